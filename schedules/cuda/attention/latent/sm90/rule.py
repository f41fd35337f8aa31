"""Attention whose values are the first columns of its keys (MLA, absorbed form), on Hopper: TMA, mbarriers and wgmma.

    s[b, h, i, j] = sum_e q[b, h, i, e] * c[b, h / g, j, e]        c: latents and rotary keys, [.., 576] of DeepSeek V3;
                                                                   the rotary keys may be a tensor of their own
    out[b, i, h, d] = sum_j softmax_j(f(s, masks…)) * c[b, h / g, j, d]         d < 512

block      one head of keys, 64 of the rows that share it, one split of the keys
consumers  two, of half of the columns of the result each; the scores of a tile are made once, by one for both
ring       `stages` tiles of 64 keys, each read from memory once, for scores and for results

`lower` builds the kernels (kernel.py). What they do not take is `cuda.attention_latent`'s, of mma.sync. Absorbed form:
DeepSeek-AI, "DeepSeek-V2", arXiv:2405.04434, section 2.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import exceeding, listed, multiple_of, must_be, within
from tk.schedule.rule import cheapest
from tk.schedules.cuda.attention.analyse import matched
from tk.schedules.cuda.attention.decode.plan import MMA_K, row_tiles
from tk.schedules.cuda.attention.decode.splits import MOST_SPLITS, SPLITS, key_heads, merge_seconds, seen, split_counts
from tk.schedules.cuda.attention.latent.cases import CASES_SM90
from tk.schedules.cuda.attention.latent.rule import MOST_WIDTH, latent_attention
from tk.schedules.cuda.attention.latent.sm90.kernel import build
from tk.schedules.cuda.attention.latent.sm90.plan import BLOCK_M, BLOCK_N, CONSUMERS, shared_bytes
from tk.schedules.cuda.attention.plan import COLUMNS
from tk.schedules.cuda.attention.problem import Match, unreadable
from tk.schedules.cuda.calibration import fit
from tk.target import Target

NAME = "cuda.attention_latent_sm90"
VERSION = 2
CASES = CASES_SM90
ENABLES_GRAPH_FUSION = True

LEAST_PAGE, MOST_STAGES = 8, 6


@dataclass(frozen=True)
class Config:
    """The knobs, both counts; see the module's docstring."""

    stages: int = 2
    splits: int = 1


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when its values are no part of its keys, or its heads are narrow, or its rows
    many, or when the target has no wgmma for its dtype."""
    found = latent_attention(func, rotary=True) if target.kind == "cuda" else None
    return found.facts if found is not None and target.matrix.get(found.facts.dtype) == "wgmma" else None


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"stages": (2, 3, 4, 6), "splits": SPLITS}


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    yield from unreadable(match, "TMA", "rows of q, k or the result")
    if match.depth % MMA_K:
        yield multiple_of("depth of a head", match.depth, MMA_K, "what one wgmma multiplies")
    if match.rotary and (match.depth - match.rotary) % COLUMNS:
        yield multiple_of("columns of the latents", match.depth - match.rotary, COLUMNS, "before rotary keys of their own")
    if match.rotary % MMA_K:
        yield multiple_of("columns of the rotary keys", match.rotary, MMA_K, "what one wgmma multiplies")
    if match.width % (COLUMNS * CONSUMERS):
        yield multiple_of("width of a head", match.width, COLUMNS * CONSUMERS, "columns of the consumers' halves")
    yield from exceeding(("width of a head", match.width, MOST_WIDTH, "a consumer's registers"))
    if match.page and match.page % BLOCK_N and (BLOCK_N % match.page or match.page < LEAST_PAGE):
        yield must_be("columns of a page", match.page, f"a multiple of {BLOCK_N}, or 8, 16 or 32", "a tile is of whole pages")
    if not 2 <= c.stages <= MOST_STAGES:
        yield within("stages", c.stages, 2, MOST_STAGES, "one is read while the next comes")
    if not 1 <= c.splits <= MOST_SPLITS:
        yield within("splits", c.splits, 1, MOST_SPLITS)
    yield from exceeding(("bytes of shared memory", shared_bytes(match, c), target.shared_memory))


def _candidates(match: Match, target: Target, make: type[Config]) -> Iterator[Config]:
    """With as many stages as fit."""
    for splits in split_counts(match, target, key_heads(match) * row_tiles(match, BLOCK_M)):
        yield from [c for stages in (4, 3, 2) if not legal(match, c := make(stages, splits), target)][:1]


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated seconds of one launch, wave by wave, an SM having one block: what a tile takes to come from memory, where the
    blocks of the same keys share it, or to be multiplied; a block's start and end; what splits leave, and the second kernel. A
    symbolic length or batch counts as `USUAL` and `USUAL_BATCH` of splits.py."""
    fitted, rate = fit("attention_latent_sm90", target), fit("attention_decode", target).rate
    row_blocks = row_tiles(match, BLOCK_M)
    blocks, tiles = key_heads(match) * row_blocks * c.splits, -(-seen(match) // (BLOCK_N * c.splits))
    computed = fitted.tile + 2.0 * BLOCK_M * BLOCK_N * (match.depth + match.width) / fitted.operations
    seconds = 0.0
    while blocks > 0:
        running = min(blocks, target.cores)
        latents = running / row_blocks * BLOCK_N * match.depth * 2.0
        seconds += fitted.block + tiles * max(computed, latents / (rate * target.bandwidth))
        blocks -= running
    return seconds + merge_seconds(match, c.splits, target)


default = cheapest(_candidates, cost, Config)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(latent_attention(func, rotary=True), NAME, match), config)
