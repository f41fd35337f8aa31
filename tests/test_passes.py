"""A line a pass: how many calls before and after, and which went and came."""

from __future__ import annotations

import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.simplify_data_movement import SimplifyDataMovement
from tk.passes import calls, instruments, run, timed


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
