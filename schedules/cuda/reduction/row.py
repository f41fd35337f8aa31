"""Functions of rows: norms, softmax, sums and maxima along the last axes, with whatever elementwise work is fused around them.

    m[r] = max_c x[r, c];   s[r] = Σ_c exp(x[r, c] − m[r]);   out[r, c] = exp(x[r, c] − m[r]) / s[r]

`threads` threads take a row and `rows` rows a block: a warp or less for short rows, a whole block for long ones, a cluster of
blocks for a few very long ones. Memory is read once and written once, 16 bytes at a time, where a row fits the threads'
registers; see row_kernel.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_most, divides, listed, must_be
from tk.schedules.cuda.codegen.kernel_builder import vector_widths
from tk.schedules.cuda.hardware import thread_reasons
from tk.schedules.cuda.hopper.cluster import may_cluster
from tk.schedules.cuda.reduction.cases import ROW
from tk.schedules.cuda.reduction.row_analysis import (
    contiguous,
    exponential_pair,
    has_all,
    is_along,
    is_read_once,
    segment,
    vectors_along,
)
from tk.schedules.cuda.reduction.row_kernel import WARP, ClusterKernel, RowKernel
from tk.schedules.cuda.reduction.row_pass import fits_registers
from tk.schedules.cuda.reduction.row_plan import Plan, Value, of_rows
from tk.target import Target

NAME = "cuda.row_reduction"
VERSION = 12
CASES = ROW

LONG = 1 << 14  # elements of a row that is worth a cluster
ELEMENTS, MORE_ELEMENTS = 12, 16  # of a row, for a thread at least, where some are kept and where none are
PIECE, MOST_OF_PIECES = 64, 2048  # neighbours that a warp reads well, a piece of a row; the longest row of shorter ones, and
PIECES_FROM = 64  # how many of those an SM has at least, for which a warp takes several


@dataclass(frozen=True)
class Config:
    """Threads a row, rows a block, neighbours a thread; blocks of a cluster that share a row, each with so many threads."""

    threads: int
    rows: int
    vector: int
    cluster: int = 1


@dataclass(frozen=True)
class Match:
    """`rows` and `columns`, None where symbolic; the widest `vector`; bits kept in registers for each element of a row."""

    rows: int | None
    columns: int | None
    vector: int
    kept_bits: int
    plan: Plan = field(repr=False, compare=False)


@of_rows
def match(plan: Plan) -> Match | None:
    along = [read for read in plan.reads if is_along(plan, read)]
    full = [value.buffer for value in plan.outputs if has_all(plan, value.buffer)]
    # what is written of each element of broadcast inputs, as a softmax of aᵢ + bⱼ, moves memory as what is read once
    if not along or not (full or any(is_read_once(plan, read) for read in along)):
        return None
    return match_along(plan, along)


def match_along(plan: Plan, along: Sequence[Value]) -> Match | None:
    """The match of a plan whatever it reads, `along` memory these."""
    full = [value.buffer for value in plan.outputs if has_all(plan, value.buffer)]
    rows, columns = plan.sizes
    if columns is not None and columns < 2:
        return None
    vector = 1
    if along and columns is not None:
        widths = vector_widths([*(read.buffer for read in along), *full])
        vector = next(v for v in widths if all(vectors_along(plan, read, v) for read in along))
    return Match(rows, columns, vector, plan.kept_bits, plan)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "threads": (1, 4, 8, 16, 32, 64, 128, 256, 512, 1024),
        "rows": (1, 2, 4, 8, 16, 32),
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.vector),
        "cluster": (1, 2, 4, 8) if may_cluster(match.plan, target, *match.plan.sizes) else (1,),
    }


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads * config.rows)
    if match.vector % config.vector:
        yield divides("vector", config.vector, match.vector, "the widest of a row")
    if config.threads & (config.threads - 1):
        yield must_be("threads", config.threads, "a power of 2")
    if config.cluster > 1 and not may_cluster(match.plan, target, *match.plan.sizes):
        yield must_be("cluster", config.cluster, 1, "these rows cannot be a cluster's")
    elif config.cluster > 1 and not (config.rows == 1 and config.cluster <= 8):
        yield at_most("cluster · rows", config.cluster * config.rows, 8, "a portable cluster of one row")


def _written_out(match: Match, config: Config) -> bool:
    """Whether a row's steps are written out, what is kept of it in registers."""
    if match.columns is None:
        return False
    steps = -(-match.columns // (config.threads * config.cluster * config.vector))
    return fits_registers(steps, config.vector * match.kept_bits, config.threads * config.rows)


def default(match: Match, target: Target) -> Config:
    """As many threads as give each about four vectors, eight where nothing is kept, one where all of them fit the GPU at
    once; blocks of 128 threads for short rows. Of narrow vectors a thread takes more, so that its loads are as many bytes:
    one H200, 2026-11-28, rows of 2,055 to 5,779 elements, µs: 12 to 16 each for 3 to 8, softmax 11.9 → 7.1, sums 13.8 → 9.9,
    layer norm 14.3 → 10.1."""
    if match.columns is None:
        few = match.rows is not None and match.rows <= target.cores
        return Config(1024 if few else 256, 1, match.vector)  # of few rows, a block is all that takes one
    if (windows := _of_windows(match, target)) is not None:
        return windows
    few_long = match.rows is not None and match.columns >= LONG and match.rows * 8 <= 2 * target.cores
    if few_long and may_cluster(match.plan, target):
        config = Config(256, 1, match.vector, 8)  # a few long rows have eight blocks each, of as many threads as can keep it
        while not _written_out(match, config) and config.threads < 1024:
            config = replace(config, threads=config.threads * 2)
        return config
    vectors = -(-match.columns // match.vector)
    # a thread a vector, all at once; a softmax's warps combine without barriers as soon as each SM has some
    most = 256 if vectors > WARP and exponential_pair(match.plan, 0) is not None else 1024
    few = match.rows is not None and match.rows * vectors <= most * target.cores
    each = 1 if few else max(4, ELEMENTS // match.vector) if match.kept_bits else max(8, MORE_ELEMENTS // match.vector)
    threads = 1
    while threads * each < vectors and threads < 1024:
        threads *= 2
    rows = max(1, 128 // threads)
    while match.rows is not None and threads * rows > 32 and rows > 1 and match.rows < rows * target.cores:
        rows //= 2
    # to start a block takes as long as its work: rows share blocks, so that no SM has more than two
    while few and match.rows is not None and match.rows > 2 * rows * target.cores and threads * rows < 512:
        rows *= 2
    config = Config(threads, rows, match.vector)
    while not _written_out(match, config) and config.threads < 1024:
        config = Config(config.threads * 2, max(1, config.rows // 2), match.vector)
    return config


def _of_windows(match: Match, target: Target) -> Config | None:
    """For many rows of short pieces, as the windows of a pooling are, few threads each, or one: the threads of a warp would
    read parts of as many pieces. One H200, 2026-11-28: 7 × 7 windows of 128², 200 → 89 µs; of 96², 17.1 → 11.4."""
    if match.rows is None or match.columns is None or match.vector > 1:
        return None
    if match.columns > MOST_OF_PIECES or match.rows < PIECES_FROM * target.cores:
        return None
    along = [read for read in match.plan.reads if is_along(match.plan, read)]
    if not along or any(contiguous(match.plan, read) or segment(match.plan, read) >= PIECE for read in along):
        return None
    threads = max(each for each in (1, 4, 8) if each == 1 or match.rows * each <= 1024 * target.cores)
    return Config(threads, 32, 1)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    knobs = config.vector, _written_out(match, config)
    if config.cluster > 1:
        return ClusterKernel(match.plan, config.threads, config.cluster, *knobs).kernel(func)
    return RowKernel(match.plan, config.threads, config.rows, *knobs).kernel(func)
