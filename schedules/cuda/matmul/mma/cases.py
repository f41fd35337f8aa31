"""The cases of `matmul_mma`: both operands in both orders, ragged and symbolic sizes, batches, windows, epilogues."""

from __future__ import annotations

import numpy as np
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.cuda.matmul.cases import GELU, PLAIN, TOLERANCE, Step, matmul_case

__all__ = ["CASES"]


def _case(
    name: str,
    dtype: str,
    order: str,
    sizes: tuple[int | tuple[str, int], int, int | tuple[str, int]],
    batch: tuple[int, ...] = (),
    step: Step = PLAIN,
) -> Case:
    """Matrices of (m, n, k) with sums in float32, rounded behind the step; an operand whose letter in `order` is t is stored
    transposed."""
    m, n, k = sizes
    x = (*batch, m, k) if order[0] == "n" else (*batch, k, m)
    y = (*batch, k, n) if order[1] == "n" else (*batch, n, k)
    return matmul_case(f"{name}_{dtype}", dtype, order, (x, y), step=step, names="xy", wide=True)


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
