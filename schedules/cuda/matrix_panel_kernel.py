"""The kernels of `cuda.matrix_panel`: what its threads hold, and tell each other, column by column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr, Range
from tvm.script import tirx as T
from tvm.tirx import Buffer, For, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.hopper.block import cluster_sync

if TYPE_CHECKING:
    from tk.graph.matrices.panels import PanelProblem
    from tk.schedules.cuda.matrix_panel import Config

__all__ = ["WORDS", "pivoted", "positive", "positive_apart", "rows_held"]

WORDS = {"float32": 1, "float64": 2}  # of 32 bits
LAST = 0x7FFFFFFF  # behind all positions
SENT = 4  # what a block's row competes with, in words, behind it
FULL = 0xFFFFFFFF


def rows_held(match: PanelProblem, config: Config) -> int:
    """Rows of a thread."""
    return 1 if config.apart else -(-match.m // (config.threads * config.cluster))


def pivoted(match: PanelProblem, config: Config) -> PrimFunc:
    dtype, b, m, w, p = match.dtype, match.batches, match.m, match.w, match.p
    rows_each, panel = rows_held(match, config), _Panel(match, config)
    threads, cluster, scope = config.threads, config.cluster, "shared" if config.cluster == 1 else "shared.dyn"

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def factored(
        a_handle: T.handle,
        position_handle: T.handle,
        start_handle: T.handle,
        out_handle: T.handle,
        moved_handle: T.handle,
        rows_handle: T.handle,
        pivots_handle: T.handle,
        tops_handle: T.handle,
    ) -> None:
        T.func_attr({"tirx.noalias": True})
        a = T.match_buffer(a_handle, [T.int64(b), T.int64(m), T.int64(w)], dtype=dtype)
        position = T.match_buffer(position_handle, [T.int64(b), T.int64(m)], dtype="int32")
        start = T.match_buffer(start_handle, [T.int64(1)], dtype="int32")
        out = T.match_buffer(out_handle, [T.int64(b), T.int64(m), T.int64(p)], dtype=dtype)
        moved = T.match_buffer(moved_handle, [T.int64(b), T.int64(m)], dtype="int32")
        rows = T.match_buffer(rows_handle, [T.int64(b), T.int64(m)], dtype="int32")
        pivots = T.match_buffer(pivots_handle, [T.int64(b), T.int64(p)], dtype="int32")
        tops = T.match_buffer(tops_handle, [T.int64(b), T.int64(p)], dtype=dtype)
        for block in T.thread_binding(T.int64(b * cluster), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("panel"):
                    n = T.meta_var(block // T.int64(cluster))
                    rank = T.meta_var(block % T.int64(cluster))
                    row = T.meta_var(tx + rank * T.int64(threads * rows_each))  # the first of the thread's
                    T.reads(a[n, 0:m, 0:w], position[n, 0:m], start[0])
                    T.writes(out[n, 0:m, 0:p], moved[n, 0:m], rows[n, 0:m], pivots[n, 0:p], tops[n, 0:p])
                    mine = T.sblock_alloc_buffer((rows_each * p,), dtype, scope="local")
                    u = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    factor = T.sblock_alloc_buffer((3,), dtype, scope="local")
                    at = T.sblock_alloc_buffer((rows_each,), "int32", scope="local")
                    first = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    bases = T.sblock_alloc_buffer((2 * cluster,), "uint32", scope="local")
                    words = T.sblock_alloc_buffer((3,), "uint32", scope="local")
                    other = T.sblock_alloc_buffer((4,), "uint32", scope="local")
                    best = T.sblock_alloc_buffer((2,), "int32", scope="local")
                    even = T.sblock_alloc_buffer((threads // WARP * p,), dtype, scope="shared")
                    odd = T.sblock_alloc_buffer((threads // WARP * p,), dtype, scope="shared")
                    even_words = T.sblock_alloc_buffer((threads // WARP * 4,), "uint32", scope="shared")
                    odd_words = T.sblock_alloc_buffer((threads // WARP * 4,), "uint32", scope="shared")
                    far_even = T.sblock_alloc_buffer((cluster * (p + SENT),), dtype, scope=scope)
                    far_odd = T.sblock_alloc_buffer((cluster * (p + SENT),), dtype, scope=scope)
                    first[0] = start[0] * T.int32(p)
                    panel.meet()
                    panel.find((far_even, far_odd), bases)
                    panel.load_pivoted(a, position, n, row, first, mine, at)
                    panel.eliminate_pivoted(
                        (n, rank, tx),
                        (first, mine, at, u, factor),
                        (words, other, best),
                        (even, odd),
                        (even_words, odd_words),
                        (far_even, far_odd),
                        bases,
                        (pivots, tops),
                    )
                    panel.store_pivoted(n, row, mine, at, out, moved, rows)

    return _in_clusters(factored, cluster)


def positive_apart(match: PanelProblem, config: Config) -> PrimFunc:
    """A row a thread. All blocks have the panel's own p rows, their first threads', and factor them; the other rows, each of
    which follows from these alone, are shared out."""
    dtype, b, m, w, p = match.dtype, match.batches, match.m, match.w, match.p
    threads, panel = config.threads, _Panel(match, config)
    shared = threads - p  # rows of a block beside the panel's own
    blocks = -(-m // shared)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def factored(a_handle: T.handle, start_handle: T.handle, out_handle: T.handle, tops_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        a = T.match_buffer(a_handle, [T.int64(b), T.int64(m), T.int64(w)], dtype=dtype)
        start = T.match_buffer(start_handle, [T.int64(1)], dtype="int32")
        out = T.match_buffer(out_handle, [T.int64(b), T.int64(m), T.int64(p)], dtype=dtype)
        tops = T.match_buffer(tops_handle, [T.int64(b), T.int64(p)], dtype=dtype)
        for block in T.thread_binding(T.int64(b * blocks), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("panel"):
                    n = T.meta_var(block // T.int64(blocks))
                    rank = T.meta_var(block % T.int64(blocks))
                    T.reads(a[n, 0:m, 0:w], start[0])
                    T.writes(out[n, 0:m, 0:p], tops[n, 0:p])
                    mine = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    u = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    factor = T.sblock_alloc_buffer((3,), dtype, scope="local")
                    first = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    row = T.sblock_alloc_buffer((1,), "int64", scope="local")
                    even = T.sblock_alloc_buffer((p,), dtype, scope="shared")
                    odd = T.sblock_alloc_buffer((p,), dtype, scope="shared")
                    first[0] = T.max(T.min(start[0], w // p - 1), 0) * T.int32(p)
                    row[0] = rank * T.int64(shared) + tx - T.int64(p)
                    if tx < T.int64(p):
                        row[0] = T.Cast("int64", first[0]) + tx
                    else:
                        if T.And(row[0] >= T.Cast("int64", first[0]), row[0] < T.Cast("int64", first[0]) + T.int64(p)):
                            row[0] = T.int64(m)  # there is none for it
                    panel.load_positive(a, n, row[0], first, mine)
                    panel.eliminate_positive(n, row[0], first, mine, u, factor, (even, odd), None, tops, rank == 0)
                    if T.Or(tx >= T.int64(p), rank == 0):
                        panel.store(n, row[0], mine, out)

    return factored


def positive(match: PanelProblem, config: Config) -> PrimFunc:
    dtype, b, m, w, p = match.dtype, match.batches, match.m, match.w, match.p
    rows_each, panel = rows_held(match, config), _Panel(match, config)
    threads, cluster, scope = config.threads, config.cluster, "shared" if config.cluster == 1 else "shared.dyn"

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def factored(a_handle: T.handle, start_handle: T.handle, out_handle: T.handle, tops_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        a = T.match_buffer(a_handle, [T.int64(b), T.int64(m), T.int64(w)], dtype=dtype)
        start = T.match_buffer(start_handle, [T.int64(1)], dtype="int32")
        out = T.match_buffer(out_handle, [T.int64(b), T.int64(m), T.int64(p)], dtype=dtype)
        tops = T.match_buffer(tops_handle, [T.int64(b), T.int64(p)], dtype=dtype)
        for block in T.thread_binding(T.int64(b * cluster), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("panel"):
                    n = T.meta_var(block // T.int64(cluster))
                    rank = T.meta_var(block % T.int64(cluster))
                    row = T.meta_var(tx + rank * T.int64(threads * rows_each))  # the first of the thread's
                    T.reads(a[n, 0:m, 0:w], start[0])
                    T.writes(out[n, 0:m, 0:p], tops[n, 0:p])
                    mine = T.sblock_alloc_buffer((rows_each * p,), dtype, scope="local")
                    u = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    factor = T.sblock_alloc_buffer((3,), dtype, scope="local")
                    first = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    bases = T.sblock_alloc_buffer((2 * cluster,), "uint32", scope="local")
                    even = T.sblock_alloc_buffer((p,), dtype, scope=scope)
                    odd = T.sblock_alloc_buffer((p,), dtype, scope=scope)
                    first[0] = start[0] * T.int32(p)
                    panel.meet()
                    panel.find((even, odd), bases)
                    panel.load_positive(a, n, row, first, mine)
                    panel.eliminate_positive(n, row, first, mine, u, factor, (even, odd), bases, tops, None)
                    panel.store(n, row, mine, out)

    return _in_clusters(factored, cluster)


def _in_clusters(func: PrimFunc, cluster: int) -> PrimFunc:
    """`func` launched in clusters of so many blocks."""
    if cluster == 1:
        return func

    def launched(loop: For, mutator: StructuralMutator) -> Stmt:
        if loop.thread_binding is None or loop.thread_binding.thread_tag != "blockIdx.x":
            return mutator.default_mutate(loop)
        zero, count = tirx.const(0, "int64"), tirx.const(cluster, "int64")
        rank = tirx.Var("rank", "int64")
        axis = tirx.IterVar(Range(zero, count), rank, tirx.IterVar.ThreadIndex, "clusterCtaIdx.x")
        inner = For(rank, zero, count, tirx.ForKind.THREAD_BINDING, loop.body, axis)
        return For(loop.loop_var, loop.min, loop.extent, loop.kind, inner, loop.thread_binding)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(For, launched)]))


class _Panel:
    """The parts of a kernel, as functions that write statements where they are called: which element of a row is meant is known
    while they are written, so that it is a register."""

    def __init__(self, match: PanelProblem, config: Config) -> None:
        self.dtype, self.m, self.p, self.w = match.dtype, match.m, match.p, match.w
        self.threads, self.cluster, self.rows = config.threads, config.cluster, rows_held(match, config)
        self.warps = self.threads // WARP
        self.vector = 16 // (4 * WORDS[match.dtype])
        if match.w % self.vector or match.p % self.vector:
            self.vector = 1

    def meet(self) -> None:
        """All blocks of a cluster have begun, and what they sent each other is there."""
        if self.cluster > 1:
            cluster_sync()

    def row(self, row: Expr, r: int) -> Any:
        """The number of row r of a thread whose first one is `row`."""
        return row + r * self.threads

    def is_there(self, row: Expr, r: int) -> Any:
        return self.row(row, r) < self.m

    def load(self, a: Buffer, n: Expr, row: Expr, r: int, begin: Any, mine: Buffer) -> None:
        """Row r's elements of panel `begin`."""
        at = self.row(row, r)
        for c in range(0, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(mine, a[n, at, begin * self.p + c + v], [r * self.p + c + v])

    def clear(self, r: int, mine: Buffer) -> None:
        for c in range(self.p):
            T.buffer_store(mine, T.Cast(self.dtype, 0), [r * self.p + c])

    def number(self, first: Buffer) -> Any:
        """Which panel of the matrix it is, of those that there are."""
        most = self.w // self.p - 1
        return T.Cast("int64", T.max(T.min(first[0] // self.p, most), 0))

    def load_pivoted(self, a: Buffer, position: Buffer, n: Expr, row: Expr, first: Buffer, mine: Buffer, at: Buffer) -> None:
        """Rows that are not done with, and the positions of all; a row that is not there has a position before all others."""
        for r in range(self.rows):
            T.buffer_store(at, T.int32(-1), [r])
            self.clear(r, mine)
            with T.If(self.is_there(row, r)), T.Then():
                T.buffer_store(at, position[n, self.row(row, r)], [r])
                with T.If(at[r] >= first[0]), T.Then():
                    self.load(a, n, row, r, self.number(first), mine)

    def load_positive(self, a: Buffer, n: Expr, row: Expr, first: Buffer, mine: Buffer) -> None:
        """Rows of the panel and behind it; what stands above the diagonal is taken from below it."""
        for r in range(self.rows):
            at, begin = self.row(row, r), self.number(first)
            self.clear(r, mine)
            with T.If(T.And(self.is_there(row, r), at >= begin * self.p)), T.Then():
                self.load(a, n, row, r, begin, mine)
                with T.If(at < begin * self.p + self.p - 1), T.Then():
                    for c in range(1, self.p):
                        with T.If(at < begin * self.p + c), T.Then():
                            T.buffer_store(mine, a[n, begin * self.p + c, at], [r * self.p + c])

    def eliminate_pivoted(
        self,
        where: tuple[Expr, Expr, Expr],
        kept: tuple[Buffer, Buffer, Buffer, Buffer, Buffer],
        state: tuple[Buffer, Buffer, Buffer],
        copies: tuple[Buffer, Buffer],
        keys: tuple[Buffer, Buffer],
        sent: tuple[Buffer, Buffer],
        bases: Buffer,
        outputs: tuple[Buffer, Buffer],
    ) -> None:
        """All columns, by a thread `where`: its matrix, its block's rank, and its number."""
        (n, rank, tx), (first, mine, at, u, factor), (words, other, best) = where, kept, state
        pivots, tops = outputs
        count = WORDS[self.dtype] + 1
        for k in range(self.p):
            here, copy, key, far = first[0] + k, copies[k % 2], keys[k % 2], sent[k % 2]
            self.candidate(k, here, mine, at, words)
            self.greatest(words, other, count)
            for r in range(self.rows):
                with T.If(at[r] == T.int32(LAST) - T.Cast("int32", words[count - 1])), T.Then():
                    self.publish(k, tx // WARP * self.p, r, mine, copy)
            if self.warps > 1:
                with T.If(tx % WARP == 0), T.Then():
                    for word in range(count):
                        T.buffer_store(key, words[word], [tx // WARP * 4 + word])
            T.evaluate(T.tvm_storage_sync("shared"))
            T.buffer_store(best, T.int32(0), [1])
            if self.warps > 1:
                self.winner(tx % WARP, self.warps, [key[tx % WARP * 4 + word] for word in range(count)], state)
            if self.cluster > 1:
                self.tell(k, rank, tx, words, best, copy, bases)
                self.meet()
                each = self.p + SENT
                found = [T.reinterpret("uint32", far[tx % WARP * each + self.p + word]) for word in range(count)]
                self.winner(tx % WARP, self.cluster, found, state)
                self.fetch(k, best[1] * each, far, u)
            else:
                self.fetch(k, best[1] * self.p, copy, u)
            T.buffer_store(best, T.int32(LAST) - T.Cast("int32", words[count - 1]), [0])
            for r in range(self.rows):
                moved = T.Select(at[r] == here, best[0], at[r])
                T.buffer_store(at, T.Select(at[r] == best[0], here, moved), [r])
            with T.If(T.And(tx == 0, rank == 0)), T.Then():
                T.buffer_store(pivots, best[0], [n, k])
                T.buffer_store(tops, u[k], [n, k])
            with T.If(T.Not(u[k] == T.Cast(self.dtype, 0))), T.Then():
                self.invert(u[k], factor)
                for r in range(self.rows):
                    with T.If(at[r] > here), T.Then():
                        T.buffer_store(factor, mine[r * self.p + k] * factor[1] * factor[2], [0])
                        T.buffer_store(mine, factor[0], [r * self.p + k])
                        self.take_away(k, r, mine, u, factor)

    def invert(self, pivot: Any, factor: Buffer) -> None:
        """factor[1] · factor[2] is 1 / pivot, as products one after another: of the least numbers 1 / pivot is none."""
        least, large = (
            tirx.const(2.0**power, self.dtype) for power in ((-120, 64) if self.dtype == "float32" else (-1000, 512))
        )
        T.buffer_store(factor, T.Select(T.abs(pivot) < least, large, T.Cast(self.dtype, 1)), [1])
        T.buffer_store(factor, T.Cast(self.dtype, 1) / (pivot * factor[1]), [2])

    def winner(self, lane: Any, lanes: int, given: Sequence[Any], state: tuple[Buffer, Buffer, Buffer]) -> None:
        """The greatest words of the first so many lanes, which are given theirs, and best[1], whose they are."""
        words, other, best = state
        count = len(given)
        for word in range(count):
            T.buffer_store(words, T.uint32(0), [word])
        with T.If(lane < lanes), T.Then():
            for word in range(count):
                T.buffer_store(words, given[word], [word])
        T.buffer_store(other, words[count - 1], [3])
        self.greatest(words, other, count)
        won = T.And(lane < lanes, other[3] == words[count - 1])
        number = T.Select(won, T.Cast("uint32", lane), T.uint32(0))
        T.buffer_store(best, T.Cast("int32", _warp_max(number)), [1])

    def find(self, sent: tuple[Buffer, Buffer], bases: Buffer) -> None:
        """Where both arrays begin in the shared memory of each block of the cluster."""
        for parity, array in enumerate(sent if self.cluster > 1 else ()):
            for block in range(self.cluster):
                address = T.cuda.cvta_generic_to_shared(array.ptr_to([0]))
                T.evaluate(T.ptx.mapa.shared__cluster.u32(bases[parity * self.cluster + block], address, T.uint32(block)))

    def tell(self, k: int, rank: Expr, tx: Expr, words: Buffer, best: Buffer, copy: Buffer, bases: Buffer) -> None:
        """The block's first warp writes its best row, and what that competes with, into all blocks' shared memory."""
        lane, each = tx % WARP, self.p + SENT
        with T.If(tx < WARP), T.Then():
            with T.If(lane < self.p), T.Then():
                self.send(k, bases, rank * each + lane, copy[best[1] * self.p + lane])
            with T.If(lane == 0), T.Then():
                for word in range(WORDS[self.dtype] + 1):
                    self.send(k, bases, rank * each + self.p + word, T.reinterpret("float32", words[word]))

    def send(self, k: int, bases: Buffer, index: Any, *values: Any) -> None:
        """Values of column k's step, one or four neighbours, into an array of all blocks of the cluster."""
        name = "st.shared::cluster.f32" if len(values) == 1 else "st.shared::cluster.v4.f32"
        for block in range(self.cluster):
            base = bases[k % 2 * self.cluster + block]
            T.evaluate(T.ptx[name](base + T.Cast("uint32", index * 4), *values))

    def take_away(self, k: int, r: int, mine: Buffer, u: Buffer, factor: Buffer) -> None:
        for c in range(k + 1, self.p):
            T.buffer_store(mine, mine[r * self.p + c] - factor[0] * u[c], [r * self.p + c])

    def candidate(self, k: int, here: Any, mine: Buffer, at: Buffer, words: Buffer) -> None:
        """What the thread's best row competes with, as unsigned words, the first of most weight; zeros if none may."""
        count = WORDS[self.dtype]
        for word in range(count + 1):
            T.buffer_store(words, T.uint32(0), [word])
        for r in range(self.rows):
            value = mine[r * self.p + k]
            is_number, may = value == value, at[r] >= here
            with T.If(T.And(may, T.Or(is_number, at[r] == here))), T.Then():
                parts = self.bits(T.Select(is_number, T.abs(value), T.infinity(self.dtype)))
                position = T.Cast("uint32", T.int32(LAST) - at[r])
                greater: Any = position > words[count]
                for word in reversed(range(count)):
                    same = T.And(parts[word] == words[word], greater)
                    greater = T.Or(parts[word] > words[word], same)
                with T.If(greater), T.Then():
                    for word in range(count):
                        T.buffer_store(words, parts[word], [word])
                    T.buffer_store(words, position, [count])

    def bits(self, value: Any) -> list[Any]:
        """A number that is not below 0 as unsigned words that are ordered as such numbers are."""
        if self.dtype == "float32":
            return [T.reinterpret("uint32", value)]
        whole = T.reinterpret("uint64", value)
        return [T.Cast("uint32", T.shift_right(whole, T.uint64(32))), T.Cast("uint32", whole)]

    def greatest(self, words: Buffer, other: Buffer, count: int) -> None:
        """The greatest words of a warp's lanes, in all of them. A lane that has less of a word leaves the others."""
        for word in range(count):
            T.buffer_store(other, words[word], [word])
        for word in range(count):
            T.buffer_store(words, _warp_max(other[word]), [word])
            for later in range(word + 1, count):
                T.buffer_store(other, T.Select(other[word] == words[word], other[later], T.uint32(0)), [later])

    def publish(self, k: int, begin: Any, r: int, mine: Buffer, copy: Buffer) -> None:
        for c in range(k // self.vector * self.vector, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(copy, mine[r * self.p + c + v], [begin + c + v])

    def fetch(self, k: int, begin: Any, copy: Buffer, u: Buffer) -> None:
        for c in range(k // self.vector * self.vector, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(u, copy[begin + c + v], [c + v])

    def eliminate_positive(
        self,
        n: Expr,
        row: Expr,
        first: Buffer,
        mine: Buffer,
        u: Buffer,
        factor: Buffer,
        copies: tuple[Buffer, Buffer],
        bases: Buffer | None,
        tops: Buffer,
        writes: Expr | None,
    ) -> None:
        """All columns. Pivots are written where `writes` says so, or by any block that has them."""
        for k in range(self.p):
            here, copy = T.Cast("int64", first[0]) + k, copies[k % 2]
            for r in range(self.rows):
                with T.If(self.row(row, r) == here), T.Then():
                    if writes is None:
                        T.buffer_store(tops, mine[r * self.p + k], [n, k])
                    else:
                        with T.If(writes), T.Then():
                            T.buffer_store(tops, mine[r * self.p + k], [n, k])
                    self.divide_pivot_row(k, r, mine, factor)
                    if bases is not None and self.cluster > 1:
                        for c in range(k // 4 * 4, self.p, 4):
                            self.send(k, bases, c, *(mine[r * self.p + c + v] for v in range(4)))
                    else:
                        self.publish(k, 0, r, mine, copy)
                    T.buffer_store(mine, factor[1], [r * self.p + k])
                    for c in range(k + 1, self.p):
                        T.buffer_store(mine, T.Cast(self.dtype, 0), [r * self.p + c])
            if self.cluster > 1:
                self.meet()
            else:
                T.evaluate(T.tvm_storage_sync("shared"))
            self.fetch(k, 0, copy, u)
            for r in range(self.rows):
                with T.If(self.row(row, r) > here), T.Then():
                    T.buffer_store(factor, mine[r * self.p + k] * u[k], [0])
                    T.buffer_store(mine, factor[0], [r * self.p + k])
                    self.take_away(k, r, mine, u, factor)

    def divide_pivot_row(self, k: int, r: int, mine: Buffer, factor: Buffer) -> None:
        """Its owner makes a pivot's row, which by symmetry is the column below it, that of the factor, element k one over the
        factor's, which factor[1] is: so that nobody else divides."""
        pivot = mine[r * self.p + k]
        T.buffer_store(factor, T.sqrt(pivot), [1])
        number = tirx.const(float("nan"), self.dtype)
        T.buffer_store(factor, T.Select(pivot > T.Cast(self.dtype, 0), T.Cast(self.dtype, 1) / factor[1], number), [2])
        T.buffer_store(mine, factor[2], [r * self.p + k])
        for c in range(k + 1, self.p):
            T.buffer_store(mine, mine[r * self.p + c] * factor[2], [r * self.p + c])

    def store(self, n: Expr, row: Expr, mine: Buffer, out: Buffer) -> None:
        for r in range(self.rows):
            with T.If(self.is_there(row, r)), T.Then():
                for c in range(0, self.p, self.vector):
                    with T.vectorized(self.vector) as v:
                        T.buffer_store(out, mine[r * self.p + c + v], [n, self.row(row, r), c + v])

    def store_pivoted(self, n: Expr, row: Expr, mine: Buffer, at: Buffer, out: Buffer, moved: Buffer, rows: Buffer) -> None:
        self.store(n, row, mine, out)
        for r in range(self.rows):
            with T.If(self.is_there(row, r)), T.Then():
                number = self.row(row, r)
                T.buffer_store(moved, at[r], [n, number])
                there = T.Cast("int64", T.max(T.min(at[r], self.m - 1), 0))
                T.buffer_store(rows, T.Cast("int32", number), [n, there])


def _warp_max(value: Any) -> Any:
    return T.call_extern("uint32", "__reduce_max_sync", T.uint32(FULL), value)
