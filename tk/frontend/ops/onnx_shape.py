"""ONNX operators that take sizes, which may be symbolic: Reshape, Expand, ConstantOfShape, Range, Tile, Slice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import tvm
from onnx import NodeProto, numpy_helper
from tvm import relax

__all__ = ["CONVERTERS"]

BEYOND = 10**9  # what exporters write for "to the end", and more; no dim is as long


def _known_sizes(node: NodeProto, importer: Any, index: int) -> list[Any]:
    importer.value(node, index)
    return list(importer.sizes(node.input[index]))


def _reshape(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """0 copies the input's dim unless allowzero, −1 is what is left."""
    data = importer.tensor(node.input[0])
    target = _known_sizes(node, importer, 1)
    if not attributes.get("allowzero", 0):
        shape = importer.shape_of(node, data)
        target = [shape[i] if isinstance(size, int) and size == 0 else size for i, size in enumerate(target)]
    elif 0 in target and -1 not in target:
        return [importer.bb.emit(relax.op.reshape(data, relax.ShapeExpr(target)))]
    return [importer.bb.emit(relax.op.reshape(data, target))]


def _expand(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """Broadcasts both ways: a dim of the target that is 1 keeps the input's."""
    data = importer.tensor(node.input[0])
    shape, target = importer.shape_of(node, data), _known_sizes(node, importer, 1)
    rank = max(len(shape), len(target))
    shape, target = [1] * (rank - len(shape)) + shape, [1] * (rank - len(target)) + target
    out = [have if _is(want, 1) else want for have, want in zip(shape, target, strict=True)]
    return [importer.bb.emit(relax.op.broadcast_to(data, relax.ShapeExpr(out)))]


def _is(size: Any, number: int) -> bool:
    return bool(getattr(size, "value", size) == number) if isinstance(getattr(size, "value", size), int) else False


def _constant_of_shape(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    value = numpy_helper.to_array(attributes["value"]).ravel()[0] if "value" in attributes else np.float32(0)
    sizes = _known_sizes(node, importer, 0)
    return [importer.bb.emit(relax.op.full(relax.ShapeExpr(sizes), relax.const(value, str(value.dtype)), str(value.dtype)))]


def _range(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """Whole numbers from known sizes; anything else is TVM's converter's."""
    start, limit, delta = (_known_sizes(node, importer, i)[0] for i in range(3))
    if not isinstance(delta, int):
        raise importer.dynamic(node, "its step depends on a dynamic dim")
    dtype = next((str(importer.known[n].dtype) for n in node.input if importer.known[n].dtype != object), "int64")
    if dtype not in ("int32", "int64"):
        raise importer.failure(node, f"a range of {dtype} over a dynamic dim")
    return [importer.bb.emit(relax.op.arange(start, limit, delta, dtype))]


def _tile(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """x [a, b] tiled r × s: broadcast to [r, a, s, b], reshaped to [r·a, s·b]; repeats may be symbolic."""
    data, repeats = importer.tensor(node.input[0]), _known_sizes(node, importer, 1)
    shape = importer.shape_of(node, data)
    split = importer.bb.emit(relax.op.reshape(data, [size for dim in shape for size in (1, dim)]))
    wide = [size for dim, repeat in zip(shape, repeats, strict=True) for size in (repeat, dim)]
    spread = importer.bb.emit(relax.op.broadcast_to(split, relax.ShapeExpr(wide)))
    return [
        importer.bb.emit(relax.op.reshape(spread, [_product(dim, repeat) for dim, repeat in zip(shape, repeats, strict=True)]))
    ]


def _product(a: Any, b: Any) -> Any:
    return b * a if isinstance(a, int) else a * b


def _slice(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """Starts and ends are clamped to the dim as ONNX says; symbolic ones by min and max."""
    data = importer.tensor(node.input[0])
    shape = importer.shape_of(node, data)
    if len(node.input) == 1:  # before opset 10
        starts, ends = list(attributes["starts"]), list(attributes["ends"])
        axes, steps = list(attributes.get("axes", range(len(starts)))), [1] * len(starts)
    else:
        starts, ends = _known_sizes(node, importer, 1), _known_sizes(node, importer, 2)
        given = [*node.input[3:5]] + [""] * (5 - len(node.input))
        axes = _known_sizes(node, importer, 3) if given[0] else list(range(len(starts)))
        steps = _known_sizes(node, importer, 4) if given[1] else [1] * len(starts)
    axes = [axis % len(shape) for axis in axes]
    bounds = [_bounds(s, e, k, shape[a]) for s, e, k, a in zip(starts, ends, steps, axes, strict=True)]
    for place, (start, stop) in enumerate(bounds):  # backwards by index: TVM counts one element too many each way
        if steps[place] < 0 and isinstance(start, int) and isinstance(stop, int):
            indices = np.arange(start, stop, steps[place], dtype=np.int64)
            data = importer.bb.emit(relax.op.take(data, relax.const(indices), axes[place]))
    forwards = [i for i, step in enumerate(steps) if step > 0 or not all(isinstance(b, int) for b in bounds[i])]
    if not forwards:
        return [data]
    axes, steps = [axes[i] for i in forwards], [steps[i] for i in forwards]
    bounds = [bounds[i] for i in forwards]
    begin, end = [b for b, _ in bounds], [e for _, e in bounds]
    return [importer.bb.emit(relax.op.strided_slice(data, axes, begin, end, steps, assume_inbound=True))]


def _bounds(start: Any, end: Any, step: int, dim: Any) -> tuple[Any, Any]:
    """First index, and the index after the last, of start:end:step over `dim` elements. After the last element of a
    backward slice comes −1, which Relax takes as such because the slice is said to be in bounds."""
    low, high = (0, dim) if step > 0 else (-1, dim - 1)
    return _clamped(start, 0, high, dim), _clamped(end, low, high, dim)


def _clamped(index: Any, low: int, high: Any, dim: Any) -> Any:
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


CONVERTERS: dict[str, Callable[[Any, Any, dict[str, Any]], list[Any]]] = {
    "ConstantOfShape": _constant_of_shape,
    "Expand": _expand,
    "Range": _range,
    "Reshape": _reshape,
    "Slice": _slice,
    "Tile": _tile,
}
