"""The kernel of a function of rows, written from its plan.

    blockIdx.x · rows + threadIdx.x / threads  = row          thread = threadIdx.x % threads
    column = (step · threads + thread) · V + lane             V lanes: one 16-byte access

The threads of a row combine their results by shuffles in a warp, and one write to shared memory and one barrier across
warps; see row_pass.py. A row for a cluster of blocks has the threads of all of them, which send each other what theirs have
combined; see hopper/cluster.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.fast_math import short_exponentials
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, ceil_div
from tk.schedules.cuda.codegen.scalars import shuffle_xor
from tk.schedules.cuda.hardware import WARP, warp_size
from tk.schedules.cuda.hopper.cluster import cluster_wait, combined_values, post, receive, send
from tk.schedules.cuda.reduction.row_analysis import exponential_pair
from tk.schedules.cuda.reduction.row_pass import Partial, RowPass, combine_all, registers_of, store_together
from tk.schedules.cuda.reduction.row_plan import Plan, Value

__all__ = ["WARP", "ClusterKernel", "RowKernel", "combine_threads", "shuffle"]

AT_ONCE = 128  # threads at most whose maxima and sums are combined at once: with more, warps find their maxima first


class RowKernel(RowPass):
    """`threads` threads a row and `rows` rows a block; its steps written out, or looped over."""

    def __init__(self, plan: Plan, threads: int, rows: int, vector: int, written_out: bool) -> None:
        super().__init__(plan, vector, threads * vector, written_out)
        self.threads, self.rows, code = threads, rows, self.code
        self.grid = ceil_div(plan.rows, rows)
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", threads * rows)
        self.row = self.block if rows == 1 else self.block * rows + tirx.floordiv(self.thread, threads)
        self.index = self.thread if rows == 1 else tirx.floormod(self.thread, threads)
        self.full_blocks = isinstance(plan.rows, int) and plan.rows % rows == 0  # every thread has a row
        self.in_rows = () if self.full_blocks else (self.row < plan.rows,)
        if not self.full_blocks:  # a thread without a row computes the last one again, and does not store it
            self.row = tirx.min(self.row, plan.rows - 1)
        self.row = code.stand_in("row", plan.rows, self.row)
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.thread, threads * rows, "threadIdx.x")]

    def _number(self, step: Expr) -> Expr:
        return step * self.threads + self.index

    def _combine(self, stage: int, parts: list[Partial]) -> None:
        pair = exponential_pair(self.plan, stage) if self.threads > WARP else None
        if pair is not None and (self.threads <= AT_ONCE or str(parts[0].registers[0].dtype) == "float32"):
            (self._combine_pair if self.threads <= AT_ONCE else self._combine_warps)(parts[0], pair[1])
            return
        combine_threads(self.code, parts, self.thread, self.threads, self.rows * self.threads)
        self._hold(*parts)

    def _stores(self) -> tuple[Expr, ...]:
        return () if self.threads == 1 else (tirx.EQ(self.index, as_index(0)),)

    def _combine_pair(self, largest: Partial, total: Value) -> None:
        """Each thread's sum of exp(x − its own maximum), then both combined at once: one barrier instead of two."""
        sums = self._powers(largest, total)
        own = self.code.register("own", largest.loads(as_index(0))[0])
        combine_threads(self.code, [self._both(largest, sums)], self.thread, self.threads, self.rows * self.threads)
        self._rescale(largest, sums, own)

    def _combine_warps(self, largest: Partial, total: Value) -> None:
        """Each warp's sum of exp(x − its own maximum), then those of all warps: one barrier, and one exponential for a
        combination of two warps rather than two for each of two threads."""
        code, zero, (most,) = self.code, as_index(0), largest.registers
        code.store(most, warp_maximum(tirx.BufferLoad(most, [zero])), zero)
        sums = self._powers(largest, total)
        own = code.register("own", tirx.BufferLoad(most, [zero]))
        shuffle(code, sums, WARP)
        each, registers = self.threads // WARP, registers_of([largest, sums])
        for register, value in zip(registers, exchange(code, registers, self.thread, self.rows * each, each), strict=True):
            code.store(register, value, zero)
        part = code.register("part", tirx.BufferLoad(most, [zero]))
        code.store(most, warp_maximum(tirx.BufferLoad(most, [zero])), zero)
        scaled = sums.loads(zero)[0] * T.exp(tirx.BufferLoad(part, [zero]) - tirx.BufferLoad(most, [zero]))
        code.store(sums.registers[0], short_exponentials(scaled) if self.narrow else scaled, zero)
        shuffle(code, sums, each)
        self._rescale(largest, sums, own)

    def _rescale(self, largest: Partial, sums: Partial, own: Buffer) -> None:
        """The row's maximum and sum are known; what is kept was made with the maximum `own`."""
        zero = as_index(0)
        self._hold(sums)
        factor = T.exp(tirx.BufferLoad(own, [zero]) - largest.loads(zero)[0])
        self._scale_powers(largest.value, self.code.register("factor", factor))


class ClusterKernel(RowKernel):
    """A row for a cluster of blocks of `threads`, which send each other what these have combined."""

    def __init__(self, plan: Plan, threads: int, cluster: int, vector: int, written_out: bool) -> None:
        super().__init__(plan, threads * cluster, 1, vector, written_out)
        self.cluster, code = cluster, self.code
        self.block, self.rank = code.variable("block", self.grid * cluster), code.variable("rank", cluster)
        self.thread = code.variable("thread", threads)
        self.row = code.stand_in("row", plan.rows, tirx.floordiv(self.block, cluster))
        self.index = self.rank * threads + self.thread
        self.axes = [
            (self.block, self.grid * cluster, "blockIdx.x"),
            (self.rank, cluster, "clusterCtaIdx.x"),
            (self.thread, threads, "threadIdx.x"),
        ]
        self.combined_counts, self.exchanges = combined_values(plan), 0
        size = 2 * len(self.combined_counts) + sum(self.combined_counts) * cluster
        self.memory = code.buffer((size,), "float32", "memory", "shared")
        post(code, self.memory, self.thread, [count * cluster for count in self.combined_counts])

    def _combine(self, stage: int, parts: list[Partial]) -> None:
        code, zero, threads = self.code, as_index(0), self.threads // self.cluster
        combine_threads(code, parts, self.thread, threads, threads)
        if not self.exchanges:
            cluster_wait(code)
        number = self.exchanges
        first = 2 * len(self.combined_counts) + sum(self.combined_counts[:number]) * self.cluster
        self.exchanges += 1
        with code.when(self.thread < self.cluster):  # each of these threads tells one block
            for n, register in enumerate(registers_of(parts)):
                index = self.rank + (first + n * self.cluster)
                send(code, self.memory, number, tirx.BufferLoad(register, [zero]), index, [self.thread])
        receive(code, self.memory, number)
        for part in parts:
            size = len(part.registers) * self.cluster
            at = [range(first + rank, first + size, self.cluster) for rank in range(self.cluster)]
            combine_all(code, part, ([tirx.BufferLoad(self.memory, [as_index(n)]) for n in each] for each in at), zero)
            first += size
        self._hold(*parts)


def combine_threads(code: Code, parts: Sequence[Partial], thread: Expr, group: int, total: int) -> None:
    """Combine partial results of `group` neighbouring threads, a power of 2, of the block's `total`; all then hold theirs."""
    for part in parts:
        shuffle(code, part, min(group, warp_size()))
    if group <= warp_size():
        return
    zero, warps, each = as_index(0), total // warp_size(), group // warp_size()
    every = registers_of(parts)
    for register, value in zip(every, exchange(code, every, thread, warps, each, warp_size()), strict=True):
        code.store(register, value, zero)
    for part in parts:
        shuffle(code, part, each)


def exchange(
    code: Code, registers: Sequence[Buffer], thread: Expr, warps: int, each: int, lanes: int = WARP
) -> list[TensorLoad]:
    """What the warps of a group of `each`, of so many `lanes`, hold in these registers, lane n that of warp n of its group."""
    zero = as_index(0)
    warp, lane = tirx.floordiv(thread, lanes), tirx.floormod(thread, lanes)
    shared = [code.buffer((warps,), str(register.dtype), "parts", "shared") for register in registers]
    with code.when(tirx.EQ(lane, zero)):
        for array, register in zip(shared, registers, strict=True):
            code.store(array, tirx.BufferLoad(register, [zero]), warp)
    code.sync()
    mine = tirx.floordiv(warp, each) * each + tirx.floormod(lane, each)
    return [tirx.BufferLoad(array, [mine]) for array in shared]


def warp_maximum(value: TensorLoad) -> Expr:
    """The greatest of the warp's float32 values in all of its lanes, as integers of the same order: one instruction."""
    source = """
__forceinline__ __device__ float tk_warp_maximum(float x) {
  int i = __float_as_int(x);
  i = __reduce_max_sync(0xffffffffu, i ^ ((i >> 31) & 0x7fffffff));
  return __int_as_float(i ^ ((i >> 31) & 0x7fffffff));
}
"""
    return cuda_func_call("tk_warp_maximum", value, source_code=source, return_type="float32")


def shuffle(code: Code, part: Partial, count: int, apart: int = 1, index: int = 0) -> None:
    """Combine a reduction's registers[index] of `count` lanes of each warp, `apart` from each other, a butterfly: all of them
    hold the result."""
    at, away, width = as_index(index), count // 2, max(WARP, count * apart)
    while away:
        now, zero = part.loads(at), as_index(0)
        other = [code.buffer((1,), str(register.dtype), "other") for register in part.registers]
        for received, value in zip(other, now, strict=True):
            moved = shuffle_xor(value, away * apart, width)
            code.store(received, moved, zero)
        combined = part.block.combine(now, [tirx.BufferLoad(received, [zero]) for received in other])
        store_together(code, part.registers, combined, at)
        away //= 2
