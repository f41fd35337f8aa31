"""Attention of few query rows, as in generation: bound by the bytes of keys and values, which are read once.

    s[b, h, i, j] = sum_e q[b, h, i, e] * k[b, h / g, j, e]        fp16 or bf16 operands, any strides, float32 inside
    out[b, i, h, d] = sum_j softmax_j(f(s, masks…)) * v[b, h / g, j, d]

block     one head of keys, one split of its columns; the g query heads that read it and their rows are packed: at most 64 rows
warp      16 packed rows (mma.m16n8k16) and every `warps`-th tile of `block_n` columns, `stages` - 1 of them on their way
splits    of the columns, so that there are blocks for all SMs; a second kernel combines what they leave

`lower` builds the kernels (kernel.py, results.py); they need cp.async and mma.sync, which every GPU since sm_80 has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_most, exceeding, listed, multiple_of, must_be, within
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.decode.cases import CASES as CASES
from tk.schedules.cuda.attention.decode.kernel import build
from tk.schedules.cuda.attention.decode.plan import MMA_K, ROWS, row_tiles, shared_bytes, stored_bytes, tile_bytes
from tk.schedules.cuda.attention.decode.splits import (
    SPLITS,
    USUAL,
    USUAL_BATCH,
    key_heads,
    merge_seconds,
    misfits,
    seen,
    split_counts,
)
from tk.schedules.cuda.attention.problem import Match, misfit_widths, unreadable
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.hardware import MMA_SYNC, MOST_REGISTERS, MOST_THREADS, WARP, occupancy
from tk.target import Target, compute_capability

NAME = "cuda.attention_decode"
VERSION = 3
ENABLES_GRAPH_FUSION = True

FLOAT8 = (8, 9)
OTHERS = 40
"""Registers of a thread that are addresses, rows' sums and what is on its way."""
LEAST_WARPS, LEAST_STAGES = 4, 3
"""Warps and stages of a block that defaults have at least where they fit: what was measured."""
FEW, LONG = 16, 1024
"""Rows up to which wgmma's tiles are mostly empty, and columns from which a GPU with few blocks is better off with splits."""


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. block_n is in columns, the others are counts."""

    block_n: int = 16
    warps: int = 4
    stages: int = 3
    splits: int = 1


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when it is none, or has too many rows, or when the target has no mma.sync."""
    if target.kind != "cuda" or compute_capability(target.arch) < MMA_SYNC:
        return None
    attention = analyse(func, narrow=True)
    if attention is None or attention.facts.rows is None or attention.facts.rows * attention.facts.group > ROWS:
        return None
    return attention.facts


def declines(match: Match, target: Target) -> Sequence[str]:
    """Many rows of heads that have their own keys: tiles of 64 rows on wgmma read the keys as often, and compute faster."""
    rows, blocks = int(match.rows or 0), (match.batch or USUAL_BATCH) * match.heads
    starved = blocks < target.cores and (match.columns or USUAL) > LONG
    if match.group == 1 and rows > FEW and not starved and target.matrix.get(match.dtype) == "wgmma":
        return [at_most("rows", rows, FEW, "cuda.attention has tiles of 64 rows for heads that share no keys")]
    return []


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "block_n": (16, 32, 64) if match.page % 64 == 0 else (16, 32) if match.page % 32 == 0 else (16,),
        "warps": (1, 2, 4, 8),
        "stages": (2, 3, 4, 5, 6, 8),
        "splits": SPLITS,
    }


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    yield from unreadable(match, "cp.async")
    yield from misfit_widths(match, MMA_K * 2 // stored_bytes(match))
    if match.cache.startswith("float8") and compute_capability(target.arch) < FLOAT8:
        yield must_be("the target", target.arch, "sm_89 or later", "which has instructions for float8")
    if match.scales and match.dtype == "float16":
        yield must_be("scales of values", "one a key", "one a head", "weights times scales may be too small for float16")
    if c.block_n % MMA_K or not 16 <= c.block_n <= 128:
        yield multiple_of("block_n", c.block_n, MMA_K, "from 16 to 128")
    yield from misfits(match, c)
    if not 1 <= c.warps <= 15:
        yield within("warps", c.warps, 1, 15, "each has a barrier")
        return
    threads, registers = WARP * c.warps * row_tiles(match), _registers(match, c)
    yield from exceeding(
        ("threads a block", threads, MOST_THREADS),
        ("bytes of shared memory", shared_bytes(match, c), target.shared_memory),
        ("registers of a thread", registers, MOST_REGISTERS),
        ("registers of a block", _rounded(registers) * threads, target.registers),
    )


def _registers(match: Match, c: Config) -> int:
    """About what a thread holds: q, scores, rounded powers, results, a mask's values, and what else there is."""
    prefetched = c.block_n // 4 if match.loads else 0
    scales = c.block_n // 2 if match.cache else 0
    return match.depth // 4 + match.width // 2 + c.block_n // 2 + c.block_n // 4 + prefetched + scales + OTHERS


def _rounded(registers: int) -> int:
    return -(-registers // 8) * 8


def default(match: Match, target: Target) -> Config:
    """The legal config that `cost` ranks first; the plain Config when none is legal."""
    splits = split_counts(match, target, key_heads(match))
    candidates = [
        config
        for block_n in (16, 32)
        for warps in (4, 8, 2, 1)
        for stages in (3, 4, 2, 6)
        for split in splits
        if not legal(match, config := Config(block_n, warps, stages, split), target)
    ]
    least = LEAST_WARPS / row_tiles(match)
    usual = [config for config in candidates if config.warps >= least and config.stages >= LEAST_STAGES]
    return min(usual or candidates, key=lambda config: cost(match, config, target), default=Config())


def _resident(match: Match, c: Config, target: Target) -> int:
    """How many blocks an SM has at once."""
    registers = _rounded(min(MOST_REGISTERS, _registers(match, c)))
    return occupancy(target, WARP * c.warps * row_tiles(match), shared_bytes(match, c), registers)


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch: the bytes at the rate that those on their way allow, wave by wave, or what the warps'
    tiles take one after the other; the blocks' start; what splits leave and the second kernel. A symbolic length counts as
    `USUAL`."""
    blocks, in_block = key_heads(match) * c.splits, -(-seen(match) // (c.block_n * c.splits))
    slots, fitted = _resident(match, c, target) * target.cores, fit("attention_decode", target)
    full, rest = divmod(blocks, slots)
    if full < 2:
        waves = [slots] * full + [rest] * (rest > 0)
        taken = sum(_wave(match, c, target, running, in_block) for running in waves)
        seconds = fitted.start + taken + fitted.wave * (len(waves) - 1)
    else:  # blocks have long stopped to begin together: the last ones come where there is room
        wave = fitted.wave
        seconds = fitted.start + blocks / slots * (_wave(match, c, target, slots, in_block) + wave) - wave
    return float(seconds) + merge_seconds(match, c.splits, target)


def _wave(match: Match, c: Config, target: Target, running: int, tiles: int) -> float:
    """Seconds of `running` blocks at once, of so many tiles each."""
    fitted = fit("attention_decode", target)
    moved = tiles * c.block_n * (match.depth + match.width) * float(stored_bytes(match))
    each = -(-tiles // c.warps)
    flight = min(c.stages - 1, each) * c.warps * tile_bytes(match, c.block_n)
    on_one = -(-running // target.cores)
    even = running / (on_one * target.cores) >= fitted.even
    reached = min(fitted.rate * target.bandwidth * (1.0 if even else fitted.uneven), running * flight / fitted.latency)
    crowded = max(1.0, WARP * c.warps * row_tiles(match) * on_one / 512)
    computed = each * fitted.tile * (c.block_n + 16) / 32 * crowded
    return float(max(running * moved / reached, on_one * moved / fitted.sm_rate, computed, fitted.latency))


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(analyse(func, narrow=True), NAME, match), config)
