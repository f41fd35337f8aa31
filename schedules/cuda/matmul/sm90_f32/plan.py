"""What follows from a float32 product and a config on Hopper: the tiles in shared memory, the blocks, what each takes of k."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm.script import tirx as T

from tk.schedule.weights import is_weight
from tk.schedules.cuda.matmul.problem import Matmul, Operand
from tk.schedules.cuda.matmul.sm90.store import Fragment
from tk.schedules.cuda.matmul.sm90_f32.repair import FragmentOperands

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["BARRIERS", "BLOCK_K", "EXACT", "FINE", "SPLITTERS", "TFLOAT32", "Plan", "Tile", "plan"]

BLOCK_K = 32  # 128 bytes of float32: one row of the 128-byte swizzle
SPLITTERS = 96  # threads that split the operand of shared memory: three warps beside the producer's
FINE = 128  # k below which the plain split is further off than float32 arithmetic
BARRIERS = 2048  # bytes of shared memory before the tiles: barriers, and what the splitting threads note
EXACT = "highest"
TFLOAT32 = 11  # CU_TENSOR_MAP_DATA_TYPE_TFLOAT32
REGISTERS = (56, 224)  # setmaxnreg of the producer's warpgroup and of each of two consumers: what 384 threads start with


@dataclass(frozen=True, eq=False)
class Tile:
    """How one operand comes into shared memory: `size` rows a block; `rows` of them are copied (the others, beyond a matrix of
    fewer rows, hold anything: they only reach positions that are not stored). Where k is not contiguous a tile is boxes of 32
    rows, each of 32 lines of k. `rounded`: to TF32, by the copy."""

    operand: Operand
    size: int
    rows: int
    batch: int
    stages: int
    rounded: bool

    @property
    def rank(self) -> int:
        return 3 if self.operand.batched else 2

    @property
    def share(self) -> int:
        """How many blocks of a cluster copy a part of the tile each, for all of them."""
        return 1

    @property
    def copied(self) -> int:
        """Rows that a stage's copies bring."""
        return self.rows if self.operand.major == "k" else self.size

    @property
    def shape(self) -> tuple[int, int, int]:
        if self.operand.major == "k":
            return (self.stages, self.size, BLOCK_K)
        return (self.stages * self.size // 32, BLOCK_K, 32)

    def map_args(self) -> list[Expr | int]:
        """Sizes, strides in bytes, box, element strides, interleave, 128-byte swizzle, L2 promotion, out-of-bounds zeros, and
        the kind of element where it is not float32."""
        rows, k = self.operand.rows, self.operand.k
        inner, outer = (k, rows) if self.operand.major == "k" else (rows, k)
        box = [BLOCK_K, self.rows] if self.operand.major == "k" else [32, BLOCK_K]
        batched = self.operand.batched
        sizes = [inner, outer] + ([self.batch] if batched else [])
        strides = [inner * 4] + ([inner * outer * 4] if batched else [])
        kind = [TFLOAT32] if self.rounded else []
        return [*sizes, *strides, *box, *([1] if batched else []), *([1] * len(sizes)), 0, 3, 2, 0, *kind]

    def copies(
        self, scheduler: Any, first: Expr, k_tile: tuple[Expr, Expr], rank: int
    ) -> Iterator[tuple[int, list[Expr | int], list[Expr]]]:
        """What brings 32 of k into the ring: for each copy (0, its position in the ring's buffer, its coordinates). `first` is
        the tile's first row, `k_tile` (position in the ring, number); no blocks share a copy, so `rank` is 0."""
        slot, number = k_tile
        k, z = number * BLOCK_K, [scheduler.batch] if self.operand.batched else []
        if self.operand.major == "k":
            yield 0, [slot, 0, 0], [k, first, *z]
            return
        boxes = self.size // 32
        for box in range(boxes):
            yield 0, [slot * boxes + box, 0, 0], [first + box * 32, k, *z]


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from a product and a config. `left` goes through registers, wgmma's 64 rows a consumer; `right`
    is read from shared memory, wgmma's columns. `k_blocks` are stages' worth of k."""

    matmul: Matmul
    config: Any
    left: Any  # a Tile, or one of a convolution's
    right: Any
    blocks: int
    k_blocks: int
    unsplit: int

    def begin(self) -> None:
        """On the host, before anything else: what the kernel is told of a launch."""

    @property
    def origin_size(self) -> int:
        """How many numbers `locate` keeps of a tile besides its row, column and batch."""
        return 0

    def locate(self, scheduler: Any) -> None:
        """What else a tile's position is: nothing."""

    def row_tiles(self, rows: Expr) -> Expr:
        """Tiles of a matrix of so many rows."""
        return (rows + (self.config.block_m - 1)) // self.config.block_m

    def column_tiles(self, width: int) -> int:
        """Tiles of `width` columns."""
        return -(-self.matmul.facts.n // width)

    def fragment(self, scheduler: Any, at: tuple[Expr, Expr, Expr], warp: Expr, rows: Expr) -> Fragment:
        """Where a warp's fragment lies: `at` is (its consumer's first row in the tile, its number in the warpgroup, the lane),
        `warp` its number among the consumers'."""
        first, number, lane = at
        row = scheduler.row + first + number * 16
        return Fragment(row, scheduler.column, scheduler.batch, lane, warp, rows, self.config.consumers * 128)

    def fragment_operands(self, scheduler: Any, row: Expr) -> FragmentOperands:
        """Where the sums lie of the warp whose first row in the tile is `row`."""
        left, right = (scheduler.column, scheduler.row) if self.config.swap else (scheduler.row, scheduler.column)
        return FragmentOperands(
            self.left.operand, self.right.operand, left + row, right, scheduler.batch, *self.sums_over(scheduler)
        )

    def sums_over(self, scheduler: Any) -> tuple[Expr, Expr]:
        """The first of k that a block sums over, and the end."""
        first = scheduler.first * BLOCK_K
        return first, T.min(first + scheduler.count * BLOCK_K, self.matmul.facts.k)

    @property
    def has_zeros(self) -> bool:
        """Whether operands hold zeros that are no terms of the sums."""
        return False

    @property
    def ragged(self) -> bool:
        """Whether tiles may reach beyond the last column."""
        return bool(self.matmul.facts.n % self.config.block_n)

    @property
    def split(self) -> int:
        return int(self.config.split_k)

    @property
    def split_blocks(self) -> int:
        """k blocks of each block of a cluster that splits k; the last one may have fewer."""
        return -(-self.k_blocks // self.split)

    @property
    def exact(self) -> bool:
        """Whether the sums are to be float32's; else they are of operands rounded to TF32."""
        return bool(self.matmul.facts.precision == EXACT)

    @property
    def fine(self) -> bool:
        """Whether k is so short that a float32 sum would be closer than the plain split: both operands' high parts are
        rounded, and sums are added up after each eight of k."""
        return self.exact and self.matmul.facts.k < FINE

    @property
    def pdl_safe(self) -> bool:
        """Whether B may be copied before the kernel in front has ended: nothing writes it."""
        return is_weight(self.matmul.func, self.matmul.b.param)

    @property
    def sides(self) -> tuple[str, str]:
        """The names of B's tile and of A's: "l" for left, "r" for right."""
        return ("l", "r") if self.config.swap else ("r", "l")

    @property
    def step(self) -> int:
        """How far it is from one of a block's units to its next."""
        return self.blocks * self.split

    @property
    def registers(self) -> tuple[int, int]:
        """setmaxnreg of the producer's warpgroup and of a consumer; 0 for as many as a thread has."""
        return REGISTERS if self.config.consumers == 2 else (0, 0)

    def stage_bytes(self, which: str = "lr") -> int:
        """Bytes of a stage's copies, of both operands or one."""
        return sum(int(tile.copied) for name, tile in (("l", self.left), ("r", self.right)) if name in which) * BLOCK_K * 4


def plan(matmul: Matmul, config: Any, cores: int) -> Plan:
    """The Plan of `matmul` under `config` on a GPU of `cores` SMs."""
    facts = matmul.facts
    m, block_m = facts.m, config.block_m
    # TMA takes longer over rows beyond the matrix than over rows of it; the left operand's are zeros, which are not noted
    rows = min(m, block_m) if m is not None and config.swap else block_m
    a = Tile(matmul.a, block_m, rows, matmul.batch, config.stages, facts.precision != EXACT)
    b = Tile(matmul.b, config.block_n, config.block_n, matmul.batch, config.stages, facts.precision != EXACT)
    tiles = -(-(m or 1) // block_m) * -(-facts.n // config.block_n) * (facts.batch or 1)
    left, right = (b, a) if config.swap else (a, b)
    return Plan(
        matmul,
        config,
        left,
        right,
        tiles if config.split_k > 1 else cores * config.resident,
        -(-matmul.a.k // BLOCK_K),
        0 if config.split_k > 1 else 1 << 30,
    )
