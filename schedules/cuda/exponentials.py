"""Powers of e and of 2 in float32, and sigmoids, in one to six instructions, where what is stored has 16 bits."""

from __future__ import annotations

import math
from typing import Any

__all__ = ["power_of_2", "short_exponential", "short_exponentials", "short_functions"]


def power_of_2(x: Any) -> Any:
    """2^x of float32 in one instruction, 0 below 2⁻¹²⁶."""
    from tvm.backend.cuda.op import cuda_func_call

    source = """
__forceinline__ __device__ float tk_exp2(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
"""
    return cuda_func_call("tk_exp2", x, source_code=source, return_type="float32")


def short_exponential(x: Any) -> Any:
    """exp(x) as 2^(x · log2 e): three instructions instead of ten, and an error of 2⁻²² + |x| · 2⁻²³ of exp(x) (CUDA C++
    Programming Guide, __expf): beside 16-bit results nothing, and where |x| is large exp(x) is small or ∞."""
    from tvm import tirx

    return power_of_2(x * tirx.FloatImm("float32", math.log2(math.e)))


def short_exponentials(value: Any) -> Any:
    """`value` with its powers of e and 2 in float32 computed so."""
    import tvm_ffi
    from tvm.ir import Call

    def short(node: Any) -> Any:
        name = getattr(node.op, "name", "").rpartition(".")[2]
        if name not in ("exp", "exp2") or str(node.ty.dtype) != "float32":
            return node
        return power_of_2(node.args[0]) if name == "exp2" else short_exponential(node.args[0])

    return tvm_ffi.structural_map(value, [(Call, short)])


def short_functions(value: Any) -> Any:
    """`value` with its exponentials in float32 computed so, and sigmoids by one and a reciprocal in one instruction: an error
    of 2⁻²² more. A division takes ten and a branch, and no two are under way at once."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call

    def sigmoid(node: Any) -> Any:
        if getattr(node.op, "name", "").rpartition(".")[2] != "sigmoid" or str(node.ty.dtype) != "float32":
            return node
        power = power_of_2(node.args[0] * tirx.FloatImm("float32", -math.log2(math.e)))
        return _reciprocal(tirx.FloatImm("float32", 1.0) + power)

    return short_exponentials(tvm_ffi.structural_map(value, [(Call, sigmoid)]))


def _reciprocal(x: Any) -> Any:
    """1 / x of float32 in one instruction, 0 above 2¹²⁶."""
    from tvm.backend.cuda.op import cuda_func_call

    source = """
__forceinline__ __device__ float tk_reciprocal(float x) {
  float y;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
"""
    return cuda_func_call("tk_reciprocal", x, source_code=source, return_type="float32")
