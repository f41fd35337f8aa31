"""Formulas of operators that torch has none for, beside torch's kernels, and what is imported of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from tests.frontend.running import run
from tests.torch_function import Function
from tk.frontend import load
from tk.frontend.torch.further_formulas import FURTHER_FORMULAS

ATEN = torch.ops.aten


@pytest.mark.parametrize("size", [3, 12, 40])
def test_positions_of_a_known_number(size: int) -> None:
    x = torch.randn(4, 5) * (torch.rand(4, 5) < 0.6)
    made = FURTHER_FORMULAS[ATEN.nonzero_static.default](x, size=size, fill_value=-7)
    assert torch.equal(made, torch.nonzero_static(x, size=size, fill_value=-7))


@pytest.mark.parametrize("options", [{}, {"range": (-1.0, 2.0)}, {"density": True}, {"weight": True, "range": (-1.5, 1.0)}])
def test_a_histogram(options: dict[str, Any]) -> None:
    x = torch.randn(500, dtype=torch.float64)
    given = options | ({"weight": torch.rand(500, dtype=torch.float64)} if "weight" in options else {})
    for out, ref in zip(FURTHER_FORMULAS[ATEN.histogram.bin_ct](x, 17, **given), torch.histogram(x, 17, **given), strict=True):
        torch.testing.assert_close(out, ref)
    edges = torch.tensor([-1.0, -0.5, 0.25, 2.0], dtype=torch.float64)
    out, _ = FURTHER_FORMULAS[ATEN.histogram.bins_tensor](torch.cat([x, edges]), edges)
    torch.testing.assert_close(out, torch.histogram(torch.cat([x, edges]), edges)[0])


@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min", "prod"])
@pytest.mark.parametrize("initial", [None, 2.0])
def test_segments(reduce: str, initial: float | None) -> None:
    """One of none among them, by their lengths and by where they begin."""
    data = torch.randn(9, 3, dtype=torch.float64)
    lengths, offsets = torch.tensor([2, 0, 4, 3]), torch.tensor([0, 2, 2, 6, 9])
    for given in ({"lengths": lengths}, {"offsets": offsets}):
        made = FURTHER_FORMULAS[ATEN.segment_reduce.default](data, reduce, **given, initial=initial)
        expected = torch.segment_reduce(data, reduce, **given, unsafe=True, initial=initial)
        torch.testing.assert_close(made, expected, equal_nan=True)


@pytest.mark.parametrize("operator", [each for each in FURTHER_FORMULAS if "polynomial" in str(each)], ids=str)
def test_a_polynomial(operator: Any) -> None:
    x = torch.rand(50, dtype=torch.float64) * 2 - 1
    function = getattr(torch.special, str(operator).split(".")[1].removeprefix("special_"))
    for n in (-1, 0, 1, 2, 5, 8):
        torch.testing.assert_close(FURTHER_FORMULAS[operator](x, n), function(x, n), rtol=1e-9, atol=1e-9)


def in_a_model(x: torch.Tensor, lengths: torch.Tensor) -> Any:
    return (
        torch.nonzero_static(x > 0, size=9),
        *torch.histogram(x, 5, range=(-1.0, 1.0)),
        torch.segment_reduce(x, "max", lengths=lengths, unsafe=True),
        torch.special.chebyshev_polynomial_t(x, 3),
        torch.take(x, lengths[0]),
        torch.take(x, lengths - 4),
        *torch.triangular_solve(x[:3], x[3:] + 3 * torch.eye(3), upper=False, transpose=True),
    )


def test_what_is_imported_of_them() -> None:
    x, lengths = torch.randn(6, 3), torch.tensor([1, 3, 2])
    outs = run(load(Function(in_a_model), (x, lengths)))
    for out, ref in zip(outs, in_a_model(x, lengths), strict=True):
        np.testing.assert_allclose(out, ref.numpy(), rtol=1e-5, atol=1e-5)
