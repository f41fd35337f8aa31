"""The second kernel: what the splits of the keys have left, combined by the logarithm of their sums.

block    one packed row; `groups` of threads take every groups-th split, four columns a thread
         m = max_s m_s;   l = Σ_s 2^(c (m_s − m)) l_s;   out = Σ_s 2^(c (m_s − m)) o_s / l
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.decode.plan import WARP, Plan
from tk.schedules.cuda.attention.decode.results import VECTOR, factor, store_row, subtracted
from tk.schedules.cuda.matmul.output import let

__all__ = ["emit_merge"]

THREADS = 128


def emit_merge(plan: Plan, partials: tuple[Buffer, Buffer]) -> tuple[int, Callable[[Any, Any], None]]:
    """(threads of a block, what writes the statements of one)."""
    return THREADS, lambda block, thread: _emit(plan, partials, block, thread)


def _emit(plan: Plan, partials: tuple[Buffer, Buffer], block: Expr, thread: Expr) -> None:
    values, pairs = partials
    splits, width, vectors = plan.config.splits, plan.facts.width, plan.facts.width // VECTOR
    groups = min(THREADS // vectors, splits)
    which, row = let("which", block // plan.packed), let("row", block % plan.packed)
    group, vector = let("group", thread // vectors), let("vector", thread % vectors)
    sums, state = T.alloc_local((VECTOR,), "float32"), T.alloc_local((3,), "float32")
    shared = T.alloc_buffer((groups * (width + 1),), "float32", scope="shared")

    def line(split: Expr) -> Expr:
        """The row of one split."""
        return (T.Cast("int64", which) * splits + T.Cast("int64", split)) * plan.packed + T.Cast("int64", row)

    _maximum(splits, thread, state, lambda split: pairs[line(split) * 2])
    most = let("most", subtracted(state[0]))
    T.buffer_store(state, T.FloatImm("float32", 0.0), [1])
    for n in range(VECTOR):
        T.buffer_store(sums, T.FloatImm("float32", 0.0), [n])
    with T.If(group < groups), T.Then():
        with T.serial((T.int32(splits + groups - 1) - group) // groups) as turn:
            at = let("at", line(group + turn * groups))
            factor(plan, state, 2, pairs[at * 2], most)
            T.buffer_store(state, state[1] + state[2] * pairs[at * 2 + 1], [1])
            part = T.alloc_local((VECTOR,), "float32")
            with T.vectorized(T.int64(VECTOR)) as v:
                T.buffer_store(part, values[at * width + T.Cast("int64", vector * VECTOR) + v], [v])
            for n in range(VECTOR):
                T.buffer_store(sums, sums[n] + state[2] * part[n], [n])
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
    T.buffer_store(state, T.FloatImm("float32", -math.inf), [0])
    with T.serial(-(-splits // WARP)) as turn:
        split = T.min(lane + turn * WARP, splits - 1)
        T.buffer_store(state, T.max(state[0], top(split)), [0])
    for away in (16, 8, 4, 2, 1):
        other = T.tvm_warp_shuffle_xor(tirx.IntImm("uint32", 0xFFFFFFFF), state[0], away, WARP, WARP)
        T.buffer_store(state, T.max(state[0], other), [0])
