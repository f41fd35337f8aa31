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

from tk.schedules.cuda.codegen.expand import MANY, Point, Registers, expanded_loads
from tk.schedules.cuda.codegen.fast_math import short_functions
from tk.schedules.cuda.codegen.kernel_builder import VectorAccess, as_index, ceil_div, product
from tk.schedules.cuda.codegen.tir_values import key, substitute
from tk.schedules.cuda.hopper.cluster import cluster_wait, post, receive, send
from tk.schedules.cuda.reduction.row_kernel import combine_threads
from tk.schedules.cuda.reduction.row_pass import PlanKernel, store_together
from tk.schedules.cuda.reduction.row_plan import Plan

__all__ = ["reduction_statements"]

GROUP = 4  # steps whose loads are in flight together
FINISH = 256  # threads of the second kernel's blocks
PARTS_AT_ONCE = 16  # parts of a column that its thread reads at once


def reduction_statements(
    plan: Plan, along_rows: bool, threads: int, depth: int, vector: int, splits: int, cluster: bool = False
) -> list[Stmt]:
    """The kernels of a plan, behind what they allocate."""
    if cluster:
        return [_AlongRows(plan, threads, depth, vector, splits, []).kernel()]
    parts = [
        tirx.decl_buffer((plan.rows, splits) if along_rows else (splits, plan.rows), kind, "workspace")
        for value in plan.reductions
        for kind in value.maker.registers
    ]
    first = (_AlongRows if along_rows else _AlongColumns)(plan, threads, depth, vector, splits, parts)
    if splits == 1:
        return [first.kernel()]
    finish = _Finish(plan, along_rows, splits, parts)
    return [*(tirx.AllocBuffer(part) for part in parts), first.kernel(), finish.kernel()]


def _steps(size: Expr | int, part: int) -> Expr | int:
    """How many steps of `part` elements there are in `size`; of a symbolic one, whole groups of them."""
    steps = ceil_div(size, part if isinstance(size, int) else part * GROUP)
    return steps if isinstance(steps, int) else steps * GROUP


class _Reducing(PlanKernel):
    """What both kernels have: what they reduce, and the outputs of results."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.computed = {key(buffer) for block in plan.blocks for buffer in block.buffers}

    def all_starts(self, width: int) -> list[list[Buffer]]:
        """Registers for partial results, a list for each reduction, with their first values."""
        return [self.starts(value, width) for value in self.plan.reductions]

    def combine(
        self, accumulators: Sequence[list[Buffer]], slot: Expr, incoming: Sequence[Sequence[Expr]], later: bool = False
    ) -> None:
        """accumulators[…][slot] = combiner(accumulators[…][slot], incoming); `later`: all that comes in is of later indices."""
        for value, registers, new in zip(self.plan.reductions, accumulators, incoming, strict=True):
            now = [tirx.BufferLoad(register, [slot]) for register in registers]
            store_together(self.code, registers, value.maker.combine(now, new, later), slot)

    def incoming(self, access: VectorAccess, row: Expr, column: Expr) -> list[list[Expr]]:
        """What each reduction takes in at this row and column."""

        def load_hook(buffer: Buffer, indices: list[Expr], guards: tuple[Any, ...]) -> Expr | None:
            if key(buffer) in self.computed:
                return None
            return access.read(buffer, indices, guards)

        def memoize(buffer: Buffer, indices: list[Expr], make: Callable[[], object], guards: tuple[Any, ...]) -> Expr:
            return access.memoize(buffer, indices, lambda: self._short(make()), guards)

        point = Point(self.plan.blocks, load_hook, self.code.analyzer, access.condition, memoize)
        found = []
        for value in self.plan.reductions:
            block = value.maker
            indices = [*self.at(row, value.indices), *self.at(row, self.plan.over(value), column)]
            found.append([self._short(point.of(each, [*block.axes, *block.summed], indices)) for each in block.values])
        return found

    def _short(self, value: Any) -> Any:
        """`value` with short exponentials and sigmoids, where no result has more than 16 bits."""
        return short_functions(value) if self.narrow else value

    def outputs(self, row: Expr, accumulators: Sequence[list[Buffer]], slot: Expr) -> None:
        """Store the outputs of `row`, of which accumulators[…][slot] are the results."""
        results = {
            key(buffer): register
            for value, registers in zip(self.plan.reductions, accumulators, strict=True)
            for buffer, register in zip(value.maker.buffers, registers, strict=True)
        }

        def load_hook(buffer: Buffer, indices: list[Expr], _guards: tuple[Any, ...]) -> Expr | None:
            if key(buffer) in results:
                value = tirx.BufferLoad(results[key(buffer)], [slot])
                return value if str(value.ty.dtype) == str(buffer.dtype) else tirx.Cast(str(buffer.dtype), value)
            return None if key(buffer) in self.computed else tirx.BufferLoad(buffer, indices)

        memoize = Registers(self.code).memoize if expanded_loads(self.plan.blocks) > MANY else None
        point = Point(self.plan.blocks, load_hook, self.code.analyzer, memoize=memoize)
        for value in self.plan.outputs:
            indices = self.at(row, value.indices)
            self.code.store(value.buffer, point.at(value.buffer, indices), *indices)


class _Piece(_Reducing):
    """The first kernel: each block a piece of what is reduced."""

    results_of_lanes = False  # whether each lane has partial results of its own

    def __init__(self, plan: Plan, threads: int, depth: int, vector: int, splits: int, parts: list[Buffer]) -> None:
        super().__init__(plan)
        self.threads, self.depth, self.vector, self.splits, self.parts = threads, depth, vector, splits, parts

    def row_pass(
        self,
        steps: Expr | int,
        coordinates: Callable[[Any], tuple[VectorAccess, Any, Any, tuple[Any, ...]]],
        accumulators: list[list[Buffer]],
    ) -> None:
        """Go over `steps`, a multiple of GROUP where symbolic; coordinates(step) gives lanes, row, column and the conditions
        that they are there."""
        groups = steps // GROUP
        looped = not isinstance(steps, int) or groups > 1
        if looped:
            group = self.code.variable("group", groups)
            with self.code.loop(group, groups, "SERIAL"):
                self._steps([group * GROUP + step for step in range(GROUP)], coordinates, accumulators)
        if isinstance(steps, int):
            left = range(groups * GROUP if looped else 0, steps)
            self._steps([as_index(step) for step in left], coordinates, accumulators)

    def _steps(self, steps: list[Expr], coordinates: Any, accumulators: list[list[Buffer]]) -> None:
        work = []
        for step in steps:  # the loads of all of them first: they are in flight together
            access, row, column, inside = coordinates(step)
            with self.code.when(*inside):
                work.append((access, inside, self.incoming(access, row, column)))
        for access, inside, incoming in work:
            with self.code.when(*inside):
                self._take(access, accumulators, incoming)

    def _take(self, access: VectorAccess, accumulators: list[list[Buffer]], incoming: list[list[Expr]]) -> None:
        def work(at: Expr) -> None:
            new = [[substitute(value, {key(access.lane): at}) for value in values] for values in incoming]
            slot = at if self.results_of_lanes else as_index(0)
            self.combine(accumulators, slot, new, later=True)  # a thread meets its elements in order

        self.over(self.vector, work)


class _AlongRows(_Piece):
    def kernel(self) -> Stmt:
        code, plan = self.code, self.plan
        grid = product([plan.rows]) * self.splits
        block, thread = code.variable("block", grid), code.variable("thread", self.threads)
        clustered = self.splits > 1 and not self.parts
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

        accumulators = self.all_starts(1)
        self.row_pass(steps, coordinates, accumulators)
        blocks = [value.maker for value in plan.reductions]
        combine_threads(code, list(zip(blocks, accumulators, strict=True)), thread, self.threads, self.threads)
        if clustered:
            self._combine_cluster(memory, accumulators, thread, rank)
            first = tirx.And(tirx.EQ(thread, as_index(0)), tirx.EQ(rank, as_index(0)))
        else:
            first = tirx.EQ(thread, as_index(0))
        with code.when(first):
            if self.splits == 1 or clustered:
                self.outputs(row, accumulators, as_index(0))
            else:
                registers = [register for each in accumulators for register in each]
                for part, register in zip(self.parts, registers, strict=True):
                    code.store(part, tirx.BufferLoad(register, [as_index(0)]), row, split)
        threads = [(block, grid, "blockIdx.x"), (thread, self.threads, "threadIdx.x")]
        return code.kernel([threads[0], (rank, self.splits, "clusterCtaIdx.x"), threads[1]] if clustered else threads)

    def _combine_cluster(self, memory: Any, accumulators: list[list[Any]], thread: Any, rank: Any) -> None:
        """In the first block, the combination of what all blocks of the cluster hold, in their order."""
        code = self.code
        registers = [register for each in accumulators for register in each]
        cluster_wait(code)
        with code.when(tirx.EQ(thread, as_index(0))):
            for n, register in enumerate(registers):
                send(code, memory, 0, tirx.BufferLoad(register, [as_index(0)]), rank + (2 + n * self.splits), (0,))
        with code.when(tirx.EQ(rank, as_index(0))):
            receive(code, memory, 0)
        for split in range(self.splits):
            loads = iter([tirx.BufferLoad(memory, [as_index(2 + n * self.splits + split)]) for n in range(len(registers))])
            incoming = [[next(loads) for _ in each] for each in accumulators]
            if split:
                self.combine(accumulators, as_index(0), incoming)
            else:
                for each, new in zip(accumulators, incoming, strict=True):
                    store_together(code, each, new, as_index(0))


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

        accumulators = self.all_starts(self.vector)
        self.row_pass(steps, coordinates, accumulators)
        threads = [(thread, self.threads, "threadIdx.x")]
        if self.depth == 1:
            base = (block * self.threads + thread) * self.vector
            self.over(self.vector, lambda at: self._leave(code.simplify(base + at), split, accumulators, at))
        else:
            self._combine_layers(block, split, thread, layer, accumulators)
            threads = [(layer, self.depth, "threadIdx.y"), *threads]
        return code.kernel([(split, self.splits, "blockIdx.y"), (block, tiles, "blockIdx.x"), *threads])

    def _combine_layers(self, block: Expr, split: Expr, thread: Expr, layer: Expr, accumulators: list[list[Buffer]]) -> None:
        """The layers' partial results through shared memory; a thread a result combines them."""
        code, reach = self.code, self.threads * self.vector
        shared = [[code.buffer((self.depth * reach,), str(r.dtype), "parts", "shared") for r in each] for each in accumulators]

        def put(at: Expr) -> None:
            for arrays, registers in zip(shared, accumulators, strict=True):
                for array, register in zip(arrays, registers, strict=True):
                    code.store(array, tirx.BufferLoad(register, [at]), layer * reach + thread * self.vector + at)

        self.over(self.vector, put)
        code.sync()
        total = self.threads * self.depth
        for turn in range(-(-reach // total)):
            mine = code.simplify(layer * self.threads + thread + turn * total)
            with code.when(*code.unproved(mine < reach)):
                self._combine_own(shared, accumulators, mine, reach)
                self._leave(code.simplify(block * reach + mine), split, accumulators, as_index(0))

    def _combine_own(self, shared: list[list[Buffer]], accumulators: list[list[Buffer]], mine: Expr, reach: int) -> None:
        for arrays, registers in zip(shared, accumulators, strict=True):
            for array, register in zip(arrays, registers, strict=True):
                self.code.store(register, tirx.BufferLoad(array, [mine]), as_index(0))
        for layer in range(1, self.depth):
            incoming = [[tirx.BufferLoad(array, [mine + layer * reach]) for array in arrays] for arrays in shared]
            self.combine(accumulators, as_index(0), incoming)

    def _leave(self, row: Expr, split: Expr, accumulators: list[list[Buffer]], slot: Expr) -> None:
        """The results of `row`: outputs, or this split's part."""
        with self.code.when(*self.code.unproved(row < self.plan.rows)):
            if self.splits == 1:
                self.outputs(row, accumulators, slot)
                return
            registers = [register for each in accumulators for register in each]
            for part, register in zip(self.parts, registers, strict=True):
                self.code.store(part, tirx.BufferLoad(register, [slot]), split, row)


class _Finish(_Reducing):
    """The second kernel: combines the splits' parts. Along rows a warp a row, along columns a thread a row."""

    def __init__(self, plan: Plan, along_rows: bool, splits: int, parts: list[Buffer]) -> None:
        super().__init__(plan)
        self.along_rows, self.splits, self.parts = along_rows, splits, parts

    def kernel(self) -> Stmt:
        return self._rows() if self.along_rows else self._columns()

    def _taken(self, accumulators: list[list[Buffer]], *indices: Expr) -> None:
        loads = iter([tirx.BufferLoad(part, list(indices)) for part in self.parts])
        self.combine(accumulators, as_index(0), [[next(loads) for _ in registers] for registers in accumulators])

    def _rows(self) -> Stmt:
        code, threads = self.code, FINISH
        row, thread = code.variable("row", self.plan.rows), code.variable("thread", threads)
        accumulators = self.all_starts(1)
        for step in range(-(-self.splits // threads)):
            split = thread + step * threads
            with code.when(*code.unproved(split < self.splits)):
                self._taken(accumulators, row, split)
        blocks = [value.maker for value in self.plan.reductions]
        combine_threads(code, list(zip(blocks, accumulators, strict=True)), thread, threads, threads)
        with code.when(tirx.EQ(thread, as_index(0))):
            self.outputs(row, accumulators, as_index(0))
        return code.kernel([(row, self.plan.rows, "blockIdx.x"), (thread, threads, "threadIdx.x")])

    def _columns(self) -> Stmt:
        code, threads = self.code, 64
        grid = ceil_div(self.plan.rows, threads)
        block, thread = code.variable("block", grid), code.variable("thread", threads)
        row = block * threads + thread
        accumulators = self.all_starts(1)
        with code.when(*code.unproved(row < self.plan.rows)):
            group = min(PARTS_AT_ONCE, self.splits)
            first = code.variable("split", self.splits // group)
            with code.loop(first, self.splits // group, "SERIAL"):
                for each in range(group):  # written out: their loads are in flight together
                    self._taken(accumulators, first * group + each, row)
            self.outputs(row, accumulators, as_index(0))
        return code.kernel([(block, grid, "blockIdx.x"), (thread, threads, "threadIdx.x")])
