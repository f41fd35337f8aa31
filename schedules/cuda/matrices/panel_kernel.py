"""The kernels of `cuda.matrix_panel` (panel.py, with the algorithm): LU's panels with pivots and Cholesky's, written column by
column: what a thread holds of its rows, and what warps, and blocks of a cluster, tell each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, For, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.graph.matrices.panels import launched
from tk.schedules.cuda.codegen.kernel_builder import thread_loop
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.hopper.block import cluster_sync, only_if

if TYPE_CHECKING:
    from tk.graph.matrices.panels import PanelProblem
    from tk.schedules.cuda.matrices.panel import Config

__all__ = ["WORDS", "pivoted", "positive", "rows_held"]

WORDS = {"float32": 1, "float64": 2}  # of 32 bits
LAST = 0x7FFFFFFF  # behind all positions
SENT = 4  # what a block's row competes with, in words, behind it
FULL = 0xFFFFFFFF


def rows_held(match: PanelProblem, config: Config) -> int:
    """Rows of a thread."""
    return 1 if config.apart else -(-match.m // (config.threads * config.cluster))


def pivoted(match: PanelProblem, config: Config) -> PrimFunc:
    b, m, w, p = match.batches, match.m, match.w, match.p
    threads, cluster, panel = config.threads, config.cluster, _Panel(match, config)

    @T.macro  # type: ignore[untyped-decorator]
    def factored(
        a: Buffer, position: Buffer, start: Buffer,
        out: Buffer, moved: Buffer, rows: Buffer, pivots: Buffer, tops: Buffer,
    ) -> None:  # fmt: skip
        for block in T.thread_binding(T.int64(b * cluster), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("panel"):
                    n = T.meta_var(block // T.int64(cluster))
                    rank = T.meta_var(block % T.int64(cluster))
                    T.reads(a[n, 0:m, 0:w], position[n, 0:m], start[0])
                    T.writes(out[n, 0:m, 0:p], moved[n, 0:m], rows[n, 0:m], pivots[n, 0:p], tops[n, 0:p])
                    panel.begin(n, rank, tx, start, pivoted=True)
                    panel.load_pivoted(a, position)
                    panel.eliminate_pivoted(pivots, tops)
                    panel.store_pivoted(out, moved, rows)

    return _in_clusters(launched(match, factored), cluster)


def positive(match: PanelProblem, config: Config) -> PrimFunc:
    """`apart`, all blocks have the panel's own p rows, their first threads', and factor them; the other rows, each of which
    follows from these alone, are shared out, a row a thread."""
    b, m, w, p = match.batches, match.m, match.w, match.p
    threads, panel = config.threads, _Panel(match, config)
    blocks = -(-m // (threads - p)) if config.apart else config.cluster

    @T.macro  # type: ignore[untyped-decorator]
    def factored(a: Buffer, start: Buffer, out: Buffer, tops: Buffer) -> None:
        for block in T.thread_binding(T.int64(b * blocks), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("panel"):
                    n = T.meta_var(block // T.int64(blocks))
                    rank = T.meta_var(block % T.int64(blocks))
                    T.reads(a[n, 0:m, 0:w], start[0])
                    T.writes(out[n, 0:m, 0:p], tops[n, 0:p])
                    panel.begin(n, rank, tx, start, pivoted=False)
                    panel.load_positive(a)
                    panel.eliminate_positive(tops)
                    panel.store_positive(out)

    return _in_clusters(launched(match, factored), config.cluster)


def _in_clusters(func: PrimFunc, cluster: int) -> PrimFunc:
    """`func` launched in clusters of so many blocks."""
    if cluster == 1:
        return func

    def launched(loop: For, mutator: StructuralMutator) -> Stmt:
        if loop.thread_binding is None or loop.thread_binding.thread_tag != "blockIdx.x":
            return mutator.default_mutate(loop)
        inner = thread_loop(tirx.Var("rank", "int64"), tirx.const(cluster, "int64"), "clusterCtaIdx.x", loop.body)
        return For(loop.loop_var, loop.min, loop.extent, loop.kind, inner, loop.thread_binding)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(For, launched)]))


class _Panel:
    """The parts of a kernel, as functions that write statements where they are called: which element of a row is meant is known
    while they are written, so that it is a register."""

    def __init__(self, match: PanelProblem, config: Config) -> None:
        self.dtype, self.m, self.p, self.w = match.dtype, match.m, match.p, match.w
        self.threads, self.cluster, self.rows = config.threads, config.cluster, rows_held(match, config)
        self.apart = bool(config.apart)
        self.warps = self.threads // WARP
        self.vector = 16 // (4 * WORDS[match.dtype])
        if match.w % self.vector or match.p % self.vector:
            self.vector = 1

    def begin(self, n: Expr, rank: Expr, tx: Expr, start: Buffer, *, pivoted: bool) -> None:
        """In thread `tx` of a matrix's `rank`-th block: what it has, and where the panel and other blocks' memory begin."""
        self.rank, self.tx, self.first_row = rank, tx, tx + rank * T.int64(self.threads * self.rows)
        self.allocate(n, pivoted=pivoted)
        if self.apart:
            self.choose_row(start)
            return
        T.buffer_store(self.first, start[0] * T.int32(self.p), [0])
        self.meet()
        self.find()

    def choose_row(self, start: Buffer) -> None:
        """The thread's row: one of the panel's own, or of those that are shared out, m where there is none for it."""
        T.buffer_store(self.first, T.max(T.min(start[0], self.w // self.p - 1), 0) * T.int32(self.p), [0])
        T.buffer_store(self.own, self.rank * T.int64(self.threads - self.p) + self.tx - T.int64(self.p), [0])
        begin = T.Cast("int64", self.first[0])
        with T.If(self.tx < T.int64(self.p)):
            with T.Then():
                T.buffer_store(self.own, begin + self.tx, [0])
            with T.Else(), T.If(T.And(self.own[0] >= begin, self.own[0] < begin + T.int64(self.p))), T.Then():
                T.buffer_store(self.own, T.int64(self.m), [0])

    def allocate(self, n: Expr, *, pivoted: bool) -> None:
        """The registers and the shared memory of a thread of matrix n: its rows and the pivot's, what these are multiplied by,
        and where the panel begins; where other blocks' memory does or, `apart`, its row; to find pivots also the rows'
        positions, what they compete with, and each warp's and block's best row, twice, for even and odd columns."""

        def kept(size: int, dtype: str = self.dtype, scope: str = "local") -> Buffer:
            return T.sblock_alloc_buffer((size,), dtype, scope=scope)

        self.n, self.mine, self.u, self.factor = n, kept(self.rows * self.p), kept(self.p), kept(3)
        self.at: Any = kept(self.rows, "int32") if pivoted else None
        self.first = kept(1, "int32")
        if self.apart:
            self.own = kept(1, "int64")
            self.first_row = self.own[0]
        else:
            self.bases = kept(2 * self.cluster, "uint32")
        far = "shared" if self.cluster == 1 else "shared.dyn"
        if pivoted:
            self.words, self.other, self.best = kept(3, "uint32"), kept(4, "uint32"), kept(2, "int32")
            self.copies = [kept(self.warps * self.p, scope="shared") for _ in range(2)]
            self.keys = [kept(self.warps * 4, "uint32", "shared") for _ in range(2)]
            self.sent = [kept(self.cluster * (self.p + SENT), scope=far) for _ in range(2)]
        else:
            self.copies = self.sent = [kept(self.p, scope=far) for _ in range(2)]

    def meet(self) -> None:
        """All blocks of a cluster have begun, and what they sent each other is there."""
        if self.cluster > 1:
            cluster_sync()

    def row(self, r: int) -> Any:
        """The number of the thread's row r."""
        return self.first_row + r * self.threads

    def is_there(self, r: int) -> Any:
        return self.row(r) < self.m

    def load(self, a: Buffer, r: int) -> None:
        """Row r's elements of the panel."""
        at, begin = self.row(r), self.number()
        for c in range(0, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(self.mine, a[self.n, at, begin * self.p + c + v], [r * self.p + c + v])

    def clear(self, r: int) -> None:
        for c in range(self.p):
            T.buffer_store(self.mine, T.Cast(self.dtype, 0), [r * self.p + c])

    def number(self) -> Any:
        """Which panel of the matrix it is, of those that there are."""
        most = self.w // self.p - 1
        return T.Cast("int64", T.max(T.min(self.first[0] // self.p, most), 0))

    def load_pivoted(self, a: Buffer, position: Buffer) -> None:
        """Rows that are not done with, and the positions of all; a row that is not there has a position before all others."""
        for r in range(self.rows):
            T.buffer_store(self.at, T.int32(-1), [r])
            self.clear(r)
            with T.If(self.is_there(r)), T.Then():
                T.buffer_store(self.at, position[self.n, self.row(r)], [r])
                with T.If(self.at[r] >= self.first[0]), T.Then():
                    self.load(a, r)

    def load_positive(self, a: Buffer) -> None:
        """Rows of the panel and behind it; what stands above the diagonal is taken from below it."""
        for r in range(self.rows):
            at, begin = self.row(r), self.number()
            self.clear(r)
            with T.If(T.And(self.is_there(r), at >= begin * self.p)), T.Then():
                self.load(a, r)
                with T.If(at < begin * self.p + self.p - 1), T.Then():
                    for c in range(1, self.p):
                        with T.If(at < begin * self.p + c), T.Then():
                            T.buffer_store(self.mine, a[self.n, begin * self.p + c, at], [r * self.p + c])

    def eliminate_pivoted(self, pivots: Buffer, tops: Buffer) -> None:
        """All columns."""
        n, rank, tx, at, u, factor, mine = self.n, self.rank, self.tx, self.at, self.u, self.factor, self.mine
        words, best = self.words, self.best
        count = WORDS[self.dtype] + 1
        for k in range(self.p):
            here, copy, key, far = self.first[0] + k, *(each[k % 2] for each in (self.copies, self.keys, self.sent))
            self.candidate(k, here)
            self.greatest(count)
            for r in range(self.rows):
                with T.If(at[r] == T.int32(LAST) - T.Cast("int32", words[count - 1])), T.Then():
                    self.publish(k, tx // WARP * self.p, r)
            if self.warps > 1:
                with T.If(tx % WARP == 0), T.Then():
                    for word in range(count):
                        T.buffer_store(key, words[word], [tx // WARP * 4 + word])
            T.evaluate(T.tvm_storage_sync("shared"))
            T.buffer_store(best, T.int32(0), [1])
            if self.warps > 1:
                self.winner(tx % WARP, self.warps, [key[tx % WARP * 4 + word] for word in range(count)])
            if self.cluster > 1:
                self.tell(k, copy)
                self.meet()
                each = self.p + SENT
                found = [T.reinterpret("uint32", far[tx % WARP * each + self.p + word]) for word in range(count)]
                self.winner(tx % WARP, self.cluster, found)
                self.fetch(k, best[1] * each, far)
            else:
                self.fetch(k, best[1] * self.p, copy)
            T.buffer_store(best, T.int32(LAST) - T.Cast("int32", words[count - 1]), [0])
            for r in range(self.rows):
                moved = T.Select(at[r] == here, best[0], at[r])
                T.buffer_store(at, T.Select(at[r] == best[0], here, moved), [r])
            with T.If(T.And(tx == 0, rank == 0)), T.Then():
                T.buffer_store(pivots, best[0], [n, k])
                T.buffer_store(tops, u[k], [n, k])
            with T.If(T.Not(u[k] == T.Cast(self.dtype, 0))), T.Then():
                self.invert(u[k])
                for r in range(self.rows):
                    with T.If(at[r] > here), T.Then():
                        T.buffer_store(factor, mine[r * self.p + k] * factor[1] * factor[2], [0])
                        T.buffer_store(mine, factor[0], [r * self.p + k])
                        self.take_away(k, r)

    def invert(self, pivot: Any) -> None:
        """factor[1] · factor[2] is 1 / pivot, as products one after another: of the least numbers 1 / pivot is none."""
        least, large = (
            tirx.const(2.0**power, self.dtype) for power in ((-120, 64) if self.dtype == "float32" else (-1000, 512))
        )
        T.buffer_store(self.factor, T.Select(T.abs(pivot) < least, large, T.Cast(self.dtype, 1)), [1])
        T.buffer_store(self.factor, T.Cast(self.dtype, 1) / (pivot * self.factor[1]), [2])

    def winner(self, lane: Any, lanes: int, given: Sequence[Any]) -> None:
        """The greatest words of the first so many lanes, which are given theirs, and best[1], whose they are."""
        words, other, count = self.words, self.other, len(given)
        for word in range(count):
            T.buffer_store(words, T.uint32(0), [word])
        with T.If(lane < lanes), T.Then():
            for word in range(count):
                T.buffer_store(words, given[word], [word])
        T.buffer_store(other, words[count - 1], [3])
        self.greatest(count)
        won = T.And(lane < lanes, other[3] == words[count - 1])
        number = T.Select(won, T.Cast("uint32", lane), T.uint32(0))
        T.buffer_store(self.best, T.Cast("int32", _warp_max(number)), [1])

    def find(self) -> None:
        """Where both arrays begin in the shared memory of each block of the cluster."""
        for parity, array in enumerate(self.sent if self.cluster > 1 else ()):
            for block in range(self.cluster):
                address = T.cuda.cvta_generic_to_shared(array.ptr_to([0]))
                T.evaluate(T.ptx.mapa.shared__cluster.u32(self.bases[parity * self.cluster + block], address, T.uint32(block)))

    def tell(self, k: int, copy: Buffer) -> None:
        """The block's first warp writes its best row, and what that competes with, into all blocks' shared memory."""
        lane, begin = self.tx % WARP, self.rank * (self.p + SENT)
        with T.If(self.tx < WARP), T.Then():
            with T.If(lane < self.p), T.Then():
                self.send(k, begin + lane, copy[self.best[1] * self.p + lane])
            with T.If(lane == 0), T.Then():
                for word in range(WORDS[self.dtype] + 1):
                    self.send(k, begin + self.p + word, T.reinterpret("float32", self.words[word]))

    def send(self, k: int, index: Any, *values: Any) -> None:
        """Values of column k's step, one or four neighbours, into an array of all blocks of the cluster."""
        name = "st.shared::cluster.f32" if len(values) == 1 else "st.shared::cluster.v4.f32"
        for block in range(self.cluster):
            base = self.bases[k % 2 * self.cluster + block]
            T.evaluate(T.ptx[name](base + T.Cast("uint32", index * 4), *values))

    def take_away(self, k: int, r: int) -> None:
        for c in range(k + 1, self.p):
            T.buffer_store(self.mine, self.mine[r * self.p + c] - self.factor[0] * self.u[c], [r * self.p + c])

    def candidate(self, k: int, here: Any) -> None:
        """What the thread's best row competes with, as unsigned words, the first of most weight; zeros if none may."""
        at, words, count = self.at, self.words, WORDS[self.dtype]
        for word in range(count + 1):
            T.buffer_store(words, T.uint32(0), [word])
        for r in range(self.rows):
            value = self.mine[r * self.p + k]
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

    def greatest(self, count: int) -> None:
        """The greatest words of a warp's lanes, in all of them. A lane that has less of a word leaves the others."""
        words, other = self.words, self.other
        for word in range(count):
            T.buffer_store(other, words[word], [word])
        for word in range(count):
            T.buffer_store(words, _warp_max(other[word]), [word])
            for later in range(word + 1, count):
                T.buffer_store(other, T.Select(other[word] == words[word], other[later], T.uint32(0)), [later])

    def publish(self, k: int, begin: Any, r: int) -> None:
        for c in range(k // self.vector * self.vector, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(self.copies[k % 2], self.mine[r * self.p + c + v], [begin + c + v])

    def fetch(self, k: int, begin: Any, copy: Buffer) -> None:
        for c in range(k // self.vector * self.vector, self.p, self.vector):
            with T.vectorized(self.vector) as v:
                T.buffer_store(self.u, copy[begin + c + v], [c + v])

    def eliminate_positive(self, tops: Buffer) -> None:
        """All columns. Pivots are written by the block that has them, or the first of those that do."""
        mine, factor = self.mine, self.factor
        for k in range(self.p):
            here, copy = T.Cast("int64", self.first[0]) + k, self.copies[k % 2]
            for r in range(self.rows):
                with T.If(self.row(r) == here), T.Then():
                    with only_if(self.rank == 0 if self.apart else None):
                        T.buffer_store(tops, mine[r * self.p + k], [self.n, k])
                    self.divide_pivot_row(k, r)
                    if self.cluster > 1:
                        for c in range(k // 4 * 4, self.p, 4):
                            self.send(k, c, *(mine[r * self.p + c + v] for v in range(4)))
                    else:
                        self.publish(k, 0, r)
                    T.buffer_store(mine, factor[1], [r * self.p + k])
                    for c in range(k + 1, self.p):
                        T.buffer_store(mine, T.Cast(self.dtype, 0), [r * self.p + c])
            if self.cluster > 1:
                self.meet()
            else:
                T.evaluate(T.tvm_storage_sync("shared"))
            self.fetch(k, 0, copy)
            for r in range(self.rows):
                with T.If(self.row(r) > here), T.Then():
                    T.buffer_store(factor, mine[r * self.p + k] * self.u[k], [0])
                    T.buffer_store(mine, factor[0], [r * self.p + k])
                    self.take_away(k, r)

    def divide_pivot_row(self, k: int, r: int) -> None:
        """Its owner makes a pivot's row, which by symmetry is the column below it, that of the factor, element k one over the
        factor's, which factor[1] is: so that nobody else divides."""
        mine, factor = self.mine, self.factor
        pivot = mine[r * self.p + k]
        T.buffer_store(factor, T.sqrt(pivot), [1])
        number = tirx.const(float("nan"), self.dtype)
        T.buffer_store(factor, T.Select(pivot > T.Cast(self.dtype, 0), T.Cast(self.dtype, 1) / factor[1], number), [2])
        T.buffer_store(mine, factor[2], [r * self.p + k])
        for c in range(k + 1, self.p):
            T.buffer_store(mine, mine[r * self.p + c] * factor[2], [r * self.p + c])

    def store(self, out: Buffer) -> None:
        for r in range(self.rows):
            with T.If(self.is_there(r)), T.Then():
                for c in range(0, self.p, self.vector):
                    with T.vectorized(self.vector) as v:
                        T.buffer_store(out, self.mine[r * self.p + c + v], [self.n, self.row(r), c + v])

    def store_positive(self, out: Buffer) -> None:
        """Rows that all blocks have are stored by the first."""
        with only_if(T.Or(self.tx >= T.int64(self.p), self.rank == 0) if self.apart else None):
            self.store(out)

    def store_pivoted(self, out: Buffer, moved: Buffer, rows: Buffer) -> None:
        n, at = self.n, self.at
        self.store(out)
        for r in range(self.rows):
            with T.If(self.is_there(r)), T.Then():
                number = self.row(r)
                T.buffer_store(moved, at[r], [n, number])
                there = T.Cast("int64", T.max(T.min(at[r], self.m - 1), 0))
                T.buffer_store(rows, T.Cast("int32", number), [n, there])


def _warp_max(value: Any) -> Any:
    return T.call_extern("uint32", "__reduce_max_sync", T.uint32(FULL), value)
