"""ONNX operators that take sizes (sizes.py): Reshape, Expand, ConstantOfShape, Range, Tile, Slice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
from onnx import NodeProto, numpy_helper
from tvm import relax, te, tirx

from tk.frontend.onnx.operand_sizes import hold_reshape
from tk.frontend.onnx.ops.sizes import dims_tensor, given_sizes, known, known_sizes, vector

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

BEYOND = 10**9  # what exporters write for "to the end", and more; no dim is as long


def _reshape(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """0 copies the input's dim unless allowzero, −1 is what is left."""
    data = importer.tensor(node.input[0])
    if not known(node, importer, 1):
        return [importer.bb.emit(relax.op.reshape(data, _computed_shape(node, importer, data, attributes)))]
    target = known_sizes(node, importer, 1)
    if not attributes.get("allowzero", 0):
        shape = importer.shape_of(node, data)
        target = [shape[i] if isinstance(size, int) and size == 0 else size for i, size in enumerate(target)]
    elif 0 in target and -1 not in target:
        return [importer.bb.emit(relax.op.reshape(data, relax.ShapeExpr(target)))]
    hold_reshape(importer, importer.shape_of(node, data), target)
    return [importer.bb.emit(relax.op.reshape(data, target))]


def _computed_shape(node: NodeProto, importer: Importer, data: relax.Expr, attributes: Attributes) -> relax.Expr:
    """The shape that a vector of sizes means, 0 and −1 resolved while the model runs."""
    emit, target = importer.bb.emit, vector(node, importer, 1)
    shape, rank = importer.shape_of(node, data), int(target.ty.shape.values[0])
    zero, one = relax.const(0, "int64"), relax.const(1, "int64")
    if not attributes.get("allowzero", 0):
        same = dims_tensor(importer, (shape + [1] * rank)[:rank])
        target = emit(relax.op.where(emit(relax.op.equal(target, zero)), same, target))
    open_ = emit(relax.op.less(target, zero))
    given = emit(relax.op.prod(emit(relax.op.where(open_, one, target)), [0], True))
    total = emit(relax.op.prod(dims_tensor(importer, shape), [0], True)) if shape else relax.const(np.ones(1), "int64")
    left = emit(relax.op.floor_divide(total, emit(relax.op.maximum(given, one))))
    found = importer.counted(emit(relax.op.where(open_, left, target)))
    hold_reshape(importer, shape, found)
    return relax.ShapeExpr(found)


def _expand(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Broadcasts both ways: a dim of the target that is 1 keeps the input's."""
    data = importer.tensor(node.input[0])
    if not known(node, importer, 1):
        return _expanded(node, importer, data)
    shape, target = importer.shape_of(node, data), known_sizes(node, importer, 1)
    rank = max(len(shape), len(target))
    shape, target = [1] * (rank - len(shape)) + shape, [1] * (rank - len(target)) + target
    analyzer = tvm.sym.Analyzer()
    for variable in importer.variables.values():
        analyzer.bind(variable, tvm.ir.Range.from_min_extent(0, tirx.const(1 << 40, "int64")))
    out = [_broadcast_dim(analyzer, have, want) for have, want in zip(shape, target, strict=True)]
    if all(_is(have, 1) or analyzer.can_prove_equal(have, size) for have, size in zip(shape, out, strict=True)):
        return [importer.bb.emit(relax.op.broadcast_to(data, relax.ShapeExpr(out)))]
    for have, want in zip(shape, target, strict=True):
        if not _is(have, 1) and not _is(want, 1):
            importer.hold(_one_or(have, want))
    wide = importer.bb.emit(relax.op.reshape(data, shape))
    return [importer.bb.emit_te(_repeated(shape, out), wide, primfunc_name_hint="expand")]


def _broadcast_dim(analyzer: tvm.sym.Analyzer, have: relax.Expr | int, want: relax.Expr | int) -> relax.Expr | int:
    """How long a dim of length `have` is, broadcast with one of length `want`: the longer, for each may be 1 when the model
    runs, unless it is known not to be."""
    if _is(want, 1) or analyzer.can_prove_equal(have, want):
        return have
    if isinstance(want, int) or _is(have, 1) or (not isinstance(have, int) and analyzer.can_prove(want >= have)):
        return want
    if isinstance(have, int) or analyzer.can_prove(have >= want):
        return have
    return tirx.max(have, want)


def _one_or(have: relax.Expr | int, want: relax.Expr | int) -> relax.Expr | bool:
    """Whether two sizes are one, or either is 1."""
    if isinstance(have, int) and isinstance(want, int):
        return have == want
    sizes = [size for size in (have, want) if not isinstance(size, int)]
    return tirx.any(*[size == 1 for size in sizes], tirx.EQ(*(map(_as_size, (have, want)))))


def _as_size(size: relax.Expr | int) -> relax.Expr:
    return tirx.const(size, "int64") if isinstance(size, int) else size


def _repeated(shape: list[relax.Expr | int], out: list[relax.Expr | int]) -> Callable[[te.Tensor], te.Tensor]:
    """x of `shape` as long as `out`: element i of an axis of one element is that element."""
    one = [_is(size, 1) for size in shape]

    def compute(x: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            return x(*[0 if single else tirx.min(i, size - 1) for i, size, single in zip(at, x.shape, one, strict=True)])

        return te.compute(
            [tirx.const(size, "int64") if isinstance(size, int) else size for size in out], element, name="expand"
        )

    return compute


def _expanded(node: NodeProto, importer: Importer, data: relax.Expr) -> list[relax.Expr]:
    """The same by sizes that are computed while the model runs: element i of an axis of one element is that element."""
    emit, target = importer.bb.emit, vector(node, importer, 1)
    shape, given = importer.shape_of(node, data), int(target.ty.shape.values[0])
    rank = max(len(shape), given)
    shape = [1] * (rank - len(shape)) + shape
    wide = emit(relax.op.reshape(data, shape))
    if given < rank:
        target = emit(relax.op.concat([relax.const(np.ones(rank - given), "int64"), target], 0))
    dims = importer.counted(emit(relax.op.maximum(dims_tensor(importer, shape), target)))
    for have, found in zip(shape, dims, strict=True):
        if not _is(have, 1):
            importer.hold(_one_or(have, found))

    def compute(x: te.Tensor, *out: relax.Expr) -> te.Tensor:
        return _repeated(shape, list(out))(x)

    return [importer.bb.emit_te(compute, wide, *dims, primfunc_name_hint="expand")]


def _is(size: relax.Expr | int, number: int) -> bool:
    return bool(getattr(size, "value", size) == number) if isinstance(getattr(size, "value", size), int) else False


def _constant_of_shape(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    value = numpy_helper.to_array(attributes["value"]).ravel()[0] if "value" in attributes else np.float32(0)
    sizes = given_sizes(node, importer, 0)
    return [importer.bb.emit(relax.op.full(relax.ShapeExpr(sizes), relax.const(value, str(value.dtype)), str(value.dtype)))]


def _range(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """start + i · delta: as many as lie before the limit."""
    if not known(node, importer, 0, 1, 2):
        return _counted_range(node, importer)
    values = [importer.known[name].ravel()[0] for name in node.input]
    if all(isinstance(value, np.floating) for value in values):
        start, limit, delta = values
        count = max(int(np.ceil((limit - start) / delta)), 0)
        return [relax.const(start + np.arange(count, dtype=start.dtype) * delta)]
    start, limit, delta = (known_sizes(node, importer, i)[0] for i in range(3))
    if not isinstance(delta, int):
        raise importer.dynamic(node, "its step depends on a dynamic dim")
    dtype = next((str(importer.known[n].dtype) for n in node.input if importer.known[n].dtype != object), "int64")
    if dtype not in ("int32", "int64"):
        raise importer.failure(node, f"a range of {dtype} over a dynamic dim")
    return [importer.bb.emit(relax.op.arange(start, limit, delta, dtype))]


def _counted_range(node: NodeProto, importer: Importer) -> list[relax.Expr]:
    emit, bounds = importer.bb.emit, [importer.tensor(name) for name in node.input]
    importer.counting |= importer.sources_of(node)
    start, limit, delta = (emit(relax.op.reshape(x, [1])) for x in bounds)
    dtype = str(start.ty.dtype.dtype)
    wide = [emit(relax.op.astype(x, "float64")) for x in (start, limit, delta)]
    steps = emit(relax.op.ceil(emit(relax.op.divide(emit(relax.op.subtract(wide[1], wide[0])), wide[2]))))
    number = emit(relax.op.astype(emit(relax.op.maximum(steps, relax.const(0, "float64"))), "int64"))

    def compute(first: te.Tensor, step: te.Tensor, count: relax.Expr) -> te.Tensor:
        return te.compute([count], lambda i: first(0) + i.astype(dtype) * step(0), name="range")

    return [importer.bb.emit_te(compute, start, delta, importer.counted(number)[0], primfunc_name_hint="range")]


def _tile(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [a, b] tiled r × s: broadcast to [r, a, s, b], reshaped to [r·a, s·b]; repeats may be symbolic."""
    data, repeats = importer.tensor(node.input[0]), given_sizes(node, importer, 1)
    shape = importer.shape_of(node, data)
    sizes = [_product(dim, repeat) for dim, repeat in zip(shape, repeats, strict=True)]
    if any(_is(size, 0) for size in sizes):  # which TVM's reshape takes for the input's size
        return [importer.bb.emit(relax.op.builtin.alloc_tensor(relax.ShapeExpr(sizes), str(data.ty.dtype.dtype), 0))]
    split = importer.bb.emit(relax.op.reshape(data, [size for dim in shape for size in (1, dim)]))
    wide = [size for dim, repeat in zip(shape, repeats, strict=True) for size in (repeat, dim)]
    spread = importer.bb.emit(relax.op.broadcast_to(split, relax.ShapeExpr(wide)))
    return [importer.bb.emit(relax.op.reshape(spread, sizes))]


def _product(a: int, b: relax.Expr) -> relax.Expr:
    return b * a if isinstance(a, int) else a * b


def _slice(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Starts and ends are clamped to the dim as ONNX says; symbolic ones by min and max."""
    data = importer.tensor(node.input[0])
    shape = importer.shape_of(node, data)
    if len(node.input) == 1:  # before opset 10
        starts, ends = list(attributes["starts"]), list(attributes["ends"])
        axes, steps = list(attributes.get("axes", range(len(starts)))), [1] * len(starts)
    elif not known(node, importer, 1, 2):
        return [_computed_slice(node, importer, data, shape)]
    else:
        starts, ends = known_sizes(node, importer, 1), known_sizes(node, importer, 2)
        given = [*node.input[3:5]] + [""] * (5 - len(node.input))
        axes = known_sizes(node, importer, 3) if given[0] else list(range(len(starts)))
        steps = known_sizes(node, importer, 4) if given[1] else [1] * len(starts)
    if 0 in steps:
        raise importer.failure(node, "a step of 0")
    axes = [axis % len(shape) for axis in axes]
    bounds = [_bounds(s, e, k, shape[a]) for s, e, k, a in zip(starts, ends, steps, axes, strict=True)]
    for (start, stop), axis, step in zip(bounds, axes, steps, strict=True):
        if step < 0:  # by index: TVM counts one element too many each way
            data = _backwards(node, importer, data, axis, start, stop, step)
    forwards = [i for i, step in enumerate(steps) if step > 0]
    if not forwards:
        return [data]
    axes, steps = [axes[i] for i in forwards], [steps[i] for i in forwards]
    bounds = [bounds[i] for i in forwards]
    begin = [b for b, _ in bounds]
    end = [_not_before(b, e, shape[axis]) for (b, e), axis in zip(bounds, axes, strict=True)]
    return [importer.bb.emit(relax.op.strided_slice(data, axes, begin, end, steps, assume_inbound=True))]


def _computed_slice(node: NodeProto, importer: Importer, data: relax.Expr, shape: list[int]) -> relax.Expr:
    """A slice whose starts and ends are computed while the model runs; its axes and steps are known."""
    emit, starts, ends = importer.bb.emit, vector(node, importer, 1), vector(node, importer, 2)
    number = int(starts.ty.shape.values[0])
    axes = known_sizes(node, importer, 3) if len(node.input) > 3 and node.input[3] else list(range(number))
    steps = known_sizes(node, importer, 4) if len(node.input) > 4 and node.input[4] else [1] * number
    axes = [axis % len(shape) for axis in axes]
    dims, step = dims_tensor(importer, [shape[axis] for axis in axes]), np.array(steps, np.int64)
    zero, forward = relax.const(0, "int64"), relax.const(step > 0)

    def clamped(x: relax.Expr, low: int) -> relax.Expr:
        """Between 0 (`low` backwards) and the dim (one less backwards), counted from the end where negative."""
        x = emit(relax.op.where(emit(relax.op.less(x, zero)), emit(relax.op.add(x, dims)), x))
        high = emit(relax.op.where(forward, dims, emit(relax.op.subtract(dims, relax.const(1, "int64")))))
        lowest = relax.const(np.where(step > 0, 0, low), "int64")
        return emit(relax.op.minimum(emit(relax.op.maximum(x, lowest)), high))  # of no elements the last index is −1

    first, last = clamped(starts, 0), clamped(ends, -1)
    # ⌈(last − first) / step⌉ = ⌊(last − first + step ∓ 1) / step⌋
    length = emit(relax.op.add(emit(relax.op.subtract(last, first)), relax.const(step - np.sign(step), "int64")))
    count = emit(relax.op.maximum(emit(relax.op.floor_divide(length, relax.const(step, "int64"))), zero))
    counts = importer.counted(count)

    def compute(x: te.Tensor, begin: te.Tensor, *out: relax.Expr) -> te.Tensor:
        position = {axis: i for i, axis in enumerate(axes)}
        sizes = [out[position[a]] if a in position else size for a, size in enumerate(x.shape)]

        def element(*at: relax.Expr) -> relax.Expr:
            return x(*[begin(position[a]) + i * steps[position[a]] if a in position else i for a, i in enumerate(at)])

        return te.compute(sizes, element, name="slice")

    return importer.bb.emit_te(compute, data, first, *counts, primfunc_name_hint="slice")


def _bounds(start: int, end: int, step: int, dim: relax.Expr | int) -> tuple[int, relax.Expr | int]:
    """First index, and the index after the last, of start:end:step over `dim` elements. After the last element of a
    backward slice comes −1, which Relax takes as such because the slice is said to be in bounds."""
    low, high = (0, dim) if step > 0 else (-1, dim - 1)
    first = _clamped(start, 0, high, dim)
    if step < 0 and not isinstance(first, int):  # of no elements the last index is −1
        first = tvm.sym.Analyzer().simplify(tvm.tirx.min(first, high))
    return first, _clamped(end, low, high, dim)


def _backwards(
    node: NodeProto, importer: Importer, data: relax.Expr, axis: int, start: Any, stop: Any, step: int
) -> relax.Expr:
    """The elements of an axis from `start` down, to the one behind `stop`."""
    if isinstance(start, int) and isinstance(stop, int):
        importer.budget.charge(f"the {importer.label(node)}", 8 * max(0, (start - stop) // -step))
        indices = np.arange(start, stop, step, dtype=np.int64)
        return importer.bb.emit(relax.op.take(data, relax.const(indices), axis))
    length = tvm.tirx.max(_expr(start) - _expr(stop), tvm.tirx.IntImm("int64", 0))
    count = tvm.sym.Analyzer().simplify(tvm.tirx.floordiv(length - step - 1, tvm.tirx.IntImm("int64", -step)))

    def compute(x: te.Tensor) -> te.Tensor:
        sizes = [*x.shape[:axis], count, *x.shape[axis + 1 :]]
        return te.compute(sizes, lambda *at: x(*at[:axis], start + at[axis] * step, *at[axis + 1 :]), name="slice")

    return importer.bb.emit_te(compute, data, primfunc_name_hint="slice")


def _not_before(start: Any, stop: Any, dim: relax.Expr | int) -> Any:
    """The end of a slice, or its start where it ends before it begins: it is empty, and TVM's size would be negative."""
    if isinstance(start, int) and isinstance(stop, int):
        return max(start, stop)
    if stop is dim or (isinstance(start, int) and start == 0):
        return stop
    return tvm.sym.Analyzer().simplify(tvm.tirx.max(_expr(start), _expr(stop)))


def _clamped(index: int, low: int, high: relax.Expr | int, dim: relax.Expr | int) -> relax.Expr | int:
    index, high, dim = (getattr(v, "value", v) if isinstance(getattr(v, "value", None), int) else v for v in (index, high, dim))
    if isinstance(index, int) and isinstance(dim, int):
        return min(max(index + dim if index < 0 else index, low), high)
    if isinstance(index, int):
        if index >= BEYOND:
            return high
        if index <= -BEYOND:
            return low
        if index == 0:
            return 0
        index = index + dim if index < 0 else index
    simplify = tvm.sym.Analyzer().simplify
    return simplify(tvm.tirx.max(tvm.tirx.min(_expr(index), _expr(high)), _expr(low)))


def _expr(value: Any) -> Any:
    return tvm.tirx.IntImm("int64", value) if isinstance(value, int) else value


CONVERTERS: Converters = {
    "ConstantOfShape": _constant_of_shape,
    "Expand": _expand,
    "Range": _range,
    "Reshape": _reshape,
    "Slice": _slice,
    "Tile": _tile,
}
