"""What follows from a decode attention and a config: how rows are packed, and tiles lie in shared memory; and what all rows of
a block have in common: the columns that any of them sees, and the tables of their pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import tirx
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.problem import Attention, Match, Operand, Pages, same_pages
from tk.schedules.cuda.attention.visible import narrow, seen_by_row, valued
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.decode.rule import Config

__all__ = [
    "MMA_K",
    "MMA_M",
    "ROWS",
    "AttentionPlan",
    "Plan",
    "Tile",
    "in_batch",
    "page_tables",
    "row_tiles",
    "seen_by_all",
    "shared_bytes",
    "stored_bytes",
    "tile_bytes",
]

MMA_M, MMA_K = 16, 16
ROWS = 64
"""Query rows of a head of keys, times the heads of its group: at most so many are packed."""
CHUNK = 8  # elements of 16 bits that one cp.async copies, 16 bytes
PAD = 8  # float32 between the rows of results in shared memory: 8 rows then begin in different banks


def row_tiles(match: Match, rows: int = MMA_M) -> int:
    """Tiles of so many rows that the packed rows of a head of keys fill."""
    return -(-int(match.rows or 0) * match.group // rows)


def pitch(width: int, size: int = 2) -> int:
    """Bytes from one row of a tile in shared memory to the next, elements being of `size` bytes: an odd number of 16 bytes, so
    that the 8 rows that ldmatrix reads at once lie in different banks."""
    return (width * size // 16 | 1) * 16


def stored_bytes(match: Match) -> int:
    """How many bytes an element of the keys and values has in memory."""
    return 1 if match.cache else 2


def tile_bytes(match: Match, block_n: int) -> int:
    """Bytes of shared memory of one stage of the keys and values, of a warp or of those that share them."""
    size = stored_bytes(match)
    return block_n * (pitch(match.depth, size) + pitch(match.width, size))


def shared_bytes(match: Match, config: Config) -> int:
    """Shared memory of a block: the rings of all its warps along the keys, or their results where these take more."""
    ring = config.warps * config.stages * tile_bytes(match, config.block_n)
    results = config.warps * MMA_M * row_tiles(match) * (match.width + PAD + 2) * 4
    return int(max(ring, results))


@dataclass(frozen=True, eq=False)
class Tile:
    """`rows` rows of keys or values in shared memory, copied by `threads` threads; `offset` bytes into a stage; of elements of
    `size` bytes."""

    operand: Operand
    rows: int
    threads: int
    offset: int
    size: int

    @property
    def chunks(self) -> int:
        """16 bytes of a row each."""
        return self.operand.width * self.size // 16

    @property
    def pitch(self) -> int:
        return pitch(self.operand.width, self.size)


@dataclass(frozen=True, eq=False)
class AttentionPlan:
    """What follows from any attention and a config."""

    attention: Attention
    config: Any

    @property
    def facts(self) -> Match:
        return self.attention.facts

    @property
    def batch(self) -> Expr | int:
        return narrow(self.attention.q.batch)

    @property
    def columns(self) -> int | Expr:
        return narrow(self.attention.k.rows)


@dataclass(frozen=True, eq=False)
class Plan(AttentionPlan):
    """Everything that follows from an attention and a config. A block is one head of keys and one split of them. Its warps
    are `row_warps` along the packed rows, 16 each, times `warps` along the keys; those that share keys share a ring."""

    @property
    def block_n(self) -> int:
        """Keys of a tile."""
        return int(self.config.block_n)

    @property
    def rows(self) -> int:
        """Query rows of a head."""
        return int(self.facts.rows or 0)

    @property
    def packed(self) -> int:
        """Rows of a head of keys: those of each of its query heads."""
        return self.rows * self.facts.group

    @property
    def block_rows(self) -> int:
        """Packed rows of a block."""
        return self.packed

    @property
    def row_warps(self) -> int:
        return row_tiles(self.facts)

    @property
    def warps(self) -> int:
        """Along the keys."""
        return int(self.config.warps)

    @property
    def kv_heads(self) -> int:
        return self.facts.heads // self.facts.group

    @property
    def threads(self) -> int:
        return WARP * self.row_warps * self.warps

    @property
    def row_blocks(self) -> int:
        """Blocks that share a head's packed rows."""
        return 1

    @property
    def blocks(self) -> Expr | int:
        return self.batch * (self.kv_heads * self.config.splits * self.row_blocks)

    @property
    def k(self) -> Tile:
        return Tile(self.attention.k, self.config.block_n, WARP * self.row_warps, 0, self.size)

    @property
    def v(self) -> Tile:
        return Tile(self.attention.v, self.config.block_n, WARP * self.row_warps, self.config.block_n * self.k.pitch, self.size)

    @property
    def size(self) -> int:
        """Bytes of an element of the keys and values."""
        return stored_bytes(self.facts)

    @property
    def stage_bytes(self) -> int:
        return tile_bytes(self.facts, self.config.block_n)

    @property
    def result_pitch(self) -> int:
        """float32 from one row of a warp's results in shared memory to the next."""
        return self.facts.width + PAD

    def partials(self) -> tuple[Buffer, Buffer]:
        """The buffers in which splits leave what they summed and their rows' (maximum, sum), [head of keys, split, row, …]."""
        rows = self.attention.q.batch * (self.kv_heads * self.config.splits * self.packed)
        return (
            tirx.decl_buffer((rows * self.facts.width,), "float32", "partial"),
            tirx.decl_buffer((rows * 2,), "float32", "partial_sums"),
        )


def in_batch(plan: Plan, batch: Any, other: tuple[Any, Any]) -> Callable[[Any], Any]:
    """What gives the value of an expression of the batch's axis and of one other variable, `other` being it and its value."""
    return valued([(plan.attention.axes[0], batch), other])


def page_tables(plan: Plan) -> list[Pages]:
    """What tells the pages of the keys, and those of the values where that is something else."""
    keys, values = plan.attention.k.pages, plan.attention.v.pages
    if keys is None or values is None:
        return []
    return [keys] if same_pages(keys, values) else [keys, values]


def seen_by_all(plan: Plan, batch: Expr, kv_head: Expr) -> tuple[Expr, Expr]:
    """(first column, one past the last) that any of a block's rows sees."""
    a, head = plan.attention, kv_head * plan.facts.group
    if not a.bounds:  # a causal mask ends with the last row
        first, end = seen_by_row(a, batch, head, T.int32(plan.rows - 1))
        return first, let("end", end)
    if plan.rows == 1:
        first, end = seen_by_row(a, batch, head, T.int32(0))
        return let("start", first), let("end", end)
    both = T.alloc_local((2,), "int32")
    T.buffer_store(both, T.int32(0) + plan.columns, [0])
    T.buffer_store(both, T.int32(0), [1])
    with T.serial(plan.rows) as row:
        first, end = seen_by_row(a, batch, head, row)
        T.buffer_store(both, T.min(both[0], first), [0])
        T.buffer_store(both, T.max(both[1], end), [1])
    return let("start", both[0]), let("end", both[1])
