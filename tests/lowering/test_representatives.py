"""Values that stand for all others: comparing an index at them finds what comparing it everywhere does."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest
from tvm import tirx

from tk.lowering import witness
from tk.lowering.witness import WHOLE, Domain, find_witness


def number(value: int) -> tirx.IntImm:
    return tirx.const(value, "int32")


def drawn(rng: np.random.Generator, variables: list[tirx.Var], depth: int) -> tirx.Expr:
    """An expression of the kinds that indices and their conditions are made of."""
    if depth == 0:
        return variables[rng.integers(len(variables))] + 0
    a, b = (drawn(rng, variables, depth - 1) for _ in range(2))
    by = number(int(rng.integers(2, 7)))
    kinds = (a + b, a - b, a * by, tirx.floordiv(a, by), tirx.floormod(a, by), tirx.Min(a, b), tirx.Select(a < b, a, b + by))
    return kinds[rng.integers(len(kinds))]


@pytest.mark.parametrize("seed", range(4))
def test_an_index_is_inside_of_all_points_where_it_is_of_those_that_stand_for_them(seed: int) -> None:
    rng = np.random.default_rng()
    found = [0, 0]
    for drawn_before in range(400):
        if drawn_before >= 40 and all(found):
            break
        domain, variables = Domain(), [tirx.Var(name, "int32") for name in "xyz"]
        for var in variables:
            domain.bind(var, number(int(rng.integers(-3, 4))), number(int(rng.integers(3, 24))))
        name = tirx.Var("name", "int32")
        domain.define(name, drawn(rng, variables, 2))
        variables.append(name)
        for _ in range(rng.integers(3)):
            domain.push(drawn(rng, variables, 2) < drawn(rng, variables, 1))
        index, extent = drawn(rng, variables, 3) + int(rng.integers(60)), number(int(rng.integers(60, 260)))
        with patch.object(witness, "FEW", 0):
            few = find_witness(domain, [(index, extent, 1)], whole=True)
        domain.points = None
        with patch.object(witness, "FEW", WHOLE):
            every = find_witness(domain, [(index, extent, 1)], whole=True)
        assert few.complete == every.complete, (index, extent, domain.guards)
        found[every.complete] += 1
    assert all(found)


def test_a_padded_convolutions_rows_are_proved_by_some_of_their_points() -> None:
    """98 · 16 · 8 · 36 points are more than are evaluated."""
    domain = Domain()
    block, y, x, k = (tirx.Var(name, "int32") for name in ("blockIdx_x", "threadIdx_y", "threadIdx_x", "k"))
    for var, count in ((block, 98), (y, 16), (x, 8), (k, 36)):
        domain.bind(var, 0, number(count))
    row = k // 12 + (block * 4 + y // 4) // 7
    column = k % 12 // 4 + (block * 32 + y * 2 + x // 4) % 56
    index = k // 12 * 3584 + block * 2048 + y * 128 + x // 4 * 64 + k % 12 * 16 + x % 4 * 4 - 3648
    domain.push(tirx.all(row >= 1, row < 57, column >= 1, column < 57))
    assert find_witness(domain, [(index, number(200704), 2)], whole=True).complete
    assert not find_witness(domain, [(index + 1, number(200692), 4)], whole=True).complete
    domain.guards.pop()
    domain.push(tirx.all(row >= 1, row < 58, column >= 1, column < 57))
    assert not find_witness(domain, [(index, number(200704), 2)], whole=True).complete
