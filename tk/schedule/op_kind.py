"""What kind of work a PrimFunc does, for reports: one of FAMILIES, read off what its blocks compute."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, BufferStore, PrimFunc, Stmt

__all__ = ["FAMILIES", "family", "gathered"]

ATTENTION = 4  # reductions: scores, their maximum, the sum of powers, values

FAMILIES = ("matmul", "attention", "softmax", "norm", "reduction", "elementwise", "gather", "copy", "other")
"""product: sums of products of two tensors, convolutions too; attention: two of them and a softmax; softmax: powers and
their sum; norm: a sum and a root; gather: indices read from another tensor; copy: values only moved (transpose, concat,
pad); other: what is none of these, such as sorts and scans."""


def family(func: PrimFunc) -> str:
    """The family of an unscheduled function. The first of these that any of its blocks shows: attention, a matmul, a softmax,
    a norm, another reduction, a gather, arithmetic, a move."""
    seen = _seen(func)
    if seen.matmul:
        return "attention" if seen.reductions >= ATTENTION and "exp" in seen.calls else "matmul"
    if seen.reductions:
        if "exp" in seen.calls:
            return "softmax"
        return "norm" if seen.calls & {"sqrt", "rsqrt"} else "reduction"
    if not seen.blocks:
        return "other"
    if seen.indirect:
        return "gather"
    return "elementwise" if seen.arithmetic else "copy"


def gathered(func: PrimFunc) -> list[Buffer]:
    """The parameters of an unscheduled function that it reads at indices read from another, as an embedding's table."""
    found = _seen(func).indirect
    return [param for param in func.params if any(param.same_as(source) for source in found)]


@lru_cache(maxsize=8)
def _seen(func: PrimFunc) -> _Seen:
    """What is in `func`; a report asks for its family and for what it gathers."""
    return _Seen(func)


class _Seen:
    """What the blocks of a function contain."""

    def __init__(self, func: PrimFunc) -> None:
        self.blocks, self.reductions, self.matmul, self.arithmetic = 0, 0, False, False
        self.indirect: list[Buffer] = []
        self.calls: set[str] = set()
        self._statement(func.body)

    def _statement(self, node: Stmt) -> None:
        from tvm import s_tir, tirx

        if isinstance(node, s_tir.SBlock) and node.iter_vars:
            self.blocks += 1
            self.reductions += any(axis.iter_type == tirx.IterVar.CommReduce for axis in node.iter_vars)
        if isinstance(node, tirx.BufferStore):
            self._stored(node)
        for name in ("block", "body", "then_case", "else_case"):
            if getattr(node, name, None) is not None:
                self._statement(getattr(node, name))
        for part in getattr(node, "seq", ()):
            self._statement(part)

    def _stored(self, store: BufferStore) -> None:
        from tvm import tirx
        from tvm.ir import Call, TensorLoad

        self.matmul |= _multiplies_and_adds(store)
        within: list[Expr] = [store.value]
        while within:  # the value alone: arithmetic on indices is no work
            node = within.pop()
            if isinstance(node, TensorLoad):
                self.indirect += [node.source] * any(map(_loads, node.indices))
                continue
            if isinstance(node, Call):
                name = str(getattr(node.op, "name", "")).rpartition(".")[2]
                self.calls.add(name)
                within += list(node.args[1:] if name == "if_then_else" else node.args)
                self.arithmetic |= name != "if_then_else"
            elif isinstance(node, tirx.Select):
                within += [node.true_value, node.false_value]
            elif isinstance(node, tirx.Cast):
                within.append(node.value)
                self.arithmetic = True
            elif hasattr(node, "a") and hasattr(node, "b"):
                within += [node.a, node.b]
                self.arithmetic = True


def _multiplies_and_adds(store: BufferStore) -> bool:
    """Whether a store adds the product of two different values to what its element holds."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import TensorLoad

    if not isinstance(store.value, tirx.Add):
        return False
    sides = (store.value.a, store.value.b)
    for load, part in (sides, reversed(sides)):
        while isinstance(part, tirx.Cast):
            part = part.value
        if isinstance(load, TensorLoad) and load.source.same_as(store.buffer) and isinstance(part, tirx.Mul):
            return _loads(part.a) and _loads(part.b) and not tvm_ffi.structural_equal(part.a, part.b)
    return False


def _loads(expr: Expr | float) -> bool:
    """Whether an expression reads any tensor."""
    from tvm.ir import TensorLoad

    if isinstance(expr, TensorLoad):
        return True
    parts = [getattr(expr, name, None) for name in ("a", "b", "value", "condition", "true_value", "false_value")]
    return any(_loads(part) for part in (*parts, *getattr(expr, "args", ())) if part is not None and not isinstance(part, int))
