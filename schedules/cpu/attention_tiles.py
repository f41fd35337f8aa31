"""Attention of many query rows in float32, of which each sees a part of the columns or whose scores are many: columns that no
row of a block sees are not touched, and scores are never stored.

    for (batch, head of keys, block of query rows) in parallel:           rows: of the block, in each head of the group
      for tile of `columns` that any of the rows may see:
        kt[d, j] = k[j, d]                                                 turned once for all rows
        s[row, j] = f(Σ_d q[row, d] · kt[d, j])                            high rows × vectors of columns in registers
        m' = max(m, max_j s);  p = exp(s − m');  l = l · exp(m − m') + Σ_j p
        o[row, e] = o · exp(m − m') + Σ_j p[row, j] · v[j, e]              high rows × vectors of the width in registers
    out = o / l

The function is read as on a GPU (schedules/cuda/attention/problem.py); rows and columns may be symbolic. A prompt of a
language model, which is short in a context that is long, is such: two matmuls and a softmax read and write scores of all
columns of the context for each of its tokens. Where each row sees all columns, these are as fast while a head's scores stay
in a core's cache; of a symbolic number of columns, of which no operand is turned into panels, they are many times slower, for
few rows too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import lcm
from typing import TYPE_CHECKING

from tk.schedule.refusals import at_least, exceeding, listed, multiple_of, must_be
from tk.schedules.cpu import attention
from tk.schedules.cpu.attention import read
from tk.schedules.cpu.attention_loops import QUARTER, lanes_for
from tk.schedules.cpu.attention_tiles_kernel import build
from tk.schedules.cpu.loops import lanes_of
from tk.schedules.cuda.attention.analyse import matched
from tk.schedules.cuda.attention.cases import Problem

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.schedules.cuda.attention.problem import Attention, Match
    from tk.target import Target

NAME = "cpu.attention_tiles"
VERSION = 3
ENABLES_GRAPH_FUSION = True


@dataclass(frozen=True)
class Config:
    """Rows of a task, heads of a group counted each; columns of a tile; rows and vectors of a block in registers; lanes of a
    vector."""

    rows: int = 64
    columns: int = 64
    high: int = 8
    vectors: int = 2
    lanes: int = 16


# Of a task, so that turning a tile's keys is an eighth of what is done with them, or a sixteenth where each row sees all of
# them: of the others more rows compute more scores that none sees.
ROWS, ROWS_OF_ALL = 128, 256
SCORES = 1 << 20  # bytes of a head's scores, from which on it is no slower never to store them where rows see all columns
LEAST = 128  # columns of a known number, below which two matmuls and a softmax keep all in the cache, and are faster

CASES = tuple(
    problem.case()
    for problem in (
        Problem("causal", "float32", 2, 4, 4, 150, 150, 64, order="bhsd", causal="bottom right"),
        Problem("causal-slices", "float32", 2, 4, 2, 130, 130, 32, order="qkv", causal="top left"),
        Problem("causal-symbolic", "float32", 3, 4, 2, 77, 77, 32, causal="bottom right", symbolic=True),
        Problem("chunk", "float32", 1, 6, 2, 70, 200, 64, order="bhsd", causal="bottom right"),
        Problem("lengths", "float32", 3, 8, 2, 40, 300, 64, order="bhsd", position="int64", blind=True),
        Problem("lengths-nan", "float32", 3, 4, 4, 17, 177, 32, position="int64"),
        Problem("lengths-symbolic", "float32", 3, 6, 2, 37, 290, 32, order="bhsd", position="int64", blind=True, symbolic=True),
        Problem("window", "float32", 3, 8, 2, 90, 400, 64, order="bhsd", window=60, position="int64", blind=True),
        Problem("window-rows", "float32", 1, 4, 2, 300, 300, 32, order="bhsd", window=33, causal="bottom right"),
        Problem("cap", "float32", 2, 4, 2, 19, 200, 32, order="bhsd", cap=5.0, causal="bottom right"),
        Problem("masked", "float32", 2, 4, 2, 64, 129, 16, causal="bottom right", mask=("bool", (2, 1, 64, 129)), blind=True),
        Problem("sinks", "float32", 2, 8, 2, 33, 200, 64, order="bhsd", sinks="float32", position="int64"),
        Problem("sinks-window", "float32", 3, 8, 1, 20, 300, 64, order="bhsd", sinks="float32", window=65, position="int32"),
        Problem("narrow-values", "float32", 2, 4, 2, 50, 150, 64, 48, order="bhsd", causal="bottom right"),
        Problem("quarter", "float32", 2, 2, 1, 40, 140, 20, 12, order="bhsd", causal="bottom right"),
        Problem("latent", "float32", 2, 8, 1, 24, 200, 96, 64, order="bhsd", latent=True, position="int64", blind=True),
        Problem("all", "float32", 1, 4, 2, 520, 530, 64),
        Problem("all-symbolic", "float32", 3, 4, 2, 37, 83, 32, order="bhsd", symbolic=True),
        Problem("all-slices", "float32", 2, 3, 3, 70, 70, 64, order="qkv", symbolic=True),
        Problem("all-padded", "float32", 2, 4, 4, 600, 600, 32, mask=("bool", (2, 1, 1, 600)), blind=True),
        Problem("all-bias", "float32", 1, 2, 2, 513, 515, 32, order="bhsd", mask=("float32", (1, 2, 513, 515))),
        Problem("all-bias-symbolic", "float32", 2, 2, 2, 19, 150, 64, mask=("float32", (1, 1, 19, 150)), symbolic=True),
        Problem("all-cap", "float32", 2, 2, 1, 530, 520, 32, cap=5.0, sinks="float32"),
        Problem("growing", "float32", 2, 8, 2, 1, 200, 64, order="bhsd", symbolic=True),
        Problem("growing-verify", "float32", 2, 4, 4, 3, 77, 32, mask=("bool", (2, 1, 3, 77)), blind=True, symbolic=True),
    )
)


def match(func: PrimFunc, target: Target) -> Match | None:
    found = _read(func)
    return None if found is None else found.facts


def _read(func: PrimFunc) -> Attention | None:
    """The attention that `func` computes, of a symbolic number of columns, or of many rows, of which each sees columns within
    bounds, or whose scores are many."""
    found = read(func)
    if found is None or found.facts.page:
        return None
    facts = found.facts
    if facts.columns is None:
        return found
    if attention.is_few(facts):
        return None
    large = (facts.rows or facts.columns) * facts.columns * 4 >= SCORES
    return found if found.bounds or facts.causal or large else None


def declines(match: Match, target: Target) -> Sequence[str]:
    if lanes_for(match, target) < QUARTER:
        return [must_be("the widths of a head", f"{match.depth} and {match.width}", f"multiples of {QUARTER}", "whole vectors")]
    whole = lanes_of("float32", target)
    if not _is_bounded(match) and match.columns and lanes_for(match, target) < whole:
        have, need = f"{match.depth} and {match.width}", f"multiples of {whole} where rows see all columns"
        return [must_be("the widths of a head", have, need, "else two matmuls are faster")]
    if match.columns is None or match.columns >= LEAST:
        return []
    return [at_least("columns", match.columns, LEAST, "else nothing is saved")]


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    step = lcm(16, match.group)
    return {
        "rows": sorted({max(1, size // step) * step for size in (16, 32, 64, 128, 256)}),
        "columns": (32, 64, 128, 256),
        "high": (4, 6, 8, 12),
        "vectors": (1, 2, 3, 4),
        "lanes": (lanes_for(match, target),),
    }


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    wide = config.vectors * config.lanes
    if config.lanes < QUARTER or match.depth % config.lanes:
        yield multiple_of("depth of a head", match.depth, max(QUARTER, config.lanes), "whole vectors")
    if match.width % wide:
        yield multiple_of("width of a head", match.width, wide, "whole blocks of registers")
    if config.columns % wide:
        yield multiple_of("columns of a tile", config.columns, wide, "whole blocks of registers")
    if config.rows % config.high or config.rows % match.group:
        yield multiple_of("rows of a task", config.rows, config.high, "whole blocks of registers and groups")
    yield from exceeding(("lanes", config.lanes, lanes_of("float32", target)))
    needed = config.high * config.vectors + config.vectors + 1
    yield from exceeding(("vector registers", needed, target.registers))


def default(match: Match, target: Target) -> Config:
    """As many rows in registers as hide the latency of a sum; in a task fewer than ROWS where cores would be idle."""
    lanes = lanes_for(match, target)
    vectors = 1 if match.width % (2 * lanes) else 2
    high = 8 if 8 * vectors + vectors + 1 <= target.registers else 4
    step = high
    while step % match.group:
        step += high
    idle = match.rows is None and _tasks(match, ROWS) < target.cores  # of as many rows as make one task of a head
    rows = max(1, (ROWS if _is_bounded(match) or idle else ROWS_OF_ALL) // step) * step
    while match.rows and rows > step and _tasks(match, rows) < target.cores:
        rows = max(1, rows // step // 2) * step
    return Config(rows, 64, high, vectors, lanes)


def _is_bounded(match: Match) -> bool:
    """Whether rows see a part of the columns alone, as far as facts say."""
    return bool(match.causal or match.positions or match.window)


def _tasks(match: Match, rows: int) -> int:
    return (match.batch or 1) * (match.heads // match.group) * -(-(match.rows or 1) * match.group // rows)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return build(matched(_read(func), NAME, match), config)
