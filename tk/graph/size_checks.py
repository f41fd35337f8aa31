"""Checks that two sizes are one, kept apart from definitions of sizes while passes rewrite a function.

    y = match_cast(x: [total], [past + n])    →    y = call_pure_packed("tk.same_size", x): [past + n]    → … and back

Relax spells both with `match_cast`. CanonicalizeBindings takes every one as a definition: it writes `past + n` for `total`, or
one name for another, in what is bound behind it alone, so that a function fused across has two shapes for one buffer, and then
leaves the check out. KillAfterLastUse runs it too: there a name n that is known already is written n · 1, which defines none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Expr

__all__ = ["HideSizeChecks", "KeepSizeChecks", "ShowSizeChecks"]

NAME = "tk.same_size"


def HideSizeChecks() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Makes each match_cast to sizes that are all known before it a call that no pass looks into."""

    def hidden(binding: relax.MatchCast) -> relax.VarBinding:
        from tvm import relax

        call = relax.call_pure_packed(relax.ExternFunc(NAME), binding.value, ty_args=[binding.ty])
        return relax.VarBinding(binding.var, call)

    return _each_binding("HideSizeChecks", lambda func: _of_checks(func, hidden))


def ShowSizeChecks() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Makes them match_casts again, which the compiled model checks."""
    import tvm
    from tvm import relax

    def shown(binding: relax.MatchCast | relax.VarBinding) -> relax.MatchCast | relax.VarBinding:
        call = binding.value
        if not isinstance(call, tvm.ir.Call) or getattr(call.op, "name", "") != "relax.call_pure_packed":
            return binding
        if not isinstance(call.args[0], relax.ExternFunc) or call.args[0].global_symbol != NAME:
            return binding
        return relax.MatchCast(binding.var, call.args[1], binding.var.ty)

    return _each_binding("ShowSizeChecks", lambda func: shown)


def KeepSizeChecks() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Writes the sizes of each such match_cast so that CanonicalizeBindings keeps it."""

    def kept(binding: relax.MatchCast) -> list[relax.MatchCast | relax.VarBinding]:
        from tvm import relax

        ty = relax.TensorType([_times_one(dim) for dim in binding.ty.shape.values], binding.ty.dtype)
        held = type(binding.var)(f"{binding.var.name}_held", ty)
        return [relax.MatchCast(held, binding.value, ty), relax.VarBinding(binding.var, held)]

    return _each_binding("KeepSizeChecks", lambda func: _of_checks(func, kept))


def _times_one(dim: Expr) -> Expr:
    from tvm import tirx

    return tirx.Mul(dim, tirx.IntImm(dim.ty, 1)) if isinstance(dim, tirx.Var) else dim


def _of_checks(func: relax.Function, change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """`change` of the bindings that are checks; of others, themselves."""
    from tvm import relax

    known = {var for param in func.params for var in relax.analysis.tir_vars_in_type(param.ty)}
    checks = set()
    for binding in (each for block in func.body.blocks for each in block.bindings):
        if isinstance(binding, relax.MatchCast):
            named = set(relax.analysis.tir_vars_in_type(binding.ty))
            if named <= known and isinstance(binding.ty, relax.TensorType):
                checks.add(binding.var)
            known |= named
    return lambda binding: change(binding) if binding.var in checks else binding


def _each_binding(name: str, of: Callable[[relax.Function], Callable[[Any], Any]]) -> tvm.transform.Pass:
    """A pass that rewrites each binding of a function by what `of` gives for the function."""
    import tvm
    from tvm import relax

    def changed(func: relax.Function) -> relax.Function:
        change, blocks, same = of(func), [], True
        for block in func.body.blocks:
            bindings = []
            for binding in block.bindings:
                new = change(binding)
                same = same and binding.same_as(new)
                bindings += new if isinstance(new, list) else [new]
            blocks.append(type(block)(bindings))
        if same:
            return func
        return relax.Function(func.params, relax.SeqExpr(blocks, func.body.body), func.ret_ty, func.is_pure, func.attrs)

    @tvm.transform.module_pass(opt_level=0, name=name)  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        functions = {var: func for var, func in mod.functions_items() if isinstance(func, relax.Function)}
        new = {var: made for var, func in functions.items() if not (made := changed(func)).same_as(func)}
        if new:
            mod = mod.clone()
            for var, func in new.items():
                mod[var] = func
        return mod

    return rewrite
