"""Keys and values of 8 bits as operands of 16: exactly, without their scales, on the way from registers to LDS."""

from __future__ import annotations

from typing import Any

from tvm import tirx

from tk.schedules.rocm.mfma import CHUNK

__all__ = ["widened"]

BIAS = 256.0  # what float16's exponent is beyond that of float8_e4m3fn, as a factor


def widened(codes: Any, stored: str, dtype: str, by_instruction: bool = False) -> Any:
    """8 codes of numbers that are `stored` as int8 or float8_e4m3fn, in uint8x8, as the bits of `dtype`, in uint16x8. Each of
    them is a number of float16 and of bfloat16. `by_instruction`: a GPU's own for float8, of two codes at once."""
    if by_instruction and stored != "int8":
        return tirx.call_extern(f"uint16x{CHUNK}", f"tk_float8_as_{dtype}", tirx.reinterpret("int32x2", codes))
    half = f"float16x{CHUNK}"
    if stored == "int8":
        value = tirx.reinterpret(f"int8x{CHUNK}", codes)
        value = tirx.Cast(half if dtype == "float16" else f"float32x{CHUNK}", value)
    else:
        value = _half_of_e4m3(tirx.Cast(f"uint16x{CHUNK}", codes))
    if dtype == "float16":
        return tirx.reinterpret(f"uint16x{CHUNK}", value)
    bits = tirx.reinterpret(f"uint32x{CHUNK}", tirx.Cast(f"float32x{CHUNK}", value))
    return tirx.Cast(f"uint16x{CHUNK}", bits >> _all(16, "uint32"))


def _half_of_e4m3(codes: Any) -> Any:
    """float16: exponent and digits moved to where they are there, which makes a number of it that is smaller by BIAS, a
    subnormal one too. The code of NaN, all of its other bits ones, gets the exponent of one, without a choice: then two numbers
    of 16 bits are worked on at once."""
    magnitude = codes & _all(0x7F, "uint16")
    nan = ((magnitude + _all(1, "uint16")) >> _all(7, "uint16")) * _all(0x7C00, "uint16")
    sign = (codes & _all(0x80, "uint16")) << _all(8, "uint16")
    moved = (magnitude << _all(7, "uint16")) | sign | nan
    return tirx.reinterpret(f"float16x{CHUNK}", moved) * _all(BIAS, "float16")


def _all(value: float, dtype: str) -> Any:
    return tirx.Broadcast(tirx.const(value, dtype), CHUNK)
