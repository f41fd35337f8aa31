"""What follows from a convolution and a config: the plan of the matmul of pixels and output channels, and the vectors in which
its input can be read."""

from __future__ import annotations

from dataclasses import replace
from math import gcd, prod
from typing import Any

from tk.schedules.cuda.conv.problem import ConvMatch
from tk.schedules.rocm.matmul.plan import CHUNK_BYTES, Plan
from tk.schedules.rocm.matmul.plan import plan as plan_matmul
from tk.schedules.rocm.mfma import size_of

__all__ = ["as_matmul", "plan", "vector_of"]


def vector_of(match: ConvMatch) -> int:
    """The most neighbours, up to 16 bytes, that lie in one tap, and at a multiple of their number, wherever a window begins."""
    return gcd(CHUNK_BYTES // size_of(match.dtype), match.channels, *(axis.pitch for axis in match.axes))


def as_matmul(match: ConvMatch) -> ConvMatch:
    """The matmul of one group or phase, one for each of them: what tiles are legal, and how long they take."""
    m = match.m
    if m is not None and match.phases > 1:
        m = prod(axis.out for axis in match.axes if axis.out is not None)  # pixels of a phase, some of which may be cut off
    return replace(match, m=m, n=match.own, batch=match.parts)


def plan(match: ConvMatch, config: Any, arch: str) -> Plan:
    """The Plan of the matmul of pixels and the output channels of a group."""
    p = plan_matmul(match, config, arch)
    weights = p.b if match.b_major == "k" else replace(p.b, vector=gcd(p.b.vector, match.own))
    pixels = replace(p.a, narrow=False, direct=False)  # windows are gathered, with zeros for what is outside of an image
    return replace(p, a=pixels, b=weights)
