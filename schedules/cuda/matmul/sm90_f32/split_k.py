"""Where a cluster's blocks each take a part of k of a float32 product: how their sums come together.

Each block owns some of wgmma's columns, eight at a time: four accumulators a thread. When all have multiplied, a block writes
what it does not own to the shared memory of those that do, into the left operand's ring, which nobody needs any more; adds
what came to its own, in the order of the blocks, and stores it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.schedules.cuda.matmul.sm90.split_k import cluster_sync

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

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
    from tvm.script import tirx as T

    config, rank, width = store.config, at[0].rank_k, store.width
    split, threads, unit = config.split_k, 128 * config.consumers, store.unit
    parts = [owned(width // unit, split, owner) for owner in range(split)]
    columns = [(first * unit, end * unit) for first, end in parts]
    slot = slot_bytes(width, unit, threads, split)
    cluster_sync()
    for owner in range(split):
        with T.If(rank != owner), T.Then():
            _send(acc, columns[owner], ring, (owner, rank, thread), (slot, threads))
    cluster_sync()
    for owner in range(split):
        if columns[owner][0] < columns[owner][1]:
            with T.If(rank == owner), T.Then():
                _add(acc, columns[owner], ring, thread, (slot, threads, split))
                store.emit(acc, at, columns[owner])


def _send(acc: Buffer, columns: tuple[int, int], ring: Buffer, at: tuple[int, Expr, Expr], sizes: tuple[int, int]) -> None:
    """Write the accumulators of `columns` to this block's slot in the ring of block `owner`."""
    from tvm.script import tirx as T

    owner, rank, thread = at
    slot, threads = sizes
    remote = T.alloc_local([1], "uint32")
    address = T.cuda.cvta_generic_to_shared(ring.ptr_to([0, 0, 0]))
    T.evaluate(T.ptx.mapa.shared__cluster.u32(remote[0], address, T.uint32(owner)))
    mine = T.Select(rank > owner, rank - 1, rank)
    base = remote[0] + T.Cast("uint32", mine * slot + thread * 16)
    for number, eight in enumerate(range(columns[0] // 8, columns[1] // 8)):
        four = [acc[eight * 4 + i] for i in range(4)]
        T.evaluate(T.ptx["st.shared::cluster.v4.f32"](base + T.uint32(number * threads * 16), *four))


def _add(acc: Buffer, columns: tuple[int, int], ring: Buffer, thread: Expr, sizes: tuple[int, int, int]) -> None:
    """Add what the other blocks of the cluster sent to the accumulators of `columns`."""
    from tvm.script import tirx as T

    slot, threads, split = sizes
    size = (split - 1) * slot // 4
    sums = T.decl_buffer((size,), "float32", data=ring.data, elem_offset=ring.elem_offset, scope="shared.dyn")
    for number, eight in enumerate(range(columns[0] // 8, columns[1] // 8)):
        for other in range(split - 1):
            four = T.alloc_local((4,), "float32")
            with T.vectorized(T.int64(4)) as v:
                T.buffer_store(four, sums[other * (slot // 4) + (number * threads + thread) * 4 + v], [v])
            for i in range(4):
                T.buffer_store(acc, acc[eight * 4 + i] + four[i], [eight * 4 + i])
