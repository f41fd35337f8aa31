"""Fourier transforms of rows of real signals, whose length N is even, N / 2 a product of primes up to 13: one read and one
write of memory.

A real signal is half as many complex numbers z[m] = x[2m] + i·x[2m + 1]. Their transform Z goes in few steps of up to 16
through shared memory, each of which sorts its results (Stockham; Govindaraju et al., High performance discrete Fourier
transforms on graphics processors, SC 2008). Then, with w = exp(−2πi / N),

    X[k] = (Z[k] + conj Z[M − k]) / 2 − i/2 · w^k · (Z[k] − conj Z[M − k]),    M = N / 2

The inverse goes the same way back. See kernel.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.graph.fourier import FourierProblem, fourier_problem
from tk.schedule.refusals import exceeding, listed
from tk.schedule.rule import reading
from tk.schedules.cuda.fourier.cases import REAL
from tk.schedules.cuda.fourier.kernel import RealTransform
from tk.schedules.cuda.fourier.steps import line_floats, line_threads
from tk.schedules.cuda.hardware import MOST_THREADS, STATIC_SHARED
from tk.target import Target

NAME = "cuda.fourier"
VERSION = 1
CASES = REAL

THREADS = 128  # of a block


@dataclass(frozen=True)
class Config:
    """Rows of a block."""

    rows: int


match = reading(fourier_problem)


def space(match: FourierProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {"rows": (1, 2, 4, 8, 16, 32, 64)}


@listed
def legal(match: FourierProblem, config: Config, target: Target) -> Iterator[str]:
    yield from exceeding(
        ("threads a block", config.rows * line_threads(match.n // 2), MOST_THREADS),
        ("bytes of shared memory", 8 * config.rows * line_floats(match.n // 2), STATIC_SHARED),
    )


def default(match: FourierProblem, target: Target) -> Config:
    """Blocks of about 128 threads; of 256 where there are enough for each SM."""
    rows = max(1, THREADS // line_threads(match.n // 2))
    if match.rows is None or match.rows >= 4 * rows * target.cores:
        rows = max(1, 2 * THREADS // line_threads(match.n // 2))
    return next((Config(each) for each in range(rows, 0, -1) if not legal(match, Config(each), target)), Config(1))


def lower(func: PrimFunc, match: FourierProblem, config: Config, target: Target) -> PrimFunc:
    return RealTransform(func, match, config.rows).kernel()
