"""Transposes that undo one another: permute_dims(permute_dims(x, a), b) is permute_dims(x, a∘b), and x itself where
a∘b changes nothing. Importers put such pairs around attention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tvm import relax

from tk.graph.dataflow import mutating

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call

__all__ = ["CancelTransposes"]


def CancelTransposes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Composes chains of permute_dims; a dead first transpose is left to DeadCodeElimination."""

    @relax.expr_functor.mutator
    class Cancel(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            outer = _axes(call)
            if outer is None or not isinstance(call.args[0], relax.Var):
                return call
            before = self.lookup_binding(call.args[0])
            inner = _axes(before)
            if inner is None:
                return call
            both = [inner[axis] for axis in outer]
            if both == sorted(both):
                return before.args[0]
            return relax.op.permute_dims(before.args[0], both)

    return mutating("CancelTransposes", Cancel, relax.transform.DeadCodeElimination(), of=("permute_dims",))


def _axes(expr: Any) -> Sequence[int] | None:
    """The axes of a permute_dims, or None for anything else."""
    if getattr(getattr(expr, "op", None), "name", "") != "relax.permute_dims":
        return None
    axes = expr.attrs.axes
    rank = int(expr.args[0].ty.ndim)
    return [rank - 1 - i for i in range(rank)] if axes is None else [int(axis) % rank for axis in axes]
