"""Functions that CUDA has and TVM writes out: log1p as one call, of about twenty instructions without a division, instead of a
logarithm and a series of a quotient, both of which a kernel computes for every element."""

from __future__ import annotations

from functools import cache

from tvm import tirx
from tvm.ir import Call, Expr
from tvm.tirx import register_intrin_lowering

__all__ = ["install"]


@cache
def install() -> None:
    """Make TVM's CUDA code generator call these, in this process."""
    register_intrin_lowering("tirx.log1p", "cuda", f=_log1p, level=99)


def _log1p(call: Call) -> Expr:
    dtype = str(call.ty.dtype)
    if dtype == "float64":
        return tirx.call_pure_extern(dtype, "log1p", call.args[0])
    return tirx.call_pure_extern(dtype, "log1pf", call.args[0])
