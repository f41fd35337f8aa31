"""Where a model's function becomes several dataflow blocks: at dims that are counted while it runs.

Inside a dataflow block operators may be moved past whatever they do not read, and nothing says that one whose shape holds a
counted dim reads the count. Between blocks nothing moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import relax

if TYPE_CHECKING:
    from tvm.ir import Expr, Type, Var

__all__ = ["split_at_counts"]


def split_at_counts(func: relax.Function, counts: set[str]) -> relax.Function:
    """`func`, of one dataflow block, with each binding that defines a dim of `counts` in a block of its own."""
    (block,) = func.body.blocks
    parts: list[tuple[bool, list[relax.MatchCast | relax.VarBinding]]] = []
    for binding in block.bindings:
        defines = isinstance(binding, relax.MatchCast) and bool(_names(binding.ty) & counts)
        if not parts or parts[-1][0] != defines:
            parts.append((defines, []))
        parts[-1][1].append(binding)
    home = {binding.var: index for index, (_, bindings) in enumerate(parts) for binding in bindings}
    outside = _Outside()
    for index, (defines, bindings) in enumerate(parts):
        for binding in bindings:
            used = relax.analysis.free_vars(binding.value)
            for var in [*used, *([binding.var] if defines else [])]:
                if home.get(var, index) != index or var.same_as(binding.var):
                    outside.replace(var)
    blocks = []
    for defines, bindings in parts:
        rebound = [outside.rebound(binding) for binding in bindings]
        blocks.append(relax.BindingBlock(rebound) if defines else relax.DataflowBlock(rebound))
    body = relax.SeqExpr(blocks, func.body.body)
    return relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs)


def _names(ty: Type) -> set[str]:
    return {variable.name for variable in relax.analysis.tir_vars_in_type(ty)}


@relax.expr_functor.mutator
class _Outside(relax.PyExprMutator):  # type: ignore[misc]
    """Variables that several blocks read, which a dataflow block may not keep to itself."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[Var, Expr] = {}

    def replace(self, var: Expr) -> None:
        if isinstance(var, relax.DataflowVar) and var not in self.known:
            self.known[var] = relax.Var(var.name, var.ty)

    def rebound(self, binding: relax.MatchCast | relax.VarBinding) -> relax.MatchCast | relax.VarBinding:
        var, value = self.known.get(binding.var, binding.var), self.visit_expr(binding.value)
        return relax.MatchCast(var, value, binding.ty) if isinstance(binding, relax.MatchCast) else relax.VarBinding(var, value)

    def visit_dataflow_var_(self, var: Expr) -> Expr:
        return self.known.get(var, var)
