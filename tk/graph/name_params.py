"""Names of tensors that a C compiler takes: kernels call their parameters as the model calls its weights.

0.weight    (a layer of torch.nn.Sequential)   →   _0.weight, and then _0_weight in a kernel: no name begins with a digit
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from tvm import relax

if TYPE_CHECKING:
    from tvm.ir import Expr, Var

__all__ = ["NameParams"]


def NameParams() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Puts "_" before the names of parameters that begin with a digit."""

    @tvm.transform.module_pass(opt_level=0, name="NameParams")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        mod = mod.clone()
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function):
                named = {param: relax.Var(f"_{param.name}", param.ty) for param in func.params if str(param.name)[:1].isdigit()}
                if named:
                    mod[var] = _renamed(func, named)
        return mod

    return rewrite


def _renamed(func: relax.Function, named: dict[Var, Expr]) -> relax.Function:
    params = [named.get(param, param) for param in func.params]
    return relax.Function(params, func.bind_params(named).body, func.ret_ty, func.is_pure, func.attrs)
