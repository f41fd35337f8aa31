"""float32 convolutions on Hopper's tensor cores: the view of the image of conv/rule.py in the float32 matmul's pipeline
(matmul/sm90_f32), as exact as float32 arithmetic in three products of TF32 parts or, below the precision "highest", in one of
operands rounded to TF32.

    rows      pixels, a box of them a tile: wgmma's 64 rows a consumer, in registers
    k         taps, and the channels of each in k-tiles of 32
    columns   `width` output channels, read from shared memory: weights are [o, taps…, c]

What it cannot read as it lies is left to rules that sum in float32 without tensor cores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, listed
from tk.schedule.rule import cheapest
from tk.schedules.cuda.conv.cost import box_choices
from tk.schedules.cuda.conv.f32.cases import CASES as CASES
from tk.schedules.cuda.conv.f32.cost import candidates, legal_reasons, unreadable_in_f32
from tk.schedules.cuda.conv.f32.cost import cycles as cost
from tk.schedules.cuda.conv.f32.plan import plan
from tk.schedules.cuda.conv.problem import ConvMatch, matched, wgmma_match
from tk.schedules.cuda.matmul.sm90_f32 import rule as matmul_sm90_f32
from tk.schedules.cuda.matmul.sm90_f32.kernel import build_planned
from tk.schedules.cuda.matmul.sm90_f32.plan import BLOCK_K
from tk.schedules.cuda.matmul.sm90_f32.rule import DTYPES, SHORT
from tk.target import Target

NAME = "cuda.conv_sm90_f32"
VERSION = 2
ENABLES_GRAPH_FUSION = True  # the graph phase pads and packs what such rules then take
LEAVES_ZEROS_OUT = True


@dataclass(frozen=True)
class Config:
    """The knobs: the matmul's (matmul/sm90_f32/rule.py), and the pixels of a tile's inner axes."""

    width: int = 64
    stages: int = 4
    consumers: int = 2
    group_m: int = 8
    split_k: int = 1
    resident: int = 1
    ordered: int = 1
    box_d: int = 1
    box_h: int = 1
    box_w: int = 1
    swap: ClassVar[int] = 0  # what the parts shared with matmuls ask
    cluster_m: ClassVar[int] = 1
    cluster_n: ClassVar[int] = 1
    pingpong: ClassVar[int] = 0
    k_tiles_per_stage: ClassVar[int] = 1
    block_k: ClassVar[int] = BLOCK_K

    @property
    def block_m(self) -> int:
        """Pixels that a block computes."""
        return 64 * self.consumers

    @property
    def block_n(self) -> int:
        """Output channels that a block computes."""
        return self.width


match = partial(wgmma_match, dtypes=DTYPES)


def declines(match: ConvMatch, target: Target) -> Sequence[str]:
    """Why TMA cannot read it, or float32 arithmetic would be closer."""
    short = match.precision == "highest" and match.k < SHORT
    reasons = [at_least("k", match.k, SHORT, "sums of fewer products are closer in float32")] if short else []
    return [*unreadable_in_f32(match), *reasons]


def space(match: ConvMatch, target: Target) -> Mapping[str, Sequence[int]]:
    of_matmul = {name: values for name, values in matmul_sm90_f32.space(match, target).items() if name != "swap"}
    return {**of_matmul, "width": tuple(range(16, 257, 16)), **box_choices(match)}


legal = listed(legal_reasons)  # a kernel that asks for too many registers or too much shared memory would hang or fail
default = cheapest(candidates, cost, Config)  # by the model of cost.py


def lower(func: PrimFunc, match: ConvMatch, config: Config, target: Target) -> PrimFunc:
    return build_planned(plan(matched(func, NAME, match, DTYPES), config, target.cores))
