"""A reshape of a contiguous tensor is a view: TVM's RewriteDataflowReshape, for models of tensors that it can count.

The pass flattens indices of every function in 32 bits to see whether it is a reshape, and fails on a tensor of more than
2³¹ − 1 elements. Such a model keeps its reshapes as copies. Of a reshape of no elements with a symbolic dim it loses the
binding: it is not shown functions of empty tensors, which have nothing to copy. Nor those with dims that are sums of symbolic
ones for which it fails a check of its own, as a transpose of a cache and a call's rows. A copy that has to be memory of
its own (OWN_MEMORY) stays one.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax
from tvm.tirx import Evaluate, IntImm, PrimFunc, Var

from tk.graph.memory.copies import OWN_MEMORY

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["ViewReshapes"]

LARGEST = 2**31 - 1


def ViewReshapes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs once every group is one PrimFunc."""

    @tvm.transform.module_pass(opt_level=0, name="ViewReshapes")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        functions = {var: func for var, func in mod.functions_items() if isinstance(func, PrimFunc)}
        if any(_elements(param) > LARGEST for func in functions.values() for param in func.params):
            return mod
        hidden = {var: func for var, func in functions.items() if _stays(func)}
        if hidden:
            mod = mod.clone()
        for var, func in hidden.items():
            mod[var] = func.with_body(Evaluate(0))
        mod = relax.transform.RewriteDataflowReshape()(mod)
        for var, func in hidden.items():
            mod[var] = func
        return mod

    return rewrite


def _stays(func: PrimFunc) -> bool:
    return OWN_MEMORY in (func.attrs or {}) or _is_empty(func) or not _is_understood(func)


def _is_empty(func: PrimFunc) -> bool:
    return any(_elements(param) == 0 for param in func.params)


def _is_understood(func: PrimFunc) -> bool:
    """Whether TVM can tell if the function is a reshape; only dims that are computed of symbolic ones may keep it from that."""
    dims = [dim for param in func.params for dim in getattr(param, "shape", ())]
    if all(isinstance(dim, IntImm | Var) for dim in dims):
        return True
    try:
        relax.analysis.has_reshape_pattern(func)
    except tvm.error.InternalError:
        return False
    return True


def _elements(param: Expr) -> int:
    """How many elements a parameter has, a symbolic dim counted as one."""
    return prod(int(getattr(extent, "value", 1)) for extent in getattr(param, "shape", ()))
