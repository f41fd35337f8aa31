"""Functions that compute each element on its own: any fused chain, broadcasts, casts, slices, transposes, gathers.

    out[…, c] = f(x[…], …)      …·c/V as one range: blockIdx.x × threadIdx.x,      V neighbours of c in registers

V is 16 bytes of the widest dtype that is not a constant's; where the innermost size is not divisible, single values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tk.schedule.rule import Refusal, Rule
from tk.schedules.cuda.elementwise_cases import CASES
from tk.schedules.cuda.vectors import SPATIAL, inline_all, lanes, read_vectors, write_vector
from tk.target import Target


@dataclass(frozen=True)
class Config:
    """Threads a block, and neighbours a thread."""

    threads: int
    vector: int


@dataclass(frozen=True)
class Match:
    """`size`: elements of the largest output, None where symbolic. `widest`: the vector that divides every output."""

    size: int | None
    widest: int


def match(func: Any, target: Target) -> Match | None:
    from tvm import DataType
    from tvm.s_tir import Schedule
    from tvm.tirx import IntImm

    sch = Schedule(func)
    blocks = inline_all(sch)
    if not blocks:
        return None
    size: int | None = 1
    widest = 8
    for block in blocks:
        node, loops = sch.get(block), sch.get_loops(block)
        if len(loops) != len(node.iter_vars) or any(axis.iter_type != SPATIAL for axis in node.iter_vars):
            return None
        if not loops or len(node.writes) != 1:
            return None
        extents = [int(e) if isinstance(e, IntImm) else None for e in (sch.get(loop).extent for loop in loops)]
        total: int | None = 1
        for extent in extents:
            total = None if extent is None or total is None else total * extent
        size = None if total is None or size is None else max(size, total)
        bits = DataType(str(node.writes[0].source.dtype)).bits
        widest = min(widest, lanes(extents[-1], bits) if bits >= 8 else 1)
    return Match(size, widest)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"threads": (64, 128, 256, 512), "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.widest)}


def legal(match: Match, config: Config, target: Target) -> list[Refusal]:
    if match.widest % config.vector:
        return [Refusal("neighbours that divide the innermost size", config.vector, match.widest)]
    return []


def default(match: Match, target: Target) -> Config:
    """The widest vector that still leaves every multiprocessor a block of 256 threads; small tensors, smaller blocks."""
    vector = match.widest
    while match.size is not None and vector > 1 and match.size < vector * 128 * target.cores:
        vector //= 2
    small = match.size is not None and match.size < vector * 256 * target.cores
    return Config(128 if small else 256, vector)


def apply(sch: Any, match: Match, knobs: Mapping[str, Any], target: Target) -> None:
    # 1. one block an output
    for block in inline_all(sch):
        # 2. neighbours, threads, grid
        loops = sch.get_loops(block)
        rest, neighbours = sch.split(loops[-1], [None, knobs["vector"]])
        grid, thread = sch.split(sch.fuse(*loops[:-1], rest), [None, knobs["threads"]])
        sch.bind(grid, "blockIdx.x")
        sch.bind(thread, "threadIdx.x")
        # 3. vectors in, registers, vectors out
        width = int(sch.get(neighbours).extent)
        if width > 1:
            write_vector(sch, block, thread, width)
            read_vectors(sch, block, thread, width)
            sch.unroll(sch.get_loops(block)[-1])


RULE = Rule("cuda.elementwise", 1, Config, match, space, default, apply, legal, cases=CASES)
