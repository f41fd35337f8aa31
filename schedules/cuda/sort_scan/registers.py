"""Sorts of short rows in registers: some lanes of a warp a row, each some elements of it, by shuffles alone.

A bitonic network (Batcher, Sorting networks and their applications, AFIPS 1968) in the form in which the lesser of a pair
always goes to the lower position: a stage first compares mirrored positions of each 2s elements, then those s / 2, s / 4 … 1
apart. Lane l of a row's L has the positions l · E … l · E + E − 1, so that distances below E are within a thread:

    position = l · E + e     partner = position xor m     m < E: another register     else: lane l xor m / E, by a shuffle

An element is one integer, its key above its index in the row (radix.PackedKey), so that no two are equal and the order is that
of a stable sort. Rows along memory have neighbouring lanes; of rows that are side by side, 32 / L neighbours have neighbouring
lanes, which read and write them as they lie in memory:

    x[n]      thread = row · L + l                    x[n, inner]     lane = l · (32 / L) + row mod (32 / L)
"""

from __future__ import annotations

from typing import Any

from tvm import DataType
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import SortProblem, launched
from tk.schedules.cuda.sort_scan.radix import WARP, PackedKey, Tile, constant, radix_key

__all__ = ["MOST_EACH", "lanes_of", "registers_kernel"]

MOST_EACH = 32  # elements a thread keeps in registers
BYTES = 16  # of the widest load and store


def lanes_of(n: int, each: int) -> int:
    """The lanes that have the elements of a row, `each` of them a lane: a power of 2."""
    return 1 << (-(-n // each) - 1).bit_length()


def _sorted(mine: Expr, own: Expr, lane: Expr, lanes: int, each: int, apart: int, packing: PackedKey) -> Expr:
    """The `each` elements of `lanes` lanes, `apart` from each other, come in order; `lane` is the one among them. Those of wide
    keys have their indices in `own`."""
    kind = "uint64_t" if packing.packed_dtype == "uint64" else "unsigned int"
    name = f"tk_sort_{'wide' if packing.wide else packing.packed_dtype}_{lanes}x{each}_{apart}"
    less = "b < a || (b == a && j < i)" if packing.wide else "b < a"
    swap = "int t = own[e]; own[e] = own[f]; own[f] = t;" if packing.wide else ""
    ids = ("int i = own[{0}], j = {1};" if packing.wide else "").format
    moved = "int p = __shfl_xor_sync(0xffffffffu, own[f], away), q = __shfl_xor_sync(0xffffffffu, own[e], away);"
    taken = ("if (({0}) != upper) own[{1}] = j;" if packing.wide else "").format
    source = f"""
__forceinline__ __device__ int {name}(void* keys, void* indices, int lane) {{
  {kind}* mine = ({kind}*)keys;
  int* own = (int*)indices;
#pragma unroll
  for (int size = 2; size <= {lanes * each}; size *= 2) {{
#pragma unroll
    for (int step = size; step > 1; step /= 2) {{
      const int mask = step == size ? size - 1 : step / 2;
      if (mask < {each}) {{
#pragma unroll
        for (int e = 0; e < {each}; ++e) {{
          const int f = e ^ mask;
          if (e < f) {{
            {kind} a = mine[e], b = mine[f];
            {ids("e", "own[f]")}
            if ({less}) {{
              mine[e] = b; mine[f] = a; {swap}
            }}
          }}
        }}
      }} else {{
        const int away = mask / {each} * {apart}, flip = mask % {each};
        const bool upper = (lane & (step / 2 / {each})) != 0;
#pragma unroll
        for (int e = 0; e < {each}; ++e) {{
          const int f = e ^ flip;
          if (e <= f) {{
            {kind} other = __shfl_xor_sync(0xffffffffu, mine[f], away);
            {kind} second = __shfl_xor_sync(0xffffffffu, mine[e], away);
            {moved if packing.wide else ""}
            {{
              {kind} a = mine[e], b = other;
              {ids("e", "p")}
              if (({less}) != upper) mine[e] = b;
              {taken(less, "e")}
            }}
            if (e < f) {{
              {kind} a = mine[f], b = second;
              {ids("f", "q")}
              if (({less}) != upper) mine[f] = b;
              {taken(less, "f")}
            }}
          }}
        }}
      }}
    }}
  }}
  return 0;
}}
"""
    return cuda_func_call(name, mine, own, lane, source_code=source, return_type="int32")


def _vector(dtype: str, n: int, each: int) -> int:
    """How many neighbours of `dtype` are moved at once, where rows have n of them and a thread `each`."""
    width = max(1, BYTES * 8 // max(8, int(DataType(dtype).bits)))
    while width > 1 and (n % width or each % width or dtype == "bool"):
        width //= 2
    return width


def registers_kernel(problem: SortProblem, threads: int, each: int) -> PrimFunc:
    """The kernel of a definition of tk/graph/sort.py of one tile and without given indices, `each` elements a thread."""
    n, k, inner = problem.n, problem.k, problem.inner
    packing, lanes = PackedKey(problem.dtype, n), lanes_of(n, each)
    taken = threads // lanes  # rows of a block
    beside = inner > 1
    apart = WARP // lanes if beside else 1
    loaded = _loaded(problem, packing, each, lanes)
    stored = _stored(problem, packing, each)

    @T.macro  # type: ignore[untyped-decorator]
    def sort(x: Buffer, _source: Buffer, values: Buffer, indices: Buffer) -> None:
        outer = T.meta_var(x.shape[0])
        for block in T.thread_binding((outer * inner + (taken - 1)) // taken, thread="blockIdx.x"):
            for tx in T.thread_binding(threads, thread="threadIdx.x"):
                with T.sblock("sort"):
                    T.reads(x[0:outer, 0:n, 0:inner])
                    T.writes(values[0:outer, 0:k, 0:inner], indices[0:outer, 0:k, 0:inner])
                    lane = T.meta_var(tx % WARP // apart if beside else tx % lanes)
                    within = T.meta_var(tx // WARP * apart + tx % apart if beside else tx // lanes)
                    row = T.meta_var(block * taken + within)
                    mine = T.sblock_alloc_buffer((each,), packing.packed_dtype, scope="local")
                    own = T.sblock_alloc_buffer((each if packing.wide else 1,), "int32", scope="local")
                    loaded(x, mine, own, row, row < outer * inner, lane)
                    T.evaluate(_sorted(T.address_of(mine[0]), T.address_of(own[0]), lane, lanes, each, apart, packing))
                    if row < outer * inner:
                        stored(x, values, indices, mine, own, row // inner, row % inner, lane)

    return launched(problem, sort)


def _loaded(problem: SortProblem, packing: PackedKey, each: int, lanes: int) -> Any:
    """A macro: a thread's packed elements, and the indices of wide ones. What is no element comes behind all others."""
    n, inner, descending, packed_dtype = problem.n, problem.inner, problem.descending, packing.packed_dtype
    vector = _vector(problem.dtype, n, each) if inner == 1 else 1
    ones = packing.ones

    @T.macro  # type: ignore[untyped-decorator]
    def macro(x: Buffer, mine: Buffer, own: Buffer, row: Expr, inside: Expr, lane: Expr) -> None:
        given = T.sblock_alloc_buffer((each,), problem.dtype, scope="local")
        for part in T.unroll(each // vector):
            at = T.meta_var((part * lanes + lane) * vector)
            if T.And(inside, at < n):
                for w in T.vectorized(vector):
                    given[part * vector + w] = x[row // inner, T.Cast("int64", at + w), row % inner]
        for part in T.unroll(each // vector):
            for w in T.unroll(vector):
                e = T.meta_var(part * vector + w)
                index = T.meta_var((part * lanes + lane) * vector + w)
                mine[e] = ones
                if packing.wide:
                    own[e] = index
                if T.And(inside, index < n):
                    mine[e] = T.Cast(packed_dtype, radix_key(given[e], packing, descending))
                    if not packing.wide:
                        mine[e] = (mine[e] << constant(packing.index_bits, packed_dtype)) | T.Cast(packed_dtype, index)

    return macro


def _stored(problem: SortProblem, packing: PackedKey, each: int) -> Any:
    """A macro: what a thread has of the k elements that are wanted of row [o, :, i] goes to the results."""
    k, skip, inner, indices_dtype = problem.k, problem.skip, problem.inner, problem.indices_dtype
    tile = Tile(packing, WARP, each, problem.descending, indices_dtype)
    value_of, wide = tile.value(), packing.wide
    vectors = [_vector(dtype, k, each) if inner == 1 and not skip else 1 for dtype in (problem.dtype, indices_dtype)]

    @T.macro  # type: ignore[untyped-decorator]
    def parts(result: Buffer, made: Buffer, o: Expr, i: Expr, lane: Expr, vector: int) -> None:
        for part in T.unroll(each // vector):
            to = T.meta_var(lane * each + part * vector)
            if to >= skip and to < skip + k:
                for w in T.vectorized(vector):
                    result[o, T.Cast("int64", to - skip + w), i] = made[part * vector + w]

    @T.macro  # type: ignore[untyped-decorator]
    def macro(x: Buffer, values: Buffer, indices: Buffer, mine: Buffer, own: Buffer, o: Expr, i: Expr, lane: Expr) -> None:
        found = T.sblock_alloc_buffer((each,), problem.dtype, scope="local")
        positions = T.sblock_alloc_buffer((each,), indices_dtype, scope="local")
        for e in T.unroll(each):
            if lane * each + e >= skip and lane * each + e < skip + k:
                index = T.meta_var(own[e] if wide else tile.index(mine[e]))
                value_of(x, found, e, o, i, mine[e], index)
                positions[e] = T.Cast(indices_dtype, index)
        parts(values, found, o, i, lane, vectors[0])
        parts(indices, positions, o, i, lane, vectors[1])

    return macro
