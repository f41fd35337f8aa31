"""Convolutions that read their input beside a kernel's own taps, where offsets say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tvm import relax, te, tirx

__all__ = ["Deformed", "deformed_convolution"]


@dataclass(frozen=True)
class Deformed:
    """How a kernel lies on the image: (down, across) of each, padding before; and the groups of channels, and of those
    that share their offsets."""

    strides: tuple[int, ...]
    pads: tuple[int, ...]
    dilations: tuple[int, ...]
    groups: int
    offset_groups: int


def _sizes(shape: Sequence[relax.Expr]) -> list[relax.Expr | int]:
    return [int(size) if isinstance(size, tirx.IntImm) else size for size in shape]


def deformed_convolution(
    builder: relax.BlockBuilder,
    x: relax.Expr,
    w: relax.Expr,
    offset: relax.Expr,
    mask: relax.Expr | None,
    bias: relax.Expr | None,
    how: Deformed,
) -> relax.Expr:
    """x [N, C, H, W], w [O, C / group, kh, kw], offsets [N, groups·kh·kw·2, oh, ow], mask [N, groups·kh·kw, oh, ow], bias [O]
    → [N, O, oh, ow]: the input is read bilinearly where the offsets say (zero outside), into columns that one matmul by
    group takes."""
    emit = builder.emit
    (n, c, *_), (o, _, kh, kw) = _sizes(x.ty.shape.values), _sizes(w.ty.shape.values)
    oh, ow = _sizes(offset.ty.shape.values[2:])
    dtype = str(x.ty.dtype.dtype)

    def compute(data: te.Tensor, moved: te.Tensor, *masks: te.Tensor) -> te.Tensor:
        n, c, h, wide = _sizes(data.shape)  # by the names that dynamic dims have in this function
        oh, ow = _sizes(moved.shape[2:])

        def element(b: relax.Expr, channel: relax.Expr, k: relax.Expr, y: relax.Expr, z: relax.Expr) -> relax.Expr:
            first = tirx.floordiv(channel, c // how.offset_groups) * (kh * kw) + k
            p = (y * how.strides[0] - how.pads[0] + tirx.floordiv(k, kw) * how.dilations[0]).astype(dtype) + moved(
                b, first * 2, y, z
            )
            q = (z * how.strides[1] - how.pads[1] + tirx.floormod(k, kw) * how.dilations[1]).astype(dtype) + moved(
                b, first * 2 + 1, y, z
            )
            low = tirx.floor(p), tirx.floor(q)
            part = p - low[0], q - low[1]

            def read(i: int, j: int) -> relax.Expr:
                row, column = low[0].astype("int64") + i, low[1].astype("int64") + j
                inside = tirx.all(row >= 0, row < h, column >= 0, column < wide)
                clamped = tirx.max(tirx.min(row, h - 1), 0), tirx.max(tirx.min(column, wide - 1), 0)
                one = tirx.const(1, dtype)
                weight = (part[0] if i else one - part[0]) * (part[1] if j else one - part[1])
                return tirx.if_then_else(inside, data(b, channel, *clamped) * weight, tirx.const(0, dtype))

            total = read(0, 0) + read(0, 1) + read(1, 0) + read(1, 1)
            return total * masks[0](b, first, y, z) if masks else total

        return te.compute([n, c, kh * kw, oh, ow], element, name="columns")

    masks = [] if mask is None else [mask]
    columns = builder.emit_te(compute, x, offset, *masks, primfunc_name_hint="deformed_columns")
    inner = (c // how.groups) * kh * kw
    flat = emit(relax.op.reshape(columns, [n, how.groups, inner, oh * ow]))
    weight = emit(relax.op.reshape(w, [1, how.groups, o // how.groups, inner]))
    y = emit(relax.op.reshape(emit(relax.op.matmul(weight, flat)), [n, o, oh, ow]))
    return y if bias is None else emit(relax.op.add(y, emit(relax.op.reshape(bias, [1, -1, 1, 1]))))
