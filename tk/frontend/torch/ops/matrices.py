"""What converters of ATen's linear algebra share: matrices in one batch, and results in torch's shapes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvm import relax

from tk.frontend.torch.ops.elements import is_empty
from tk.frontend.torch.ops.shape import holds_nothing
from tk.graph.matrices.blocked import factored

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["as_matrices", "of_nothing", "several", "shaped", "turned"]


def as_matrices(importer: Importer, x: relax.Expr, batch: list[Any] | None = None) -> relax.Expr:
    """x [*, m, n] as [b, m, n], its batch spread to `batch` if that is given."""
    emit, dims = importer.block_builder.emit, list(x.ty.shape.values)
    if batch is not None:
        dims = [*batch, *dims[-2:]]
        x = emit(relax.op.broadcast_to(x, relax.ShapeExpr(dims)))
    return emit(relax.op.reshape(x, relax.ShapeExpr([math.prod(dims[:-2], start=1), *dims[-2:]])))


def several(importer: Importer, compute: Callable[..., object], *given: relax.Expr, count: int) -> list[relax.Expr]:
    made = factored(importer.block_builder, compute, *given)
    return [importer.block_builder.emit(relax.TupleGetItem(made, i)) for i in range(count)]


def shaped(importer: Importer, x: relax.Expr, like: Any) -> relax.Expr:
    """x in the shape of torch's result `like`."""
    shape = relax.ShapeExpr([importer.size(size) for size in like.shape])
    return importer.block_builder.emit(relax.op.reshape(x, shape))


def turned(importer: Importer, x: relax.Expr) -> relax.Expr:
    """x with its last two dims exchanged."""
    rank = x.ty.ndim
    return importer.block_builder.emit(relax.op.permute_dims(x, [*range(rank - 2), rank - 1, rank - 2]))


def of_nothing(importer: Importer, x: relax.Expr, values: Any, fill: tuple[float, ...]) -> list[Any] | None:
    """`fill` in the shapes of torch's results, where x has no elements, and no kernel loops over them."""
    if not holds_nothing(x):
        return None
    made = []
    for value, like in zip(fill, values, strict=False):
        shape = relax.ShapeExpr([importer.size(size) for size in like.shape])
        number = relax.const(value, importer._convert_data_type(like.dtype))
        made.append(
            importer.empty(like) if is_empty(like) else importer.block_builder.emit(relax.op.broadcast_to(number, shape))
        )
    return [*made, *[None] * (len(values) - len(fill))]
