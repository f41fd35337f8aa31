"""What only moves or converts values, taken away where it changes nothing or a matmul can read the original.

reshape(reshape(x, s), t)                       → reshape(x, t), and x itself where that is its shape
astype(astype(x: f16, f32), f16)                → x: widening and back is exact
astype(reshape(x: f32, s), f16)                 → reshape(astype(x, f16), s): the cast fuses with what made x
permute_dims(x[b, 1, h, d], [0, 2, 1, 3])       → reshape(x, [b, h, 1, d]): where only dims of size 1 change places
take(x, astype(i: int64, int32))                → take(x, i)
reshape(take(x, reshape(i, [n])), s)            → take(x, i): where that has shape s
broadcast_to(x[s], s)                           → x
broadcast_to(full([], 0), s)                    → full(s, 0): else FoldConstant stores every element of it
matmul(x, broadcast_to(w, …))                   → matmul(x, w): a matmul repeats leading axes itself
matmul(x[b, n·g, m, k], n heads of w, each g times)
                                                → the g·m rows of a head in one matmul with w[b, n, k, j]
matmul(x[…, g, m, k], w[…, 1, k, j])            → likewise
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tvm import relax
from tvm.ir import GenericConst
from tvm.relax import op
from tvm.tirx import IntImm

from tk.graph.dataflow import bound_call, dtype_of, mutating, name_of, same_shape, shape_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["SimplifyDataMovement"]

VIEWS = ("reshape", "expand_dims", "squeeze")
EXACT = {
    "float16": ("float32", "float64"),
    "bfloat16": ("float32", "float64"),
    "float32": ("float64",),
    "int8": ("int16", "int32", "int64"),
    "int32": ("int64",),
}
"""By dtype, the dtypes that hold all of its values."""


def SimplifyDataMovement() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites reshapes, casts and matmuls of repeated operands, whatever the dtype; dims may be symbolic."""

    @relax.expr_functor.mutator
    class Simplify(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            name = name_of(call)
            if name in VIEWS:
                return _view(self, call)
            if name == "astype":
                return _cast(self, call)
            if name == "permute_dims":
                return _unmoved(self, call)
            if name == "take":
                return _taken(self, call)
            if name == "broadcast_to":
                return call.args[0] if _keeps_shape(call) else _filled(self, call)
            return _matmul(self, call) if name == "matmul" else call

    # a variable that became another's name is a binding of its own until it is canonical
    after = (relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination())
    return mutating("SimplifyDataMovement", Simplify, *after)


def _keeps_shape(call: Call) -> bool:
    """Whether what is broadcast has the shape already."""
    return same_shape(shape_of(call.args[0]), shape_of(call))


def _filled(mutator: relax.PyExprMutator, call: Call) -> Expr:
    """One number at every index, as an operator that every kernel can compute by itself."""
    source, shape = call.args[0], shape_of(call)
    full = bound_call(mutator, source, "full")
    value = full.args[1] if full is not None else source
    if shape is None or not isinstance(value, GenericConst) or shape_of(value) or dtype_of(value) != dtype_of(source):
        return call
    return relax.op.full(relax.ShapeExpr(list(shape)), value, dtype_of(source))


def _view(mutator: relax.PyExprMutator, call: Call) -> Expr:
    source, shape = call.args[0], shape_of(call)
    before = bound_call(mutator, source, *VIEWS)
    while before is not None:
        source, before = before.args[0], bound_call(mutator, before.args[0], *VIEWS)
    if shape is None or shape_of(source) is None:
        return call
    if same_shape(shape, shape_of(source)):
        return source
    if (taken := _taken_by_rows(mutator, source, shape)) is not None:
        return taken
    return call if source.same_as(call.args[0]) else relax.op.reshape(source, list(shape))


def _taken_by_rows(mutator: relax.PyExprMutator, source: Expr, shape: Sequence[Expr]) -> Expr | None:
    """What is taken by one flat index, by the index of several dims that it is a view of; None where that is not of `shape`."""
    taken = bound_call(mutator, source, "take")
    view = None if taken is None else bound_call(mutator, taken.args[1], *VIEWS)
    if taken is None or view is None or taken.attrs.axis is None:
        return None
    table, index, axis = shape_of(taken.args[0]), shape_of(view.args[0]), int(taken.attrs.axis)
    if table is None or not index or len(shape_of(taken.args[1]) or ()) != 1:
        return None
    axis %= len(table)
    if not same_shape(shape, [*table[:axis], *index, *table[axis + 1 :]]):
        return None
    return relax.op.take(taken.args[0], view.args[0], axis, mode=taken.attrs.mode)


def _cast(mutator: relax.PyExprMutator, call: Call) -> Expr:
    source, target = call.args[0], str(call.attrs.dtype)
    if dtype_of(source) == target:
        return source
    view, shape = bound_call(mutator, source, *VIEWS), shape_of(source)
    if view is not None and dtype_of(source) in EXACT.get(target, ()) and shape is not None:
        narrow = mutator.builder_.emit(op.astype(view.args[0], target))
        return op.reshape(narrow, list(shape))
    before = bound_call(mutator, source, "astype")
    if before is None:
        return call
    origin = dtype_of(before.args[0])
    if origin == target and dtype_of(source) in EXACT.get(origin, ()):
        return before.args[0]
    return call


def _unmoved(mutator: relax.PyExprMutator, call: Call) -> Expr:
    """A transpose that leaves the order of elements as it is, as a view."""
    source = shape_of(call.args[0])
    if source is None:
        return call
    rank = len(source)
    axes = [rank - 1 - i for i in range(rank)] if call.attrs.axes is None else [int(axis) % rank for axis in call.attrs.axes]
    moved = [axis for axis in axes if not (isinstance(source[axis], IntImm) and int(source[axis]) == 1)]
    if moved != sorted(moved) or any(isinstance(size, IntImm) and int(size) == 0 for size in source):
        return call  # TVM's reshape takes a 0 for the operand's own size
    return _view(mutator, mutator.builder_.normalize(relax.op.reshape(call.args[0], [source[axis] for axis in axes])))


def _taken(mutator: relax.PyExprMutator, call: Call) -> Expr:
    """A gather by the integers that the model has, not by a copy of them in another width."""
    index = call.args[1]
    view = bound_call(mutator, index, *VIEWS)
    cast = bound_call(mutator, index if view is None else view.args[0], "astype")
    shape = shape_of(index)
    if cast is None or shape is None or any(dtype_of(each) not in ("int32", "int64") for each in (cast, cast.args[0])):
        return call
    origin = cast.args[0] if view is None else mutator.builder_.emit(op.reshape(cast.args[0], list(shape)))
    return op.take(call.args[0], origin, axis=call.attrs.axis, mode=str(call.attrs.mode))


def _matmul(mutator: relax.PyExprMutator, call: Call) -> Expr:
    x, w = (_unbroadcast(mutator, call, i) for i in (0, 1))
    changed = not (x.same_as(call.args[0]) and w.same_as(call.args[1]))
    dtype = dtype_of(call)
    shared = _shared_by_groups(mutator, x, w, dtype)
    if shared is not None:
        return shared
    single = _single_heads(mutator, w)
    shape = shape_of(x)
    if single is None or shape is None or len(shape) != 4:
        return op.matmul(x, w, out_dtype=dtype) if changed else call
    batch, heads, rows, depth = shape
    groups = single.ty.shape[1]
    x = mutator.builder_.emit(op.reshape(x, [batch, groups, heads // groups * rows, depth]))
    out = mutator.builder_.emit(op.matmul(x, single, out_dtype=dtype))
    return op.reshape(out, [batch, heads, rows, out.ty.shape[3]])


def _shared_by_groups(mutator: Any, x: Any, w: Any, dtype: str) -> Any | None:
    """matmul(x[…, g, m, k], w[…, 1, k, j]) as the g·m rows of one matmul each, or None where it is something else."""
    rows, columns = shape_of(x), shape_of(w)
    if rows is None or columns is None or len(rows) < 4 or not same_shape(rows[:-3], columns[:-3]):
        return None
    if getattr(columns[-3], "value", 0) != 1 or getattr(rows[-3], "value", 0) == 1:
        return None
    emit, rank = mutator.builder_.emit, len(rows)
    moved = bound_call(mutator, w, "permute_dims")
    swapped = [*range(rank - 2), rank - 1, rank - 2]
    turned = moved is not None and moved.attrs.axes is not None and [int(axis) for axis in moved.attrs.axes] == swapped
    w = moved.args[0] if moved is not None and turned else w
    wide = bound_call(mutator, w, *VIEWS)
    dims = shape_of(w) or []
    wanted = [*dims[:-3], *dims[-2:]]
    single = wide.args[0] if wide is not None and same_shape(shape_of(wide.args[0]), wanted) else emit(op.reshape(w, wanted))
    if turned:
        single = emit(op.permute_dims(single, [*range(rank - 3), rank - 2, rank - 3]))
    x = emit(op.reshape(x, [*rows[:-3], rows[-3] * rows[-2], rows[-1]]))
    return op.reshape(emit(op.matmul(x, single, out_dtype=dtype)), [*rows[:-1], columns[-1]])


def _unbroadcast(mutator: Any, call: Any, position: int) -> Any:
    """Operand `position` of a matmul, or what was repeated along its leading axes to make it, if the matmul gives the
    same shape with that."""
    expr, other = call.args[position], call.args[1 - position]
    repeat = bound_call(mutator, expr, "broadcast_to")
    shape, theirs = shape_of(expr), shape_of(other)
    if repeat is None or shape is None or theirs is None:
        return expr
    source = repeat.args[0]
    inner = shape_of(source)
    if inner is None or len(inner) < 2 or len(shape) > len(theirs) or not same_shape(inner[-2:], shape[-2:]):
        return expr
    return source if same_shape(shape[:-2], theirs[len(theirs) - len(shape) : -2]) else expr


def _single_heads(mutator: relax.PyExprMutator, w: Expr) -> Expr | None:
    """w0[b, n, k, j] when w[b, n·g, k, j] is that, or its transpose, with each head repeated g times in a row."""
    from tk.graph.attention.decompose import unrepeated

    moved = bound_call(mutator, w, "permute_dims")
    if moved is None:
        return unrepeated(mutator, w)
    if moved.attrs.axes is None or [int(axis) for axis in moved.attrs.axes] != [0, 1, 3, 2]:
        return None
    single = unrepeated(mutator, moved.args[0])
    return None if single is None else mutator.builder_.emit(op.permute_dims(single, [0, 1, 3, 2]))
