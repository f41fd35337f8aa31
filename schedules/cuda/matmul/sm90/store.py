"""From accumulators to memory: the fused epilogue on a warp's fragments, whole rows of 16-byte vectors in and out.

A warp holds 16 rows of its tile; lane l has rows l/4 and l/4 + 8, columns 8 i + 2 (l % 4) and the next, for each i. Slabs of
64 (last ones 32 or 16) columns go through a buffer of the warp's own: 16 rows of 128 bytes, 16-byte chunks swizzled by row,
so that both the fragment's and the rows' accesses are free of bank conflicts:

    residual   global -> registers (16 bytes a lane, ahead of time) -> shared -> fragment
    output     fragment -> shared -> global (16 bytes a lane, rows and columns beyond the matrix left out)
               or, of a matmul, by TMA, a copy a slab, which leaves those out itself and runs beside the warp's next arithmetic

32-bit outputs, and rows that are not whole 16-byte vectors, are stored from the fragment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.hopper.pipeline import encode_tensor_map, tma_store
from tk.schedules.cuda.matmul.epilogue import loads, staged_loads
from tk.schedules.cuda.matmul.output import PACKED, axes_at, flat, load_along, move, same, scope, store_values, value_at, view
from tk.schedules.cuda.matmul.problem import Matmul
from tk.target import Target

__all__ = ["Accumulators", "Fragment", "Store", "StoredTile", "chunk_offset", "in_bulk", "plan_store", "staging_bytes"]

SLAB = 64
ROW = 2 * SLAB  # bytes of a row of a slab
SWIZZLES = {16: 1, 32: 2, SLAB: 3}  # by the columns of a slab, as TMA counts
HEAVY = 12  # instructions an element, from which on a step of eight columns ends before the next begins
SHORT = 20  # … up to which stores by TMA take the steps together


@dataclass(frozen=True, eq=False)
class Fragment:
    """Where a warp's fragment lies: its first row, column and batch, the lane, the warp's number among the consumers', the
    matrix's rows, and how many threads consume; `end` is the column behind the last one that is stored, None the matrix's."""

    row: Expr
    column: TensorLoad
    batch: TensorLoad
    lane: Expr
    warp: Expr
    rows: Expr
    threads: int
    end: Any = None

    def at(self, fragment: int, *parts: Expr | int) -> Expr:
        """The matrix's row of the sum of `parts` in the given one of the warp's fragments."""
        row = self.row + fragment * 64
        for part in parts:
            row = row + part
        return row

    def named(self, fragment: int, *parts: Expr | int) -> Expr:
        """As `at`, in a variable of the kernel where that takes more than a sum: each column's store reads it."""
        return self.at(fragment, *parts)

    def inside(self) -> Expr:
        """Whether any of the warp's rows may be one of the matrix."""
        return self.row < self.rows


class Accumulators:
    """A thread's accumulators, `size` of them: float32, or pairs of float16 in `registers`, and float32 when they are read.
    `wide` makes them float32 registers, which can be added to."""

    def __init__(self, dtype: str, size: int) -> None:
        self.low, self.size = dtype == "float16", size
        self.registers = T.alloc_local((size // 2,), PACKED) if self.low else T.alloc_local((size,), "float32")

    def __getitem__(self, index: int) -> Expr:
        if not self.low:
            return self.registers[index]
        halves = T.decl_buffer((self.size,), "float16", data=self.registers.data, scope="local")
        return T.Cast("float32", halves[index])

    def wide(self) -> Buffer:
        if not self.low:
            return self.registers
        floats = T.alloc_local((self.size,), "float32")
        for i in range(self.size):
            T.buffer_store(floats, self[i], [i])
        return floats


@dataclass(frozen=True, eq=False)
class Store:
    """How a matmul is stored. `width` is how many columns of the output a block has: a pair's two sums lie side by side in
    `block_n` columns of accumulators. `columns`: first and end of those of them that are stored.

    `vector`: through shared memory, in rows of 16-byte vectors; `staged`: the loads that come the same way; `others`: the
    epilogue's other loads; `buffers`: the element types of a warp's shared buffers; `ragged`: tiles may reach beyond the last
    column. `bulk`: slabs are stored by TMA, since a tile's rows are neighbours in the output.
    """

    matmul: Matmul
    block_n: int
    width: int
    fragments: int
    vector: bool
    staged: tuple[TensorLoad, ...]
    others: tuple[TensorLoad, ...]
    buffers: tuple[str, ...]
    columns: tuple[int, int]
    ragged: bool
    bulk: bool = False

    def slabs(self) -> list[tuple[int, int]]:
        """(first column, columns) of each slab."""
        found, (column, end) = [], self.columns
        for width in (SLAB, 32, 16):
            while end - column >= width:
                found.append((column, width))
                column += width
        return found

    def values(self, acc: Buffer | Accumulators, fragment: int, columns: int, half: int) -> list[list[Any]]:
        """Each matmul's accumulators of a thread's two neighbouring columns, in the columns-th eight of a fragment's upper or
        lower half."""
        first = fragment * self.block_n // 2 + columns * 4 + half * 2
        return [[acc[first + part * self.width // 2 + v] for v in range(2)] for part in range(len(self.matmul.accs))]

    def allocate(self, pool: SMEMPool, consumers: int) -> list[Buffer]:
        """Each warp's buffers, one allocation a dtype's buffer for all warps of the block."""
        return [pool.alloc((consumers * 4 * 16 * SLAB,), dtype, align=8 * ROW) for dtype in self.buffers]

    @property
    def widths(self) -> list[int]:
        """The slabs' widths, each once."""
        return sorted({width for _, width in self.slabs()})

    def output_maps(self) -> list[Expr]:
        """On the host: for each of `widths` the output's tensor map with boxes of a warp's slab; none where TMA stores none."""
        matmul, n = self.matmul, self.matmul.facts.n
        rows, dtype, data = T.Cast("int64", matmul.rows), matmul.facts.out_dtype, matmul.out.data
        kinds = [(width, 16, 1, 1, 0, SWIZZLES[width], 2, 0) for width in (self.widths if self.bulk else ())]
        return [encode_tensor_map(dtype, 2, data, n, rows, n * 2, *kind) for kind in kinds]


def plan_store(matmul: Matmul, config: Any) -> Store:
    """The Store of `matmul` under `config`."""
    facts = matmul.facts
    pingpong_rows = config.block_m // (1 if config.pingpong else config.consumers)
    vector = facts.out_dtype in FLOATS16 and facts.n % 8 == 0
    staged = tuple(staged_loads(matmul.value, matmul.accs, matmul.axes, matmul.out)) if vector else ()
    others = tuple(item for item in loads(matmul.value, matmul.accs) if not any(same(item, s) for s in staged))
    buffers = tuple(str(s.source.dtype) for s in staged)
    if vector and (not buffers or buffers[0] != facts.out_dtype):
        buffers = (facts.out_dtype, *buffers)
    width, fragments = config.block_n // facts.num_b, pingpong_rows // 64
    ragged = bool(facts.n % (width * config.cluster_n))  # columns that a cluster covers may pass the last one
    return Store(matmul, config.block_n, width, fragments, vector, staged, others, buffers, (0, width), ragged)


def in_bulk(store: Store, config: Any, target: Target) -> bool:
    """Whether TMA stores a tile's slabs: where it was measured to be faster. Of light epilogues those that read a tensor of the
    output's shape; of those with an exponential those of several tiles a block, with no `HEAVY` step on its own."""
    facts = store.matmul.facts
    if not store.vector or config.split_k > 1 or facts.m is None or facts.batch != 1 or facts.num_b > 1:
        return False
    if min(store.width, facts.n) < SLAB:
        return False  # it begins later, and nothing runs beside it
    if facts.staged:
        return facts.cost <= HEAVY
    tiles = -(-facts.m // config.block_m) * -(-facts.n // store.width)
    return HEAVY < facts.cost <= SHORT and tiles > 2 * target.cores


def staging_bytes(facts: Any, config: Any) -> int:
    """Shared memory of the staging buffers, in bytes."""
    if facts.out_dtype not in FLOATS16 or facts.n % 8:
        return 0
    return int(config.consumers * 4 * 16 * SLAB * 2 * max(1, facts.staged))


def _packed(buffer: Buffer) -> Expr:
    """A 16-bit shared buffer as words."""
    return T.decl_buffer(
        (buffer.shape[0] // 2,), PACKED, data=buffer.data, elem_offset=buffer.elem_offset // 2, scope="shared.dyn"
    )


def chunk_offset(width: int, r: Any, chunk: Any, dense: bool) -> Any:
    """Where a 16-byte chunk of row r of a slab so wide lies in its warp's buffer, in elements. Rows are dense, as TMA reads
    them, or each has a line of 128 bytes; a row's chunks change places by its line's number, as TMA swizzles such rows."""
    each, across = (SLAB // width, width // 8) if dense else (1, 8)
    line = r // each
    return line * SLAB + (r % each * across + (chunk ^ (line % across))) * 8


class StoredTile:
    """The epilogue of one tile, as statements of its kernel: `acc` holds the warp's fragments, `staging` are its shared
    buffers, `maps` the output's tensor map, if it has one, `prefetched` registers for one slab of each residual."""

    def __init__(
        self, store: Store, f: Fragment, acc: Buffer | Accumulators, staging: list[Buffer], maps: Sequence[Expr] = ()
    ) -> None:
        self.store, self.f, self.acc, self.staging, self.maps = store, f, acc, staging, maps
        self.matmul, self.slabs = store.matmul, store.slabs()
        self.end = store.matmul.facts.n if f.end is None else f.end
        self.prefetched: list[Buffer] = []

    def prefetch(self) -> None:
        """Start the loads of the first slab's residuals."""
        self.prefetched = [T.alloc_local((2 * 16,), PACKED) for _ in self.store.staged]
        self._fetch(0)

    def emit(self) -> None:
        """Compute and store all of the tile."""
        store = self.store
        if not store.vector:
            for fragment in range(store.fragments):
                rows = [self.f.named(fragment, self.f.lane // 4, half * 8) for half in range(2)]
                for i in range(store.columns[0] // 8, store.columns[1] // 8):
                    self._direct(fragment, i, rows)
            return
        for index in range(store.fragments * len(self.slabs)):
            with scope():
                self._fetch(index + 1)
                self._slab(index)

    def _slab_of(self, index: int) -> tuple[int, int, int]:
        """(fragment, first column, columns) of slab `index`, counted over all of the warp's fragments."""
        return index // len(self.slabs), *self.slabs[index % len(self.slabs)]

    def _chunks(self, index: int) -> Iterator[tuple[int, Expr, Expr, Expr]]:
        """A lane's steps over a slab's 16-byte chunks: the step's number, the chunk's row, its first column, and where it is in
        the warp's swizzled buffer, in words."""
        width = self._slab_of(index)[2]
        across = width // 8
        for step in range(16 * across // 32):
            r, c = step * (32 // across) + self.f.lane // across, self.f.lane % across
            yield step, r, c * 8, (self.f.warp * (16 * SLAB) + chunk_offset(width, r, c, bool(self.maps))) // 2

    def _in_matrix(self, index: int, r: Expr, c: Expr) -> tuple[Expr, Expr]:
        """Where such a chunk is in the matrix, in words, and whether it is."""
        fragment, first, _ = self._slab_of(index)
        row, column = self.f.named(fragment, r), self.f.column + first + c
        return flat(self.matmul, row, column, self.f.batch) // 2, self._guard(row, column)

    def _guard(self, row: Expr, column: Expr) -> Expr:
        """Whether (row, column) is inside the matrix; where tiles always are, whether the row is."""
        inside = row < self.f.rows
        return T.And(inside, column < self.end) if self.store.ragged else inside

    def _fetch(self, index: int) -> None:
        """Load the residuals of slab `index` into registers, if there is such a slab."""
        if index >= len(self.slabs) * self.store.fragments:
            return
        for load, registers in zip(self.store.staged, self.prefetched, strict=True):
            source = view(load.source, self.matmul, PACKED)
            for step, r, c, _ in self._chunks(index):
                where, inside = self._in_matrix(index, r, c)
                with T.If(inside), T.Then():
                    move(registers, index % 2 * 16 + step * 4, source, where, 4)

    def _slab(self, index: int) -> None:
        f, (fragment, first, width) = self.f, self._slab_of(index)
        inputs = self.staging[len(self.staging) - len(self.store.staged) :]
        self._free()
        for buffer, registers in zip(inputs, self.prefetched, strict=True):
            packed = _packed(buffer)
            for step, _, _, at in self._chunks(index):
                move(packed, at, registers, index % 2 * 16 + step * 4, 4)
        if inputs:
            T.evaluate(T.cuda.warp_sync())
        rows = [(f.named if self.store.others else f.at)(fragment, f.lane // 4 + half * 8) for half in range(2)]
        for i in range(width // 8):
            if self.matmul.facts.cost > HEAVY and not self.maps:
                T.evaluate(T.cuda.warp_sync())  # keeps the assembler from running many of these at once, out of registers
            for half in range(2):
                offset = self._spot(width, i, half)
                row, column = rows[half], f.column + first + i * 8 + f.lane % 4 * 2
                accs = self.store.values(self.acc, fragment, first // 8 + i, half)
                with scope():
                    result = T.alloc_local((2,), self.matmul.facts.out_dtype)
                    self._pair(row, column, accs, result, inputs, offset)
                    move(self.staging[0], offset, result, 0, 2)
        if self.maps:
            self._store_slab(fragment, first, width)
            return
        T.evaluate(T.cuda.warp_sync())
        out, packed = view(self.matmul.out, self.matmul, PACKED), _packed(self.staging[0])
        for _, r, c, at in self._chunks(index):
            where, inside = self._in_matrix(index, r, c)
            with T.If(inside), T.Then():
                move(out, where, packed, at, 4)

    def _spot(self, width: int, i: int, half: int) -> Expr:
        """Where a thread's pair of the i-th eight columns of a slab so wide, of its upper or lower half, is in the buffers."""
        dense = bool(self.maps)
        below = half * chunk_offset(width, 8, 0, dense)  # whole lines, and as many as leave the chunks' order as it is
        return self.f.warp * (16 * SLAB) + chunk_offset(width, self.f.lane // 4, i, dense) + below + self.f.lane % 4 * 2

    def _free(self) -> None:
        """Wait until the slab before has been read from the shared buffer, by the warp's copy or its threads."""
        if self.maps:
            T.evaluate(T.ptx["cp.async.bulk.wait_group.read"](0))
        T.evaluate(T.cuda.warp_sync())

    def _store_slab(self, fragment: int, first: int, width: int) -> None:
        """One lane copies a slab to the output, rows and columns beyond the matrix left out."""
        f = self.f
        T.evaluate(T.ptx["fence.proxy.async.shared::cta"]())
        T.evaluate(T.cuda.warp_sync())
        with T.If(f.lane == 0), T.Then():
            source = self.staging[0].ptr_to([f.warp * (16 * SLAB)])
            tensor_map = T.address_of(self.maps[self.store.widths.index(width)])
            T.evaluate(T.ptx[tma_store(2)](tensor_map, f.column + first, f.at(fragment), source))
            T.evaluate(T.ptx["cp.async.bulk.commit_group"]())

    def _direct(self, fragment: int, i: int, rows: list[Expr]) -> None:
        """Store the i-th eight columns of a fragment, of which a lane has two `rows`, without shared memory, a pair (or, for
        odd n, an element) at a time."""
        f, matmul, dtype = self.f, self.matmul, self.matmul.facts.out_dtype
        out, stored = view(matmul.out, matmul, in_memory(dtype)), in_memory(dtype)
        if matmul.facts.cost > HEAVY or self.store.others:
            T.evaluate(T.cuda.warp_sync())  # as above: one position's loads at a time
        for half in range(2):
            accs = self.store.values(self.acc, fragment, i, half)
            row, column = rows[half], f.column + i * 8 + f.lane % 4 * 2
            with T.If(self._guard(row, column)), T.Then():
                result = T.alloc_local((2,), stored)
                if matmul.facts.n % 2 == 0:
                    self._pair(row, column, accs, result)
                    move(out, flat(matmul, row, column, f.batch), result, 0, 2)
                    continue
                for v in range(2):
                    with T.If(column + v < self.end), T.Then():
                        value = value_at(matmul, axes_at(matmul, row, column + v, f.batch), [each[v] for each in accs])
                        T.buffer_store(out, T.Cast(stored, T.Cast(dtype, value)), [flat(matmul, row, column + v, f.batch)])

    def _pair(
        self, row: Expr, column: Expr, accs: list[list[Expr]], result: Expr, inputs: Sequence[Buffer] = (), spot: Expr = None
    ) -> None:
        """f at two neighbouring columns, of the matmuls' sums there: vectors of two for loads along the columns, from shared
        memory, at `spot`, for the staged ones."""
        matmul = self.matmul
        loaded: list[tuple[TensorLoad, Buffer]] = []
        for item, buffer in zip(self.store.staged, inputs, strict=False):
            pair = T.alloc_local((2,), str(item.source.dtype))
            move(pair, 0, buffer, spot, 2)
            loaded.append((item, pair))
        # positions beyond the matrix read its last row and last columns, and are not stored: no branch around a load
        row = T.min(row, self.f.rows - 1)
        if self.store.ragged:
            column = T.min(column, matmul.facts.n - 2)
        at = row, column, self.f.batch
        loaded += load_along(matmul, self.store.others, at, 2, even=True) if matmul.facts.n % 2 == 0 else []
        store_values(matmul, result, at, accs, loaded)
