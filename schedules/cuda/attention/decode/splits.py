"""Into how many splits few query rows divide the columns: shared by all GPUs, since it follows from sizes and cores alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tk.schedule.refusals import at_least, must_be, within
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.cuda.calibration import fit
from tk.target import Target

__all__ = ["MOST_SPLITS", "SPLITS", "USUAL", "USUAL_BATCH", "key_heads", "merge_seconds", "misfits", "seen", "split_counts"]

MOST_SPLITS = 256
SPLITS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""What a search may try."""
USUAL, USUAL_BATCH = 4096, 4
"""What a symbolic length and batch are taken for."""
UNKNOWN = 2048
"""Columns a split where the lengths are read by the kernel: one long sequence among short ones is not left to few blocks."""


def seen(match: Match) -> int:
    """How many columns the rows see at most."""
    columns = match.columns or USUAL
    return min(columns, match.window + int(match.rows or 1) - 1) if match.window else columns


def key_heads(match: Match) -> int:
    """Heads of keys of all sequences."""
    return (match.batch or USUAL_BATCH) * (match.heads // match.group)


def merge_seconds(match: Match, splits: int, target: Target) -> float:
    """Seconds of the second kernel, and for what splits leave to it."""
    fitted = fit("attention_decode", target)
    left = key_heads(match) * splits * match.group * int(match.rows or 1) * match.width * 8.0
    return float(fitted.merge + splits * fitted.merge_split + left / target.bandwidth) if splits > 1 else 0.0


def misfits(match: Match, c: Any) -> Iterator[str]:
    """Why a config's tiles of columns, the ring of them, and their splits do not fit."""
    if match.page and match.page % c.block_n:
        yield must_be("block_n", c.block_n, f"a divisor of the {match.page} columns of a page", "a tile is of one page")
    if c.stages < 2:
        yield at_least("stages", c.stages, 2, "one is read while the next comes")
    if not 1 <= c.splits <= MOST_SPLITS:
        yield within("splits", c.splits, 1, MOST_SPLITS)


def split_counts(match: Match, target: Target, heads: int) -> list[int]:
    """The numbers of splits that are worth comparing, from the least on, where each of `heads` is a block of its own: those
    with which up to 8 blocks for every core are almost all there is, and plain ones."""
    filling = {max(1, min(MOST_SPLITS, blocks * target.cores // heads)) for blocks in range(1, 9)}
    least = seen(match) // UNKNOWN if match.positions else 1
    return sorted(splits for splits in filling.union(SPLITS[:-2]) if splits >= least)
