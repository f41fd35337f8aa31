"""What decides the families of inputs is read off the function."""

from __future__ import annotations

import numpy as np
import pytest
from tvm import te, tirx

from tests.tuning.red_team.problems import Problem
from tk.schedule.case import prim_func
from tk.schedules.cpu.attention import CASES as ATTENTION
from tk.schedules.cuda.attention.decode.cases import CASES as DECODE
from tk.target import resolve
from tk.tuning.check.traits import traits
from tk.tuning.database.workload import canonical
from tk.verify.families import FAINT, draw, families_for
from tk.verify.tolerance import unit_roundoff


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_keys_decide_exponents_but_values_do_not(dtype: str) -> None:
    found = traits(canonical(Problem("ATTEND", dtype, 3, 8, 40).func()))
    assert [each.exponent for each in found.operands] == [True, True, False]
    plans = {plan.name: plan.values for plan in families_for(found)}
    assert [each.normal for each in plans["even"]] == [FAINT, FAINT, 1.0]
    impulses = [values for name, values in plans.items() if name.startswith("impulses")]
    assert [values[2].offset for values in impulses] == [8 * number for number in range(5)]  # each key has its turn
    assert all(values[2].impulse and not (values[0].impulse or values[1].impulse) for values in impulses)
    for family in ("SOFTMAX", "MATMUL", "RMS"):
        func = canonical(Problem(family, dtype, 3, 8, 40).func())
        assert "even" not in {plan.name for plan in families_for(traits(func))}


def test_reductions_of_several_values_at_once_are_seen_whole() -> None:
    """What TVM binds before it stores both was not looked at: an argmax compared nothing, two sums had one term."""
    found = traits(canonical(Problem("ARGMAX", "float32", 3, 1, 40).func()))
    assert (found.compares, found.picks, found.terms) == (True, True, 1)
    assert {"ascending", "descending", "ties"} <= {plan.name for plan in families_for(found)}
    x, r = te.placeholder((3, 40), "float32", name="x"), te.reduce_axis((0, 40), "r")
    both = te.comm_reducer(lambda a, b: (a[0] + b[0], a[1] + b[1]), lambda *dtypes: [tirx.const(0, t) for t in dtypes])
    sums = te.compute((3,), lambda i: both((tirx.exp(x[i, r]), x[i, r] * x[i, r]), axis=r), name="sums")
    found = traits(canonical(te.create_prim_func([x, te.compute((3,), lambda i: sums[0][i] + sums[1][i], name="out")])))
    assert (found.picks, found.terms, found.degree, found.exact) == (False, 40, 2, False)
    assert [each.exponent for each in found.operands] == [True]


def test_a_position_has_the_range_of_the_columns_that_it_is_compared_with() -> None:
    """It was drawn as an index of the smallest tensor: 0 or 1 of 701, so that no candidate met a third column."""
    cpu, h200 = resolve("cpu"), resolve("h200")
    for cases, name, target, ranges in (
        (ATTENTION, "window_float32", cpu, {"position": 901}),
        (DECODE, "decode_pages_wide_float16", h200, {"position": 641, "table": 35}),  # pages, counted from the end if negative
    ):
        case = next(case for case in cases if case.name == name)
        with target.tvm():
            mod = canonical(prim_func(case, target)[0])
        found = zip(mod["main"].params, traits(mod).operands, strict=False)
        assert {param.name: each.highest for param, each in found if each.dtype.startswith("int")} == ranges


def test_an_index_that_is_computed_stays_within_all_tensors() -> None:
    table, at = te.placeholder((50, 8), "float32", name="table"), te.placeholder((6,), "int32", name="at")
    twice = te.compute((6,), lambda i: at[i] * 7, name="twice")
    func = te.create_prim_func([table, at, te.compute((6, 8), lambda i, j: table[twice[i], j], name="out")])
    assert 1 < traits(canonical(func)).operands[1].highest <= 50 / 7


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_near_ties_are_for_maxima_of_what_is_not_rounded(dtype: str) -> None:
    rng = np.random.default_rng(3)
    for family, is_there in (("ARGMAX", True), ("MAX", True), ("SUM", False), ("SOFTMAX", False), ("ADD", False)):
        found = traits(canonical(Problem(family, dtype, 3, 8, 400).func()))
        plans = {plan.name: plan.values[0] for plan in families_for(found)}
        assert ("near" in plans) == is_there, family
        if is_there:
            values = draw(plans["near"], found.operands[0], (1200,), dtype, rng).astype("float64")
            steps = np.diff(np.unique(values))
            assert len(steps) + 1 == 9  # none is rounded to another
            assert (np.unique(steps) <= 2 * unit_roundoff(dtype) / 64).all()
    x, r = te.placeholder((3, 400), dtype, name="x"), te.reduce_axis((0, 400), "r")
    added = te.compute((3, 400), lambda i, j: x[i, j] + x[i, (j + 1) % 400], name="added")
    found = traits(canonical(te.create_prim_func([x, te.compute((3,), lambda i: te.max(added[i, r], axis=r), name="out")])))
    values = draw({plan.name: plan.values[0] for plan in families_for(found)}["near"], found.operands[0], (400,), dtype, rng)
    whole = values.astype("float64")
    sums = whole + np.roll(whole, -1)
    assert np.array_equal(sums, sums.astype(dtype).astype("float64"))  # the sums are exact
