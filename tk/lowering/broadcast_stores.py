"""One bfloat16 or float8 repeated in the lanes of a vector, said as the bits that it is stored as.

    out[ramp(i, 1, 8)] = Broadcast(x[i], 8)      →      … = reinterpret(bfloat16x8, Broadcast(reinterpret(uint16, x[i]), 8))

Where no instruction computes in such floats, TVM stores them as integers, and forgets the vector of what is repeated: "buffer's
dtype is uint16, RHS's bfloat16x8".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx

from tk.lowering.buffer_facts import dtype_of

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = ["repeat_bits"]


def repeat_bits() -> tvm.transform.Pass:
    """The pass, of lowered functions, in front of those that legalize storage."""

    @tvm.tirx.transform.prim_func_pass(opt_level=0, name="RepeatBits")  # type: ignore[untyped-decorator]
    def repeated(func: PrimFunc, mod: tvm.IRModule, context: tvm.transform.PassContext) -> PrimFunc:
        target = func.attrs.get("target") if func.attrs is not None else None
        if target is not None and str(target.kind.name) == "cuda":  # which has vectors of them
            return func
        return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.Broadcast, _of_bits)]))

    return repeated


def _of_bits(node: tirx.Broadcast, mutator: StructuralMutator) -> Expr:
    dtype = dtype_of(node.value)
    value = mutator.mutate(node.value)
    if dtype != "bfloat16" and not dtype.startswith("float8"):
        return tirx.Broadcast(value, node.lanes)
    bits = "uint16" if dtype == "bfloat16" else "uint8"
    return tirx.reinterpret(f"{dtype}x{int(node.lanes)}", tirx.Broadcast(tirx.reinterpret(bits, value), node.lanes))
