"""Which tilings of a float32 product fit Hopper, and which should be fastest: arithmetic only, nothing is measured.

What is measured of a GPU lies in calibration/.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, at_most, exceeding, multiple_of, must_be, within
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.hardware import MOST_REGISTERS, shared_of_each
from tk.schedules.cuda.matmul.problem import Match, copy_reasons
from tk.schedules.cuda.matmul.sm90.cost import at_once, group_for
from tk.schedules.cuda.matmul.sm90.store import staging_bytes
from tk.schedules.cuda.matmul.sm90_f32.plan import BLOCK_K, FINE
from tk.schedules.cuda.matmul.sm90_f32.store import slot_bytes
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.sm90_f32.rule import Config

__all__ = [
    "FINE_WIDTH",
    "MAX_STAGES",
    "blocks_of_k",
    "candidates",
    "cycles",
    "cycles_by",
    "legal_reasons",
    "parts",
    "ring_steps",
    "room_of",
    "shared_bytes",
    "splits",
    "stage_bytes",
    "widths",
]

RESERVE = 3072  # barriers, and the alignment of the tiles
MAX_STAGES = 16
FINE_WIDTH = 64
WIDTHS = (8, 16, 32, 48, 64, 96, 128, 192, 256)
ROWS = 64, 512  # of a product in TF32 by numbers of its own: those that were measured
TF32 = 1024  # multiply-adds a cycle of one SM's tensor cores


def parts(match: Match) -> int:
    """Products of TF32 of which one of float32 is made."""
    return 3 if match.precision == "highest" else 1


def blocks_of_k(match: Match) -> int:
    """Stages' worth of k."""
    return -(-match.k // BLOCK_K)


def stage_bytes(match: Match, c: Config) -> int:
    """Shared memory of one stage of the ring, in bytes: both tiles and, to be exact, the right one's low parts."""
    return int((64 * c.consumers + (2 if parts(match) == 3 else 1) * c.width) * BLOCK_K * 4)


def room_of(resident: int, target: Target) -> int:
    """Shared memory for the ring and the staging of each of `resident` blocks of an SM, in bytes."""
    return shared_of_each(target, resident) - RESERVE


def shared_bytes(match: Match, c: Config) -> int:
    """Shared memory of a block, in bytes."""
    return int(c.stages * stage_bytes(match, c) + (0 if c.swap else staging_bytes(match, c)) + RESERVE)


def legal_reasons(match: Match, c: Any, target: Target) -> Iterator[str]:
    """A sentence for each way in which `c` does not fit."""
    yield from copy_reasons(match, elements=4)
    if (match.a_major if c.swap else match.b_major) != "k":
        yield must_be("swap", c.swap, 1 - c.swap, "wgmma reads TF32 from shared memory where k is contiguous alone")
    if c.consumers not in (1, 2):
        yield within("consumers", c.consumers, 1, 2)
        return
    if not 8 <= c.width <= 256 or c.width % 8:
        yield multiple_of("width", c.width, 8, "from 8 to 256, the columns of a wgmma")
    if parts(match) == 3 and match.k < FINE and c.width > FINE_WIDTH:
        yield at_most("width", c.width, FINE_WIDTH, f"the registers of a k below {FINE}")
    if not c.swap and c.width % 16:
        yield multiple_of("width", c.width, 16, "the columns of a store")
    if c.stages < 2:
        yield at_least("stages", c.stages, 2, "one is filled while another is read")
    if not 1 <= c.resident <= 3:
        yield within("resident", c.resident, 1, 3)
        return
    yield from exceeding(("bytes of shared memory a block", shared_bytes(match, c), shared_of_each(target, c.resident)))
    need = c.width + 92 if parts(match) == 3 else c.width // 2 + 88
    threads = 128 * (c.consumers + 1) * c.resident
    most = 224 if c.consumers == 2 and c.resident == 1 else min(MOST_REGISTERS, target.registers // threads)
    yield from exceeding(("registers of a consumer's thread", need, most))

    if c.split_k > 1:
        yield from _split_reasons(match, c)


def _split_reasons(match: Match, c: Config) -> Iterator[str]:
    """A sentence for each way in which the parts of k do not fit."""
    if match.m is None or match.batch is None:
        yield must_be("split_k", c.split_k, 1, "the number of tiles is the kernel's own where k is split")
    yield from exceeding(("split_k", c.split_k, 8, "the blocks of a cluster"))
    steps = blocks_of_k(match)
    if (c.split_k - 1) * -(-steps // c.split_k) >= steps:
        yield at_most("split_k", c.split_k, steps, "a part each of the k blocks")
    slots = (c.split_k - 1) * slot_bytes(c.width, 16, 128 * c.consumers, c.split_k)
    yield from exceeding(("bytes of parts", slots, c.stages * 64 * c.consumers * BLOCK_K * 4, "the ring of the left operand"))


def cycles(match: Match, c: Any, target: Target) -> float:
    """Estimated cycles of one launch; a symbolic m counts as 2048. TF32 of as many rows as were measured has its own."""
    short = parts(match) == 1 and ROWS[0] <= (match.m or 2048) <= ROWS[1]
    return cycles_by(fit("matmul_sm90_tf32" if short else "matmul_sm90_f32", target), match, c, target)


def cycles_by(fitted: Any, match: Match, c: Any, target: Target) -> float:
    """As `cycles`, by these numbers of a calibration."""
    m, batch = match.m or 2048, match.batch or 1
    m_tiles = -(-m // c.block_m)
    tiles = m_tiles * -(-match.n // c.block_n) * batch
    waves = -(-tiles * c.split_k // (at_once(c, target) * c.resident))
    here = min(c.resident, -(-tiles * c.split_k // target.cores))
    steps = -(-blocks_of_k(match) // c.split_k)
    number = parts(match)
    both, column, one, its_column = fitted.step[str(number)]
    step = both + column * c.width if c.consumers == 2 else one + its_column * c.width
    tensor_cores = here * number * 64 * c.width * BLOCK_K * c.consumers / TF32 * fitted.busy
    copies = max((64 * c.consumers + c.width) * BLOCK_K * 4 / fitted.l2_bytes, match.copy_cycles(c, target))
    step = max(step, tensor_cores, here * copies, fitted.least)
    weights = match.n * match.k * (1 + fitted.late * min(m_tiles - 1, 1))
    memory = (match.a_elements(m) + weights + m * match.n) * batch * 4 / (fitted.bytes * target.cores)
    split = fitted.split + fitted.further * (c.split_k - 2) if c.split_k > 1 else 0
    work = waves * (steps * step + fitted.epilogue)
    return float(fitted.fill + max(work, memory) + fitted.less * work * here**fitted.crowd + split)


def splits(tiles: int, trial: Config, target: Target) -> Iterator[int]:
    """Into how many parts k may be split, of so many tiles."""
    yield 1
    for split in range(2, 9):
        if tiles * split <= at_once(replace(trial, split_k=split), target) * trial.resident:
            yield split


def widths(size: int, step: int) -> list[int]:
    """Widths of tiles worth ranking for so many rows of the right operand: round ones, and those that divide it evenly."""
    round_ones = [width for width in WIDTHS if width % step == 0]
    even = [-(-size // -(-size // most) // step) * step for most in WIDTHS if most >= 64]
    return sorted({*round_ones, *even})


def ring_steps(match: Match, tiles: int, c: Any, target: Target) -> int:
    """Blocks of k of all that a block computes of so many tiles: the ring runs ahead into its next ones."""
    each = 1 if c.split_k > 1 else -(-tiles // (at_once(c, target) * c.resident))
    return int(each * -(-blocks_of_k(match) // c.split_k))


def candidates(match: Match, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    m = match.m or 2048
    shapes = ((swap, width) for swap in (0, 1) for width in widths(m if swap else match.n, 8 if swap else 16))
    for (swap, width), consumers, resident in product(shapes, (1, 2), (1, 2)):
        trial = make(width, 2, consumers, swap, 8, 1, resident)
        spare = room_of(resident, target) - (0 if swap else staging_bytes(match, trial))
        m_tiles, n_tiles = -(-m // trial.block_m), -(-match.n // trial.block_n)
        group = group_for(m_tiles, n_tiles, trial.block_m, trial.block_n, target.cores)
        for split in splits(m_tiles * n_tiles * (match.batch or 1), trial, target):
            steps = ring_steps(match, m_tiles * n_tiles * (match.batch or 1), replace(trial, split_k=split), target)
            stages = min(MAX_STAGES, spare // stage_bytes(match, trial), max(2, steps))
            config = make(width, stages, consumers, swap, group, split, resident)
            if not any(True for _ in legal_reasons(match, config, target)):
                yield config
