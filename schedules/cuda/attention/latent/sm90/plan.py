"""What follows from an attention over latents and a config on Hopper: who has which columns, and what lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tk.schedules.cuda.attention.decode.plan import MMA_M, PAD, Plan, row_tiles
from tk.schedules.cuda.attention.plan import COLUMNS, blocks_of
from tk.schedules.cuda.attention.problem import Match

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.latent.sm90.rule import Config

__all__ = ["BLOCK_M", "BLOCK_N", "CONSUMERS", "WARPGROUP", "LatentPlan", "shared_bytes"]

BLOCK_M, BLOCK_N = 64, 64  # packed rows of a block, and keys of a tile
PANEL = BLOCK_N * COLUMNS * 2  # bytes of 64 rows of 64 columns, of q, of a tile of keys, or of weights
WARPGROUP, CONSUMERS = 128, 2


def _operand_bytes(match: Match, stages: int) -> int:
    """Bytes of shared memory of q, the ring of latents and a tile of weights."""
    return (blocks_of(match.depth) * (1 + stages) + 1) * PANEL


def shared_bytes(match: Match, config: Config) -> int:
    """Shared memory of a block: q, the ring, a tile of weights, what the consumers tell each other, and barriers; or the
    results where these take more."""
    stats = (2 * 2 + CONSUMERS) * BLOCK_M * 4
    barriers = (blocks_of(match.depth) + CONSUMERS) * config.stages * 8
    results = BLOCK_M * (match.width + PAD + 2) * 4
    return max(_operand_bytes(match, config.stages) + stats + barriers, results)


@dataclass(frozen=True, eq=False)
class LatentPlan(Plan):
    """A block is one head of keys, 64 of its packed rows, and one split of the keys. Two consumers have half of the columns of
    the results each; tiles of keys are theirs by turns, whose scores and weights one makes for both."""

    block_n: ClassVar[int] = BLOCK_N
    block_rows: ClassVar[int] = BLOCK_M
    row_warps: ClassVar[int] = BLOCK_M // MMA_M
    warps: ClassVar[int] = 1
    threads: ClassVar[int] = CONSUMERS * WARPGROUP  # that store results: the consumers'

    @property
    def row_blocks(self) -> int:
        return row_tiles(self.facts, BLOCK_M)

    @property
    def stages(self) -> int:
        return int(self.config.stages)

    @property
    def half(self) -> int:
        """Columns of the results that a consumer has."""
        return self.facts.width // CONSUMERS

    @property
    def panels(self) -> int:
        """Panels of 64 columns that a tile of keys has."""
        return blocks_of(self.facts.depth)

    @property
    def own_panels(self) -> int:
        """Panels of the tensor that has the values; what is left of `panels` is the rotary keys'."""
        return blocks_of(self.attention.k.width)

    @property
    def first_panels(self) -> int:
        """Panels that hold the first consumer's half of the values."""
        return self.half // COLUMNS

    @property
    def stage_bytes(self) -> int:
        return self.panels * PANEL

    ring_offset = stage_bytes  # behind q, which has as many columns

    @property
    def weights_offset(self) -> int:
        return self.ring_offset + self.stages * self.stage_bytes

    @property
    def stats_offset(self) -> int:
        """Where the rows' maxima and factors begin, of an even tile and an odd one, and both consumers' sums."""
        return self.weights_offset + PANEL

    @property
    def barriers_offset(self) -> int:
        return self.stats_offset + (2 * 2 + CONSUMERS) * BLOCK_M * 4

    @property
    def piece(self) -> int:
        """Rows of a tile that one copy brings: those of a page, where that has fewer."""
        return min(BLOCK_N, self.facts.page) if self.facts.page else BLOCK_N
