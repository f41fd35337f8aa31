"""Sorts and the k greatest or least on a GPU, of rows that a block sorts in shared memory, as kernels that come scheduled.

A block sorts a tile of up to 4,096 elements of a row (Batcher, Sorting networks and their applications, AFIPS 1968): an
element is its key and its place, keys as integers of the same order, so that equal ones keep their order, NaN is greater
than all and −0 equals 0. Keys of up to 32 bits go in one int64 with the place, and are compared with it at once.

Longer rows are left to TVM, but for the k greatest of at most a quarter of a tile: those of each tile first, then those
of what is left, as often as it takes.

    x[rows, 131072], k = 50:   32 tiles → 32 · 50 elements → 50
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import mutating

if TYPE_CHECKING:
    import tvm

__all__ = ["Sort", "gpu_kernel"]

TILE = 4096
LEAST = 64  # elements of the smallest tile
OPAQUE = 8  # TVM's OpPatternKind: nothing is fused with it
WIDE = ("float64", "int64", "uint32")  # dtypes whose keys take 64 bits


def Sort() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.sort, relax.argsort and relax.topk, along any axis of a known length, by calls of `gpu_kernel`."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Sorts(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name not in ("relax.sort", "relax.argsort", "relax.topk"):
                return call
            found = _replaced(self.builder_, call, name)
            return call if found is None else found

    return mutating("Sort", Sorts)


def _replaced(builder: Any, call: Any, name: str) -> Any | None:
    """`call` as moves of its axis to the end, kernels, and back; None for what is left to TVM."""
    from tvm import relax
    from tvm.tirx import IntImm

    x, attrs = call.args[0], call.attrs
    shape, dtype = list(x.ty.shape.values), str(x.ty.dtype.dtype)
    axis = int(attrs.axis) % len(shape)
    if not isinstance(shape[axis], IntImm) or dtype in ("bool", "uint64") or "float8" in dtype:
        return None
    n = int(shape[axis])
    k = n if name != "relax.topk" or int(attrs.k) < 1 else min(n, int(attrs.k))
    if n < 1 or (n > TILE and k > TILE // 4):
        return None
    descending = bool(attrs.largest) if name == "relax.topk" else bool(attrs.descending)
    indices_dtype = "int64" if name == "relax.sort" else str(attrs.dtype)
    order = [*(a for a in range(len(shape)) if a != axis), axis]
    back = [order.index(a) for a in range(len(shape))]
    moved = x if order == sorted(order) else builder.emit(relax.op.permute_dims(x, order))
    rows = 1
    for a in order[:-1]:
        rows = rows * shape[a]
    flat = builder.emit(relax.op.reshape(moved, [rows, n]))
    both = _levels(builder, flat, rows, n, k, descending, dtype, indices_dtype)

    def part(each: Any) -> Any:
        reshaped = builder.emit(relax.op.reshape(each, [*(shape[a] for a in order[:-1]), k]))
        return reshaped if order == sorted(order) else builder.emit(relax.op.permute_dims(reshaped, back))

    if name == "relax.sort":
        return part(both[0])
    if name == "relax.argsort":
        return part(both[1])
    wanted = {"values": [0], "indices": [1]}.get(str(attrs.ret_type), [0, 1])
    parts = [part(both[n]) for n in wanted]
    return parts[0] if len(parts) == 1 else relax.Tuple(parts)


def _levels(builder: Any, x: Any, rows: Any, n: int, k: int, descending: bool, dtype: str, indices_dtype: str) -> Sequence[Any]:
    """Values and places [rows, k] of the first k of each row of x[rows, n]."""
    from tvm import relax

    given: list[Any] = [x]
    while True:
        tiles = -(-n // TILE)
        last = tiles == 1
        func = gpu_kernel(dtype, n, k, descending, indices_dtype if last else "int32", len(given) > 1)
        size = tiles * k
        out = [relax.TensorType([rows, size], dtype), relax.TensorType([rows, size], indices_dtype if last else "int32")]
        call = builder.emit(relax.call_tir(builder.add_func(func, "sort"), given, out))
        given = [builder.emit(relax.TupleGetItem(call, part)) for part in (0, 1)]
        if last:
            return given
        n = size


def _key(value: Any, descending: bool) -> Any:
    """A signed integer in the order of `value`s, or in the other one: int32, int64 for 64 bits and for uint32."""
    from tvm import tirx

    dtype = str(value.ty.dtype)
    wide = "int64" if dtype in WIDE else "int32"
    if "float" in dtype:
        real = value if dtype in ("float32", "float64") else value.astype("float32")
        bits = 63 if wide == "int64" else 31
        raw = tirx.reinterpret(wide, real)
        turned = raw ^ ((raw >> tirx.const(bits, wide)) & tirx.const(2**bits - 1, wide))
        zero = tirx.Select(real == tirx.const(0, str(real.ty.dtype)), tirx.const(0, wide), turned)
        key = tirx.Select(tirx.isnan(real), tirx.const(2**bits - 1, wide), zero)
    else:
        key = value if dtype == wide else value.astype(wide)
    return tirx.bitwise_not(key) if descending else key


def _tile(n: int) -> int:
    """A power of 2 that holds n elements, or as many as a block sorts."""
    tile = LEAST
    while tile < n and tile < TILE:
        tile *= 2
    return tile


def gpu_kernel(dtype: str, n: int, k: int, descending: bool, indices_dtype: str, given: bool) -> Any:
    """A PrimFunc(x[rows, n], values[rows, tiles · k], indices[rows, tiles · k]): the first k of each tile of a row in order,
    and where they are in the row. With `given`, a parameter behind x has the indices[rows, n] of x's elements in int32, −1
    for none; k at least 1, at most the tile. Of a tile of fewer than k the indices that are left are −1."""
    from tvm.script import tirx as T

    size = _tile(n)
    tiles, pairs = -(-n // size), size // 2
    threads, steps = min(1024, pairs), size.bit_length() - 1
    wide = dtype in WIDE

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Any, source: Any, values: Any, indices: Any, row: Any, tile: Any, thread: Any) -> None:
        keys = T.sblock_alloc_buffer((size,), "int64", scope="shared")
        ids = T.sblock_alloc_buffer((size if wide else 1,), "int32", scope="shared")
        key = T.sblock_alloc_buffer((2,), "int64", scope="local")
        own = T.sblock_alloc_buffer((2,), "int32", scope="local")
        for i in T.serial(size // threads):
            at = T.meta_var(i * threads + thread)
            column = T.meta_var(T.Cast("int64", tile * size + at))
            key[0] = T.int64(2**63 - 1)
            own[0] = at + T.int32(1 << 24)  # behind all that are there
            if tile * size + at < n:  # noqa: SIM102 - no place is read beyond the last
                if not given or source[row, column] >= 0:
                    own[0] = at
                    key[0] = T.Cast("int64", _key(x[row, column], descending))
                    if not wide:
                        key[0] = (key[0] << T.int64(32)) | T.Cast("int64", at)
            keys[at] = key[0]
            if wide:
                ids[at] = own[0]
        T.evaluate(T.tvm_storage_sync("shared"))
        for stage in T.serial(steps):
            for turn in T.serial(stage + 1):
                for p in T.unroll(pairs // threads):
                    q = T.meta_var(p * threads + thread)
                    low = T.meta_var(((q >> (stage - turn)) << (stage - turn + 1)) | (q & ((1 << (stage - turn)) - 1)))
                    high = T.meta_var(low + (1 << (stage - turn)))
                    key[0] = keys[low]
                    key[1] = keys[high]
                    if wide:
                        own[0] = ids[low]
                        own[1] = ids[high]
                        if (key[0] > key[1] or (key[0] == key[1] and own[0] > own[1])) == ((low >> (stage + 1)) % 2 == 0):
                            keys[low] = key[1]
                            keys[high] = key[0]
                            ids[low] = own[1]
                            ids[high] = own[0]
                    elif (key[0] > key[1]) == ((low >> (stage + 1)) % 2 == 0):
                        keys[low] = key[1]
                        keys[high] = key[0]
                T.evaluate(T.tvm_storage_sync("shared"))
        for i in T.serial((k + threads - 1) // threads):
            if i * threads + thread < k:
                to = T.meta_var(T.Cast("int64", tile * k + i * threads + thread))
                own[0] = ids[i * threads + thread] if wide else T.Cast("int32", keys[i * threads + thread])
                # what pads a packed tile has −1 for its place, in a wide one a place behind all others
                if own[0] >= 0 and own[0] < size:
                    values[row, to] = x[row, T.Cast("int64", tile * size + own[0])]
                    indices[row, to] = T.Cast(
                        indices_dtype,
                        source[row, T.Cast("int64", tile * size + own[0])] if given else tile * size + own[0],
                    )
                else:
                    values[row, to] = T.Cast(dtype, 0)
                    indices[row, to] = T.Cast(indices_dtype, -1)

    if given:

        @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
        def sort_given(x_handle: T.handle, source_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
            T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True, "op_pattern": OPAQUE})
            rows = T.int64()
            x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
            source = T.match_buffer(source_handle, [rows, n], dtype="int32")
            values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
            indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
            for row in T.thread_binding(rows, thread="blockIdx.x"):
                for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                    for thread in T.thread_binding(threads, thread="threadIdx.x"):
                        with T.sblock("sort"):
                            T.reads(x[row, 0:n], source[row, 0:n])
                            T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                            body(x, source, values, indices, row, tile, thread)

        return sort_given

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True, "op_pattern": OPAQUE})
        rows = T.int64()
        x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
        values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
        indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
        for row in T.thread_binding(rows, thread="blockIdx.x"):
            for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                for thread in T.thread_binding(threads, thread="threadIdx.x"):
                    with T.sblock("sort"):
                        T.reads(x[row, 0:n])
                        T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                        body(x, x, values, indices, row, tile, thread)

    return sort
