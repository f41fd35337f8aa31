"""Stable sorts of rows by the digits of their keys, the least significant first: a block a row, or several blocks a row.

A pass puts a row in the order of one digit of 8 bits and keeps the order of equal digits, as Merrill and Grimshaw have it
("High performance and scalable radix sorting: a case study of GPU computing", Parallel Processing Letters 21(2), 2011):

    count    how often each digit is in each tile of 32 · E · W elements (W warps, E elements a thread)
    scan     where in the row the elements of (digit, tile) begin: all lesser digits, then this digit in earlier tiles
    scatter  an element's index: that, + equal digits in the tile's earlier warps, + those before it in its warp

Within a warp equal digits find each other by 8 votes (Adinets and Merrill, "Onesweep: a faster least significant digit radix
sort for GPUs", arXiv:2206.01784, 2022); E elements of a thread are 32 indices apart, so that a warp counts them in the row's
order. A tile is put in order in shared memory first: elements of one digit are written side by side.

An element is one integer from the first pass to the last, its key above its index in the row, in 32 bits where both fit:

    packed = key << INDEX_BITS | index  keys of 8 and 16 bits in rows of up to 2²⁴, 2¹⁶ elements: 32 bits; else 64
    keys of 64 bits have their indices beside them

As many passes as the key has bytes. A row that a block holds stays in its registers between them; others are read and written
once a pass. No block waits for another: passes of long rows are kernels of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm import DataType, tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import SortProblem
from tk.schedules.cuda.hardware import STATIC_SHARED, WARP
from tk.schedules.cuda.sort_scan.tiles import block_a_tile

__all__ = [
    "DIGIT",
    "DIGITS",
    "WARP",
    "PackedKey",
    "Tile",
    "block_kernel",
    "constant",
    "index_in_tile",
    "radix_key",
    "scanned",
    "shared_bytes",
]

DIGIT = 8  # bits
DIGITS = 1 << DIGIT
INFINITY = {"float16": 0x7C00, "bfloat16": 0x7F80, "float32": 0x7F800000, "float64": 0x7FF << 52}  # as an unsigned integer


@dataclass(frozen=True)
class PackedKey:
    """How an element of `dtype` in a row of `n` is packed: the dtype of the integer, and the bits of its key and its index
    in it. `wide`: its index is beside it."""

    dtype: str
    n: int

    @property
    def key_bits(self) -> int:
        return 8 if self.dtype == "bool" else int(DataType(self.dtype).bits)

    @property
    def wide(self) -> bool:
        return self.key_bits == 64

    @property
    def index_bits(self) -> int:
        if self.wide:
            return 0
        return 32 - self.key_bits if self.key_bits < 32 and self.n <= 1 << (32 - self.key_bits) else 32

    @property
    def packed_dtype(self) -> str:
        return "uint32" if not self.wide and self.key_bits + self.index_bits == 32 else "uint64"

    @property
    def ones(self) -> Expr:
        """A packed key of ones alone, which comes last."""
        return constant(2 ** (32 if self.packed_dtype == "uint32" else 64) - 1, self.packed_dtype)

    @property
    def key_dtype(self) -> str:
        """The dtype in which a key is computed."""
        return "uint64" if self.wide else "uint32"

    @property
    def passes(self) -> int:
        return self.key_bits // DIGIT

    @property
    def bytes(self) -> int:
        """Bytes of an element, its index among them."""
        return 12 if self.wide else 4 if self.packed_dtype == "uint32" else 8


def shared_bytes(packing: PackedKey, threads: int, each: int) -> int:
    """Bytes of shared memory of a block that puts a tile in order."""
    return threads * each * packing.bytes + (threads // WARP + 2) * DIGITS * 4


def radix_key(value: Expr, packing: PackedKey, descending: bool) -> Expr:
    """`value` as an unsigned integer of its own width, of dtype `packing.key_dtype`, in the order wanted: −0 is 0, and NaN
    is greater than all."""
    dtype, bits, key_dtype = packing.dtype, packing.key_bits, packing.key_dtype
    ones, sign = constant((1 << bits) - 1, key_dtype), constant(1 << (bits - 1), key_dtype)
    if "float" in dtype:
        raw = tirx.reinterpret(f"uint{bits}", value).astype(key_dtype)
        size, zero = raw & constant((1 << (bits - 1)) - 1, key_dtype), constant(0, key_dtype)
        turned = tirx.Select((raw & sign) != zero, raw ^ ones, raw | sign)
        key = tirx.Select(size > constant(INFINITY[dtype], key_dtype), ones, tirx.Select(size == zero, sign, turned))
    elif dtype == "bool" or dtype.startswith("uint"):
        key = value.astype(key_dtype)
    else:
        key = (value.astype(key_dtype) & ones) ^ sign
    return key ^ ones if descending else key


def _value(key: Expr, packing: PackedKey, descending: bool) -> Expr:
    """The value that has `radix_key`'s key; any of them where there are `_several`."""
    dtype, bits, key_dtype = packing.dtype, packing.key_bits, packing.key_dtype
    ones, sign = constant((1 << bits) - 1, key_dtype), constant(1 << (bits - 1), key_dtype)
    key = key.astype(key_dtype) ^ ones if descending else key.astype(key_dtype)
    if "float" in dtype:
        raw = tirx.Select((key & sign) != constant(0, key_dtype), key ^ sign, key ^ ones)
        return tirx.reinterpret(dtype, raw.astype(f"uint{bits}"))
    if dtype == "bool":
        return key != constant(0, key_dtype)
    return key.astype(dtype) if dtype.startswith("uint") else (key ^ sign).astype(dtype)


def _several(key: Expr, packing: PackedKey, descending: bool) -> Expr:
    """Whether several numbers have this key: those that are NaN, and the two zeros."""
    bits, key_dtype = packing.key_bits, packing.key_dtype
    ones, sign = (1 << bits) - 1, 1 << (bits - 1)
    nan, zero = (0, sign - 1) if descending else (ones, sign)
    return tirx.any(key.astype(key_dtype) == constant(nan, key_dtype), key.astype(key_dtype) == constant(zero, key_dtype))


def constant(number: int, dtype: str) -> Expr:
    return tirx.const(number, dtype)


def _rank(counters: Expr, digit: Expr) -> Expr:
    """How many elements of the warp with this digit came before, in the counters [DIGITS] of the warp, which count this one."""
    source = f"""
__forceinline__ __device__ int tk_radix_rank(void* counters, unsigned int digit) {{
  int* counter = (int*)counters + digit;
  unsigned int peers = 0xffffffffu;
#pragma unroll
  for (int bit = 0; bit < {DIGIT}; ++bit) {{
    unsigned int one = (digit >> bit) & 1u, votes = __ballot_sync(0xffffffffu, one);
    peers &= one ? votes : ~votes;
  }}
  int before = __popc(peers & ((1u << (threadIdx.x & 31)) - 1u)), count = *counter;
  __syncwarp();
  if (before == 0) *counter = count + __popc(peers);
  __syncwarp();
  return count + before;
}}
"""
    return cuda_func_call("tk_radix_rank", counters, digit, source_code=source, return_type="int32")


def index_in_tile(tx: Expr, e: Expr, each: int) -> Expr:
    """Where in a tile element `e` of `each` of thread `tx` is: 32 of a warp are neighbours."""
    return tx // WARP * (WARP * each) + e * WARP + tx % WARP


def _column(counters: Expr, warps: int) -> Expr:
    """The sum of `warps` counters of a digit, DIGITS apart, each of which becomes the sum of those before it."""
    source = f"""
__forceinline__ __device__ int tk_radix_column_{warps}(void* address) {{
  int* counters = (int*)address;
  int part[{warps}], total = 0;
#pragma unroll
  for (int w = 0; w < {warps}; ++w) part[w] = counters[w * {DIGITS}];
#pragma unroll
  for (int w = 0; w < {warps}; ++w) {{
    counters[w * {DIGITS}] = total;
    total += part[w];
  }}
  return total;
}}
"""
    return cuda_func_call(f"tk_radix_column_{warps}", counters, source_code=source, return_type="int32")


def scanned(sums: Expr, lane: Expr) -> Expr:
    """Evaluated by the lanes of a warp: the DIGITS numbers from the address `sums` on become the sums of those before them."""
    source = f"""
__forceinline__ __device__ int tk_radix_scan(void* address, int lane) {{
  int* sums = (int*)address + lane * {DIGITS // WARP};
  int part[{DIGITS // WARP}], total = 0;
#pragma unroll
  for (int i = 0; i < {DIGITS // WARP}; ++i) {{
    part[i] = total;
    total += sums[i];
  }}
  int before = total;
#pragma unroll
  for (int step = 1; step < {WARP}; step *= 2) {{
    int other = __shfl_up_sync(0xffffffffu, before, step);
    if (lane >= step) before += other;
  }}
  before -= total;
#pragma unroll
  for (int i = 0; i < {DIGITS // WARP}; ++i) sums[i] = before + part[i];
  return 0;
}}
"""
    return cuda_func_call("tk_radix_scan", sums, lane, source_code=source, return_type="int32")


@dataclass(frozen=True)
class Tile:
    """What puts a tile of threads · each elements in order: macros of TIR, for a thread `tx` of the block."""

    packing: PackedKey
    threads: int
    each: int
    descending: bool
    indices_dtype: str

    @property
    def warps(self) -> int:
        return self.threads // WARP

    @property
    def size(self) -> int:
        return self.threads * self.each

    @property
    def scope(self) -> str:
        """The scope of the shared memory: static, or dynamic where it does not fit."""
        return "shared" if shared_bytes(self.packing, self.threads, self.each) <= STATIC_SHARED else "shared.dyn"

    def at(self, tx: Expr, e: Expr) -> Expr:
        return index_in_tile(tx, e, self.each)

    def digit(self, packed: Expr, shift: Expr) -> Expr:
        """The digit of a packed key that begins at bit `shift`."""
        return ((packed >> shift) & tirx.const(DIGITS - 1, self.packing.packed_dtype)).astype("uint32")

    def index(self, packed: Expr) -> Expr:
        """The index of an element that is packed with its key."""
        return (packed & tirx.const((1 << self.packing.index_bits) - 1, self.packing.packed_dtype)).astype("int32")

    def loaded(self) -> Any:
        """A macro: packed keys and indices of a thread's elements of x[o, begin … begin + count, i], the first of which has the
        index `first`. Behind them all bits are ones: these come last, and stay there."""
        packing, each, descending, at = self.packing, self.each, self.descending, self.at
        packed_dtype = packing.packed_dtype
        ones = packing.ones

        @T.macro  # type: ignore[untyped-decorator]
        def macro(
            x: Buffer, mine: Buffer, own: Buffer, o: Expr, i: Expr, begin: Expr, count: Expr, first: Expr, tx: Expr
        ) -> None:
            given = T.sblock_alloc_buffer((each,), packing.dtype, scope="local")
            for e in T.unroll(each):
                if at(tx, e) < count:
                    given[e] = x[o, begin + at(tx, e), i]
            for e in T.unroll(each):
                mine[e] = ones
                if packing.wide:
                    own[e] = first + at(tx, e)
                if at(tx, e) < count:
                    mine[e] = T.Cast(packed_dtype, radix_key(given[e], packing, descending))
                    if not packing.wide:
                        mine[e] = (mine[e] << constant(packing.index_bits, packed_dtype)) | T.Cast(
                            packed_dtype, first + at(tx, e)
                        )

        return macro

    def ranked(self) -> Any:
        """A macro: ranks[e] is how many of a thread's warp with the digit of mine[e] at `shift` come before it, counters[w, d]
        how many of digit d earlier warps have, and starts[d] how many there are."""
        threads, each, warps, digit = self.threads, self.each, self.warps, self.digit

        @T.macro  # type: ignore[untyped-decorator]
        def macro(mine: Buffer, ranks: Buffer, counters: Buffer, starts: Buffer, shift: Expr, tx: Expr) -> None:
            for i in T.unroll(DIGITS // WARP):
                counters[i * threads + tx] = 0
            T.evaluate(T.tvm_storage_sync("shared"))
            for e in T.unroll(each):
                ranks[e] = _rank(T.address_of(counters[tx // WARP * DIGITS]), digit(mine[e], shift))
            T.evaluate(T.tvm_storage_sync("shared"))
            for turn in T.unroll(-(-DIGITS // threads)):
                if turn * threads + tx < DIGITS:
                    starts[turn * threads + tx] = _column(T.address_of(counters[turn * threads + tx]), warps)
            T.evaluate(T.tvm_storage_sync("shared"))

        return macro

    def exchanged(self) -> Any:
        """A macro: `ranks` as `ranked` left them become indices in the tile, where the packed keys are written in shared
        memory."""
        each, digit, wide = self.each, self.digit, self.packing.wide

        @T.macro  # type: ignore[untyped-decorator]
        def macro(
            mine: Buffer,
            own: Buffer,
            ranks: Buffer,
            counters: Buffer,
            starts: Buffer,
            tile: Buffer,
            ids: Buffer,
            shift: Expr,
            tx: Expr,
        ) -> None:
            for e in T.unroll(each):
                d = T.meta_var(T.Cast("int32", digit(mine[e], shift)))
                ranks[e] = ranks[e] + counters[tx // WARP * DIGITS + d] + starts[d]
            for e in T.unroll(each):
                tile[ranks[e]] = mine[e]
                if wide:
                    ids[ranks[e]] = own[e]
            T.evaluate(T.tvm_storage_sync("shared"))

        return macro

    def value(self) -> Any:
        """A macro: made[e] is the element of x[o, :, i] with this packed key and index."""
        packing, descending = self.packing, self.descending

        @T.macro  # type: ignore[untyped-decorator]
        def macro(x: Buffer, made: Buffer, e: Expr, o: Expr, i: Expr, packed: Expr, own: Expr) -> None:
            key = T.meta_var(packed if packing.wide else packed >> constant(packing.index_bits, packing.packed_dtype))
            if "float" in packing.dtype:
                if _several(key, packing, descending):
                    made[e] = x[o, T.Cast("int64", own), i]
                else:
                    made[e] = _value(key, packing, descending)
            else:
                made[e] = _value(key, packing, descending)

        return macro

    def stored(self) -> Any:
        """A macro: values and indices at [o, to, i] are those of an element of x[o, begin …, i] with this packed key and
        index."""
        value_of, indices_dtype, dtype = self.value(), self.indices_dtype, self.packing.dtype

        @T.macro  # type: ignore[untyped-decorator]
        def macro(x: Buffer, values: Buffer, indices: Buffer, o: Expr, i: Expr, to: Expr, packed: Expr, own: Expr) -> None:
            made = T.sblock_alloc_buffer((1,), dtype, scope="local")
            value_of(x, made, 0, o, i, packed, own)
            values[o, to, i] = made[0]
            indices[o, to, i] = T.Cast(indices_dtype, own)

        return macro


def block_kernel(problem: SortProblem, threads: int, each: int) -> PrimFunc:
    """The kernel of a definition of tk/graph/sort.py without given indices: a block puts a tile of a row in order, of which
    threads · each are at least as many elements."""
    dtype, n, k, skip, size = problem.dtype, problem.n, problem.k, problem.skip, problem.tile
    packing = PackedKey(dtype, min(n, size))
    tile = Tile(packing, threads, each, problem.descending, problem.indices_dtype)
    loaded, ranked, exchanged, stored = tile.loaded(), tile.ranked(), tile.exchanged(), tile.stored()
    packed_dtype, wide, scope = packing.packed_dtype, packing.wide, tile.scope

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Buffer, source: Buffer, values: Buffer, indices: Buffer, o: Expr, i: Expr, part: Expr, tx: Expr) -> None:
        mine = T.sblock_alloc_buffer((each,), packed_dtype, scope="local")
        own = T.sblock_alloc_buffer((each if wide else 1,), "int32", scope="local")
        ranks = T.sblock_alloc_buffer((each,), "int32", scope="local")
        counters = T.sblock_alloc_buffer((tile.warps * DIGITS,), "int32", scope=scope)
        starts = T.sblock_alloc_buffer((DIGITS,), "int32", scope=scope)
        sorted_keys = T.sblock_alloc_buffer((tile.size,), packed_dtype, scope=scope)
        ids = T.sblock_alloc_buffer((tile.size if wide else 1,), "int32", scope=scope)
        count = T.meta_var(T.min(n - part * size, size))
        loaded(x, mine, own, o, i, part * size, count, 0, tx)
        for p in T.serial(packing.passes):
            shift = T.meta_var(T.Cast(packed_dtype, packing.index_bits + p * DIGIT))
            if p > 0:
                for e in T.unroll(each):
                    mine[e] = sorted_keys[tile.at(tx, e)]
                    if wide:
                        own[e] = ids[tile.at(tx, e)]
            ranked(mine, ranks, counters, starts, shift, tx)
            if tx < WARP:
                T.evaluate(scanned(T.address_of(starts[0]), tx))
            T.evaluate(T.tvm_storage_sync("shared"))
            exchanged(mine, own, ranks, counters, starts, sorted_keys, ids, shift, tx)
        for turn in T.serial(each):
            to = T.meta_var(T.Cast("int64", part * k + turn * threads + tx))
            if turn * threads + tx < T.min(k, count - skip):
                mine[0] = sorted_keys[skip + turn * threads + tx]
                if wide:
                    own[0] = ids[skip + turn * threads + tx]
                found_index = T.meta_var(own[0] if wide else tile.index(mine[0]))
                stored(x, values, indices, o, i, to, mine[0], part * size + found_index)
            elif turn * threads + tx < k:
                values[o, to, i] = T.Cast(dtype, 0)
                indices[o, to, i] = T.Cast(problem.indices_dtype, -1)

    return block_a_tile(problem, threads, "sort", body)
