"""What follows from an attention over latents and a config: which warp has which rows and columns, and what lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tk.schedules.cuda.attention.decode.plan import MMA_M, PAD, Plan, Tile, pitch, row_tiles
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.cuda.hardware import WARP

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.latent.rule import Config

__all__ = ["SCORES_PAD", "LatentPlan", "shared_bytes"]

SCORES_PAD = 8  # float32 between the rows of scores in shared memory: four rows, which half a warp stores, begin in other banks


def shared_bytes(match: Match, config: Config) -> int:
    """Shared memory of a block: the ring of latents, q and a tile of scores, or the results where these take more."""
    rows = MMA_M * config.row_tiles
    latents = (config.stages * config.block_n + rows) * pitch(match.depth)
    scores = rows * (config.block_n + SCORES_PAD) * 4
    results = rows * (match.width + PAD + 2) * 4
    return int(max(latents + scores, results))


@dataclass(frozen=True, eq=False)
class LatentPlan(Plan):
    """A block is one head of keys, `row_tiles` times 16 of its packed rows, and one split of the keys. Its warps are
    `row_tiles` along the rows times `slices` along the columns of the results; they all read one ring of tiles, in which the
    values are the first columns of the keys."""

    @property
    def block_rows(self) -> int:
        return MMA_M * self.row_warps

    @property
    def row_warps(self) -> int:
        return int(self.config.row_tiles)

    warps: ClassVar[int] = 1

    @property
    def slices(self) -> int:
        return int(self.config.slices)

    @property
    def slice_width(self) -> int:
        """Columns of the results that a warp has."""
        return self.facts.width // self.slices

    @property
    def slice_keys(self) -> int:
        """Keys of a tile whose scores a warp computes for all warps of its rows."""
        return int(self.config.block_n) // self.slices

    @property
    def threads(self) -> int:
        return WARP * self.row_warps * self.slices

    @property
    def row_blocks(self) -> int:
        return row_tiles(self.facts, self.block_rows)

    @property
    def k(self) -> Tile:
        return Tile(self.attention.k, self.config.block_n, self.threads, 0, self.size)

    @property
    def stage_bytes(self) -> int:
        return int(self.config.block_n) * self.k.pitch

    @property
    def q_offset(self) -> int:
        """Bytes from the start of shared memory to the rows of q."""
        return int(self.config.stages) * self.stage_bytes

    @property
    def scores_offset(self) -> int:
        """Bytes from the start of shared memory to the tile of scores."""
        return self.q_offset + self.block_rows * self.k.pitch

    @property
    def scores_pitch(self) -> int:
        """float32 from one row of scores to the next."""
        return int(self.config.block_n) + SCORES_PAD
