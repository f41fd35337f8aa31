"""Weights of 2, 4 and 8 bits in blocks, each with a scale and a zero point: w = (q − zero) · scale.

Of b bits, 8/b elements lie in a byte, the first in its lowest bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, matmul, optional, wide
from tk.frontend.onnx.ops.cast import decoded
from tk.frontend.ops.accumulate import accumulator

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "dequantized", "unpacked"]

BITS = (2, 4, 8)


def unpacked(x: te.Tensor, bits: int, *at: tirx.Expr) -> tirx.Expr:
    """Element `at` of what the bytes x hold along their last axis, as int32."""
    *outer, last = at
    per = 8 // bits
    byte = x(*outer, last // per).astype("int32")
    shift = (last % per).astype("int32") * bits
    return tirx.bitwise_and(tirx.shift_right(byte, shift), tirx.const((1 << bits) - 1, "int32"))


def dequantized(
    importer: Importer,
    codes: relax.Expr,
    scales: relax.Expr,
    zeros: relax.Expr | None,
    *,
    bits: int,
    block: int,
    shape: list[int],
    groups: relax.Expr | None = None,
) -> relax.Expr:
    """w [N, K] = `shape`, in scales' dtype: codes [N, K·bits/8 or more] uint8, scales [N, blocks], zeros packed as the codes
    are, or [N, blocks] in scales' dtype, or None for 2^(bits − 1). Element k is of block k // block, or groups[k]."""
    middle = 1 << (bits - 1)
    packed = zeros is not None and dtype_of(zeros) == "uint8"
    operands = [codes, scales, *([] if zeros is None else [zeros]), *([] if groups is None else [groups])]

    def compute(*tensors: te.Tensor) -> te.Tensor:
        q, scale, *rest = tensors
        wide_ = accumulator(scale.dtype)
        zero = rest.pop(0) if zeros is not None else None
        which = rest.pop(0) if rest else None

        def element(n: tirx.Expr, k: tirx.Expr) -> tirx.Expr:
            group = k // block if which is None else which(k).astype("int64")
            code = unpacked(q, bits, n, k).astype(wide_)
            if zero is None:
                from_ = tirx.const(middle, wide_)
            elif packed:
                from_ = unpacked(zero, bits, n, group).astype(wide_)
            else:
                from_ = zero(n, group).astype(wide_)
            return ((code - from_) * scale(n, group).astype(wide_)).astype(scale.dtype)

        return te.compute(shape, element, name="dequantized")

    return importer.bb.emit_te(compute, *operands, primfunc_name_hint="dequantized")


def _flat(importer: Importer, x: relax.Expr, rows: int) -> relax.Expr:
    return importer.bb.emit(relax.op.reshape(x, [rows, -1]))


def _bits(node: NodeProto, importer: Importer, attributes: Attributes, default: int = 4) -> int:
    bits = int(attributes.get("bits", default))
    if bits not in BITS:
        raise importer.failure(node, f"its weights have {bits} bits, not 2, 4 or 8")
    return bits


def _matmul_nbits(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """A [*, K] · wᵀ + bias, w [N, K]."""
    if attributes.get("weight_prepacked"):
        raise importer.failure(node, "its weights are packed for one device")
    x, codes, scales = (importer.tensor(name) for name in node.input[:3])
    zeros, groups, bias = (optional(node, importer, i) for i in (3, 4, 5))
    rows, depth, bits = attributes["N"], attributes["K"], _bits(node, importer, attributes)
    codes, scales = _flat(importer, codes, rows), _flat(importer, scales, rows)
    zeros = None if zeros is None else _flat(importer, zeros, rows)
    w = dequantized(
        importer, codes, scales, zeros, bits=bits, block=attributes["block_size"], shape=[rows, depth], groups=groups
    )
    y = matmul(importer, x, importer.bb.emit(relax.op.permute_dims(cast(importer, w, dtype_of(x)), [1, 0])))
    y = y if bias is None else binary(importer, "add", y, wide(importer, bias))
    return [cast(importer, y, dtype_of(x))]


def _gather(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Gather of what blocks stand for. An index outside of the axis gives zeros."""
    emit = importer.bb.emit
    codes, indices, scales = (importer.tensor(name) for name in node.input[:3])
    zeros, narrow = optional(node, importer, 3), importer.narrow_dtype(node.input[0])
    if narrow and not narrow.endswith("int4"):
        raise importer.failure(node, f"its data is of {narrow}")
    rank = codes.ty.ndim
    axis, along = attributes.get("gather_axis", 0) % rank, attributes.get("quantize_axis", 1) % rank
    bits, block = _bits(node, importer, attributes), attributes.get("block_size", 128)
    per = 1 if narrow else 8 // bits
    if narrow:
        codes = decoded(importer.bb, codes, narrow, "int32")
        zeros = None if zeros is None else decoded(importer.bb, zeros, narrow, "int32")
    size = importer.shape_of(node, codes)[axis] * (per if axis == rank - 1 else 1)
    middle = 0 if narrow else 1 << (bits - 1)
    index = binary(importer, "add", indices, emit(_chosen(importer, indices, size)))
    if axis == along or (per > 1 and axis == rank - 1):
        whole = importer.bb.emit_te(_whole(bits, per, block, along, middle), *_present(codes, scales, zeros))
        y = emit(relax.op.take(whole, index, axis=axis, mode="clip"))
    else:
        taken = [emit(relax.op.take(x, index, axis=axis, mode="clip")) for x in _present(codes, scales, zeros)]
        moved = along + (indices.ty.ndim - 1 if along > axis else 0)
        y = importer.bb.emit_te(_whole(bits, per, block, moved, middle), *taken)
    dims = [1] * axis + importer.shape_of(node, indices) + [1] * (rank - axis - 1)
    outside = binary(importer, "not_equal", index, emit(relax.op.clip(index, 0, size - 1)))
    return [emit(relax.op.where(emit(relax.op.reshape(outside, dims)), relax.const(0, dtype_of(y)), y))]


def _present(*tensors: relax.Expr | None) -> list[relax.Expr]:
    return [x for x in tensors if x is not None]


def _chosen(importer: Importer, indices: relax.Expr, size: int) -> relax.Expr:
    """`size` where an index is negative, else 0."""
    negative = binary(importer, "less", indices, 0)
    return relax.op.where(negative, relax.const(size, dtype_of(indices)), relax.const(0, dtype_of(indices)))


def _whole(bits: int, per: int, block: int, along: int, middle: int) -> Callable[..., te.Tensor]:
    """codes and scales (and zeros) of one rank, blocks lying along axis `along`, codes `per` a byte in the last."""

    def compute(codes: te.Tensor, scales: te.Tensor, zeros: te.Tensor | None = None) -> te.Tensor:
        dtype = accumulator(scales.dtype)

        def read(x: te.Tensor, at: list[tirx.Expr]) -> tirx.Expr:
            return (unpacked(x, bits, *at) if per > 1 else x(*at).astype("int32")).astype(dtype)

        def element(*at: tirx.Expr) -> tirx.Expr:
            group = [*at[:along], at[along] // block, *at[along + 1 :]]
            zero = tirx.const(middle, dtype) if zeros is None else read(zeros, group)
            return ((read(codes, list(at)) - zero) * scales(*group).astype(dtype)).astype(scales.dtype)

        return te.compute([*codes.shape[:-1], codes.shape[-1] * per], element, name="dequantized")

    return compute


FP4 = (0.0, 0.0052083334, 0.66666667, 1.0, 0.33333334, 0.5, 0.16666667, 0.25)
NF4 = (
    -1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334,
    -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224,
    0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0,
)  # fmt: skip
"""The 16 values of bitsandbytes' types (Dettmers et al. 2023)."""


def _matmul_bnb4(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """A · wᵀ, w [N, K] of bitsandbytes' codes: the first of a byte in its highest bits, a scale (absmax) a block of all."""
    x, codes, scales = (importer.tensor(name) for name in node.input[:3])
    rows, depth, block = attributes["N"], attributes["K"], attributes["block_size"]
    if not attributes.get("transB", 1):
        raise importer.failure(node, "its weights are not transposed")
    values = NF4 if attributes["quant_type"] == 1 else (*FP4, *(-value for value in FP4))
    table = relax.const([float(value) for value in values], "float32")

    def compute(q: te.Tensor, scale: te.Tensor, known: te.Tensor) -> te.Tensor:
        def element(n: tirx.Expr, k: tirx.Expr) -> tirx.Expr:
            flat = n * depth + k
            byte = q(flat // 2).astype("int32")
            code = tirx.bitwise_and(tirx.shift_right(byte, (1 - flat % 2).astype("int32") * 4), tirx.const(15, "int32"))
            return (known(code) * scale(flat // block).astype("float32")).astype(scale.dtype)

        return te.compute([rows, depth], element, name="dequantized")

    flat = importer.bb.emit(relax.op.reshape(codes, [-1]))
    w = importer.bb.emit_te(compute, flat, scales, table, primfunc_name_hint="dequantized")
    y = matmul(importer, x, importer.bb.emit(relax.op.permute_dims(w, [1, 0])))
    return [cast(importer, y, dtype_of(x))]


CONVERTERS: Converters = {
    "GatherBlockQuantized": _gather,
    "MatMulBnb4": _matmul_bnb4,
    "MatMulNBits": _matmul_nbits,
}
