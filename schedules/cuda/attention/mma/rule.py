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
from itertools import product

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_most, exceeding, listed, multiple_of, must_be, within
from tk.schedule.rule import cheapest
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.decode.plan import MMA_K, MMA_M
from tk.schedules.cuda.attention.mma.cases import CASES as CASES
from tk.schedules.cuda.attention.mma.kernel import build
from tk.schedules.cuda.attention.mma.plan import keeps_q, padded, registers, shared_bytes
from tk.schedules.cuda.attention.problem import Match, misfit_widths, unbounded, unreadable
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.hardware import MMA_SYNC, MOST_REGISTERS, WARP, occupancy
from tk.target import Target, compute_capability

NAME = "cuda.attention_mma"
VERSION = 3
ENABLES_GRAPH_FUSION = True

USUAL = 1024
"""Rows and columns that a symbolic length is taken for."""
READ, POWERS, SIMPLE = 128, 16, 128
"""What an SM does in each cycle: bytes read from shared memory, powers, simple operations."""


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. block_n is in columns, the others are counts."""

    block_n: int = 64
    warps: int = 4
    tiles: int = 2


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when it is none, or when the target has no mma.sync."""
    if target.kind != "cuda" or compute_capability(target.arch) < MMA_SYNC:
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
    return {"block_n": (16, 32, 48, 64, 96, 128), "warps": (1, 2, 4, 8), "tiles": (1, 2)}


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    yield from unreadable(match, "cp.async")
    yield from misfit_widths(match, 8)
    if c.block_n % MMA_K or not 16 <= c.block_n <= 128:
        yield multiple_of("block_n", c.block_n, MMA_K, "from 16 to 128")
    if not 1 <= c.warps <= 8:
        yield within("warps", c.warps, 1, 8)
    if c.tiles not in (1, 2):
        yield within("tiles", c.tiles, 1, 2)
        return
    yield from exceeding(
        ("bytes of shared memory", shared_bytes(match, c), target.shared_memory),
        ("registers of a thread", registers(match, c), MOST_REGISTERS),
    )


def _candidates(match: Match, target: Target, make: type[Config]) -> Iterator[Config]:
    for tiles, warps, block_n in product((2, 1), (4, 8, 2), (64, 32, 128, 96, 48, 16)):
        yield make(block_n, warps, tiles)


def _resident(match: Match, c: Config, target: Target) -> int:
    """How many blocks an SM has at once."""
    needed = registers(match, c) + (c.tiles * padded(match.depth) // 4 if keeps_q(match, c) else 0)
    rounded = min(MOST_REGISTERS + 1, -(-needed // 8) * 8)
    return occupancy(target, WARP * c.warps, shared_bytes(match, c), rounded, most_threads=1536)


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch: a tile takes what its matmuls, its reads of shared memory and its softmax take, one
    after the other where a block is alone on its SM, else the longest of them for each of the blocks that are
    there. A symbolic length counts as `USUAL`."""
    fitted, rows = fit("attention_mma", target), MMA_M * c.tiles * c.warps
    columns, lines = match.columns or USUAL, match.rows or USUAL
    depth, width = padded(match.depth), padded(match.width)
    of_q = 0 if keeps_q(match, c) else MMA_M * c.tiles * depth
    matmuls = (
        2.0 * rows * c.block_n * (depth + width) / min(fitted.share * target.peak_for(match.dtype) / target.cores, fitted.rate)
    )
    reads = c.warps * (c.block_n * (depth + width) + of_q) * 2 / (READ * fitted.clock)
    loaded = c.block_n * (depth + width) * 2 / (fitted.loaded * fitted.clock)
    powers = rows * c.block_n * (1 / POWERS + fitted.steps / SIMPLE) / fitted.clock
    resident = _resident(match, c, target)
    blocks = -(-lines // rows) * match.heads * (match.batch or 4)
    resident = min(resident, max(1, -(-blocks // target.cores)))
    tile = max(resident * max(matmuls, reads, loaded, powers), matmuls + max(reads, powers)) + fitted.tile
    tiles = -(-columns // c.block_n)
    seen = match.tiles_seen(tiles, rows, c.block_n)
    waves = blocks / (resident * target.cores)
    waves = max(1.0, waves) if match.causal else float(-(-blocks // (resident * target.cores)))
    return float(waves * (seen * tile + fitted.block))


default = cheapest(_candidates, cost, Config, legal)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(analyse(func), NAME, match), config)
