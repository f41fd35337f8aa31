"""Matrices as cases: factors, and triangles that divide, of which what is unique is compared, in whatever order sums are added;
and panels, step by step in NumPy."""

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
from tk.graph.matrices.panels import pivoted, positive
from tk.schedule.case import Case

__all__ = ["MATRICES", "PANELS"]

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


def _pivoted(b: int, m: int, w: int, p: int, start: int, dtype: str = "float32") -> Case:
    """Rows stand at positions in no order; before the panel they are done with."""

    def build(*inputs: Expr) -> Expr:
        var = relax.BlockBuilder.current().add_func(pivoted(dtype, b, m, w, p), "panel")
        shapes = ((m, p), dtype), ((m,), "int32"), ((m,), "int32"), ((p,), "int32"), ((p,), dtype)
        return relax.call_tir(var, list(inputs), [relax.TensorType([b, *shape], kind) for shape, kind in shapes])

    def drawn(generator: np.random.Generator, shape: tuple[int, ...], kind: str, name: str) -> Array:
        if name == "start":
            return np.array([start], "int32")
        if name == "position":
            return np.argsort(generator.random(shape), -1).astype("int32")
        return (generator.standard_normal(shape) * 2).round(1 if generator.random() < 0.5 else 9).astype(kind)  # ties too

    def reference(a: Array, position: Array, start: Array) -> tuple[Array, ...]:
        first = int(start[0]) * p
        out, moved = np.zeros((b, m, p)), position.astype("int32").copy()
        pivots, tops, rows = np.zeros((b, p), "int32"), np.zeros((b, p)), np.zeros((b, m), "int32")
        for n in range(b):
            left = position[n] >= first
            out[n, left] = a[n, left, first : first + p]
            for k in range(p):
                order = np.argsort(moved[n])
                row = order[first + k + int(np.argmax(np.abs(out[n, order[first + k :], k])))]
                pivots[n, k], tops[n, k] = moved[n, row], out[n, row, k]
                other = order[first + k]
                moved[n, row], moved[n, other] = moved[n, other], moved[n, row]
                below = moved[n] > first + k
                out[n, below, k] /= out[n, row, k]
                out[n, below, k + 1 :] -= np.outer(out[n, below, k], out[n, row, k + 1 :])
            rows[n, moved[n]] = np.arange(m)
        return out, moved, rows, pivots, tops

    inputs = (("a", (b, m, w), dtype), ("position", (b, m), "int32"), ("start", (1,), "int32"))
    return Case(f"pivoted-{b}x{m}x{w}-{p}-{dtype}", inputs, build, reference, (), 1e-4, drawn)


def _positive(b: int, m: int, w: int, p: int, start: int, dtype: str = "float32") -> Case:
    """What stands above the diagonal is no part of the matrix."""

    def build(*inputs: Expr) -> Expr:
        var = relax.BlockBuilder.current().add_func(positive(dtype, b, m, w, p), "panel")
        types = [relax.TensorType([b, m, p], dtype), relax.TensorType([b, p], dtype)]
        return relax.call_tir(var, list(inputs), types)

    def drawn(generator: np.random.Generator, shape: tuple[int, ...], kind: str, name: str) -> Array:
        if name == "start":
            return np.array([start], "int32")
        x = generator.standard_normal((b, m, m))
        return np.concatenate([np.tril(x @ x.swapaxes(1, 2) + np.eye(m)), np.ones((b, m, w - m))], -1).astype(kind)

    def reference(a: Array, start: Array) -> tuple[Array, Array]:
        first = int(start[0]) * p
        out, tops = np.zeros((b, m, p)), np.zeros((b, p))
        for n in range(b):
            left = np.tril(a[n, first:, first:m])
            left = left + np.tril(left, -1).T
            for k in range(p):
                tops[n, k] = left[k, k]
                out[n, first + k :, k] = left[k:, k] / np.sqrt(left[k, k])
                left[k:, k:] -= np.outer(out[n, first + k :, k], out[n, first + k :, k])
        return out, tops

    return Case(
        f"positive-{b}x{m}x{w}-{p}-{dtype}",
        (("a", (b, m, w), dtype), ("start", (1,), "int32")),
        build,
        reference,
        (),
        1e-4,
        drawn,
    )


PANELS: tuple[Case, ...] = (
    _pivoted(2, 96, 100, 32, 1),
    _pivoted(1, 200, 204, 32, 0),
    _pivoted(1, 48, 48, 16, 2, "float64"),
    _positive(2, 96, 96, 32, 1),
    _positive(1, 160, 160, 32, 2),
    _positive(1, 48, 48, 16, 1, "float64"),
)
