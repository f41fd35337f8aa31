"""float32 matmuls on Hopper's tensor cores, as exact as float32 arithmetic: three products of TF32 parts.

D[z, i, j] = f(sum_k A[z, i, k] * B[z, k, j], …)      x = high + low;  A B = Ah Bh + Ah Bl + Al Bh

block     block_m x block_n of D; a ring of `stages` stages of 32 of k; one producer, three warps that split, `consumers`
          consumers
left      the operand whose rows are wgmma's 64 a consumer, read into registers: A, or B where the operands are swapped
right     the other one, `width` rows of it, read by wgmma from shared memory: its k must be contiguous
split_k   a cluster of that many blocks takes one tile, each a part of k, then each adds up some of the right rows

The tensor core's own additions are truncated, so its sums begin anew every 32 of k and are added up in float32. An operand's
two parts hold 22 of its 24 bits or more: sums of a few products are up to 3 · 2^-24 off, where float32 arithmetic is 2^-24
off; from about 16 products on a float32 sum's own roundings are more than that. At a precision below "highest" there is one
product, of operands that the copies round to TF32.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, listed
from tk.schedule.rule import cheapest
from tk.schedules.cuda.matmul.problem import Match, analyse, matched, too_small
from tk.schedules.cuda.matmul.sm90_f32.cases import CASES as CASES
from tk.schedules.cuda.matmul.sm90_f32.cost import candidates, legal_reasons
from tk.schedules.cuda.matmul.sm90_f32.cost import cycles as cost
from tk.schedules.cuda.matmul.sm90_f32.kernel import build
from tk.target import Target

NAME = "cuda.matmul_sm90_f32"
VERSION = 1
ENABLES_GRAPH_FUSION = True
DTYPES = ("float32",)
SHORT = 16


@dataclass(frozen=True)
class Config:
    """The knobs; see the module's docstring. `width` is in elements, group in tile rows, swap is 0 or 1, the others are counts;
    `resident` blocks share an SM; `ordered`: consumers issue in turn, which is passed on behind a stage's products
    (1) or before the last of them (2)."""

    width: int = 128
    stages: int = 4
    consumers: int = 2
    swap: int = 0
    group_m: int = 8
    split_k: int = 1
    resident: int = 1
    ordered: int = 1
    cluster_m: ClassVar[int] = 1  # what the parts shared with 16-bit products ask
    cluster_n: ClassVar[int] = 1
    pingpong: ClassVar[int] = 0

    @property
    def block_m(self) -> int:
        """Rows of the output that a block computes."""
        return self.width if self.swap else 64 * self.consumers

    @property
    def block_n(self) -> int:
        """Columns of the output that a block computes."""
        return 64 * self.consumers if self.swap else self.width


def match(func: PrimFunc, target: Target) -> Match | None:
    """The product that `func` computes; None when it is none, or when the target has no wgmma."""
    matmul = analyse(func, 1, DTYPES)
    if matmul is None or target.matrix.get("float16") != "wgmma":
        return None
    return matmul.facts


def declines(match: Match, target: Target) -> Sequence[str]:
    if match.m == 1 or match.n == 1:
        one = "m" if match.m == 1 else "n"
        return [at_least(one, 1, 2, "a matrix times a vector is a sum of rows, which reads it faster")]
    if match.precision != "highest" or match.k >= SHORT:
        return too_small(match.batch, match.m, match.n, match.k)
    return [at_least("k", match.k, SHORT, "sums of fewer products are closer in float32")]


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "width": (8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256),
        "stages": (2, 3, 4, 5, 6, 7, 8, 10, 12, 16),
        "consumers": (1, 2),
        "swap": (0, 1),
        "group_m": (1, 2, 4, 8, 16, 32),
        "split_k": (1, 2, 3, 4, 5, 6, 7, 8),
        "resident": (1, 2, 3),
        "ordered": (0, 1, 2),
    }


legal = listed(legal_reasons)  # a kernel that asks for too many registers or too much shared memory would hang or fail
default = cheapest(candidates, cost, Config)  # by the model of cost.py


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(func, NAME, match, DTYPES), config, target.cores)
