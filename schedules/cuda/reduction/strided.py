"""Functions of rows that do not lie along memory: softmax and norms over a middle or the first axis, channels of an image.

    s[o, i] = Σ_c exp(x[o, c, i] − m[o, i]);   out[o, c, i] = exp(x[o, c, i] − m[o, i]) / s[o, i]

`threads` threads take threads · V neighbouring rows, so that memory is read in whole lines, and `depth` layers of them
share the columns. Where a row fits the registers, or the shared memory, of a block or of a cluster of blocks, memory is read
once and written once; see strided_kernel.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, at_most, divides, exceeding, listed, must_be
from tk.schedules.cuda.codegen.kernel_builder import bits, vector_widths
from tk.schedules.cuda.hardware import STATIC_SHARED, thread_reasons
from tk.schedules.cuda.hopper.cluster import may_cluster
from tk.schedules.cuda.reduction.cases import STRIDED
from tk.schedules.cuda.reduction.row_analysis import has_all, in_vectors
from tk.schedules.cuda.reduction.row_pass import KEPT_REGISTERS, STEPS, fits_registers
from tk.schedules.cuda.reduction.row_plan import Plan, Value, of_rows
from tk.schedules.cuda.reduction.strided_kernel import ColumnKernel, layers_of, read_bits, shared_bytes
from tk.target import Target

NAME = "cuda.strided_reduction"
VERSION = 6
CASES = STRIDED

SECTOR = 32  # bytes that memory sends at least
LINE = 64  # bytes that neighbouring threads read together, at least
KEPT = 64 * 1024  # bytes of a block's columns in shared memory, of which an SM has three such blocks
AHEAD = 8  # steps of a thread, where the columns are enough
SMALL = 1 << 19  # elements that need no whole lines, and no wide vectors
COPIED = 32  # bits of a copy to shared memory, at least


@dataclass(frozen=True)
class Config:
    """Threads along memory, layers of them over the columns, neighbours a thread; blocks of a cluster that share the columns;
    whether what several stages read is kept in shared memory."""

    threads: int
    depth: int
    vector: int
    cluster: int = 1
    shared: int = 0


@dataclass(frozen=True)
class Match:
    """`rows` and `columns`, None where symbolic; the widest `vector` and the bits of its elements; for each element of a row,
    the bits kept in registers, and those of what several stages read."""

    rows: int | None
    columns: int | None
    vector: int
    bits: int
    kept_bits: int
    read_bits: int
    plan: Plan = field(repr=False, compare=False)


def match_plan(plan: Plan) -> Match | None:
    """What `match` finds of a function's plan."""
    return match_reads(plan, [read for read in plan.reads if has_all(plan, read.buffer)])


match = of_rows(match_plan)


def match_reads(plan: Plan, reads: Sequence[Value]) -> Match | None:
    """The match of a plan whose neighbouring rows read neighbours of these inputs."""
    rows, columns = plan.sizes
    if not reads or columns == 1:
        return None
    moved = [value.buffer for value in (*reads, *plan.outputs)]
    vector = next(width for width in vector_widths(moved) if in_vectors(plan, reads, width))
    return Match(rows, columns, vector, min(map(bits, moved)), plan.live_bits, read_bits(plan), plan)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "threads": (4, 8, 16, 32, 64),
        "depth": (1, 2, 4, 8, 16, 32, 64, 128),
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.vector),
        "cluster": (1, 2, 4, 8) if may_cluster(match.plan, target, match.columns) else (1,),
        "shared": (0, 1) if match.read_bits else (0,),
    }


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads * config.depth)
    if match.vector % config.vector:
        yield divides("vector", config.vector, match.vector, "the widest along memory")
    for name, each in (("threads", config.threads), ("depth", config.depth)):
        if each & (each - 1):
            yield must_be(name, each, "a power of 2")
    fits = may_cluster(match.plan, target, match.columns) and layers_of(config.threads, config.depth) > 1
    if config.cluster > 1 and not fits:
        yield must_be("cluster", config.cluster, 1, "these columns cannot be a cluster's")
    shared = shared_bytes(match.plan, config.threads, config.depth, config.vector, config.cluster)
    yield from exceeding(("bytes of shared memory", shared, STATIC_SHARED))
    if config.shared and (match.columns is None or not match.read_bits):
        yield must_be("shared", config.shared, 0, "several stages read nothing, or the rows' size is symbolic")
    elif config.shared and config.vector * match.bits < COPIED:
        yield at_least("bits of a copy to shared memory", config.vector * match.bits, COPIED)
    elif config.shared and shared + _kept_bytes(match, config) > target.shared_memory:
        yield at_most("bytes of shared memory", shared + _kept_bytes(match, config), target.shared_memory)


def _kept_bytes(match: Match, config: Config) -> int:
    """What a block keeps of its columns in shared memory."""
    steps = -(-(match.columns or 0) // (config.depth * config.cluster))
    return steps * config.depth * config.threads * config.vector * match.read_bits // 8


def _written_out(match: Match, config: Config) -> bool:
    """Whether the steps are written out, what is kept of them in registers."""
    if match.columns is None or config.shared:
        return False
    steps = -(-match.columns // (config.depth * config.cluster))
    return fits_registers(steps, config.vector * match.kept_bits, config.threads * config.depth)


def default(match: Match, target: Target) -> Config:
    """The first of these that reads memory once; else blocks of 256 threads that go over the columns in a loop."""
    for config in (*_of_small(match, target), *_candidates(match, target)):
        if (config.shared or _written_out(match, config)) and not legal(match, config, target):
            return config
    return _looping(match, target)


def _looping(match: Match, target: Target) -> Config:
    """Blocks of 256 threads; of few rows, which would leave most SMs without a block, as many threads and blocks of a cluster
    as the columns have work for, whose lines are a sector of 32 bytes at least."""
    threads = max(4, min(32, 2 * LINE * 8 // (match.vector * match.bits)))
    config = Config(threads, 256 // threads, match.vector)
    rows, columns = match.rows, match.columns
    if rows is None or columns is None:
        return config

    def shared_by(more: Config) -> bool:
        blocks = -(-rows // (more.threads * more.vector)) * more.cluster
        layers = more.depth * more.cluster
        return blocks <= target.cores and columns >= AHEAD * layers and not legal(match, more, target)

    wider = replace(config, depth=2 * config.depth)
    while shared_by(wider):
        config, wider = wider, replace(wider, depth=2 * wider.depth)
    closer = replace(config, cluster=2)
    while closer.cluster <= 8 and shared_by(closer):
        config, closer = closer, replace(closer, cluster=2 * closer.cluster)
    narrower = replace(config, threads=config.threads // 2, depth=2 * config.depth)
    while narrower.threads * narrower.vector * match.bits >= SECTOR * 8 and shared_by(narrower):
        config, narrower = narrower, replace(narrower, threads=narrower.threads // 2, depth=2 * narrower.depth)
    return config


def _of_small(match: Match, target: Target) -> Iterator[Config]:
    """For tensors of up to a MiB, which take as long as a thread takes: about 16 elements each, of one row or two, in blocks of
    128 or 256 threads that give each SM one or two."""
    rows, columns = match.rows, match.columns
    if rows is None or columns is None or rows * columns > SMALL or not match.kept_bits:
        return
    layers = 1 << (-(-columns // STEPS) - 1).bit_length()  # a power of 2
    cluster = 1 if layers <= 16 or not may_cluster(match.plan, target) else 4 if layers <= 64 else 8
    depth = max(4, layers // cluster)
    threads = max(4, (128 if depth <= 8 else 256) // depth)
    while threads * match.bits > LINE * 8:
        threads, depth = threads // 2, depth * 2

    def blocks(vector: int) -> int:
        return -(-rows // (threads * vector)) * cluster

    vector, most = 1, 2 * target.cores if cluster == 1 else target.cores
    while vector < match.vector and (
        blocks(vector) > most
        or (cluster > 1 and threads * vector * match.bits < LINE * 8 and blocks(2 * vector) * 2 >= target.cores - 4)
    ):
        vector *= 2
    while blocks(vector) < 32 and threads > 4:
        threads, depth = threads // 2, depth * 2
    yield Config(threads, depth, vector, cluster)


def _candidates(match: Match, target: Target) -> Iterator[Config]:
    """In the order of their share of a copy on an H200 (softmax over 64 to 8,192 columns): columns in the registers of a block,
    with long lines; in the shared memory of one to four blocks, 32-bit ones of up to eight; with shorter lines of one to eight;
    with these in the registers of a block; in the shared memory of one to eight; in the registers of 1,024 threads, with
    narrower vectors where that makes them fit."""
    columns = match.columns
    if columns is None:
        return
    for line, most in ((4 * LINE, 256), (2 * LINE, 512)):
        threads = _threads(match, line, match.vector)
        if (match.rows or 0) >= 2 * target.cores * threads * match.vector:
            yield from _deep(match, threads, match.vector, most)
    if (match.rows or 0) >= target.cores * _threads(match, 2 * LINE, match.vector) * match.vector:
        yield from _shared(match, 2 * LINE, (1, 2, 4) if match.bits < 32 else (1, 2, 4, 8))
        yield from _shared(match, LINE, (1, 2, 4, 8))
    yield from _deep(match, _threads(match, LINE, match.vector), match.vector, 512)
    yield from _shared(match, LINE, (1, 2, 4, 8))
    vector = match.vector
    while True:
        yield from _deep(match, _threads(match, LINE, vector), vector, 1024)
        if vector * match.bits <= 64:
            return
        vector //= 2


def _threads(match: Match, line: int, vector: int) -> int:
    """Threads along memory that read lines of so many bytes."""
    return max(4, min(line // 2, line * 8 // (vector * match.bits)))


def _deep(match: Match, threads: int, vector: int, most: int) -> Iterator[Config]:
    """As many layers as leave a thread few steps, where `most` threads are enough for that; of 1,024 in any case."""
    depth = max(1, 64 // threads)
    while depth * 2 * threads <= most and not _is_light(match, Config(threads, depth, vector)):
        depth *= 2
    found = Config(threads, depth, vector)
    if most == 1024 or _is_light(match, found):
        yield found


def _shared(match: Match, line: int, clusters: Sequence[int]) -> Iterator[Config]:
    """Blocks of 256 threads, in clusters that have room for all columns."""
    threads = _threads(match, line, match.vector)
    for cluster in clusters:
        if (match.columns or 0) * match.read_bits // match.bits * line <= KEPT * cluster:
            yield Config(threads, max(1, 256 // threads), match.vector, cluster, 1)


def is_one_read(match: Match, target: Target) -> bool:
    """Whether the default reads memory once."""
    return _written_out(match, default(match, target))


def _is_light(match: Match, config: Config) -> bool:
    """Whether a thread has few steps, and registers for other things beside what it keeps."""
    steps = -(-(match.columns or 1) // (config.depth * config.cluster))
    most = AHEAD if match.kept_bits else AHEAD // 2
    registers = KEPT_REGISTERS if config.threads * config.vector * match.bits >= 4 * LINE * 8 else KEPT_REGISTERS // 2
    return steps <= most and steps * config.vector * match.kept_bits <= 32 * registers


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    knobs = config.threads, config.depth, config.vector, _written_out(match, config), config.cluster, bool(config.shared)
    return ColumnKernel(match.plan, *knobs).kernel(func)
