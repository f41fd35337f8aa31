"""The kernel of a function of rows that do not lie along memory, written from its plan: neighbours are of neighbouring rows.

    row = (blockIdx.x · threads + threadIdx.x % threads) · V + lane          V lanes: one 16-byte access
    column = (step · cluster + rank) · depth + threadIdx.x / threads         `depth` layers of threads over the columns

A thread holds the results of V rows. Layers of one warp combine theirs by shuffles; those of several warps leave theirs in
shared memory, where the threads share the rows out among themselves, combine, and leave the whole for all to read. A cluster of
blocks shares longer columns: each block sends its rows' results to every other one, and all combine them in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.fast_math import short_exponentials
from tk.schedules.cuda.codegen.kernel_builder import BYTES, as_index, bits, ceil_div, flat_index
from tk.schedules.cuda.codegen.tir_values import key
from tk.schedules.cuda.hardware import warp_size
from tk.schedules.cuda.hopper.cluster import cluster_wait, combined_values, post, receive, send
from tk.schedules.cuda.reduction.row_analysis import exponential_pair
from tk.schedules.cuda.reduction.row_kernel import WARP, shuffle
from tk.schedules.cuda.reduction.row_pass import GROUP, Partial, RowPass, combine_all, registers_of
from tk.schedules.cuda.reduction.row_plan import Plan, Value

__all__ = ["ColumnKernel", "layers_of", "shared_bytes"]

WAVES = 4  # groups of copies to shared memory, of which the first is computed with while others are on their way


def read_bits(plan: Plan) -> int:
    """Bits of what several stages read, for each element of a row."""
    return sum(bits(value.buffer) for value in _read_again(plan).values())


def _read_again(plan: Plan) -> dict[int, Value]:
    """The inputs that several stages read at one index, by buffer, each with the first of the stages."""
    found: dict[int, Value] = {}
    for value in plan.reads:
        same = [other for other in plan.reads if other.buffer.same_as(value.buffer)]
        alike = all(
            plan.analyzer.can_prove_equal(a, b) for other in same for a, b in zip(other.indices, value.indices, strict=True)
        )
        if alike and len({other.stage for other in same}) > 1:
            found[key(value.buffer)] = min(same, key=lambda other: other.stage)
    return found


def shared_bytes(plan: Plan, threads: int, depth: int, vector: int, cluster: int = 1) -> int:
    """What the reductions of one stage take, of the stage that takes most, times the stages: none is used again."""
    layers, reach = layers_of(threads, depth), threads * vector
    if layers == 1:
        return 0
    element = sum(bits(buffer) // 8 for value in plan.reductions for buffer in value.maker.buffers)
    return element * (layers * (reach + 1) + cluster * reach)


def layers_of(threads: int, depth: int, lanes: int = WARP) -> int:
    """Layers that do not share a warp, of so many lanes."""
    return max(1, depth * threads // max(lanes, threads))


@dataclass(frozen=True)
class _Array:
    """A part of a buffer of shared memory."""

    buffer: Buffer
    start: int

    def at(self, index: Expr) -> Expr:
        return index + self.start if self.start else index


def _loads(arrays: Sequence[_Array], at: Sequence[Expr]) -> Iterator[list[TensorLoad]]:
    """The elements of parts of shared memory at several places, one list a place."""
    return ([tirx.BufferLoad(array.buffer, [array.at(each)]) for array in arrays] for each in at)


class ColumnKernel(RowPass):
    """Blocks of threads · V rows and `depth` layers, or clusters of them; its steps written out, or looped over, and then with
    `shared` what several stages read kept in shared memory."""

    along_rows = False

    def __init__(
        self, plan: Plan, threads: int, depth: int, vector: int, written_out: bool, cluster: int, shared: bool
    ) -> None:
        super().__init__(plan, vector, depth * cluster, written_out)
        self.threads, self.depth, self.cluster, code = threads, depth, cluster, self.code
        self.results_width = vector
        tiles = ceil_div(plan.rows, threads * vector)
        self.grid = tiles * cluster
        self.block, self.rank = code.variable("block", self.grid), code.variable("rank", cluster)
        tile = tirx.floordiv(self.block, cluster) if cluster > 1 else self.block
        self.again = _read_again(plan) if shared else {}
        pairs = {stage: pair for stage in range(plan.stages) if (pair := self._pair(stage)) is not None}
        counts = [count * threads * vector * cluster for count in combined_values(plan, pairs)]
        self.exchanges, self.taken_bytes = 0, 8 * len(counts)
        if cluster > 1:
            size = self.taken_bytes + shared_bytes(plan, threads, depth, vector, cluster)
            self.memory = code.buffer((size // 4,), "float32", "memory", "shared")
        self.waves: list[range] = []  # groups of steps whose copies are waited for together
        self.saved: dict[int, Buffer] = {}  # what several stages read, by buffer: 16 bytes a thread and step
        self.started = cluster == 1  # whether the cluster's blocks are known to have started
        self.thread = code.variable("thread", threads * depth)
        self.layer = code.simplify(tirx.floordiv(self.thread, threads))
        number: Expr = code.simplify(tile * threads + tirx.floormod(self.thread, threads))
        if not (isinstance(plan.rows, int) and plan.rows % (threads * vector) == 0):
            self.in_rows = (number * vector < plan.rows,)
            number = tirx.min(number, ceil_div(plan.rows, vector) - 1)  # computes the last rows again
        self.row = code.stand_in("taken_row", ceil_div(plan.rows, vector), number) * vector + self.access.lane
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.thread, threads * depth, "threadIdx.x")]
        if cluster > 1:
            self.axes.insert(1, (self.rank, cluster, "clusterCtaIdx.x"))
            post(code, self.memory, self.thread, counts)

    def _stage(self, stage: int) -> None:
        if stage == 0 and self.again:
            self._copy_all()
        super()._stage(stage)

    def _copy_all(self) -> None:
        """Copies of all that several stages read to shared memory, on their way at once, in a few groups to wait for."""
        code, groups = self.code, self.plan.columns // (self.reach * GROUP)
        cuts = sorted({-(-groups * n // WAVES) for n in range(WAVES + 1)})
        self.waves = [range(a, b) for a, b in pairwise(cuts)]
        for wave in self.waves:
            for step in range(wave.start * GROUP, wave.stop * GROUP):
                self._copy_step(as_index(step))
            code.add(tirx.Evaluate(T.ptx["cp.async.commit_group"]()))
        for step in range(groups * GROUP, self.steps):
            self._copy_step(as_index(step))
        code.add(tirx.Evaluate(T.ptx["cp.async.commit_group"]()))

    def _copy_step(self, step: Expr) -> None:
        code = self.code
        self._at_step(step)
        for value in self.again.values():
            buffer, indices = value.buffer, self._here(value.indices)
            if str(buffer.dtype) == "bool" or self.access.contiguous(buffer, indices) != self.vector:
                continue
            packed = "float16" in str(buffer.dtype)
            width, flat = self.vector // (1 + packed), self.access.first(code.simplify(flat_index(buffer, indices)))
            if key(buffer) not in self.saved:
                size, dtype = self.steps * self.threads * self.depth * width, "uint32" if packed else str(buffer.dtype)
                name = f"saved_{dtype}x{width}_"  # a source declares it once a kernel, which must agree
                self.saved[key(buffer)] = code.buffer((size,), dtype, name, "shared.dyn")
            saved, view = self.saved[key(buffer)], code.view(buffer, packed)
            index, start = self._saved_index(width), tirx.floordiv(flat, 2) if packed else flat
            each = min(width, BYTES * 8 // bits(saved))
            size = each * bits(saved) // 8
            copy = T.ptx["cp.async.cg.shared.global" if size == BYTES else "cp.async.ca.shared.global"]
            with code.when(*self._in_row(step)):
                for at in range(0, width, each):
                    pair = tirx.BufferLoad(saved, [index + at]), tirx.BufferLoad(view, [start + at])
                    code.add(tirx.Evaluate(copy(*(T.address_of(load) for load in pair), size)))

    def _groups(self, groups: Expr | int, first: int = 0) -> None:
        """The first stage's groups are computed as their copies arrive, those of the others as they are read."""
        if self.stage or not self.again:
            super()._groups(groups, first)
            return
        for number, wave in enumerate(self.waves):
            self._wait(len(self.waves) - number)
            super()._groups(len(wave), wave.start)
        self._wait(0)

    def _wait(self, most: int) -> None:
        self.code.add(tirx.Evaluate(T.ptx["cp.async.wait_group"](most)))

    def _input(self, buffer: Buffer, indices: list[Expr], guards: tuple[Any, ...]) -> Expr:
        """From memory; from shared memory, where this thread's copies put it."""
        value = self.again.get(key(buffer)) if self.column is not None and not guards else None
        if value is None or key(buffer) not in self.saved or not self._same_indices(indices, self._here(value.indices)):
            return super()._input(buffer, indices, guards)
        return tirx.BufferLoad(self._fetched(buffer), [self.access.lane])

    def _fetched(self, buffer: Buffer) -> Buffer:
        """Registers of this thread's copy of `buffer` at this step."""
        where = key(buffer), str(self.step)
        if where not in self.fetched:
            saved = self.saved[key(buffer)]
            if str(saved.dtype) == str(buffer.dtype):
                array = target = self.code.buffer((self.vector,), str(buffer.dtype), "fetched")
            else:
                array, target = self.access.pack(buffer, self.vector)
            width = int(target.shape[0])
            with self.code.collected() as statements:
                start = self._saved_index(width)
                self.access.copy(saved, width, lambda at: self.code.store(target, tirx.BufferLoad(saved, [start + at]), at))
            self.loads += statements
            self.fetched[where] = array
        return self.fetched[where]

    def _saved_index(self, width: int) -> Expr:
        return (self.step * (self.threads * self.depth) + self.thread) * width

    def _number(self, step: Expr) -> Expr:
        return (step if self.cluster == 1 else step * self.cluster + self.rank) * self.depth + self.layer

    def _stores(self) -> tuple[Expr, ...]:
        zero = as_index(0)
        first = () if self.cluster == 1 else (tirx.EQ(self.rank, zero),)
        return first if self.depth == 1 else (*first, tirx.EQ(self.layer, zero))

    def _combine(self, stage: int, parts: list[Partial]) -> None:
        pair = self._pair(stage)
        if pair is None:
            self._combine_all(parts)
        else:
            self._combine_pair(parts[0], pair[1])

    def _pair(self, stage: int) -> tuple[Value, Value] | None:
        """A softmax's maximum and sum, where they are combined at once."""
        at_once = (self.again or (self.unrolled is not None and self.narrow)) and self.layers() > 1
        return exponential_pair(self.plan, stage) if at_once else None

    def _combine_pair(self, largest: Partial, total: Value) -> None:
        """Each thread's sums of exp(x − its own maximum), then both combined at once: one barrier instead of two."""
        both = self._both(largest, self._powers(largest, total))
        own, (most, _) = self.code.buffer((self.vector,), "float32", "own"), both.loads(self.access.lane)
        if self.unrolled is not None:
            self.access.each(own, most)
        self._combine_all([both])
        if self.unrolled is not None:
            self.access.each(own, short_exponentials(T.exp(tirx.BufferLoad(own, [self.access.lane]) - most)))
            self._scale_powers(largest.value, own)

    def layers(self) -> int:
        """Layers that do not share a warp, or a wave."""
        return layers_of(self.threads, self.depth, warp_size())

    def _combine_all(self, parts: list[Partial]) -> None:
        within = min(self.depth, max(1, warp_size() // self.threads))
        for part in parts:
            for lane in range(self.vector):
                shuffle(self.code, part, within, self.threads, lane)
        if self.layers() > 1:
            self._combine_layers(parts)
        self._hold(*parts)

    def _combine_layers(self, parts: list[Partial]) -> None:
        """Through shared memory: rows are shared out among the threads, `sharers` neighbours a row."""
        code, reach, layers = self.code, self.threads * self.vector, self.layers()
        total = self.threads * self.depth
        sharers = max(1, min(WARP, layers, total // reach))
        index, layer = tirx.floormod(self.thread, self.threads), tirx.floordiv(self.thread, max(warp_size(), self.threads))
        shared = [[self._shared(layers * (reach + 1), str(r.dtype)) for r in part.registers] for part in parts]
        totals = [[self._shared(self.cluster * reach, str(r.dtype)) for r in part.registers] for part in parts]
        first = () if self.threads >= warp_size() else (tirx.floormod(self.thread, warp_size()) < self.threads,)
        with code.when(*first):
            for register, array in zip(registers_of(parts), chain(*shared), strict=True):
                for lane in range(self.vector):
                    value = tirx.BufferLoad(register, [as_index(lane)])
                    code.store(array.buffer, value, array.at(layer * (reach + 1) + index * self.vector + lane))
        code.sync()
        if not self.started:
            cluster_wait(code)
            self.started = True
        for turn in range(-(-reach * sharers // total)):
            self._combine_row(parts, shared, totals, turn * (total // sharers), sharers)
        if self.cluster > 1:
            receive(code, self.memory, self.exchanges)
            self.exchanges += 1
        else:
            code.sync()
        for part, arrays in zip(parts, totals, strict=True):  # each row's, of all of the cluster's blocks
            for lane in range(self.vector):
                at = [rank * reach + index * self.vector + lane for rank in range(self.cluster)]
                combine_all(code, part, _loads(arrays, at), as_index(lane))

    def _shared(self, size: int, dtype: str) -> _Array:
        """Shared memory for one reduction. A cluster has all of it in one buffer: where TVM puts a later one over an earlier
        one, it knows nothing of what other blocks send there."""
        if self.cluster == 1:
            return _Array(self.code.buffer((size,), dtype, "parts", "shared"), 0)
        start, self.taken_bytes = self.taken_bytes // 4, self.taken_bytes + 4 * size
        return _Array(self.memory, start)

    def _combine_row(
        self, parts: list[Partial], shared: list[list[_Array]], totals: list[list[_Array]], start: int, sharers: int
    ) -> None:
        """totals[row] = the combination of shared[…, row], for the rows from `start` on: one for `sharers` neighbouring
        threads."""
        code, reach, layers = self.code, self.threads * self.vector, self.layers()
        row = code.simplify(start + tirx.floordiv(self.thread, sharers))
        sharer = code.simplify(tirx.floormod(self.thread, sharers))
        uncertain = code.unproved(row < reach)
        if uncertain:  # all threads of a warp shuffle
            row = tirx.min(row, reach - 1)
        zero = as_index(0)
        for part, arrays, row_totals in zip(parts, shared, totals, strict=True):
            mine = Partial(part.value, [code.buffer((1,), str(array.buffer.dtype), "mine") for array in arrays])
            at = [(sharer + turn * sharers) * (reach + 1) + row for turn in range(layers // sharers)]
            combine_all(code, mine, _loads(arrays, at), zero)
            shuffle(code, mine, sharers)
            with code.when(tirx.EQ(sharer, zero), *uncertain):
                for array, value in zip(row_totals, mine.loads(zero), strict=True):
                    if self.cluster == 1:
                        code.store(array.buffer, value, array.at(row))
                    else:
                        send(code, array.buffer, self.exchanges, value, array.at(self.rank * reach + row), range(self.cluster))
