"""How often each bin is there: a block counts its part of the integers in shared memory, and adds what it has to the result.

    counts = 0
    block b, thread tx:   local[copy · bins + index[i]] += 1   for i = b · T + tx, … by B · T;   copy = warp mod copies
                          counts[bin] += local[bin] + local[bins + bin] + …

Few bins are hit by many threads at once, which an atomic operation makes wait for one another: warps have copies of their own,
as many as there is room for. More bins than shared memory holds are counted in global memory at once; which of both it is, a
number of bins that is known at a call alone decides there. Integers are added: the result does not depend on their order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.histogram import HistogramProblem, histogram_problem, launched
from tk.schedule.refusals import listed, must_be
from tk.schedule.rule import reading
from tk.schedules.cuda.hardware import WARP, thread_reasons
from tk.schedules.sort_scan_cases import HISTOGRAMS
from tk.target import Target

NAME = "cuda.histogram"
VERSION = 1
CASES = HISTOGRAMS

ROOM = 8192  # counts of 32 bits in a block's static shared memory
BLOCKS = 4  # of each SM
EACH = 8  # integers of a thread, before another block is worth its additions to the result


@dataclass(frozen=True)
class Config:
    """Threads of a block, how many blocks there are at most, and the counts that a block holds, 0 for none. Nothing is
    searched: a task's reference would count in one thread."""

    threads: int
    blocks: int
    room: int


match = reading(histogram_problem)


@listed
def legal(match: HistogramProblem, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads)
    if config.room and target.kind != "cuda":
        yield must_be("room", config.room, 0, "atomic operations on AMD's shared memory are not written")


def default(match: HistogramProblem, target: Target) -> Config:
    fits = match.bins is None or match.bins <= ROOM
    return Config(512, BLOCKS * target.cores, ROOM if fits and target.kind == "cuda" else 0)


def lower(func: PrimFunc, match: HistogramProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config))


def kernel(match: HistogramProblem, config: Config) -> PrimFunc:
    """A PrimFunc(index[n], counts[bins])."""
    threads, most, room = config.threads, config.blocks, config.room

    @T.macro  # type: ignore[untyped-decorator]
    def histogram(index: Buffer, counts: Buffer) -> None:
        size, number = T.meta_var((index.shape[0], counts.shape[0]))
        one = T.meta_var(T.int64(1))
        blocks = T.meta_var(T.max(one, T.min(T.int64(most), (size + (threads * EACH - 1)) // (threads * EACH))))
        for block in T.thread_binding(T.max(one, (number + (threads - 1)) // threads), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("zero"):
                    T.reads()
                    T.writes(counts[0:number])
                    if block * threads + tx < number:
                        counts[block * threads + tx] = T.int64(0)
        for block in T.thread_binding(blocks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("count"):
                    T.reads(index[0:size])
                    T.writes(counts[0:number])
                    here = T.sblock_alloc_buffer((1,), "int64", scope="local")
                    total = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    local_counts = T.sblock_alloc_buffer((max(room, 1),), "int32", scope="shared")
                    copies = T.meta_var(T.max(one, T.min(T.int64(threads // WARP), T.int64(room) // T.max(one, number))))
                    turns = T.meta_var((size - block * threads - tx + (blocks * threads - 1)) // (blocks * threads))
                    if room > 0:
                        for turn in T.serial(T.int64(-(-room // threads))):
                            if turn * threads + tx < T.min(T.int64(room), copies * number):
                                local_counts[turn * threads + tx] = 0
                        T.evaluate(T.tvm_storage_sync("shared"))
                    for turn in T.serial(turns):
                        here[0] = T.Cast("int64", index[(turn * blocks + block) * threads + tx])
                        if T.And(here[0] >= T.int64(0), here[0] < number):
                            if room > 0:
                                if number <= room:
                                    T.evaluate(
                                        T.cuda.atomic_add(T.address_of(local_counts[tx // WARP % copies * number + here[0]]), 1)
                                    )
                                else:
                                    T.evaluate(T.ptx["red.global.add.u64"](T.address_of(counts[here[0]]), T.uint64(1)))
                            else:
                                T.evaluate(T.ptx["red.global.add.u64"](T.address_of(counts[here[0]]), T.uint64(1)))
                    if room > 0:
                        T.evaluate(T.tvm_storage_sync("shared"))
                        if number <= room:
                            for turn in T.serial((number - tx + (threads - 1)) // threads):
                                total[0] = 0
                                for copy in T.serial(copies):
                                    total[0] = total[0] + local_counts[copy * number + turn * threads + tx]
                                if total[0] > 0:
                                    at = T.meta_var(T.address_of(counts[turn * threads + tx]))
                                    T.evaluate(T.ptx["red.global.add.u64"](at, T.Cast("uint64", total[0])))

    return launched(match, histogram)
