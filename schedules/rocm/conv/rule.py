"""Convolutions on AMD's matrix cores, MFMA and WMMA, with whatever was fused behind them: implicit GEMM.

    D[p, o] = f(sum over taps t and channels c of X[p * stride + t * dilation - pad, c] * W[t, c, o], …)

    rows      pixels of all images, in memory's order; block_m of them a tile
    k         taps, and the channels of each; where a pixel's tap lies is worked out while it is copied (kernel.py), and what is
              outside of the image becomes zeros on its way to LDS
    columns   output channels; with groups, tiles of one group each

Everything else is the matmul's (../matmul/rule.py): tiles, fragments, LDS, stages, epilogue. One to three axes, any stride,
dilation and padding, groups of 4 output channels and more, any number of channels (those that are not multiples of 8 are read
in shorter vectors), and symbolic batches. Transposed ones of a stride are a convolution for each phase of the result's pixels,
in one launch: no zeros are multiplied but those that fill up a kernel which its stride does not divide. Operands are those of
matmuls: int8 is summed in int32, the others in float32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.schedules.cuda.conv.problem import ConvMatch, analyse, matched
from tk.schedules.rocm.conv.cases import CASES as CASES
from tk.schedules.rocm.conv.cost import bounds as bounds
from tk.schedules.rocm.conv.cost import candidates, refusals, terms
from tk.schedules.rocm.conv.cost import cost as cost
from tk.schedules.rocm.matmul.cost import preferred
from tk.schedules.rocm.matmul.rule import Config
from tk.schedules.rocm.matmul.rule import space as space
from tk.schedules.rocm.mfma import OPERANDS, accumulated
from tk.target import Target

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

NAME = "rocm.conv_mfma"
VERSION = 1
ENABLES_GRAPH_FUSION = True  # the graph phase pads and packs what such rules then take
LEAVES_ZEROS_OUT = True


def match(func: PrimFunc, target: Target) -> ConvMatch | None:
    """The convolution that `func` computes; None when it is none, or when the target has no matrix instruction for its
    dtype."""
    conv = analyse(func, OPERANDS) if target.matrix else None
    return conv.facts if conv and accumulated(target.matrix, conv.facts.dtype, conv.accs) else None


legal = refusals
default = preferred(candidates, terms, Config)


def lower(func: PrimFunc, match: ConvMatch, config: Config, target: Target) -> PrimFunc:
    from tk.schedules.rocm.conv.kernel import build

    return build(matched(func, NAME, match, OPERANDS), config, target)
