"""Where a cluster's blocks each take a part of k: how their sums come together.

Each block owns some of the tile's columns, in units of 16. When its wgmmas are done, and so are the others', it writes the
sums of the columns that it does not own to the shared memory of the blocks that do (over the cluster's network, into the ring,
which nobody needs any more), waits until all have, adds what came to its own, and stores those columns:

    slot s of a block's ring    what the s-th of the other blocks sent: for every four registers, 16 bytes a thread

A thread finds in the slots what the threads of its own number hold of the same positions, so that nothing is rearranged. Parts
are added in the order of the blocks: the result is the same in every run.
"""

from __future__ import annotations

from dataclasses import replace

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import cluster_sync
from tk.schedules.cuda.matmul.output import move
from tk.schedules.cuda.matmul.sm90.store import Store, StoredTile

__all__ = ["UNIT", "add_received", "finish_split", "send", "slot_bytes"]

UNIT = 16  # columns


def _owned(width: int, split: int, rank: int) -> tuple[int, int]:
    """The columns that block `rank` of `split` owns, of a tile's `width`."""
    units = width // UNIT
    return rank * units // split * UNIT, (rank + 1) * units // split * UNIT


def slot_bytes(width: int, num_b: int, rows: int, split: int) -> int:
    """Shared memory for what one other block sends of a tile of `rows` x `width`, in bytes."""
    return -(-width // UNIT // split) * UNIT * num_b * rows * 4


def _registers(store: Store, columns: tuple[int, int]) -> list[int]:
    """The numbers of the accumulators that hold the given columns, of every fragment and matmul."""
    half, num_b = store.block_n // 2, store.matmul.facts.num_b
    return [
        fragment * half + part * store.width // 2 + i
        for fragment in range(store.fragments)
        for part in range(num_b)
        for i in range(columns[0] // 2, columns[1] // 2)
    ]


def finish_split(tile: StoredTile, at: tuple[Buffer, Expr, Expr], split: int) -> None:
    """The epilogue of a tile whose k is split: `at` is (the ring's memory, this block's rank, the thread's number among the
    consumers' threads). The producer's warps meet the others twice, as the consumers do here."""
    (memory, rank, thread), store, threads = at, tile.store, tile.f.threads
    slot = slot_bytes(store.width, store.matmul.facts.num_b, store.fragments * threads // 2, split)
    here = tile.f.inside()  # warps whose rows all lie beyond the matrix have nothing to say
    columns, acc = [_owned(store.width, split, owner) for owner in range(split)], tile.acc.wide()
    cluster_sync()
    for owner in range(split):
        with T.If(T.And(rank != owner, here)), T.Then():
            send(acc, _registers(store, columns[owner]), memory, (owner, rank, thread), (slot, threads))
    cluster_sync()
    for owner in range(split):
        with T.If(T.And(rank == owner, here)), T.Then():
            own = StoredTile(replace(store, columns=columns[owner]), tile.f, acc, tile.staging)
            own.prefetch()
            add_received(acc, _registers(store, columns[owner]), memory, thread, (slot, threads, split))
            own.emit()


def send(acc: Buffer, registers: list[int], memory: Buffer, at: tuple[int, Expr, Expr], sizes: tuple[int, int]) -> None:
    """Write the given accumulators to this block's slot in the ring of block `owner`."""
    owner, rank, thread = at
    slot, threads = sizes
    remote = T.alloc_local([1], "uint32")
    address = T.cuda.cvta_generic_to_shared(memory.ptr_to([0, 0, 0]))
    T.evaluate(T.ptx.mapa.shared__cluster.u32(remote[0], address, T.uint32(owner)))
    mine = T.Select(rank > owner, rank - 1, rank)
    base = remote[0] + T.Cast("uint32", mine * slot + thread * 16)
    for i in range(0, len(registers), 4):
        four = [acc[register] for register in registers[i : i + 4]]
        T.evaluate(T.ptx["st.shared::cluster.v4.f32"](base + T.uint32(i // 4 * threads * 16), *four))


def add_received(acc: Buffer, registers: list[int], memory: Buffer, thread: Expr, sizes: tuple[int, int, int]) -> None:
    """Add what the other blocks of the cluster sent, float32 in `memory` of any dtype, to the given accumulators."""
    slot, threads, split = sizes
    count = (split - 1) * slot // 4
    offset = memory.elem_offset if str(memory.dtype) == "float32" else memory.elem_offset // 2  # else of 16 bits
    accumulators = T.decl_buffer((count,), "float32", data=memory.data, elem_offset=offset, scope="shared.dyn")
    for i in range(0, len(registers), 4):
        for other in range(split - 1):
            four = T.alloc_local((4,), "float32")
            move(four, 0, accumulators, other * (slot // 4) + (i // 4 * threads + thread) * 4, 4)
            for j in range(4):
                T.buffer_store(acc, acc[registers[i + j]] + four[j], [registers[i + j]])
