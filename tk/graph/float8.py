"""Floating numbers of 8 bits and less as codes: uint8 tensors of the bits that ml_dtypes has for them, and back.

A float x is encoded by its exponent e, clamped to the least one that the type has: q = |x| · 2^(m−e) is below 2^(m+1), and
rounded to even it is the code above (e − e_min) · 2^m, m mantissa bits. A code of 8 bits is decoded by moving its bits to where
float32 has them; a subnormal one is its mantissa, a whole number, times the least step. Both are plain arithmetic, which every
code generator makes vectors of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["CODES", "FLOAT8", "FORMATS", "TO_FLOAT8", "Format", "codes_to_float8", "decode", "encode", "float8_to_codes"]

CODES = "uint8"
BITS = "uint32"  # TVM widens int32 in a kernel to int64 wherever it takes it for an index
TO_FLOAT8 = "codes_to_float8"  # the name of functions that give codes float8's own dtype


@dataclass(frozen=True)
class Format:
    """A floating type of 8 bits or less: mantissa bits, the exponent of its least normal number, its greatest code, and the
    codes of what is beyond that and of NaN (before the sign). `zeros`: −0 is a number of its own. `infinity`: the code of ∞,
    where there is one."""

    mantissa: int
    least: int
    greatest: int
    beyond: int
    nan: int
    sign: int = 0x80
    zeros: bool = True
    infinity: int | None = None


FORMATS = {
    "float8_e4m3fn": Format(3, -6, 0x7E, 0x7F, 0x7F),
    "float8_e5m2": Format(2, -14, 0x7B, 0x7C, 0x7E, infinity=0x7C),
    "float8_e4m3fnuz": Format(3, -7, 0x7F, 0x80, 0x80, zeros=False),
    "float8_e5m2fnuz": Format(2, -15, 0x7F, 0x80, 0x80, zeros=False),
    "float4_e2m1fn": Format(1, 0, 0x7, 0x7, 0x8, sign=0x8),
}
FLOAT8 = tuple(name for name in FORMATS if name.startswith("float8"))


def encode(form: Format, saturate: bool) -> Callable[[te.Tensor], te.Tensor]:
    """The codes of float32 numbers, rounded to the nearest, ties to even. Beyond the greatest number: that number if
    `saturate`, else the type's `beyond`."""
    least, one = _int(127 + form.least), _int(1 << form.mantissa)
    most = _int(1 << form.greatest.bit_length())  # a code above every other

    def code(x: Expr) -> Expr:
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


def decode(form: Format, dtype: str) -> Callable[[te.Tensor], te.Tensor]:
    """The values of codes of 8 bits in `dtype`, float32 or narrower; each is exact in float16 and bfloat16."""
    bias, step = 1 - form.least, 2.0 ** (form.least - form.mantissa)

    def value(code: Expr) -> Expr:
        code = code.astype(BITS)
        size, sign = code & _int(0x7F), (code >> _int(7)) << _int(31)
        normal = (size << _int(23 - form.mantissa)) + _int((127 - bias) << 23)
        small = tirx.reinterpret(BITS, size.astype("float32") * tirx.const(step, "float32"))
        bits = tirx.Select(size < _int(1 << form.mantissa), small, normal)
        nan = _int(0x7FC00000)
        if form.infinity is not None:
            above = tirx.Select(size == _int(form.infinity), _int(0x7F800000), nan)
            bits = tirx.Select(size >= _int(form.infinity), above, bits)
        elif form.zeros:
            bits = tirx.Select(size == _int(form.nan), nan, bits)
        bits = bits | sign
        if not form.zeros:
            bits = tirx.Select(code == _int(form.nan), nan, bits)
        return tirx.reinterpret("float32", bits).astype(dtype)

    return lambda a: te.compute(a.shape, lambda *i: value(a[i]), name="value")


def float8_to_codes(builder: relax.BlockBuilder, x: Expr) -> Expr:
    """A float8 tensor's bits."""

    def codes(a: te.Tensor) -> te.Tensor:
        return te.compute(a.shape, lambda *i: tirx.reinterpret(CODES, a[i]), name="codes")

    return builder.emit_te(codes, x, primfunc_name_hint="float8_to_codes")


def codes_to_float8(builder: relax.BlockBuilder, x: Expr, dtype: str) -> Expr:
    """The float8 tensor that has these bits."""

    def values(a: te.Tensor) -> te.Tensor:
        return te.compute(a.shape, lambda *i: tirx.reinterpret(dtype, a[i]), name="values")

    return builder.emit_te(values, x, primfunc_name_hint=TO_FLOAT8)


def _int(value: int) -> Any:
    return tirx.const(value, BITS)
