"""Factors of matrices, and triangles that divide, as cases: what of them is unique, in whatever order sums are added."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from tvm import relax
from tvm.ir import Expr

from tk.aliases import Array
from tk.graph.matrices.elimination import cholesky, eliminated, substituted
from tk.graph.matrices.factors import lower_upper, reflections
from tk.schedule.case import Case

__all__ = ["MATRICES"]

Shape = tuple[int, ...]


def _case(
    name: str,
    compute: Callable[..., Any],
    reference: Callable[..., Any],
    *shapes: Shape,
    dtype: str = "float32",
    exchanged: bool = False,
) -> Case:
    """A function of matrices that are far from singular; the first is symmetric, or `exchanged`, its rows in another order, so
    that each pivot is another row's and no other is near to it."""

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        x = generator.standard_normal(shape)
        if name != "x" or shape[-1] != shape[-2]:
            return x.astype(dtype)
        x = x @ x.swapaxes(1, 2) / shape[-1] + np.eye(shape[-1])
        return (np.take(x, generator.permutation(shape[1]), axis=1) if exchanged else x).astype(dtype, order="C")

    def build(*inputs: Expr) -> Expr:
        return relax.BlockBuilder.current().emit_te(compute, *inputs, primfunc_name_hint="matrices")

    inputs = tuple((label, shape, dtype) for label, shape in zip(("x", "right"), shapes, strict=False))
    return Case(f"{name}-{'x'.join(map(str, shapes[0]))}-{dtype}", inputs, build, reference, (), 1e-4, drawn)


def _reflections(x: Array) -> tuple[Array, Array]:
    made = [np.linalg.qr(each, "raw") for each in x]
    return np.stack([each[0].T for each in made]), np.stack([each[1] for each in made])


def _lower_upper(x: Array) -> tuple[Array, Array, Array]:
    """LAPACK's getrf, step by step."""
    rest, steps = x.copy(), min(x.shape[1:])
    pivots = np.zeros((len(x), steps), "int32")
    for each, pivot in zip(rest, pivots, strict=True):
        for k in range(steps):
            other = k + int(np.argmax(np.abs(each[k:, k])))
            pivot[k] = other + 1
            each[[k, other]] = each[[other, k]]
            each[k + 1 :, k] /= each[k, k]
            each[k + 1 :, k + 1 :] -= np.outer(each[k + 1 :, k], each[k, k + 1 :])
    return rest, pivots, np.zeros(len(x), "int32")


def _eliminated(x: Array) -> tuple[Array, Array, Array]:
    """Determinants, the permutations' signs, and and L and U."""
    rest, pivots, _ = _lower_upper(x)
    sign = np.where(pivots != np.arange(1, x.shape[1] + 1), -1.0, 1.0).prod(1)
    return np.linalg.det(x), sign, rest


def _substituted(x: Array, right: Array) -> Array:
    return np.linalg.solve(np.tril(x), right)


MATRICES: tuple[Case, ...] = (
    _case("cholesky", cholesky, lambda x: (np.linalg.cholesky(x), np.zeros(len(x), "int32")), (3, 40, 40)),
    _case("cholesky", cholesky, lambda x: (np.linalg.cholesky(x), np.zeros(len(x), "int32")), (2, 7, 7), dtype="float64"),
    _case("lower_upper", lower_upper, _lower_upper, (2, 83, 50)),
    _case("lower_upper", lower_upper, _lower_upper, (2, 20, 71)),
    _case("lower_upper", lower_upper, _lower_upper, (1, 130, 130), exchanged=True),
    _case("eliminated", eliminated, _eliminated, (2, 75, 75), exchanged=True),
    _case("reflections", reflections, _reflections, (2, 20, 33)),
    _case("substituted", partial(substituted, upper=False, unit=False), _substituted, (2, 70, 70), (2, 70, 5)),
)
