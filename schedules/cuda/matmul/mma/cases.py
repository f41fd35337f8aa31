"""The cases of `matmul_mma`: both operands in both orders, ragged and symbolic sizes, batches, windows, epilogues."""

from __future__ import annotations

import numpy as np
from tvm import relax, te
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.cuda.matmul.cases import GELU, PLAIN, Step

__all__ = ["CASES"]

TOLERANCE = {"bfloat16": 4e-3, "float16": 1e-3}


def _matmul(a: Expr, b: Expr, order: str) -> Expr:
    """Σ_k a·b in float32; `order` is "nn", "nt", "tn" or "tt": which operands are transposed in memory."""

    def matmul(x: te.Tensor, y: te.Tensor) -> te.Tensor:
        batch = list(x.shape[:-2])
        rows, k = (x.shape[-2], x.shape[-1]) if order[0] == "n" else (x.shape[-1], x.shape[-2])
        columns = y.shape[-1] if order[1] == "n" else y.shape[-2]
        r = te.reduce_axis((0, k), "k")

        def at(*index: Expr) -> Expr:
            *s, i, j = index
            left = x[(*s, i, r)] if order[0] == "n" else x[(*s, r, i)]
            right = y[(*s, r, j)] if order[1] == "n" else y[(*s, j, r)]
            return te.sum(left.astype("float32") * right.astype("float32"), axis=r)

        return te.compute((*batch, rows, columns), at, name="matmul")

    return relax.BlockBuilder.current().emit_te(matmul, a, b, primfunc_name_hint="matmul")


def _case(
    name: str,
    dtype: str,
    order: str,
    sizes: tuple[int | tuple[str, int], int, int | tuple[str, int]],
    batch: tuple[int, ...] = (),
    step: Step = PLAIN,
) -> Case:
    m, n, k = sizes
    a = (*batch, m, k) if order[0] == "n" else (*batch, k, m)
    b = (*batch, k, n) if order[1] == "n" else (*batch, n, k)

    def build(x: Expr, y: Expr) -> Expr:
        return op.astype(step[0](_matmul(x, y, order)), dtype)

    def reference(x: Array, y: Array) -> Array:
        left, right = x if order[0] == "n" else x.swapaxes(-1, -2), y if order[1] == "n" else y.swapaxes(-1, -2)
        return step[1](left @ right)

    return Case(f"{name}_{dtype}", (("x", a, dtype), ("y", b, dtype)), build, reference, tolerance=TOLERANCE[dtype])


def _window(
    dtype: str, stride: int, padding: int, kernel: int, size: tuple[int, int, int, int, int] = (2, 15, 14, 32, 48)
) -> Case:
    """A convolution in NHWC, HWIO; `size` is batch, height, width, channels in and out."""

    def build(x: Expr, w: Expr) -> Expr:
        layout = {"data_layout": "NHWC", "kernel_layout": "HWIO", "out_dtype": "float32"}
        return op.astype(op.nn.conv2d(x, w, strides=stride, padding=padding, **layout), dtype)

    def reference(x: Array, w: Array) -> Array:
        padded = np.pad(x, ((0, 0), (padding, padding), (padding, padding), (0, 0)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (kernel, kernel), axis=(1, 2))[:, ::stride, ::stride]
        exact: Array = np.einsum("nhwcyx,yxco->nhwo", windows, w)
        return exact

    inputs = (("x", size[:4], dtype), ("w", (kernel, kernel, *size[3:]), dtype))
    return Case(f"window{kernel}x{kernel}_{stride}_{dtype}", inputs, build, reference, tolerance=TOLERANCE[dtype])


def _channels_first(dtype: str) -> Case:
    """A convolution along one axis in NCW, OIW, of a symbolic batch: what it writes lies apart."""

    def build(x: Expr, w: Expr) -> Expr:
        return op.astype(op.nn.conv1d(x, w, strides=2, out_dtype="float32"), dtype)

    def reference(x: Array, w: Array) -> Array:
        windows = np.lib.stride_tricks.sliding_window_view(x, 3, axis=2)[:, :, ::2]
        exact: Array = np.einsum("nclx,ocx->nol", windows, w)
        return exact

    inputs = (("x", (("n", 3), 16, 65), dtype), ("w", (24, 16, 3), dtype))
    return Case(f"channels_first_{dtype}", inputs, build, reference, tolerance=TOLERANCE[dtype])


CASES = (
    *(_case(order, "bfloat16", order, (192, 160, 224)) for order in ("nn", "nt", "tn", "tt")),
    *(_case(f"ragged_{order}", "float16", order, (77, 45, 51)) for order in ("nn", "nt", "tn", "tt")),
    _case("gelu", "float16", "nn", (256, 512, 256), step=GELU),
    _case("large", "bfloat16", "nn", (1024, 2048, 1024)),
    _case("batched", "bfloat16", "nt", (128, 96, 64), (2, 3)),
    _case("few", "bfloat16", "nn", (5, 512, 1024)),
    _case("symbolic", "bfloat16", "nt", (("m", 301), 256, 128)),
    _case("symbolic_k", "float16", "nn", (96, 64, ("k", 150))),
    _window("float16", 1, 1, 3),
    _window("bfloat16", 2, 0, 1),
    _channels_first("float16"),
)
