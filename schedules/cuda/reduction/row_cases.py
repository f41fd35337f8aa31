"""Problems for row reductions: softmaxes, norms, sums and positions of rows along memory, and windows that are rows."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from tvm import te, tirx, topi
from tvm.ir import Expr
from tvm.relax import op
from tvm.tirx import IterVar

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import case_of, exact_softmax, te_case

__all__ = ["CASES", "log_softmax_case", "residual_case", "rms_norm_case", "softmax_case"]


def softmax_case(rows: int | tuple[str, int], columns: int | tuple[str, int], dtype: str, tolerance: float) -> Case:
    def softmax(a: te.Tensor) -> te.Tensor:
        wide = te.compute(a.shape, lambda i, j: a[i, j].astype("float32"), name="wide")
        return topi.cast(topi.nn.softmax(wide), dtype)

    width = columns if isinstance(columns, int) else columns[0]
    return te_case(f"softmax_{width}_{dtype}", (("x", (rows, columns), dtype),), softmax, exact_softmax, tolerance)


def _pairs_case(rows: int, columns: int, dtype: str, tolerance: float) -> Case:
    """A softmax of xᵢ + yⱼ, as of attention in graphs: no input has an element for each of the rows'."""

    def softmax(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        def total(i: Expr, j: Expr) -> Expr:
            return a[i].astype("float32") + b[j].astype("float32")

        return topi.cast(topi.nn.softmax(te.compute((rows, columns), total, name="total")), dtype)

    inputs = (("x", (rows,), dtype), ("y", (columns,), dtype))
    return te_case(f"pairs_{columns}_{dtype}", inputs, softmax, lambda x, y: exact_softmax(x[:, None] + y), tolerance)


def rms_norm_case(rows: int, columns: int, dtype: str, tolerance: float) -> Case:
    """The norm of x + y."""

    def norm(a: te.Tensor, b: te.Tensor, c: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, columns), "k")
        wide = te.compute(a.shape, lambda i, j: a[i, j].astype("float32") + b[i, j].astype("float32"), name="wide")
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

    def logs(a: Expr, b: Expr) -> Any:
        total = te.compute(a.shape, lambda i, j: a[i, j].astype("float32") + b[i, j].astype("float32"), name="total")
        out = topi.nn.log_softmax(total)
        return te.compute(a.shape, lambda i, j: out[i, j].astype(dtype), name="out")

    def reference(x: Array, y: Array) -> Any:
        away = x + y - (x + y).max(-1, keepdims=True)
        return away - np.log(np.exp(away).sum(-1, keepdims=True))

    inputs = (("x", (rows, columns), dtype), ("y", (rows, columns), dtype))
    return te_case(f"log_softmax_{columns}_{dtype}", inputs, logs, reference, tolerance)


def _sum_case(name: str, shape: tuple[int, ...], axes: tuple[int, ...], dtype: str) -> Case:
    name = f"{name}_{'x'.join(map(str, shape))}_{dtype}"
    return case_of(name, lambda x: op.sum(op.astype(x, "float32"), list(axes)), lambda x: x.sum(axes), 1e-5, (shape, dtype))


def _adaptive_case(shape: tuple[int, int, int, int], results: tuple[int, int], dtype: str, tolerance: float) -> Case:
    """Means of windows that share an image, of two sizes, and overlap."""

    def reference(x: Array) -> Any:
        def bounds(size: int, count: int) -> list[slice]:
            return [slice(o * size // count, -(-(o + 1) * size // count)) for o in range(count)]

        rows, columns = (bounds(size, count) for size, count in zip(x.shape[2:], results, strict=True))
        return np.stack([np.stack([x[:, :, r, c].mean((2, 3)) for c in columns], -1) for r in rows], -2)

    name = f"adaptive_{'x'.join(map(str, (*shape, *results)))}_{dtype}"
    return case_of(name, lambda x: op.nn.adaptive_avg_pool2d(x, results), reference, tolerance, (shape, dtype))


def _ties(generator: Any, shape: tuple[int, ...], dtype: str, _name: str) -> Any:
    """Few values, zeros of both signs and infinities among them, and NaN in some rows."""
    values = generator.choice(np.array([-np.inf, -1.0, -0.0, 0.0, 1.0]), shape)
    values[::3] = np.minimum(values[::3], generator.choice(np.array([-np.inf, 0.0]), (len(values[::3]), 1)))
    values[1::4, shape[1] // 3] = np.nan
    values[1::8, shape[1] // 2] = -np.nan
    return values.astype(np.dtype(getattr(ml_dtypes, dtype, dtype)))


def _arg_case(name: str, shape: tuple[int, int], dtype: str) -> Case:
    return Case(
        f"{name}_{shape[1]}_{dtype}", (("x", shape, dtype),), lambda x: getattr(op, name)(x, axis=-1),
        lambda x: getattr(x, name)(-1), tolerance=1e-9, sample=_ties,
    )  # fmt: skip


CASES = (
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
