"""Bounds of quotients and remainders: what is proved holds at every point, and one element more or less decides."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from tvm import tirx
from tvm.script import from_source

from tk.lowering import memory_safety
from tk.lowering.digit_bounds import DigitBounds
from tk.lowering.findings import Report
from tk.lowering.memory_safety import check_function
from tk.lowering.witness import Domain, find_witness


def number(value: int) -> tirx.IntImm:
    return tirx.const(value, "int32")


def drawn(rng: np.random.Generator, variables: list[tirx.Var], depth: int) -> tirx.Expr:
    """A sum of digits, as indices and conditions are made of."""
    if depth == 0:
        return variables[rng.integers(len(variables))] + 0
    a, b = (drawn(rng, variables, depth - 1) for _ in range(2))
    by = number(int(rng.integers(2, 9)))
    kinds = (a + b, a - b, a * by + b, tirx.floordiv(a, by), tirx.floormod(a, by), a * by + tirx.floordiv(b, by), a - by)
    return kinds[rng.integers(len(kinds))]


def condition(rng: np.random.Generator, variables: list[tirx.Var]) -> tirx.Expr:
    a, b = drawn(rng, variables, 2), number(int(rng.integers(-4, 40)))
    between, outside = tirx.And(a > b - 9, a < b), tirx.Or(a > b, a < b - 9)
    kinds = (a < b, a <= b, b < a, a >= b, tirx.EQ(a, b), tirx.Not(a < b), between, tirx.Not(outside))
    return kinds[rng.integers(len(kinds))]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_proved_holds_at_every_point(seed: int) -> None:
    """Of random indices under random conditions, with the least extent and the greatest offset that are proved."""
    rng = np.random.default_rng()
    proved = exact = 0
    for _ in range(60):
        domain, variables = Domain(), [tirx.Var(name, "int32") for name in "xyz"]
        for var in variables:
            domain.bind(var, number(int(rng.integers(-3, 4))), number(int(rng.integers(1, 24))))
        name = tirx.Var("name", "int32")
        domain.define(name, drawn(rng, variables, 2))
        variables.append(name)
        bounds, index = DigitBounds(domain), drawn(rng, variables, 3)
        for _ in range(int(rng.integers(4))):
            domain.push(condition(rng, variables))
        bounds.within(index, 1, 1)  # enters the conditions
        low, high = bounds._bound(bounds._sum(index))
        size = high - low + 1
        if size < 1:  # the conditions are never met together
            assert find_witness(domain, [(number(-1), number(0), 1)], whole=True).complete
            continue
        assert bounds.within(index - low, size, 1)
        assert not bounds.within(index - low, size - 1, 1)
        assert not bounds.within(index - (low + 1), size, 1)
        domain.points = None
        outcome = find_witness(domain, [(index - number(low), number(size), 1)], whole=True)
        assert outcome.complete, (index, low, high, domain.guards, outcome)
        proved += 1
        exact += not find_witness(domain, [(index - number(low), number(size - 1), 1)], whole=True).complete
    assert proved > 30
    assert exact > 4  # bounds that are far too wide hold as well


def thread_digits(blocks: int, threads: int = 256) -> tuple[Domain, Any, Any]:
    domain = Domain()
    block, thread = tirx.Var("blockIdx_x", "int32"), tirx.Var("threadIdx_x", "int32")
    domain.bind(block, 0, number(blocks))
    domain.bind(thread, 0, number(threads))
    return domain, block, thread


@pytest.mark.parametrize(("offset", "lanes", "inside"), [(96, 4, True), (97, 4, False), (96, 5, False), (92, 4, False)])
def test_a_condition_and_an_index_spell_a_digit_in_two_ways(offset: int, lanes: int, inside: bool) -> None:
    """A concatenation's third part: from its 24th vector of 48 on, which the condition says of eights."""
    domain, block, thread = thread_digits(588)
    index = (block * 16 + thread // 16) // 3 * 32 + (block * 256 + thread) % 48 * 4 - offset
    domain.push((block * 256 + thread) % 48 < 32)
    domain.push((block * 32 + thread // 8) % 6 >= 3)
    assert DigitBounds(domain).within(index, 100352, lanes) is inside


@pytest.mark.parametrize(("rows", "inside"), [(227, True), (228, False)])
def test_a_row_is_bounded_as_a_sum(rows: int, inside: bool) -> None:
    """A padded convolution of stride 2: what is known of 2 · row + step // 21 is known of 42 · row + step."""
    domain, block, thread = thread_digits(392, 128)
    step, y, x = tirx.Var("step", "int32"), thread // 8, thread % 8
    domain.bind(step, 0, number(10))
    k, row, column = step * 16 + x % 4 * 4 + 1, (block * 2 + y // 8) // 7, (block * 32 + y * 2 + x // 4) % 112
    index = row * 1344 + k // 21 * 672 + column * 6 + k % 21 - 2025
    domain.push(step * 8 + x % 4 * 2 < 73)
    domain.push(tirx.all(row * 2 + k // 21 >= 3, row * 2 + k // 21 < rows))
    domain.push(tirx.all(column * 2 + k % 21 // 3 >= 3, column * 2 + k % 21 // 3 < 227))
    bounds = DigitBounds(domain)
    assert bounds.within(index, 150528, 1) is inside
    assert not bounds.within(index - 1, 150528, 1)


def test_what_a_condition_said_is_forgotten_behind_it() -> None:
    """Also of a loop whose number of turns it bounded."""
    domain, block, thread = thread_digits(4)
    turn = tirx.Var("turn", "int32")
    domain.bind(turn, 0, thread + 1)
    bounds = DigitBounds(domain)
    domain.push(thread < 8)
    assert bounds.within(turn, 8, 1)
    assert bounds.within(block * 8 + thread, 32, 1)
    bounds.leave(0)
    domain.guards.pop()
    assert not bounds.within(turn, 8, 1)
    assert not bounds.within(block * 8 + thread, 32, 1)
    domain.bind(thread, 0, number(8))
    assert bounds.within(turn, 8, 1)


def concatenation(parts: int, extent: int) -> Any:
    """32 of 32 · `parts` channels from each part of `extent` elements, a load in the conditions of all parts behind it."""
    n, digit = "b * 256 + t", f"(b * 256 + t) % {parts * 8}"
    lines = []
    for part in range(parts):
        conditions = [f"{digit} < {other * 8}" for other in reversed(range(part + 1, parts))]
        conditions += [f"{part * 8} <= {digit}"] if part else []
        load = f"x{part}[({n}) // {parts * 8} * 32 + {digit} * 4 - {part * 32}]"
        indents = ["    " * depth for depth in range(2, 3 + len(conditions))]
        lines += [f"{indent}if {condition}:" for indent, condition in zip(indents[:-1], conditions, strict=True)]
        lines.append(f"{indents[-1]}y[{n}] = {load}")
    given = ", ".join(f"x{part}: T.Buffer(({extent},), 'float32')" for part in range(parts))
    return from_source(
        f"@T.prim_func(s_tir=True)\ndef main({given}, y: T.Buffer(({parts * 8 * 256},), 'float32')):\n"
        f"    for b, t in T.grid({parts * 8}, 256):\n" + "\n".join(lines)
    )


@pytest.mark.parametrize("extent", [256 * 32, 256 * 32 - 4])
def test_a_concatenation_is_proved_without_looking_at_points(extent: int) -> None:
    report = Report()
    with patch.object(memory_safety, "find_witness", wraps=find_witness) as search:
        check_function(concatenation(12, extent), "concatenate", report)
    if extent == 256 * 32:
        assert not search.called
        assert (report.defects, report.unproven) == ([], [])
    else:
        assert len(report.defects) == 12  # each part's last element


def test_a_condition_is_read_once_however_many_accesses_are_under_it() -> None:
    """A part's load stands in the conditions of all parts behind it: their text grows with the square of the parts, what is
    read of it does not."""
    reads = []
    for parts in (10, 40):
        with patch.object(DigitBounds, "_bounds_of", autospec=True, side_effect=DigitBounds._bounds_of) as read:
            check_function(concatenation(parts, 256 * 32), "concatenate", Report())
        reads.append(read.call_count)
    assert reads[0] > 10
    assert reads[1] <= reads[0] * 4 + 8
