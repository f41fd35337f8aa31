"""Problems that several kernels solve one after another: what a whole tensor, or few rows, must be reduced for first."""

from __future__ import annotations

import numpy as np
from tvm import te, tirx, topi
from tvm.ir import Expr

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import te_case
from tk.schedules.cuda.reduction.strided_cases import channel_norm_case, channel_softmax_case, group_norm_case

__all__ = ["CASES", "gate_case", "scaled_case"]


def scaled_case(shape: tuple[int, ...], axes: tuple[int, ...], dtype: str, tolerance: float) -> Case:
    """int8 values of x / s, and s = max |x| / 127 over some axes."""

    def scaled(a: te.Tensor) -> list[te.Tensor]:
        wide = topi.cast(a, "float32")
        scale = topi.divide(topi.max(topi.abs(wide), list(axes), keepdims=True), tirx.const(127, "float32"))

        def whole(*i: Expr) -> Expr:
            row = [0 if n in axes else each for n, each in enumerate(i)]
            return tirx.round(wide(*i) / scale(*row)).astype("int8")

        return [te.compute(a.shape, whole, name="whole"), scale]

    def reference(x: Array) -> tuple[Array, Array]:
        scale = np.abs(x).max(axes, keepdims=True) / 127
        return np.rint(x / scale), scale

    name = "x".join(map(str, shape))
    over = "".join(map(str, axes))
    return te_case(f"scaled_{name}_{over}_{dtype}", (("x", shape, dtype),), scaled, reference, tolerance)


def gate_case(images: tuple[int, int, int, int], depth: int, dtype: str, tolerance: float) -> Case:
    """Images with channels last, scaled by σ of a matmul [batch, depth] × [depth, channels], as squeeze-and-excite has it."""
    batch, _, _, channels = images

    def scaled(x: te.Tensor, s: te.Tensor, w: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, depth), "k")
        wide = [topi.cast(each, "float32") for each in (s, w)]
        gate = te.compute((batch, channels), lambda n, c: te.sum(wide[0](n, k.var) * wide[1](k.var, c), axis=k), name="gate")

        def element(n: Expr, i: Expr, j: Expr, c: Expr) -> Expr:
            return (x(n, i, j, c).astype("float32") * tirx.sigmoid(gate(n, c))).astype(dtype)

        return te.compute(images, element, name="scaled")

    def reference(x: Array, s: Array, w: Array) -> Array:
        scaled: Array = x / (1 + np.exp(-(s @ w)))[:, None, None]
        return scaled

    name = f"gate_{'x'.join(map(str, images))}_{depth}_{dtype}"
    given = (("x", images, dtype), ("s", (batch, depth), dtype), ("w", (depth, channels), dtype))
    return te_case(name, given, scaled, reference, tolerance)


CASES = (
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
