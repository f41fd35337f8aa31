"""ONNX's casts to, from and between its narrow types (narrow_types.py), and BitCast.

Floats of 8 bits are decoded and encoded by arithmetic (tk/graph/float8.py), other codes decoded by a table of all their values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.narrow_types import CODES, dtype_name, is_narrow
from tk.graph.float8 import BITS, FLOAT8, FORMATS, decode, encode

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "INTEGER_BITS", "cast", "decoded", "encoded"]

INTEGER_BITS = {"int4": 4, "uint4": 4, "int2": 2, "uint2": 2}


def decoded(builder: relax.BlockBuilder, codes: relax.Expr, dtype: str, out: str) -> relax.Expr:
    """The values of `codes`, which stand for `dtype`, in dtype `out`."""
    if dtype in FLOAT8:
        wide = builder.emit_te(decode(FORMATS[dtype], "float32"), codes, primfunc_name_hint=f"of_{dtype}")
        return builder.emit(relax.op.astype(wide, out))
    bits = INTEGER_BITS.get(dtype, 4 if dtype.startswith("float4") else 8)
    values = np.arange(1 << bits, dtype=CODES).view(getattr(ml_dtypes, dtype))
    table = relax.const(values.astype("int8" if dtype in INTEGER_BITS else "float32"))
    indices = builder.emit(relax.op.astype(codes, "int32"))
    flat = builder.emit(relax.op.reshape(indices, [-1])) if codes.ty.ndim != 1 else indices
    found = builder.emit(relax.op.take(table, flat, axis=0, mode="clip"))
    shaped = builder.emit(relax.op.reshape(found, codes.ty.shape)) if codes.ty.ndim != 1 else found
    return builder.emit(relax.op.astype(shaped, out))


def encoded(builder: relax.BlockBuilder, x: relax.Expr, dtype: str, *, saturate: bool = True, mode: str = "up") -> relax.Expr:
    """The codes of `x` in `dtype`. A float is rounded to the nearest, an integer type takes its low bits. Beyond the
    greatest number: that number if `saturate`, else the type's infinity or NaN. `mode` rounds float8_e8m0fnu."""
    if dtype in INTEGER_BITS:
        return _low_bits(builder, x, INTEGER_BITS[dtype])
    wide = builder.emit(relax.op.astype(x, "float32"))
    compute = _exponents(saturate, mode) if dtype == "float8_e8m0fnu" else encode(FORMATS[dtype], saturate)
    return builder.emit_te(compute, wide, primfunc_name_hint=f"to_{dtype}")


def _low_bits(builder: relax.BlockBuilder, x: relax.Expr, bits: int) -> relax.Expr:
    whole = builder.emit(relax.op.astype(x, "int32"))
    low = builder.emit(relax.op.bitwise_and(whole, relax.const((1 << bits) - 1, "int32")))
    return builder.emit(relax.op.astype(low, CODES))


def _int(value: int) -> relax.Expr:
    return tirx.const(value, BITS)


def _exponents(saturate: bool, mode: str) -> Callable[[Any], Any]:
    """float8_e8m0fnu holds an exponent and nothing else; the rules of rounding are onnx.numpy_helper.to_float8e8m0's."""

    def code(x: te.Tensor) -> Any:
        bits = tirx.reinterpret(BITS, x)
        exponent, fraction = (bits >> _int(23)) & _int(0xFF), bits & _int(0x7FFFFF)
        more = fraction > _int({"up": 0, "nearest": 0x400000}.get(mode, 0x7FFFFF))
        if mode == "nearest":
            more = tirx.any(more, tirx.all(fraction == _int(0x400000), exponent > _int(0)))
        if saturate:
            more = tirx.all(more, exponent != _int(0xFE))
        return tirx.Select(exponent == _int(0xFF), exponent, exponent + tirx.Select(more, _int(1), _int(0)))

    return lambda a: te.compute(a.shape, lambda *i: code(a[i]).astype(CODES), name="code")


def cast(node: NodeProto, importer: Importer, to: str, *, saturate: bool = True, mode: str = "up") -> relax.Expr:
    """The first input of `node` in dtype `to`."""
    x, have = importer.tensor(node.input[0]), importer.narrow_dtype(node.input[0])
    if have == to:
        return x
    if have is not None:
        wide = "int8" if have in INTEGER_BITS else "float32"
        if not is_narrow(to):
            return decoded(importer.bb, x, have, to)
        x = decoded(importer.bb, x, have, wide)
    if not is_narrow(to):
        return importer.bb.emit(relax.op.astype(x, to))
    if str(x.ty.dtype.dtype) == "float64" and to not in INTEGER_BITS:
        raise importer.failure(node, f"a cast of float64 to {to}, which would be rounded twice")
    codes = encoded(importer.bb, x, to, saturate=saturate, mode=mode)
    importer.narrow[codes] = to
    return codes


def _cast(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    return [_to(node, importer, attributes, dtype_name(attributes["to"]))]


def _cast_like(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    like = importer.narrow_dtype(node.input[1]) or str(importer.tensor(node.input[1]).ty.dtype.dtype)
    return [_to(node, importer, attributes, like)]


def _to(node: NodeProto, importer: Importer, attributes: Attributes, dtype: str) -> relax.Expr:
    if dtype == "object":
        raise importer.failure(node, "a cast to strings")
    mode = attributes.get("round_mode", b"up").decode()
    return cast(node, importer, dtype, saturate=bool(attributes.get("saturate", 1)), mode=mode)


def _bit_cast(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The same bits under another type of the same width."""
    to, have = dtype_name(attributes["to"]), importer.narrow_dtype(node.input[0])
    x = importer.tensor(node.input[0])
    if have or is_narrow(to):
        raise importer.failure(node, f"a cast of the bits of {have or str(x.ty.dtype.dtype)} to {to}")
    if "bool" in (to, str(x.ty.dtype.dtype)):  # one byte, 0 or 1
        return [importer.bb.emit(relax.op.astype(x, to))]

    def same_bits(a: te.Tensor) -> Any:
        return te.compute(a.shape, lambda *i: tirx.reinterpret(to, a[i]), name="same_bits")

    return [importer.bb.emit_te(same_bits, x, primfunc_name_hint="bit_cast")]


CONVERTERS: Converters = {
    "BitCast": _bit_cast,
    "Cast": _cast,
    "CastLike": _cast_like,
}
