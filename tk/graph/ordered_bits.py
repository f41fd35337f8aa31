"""Floating numbers as signed integers of the same order, so that any way to find the greatest, least or n-th agrees.

    bits ≥ 0:  bits          bits < 0:  bits xor 0111…1          −0 → 0          NaN → a key of the caller's choice

The bits of an IEEE number are ordered as integers are if it is positive, and the other way round if not. Two kernels order by
unsigned integers of their own: reductions on a CPU, whose form makes short vector code (legalize/extremes.py), and radix sort,
which takes a key's own width (schedules/cuda/sort_scan/radix.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import tirx
from tvm.te.tensor import TensorSlice

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["nan_key", "ordered_bits", "restored_number", "widened"]


def widened(dtype: str) -> str:
    """The dtype that numbers of a floating `dtype` are ordered in: "float64" is itself, others are "float32"."""
    return "float64" if dtype == "float64" else "float32"


def ordered_bits(x: Expr | TensorSlice, nan: int | None = None) -> Expr:
    """The key of `x`, float32 (int32) or float64 (int64): −0 and 0 have one, and all NaNs have `nan`, by default the greatest
    integer there is, beyond infinity's."""
    x = x.asobject() if isinstance(x, TensorSlice) else x
    dtype = str(x.ty.dtype)
    bits = 63 if dtype == "float64" else 31
    integer = f"int{bits + 1}"

    def number(value: int) -> Expr:
        return tirx.const(value, integer)

    raw = tirx.reinterpret(integer, x)
    turned = raw ^ ((raw >> number(bits)) & number(2**bits - 1))
    key = tirx.Select(x == tirx.const(0, dtype), number(0), turned)
    return tirx.Select(tirx.isnan(x), number(2**bits - 1 if nan is None else nan), key)


def nan_key(integer: str, *, least: bool = False) -> int:
    """A key of NaN that is a NaN again where it is restored, and survives a cast: greater than any other of the integers
    `integer`, or less."""
    quiet = 0x7FF8 << 48 if integer == "int64" else 0x7FC0 << 16
    return -quiet - 1 if least else quiet


def restored_number(key: Expr | TensorSlice) -> Expr:
    """The number in float32 or float64 that has `key`."""
    key = key.asobject() if isinstance(key, TensorSlice) else key
    integer = str(key.ty.dtype)
    bits = 63 if integer == "int64" else 31
    top = tirx.const(2**bits - 1, integer)
    return tirx.reinterpret(f"float{bits + 1}", key ^ ((key >> tirx.const(bits, integer)) & top))
