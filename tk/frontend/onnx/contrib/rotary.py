"""Rotary position embedding of com.microsoft: pairs of a head's elements turned by the angles of their position.

    y[i] = x[i] · cos[i] − x[j] · sin[i],  y[j] = x[j] · cos[i] + x[i] · sin[i]

The pair (i, j) is (i, i + r/2), or (2i, 2i + 1) where it is interleaved, of the first r elements of a head (Su et al. 2021).
What is behind them stays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.contrib.common import dtype_of
from tk.frontend.ops.accumulate import accumulator

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "rotated"]


def rotated(
    importer: Importer,
    x: relax.Expr,
    positions: relax.Expr,
    cos: relax.Expr,
    sin: relax.Expr,
    *,
    interleaved: bool,
    heads_first: bool,
    scale: float = 1.0,
) -> relax.Expr:
    """x [batch, length, heads, size] (or with the heads before the length) turned by row positions[batch, length] of `cos` and
    `sin` [positions, r / 2], times `scale`, in float32 where x is narrower, and rounded once."""
    emit = importer.bb.emit
    rows = [emit(relax.op.take(table, positions, axis=0, mode="clip")) for table in (cos, sin)]
    compute = _turn(interleaved, heads_first, scale)
    return importer.bb.emit_te(compute, x, *rows, primfunc_name_hint="rotary_embedding")


def _turn(interleaved: bool, heads_first: bool, scale: float) -> Callable[[te.Tensor, te.Tensor, te.Tensor], te.Tensor]:
    def compute(x: te.Tensor, cos: te.Tensor, sin: te.Tensor) -> te.Tensor:
        dtype, half = accumulator(x.dtype), cos.shape[2]

        def element(*at: tirx.Expr) -> tirx.Expr:
            batch, i = at[0], at[3]
            row = at[2] if heads_first else at[1]
            if interleaved:
                column, second, other = i // 2, i % 2 == 1, i + 1 - 2 * (i % 2)
            else:
                column, second, other = i % half, i >= half, tirx.Select(i >= half, i - half, i + half)
            inside = i < 2 * half

            def read(j: tirx.Expr) -> tirx.Expr:
                return x(*at[:3], j).astype(dtype)

            c, s = (table(batch, row, column).astype(dtype) for table in (cos, sin))
            # no Select of loads: TVM's simplifier would take its condition for what column is, in lanes where it is not
            sign = tirx.Select(second, tirx.const(1.0, dtype), tirx.const(-1.0, dtype))
            turned = read(i) * c + read(other) * (s * sign)
            scaled = turned * tirx.const(scale, dtype) if scale != 1 else turned
            return tirx.if_then_else(inside, scaled, read(i)).astype(x.dtype)

        return te.compute(x.shape, element, name="rotary_embedding")

    return compute


def _rotary(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [batch, length, hidden] or [batch, heads, length, size]; positions of each token, or that of the first."""
    x, positions, cos, sin = (importer.tensor(name) for name in node.input[:4])
    emit = importer.bb.emit
    if attributes.get("is_packed_batching"):
        raise importer.failure(node, "its batch is packed")
    dims = importer.shape_of(node, x)
    heads_first = len(dims) == 4
    batch, length = dims[0], dims[2 if heads_first else 1]
    if positions.ty.ndim == 1:
        steps = emit(relax.op.arange(0, length, 1, dtype_of(positions)))
        row = emit(relax.op.expand_dims(emit(relax.op.add(steps, positions)), 0))
        positions = emit(relax.op.broadcast_to(row, [batch, length]))
    split = x
    if not heads_first:
        heads = attributes.get("num_heads", 0)
        size = dims[2] // heads if heads else 2 * importer.shape_of(node, cos)[1]
        split = emit(relax.op.reshape(x, [batch, length, dims[2] // size, size]))
    turned = rotated(
        importer, split, positions, cos, sin, interleaved=bool(attributes.get("interleaved")), heads_first=heads_first,
        scale=attributes.get("scale", 1.0),
    )  # fmt: skip
    return [turned if heads_first else emit(relax.op.reshape(turned, dims))]


CONVERTERS: Converters = {"RotaryEmbedding": _rotary}
