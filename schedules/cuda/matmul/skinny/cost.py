"""Which tilings of a skinny matmul fit Hopper, and which should be fastest: arithmetic only, nothing is measured.

A launch streams the weights in waves of as many blocks as are resident. A wave takes about the longest of
    memory    the wave's weights at bandwidth
    stream    what the blocks of one SM read of both operands at stream
    latency   a block's weights, of which its ring holds all stages but one on the way for latency; all of them where it has
              a stage for each
    steps     a block's stages at step each, whatever they hold: barriers, and copies that one thread starts
and the launch once fixed, and what bringing a tile's parts together takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import gcd, lcm
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, at_most, exceeding, multiple_of
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.hardware import MOST_REGISTERS, shared_of_each
from tk.schedules.cuda.matmul.problem import Match, copy_reasons
from tk.schedules.cuda.matmul.sm90.cost import LINE, SECTOR
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.skinny.rule import Config

__all__ = [
    "candidates",
    "deepened",
    "launches_dependents",
    "legal_reasons",
    "requested_bytes",
    "seconds",
    "shared_bytes",
    "shortened",
]

PAD = 4
RESERVE = 2048  # barriers, and the alignment of the tiles
MAX_STAGES = 24
FEW = 32  # 64s of k of a block up to which two in a stage are worth that the ring is coarser, where stages are small
FEW_ROWS = 16  # of the weights that are read across lines
LEAST_ROWS = 24  # of a tile, of several
HOLDING = 2  # stages of the ring besides: one being read, one being given back


def accumulator_bytes(c: Config) -> int:
    """Shared memory of the float32 sums, in bytes: for each part of k, the block's share of the columns."""
    return int(c.split_k * c.block_m * (c.block_n // c.split_k + PAD) * 4)


def ring_bytes(c: Config) -> int:
    """Shared memory of the weights' ring, in bytes."""
    return int(c.stages * c.k_tiles_per_stage * c.block_n * BLOCK_K * 2)


def stage_bytes(c: Config) -> int:
    return int((c.block_n + c.block_m) * BLOCK_K * c.k_tiles_per_stage * 2)


def shared_bytes(c: Config) -> int:
    """Shared memory of a block, in bytes; sums that no other block adds to lie in the ring when it has been read."""
    ring: int = c.stages * stage_bytes(c)
    return ring + (accumulator_bytes(c) if c.split_k > 1 else 0) + RESERVE


def requested_bytes(c: Config, target: Target) -> int:
    """Shared memory that a block asks for, in bytes: at least so much that no more than `blocks` fit an SM. Blocks
    that start early find some SMs free and others not; two on one would take twice as long as the rest."""
    blocks: int = c.blocks
    alone = shared_of_each(target, blocks + 1)
    return max(shared_bytes(c), min(alone // 128 * 128 + 128, shared_of_each(target, blocks)))


def launches_dependents(match: Match, c: Config, target: Target) -> bool:
    """Whether the next kernel's blocks should be let in at once. Where blocks take about every slot of the GPU in each of
    their waves, or at most half of them, the next one's find slots one after the other, or all together. Else some start
    at once and the others late, which costs a long launch more than a short one gains."""
    fitted = fit("matmul_skinny", target)
    taken = _blocks(match, c) / (target.cores * c.blocks)
    weights = match.n * match.num_b * match.k * 2 * (match.batch or 1)
    return _spreads(match, c, target) or taken <= 1 / 2 or weights < fitted.short * target.bandwidth


def _spreads(match: Match, c: Config, target: Target) -> bool:
    """Whether the blocks take about every slot of the GPU in each of their waves."""
    fitted = fit("matmul_skinny", target)
    slots, blocks = target.cores * int(c.blocks), _blocks(match, c)
    return bool(blocks >= fitted.even * slots * -(-blocks // slots))


def deepened(match: Match, c: Config, target: Target) -> Config:
    """`c` with all the stages that fit, where its blocks start early and a ring holds a good part of their work: what they
    have copied before their wait is time won."""
    most = _most_stages(match, c, target)
    worth = _spreads(match, c, target) and 4 * most >= _share(match, c.k_tiles_per_stage, c.split_k)
    return replace(c, stages=most) if worth else c


def shortened(match: Match, c: Config, target: Target) -> Config:
    """`c` with several tiles of rows, where its blocks would leave most of the GPU without work: each stores fewer, and ends
    sooner. That weights are read again, from the L2 cache, counts less."""
    for m_tiles in (3, 2):
        trial = replace(c, block_m=-(-(match.m or 1) // m_tiles // 8) * 8)
        fits = trial.block_m >= LEAST_ROWS and c.cluster_n == 1 and 2 * _blocks(match, trial) <= target.cores
        if fits and not any(True for _ in legal_reasons(match, trial, target)):
            return trial
    return c


def _most_stages(match: Match, c: Config, target: Target) -> int:
    """The most stages that fit."""
    spare = shared_of_each(target, c.blocks) - shared_bytes(c) + c.stages * stage_bytes(c)
    return int(min(MAX_STAGES, spare // stage_bytes(c), max(2, _share(match, c.k_tiles_per_stage, c.split_k))))


def _share(match: Match, k_tiles: int, split: int) -> int:
    """Steps of k of each of `split` parts; the last one may have fewer."""
    steps = -(-match.k // (BLOCK_K * k_tiles))
    return -(-steps // split)


def legal_reasons(match: Match, c: Any, target: Target) -> Iterator[str]:
    """A sentence for each way in which `c` does not fit."""
    yield from copy_reasons(match)
    if c.stages < 2:
        yield at_least("stages", c.stages, 2, "one is filled while another is read")
    if c.block_m % 8 or not 8 <= c.block_m <= 256:
        yield multiple_of("block_m", c.block_m, 8, "from 8 to 256, the columns of a wgmma")
    if c.block_n % (64 * c.consumers) or c.block_n > 256:
        yield multiple_of("block_n", c.block_n, 64 * c.consumers, "64 rows of a wgmma for each consumer, up to 256")
        return
    if c.block_n % (16 * c.split_k * match.num_b) or (match.b_major == "mn" and c.block_n % (64 * match.num_b)):
        unit = 64 * match.num_b if match.b_major == "mn" else 1
        step = lcm(16 * c.split_k * match.num_b, unit)
        yield multiple_of("block_n", c.block_n, step, "whole fragments for each part of k")
    yield from exceeding(("split_k · cluster_n", c.split_k * c.cluster_n, 8, "the blocks of a portable cluster"))
    if c.cluster_n > 1:
        yield from _sharing_reasons(match, c)
    if c.split_k == 1 and accumulator_bytes(c) > ring_bytes(c):
        yield at_most("bytes of sums", accumulator_bytes(c), ring_bytes(c), "the ring holds them at the end")
    most = shared_of_each(target, c.blocks)
    yield from exceeding(("bytes of shared memory a block", shared_bytes(c), most, f"{c.blocks} of them an SM"))
    steps = _share(match, c.k_tiles_per_stage, 1)
    if (c.split_k - 1) * _share(match, c.k_tiles_per_stage, c.split_k) >= steps:
        yield at_most("split_k", c.split_k, steps, "each part has a step of k of its own")
    threads = 128 * (c.consumers + 1) * c.blocks
    registers = c.block_n // 64 // c.consumers * c.block_m // 2 + 40
    have = target.registers // threads // 8 * 8
    yield from exceeding(("registers of a consumer's thread", registers, min(have, MOST_REGISTERS)))


def _sharing_reasons(match: Match, c: Config) -> Iterator[str]:
    """What blocks that share A's copies need."""
    rows, tiles = match.m or 0, -(-match.n * match.num_b // c.block_n)
    if rows > c.block_m or rows % (8 * c.cluster_n) or not rows:
        why = f"up to {c.block_m}, whole swizzled rows for each block that copies a part"
        yield multiple_of("m", match.m, 8 * c.cluster_n, why)
    if tiles % c.cluster_n:
        yield multiple_of("tiles side by side", tiles, c.cluster_n, "whole clusters")


def seconds(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch; a symbolic m counts as block_m."""
    fitted = fit("matmul_skinny", target)
    rows = min(match.m or c.block_m, c.block_m)
    blocks, m_tiles = _blocks(match, c), -(-(match.m or 1) // c.block_m)
    cores = target.cores if c.split_k <= 2 else target.cluster_blocks.get(4, target.cores)
    slots = cores * c.blocks // c.split_k * c.split_k
    crowd = min(c.blocks, -(-blocks // target.cores))
    steps = _share(match, c.k_tiles_per_stage, c.split_k)
    weights, both = (width * BLOCK_K * 2 * c.k_tiles_per_stage for width in (c.block_n, c.block_n + rows))
    ahead = steps if c.stages >= steps else max(0.1, c.stages - fitted.stages_in_use)
    straddling = _straddling(match, c, target)

    def wave(resident: int) -> float:
        memory = resident / m_tiles * weights * straddling / (fitted.bandwidth * target.bandwidth)
        stream = -(-resident // target.cores) * both / fitted.stream
        times = (memory, stream, fitted.latency / ahead, fitted.step)
        return float(steps * sum(each**fitted.order for each in times) ** (1 / fitted.order))

    full, rest = divmod(blocks, slots)
    total = full * wave(slots) + (wave(rest) if rest else 0.0) + fitted.ramp * (full + bool(rest) - 1)
    idle: float = max(0.0, 1 - blocks / slots)
    total = total * (1 + fitted.split * (c.split_k - 1)) + crowd * c.block_n * c.block_m * fitted.push * (1 - 1 / c.split_k)
    total += idle * min(fitted.idle * total, fitted.idle_most)
    surplus = ahead * weights * min(blocks, slots) - fitted.ahead * fitted.at_least
    return float(fitted.fixed + total + fitted.ring * max(0.0, surplus))


def _straddling(match: Match, c: Config, target: Target) -> float:
    """What memory brings of weights beyond L2's size over what they are, where a tile's columns are no whole lines of L2, or
    sectors: parts of them at both ends of each row are the neighbouring tiles', and come again. Measured of few rows."""
    fitted, aligned = fit("matmul_skinny", target), gcd(2 * match.n, LINE)
    large = 2 * match.n * match.k * match.num_b >= target.l2
    if match.b_major == "k" or aligned == LINE or not large or c.block_m > FEW_ROWS:
        return 1.0
    again = fitted.straddle * (1 - aligned / LINE) + (fitted.sector if aligned < SECTOR else 0.0)
    return float(1.0 + again * 64 / c.block_n)


def _blocks(match: Match, c: Config) -> int:
    """Blocks of a launch; a symbolic m counts as one tile."""
    tiles = -(-match.n * match.num_b // c.block_n) * -(-(match.m or 1) // c.block_m)
    return int(tiles * (match.batch or 1) * c.split_k)


def candidates(match: Match, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    fitted = fit("matmul_skinny", target)
    rows = -(-(match.m or 64) // 8) * 8
    tiles = ((64, 1), (128, 2), (192, 3), (256, 4))
    for (block_n, consumers), split, blocks, k_tiles in product(tiles, (1, 2, 4, 8), (1, 2, 3), (1, 2)):
        config = make(block_n, rows, k_tiles, 2, consumers, blocks, split)
        launched = _blocks(match, config)
        if blocks > -(-launched // target.cores):
            continue  # they would not share an SM
        if k_tiles > 1 and (block_n > 64 or blocks > 1 or _share(match, 1, split) > FEW):
            continue
        most, stage = _most_stages(match, config, target), block_n * BLOCK_K * 2 * k_tiles
        ahead = max(fitted.ahead // blocks, fitted.ahead * fitted.at_least // launched * block_n // (block_n + rows))
        enough = HOLDING + -(-ahead // stage)
        if launched > blocks * target.cores or enough + 1 >= _share(match, k_tiles, split):
            enough = most  # the next wave's copies follow; and a ring that could hold all but a stage holds all
        least = -(-accumulator_bytes(config) // stage) if split == 1 else 2
        config = replace(config, stages=max(least, min(most, enough)))
        if not any(True for _ in legal_reasons(match, config, target)):
            yield config
