"""Roundings that a model asks for, and that TVM's lowering takes for nothing.

    (x + y) − x, (x + c) − c, x − x      TVM simplifies them as if numbers were exact: y, x, 0. They are how a model rounds by a
                                         large constant, sums with compensation, or finds infinities
    float32(bfloat16(x))                 on a CPU TVM computes in float32 what is bfloat16, and forgets to round
    bfloat16(NaN)                        on a CPU TVM rounds NaN as a number: that of a GPU, 0x7FFFFFFF, would become −0

A difference that would be simplified becomes (x + y) + (−1 · x), of which LLVM and nvcc make the same instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import _ffi_api, register_op_attr
from tvm.tirx import register_intrin_lowering

if TYPE_CHECKING:
    from tvm.ir import Call, Expr
    from tvm_ffi.structural import StructuralMutator

__all__ = ["preserve_rounding"]

ROUND = "tirx.tk_round_to_bfloat16"
QUIET = "tirx.tk_quiet_nan"
PURE = 1  # tirx.CallEffectKind


def preserve_rounding(mod: tvm.IRModule, on_cpu: bool) -> tvm.IRModule:
    """`mod`, of S-TIR functions before they are lowered, with what keeps their roundings."""
    changes: list[Any] = [(tirx.Sub, _difference), *([(tirx.Cast, _cast)] if on_cpu else [])]
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, changes))
    return updated


def _difference(node: Expr, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    if "float" not in str(node.ty.dtype):
        return node
    equal = tvm_ffi.structural_equal
    summed = isinstance(node.a, tirx.Add) and (equal(node.a.a, node.b) or equal(node.a.b, node.b))
    lost = isinstance(node.b, tirx.Add) and (equal(node.b.a, node.a) or equal(node.b.b, node.a))
    if not (summed or lost or equal(node.a, node.b)):
        return node
    return tirx.Add(node.a, tirx.Mul(node.b, tirx.const(-1, str(node.ty.dtype))))


def _cast(node: Expr, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    inner, dtype = node.value, str(node.ty.dtype)
    if dtype == "bfloat16" and str(inner.ty.dtype) == "float32" and not isinstance(inner, tirx.FloatImm):
        _install()
        return tirx.Cast(dtype, tirx.call_intrin("float32", QUIET, inner))
    if not isinstance(inner, tirx.Cast) or str(inner.ty.dtype) != "bfloat16":
        return node
    rounded = inner.value.args[0] if _is_quiet(inner.value) else inner.value
    if str(rounded.ty.dtype) != "float32":
        return node
    _install()
    return tirx.Cast(dtype, tirx.call_intrin("float32", ROUND, rounded))


def _is_quiet(node: Expr) -> bool:
    return getattr(getattr(node, "op", None), "name", "") == QUIET


@cache
def _install() -> None:
    """Makes `ROUND` and `QUIET` known to TVM in this process: operators vectorised like exp, and lowered after that."""
    functions = {
        ROUND: ("the float32 that is the nearest bfloat16", _rounded),
        QUIET: ("x, NaN by its first 16 bits", _quieted),
    }
    for name, (description, lower) in functions.items():
        _ffi_api.RegisterOp(name, description)
        register_op_attr(name, "TVectorizable", True)
        register_op_attr(name, "TCallEffectKind", PURE)
        register_op_attr(name, "TScriptPrinterName", name.removeprefix("tirx."))  # else TVM warns when it prints one
        register_intrin_lowering(name, "llvm", f=lower, level=99)


def _rounded(call: Call) -> Expr:
    """By the bits, half to even; NaN stays."""

    def near(x: Expr, bits: Expr, number: Any) -> tuple[Expr, Expr]:
        rounded = (bits + ((bits >> number(16)) & number(1)) + number(0x7FFF)) & number(-0x10000)
        return x, tirx.reinterpret(str(x.ty.dtype), rounded)

    return _unless_nan(call, near)


def _quieted(call: Call) -> Expr:
    """NaN with the 16 bits alone that bfloat16 has, one of which is that of a quiet one."""

    def quiet(x: Expr, bits: Expr, number: Any) -> tuple[Expr, Expr]:
        return tirx.reinterpret(str(x.ty.dtype), (bits & number(-0x10000)) | number(0x400000)), x

    return _unless_nan(call, quiet)


def _unless_nan(call: Call, compute: Callable[..., tuple[Any, Any]]) -> Expr:
    """The first of what compute(x, its bits, …) gives where the operand x is NaN, and elsewhere the second."""
    dtype = str(call.ty.dtype)
    lanes, integer = tvm.DataType(dtype).lanes, dtype.replace("float32", "int32")
    x = tirx.Var("x", call.ty)

    def number(value: int) -> Expr:
        return tirx.const(value, "int32") if lanes == 1 else tirx.Broadcast(tirx.const(value, "int32"), lanes)

    bits = tirx.reinterpret(integer, x)
    nan = (bits & number(0x7FFFFFFF)) > number(0x7F800000)
    return tirx.Let(x, call.args[0], tirx.Select(nan, *compute(x, bits, number)))
