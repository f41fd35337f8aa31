"""Constants of float64 in a GPU's kernels with all of their bits.

    0.017453292519943295        →        the double whose bits are 0x3F91DF46A2529D39

TVM's CUDA printer writes 15 decimals of a double, whatever its size: results were off by up to 4·10⁻¹⁴ of themselves, and a
constant below 10⁻¹⁵ was none at all.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["exact_doubles"]


def exact_doubles(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of device functions that nothing simplifies any more."""

    def exact(node: Expr) -> Expr:
        value = float(node.value)
        if str(node.ty.dtype) != "float64" or not math.isfinite(value) or float(f"{value:.15f}") == value:
            return node
        bits = struct.unpack("<q", struct.pack("<d", value))[0]
        name = f"tk_double_{bits & (2**64 - 1):016x}"
        source = f"""
__forceinline__ __device__ double {name}() {{
  return __longlong_as_double({bits}LL);
}}
"""
        return cuda_func_call(name, source_code=source, return_type="float64")

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_map(func.body, [(tirx.FloatImm, exact)]))
    return updated
