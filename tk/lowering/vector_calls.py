"""Functions that TVM has no vectors of, called by names of their own, which it has.

    erf(x), log1p(x), call_pure_extern("fmodf", x, y)     →      tk_erf(x), tk_log1p(x), tk_fmod(x, y)        in float32

TVM takes a vectorized loop with a call of the former apart by lane. A rule's package says how the latter are computed
(`define`); they are lowered behind the vectors, for any number of lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, _ffi_api, register_op_attr
from tvm.tirx import register_intrin_lowering

if TYPE_CHECKING:
    from collections.abc import Callable

    from tvm.ir import Expr
    from tvm_ffi.structural import StructuralMutator

__all__ = ["define", "defined", "vector_calls"]

PREFIX, EXTERN = "tirx.tk_", "tirx.call_pure_extern"
PURE = 1  # tirx.CallEffectKind
_DEFINED: dict[str, Callable[[Call], Expr]] = {}


def define(name: str, lower: Callable[[Call], Expr]) -> None:
    """Make `name`, an intrinsic of TVM's or a function of C, a call that has vectors on a CPU: `lower` computes one, of
    float32, for any number of lanes. For this process."""
    made = PREFIX + name
    _ffi_api.RegisterOp(made, f"{name} in vectors")
    register_op_attr(made, "TVectorizable", True)
    register_op_attr(made, "TCallEffectKind", PURE)
    register_op_attr(made, "TScriptPrinterName", made.removeprefix("tirx."))  # else TVM warns when it prints one
    register_intrin_lowering(made, "llvm", f=lower, level=99)
    _DEFINED[name] = lower


def defined() -> dict[str, str]:
    """The module that defined each of them, so far."""
    return {name: lower.__module__ for name, lower in sorted(_DEFINED.items())}


def vector_calls(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of functions for a CPU, its calls with float32 of what is defined by the names that have vectors."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(Call, _renamed)]))
    return updated


def _renamed(call: Call, mutator: StructuralMutator) -> Expr:
    call = mutator.default_mutate(call)
    dtype = str(getattr(call.ty, "dtype", ""))
    if dtype not in ("float32", "bool") or not call.args or str(getattr(call.args[-1].ty, "dtype", "")) != "float32":
        return call
    name, args = str(getattr(call.op, "name", "")), list(call.args)
    if name == EXTERN:
        name, args = str(args[0].value).removesuffix("f"), args[1:]
    else:
        name = name.removeprefix("tirx.")
    return tirx.call_intrin(dtype, PREFIX + name, *args) if name in _DEFINED else call
