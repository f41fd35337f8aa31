"""What the converters of ATen share: dtypes, operands, expressions by element, and numbers as integers of the same order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from tvm import relax, te

from tk.graph.ordered_bits import nan_key, ordered_bits, restored_number, widened

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = [
    "by_element",
    "dtype_of",
    "element_dtype",
    "is_empty",
    "is_float",
    "is_tensor",
    "operands",
    "ordered",
    "restored",
    "sizes_of",
    "unary",
]


def dtype_of(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def element_dtype(x: relax.Expr) -> str:
    """The dtype of a TIR expression."""
    return str(x.ty.dtype)


def is_float(dtype: str) -> bool:
    return "float" in dtype


def is_empty(value: Any) -> bool:
    """Whether torch's result has no elements, whatever its dynamic dims are."""
    return isinstance(value, torch.Tensor) and any(isinstance(size, int) and size == 0 for size in value.shape)


def is_tensor(x: relax.Expr | float) -> bool:
    return isinstance(x, relax.Expr) and isinstance(x.ty, relax.TensorType)


def sizes_of(node: fx.Node, importer: Importer) -> list[relax.Expr | int]:
    """The shape of what `node` gives, as torch recorded it."""
    return [importer.size(size) for size in node.meta["val"].shape]


def operands(node: fx.Node, importer: Importer) -> tuple[relax.Expr, relax.Expr]:
    """The first two arguments as tensors of one dtype; the importer has promoted those that are tensors."""
    a, b = importer.retrieve_args(node)[:2]
    a = a if is_tensor(a) else relax.const(a, dtype_of(b))
    b = b if is_tensor(b) else relax.const(b, dtype_of(a))
    return a, b


def by_element(
    importer: Importer,
    shape: Sequence[relax.Expr | int],
    tensors: Sequence[relax.Expr],
    compute: Callable[..., object],
    name: str,
) -> relax.Expr:
    """compute(a, b, …) for the elements of `tensors`, all broadcast to `shape`, as one function called `name`."""
    emit = importer.block_builder.emit
    given = [x if _same(x.ty.shape.values, shape) else emit(relax.op.broadcast_to(x, relax.ShapeExpr(shape))) for x in tensors]

    def made(*parts: te.Tensor) -> te.Tensor:
        return te.compute(parts[0].shape, lambda *at: compute(*(part(*at) for part in parts)), name=name)

    return importer.block_builder.emit_te(made, *given, primfunc_name_hint=name)


def unary(name: str, compute: Callable[[Any], Any]) -> Callable[[fx.Node, Importer], relax.Expr]:
    """The converter of a function of one tensor, by element."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        return by_element(importer, sizes_of(node, importer), [importer.env[node.args[0]]], compute, name)

    return convert


def _same(have: Sequence[relax.Expr], need: Sequence[relax.Expr | int]) -> bool:
    prove = tvm.sym.Analyzer().can_prove_equal
    return len(have) == len(need) and all(prove(h, n) for h, n in zip(have, need, strict=True))


def ordered(importer: Importer, x: relax.Expr, *, nan: str = "greatest") -> relax.Expr:
    """Signed integers in the order of x's values, so that any way to find the greatest, least or n-th is torch's: NaN is
    greater than everything (or less, with nan="least"), and −0 equals 0. int32 for dtypes of up to 32 bits, else int64."""
    dtype, emit = dtype_of(x), importer.block_builder.emit
    if not is_float(dtype):
        wide = "int64" if dtype in ("int64", "uint32", "uint64") else "int32"
        return x if dtype == wide else emit(relax.op.astype(x, wide))
    wide = widened(dtype)
    x = x if dtype == wide else emit(relax.op.astype(x, wide))
    quiet = nan_key("int64" if wide == "float64" else "int32", least=nan != "greatest")
    key = partial(ordered_bits, nan=quiet)
    return by_element(importer, x.ty.shape.values, [x], key, "order")


def restored(importer: Importer, keys: relax.Expr, dtype: str) -> relax.Expr:
    """The values in `dtype` that `ordered` made `keys` of."""
    if is_float(dtype):
        keys = by_element(importer, keys.ty.shape.values, [keys], restored_number, "restore")
    return keys if dtype_of(keys) == dtype else importer.block_builder.emit(relax.op.astype(keys, dtype))
