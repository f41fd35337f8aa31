"""Drawn ONNX control flow, sequences and optionals: branches, loops and scans with bodies of a few operators that also read
values from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from onnx import GraphProto, TensorProto, ValueInfoProto, helper, numpy_helper

from tests.fuzz.builder import Skip
from tests.fuzz.onnx_builder import DTYPES, Array, OnnxBuilder, floating

__all__ = ["OPERATORS"]

STEPS = ("Tanh", "Abs", "Neg", "Sigmoid", "Relu", "Identity")
MIXES = ("Add", "Mul", "Sub", "Max", "Min")


def _body(
    b: OnnxBuilder, prefix: str, start: str, kind: Array, outside: Sequence[str], inputs: Sequence[ValueInfoProto]
) -> tuple[GraphProto, str]:
    """A graph that takes `start` through one to three operators, some of them with a value from outside; its result's name."""
    nodes, name = [], start
    for at in range(b.integer(1, 3)):
        made = f"{prefix}_{at}"
        if outside and b.flag():
            nodes.append(helper.make_node(b.choice(MIXES), [name, b.choice(outside)], [made]))
        else:
            nodes.append(helper.make_node(b.choice(STEPS), [name], [made]))
        name = made
    half = numpy_helper.from_array(np.asarray(0.5).astype(kind.dtype), f"{prefix}_half")
    nodes.append(helper.make_node("Mul", [name, half.name], [f"{prefix}_end"]))  # what goes round stays small
    results = [helper.make_tensor_value_info(f"{prefix}_end", DTYPES[str(kind.dtype)], kind.shape)]
    return helper.make_graph(nodes, prefix, inputs, results, [half]), f"{prefix}_end"


def _beside(b: OnnxBuilder, x: str) -> list[str]:
    """Values of the same shape and dtype, for bodies to read."""
    t = b[x]
    return [name for name, value in b.env.items() if value.shape == t.shape and value.dtype == t.dtype][-4:]


def _moderate(b: OnnxBuilder, low: int = 0) -> str:
    return b.pick(
        lambda t: (
            floating(t) and t.dtype.itemsize > 2 - (b.dtype == "float16") and low <= t.ndim and str(t.dtype) != "bfloat16"
        ),
        lambda: b.new(b.shape(max(low, 1), 3), "float32"),
    )


def branches(b: OnnxBuilder) -> None:
    """If of a condition that is known, that is computed, or that is an input."""
    x = _moderate(b)
    t, outside = b[x], _beside(b, x)
    kind = b.integer(0, 2)
    if kind == 0:
        condition = b.constant(np.asarray(b.flag()))
    elif kind == 1:
        condition = b.new((), "bool", weight=False)
    else:
        total = b.add("ReduceMax", [x], keepdims=0, exact=True)
        condition = b.add("Greater", [total, b.constant(np.asarray(0.25).astype(t.dtype))], exact=True)
    label = f"b{len(b.nodes)}"
    sides = [_body(b, f"{label}{side}", x, t, outside, [])[0] for side in "te"]
    b.add("If", [condition], then_branch=sides[0], else_branch=sides[1], terms=4)


def loops(b: OnnxBuilder) -> None:
    """Loop of a known number of trips, with a condition that may end it, a variable and a scanned output; or of a number of
    trips that values tell."""
    x = _moderate(b, 1)
    t, label = b[x], f"l{len(b.nodes)}"
    by_values = b.choice(("", "", "trips", "condition")) if t.size else ""
    number = helper.make_tensor_value_info(f"{label}_n", TensorProto.INT64, [])
    going = helper.make_tensor_value_info(f"{label}_go", TensorProto.BOOL, [])
    state = helper.make_tensor_value_info(f"{label}_x", DTYPES[str(t.dtype)], t.shape)
    graph, end = _body(b, label, f"{label}_x", t, _beside(b, x), [number, going, state])
    ends = b.integer(0, 2) if by_values != "condition" else 1
    last = numpy_helper.from_array(np.asarray(b.integer(0, 3), np.int64), f"{label}_last")
    if ends == 0:
        graph.node.append(helper.make_node("Identity", [f"{label}_go"], [f"{label}_on"]))
    else:
        graph.initializer.append(last)
        graph.node.append(helper.make_node("Less", [f"{label}_n", last.name], [f"{label}_{'less' if by_values else 'on'}"]))
    if ends and by_values:  # the condition is of values too, of which only NaN ends the loop
        for operator, inputs, made in (
            ("Abs", [end], "size"),
            ("ReduceMax", [f"{label}_size"], "most"),
            ("Cast", [f"{label}_most"], "wide"),
            ("GreaterOrEqual", [f"{label}_wide", f"{label}_zero"], "number"),
            ("And", [f"{label}_less", f"{label}_number"], "on"),
        ):
            more = {"keepdims": 0} if operator == "ReduceMax" else {"to": TensorProto.FLOAT} if operator == "Cast" else {}
            graph.node.append(helper.make_node(operator, inputs, [f"{label}_{made}"], **more))
        graph.initializer.append(numpy_helper.from_array(np.asarray(0.0, np.float32), f"{label}_zero"))
    results = [helper.make_tensor_value_info(f"{label}_on", TensorProto.BOOL, []), graph.output[0]]
    scanned = b.flag() and not by_values
    if scanned:
        graph.node.append(helper.make_node("Neg", [end], [f"{label}_each"]))
        results.append(helper.make_tensor_value_info(f"{label}_each", DTYPES[str(t.dtype)], t.shape))
    del graph.output[:]
    graph.output.extend(results)
    trips, first = b.constant(np.asarray(b.integer(1, 4), np.int64)), b.constant(np.asarray(True))
    if by_values == "trips":  # none, or some
        largest = b.add("ReduceMax", [x], keepdims=0, exact=True)
        some = b.add("Greater", [largest, b.constant(np.asarray(0.25).astype(t.dtype))], exact=True)
        trips = b.add("Mul", [b.add("Cast", [some], to=TensorProto.INT64, exact=True), trips], exact=True)
    elif by_values:
        trips = ""
    b.add("Loop", [trips, first if b.flag() or ends else "", x], 1 + scanned, body=graph, terms=8)


def scans(b: OnnxBuilder) -> None:
    """Scan along an axis, forwards or backwards: s' = f(s, x[t]), and f of it as an output."""
    x = _moderate(b, 2)
    t, label = b[x], f"s{len(b.nodes)}"
    axis = b.integer(0, t.ndim - 1)
    if not t.size or t.shape[axis] > 12:
        raise Skip
    part = np.take(t, 0, axis)
    state = b.new(part.shape, str(t.dtype))
    values = [helper.make_tensor_value_info(f"{label}_{name}", DTYPES[str(t.dtype)], part.shape) for name in "sx"]
    graph, end = _body(b, label, f"{label}_s", part, [f"{label}_x", *_beside(b, state)], values)
    graph.node.append(helper.make_node(b.choice(MIXES), [end, f"{label}_x"], [f"{label}_each"]))
    graph.output.append(helper.make_tensor_value_info(f"{label}_each", DTYPES[str(t.dtype)], part.shape))
    more = {"scan_input_axes": [axis], "scan_input_directions": [b.integer(0, 1)], "scan_output_directions": [b.integer(0, 1)]}
    more["scan_output_axes"] = [b.integer(0, part.ndim)]
    b.add("Scan", [state, x], 2, body=graph, num_scan_inputs=1, terms=8, **more)


def sequences(b: OnnxBuilder) -> None:
    """Tensors put into a sequence, and taken, erased, inserted, counted, or put together."""
    x = b.any(1)
    t = b[x]
    if str(t.dtype) == "bfloat16":
        raise Skip
    if b.flag():
        others = [b.new(t.shape, str(t.dtype)) for _ in range(b.integer(1, 2))]
        made = b.add("SequenceConstruct", [x, *others], exact=True)
        count = 1 + len(others)
    else:
        axis = b.integer(0, t.ndim - 1)
        if not t.shape[axis] or t.shape[axis] > 40 or t.shape[axis] == b.dynamic:  # parts are counted when it is imported
            raise Skip
        step = b.integer(1, t.shape[axis])
        made = b.add("SplitToSequence", [x, b.constant(np.asarray(step, np.int64))], axis=axis, exact=True)
        count = len(b.sequences[made])
    where = lambda: b.constant(np.asarray(b.integer(-count, count - 1), np.int64))  # noqa: E731
    kind = b.integer(0, 5)
    if kind == 1:
        made, count = b.add("SequenceInsert", [made, x, where()] if b.flag() else [made, x], exact=True), count + 1
    elif kind == 2 and count > 1:
        made, count = b.add("SequenceErase", [made, where()] if b.flag() else [made], exact=True), count - 1
    elif kind == 3:
        b.add("SequenceLength", [made], exact=True)
    if b.flag():
        b.add("SequenceAt", [made, where()], exact=True)
        return
    alike = len({part.shape for part in b.sequences[made]}) == 1
    more = {"new_axis": 1, "axis": b.integer(0, t.ndim)} if alike and b.flag() else {"axis": b.integer(0, t.ndim - 1)}
    b.add("ConcatFromSequence", [made], exact=True, **more)


OPERATORS: tuple[tuple[int, Callable[[OnnxBuilder], None]], ...] = ((3, branches), (3, loops), (3, scans), (3, sequences))
