"""ONNX's reductions, of all opsets: axes as attribute or input, no axes, empty sets."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.ops.reduction import extreme

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

Emit = Callable[[relax.Expr], relax.Expr]
Reduce = Callable[[Emit, relax.Expr, list[int], bool], relax.Expr]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _axes(node: NodeProto, importer: Importer, attributes: Attributes, rank: int) -> list[int] | None:
    """The reduced axes; None where ONNX says that the input is the result."""
    given = attributes.get("axes")
    if len(node.input) > 1 and node.input[1]:
        given = [int(axis) for axis in importer.value(node, 1)]
    if given is None or len(given) == 0:
        return None if attributes.get("noop_with_empty_axes", 0) else list(range(rank))
    return [axis % rank for axis in given]


def _of_fractions(convert: Callable[..., list[relax.Expr]]) -> Any:
    """A converter of means, roots and logarithms: those of whole numbers are computed in float64, and cut to whole ones."""

    def cut(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        x, emit = importer.tensor(node.input[0]), importer.bb.emit
        if "float" in (dtype := _dtype(x)):
            return convert(node, importer, attributes, x)
        (y,) = convert(node, importer, attributes, emit(relax.op.astype(x, "float64")))
        return [emit(relax.op.astype(y, dtype))]

    return cut


def _reduction(reduce: Reduce, empty: float, before: Callable[[Emit, relax.Expr], relax.Expr] | None = None) -> Any:
    """A converter: `reduce` of `before` of the input; `empty` is the result over no elements."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr | None = None) -> list[relax.Expr]:
        x, emit = importer.tensor(node.input[0]) if x is None else x, importer.bb.emit
        shape, keepdims = importer.shape_of(node, x), bool(attributes.get("keepdims", 1))
        axes = _axes(node, importer, attributes, len(shape))
        if before is not None and axes is None:
            return [_finish(node, emit, before(emit, x))]
        if axes is None or not shape:
            return [x if before is None else _finish(node, emit, before(emit, x))]
        if any(isinstance(shape[axis], int) and shape[axis] == 0 for axis in axes):
            kept = [1 if axis in axes else size for axis, size in enumerate(shape) if keepdims or axis not in axes]
            return [emit(relax.op.broadcast_to(relax.const(_empty(empty, _dtype(x)), _dtype(x)), relax.ShapeExpr(kept)))]
        return [_finish(node, emit, reduce(emit, before(emit, x) if before else x, axes, keepdims))]

    return convert


def _empty(value: float, dtype: str) -> Any:
    if "float" in dtype or not math.isinf(value):
        return value
    if dtype == "bool":
        return value > 0
    return np.iinfo(dtype).min if value < 0 else np.iinfo(dtype).max


def _finish(node: NodeProto, emit: Emit, x: relax.Expr) -> relax.Expr:
    if node.op_type in ("ReduceL2",):
        return emit(relax.op.sqrt(x))
    return emit(relax.op.log(x)) if node.op_type == "ReduceLogSum" else x


def _plain(op: Callable[..., relax.Expr]) -> Reduce:
    return lambda emit, x, axes, keepdims: emit(op(x, axes, keepdims))


def _square(emit: Emit, x: relax.Expr) -> relax.Expr:
    return emit(relax.op.multiply(x, x))


def _log_sum_exp(emit: Emit, x: relax.Expr, axes: list[int], keepdims: bool) -> relax.Expr:
    """m + log Σ exp(x − m), m the maximum, 0 where that is infinite."""
    top = extreme(emit, x, axes, True, greatest=True)
    zero = relax.const(0, _dtype(x))
    shift = emit(relax.op.where(emit(relax.op.isfinite(top)), top, zero))
    total = emit(relax.op.sum(emit(relax.op.exp(emit(relax.op.subtract(x, shift)))), axes, keepdims))
    flat = shift if keepdims else emit(relax.op.squeeze(shift, axes))
    return emit(relax.op.add(emit(relax.op.log(total)), flat))


def _arg_extreme(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The first (or last) index of the greatest or least element; of the first NaN, if there is one, as NumPy has it."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    shape, keepdims = importer.shape_of(node, x), bool(attributes.get("keepdims", 1))
    axis, last, greatest = (
        attributes.get("axis", 0) % len(shape),
        bool(attributes.get("select_last_index", 0)),
        "Max" in node.op_type,
    )
    find = relax.op.argmax if greatest else relax.op.argmin
    if _dtype(x) == "bool":
        x = emit(relax.op.astype(x, "int8"))
    if not last:
        return [emit(find(x, axis, keepdims))]
    index = emit(find(emit(relax.op.flip(x, axis)), axis, keepdims))
    size = importer.as_tensor(np.array([shape[axis] - 1], np.int64 if isinstance(shape[axis], int) else object))
    return [emit(relax.op.subtract(emit(relax.op.reshape(size, [])), index))]


def _hardmax(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """1 where the first of the greatest elements along an axis is, else 0. TVM's wants to know how many elements there are."""
    x = importer.tensor(node.input[0])
    axis = attributes.get("axis", -1) % x.ty.ndim
    if importer.opset < 13 or isinstance(importer.shape_of(node, x)[axis], int):
        return importer.by_tvm(node, attributes)

    def compute(best: te.Tensor, like: te.Tensor) -> te.Tensor:
        def element(*at: Any) -> Any:
            chosen = tirx.EQ(best(*at[:axis], 0, *at[axis + 1 :]), at[axis].astype("int64"))
            return tirx.Select(chosen, tirx.const(1, str(like.dtype)), tirx.const(0, str(like.dtype)))

        return te.compute(like.shape, element, name="hardmax")

    best = importer.bb.emit(relax.op.argmax(x, axis, True))
    return [importer.bb.emit_te(compute, best, x, primfunc_name_hint="hardmax")]


_MAX: Reduce = functools.partial(extreme, greatest=True)
_MIN: Reduce = functools.partial(extreme, greatest=False)
_SUM = _plain(relax.op.sum)

CONVERTERS: Converters = {
    "ArgMax": _arg_extreme,
    "ArgMin": _arg_extreme,
    "Hardmax": _hardmax,
    "ReduceL1": _reduction(_SUM, 0, lambda emit, x: emit(relax.op.abs(x))),
    "ReduceL2": _of_fractions(_reduction(_SUM, 0, _square)),
    "ReduceLogSum": _of_fractions(_reduction(_SUM, -math.inf)),
    "ReduceLogSumExp": _of_fractions(_reduction(_log_sum_exp, -math.inf)),
    "ReduceMax": _reduction(_MAX, -math.inf),
    "ReduceMean": _of_fractions(_reduction(_plain(relax.op.mean), math.nan)),
    "ReduceMin": _reduction(_MIN, math.inf),
    "ReduceProd": _reduction(_plain(relax.op.prod), 1),
    "ReduceSum": _reduction(_SUM, 0),
    "ReduceSumSquare": _reduction(_SUM, 0, _square),
}
