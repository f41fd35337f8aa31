"""Attention in one kernel on GPUs since sm_80 that have no wgmma: FlashAttention-2's loop on mma.sync and cp.async.

    s[b, h, i, j] = sum_e q[b, h, i, e] * k[b, h / g, j, e]       fp16 or bf16 operands, any strides, float32 inside
    out[b, i, h, d] = sum_j softmax_j(f(s, masks…)) * v[b, h / g, j, d]       the scores are never stored

    block     16 * tiles * warps rows of one head; k and v come in tiles of block_n columns
    warp      `tiles` tiles of 16 rows: s in registers, softmax as tiles come, p from registers into the matmul with v

Of a causal mask (j <= i + shift), and of a window, tiles that no row sees are left out. Few rows are for
cuda.attention_decode, which packs the heads that share keys. `lower` builds the kernel (kernel.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_most, exceeding, listed, multiple_of, must_be, within
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.decode.plan import MMA_K, MMA_M, WARP
from tk.schedules.cuda.attention.mma.cases import CASES as CASES
from tk.schedules.cuda.attention.mma.kernel import build
from tk.schedules.cuda.attention.mma.plan import MOST, keeps_q, padded, registers, shared_bytes
from tk.schedules.cuda.attention.problem import Match, unbounded, unreadable
from tk.target import Target, compute_capability

NAME = "cuda.attention_mma"
VERSION = 3
ENABLES_GRAPH_FUSION = True

FIRST = (8, 0)  # the compute capability that brought cp.async and mma.m16n8k16 of bfloat16
USUAL = 1024
"""Rows and columns that a symbolic length is taken for."""
CLOCK, READ, LOADED, POWERS, SIMPLE = 1.5e9, 128, 40, 16, 128
"""Cycles a second of an SM, and what it does in each: bytes read from shared memory, bytes that come from the
second-level cache, powers, simple operations."""
STEPS = 9.0
"""Simple operations on each score, from a matmul's sum to a rounded power."""
SHARE, RATE = 0.8, 4e12
"""Of the peak of tensor cores what mma.sync reaches; and the most FLOP/s of an SM's mma.sync, whatever newer
instructions reach there."""
TILE, BLOCK = 0.4e-6, 3.0e-6
"""Seconds of a tile's barriers and waits, and of a block's start and end."""


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. block_n is in columns, the others are counts."""

    block_n: int = 64
    warps: int = 4
    tiles: int = 2


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when it is none, or when the target has no mma.sync."""
    if target.kind != "cuda" or compute_capability(target.arch) < FIRST:
        return None
    attention = analyse(func)
    return None if attention is None else attention.facts


def declines(match: Match, target: Target) -> Sequence[str]:
    """What wgmma does faster; and masks of positions that are read for each score, which one kernel computes for all heads."""
    if target.matrix.get(match.dtype) == "wgmma":
        return [must_be("the target's matrix instruction", "wgmma", "mma.sync", "cuda.attention has wgmma's kernel")]
    if match.page:
        return [at_most("columns a page", match.page, 0, "tiles are of columns that lie side by side")]
    return unbounded(match)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    """What a search may try; `legal` judges the combinations."""
    return {"block_n": (16, 32, 48, 64, 96, 128), "warps": (1, 2, 4, 8), "tiles": (1, 2)}


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    """Why `config` does not fit."""
    yield from unreadable(match, "cp.async")
    for name, width in (("depth", match.depth), ("width", match.width)):
        if width % 8 or not 8 <= width <= 256:
            yield multiple_of(f"{name} of a head", width, 8, "from 8 to 256")
    if c.block_n % MMA_K or not 16 <= c.block_n <= 128:
        yield multiple_of("block_n", c.block_n, MMA_K, "from 16 to 128")
    if not 1 <= c.warps <= 8:
        yield within("warps", c.warps, 1, 8)
    if c.tiles not in (1, 2):
        yield within("tiles", c.tiles, 1, 2)
        return
    yield from exceeding(("bytes of shared memory", shared_bytes(match, c), target.shared_memory))
    if (needed := registers(match, c)) > MOST:
        yield at_most("registers of a thread", needed, MOST)


def default(match: Match, target: Target) -> Config:
    """The legal config that `cost` ranks first; the plain Config when none is legal."""
    candidates = [
        config
        for tiles in (2, 1)
        for warps in (4, 8, 2)
        for block_n in (64, 32, 128, 96, 48, 16)
        if not legal(match, config := Config(block_n, warps, tiles), target)
    ]
    return min(candidates, key=lambda config: cost(match, config, target), default=Config())


def _resident(match: Match, c: Config, target: Target) -> int:
    """How many blocks an SM has at once."""
    needed = registers(match, c) + (c.tiles * padded(match.depth) // 4 if keeps_q(match, c) else 0)
    of_registers = target.registers // (min(MOST + 1, -(-needed // 8) * 8) * WARP * c.warps)
    return max(1, min(target.shared_memory // (shared_bytes(match, c) + 1024), of_registers, 48 // c.warps))


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch: a tile takes what its matmuls, its reads of shared memory and its softmax take, one
    after the other where a block is alone on its SM, else the longest of them for each of the blocks that are
    there. A symbolic length counts as `USUAL`."""
    rows = MMA_M * c.tiles * c.warps
    columns, lines = match.columns or USUAL, match.rows or USUAL
    depth, width = padded(match.depth), padded(match.width)
    of_q = 0 if keeps_q(match, c) else MMA_M * c.tiles * depth
    matmuls = 2.0 * rows * c.block_n * (depth + width) / min(SHARE * target.peak_for(match.dtype) / target.cores, RATE)
    reads = c.warps * (c.block_n * (depth + width) + of_q) * 2 / (READ * CLOCK)
    loaded = c.block_n * (depth + width) * 2 / (LOADED * CLOCK)
    powers = rows * c.block_n * (1 / POWERS + STEPS / SIMPLE) / CLOCK
    resident = _resident(match, c, target)
    blocks = -(-lines // rows) * match.heads * (match.batch or 4)
    resident = min(resident, max(1, -(-blocks // target.cores)))
    tile = max(resident * max(matmuls, reads, loaded, powers), matmuls + max(reads, powers)) + TILE
    tiles = -(-columns // c.block_n)
    seen = match.tiles_seen(tiles, rows, c.block_n)
    waves = blocks / (resident * target.cores)
    waves = max(1.0, waves) if match.causal else float(-(-blocks // (resident * target.cores)))
    return waves * (seen * tile + BLOCK)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    """The kernel of `func` under `config`, with func's parameters."""
    return build(matched(analyse(func), NAME, match), config)
