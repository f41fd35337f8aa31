"""A line a pass: how many calls before and after, and which went and came."""

from __future__ import annotations

import pytest
import torch
import tvm
from tvm import relax
from tvm.relax import op

import tk
from tk.debug.passes import calls, counted, counting, instruments, run, timed
from tk.graph.simplify_data_movement import SimplifyDataMovement


def module() -> tvm.IRModule:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((4, 6), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            y = builder.emit(op.exp(builder.emit(op.reshape(builder.emit(op.reshape(x, (6, 4))), (3, 8)))))
            out = builder.emit_output(op.add(y, y))
        builder.emit_func_output(out)
    return builder.get()


def test_calls_by_operator() -> None:
    assert calls(module()) == {"reshape": 2, "exp": 1, "add": 1}
    assert calls(relax.transform.LegalizeOps()(module())) == {"kernel": 4}


def test_a_line_a_pass() -> None:
    lines: list[str] = []
    after = run([SimplifyDataMovement(), relax.transform.LegalizeOps()], module(), lines)
    assert calls(after) == {"kernel": 3}
    first, second = lines
    assert first.startswith("SimplifyDataMovement")
    assert first.endswith("4 →     3 calls: −1 reshape")
    assert second.endswith("3 →     3 calls: −1 add, −1 exp, −1 reshape, +3 kernel")


def test_passes_that_are_left_out_do_nothing() -> None:
    lines: list[str] = []
    with tvm.transform.PassContext(opt_level=3, disabled_pass=["SimplifyDataMovement"]):
        after = run([SimplifyDataMovement()], module(), lines)
    assert calls(after) == calls(module())
    tvm.ir.assert_structural_equal(run([SimplifyDataMovement()], module(), None), SimplifyDataMovement()(module()))


def test_a_clock_has_each_pass_and_what_is_outside() -> None:
    with timed() as clock:
        clock.phase("graph")
        with tvm.transform.PassContext(opt_level=3, instruments=instruments()):
            tvm.transform.Sequential([SimplifyDataMovement(), relax.transform.LegalizeOps()])(module())
        clock.phase("build")
    found = {step for step, _, _ in clock.slowest(100)}
    assert {"SimplifyDataMovement", "LegalizeOps", "graph, outside of passes", "build, outside of passes"} <= found
    assert abs(sum(share for _, _, share in clock.slowest(100)) - 1) < 1e-6
    assert not instruments()  # nobody asks any more


def test_kernels_are_counted_as_they_are_treated() -> None:
    lines: list[tuple[str, int, int]] = []
    assert list(counted("schedule", "ab")) == ["a", "b"]  # nobody listens
    with counting(lambda *what: lines.append(what)):
        assert list(counted("schedule", "aXb", str.islower)) == ["a", "X", "b"]
        assert list(counted("check", "")) == []
    assert lines == [("schedule", 0, 2), ("schedule", 1, 2), ("schedule", 1, 2), ("schedule", 2, 2)]


def test_a_compile_counts_its_kernels() -> None:
    lines: list[tuple[str, int, int]] = []
    net = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.Softmax(-1)).eval()
    with counting(lambda *what: lines.append(what)):
        package = tk.compile(net, (torch.randn(2, 8),), target="cpu", verify=False)
    kernels = len(next(iter(package.builds.values())).kernels())
    scheduled = [done for step, done, total in lines if step == "schedule" and total == kernels]
    assert scheduled[0] == 0
    assert scheduled[-1] == kernels
    assert {step for step, _, _ in lines} == {"schedule", "check"}


def test_an_interrupt_within_a_pass_is_one_outside() -> None:
    @relax.expr_functor.mutator
    class Interrupted(relax.PyExprMutator):
        def visit_call_(self, call: relax.Call) -> relax.Expr:
            raise KeyboardInterrupt

    @relax.transform.function_pass(opt_level=0)
    class Stopped:
        def transform_function(self, func: relax.Function, mod: tvm.IRModule, context: object) -> relax.Function:
            return Interrupted(mod).visit_expr(func)

    with pytest.raises(KeyboardInterrupt):
        run([Stopped()], module(), None)
