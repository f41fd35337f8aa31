"""What the cases of the matmul rules share: x · w, each stored as an order says, and what follows it."""

from __future__ import annotations

from collections.abc import Callable

from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, exact_gelu, exact_silu

__all__ = ["TOLERANCE", "Others", "Step", "matmul_case", "turned"]

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
    name: str, dtype: str, order: str, operands: tuple[Shape, Shape], others: Others = (), step: Step = PLAIN
) -> Case:
    """x · w of operands as they lie in memory, and a step over `others`. `order` has a letter for each operand: n as it is, t
    with its last axes swapped."""
    build, exact = step

    def reference(x: Array, w: Array, *rest: Array) -> Array:
        left, right = (each.swapaxes(-1, -2) if n == "t" else each for each, n in zip((x, w), order, strict=True))
        return exact(left @ right, *rest)

    return Case(
        name,
        tuple((each, shape, dtype) for each, shape in (("x", operands[0]), ("w", operands[1]), *others)),
        lambda x, w, *rest: build(op.matmul(turned(x, order[0]), turned(w, order[1])), *rest),
        reference,
        tolerance=TOLERANCE[dtype],
    )


def turned(x: Expr, order: str) -> Expr:
    """An operand with its last axes swapped, where its letter of an order is t."""
    if order == "n":
        return x
    axes = list(range(x.ty.ndim))
    return op.permute_dims(x, [*axes[:-2], axes[-1], axes[-2]])
