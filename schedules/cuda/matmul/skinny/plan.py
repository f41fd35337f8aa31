"""What follows from a skinny matmul and a config on Hopper: the tiles, the blocks, what each takes of k."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K, Tile

__all__ = ["Plan", "plan"]


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from a matmul and a config. `w` is one weight's tile of `width` columns; a pair's second weight
    lies behind the first, block_n columns in all."""

    matmul: Matmul
    config: Any
    x: Tile
    w: Tile
    steps: int
    m_tiles: int
    n_tiles: int

    @property
    def split_steps(self) -> int:
        """Steps of k of each block of a cluster; the last one may have fewer."""
        return -(-self.steps // int(self.config.split_k))

    @property
    def cluster(self) -> int:
        """Blocks of a cluster: parts of k, of tiles side by side."""
        return int(self.config.split_k * self.config.cluster_n)

    @property
    def fragments(self) -> int:
        """64-row matmuls of one consumer."""
        return int(self.config.block_n // 64 // self.config.consumers)

    @property
    def width(self) -> int:
        """Columns of the output that a block computes."""
        return self.w.size

    @property
    def w_shape(self) -> tuple[int, int, int]:
        """The weights' ring: for each 64 of k, rows of 64 of k, or 64 columns at a time rows of 64 columns."""
        if self.w.operand.major == "k":
            return (self.w.stages, self.config.block_n, BLOCK_K)
        return (self.w.stages * self.config.block_n // 64, BLOCK_K, 64)

    @property
    def x_bytes(self) -> Expr | int:
        """Bytes of A that arrive in a stage: an int, or an expression of a symbolic number of rows."""
        return self.x.rows * (BLOCK_K * 2 * self.config.k_tiles_per_stage)

    @property
    def w_bytes(self) -> int:
        """Bytes of the weights that arrive in a stage."""
        return int(self.config.block_n * BLOCK_K * 2 * self.config.k_tiles_per_stage)

    @property
    def blocks(self) -> int:
        return self.m_tiles * self.n_tiles * int(self.matmul.facts.batch or 1) * int(self.config.split_k)


def plan(matmul: Matmul, config: Any, most: int | None = None) -> Plan:
    """The Plan of `matmul` under `config`. Of a symbolic number of rows `most` says how many there can be.

    The rows are spread over the tiles evenly: TMA takes longer over rows beyond the matrix than over rows of it.
    """
    facts = matmul.facts
    ring, width = config.stages * config.k_tiles_per_stage, config.block_n // facts.num_b
    m_tiles = -(-(facts.m or most or config.block_m) // config.block_m)
    rows: Expr | int = -(-facts.m // m_tiles) if facts.m else (T.Cast("int32", matmul.rows) + (m_tiles - 1)) // m_tiles
    return Plan(
        matmul,
        config,
        Tile(matmul.a, config.block_m, rows, config.cluster_n, matmul.batch, ring),
        Tile(matmul.b, width, width, 1, matmul.batch, ring),
        -(-facts.k // (BLOCK_K * config.k_tiles_per_stage)),
        m_tiles,
        -(-facts.n // width),
    )
