"""Steps that have nothing to do with each other, as over matrices of which each is factored by itself: a block a step, whose
threads share the loops that say so (tk/graph/defined.py).

    for n < b:                                              n = blockIdx.x
      total = 0                                             each thread has it
      for i in threads(m), "sum": total += x[n, i]²         i = t · T + threadIdx.x, then shuffles and one barrier
      top = sqrt(total)
      for i in warps(m): for j in lanes(m): x[n, i, j] /= top    a warp a row, a lane a column of it
      y[n] = top                                            one thread

What is outside of such loops is computed by every thread alike, and stored by one. A barrier stands where a statement reads
what others have written, or writes what others have read, since the last one.

What a step keeps lies in global memory, which is the L1 cache's for the small matrices that stand in models. Few large ones
have a cluster of blocks each where the GPU has clusters: loops that combine nothing are shared by all of its threads, others
are gone through by each block for itself, which spares their exchange, and barriers are the cluster's. Steps of a thread each
(`cuda.fallback`) come behind, for very many very small ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr, TensorLoad, Var
from tvm.script import tirx as T
from tvm.tirx import AllocBuffer, Buffer, BufferStore, For, IfThenElse, PrimFunc, SeqStmt, Stmt

from tk.graph.defined import COMBINE, SHARED_BY
from tk.schedule.refusals import exceeding, listed
from tk.schedules.cuda import fallback
from tk.schedules.cuda.codegen.kernel_builder import sequence, thread_loop
from tk.schedules.cuda.codegen.scalars import shuffle_xor
from tk.schedules.cuda.codegen.tir_values import key, loads_of, static, substitute
from tk.schedules.cuda.hardware import WARP, thread_reasons
from tk.schedules.cuda.hopper.cluster import has_clusters
from tk.schedules.cuda.matrices.cases import MATRICES
from tk.target import Target

NAME = "cuda.cooperative"
VERSION = 1
CASES = MATRICES

MOST = 512  # threads of a block
CLUSTER = 8  # blocks of a step, where steps are few
WIDE = 256  # elements of a row from which a step has several: a barrier of a cluster waits for memory
TINY, MANY = 8, 4096  # elements of a row, and steps, which a thread each does as fast


@dataclass(frozen=True)
class Config:
    """Threads of a block, and blocks of a step."""

    threads: int
    cluster: int = 1


@dataclass(frozen=True)
class Match:
    """The largest size of a row that is known, 0 if none is, and the number of steps, if it is known."""

    width: int
    steps: int | None


def match(func: PrimFunc, target: Target) -> Match | None:
    steps = fallback.independent(func)
    if steps is None or not _is_shared(steps):
        return None
    sizes = [static(param.shape[-1]) for param in func.params if len(getattr(param, "shape", ())) > 1]
    known = [size for size in sizes if size is not None]
    return Match(max(known, default=0) if len(known) == len(sizes) else MOST, static(steps.extent))


def _is_shared(steps: For) -> bool:
    found: list[bool] = []
    tvm_ffi.structural_walk(steps.body, [(For, lambda loop: found.append(SHARED_BY in loop.annotations))], order="post")
    return any(found)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"threads": [32, 64, 128, 256, 512], "cluster": [1, CLUSTER] if has_clusters(target) else [1]}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads)
    yield from exceeding(("cluster", config.cluster, CLUSTER if has_clusters(target) else 1))


@listed
def declines(match: Match, target: Target) -> Iterator[str]:
    if match.width <= TINY and (match.steps or 0) >= MANY:
        yield f"{match.steps} steps of at most {match.width} elements have a thread each"


def default(match: Match, target: Target) -> Config:
    """A warp for rows that it holds, and at least four times as many threads as a longer row has elements; of few long ones a
    cluster."""
    if match.width <= 16:
        return Config(WARP)
    few = match.steps is not None and match.steps * CLUSTER <= target.cores
    cluster = CLUSTER if few and match.width >= WIDE and has_clusters(target) else 1
    return Config(min(MOST, 1 << (match.width * 4 - 1).bit_length()), cluster)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    cluster = config.cluster

    def launched(steps: For, grid: Var, thread: Var, block: Callable[[Stmt], Stmt]) -> Stmt:
        count, dtype = steps.extent, steps.extent.ty.dtype
        rank, step = tirx.Var("rank", dtype), grid if cluster == 1 else tirx.floordiv(grid, cluster)
        shared = _Threads(thread, config.threads, rank, cluster)
        body = block(shared.kernel(substitute(steps.body, {key(steps.loop_var): step})))
        body = thread_loop(thread, tirx.const(config.threads, dtype), "threadIdx.x", body)
        if cluster > 1:
            count, body = count * cluster, thread_loop(rank, tirx.const(cluster, dtype), "clusterCtaIdx.x", body)
        return thread_loop(grid, count, "blockIdx.x", body)

    return fallback.with_steps(fallback.bound(func, target), launched)


class _Threads:
    """A step's statements as those of each thread of a block, which is number `rank` of a cluster of so many, and what has been
    read and written since the last barrier."""

    def __init__(self, thread: Expr, threads: int, rank: Expr, cluster: int) -> None:
        self.thread, self.threads, self.warps = thread, threads, threads // WARP
        self.lane, self.warp = tirx.floormod(thread, WARP), tirx.floordiv(thread, WARP)
        self.cluster = cluster
        # A warp's neighbours are other blocks' warps: where there are fewer steps than threads, every block has some.
        self.first_warp = self.warp if cluster == 1 else self.warp * cluster + rank
        self.first = thread if cluster == 1 else self.first_warp * WARP + self.lane
        self.is_first = thread == 0 if cluster == 1 else tirx.all(thread == 0, rank == 0)
        self.read: set[int] = set()
        self.written: set[int] = set()
        self.allocated: list[Stmt] = []
        self.exchanged: dict[tuple[str, int], Buffer] = {}

    def kernel(self, body: Stmt) -> Stmt:
        loops: list[For] = []
        tvm_ffi.structural_walk(body, [(For, loops.append)], order="post")
        for loop in loops:  # what they are exchanged through is known before the first loop that holds one
            if COMBINE in loop.annotations and str(loop.annotations[SHARED_BY]) == "threads":
                self.rows(_variables(loop.body))
        made = self.alike(body)
        return sequence([*self.allocated, *made])

    def alike(self, node: Stmt) -> list[Stmt]:
        """`node` outside of shared loops: all threads do the same, and one stores it."""
        if isinstance(node, SeqStmt):
            return [made for each in node.seq for made in self.alike(each)]
        if isinstance(node, BufferStore):
            barrier = self.before(*_accesses(node))
            if _is_local(node.buffer):
                return [*barrier, node]
            return [*barrier, IfThenElse(self.is_first, node, None)]
        if isinstance(node, IfThenElse):
            barrier = self.before(_reads(node.condition), set())
            read, written = set(self.read), set(self.written)
            then = self.alike(node.then_case)
            after = self.read, self.written
            self.read, self.written = read, written
            other = [] if node.else_case is None else self.alike(node.else_case)
            self.read, self.written = self.read | after[0], self.written | after[1]
            return [*barrier, IfThenElse(node.condition, sequence(then), sequence(other) if other else None)]
        if isinstance(node, For):
            if SHARED_BY in node.annotations:
                return self.shared(node)
            read, written = set(self.read), set(self.written)  # still, where the loop has no step
            reads, writes = _accesses(node)  # of the step before
            self.read |= reads | {key(buffer) for buffer in self.exchanged.values()}
            self.written |= writes
            body = self.alike(node.body)
            self.read, self.written = self.read | read, self.written | written
            return [_serial(node.loop_var, node.min, node.extent, sequence(body))]
        return [node]

    def before(self, reads: set[int], writes: set[int]) -> list[Stmt]:
        """A barrier if what comes next needs one, which reads and writes these."""
        conflicts = self.written & (reads | writes) | self.read & writes
        own = {key(buffer) for buffer in self.exchanged.values()}  # of this block
        barrier: list[Stmt] = []
        if conflicts - own and self.cluster > 1:
            barrier = [tirx.Evaluate(T.ptx[f"barrier.cluster.{half}.aligned"]()) for half in ("arrive.release", "wait.acquire")]
            self.read, self.written = self.read & own, self.written & own  # TVM knows this barrier for none of theirs
        if conflicts & own or (conflicts and self.cluster == 1):
            barrier.append(tirx.Evaluate(T.tvm_storage_sync("shared")))
            met = own if self.cluster > 1 else self.read | self.written
            self.read, self.written = self.read - met, self.written - met
        self.read |= reads
        self.written |= writes
        return barrier

    def shared(self, loop: For) -> list[Stmt]:
        """A loop of which threads, or warps, take steps."""
        barrier = self.before(*_accesses(loop))
        if str(loop.annotations[SHARED_BY]) == "warps":
            warps = self.warps * self.cluster
            return [*barrier, _strided(loop, self.first_warp, warps, sequence(self.of_a_warp(loop.body)))]
        if COMBINE not in loop.annotations:
            return [*barrier, _strided(loop, self.first, self.threads * self.cluster, loop.body)]
        strided = _strided(loop, self.thread, self.threads, loop.body)
        return [*barrier, *self.combined(loop, strided, self.warps > 1)]

    def of_a_warp(self, node: Stmt) -> list[Stmt]:
        """`node` in a step that a warp takes: lanes do the same, and one stores it."""
        if isinstance(node, SeqStmt):
            return [made for each in node.seq for made in self.of_a_warp(each)]
        if isinstance(node, BufferStore) and not _is_local(node.buffer):
            return [IfThenElse(self.lane == 0, node, None)]
        if isinstance(node, IfThenElse):
            other = [] if node.else_case is None else self.of_a_warp(node.else_case)
            then = sequence(self.of_a_warp(node.then_case))
            return [IfThenElse(node.condition, then, sequence(other) if other else None)]
        if isinstance(node, For):
            if SHARED_BY not in node.annotations:
                return [_serial(node.loop_var, node.min, node.extent, sequence(self.of_a_warp(node.body)))]
            strided = _strided(node, self.lane, WARP, node.body)
            return self.combined(node, strided, False) if COMBINE in node.annotations else [strided]
        return [node]

    def combined(self, loop: For, strided: Stmt, by_block: bool) -> list[Stmt]:
        """The loop, behind which every thread has what all of them have made of the variables that it sets."""
        kind, sums = str(loop.annotations[COMBINE]), _variables(loop.body)
        before, after = [], []
        if kind == "sum":
            for total in sums:
                kept = self.allocate(str(total.dtype), 1, "local", "kept")
                zero = tirx.const(0, str(total.dtype))
                before += [BufferStore(kept, total[0], [0]), BufferStore(total, zero, [0])]
                after.append(BufferStore(total, kept[0] + total[0], [0]))
        others = [self.allocate(str(each.dtype), 1, "local", "other") for each in sums]
        made: list[Stmt] = [*before, strided]
        for step in (16, 8, 4, 2, 1):
            moved = [shuffle_xor(each[0], step) for each in sums]
            made += [BufferStore(other, value, [0]) for other, value in zip(others, moved, strict=True)]
            made.append(_taken(kind, sums, [other[0] for other in others]))
        if by_block:
            made += self.across_warps(kind, sums)
        return [*made, *after]

    def across_warps(self, kind: str, sums: list[Buffer]) -> list[Stmt]:
        """Every warp's variables, combined in all threads in the warps' order, through shared memory."""
        rows = self.rows(sums)
        made = self.before(set(), {key(row) for row in rows})
        stores = [BufferStore(row, each[0], [self.warp]) for row, each in zip(rows, sums, strict=True)]
        made += [IfThenElse(self.lane == 0, sequence(stores), None)]
        made += self.before({key(row) for row in rows}, set())
        made += [BufferStore(each, row[0], [0]) for row, each in zip(rows, sums, strict=True)]
        others = [self.allocate(str(each.dtype), 1, "local", "other") for each in sums]
        for warp in range(1, self.warps):
            made += [BufferStore(other, row[warp], [0]) for other, row in zip(others, rows, strict=True)]
            made.append(_taken(kind, sums, [other[0] for other in others]))
        return made

    def rows(self, sums: list[Buffer]) -> list[Buffer]:
        """Shared memory for a value of each warp of each of `sums`."""
        made = []
        for number, each in enumerate(sums):
            name = (str(each.dtype), number)
            if name not in self.exchanged and self.warps > 1:
                self.exchanged[name] = self.allocate(name[0], self.warps, "shared", "exchanged")
            made.append(self.exchanged.get(name, each))
        return made

    def allocate(self, dtype: str, size: int, scope: str, name: str) -> Buffer:
        buffer = tirx.decl_buffer((size,), dtype, f"{name}{len(self.allocated)}", scope=scope)
        self.allocated.append(AllocBuffer(buffer))
        return buffer


def _taken(kind: str, sums: Sequence[Buffer], others: Sequence[Expr]) -> Stmt:
    """`sums` combined with another thread's: added, the greatest of each, or, of a value and where it stands, the greatest, of
    equal ones the first."""
    if kind == "sum":
        return sequence([BufferStore(a, a[0] + b, [0]) for a, b in zip(sums, others, strict=True)])
    if kind == "max":
        return sequence([BufferStore(a, tirx.max(a[0], b), [0]) for a, b in zip(sums, others, strict=True)])
    (value, index), (other, at) = sums, others
    better = tirx.any(other > value[0], tirx.all(other == value[0], at < index[0]))
    return IfThenElse(better, sequence([BufferStore(value, other, [0]), BufferStore(index, at, [0])]), None)


def _serial(var: Expr, begin: Expr, extent: Expr, body: Stmt) -> For:
    return For(var, begin, extent, tirx.ForKind.SERIAL, body)


def _strided(loop: For, first: Expr, stride: int, body: Stmt) -> For:
    """Steps first, first + stride, … of a loop."""
    dtype = loop.extent.ty.dtype
    turn = tirx.Var(loop.loop_var.name, dtype)
    step = turn * stride + tirx.Cast(dtype, first) if str(first.ty.dtype) != str(dtype) else turn * stride + first
    turns = tirx.floordiv(loop.extent + (stride - 1), stride)
    inside = IfThenElse(step < loop.extent, substitute(body, {key(loop.loop_var): loop.min + step}), None)
    return _serial(turn, tirx.const(0, dtype), turns, inside)


def _is_local(buffer: Buffer) -> bool:
    return str(buffer.scope()) == "local"


def _reads(node: Expr | Stmt) -> set[int]:
    found: list[TensorLoad] = loads_of(node)
    return {key(load.source) for load in found if not _is_local(load.source)}


def _accesses(node: Stmt) -> tuple[set[int], set[int]]:
    """The buffers of all threads that `node` reads, and writes."""
    stores: list[BufferStore] = []
    tvm_ffi.structural_walk(node, [(BufferStore, stores.append)], order="post")
    return _reads(node), {key(store.buffer) for store in stores if not _is_local(store.buffer)}


def _variables(body: Stmt) -> list[Buffer]:
    """The variables that `body` sets and that are not its own, floating ones first."""
    own: list[AllocBuffer] = []
    stores: list[BufferStore] = []
    tvm_ffi.structural_walk(body, [(AllocBuffer, own.append), (BufferStore, stores.append)], order="post")
    found = {key(store.buffer): store.buffer for store in stores}
    for each in own:
        found.pop(key(each.buffer), None)
    mine = [buffer for buffer in found.values() if _is_local(buffer)]
    return sorted(mine, key=lambda buffer: "float" not in str(buffer.dtype))
