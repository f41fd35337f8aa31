"""Whole numbers and floats that a model reads out of its tensors, where an operator takes a number, not a tensor."""

from __future__ import annotations

import torch

import tk
from tests.torch_function import Function


def _moved(x: torch.Tensor, by: torch.Tensor) -> tuple[torch.Tensor, ...]:
    rows, columns = int(by[0]), int(by[1])
    torch._check(rows >= 0)
    torch._check(rows <= 6)
    part = (x * 2).as_strided((2, 3), (rows, 1), rows)
    return x.roll((rows, columns), (0, 1)) * 2, x.roll(columns) + 1, part


def _written(x: torch.Tensor, by: torch.Tensor) -> tuple[torch.Tensor, ...]:
    steps, first = torch.arange(6), int(by[0])
    bits = (steps << first) + (first << steps) - (x.to(torch.int64) >> first)
    rows = x.scatter(0, torch.zeros(1, 6, dtype=torch.int64), float(by[1]))
    return bits, (steps & first) + (steps | first) * (steps ^ first), rows, torch.searchsorted(steps, first)


def _check(function: Function, drawn: list[list[int]]) -> None:
    x = torch.rand(8, 6) * 100
    loaded = tk.load(tk.compile(function, (x, torch.tensor([3, -2])), target="cpu", verify=False))
    for by in map(torch.tensor, drawn):
        for made, expected in zip(loaded(x, by), function(x, by), strict=True):
            torch.testing.assert_close(made, expected)


def test_shifts_and_strides_that_no_shape_has() -> None:
    """A kernel that was not given them read variables that nobody had defined, which no compiler takes."""
    _check(Function(_moved), [[3, -2], [0, 7], [6, -13]])


def test_numbers_computed_with() -> None:
    _check(Function(_written), [[3, -2], [0, 7], [2, 0]])


def test_a_number_shifted_by_a_tensor() -> None:
    x = torch.randint(0, 30, (7,))
    module = Function(lambda x: ((1 << x) - (-77 >> x),))
    loaded = tk.load(tk.compile(module, (x,), target="cpu", verify=False))
    assert torch.equal(loaded(x)[0], module(x)[0])
