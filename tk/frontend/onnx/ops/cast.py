"""ONNX's casts to, from and between its narrow types (narrow_types.py), and BitCast.

A code is decoded by a table of all its values. A float x is encoded by its exponent e, clamped to the least one that the type
has: q = |x| · 2^(m−e) is below 2^(m+1), and rounded to even it is the code above (e − e_min) · 2^m, m mantissa bits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.narrow_types import CODES, dtype_name, is_narrow

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "INTEGER_BITS", "cast", "decoded", "encoded"]

BITS = "uint32"  # TVM widens int32 in a kernel to int64 wherever it takes it for an index

INTEGER_BITS = {"int4": 4, "uint4": 4, "int2": 2, "uint2": 2}


@dataclass(frozen=True)
class Format:
    """A floating type of 8 bits or less: mantissa bits, the exponent of its least normal number, its greatest code, and the
    codes of what is beyond that and of NaN (before the sign). `zeros`: −0 is a number of its own."""

    mantissa: int
    least: int
    greatest: int
    beyond: int
    nan: int
    sign: int = 0x80
    zeros: bool = True


FORMATS = {
    "float8_e4m3fn": Format(3, -6, 0x7E, 0x7F, 0x7F),
    "float8_e5m2": Format(2, -14, 0x7B, 0x7C, 0x7E),
    "float8_e4m3fnuz": Format(3, -7, 0x7F, 0x80, 0x80, zeros=False),
    "float8_e5m2fnuz": Format(2, -15, 0x7F, 0x80, 0x80, zeros=False),
    "float4_e2m1fn": Format(1, 0, 0x7, 0x7, 0x8, sign=0x8),
}


def decoded(builder: relax.BlockBuilder, codes: relax.Expr, dtype: str, out: str) -> relax.Expr:
    """The values of `codes`, which stand for `dtype`, in dtype `out`."""
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
    compute = _exponents(saturate, mode) if dtype == "float8_e8m0fnu" else _floats(FORMATS[dtype], saturate)
    return builder.emit_te(compute, wide, primfunc_name_hint=f"to_{dtype}")


def _low_bits(builder: relax.BlockBuilder, x: relax.Expr, bits: int) -> relax.Expr:
    whole = builder.emit(relax.op.astype(x, "int32"))
    low = builder.emit(relax.op.bitwise_and(whole, relax.const((1 << bits) - 1, "int32")))
    return builder.emit(relax.op.astype(low, CODES))


def _floats(form: Format, saturate: bool) -> Callable[[Any], Any]:
    least, one = _int(127 + form.least), _int(1 << form.mantissa)
    most = _int(1 << form.greatest.bit_length())  # a code above every other

    def code(x: te.Tensor) -> relax.Expr:
        sign = tirx.Select(tirx.reinterpret(BITS, x) >= _int(1 << 31), _int(form.sign), _int(0))
        size = tirx.Select(tirx.isnan(x), tirx.const(0.0, "float32"), tirx.abs(x))
        size = tirx.min(size, tirx.const(2.0**17, "float32"))  # above every number of every type, and safe to scale
        exponent = tirx.max(tirx.reinterpret(BITS, size) >> _int(23), least)
        scaled = size * tirx.reinterpret("float32", (_int(254 + form.mantissa) - exponent) << _int(23))
        down, half = tirx.floor(scaled), tirx.const(0.5, "float32")
        rest, whole = scaled - down, down.astype(BITS)
        up = tirx.any(rest > half, tirx.all(rest == half, (whole & _int(1)) == _int(1)))
        found = tirx.min((exponent - least) * one + whole + tirx.Select(up, _int(1), _int(0)), most)
        top = tirx.Select(found > _int(form.greatest), _int(form.greatest if saturate else form.beyond), found)
        signed = top | sign if form.zeros else tirx.Select(top == _int(0), top, top | sign)
        if not form.zeros:  # the code of −0 is NaN's
            lost = tirx.any(tirx.isnan(x), top == _int(form.nan))
            return tirx.Select(lost, _int(form.nan), signed)
        return tirx.Select(tirx.isnan(x), _int(form.nan) ^ sign, signed)  # float4 has no NaN: a zero of the other sign

    return lambda a: te.compute(a.shape, lambda *i: code(a[i]).astype(CODES), name="code")


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
