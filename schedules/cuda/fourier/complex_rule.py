"""Fourier transforms of complex numbers along any axis, of a length that is a product of primes up to 13: one read and one
write of memory, without a transpose. The steps are those of real signals (steps.py); see complex_kernel.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.graph.complex_fourier import ComplexProblem, complex_problem
from tk.schedule.refusals import exceeding, listed
from tk.schedule.rule import reading
from tk.schedules.cuda.fourier.cases import COMPLEX
from tk.schedules.cuda.fourier.complex_kernel import ComplexTransform, shared_bytes
from tk.schedules.cuda.fourier.steps import line_threads
from tk.schedules.cuda.hardware import MOST_THREADS
from tk.target import Target

NAME = "cuda.fourier_complex"
VERSION = 1
CASES = COMPLEX

THREADS = 256  # of a block
SECTOR = 8  # neighbours of a plane in 32 bytes, which memory reads at once


@dataclass(frozen=True)
class Config:
    """Lines of a block."""

    lines: int


match = reading(complex_problem)


def space(match: ComplexProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {"lines": (1, 2, 4, 8, 16, 32, 64)}


@listed
def legal(match: ComplexProblem, config: Config, target: Target) -> Iterator[str]:
    yield from exceeding(
        ("threads a block", config.lines * line_threads(match.n), MOST_THREADS),
        ("bytes of shared memory", shared_bytes(match.n, config.lines), target.shared_memory),
    )


def default(match: ComplexProblem, target: Target) -> Config:
    """About 256 threads, of which two blocks fit an SM; across an axis as many lines as make a sector of memory, if
    they fit at all."""
    lines = max(1, THREADS // line_threads(match.n))
    if match.inner == 1:
        if match.outer is not None:
            while lines > 1 and match.outer < 2 * lines * target.cores:
                lines //= 2
        return Config(lines)
    lines = 1 << max(lines, SECTOR).bit_length() - 1
    while lines > 1 and (legal(match, Config(lines), target) or lines // 2 >= match.inner):
        lines //= 2
    while lines > SECTOR and 2 * shared_bytes(match.n, lines) > target.shared_memory:
        lines //= 2
    return Config(lines)


def lower(func: PrimFunc, match: ComplexProblem, config: Config, target: Target) -> PrimFunc:
    return ComplexTransform(func, match, config.lines).kernel()
