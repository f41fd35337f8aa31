"""Problems for reductions: softmaxes, norms, sums and positions of rows along memory (`ROW`) and along axes that are not the
last (`STRIDED`), results that stand alone (`STANDALONE`), what several kernels do one after another (`MULTI_KERNEL`), and what
is computed of smaller tensors (`BROADCAST_ROWS`, `BROADCAST_COLUMNS`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
from tvm import te, tirx, topi
from tvm.ir import Expr
from tvm.relax import op
from tvm.tirx import IterVar

from tk.aliases import Array
from tk.schedule.case import Case, CaseDim
from tk.schedules.case_functions import Shape, case_of, exact_softmax, te_case
from tk.schedules.cuda.window.cases import windows_of

__all__ = [
    "BROADCAST_COLUMNS",
    "BROADCAST_ROWS",
    "MULTI_KERNEL",
    "ROW",
    "STANDALONE",
    "STRIDED",
    "channel_norm_case",
    "channel_softmax_case",
    "gate_case",
    "log_softmax_case",
    "residual_case",
    "rms_norm_case",
    "scaled_case",
    "softmax_case",
]


def _over(shape: Sequence[int | tuple[str, int]]) -> str:
    """A shape in a case's name: a symbolic size by its name."""
    return "x".join(str(dim[0] if isinstance(dim, tuple) else dim) for dim in shape)


def _wide(a: te.Tensor) -> te.Tensor:
    return topi.cast(a, "float32")


def softmax_case(rows: int | tuple[str, int], columns: int | tuple[str, int], dtype: str, tolerance: float) -> Case:
    return _softmax(_over((columns,)), (rows, columns), -1, dtype, tolerance)


def channel_softmax_case(shape: Shape, axis: int, dtype: str, tolerance: float) -> Case:
    return _softmax(f"{_over(shape)}_{axis}", shape, axis, dtype, tolerance)


def _softmax(name: str, shape: Shape, axis: int, dtype: str, tolerance: float) -> Case:
    """A softmax along one axis, in float32."""

    def softmax(a: te.Tensor) -> te.Tensor:
        return topi.cast(topi.nn.softmax(_wide(a), axis=axis), dtype)

    reference = partial(exact_softmax, axis=axis)
    return te_case(f"softmax_{name}_{dtype}", (("x", shape, dtype),), softmax, reference, tolerance)


def _pairs_case(rows: int, columns: int, dtype: str, tolerance: float) -> Case:
    """A softmax of xᵢ + yⱼ, as of attention in graphs: no input has an element for each of the rows'."""

    def softmax(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        return topi.cast(topi.nn.softmax(topi.add(topi.expand_dims(_wide(a), 1), _wide(b))), dtype)

    inputs = (("x", (rows,), dtype), ("y", (columns,), dtype))
    return te_case(f"pairs_{columns}_{dtype}", inputs, softmax, lambda x, y: exact_softmax(x[:, None] + y), tolerance)


def rms_norm_case(rows: int, columns: int, dtype: str, tolerance: float) -> Case:
    """The norm of x + y."""

    def norm(a: te.Tensor, b: te.Tensor, c: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, columns), "k")
        wide = topi.add(_wide(a), _wide(b))
        square = te.compute(a.shape[:1], lambda i: te.sum(wide[i, k] * wide[i, k], axis=k), name="square")

        def scaled(i: Expr, j: Expr) -> Expr:
            return (wide[i, j] * tirx.rsqrt(square[i] / columns + 1e-5) * c[j]).astype(dtype)

        return te.compute(a.shape, scaled, name="norm")

    def reference(x: Array, y: Array, w: Any) -> Any:
        total = x + y
        return total / np.sqrt((total * total).mean(-1, keepdims=True) + 1e-5) * w

    inputs = (("x", (rows, columns), dtype), ("y", (rows, columns), dtype), ("w", (columns,), "float32"))
    return te_case(f"rms_norm_{columns}_{dtype}", inputs, norm, reference, tolerance)


def residual_case(rows: int | tuple[str, int], columns: int, dtype: str, tolerance: float) -> Case:
    """x + y, stored, and its layer norm: two outputs."""

    def norm(a: te.Tensor, b: te.Tensor) -> list[te.Tensor]:
        k, l = te.reduce_axis((0, columns), "k"), te.reduce_axis((0, columns), "l")  # noqa: E741
        total = te.compute(a.shape, lambda i, j: a[i, j] + b[i, j], name="total")
        mean = te.compute(a.shape[:1], lambda i: te.sum(total[i, k].astype("float32") / columns, axis=k), name="mean")

        def from_mean(i: Expr, j: Expr | IterVar) -> Expr:
            return total[i, j].astype("float32") - mean[i]

        spread = te.compute(a.shape[:1], lambda i: te.sum(from_mean(i, l) * from_mean(i, l), axis=l), name="spread")

        def scaled(i: Expr, j: Expr) -> Expr:
            return (from_mean(i, j) * tirx.rsqrt(spread[i] / columns + 1e-5)).astype(dtype)

        return [total, te.compute(a.shape, scaled, name="norm")]

    def reference(x: Array, y: Array) -> tuple[Array, Array]:
        total = x + y
        away = total - total.mean(-1, keepdims=True)
        return total, away / np.sqrt((away * away).mean(-1, keepdims=True) + 1e-5)

    inputs = (("x", (rows, columns), dtype), ("y", (rows, columns), dtype))
    return te_case(f"residual_norm_{columns}_{dtype}", inputs, norm, reference, tolerance)


def log_softmax_case(rows: int, columns: int, dtype: str, tolerance: float) -> Case:
    """Of a sum, which is kept for all three stages."""

    def logs(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        return topi.cast(topi.nn.log_softmax(topi.add(_wide(a), _wide(b))), dtype)

    def reference(x: Array, y: Array) -> Any:
        away = x + y - (x + y).max(-1, keepdims=True)
        return away - np.log(np.exp(away).sum(-1, keepdims=True))

    inputs = (("x", (rows, columns), dtype), ("y", (rows, columns), dtype))
    return te_case(f"log_softmax_{columns}_{dtype}", inputs, logs, reference, tolerance)


def _adaptive_case(shape: tuple[int, int, int, int], results: tuple[int, int], dtype: str, tolerance: float) -> Case:
    """Means of windows that share an image, of two sizes, and overlap."""

    def reference(x: Array) -> Any:
        def bounds(size: int, count: int) -> list[slice]:
            return [slice(o * size // count, -(-(o + 1) * size // count)) for o in range(count)]

        rows, columns = (bounds(size, count) for size, count in zip(x.shape[2:], results, strict=True))
        return np.stack([np.stack([x[:, :, r, c].mean((2, 3)) for c in columns], -1) for r in rows], -2)

    name = f"adaptive_{_over((*shape, *results))}_{dtype}"
    return case_of(name, lambda x: op.nn.adaptive_avg_pool2d(x, results), reference, tolerance, (shape, dtype))


def _ties(generator: Any, shape: tuple[int, ...], dtype: str, _name: str) -> Any:
    """Few values, zeros of both signs and infinities among them, and NaN in some rows."""
    values = generator.choice(np.array([-np.inf, -1.0, -0.0, 0.0, 1.0]), shape)
    values[::3] = np.minimum(values[::3], generator.choice(np.array([-np.inf, 0.0]), (len(values[::3]), 1)))
    values[1::4, shape[1] // 3] = np.nan
    values[1::8, shape[1] // 2] = -np.nan
    return values.astype(np.dtype(getattr(ml_dtypes, dtype, dtype)))


def channel_norm_case(shape: tuple[Any, ...], axes: tuple[int, ...], dtype: str, tolerance: float) -> Case:
    """x · rsqrt(mean(x²) + ε) over some axes, and the largest |x| of each row."""

    def norm(a: te.Tensor) -> list[te.Tensor]:
        wide = _wide(a)
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

    name = f"norm_{_over(shape)}_{''.join(map(str, axes))}_{dtype}"
    return te_case(name, (("x", shape, dtype),), norm, reference, tolerance)


def group_norm_case(shape: tuple[int, ...], groups: int, dtype: str, tolerance: float) -> Case:
    """GroupNorm of images with channels last: a group's channels are pieces of the last axis."""

    batch, rows, columns, channels = shape
    own = channels // groups

    def norm(a: te.Tensor) -> te.Tensor:
        wide = _wide(a)
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

    return te_case(f"group_norm_{_over(shape)}_{groups}_{dtype}", (("x", shape, dtype),), norm, reference, tolerance)


def spread(a: te.Tensor) -> list[te.Tensor]:
    """x − its mean over the first axis, and the variance."""
    count = a.shape[0]
    mean = te.compute(a.shape[1:], lambda *i: topi.sum(a, [0])(*i) / count, name="mean")
    away = te.compute(a.shape, lambda j, *i: a(j, *i) - mean(*i), name="away")
    return [away, topi.sum(topi.multiply(away, away), [0])]


def _centred(x: Array) -> Any:
    away = x - x.mean(0)
    return away, (away * away).sum(0)


def _case(
    name: str, shape: Shape, dtype: str, build: Callable[..., object], reference: Any, tolerance: float, sample: Any = None
) -> Case:
    return Case(f"{name}_{dtype}", (("x", shape, dtype),), build, reference, tolerance=tolerance, sample=sample)


def _reduced(kind: str, shape: tuple[int, ...], axis: int) -> Case:
    """The sum, max or argmin of float32 values along one axis, few enough for one kernel."""
    build, reference = (partial(getattr(module, kind), axis=axis) for module in (op, np))
    return case_of(f"{kind}_{_over(shape)}_{axis}", build, reference, 1e-5, (shape, "float32"))


def _arg_case(name: str, shape: tuple[int, int], dtype: str) -> Case:
    build, reference = (partial(getattr(module, name), axis=-1) for module in (op, np))
    return _case(f"{name}_{shape[1]}", shape, dtype, build, reference, 1e-9, _ties)


def _sum_case(name: str, shape: tuple[int, ...], axes: tuple[int, ...], dtype: str) -> Case:
    return _case(f"{name}_{_over(shape)}", shape, dtype, _summed(*axes), lambda x: x.sum(axes), 1e-5)


def _summed(*axes: int) -> Callable[..., Any]:
    return lambda x: op.sum(op.astype(x, "float32"), axis=list(axes) or None)


def _powers(x: Any) -> Any:
    """Σ e² + e of e = exp(−|x|), which is read twice and computed once."""
    power = op.exp(op.negative(op.abs(x)))
    return op.sum(op.add(op.multiply(power, power), power))


def _powers_reference(x: Array) -> Any:
    power = np.exp(-abs(x))
    return (power * power + power).sum()


def scaled_case(shape: tuple[int, ...], axes: tuple[int, ...], dtype: str, tolerance: float) -> Case:
    """int8 values of x / s, and s = max |x| / 127 over some axes."""

    def scaled(a: te.Tensor) -> list[te.Tensor]:
        wide = _wide(a)
        scale = topi.divide(topi.max(topi.abs(wide), list(axes), keepdims=True), tirx.const(127, "float32"))
        return [topi.cast(topi.round(topi.divide(wide, scale)), "int8"), scale]

    def reference(x: Array) -> tuple[Array, Array]:
        scale = np.abs(x).max(axes, keepdims=True) / 127
        return np.rint(x / scale), scale

    name = f"scaled_{_over(shape)}_{''.join(map(str, axes))}_{dtype}"
    return te_case(name, (("x", shape, dtype),), scaled, reference, tolerance)


def gate_case(images: tuple[int, int, int, int], depth: int, dtype: str, tolerance: float) -> Case:
    """Images with channels last, scaled by σ of a matmul [batch, depth] × [depth, channels], as squeeze-and-excite has it."""
    batch, _, _, channels = images

    def scaled(x: te.Tensor, s: te.Tensor, w: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, depth), "k")
        gate = te.compute((batch, channels), lambda n, c: te.sum(_wide(s)(n, k.var) * _wide(w)(k.var, c), axis=k), name="gate")

        def element(n: Expr, i: Expr, j: Expr, c: Expr) -> Expr:
            return (x(n, i, j, c).astype("float32") * tirx.sigmoid(gate(n, c))).astype(dtype)

        return te.compute(images, element, name="scaled")

    def reference(x: Array, s: Array, w: Array) -> Array:
        scaled: Array = x / (1 + np.exp(-(s @ w)))[:, None, None]
        return scaled

    name = f"gate_{_over(images)}_{depth}_{dtype}"
    given = (("x", images, dtype), ("s", (batch, depth), dtype), ("w", (depth, channels), dtype))
    return te_case(name, given, scaled, reference, tolerance)


def _outer_case(rows: CaseDim, columns: CaseDim, dtype: str) -> Case:
    """log Σ_j exp(aᵢ + bⱼ), its maximum first, as torch.logsumexp of an outer sum is."""

    def compute(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        n, m = a.shape[0], b.shape[0]
        pairs = te.compute((n, m), lambda i, j: a(i).astype("float32") + b(j).astype("float32"), name="pairs")
        most = topi.max(pairs, 1)
        powers = te.compute((n, m), lambda i, j: tirx.exp(pairs(i, j) - most(i)), name="powers")
        total = topi.sum(powers, 1)
        return te.compute((n,), lambda i: tirx.log(total(i)) + most(i), name="result")

    def reference(a: Array, b: Array) -> Any:
        return np.logaddexp.reduce(a[:, None] + b, 1)

    sizes = [size if isinstance(size, int) else size[1] for size in (rows, columns)]
    return te_case(f"outer_{_over(sizes)}_{dtype}", (("a", (rows,), dtype), ("b", (columns,), dtype)), compute, reference, 1e-5)


def _neighbours_case(rows: CaseDim, columns: CaseDim) -> Case:
    """Σ_j exp(mᵢ − dᵢⱼ) of the distances of points to others, m the least of each: a soft count of neighbours."""

    def compute(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        def distance(i: Expr, j: Expr) -> Expr:
            parts = [a(i, c) - b(j, c) for c in range(3)]
            return parts[0] * parts[0] + parts[1] * parts[1] + parts[2] * parts[2]

        shape = (a.shape[0], b.shape[0])
        far = te.compute(shape, distance, name="distances")
        least = topi.min(far, 1)
        return topi.sum(te.compute(shape, lambda i, j: tirx.exp(least(i) - far(i, j)), name="near"), 1)

    def reference(a: Array, b: Array) -> Any:
        far = ((a[:, None] - b) ** 2).sum(-1)
        return np.exp(far.min(1)[:, None] - far).sum(1)

    name = "neighbours" if isinstance(rows, int) else "neighbours_any"
    return te_case(name, (("a", (rows, 3), "float32"), ("b", (columns, 3), "float32")), compute, reference, 1e-5)


def _counted_case(columns: int) -> Case:
    """x / Σ_j [3·j ≠ 27]: what is reduced reads nothing."""

    def compute(x: te.Tensor) -> te.Tensor:
        ones = te.compute((columns,), lambda j: tirx.Cast("float32", tirx.NE(j * 3, 27)), name="ones")
        count = topi.sum(ones, 0)
        return te.compute((), lambda: x() / count(), name="result")

    return te_case("counted", (("x", (), "float32"),), compute, lambda x: x / (columns - 1), 1e-6)


def _forward_case(batch: CaseDim, states: int, dtype: str) -> Case:
    """Σ_i exp(a[b, i] + t[i, j] − m[b, j]): a step of a hidden Markov model's forward pass."""

    def compute(a: te.Tensor, t: te.Tensor) -> te.Tensor:
        shape: Sequence[Expr] = (a.shape[0], states, states)
        pairs = te.compute(shape, lambda b, i, j: a(b, i).astype("float32") + t(i, j).astype("float32"), name="pairs")
        most = topi.max(pairs, 1)
        powers = te.compute(shape, lambda b, i, j: tirx.exp(pairs(b, i, j) - most(b, j)), name="powers")
        total = topi.sum(powers, 1)
        return te.compute((a.shape[0], states), lambda b, j: tirx.log(total(b, j)) + most(b, j), name="result")

    def reference(a: Array, t: Array) -> Any:
        return np.logaddexp.reduce(a[:, :, None] + t, 1)

    size = batch if isinstance(batch, int) else f"any{batch[1]}"
    given = (("a", (batch, states), dtype), ("t", (states, states), dtype))
    return te_case(f"forward_{size}x{states}_{dtype}", given, compute, reference, 1e-5)


ROW = (
    softmax_case(37, 384, "float16", 1e-3),
    softmax_case(5, 1000, "float32", 1e-5),
    softmax_case(("rows", 19), 4096, "bfloat16", 4e-3),
    softmax_case(7, ("columns", 301), "float32", 1e-5),
    softmax_case(6, 4096, "float16", 1e-3),
    softmax_case(3, 20480, "bfloat16", 4e-3),
    _pairs_case(70, 200, "float16", 1e-3),
    log_softmax_case(130, 4096, "float16", 1e-3),
    log_softmax_case(7, 6000, "float32", 1e-5),
    rms_norm_case(33, 4096, "bfloat16", 4e-3),
    rms_norm_case(300, 768, "float16", 1e-3),
    rms_norm_case(9, 77, "float32", 1e-5),
    rms_norm_case(2, 16392, "bfloat16", 4e-3),
    residual_case(65, 768, "float16", 2e-3),
    residual_case(5, 40000, "float32", 1e-5),
    residual_case(("rows", 12), 1000, "float32", 1e-5),
    _arg_case("argmax", (40, 3000), "float32"),
    _arg_case("argmin", (33, 4096), "bfloat16"),
    _arg_case("argmax", (500, 77), "float16"),
    _sum_case("sum", (6, 50, 16384), (-1,), "bfloat16"),
    _sum_case("sum", (3, 5, 70), (-1,), "float32"),
    _sum_case("planes", (6, 40, 13, 11), (0, 2, 3), "float32"),  # planes whose size is no power of 2
    _sum_case("planes", (9, 24, 7, 7), (0, 2, 3), "float16"),
    _adaptive_case((4, 30, 96, 93), (7, 6), "float32", 1e-5),
    _adaptive_case((2, 6, 64, 512), (2, 8), "bfloat16", 4e-3),
)
STRIDED = (
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
STANDALONE = (
    _case("all", (700, 1234), "float32", _summed(), lambda x: x.sum(), 2e-5),
    _case("all", (1 << 21,), "bfloat16", _summed(), lambda x: x.sum(), 2e-5),
    _case("columns", (3000, 512), "bfloat16", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("columns", (1500, 77), "float32", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("columns", (("n", 333), 96), "float16", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("batch", (("n", 3), 80, 1031), "float32", _summed(), lambda x: x.sum(), 2e-5),
    _case("counted", (("n", 70001),), "float32", lambda x: op.max(x), lambda x: x.max(), 1e-9),
    _case("images", (("n", 3), 150000), "float32", _summed(1), lambda x: x.sum(1), 1e-4),
    _case("moments", (("n", 3), 5, 48, 56), "float32", lambda x: op.variance(x, [0, 2, 3]), lambda x: x.var((0, 2, 3)), 1e-4),
    _case("steps", (("n", 2), 5000, 24), "float32", lambda x: op.argmax(x, axis=1), lambda x: x.argmax(1), 1e-9),
    _case("steps", (("n", 2), ("m", 517), 72), "bfloat16", _summed(1), lambda x: x.sum(1), 1e-4),
    _case("middle", (5, 2000, 160), "float32", lambda x: op.max(x, axis=[1]), lambda x: x.max(1), 1e-9),
    _case("mean", (2, 7, 7, 256), "float32", lambda x: op.astype(op.mean(x, axis=[1, 2]), "float16"),
          lambda x: x.mean((1, 2)), 1e-3),
    _case("long", (3, 100000), "float32", lambda x: op.max(x, axis=[-1]), lambda x: x.max(-1), 1e-9),
    _case("planes", (5, 3, 113, 131), "float32", lambda x: op.mean(x, axis=[0, 2, 3]), lambda x: x.mean((0, 2, 3)), 1e-4),
    _case("planes", (8, 16, 96, 96), "bfloat16", _summed(0, 2, 3), lambda x: x.sum((0, 2, 3)), 1e-4),
    _case("repeated", (700, 1234), "float32", _powers, _powers_reference, 2e-5),
    _case("argmax", (2, 50000), "float32", lambda x: op.argmax(x, axis=-1), lambda x: x.argmax(-1), 1e-9),
    _case("argmin", (4000, 600), "float32", lambda x: op.argmin(x, axis=0), lambda x: x.argmin(0), 1e-9),
    _case("maximum", (2, 28, 28, 64), "float16",
          lambda x: op.nn.max_pool2d(x, [3, 3], [2, 2], [1, 1], layout="NHWC"),
          lambda x: windows_of(x, (1, 2), 3, 2, 1, -np.inf).max((-2, -1)), 1e-9),
    _case("average", (2, 5, 16, 12), "float32", lambda x: op.nn.avg_pool2d(x, [2, 2], [2, 2]),
          lambda x: windows_of(x, (2, 3), 2, 2, 0, 0.0).mean((-2, -1)), 1e-6),
)  # fmt: skip
MULTI_KERNEL = (
    scaled_case((1024, 2048), (0, 1), "bfloat16", 3e-3),
    scaled_case((8200, 512), (0,), "float32", 3e-3),
    channel_softmax_case((3, 500000), 1, "float32", 1e-5),
    scaled_case((128, 4096), (0, 1), "float16", 3e-3),
    channel_softmax_case((1, 300000, 8), 1, "bfloat16", 4e-3),
    gate_case((3, 14, 14, 104), 13, "bfloat16", 4e-3),
    gate_case((2, 9, 7, 30), 5, "float32", 1e-5),
    group_norm_case((1, 128, 128, 128), 32, "float16", 1e-3),
    channel_norm_case((32, 24, 40, 64), (0, 2, 3), "bfloat16", 4e-3),
)
BROADCAST_ROWS = (
    _outer_case(300, 1000, "float32"),
    _outer_case(41, 4096, "bfloat16"),
    _outer_case(("n", 33), ("m", 515), "float32"),
    _neighbours_case(130, 257),
    _neighbours_case(("n", 33), ("m", 515)),
    _counted_case(4096),
)
BROADCAST_COLUMNS = (
    _forward_case(3, 96, "float32"),
    _forward_case(5, 512, "bfloat16"),
    _forward_case(("n", 3), 96, "float32"),
)
