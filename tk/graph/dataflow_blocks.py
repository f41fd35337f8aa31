"""Where a model's function becomes several dataflow blocks: at dims that are counted while it runs.

Inside a dataflow block operators may be moved past whatever they do not read, and nothing says that one whose shape holds a
counted dim reads the count. Between blocks nothing moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax

if TYPE_CHECKING:
    from tvm.ir import Expr, Type, Var

__all__ = ["check_of_sizes", "split_at_counts", "undecided", "with_outputs"]


def check_of_sizes(builder: relax.BlockBuilder, condition: Expr) -> None:
    """Holds each run to `condition`, of symbolic dims: a call raises an error in front of what comes next, once the function is
    split at counts."""
    one, zero = tvm.tirx.IntImm("int64", 1), tvm.tirx.IntImm("int64", 0)
    shape = builder.emit(relax.ShapeExpr([tvm.tirx.Select(condition, one, zero)]))  # VMShapeLower wants a variable
    builder.match_cast(shape, relax.ShapeType([one]))


def undecided(condition: Expr, most: Mapping[str, int] | None = None) -> set[str]:
    """The names of the symbolic dims of `condition`; none where it holds whatever they are. Those that `most` has are from 0 to
    that; without it none is negative."""
    analyzer = tvm.sym.Analyzer()
    variables = tvm.tirx.analysis.undefined_vars(condition)
    most = dict.fromkeys((each.name for each in variables), tvm.sym.ConstIntBound.POS_INF) if most is None else most
    for each in variables:
        if each.name in most:
            analyzer.update(each, tvm.sym.ConstIntBound(0, most[each.name]), True)
    return set() if analyzer.can_prove(condition) else {each.name for each in variables}


def split_at_counts(func: relax.Function, counts: set[str]) -> relax.Function:
    """`func`, of one dataflow block, with what defines dims of `counts`, and what checks sizes, in blocks of their own."""
    (block,) = func.body.blocks
    parts: list[tuple[bool, list[relax.MatchCast | relax.VarBinding]]] = []
    for binding in block.bindings:
        defines = isinstance(binding, relax.MatchCast) and (
            bool(_names(binding.ty) & counts) or isinstance(binding.ty, relax.ShapeType)
        )
        if not parts or parts[-1][0] != defines:
            parts.append((defines, []))
        parts[-1][1].append(binding)
    kinds = [(relax.BindingBlock if defines else relax.DataflowBlock, bindings) for defines, bindings in parts]
    return _rebuilt(func, kinds)


def with_outputs(func: relax.Function) -> relax.Function:
    """`func` with what others read of a dataflow block among its outputs: a pass that follows bindings from block to block may
    have made them read more."""
    if len(func.body.blocks) < 2:
        return func
    return _rebuilt(func, [(type(block), list(block.bindings)) for block in func.body.blocks])


def _rebuilt(func: relax.Function, parts: list[tuple[type[relax.BindingBlock], list[Any]]]) -> relax.Function:
    """`func` with blocks of these kinds and bindings; what is read in other blocks than its own is no dataflow variable."""
    home = {binding.var: index for index, (_, bindings) in enumerate(parts) for binding in bindings}
    outside = _Outside()
    for index, (kind, bindings) in enumerate(parts):
        for binding in bindings:
            if kind is not relax.DataflowBlock:
                outside.replace(binding.var)
            for var in relax.analysis.free_vars(binding.value):
                if home.get(var, index) != index:
                    outside.replace(var)
    blocks = [kind([outside.rebound(binding) for binding in bindings]) for kind, bindings in parts]
    return relax.Function(func.params, relax.SeqExpr(blocks, func.body.body), func.ret_ty, func.is_pure, func.attrs)


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
