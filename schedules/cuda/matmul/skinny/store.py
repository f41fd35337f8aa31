"""From a skinny matmul's accumulators to memory: partial sums meet in shared memory, and whole vectors leave it.

A consumer's fragment has the weights' columns along wgmma's rows: lane l holds columns l/4 and l/4 + 8 of the matrix for
the rows 8 i + 2 (l % 4) and the next. Every block of a cluster sums one share of the tile's columns:

    sums[part of k][row][matmul][column of the share]    float32, rows padded by 4: both accesses free of bank conflicts
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import gcd
from typing import TYPE_CHECKING, Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.matmul.epilogue import loads
from tk.schedules.cuda.matmul.output import flat, load_along, move, store_values, view
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.skinny.cost import PAD

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.skinny.rule import Config

__all__ = ["Accumulators", "emit_rows", "plan_accumulators", "push_accumulators"]


@dataclass(frozen=True, eq=False)
class Accumulators:
    """Where partial sums lie, and how they are stored: `share` columns of the output for each of the `split` blocks, `vector`
    columns at a time; `others`: the epilogue's loads."""

    matmul: Matmul
    split: int
    rows: int
    share: int
    fragments: int
    threads: int
    vector: int
    others: tuple[TensorLoad, ...]

    @property
    def num_b(self) -> int:
        return self.matmul.facts.num_b

    @property
    def pitch(self) -> int:
        return self.share * self.num_b + PAD

    @property
    def size(self) -> int:
        return self.split * self.rows * self.pitch


def plan_accumulators(matmul: Matmul, config: Config) -> Accumulators:
    """The Accumulators of `matmul` under `config`."""
    share, fragments = config.block_n // matmul.facts.num_b // config.split_k, config.block_n // 64 // config.consumers
    threads, vector, others = 128 * (config.consumers + 1), gcd(matmul.facts.n, 4), tuple(loads(matmul.value, matmul.accs))
    return Accumulators(matmul, config.split_k, config.block_m, share, fragments, threads, vector, others)


def push_accumulators(s: Accumulators, acc: Buffer, memory: Buffer, first: Expr, lane: Expr, ranks: tuple[Expr, Expr]) -> None:
    """Write a warp's fragments to the blocks that sum their columns; `first` is its first column in the tile, `ranks` are this
    block's along the columns and k in its cluster."""
    size, width = s.rows // 2, s.share * s.split
    rank_n, rank = ranks
    for r in range(s.fragments):
        part, column = (first + r * 64) // width, (first + r * 64) % width
        base: Any = None
        if s.split > 1:
            remote = T.alloc_local([1], "uint32")
            address = T.cuda.cvta_generic_to_shared(memory.ptr_to([0]))
            T.evaluate(
                T.ptx.mapa.shared__cluster.u32(remote[0], address, T.Cast("uint32", rank_n * s.split + column // s.share))
            )
            base = remote[0]
        at = rank * (s.rows * s.pitch) + part * s.share + column % s.share + lane // 4 + lane % 4 * 2 * s.pitch
        for i in range(s.rows // 8):
            for half in range(2):
                for v in range(2):
                    value = acc[r * size + i * 4 + half * 2 + v]
                    offset = at + ((i * 8 + v) * s.pitch + half * 8)
                    if s.split > 1:
                        T.evaluate(T.ptx["st.shared::cluster.f32"](base + T.Cast("uint32", offset * 4), value))
                    else:
                        T.buffer_store(memory, value, [offset])


def emit_rows(s: Accumulators, memory: Buffer, origin: tuple[Expr, Expr, Expr, Expr], thread: Expr, rank: Expr) -> None:
    """Sum this block's share of the columns over the parts of k, and store the fused function of it. `origin` is the tile's
    first row, column and batch, and the row behind its last."""
    row, column, batch, end = origin
    across = s.share // s.vector
    items = s.rows * across
    for step in range(-(-items // s.threads)):
        item = thread + step * s.threads
        r, c = item // across, item % across * s.vector
        inside = [row + r < end, column + rank * s.share + c < s.matmul.facts.n]
        last = items % s.threads and step == items // s.threads
        with T.If(reduce(T.And, [*inside, item < items] if last else inside)), T.Then():
            totals = [_total(s, memory, r * s.pitch + part * s.share + c) for part in range(s.num_b)]
            at = row + r, column + rank * s.share + c, batch
            loaded = load_along(s.matmul, s.others, at, s.vector)
            result = T.alloc_local((s.vector,), in_memory(s.matmul.facts.out_dtype))
            store_values(s.matmul, result, at, totals, loaded)
            target = view(s.matmul.out, s.matmul, str(result.dtype))
            move(target, flat(s.matmul, *at), result, 0, s.vector)


def _total(s: Accumulators, memory: Buffer, at: Expr) -> Expr:
    """The sums at `at` and the next columns, over the parts of k in their order."""
    total = T.alloc_local((s.vector,), "float32")
    for part in range(s.split):
        more = T.alloc_local((s.vector,), "float32") if part else total
        move(more, 0, memory, part * (s.rows * s.pitch) + at, s.vector)
        for i in range(s.vector if part else 0):
            T.buffer_store(total, total[i] + more[i], [i])
    return total
