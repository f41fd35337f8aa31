"""ONNX's control flow, resolved while a model is imported: branches selected, loops unrolled.

A Loop of few trips whose condition is computed runs all of them, and its variables change for as long as the condition holds.
One whose number of trips is computed, or many, or has no limit, is a loop of the compiled program (value_loops.py). A Scan
needs its length.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm_ffi
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.narrow_types import dtype_name
from tk.frontend.onnx.value_loops import Scanned, is_computed, scan_loop, value_loop
from tk.frontend.onnx.values import is_symbolic

if TYPE_CHECKING:
    from onnx import GraphProto, ValueInfoProto

    from tk.aliases import Array
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONTROL", "stacked"]

MOST_MASKED = 256  # nodes of a loop whose trips are all run, though its condition may end it
PER_TRIP = 2  # nodes that a trip of a loop costs beside those of its body


def _if(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The branch taken, if the condition is known. Else both are computed, and one is selected."""
    condition = importer.get(node.input[0])
    if isinstance(condition, np.ndarray) and not is_symbolic(condition):
        taken = bool(np.ravel(condition)[0])
        return list(importer.enter(attributes["then_branch" if taken else "else_branch"]))
    branches = []
    for side in ("then", "else"):
        with importer.branch(condition, side == "then"):
            branches.append(importer.enter(attributes[f"{side}_branch"]))
    if any(value is None or isinstance(value, list) for values in branches for value in values):
        importer.value(node, 0)  # sequences and optionals cannot be selected: the condition must be known
    return [_selected(node, importer, condition, a, b) for a, b in zip(*branches, strict=True)]


def _selected(
    node: NodeProto, importer: Importer, condition: relax.Expr, a: relax.Expr | Array, b: relax.Expr | Array
) -> relax.Expr:
    """`a` where the condition, one boolean, holds, else `b`."""
    a, b = importer.as_tensor(a), importer.as_tensor(b)
    narrow = {importer.narrow.get(x) if isinstance(x, relax.Var) else None for x in (a, b)}
    if not tvm_ffi.structural_equal(a.ty, b.ty) or len(narrow) > 1:
        raise importer.dynamic(node, f"its result has two types: {a.ty} and {b.ty}")
    taken = importer.bb.emit(relax.op.reshape(condition, ()))
    result = importer.bb.emit(relax.op.where(taken, a, b))
    if dtype := narrow.pop():
        importer.narrow[result] = dtype
    return result


def _loop(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    body = attributes["body"]
    state = [importer.get(name) for name in node.input[2:]]
    condition: Any = importer.get(node.input[1]) if len(node.input) > 1 and node.input[1] else np.array(True)
    scans = len(body.output) - 1 - len(state)
    if not isinstance(condition, np.ndarray) and (scans or any(v is None or isinstance(v, list) for v in state)):
        importer.value(node, 1)  # whether it runs at all decides on the shape of what it gives
    if not scans and _is_by_values(node, importer, body, condition):
        known = importer.known.get(node.input[0]) if node.input[0] else None
        trips = (
            known if known is not None and not is_symbolic(known) else importer.tensor(node.input[0]) if node.input[0] else None
        )
        return value_loop(node, importer, body, trips, condition, state)
    trips = _trips(node, importer, condition)
    scanned: list[list[Any]] = [[] for _ in range(scans)]
    active: relax.Expr | None = None if isinstance(condition, np.ndarray) else condition
    count, masked, what = 0, False, f"the {importer.label(node)}"
    each = len(body.node) + PER_TRIP
    endless = trips is not None and active is None and body.output[0].name == body.input[1].name  # all its trips are run
    if trips is not None and endless and bool(np.ravel(condition)[0]):
        importer.budget.unfold(what, trips * each)
    while trips is None or count < trips:
        if active is None and not bool(np.ravel(condition)[0]):
            break
        if not endless:
            importer.budget.unfold(what, each)
        given = [np.array(count, np.int64), condition, *state]
        with nullcontext() if active is None else importer.branch(active, True):
            condition, *results = importer.enter(body, given)
        after = results[: len(state)]
        if active is not None:
            masked = True
            after = [_selected(node, importer, active, new, old) for new, old in zip(after, state, strict=True)]
        state = after
        for values, value in zip(scanned, results[len(state) :], strict=True):
            values.append(value)
        active = _still(node, importer, active, condition, trips)
        count += 1
    if masked and scanned:
        raise importer.failure(node, "how often it runs, and so the size of what it gives, depends on tensors' values")
    return [*state, *(_stacked(node, importer, values, 0, body.output[-len(scanned) + i]) for i, values in enumerate(scanned))]


def _is_by_values(node: NodeProto, importer: Importer, body: GraphProto, condition: Any) -> bool:
    """Whether a Loop's number of trips is one that values tell, and that is not small."""
    trips = importer.known.get(node.input[0]) if node.input[0] else None
    if node.input[0] and (trips is None or is_symbolic(trips)):
        return True
    if isinstance(condition, np.ndarray) and not is_computed(body, importer):
        return False
    return trips is None or int(np.ravel(trips)[0]) * (len(body.node) + PER_TRIP) > MOST_MASKED


def _trips(node: NodeProto, importer: Importer, condition: Array) -> int | None:
    """The greatest number of trips; None where only the condition ends the loop."""
    if node.input[0]:
        return int(np.ravel(importer.value(node, 0))[0])
    if not isinstance(condition, np.ndarray):
        raise importer.failure(node, "it ends by a condition on tensors' values alone")
    return None


def _still(
    node: NodeProto, importer: Importer, active: relax.Expr | None, condition: Any, trips: int | None
) -> relax.Expr | None:
    """Whether the next trip counts; None while that is known from the condition alone."""
    if isinstance(condition, np.ndarray):
        if active is None or bool(np.ravel(condition)[0]):
            return active
        return relax.const(False)
    if trips is None:
        raise importer.failure(node, "it ends by a condition on tensors' values alone")
    if active is None:
        return condition
    reshaped = [importer.bb.emit(relax.op.reshape(x, ())) for x in (active, condition)]
    return importer.bb.emit(relax.op.logical_and(*reshaped))


def _stacked(node: NodeProto, importer: Importer, values: list[relax.Expr], axis: int, output: ValueInfoProto) -> relax.Expr:
    """One trip's result after the other along a new axis."""
    if not values:
        tensor = output.type.tensor_type
        dims = [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
        if None in dims:
            raise importer.failure(node, "it runs no trip, and what it gives has no known shape")

        return np.zeros([0, *dims], dtype_name(tensor.elem_type))
    if all(isinstance(value, np.ndarray) for value in values):
        return np.stack(values, axis)
    tensors = [importer.as_tensor(value) for value in values]
    result = stacked(importer.bb, tensors, axis)
    if dtype := importer.narrow.get(tensors[0]):
        importer.narrow[result] = dtype
    return result


def stacked(builder: relax.BlockBuilder, tensors: list[relax.Expr], axis: int) -> relax.Expr:
    """`tensors` along a new axis, which may count from the end."""
    axis %= tensors[0].ty.ndim + 1
    wide = [builder.emit(relax.op.expand_dims(tensor, [axis])) for tensor in tensors]
    return wide[0] if len(wide) == 1 else builder.emit(relax.op.concat(wide, axis))


def _scan(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    values = [importer.get(name) for name in node.input if name]
    if importer.opset >= 9:
        return _scanned(node, importer, attributes, values)
    if node.input[0]:
        raise importer.failure(node, "it has lengths by sequence")
    batch = _length(node, importer, values[0], 0)  # opset 8: a batch first
    taken = [_scanned(node, importer, attributes, [_element(importer, v, b, 0) for v in values]) for b in range(batch)]
    return [_stacked(node, importer, list(each), 0, None) for each in zip(*taken, strict=True)]


def _scanned(node: NodeProto, importer: Importer, attributes: dict[str, Any], values: list[Any]) -> list[Any]:
    body, scans = attributes["body"], attributes["num_scan_inputs"]
    state, inputs = values[: len(values) - scans], values[len(values) - scans :]
    results = len(body.output) - len(state)
    axes = attributes.get("scan_input_axes", [0] * scans)
    backwards = attributes.get("scan_input_directions", attributes.get("directions", [0] * scans))
    out_axes = attributes.get("scan_output_axes", [0] * results)
    out_backwards = attributes.get("scan_output_directions", [0] * results)
    size = importer.shape_of(node, inputs[0])[axes[0]] if isinstance(inputs[0], relax.Expr) else inputs[0].shape[axes[0]]
    if not isinstance(size, int):
        scan = Scanned(body, axes, backwards, out_axes, out_backwards)
        return list(scan_loop(node, importer, scan, (state, inputs), size))
    length = _length(node, importer, inputs[0], axes[0])
    importer.budget.unfold(f"the {importer.label(node)}", length * max(1, len(body.node)))
    collected: list[list[Any]] = [[] for _ in range(results)]
    for step in range(length):
        indices = [length - 1 - step if back else step for back in backwards]
        elements = [_element(importer, x, at, axis) for x, at, axis in zip(inputs, indices, axes, strict=True)]
        outputs = importer.enter(body, [*state, *elements])
        state = outputs[: len(state)]
        for gathered, value in zip(collected, outputs[len(state) :], strict=True):
            gathered.append(value)
    ordered = [list(reversed(each)) if back else each for each, back in zip(collected, out_backwards, strict=True)]
    specs = body.output[len(state) :]
    return [
        *state,
        *(_stacked(node, importer, each, axis, spec) for each, axis, spec in zip(ordered, out_axes, specs, strict=True)),
    ]


def _length(node: NodeProto, importer: Importer, value: relax.Expr, axis: int) -> int:
    shape = list(value.shape) if isinstance(value, np.ndarray) else importer.shape_of(node, value)
    if not isinstance(shape[axis], int):
        raise importer.dynamic(node, "its length is a dynamic dim")
    return int(shape[axis])


def _element(importer: Importer, value: relax.Expr, index: int, axis: int) -> relax.Expr:
    """value[…, index, …], without that axis."""
    if isinstance(value, np.ndarray):
        return np.take(value, index, axis)
    part = importer.bb.emit(relax.op.strided_slice(value, [axis % value.ty.ndim], [index], [index + 1], assume_inbound=True))
    result = importer.bb.emit(relax.op.squeeze(part, [axis % value.ty.ndim]))
    if dtype := importer.narrow.get(value):
        importer.narrow[result] = dtype
    return result


CONTROL: Converters = {"If": _if, "Loop": _loop, "Scan": _scan}
"""Operator → function(node, importer, attributes), giving one value (see onnx_import.Value) an output."""
