"""Functions of rows: norms, softmax, sums, with whatever elementwise work is fused around them.

    m[r] = max_c x[r, c];   s[r] = Σ_c exp(x[r, c] − m[r]);   out[r, c] = exp(x[r, c] − m[r]) / s[r]

One block of threads a row. Elementwise blocks are computed where they are read, each reduction goes over the threads
(warp shuffles, then shared memory), its result stays in shared memory, and the row, which is read again for the next
step, comes from L1. Threads take V neighbours at a time, 16 bytes:

    c = (step · threads + thread) · V + lane
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tk.errors import ScheduleError
from tk.schedule.rule import Rule
from tk.schedules.cuda.rows_cases import CASES
from tk.schedules.cuda.vectors import SPATIAL, SUMMED, inline_all, lanes, read_vectors, spatial_extents, write_vector
from tk.target import Target

LEAST = 32  # columns: shorter rows are for one thread each


@dataclass(frozen=True)
class Config:
    """Threads a row."""

    threads: int


@dataclass(frozen=True)
class Match:
    """`rows` and `columns`, None where symbolic; `vector` neighbours at a time."""

    rows: int | None
    columns: int | None
    vector: int


def match(func: Any, target: Target) -> Match | None:
    from tvm import DataType
    from tvm.s_tir import Schedule

    sch = Schedule(func)
    blocks = [sch.get(block) for block in inline_all(sch)]
    summing = [block for block in blocks if any(axis.iter_type == SUMMED for axis in block.iter_vars)]
    if not summing or any(axis.iter_type not in (SPATIAL, SUMMED) for block in blocks for axis in block.iter_vars):
        return None
    if any(len(sch.get_loops(block)) != len(sch.get(block).iter_vars) for block in inline_all(sch)):
        return None
    rows, columns = spatial_extents(summing[0]), _summed(summing[0])
    for block in blocks:
        extents = spatial_extents(block)
        if block in summing and (not _same(extents, rows) or not _same(_summed(block), columns)):
            return None
        if block not in summing and not (_same(extents, rows) or _same(extents, rows + columns)):
            return None
    if not all(_along_rows(block) for block in summing) or (_product(columns) or LEAST) < LEAST:
        return None
    bits = [DataType(str(region.source.dtype)).bits for block in blocks for region in (*block.reads, *block.writes)]
    last = columns[-1] if columns else 1
    return Match(_product(rows), _product(columns), min(lanes(last, bit) for bit in (16, min(bits))) if bits else 1)


def _along_rows(block: Any) -> bool:
    """Whether what is summed lies along memory: in every read that the sum indexes, its last axis comes last."""
    from tvm.tirx import IntImm
    from tvm.tirx.analysis import undefined_vars

    summed = [axis.var for axis in block.iter_vars if axis.iter_type == SUMMED]
    for region in block.reads:
        used = [set(undefined_vars(axis.min)) for axis in region.region if not isinstance(axis.min, IntImm)]
        if used and any(var in axes for axes in used for var in summed) and summed[-1] not in used[-1]:
            return False
    return True


def _summed(block: Any) -> list[Any]:
    from tvm.tirx import IntImm

    extents = [axis.dom.extent for axis in block.iter_vars if axis.iter_type == SUMMED]
    known = [int(extent) if isinstance(extent, IntImm) else extent for extent in extents]
    return [extent for extent in known if not (isinstance(extent, int) and extent == 1)]


def _same(one: list[Any], other: list[Any]) -> bool:
    import tvm

    equal = tvm.sym.Analyzer().can_prove_equal
    return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other, strict=True))


def _product(extents: list[Any]) -> int | None:
    total = 1
    for extent in extents:
        if not isinstance(extent, int):
            return None
        total *= extent
    return total


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"threads": (32, 64, 128, 256, 512, 1024)}


def default(match: Match, target: Target) -> Config:
    """As many threads as the row has vectors, up to 256, or 1024 where there are fewer rows than multiprocessors."""
    if match.columns is None:
        return Config(256)
    most = 256 if match.rows is None or match.rows >= 2 * target.cores else 1024
    vectors = -(-match.columns // match.vector)
    return Config(max(32, min(most, 1 << (vectors - 1).bit_length() if vectors > 1 else 32)))


def apply(sch: Any, match: Match, knobs: Mapping[str, Any], target: Target) -> None:
    from tvm.s_tir.schedule import ScheduleError as Refused

    try:
        _apply(sch, match, knobs["threads"])
    except Refused as error:
        raise ScheduleError(f"these rows cannot be computed in one kernel: {str(error).splitlines()[0]}") from error


def _apply(sch: Any, match: Match, threads: Any) -> None:
    # 1. reductions and outputs are left
    blocks = inline_all(sch)
    summing = [block for block in blocks if any(axis.iter_type == SUMMED for axis in sch.get(block).iter_vars)]
    rank = len(spatial_extents(sch.get(summing[0])))
    # 2. one block of threads a row: one function's rows are the grid, the others move under it
    outputs = sch.get_output_blocks(sch.get_sblock("root"))
    grid = _onto_grid(sch, blocks, blocks[0] if len(outputs) > 1 else blocks[-1], rank, summing)
    for block in blocks:
        if not any(sch.get(block).same_as(sch.get(output)) for output in outputs):
            for index in range(len(sch.get(block).writes)):
                sch.set_scope(block, index, "shared")
    # 3. each one's columns over the threads
    for block in blocks:
        _columns(sch, block, grid, threads, match.vector, block in summing)


def _onto_grid(sch: Any, blocks: list[Any], root: Any, rank: int, summing: list[Any]) -> Any:
    """Bind `root`'s rows to the grid and move the others under them: up from behind it where it is the last block, down
    from before it where it is the first, which a function with several outputs needs."""
    grid = sch.fuse(*_row_loops(sch, root, rank, root in summing))
    sch.bind(grid, "blockIdx.x")
    if root is blocks[-1]:
        for block in reversed(blocks[:-1]):
            sch.compute_at(block, grid, preserve_unit_loops=True)
    else:
        for block in blocks[1:]:
            sch.reverse_compute_at(block, grid, preserve_unit_loops=True)
    return grid


def _row_loops(sch: Any, block: Any, rank: int, summing: bool) -> list[Any]:
    """The loops over rows: the first `rank` data-parallel ones that are not of extent 1, and the unit ones on the way."""
    from tvm.tirx import IntImm

    loops, axes = sch.get_loops(block), sch.get(block).iter_vars
    chosen, seen = [], 0
    for loop, axis in zip(loops, axes, strict=True):
        if axis.iter_type != SPATIAL:
            continue
        extent = sch.get(loop).extent
        unit = isinstance(extent, IntImm) and int(extent) == 1
        if seen == rank and not unit and not summing:
            break
        seen += 0 if unit else 1
        chosen.append(loop)
    return chosen if chosen else [sch.add_unit_loop(loops[0] if loops else block)]


def _columns(sch: Any, block: Any, grid: Any, threads: Any, vector: int, summing: bool) -> None:
    loops = sch.get_loops(block)
    at = next(i for i, loop in enumerate(loops) if sch.get(loop).same_as(sch.get(grid)))
    inner = loops[at + 1 :]
    if not inner:
        inner = [sch.add_unit_loop(block)]
    fused = sch.fuse(*inner)
    _, thread, _ = sch.split(fused, [None, threads, vector])
    sch.bind(thread, "threadIdx.x")
    if vector > 1:
        if not summing:
            write_vector(sch, block, thread, vector)
        read_vectors(sch, block, thread, vector)
        sch.unroll(sch.get_loops(block)[-1])


RULE = Rule("cuda.rows", 1, Config, match, space, default, apply, cases=CASES)
