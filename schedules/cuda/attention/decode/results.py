"""From a block's warps to one result: (m, l, o) of each in shared memory, combined by the logarithm of their sums.

    m = max_w m_w;   l = Σ_w 2^(c (m_w − m)) l_w;   o = Σ_w 2^(c (m_w − m)) o_w           c the softmax's exponent

Where the result is that of all keys, it is o / l, rounded once; else o and (m, l) go to memory, and a second kernel does the
same with what the splits have left.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.decode.plan import MMA_M, Plan
from tk.schedules.cuda.attention.decode.softmax import PackedSoftmax
from tk.schedules.cuda.attention.online_softmax import PACK, power_of_sink
from tk.schedules.cuda.attention.problem import uses
from tk.schedules.cuda.attention.visible import at_row
from tk.schedules.cuda.codegen.scalars import f32, shuffle_xor
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.matmul.output import let

__all__ = ["MERGE_THREADS", "combine", "emit_merge", "store_fragments"]

VECTOR = 4  # float32 that a thread combines at a time
MERGE_THREADS = 128  # of a block of the second kernel


def store_fragments(
    plan: Plan, memory: Buffer, warp: tuple[Expr, Expr | int, Expr], soft: PackedSoftmax, first: Expr | int = 0
) -> None:
    """A warp's o, whose first column is `first`, and its rows' (m, l), to shared memory; `warp` is (along the rows, along the
    keys, lane)."""
    row_warp, key_warp, lane = warp
    pitch = plan.result_pitch
    for half in range(2):
        row = let("row", (key_warp * plan.row_warps + row_warp) * MMA_M + lane // 4 + half * 8)
        if plan.facts.cache:
            _store_interleaved(plan, memory, row * pitch, (half, lane), soft)
        else:
            at = let("at", row * pitch + (first + lane % 4 * 2))
            for i in range(int(soft.o.shape[0]) // 4):
                with T.vectorized(T.int32(2)) as v:
                    T.buffer_store(memory, soft.o[4 * i + 2 * half + v], [at + i * 8 + v])
        with T.If(lane % 4 == 0), T.Then():
            T.buffer_store(memory, soft.top[half], [_sums(plan) + row * 2])
            T.buffer_store(memory, soft.total[half], [_sums(plan) + row * 2 + 1])


def _store_interleaved(plan: Plan, memory: Buffer, row: Expr, coordinates: tuple[int, Expr], soft: PackedSoftmax) -> None:
    """A row of o; of 16 columns the even ones are one tile of the sums, the odd ones the next: widen.py takes values of 8 bits
    apart so."""
    half, lane = coordinates
    at, four = let("at", row + lane % 4 * 4), T.alloc_local((4,), "float32")
    for block in range(plan.facts.width // 16):
        for n in range(4):
            T.buffer_store(four, soft.o[4 * (2 * block + n % 2) + 2 * half + n // 2], [n])
        with T.vectorized(T.int32(4)) as v:
            T.buffer_store(memory, four[v], [at + block * 16 + v])


def _sums(plan: Plan) -> int:
    """Where the rows' (m, l) begin in shared memory, in float32."""
    return plan.warps * plan.row_warps * MMA_M * plan.result_pitch


def subtracted(top: TensorLoad) -> Expr:
    """The maximum as what is subtracted: of a row that has seen nothing 0."""
    return T.Select(top == f32(-math.inf), f32(0.0), top)


def factor(plan: Plan, to: Expr, index: int, top: Expr, most: Expr) -> None:
    """to[index] = 2^(c (top − most))."""
    c = f32(plan.attention.scale * math.log2(math.e))
    T.evaluate(T.ptx["ex2.approx.ftz.f32"](to[index], (top - most) * c))


def _add(sums: Buffer, state: Buffer, part: Buffer) -> None:
    """sums += state[2] · part, of a thread's columns."""
    for n in range(VECTOR):
        T.buffer_store(sums, sums[n] + state[2] * part[n], [n])


def combine(
    plan: Plan,
    memory: Buffer,
    thread: Expr,
    coordinates: tuple[Expr, Expr, Expr, Expr],
    partials: tuple[Buffer, Buffer] | None,
    before: Expr | int = 0,
) -> None:
    """Combine the warps' results and store them; `coordinates` is (batch, head of keys, which of all of those, split), `before`
    how many packed rows precede the block's."""
    batch, kv_head, which, split = coordinates
    warps, pitch, vectors = plan.warps, plan.result_pitch, plan.facts.width // VECTOR
    total = (plan.packed if isinstance(before, int) else T.min(plan.packed - before, plan.block_rows)) * vectors
    sums = T.alloc_local((VECTOR,), "float32")
    state = T.alloc_local((3,), "float32")  # maximum, sum, factor
    with T.serial(-(-plan.block_rows * vectors // plan.threads)) as turn:
        index = let("index", turn * plan.threads + thread)
        with T.If(index < total), T.Then():
            row, vector = let("row", index // vectors), let("vector", index % vectors)
            rows = [row + w * (plan.row_warps * MMA_M) for w in range(warps)]
            tops = [memory[_sums(plan) + each * 2] for each in rows]
            T.buffer_store(state, tops[0], [0])
            for top in tops[1:]:
                T.buffer_store(state, T.max(state[0], top), [0])
            most = let("most", subtracted(state[0]))
            T.buffer_store(state, f32(0.0), [1])
            for n in range(VECTOR):
                T.buffer_store(sums, f32(0.0), [n])
            for each, top in zip(rows, tops, strict=True):
                factor(plan, state, 2, top, most)
                T.buffer_store(state, state[1] + state[2] * memory[_sums(plan) + each * 2 + 1], [1])
                part = T.alloc_local((VECTOR,), "float32")
                with T.vectorized(T.int32(VECTOR)) as v:
                    T.buffer_store(part, memory[each * pitch + vector * VECTOR + v], [v])
                _add(sums, state, part)
            if partials is None:
                store_row(plan, (batch, kv_head, before + row), vector, sums, state)
            else:
                line = (which * plan.config.splits + split) * plan.packed + (before + row)
                _store_partial(plan, partials, line, vector, sums, state)


def _store_partial(plan: Plan, partials: tuple[Buffer, Buffer], row: Expr, vector: Expr, sums: Buffer, state: Buffer) -> None:
    values, pairs = partials
    at = let("to", T.Cast("int64", row) * plan.facts.width + T.Cast("int64", vector * VECTOR))
    with T.vectorized(T.int64(VECTOR)) as v:
        T.buffer_store(values, sums[v], [at + v])
    with T.If(vector == 0), T.Then(), T.vectorized(T.int64(2)) as v:
        T.buffer_store(pairs, state[v], [T.Cast("int64", row) * 2 + v])


def store_row(plan: Plan, coordinates: tuple[Any, Any, Any], vector: Any, sums: Any, state: Any) -> None:
    """Four neighbours of a packed row's result: sums over the total, rounded; `coordinates` is (batch, head of keys, packed
    row), `state` the row's maximum and total. A scale that is one for all values comes last: infinite, it would make NaN of
    partial sums whose signs differ, in some ways to split the keys."""
    batch, kv_head, row = coordinates
    a, out, rows = plan.attention, plan.attention.out, plan.rows
    head = kv_head * plan.facts.group + row // rows
    if a.sink is not None:
        sink = at_row(a, batch, head, row % rows)(a.sink)
        power_of_sink(a, sink, state[0], (state, 2))
        T.buffer_store(state, state[1] + state[2], [1])
    one, zero = f32(1.0), f32(0.0)
    inverse = one / state[1]
    inverse = let("inverse", T.Select(state[1] == zero, zero, inverse) if a.blind else inverse)
    means = [sums[n] * inverse for n in range(VECTOR)]
    if a.v_scale is not None and not uses(a.v_scale, a.axes[3]):
        scale = let("scale", at_row(a, batch, head, row % rows)(a.v_scale))
        means = [mean * scale for mean in means]
    pair = T.alloc_local((2,), "uint32")
    for n in range(2):
        pack = T.ptx[PACK[plan.facts.dtype]](pair[n], means[2 * n + 1], means[2 * n])
        T.evaluate(pack)
    target = T.decl_buffer((out.size // 2,), "uint32", data=out.param.data)
    line = out.head_at(batch, head) + T.Cast("int64", row % rows) * out.row_stride
    flat = let("flat", (line + T.Cast("int64", vector * VECTOR) + out.offset) // 2)
    with T.vectorized(T.int64(2)) as v:
        T.buffer_store(target, pair[v], [flat + v])


def emit_merge(plan: Plan, partials: tuple[Buffer, Buffer], block: Expr, thread: Expr) -> None:
    """The second kernel, of what the splits of the keys left: a block is one packed row, `groups` of its threads take every
    groups-th split, four columns a thread."""
    values, pairs = partials
    splits, width, vectors = plan.config.splits, plan.facts.width, plan.facts.width // VECTOR
    groups = min(MERGE_THREADS // vectors, splits)
    which, row = let("which", block // plan.packed), let("row", block % plan.packed)
    group, vector = let("group", thread // vectors), let("vector", thread % vectors)
    sums, state = T.alloc_local((VECTOR,), "float32"), T.alloc_local((3,), "float32")
    shared = T.alloc_buffer((groups * (width + 1),), "float32", scope="shared")

    def line(split: Expr) -> Expr:
        """The row of one split."""
        return (T.Cast("int64", which) * splits + T.Cast("int64", split)) * plan.packed + T.Cast("int64", row)

    _maximum(splits, thread, state, lambda split: pairs[line(split) * 2])
    most = let("most", subtracted(state[0]))
    T.buffer_store(state, f32(0.0), [1])
    for n in range(VECTOR):
        T.buffer_store(sums, f32(0.0), [n])
    with T.If(group < groups), T.Then():
        with T.serial((T.int32(splits + groups - 1) - group) // groups) as turn:
            at = let("at", line(group + turn * groups))
            factor(plan, state, 2, pairs[at * 2], most)
            T.buffer_store(state, state[1] + state[2] * pairs[at * 2 + 1], [1])
            part = T.alloc_local((VECTOR,), "float32")
            with T.vectorized(T.int64(VECTOR)) as v:
                T.buffer_store(part, values[at * width + T.Cast("int64", vector * VECTOR) + v], [v])
            _add(sums, state, part)
        for n in range(VECTOR):
            T.buffer_store(shared, sums[n], [group * (width + 1) + vector * VECTOR + n])
        with T.If(vector == 0), T.Then():
            T.buffer_store(shared, state[1], [group * (width + 1) + width])
    T.evaluate(T.tvm_storage_sync("shared"))
    with T.If(thread < vectors), T.Then():
        for other in range(1, groups):
            T.buffer_store(state, state[1] + shared[other * (width + 1) + width], [1])
            for n in range(VECTOR):
                T.buffer_store(sums, sums[n] + shared[other * (width + 1) + vector * VECTOR + n], [n])
        coordinates = (which // plan.kv_heads, which % plan.kv_heads, row)
        store_row(plan, coordinates, vector, sums, state)


def _maximum(splits: int, thread: Expr, state: Buffer, top: Callable[[Any], Any]) -> None:
    """state[0] = the largest top of all splits, in every lane."""
    lane = let("lane", thread % WARP)
    T.buffer_store(state, f32(-math.inf), [0])
    with T.serial(-(-splits // WARP)) as turn:
        split = T.min(lane + turn * WARP, splits - 1)
        T.buffer_store(state, T.max(state[0], top(split)), [0])
    for away in (16, 8, 4, 2, 1):
        other = shuffle_xor(state[0], away)
        T.buffer_store(state, T.max(state[0], other), [0])
