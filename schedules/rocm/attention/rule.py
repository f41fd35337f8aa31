"""Attention in one kernel on the matrix cores of CDNA (gfx90a, gfx942, gfx950) and of RDNA 3 and 4 (gfx1100, gfx1201), whatever
lies between its two products.

    s[b, h, i, j] = sum_e q[b, h, i, e] * k[b, h / g, j, e]       fp16 or bf16 operands, any strides, float32 inside
    out[b, i, h, d] = sum_j softmax_j(f(s, masks…)) * v[b, h / g, j, d]       the scores are never stored

    block     `waves` × `fragment` rows of one head; `packed`: of the query heads that share a head of keys, one after another
      for tiles of block_n keys that any row sees    global → registers → LDS, 16 bytes at a time, while another is used, or on
                                                     CDNA 4 `direct`: straight to another stage of LDS, values turned as read
        v_mfma, v_wmma                               K Qᵀ: a lane has `block_n · fragment / lanes` scores of one row
        online softmax                               in registers; what rows do not see is hidden where a tile is not whole
        v_mfma, v_wmma                               Vᵀ P: the rounded weights are an operand where they are; on RDNA 3 the
                                                     two lanes of a row exchange them first

Ragged and symbolic lengths need no other kernel: rows beyond the last are read from it and never stored, keys beyond the last
are zeros and hidden. Tiles outside of a causal mask, a window, or of what positions bound are left out. Of few rows, a step of
generation, the columns are divided into `splits` for as many blocks, and a second kernel merges what they leave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tk.schedule.rule import cheapest
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.decode.splits import SPLITS
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.rocm.attention.cases import CASES as CASES
from tk.schedules.rocm.attention.cost import bounds as bounds
from tk.schedules.rocm.attention.cost import candidates, cost, refusals
from tk.schedules.rocm.attention.straight import near
from tk.schedules.rocm.mfma import DEFAULTS
from tk.target import Target, loads_to_lds

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

NAME = "rocm.attention_mfma"
VERSION = 3
ENABLES_GRAPH_FUSION = True


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. block_n is in columns, fragment in rows, waves and splits are counts, `packed`
    and `direct` are flags."""

    block_n: int = 64
    waves: int = 4
    fragment: int = 16
    packed: int = 0
    splits: int = 1
    direct: int = 0


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when it is none."""
    attention = analyse(func, narrow=True)
    if attention is None:
        return None
    facts = attention.bounded.facts
    return facts if near(attention.k) and near(attention.v) else replace(facts, aligned=0)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "block_n": (16, 32, 64, 128) if target.wave == 32 else (32, 64, 128),
        "waves": (1, 2, 4, 8),
        "fragment": (16, 32),
        "packed": (0, 1),
        "direct": (0, 1) if loads_to_lds(target.arch) else (0,),
        "splits": SPLITS if match.rows is not None else (1,),
    }


legal = refusals
default = lru_cache(maxsize=DEFAULTS)(cheapest(candidates, cost, Config))  # by the model of cost.py


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    from tk.schedules.rocm.attention.kernel import build

    return build(matched(analyse(func, narrow=True), NAME, match), config, target)
