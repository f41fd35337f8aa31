"""Reductions whose results stand alone: to a scalar, over columns, of a few long rows, of windows (pooling).

    s[c] = Σ_r x[r, c]          m = max_i x[i]          p[n, h, w, c] = max_{r, s} x[n, 2h + r, 2w + s, c]

Neighbouring threads take what lies side by side, be it results or what is reduced; where results are few, blocks share
what is reduced and a second kernel combines their parts. Short rows' blocks are a cluster instead, and few columns are for
`columns`: one kernel. Rows in number are for `rows`. Of a symbolic size nothing is known but its constant factor, so what is
reduced over one is shared out as if there were much of it: a loss over a dynamic batch would otherwise be one block's.
See standalone_kernel.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import tvm
from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import PrimFunc, Stmt

from tk.schedule.refusals import at_least, at_most, divides, exceeding, listed, must_be, within
from tk.schedules.cuda.codegen.kernel_builder import bits, depends, flat_index, sequence, vector_widths
from tk.schedules.cuda.hardware import MOST_THREADS, STATIC_SHARED, WARP
from tk.schedules.cuda.hopper.cluster import may_cluster
from tk.schedules.cuda.reduction import strided
from tk.schedules.cuda.reduction.cases import STANDALONE
from tk.schedules.cuda.reduction.row_analysis import in_vectors, is_along, is_read_once, vectors_along
from tk.schedules.cuda.reduction.row_plan import Plan, of_rows
from tk.schedules.cuda.reduction.standalone_kernel import GROUP, reduction_statements
from tk.target import Target

NAME = "cuda.standalone_reduction"
VERSION = 7
CASES = STANDALONE

THREADS = 256  # a block
BLOCKS = 8  # of an SM, half of it along columns
LONG = 8192  # elements of a row that is worth splitting
IN_ONE = 1 << 20  # elements of which `columns` reduces the columns
CLUSTERED = 1 << 20  # elements of rows that clusters take, and
SHARED = 1 << 16  # of each: a second kernel takes longer to start
SHORT = 32  # elements that one thread reduces alone
PIECE = 1 << 15  # elements of a block, where a symbolic number of rows may be few, and
LONGEST = 4 * PIECE  # of a row that is split for that; shorter ones have a block each
STEPS = 32  # of a thread, where a symbolic number of results may be few
MOST_UNKNOWN = 64  # splits along columns of what is symbolic: each result's parts are written and read


@dataclass(frozen=True)
class Config:
    """Threads along memory, layers of them over what is reduced (along columns only), neighbours a thread, splits; whether a
    row's splits are a cluster."""

    threads: int
    depth: int
    vector: int
    splits: int
    cluster: int = 0


@dataclass(frozen=True)
class Match:
    """`rows` results of `columns` each, None where symbolic; which of them lie along memory; the widest `vector`."""

    rows: int | None
    columns: int | None
    along_rows: bool
    vector: int
    bits: int
    plan: Plan = field(repr=False, compare=False)


def declines(match: Match, target: Target) -> Sequence[str]:
    if _is_one_kernel(match, target):
        return [must_be("kernels", 2, 1, "a block reads these columns before a second kernel has started")]
    return _many_or_short(match, target)


@listed
def _many_or_short(match: Match, target: Target) -> Iterator[str]:
    """Why rows are not worth splitting."""
    if not match.along_rows:
        return
    if match.rows is not None and match.rows >= 2 * target.cores:
        yield at_most("rows", match.rows, 2 * target.cores - 1, "more have a block each")
    least = LONG if match.rows is not None else LONGEST
    if match.columns is not None and match.columns < least:
        yield at_least("elements of a row", match.columns, least, "fewer are one block's")


def _is_one_kernel(match: Match, target: Target) -> bool:
    """Whether `columns` takes them in one kernel, in less time than a second one would take to start."""
    if match.along_rows or match.rows is None or match.columns is None or match.rows * match.columns > IN_ONE:
        return False
    other = strided.match_plan(match.plan)
    return other is not None and _column_splits(match, BLOCKS // 2 * target.cores) > 1 and strided.is_one_read(other, target)


def match_plan(plan: Plan, target: Target) -> Match | None:
    """What `match` finds of a function's plan, where rows are worth splitting."""
    found = match_alone(plan)
    return None if found is None or _many_or_short(found, target) else found


def match_alone(plan: Plan) -> Match | None:
    """What `match` finds of a function's plan, few rows and short ones too."""
    if plan.kept or any(value.stage > 1 for value in plan.reductions) or plan.stages > 2:
        return None
    if any(depends(index, plan.column) for value in plan.outputs for index in value.indices):
        return None
    rows, columns = plan.sizes
    reads = [read for read in plan.reads if depends(flat_index(read.buffer, read.indices), plan.column)]
    if not reads or columns == 1:
        return None
    along, widths = [read for read in reads if is_along(plan, read)], vector_widths(read.buffer for read in reads)
    if any(is_read_once(plan, read) for read in along):
        if rows is None and columns is None:
            return None
        vector = next(width for width in widths if all(vectors_along(plan, read, width) for read in along))
        return Match(rows, columns, True, vector, 0, plan)
    partial = sum(bits(buffer) for value in plan.reductions for buffer in value.maker.buffers)
    return Match(rows, columns, False, next(w for w in widths if in_vectors(plan, reads, w)), partial, plan)


match = of_rows(match_alone)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "threads": (128, 256, 512, 1024) if match.along_rows else (16, 32, 64, 128, 256),
        "depth": (1,) if match.along_rows else (1, 4, 8, 16),
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.vector),
        "splits": (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024),
        "cluster": (0, 1) if _may_cluster(match, target) else (0,),
    }


def _may_cluster(match: Match, target: Target) -> bool:
    """Whether a row's splits may be a cluster."""
    return match.along_rows and None not in (match.rows, match.columns) and may_cluster(match.plan, target)


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    block = config.threads * config.depth
    if not WARP <= block <= MOST_THREADS:
        yield within("threads a block", block, WARP, MOST_THREADS)
    if match.along_rows and config.depth != 1:
        yield must_be("depth", config.depth, 1, "rows that lie along memory have no layers")
    if config.cluster and not _may_cluster(match, target):
        yield must_be("cluster", config.cluster, 0, "these rows cannot be a cluster's")
    elif config.cluster and not 2 <= config.splits <= 8:
        yield within("splits", config.splits, 2, 8, "the blocks of a portable cluster")
    if match.vector % config.vector:
        yield divides("vector", config.vector, match.vector, "the widest along memory")
    shared = match.bits // 8 * block * config.vector if config.depth > 1 else 0
    yield from exceeding(("bytes of shared memory", shared, STATIC_SHARED))
    if match.columns is not None and config.splits > 1 and config.splits * config.depth > match.columns:
        yield at_most("splits · depth", config.splits * config.depth, match.columns, "the elements to split")


def default(match: Match, target: Target, blocks: int = BLOCKS) -> Config:
    """`blocks` for every SM, half of it along columns, by splits where results are few; each with several steps
    to go."""
    wanted = blocks * target.cores
    if match.rows is None or match.columns is None:
        return _of_symbolic(match, target)
    if match.along_rows:
        if match.rows * match.columns <= CLUSTERED and match.columns <= SHARED and _may_cluster(match, target):
            # a cluster's blocks have a vector of a row for each thread where it is short
            return Config(256 if 1024 * match.vector < match.columns else 128, 1, match.vector, 8, 1)
        vectors = match.columns // (THREADS * match.vector)  # of a thread of a row's only block
        few = _splits(target.cores, match.rows, vectors)  # while SMs have none, a thread with one vector is not too little
        return Config(THREADS, 1, match.vector, max(few, _splits(wanted, match.rows, vectors // GROUP)))
    threads, depth = _layers(match)
    tiles = -(-match.rows // (threads * match.vector))
    splits = _column_splits(match, wanted // 2) if match.columns > SHORT else 1  # a second kernel takes longer
    if splits > 1 or 2 * tiles >= target.cores:
        return Config(threads, depth, match.vector, splits)
    vector = min(2, match.vector)  # few results of few elements have small blocks, so that more SMs have one
    while threads > 64 and threads * vector * target.cores > 2 * match.rows:
        threads //= 2
    return Config(threads, depth, vector, 1)


def _column_splits(match: Match, wanted: int) -> int:
    """Splits of columns for `wanted` blocks, each with two groups of steps."""
    threads, depth = _layers(match)
    assert match.rows is not None
    assert match.columns is not None
    return _splits(wanted, -(-match.rows // (threads * match.vector)), max(1, match.columns // (depth * 2 * GROUP)))


def _layers(match: Match) -> tuple[int, int]:
    """Threads along columns, and layers of them where there is much to reduce."""
    threads, depth = THREADS, 1
    while depth < 4 and (match.columns is None or match.columns > max(SHORT, depth * GROUP)):
        threads, depth = threads // 2, depth * 2
    return threads, depth


def _of_symbolic(match: Match, target: Target) -> Config:
    """Where a size is symbolic: two blocks for every SM if there are no more rows than their constant factor, each with enough
    to do, as far as that is known, that a second kernel costs little."""
    wanted, rows = 2 * target.cores, match.rows or factor(match.plan.rows)
    if match.along_rows:
        most = 1024 if match.columns is None else match.columns // PIECE
        return Config(THREADS, 1, match.vector, _splits(wanted, rows, most))
    threads, depth = _layers(match)
    if match.columns is not None:
        most = min(MOST_UNKNOWN, match.columns // (depth * STEPS))
    else:
        most = MOST_UNKNOWN if match.rows is not None else MOST_UNKNOWN // 4
    return Config(threads, depth, match.vector, _splits(wanted, -(-rows // (threads * match.vector)), most))


def factor(size: Expr) -> int:
    """The constant factor of a symbolic size."""
    known = tvm.sym.Analyzer().modular_set(size)
    return max(1, int(known.coeff)) if int(known.base) == 0 else 1


def _splits(wanted: int, blocks: int, most: int) -> int:
    """A power of 2 splits, so that there are about `wanted` blocks, three quarters at least, and not more than `most`."""
    splits = 1
    while splits * blocks * 4 < wanted * 3 and splits * 2 <= most and splits < 1024:
        splits *= 2
    return splits


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return tirx.PrimFunc(list(match.plan.params), sequence(statements(match, config)), attrs=func.attrs)


def statements(match: Match, config: Config) -> list[Stmt]:
    """The kernels, behind what they allocate."""
    knobs = config.threads, config.depth, config.vector, config.splits, bool(config.cluster)
    return reduction_statements(match.plan, match.along_rows, *knobs)
