"""Scans on a CPU: few rows side by side one after another, many in vectors; of any sizes by the same kernel."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.host import RUNNABLE
from tk.schedule.case import check
from tk.schedule.rule import NoKnobs, rule_of
from tk.schedules.cpu import scan
from tk.schedules.sort_scan_cases import _scan
from tk.target import resolve

RULE = rule_of(scan)
EDGES = (1, 2, scan.LEAST - 1, scan.LEAST, scan.LEAST + 1, 33, scan.WIDE - 1, scan.WIDE, scan.WIDE + 1, 2 * scan.WIDE + 5)


@pytest.mark.parametrize("target", RUNNABLE)
@pytest.mark.parametrize("combine", ["add", "mul", "max"])
def test_rows_of_any_number_side_by_side(combine: str, target: str) -> None:
    draw = random.Random(random.random())
    for across in draw.sample(EDGES, 4):
        dtype = draw.choice(["int32", "int64"] if combine == "max" else ["float32", "float16", "bfloat16", "int64"])
        shape = (draw.randint(1, 4), draw.randint(1, 40), across)
        sized, exclusive = draw.choice([0, 2, 3]), combine != "max" and draw.random() < 0.3
        case = _scan(shape, dtype, combine, exclusive, sized=sized)
        assert check(case, RULE, resolve(target)) <= case.tolerance, case.name


@pytest.mark.skipif("x86" not in resolve("cpu").device, reason="looks for an instruction of x86")
def test_carries_of_rows_side_by_side_are_vectors() -> None:
    """Each row alone read a line of memory for each of its elements."""
    import tvm

    from tk.codegen.library import settings

    target = resolve("cpu")
    case = _scan((2, 50, 300), "float32", sized=0)
    func = case.func(target)
    scheduled = scan.lower(func, scan.match(func, target), NoKnobs(), target)
    with target.tvm(), settings(target):
        built = tvm.tirx.build(tvm.IRModule({"main": scheduled.with_attr("global_symbol", "main")}), target.tvm())
    assert "addps" in built.inspect_source("asm")


def test_an_empty_scan_stores_nothing() -> None:
    for shape in ((0, 5, 40), (3, 0, 40), (3, 5, 0)):
        case = _scan(shape, "float32", sized=0)
        assert check(case, RULE, resolve("cpu")) == 0 or np.prod(shape) == 0
