"""Two neighbours of 16 bits in a word of 32, as they are loaded, and each as float32."""

from __future__ import annotations

import struct
from typing import Any

from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr

__all__ = ["cast", "half", "in_memory", "pack_halves", "splat"]


def half(packed: Expr, high: int, kind: str) -> Expr:
    """The lower or higher bfloat16 or float16 of a word as float32, by one instruction that is not worth making again."""
    name = f"tk_{'high' if high else 'low'}_{kind}"
    code = "and.b32 %0, %1, 0xffff0000;" if high else "shl.b32 %0, %1, 16;"
    if kind == "float16":
        code = f"{{ .reg .f16 a, b; mov.b32 {{a, b}}, %1; cvt.f32.f16 %0, {'b' if high else 'a'}; }}"
    source = f"""
__forceinline__ __device__ float {name}(unsigned int word) {{
  float made;
  asm volatile("{code}" : "=f"(made) : "r"(word));
  return made;
}}
"""
    return cuda_func_call(name, packed, source_code=source, return_type="float32")


def pack_halves(one: Expr, other: Expr, high: int) -> Expr:
    """The word of the lower or higher halves of two."""
    name = f"tk_pair_{'high' if high else 'low'}"
    source = f"""
__forceinline__ __device__ unsigned int {name}(unsigned int one, unsigned int other) {{
  return __byte_perm(one, other, {"0x7632" if high else "0x5410"});
}}
"""
    return cuda_func_call(name, one, other, source_code=source, return_type="uint32")


def cast(value: Expr, kind: str) -> Expr:
    """`value` in another dtype: a constant is another constant."""
    if str(value.ty.dtype) == kind:
        return value
    return tirx.FloatImm(kind, float(value.value)) if isinstance(value, tirx.FloatImm) else tirx.Cast(kind, value)


def splat(value: Expr) -> Expr:
    """A constant of 16 bits as both halves of a word."""
    number = float(value.value)
    half = struct.unpack("<I", struct.pack("<f", number))[0] >> 16 if str(value.ty.dtype) == "bfloat16" else 0
    if str(value.ty.dtype) == "float16":
        half = struct.unpack("<H", struct.pack("<e", number))[0]
    return tirx.const(half << 16 | half, "uint32")


def in_memory(dtype: Any) -> str:
    """The dtype by which vectors of `dtype` are moved: CUDA has no vector of bool, and TVM prints one of twice the size."""
    return "uint8" if str(dtype) == "bool" else str(dtype)
