"""What follows from a float32 product and a config on Hopper: the tiles in shared memory, the blocks, what each takes of k."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.sm90.plan import Tile, TiledPlan
from tk.schedules.cuda.matmul.sm90_f32.repair import FragmentOperands

__all__ = ["BARRIERS", "BLOCK_K", "EXACT", "FINE", "SPLITTERS", "Plan", "plan"]

BLOCK_K = 32  # 128 bytes of float32: one row of the 128-byte swizzle
SPLITTERS = 96  # threads that split the operand of shared memory: three warps beside the producer's
FINE = 128  # k below which the plain split is further off than float32 arithmetic
BARRIERS = 2048  # bytes of shared memory before the tiles: barriers, and what the splitting threads note
EXACT = "highest"
REGISTERS = (56, 224)  # setmaxnreg of the producer's warpgroup and of each of two consumers: what 384 threads start with


@dataclass(frozen=True, eq=False)
class Plan(TiledPlan):
    """Everything that follows from a product and a config. `left` goes through registers, wgmma's 64 rows a consumer; `right`
    is read from shared memory, wgmma's columns."""

    left: Tile
    right: Tile

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
    def ragged(self) -> bool:
        """Whether tiles may reach beyond the last column."""
        return bool(self.matmul.facts.n % self.config.block_n)

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
    def sides(self) -> tuple[str, str]:
        """The names of B's tile and of A's: "l" for left, "r" for right."""
        return ("l", "r") if self.config.swap else ("r", "l")

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
    kind: dict[str, Any] = {"block_k": BLOCK_K, "bytes": 4, "rounded": facts.precision != EXACT}
    a = Tile(matmul.a, block_m, rows, 1, matmul.batch, config.stages, **kind)
    b = Tile(matmul.b, config.block_n, config.block_n, 1, matmul.batch, config.stages, **kind)
    tiles = -(-(m or 1) // block_m) * -(-facts.n // config.block_n) * (facts.batch or 1)
    left, right = (b, a) if config.swap else (a, b)
    return Plan(
        matmul,
        config,
        tiles if config.split_k > 1 else cores * config.resident,
        -(-matmul.a.k // BLOCK_K),
        0 if config.split_k > 1 else 1 << 30,
        left,
        right,
    )
