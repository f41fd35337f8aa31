"""Factors of matrices, powers of e, and greatest common divisors, against torch in float64. Vectors that are torch's but for
their signs are compared by what they multiply to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import linalg

from tests.sample import sample
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.target import resolve
from tk.verify.stages import run_compiled


def run(function: Callable[..., Any], *args: torch.Tensor) -> list[torch.Tensor]:
    model = load_module(Function(function), args)
    outs, _ = run_compiled(model, resolve("cpu"), list(model.example_inputs or ()))
    return [torch.as_tensor(np.asarray(out)) for out in outs]


def close(function: Callable[..., Any], *args: torch.Tensor, limit: float = 3e-5) -> None:
    found, need = run(function, *args), function(*args)
    assert len(found) == len(need)
    for number, (one, other) in enumerate(zip(found, need, strict=True)):
        assert one.shape == other.shape, number
        assert torch.linalg.norm(one.double() - other.double()) <= limit * torch.linalg.norm(other.double()), number


def reflections(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    factors = torch.geqrf(x)
    other = x @ x.mT
    several = [torch.ormqr(*factors, other, left, turned) for left in (True, False) for turned in (True, False)]
    whole = [linalg.householder_product(*factors)] if x.shape[-2] >= x.shape[-1] else []
    return *linalg.qr(x), *linalg.qr(x, mode="complete"), linalg.qr(x, mode="r")[1], *factors, *several, *whole


def exchanges(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    made = *torch.lu_unpack(*linalg.lu_factor(x)), *linalg.lu(x)
    if x.shape[-1] != x.shape[-2]:
        return made
    lu, pivots = linalg.lu_factor(x + 3 * torch.eye(x.shape[-1], dtype=x.dtype))
    right = x[..., :2].contiguous()
    solved = [linalg.lu_solve(lu, pivots, right, adjoint=adjoint) for adjoint in (True, False)]
    solved += [linalg.lu_solve(lu, pivots, right.mT, left=False, adjoint=adjoint) for adjoint in (True, False)]
    positive = x @ x.mT + torch.eye(x.shape[-1], dtype=x.dtype)
    inverses = [torch.cholesky_inverse(linalg.cholesky(positive, upper=upper), upper=upper) for upper in (True, False)]
    return *made, *solved, *inverses


def singular(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    u, s, v = linalg.svd(x, full_matrices=False)
    whole, values, across = linalg.svd(x)
    k = values.shape[-1]
    again = (whole[..., :, :k] * values[..., None, :]) @ across[..., :k, :]
    numbers = linalg.svdvals(x), linalg.matrix_rank(x), linalg.norm(x, "nuc", (-2, -1))
    return (u * s[..., None, :]) @ v, whole.mT @ whole, across @ across.mT, again, linalg.pinv(x), *numbers


def symmetric(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    whole = x @ x.mT - 1
    values, vectors = linalg.eigh(whole)
    again = (vectors * values[..., None, :]) @ vectors.mT
    return values, again, vectors.mT @ vectors, linalg.eigvalsh(whole.triu(), UPLO="U"), linalg.pinv(whole + 9, hermitian=True)


FUNCTIONS = (reflections, exchanges, singular, symmetric)


@pytest.mark.parametrize("seed", sample(range(40), 20))
def test_factors(seed: int) -> None:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    dtype = draw.choice([torch.float32, torch.float64])
    batch = draw.choice([(), (2,), (1, 3)])
    rows = draw.randint(1, 7)
    x = torch.randn(*batch, rows, draw.choice([rows, draw.randint(1, 7)]), dtype=dtype)
    close(FUNCTIONS[seed % len(FUNCTIONS)], x, limit=3e-5 if dtype == torch.float32 else 1e-11)


def test_factors_of_matrices_without_full_rank() -> None:
    x = torch.zeros(3, 4, 3)
    x[1, :, 0] = 1
    x[1, :, 2] = 1
    x[2] = 1e-30

    def function(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        u, s, v = linalg.svd(x)
        values, vectors = linalg.eigh(x.mT @ x)
        again = (u[..., :, :3] * s[..., None, :]) @ v
        q, r = linalg.qr(x[:2])  # q's columns behind the rank are what rounding makes of them, in torch too
        exact = q.mT @ q, q @ r, r, *linalg.lu(x[:2]), linalg.pinv(x[:2])
        return u.mT @ u, v @ v.mT, s, again, values, vectors.mT @ vectors, linalg.matrix_rank(x), *exact

    close(function, x, limit=1e-5)


def test_factors_of_nothing() -> None:
    def function(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        a, b = x[:, :0], x[:, :, :0]
        made = [part for y in (a, b) for way in (linalg.qr, linalg.svd, linalg.lu) for part in way(y)]
        return *made, *linalg.qr(b, mode="complete"), torch.matrix_exp(x[:, :0, :0]), linalg.pinv(a)

    for number, (one, other) in enumerate(zip(run(function, x := torch.ones(2, 3, 4)), function(x), strict=True)):
        assert one.shape == other.shape, number
        assert torch.equal(one.abs(), other.abs()), (number, one, other)


@pytest.mark.parametrize("scale", sample([0.0, 1e-3, 1.0, 30.0], 2))
def test_powers_of_e(scale: float) -> None:
    x = torch.randn(2, 5, 5, dtype=torch.float64, generator=torch.Generator().manual_seed(3)) - 1
    found = run(lambda x: (torch.matrix_exp(x), torch.matrix_exp(x.float())), x * scale)
    need = torch.matrix_exp(x * scale)
    for each, limit in zip(found, (1e-11, 1e-3 if scale > 1 else 1e-5), strict=True):
        assert torch.linalg.norm(each.double() - need) <= limit * torch.linalg.norm(need)


@pytest.mark.parametrize("dtype", sample([torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8], 3))
def test_common_divisors(dtype: torch.dtype) -> None:
    top, generator = torch.iinfo(dtype).max, torch.Generator().manual_seed(1)
    most = min(top, 40_000)  # whose multiples are numbers of 32 bits; of 8 and 16 they are cut off, as torch's are
    a = torch.randint(0 if dtype == torch.uint8 else -most, most, (31, 7), generator=generator).to(dtype)
    b = torch.randint(0, most, (7,), generator=generator).to(dtype)
    a[3], b[2] = 0, 0

    def function(a: torch.Tensor, b: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return torch.gcd(a, b), torch.gcd(b, a), torch.lcm(a, b)

    for one, other in zip(run(function, a, b), function(a, b), strict=True):
        assert one.dtype == dtype
        assert torch.equal(one, other)


def test_common_divisors_of_as_many_divisions_as_there_are() -> None:
    """Of neighbours of Fibonacci's numbers."""
    a = torch.tensor([7540113804746346429, 2**62, -(2**40)])
    b = torch.tensor([4660046610375530309, 3**39, 2**41])
    assert torch.equal(run(lambda a, b: torch.gcd(a, b), a, b)[0], torch.gcd(a, b))


@pytest.mark.parametrize("name", ["lu", "inverse", "upper", "lower", "cholesky"])
def test_matrices_of_several_blocks_of_columns(name: str) -> None:
    functions: dict[str, Any] = {
        "lu": lambda x: torch.linalg.lu_factor(x)[0],
        "inverse": torch.linalg.inv,
        "upper": lambda x: torch.linalg.solve_triangular(x.triu(), x, upper=True),
        "lower": lambda x: torch.linalg.solve_triangular(x.tril(), x, upper=False),
        "cholesky": lambda x: torch.linalg.cholesky(x @ x.mT),
    }
    close(
        lambda x: (functions[name](x),), torch.randn(2, 75, 75, generator=torch.Generator().manual_seed(1)) + 9 * torch.eye(75)
    )


def test_a_determinant_is_rounded_as_few_sums_are() -> None:
    """What is taken away from a pivot is a sum of small numbers, rounded as such, not one number after the other. NumPy's
    LAPACK is asked what is right: in one process torch's has answered that its own arguments are wrong."""
    n = 400
    x = torch.randn(12, n, n, generator=torch.Generator().manual_seed(3), dtype=torch.float64) / n**0.5 * 0.5 + 2 * torch.eye(n)
    x = (x / torch.exp(torch.as_tensor(np.linalg.slogdet(x.numpy())[1]) / n)[:, None, None]).float()
    (found,), need = run(lambda x: (torch.linalg.det(x),), x), torch.as_tensor(np.linalg.det(x.double().numpy()))
    assert float(((found - need) / need).square().mean().sqrt()) < 5e-6


def test_a_determinant_of_many_columns_is_no_zero_on_its_way() -> None:
    """The first pivots of this matrix multiply to less than any float32, all of them to about one."""
    n = 1024
    x = torch.randn(n, n, generator=torch.Generator().manual_seed(7)) * (np.e / n) ** 0.5
    (found,), need = run(lambda x: (torch.linalg.det(x),), x), torch.linalg.det(x.double())
    assert abs(float(need)) > 1e-20
    assert abs(float(found) - float(need)) <= 1e-2 * abs(float(need))
