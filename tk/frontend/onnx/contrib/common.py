"""What the converters of com.microsoft share: optional inputs, dtypes, and arithmetic in float32."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm
from onnx import NodeProto, helper
from tvm import relax

from tk.frontend.ops.accumulate import accumulator

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes
    from tk.frontend.onnx.importer import Importer

__all__ = [
    "binary",
    "broadcast_to_fit",
    "by_standard",
    "cast",
    "dtype_of",
    "given",
    "matmul",
    "number",
    "optional",
    "wide",
    "with_shape",
]


def dtype_of(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def cast(importer: Importer, x: relax.Expr, dtype: str) -> relax.Expr:
    return x if dtype_of(x) == dtype else importer.bb.emit(relax.op.astype(x, dtype))


def wide(importer: Importer, x: relax.Expr) -> relax.Expr:
    """`x` in the dtype in which it is computed with: float32 for what is narrower and floating, else its own."""
    return cast(importer, x, accumulator(dtype_of(x)))


def given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def optional(node: NodeProto, importer: Importer, index: int) -> relax.Expr | None:
    """Input `index`, or None where it is left out."""
    return importer.tensor(node.input[index]) if given(node, index) else None


def with_shape(importer: Importer, x: relax.Expr, shape: Sequence[relax.Expr | int]) -> relax.Expr:
    """`x`, its dims those of `shape`: what is not known to be so is checked when the model runs."""
    have = x.ty.shape
    prove = tvm.sym.Analyzer().can_prove_equal
    if isinstance(have, relax.ShapeExpr) and all(prove(a, b) for a, b in zip(have.values, shape, strict=True)):
        return x
    return importer.bb.match_cast(x, relax.TensorType(list(shape), dtype_of(x)))


def broadcast_to_fit(importer: Importer, x: relax.Expr, like: relax.Expr) -> relax.Expr:
    """`x`, of as many dims as `like`, those that are not 1 taken to be like's."""
    prove = tvm.sym.Analyzer().can_prove_equal
    shape = [a if prove(a, 1) else b for a, b in zip(x.ty.shape.values, like.ty.shape.values, strict=True)]
    return with_shape(importer, x, shape)


def number(x: relax.Expr, value: float) -> relax.Expr:
    """`value` as a scalar of the dtype of `x`."""
    return relax.const(value, dtype_of(x))


def binary(importer: Importer, name: str, a: relax.Expr, b: relax.Expr | float) -> relax.Expr:
    """relax.op.NAME(a, b), of tensors of one dtype or with a number."""
    return importer.bb.emit(getattr(relax.op, name)(a, number(a, b) if isinstance(b, int | float) else b))


def matmul(importer: Importer, a: relax.Expr, b: relax.Expr) -> relax.Expr:
    """The matmul of `a` and `b`, in the dtype in which it sums."""
    return importer.bb.emit(relax.op.matmul(a, b, out_dtype=accumulator(dtype_of(a))))


def by_standard(
    importer: Importer, operator: str, inputs: Sequence[relax.Expr | None], attributes: Attributes, outputs: int = 1
) -> list[relax.Expr]:
    """The outputs of an operator of ONNX's own domain on `inputs` (None: left out). What is known of an input, or narrow, is
    known of it there too."""
    names = ["" if x is None else f"{operator}.input.{i}" for i, x in enumerate(inputs)]
    for name, x in zip(names, inputs, strict=True):
        if name:
            importer.put(name, x)
    node = helper.make_node(operator, names, [f"{operator}.output.{i}" for i in range(outputs)])
    found = importer.convert(node, {"tvm_custom": {"name": "", "num_outputs": outputs}, **attributes})
    for name in filter(None, names):
        importer.drop(name)
    return found
