"""The kernels of a reduction whose results stand alone: sums to a scalar, of columns, of a few long rows, of windows.

Along rows (what is reduced lies side by side), a block takes a piece of one row:

    column = ((split · steps + step) · threads + threadIdx.x) · V + lane

Along columns (results lie side by side), a block takes threads · V results and `depth` of what they reduce at a time:

    row = (blockIdx.x · threads + threadIdx.x) · V + lane          column = (split · steps + step) · depth + threadIdx.y

With several splits each leaves its part in a workspace, and a second kernel combines the parts. A few splits of a row can be
the blocks of a cluster instead, which tell each other their parts: one kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import Buffer, Stmt

from tk.schedules.cuda.codegen.expand import MANY, Point, Registers, expanded_loads, inputs_of
from tk.schedules.cuda.codegen.fast_math import short_functions
from tk.schedules.cuda.codegen.kernel_builder import VectorAccess, as_index, ceil_div, product
from tk.schedules.cuda.codegen.tir_values import key, substitute
from tk.schedules.cuda.hopper.cluster import cluster_wait, post, receive, send
from tk.schedules.cuda.reduction.row_kernel import combine_threads
from tk.schedules.cuda.reduction.row_pass import Partial, PlanKernel, registers_of, store_together
from tk.schedules.cuda.reduction.row_plan import Plan

__all__ = ["reduction_statements"]

GROUP = 4  # steps whose loads are in flight together
FINISH = 256  # threads of the second kernel's blocks
PARTS_AT_ONCE = 16  # parts of a column that its thread reads at once

Coordinates = Callable[[Any], tuple[VectorAccess, Any, Any, tuple[Any, ...]]]
"""Of a step its lanes, row, column and the conditions that they are there."""


def reduction_statements(
    plan: Plan, along_rows: bool, threads: int, depth: int, vector: int, splits: int, cluster: bool = False
) -> list[Stmt]:
    """The kernels of a plan, behind what they allocate."""
    shape = (plan.rows, splits) if along_rows else (splits, plan.rows)
    kinds = [kind for value in plan.reductions for kind in value.maker.registers] if splits > 1 and not cluster else []
    workspaces = [tirx.decl_buffer(shape, kind, "workspace") for kind in kinds]
    first = (_AlongRows if along_rows else _AlongColumns)(plan, threads, depth, vector, splits, workspaces)
    if not workspaces:
        return [first.kernel()]
    finish = _Finish(plan, along_rows, splits, workspaces)
    return [*map(tirx.AllocBuffer, workspaces), first.kernel(), finish.kernel()]


def _steps(size: Expr | int, part: int) -> Expr | int:
    """How many steps of `part` elements there are in `size`; of a symbolic one, whole groups of them."""
    steps = ceil_div(size, part if isinstance(size, int) else part * GROUP)
    return steps if isinstance(steps, int) else steps * GROUP


class _Reducing(PlanKernel):
    """What both kernels have: what they reduce, and the outputs of results."""

    def all_starts(self, width: int) -> list[Partial]:
        """Every reduction's partial results, with their first values."""
        return [self.starts(value, width) for value in self.plan.reductions]

    def combine(self, parts: Sequence[Partial], slot: Expr, incoming: Sequence[Sequence[Expr]], later: bool = False) -> None:
        """parts[slot] = combiner(parts[slot], incoming); `later`: all that comes in is of later indices."""
        for part, new in zip(parts, incoming, strict=True):
            store_together(self.code, part.registers, part.block.combine(part.loads(slot), new, later), slot)

    def combine_across(self, parts: Sequence[Partial], slot: Expr, arrays: Sequence[Buffer], *indices: Expr) -> None:
        """As `combine`, of what is at some indices of `arrays`, one for each register."""
        loads = iter([tirx.BufferLoad(array, list(indices)) for array in arrays])
        self.combine(parts, slot, [[next(loads) for _ in part.registers] for part in parts])

    def incoming(self, access: VectorAccess, row: Expr, column: Expr) -> list[list[Expr]]:
        """What each reduction takes in at this row and column."""

        def memoize(buffer: Buffer, indices: list[Expr], make: Callable[[], object], guards: tuple[Any, ...]) -> Expr:
            return access.memoize(buffer, indices, lambda: self._short(make()), guards)

        inputs = inputs_of(self.plan.blocks, access.read)
        point = Point(self.plan.blocks, inputs, self.code.analyzer, access.condition, memoize)
        found = []
        for value in self.plan.reductions:
            block = value.maker
            indices = [*self.at(row, value.indices), *self.at(row, self.plan.over(value), column)]
            found.append([self._short(point.of(each, [*block.axes, *block.summed], indices)) for each in block.values])
        return found

    def _short(self, value: Any) -> Any:
        """`value` with short exponentials and sigmoids, where no result has more than 16 bits."""
        return short_functions(value) if self.narrow else value

    def outputs(self, row: Expr, parts: Sequence[Partial], slot: Expr) -> None:
        """Store the outputs of `row`, of which parts[slot] are the results."""
        made = [buffer for part in parts for buffer in part.block.buffers]
        results = {key(buffer): register for buffer, register in zip(made, registers_of(parts), strict=True)}

        inputs = inputs_of(self.plan.blocks, lambda buffer, indices, _guards: tirx.BufferLoad(buffer, indices))

        def load_hook(buffer: Buffer, indices: list[Expr], guards: tuple[Any, ...]) -> Expr | None:
            if key(buffer) not in results:
                return inputs(buffer, indices, guards)
            value = tirx.BufferLoad(results[key(buffer)], [slot])
            return value if str(value.ty.dtype) == str(buffer.dtype) else tirx.Cast(str(buffer.dtype), value)

        memoize = Registers(self.code).memoize if expanded_loads(self.plan.blocks) > MANY else None
        point = Point(self.plan.blocks, load_hook, self.code.analyzer, memoize=memoize)
        for value in self.plan.outputs:
            indices = self.at(row, value.indices)
            self.code.store(value.buffer, point.at(value.buffer, indices), *indices)


class _Piece(_Reducing):
    """The first kernel: each block a piece of what is reduced."""

    results_of_lanes = False  # whether each lane has partial results of its own

    def __init__(self, plan: Plan, threads: int, depth: int, vector: int, splits: int, workspaces: list[Buffer]) -> None:
        super().__init__(plan)
        self.threads, self.depth, self.vector, self.splits, self.workspaces = threads, depth, vector, splits, workspaces

    def row_pass(self, steps: Expr | int, coordinates: Coordinates, parts: list[Partial]) -> None:
        """Go over `steps`, a multiple of GROUP where symbolic."""
        groups = steps // GROUP
        looped = not isinstance(steps, int) or groups > 1
        if looped:
            group = self.code.variable("group", groups)
            with self.code.loop(group, groups, "SERIAL"):
                self._steps([group * GROUP + step for step in range(GROUP)], coordinates, parts)
        if isinstance(steps, int):
            left = range(groups * GROUP if looped else 0, steps)
            self._steps([as_index(step) for step in left], coordinates, parts)

    def _steps(self, steps: list[Expr], coordinates: Coordinates, parts: list[Partial]) -> None:
        work = []
        for step in steps:  # the loads of all of them first: they are in flight together
            access, row, column, inside = coordinates(step)
            with self.code.when(*inside):
                work.append((access, inside, self.incoming(access, row, column)))
        for access, inside, incoming in work:
            with self.code.when(*inside):
                self._take(access, parts, incoming)

    def _take(self, access: VectorAccess, parts: list[Partial], incoming: list[list[Expr]]) -> None:
        def work(at: Expr) -> None:
            new = [[substitute(value, {key(access.lane): at}) for value in values] for values in incoming]
            slot = at if self.results_of_lanes else as_index(0)
            self.combine(parts, slot, new, later=True)  # a thread meets its elements in order

        self.over(self.vector, work)

    def leave(self, row: Expr, parts: Sequence[Partial], slot: Expr, *indices: Expr) -> None:
        """The results of `row`: outputs, or this split's part, at these indices of the workspace."""
        if not self.workspaces:
            self.outputs(row, parts, slot)
            return
        for workspace, register in zip(self.workspaces, registers_of(parts), strict=True):
            self.code.store(workspace, tirx.BufferLoad(register, [slot]), *indices)


class _AlongRows(_Piece):
    def kernel(self) -> Stmt:
        code, plan = self.code, self.plan
        grid = product([plan.rows]) * self.splits
        block, thread = code.variable("block", grid), code.variable("thread", self.threads)
        clustered = self.splits > 1 and not self.workspaces
        rank = code.variable("rank", self.splits)
        row = code.stand_in("row", plan.rows, code.simplify(tirx.floordiv(block, self.splits)))
        split = rank if clustered else code.simplify(tirx.floormod(block, self.splits))
        if clustered:
            size = self.splits * sum(len(value.maker.registers) for value in plan.reductions)
            memory = code.buffer((2 + size,), "float32", "memory", "shared")
            post(code, memory, thread, [size])
        steps = _steps(plan.columns, self.splits * self.threads * self.vector)

        def coordinates(step: Expr) -> tuple[VectorAccess, Any, Any, tuple[Any, ...]]:
            access = VectorAccess(code, self.vector)
            number = code.simplify((split * steps + step) * self.threads + thread)
            taken = code.stand_in("taken", ceil_div(plan.columns, self.vector), number)
            column = taken * self.vector + access.lane
            return access, row, column, code.unproved(number * self.vector < plan.columns)

        parts, first = self.all_starts(1), tirx.EQ(thread, as_index(0))
        self.row_pass(steps, coordinates, parts)
        combine_threads(code, parts, thread, self.threads, self.threads)
        if clustered:
            self._combine_cluster(memory, parts, thread, rank)
            first = tirx.And(first, tirx.EQ(rank, as_index(0)))
        with code.when(first):
            self.leave(row, parts, as_index(0), row, split)
        threads = [(block, grid, "blockIdx.x"), (thread, self.threads, "threadIdx.x")]
        return code.kernel([threads[0], (rank, self.splits, "clusterCtaIdx.x"), threads[1]] if clustered else threads)

    def _combine_cluster(self, memory: Any, parts: list[Partial], thread: Any, rank: Any) -> None:
        """In the first block, the combination of what all blocks of the cluster hold, in their order."""
        code, registers = self.code, registers_of(parts)
        cluster_wait(code)
        with code.when(tirx.EQ(thread, as_index(0))):
            for n, register in enumerate(registers):
                send(code, memory, 0, tirx.BufferLoad(register, [as_index(0)]), rank + (2 + n * self.splits), (0,))
        with code.when(tirx.EQ(rank, as_index(0))):
            receive(code, memory, 0)
        for split in range(self.splits):
            loads = iter([tirx.BufferLoad(memory, [as_index(2 + n * self.splits + split)]) for n in range(len(registers))])
            incoming = [[next(loads) for _ in part.registers] for part in parts]
            if split:
                self.combine(parts, as_index(0), incoming)
            else:
                for part, new in zip(parts, incoming, strict=True):
                    store_together(code, part.registers, new, as_index(0))


class _AlongColumns(_Piece):
    results_of_lanes = True

    def kernel(self) -> Stmt:
        code, plan, reach = self.code, self.plan, self.threads * self.vector
        tiles = ceil_div(plan.rows, reach)
        block, split = code.variable("block", tiles), code.variable("split", self.splits)
        thread, layer = code.variable("thread", self.threads), code.variable("layer", self.depth)
        steps = _steps(plan.columns, self.splits * self.depth)
        number = block * self.threads + thread
        taken = code.stand_in("taken", ceil_div(plan.rows, self.vector), number)

        def coordinates(step: Expr) -> tuple[VectorAccess, Any, Any, tuple[Any, ...]]:
            access = VectorAccess(code, self.vector)
            each = code.simplify((split * steps + step) * self.depth + layer)
            column = code.stand_in("column", plan.columns, each)
            inside = code.unproved(number * self.vector < plan.rows, each < plan.columns)
            return access, taken * self.vector + access.lane, column, inside

        parts = self.all_starts(self.vector)
        self.row_pass(steps, coordinates, parts)
        threads = [(thread, self.threads, "threadIdx.x")]
        if self.depth == 1:
            base = (block * self.threads + thread) * self.vector
            self.over(self.vector, lambda at: self._leave(code.simplify(base + at), split, parts, at))
        else:
            self._combine_layers(block, split, thread, layer, parts)
            threads = [(layer, self.depth, "threadIdx.y"), *threads]
        return code.kernel([(split, self.splits, "blockIdx.y"), (block, tiles, "blockIdx.x"), *threads])

    def _combine_layers(self, block: Expr, split: Expr, thread: Expr, layer: Expr, parts: list[Partial]) -> None:
        """The layers' partial results through shared memory; a thread a result combines them."""
        code, reach, registers = self.code, self.threads * self.vector, registers_of(parts)
        shared = [code.buffer((self.depth * reach,), str(each.dtype), "parts", "shared") for each in registers]

        def put(at: Expr) -> None:
            for array, register in zip(shared, registers, strict=True):
                code.store(array, tirx.BufferLoad(register, [at]), layer * reach + thread * self.vector + at)

        self.over(self.vector, put)
        code.sync()
        total = self.threads * self.depth
        for turn in range(-(-reach // total)):
            mine = code.simplify(layer * self.threads + thread + turn * total)
            with code.when(*code.unproved(mine < reach)):
                for array, register in zip(shared, registers, strict=True):
                    code.store(register, tirx.BufferLoad(array, [mine]), as_index(0))
                for n in range(1, self.depth):
                    self.combine_across(parts, as_index(0), shared, mine + n * reach)
                self._leave(code.simplify(block * reach + mine), split, parts, as_index(0))

    def _leave(self, row: Expr, split: Expr, parts: Sequence[Partial], slot: Expr) -> None:
        with self.code.when(*self.code.unproved(row < self.plan.rows)):
            self.leave(row, parts, slot, split, row)


class _Finish(_Reducing):
    """The second kernel: combines the splits' parts. Along rows a warp a row, along columns a thread a row."""

    def __init__(self, plan: Plan, along_rows: bool, splits: int, workspaces: list[Buffer]) -> None:
        super().__init__(plan)
        self.along_rows, self.splits, self.workspaces = along_rows, splits, workspaces

    def kernel(self) -> Stmt:
        return self._rows() if self.along_rows else self._columns()

    def _rows(self) -> Stmt:
        code, threads = self.code, FINISH
        row, thread = code.variable("row", self.plan.rows), code.variable("thread", threads)
        parts = self.all_starts(1)
        for step in range(-(-self.splits // threads)):
            split = thread + step * threads
            with code.when(*code.unproved(split < self.splits)):
                self.combine_across(parts, as_index(0), self.workspaces, row, split)
        combine_threads(code, parts, thread, threads, threads)
        with code.when(tirx.EQ(thread, as_index(0))):
            self.outputs(row, parts, as_index(0))
        return code.kernel([(row, self.plan.rows, "blockIdx.x"), (thread, threads, "threadIdx.x")])

    def _columns(self) -> Stmt:
        code, threads = self.code, 64
        grid = ceil_div(self.plan.rows, threads)
        block, thread = code.variable("block", grid), code.variable("thread", threads)
        row = block * threads + thread
        parts = self.all_starts(1)
        with code.when(*code.unproved(row < self.plan.rows)):
            group = min(PARTS_AT_ONCE, self.splits)
            first = code.variable("split", self.splits // group)
            with code.loop(first, self.splits // group, "SERIAL"):
                for each in range(group):  # written out: their loads are in flight together
                    self.combine_across(parts, as_index(0), self.workspaces, first * group + each, row)
            self.outputs(row, parts, as_index(0))
        return code.kernel([(block, grid, "blockIdx.x"), (thread, threads, "threadIdx.x")])
