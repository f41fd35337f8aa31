"""Attention of few query rows over a cache, in float32: keys and values are read once for all query heads that share them, and
no column that no row sees is touched.

    for (batch, head of keys, split of its columns) in parallel:
      for tile of `columns` that a row may see:
        s[row, j] = f(Σ_d q[row, d] · k[j, d])               vectors along d
        m' = max(m, max_j s);  p = exp(s − m');  l = l · exp(m − m') + Σ_j p
        o[row, d] = o · exp(m − m') + Σ_j p[row, j] · v[j, d]
    out = o / l; of several splits o, l and m are combined by a second loop

The rows are those of a head's group, of each of its query rows; the function is read as on a GPU
(schedules/cuda/attention/problem.py). Else scores of all columns of the context are computed and stored, a token of a
language model's answer, however short the text is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.schedule.analysis import blocks, fresh_schedule, has_reduction_axis, is_reduction, unscheduled_blocks
from tk.schedule.refusals import exceeding, listed, multiple_of, must_be
from tk.schedules.cpu.attention_kernel import build, positions
from tk.schedules.cpu.attention_loops import QUARTER, lanes_for
from tk.schedules.cpu.loops import lanes_of
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.cases import Problem

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.schedules.cuda.attention.problem import Attention, Match
    from tk.target import Target

NAME = "cpu.attention"
VERSION = 2
ENABLES_GRAPH_FUSION = True

REDUCTIONS = 4  # two matmuls, a maximum and a sum
PACKED = 16  # rows of a head of keys, beyond which matmuls, which keep more of them in registers, are faster
LEAST = 256  # columns of a split that are worth another thread


@dataclass(frozen=True)
class Config:
    """Columns of a tile, lanes of a vector, and splits of the columns."""

    columns: int = 32
    lanes: int = 16
    splits: int = 1


CASES = tuple(
    problem.case()
    for problem in (
        Problem("step", "float32", heads=8, kv_heads=2, rows=1, columns=300, depth=64, order="bhsd"),
        Problem("alone", "float32", heads=3, kv_heads=3, rows=1, columns=5, depth=16, order="bhsd"),
        Problem("lengths", "float32", 3, 8, 2, 1, 700, 64, order="bhsd", position="int64", blind=True),
        Problem("lengths-nan", "float32", 3, 4, 4, 1, 77, 32, position="int64"),
        Problem("window", "float32", 3, 8, 2, 1, 900, 64, order="bhsd", window=128, position="int64", blind=True),
        Problem("verify", "float32", 2, 8, 2, 4, 333, 64, order="bhsd", causal="bottom right"),
        Problem("verify-lengths", "float32", 3, 4, 2, 5, 200, 32, order="bhsd", position="int32", blind=True),
        Problem("mask", "float32", 2, 4, 2, 3, 129, 16, order="bhsd", mask=("bool", (2, 1, 3, 129)), blind=True),
        Problem("bias", "float32", 2, 4, 4, 1, 77, 32, mask=("float32", (2, 4, 1, 77))),
        Problem("cap", "float32", 2, 4, 2, 1, 200, 32, order="bhsd", cap=5.0),
        Problem("sinks", "float32", 2, 8, 2, 1, 700, 64, order="bhsd", sinks="float32", position="int64"),
        Problem("sinks-window", "float32", 3, 8, 1, 2, 500, 64, order="bhsd", sinks="float32", window=65, position="int32"),
        Problem("narrow-values", "float32", 2, 4, 2, 2, 200, 64, 32, order="bhsd"),
        Problem("latent", "float32", 2, 8, 1, 1, 200, 96, 64, order="bhsd", latent=True, position="int64", blind=True),
        Problem("slices", "float32", 2, 4, 2, 3, 3, 32, order="qkv"),
    )
)


def match(func: PrimFunc, target: Target) -> Match | None:
    attention = _read(func)
    return None if attention is None else attention.facts


def read(func: PrimFunc) -> Attention | None:
    """The attention in float32 that `func` computes."""
    if (
        func.attrs is None
        or not func.attrs.get("s_tir")
        or sum(map(has_reduction_axis, unscheduled_blocks(func))) != REDUCTIONS
    ):
        return None
    return analyse(func, dtypes=("float32",)) or analyse(_moved(func), dtypes=("float32",))


def is_few(facts: Match) -> bool:
    """Whether so few rows share keys and values that each may be computed by itself."""
    return facts.rows is not None and facts.rows * facts.group <= PACKED


def _read(func: PrimFunc) -> Attention | None:
    """The attention of few rows that `func` computes, if all sizes but the batch are known."""
    attention = read(func)
    if attention is None or attention.facts.columns is None or attention.facts.page or not is_few(attention.facts):
        return None
    operands = (attention.q, attention.k, attention.v, attention.out)
    return attention if all(positions(each) is not None for each in operands) else None


def _moved(func: PrimFunc) -> PrimFunc:
    """`func` with a copy behind its last matmul, where the result is that matmul: what an attention is read by ends in one."""
    sch = fresh_schedule(func)
    last = blocks(sch)[-1]
    if not is_reduction(sch, last):
        return func
    sch.cache_write(last, 0, "global")
    return sch.mod["main"]


def declines(match: Match, target: Target) -> Sequence[str]:
    if match.rows == 1 or match.group > 1 or match.causal or match.positions:
        return []
    return [must_be("rows", match.rows, "1, or heads of a group, or columns that no row sees", "else nothing is saved")]


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"columns": (16, 32, 64, 128), "lanes": (lanes_for(match, target),), "splits": (1, 2, 4, 8, 16, 32)}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    for name, width in (("depth", match.depth), ("width", match.width)):
        if config.lanes < QUARTER or width % config.lanes:
            yield multiple_of(f"{name} of a head", width, max(QUARTER, config.lanes), "whole vectors")
    if config.lanes >= QUARTER and config.columns % config.lanes:
        yield multiple_of("columns of a tile", config.columns, config.lanes, "whole vectors")
    yield from exceeding(("lanes", config.lanes, lanes_of("float32", target)))


def default(match: Match, target: Target) -> Config:
    """A split a core, where there are fewer heads of keys than cores and a split has enough to read."""
    tasks, lanes = (match.batch or 1) * (match.heads // match.group), lanes_for(match, target)
    seen = match.window or match.columns or 1
    splits = max(1, min(-(-target.cores // tasks), seen // LEAST))
    return Config(max(32, lanes), lanes, splits)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(_read(func), NAME, match), config.columns, config.lanes, config.splits)
