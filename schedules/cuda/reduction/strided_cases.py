"""Problems for strided reductions: softmaxes and norms along axes that are not the last, and plain reductions."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tvm import te, tirx, topi
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import case_of, exact_softmax, te_case

__all__ = ["CASES", "channel_norm_case", "channel_softmax_case", "group_norm_case"]


def channel_softmax_case(shape: tuple[int | tuple[str, int], ...], axis: int, dtype: str, tolerance: float) -> Case:
    """A softmax along one axis, in float32."""

    def softmax(a: te.Tensor) -> te.Tensor:
        return topi.cast(topi.nn.softmax(topi.cast(a, "float32"), axis=axis), dtype)

    name = "x".join(str(dim[0] if isinstance(dim, tuple) else dim) for dim in shape)
    return te_case(
        f"softmax_{name}_{axis}_{dtype}", (("x", shape, dtype),), softmax, partial(exact_softmax, axis=axis), tolerance
    )


def channel_norm_case(shape: tuple[Any, ...], axes: tuple[int, ...], dtype: str, tolerance: float) -> Case:
    """x · rsqrt(mean(x²) + ε) over some axes, and the largest |x| of each row."""

    def norm(a: te.Tensor) -> list[te.Tensor]:
        wide = topi.cast(a, "float32")
        square = topi.sum(topi.multiply(wide, wide), list(axes), keepdims=True)
        count = 1
        for axis in axes:
            count = count * a.shape[axis]
        largest = topi.max(topi.abs(wide), list(axes), keepdims=True)

        def scaled(*i: Expr) -> Expr:
            row = [0 if n in axes else each for n, each in enumerate(i)]
            return (wide(*i) * tirx.rsqrt(square(*row) / count + 1e-5)).astype(dtype)

        return [te.compute(a.shape, scaled, name="norm"), largest]

    def reference(x: Array) -> tuple[Array, Array]:
        return x / np.sqrt((x * x).mean(axes, keepdims=True) + 1e-5), np.abs(x).max(axes, keepdims=True)

    name = "x".join(str(dim[0] if isinstance(dim, tuple) else dim) for dim in shape)
    over = "".join(map(str, axes))
    return te_case(f"norm_{name}_{over}_{dtype}", (("x", shape, dtype),), norm, reference, tolerance)


def group_norm_case(shape: tuple[int, ...], groups: int, dtype: str, tolerance: float) -> Case:
    """GroupNorm of images with channels last: a group's channels are pieces of the last axis."""

    batch, rows, columns, channels = shape
    own = channels // groups

    def norm(a: te.Tensor) -> te.Tensor:
        wide = topi.cast(a, "float32")
        parts = te.compute((batch, rows, columns, groups, own), lambda n, y, x, g, c: wide(n, y, x, g * own + c), name="parts")
        count = tirx.const(rows * columns * own, "float32")
        mean = topi.divide(topi.sum(parts, [1, 2, 4]), count)
        squares = topi.divide(topi.sum(topi.multiply(parts, parts), [1, 2, 4]), count)

        def scaled(n: Expr, y: Expr, x: Expr, c: Expr) -> Expr:
            at = (n, tirx.floordiv(c, own))
            return ((wide(n, y, x, c) - mean(*at)) * tirx.rsqrt(squares(*at) - mean(*at) * mean(*at) + 1e-5)).astype(dtype)

        return te.compute(shape, scaled, name="norm")

    def reference(x: Array) -> Any:
        parts = x.reshape(*shape[:3], groups, -1)
        mean, variance = parts.mean((1, 2, 4), keepdims=True), parts.var((1, 2, 4), keepdims=True)
        return ((parts - mean) / np.sqrt(variance + 1e-5)).reshape(shape)

    name = "x".join(map(str, shape))
    return te_case(f"group_norm_{name}_{groups}_{dtype}", (("x", shape, dtype),), norm, reference, tolerance)


def spread(a: te.Tensor) -> list[te.Tensor]:
    """x − its mean over the first axis, and the variance."""
    count = a.shape[0]
    mean = te.compute(a.shape[1:], lambda *i: topi.sum(a, [0])(*i) / count, name="mean")
    away = te.compute(a.shape, lambda j, *i: a(j, *i) - mean(*i), name="away")
    return [away, topi.sum(topi.multiply(away, away), [0])]


def _centred(x: Array) -> Any:
    away = x - x.mean(0)
    return away, (away * away).sum(0)


def _reduced(kind: str, shape: tuple[int, ...], axis: int) -> Case:
    """The sum, max or argmin of float32 values along one axis, few enough for one kernel."""
    name = f"{kind}_{'x'.join(map(str, shape))}_{axis}"
    build, reference = (partial(getattr(module, kind), axis=axis) for module in (op, np))
    return case_of(name, build, reference, 1e-5, (shape, "float32"))


CASES = (
    channel_softmax_case((3, 64, 24, 32), 1, "bfloat16", 4e-3),
    channel_softmax_case((2, 1024, 136), 1, "float16", 1e-3),
    channel_softmax_case((700, 77), 0, "float32", 1e-5),
    channel_softmax_case((1, 4096, 12), 1, "bfloat16", 4e-3),
    channel_softmax_case((5, 600, 40), 1, "float32", 1e-5),
    channel_softmax_case((3, 5000, 48), 1, "float32", 1e-5),
    channel_softmax_case((("n", 41), 96), 0, "float32", 1e-5),
    channel_norm_case((4, 20, 9, 64), (1,), "float32", 1e-5),
    channel_norm_case((6, 50, 4, 128), (0, 2), "bfloat16", 4e-3),
    group_norm_case((2, 10, 12, 48), 8, "float32", 1e-5),
    group_norm_case((3, 7, 9, 96), 32, "bfloat16", 4e-3),
    _reduced("max", (5, 200, 48), 1),
    _reduced("argmin", (400, 60), 0),
    _reduced("sum", (512, 1024), 0),
    te_case("spread_float32", (("x", (300, 40, 8), "float32"),), spread, _centred, 1e-5),
)
