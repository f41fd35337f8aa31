"""ONNX's Loop of as many trips as tensors' values tell, and its Scan of a dynamic length: loops of the compiled program
(tk/graph/while_loops.py).

What a Loop carries are the number of the trip, whether it goes on, and its variables, which keep their types. Its condition is
that it goes on and that there is a trip left. What its body reads from outside is given in each step, unless it is known. A
Scan carries the number of the step, its state, and what it gathers: tensors as long as what is scanned, an element of which is
written in each step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
from onnx import AttributeProto, GraphProto, NodeProto
from tvm import relax

from tk.frontend.loops import add_loop, loop_part
from tk.frontend.ops.emitting import dataflow
from tk.graph.dataflow_blocks import split_at_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.frontend.onnx.importer import Importer

    Build = Callable[[Importer, list[relax.Var], dict[str, relax.Var]], list[relax.Expr]]

__all__ = ["Scanned", "counted_loop", "is_computed", "scan_loop", "turned", "value_loop", "written"]

ENDLESS = 1 << 62  # trips that no loop takes: exporters write 2⁶³ - 1 for no limit, which TVM reads as infinity
NUMBER, GOING = 0, 1  # of what is carried; the variables come behind


def is_computed(body: GraphProto, importer: Importer) -> bool:
    """Whether the condition that a Loop's `body` gives is more than a function of the trip's number, of what it was, and of
    what is known."""
    made = {name: node for node in body.node for name in node.output}
    inside = {value.name for value in body.input[:2]} | {tensor.name for tensor in body.initializer}
    waiting, seen = [body.output[0].name], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name in inside or not name:
            continue
        seen.add(name)
        if name in made:
            waiting += [*made[name].input, *(each for graph in _graphs(made[name]) for each in _outer_names(graph))]
        elif name not in importer.known:
            return True
    return False


def value_loop(
    node: NodeProto, importer: Importer, body: GraphProto, trips: Array | relax.Expr | None, going: Any, state: Sequence[Any]
) -> list[relax.Expr]:
    """The variables when the loop has ended, of at most `trips` trips, None for any number. No step is taken in a branch that
    is not."""
    carried = [relax.const(0, "int64"), _first(importer, going), *(importer.as_tensor(each) for each in state)]
    narrow = [importer.narrow.get(each) if isinstance(each, relax.Var) else None for each in carried]
    outside = {name: importer.get(name) for name in _outer_names(body)}
    given = {name: value for name, value in outside.items() if not isinstance(value, np.ndarray)}
    for name, value in given.items():
        if not isinstance(value, relax.Expr):
            raise importer.failure(node, f"its number of trips depends on tensors' values, and it reads the sequence {name!r}")
    if isinstance(trips, relax.Expr):
        given["the number of trips"] = trips
    if any(_shape(value) is None for value in (*carried, *given.values())):
        raise importer.dynamic(node, "what it reads or carries has no known shape")

    if isinstance(trips, np.ndarray) and int(np.ravel(trips)[0]) >= ENDLESS:
        trips = None

    def condition(inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        if trips is None:
            return [values[GOING]]
        most = taken.get("the number of trips")
        limit = relax.const(int(np.ravel(trips)[0]), "int64") if most is None else _scalar(inner, most, "int64")
        left = inner.bb.emit(relax.op.less(values[NUMBER], limit))
        return [inner.bb.emit(relax.op.logical_and(values[GOING], left))]

    def step(inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        for name, var in taken.items():
            inner.put(name, var)
        for var, dtype in zip(values, narrow, strict=True):
            if dtype:
                inner.narrow[var] = dtype
        results = inner.enter(body, values)
        if any(value is None or isinstance(value, list) for value in results):
            raise inner.failure(node, "its number of trips depends on tensors' values, and it carries a sequence")
        number = inner.bb.emit(relax.op.add(values[NUMBER], relax.const(1, "int64")))
        tensors = [inner.bb.normalize(inner.as_tensor(value)) for value in results]
        found = [number, _scalar(inner, tensors[0], "bool"), *tensors[1:]]
        for was, now in zip(values, found, strict=True):
            if not _alike(was, now) or inner.narrow.get(was) != (inner.narrow.get(now) if isinstance(now, relax.Var) else None):
                why = f"its number of trips depends on tensors' values, and a variable of {was.ty} becomes {now.ty}"
                raise inner.failure(node, why)
        return found

    ended = _emitted(importer, condition, step, carried, given)
    for value, dtype in zip(ended, narrow, strict=True):
        if dtype:
            importer.narrow[value] = dtype
    return ended[2:]


@dataclass(frozen=True)
class Scanned:
    """A Scan's body, its axes of what is scanned and of what is gathered, and which of them go backwards."""

    body: GraphProto
    axes: Sequence[int]
    backwards: Sequence[int]
    out_axes: Sequence[int]
    out_backwards: Sequence[int]


class _Scan:
    """A Scan of a dynamic `length` that is being imported: what it carries, which is the number of the step, the state and,
    once `gather` knows their types, what it gathers; and what it is given in each step."""

    def __init__(
        self,
        node: NodeProto,
        importer: Importer,
        scan: Scanned,
        values: tuple[Sequence[Array | relax.Expr], Sequence[Array | relax.Expr]],
        length: relax.Expr,
    ) -> None:
        state, inputs = values
        self.node, self.importer, self.scan, self.length, self.states = node, importer, scan, length, len(state)
        self.carried = [relax.const(0, "int64"), *(importer.as_tensor(each) for each in state)]
        outside = {name: importer.get(name) for name in _outer_names(scan.body)}
        self.given = {name: value for name, value in outside.items() if not isinstance(value, np.ndarray)}
        if any(not isinstance(value, relax.Expr) for value in self.given.values()):
            raise importer.failure(node, "its length is a dynamic dim, and it reads a sequence")
        self.scanned = {f"scanned {i}": importer.as_tensor(value) for i, value in enumerate(inputs)}
        self.given |= self.scanned
        tensors = [*self.carried, *self.given.values()]
        if any(importer.narrow.get(value) for value in tensors if isinstance(value, relax.Var)):
            raise importer.failure(node, "its length is a dynamic dim, and it reads or carries a narrow type")
        if any(_shape(value) is None for value in tensors):
            raise importer.dynamic(node, "what it reads or carries has no known shape")

    def entered(self, inner: Importer, values: Sequence[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        """What the body gives of one step."""
        for name, var in taken.items():
            if name not in self.scanned:
                inner.put(name, var)
        elements, state = [], values[1 : 1 + self.states]
        for name, axis, back in zip(self.scanned, self.scan.axes, self.scan.backwards, strict=True):
            index = turned(inner, values[NUMBER], self.length) if back else values[NUMBER]
            elements.append(inner.bb.emit(relax.op.take(taken[name], index, axis % taken[name].ty.ndim)))
        results = inner.enter(self.scan.body, [*state, *elements])
        if any(value is None or isinstance(value, list) for value in results):
            raise inner.failure(self.node, "its length is a dynamic dim, and it carries a sequence")
        made = [inner.bb.normalize(inner.as_tensor(value)) for value in results]
        for was, now in zip(state, made[: self.states], strict=True):
            if not _alike(was, now):
                raise inner.failure(self.node, f"its length is a dynamic dim, and a variable of {was.ty} becomes {now.ty}")
        return made

    def gather(self) -> None:
        """Carries what is gathered as well: zeros at first."""
        made = _types(self.importer, self.carried, self.given, self.entered)[self.states :]
        if any(_shape(value) is None for value in made):
            raise self.importer.dynamic(self.node, "what it gathers has no known shape")
        for value in made:
            shape = relax.ShapeExpr([self.length, *value.ty.shape.values])
            self.carried.append(self.importer.bb.emit(relax.op.zeros(shape, str(value.ty.dtype.dtype))))

    def condition(self, inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        return [inner.bb.emit(relax.op.less(values[NUMBER], _number(inner, self.length)))]

    def step(self, inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        made, emit = self.entered(inner, values, taken), inner.bb.emit
        found = [emit(relax.op.add(values[NUMBER], relax.const(1, "int64"))), *made[: self.states]]
        ends = zip(values[1 + self.states :], made[self.states :], self.scan.out_backwards, strict=True)
        for whole, element, back in ends:
            index = turned(inner, values[NUMBER], self.length) if back else values[NUMBER]
            found.append(written(inner, whole, index, element))
        return found


def scan_loop(
    node: NodeProto,
    importer: Importer,
    scan: Scanned,
    values: tuple[Sequence[Array | relax.Expr], Sequence[Array | relax.Expr]],
    length: relax.Expr,
) -> list[relax.Expr]:
    """Of `values`, the state and what is scanned, the state when all has been scanned, and what was gathered, of a `length`
    that is dynamic."""
    loop = _Scan(node, importer, scan, values, length)
    loop.gather()
    _, *ended = _emitted(importer, loop.condition, loop.step, loop.carried, loop.given)
    for i, axis in enumerate(scan.out_axes, loop.states):
        rank = ended[i].ty.ndim
        if at := axis % rank:
            order = [*range(1, at + 1), 0, *range(at + 1, rank)]
            ended[i] = importer.bb.emit(relax.op.permute_dims(ended[i], order))
    return ended


def counted_loop(
    importer: Importer,
    length: relax.Expr,
    carried: Sequence[relax.Expr],
    given: dict[str, relax.Expr],
    step: Callable[[Importer, relax.Expr, list[relax.Var], dict[str, relax.Var]], list[relax.Expr]],
) -> list[relax.Expr]:
    """What is carried after `length` steps, a dynamic dim: `step` makes what comes next of the step's number, an int64 without
    dims, of what is carried and of what is given."""

    def condition(inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        return [inner.bb.emit(relax.op.less(values[NUMBER], _number(inner, length)))]

    def ahead(inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        number = inner.bb.emit(relax.op.add(values[NUMBER], relax.const(1, "int64")))
        return [number, *step(inner, values[NUMBER], values[1:], taken)]

    return _emitted(importer, condition, ahead, [relax.const(0, "int64"), *carried], given)[1:]


def turned(importer: Importer, index: relax.Expr, length: relax.Expr) -> relax.Expr:
    """The index from the end."""
    last = _number(importer, length - 1)
    return importer.bb.emit(relax.op.subtract(last, index))


def written(importer: Importer, whole: relax.Expr, index: relax.Expr, element: relax.Expr) -> relax.Expr:
    """`whole` with `element` at the index along its first axis."""
    at, row = (importer.bb.emit(each) for each in (relax.op.reshape(index, [1, 1]), relax.op.expand_dims(element, [0])))
    return importer.bb.emit(relax.op.scatter_nd(whole, at, row, "update"))


def _emitted(
    importer: Importer, condition: Build, step: Build, carried: Sequence[relax.Expr], given: dict[str, relax.Expr]
) -> list[relax.Expr]:
    """A loop's call: what is carried when `condition` no longer holds."""
    parts = [_part(importer, role, carried, given, build) for role, build in (("condition", condition), ("body", step))]
    sizes = _undefined([part.mod["main"] for part in parts])
    shape = [relax.ShapeExpr(sizes)] if sizes else []
    holds, ahead = (_with_sizes(part, sizes) for part in parts)
    return add_loop(importer.bb, importer.loops, holds, ahead, carried, [*given.values(), *shape])


def _types(importer: Importer, carried: Sequence[relax.Expr], given: dict[str, relax.Expr], build: Build) -> list[relax.Expr]:
    """What `build` makes of one step, for its types: the program is not kept."""
    made: list[relax.Expr] = []

    def kept(inner: Importer, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
        made.extend(build(inner, values, taken))
        return made

    _part(importer, "body", carried, given, kept)
    return made


def _number(importer: Importer, size: relax.Expr) -> relax.Expr:
    """A size as an int64 without dims."""
    return importer.bb.emit(relax.op.reshape(importer.bb.emit(relax.op.shape_to_tensor(relax.ShapeExpr([size]))), ()))


def _first(importer: Importer, going: Any) -> relax.Expr:
    """Whether there is a first trip, in as far as the condition and the branches around the loop say it."""
    conditions = [*importer.taken, (going, True)]
    result: relax.Expr | None = None
    for condition, holds in conditions:
        value = _scalar(importer, importer.as_tensor(condition), "bool")
        value = value if holds else importer.bb.emit(relax.op.logical_not(value))
        result = value if result is None else importer.bb.emit(relax.op.logical_and(result, value))
    assert result is not None
    return result


def _scalar(importer: Importer, value: relax.Expr, dtype: str) -> relax.Expr:
    """One number, which ONNX lets be a vector of one."""
    flat = importer.bb.emit(relax.op.reshape(value, ()))
    return flat if str(flat.ty.dtype.dtype) == dtype else importer.bb.emit(relax.op.astype(flat, dtype))


def _part(importer: Importer, role: str, carried: Sequence[relax.Expr], given: dict[str, relax.Expr], build: Build) -> Model:
    """A part of the loop: what `build` makes of the variables for what is carried, and of those for what is given. Symbolic
    dims are the same variables as outside."""
    inner = importer.within()
    values = [relax.Var(f"carried_{i}", value.ty) for i, value in enumerate(carried)]
    taken = {name: relax.Var(f"given_{i}", value.ty) for i, (name, value) in enumerate(given.items())}
    for name, var in taken.items():
        outer = given[name]
        if isinstance(outer, relax.Var) and (dtype := importer.narrow.get(outer)):
            inner.narrow[var] = dtype
    params = [*values, *taken.values()]
    with inner.bb.function("main", params, attrs={"num_input": len(params)}):
        with dataflow(inner.bb):
            result = inner.bb.emit_output(relax.Tuple(build(inner, values, taken)))
        inner.bb.emit_func_output(result)
    mod = inner.bb.get()
    if counts := inner.counts[len(importer.counts) :]:
        mod["main"] = split_at_counts(mod["main"], set(counts)).with_attr("counts", counts)
    return loop_part(role, mod)


def _undefined(functions: Sequence[relax.Function]) -> list[tvm.tirx.Var]:
    """The symbolic dims that the functions compute with and none of their parameters has by itself."""
    found: dict[str, tvm.tirx.Var] = {}
    for func in functions:
        found |= {str(var.name): var for var in relax.analysis.free_symbolic_vars(func)}
    return [found[name] for name in sorted(found)]


def _with_sizes(part: Model, sizes: Sequence[tvm.tirx.Var]) -> Model:
    """A part that takes sizes too, as a shape."""
    if sizes:
        func = part.mod["main"]
        params = [*func.params, relax.Var("sizes", relax.ShapeType(list(sizes)))]
        part.mod["main"] = relax.Function(params, func.body, func.ret_ty, func.is_pure, func.attrs).with_attr(
            "num_input", len(params)
        )
    return part


def _shape(value: relax.Expr) -> Any:
    ty = value.ty
    return ty.shape if isinstance(ty, relax.TensorType) and isinstance(ty.shape, relax.ShapeExpr) else None


def _alike(was: relax.Expr, now: relax.Expr) -> bool:
    """Whether two tensors have one type, of the same dims."""
    have, need = _shape(now), _shape(was)
    if have is None or len(have) != len(need) or str(now.ty.dtype.dtype) != str(was.ty.dtype.dtype):
        return False
    analyzer = tvm.sym.Analyzer()
    return all(analyzer.can_prove_equal(a, b) for a, b in zip(have, need, strict=True))


def _graphs(node: NodeProto) -> Iterator[GraphProto]:
    for attribute in node.attribute:
        if attribute.type == AttributeProto.GRAPH:
            yield attribute.g
        yield from attribute.graphs


def _outer_names(graph: GraphProto) -> list[str]:
    """The values that a graph, and those in it, take from outside, in order."""
    own = {value.name for value in graph.input} | {tensor.name for tensor in graph.initializer}
    found: dict[str, None] = {}
    for node in graph.node:
        used = [*node.input, *(name for inner in _graphs(node) for name in _outer_names(inner))]
        found |= dict.fromkeys(name for name in used if name and name not in own)
        own |= set(node.output)
    found |= dict.fromkeys(value.name for value in graph.output if value.name not in own)
    return list(found)
