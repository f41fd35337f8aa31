"""From accumulators to memory: the fused function at each position of a consumer's fragment.

A thread holds wgmma's rows l/4 and l/4 + 8 of its warp's 16, at columns 8 i + 2 (l % 4) and the next. Where the operands are
swapped, wgmma's rows are the output's columns, and a warp's store writes eight of them side by side.

Where a cluster's blocks each take a part of k, each block owns some of wgmma's columns, eight at a time: four accumulators a
thread. When all have multiplied, a block writes what it does not own to the shared memory of those that do, into the left
operand's ring, which nobody needs any more; adds what came to its own, in the order of the blocks, and stores it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.hopper.block import cluster_sync
from tk.schedules.cuda.matmul.output import axes_at, flat, value_at, view
from tk.schedules.cuda.matmul.sm90.split_k import add_received, send
from tk.schedules.cuda.matmul.sm90.store import Store, StoredTile, plan_store
from tk.schedules.cuda.matmul.sm90_f32.plan import Plan

__all__ = ["Output", "finish_split", "owned", "plan_output", "slot_bytes"]


@dataclass(frozen=True, eq=False)
class Output:
    """How the product that `plan` plans is stored: `store` as it is for 16 bits, or with the operands swapped; `staging` is its
    shared memory."""

    plan: Plan
    store: Store
    staging: list[Any]

    @property
    def unit(self) -> int:
        """How many of wgmma's columns are stored together."""
        return 16 if self.staging else 8

    def emit(self, acc: Buffer, at: tuple[Any, ...], columns: tuple[int, int] | None = None) -> None:
        """The epilogue of a consumer's part of a tile, or of some of wgmma's columns: `at` is (the tile's position, rows,
        consumer, warp, lane)."""
        scheduler, rows, which, warp, lane = at
        if self.plan.config.swap:
            self._swapped(acc, at, columns or (0, self.plan.config.width))
            return
        fragment = self.plan.fragment(scheduler, (which * 64, warp, lane), which * 4 + warp, rows)
        store = self.store if columns is None else replace(self.store, columns=columns)
        tile = StoredTile(store, fragment, acc, self.staging)
        tile.prefetch()
        tile.emit()

    def _swapped(self, acc: Buffer, at: tuple[Any, ...], columns: tuple[int, int]) -> None:
        scheduler, rows, which, warp, lane = at
        matmul, dtype = self.plan.matmul, self.plan.matmul.facts.out_dtype
        out, stored = view(matmul.out, matmul, in_memory(dtype)), in_memory(dtype)
        # in registers of their own: the compiler would keep the address of every position in one
        origin, first = T.alloc_local((2,), "int32"), T.alloc_local((1,), "int64")
        T.buffer_store(origin, scheduler.row + lane % 4 * 2, [0])
        T.buffer_store(origin, scheduler.column + which * 64 + warp * 16 + lane // 4, [1])
        T.buffer_store(first, flat(matmul, origin[0], origin[1], scheduler.batch), [0])
        for i in range(columns[0] // 8, columns[1] // 8):
            T.evaluate(T.cuda.warp_sync())  # one position's loads at a time
            for v in range(2):
                row = origin[0] + (i * 8 + v)
                for half in range(2):
                    column = origin[1] + half * 8
                    with T.If(T.And(row < rows, column < matmul.facts.n)), T.Then():
                        here = axes_at(matmul, row, column, scheduler.batch)
                        value = value_at(matmul, here, [acc[i * 4 + half * 2 + v]])
                        index = first[0] + T.int64((i * 8 + v) * matmul.facts.n + half * 8)
                        T.buffer_store(out, T.Cast(stored, T.Cast(dtype, value)), [index])


def plan_output(p: Plan, pool: SMEMPool) -> Output:
    """The Output of what `p` plans, its shared memory taken from `pool`."""
    store = replace(plan_store(p.matmul, p.config), ragged=p.ragged)
    staging = [] if p.config.swap or not store.vector else store.allocate(pool, p.config.consumers)
    return Output(p, store, staging)


def owned(units: int, split: int, rank: int) -> tuple[int, int]:
    """First and end of the units of columns that block `rank` of `split` owns."""
    return rank * units // split, (rank + 1) * units // split


def slot_bytes(width: int, unit: int, threads: int, split: int) -> int:
    """Shared memory for what one other block sends, in bytes: of `width` columns, owned `unit` at a time."""
    return -(-(width // unit) // split) * (unit // 8) * threads * 16


def finish_split(store: Output, acc: Buffer, ring: Buffer, thread: Expr, at: tuple[Any, ...]) -> None:
    """The epilogue of a tile whose k is split: `thread` is the thread's number among the consumers' threads, `at` as the store
    has it. The block's other warps meet these twice, as is done here."""
    config, rank, width = store.plan.config, at[0].rank_k, store.plan.config.width
    split, threads, unit = config.split_k, 128 * config.consumers, store.unit
    parts = [owned(width // unit, split, owner) for owner in range(split)]
    columns = [(first * unit, end * unit) for first, end in parts]
    registers = [list(range(first // 8 * 4, end // 8 * 4)) for first, end in columns]  # a thread has four of each eight columns
    slot = slot_bytes(width, unit, threads, split)
    cluster_sync()
    for owner in range(split):
        with T.If(rank != owner), T.Then():
            send(acc, registers[owner], ring, (owner, rank, thread), (slot, threads))
    cluster_sync()
    for owner in range(split):
        if columns[owner][0] < columns[owner][1]:
            with T.If(rank == owner), T.Then():
                add_received(acc, registers[owner], ring, thread, (slot, threads, split))
                store.emit(acc, at, columns[owner])
