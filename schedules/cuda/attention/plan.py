"""What follows from an attention and a config on Hopper: how tiles lie in shared memory, which tiles of columns a block's rows
see, and which tiles of rows a block takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.problem import Attention, Match, Operand
from tk.schedules.cuda.attention.visible import Seen, narrow
from tk.schedules.cuda.hopper.pipeline import encode_tensor_map, tma_load
from tk.schedules.cuda.matmul.output import let
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.rule import Config

__all__ = [
    "COLUMNS",
    "RANK",
    "Plan",
    "Ring",
    "Span",
    "Tile",
    "Work",
    "blocks_of",
    "origin_of",
    "plan",
    "q_stages",
    "shared_bytes",
    "span_of",
    "span_of_row",
    "tensor_map",
]

SHARE = 3  # of which L2 holds one of keys and values that several tiles of rows read
FEW_TILES, MANY_TURNS = 4, 8  # tiles of rows of a head, and of a persistent block
WIDE = 256  # columns of keys and values
RANK = 4  # of an operand: [batch, heads, rows, columns]
COLUMNS = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle


def blocks_of(width: int) -> int:
    """How many times 64 columns hold `width`."""
    return -(-width // COLUMNS)


def tensor_map(x: Operand, dtype: str, rows: int) -> Expr:
    """On the host: an operand's TMA tensor map, [batch, heads, rows, columns] in its own strides, of boxes of 64 columns of so
    many rows; with pages the first dim counts the memory's, and rows are a page's."""
    outer, step = (x.batch, x.batch_stride) if x.pages is None else (x.size // x.pages.stride, x.pages.stride)
    inner = x.rows if x.pages is None else x.pages.size
    # a dim of one element has no stride that matters, but TMA wants one
    strides = [16 if isinstance(each, int) and each == 0 else each * 2 for each in (x.row_stride, x.head_stride, step)]
    rest = [COLUMNS, rows, 1, 1, 1, 1, 1, 1, 0, 3, 2, 0]  # box, element strides, swizzle, L2 promotion, zeros outside
    first = isinstance(x.offset, int) and x.offset == 0
    address = x.param.data if first else T.handle_add_byte_offset(x.param.data, x.offset * 2)
    return encode_tensor_map(dtype, RANK, address, x.width, inner, x.heads, outer, *strides, *rest)


@dataclass(frozen=True, eq=False)
class Tile:
    """How rows of an operand lie in shared memory: for each 64 columns `rows` rows of 128 bytes, `stages` times. They are
    copied in so many `parts`."""

    operand: Operand
    rows: int
    stages: int
    parts: int = 1

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
    def box(self) -> int:
        """Rows of a part."""
        return self.rows // self.parts

    @property
    def block_step(self) -> int:
        """From one 64 columns to the next, in 16 bytes."""
        return self.rows * COLUMNS * 2 // 16

    def tensor_map(self, dtype: str) -> Expr:
        """On the host: the operand's TMA tensor map."""
        return tensor_map(self.operand, dtype, self.box)

    def copy(
        self,
        tensor_map: Expr,
        memory: Buffer,
        at: tuple[Expr, Expr, Expr],
        barrier: Expr,
        stage: TensorLoad | int,
        first: Expr | int = 0,
    ) -> None:
        """Issue the copies of a part of one stage, from its row `first` on: `at` is (row, head, batch) of the stage."""
        row, head, batch = at[0] + first, at[1], at[2]
        for block in range(self.blocks):
            destination = memory.ptr_to([stage * self.blocks + block, first, 0])
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
    config: Config
    q: Tile
    k: Tile
    v: Tile
    target: Target

    @cached_property
    def near(self) -> Any:
        """Of how many query heads tiles of rows are to run side by side, for L2 to hold their keys and values. Of persistent
        blocks, which take tiles in a fixed order, as many as there are blocks, if it is known to: each takes a head's. Where
        each takes many tiles, of heads that have few, of one: long and short ones then run beside each other, and memory is
        read all the time, not by turns."""
        a, every, columns = self.attention, self.heads, self.sizes[2]
        room = self.target.l2 // ((a.k.width + a.v.width) * 2)
        if not a.rising or (isinstance(self.row_tiles, int) and self.row_tiles == 1):
            return every
        if self._is_short:
            return 1
        if self.config.persistent:
            cores = self.target.cores
            fits = isinstance(columns, int) and cores < every and cores // a.facts.group * columns <= room
            return cores if fits else every
        if isinstance(columns, int) and isinstance(every, int):
            some = max(1, room // SHARE // columns) * a.facts.group
            return some if some < every else every
        return let("near", T.min(T.max(room // SHARE // T.max(columns, 1), 1) * a.facts.group, every))

    @property
    def _is_short(self) -> bool:
        """Whether persistent blocks take many tiles of rows each, and a head has few, and keys of its own that are wide: there
        memory is what blocks wait for most. Heads that share keys take up to 4% longer so."""
        a, tiles = self.attention, self.row_tiles if self.config.persistent else None
        wide = a.facts.group == 1 and a.k.width + a.v.width >= WIDE and self.q.stages > 1
        return wide and isinstance(tiles, int) and tiles <= FEW_TILES and tiles * self.heads >= MANY_TURNS * self.target.cores

    @cached_property
    def heads(self) -> Any:
        """The query heads of all sequences."""
        return self.sizes[0] * self.attention.facts.heads

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
    """The tiles of rows that a persistent block takes, of all `total`: one of each `step` that come after one another, where
    they get shorter by turns from the front and from the back, so that blocks have as much to do."""

    p: Plan
    total: int
    step: int
    cta: Expr

    @property
    def count(self) -> Expr:
        rounds, left = divmod(self.total, self.step)
        return rounds + T.if_then_else(self._offset(rounds) < left, 1, 0)

    def _offset(self, j: Expr | int) -> Expr:
        """Which of the jth `step` tiles is the block's."""
        if not self.p.attention.rising:
            return self.cta
        back = self.step - 1 - self.cta
        return (back if j % 2 else self.cta) if isinstance(j, int) else T.if_then_else(j % 2 == 1, back, self.cta)

    def origin(self, j: Expr) -> tuple[Expr, Expr, Expr]:
        """(row, head, batch) of the block's jth tile."""
        return origin_of(self.p, let("number", self._offset(j) + j * self.step))


def origin_of(p: Plan, number: Expr) -> tuple[Expr, Expr, Expr]:
    """(row, head, batch) of a tile of rows: a head's side by side; where later rows see more, those that see most come first,
    of as many heads as are to be `near`, then those of the next heads."""
    heads, tiles = p.attention.facts.heads, p.row_tiles
    near, every = p.near, p.heads
    if p.attention.rising and near is every:
        tile, which_head = let("tile", tiles - 1 - number // every), let("which_head", number % every)
    elif p.attention.rising:
        part = let("part", number // (near * tiles))
        rest = let("rest", number - part * (near * tiles))
        if isinstance(near, int) and isinstance(every, int):  # divisions by constants: a few instructions each
            last = max(1, every % near)
            before = let("before", T.Select(part < every // near, rest // near, rest // last))
            among = rest - before * T.Select(part < every // near, near, last)
        else:
            some = let("some", T.min(near, every - part * near))
            before = let("before", rest // some)
            among = rest - before * some
        found = T.alloc_local((2,), "int32")  # computed here, not wherever it is asked for
        T.buffer_store(found, tiles - 1 - before, [0])
        T.buffer_store(found, part * near + among, [1])
        tile, which_head = found[0], found[1]
    else:
        tile = let("tile", number % tiles)
        which_head = let("which_head", number // tiles)
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


def q_stages(match: Match, config: Config, target: Target) -> int:
    """Of a persistent block two where there is room."""
    return 2 if config.persistent and _shared_bytes(match, config, 2) <= target.shared_memory else 1


def shared_bytes(match: Match, config: Config, target: Target) -> int:
    """Shared memory of a block, in bytes."""
    return _shared_bytes(match, config, q_stages(match, config, target))


def _shared_bytes(match: Match, config: Config, stages: int) -> int:
    depth, width = blocks_of(match.depth), blocks_of(match.width)
    rows = 64 * config.consumers * max(depth, width) * stages
    return int((rows + config.stages * config.block_n * (depth + width)) * COLUMNS * 2 + 2048)


def plan(attention: Attention, config: Config, target: Target) -> Plan:
    """The plan of `attention` under `config` on `target`."""
    consumers, stages = config.consumers, q_stages(attention.facts, config, target)
    q = Tile(attention.q, 64 * consumers, stages, consumers if config.persistent and stages == 1 else 1)
    k, v = (Tile(each, config.block_n, config.stages) for each in (attention.k, attention.v))
    return Plan(attention, config, q, k, v, target)
