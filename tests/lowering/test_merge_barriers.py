"""One barrier a round in loops that copy several rounds ahead: what is rewritten, and that everything else is left alone."""

import re

import tvm
from tvm.script import tirx as T

from tk.lowering.merge_barriers import HINT, merge_barriers


def module(hint: bool, barrier: bool = True):
    annotations = {HINT: 1} if hint else {}

    @T.prim_func(s_tir=True)
    def main(a: T.handle) -> None:
        A = T.match_buffer(a, (64,), "float32")
        for i in T.serial(8, annotations=annotations):
            with T.attr(0, "async_commit_queue_scope", 0):
                if barrier:
                    T.evaluate(T.tvm_storage_sync("shared.dyn"))
                for c in range(4):
                    A[c] = T.float32(1)
                A[9] = T.float32(2)
            with T.attr(0, "async_wait_queue_scope", 0), T.attr(0, "async_wait_inflight_count", 2):
                T.evaluate(T.tvm_storage_sync("shared"))
                for j in range(2):
                    A[10 + j] = T.float32(3)
                    A[20 + j] = T.float32(4)
            A[30 + i] = T.float32(5)

    return tvm.IRModule({"main": main})


def steps(mod):
    """What one round does, in order: "barrier", "wait", "commit", or the constant that is stored."""
    from tvm.tirx import AttrStmt, BufferStore, Evaluate, For, IfThenElse, SeqStmt

    def walk(stmt):
        if isinstance(stmt, SeqStmt):
            return [step for part in stmt.seq for step in walk(part)]
        if isinstance(stmt, AttrStmt):
            if stmt.attr_key == "async_commit_queue_scope":
                return [*walk(stmt.body), "commit"]
            return [*(["wait"] if stmt.attr_key == "async_wait_queue_scope" else []), *walk(stmt.body)]
        if isinstance(stmt, For | IfThenElse):
            return walk(stmt.body if isinstance(stmt, For) else stmt.then_case)
        return ["barrier"] if isinstance(stmt, Evaluate) else [float(stmt.value)] if isinstance(stmt, BufferStore) else ["?"]

    body = mod["main"].body
    while not isinstance(body, For):
        body = body.block.body if hasattr(body, "block") else body.body
    return walk(body.body)


def opened(mod):
    """The function without the block around its body, as it is after lowering."""
    func = mod["main"]
    body = func.body.block.body if hasattr(func.body, "block") else func.body
    return tvm.IRModule({"main": func.with_body(body)})


BEFORE = ["barrier", 1.0, 2.0, "commit", "wait", "barrier", 3.0, 4.0, 5.0]


def test_the_first_barrier_goes_and_the_second_stands_behind_the_first_use():
    mod = opened(module(hint=True))
    assert steps(mod) == BEFORE
    assert steps(merge_barriers(mod)) == [3.0, 1.0, 2.0, 4.0, "commit", "wait", "barrier", 5.0]


def test_each_copy_is_made_once():
    text = merge_barriers(opened(module(hint=True))).script()
    assert "for j in range(2)" in text
    assert "for c in T.unroll(4)" in text
    condition = re.search(r"if T\.Div\(c \* (\d+), (\d+)\) - j == 0", text)
    assert condition is not None, text
    times, over = map(int, condition.groups())
    assert [c * times // over for c in range(4)] == [0, 0, 1, 1]  # the step of each
    assert "if j == 0:" in text  # what is no loop is copied in the first step


def test_other_loops_stay():
    assert steps(merge_barriers(opened(module(hint=False)))) == BEFORE
    unexpected = opened(module(hint=True, barrier=False))
    assert steps(merge_barriers(unexpected)) == steps(unexpected)
