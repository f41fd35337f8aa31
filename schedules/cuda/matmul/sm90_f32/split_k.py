"""Where a cluster's blocks each take a part of k of a float32 product: how their sums come together.

Each block owns some of wgmma's columns, eight at a time: four accumulators a thread. When all have multiplied, a block writes
what it does not own to the shared memory of those that do, into the left operand's ring, which nobody needs any more; adds
what came to its own, in the order of the blocks, and stores it.
"""

from __future__ import annotations

from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import cluster_sync
from tk.schedules.cuda.matmul.sm90.split_k import add_received, send
from tk.schedules.cuda.matmul.sm90_f32.store import Output

__all__ = ["finish_split", "owned", "slot_bytes"]


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
