"""What follows from a matmul and a config on Hopper: the tiles in shared memory, the blocks, what each takes of k."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.matmul.problem import Matmul, Operand
from tk.schedules.cuda.matmul.sm90.cost import clusters_of, unsplit_tiles
from tk.schedules.cuda.matmul.sm90.store import Fragment
from tk.target import Target

__all__ = ["BLOCK_K", "Plan", "Tile", "TiledPlan", "plan"]

BLOCK_K = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle; a stage holds `k_tiles_per_stage` of them
LINE = 128  # bytes of a row of the widest swizzle
SWIZZLES = {32: 1, 64: 2, LINE: 3}  # by the bytes of a row, as TMA and wgmma count
TFLOAT32 = 11  # CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
REGISTERS = {1: (0, 0), 2: (40, 232), 3: (32, 160)}  # setmaxnreg of the producer and of each of so many consumers


@dataclass(frozen=True, eq=False)
class Tile:
    """How one operand comes into shared memory: `size` rows a block, of which `rows` are copied (the others, beyond a
    matrix of fewer rows, hold anything: they only reach rows that are not stored), each of `share` blocks its part. A pair's
    second weight lies behind the first, in the same tile: `parts` is how many there are. A k-tile of the ring has `block_k`
    of k; where k is contiguous that is a row of the swizzle. Elements have `bytes`; `rounded`: float32 to TF32, by the copy;
    `promotion`: how much L2 brings from memory where a copy asks for less, as TMA counts: 0 no more, 2 lines of 128 bytes."""

    operand: Operand
    size: int
    rows: int
    share: int
    batch: int
    stages: int
    parts: int = 1
    block_k: int = BLOCK_K
    bytes: int = 2
    rounded: bool = False
    promotion: int = 2

    @property
    def line(self) -> int:
        """Elements of a row of the widest swizzle: where k is not contiguous rows come so many at a time."""
        return LINE // self.bytes

    @property
    def padded_size(self) -> int:
        """Rows in shared memory."""
        return self.size if self.operand.major == "k" else -(-self.size // self.line) * self.line

    @property
    def copied(self) -> int:
        """Rows that a stage's copies bring."""
        return self.rows if self.operand.major == "k" else self.padded_size

    @property
    def rank(self) -> int:
        return 3 if self.operand.batched else 2

    @property
    def shares_k(self) -> bool:
        """Whether each of the blocks that share a tile brings some of k of all its rows: they are no whole 64 for each."""
        return self.operand.major != "k" and self.padded_size // self.line // self.parts % self.share != 0

    @property
    def boxes(self) -> int:
        """Copies of one operand that a block issues: one where k is contiguous, else one for each line of rows."""
        if self.operand.major == "k":
            return 1
        return self.padded_size // self.line // self.parts // (1 if self.shares_k else self.share)

    @property
    def box_k(self) -> int:
        """How much of k one copy brings."""
        return self.block_k // (self.share if self.shares_k else 1)

    def box_at(self, rank: Expr, box: int) -> tuple[Expr, Expr | int]:
        """(which line of a part's rows, where in a k-tile) the box-th copy of block `rank` begins."""
        return (T.int32(box), rank * self.box_k) if self.shares_k else (rank * self.boxes + box, 0)

    @property
    def shape(self) -> tuple[int, int, int]:
        if self.operand.major == "k":
            return (self.stages, self.size, self.block_k)
        return (self.stages * self.padded_size // self.line, self.block_k, self.line)

    @property
    def swizzle(self) -> int:
        """The swizzle's mode: rows of 32, 64 or 128 bytes."""
        return SWIZZLES[self.block_k * self.bytes if self.operand.major == "k" else LINE]

    @property
    def kind(self) -> list[int]:
        """Of a tensor map the kind of element, where it is not the tensor's own."""
        return [TFLOAT32] if self.rounded else []

    @property
    def k_tile_size(self) -> int:
        """Shared memory of one k-tile, in 16 bytes."""
        return self.padded_size * self.block_k * 2 // 16

    @property
    def serves(self) -> int:
        """How many k-tiles one copy serves."""
        return 1

    def offset(self, k_tile: int) -> int:
        """Where a stage's k-tile begins, in 16 bytes."""
        return k_tile * self.k_tile_size

    def map_args(self) -> list[Expr | int]:
        """Sizes, strides in bytes, box, element strides, interleave, swizzle, L2 promotion, out-of-bounds zeros, and `kind`."""
        rows, k = self.operand.rows, self.operand.k
        inner, outer = (k, rows) if self.operand.major == "k" else (rows, k)
        box = [self.block_k, self.rows // self.parts // self.share] if self.operand.major == "k" else [self.line, self.box_k]
        batched = self.operand.batched
        sizes = [inner, outer] + ([self.batch] if batched else [])
        strides = [inner * self.bytes] + ([inner * outer * self.bytes] if batched else [])
        box += [1] if batched else []
        return [*sizes, *strides, *box, *([1] * len(sizes)), 0, self.swizzle, self.promotion, 0, *self.kind]

    def copies(
        self, scheduler: Any, first: Expr, k_tile: tuple[Expr, Expr], rank: Expr
    ) -> Iterator[tuple[int, list[Expr | int], list[Expr]]]:
        """What brings the part of block `rank` of one k-tile into the ring: for each copy (which of the operands, its
        position in the ring's buffer, its coordinates). `first` is the tile's first row, `k_tile` (position in the ring,
        number)."""
        slot, number = k_tile
        k, height = number * self.block_k, self.rows // self.parts // self.share
        z = [scheduler.batch] if self.operand.batched else []
        for part in range(self.parts):
            if self.operand.major == "k":
                yield part, [slot, part * (self.rows // self.parts) + rank * height, 0], [k, first + rank * height, *z]
                continue
            blocks = self.padded_size // self.line
            for box in range(self.boxes):
                index, inner = self.box_at(rank, box)
                at = [slot * blocks + part * (blocks // self.parts) + index, inner, 0]
                yield part, at, [first + index * self.line, k + inner, *z]

    def descriptor(self) -> tuple[int, int]:
        """(leading, stride) offsets of the wgmma descriptor, in 16 bytes."""
        return (1, self.block_k) if self.operand.major == "k" else (self.block_k * 64 * 2 // 16, 64)

    def step(self, kk: int) -> int:
        """How far the descriptor moves for the kk-th 16 of k, in 16 bytes."""
        return kk * 2 if self.operand.major == "k" else kk * 16 * 128 // 16


@dataclass(frozen=True, eq=False)
class TiledPlan:
    """What follows from any matmul, of 16 bits or float32, and a config: `clusters` of blocks walk its tiles. `k_blocks` are
    stages' worth of k; `unsplit` is how many tiles are not split though k is."""

    matmul: Matmul
    config: Any
    clusters: int
    k_blocks: int
    unsplit: int

    def begin(self) -> None:
        """On the host, before anything else: what the kernel is told of a launch."""

    @property
    def split(self) -> int:
        return int(self.config.split_k)

    @property
    def split_blocks(self) -> int:
        """k blocks of each block of a cluster that splits k; the last one may have fewer."""
        return -(-self.k_blocks // self.split)

    @property
    def step(self) -> int:
        """How far it is from one of a block's units to its next."""
        return self.clusters * self.split

    @property
    def has_zeros(self) -> bool:
        """Whether operands hold zeros that are no terms of the sums."""
        return False

    def fragment_operands(self, scheduler: Any, row: Expr) -> Any:
        """Where the sums lie of the warp whose first row in the tile is `row`, of what may be computed again."""
        raise NotImplementedError

    def row_tiles(self, rows: Expr) -> Expr:
        """Tiles of a cluster's rows of a matrix of so many."""
        height = self.config.block_m * self.config.cluster_m
        return (rows + (height - 1)) // height

    def column_tiles(self, width: int) -> int:
        """Tiles of `width` columns."""
        return -(-self.matmul.facts.n // width)

    @property
    def origin_size(self) -> int:
        """How many numbers `locate` keeps of a tile besides its first row."""
        return 0

    def count(self, origin: Any) -> Any:
        """Stages' worth of k of a tile that is not split; `origin` are the numbers that `locate` keeps."""
        return self.k_blocks

    def locate(self, scheduler: Any) -> None:
        """In the kernel: what else follows from the tile that `scheduler` has found."""

    def fragment(self, scheduler: Any, at: tuple[Expr, Expr, Expr], warp: Expr, rows: Expr) -> Fragment:
        """Where a warp's fragment lies: `at` is (its consumer's first row in the tile, its number in the warpgroup, the lane),
        `warp` its number among the consumers'."""
        first, number, lane = at
        row = scheduler.row + first + number * 16
        return Fragment(row, scheduler.column, scheduler.batch, lane, warp, rows, self.config.consumers * 128)


@dataclass(frozen=True, eq=False)
class Plan(TiledPlan):
    """Everything that follows from a matmul of 16 bits and a config."""

    a: Tile
    b: Tile

    @property
    def cluster(self) -> int:
        return int(self.config.cluster_m * self.config.cluster_n)

    @property
    def pingpong(self) -> bool:
        return bool(self.config.pingpong)

    @property
    def consumer_rows(self) -> int:
        """Rows of a block's tile that one consumer computes."""
        return int(self.config.block_m // (1 if self.pingpong else self.config.consumers))

    @property
    def fragments(self) -> int:
        """Times 64 rows of a block's tile that one consumer computes."""
        return self.consumer_rows // 64

    @property
    def launched(self) -> int:
        """Blocks of a cluster of the launch: those that share copies, or that split k."""
        return self.cluster * self.split

    @property
    def registers(self) -> tuple[int, int]:
        """setmaxnreg of the producer and of a consumer; 0 for as many as a thread has."""
        return REGISTERS[self.config.consumers]

    @property
    def arrivals(self) -> int:
        """Consumers that read a stage, of all blocks that share it."""
        return self.cluster * (1 if self.pingpong else int(self.config.consumers))

    @property
    def skipped(self) -> tuple[int, int]:
        """(stages, parity) by which a ring moves over a tile that the other consumer of a ping-pong takes."""
        return self.k_blocks % self.config.stages, self.k_blocks // self.config.stages % 2

    def stage_bytes(self, which: str = "ab") -> int:
        """Bytes of a stage's copies, of both operands or one."""
        k_tiles = int(self.config.k_tiles_per_stage)
        rows = sum(tile.copied * (k_tiles // tile.serves) for name, tile in (("a", self.a), ("b", self.b)) if name in which)
        return rows * self.a.block_k * 2


def plan(matmul: Matmul, config: Any, target: Target) -> Plan:
    """The Plan of `matmul` under `config` on `target`."""
    facts, ring = matmul.facts, config.stages * config.k_tiles_per_stage
    # blocks that split k do so for their last tile: the ring's memory is free for the sums when they are done
    tiles = -(-(facts.m or 1) // config.block_m) * -(-facts.n // (config.block_n // facts.num_b)) * (facts.batch or 1)
    # TMA takes longer over rows beyond the matrix than over rows of it
    m = facts.m
    few = m is not None and m < config.block_m and matmul.a.major == "k" and config.cluster_n == 1
    rows = m if m is not None and few else config.block_m
    a = Tile(matmul.a, config.block_m, rows, config.cluster_n, matmul.batch, ring)
    b = Tile(matmul.b, config.block_n, config.block_n, config.cluster_m, matmul.batch, ring, facts.num_b)
    k_blocks = -(-matmul.a.k // (BLOCK_K * config.k_tiles_per_stage))
    return Plan(matmul, config, clusters_of(tiles, config, target), k_blocks, unsplit_tiles(tiles, config, target), a, b)
