"""Tensors that have no elements, whatever their dynamic dims are, are not computed.

    y: [B, 0] = tile(x, [1, 0])        →        y = alloc_tensor([B, 0])

There is nothing to compute, and the arithmetic of what would compute it divides by the size: legalizing a layer norm over none,
a tile of none, elements gathered at no index.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.graph.dataflow import mutating, name_of

if TYPE_CHECKING:
    from tvm.ir import Type

__all__ = ["EmptyTensors", "has_none"]

KEPT = ("builtin.alloc_tensor", "call_pure_packed", "call_tir_inplace")  # is none computed, checks sizes, or writes


def has_none(ty: Type) -> bool:
    """Whether a tensor of this type has no elements; not where its sizes are not known."""
    if not isinstance(ty, relax.TensorType) or not isinstance(ty.shape, relax.ShapeExpr):
        return False
    return any(isinstance(size, tvm.tirx.IntImm) and int(size) == 0 for size in ty.shape.values)


def EmptyTensors() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Makes each result without elements an allocation."""

    @relax.expr_functor.mutator
    class Empty(relax.PyExprMutator):  # type: ignore[misc]
        def visit_var_binding_(self, binding: relax.VarBinding) -> None:
            op = name_of(binding.value)
            if not op or op in KEPT or not has_none(binding.var.ty):
                super().visit_var_binding_(binding)
                return
            shape, dtype = binding.var.ty.shape, str(binding.var.ty.dtype.dtype)
            self.set_var_remap(binding.var, self.builder_.emit(relax.op.builtin.alloc_tensor(shape, dtype, 0)))

    rewrite = mutating("EmptyTensors", Empty)

    @tvm.transform.module_pass(opt_level=0, name="EmptyTensors")  # type: ignore[untyped-decorator]
    def where_there_are(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        return (
            rewrite(mod) if any(isinstance(func, relax.Function) and _finds(func) for func in mod.functions.values()) else mod
        )

    return where_there_are


def _finds(func: relax.Function) -> bool:
    return any(
        has_none(binding.var.ty) and isinstance(binding, relax.VarBinding)
        for block in getattr(func.body, "blocks", ())
        for binding in block.bindings
    )
