"""What a function of rows computes, in what order: which reductions need which, what is worth keeping in registers.

A row is what one reduction goes over; `row` and `column` number the outputs' elements. Stage 0 is what needs no
reduction; a reduction of stage n needs those of stages before n:

    softmax:  m = max x           stage 0        layer norm:  mean = Σ x / n         stage 0
              s = Σ exp(x − m)    stage 1                     var = Σ (x − mean)²    stage 1
              out = … / s         stage 2                     out                    stage 2
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeVar

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, Range
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.expand import Memo, Point
from tk.schedules.cuda.codegen.kernel_builder import as_index, bits, depends, product, size_of, unravel_index
from tk.schedules.cuda.codegen.tir_values import (
    Block,
    UnsupportedPattern,
    are_equal,
    block_reads,
    call_name,
    key,
    loads_of,
    read_blocks,
)
from tk.target import Target

__all__ = ["SHARED", "Plan", "Value", "of_rows", "plan_blocks", "plan_rows"]

M = TypeVar("M")  # what a rule's `match` gives
SHARED = 4  # elements of an output for each result that they need, from which computing it for each of them is refused
COSTLY = ("exp", "exp2", "log", "erf", "tanh", "sigmoid", "sqrt", "rsqrt", "sin", "cos", "pow")


@dataclass
class Value:
    """A buffer's value at `indices`, which are in terms of the plan's row and column, and the stage that it is in."""

    buffer: Buffer
    indices: list[Any]
    stage: int
    block: Block | None = None

    @property
    def maker(self) -> Block:
        """The block that makes it, which is no input."""
        assert self.block is not None
        return self.block


@dataclass
class Plan:
    """`rows` and `columns` are ints or expressions; `reductions` and `scalars` (one a row) in the order to compute them;
    `kept` values of a whole row are read in several stages; `reads` are inputs read along the row, by stage."""

    params: tuple[Any, ...]
    blocks: list[Block]
    row: Any
    column: Any
    rows: Any
    columns: Any
    analyzer: Any
    shape: tuple[Any, ...] = ()  # of outputs whose `axes` are the column's, where those are not the last ones
    axes: tuple[int, ...] = ()
    reductions: list[Value] = field(default_factory=list)
    scalars: list[Value] = field(default_factory=list)
    outputs: list[Value] = field(default_factory=list)
    kept: list[Value] = field(default_factory=list)
    computed: list[Value] = field(default_factory=list)  # the kept ones, in the stage that computes them
    reads: list[Value] = field(default_factory=list)
    read_along: set[int] = field(default_factory=set)  # what is read along the row, by buffer

    @property
    def elements(self) -> dict[int, Value]:
        """Scalars that are an element of a row of which others are read too, by buffer."""
        return {key(value.buffer): value for value in self.scalars if key(value.buffer) in self.read_along}

    @property
    def sizes(self) -> tuple[int | None, int | None]:
        """Rows and columns, None where symbolic."""
        return self.rows if isinstance(self.rows, int) else None, self.columns if isinstance(self.columns, int) else None

    @property
    def stages(self) -> int:
        return 1 + max(value.stage for value in self.outputs)

    @property
    def kept_bits(self) -> int:
        """Bits of registers for each element of a row: what is kept, and inputs that several stages read."""
        cached_bits = {key(value.buffer): bits(value.buffer) for value in self.kept}
        for read in self.reads:
            stages = {other.stage for other in self.reads if other.buffer.same_as(read.buffer)}
            if len(stages) > 1 and not self.covered(read.buffer):
                cached_bits[key(read.buffer)] = bits(read.buffer)
        return sum(cached_bits.values())

    @property
    def live_bits(self) -> int:
        """As `kept_bits`, at the most between two stages: what a stage reads for the last time makes room."""
        kept = {key(value.buffer): bits(value.buffer) for value in self.kept}
        inputs = {key(read.buffer): bits(read.buffer) for read in self.reads}
        spans = {buffer: sorted(self._used_in(buffer)) for buffer in (*kept, *inputs)}
        sizes = {**inputs, **kept}
        live = [
            sum(sizes[buffer] for buffer, used in spans.items() if used and used[0] <= stage < used[-1])
            for stage in range(self.stages - 1)
        ]
        return max(live, default=0)

    def _used_in(self, buffer: int) -> set[int]:
        """The stages that read a buffer, as kept values are computed once."""
        first = {key(value.buffer): value.stage for value in self.computed}
        found: set[int] = {first[buffer]} if buffer in first else set()
        for block in self.blocks:
            if not any(key(load.source) == buffer for value in block.values for load in loads_of(value)):
                continue
            computed = key(block.buffers[0])
            found |= {value.stage - 1 for value in self.reductions if key(value.buffer) == computed}
            found |= {value.stage for value in self.outputs if key(value.buffer) == computed and block.combiner is None}
            if block.combiner is None:
                found |= {first[computed]} if computed in first else self._used_in(computed)
        return found

    def covered(self, buffer: Buffer) -> bool:
        """Whether `buffer` is read for nothing but kept values."""
        readers = [block for block in self.blocks if any(block_reads(value, buffer) for value in block.values)]
        kept = {key(value.buffer) for value in self.kept}
        return all(
            block.combiner is None and (key(block.buffers[0]) in kept or self.covered(block.buffers[0])) for block in readers
        ) and bool(readers)

    def over(self, value: Value) -> list[Expr]:
        """The reduced axes' indices at the current column."""
        return unravel_index(self.column, value.maker.summed_extents)


def plan_rows(func: PrimFunc) -> Plan:
    """Raises UnsupportedPattern where the function is not one of rows."""
    blocks = read_blocks(func)
    written = {key(buffer) for block in blocks for buffer in block.buffers}
    return plan_blocks(tuple(func.params), blocks, [param for param in func.params if key(param) in written])


def of_rows(found: Callable[[Plan], M | None]) -> Callable[[PrimFunc, Target], M | None]:
    """`match` of a rule for functions of rows: what is `found` of their plan; None of other functions."""

    def match(func: PrimFunc, target: Target) -> M | None:
        try:
            plan = plan_rows(func)
        except UnsupportedPattern:
            return None
        return found(plan)

    return match


def plan_blocks(params: tuple[Buffer, ...], blocks: list[Block], outputs: Sequence[Buffer]) -> Plan:
    """The plan of `outputs`, which `blocks` make of `params` and of what no block makes."""
    first = next((block for block in blocks if block.combiner is not None), None)
    if first is None:
        raise UnsupportedPattern("no reduction")
    columns = product(first.summed_extents)
    refused: list[UnsupportedPattern] = []
    for rows, shape, axes in _rows(outputs, first, columns):
        row, column, analyzer = tirx.Var("row", "int64"), tirx.Var("column", "int64"), tvm.sym.Analyzer()
        for var, extent in ((row, rows), (column, columns)):
            analyzer.bind(var, Range(as_index(0), as_index(extent)))
        plan = Plan(params, blocks, row, column, rows, columns, analyzer, shape, axes)
        try:
            _Planner(plan).take(outputs)
            return plan
        except UnsupportedPattern as error:
            refused.append(error)
    raise refused[0] if refused else UnsupportedPattern("a reduction's result that several elements of the output need")


Rows = tuple[Any, tuple[Any, ...], tuple[int, ...]]


def _rows(outputs: Sequence[Buffer], first: Block, columns: Expr | int) -> list[Rows]:
    """How many rows the outputs may have, and along which axes of which shape their elements lie in rows, likeliest first: what
    lies before last axes of `columns` elements; what the first reduction has, where an output has so many elements for each;
    what lies beside other axes as long as the reduced ones, the last of them within an axis too, as groups of channels lie; or
    an element of the outputs is a row, unless each of the reduction's results were computed for several of them."""
    found: list[Rows] = [
        (product(output.shape[:before]), (), ()) for output in outputs if (before := _before(output.shape, columns)) is not None
    ]
    own = product(first.extents)
    if any(are_equal(own * columns, product(output.shape)) for output in outputs):
        found.append((own, (), ()))
    for output in outputs:
        for shape in (tuple(output.shape), *_split_shapes(output.shape, first.summed_extents)):
            for axes in _axes_alike(shape, first.summed_extents):
                kept = [extent for n, extent in enumerate(shape) if n not in axes]
                found.append((product(kept), shape, axes))
    return found if _is_shared(first, outputs[0]) else [*found, (product(outputs[0].shape), (), ())]


def _is_shared(reduction: Block, output: Buffer) -> bool:
    """Whether several elements of the output need each result of the reduction, which would be computed for all of them."""
    results, elements = product(reduction.extents), product(output.shape)
    if isinstance(results, int) and isinstance(elements, int):
        return results * SHARED <= elements
    return bool(tvm.sym.Analyzer().can_prove_equal(tvm.tirx.floormod(elements, results * SHARED), 0))


def _split_shapes(shape: Sequence[Expr], extents: Sequence[Expr]) -> list[tuple[Expr, ...]]:
    """`shape` with an axis in two, the inner as long as the last of `extents`, for each axis that is a multiple of it."""
    inner = next((product([extent]) for extent in reversed(extents) if product([extent]) != 1), None)
    if not isinstance(inner, int):
        return []
    found = []
    for n, extent in enumerate(shape):
        size = product([extent])
        if isinstance(size, int) and size % inner == 0 and size > inner:
            parts = (as_index(size // inner), as_index(inner))
            found.append((*shape[:n], *parts, *shape[n + 1 :]))
    return found


def _axes_alike(shape: Sequence[Expr], extents: Sequence[Expr]) -> list[tuple[int, ...]]:
    """Axes of `shape`, in order, of these extents but for ones; not where they are the last ones."""
    equal = tvm.sym.Analyzer().can_prove_equal
    wanted = [extent for extent in extents if product([extent]) != 1]
    wide = [n for n, extent in enumerate(shape) if product([extent]) != 1]
    if len(wanted) >= len(wide):
        return []
    return [
        axes
        for axes in combinations(wide, len(wanted))
        if axes != tuple(wide[len(wide) - len(wanted) :])
        and all(equal(shape[n], extent) for n, extent in zip(axes, wanted, strict=True))
    ]


def _before(shape: Sequence[Expr], columns: Expr | int) -> int | None:
    equal = tvm.sym.Analyzer().can_prove_equal
    return next((n for n in range(len(shape), -1, -1) if equal(product(shape[n:]), columns)), None) if len(shape) else None


class _Planner:
    """Follows the outputs' values down to the inputs, and notes what they need."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.by_buffer = {key(buffer): block for block in plan.blocks for buffer in block.buffers}
        self.point = Point(plan.blocks, self._load_hook, plan.analyzer)
        self.followed = Memo()  # the stage of each value of the row, and those met on the way to it
        self.stage_now = 0  # of the deepest reduction that what is being followed needs, so far
        self.row_values: dict[Any, Value] = {}  # values of the row that are met on the way, with no stage yet
        self.visited: list[Value] = []

    def take(self, outputs: Sequence[Buffer]) -> None:
        plan = self.plan
        for output in outputs:
            size, total = product(output.shape), plan.rows * plan.columns
            if self._equal(size, total) and self.by_buffer[key(output)].combiner is None:
                before = None if plan.axes else _before(output.shape, plan.columns)
                if plan.axes:
                    indices = self._crosswise(output)
                elif before is None:
                    indices = unravel_index(plan.row * plan.columns + plan.column, output.shape)
                else:
                    indices = [
                        *unravel_index(plan.row, output.shape[:before]),
                        *unravel_index(plan.column, output.shape[before:]),
                    ]
            elif self._equal(size, plan.rows):
                indices = unravel_index(plan.row, output.shape)
            else:
                raise UnsupportedPattern("an output of neither rows nor elements")
            indices = [plan.analyzer.simplify(index) for index in indices]
            stage, visited = self._follow(lambda output=output, indices=indices: self.point.at(output, indices))
            plan.outputs.append(Value(output, indices, stage, self.by_buffer[key(output)]))
            self._note(visited, stage)
        self._choose_kept()

    def _crosswise(self, output: Buffer) -> list[Expr]:
        """The indices of an element of `output` where its row does not lie along the last axes."""
        plan, shape = self.plan, list(self.plan.shape)
        kept = [n for n in range(len(shape)) if n not in plan.axes]
        indices = dict(zip(kept, unravel_index(plan.row, [shape[n] for n in kept]), strict=True))
        indices |= zip(plan.axes, unravel_index(plan.column, [shape[n] for n in plan.axes]), strict=True)
        found, n = [], 0
        for extent in output.shape:  # an axis of the output is one of `shape`, or two that it was split into
            index, length, n = indices[n] if n < len(shape) else 0, shape[n : n + 1], n + 1
            if n < len(shape) and not self._equal(product(length), extent):
                index, length, n = index * shape[n] + indices[n], shape[n - 1 : n + 1], n + 1
            if not length or not self._equal(product(length), extent):
                raise UnsupportedPattern("an output of another shape")
            found.append(index)
        if n != len(shape):
            raise UnsupportedPattern("an output of another shape")
        return found

    def _equal(self, one: int | Expr, other: int | Expr) -> bool:
        return bool(self.plan.analyzer.can_prove_equal(one, other))

    def _follow(self, walk: Any) -> tuple[int, dict[Any, Value]]:
        """The stage that a value is in, and the row's values met on the way to it, each once."""
        before = self.stage_now, self.row_values
        self.stage_now, self.row_values = 0, {}
        walk()
        found = self.stage_now, self.row_values
        self.stage_now, self.row_values = max(before[0], found[0]), before[1]
        return found

    def _load_hook(self, buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr | None:
        block = self.by_buffer.get(key(buffer))
        along = any(depends(index, self.plan.column) for index in indices)
        if block is None:
            if along:
                self.row_values[self.followed.key(buffer, indices, guards)] = Value(buffer, indices, 0)
            return tirx.BufferLoad(buffer, indices)
        if block.combiner is not None:
            if along:
                raise UnsupportedPattern("a reduction's result read along the row")
            self._reduce(block, indices)
            return tirx.BufferLoad(buffer, indices)
        if along:
            met = self.followed.get(buffer, indices, guards)
            if met is None:
                met = self._follow(lambda: self.point.of(block.values[0], block.axes, indices, guards))
                self.followed.put(buffer, indices, guards, met)
            self.stage_now = max(self.stage_now, met[0])
            self.row_values |= {self.followed.key(buffer, indices, guards): Value(buffer, indices, 0, block), **met[1]}
            return tirx.BufferLoad(buffer, indices)
        known = self._known(self.plan.scalars, buffer, indices)
        if known is None:
            if self.followed.get(buffer, indices, guards) is not None:
                return tirx.BufferLoad(buffer, indices)
            stage, _ = self._follow(lambda: self.point.of(block.values[0], block.axes, indices, guards))
            if stage == 0:
                self.followed.put(buffer, indices, guards, 0)
                return tirx.BufferLoad(buffer, indices)
            known = Value(buffer, indices, stage, block)
            self.plan.scalars.append(known)
        self.stage_now = max(self.stage_now, known.stage)
        return tirx.BufferLoad(buffer, indices)

    def _known(self, values: list[Value], buffer: Buffer, indices: list[Expr]) -> Value | None:
        for value in values:
            if value.buffer.same_as(buffer):
                if not all(self._equal(a, b) for a, b in zip(value.indices, indices, strict=True)):
                    raise UnsupportedPattern("results of several rows in one")
                return value
        return None

    def _reduce(self, block: Block, indices: list[Expr]) -> None:
        plan = self.plan
        known = self._known(plan.reductions, block.buffers[0], indices)
        if known is None:
            if not self._equal(product(block.summed_extents), plan.columns):
                raise UnsupportedPattern("reductions over different numbers of elements")
            over = unravel_index(plan.column, block.summed_extents)

            def walk() -> None:
                for value in block.values:
                    self.point.of(value, [*block.axes, *block.summed], [*indices, *over])

            stage, visited = self._follow(walk)
            known = Value(block.buffers[0], indices, stage + 1, block)
            plan.reductions.append(known)
            self._note(visited, stage)
        self.stage_now = max(self.stage_now, known.stage)

    def _note(self, visited: dict[Any, Value], stage: int) -> None:
        self.visited += [Value(value.buffer, value.indices, stage, value.block) for value in visited.values()]

    def _choose_kept(self) -> None:
        """Values of the row that take work to make, and that several stages read; inputs by stage."""
        plan = self.plan
        plan.reads = [value for value in self.visited if value.block is None]
        plan.read_along = {key(value.buffer) for value in self.visited}
        for value in self.visited:
            same = [other for other in self.visited if other.buffer.same_as(value.buffer)]
            if value.block is None or len({other.stage for other in same}) < 2:
                continue
            alike = all(self._equal(a, b) for other in same for a, b in zip(other.indices, value.indices, strict=True))
            if alike and not any(kept.buffer.same_as(value.buffer) for kept in plan.kept) and self._worth_keeping(value):
                plan.kept.append(value)
        for value in list(plan.kept):
            if plan.covered(value.buffer):
                plan.kept.remove(value)
        for value in plan.kept:
            first = min(other.stage for other in self.visited if other.buffer.same_as(value.buffer))
            plan.computed.append(Value(value.buffer, value.indices, first, value.block))

    def _worth_keeping(self, value: Value) -> bool:
        """Whether the block that makes it calls something costly, or it is made of several inputs."""
        calls: list[Call] = []
        tvm_ffi.structural_walk(value.maker.values[0], [(Call, calls.append)], order="post")
        return any(call_name(call) in COSTLY for call in calls) or len(self._inputs(value.maker)) > 1

    def _inputs(self, block: Block) -> set[int]:
        """The inputs of several elements that `block`'s values are made of."""
        found: set[int] = set()
        for load in loads_of(block.values[0]):
            maker = self.by_buffer.get(key(load.source))
            if maker is not None and maker.combiner is None:
                found |= self._inputs(maker)
            elif maker is None and size_of(load.source.shape) != 1:
                found.add(key(load.source))
        return found
