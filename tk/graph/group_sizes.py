"""The sizes that a group of operators takes beside its tensors, as one argument.

    fused(l, x, shape(b))    →    fused(x, shape(b, l))

Some operators take a size as a number, such as those of indices along an axis of `l`; others are of a size that no tensor of
their group has. FuseOps passes the first kind as it is and the second as a shape, and FuseTIR fails where a group has both: it
defines the number twice.
"""

from __future__ import annotations

import tvm
from tvm import relax
from tvm.ir import Call, Expr, GlobalVar, PrimType

from tk.graph.dataflow import update_functions

__all__ = ["FuseGroups", "GroupSizes"]


def FuseGroups() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """FuseTIR, once the sizes of each group are in one form."""
    return tvm.transform.Sequential([GroupSizes(), relax.transform.FuseTIR()], name="FuseGroups")


def GroupSizes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs before FuseTIR."""

    @tvm.transform.module_pass(opt_level=0, name="GroupSizes")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        groups = {str(var.name_hint): func for var, func in mod.functions_items() if _takes_both(func)}
        if not groups:
            return mod
        kept = {var: func for var, func in mod.functions_items() if str(var.name_hint) not in groups}
        mod = tvm.IRModule(kept, attrs=mod.attrs)
        visitor = _Calls(mod, groups)
        update_functions(mod, visitor.builder_, visitor.visit_expr)
        return visitor.builder_.get()

    return rewrite


def _takes_both(func: object) -> bool:
    if not isinstance(func, relax.Function) or not (func.attrs or {}).get("Primitive"):
        return False
    kinds = [type(param.ty) for param in func.params]
    return PrimType in kinds and relax.ShapeType in kinds


@relax.expr_functor.mutator
class _Calls(relax.PyExprMutator):  # type: ignore[misc]
    """Calls of `groups` as calls of functions that take their sizes in one shape, under the same names."""

    def __init__(self, mod: tvm.IRModule, groups: dict[str, relax.Function]) -> None:
        super().__init__(mod)
        self.groups = groups

    def visit_call_(self, call: Call) -> Expr:
        group = self.groups.get(str(call.op.name_hint)) if isinstance(call.op, GlobalVar) else None
        if group is None:
            return super().visit_call_(call)
        sizes = [i for i, param in enumerate(group.params) if isinstance(param.ty, PrimType | relax.ShapeType)]
        shape = relax.Var("sizes", relax.ShapeType(_sizes([group.params[i] for i in sizes])))
        params = [*(param for i, param in enumerate(group.params) if i not in sizes), shape]
        new = relax.Function(params, group.body, group.ret_ty, group.is_pure, group.attrs)
        given = [
            *(arg for i, arg in enumerate(call.args) if i not in sizes),
            relax.ShapeExpr(_sizes([call.args[i] for i in sizes])),
        ]
        return relax.Call(self.builder_.add_func(new, str(call.op.name_hint)), given)


def _sizes(values: list[Expr]) -> list[Expr]:
    """All sizes in numbers and shapes, in order."""
    return [size for value in values for size in (value.ty.values if isinstance(value.ty, relax.ShapeType) else [value])]
