"""What follows from an attention and a config on Hopper: how tiles lie in shared memory, which tiles of columns a block's rows
see, and which tiles of rows a block takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.cuda.attention.visible import Seen, narrow
from tk.schedules.cuda.hopper.pipeline import encode_tensor_map, tma_load
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.rule import Config

__all__ = ["COLUMNS", "Q_STAGES", "Plan", "Ring", "Span", "Tile", "Work", "origin_of", "shared_bytes", "span_of", "span_of_row"]

Q_STAGES = 2  # of a persistent block
RANK = 4  # of an operand: [batch, heads, rows, columns]
COLUMNS = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle


def blocks_of(width: int) -> int:
    """How many times 64 columns hold `width`."""
    return -(-width // COLUMNS)


@dataclass(frozen=True, eq=False)
class Tile:
    """How rows of an operand lie in shared memory: for each 64 columns `rows` rows of 128 bytes, `stages` times."""

    operand: Operand
    rows: int
    stages: int

    @property
    def blocks(self) -> int:
        return blocks_of(self.operand.width)

    @property
    def shape(self) -> tuple[int, int, int]:
        return (self.stages * self.blocks, self.rows, COLUMNS)

    @property
    def bytes(self) -> int:
        """Bytes of one stage."""
        return self.blocks * self.rows * COLUMNS * 2

    @property
    def block_step(self) -> int:
        """From one 64 columns to the next, in 16 bytes."""
        return self.rows * COLUMNS * 2 // 16

    def tensor_map(self, dtype: str) -> Expr:
        """On the host: the operand's TMA tensor map, [batch, heads, rows, columns] in its own strides."""
        x = self.operand
        sizes = [x.width, x.rows, x.heads, x.batch]
        # a dim of one element has no stride that matters, but TMA wants one
        steps = (x.row_stride, x.head_stride, x.batch_stride)
        strides = [16 if isinstance(step, int) and step == 0 else step * 2 for step in steps]
        rest = [COLUMNS, self.rows, 1, 1, 1, 1, 1, 1, 0, 3, 2, 0]  # box, element strides, swizzle, L2 promotion, zeros outside
        first = isinstance(x.offset, int) and x.offset == 0
        address = x.param.data if first else T.handle_add_byte_offset(x.param.data, x.offset * 2)
        return encode_tensor_map(dtype, RANK, address, *sizes, *strides, *rest)

    def copy(
        self, tensor_map: Expr, memory: Buffer, at: tuple[Expr, Expr, Expr], barrier: Expr, stage: TensorLoad | int
    ) -> None:
        """Issue the copies of one stage: `at` is (row, head, batch)."""
        row, head, batch = at
        for block in range(self.blocks):
            destination = memory.ptr_to([stage * self.blocks + block, 0, 0])
            T.evaluate(T.ptx[tma_load(RANK)](destination, T.address_of(tensor_map), block * COLUMNS, row, head, batch, barrier))


@dataclass(frozen=True, eq=False)
class Ring:
    """A tile's stages in shared memory, the tensor map that they are copied by, and an mbarrier pair for each."""

    tile: Tile
    tensor_map: Any
    memory: Any
    full: Any
    empty: Any


@dataclass(frozen=True, eq=False)
class Span:
    """Tiles of columns, from `begin` to `tiles`, that the rows of a block see; every row sees those from `whole` to `full`
    whole."""

    tiles: Any
    full: Any
    begin: Any
    whole: Any


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from an attention and a config."""

    attention: Attention
    config: Any
    q: Tile
    k: Tile
    v: Tile

    @property
    def block_m(self) -> int:
        return 64 * int(self.config.consumers)

    @property
    def sizes(self) -> tuple[Any, Any, Any, Any]:
        """(batch, rows, columns, shift), int32 where they are symbolic."""
        a = self.attention
        return narrow(a.q.batch), narrow(a.q.rows), narrow(a.k.rows), narrow(a.shift)

    @property
    def window(self) -> int:
        """How many columns a row sees at most; 0 for all up to the diagonal, which alone bounds a window."""
        return self.attention.facts.window if self.attention.facts.causal and not self.attention.limited else 0

    @property
    def has_begin(self) -> bool:
        """Whether rows may not see the first columns."""
        return self.window > 0 or (self.attention.limited and bool(self.attention.bounds.lower))

    @property
    def ragged(self) -> bool:
        """Whether the last tile may have columns beyond the matrix, or hidden ones."""
        a, columns = self.attention, self.attention.facts.columns
        return bool(a.facts.causal or a.limited or columns is None or columns % int(self.config.block_n))

    @property
    def row_tiles(self) -> Any:
        return (self.sizes[1] + (self.block_m - 1)) // self.block_m


@dataclass(frozen=True, eq=False)
class Work:
    """The tiles of rows that a persistent block takes: every `step`th from the number of the block on, of all `total`."""

    p: Plan
    total: int
    step: int
    cta: Expr

    @property
    def count(self) -> Expr:
        return (self.total - self.cta + (self.step - 1)) // self.step

    def origin(self, j: Expr) -> tuple[Expr, Expr, Expr]:
        """(row, head, batch) of the block's jth tile."""
        return origin_of(self.p, self.cta + j * self.step)


def origin_of(p: Plan, number: Expr) -> tuple[Expr, Expr, Expr]:
    """(row, head, batch) of a tile of rows: those that see most columns come first, else a head's side by side."""
    batches, heads, rising = p.sizes[0], p.attention.facts.heads, p.attention.rising
    tile = let("tile", (p.row_tiles - 1 - number // (heads * batches)) if rising else number % p.row_tiles)
    which_head = let("which_head", number % (heads * batches) if rising else number // p.row_tiles)
    head = let("head", which_head % heads)
    batch = let("batch", which_head // heads)
    return let("row", tile * p.block_m), head, batch


def span_of_row(p: Plan, row: Expr) -> Span:
    """The tiles that the rows of a block from `row` on see, up to the diagonal and within the window."""
    n, causal, window = int(p.config.block_n), p.attention.facts.causal, p.window
    _, _, columns, shift = p.sizes
    seen = let("seen", T.max(T.min(row + (p.block_m + shift), columns), 1) if causal else T.int32(0) + columns)
    tiles = let("tiles", (seen + (n - 1)) // n)
    full = let("full", (T.max(T.min(columns, row + (shift + 1)), 0) if causal else T.int32(0) + columns) // n)
    begin = let("begin", T.min(T.max(row + (shift - window + 1), 0) // n, tiles - 1) if window else T.int32(0))
    whole = T.max(row + (p.block_m + shift - window), 0) + (n - 1)
    return Span(tiles, full, begin, let("whole", whole // n if window else T.int32(0)))


def span_of(p: Plan, seen: Seen) -> Span:
    """The tiles that the rows of a block see, where these are the columns: one tile at least, for rows that see none."""
    n = int(p.config.block_n)
    tiles = let("tiles", (T.max(seen.end, 1) + (n - 1)) // n)
    full = let("full", seen.every_end // n)
    begin = let("begin", T.min(seen.first // n, tiles - 1))
    return Span(tiles, full, begin, let("whole", (seen.every_first + (n - 1)) // n))


def shared_bytes(depth: int, width: int, config: Config) -> int:
    """Shared memory of a block, in bytes."""
    rows = 64 * config.consumers * max(blocks_of(depth), blocks_of(width)) * (Q_STAGES if config.persistent else 1)
    ring = config.stages * config.block_n * (blocks_of(depth) + blocks_of(width))
    return int((rows + ring) * COLUMNS * 2 + 2048)
