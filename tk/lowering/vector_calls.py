"""Functions that TVM has no vectors of, called by names of their own, which it has.

    erf(x), log1p(x), call_pure_extern("fmodf", x, y)     →      tk_erf(x), tk_log1p(x), tk_fmod(x, y)        in float32
    Select(a > b or isnan(a), a, b)                       →      tk_maximum(a, b)                             likewise

TVM takes a vectorized loop with a call of the former apart by lane, and a choice that keeps NaN is two comparisons, of which
LLVM makes masks. A rule's package says how the latter are computed (`define`); they are lowered behind the vectors, for any
number of lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call

from tk.lowering.intrinsics import define_intrinsic

if TYPE_CHECKING:
    from collections.abc import Callable

    from tvm.ir import Expr
    from tvm_ffi.structural import StructuralMutator

__all__ = ["define", "defined", "vector_calls"]

PREFIX, EXTERN = "tirx.tk_", "tirx.call_pure_extern"
EXTREMES = {tirx.GT: ("maximum", "minimum"), tirx.LT: ("minimum", "maximum")}
"""Which one of a and b a comparison of a with b chooses, and one of b with a."""
IS_NAN = ("tirx.isnan", PREFIX + "isnan")
_DEFINED: dict[str, Callable[[Call], Expr]] = {}


def define(name: str, lower: Callable[[Call], Expr]) -> None:
    """Make `name`, an intrinsic of TVM's or a function of C, a call that has vectors on a CPU: `lower` computes one, of
    float32, for any number of lanes. For this process."""
    made = PREFIX + name
    define_intrinsic(made, f"{name} in vectors", lower, vectors=True)
    _DEFINED[name] = lower


def defined() -> dict[str, str]:
    """The module that defined each of them, so far."""
    return {name: lower.__module__ for name, lower in sorted(_DEFINED.items())}


def vector_calls(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of functions for a CPU, its calls with float32 of what is defined by the names that have vectors."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(Call, _renamed), (tirx.Select, _extreme)]))
    return updated


def _extreme(select: tirx.Select, mutator: StructuralMutator) -> Expr:
    """The greater or smaller one of two float32, NaN where either is, as a call."""
    select = mutator.default_mutate(select)
    a, b, either = select.true_value, select.false_value, select.condition
    if str(getattr(select.ty, "dtype", "")) != "float32" or not isinstance(either, tirx.Or):
        return select
    better, none = either.a, either.b
    if type(better) not in EXTREMES or str(getattr(getattr(none, "op", None), "name", "")) not in IS_NAN:
        return select
    for name, order in zip(EXTREMES[type(better)], ((a, b), (b, a)), strict=True):
        compared = (better.a, better.b, *none.args)
        if name in _DEFINED and all(map(tvm_ffi.structural_equal, compared, (*order, a))):
            return tirx.call_intrin("float32", PREFIX + name, a, b)
    return select


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
