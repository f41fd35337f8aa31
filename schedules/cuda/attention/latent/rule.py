"""Attention whose values are the first columns of its keys, as in multi-head latent attention (MLA), absorbed form.

    s[b, h, i, j] = sum_e q[b, h, i, e] * c[b, h / g, j, e]        c: latents and rotary keys, [.., 576] of DeepSeek V3
    out[b, i, h, d] = sum_j softmax_j(f(s, masks…)) * c[b, h / g, j, d]         d < 512

block     one head of keys, `row_tiles` · 16 of the rows that share it, one split of the columns
warp      16 rows, and one of `slices` slices of the columns of the result; scores are shared through shared memory
ring      `stages` tiles of `block_n` rows of c, each read from memory once, for scores and for results

`lower` builds the kernels (kernel.py); they need cp.async and mma.sync, which every GPU since sm_80 has. A GPU with less shared
memory takes fewer and smaller tiles. Absorbed form: DeepSeek-AI, "DeepSeek-V2", arXiv:2405.04434, section 2.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from tvm.tirx import PrimFunc

from tk.schedule.refusals import exceeding, listed, multiple_of, within
from tk.schedule.rule import cheapest
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.decode.plan import MMA_K, MMA_M, row_tiles
from tk.schedules.cuda.attention.decode.splits import SPLITS, key_heads, merge_seconds, misfits, seen, split_counts
from tk.schedules.cuda.attention.latent.cases import CASES as CASES
from tk.schedules.cuda.attention.latent.kernel import build
from tk.schedules.cuda.attention.latent.plan import shared_bytes
from tk.schedules.cuda.attention.problem import Attention, Match, unreadable
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.hardware import MMA_SYNC, MOST_REGISTERS, MOST_THREADS, WARP, occupancy
from tk.target import Target, compute_capability

NAME = "cuda.attention_latent"
VERSION = 3
ENABLES_GRAPH_FUSION = True

NARROW = 256
"""Up to this width of a head the kernels that read keys and values apart take an attention."""
MOST_ROWS, MOST_WIDTH, STEP = 512, 512, 32
"""Packed rows of a head of keys; columns of a result that the second kernel merges in one block; one step of the depth."""
OTHERS = 48
"""Registers of a thread that are addresses and rows' sums."""


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. block_n is in columns, the others are counts."""

    block_n: int = 32
    row_tiles: int = 1
    slices: int = 4
    stages: int = 3
    splits: int = 1


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when its values are no part of its keys, or its heads are narrow, or its rows
    many, or when the target has no mma.sync."""
    found = latent_attention(func) if target.kind == "cuda" and compute_capability(target.arch) >= MMA_SYNC else None
    return None if found is None else found.facts


def latent_attention(func: PrimFunc, rotary: bool = False) -> Attention | None:
    """The attention that `func` computes, if its values are the first columns of its keys, its heads wide and its rows few.
    With `rotary`, the last columns of q and of the keys may be tensors of their own."""
    found = analyse(func, rotary=rotary)
    if found is None or found.facts.rows is None or found.facts.rows * found.facts.group > MOST_ROWS:
        return None
    k, v = found.k, found.v
    strides = [(x.batch_stride, x.head_stride, x.row_stride, x.offset) for x in (k, v)]
    inside = k.param.same_as(v.param) and str(strides[0]) == str(strides[1]) and v.width <= k.width
    return found if inside and max(found.facts.depth, v.width) > NARROW else None


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "block_n": (32, 64) if match.page % 64 == 0 else (16, 32) if match.page % 32 == 0 else (16,),
        "row_tiles": (1, 2, 4),
        "slices": (2, 4, 8),
        "stages": (2, 3, 4, 5, 6),
        "splits": SPLITS,
    }


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    yield from unreadable(match, "cp.async", "rows of q, k or the result")
    if match.depth % STEP:
        yield multiple_of("depth of a head", match.depth, STEP, "what ldmatrix reads of a key")
    yield from exceeding(("width of a head", match.width, MOST_WIDTH, "a block merges a row of it"))
    if c.slices not in (1, 2, 4, 8) or match.width % (MMA_K * c.slices):
        yield multiple_of("width of a head", match.width, MMA_K * c.slices, "columns of the warps' slices")
        return
    if c.block_n % (8 * c.slices) or c.block_n % MMA_K or not 16 <= c.block_n <= 128:
        yield multiple_of("block_n", c.block_n, max(MMA_K, 8 * c.slices), "keys of the warps' slices, up to 128")
    yield from misfits(match, c)
    if not 1 <= c.row_tiles <= row_tiles(match):
        yield within("row_tiles", c.row_tiles, 1, row_tiles(match))
        return
    yield from exceeding(
        ("threads a block", _threads(c), MOST_THREADS),
        ("bytes of shared memory", shared_bytes(match, c), target.shared_memory),
        ("registers of a thread", _registers(match, c), MOST_REGISTERS),
        ("registers of a block", _registers(match, c) * _threads(c), target.registers),
    )


def _threads(c: Config) -> int:
    return WARP * c.row_tiles * c.slices


def _registers(match: Match, c: Config) -> int:
    """About what a thread holds: results, scores, rounded powers, the sums and keys of its slice, a mask's values."""
    own = c.block_n // c.slices
    needed = match.width // c.slices // 2 + c.block_n // 2 + c.block_n // 4 + own + own // 2 + 8
    return -(-(needed + (c.block_n // 4 if match.loads else 0) + OTHERS) // 8) * 8


def _candidates(match: Match, target: Target, make: type[Config]) -> Iterator[Config]:
    for tiles in (1, 2, 4):
        counts = split_counts(match, target, key_heads(match) * row_tiles(match, MMA_M * tiles))
        for splits, block_n, slices, stages in product(counts, (64, 32, 16), (4, 8, 2), (4, 3, 2)):
            yield make(block_n, tiles, slices, stages, splits)


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch, wave by wave: what a block's tiles take to come from memory, to be read from shared
    memory, or to be multiplied, or a warp to go through one, whichever is longest; the blocks' start; what splits leave, and
    the second kernel. A symbolic length or batch counts as `USUAL` and `USUAL_BATCH` of splits.py."""
    fitted, cache = fit("attention_latent", target), fit("attention_decode", target)
    rows = MMA_M * c.row_tiles
    blocks = key_heads(match) * row_tiles(match, rows) * c.splits
    tiles = -(-seen(match) // (c.block_n * c.splits))
    resident = occupancy(target, _threads(c), shared_bytes(match, c), _registers(match, c))
    each = min(resident, -(-blocks // target.cores))  # blocks at once of an SM
    waves = -(-blocks // (target.cores * each))
    latents = c.block_n * match.depth * 2.0
    read = c.row_tiles * (c.slices * MMA_M * match.depth * 2.0 + latents + c.block_n * match.width * 2.0)
    operations = 2.0 * rows * c.block_n * (match.depth + match.width)
    running = min(blocks, target.cores * each)
    from_memory = running * latents / row_tiles(match, rows) / (cache.rate * target.bandwidth)
    loads = match.depth // STEP * (c.block_n // c.slices // 8 + 2) + c.block_n // MMA_K * (match.width // c.slices // 16)
    tile = max(
        from_memory, each * max(read / fitted.shared_rate, operations / fitted.tensor_rate), fitted.tile + loads * fitted.load
    )
    return float(cache.start + waves * tiles * tile + merge_seconds(match, c.splits, target))


default = cheapest(_candidates, cost, Config, legal)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(latent_attention(func), NAME, match), config)
