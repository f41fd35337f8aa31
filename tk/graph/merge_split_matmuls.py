"""Two matmuls over parts of one tensor's axis, added, become one over the whole axis.

    matmul(x, w[.., :m]ᵀ) + matmul(y, w[.., m:]ᵀ)        →        matmul(concat(x, y), wᵀ)

So the scores of multi-head latent attention are often written: latents and rotary keys lie side by side in one cache. As one
matmul they are an attention that a kernel takes. The views and transposes of the parts become the whole's; parts that are not
side by side in one tensor stay apart. The sum is rounded as each of the parts was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from tvm import relax
from tvm.relax import op
from tvm.tirx import IntImm

from tk.graph.dataflow import bound_call, dtype_of, mutating, name_of, same_shape, shape_of, slice_of, static_size

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["MergeSplitMatmuls"]

VIEWS = ("expand_dims", "reshape", "squeeze")


def MergeSplitMatmuls() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites additions of two matmuls, with casts and views between, whose second operands are neighbouring slices of one
    tensor along what is summed over; dims but that axis may be symbolic."""

    @relax.expr_functor.mutator
    class Merge(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            found = _merged(self, call) if name_of(call) == "add" else None
            return call if found is None else found

    after = (relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination())
    return mutating("MergeSplitMatmuls", Merge, *after, of=("matmul",))


@dataclass(frozen=True)
class _Part:
    """[start, stop) of `axis` of `source`, then the calls `moves`, behind which that axis is axis `at`."""

    source: Expr
    axis: int
    start: int
    stop: int
    moves: tuple[Call, ...]
    at: int


def _merged(mutator: relax.PyExprMutator, add: Call) -> Expr | None:
    """What takes the place of `add`; None where it adds no two such matmuls."""
    chains = [_chain(mutator, arg) for arg in add.args]
    if any(name_of(chain[0]) != "matmul" for chain in chains):
        return None
    if not _alike(*chains):
        return None
    for one, other in (chains, chains[::-1]):
        right = _concatenated(mutator, (one[0].args[1], other[0].args[1]), -2)
        if right is not None:
            break
    else:
        return None
    first, *behind = one
    parts = (first.args[0], other[0].args[0])
    left = _concatenated(mutator, parts, -1)
    if left is None:
        left = mutator.builder_.emit(op.concat(list(parts), -1))
    value = mutator.builder_.emit(op.matmul(left, right, out_dtype=dtype_of(first)))
    for call in behind:
        value = mutator.builder_.emit(_again(call, value, shape_of(call)))
    return value


def _chain(mutator: relax.PyExprMutator, expr: Expr) -> list[Any]:
    """What `expr` is bound to through casts and views, and those, in the order in which they run."""
    calls: list[Any] = []
    while (call := bound_call(mutator, expr, "astype", *VIEWS)) is not None:
        calls.insert(0, call)
        expr = call.args[0]
    return [bound_call(mutator, expr, "matmul"), *calls]


def _alike(some: Sequence[Call], others: Sequence[Call]) -> bool:
    """Whether two chains give the same shapes and dtypes, step by step."""
    return len(some) == len(others) and all(
        same_shape(shape_of(a), shape_of(b))
        and dtype_of(a) == dtype_of(b)
        and (name_of(a) == "astype") == (name_of(b) == "astype")
        for a, b in zip(some, others, strict=True)
    )


def _concatenated(mutator: relax.PyExprMutator, parts: tuple[Expr, Expr], along: int) -> Expr | None:
    """Both operands as one view of the tensor that they are neighbouring slices of, along axis `along`; None where they are
    not."""
    first, second = (_part(mutator, part) for part in parts)
    rank = int(parts[0].ty.ndim)
    if first is None or second is None or not first.source.same_as(second.source):
        return None
    if (first.axis, first.stop, first.at, second.at) != (second.axis, second.start, along + rank, along + rank):
        return None
    if [_form(call) for call in first.moves] != [_form(call) for call in second.moves]:
        return None
    value, at, extent = first.source, first.axis, second.stop - first.start
    if extent != static_size(value.ty.shape[at]):
        value = mutator.builder_.emit(op.strided_slice(value, [at], [first.start], [second.stop], assume_inbound=True))
    for call in first.moves:
        at = _moved(call, at)
        shape = list(shape_of(call) or ())
        shape[at] = extent
        value = mutator.builder_.emit(_again(call, value, shape))
    return value


def _form(call: Call) -> tuple[bool, list[int]]:
    """What two moves must have in common beside their shapes' other dims."""
    transposes = name_of(call) == "permute_dims"
    return transposes, _order(call) if transposes else []


def _part(mutator: relax.PyExprMutator, expr: Expr) -> _Part | None:
    """The slice along one axis that `expr` is views and transposes of."""
    moves: list[Call] = []
    while (call := bound_call(mutator, expr, "permute_dims", *VIEWS)) is not None:
        moves.insert(0, call)
        expr = call.args[0]
    sliced = bound_call(mutator, expr, "strided_slice")
    bounds = None if sliced is None else slice_of(sliced)
    if sliced is None or bounds is None:
        return None
    axis, start, stop = bounds
    size, at = static_size(sliced.args[0].ty.shape[axis]), axis
    if size is None or not 0 <= start < stop <= size:
        return None
    for call in moves:
        at = _moved(call, at)
        if at < 0:
            return None
    return _Part(sliced.args[0], axis, start, stop, tuple(moves), at)


def _order(call: Call) -> list[int]:
    """The axes of a permute_dims."""
    rank = int(call.args[0].ty.ndim)
    return [int(axis) for axis in call.attrs.axes] if call.attrs.axes is not None else list(range(rank))[::-1]


def _moved(call: Call, axis: int) -> int:
    """Where an axis is behind a view or a transpose; -1 where a view takes it apart, or puts others with it."""
    if name_of(call) == "permute_dims":
        return _order(call).index(axis)
    before, after = shape_of(call.args[0]), shape_of(call)
    if before is None or after is None:
        return -1
    outside = _size(before[:axis])
    return next((at for at, size in enumerate(after) if same_shape([_size(after[:at]), size], [outside, before[axis]])), -1)


def _size(dims: Sequence[Expr]) -> Expr:
    return prod(dims, start=IntImm("int64", 1))


def _again(call: Call, value: Expr, shape: Sequence[Any] | None) -> Expr:
    """The operator of `call` on another operand, with a result of `shape`."""
    if name_of(call) == "astype":
        return op.astype(value, dtype_of(call))
    return op.permute_dims(value, _order(call)) if name_of(call) == "permute_dims" else op.reshape(value, list(shape or ()))
