"""Remainders of float32 in a GPU's kernels without CUDA's loop, where quotients are small.

    fmodf(a, b)        →        tk_remainder(a, b):  |a| − ⌊|a| · r · (1 + 2⁻²⁰)⌋ · |b|, and |b| more where that is negative

r is the hardware's 1 / |b|, which is off by 2⁻²² of itself at most. So the product in brackets is never less than the quotient,
and below 2¹⁸ more than it by less than one: what its floor leaves of |a| lies between −|b| and |b|, is a multiple of the last
place of the smaller operand, and so a number that one fused multiplication and addition gives exactly. Other quotients, and
what is not finite, have fmodf, of which a loop takes the quotient's bits one by one.
"""

from __future__ import annotations

import tvm
import tvm_ffi
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call, Expr

__all__ = ["quick_remainders"]

SOURCE = """
__forceinline__ __device__ float tk_remainder(float a, float b) {
  float x = fabsf(a), y = fabsf(b), r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(y));
  float q = truncf(x * r * 0x1.00001p+0f);
  float rest = fmaf(-q, y, x);
  rest = rest < 0.0f ? rest + y : rest;
  if (!(q < 0x1p+18f && y <= 0x1p+126f)) rest = fmodf(x, y);
  return copysignf(rest, a);
}
"""


def quick_remainders(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of device functions whose intrinsics are calls of CUDA's functions."""

    def quick(node: Expr) -> Expr:
        if str(getattr(node.op, "name", "")) != "tirx.call_pure_extern" or str(node.args[0].value) != "fmodf":
            return node
        return cuda_func_call("tk_remainder", *node.args[1:], source_code=SOURCE, return_type="float32")

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_map(func.body, [(Call, quick)]))
    return updated
