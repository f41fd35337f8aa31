"""From accumulators to memory: the fused epilogue on a warp's fragments, whole rows of 16-byte vectors in and out.

A warp holds 16 rows of its tile; lane l has rows l/4 and l/4 + 8, columns 8 i + 2 (l % 4) and the next, for each i. Slabs of
64 (last ones 32 or 16) columns go through a buffer of the warp's own: 16 rows of 128 bytes, 16-byte chunks swizzled by row,
so that both the fragment's and the rows' accesses are free of bank conflicts:

    residual   global -> registers (16 bytes a lane, ahead of time) -> shared -> fragment
    output     fragment -> shared -> global (16 bytes a lane, rows and columns beyond the matrix left out)

32-bit outputs, and rows that are not whole 16-byte vectors, are stored from the fragment.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tk.schedules.cuda.matmul_sm90_epilogue import LOW, at, loads, rebuild, staged_loads
from tk.schedules.cuda.matmul_sm90_match import Product

__all__ = ["Fragment", "Store", "Sums", "emit_store", "plan_store", "prefetch", "staging_bytes"]

SLAB = 64
HEAVY = 12  # instructions an element
WORD = "uint32"  # two 16-bit elements; vectors of four move 16 bytes


@dataclass(frozen=True, eq=False)
class Fragment:
    """Where a warp's fragment lies: its first row, column and batch, the lane, the warp's number among the consumers', the
    matrix's rows, and how many threads consume."""

    row: Any
    column: Any
    batch: Any
    lane: Any
    warp: Any
    rows: Any
    threads: int


class Sums:
    """A thread's accumulators, `size` of them: float32, or pairs of float16 in `registers`, and float32 when they are read.
    `wide` makes them float32 registers, which can be added to."""

    def __init__(self, dtype: str, size: int) -> None:
        from tvm.script import tirx as T

        self.low, self.size = dtype == "float16", size
        self.registers = T.alloc_local((size // 2,), WORD) if self.low else T.alloc_local((size,), "float32")

    def __getitem__(self, index: int) -> Any:
        from tvm.script import tirx as T

        if not self.low:
            return self.registers[index]
        halves = T.decl_buffer((self.size,), "float16", data=self.registers.data, scope="local")
        return T.Cast("float32", halves[index])

    def wide(self) -> Any:
        from tvm.script import tirx as T

        if not self.low:
            return self.registers
        floats = T.alloc_local((self.size,), "float32")
        for i in range(self.size):
            T.buffer_store(floats, self[i], [i])
        return floats


@dataclass(frozen=True, eq=False)
class Store:
    """How a product is stored. `width` is how many columns of the output a block has: a pair's two sums lie side by side in
    `block_n` columns of accumulators. `columns`: first and end of those of them that are stored.

    `vector`: through shared memory, in rows of 16-byte vectors; `staged`: the loads that come the same way; `others`: the
    epilogue's other loads; `span_n`: columns that a cluster covers, which may pass the last one; `buffers`: the element
    types of a warp's shared buffers.
    """

    product: Product
    block_n: int
    width: int
    span_n: int
    fragments: int
    vector: bool
    staged: tuple[Any, ...]
    others: tuple[Any, ...]
    buffers: tuple[str, ...]
    columns: tuple[int, int]

    def slabs(self) -> list[tuple[int, int]]:
        """(first column, columns) of each slab."""
        found, (column, end) = [], self.columns
        for width in (SLAB, 32, 16):
            while end - column >= width:
                found.append((column, width))
                column += width
        return found

    def values(self, acc: Any, fragment: int, columns: int, half: int) -> list[list[Any]]:
        """Each product's accumulators of a thread's two neighbouring columns, in the columns-th eight of a fragment's upper or
        lower half."""
        first = fragment * self.block_n // 2 + columns * 4 + half * 2
        return [[acc[first + part * self.width // 2 + v] for v in range(2)] for part in range(len(self.product.accs))]

    def allocate(self, pool: Any, consumers: int) -> list[Any]:
        """Each warp's buffers, one allocation a dtype's buffer for all warps of the block."""
        return [pool.alloc((consumers * 4 * 16 * SLAB,), dtype, align=128) for dtype in self.buffers]


def plan_store(product: Product, config: Any) -> Store:
    """The Store of `product` under `config`."""
    facts = product.facts
    pingpong_rows = config.block_m // (1 if config.pingpong else config.consumers)
    vector = facts.out_dtype in LOW and facts.n % 8 == 0
    staged = tuple(staged_loads(product.value, product.accs, product.axes, product.out)) if vector else ()
    others = tuple(
        item for item in loads(product.value, product.accs) if not any(item.same_as(s) or _same(item, s) for s in staged)
    )
    buffers = tuple(str(s.source.dtype) for s in staged)
    if vector and (not buffers or buffers[0] != facts.out_dtype):
        buffers = (facts.out_dtype, *buffers)
    width = config.block_n // facts.products
    span, fragments = width * config.cluster_n, pingpong_rows // 64
    return Store(product, config.block_n, width, span, fragments, vector, staged, others, buffers, (0, width))


def _same(a: Any, b: Any) -> bool:
    from tvm_ffi import structural_equal

    return bool(structural_equal(a, b))


def staging_bytes(facts: Any, config: Any) -> int:
    """Shared memory of the staging buffers, in bytes."""
    if facts.out_dtype not in LOW or facts.n % 8:
        return 0
    return int(config.consumers * 4 * 16 * SLAB * 2 * max(1, facts.staged))


def _axis(store: Store, row: Any, column: Any, batch: Any) -> Any:
    """The values of the output's axes at (batch, row, column)."""
    from tvm.script import tirx as T

    product = store.product
    wide = [T.Cast("int64", value) for value in (row, column, batch)]
    values: dict[int, Any] = {}
    shape, rank = (
        [int(d) if not hasattr(d, "ty") or type(d).__name__ == "IntImm" else d for d in product.out.shape],
        len(product.axes),
    )
    values[rank - 1] = wide[1]
    outer = list(range(rank - 1))
    for group, index in ((outer[product.depth :], wide[0]), (outer[: product.depth], wide[2])):
        for position in reversed(group):
            first = position == group[0] or all(_one(shape[q]) for q in group if q < position)
            if _one(shape[position]):
                values[position] = T.int64(0)
            elif first:
                values[position] = index
            else:
                values[position], index = index % shape[position], index // shape[position]
    return lambda var: next((values[i] for i, axis in enumerate(product.axes) if var.same_as(axis)), var)


def _one(dim: Any) -> bool:
    return isinstance(dim, int) and dim == 1


def _flat(store: Store, row: Any, column: Any, batch: Any) -> Any:
    """The output's element at (batch, row, column) in its contiguous memory."""
    from tvm.script import tirx as T

    product, n = store.product, store.product.facts.n
    facts = product.facts
    wide = "int64"
    index = T.Cast(wide, row) * n + T.Cast(wide, column)
    if facts.batch == 1:
        return index
    return index + T.Cast(wide, batch) * (T.Cast(wide, product.rows) * n)


@contextmanager
def _scope() -> Iterator[None]:
    """What is declared within ends with it: declarations nest, and those of a large tile would pass Python's depth."""
    from tvm.script import tirx as T

    with T.If(T.bool(True)), T.Then():
        yield


def _view(param: Any, store: Store, dtype: str = "") -> Any:
    """`param` as a one-dimensional buffer, of its own dtype or, for vectors, of words ("uint32")."""
    from tvm.script import tirx as T

    product = store.product
    size = T.Cast("int64", product.rows) * T.Cast("int64", product.batch) * product.facts.n
    return T.decl_buffer((size // 2 if dtype == WORD else size,), dtype or str(param.dtype), data=param.data)


def _element(source: Any, indices: list[Any], offset: Any = 0) -> Any:
    """Element `offset` behind `source[indices]`, through a one-dimensional view: a parameter's own shape is S-TIR's."""
    from tvm.script import tirx as T

    size: Any = T.int64(1)
    flat: Any = T.int64(0)
    for dim, index in zip(source.shape, indices, strict=True):
        flat, size = flat * dim + T.Cast("int64", index), size * dim
    return T.decl_buffer((size,), str(source.dtype), data=source.data)[flat + offset]


def _words(buffer: Any) -> Any:
    """A 16-bit shared buffer as words."""
    from tvm.script import tirx as T

    return T.decl_buffer(
        (buffer.shape[0] // 2,), WORD, data=buffer.data, elem_offset=buffer.elem_offset // 2, scope="shared.dyn"
    )


def _chunk(lane: Any, width: int, step: int) -> tuple[Any, Any]:
    """(row, 16-byte chunk) of a slab that a lane moves in the given step."""
    across = width // 8
    return step * (32 // across) + lane // across, lane % across


def _guard(store: Store, f: Fragment, row: Any, column: Any) -> Any:
    """Whether (row, column) is inside the matrix; None where the tile always is."""
    from tvm.script import tirx as T

    facts = store.product.facts
    checks = [row < f.rows]
    if facts.n % store.span_n:
        checks.append(column < facts.n)
    return checks[0] if len(checks) == 1 else T.And(*checks)


def prefetch(store: Store, f: Fragment) -> list[Any]:
    """Start the loads of the first slab's residuals; registers for one slab of each."""
    from tvm.script import tirx as T

    if not store.staged:
        return []
    ahead = [T.alloc_local((2 * 16,), WORD) for _ in store.staged]
    _fetch(store, f, ahead, 0)
    return ahead


def _fetch(store: Store, f: Fragment, ahead: list[Any], index: int) -> None:
    """Load the residuals of slab `index` (counted over all of the warp's fragments) into registers."""
    from tvm.script import tirx as T

    slabs = store.slabs()
    if index >= len(slabs) * store.fragments:
        return
    fragment, (first, width) = index // len(slabs), slabs[index % len(slabs)]
    for load, registers in zip(store.staged, ahead, strict=True):
        source = _view(load.source, store, WORD)
        for step in range(width * 16 // 8 // 32):
            r, c = _chunk(f.lane, width, step)
            row, column = f.row + fragment * 64 + r, f.column + first + c * 8
            with T.If(_guard(store, f, row, column)), T.Then(), T.vectorized(T.int64(4)) as v:
                T.buffer_store(registers, source[_flat(store, row, column, f.batch) // 2 + v], [index % 2 * 16 + step * 4 + v])


def emit_store(store: Store, f: Fragment, acc: Any, staging: list[Any], ahead: list[Any]) -> None:
    """The epilogue of one tile: `acc` holds the warp's fragments, `staging` its shared buffers."""
    if not store.vector:
        for fragment in range(store.fragments):
            for i in range(store.columns[0] // 8, store.columns[1] // 8):
                _direct(store, f, acc, fragment, i)
        return
    slabs = store.slabs()
    for index in range(store.fragments * len(slabs)):
        with _scope():
            _fetch(store, f, ahead, index + 1)
            _slab(store, f, acc, staging, ahead, index)


def _place(f: Fragment, row: Any, chunk: Any) -> Any:
    """Element of a 16-byte chunk of a row in the warp's swizzled buffer."""
    return f.warp * (16 * SLAB) + row * SLAB + (chunk ^ (row % 8)) * 8


def _slab(store: Store, f: Fragment, acc: Any, staging: list[Any], ahead: list[Any], index: int) -> None:
    from tvm.script import tirx as T

    slabs = store.slabs()
    fragment, (first, width) = index // len(slabs), slabs[index % len(slabs)]
    inputs = staging[len(staging) - len(store.staged) :]
    steps = width * 16 // 8 // 32
    T.evaluate(T.cuda.warp_sync())  # the slab before has been read
    for buffer, registers in zip(inputs, ahead, strict=True):
        words = _words(buffer)
        for step in range(steps):
            r, c = _chunk(f.lane, width, step)
            with T.vectorized(T.int64(4)) as v:
                T.buffer_store(words, registers[index % 2 * 16 + step * 4 + v], [_place(f, r, c) // 2 + v])
    if store.staged:
        T.evaluate(T.cuda.warp_sync())
    for i in range(width // 8):
        if store.product.facts.cost > HEAVY:
            T.evaluate(T.cuda.warp_sync())  # keeps the assembler from running many of these at once, out of registers
        for half in range(2):
            r = f.lane // 4 + half * 8
            place = f.warp * (16 * SLAB) + r * SLAB + (i ^ (f.lane // 4)) * 8 + f.lane % 4 * 2
            row, column = f.row + fragment * 64 + r, f.column + first + i * 8 + f.lane % 4 * 2
            sums = store.values(acc, fragment, first // 8 + i, half)
            with _scope():
                result = T.alloc_local((2,), store.product.facts.out_dtype)
                _pair(store, (row, column, f.batch, f.rows), sums, inputs, place, result)
                with T.vectorized(T.int64(2)) as v:
                    T.buffer_store(staging[0], result[v], [place + v])
    T.evaluate(T.cuda.warp_sync())
    out, words = _view(store.product.out, store, WORD), _words(staging[0])
    for step in range(steps):
        r, c = _chunk(f.lane, width, step)
        row, column = f.row + fragment * 64 + r, f.column + first + c * 8
        with T.If(_guard(store, f, row, column)), T.Then(), T.vectorized(T.int64(4)) as v:
            T.buffer_store(out, words[_place(f, r, c) // 2 + v], [_flat(store, row, column, f.batch) // 2 + v])


def _direct(store: Store, f: Fragment, acc: Any, fragment: int, i: int) -> None:
    """Store the i-th eight columns of a fragment without shared memory, a pair (or, for odd n, an element) at a time."""
    from tvm.script import tirx as T

    dtype = store.product.facts.out_dtype
    out = _view(store.product.out, store)
    if store.product.facts.cost > HEAVY or store.others:
        T.evaluate(T.cuda.warp_sync())  # as above: one place's loads at a time
    for half in range(2):
        sums = store.values(acc, fragment, i, half)
        row, column = f.row + fragment * 64 + f.lane // 4 + half * 8, f.column + i * 8 + f.lane % 4 * 2
        with T.If(_guard(store, f, row, column)), T.Then():
            result = T.alloc_local((2,), dtype)
            if store.product.facts.n % 2 == 0:
                _pair(store, (row, column, f.batch, f.rows), sums, [], None, result)
                with T.vectorized(T.int64(2)) as v:
                    T.buffer_store(out, result[v], [_flat(store, row, column, f.batch) + v])
                continue
            for v in range(2):
                with T.If(column + v < store.product.facts.n), T.Then():
                    value = _single(store, (row, column + v, f.batch), [each[v] for each in sums])
                    T.buffer_store(out, T.Cast(dtype, value), [_flat(store, row, column + v, f.batch)])


def _sum_of(product: Product, item: Any) -> int | None:
    """Which product's sums `item` loads, or None."""
    return next((i for i, acc in enumerate(product.accs) if item.source.same_as(acc)), None)


def _single(store: Store, place: tuple[Any, Any, Any], values: list[Any]) -> Any:
    """f at one place, of the products' sums there; its loads done in place."""
    product, axis = store.product, _axis(store, *place)

    def load(item: Any) -> Any:
        part = _sum_of(product, item)
        if part is not None:
            return values[part]
        return _element(item.source, [rebuild(i, axis, load) for i in item.indices])

    return rebuild(product.value, axis, load)


def _pair(store: Store, place: tuple[Any, ...], sums: list[list[Any]], inputs: list[Any], spot: Any, result: Any) -> None:
    """f at two neighbouring columns, of the products' sums there: vectors of two for loads along the columns, from shared
    memory for the staged ones."""
    from tvm.script import tirx as T

    product, (row, column, batch, rows) = store.product, place
    registers: list[tuple[Any, Any, bool]] = []
    for item, buffer in zip(store.staged, inputs, strict=False):
        pair = T.alloc_local((2,), str(item.source.dtype))
        with T.vectorized(T.int64(2)) as v:
            T.buffer_store(pair, buffer[spot + v], [v])
        registers.append((item, pair, True))
    # places beyond the matrix read its last row and last columns, and are not stored: no branch around a load
    row = T.min(row, rows - 1)
    if product.facts.n % store.span_n:
        column = T.min(column, product.facts.n - 2)
    axis = _axis(store, row, column, batch)
    for item in store.others:
        if not _along(item, product.axes) or product.facts.n % 2:
            continue
        pair = T.alloc_local((2,), str(item.source.dtype))
        outer = [rebuild(i, axis, lambda load: load) for i in item.indices[:-1]]
        with T.vectorized(T.int64(2)) as v:
            T.buffer_store(pair, _element(item.source, [*outer, column], v), [v])
        registers.append((item, pair, True))
    for v in range(2):
        here = _axis(store, row, column + v, batch)

        def load(item: Any, v: int = v, here: Any = here) -> Any:
            part = _sum_of(product, item)
            if part is not None:
                return sums[part][v]
            for known, pair, _ in registers:
                if _same(item, known):
                    return pair[v]
            return _element(item.source, [rebuild(i, here, load) for i in item.indices])

        T.buffer_store(result, T.Cast(product.facts.out_dtype, rebuild(product.value, here, load)), [v])


def _along(item: Any, axes: tuple[Any, ...]) -> bool:
    """True when `item` reads consecutive elements for consecutive columns."""
    if not item.indices:  # a scalar
        return False
    *outer, last = item.indices
    return bool(last.same_as(axes[-1])) and not any(i.same_as(axes[-1]) for i in outer) and not at(item, axes[-1:] * 9)
