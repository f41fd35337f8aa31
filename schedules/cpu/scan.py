"""Cumulative sums, products and maxima on a CPU: rows in parallel, each one after another as it is defined (tk/graph/scan.py).

for row in parallel(outer · inner): carry ⊕= x[o, j, i];  out[o, j, i] = carry
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tvm import tirx
from tvm_ffi import structural_mutate

from tk.graph.defined import replaced
from tk.graph.scan import ScanProblem, definition, scan_problem
from tk.schedules.sort_scan_cases import SCANS

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["CASES", "NAME", "VERSION", "Config", "default", "lower", "match", "space"]

NAME = "cpu.scan"
VERSION = 1
CASES = SCANS


@dataclass(frozen=True)
class Config:
    """No knobs."""


def match(func: PrimFunc, target: Target) -> ScanProblem | None:
    return scan_problem(func)


def space(found: ScanProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {}


def default(found: ScanProblem, target: Target) -> Config:
    return Config()


def lower(func: PrimFunc, found: ScanProblem, config: Config, target: Target) -> PrimFunc:
    defined = definition(found)

    def parallel(loop: tirx.For, mutator: object) -> tirx.For:  # the outermost alone: those within are not visited
        return tirx.For(loop.loop_var, loop.min, loop.extent, tirx.ForKind.PARALLEL, loop.body)

    return replaced(func, defined.with_body(structural_mutate(defined.body, [(tirx.For, parallel)])))
