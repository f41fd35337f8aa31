"""Convolutions on Hopper, with whatever was fused behind them: implicit GEMM over the matmul's pipeline (matmul/sm90).

    D[p, o] = f(sum over taps t and channels c of X[p * stride + t * dilation - pad, c] * W[t, c, o], …)

    rows      pixels: a tile has a box of them, box_w of the last axis, box_h and box_d of those before it, and as many of the
              first one (as a rule images) as block_m has room for; small maps fill a tile with rows of several images
    k         taps, and the channels of each in k-tiles of `block_k`: one TMA copy brings a box of pixels, moved by the tap;
              padding is what TMA fills with zeros, the stride its element strides; or one copy brings what all taps of an
              axis read (boxes.py)
    columns   output channels; with groups, tiles of whole groups

Everything else is the matmul's: tile scheduler, clusters, ring, ping-pong, split-K, epilogue. Only where A's k-tiles come from
differs, and which pixel a row is (plan.py); so this is no kernel of its own, and what makes matmuls faster makes
convolutions faster. Of images whose size is symbolic the box is chosen at each launch (launch_box.py). What TMA cannot read as
it lies, such as channels that are not multiples of 8, is left to `cuda.matmul_mma`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tvm.tirx import PrimFunc

from tk.schedule.refusals import listed
from tk.schedule.rule import cheapest
from tk.schedules.cuda.conv.boxes import shareable
from tk.schedules.cuda.conv.cases import CASES as CASES
from tk.schedules.cuda.conv.cost import box_choices, candidates, legal_reasons, unreadable
from tk.schedules.cuda.conv.cost import cycles as cost
from tk.schedules.cuda.conv.plan import plan
from tk.schedules.cuda.conv.problem import ConvMatch, matched, wgmma_match
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90
from tk.schedules.cuda.matmul.sm90.kernel import build_planned
from tk.schedules.cuda.matmul.sm90.store import plan_store
from tk.target import Target

NAME = "cuda.conv_sm90"
VERSION = 2
ENABLES_GRAPH_FUSION = True  # the graph phase pads and packs what such rules then take
LEAVES_ZEROS_OUT = True


@dataclass(frozen=True)
class Config(matmul_sm90.Config):
    """The knobs: the matmul's, the channels of a k-tile, the pixels of a tile's inner axes, and the axis, counted from the
    last, of whose taps one copy brings the pixels (0: none)."""

    block_n: int = 128
    block_k: int = 64
    box_d: int = 1
    box_h: int = 1
    box_w: int = 1
    shared_taps: int = 0


match = wgmma_match


def declines(match: ConvMatch, target: Target) -> Sequence[str]:
    """Why TMA cannot read it: the rule for mma.sync gathers what it multiplies."""
    return list(unreadable(match))


def space(match: ConvMatch, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        **matmul_sm90.space(match, target),
        "block_n": tuple(range(16, 257, 16)),
        "cluster_n": (1,),
        "k_tiles_per_stage": tuple(sorted({*range(1, 9), *(axis.taps for axis in match.axes)})),
        "block_k": (16, 32, 64),
        **box_choices(match),
        "shared_taps": (0, *(len(match.axes) - i for i, axis in enumerate(match.axes) if shareable(axis))),
    }


legal = listed(legal_reasons)  # a kernel that asks for too many registers or too much shared memory would hang or fail
default = cheapest(candidates, cost, Config)  # by the model of cost.py


def lower(func: PrimFunc, match: ConvMatch, config: Config, target: Target) -> PrimFunc:
    conv = matched(func, NAME, match)
    store = replace(plan_store(conv, config), ragged=bool(match.own % config.block_n))
    return build_planned(plan(conv, config, target), store)
