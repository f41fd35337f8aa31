"""Into how many splits few query rows divide the columns: shared by all GPUs, since it follows from sizes and cores alone."""

from __future__ import annotations

from tk.schedules.cuda.attention.problem import Match
from tk.target import Target

__all__ = ["MOST_SPLITS", "USUAL", "USUAL_BATCH", "key_heads", "merge_seconds", "seen", "split_counts"]

MOST_SPLITS = 256
USUAL, USUAL_BATCH = 4096, 4
"""What a symbolic length and batch are taken for."""
UNKNOWN = 2048
"""Columns a split where the lengths are read by the kernel: one long sequence among short ones is not left to few blocks."""
MERGE = 1.0e-6
"""Seconds of the second kernel, from an H200."""
_COUNTS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)


def seen(match: Match) -> int:
    """How many columns the rows see at most."""
    columns = match.columns or USUAL
    return min(columns, match.window + int(match.rows or 1) - 1) if match.window else columns


def key_heads(match: Match) -> int:
    """Heads of keys of all sequences."""
    return (match.batch or USUAL_BATCH) * (match.heads // match.group)


def merge_seconds(match: Match, splits: int, target: Target) -> float:
    """Seconds of the second kernel, and for what splits leave to it."""
    left = key_heads(match) * splits * match.group * int(match.rows or 1) * match.width * 8.0
    return MERGE + splits * 8e-9 + left / target.bandwidth if splits > 1 else 0.0


def split_counts(match: Match, target: Target, heads: int) -> list[int]:
    """The numbers of splits that are worth comparing, from the least on, where each of `heads` is a block of its own: those
    with which up to 8 blocks for every core are almost all there is, and plain ones."""
    filling = {max(1, min(MOST_SPLITS, blocks * target.cores // heads)) for blocks in range(1, 9)}
    least = seen(match) // UNKNOWN if match.positions else 1
    return sorted(splits for splits in filling.union(_COUNTS) if splits >= least)
