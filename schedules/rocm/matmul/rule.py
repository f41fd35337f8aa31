"""Matmuls on AMD's matrix cores, with whatever was fused behind them: MFMA of CDNA (gfx90a, gfx942, gfx950), WMMA of
RDNA 3 and 4 (gfx1100, gfx1201).

    D[z, i, j] = f(sum_k A[z, i, k] * B[z, k, j], …)      float16, bfloat16, int8 or float8 operands, the float8 that the
                                                          GPU has, and on CDNA float32; float32 sums, int32 of int8
    D[z, i, j] = f(sum_k A B, sum_k A B', …)              a pair: half of a tile's block_n columns come of B, half of B'

    grid      blocks of block_m x block_n of D, neighbours on one die (kernel.py)
    block     waves_m x waves_n waves, each with its part of the tile in accumulators of `fragment` x `fragment`
      for k0 in K/block_k, `stages` tiles in LDS     global → registers → LDS, 16 bytes at a time, while another is multiplied
        for chunks of 16 bytes of k a lane           LDS → registers by ds_read_b128, swizzled: no bank conflicts
          v_mfma or v_wmma                           as many as the chunks feed: one, two or four (../mfma.py)
    epilogue  the fused function on the accumulators, 4 columns a lane at a time

Either operand may have k or its other axis contiguous: patches of the latter are turned around in registers on the way.
Either may have all axes of a batch, some of them or none.
Sizes that the tiles do not divide, and symbolic rows and batches, need no other kernel: rows beyond the last are read from it
and never stored, and the tile of k that is not whole is filled up with zeros.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.schedules.cuda.matmul.problem import Match, analyse, matched
from tk.schedules.rocm.matmul.cases import CASES as CASES
from tk.schedules.rocm.matmul.cost import bounds as bounds
from tk.schedules.rocm.matmul.cost import candidates, preferred, refusals, terms
from tk.schedules.rocm.matmul.cost import cost as cost
from tk.schedules.rocm.mfma import OPERANDS, accumulated
from tk.target import Target

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

NAME = "rocm.matmul_mfma"
VERSION = 2
ENABLES_GRAPH_FUSION = True


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. Sizes are in elements, group in tile rows, the others are counts."""

    block_m: int = 64
    block_n: int = 64
    block_k: int = 32
    waves_m: int = 2
    waves_n: int = 2
    fragment: int = 16
    stages: int = 1
    group_m: int = 8


def match(func: PrimFunc, target: Target) -> Match | None:
    """The matmul that `func` computes; None when it is none, or when the target has no matrix instruction for
    its dtypes."""
    matmul = analyse(func, 2, OPERANDS, spread=True)
    return matmul.facts if matmul and accumulated(target.matrix, matmul.facts.dtype, matmul.accs) else None


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "block_m": (16, 32, 64, 128, 192, 256),
        "block_n": (16, 32, 64, 96, 128, 192, 256),
        "block_k": (16, 32, 64, 128),
        "waves_m": (1, 2, 4, 8),
        "waves_n": (1, 2, 4, 8),
        "fragment": (16, 32),
        "stages": (1, 2),
        "group_m": (1, 2, 4, 8, 16),
    }


legal = refusals
default = preferred(candidates, terms, Config)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    from tk.schedules.rocm.matmul.kernel import build

    return build(matched(func, NAME, match, OPERANDS, spread=True), config, target)
