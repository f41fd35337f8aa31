"""A matmul reads a transposed operand as it lies in memory: no kernel that only transposes before it.

    matmul(permute_dims(a: [k, m]), b: [k, n])      →      sum_k a[k, i] · b[k, j], one PrimFunc

Weights are turned when the model is compiled (fold.py); this is for what is computed, and for a weight that is
read as it lies too, as a language model's table of tokens that is also its last layer: turned, it would be held twice.
Only where `takes` says that a rule of the target has a kernel for it: elsewhere the transpose, often fused with what made
`a`, is the better one. One row times a transposed matrix is a sum along the rows of that, for which every target has a kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te

from tk.graph.dataflow import bound_value, same_shape, static_size, swaps_last_axes, tensors, update_functions

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, Var
    from tvm.tirx import PrimFunc

__all__ = ["FoldTranspose", "ShareTransposedWeights", "matmul_of", "of_matrices", "operand_transposed"]


def FoldTranspose(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces `matmul`s of operands whose last two axes were swapped by calls of a PrimFunc; a dead transpose is left to
    DeadCodeElimination. Operands have equally many leading axes, of equal sizes or of 1, or the second none; dims may be
    symbolic."""
    return _reading("FoldTranspose", takes, lambda func: None)


def ShareTransposedWeights(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """The same, before weights are turned, for weights of "main" that anything but a transpose reads too."""
    return _reading("ShareTransposedWeights", takes, _shared_weights)


def _shared_weights(func: relax.Function) -> list[Expr]:
    """The function's weights, its parameters from attribute num_input on, that are read as they lie as well."""
    weights = set(func.params[int((func.attrs or {}).get("num_input", len(func.params))) :])
    as_they_lie = [
        var
        for block in func.body.blocks
        for binding in block.bindings
        if not swaps_last_axes(binding.value)
        for var in tensors(binding.value)
    ]
    return [var for var in dict.fromkeys(as_they_lie) if isinstance(var, relax.Var) and var in weights]


def _reading(name: str, takes: Callable[[PrimFunc], bool], allowed: Callable[[Any], list[Any] | None]) -> tvm.transform.Pass:
    """The pass called `name`; `allowed` gives the variables of a function whose transposes it may read, None: all."""

    @relax.expr_functor.mutator
    class Read(relax.PyExprMutator):  # type: ignore[misc]
        allowed: set[Var] | None = None

        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") != "relax.matmul":
                return call
            found = (operand_transposed(self, arg) for arg in call.args)
            operands = [each if self.allowed is None or each in self.allowed else None for each in found]
            flags = [turned is not None for turned in operands]
            shapes = [list(arg.ty.shape or ()) for arg in call.args]
            if not any(flags) or not of_matrices(*shapes):
                return call
            sources = [turned if turned is not None else arg for turned, arg in zip(operands, call.args, strict=True)]
            build, hint = matmul_of(flags, str(call.ty.dtype.dtype))
            replaced = self.builder_.call_te(build, *sources, primfunc_name_hint=hint)
            is_row = flags == [False, True] and static_size(shapes[0][-2]) == 1
            return replaced if is_row or takes(self.builder_.get()[replaced.args[0]]) else call

    @tvm.transform.module_pass(opt_level=0, name=name)  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        read = Read(mod)

        def changed(func: relax.Function) -> relax.Function:
            variables = allowed(func)
            read.allowed = None if variables is None else set(variables)
            return read.visit_expr(func)

        if not update_functions(mod, read.builder_, changed):
            return mod
        return relax.transform.DeadCodeElimination(["main"])(read.builder_.get())

    return rewrite


def of_matrices(a: Sequence[Expr], b: Sequence[Expr]) -> bool:
    """Whether two operands' shapes have at least two axes, and leading ones that are equal, 1, or only the first's."""
    if len(a) < 2 or len(b) == 2:
        return len(a) >= 2
    return len(a) == len(b) and all(map(_meet, a[:-2], b[:-2]))


def _meet(one: Expr, other: Expr) -> bool:
    """Whether two sizes are equal, or one of them is repeated."""
    return same_shape([one], [other]) or 1 in (static_size(one), static_size(other))


def operand_transposed(mutator: relax.PyExprMutator, operand: Expr) -> Expr | None:
    """What an operand in the function that `mutator` visits is the transpose of, or None."""
    bound = bound_value(mutator, operand)
    return bound.args[0] if bound is not None and swaps_last_axes(bound) else None


def matmul_of(flags: Sequence[bool], dtype: str) -> tuple[Callable[..., Any], str]:
    """What computes the product of two tensors whose last two axes are swapped where `flags` says so, summed in `dtype`, as
    TE; and its name."""
    return _sum(flags, dtype), "matmul_" + "".join("t" if flag else "n" for flag in flags)


def _sum(flags: Sequence[bool], dtype: str) -> Callable[..., Any]:
    def build(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, a.shape[-2] if flags[0] else a.shape[-1]), name="k")
        rows, columns = a.shape[-1] if flags[0] else a.shape[-2], b.shape[-2] if flags[1] else b.shape[-1]
        batch = list(a.shape[:-2] or b.shape[:-2])
        if min(len(a.shape), len(b.shape)) > 2:
            batch = [y if static_size(x) == 1 else x for x, y in zip(batch, b.shape[:-2], strict=True)]

        def within(x: te.Tensor, leading: Sequence[Expr]) -> list[Any]:
            """The indices along the leading axes of an operand, some of which are 1 where the result's are not."""
            dims = zip(leading, x.shape[:-2], batch, strict=True)
            return [0 if static_size(dim) == 1 != static_size(size) else index for index, dim, size in dims]

        def element(*indices: Expr) -> Expr:
            *leading, i, j = indices
            first, second = (within(x, leading) if len(x.shape) > 2 else [] for x in (a, b))
            left = a(*first, k, i) if flags[0] else a(*first, i, k)
            right = b(*second, j, k) if flags[1] else b(*second, k, j)
            return te.sum(left.astype(dtype) * right.astype(dtype), axis=k)

        return te.compute([*batch, rows, columns], element, name="matmul")

    return build
