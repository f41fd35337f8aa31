"""Skinny matmuls on Hopper, weights streamed once: decoding, where memory decides and not the tensor cores.

The operands, fp16 or bf16, are swapped, so that the weights' columns are the 64 rows of wgmma and the rows of A its columns:

    block     block_n columns of B, of a pair half of them each weight's, for block_m rows of A; a ring of `stages` stages of
              `k_tiles_per_stage` k-tiles of 64; one producer warpgroup, `consumers` consumers; `blocks` blocks share an
              SM, so that one streams while another starts or ends
    cluster   split_k blocks take one tile, each a part of k, and each sums and stores its share of the columns; of cluster_n
              tiles side by side, whose blocks share the copies of A

B may have k or its columns contiguous. kernel.py writes the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_most, listed
from tk.schedules.cuda.matmul.problem import Match, matched, too_small, wgmma_match
from tk.schedules.cuda.matmul.skinny.cases import CASES as CASES
from tk.schedules.cuda.matmul.skinny.cost import candidates, deepened, legal_reasons, shortened
from tk.schedules.cuda.matmul.skinny.cost import seconds as cost
from tk.schedules.cuda.matmul.skinny.kernel import build
from tk.target import Target

NAME = "cuda.matmul_skinny"
VERSION = 5
ENABLES_GRAPH_FUSION = True

MOST_ROWS = 96  # from here on the tensor cores and the traffic of A decide, and rule.py is faster


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. Sizes are in elements, the others are counts."""

    block_n: int = 128
    block_m: int = 16
    k_tiles_per_stage: int = 1
    stages: int = 4
    consumers: int = 2
    blocks: int = 2
    split_k: int = 1
    cluster_n: int = 1


def match(func: PrimFunc, target: Target) -> Match | None:
    facts = wgmma_match(func, target)  # a symbolic batch is declined too: the number of tiles is the kernel's own
    return None if facts is None or None in (facts.m, facts.batch) or facts.a_major != "k" else facts


def declines(match: Match, target: Target) -> Sequence[str]:
    if (match.m or 0) <= MOST_ROWS:
        return too_small(match.batch, match.m, match.n, match.k)
    return [at_most("rows", match.m or 0, MOST_ROWS, "else wide tiles are faster")]


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    rows = match.m or MOST_ROWS
    return {
        "block_n": (64, 128, 192, 256),
        "block_m": tuple(sorted({-(-min(rows, MOST_ROWS) // tiles // 8) * 8 for tiles in (1, 2, 3)})),
        "k_tiles_per_stage": (1, 2, 4),
        "stages": (2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24),
        "consumers": (1, 2, 3, 4),
        "blocks": (1, 2, 3),
        "split_k": (1, 2, 3, 4, 6, 8),
        "cluster_n": (1, 2, 4),
    }


legal = listed(legal_reasons)  # a kernel that asks for too much shared memory would fail at its launch


def default(match: Match, target: Target) -> Config:
    """The config that the model of cost.py ranks first, deepened and shortened; the plain Config when none is legal."""
    ranked = min(candidates(match, target, Config), key=lambda config: cost(match, config, target), default=None)
    return Config() if ranked is None else shortened(match, deepened(match, ranked, target), target)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(func, NAME, match), config, target)
