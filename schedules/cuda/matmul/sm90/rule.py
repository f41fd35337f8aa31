"""Matmuls of fp16 or bf16 operands on Hopper, with whatever was fused behind them (problem.py), as kernel.py writes them.

    matrix    a cluster of cluster_m x cluster_n blocks takes cluster_m block_m x cluster_n block_n of D; persistent blocks
              walk the tiles, `group_m` tile rows at a time
    block     block_m x block_n of D, of a pair half of the columns for each weight; a ring of `stages` stages of
              `k_tiles_per_stage` k-tiles of 64; one producer and `consumers` consumers
              split_k > 1: a cluster of that many blocks takes one tile, each a part of k, then each adds up some columns
              stream_k: persistent blocks, and only the tiles of a last wave that is not full are split (after stream-K)
    consumer  its share of the rows (cooperative), or a whole tile in turn with the other (pingpong); wgmma m64 n block_n k16

Accumulators are float32, or float16 where the user asked for it (tk/schedule/accumulate.py). Either operand may have k or
its other axis contiguous. m and the batch may be symbolic: the tensor maps are made at each launch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import listed
from tk.schedule.rule import cheapest
from tk.schedules.cuda.matmul.problem import Match, matched, too_small, wgmma_match
from tk.schedules.cuda.matmul.sm90.cases import CASES as CASES
from tk.schedules.cuda.matmul.sm90.cost import candidates, legal_reasons
from tk.schedules.cuda.matmul.sm90.cost import cycles as cost
from tk.schedules.cuda.matmul.sm90.kernel import build
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K
from tk.target import Target

NAME = "cuda.matmul_sm90"
VERSION = 6
ENABLES_GRAPH_FUSION = True


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. Sizes are in elements, group in tile rows, pingpong and stream are 0 or 1, the
    others are counts."""

    block_m: int = 128
    block_n: int = 256
    stages: int = 4
    consumers: int = 2
    pingpong: int = 0
    cluster_m: int = 1
    cluster_n: int = 1
    group_m: int = 8
    split_k: int = 1
    k_tiles_per_stage: int = 1
    stream_k: int = 0

    @property
    def block_k(self) -> int:
        """How much of k a k-tile has."""
        return BLOCK_K


match = wgmma_match


def declines(match: Match, target: Target) -> Sequence[str]:
    return too_small(match.batch, match.m, match.n, match.k)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    step = 16 if match.num_b == 1 else 32 if match.b_major == "k" else 128
    return {
        "block_m": (64, 128, 192, 256),
        "block_n": tuple(range(step, 257, step)),
        "stages": (2, 3, 4, 5, 6, 8, 10, 12, 16),
        "consumers": (1, 2, 3),
        "pingpong": (0, 1),
        "cluster_m": (1, 2),
        "cluster_n": (1, 2),
        "group_m": (1, 2, 4, 8, 16, 32),
        "split_k": (1, 2, 3, 4, 5, 6, 7, 8),
        "k_tiles_per_stage": (1, 2),
        "stream_k": (0, 1),
    }


legal = listed(legal_reasons)  # a kernel that asks for too many registers or too much shared memory would hang or fail
default = cheapest(candidates, cost, Config)  # by the model of cost.py


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(func, NAME, match), config, target)
