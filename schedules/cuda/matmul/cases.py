"""What the cases of the matmul rules share: x · w, each stored as an order says, and what follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, relax_op

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.aliases import Array

__all__ = ["TOLERANCE", "Others", "biased_relu_residual", "matmul_case", "turned"]

TOLERANCE = {"bfloat16": 3e-3, "float16": 4e-4, "float32": 4e-7}
Others = tuple[tuple[str, Shape], ...]
"""Inputs beside the operands, of their dtype, by name."""


def matmul_case(
    name: str,
    dtype: str,
    order: str,
    operands: tuple[Shape, Shape],
    others: Others = (),
    build: Callable[..., Expr] = lambda y: y,
    exact: Callable[..., Array] = lambda y: y,
) -> Case:
    """x · w of operands as they lie in memory, and an epilogue over `others`. `order` has a letter for each operand: n as it
    is, t with its last axes swapped."""

    def reference(x: Array, w: Array, *rest: Array) -> Array:
        left, right = (each.swapaxes(-1, -2) if n == "t" else each for each, n in zip((x, w), order, strict=True))
        return exact(left @ right, *rest)

    return Case(
        name,
        tuple((each, shape, dtype) for each, shape in (("x", operands[0]), ("w", operands[1]), *others)),
        lambda x, w, *rest: build(relax_op().matmul(turned(x, order[0]), turned(w, order[1])), *rest),
        reference,
        tolerance=TOLERANCE[dtype],
    )


def turned(x: Expr, order: str) -> Expr:
    """An operand with its last axes swapped, where its letter of an order is t."""
    if order == "n":
        return x
    axes = list(range(x.ty.ndim))
    return relax_op().permute_dims(x, [*axes[:-2], axes[-1], axes[-2]])


def biased_relu_residual(y: Expr, b: Expr, r: Expr) -> Expr:
    op = relax_op()
    return op.add(op.nn.relu(op.add(y, b)), r)
