"""What the warps of a float32 product's blocks do on Hopper, as parts of its kernel (kernel.py, with the algorithm): the
producer's copies, the warps that split the right operand into TF32 parts, and the consumers, which split the left one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import init_barriers, only_if, pingpong_arrive, pingpong_wait
from tk.schedules.cuda.hopper.pipeline import arrive
from tk.schedules.cuda.hopper.wgmma import descriptor_of_stage, encode_descriptor, wgmma
from tk.schedules.cuda.matmul.output import move
from tk.schedules.cuda.matmul.sm90.warp_specialization import copy_tile, fill
from tk.schedules.cuda.matmul.sm90_f32.plan import BLOCK_K, SPLITTERS, Plan
from tk.schedules.cuda.matmul.sm90_f32.repair import Extremes, copy_registers, repair, repair_nonfinite
from tk.schedules.cuda.matmul.sm90_f32.store import finish_split

__all__ = ["Memory", "consume", "produce", "ready_barriers", "split_right"]

EARLY = 2  # a turn is passed before its last products
SPLIT_BATCH = 4  # 16-byte chunks that a splitting thread holds at once


@dataclass(frozen=True, eq=False)
class Memory:
    """A block's shared memory: the barriers, the rings of both operands and of the right one's low parts."""

    full: Buffer
    ready: Buffer
    empty: Buffer
    left: Buffer
    right: Buffer
    low: Buffer
    seen: Buffer


def _stage(
    p: Plan, maps: tuple[Expr, Expr], memory: Memory, at: tuple[Any, Any], which: str, barrier: Expr, stage: TensorLoad
) -> None:
    """Issue the copies of a stage, of both operands or one: `at` is (the tile's position, block of k)."""
    scheduler, block = at
    rows = (scheduler.column, scheduler.row) if p.config.swap else (scheduler.row, scheduler.column)
    for name, tile, tensor_map, ring, row in zip("lr", (p.left, p.right), maps, (memory.left, memory.right), rows, strict=True):
        if name in which:
            copy_tile(tile, [tensor_map], ring, barrier, (scheduler, row, (stage, block)), (0, 0))


def _floats(memory: Buffer, size: int) -> Expr:
    """A ring of float32 as it lies in shared memory, one axis."""
    return T.decl_buffer((size,), "float32", data=memory.data, elem_offset=memory.elem_offset, scope="shared.dyn")


def _split_right(p: Plan, raw: Buffer, low: Buffer, i: int, extremes: Extremes) -> None:
    """raw[i] split: its low part to low[i], rounded to what the tensor core will read of it. The high part is raw[i] without
    the lowest 13 bits, as the tensor core reads it; in a fine plan it is rounded, and goes to raw[i]."""
    extremes.note(raw[i])
    bits, mask = T.reinterpret("uint32", raw[i]), T.uint32(0xFFFFE000)
    if p.fine:
        high = T.alloc_local((1,), "float32")
        T.buffer_store(high, T.reinterpret("float32", (bits + T.uint32(0x1000)) & mask), [0])
        T.buffer_store(low, raw[i] - high[0], [i])
        T.buffer_store(raw, high[0], [i])
        return
    rest = raw[i] - T.reinterpret("float32", bits & mask)
    T.buffer_store(low, T.reinterpret("float32", T.reinterpret("uint32", rest) + T.uint32(0x1000)), [i])


def _split_tile(p: Plan, memory: Memory, extremes: Extremes, stage: TensorLoad, thread: Expr) -> None:
    """Write the low parts of a stage's right tile, at the positions of what they are the low parts of: `thread` of
    SPLITTERS."""
    floats = p.right.stages * p.right.size * BLOCK_K
    raw, low = _floats(memory.right, floats), _floats(memory.low, floats)
    chunks = p.right.copied * BLOCK_K // 4
    steps = -(-chunks // SPLITTERS)
    base = stage * (p.right.size * BLOCK_K)
    for first in range(0, steps, SPLIT_BATCH):
        batch = list(enumerate(range(first, min(steps, first + SPLIT_BATCH))))
        high, rest = (T.alloc_local((4 * len(batch),), "float32") for _ in range(2))
        for number, step in batch:
            chunk = step * SPLITTERS + thread
            with only_if(chunk < chunks if (step + 1) * SPLITTERS > chunks else None):
                move(high, number * 4, raw, base + chunk * 4, 4)
        for number, step in batch:
            chunk = step * SPLITTERS + thread
            with only_if(chunk < chunks if (step + 1) * SPLITTERS > chunks else None):
                for i in range(4):
                    _split_right(p, high, rest, number * 4 + i, extremes)
                move(low, base + chunk * 4, rest, number * 4, 4)
                if p.fine:
                    move(raw, base + chunk * 4, high, number * 4, 4)
    T.buffer_store(memory.seen, T.reinterpret("uint32", extremes.most[0]), [thread])
    T.buffer_store(memory.seen, extremes.least[0], [SPLITTERS + thread])


def _load_left(p: Plan, memory: Memory, parts: tuple[Any, Any], extremes: Extremes, at: tuple[TensorLoad, Expr, Expr]) -> None:
    """This thread's part of a stage's left tile, 64 rows of a consumer; to be exact split: high rounded to TF32, low the rest.
    `at` is (stage, the consumer's number, the thread's number in it)."""
    stage, which, tid = at
    high, low = parts
    ring = _floats(memory.left, p.left.stages * p.left.size * BLOCK_K)
    lane = tid % 32
    row = which * 64 + tid // 32 * 16 + lane // 4  # and the one 8 below
    size = p.left.size * BLOCK_K
    for kk in range(BLOCK_K // 8):
        if p.left.operand.major == "k":
            indices = [
                stage * size + (row + half * 8) * 32 + ((2 * kk + end) ^ (lane // 4)) * 4 + lane % 4
                for end in range(2)
                for half in range(2)
            ]
            values = [ring[index] for index in indices]
        else:
            values = _turned(ring, stage * size + (which * 2 + tid // 64) * 1024, kk, tid)
        for i, value in enumerate(values):
            x = T.alloc_local((1,), "float32")
            T.buffer_store(x, value, [0])
            if not p.exact:
                T.buffer_store(high, T.reinterpret("uint32", x[0]), [kk * 4 + i])
                continue
            extremes.note(x[0], i % 2)
            T.evaluate(T.ptx["cvt.rna.tf32.f32"](high[kk * 4 + i], x[0]))
            T.buffer_store(low, T.reinterpret("uint32", x[0] - T.reinterpret("float32", high[kk * 4 + i])), [kk * 4 + i])


def _turned(ring: Buffer, box: Expr, kk: int, tid: Expr) -> list[Expr]:
    """The four values of a thread's fragment, of a box of 32 lines of k of 32 rows each. Lanes of odd k load what lies four of
    k further first: a warp's loads then touch all banks."""
    lane = tid % 32
    odd = lane % 2
    found: list[Expr] = [None] * 4
    for half in range(2):
        column = tid // 32 % 2 * 16 + half * 8 + lane // 4
        pair = []
        for first in range(2):
            line = kk * 8 + lane % 4 + 4 * (odd if first == 0 else 1 - odd)
            x = T.alloc_local((1,), "float32")
            T.buffer_store(x, ring[box + line * 32 + ((column // 4) ^ (line % 8)) * 4 + column % 4], [0])
            pair.append(x[0])
        found[half] = T.Select(odd == 0, pair[0], pair[1])
        found[2 + half] = T.Select(odd == 0, pair[1], pair[0])
    return found


def _issue(
    p: Plan, sums: Buffer, acc: Buffer, parts: tuple[Any, Any], descriptors: tuple[TensorLoad, TensorLoad], at: tuple[Expr, ...]
) -> None:
    """Issue the products of one stage of one consumer, small ones first, from zero; in a fine plan they are added to the
    accumulators after each eight of k, small ones and large ones each. Products that need not be exact go to the accumulators.
    `at` is (stage, how many were before it, the consumer's number)."""
    stage, k, which = at
    high, low = parts
    b_high, b_low = (descriptor_of_stage(each, stage, p.right.size * BLOCK_K * 4 // 16) for each in descriptors)
    large = [(high, b_high, kk) for kk in range(BLOCK_K // 8)]
    if not p.exact:
        _multiply(p, acc, large, k > 0)
        T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())
        return
    small = [(a, b, kk) for a, b in ((low, b_high), (high, b_low)) for kk in range(BLOCK_K // 8)]
    if not p.fine:
        _multiply(p, sums, small)
        if p.config.ordered == EARLY:
            _order_arrive(p, which)
        _multiply(p, sums, large, True)
        T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())
        return
    groups = [[each for each in group if each[2] == kk] for kk in range(BLOCK_K // 8) for group in (small, large)]
    for group in groups[:-1]:
        _multiply(p, sums, group)
        T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())
        T.evaluate(T.ptx.wgmma.wait_group.sync.aligned(0))
        for i in range(p.right.size // 2):
            T.buffer_store(acc, acc[i] + sums[i], [i])
        T.evaluate(T.ptx.wgmma.fence.sync.aligned())
    _multiply(p, sums, groups[-1])
    T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())


def _multiply(p: Plan, sums: Buffer, operands: list[tuple[Buffer, TensorLoad, int]], more: Expr | bool = False) -> None:
    """Issue wgmmas, of (left part, descriptor of the right part, which eight of k), from zero or, where there are `more`, from
    what the sums are."""
    registers = [sums[i] for i in range(p.right.size // 2)]
    for number, (a, b, kk) in enumerate(operands):
        operand = [a[kk * 4 + i] for i in range(4)]
        goes_on = T.bool(True) if number else T.bool(more) if isinstance(more, bool) else more
        wgmma(registers, operand, b + T.uint64(kk * 2), goes_on, "tf32")


def _order_wait(p: Plan, which: Expr) -> None:
    """Wait until the other consumer has issued its products."""
    if p.config.consumers == 2 and p.config.ordered:
        pingpong_wait(which)


def _order_arrive(p: Plan, which: Expr) -> None:
    """It is the other consumer's turn."""
    if p.config.consumers == 2 and p.config.ordered:
        pingpong_arrive(which)


def _clear_rows(p: Plan, memory: Memory, thread: Expr) -> None:
    """Zeros in the rows of the left ring that no copy brings: what they would hold else counts among the operands' extremes."""
    missing, threads = p.left.size - p.left.copied, 128 * (p.config.consumers + 1)
    if not missing:
        return
    ring, size = _floats(memory.left, p.left.stages * p.left.size * BLOCK_K), missing * BLOCK_K
    with T.serial(p.left.stages) as stage, T.serial(-(-size // threads)) as step:
        index = step * threads + thread
        with only_if(index < size if size % threads else None):
            T.buffer_store(ring, T.float32(0), [stage * (p.left.size * BLOCK_K) + p.left.copied * BLOCK_K + index])


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def ready_barriers(p, memory, maps, wg, tid):  # type: ignore[no-untyped-def]
    """Initialise the barriers, and what of the left ring no copy brings, for the block's threads."""
    _clear_rows(p, memory, wg * 128 + tid)
    arrivals = T.meta_var((2 if p.matmul.pdl_safe else 1, SPLITTERS // 32, p.config.consumers))
    ring = T.meta_var(list(zip((memory.full, memory.ready, memory.empty), arrivals, strict=True)))
    init_barriers(wg, tid, [(p.config.stages, ring)], (), maps)
    T.cuda.cta_sync()


@T.inline
def produce(p, memory, maps, scheduler, first, units, lane):  # type: ignore[no-untyped-def]
    """The producer's warp: one thread copies both operands, or two one each, the weights' without waiting."""
    if p.matmul.pdl_safe:
        if lane == 0:
            fill(p, _stage, memory, maps, scheduler, first, units, p.sides[0])
        if lane == 1:
            T.ptx.griddepcontrol.wait()
            fill(p, _stage, memory, maps, scheduler, first, units, p.sides[1])
    else:
        if lane == 0:
            fill(p, _stage, memory, maps, scheduler, first, units, "lr")


@T.inline
def split_right(p, memory, scheduler, first, units, thread):  # type: ignore[no-untyped-def]
    """The splitting warps: the low parts of each stage's right tile; `thread` of SPLITTERS."""
    ring = PipelineState(p.config.stages, 0)
    extremes = T.meta_var(Extremes.make(1))
    extremes.reset()
    unit: T.int32 = first
    while unit < units:
        scheduler.locate(unit)
        for _ in T.serial(scheduler.count):
            T.cuda.mbarrier_wait(memory.full.ptr_to([ring.stage]), ring.phase)
            _split_tile(p, memory, extremes, ring.stage, thread)
            T.ptx.fence.proxy.async_.shared__cta()
            T.cuda.warp_sync()
            arrive(memory.ready.ptr_to([ring.stage]), thread % 32 == 0)
            ring.advance()
        unit = unit + p.step


@T.inline
def _step(p, memory, sums, parts, descriptors, extremes, at, thread):  # type: ignore[no-untyped-def]
    """One stage of a consumer: its products and, while they run, the next stage's left part. `parts` are this stage's and the
    next one's registers, `at` is (stage, phase, the ring at the next one, how many were before it, the last one's number)."""
    acc, new = T.meta_var(sums)
    here, there = T.meta_var(parts)
    stage, phase, ring, k, last = T.meta_var(at)
    which, tid = T.meta_var(thread)
    if p.exact:
        T.cuda.mbarrier_wait(memory.ready.ptr_to([stage]), phase)
    _order_wait(p, which)
    T.ptx.wgmma.fence.sync.aligned()
    _issue(p, new, acc, here, descriptors, (stage, k, which))
    if p.config.ordered != EARLY or p.fine or not p.exact:
        _order_arrive(p, which)
    if k < last:
        T.cuda.mbarrier_wait(memory.full.ptr_to([ring.stage]), ring.phase)
        _load_left(p, memory, there, extremes, (ring.stage, which, tid))
    T.ptx.wgmma.wait_group.sync.aligned(0)
    arrive(memory.empty.ptr_to([stage]), tid == 0)
    if p.exact:
        for i in T.unroll(p.right.size // 2):
            acc[i] = acc[i] + new[i]


@T.inline
def consume(p, store, memory, scheduler, first, units, m_size, thread):  # type: ignore[no-untyped-def]
    """A consumer: multiply and store its share of the block's units; `thread` is (warpgroup, warp, lane)."""
    wg, warp, lane = T.meta_var(thread)
    tid = T.meta_var(warp * 32 + lane)
    size = T.meta_var(p.right.size // 2)
    acc = T.alloc_local((size,), "float32")
    sums = T.meta_var(T.alloc_local((size,), "float32") if p.exact else acc)
    result = T.meta_var(T.alloc_local((size,), "float32") if p.has_zeros and not p.exact else acc)
    parts = T.meta_var([[T.alloc_local((BLOCK_K // 2,), "uint32") for _ in range(2)] for _ in range(2)])
    which: T.let = wg - 1
    ring = PipelineState(p.config.stages, 0)
    dh = SmemDescriptor()
    dl = SmemDescriptor()
    encode_descriptor(dh, memory.right)
    encode_descriptor(dl, memory.low)
    extremes = T.meta_var(Extremes.make(2))
    unit: T.int32 = first
    if p.config.consumers == 2:  # noqa: SIM102
        if which == 1:
            _order_arrive(p, which)
    while unit < units:
        scheduler.locate(unit)
        if p.exact:
            extremes.reset()
            for i in T.unroll(size):
                acc[i] = T.float32(0)
        T.cuda.mbarrier_wait(memory.full.ptr_to([ring.stage]), ring.phase)
        _load_left(p, memory, parts[0], extremes, (ring.stage, which, tid))
        for k in T.serial(scheduler.count):
            stage: T.let = ring.stage
            phase: T.let = ring.phase
            ring.advance()
            at = T.meta_var((stage, phase, ring, k, scheduler.count - 1))
            if k % 2 == 0:
                _step(p, memory, (acc, sums), (parts[0], parts[1]), (dh.desc, dl.desc), extremes, at, (which, tid))
            else:
                _step(p, memory, (acc, sums), (parts[1], parts[0]), (dh.desc, dl.desc), extremes, at, (which, tid))
        if p.exact:
            repair(
                p.fragment_operands(scheduler, which * 64 + warp * 16),
                acc,
                extremes,
                (memory.seen, SPLITTERS),
                lane,
                p.has_zeros,
            )
        elif p.has_zeros:
            copy_registers(acc, result)
            repair_nonfinite(p.fragment_operands(scheduler, which * 64 + warp * 16), result, lane, p.right.size)
        if p.split == 1:
            store.emit(result, (scheduler, m_size, which, warp, lane))
        else:
            finish_split(store, result, memory.left, which * 128 + tid, (scheduler, m_size, which, warp, lane))
        unit = unit + p.step
    if p.config.consumers == 2:  # noqa: SIM102
        if which == 0:
            _order_wait(p, which)
