"""What follows from a convolution and a config: the plan of the matmul of pixels and output channels, and the vectors in which
its input can be read."""

from __future__ import annotations

from dataclasses import replace
from math import gcd, prod
from typing import TYPE_CHECKING

from tk.schedules.cuda.conv.problem import ConvMatch
from tk.schedules.rocm.matmul.plan import CHUNK_BYTES, Plan, Staging
from tk.schedules.rocm.matmul.plan import plan as plan_matmul
from tk.schedules.rocm.mfma import size_of
from tk.target import loads_to_lds

if TYPE_CHECKING:
    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["as_matmul", "plan", "vector_of", "within_first_axis"]

OFFSETS = 1 << 31  # bytes that a load straight to LDS can be away from where the resource begins


def vector_of(match: ConvMatch) -> int:
    """The most neighbours, up to 16 bytes, that lie in one tap, and at a multiple of their number, wherever a window begins."""
    return gcd(CHUNK_BYTES // size_of(match.dtype), match.channels, *(axis.pitch for axis in match.axes))


def as_matmul(match: ConvMatch) -> ConvMatch:
    """The matmul of one group or phase, one for each of them: what tiles are legal, and how long they take."""
    m = match.m
    if m is not None and match.phases > 1:
        m = prod(axis.out for axis in match.axes if axis.out is not None)  # pixels of a phase, some of which may be cut off
    return replace(match, m=m, n=match.own, batch=match.parts)


def plan(match: ConvMatch, config: Config, arch: str) -> Plan:
    """The Plan of the matmul of pixels and the output channels of a group."""
    p = plan_matmul(match, config, arch)
    weights = p.b if match.b_major == "k" else replace(p.b, vector=gcd(p.b.vector, match.own))
    pixels = replace(p.a, narrow=False, direct=_direct(match, config, arch, p.a, p.threads))
    return replace(p, a=pixels, b=weights)


def within_first_axis(match: ConvMatch) -> int | None:
    """Pixels that differ in no position along the first axis, if pixel i reads position i of it, else None."""
    inner = [axis.out for axis in match.axes[1:]]
    return prod(inner) if match.axes[0].plain and all(inner) else None  # type: ignore[arg-type]


def _direct(match: ConvMatch, config: Config, arch: str, staged: Staging, threads: int) -> bool:
    """Whether windows are gathered straight to LDS, as CDNA 4 can between two stages: their chunks lie side by side in memory,
    and those of a block are not further apart than offsets reach. What is outside of an image is read as zeros there."""
    inner = within_first_axis(match)
    elements = match.input if inner is None else (config.block_m // inner + 2) * match.axes[0].pitch
    near = 0 < elements * match.bytes < OFFSETS
    whole = staged.whole(threads) and vector_of(match) == CHUNK_BYTES // match.bytes
    return loads_to_lds(arch) and config.stages == 2 and whole and near
