"""From accumulators to memory: the fused epilogue on a warp's fragments, whole rows of 16-byte vectors in and out.

A warp holds 16 rows of its tile; lane l has rows l/4 and l/4 + 8, columns 8 i + 2 (l % 4) and the next, for each i. Slabs of
64 (last ones 32 or 16) columns go through a buffer of the warp's own: 16 rows of 128 bytes, 16-byte chunks swizzled by row,
so that both the fragment's and the rows' accesses are free of bank conflicts:

    residual   global -> registers (16 bytes a lane, ahead of time) -> shared -> fragment
    output     fragment -> shared -> global (16 bytes a lane, rows and columns beyond the matrix left out)

32-bit outputs, and rows that are not whole 16-byte vectors, are stored from the fragment.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import loads, staged_loads
from tk.schedules.cuda.matmul.output import PACKED, axes_at, flat, load_along, move, same, scope, store_values, value_at, view
from tk.schedules.cuda.matmul.problem import Matmul

__all__ = ["Accumulators", "Fragment", "Store", "emit_store", "plan_store", "prefetch", "staging_bytes"]

SLAB = 64
HEAVY = 12  # instructions an element


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
    column.
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
        return [pool.alloc((consumers * 4 * 16 * SLAB,), dtype, align=128) for dtype in self.buffers]


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


def _chunk(lane: Expr, width: int, step: int) -> tuple[Expr, Expr]:
    """(row, 16-byte chunk) of a slab that a lane moves in the given step."""
    across = width // 8
    return step * (32 // across) + lane // across, lane % across


def _guard(store: Store, f: Fragment, row: Expr, column: Expr) -> Expr:
    """Whether (row, column) is inside the matrix; None where the tile always is."""
    checks = [row < f.rows]
    if store.ragged:
        checks.append(column < _end(store, f))
    return checks[0] if len(checks) == 1 else T.And(*checks)


def _end(store: Store, f: Fragment) -> int:
    return store.matmul.facts.n if f.end is None else f.end


def prefetch(store: Store, f: Fragment) -> list[Buffer]:
    """Start the loads of the first slab's residuals; registers for one slab of each."""
    if not store.staged:
        return []
    prefetched = [T.alloc_local((2 * 16,), PACKED) for _ in store.staged]
    _fetch(store, f, prefetched, 0)
    return prefetched


def _fetch(store: Store, f: Fragment, prefetched: list[Buffer], index: int) -> None:
    """Load the residuals of slab `index` (counted over all of the warp's fragments) into registers."""
    slabs = store.slabs()
    if index >= len(slabs) * store.fragments:
        return
    fragment, (first, width) = index // len(slabs), slabs[index % len(slabs)]
    for load, registers in zip(store.staged, prefetched, strict=True):
        source = view(load.source, store.matmul, PACKED)
        for step in range(width * 16 // 8 // 32):
            r, c = _chunk(f.lane, width, step)
            row, column = f.named(fragment, r), f.column + first + c * 8
            with T.If(_guard(store, f, row, column)), T.Then():
                move(registers, index % 2 * 16 + step * 4, source, flat(store.matmul, row, column, f.batch) // 2, 4)


def emit_store(store: Store, f: Fragment, acc: Buffer | Accumulators, staging: list[Buffer], prefetched: list[Buffer]) -> None:
    """The epilogue of one tile: `acc` holds the warp's fragments, `staging` its shared buffers."""
    if not store.vector:
        for fragment in range(store.fragments):
            rows = [f.named(fragment, f.lane // 4, half * 8) for half in range(2)]
            for i in range(store.columns[0] // 8, store.columns[1] // 8):
                _direct(store, f, acc, (fragment, i), rows)
        return
    slabs = store.slabs()
    for index in range(store.fragments * len(slabs)):
        with scope():
            _fetch(store, f, prefetched, index + 1)
            _slab(store, f, acc, staging, prefetched, index)


def _staging_offset(f: Fragment, row: Expr, chunk: Expr) -> Expr:
    """Element of a 16-byte chunk of a row in the warp's swizzled buffer."""
    return f.warp * (16 * SLAB) + row * SLAB + (chunk ^ (row % 8)) * 8


def _slab(
    store: Store, f: Fragment, acc: Buffer | Accumulators, staging: list[Buffer], prefetched: list[Buffer], index: int
) -> None:
    slabs = store.slabs()
    fragment, (first, width) = index // len(slabs), slabs[index % len(slabs)]
    inputs = staging[len(staging) - len(store.staged) :]
    steps = width * 16 // 8 // 32
    T.evaluate(T.cuda.warp_sync())  # the slab before has been read
    for buffer, registers in zip(inputs, prefetched, strict=True):
        packed = _packed(buffer)
        for step in range(steps):
            r, c = _chunk(f.lane, width, step)
            move(packed, _staging_offset(f, r, c) // 2, registers, index % 2 * 16 + step * 4, 4)
    if store.staged:
        T.evaluate(T.cuda.warp_sync())
    rows = [(f.named if store.others else f.at)(fragment, f.lane // 4 + half * 8) for half in range(2)]
    for i in range(width // 8):
        if store.matmul.facts.cost > HEAVY:
            T.evaluate(T.cuda.warp_sync())  # keeps the assembler from running many of these at once, out of registers
        for half in range(2):
            r = f.lane // 4 + half * 8
            offset = f.warp * (16 * SLAB) + r * SLAB + (i ^ (f.lane // 4)) * 8 + f.lane % 4 * 2
            row, column = rows[half], f.column + first + i * 8 + f.lane % 4 * 2
            accs = store.values(acc, fragment, first // 8 + i, half)
            with scope():
                result = T.alloc_local((2,), store.matmul.facts.out_dtype)
                _pair(store, (row, column, f.batch, f.rows), accs, inputs, offset, result)
                move(staging[0], offset, result, 0, 2)
    T.evaluate(T.cuda.warp_sync())
    out, packed = view(store.matmul.out, store.matmul, PACKED), _packed(staging[0])
    for step in range(steps):
        r, c = _chunk(f.lane, width, step)
        row, column = f.named(fragment, r), f.column + first + c * 8
        with T.If(_guard(store, f, row, column)), T.Then():
            move(out, flat(store.matmul, row, column, f.batch) // 2, packed, _staging_offset(f, r, c) // 2, 4)


def _direct(store: Store, f: Fragment, acc: Buffer | Accumulators, part: tuple[int, int], rows: list[Expr]) -> None:
    """Store `part`, (fragment, i): the i-th eight columns of a fragment, of which a lane has two `rows`, without shared memory,
    a pair (or, for odd n, an element) at a time."""
    dtype = store.matmul.facts.out_dtype
    out, stored = view(store.matmul.out, store.matmul, in_memory(dtype)), in_memory(dtype)
    if store.matmul.facts.cost > HEAVY or store.others:
        T.evaluate(T.cuda.warp_sync())  # as above: one position's loads at a time
    for half in range(2):
        accs = store.values(acc, *part, half)
        row, column = rows[half], f.column + part[1] * 8 + f.lane % 4 * 2
        with T.If(_guard(store, f, row, column)), T.Then():
            result = T.alloc_local((2,), stored)
            if store.matmul.facts.n % 2 == 0:
                _pair(store, (row, column, f.batch, f.rows), accs, [], None, result)
                move(out, flat(store.matmul, row, column, f.batch), result, 0, 2)
                continue
            for v in range(2):
                with T.If(column + v < _end(store, f)), T.Then():
                    here = axes_at(store.matmul, row, column + v, f.batch)
                    value = value_at(store.matmul, here, [each[v] for each in accs])
                    T.buffer_store(out, T.Cast(stored, T.Cast(dtype, value)), [flat(store.matmul, row, column + v, f.batch)])


def _pair(
    store: Store, coordinates: tuple[Expr, ...], accs: list[list[Expr]], inputs: list[Buffer], spot: Expr, result: Expr
) -> None:
    """f at two neighbouring columns, of the matmuls' sums there: vectors of two for loads along the columns, from shared
    memory for the staged ones."""
    matmul, (row, column, batch, rows) = store.matmul, coordinates
    loaded: list[tuple[TensorLoad, Buffer]] = []
    for item, buffer in zip(store.staged, inputs, strict=False):
        pair = T.alloc_local((2,), str(item.source.dtype))
        move(pair, 0, buffer, spot, 2)
        loaded.append((item, pair))
    # positions beyond the matrix read its last row and last columns, and are not stored: no branch around a load
    row = T.min(row, rows - 1)
    if store.ragged:
        column = T.min(column, matmul.facts.n - 2)
    at = row, column, batch
    loaded += load_along(matmul, store.others, at, 2) if matmul.facts.n % 2 == 0 else []
    store_values(matmul, result, at, accs, loaded)
