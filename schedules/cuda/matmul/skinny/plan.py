"""What follows from a skinny matmul and a config on Hopper: the tiles, the blocks, what each takes of k."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K, LINE, Tile

__all__ = ["Plan", "plan"]


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from a matmul and a config. `w` is the weights' tile of block_n columns; a pair's second weight
    lies behind the first."""

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
        return self.w.size // self.w.parts

    @property
    def blocks(self) -> int:
        return self.m_tiles * self.n_tiles * int(self.matmul.facts.batch or 1) * int(self.config.split_k)

    def stage_bytes(self, tile: Tile) -> Expr | int:
        """Bytes of a tile that arrive in a stage: an int, or an expression of a symbolic number of rows."""
        return tile.copied * (BLOCK_K * 2 * self.config.k_tiles_per_stage)


def plan(matmul: Matmul, config: Any, most: int | None = None) -> Plan:
    """The Plan of `matmul` under `config`. Of a symbolic number of rows `most` says how many there can be.

    The rows are spread over the tiles evenly: TMA takes longer over rows beyond the matrix than over rows of it.
    """
    facts, ring, columns = matmul.facts, config.stages * config.k_tiles_per_stage, config.block_n
    m_tiles = -(-(facts.m or most or config.block_m) // config.block_m)
    rows: Expr | int = -(-facts.m // m_tiles) if facts.m else (T.Cast("int32", matmul.rows) + (m_tiles - 1)) // m_tiles
    x = Tile(matmul.a, config.block_m, rows, config.cluster_n, matmul.batch, ring)
    # rows of weights that begin within a line are read in parts of lines, whose others are the neighbours'
    promotion = 0 if facts.b_major == "mn" and facts.n * 2 % LINE else 2
    w = Tile(matmul.b, columns, columns, 1, matmul.batch, ring, facts.num_b, promotion=promotion)
    steps, n_tiles = -(-facts.k // (BLOCK_K * config.k_tiles_per_stage)), -(-facts.n // (columns // facts.num_b))
    return Plan(matmul, config, x, w, steps, m_tiles, n_tiles)
