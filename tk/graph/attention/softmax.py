"""A softmax in one form, however it was written; with sinks, one more score a row that has no value, without that column.

    e = exp(x − max x);  e / Σ e                                        →  softmax(x)
    softmax(concat(x, s))[…, :−1]                                       →  e / (Σ e + exp(s − m)),  e = exp(x − m),
    m = maximum(max x, s);  e = exp(x − m);  e / (Σ e + exp(s − m))     →      m = maximum(max x, s)

Both run over the last axis, in float32 where the operands are narrower. What concat would have copied is read in place, and
attention with sinks is two matmuls around a softmax as any other (fuse.py). The form without a sink's column is that of
Agarwal et al. 2025 (gpt-oss); subtracting a row's maximum before, as transformers does, changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import relax, tirx
from tvm.relax import op

from tk.graph.dataflow import bound_call, dtype_of, mutating, numbers_of, same_shape, shape_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr
    from tvm.tirx import BufferStore, PrimFunc

__all__ = ["CanonicalSoftmax"]

UNIT = ("expand_dims", "reshape", "squeeze")
FLOATS = ("float16", "bfloat16", "float32", "float64")


def CanonicalSoftmax() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites what is a softmax over the last axis of a floating tensor; dims may be symbolic."""

    @relax.expr_functor.mutator
    class Canonical(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            found = None
            if name == "relax.strided_slice":
                found = _Reader(self).sliced(call)
            elif name == "relax.divide":
                found = _Reader(self).divided(call)
            return call if found is None else found

    return mutating("CanonicalSoftmax", Canonical, relax.transform.DeadCodeElimination(), of=("strided_slice", "divide"))


class _Reader:
    """Reads a softmax back from its last operator, through the bindings that `mutator` knows."""

    def __init__(self, mutator: relax.PyExprMutator) -> None:
        self.mutator = mutator

    def bound(self, expr: Expr, *names: str) -> Call | None:
        """The call of one of the operators `names` that `expr` is bound to, or None."""
        return bound_call(self.mutator, expr, *names)

    def within(self, expr: Expr, *names: str) -> Expr:
        """What `expr` is before casts between floating dtypes and before the operators `names`."""
        while True:
            call = self.bound(expr, "astype", *names)
            if call is None or dtype_of(call.args[0]) not in FLOATS:
                return expr
            expr = call.args[0]

    def sliced(self, call: Call) -> Expr | None:
        """softmax(concat(x, s))[…, :−1], or with the sink in front, without the column of s."""
        softmax = self.bound(self.within(call.args[0]), "nn.softmax")
        if softmax is None or not _is_last(softmax.attrs.axis, softmax):
            return None
        given = self.within(softmax.args[0])
        shifted = self.bound(given, "subtract")
        if shifted is not None and self.is_maximum(shifted.args[1], shifted.args[0]):
            given = self.within(shifted.args[0])
        concat = self.bound(given, "concat")
        if concat is None or not _is_last(concat.attrs.axis, concat) or len(concat.args[0].fields) != 2:
            return None
        for x, s, first in ((*concat.args[0].fields, 0), (*reversed(concat.args[0].fields), 1)):
            if _columns(s) == 1 and _columns(x) != 0 and _begin(call) == first and same_shape(shape_of(call), shape_of(x)):
                return self.with_sinks(x, self.one_a_row(s), dtype_of(call))
        return None

    def one_a_row(self, s: Expr) -> Expr:
        """A sink before it was repeated."""
        repeated = self.bound(s, "broadcast_to")
        if repeated is not None and len(repeated.args[0].ty.shape) == len(s.ty.shape) and _columns(repeated.args[0]) == 1:
            return repeated.args[0]
        return s

    def divided(self, call: Call) -> Expr | None:
        """e / Σ e, or e / (Σ e + exp(s − m)), of e = exp(x − m)."""
        power = self.bound(self.within(call.args[0]), "exp")
        difference = None if power is None else self.bound(self.within(power.args[0]), "subtract")
        if power is None or difference is None or not self.is_row(call.args[1], call):
            return None
        x, top = difference.args
        total, s = self.within(call.args[1], *UNIT), None
        plus = self.bound(total, "add")
        if plus is not None:
            total, s = self.of_sink(plus, top)
            if s is None:
                return None
        summed = self.bound(total, "sum")
        if summed is None or not _along_last(summed) or not _same(self.within(summed.args[0]), self.within(call.args[0])):
            return None
        if not self.is_maximum(top, x, s):
            return None
        return self.plain(x, dtype_of(call)) if s is None else self.with_sinks(x, s, dtype_of(call))

    def of_sink(self, plus: Expr, top: Expr) -> tuple[Expr, Expr | None]:
        """(Σ e, s) of Σ e + exp(s − top), in either order."""
        for total, other in (plus.args, reversed(plus.args)):
            power = self.bound(self.within(other, *UNIT), "exp")
            difference = None if power is None else self.bound(self.within(power.args[0]), "subtract")
            if difference is not None and _same(self.within(difference.args[1], *UNIT), self.within(top, *UNIT)):
                return self.within(total, *UNIT), difference.args[0]
        return plus, None

    def is_maximum(self, top: Expr, x: Expr, s: Expr | None = None) -> bool:
        """Whether `top` is max x along the last axis, or the larger of that and `s`, as a row's one value."""
        if not self.is_row(top, x):
            return False
        largest = self.within(top, *UNIT)
        if s is not None:
            larger = self.larger(largest)
            if larger is None:
                return False
            others = [other for side, other in (larger, reversed(larger)) if self.is_same_sink(side, s)]
            if not others:
                return False
            largest = self.within(others[0], *UNIT)
        reduced = self.bound(largest, "max")
        return reduced is not None and _along_last(reduced) and _same(self.within(reduced.args[0]), self.within(x))

    def is_same_sink(self, one: Expr, other: Expr) -> bool:
        """Whether two tensors are one, but for casts and for being repeated."""
        sides = [self.within(side, "broadcast_to") for side in (one, other)]
        shapes = [[str(dim) for dim in shape_of(side) or []] for side in sides]
        for shape in shapes:
            while shape[:1] == ["1"]:
                del shape[0]
        return shapes[0] == shapes[1] and _same(*(self.within(side, *UNIT) for side in sides))

    def larger(self, expr: Expr) -> Sequence[Expr] | None:
        """The two of which `expr` is the larger one, by the operator or by an importer's function."""
        call = self.bound(expr, "maximum", "call_tir")
        if call is None or str(call.op.name) == "relax.maximum":
            return None if call is None else call.args
        given = call.args[1].fields
        return given if len(given) == 2 and _is_larger(self.mutator.builder_.get()[call.args[0]]) else None

    def is_row(self, x: Expr, whole: Expr) -> bool:
        """Whether `x` is as `whole` but of one column."""
        one, other = shape_of(x), shape_of(whole)
        return one is not None and other is not None and _columns(x) == 1 and same_shape(one[:-1], other[:-1])

    def plain(self, x: Expr, dtype: str) -> Expr:
        x = self.wide(x)
        weights = op.nn.softmax(x, -1)
        return weights if dtype_of(x) == dtype else self.cast(weights, dtype)

    def cast(self, weights: Expr, dtype: str) -> Expr:
        return op.astype(self.mutator.builder_.emit(weights), dtype)

    def wide(self, x: Expr) -> Expr:
        return self.mutator.builder_.emit(op.astype(x, "float32")) if dtype_of(x) in FLOATS[:2] else x

    def with_sinks(self, x: Expr, s: Expr, dtype: str) -> Expr:
        """The form with sinks, in which a row's values have a last dim of one."""
        emit = self.mutator.builder_.emit
        x, s = self.wide(x), self.wide(s)
        top = emit(op.maximum(emit(op.max(x, [-1], keepdims=True)), s))
        power = emit(op.exp(emit(op.subtract(x, top))))
        total = emit(op.add(emit(op.sum(power, [-1], keepdims=True)), emit(op.exp(emit(op.subtract(s, top))))))
        weights = op.divide(power, total)
        return weights if dtype_of(x) == dtype else self.cast(weights, dtype)


def _is_larger(func: PrimFunc) -> bool:
    """Whether a PrimFunc of two tensors stores the larger of two loads, or the one that is NaN."""
    stores: list[BufferStore] = []
    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, stores.append)], order="post")
    value = stores[0].value if len(stores) == 1 else None
    if not isinstance(value, tirx.Select) or not isinstance(value.condition, tirx.Or):
        return False
    greater, sides = value.condition.a, (value.true_value, value.false_value)
    if isinstance(greater, tirx.LT):
        greater = tirx.GT(greater.b, greater.a)
    buffers = [func.buffer_map.get(param) for param in func.params] if hasattr(func, "buffer_map") else list(func.params)
    loads = all(type(side).__name__ == "TensorLoad" and any(side.source.same_as(each) for each in buffers) for side in sides)
    return (
        loads
        and isinstance(greater, tirx.GT)
        and all(bool(tvm_ffi.structural_equal(a, b)) for a, b in zip((greater.a, greater.b), sides, strict=True))
    )


def _is_last(axis: int | None, x: Expr) -> bool:
    rank = len(shape_of(x) or [])
    return rank > 0 and axis is not None and int(axis) % rank == rank - 1


def _along_last(reduction: Call) -> bool:
    axes = reduction.attrs.axis
    return axes is not None and len(axes) == 1 and _is_last(axes[0], reduction.args[0])


def _columns(x: Expr) -> int | None:
    """The last dim, where it is a number."""
    shape = shape_of(x)
    return int(shape[-1]) if shape and hasattr(shape[-1], "value") else None


def _begin(call: Call) -> int | None:
    """Where a slice of the last axis alone, by steps of 1, begins; None for any other slice. It may end at a symbolic dim."""
    axes, begin, _, *steps = call.args[1:]
    known = [each for each in map(numbers_of, (axes, begin)) if each is not None and len(each) == 1]
    if len(known) != 2 or [numbers_of(each) for each in steps] not in ([], [[1]]):
        return None
    (axis,), (first,) = known
    return first if _is_last(axis, call.args[0]) else None


def _same(a: Expr, b: Expr) -> bool:
    return bool(a.same_as(b))
