"""Panels of matrices (tk/graph/matrices/panels.py) by a block each: every thread has some rows in its registers.

    thread t has rows t, t + T, … of the panel, p elements each
    for k < p:                                                  unrolled: an element of a row is a register
      each warp's best candidate: the greatest |element k|, of equal ones the first position     two or three `redux`
      its owner copies its row to shared memory, beside what it competes with
      one barrier
      every warp finds the best of all warps' and reads its row u; rows below it:  l = x[k] · (1 / u[k]);  x[c] -= l · u[c]

A column takes one barrier, since what is copied is a candidate of each warp: two copies are used in turn. Of Cholesky's
factors the pivot is known, so its owner alone copies its row.

Rows of Cholesky's factors below a panel's own follow from these alone, whatever the others are: blocks have a row a thread
each, and all of them the panel's own, which they factor alike, so that none waits for another.

Of pivots that are chosen, more rows than a block's registers hold are a cluster's of blocks, on Hopper: each block tells all
of them its best row, in their shared memory, and they meet once more a column.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.graph.defined import replaced
from tk.graph.matrices.panels import PanelProblem, panel_problem
from tk.schedule.refusals import at_least, exceeding, listed, must_be
from tk.schedules.cuda.hardware import WARP, thread_reasons
from tk.schedules.cuda.matrices.cases import PANELS
from tk.schedules.cuda.matrices.panel_kernel import WORDS, pivoted, positive, rows_held
from tk.target import Target, compute_capability

NAME = "cuda.matrix_panel"
VERSION = 1
ENABLES_GRAPH_FUSION = True
CASES = PANELS

REDUX = (8, 0)  # the compute capability from which a warp reduces integers in one instruction
CLUSTER, CLUSTERS = 8, (9, 0)  # blocks, and the compute capability from which there are clusters
SHARED_OUT = 128  # threads of a block that has some of the rows, and rows that one has all of
MOST = 256  # threads of a block, where their registers hold all rows


@dataclass(frozen=True)
class Config:
    """Threads of a block, and blocks of a panel; whether blocks that do not meet share a panel's rows."""

    threads: int
    cluster: int = 1
    apart: int = 0


def match(func: PrimFunc, target: Target) -> PanelProblem | None:
    found = panel_problem(func)
    return found if found is not None and found.dtype in WORDS else None


def space(match: PanelProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {"threads": (64, 128, 256, 512, 1024), "cluster": (1, 2, 4, CLUSTER), "apart": (0, 1)}


def _words(match: PanelProblem, config: Config) -> int:
    """Registers of a thread that hold its rows."""
    return rows_held(match, config) * match.p * WORDS[match.dtype]


@listed
def legal(match: PanelProblem, config: Config, target: Target) -> Iterator[str]:
    if target.kind != "cuda" or compute_capability(target.arch) < REDUX:
        yield at_least("compute capability", 0, 8, "a warp reduces in one instruction since")
    yield from thread_reasons(config.threads)
    words, why = _words(match, config) * config.threads, "they share an SM's with all else"
    yield from exceeding(("registers of rows", words, target.registers // 2, why))
    most = CLUSTER if compute_capability(target.arch) >= CLUSTERS and match.dtype == "float32" else 1
    if config.apart and (match.pivots or config.cluster > 1 or config.threads < match.p + WARP):
        why = "the rows of pivots that are known, and some more, are a block's without others"
        yield must_be("apart", config.apart, 0, why)
    yield from exceeding(("cluster", config.cluster, most, "what its blocks send is float32"))


def default(match: PanelProblem, target: Target) -> Config:
    """A row a thread where a block is small, then several rows; a cluster, or more threads, where a block's are too few."""
    if not match.pivots and match.m > SHARED_OUT:
        return Config(SHARED_OUT, 1, 1)
    one = Config(min(-(-match.m // WARP) * WARP, MOST))
    if _words(match, one) * MOST <= target.registers // 2:
        return one
    clusters = [Config(MOST, count) for count in (2, 4, CLUSTER)]
    fit = [each for each in clusters if not legal(match, each, target)]
    return fit[0] if fit else Config(2 * MOST)


def lower(func: PrimFunc, match: PanelProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, (pivoted if match.pivots else positive)(match, config))
