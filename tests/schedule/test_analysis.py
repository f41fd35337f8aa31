"""What is inlined into one expression is bounded."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tvm import relax
from tvm.ir import Expr, IRModule
from tvm.s_tir import Schedule
from tvm.tirx import PrimFunc

from tests.host import HOST
from tk.graph.legalize import LEGALIZE
from tk.schedule import analysis
from tk.schedule.analysis import MOST_CHOICES, MOST_LOADS, _choices, _loads, blocks, fresh_schedule, inline_cheap
from tk.schedules.cpu import elementwise, reduction, split_reduction
from tk.target import resolve


def relus(count: int) -> PrimFunc:
    """A function of one chain of so many relus."""
    return chain(count, relax.op.nn.relu)


def kept_nans(x: Expr) -> Expr:
    """The maximum of x and 0, of NaN NaN: x has three readers that read it once each."""
    zero = relax.const(0.0, "float32")
    return relax.op.where(relax.op.isnan(x), x, relax.op.maximum(x, zero))


def chain(count: int, step: Callable[[Expr], Expr]) -> PrimFunc:
    """A function of one chain of so many steps."""
    x, builder = relax.Var("x", relax.TensorType([8], "float32")), relax.BlockBuilder()
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            y = x
            for _ in range(count):
                y = builder.emit(step(y))
            y = builder.emit_output(y)
        builder.emit_func_output(y)
    passes = [relax.transform.LegalizeOps(LEGALIZE), relax.transform.AnnotateTIROpPattern(), relax.transform.FuseOps()]
    with HOST:
        mod = builder.get()
        for each in [*passes, relax.transform.FuseTIR()]:
            mod = each(mod)
    (func,) = [func for _, func in mod.functions_items() if not isinstance(func, relax.Function)]
    return func


def test_a_chain_of_relus_does_not_double_with_each() -> None:
    sch = fresh_schedule(relus(12))
    inline_cheap(sch)
    loads = [len(_loads(sch.get(block))) for block in blocks(sch)]
    assert max(loads) <= MOST_LOADS
    assert len(loads) == 3  # five relus in one, and what is left


def test_a_chain_of_what_is_read_by_several_does_not_triple_with_each() -> None:
    sch = fresh_schedule(chain(8, kept_nans))
    inline_cheap(sch)
    loads = [len(_loads(sch.get(block))) for block in blocks(sch)]
    assert max(loads) <= MOST_LOADS
    assert 2 <= len(loads) <= 5


def moved(x: Expr) -> Expr:
    """Three parts of x, the middle one shifted: x has three readers, and a concatenation chooses among them."""
    parts = [relax.op.strided_slice(x, [0], [begin], [end]) for begin, end in ((0, 2), (1, 5), (6, 8))]
    return relax.op.concat(parts, axis=0)


def test_a_chain_of_choices_does_not_triple_with_each() -> None:
    """Four of them in a row, inlined, choose 80 times: TVM simplifies each choice with the conditions of those around it."""
    sch = fresh_schedule(chain(6, moved))
    inline_cheap(sch)
    choices = [_choices(sch.get(block))[0] for block in blocks(sch)]
    assert max(choices) <= MOST_CHOICES
    assert 1 < len(choices) <= 6


def test_rules_that_are_asked_make_one_schedule(monkeypatch: pytest.MonkeyPatch) -> None:
    """To match a chain of elementwise blocks, the rules for a CPU look at one list of its blocks."""
    func, made = relus(3), list[IRModule]()

    def noted(mod: IRModule, make: Callable[[IRModule], Schedule] = analysis.schedule_of) -> Schedule:
        made.append(mod)
        return make(mod)

    monkeypatch.setattr(analysis, "schedule_of", noted)
    assert elementwise.match(func, resolve("cpu")) is not None
    assert reduction.match(func, resolve("cpu")) is None
    assert split_reduction.match(func, resolve("cpu")) is None
    assert len(made) == 1
