"""Which tilings of a float32 convolution fit Hopper, and which should be fastest: the float32 product's arithmetic, of tiles as
they are cut (conv/cost.py)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_most, must_be
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.conv.cost import as_matmul, best_boxes, box_reasons, unreadable
from tk.schedules.cuda.conv.plan import tiles_of
from tk.schedules.cuda.conv.problem import ConvMatch
from tk.schedules.cuda.matmul.sm90.cost import group_for
from tk.schedules.cuda.matmul.sm90.store import staging_bytes
from tk.schedules.cuda.matmul.sm90_f32 import cost as matmul_cost
from tk.schedules.cuda.matmul.sm90_f32.plan import FINE
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.conv.f32.rule import Config

__all__ = ["candidates", "cycles", "legal_reasons", "unreadable_in_f32"]


def unreadable_in_f32(match: ConvMatch) -> Iterator[str]:
    """Why TMA and wgmma cannot read the operands as they lie, whatever the config."""
    yield from unreadable(match)
    if match.b_major != "k":
        yield must_be("the weights' innermost axis", "output channels", "channels", "wgmma reads TF32 where k is contiguous")


def _rows(match: ConvMatch, c: Config) -> int:
    return tiles_of(match, c) * c.block_m


def cycles(match: ConvMatch, c: Any, target: Target) -> float:
    """Estimated cycles of one launch; a symbolic batch counts as 4096 pixels."""
    fitted = fit("matmul_sm90_f32", target)
    return matmul_cost.cycles_by(fitted, replace(as_matmul(match, c), m=_rows(match, c)), c, target)


def legal_reasons(match: ConvMatch, c: Any, target: Target) -> Iterator[str]:
    """A sentence for each way in which `c` does not fit."""
    reasons = [*unreadable_in_f32(match), *box_reasons(match, c)]
    yield from reasons
    if reasons:
        return
    if matmul_cost.parts(match) == 3 and match.k < FINE and c.width > matmul_cost.FINE_WIDTH:
        yield at_most("width", c.width, matmul_cost.FINE_WIDTH, f"the registers of a k below {FINE}")
    yield from matmul_cost.legal_reasons(as_matmul(match, c), c, target)


def candidates(match: ConvMatch, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    for width, consumers, resident in product(matmul_cost.widths(match.own, 16), (1, 2), (1, 2)):
        trial = make(width, 2, consumers, 8, 1, resident, 1, *best_boxes(match, 64 * consumers))
        shape = replace(as_matmul(match, trial), m=_rows(match, trial))
        spare = matmul_cost.room_of(resident, target) - staging_bytes(match, trial)
        m_tiles, n_tiles = -(-_rows(match, trial) // trial.block_m), -(-shape.n // width)
        group = group_for(m_tiles, n_tiles, trial.block_m, width, target.cores)
        for split in matmul_cost.splits(m_tiles * n_tiles, trial, target):
            steps = matmul_cost.ring_steps(shape, m_tiles * n_tiles, replace(trial, split_k=split), target)
            stages = min(matmul_cost.MAX_STAGES, spare // matmul_cost.stage_bytes(match, trial), max(2, steps))
            config = replace(trial, stages=stages, group_m=group, split_k=split)
            if not any(True for _ in legal_reasons(match, config, target)):
                yield config
