"""Checks that two sizes that are known are one, kept apart from definitions of sizes while passes rewrite a function.

    y = match_cast(x: [total], [past + n])    →    y = call_pure_packed("tk.same_size", x): [past + n]
                                              →    y is x;  match_cast(shape(total), shape(past + n)) when the call begins,
                                                   or, of sizes that are counted while it runs, as soon as both are known

Relax spells both with `match_cast`. CanonicalizeBindings takes every one as a definition: it writes `past + n` for `total`, or
one name for another, in what is bound behind it alone, so that a function fused across has two shapes for one buffer, and then
leaves the check out, as KillAfterLastUse does, which runs it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.ir import Var

from tk.graph.dataflow import mutating

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["CheckSizes", "HideSizeChecks", "ShowSizeChecks"]

NAME = "tk.same_size"
SAME = "tk.same_sizes"
"""A function's attribute: shapes in pairs, one behind the other, that must be the same."""


def HideSizeChecks() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Makes each match_cast between sizes that are known there, of the inputs or counted, a call that no pass looks into."""

    @relax.expr_functor.mutator
    class Hide(relax.PyExprMutator):  # type: ignore[misc]
        inputs: frozenset[Any] = frozenset()
        known: frozenset[Any] = frozenset()

        def visit_function_(self, func: relax.Function) -> relax.Function:
            self.inputs = frozenset(var for param in func.params for var in relax.analysis.tir_vars_in_type(param.ty))
            self.known = self.inputs
            return super().visit_function_(func)

        def visit_match_cast_(self, binding: relax.MatchCast) -> None:
            named = [relax.analysis.tir_vars_in_type(ty) for ty in (binding.ty, binding.value.ty)]
            sized = all(isinstance(ty, relax.TensorType) and ty.shape is not None for ty in (binding.ty, binding.value.ty))
            # a counted size that is to be a number is no definition, and stays where nothing reads what comes of it
            known = self.known if named[0] else self.inputs
            if not sized or not known.issuperset(var for each in named for var in each):
                super().visit_match_cast_(binding)
                self.known |= frozenset(named[0])  # what it defines
                return
            call = relax.call_pure_packed(relax.ExternFunc(NAME), self.visit_expr(binding.value), ty_args=[binding.ty])
            self.set_var_remap(binding.var, self.builder_.emit(call))

    return mutating("HideSizeChecks", Hide)


def ShowSizeChecks() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Takes these calls out, and notes in the function what they check."""

    @relax.expr_functor.mutator
    class Show(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: tvm.IRModule) -> None:
            super().__init__(mod)
            self.same: list[relax.ShapeExpr] = []

        def visit_function_(self, func: relax.Function) -> relax.Function:
            self.same = []
            new = super().visit_function_(func)
            return new.with_attr(SAME, self.same) if self.same else new

        def visit_var_binding_(self, binding: relax.VarBinding) -> None:
            if not _is_check(binding.value):
                super().visit_var_binding_(binding)
                return
            value = self.visit_expr(binding.value.args[1])
            if not isinstance(value, tvm.ir.Var):
                value = self.builder_.emit(value)
            self.set_var_remap(binding.var, value)
            self.same += [binding.value.args[1].ty.shape, binding.var.ty.shape]

    return mutating("ShowSizeChecks", Show, of=("call_pure_packed",))


def CheckSizes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Puts the checks before everything else that a function does, or behind the last of the counts that they need."""

    @tvm.transform.module_pass(opt_level=0, name="CheckSizes")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        for var, func in mod.functions_items():
            if not isinstance(func, relax.Function) or not (same := (func.attrs or {}).get(SAME)):
                continue
            own = _sizes_of(func)
            checks = []
            shapes = [[_in_terms_of(own, size) for size in shape.values] for shape in same]
            for i, (have, need) in enumerate(zip(shapes[::2], shapes[1::2], strict=True)):
                ty = relax.ShapeType(need)
                checks.append(relax.MatchCast(relax.Var(f"same_size_{i}", ty), relax.ShapeExpr(have), ty))
            body = relax.SeqExpr(_with_checks(func, checks), func.body.body)
            mod = mod.clone()
            mod[var] = relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs).without_attr(SAME)
        return mod

    return rewrite


def _with_checks(func: relax.Function, checks: list[relax.MatchCast]) -> list[relax.BindingBlock]:
    """The blocks of `func`, each check in them where all sizes that it names are known."""
    counted = {var.name for binding in _counts_of(func) for var in relax.analysis.tir_vars_in_type(binding.ty)}
    counted -= {var.name for param in func.params for var in relax.analysis.tir_vars_in_type(param.ty)}
    waiting = [(_names(check) & counted, check) for check in checks]
    blocks = [relax.BindingBlock([check for needs, check in waiting if not needs])]
    known: set[str] = set()
    for block in func.body.blocks:
        bindings: list[relax.Binding] = []
        for binding in block.bindings:
            bindings.append(binding)
            if isinstance(binding, relax.MatchCast) and (new := _names(binding) & counted - known):
                known |= new
                bindings += [check for needs, check in waiting if needs & new and needs <= known]
        blocks.append(type(block)(bindings))
    return blocks


def _counts_of(func: relax.Function) -> list[relax.MatchCast]:
    """What defines sizes while `func` runs."""
    return [binding for block in func.body.blocks for binding in block.bindings if isinstance(binding, relax.MatchCast)]


def _names(binding: relax.MatchCast) -> set[str]:
    """The sizes that a match_cast names, on either side."""
    return {var.name for ty in (binding.ty, binding.value.ty) for var in relax.analysis.tir_vars_in_type(ty)}


def _sizes_of(func: relax.Function) -> dict[str, Any]:
    """The variables of sizes of `func` by name. A pass that copies a function, as where weights are taken out of it, has new
    ones, and leaves attributes as they are."""
    typed = [*(param.ty for param in func.params), *(binding.ty for binding in _counts_of(func))]
    return {var.name: var for ty in reversed(typed) for var in relax.analysis.tir_vars_in_type(ty)}


def _in_terms_of(own: dict[str, Any], size: Expr) -> Expr:
    return tvm_ffi.structural_mutate(size, [(Var, lambda var, _: own.get(var.name, var))])


def _is_check(value: Expr) -> bool:
    if not isinstance(value, tvm.ir.Call) or getattr(value.op, "name", "") != "relax.call_pure_packed":
        return False
    return isinstance(value.args[0], relax.ExternFunc) and value.args[0].global_symbol == NAME
