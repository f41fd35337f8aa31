"""Fourier transforms of rows of real signals, whose length N is a power of 2: one read and one write of memory.

A real signal is half as many complex numbers z[m] = x[2m] + i·x[2m + 1]. Their transform Z goes in steps of 4 (and one of 2
where log N is even) through shared memory, each of which sorts its results (Stockham; Govindaraju et al., High performance
discrete Fourier transforms on graphics processors, SC 2008); N / 8 threads a row, a step of 4 each. Then, with
w = exp(−2πi / N),

    X[k] = (Z[k] + conj Z[M − k]) / 2 − i/2 · w^k · (Z[k] − conj Z[M − k]),    M = N / 2

The inverse goes the same way back. See kernel.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.fourier import FourierProblem, fourier_problem
from tk.schedule.refusals import multiple_of
from tk.schedules.cuda.fourier.cases import CASES
from tk.schedules.cuda.fourier.kernel import fourier_kernel

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["CASES", "NAME", "VERSION", "Config", "default", "legal", "lower", "match", "space"]

NAME = "cuda.fourier"
VERSION = 1

THREADS = 128  # of a block, at least


@dataclass(frozen=True)
class Config:
    """Rows of a block."""

    rows: int


def match(func: PrimFunc, target: Target) -> FourierProblem | None:
    return fourier_problem(func)


def space(match: FourierProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {"rows": (1, 2, 4, 8, 16, 32, 64)}


def legal(match: FourierProblem, config: Config, target: Target) -> list[str]:
    threads = config.rows * match.n // 8
    return [multiple_of("threads a block", threads, 32, "up to 1024")] if threads % 32 or threads > 1024 else []


def default(match: FourierProblem, target: Target) -> Config:
    """Blocks of 128 threads; of 256 where there are enough for each SM."""
    rows = max(1, THREADS * 8 // match.n)
    if match.rows is None or match.rows >= 4 * rows * target.cores:
        rows = max(1, 2 * THREADS * 8 // match.n)
    return Config(rows)


def lower(func: PrimFunc, match: FourierProblem, config: Config, target: Target) -> PrimFunc:
    return fourier_kernel(func, match, config.rows)
