"""Fourier transforms on a CPU, of lengths whose prime factors are 13 at most: of rows of real signals, and of complex numbers
along any axis. Their steps are fourier_kernel.py's; a table of cosines and sines would be read whole, N² numbers of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.complex_fourier import ComplexProblem, complex_problem
from tk.graph.fourier import FourierProblem, fourier_problem
from tk.schedules.cpu.fourier_kernel import complex_kernel, real_kernel
from tk.schedules.cpu.loops import lanes_of
from tk.schedules.cuda.fourier.cases import COMPLEX, REAL

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

NAME = "cpu.fourier"
VERSION = 1
CASES = (*REAL, *COMPLEX)


@dataclass(frozen=True)
class Config:
    """Lines that are transformed at once."""

    lanes: int


def match(func: PrimFunc, target: Target) -> FourierProblem | ComplexProblem | None:
    return fourier_problem(func) or complex_problem(func)


def space(match: FourierProblem | ComplexProblem, target: Target) -> Mapping[str, Sequence[int]]:
    lanes = lanes_of("float32", target)
    return {"lanes": tuple(count for count in (1, 2, 4, 8, 16) if count <= lanes)}


def default(match: FourierProblem | ComplexProblem, target: Target) -> Config:
    """A vector; fewer where there are fewer lines."""
    lines = match.rows if isinstance(match, FourierProblem) else match.outer if match.inner == 1 else match.inner
    lanes = lanes_of("float32", target)
    while lines is not None and lanes > 1 and lanes // 2 >= lines:
        lanes //= 2
    return Config(lanes)


def lower(func: PrimFunc, match: FourierProblem | ComplexProblem, config: Config, target: Target) -> PrimFunc:
    if isinstance(match, FourierProblem):
        return real_kernel(func, match, config.lanes)
    return complex_kernel(func, match, config.lanes)
