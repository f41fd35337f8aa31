"""Factors of large matrices by panels and matmuls: what they compute, on the CPU, where their definitions run; that they are
the same operators as whole ones, of singular and ill-conditioned matrices too; and what a GPU's program of them is made of."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import linalg
from torch.export import Dim
from tvm import relax

from tests.torch_function import Function
from tk import pipeline
from tk.frontend.torch.load import load_module
from tk.graph.matrices import blocked
from tk.schedule.discover import supported_on
from tk.target import resolve
from tk.verify.stages import run_compiled

A100, CPU, H200 = resolve("a100"), resolve("cpu"), resolve("h200")


@pytest.fixture
def small_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocked on any target, and small enough to have several panels and levels."""
    monkeypatch.setattr(blocked, "panel_width", lambda supported, define, m: 32)
    monkeypatch.setattr(blocked, "LEAST", 5)
    monkeypatch.setattr(blocked, "WHOLE", 64)


def run(function: Callable[..., Any], *args: torch.Tensor) -> list[torch.Tensor]:
    model = load_module(Function(function), args)
    outs, _ = run_compiled(model, resolve("cpu"), list(model.example_inputs or ()))
    return [torch.as_tensor(np.asarray(out)) for out in outs]


def error(got: torch.Tensor, want: torch.Tensor) -> float:
    return float(linalg.norm(got.double() - want) / linalg.norm(want))


def positive(x: torch.Tensor) -> torch.Tensor:
    return x @ x.mT / x.shape[-1] + torch.eye(x.shape[-1], dtype=x.dtype) / 8


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "cholesky": lambda x: linalg.cholesky_ex(positive(x)),
    "upper": lambda x: (linalg.cholesky(positive(x), upper=True),),
    "slogdet": lambda x: tuple(linalg.slogdet(x)),
    "lu": lambda x: linalg.lu_factor_ex(x),
    "inverse": lambda x: linalg.inv_ex(x),
    "solve": lambda x: (linalg.solve(x, x[..., :3] + 1), linalg.solve(x, x[..., :1, :] + 1, left=False)),
    "lower": lambda x: (
        linalg.solve_triangular(x.tril() + 9 * torch.eye(x.shape[-1], dtype=x.dtype), x[..., :5], upper=False),
    ),
    "transposed": lambda x: (linalg.solve_triangular(x.triu() / 9, x[..., :5, :], upper=True, left=False, unitriangular=True),),
}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("batch", [(), (2,), (3, 1)], ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_torchs_results(
    name: str, batch: tuple[int, ...], dtype: torch.dtype, small_panels: None, request: pytest.FixtureRequest
) -> None:
    draw = random.Random(request.node.name)
    n = draw.choice([5, 31, 32, 33, 61, 64, 67, 97, 128, 131])
    if name == "transposed":
        n = min(n, 33)  # unit triangles of random elements are far from well-conditioned
    x = torch.randn(*batch, n, n, dtype=dtype, generator=torch.Generator().manual_seed(n))
    got, want = run(FUNCTIONS[name], x), FUNCTIONS[name](x.double())
    limit = 2e-3 if dtype == torch.float32 else 1e-11
    backward = FUNCTIONS[name](x)
    assert len(got) == len(want)
    for one, other, same in zip(got, want, backward, strict=True):
        assert one.shape == other.shape
        if one.dtype in (torch.int32, torch.int64):
            assert torch.equal(one, same)
        else:
            assert error(one, other) <= min(limit, 20 * error(same, other) + (1e-5 if dtype == torch.float32 else 1e-13))


def test_a_matrix_of_several_widths_of_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the sizes that a GPU has: the first half in panels of 16 columns, what is left in panels of 32."""
    monkeypatch.setattr(blocked, "panel_width", lambda supported, define, m: 32 if m <= 128 else 16)
    monkeypatch.setattr(blocked, "WHOLE", 128)
    x = torch.randn(1, 257, 257, generator=torch.Generator().manual_seed(2))
    (got,) = run(lambda x: (linalg.inv(x),), x)
    assert error(got, linalg.inv(x.double())) <= 10 * error(linalg.inv(x), linalg.inv(x.double())) + 1e-5


def test_of_equal_pivots_the_first(small_panels: None) -> None:
    """Rows' places decide, not where they lie: of small integers many are equal."""
    x = torch.randint(-2, 3, (2, 70, 70), generator=torch.Generator().manual_seed(1)).double()
    got, want = run(lambda x: linalg.lu_factor(x), x), linalg.lu_factor(x)
    assert torch.equal(got[1], want[1])
    assert error(got[0], want[0]) <= 1e-10


def test_singular_matrices(small_panels: None) -> None:
    x = torch.randn(4, 70, 70, generator=torch.Generator().manual_seed(3))
    x[0] = 0
    x[1, :, 40] = 0
    x[2, 66] = 0

    def function(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return linalg.det(x[:3]), *linalg.slogdet(x[:3]), linalg.inv_ex(x)[0], linalg.lu_factor_ex(x)[2]

    det, sign, logarithm, inverse, info = run(function, x)
    assert torch.equal(det, torch.zeros(3))
    assert torch.equal(sign, torch.zeros(3))
    assert torch.equal(logarithm, torch.full((3,), -torch.inf))
    assert torch.equal(inverse.isfinite().all(-1).all(-1), torch.tensor([False, False, False, True]))
    assert torch.equal(info[[0, 1, 3]], torch.tensor([1, 41, 0], dtype=torch.int32))
    assert info[2] > 0


def test_matrices_that_are_not_positive(small_panels: None) -> None:
    x = positive(torch.randn(3, 70, 70, dtype=torch.float64, generator=torch.Generator().manual_seed(4)))
    x[0, 50, 50], x[1, 0, 0] = -1, 0
    factor, info = run(lambda x: linalg.cholesky_ex(x), x)
    assert torch.equal(info, linalg.cholesky_ex(x)[1])
    assert torch.equal(factor[2].isnan().any(), torch.tensor(False))
    assert torch.allclose(factor[0, :50, :50], linalg.cholesky(x[0, :50, :50]))
    assert factor[0, 51:, 50].isnan().all()
    assert factor[:, 0, 1:].eq(0).all()


def test_ill_conditioned_matrices_have_small_residuals(small_panels: None) -> None:
    n, generator = 90, torch.Generator().manual_seed(5)
    q, _ = linalg.qr(torch.randn(n, n, dtype=torch.float64, generator=generator))
    x = ((q * torch.logspace(0, -5, n, dtype=torch.float64)) @ q.mT).float()
    right = torch.randn(n, 2, generator=generator)
    factor, solution = run(lambda x, right: (linalg.cholesky(x), linalg.solve(x, right)), x, right)
    assert error(factor @ factor.mT, x.double()) <= 2e-6
    residual = linalg.norm(x.double() @ solution.double() - right)
    assert residual <= 2e-6 * linalg.norm(x.double()) * linalg.norm(solution.double())


def test_others_than_large_matrices_of_known_size_stay_whole() -> None:
    for n, target, kept in ((64, H200, True), (512, H200, False), (512, A100, False), (9000, H200, True), (512, CPU, True)):
        model = load_module(Function(lambda x: linalg.cholesky(x)), (torch.eye(n),))
        mod = blocked.BlockMatrices(supported_on(target))(model.mod)
        marks = [func.attrs or {} for _, func in mod.functions_items()]
        assert ("positive_panel" in [var.name_hint for var, _ in mod.functions_items()]) != kept, (n, target)
        assert not any(blocked.FACTORS in mark for mark in marks)


@pytest.mark.parametrize("name", ["cholesky", "inv", "det"])
def test_batches_of_dynamic_sizes_stay_whole(name: str) -> None:
    """Of several dims: their product is a size that the function takes beside its matrices."""
    x = torch.randn(3, 2, 8, 8, generator=torch.Generator().manual_seed(0))
    x = x @ x.mT + torch.eye(8)
    function = getattr(linalg, name)
    dims = (({0: Dim("a", min=2), 1: Dim("b", min=2)},),)
    model = load_module(Function(lambda x: function(x)), (x,), dynamic_shapes=dims)
    mod = blocked.BlockMatrices(supported_on(H200))(model.mod)
    assert not any(blocked.FACTORS in (func.attrs or {}) for _, func in mod.functions_items())
    [result], _ = run_compiled(model, CPU, [x.numpy()])
    torch.testing.assert_close(torch.from_numpy(result), function(x), rtol=1e-4, atol=1e-4)


def test_panels_of_a_level_are_one_kernel() -> None:
    """So that a matrix of more columns has more calls, but compiles as fast; and its matmuls are as exact as ever."""
    model = load_module(Function(lambda x, right: linalg.solve(x, right)), (torch.eye(640), torch.ones(640, 8)))
    mod, _ = pipeline.graph(model, H200)
    kernels = [func for var, func in mod.functions_items() if not isinstance(func, relax.Function)]
    assert len(kernels) <= 40
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    assert sum(isinstance(call, relax.Call) for call in calls) >= 100
