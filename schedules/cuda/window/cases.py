"""Problems for windows: pools, depthwise convolutions and resized images, channels first and last."""

from __future__ import annotations

import numpy as np
from tvm import relax, te, topi
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.graph.resized import Table, resized
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape

__all__ = ["CASES", "depthwise_case", "pool_case", "resize_case", "windows_of"]


def _numbers(shape: Shape) -> tuple[int, ...]:
    return tuple(dim[1] if isinstance(dim, tuple) else dim for dim in shape)


def windows_of(x: Array, axes: tuple[int, ...], window: int, stride: int, padding: int, beyond: float) -> Array:
    """x's windows along `axes`, as new last axes."""
    widths = [(padding, padding) if axis in axes else (0, 0) for axis in range(x.ndim)]
    padded = np.pad(x, widths, constant_values=beyond)
    taken = np.lib.stride_tricks.sliding_window_view(padded, (window,) * len(axes), axes)
    steps = tuple(slice(None, None, stride) if axis in axes else slice(None) for axis in range(x.ndim))
    return taken[steps]


def pool_case(
    kind: str, layout: str, shape: Shape, dtype: str, window: int, stride: int, padding: int, tolerance: float
) -> Case:
    """The greatest or the mean ("max", "avg") of square windows; means in float32, of the padding's zeros too."""
    rank, channels_last = len(layout) - 2, layout.endswith("C")
    axes = tuple(range(1, rank + 1)) if channels_last else tuple(range(2, rank + 2))

    def build(x: Expr) -> Expr:
        sizes = [window] * rank, [stride] * rank
        if kind == "max":
            return getattr(op.nn, f"max_pool{rank}d")(x, *sizes, [padding] * rank, layout=layout)
        pool = getattr(topi.nn, f"pool{rank}d")

        def mean(a: te.Tensor) -> te.Tensor:
            wide = pool(topi.cast(a, "float32"), *sizes, [1] * rank, [padding] * (2 * rank), "avg", layout=layout)
            return topi.cast(wide, dtype)

        return relax.BlockBuilder.current().emit_te(mean, x)

    def reference(x: Array) -> Array:
        taken = windows_of(x, axes, window, stride, padding, -np.inf if kind == "max" else 0.0)
        over = tuple(range(-rank, 0))
        pooled: Array = taken.max(over) if kind == "max" else taken.mean(over)
        return pooled

    name = f"{kind}{window}s{stride}_{layout}_{'x'.join(map(str, _numbers(shape)))}_{dtype}"
    return Case(name, (("x", shape, dtype),), build, reference, tolerance=tolerance)


def depthwise_case(shape: Shape, dtype: str, window: int, stride: int, tolerance: float) -> Case:
    """Each channel's convolution, of channels last, with a bias, and what is left of it above 0; sums in float32."""
    channels, padding = shape[-1], window // 2

    def build(x: Expr, w: Expr, b: Expr) -> Expr:
        y = op.nn.conv2d(
            x, w, [stride, stride], [padding, padding], groups=channels, data_layout="NHWC", kernel_layout="HWIO",
            out_dtype="float32",
        )  # fmt: skip
        return op.astype(op.nn.relu(op.add(y, b)), dtype)

    def reference(x: Array, w: Array, b: Array) -> Array:
        taken = windows_of(x, (1, 2), window, stride, padding, 0.0)
        convolved: Array = sum(taken[..., r, s] * w[r, s, 0] for r in range(window) for s in range(window)) + b
        return convolved.clip(0)

    name = f"depthwise{window}s{stride}_{'x'.join(map(str, _numbers(shape)))}_{dtype}"
    inputs = (("x", shape, dtype), ("w", (window, window, 1, channels), dtype), ("b", (channels,), "float32"))
    return Case(name, inputs, build, reference, tolerance=tolerance)


def resize_case(taps: int, layout: str, shape: Shape, sides: tuple[int, ...], dtype: str, tolerance: float) -> Case:
    """Images of other `sides`, from centre to centre, of `taps` elements an axis: 1 as it is, 2 weighed linearly, 4 with given
    weights."""
    axes = tuple(n for n, letter in enumerate(layout) if letter not in "NC")
    sizes = [_numbers(shape)[axis] for axis in axes]
    found = [_nearest(size, side, taps) for size, side in zip(sizes, sides, strict=True)]

    def build(x: Expr, *weights: Expr) -> Expr:
        by = weights or [None if taps == 1 else shares for _, shares in found]
        tables = [Table(axis, size, indices, w) for axis, size, (indices, _), w in zip(axes, sizes, found, by, strict=True)]
        return resized(relax.BlockBuilder.current(), x, tables)

    def reference(x: Array, *weights: Array) -> Array:
        for n, axis in enumerate(axes):
            taken = np.moveaxis(x, axis, -1)[..., found[n][0]]
            x = np.moveaxis((taken * (weights[n] if weights else found[n][1])).sum(-1), -1, axis)
        return x

    name = f"resize{taps}_{layout}_{'x'.join(map(str, _numbers(shape)))}_{'x'.join(map(str, sides))}_{dtype}"
    weights = tuple((f"w{n}", (side, taps), "float32") for n, side in enumerate(sides)) if taps > 2 else ()
    return Case(name, (("x", shape, dtype), *weights), build, reference, tolerance=tolerance)


def _nearest(size: int, side: int, taps: int) -> tuple[Array, Array]:
    """The `taps` of `size` elements that are nearest to each of `side` results, clamped to the axis, and linear weights."""
    centre = (np.arange(side) + 0.5) * size / side
    first = np.floor(centre if taps == 1 else centre - 0.5).astype(int) + 1 - max(taps // 2, 1)
    indices = first[:, None] + np.arange(taps)
    shares = np.maximum(1 - np.abs(centre[:, None] - 0.5 - indices), 0) if taps > 1 else np.ones((side, 1))
    return np.clip(indices, 0, size - 1), shares


CASES = (
    pool_case("max", "NHWC", (2, 29, 31, 64), "float16", 3, 2, 1, 1e-9),
    pool_case("avg", "NHWC", (2, 14, 14, 12), "float32", 3, 1, 1, 1e-6),
    pool_case("max", "NCHW", (2, 5, 56, 56), "bfloat16", 3, 2, 1, 1e-9),
    pool_case("max", "NCHW", (2, 5, 17, 19), "float32", 3, 2, 1, 1e-9),
    pool_case("avg", "NCHW", (("n", 3), 5, 28, 28), "float16", 3, 1, 1, 1e-3),
    pool_case("max", "NCW", (2, 6, 1000), "float32", 3, 2, 1, 1e-9),
    depthwise_case((2, 14, 14, 96), "bfloat16", 3, 1, 5e-3),
    depthwise_case((("n", 3), 15, 14, 40), "float16", 3, 2, 1e-3),
    depthwise_case((1, 14, 14, 32), "float32", 7, 1, 1e-5),
    resize_case(1, "NCHW", (2, 3, 12, 16), (24, 32), "bfloat16", 1e-9),
    resize_case(2, "NCHW", (("n", 2), 3, 12, 16), (24, 32), "float16", 1e-3),
    resize_case(2, "NHWC", (2, 12, 16, 24), (6, 32), "bfloat16", 5e-3),
    resize_case(4, "NCHW", (2, 2, 9, 20), (18, 30), "float32", 1e-6),
)  # fmt: skip
