"""Proofs among symbolic sizes: what holds is proved, and what is proved holds."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from tvm import tirx

from tests.lowering.faults import report_of
from tk.lowering.symbolic_bounds import Bounds
from tk.lowering.witness import Domain, find_witness
from tk.schedule.case import prim_func
from tk.schedule.discover import discover
from tk.schedule.rule import schedule
from tk.target import resolve

# By rule, the accesses that stay open: keys and rows of symbolic numbers, fused and taken apart again.
OPEN = {"cpu.matmul": 0, "cpu.matmul_nt": 7, "cpu.reduction": 4, "cpu.elementwise": 0, "cpu.fourier": 0}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", OPEN)
def test_indices_of_symbolic_sizes_are_proved(name: str) -> None:
    """Tiles with a rest, fused axes, guards: of a CPU rule's symbolic cases."""
    target = resolve("cpu:x86-64-v3")
    (rule,) = (rule for rule in discover("cpu") if rule.name == name)
    accesses, unproven = 0, []
    symbolic = [case for case in rule.cases if any(not isinstance(dim, int) for _, dims, _ in case.inputs for dim in dims)]
    for case in symbolic[:2]:
        with target.tvm():
            func, _ = prim_func(case, target)
            scheduled = schedule(rule, func, rule.match(func, target), target)
        report = report_of(scheduled, target)
        accesses += report.accesses
        unproven += report.unproven
    assert accesses > 0
    assert len(unproven) <= OPEN[name], "\n".join(map(str, unproven))


SIZES = range(1, 6)


class Drawn:
    """Random loops over symbolic ranges, a guard, and an index with the extent of what it is in."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.sizes = [tirx.Var(name, "int64") for name in "ns"]
        self.loops = [tirx.Var(name, "int64") for name in "ijk"]
        self.extents: list[Any] = []
        for number in range(len(self.loops)):
            self.extents.append(self.expression(self.sizes + self.loops[:number], 2))
        self.guard = self.expression(self.sizes + self.loops, 2) < self.expression(self.sizes, 1)
        self.index = self.expression(self.sizes + self.loops, 3)
        self.extent = self.expression(self.sizes, 2)
        if self.random.random() < 0.7:  # near to one another, so that one more or less decides
            first, second = (self.random.choice(self.extents) for _ in range(2))
            self.index, self.extent = self.loops[0] * self.sizes[0] + self.loops[1], self.sizes[0] * first
            if self.random.random() < 0.5:
                self.index, self.extent = self.loops[0] * 4 + tirx.floormod(self.loops[1], 4), second * 4

    def expression(self, names: list[Any], depth: int) -> Any:
        if depth == 0 or self.random.random() < 0.25:
            return self.random.choice([*names, tirx.IntImm("int64", self.random.randint(1, 6))])
        a, b = (self.expression(names, depth - 1) for _ in range(2))
        by = tirx.IntImm("int64", self.random.choice((2, 3, 4)))
        kinds = [lambda: a + b, lambda: a * b, lambda: tirx.min(a, b), lambda: tirx.max(a, b), lambda: a - by]
        kinds += [lambda: tirx.floordiv(a, by), lambda: tirx.floormod(a, by), lambda: tirx.Select(a < b, a, b)]
        kinds += [lambda: tirx.floordiv(a, self.sizes[0]), lambda: tirx.floormod(a, self.sizes[0])]
        return self.random.choice(kinds)()

    def domain(self) -> Domain:
        domain = Domain()
        for loop, extent in zip(self.loops, self.extents, strict=True):
            domain.bind(loop, 0, extent)
            domain.loops.append(loop)
        domain.guards.append(self.guard)
        return domain

    def holds(self) -> bool | None:
        """By trying small sizes; None where nothing runs."""
        ran = None
        for sizes in itertools.product(SIZES, repeat=2):
            for values in self.points(dict(zip(map(hash, self.sizes), sizes, strict=True))):
                if value_of(self.guard, values):
                    ran = True
                    at = value_of(self.index, values)
                    if not 0 <= at < value_of(self.extent, values):
                        return False
        return ran

    def points(self, values: dict[int, int], depth: int = 0) -> Any:
        if depth == len(self.loops):
            yield values
            return
        for value in range(min(40, value_of(self.extents[depth], values))):
            yield from self.points({**values, hash(self.loops[depth]): value}, depth + 1)


OPERATORS = {
    tirx.Add: lambda a, b: a + b,
    tirx.Sub: lambda a, b: a - b,
    tirx.Mul: lambda a, b: a * b,
    tirx.Min: min,
    tirx.Max: max,
    tirx.FloorDiv: lambda a, b: a // b,
    tirx.FloorMod: lambda a, b: a % b,
    tirx.LT: lambda a, b: a < b,
    tirx.LE: lambda a, b: a <= b,
    tirx.GT: lambda a, b: a > b,
    tirx.GE: lambda a, b: a >= b,
}


def value_of(expr: Any, values: dict[int, int]) -> int:
    if hash(expr) in values:
        return values[hash(expr)]
    if isinstance(expr, tirx.IntImm):
        return int(expr)
    if isinstance(expr, tirx.Select):
        return value_of(expr.true_value if value_of(expr.condition, values) else expr.false_value, values)
    return OPERATORS[type(expr)](value_of(expr.a, values), value_of(expr.b, values))


def test_nothing_is_proved_that_does_not_hold() -> None:
    proved = 0
    for seed in range(150):
        drawn = Drawn(random.randrange(1 << 30) + seed)
        domain = drawn.domain()
        bounds = Bounds(domain)
        bounds.note_sizes(drawn.sizes)
        if bounds.within(drawn.index, drawn.extent, 1):
            proved += 1
            assert drawn.holds() is not False, (drawn.extents, drawn.guard, drawn.index, drawn.extent)
    assert proved > 5


@pytest.mark.parametrize(("lanes", "inside"), [(16, True), (17, False)])
def test_one_element_decides(lanes: int, inside: bool) -> None:
    """Tiles of 16 columns, a row's rest left to others: one lane more leaves the last row."""
    s, row, tile = (tirx.Var(name, "int64") for name in ("s", "row", "tile"))
    domain = Domain()
    domain.bind(row, 0, s * 2)
    domain.bind(tile, 0, tirx.min(tirx.floordiv(s, 16) + tirx.min(tirx.floormod(s, 16), 1), tirx.floordiv(s, 16)))
    assert Bounds(domain).within(row * s + tile * 16, s * s * 2, lanes) is inside
    assert not Bounds(domain).within(row * s + tile * 16 - 1, s * s * 2, 1)


def test_a_range_that_is_bound_anew_is_another_one() -> None:
    s, i = tirx.Var("s", "int64"), tirx.Var("i", "int64")
    domain = Domain()
    bounds = Bounds(domain)
    domain.bind(i, 0, s)
    assert bounds.within(i * 3, s * 3, 3)
    domain.bind(i, 0, s + 1)
    assert not bounds.within(i * 3, s * 3, 3)


def test_a_warps_number_is_no_mask_of_threads() -> None:
    """Of a shuffle the witness took the mask: no thread was in a guard on warps, and all in it was taken for safe."""
    thread = tirx.Var("threadIdx_x", "int32")
    warp = tirx.call_intrin("int32", "tirx.tvm_warp_shuffle", tirx.const(0xFFFFFFFF, "uint32"), thread // 32, 0, 32, 32)
    domain = Domain()
    domain.bind(thread, 0, tirx.const(128, "int32"))
    domain.push(warp < 2)
    assert "threadIdx_x = 63" in find_witness(domain, [(thread, tirx.const(63, "int32"), 1)]).outside
    inside = find_witness(domain, [(thread, tirx.const(64, "int32"), 1)])
    assert (inside.outside, inside.complete) == ("", True)
