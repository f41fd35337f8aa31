"""What the cases of the matmul rules share: x · w, each stored as an order says, and what follows it."""

from __future__ import annotations

from collections.abc import Callable

from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, exact_gelu, exact_silu

__all__ = ["TOLERANCE", "Others", "Step", "gated_case", "matmul_case"]

TOLERANCE = {"bfloat16": 3e-3, "float16": 4e-4, "float32": 4e-7}
Others = tuple[tuple[str, Shape], ...]
"""Inputs beside the operands, of their dtype, by name."""

Step = tuple[Callable[..., "Expr"], Callable[..., "Array"]]
"""What follows a matmul y, in Relax and in NumPy."""
PLAIN: Step = (lambda y: y, lambda y: y)
ADD: Step = (lambda y, b: op.add(y, b), lambda y, b: y + b)
SCALE: Step = (lambda y, s: op.multiply(y, s), lambda y, s: y * s)
SILU: Step = (lambda y: op.nn.silu(y), exact_silu)
GELU: Step = (lambda y: op.nn.gelu(y), exact_gelu)
GATE: Step = (lambda y, g: op.multiply(op.nn.silu(g), y), lambda y, g: exact_silu(g) * y)
WIDE: Step = (lambda y: op.astype(y, "float32"), lambda y: y)
BIAS_RELU: Step = (lambda y, b: op.nn.relu(op.add(y, b)), lambda y, b: (y + b).clip(0))
BIAS_GELU: Step = (lambda y, b: op.nn.gelu(op.add(y, b)), lambda y, b: exact_gelu(y + b))
RELU_RESIDUAL: Step = (lambda y, b, r: op.add(BIAS_RELU[0](y, b), r), lambda y, b, r: (y + b).clip(0) + r)


def matmul_case(
    name: str,
    dtype: str,
    order: str,
    operands: tuple[Shape, Shape],
    others: Others = (),
    step: Step = PLAIN,
    names: str = "xw",
    wide: bool = False,
) -> Case:
    """x · w of operands as they lie in memory, and a step over `others`. `order` has a letter for each operand: n as it is, t
    with its last axes swapped. The result is rounded before the step, or, where `wide`, behind it."""
    build, exact = step

    def computed(x: Expr, w: Expr, *rest: Expr) -> Expr:
        y = op.matmul(turned(x, order[0]), turned(w, order[1]), out_dtype="float32" if wide else None)
        return op.astype(build(y, *rest), dtype) if wide else build(y, *rest)

    def reference(x: Array, w: Array, *rest: Array) -> Array:
        left, right = (each.swapaxes(-1, -2) if n == "t" else each for each, n in zip((x, w), order, strict=True))
        return exact(left @ right, *rest)

    inputs = tuple((each, shape, dtype) for each, shape in (*zip(names, operands, strict=True), *others))
    return Case(name, inputs, computed, reference, tolerance=TOLERANCE[dtype])


def gated_case(
    name: str,
    dtype: str,
    order: str,
    sizes: tuple[int | tuple[str, int], int, int],
    weights: tuple[str, str] = ("w", "v"),
    biased: bool = False,
) -> Case:
    """silu(x · w) * (x · v) of (m, n, k), sums in float32 and rounded; if `biased`, gelu(x · w + b) * (x · v + c)."""
    m, n, k = sizes
    act, exact = (op.nn.gelu, exact_gelu) if biased else (op.nn.silu, exact_silu)
    shape = (k, n) if order == "nn" else (n, k)
    biases = (("b", (n,), dtype), ("c", (n,), dtype)) if biased else ()

    def matmul(x: Expr, w: Expr, *bias: Expr) -> Expr:
        y = op.astype(op.matmul(x, turned(w, order[1]), out_dtype="float32"), dtype)
        return op.add(y, bias[0]) if bias else y

    def build(x: Expr, w: Expr, v: Expr, *bias: Expr) -> Expr:
        return op.multiply(act(matmul(x, w, *bias[:1])), matmul(x, v, *bias[1:]))

    def reference(x: Array, w: Array, v: Array, *bias: Array) -> Array:
        y, z = (x @ (each if order == "nn" else each.T) for each in (w, v))
        gated: Array = exact(y + bias[0]) * (z + bias[1]) if bias else exact(y) * z
        return gated

    inputs = (("x", (m, k), dtype), *((each, shape, dtype) for each in weights), *biases)
    return Case(f"{name}_{dtype}", inputs, build, reference, tolerance=TOLERANCE[dtype])


def turned(x: Expr, order: str) -> Expr:
    """An operand with its last axes swapped, where its letter of an order is t."""
    if order == "n":
        return x
    axes = list(range(x.ty.ndim))
    return op.permute_dims(x, [*axes[:-2], axes[-1], axes[-2]])
