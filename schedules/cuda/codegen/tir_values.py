"""A fused function read as values: what each block computes at a point, and how a reduction combines two partial results.

    B[i, j] = exp(A[i, j] − m[i])            Block(buffers=(B,), axes=(i, j), values=(exp(A[i, j] − m[i]),))
    s[i] = s[i] + B[i, k]                    Block(buffers=(s,), axes=(i,), summed=(k,), values=(B[i, k],), combiner=+)

`expand.Point` expands these values: the value of a buffer at some indices is its block's expression with the indices for the
axes, down to what its user has at hand (a parameter, a register). Kernels are written from that, so what is fused into
one needs no schedule of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import tvm
import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call, Expr, TensorLoad, Var
from tvm.s_tir import SBlock, SBlockRealize
from tvm.tirx import Buffer, BufferStore, IntImm, IterVar, PrimFunc, SeqStmt, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.schedule.analysis import summed_axes

__all__ = [
    "Block",
    "UnsupportedPattern",
    "alike",
    "are_equal",
    "block_reads",
    "call_name",
    "conjuncts",
    "is_load",
    "is_one",
    "key",
    "loads_of",
    "merged_axes",
    "read_blocks",
    "read_nest",
    "same_vars",
    "statements_of",
    "static",
    "substitute",
]

Combiner: TypeAlias = "Callable[[Sequence[Expr], Sequence[Expr]], list[Expr]]"
"""Of partial results and others, one expression a buffer each: what they give together."""
Domain: TypeAlias = "tuple[tuple[Expr, ...], tuple[Expr, ...]]"
"""Axes, and their extents."""

COMBINERS = ("Add", "Max", "Min", "Mul")


class UnsupportedPattern(Exception):
    """The function has a form that is not read here; another rule takes it."""


@dataclass(frozen=True, eq=False)
class Block:
    """`values[n]` for every point of `axes` is stored to `buffers[n][axes]`; with `summed` axes it is combined with what is
    there, from `starts[n]`: combiner(current, incoming) maps and gives one expression a buffer. `kinds` are the dtypes of
    partial results, where they are not the buffers'; `later` is a cheaper `combiner` for what comes from later indices
    alone."""

    buffers: tuple[Buffer, ...]
    axes: tuple[Expr, ...]
    extents: tuple[Expr, ...]
    values: tuple[Expr, ...]
    summed: tuple[Expr, ...] = ()
    summed_extents: tuple[Expr, ...] = ()
    starts: tuple[Expr, ...] = ()
    combiner: Combiner | None = field(default=None, repr=False)
    kind: str = ""  # of a combiner of one operation: Add, Max …
    kinds: tuple[str, ...] = ()
    later: Combiner | None = field(default=None, repr=False)

    def combine(self, current: Sequence[Expr], incoming: Sequence[Expr], later: bool = False) -> list[Expr]:
        """A reduction's partial results and others, those of `later` indices alone, together."""
        combiner = (self.later if later else None) or self.combiner
        assert combiner is not None
        return combiner(current, incoming)

    @property
    def registers(self) -> tuple[str, ...]:
        """The dtypes of partial results."""
        return self.kinds or tuple(str(buffer.dtype) for buffer in self.buffers)


def key(buffer: Buffer) -> int:
    """A buffer's identity, to look it up by."""
    return hash(buffer)


def read_blocks(func: PrimFunc) -> list[Block]:
    """The function's blocks in order, a reduction of independent tuples as one block each. Raises UnsupportedPattern."""
    return [block for statement in statements_of(func) for block in read_nest(statement)]


def statements_of(func: PrimFunc) -> list[Stmt]:
    """The nests of a function's root block, in order. Raises UnsupportedPattern."""
    tvm_ffi.error.register_error("UnsupportedPattern", UnsupportedPattern)  # it passes through TVM's walks as itself
    if not isinstance(func.body, SBlockRealize):
        raise UnsupportedPattern("no root block")
    body = func.body.block.body
    return list(body.seq) if isinstance(body, tirx.SeqStmt) else [body]


def read_nest(statement: Stmt) -> list[Block]:
    """The blocks of one nest of loops. Raises UnsupportedPattern."""
    loops = []
    while isinstance(statement, tirx.For):
        if statement.kind != tirx.ForKind.SERIAL or int(getattr(statement.min, "value", 1)) != 0:
            raise UnsupportedPattern("a loop that is not plain")
        loops.append(statement)
        statement = statement.body
    if not isinstance(statement, SBlockRealize):
        raise UnsupportedPattern("a loop without a block")
    block, values = statement.block, list(statement.iter_values)
    if (
        any(axis.iter_type not in (IterVar.DataPar, IterVar.CommReduce) for axis in block.iter_vars)
        or block.alloc_buffers
        or block.match_buffers
    ):
        raise UnsupportedPattern("an opaque block")
    for axis in block.iter_vars:
        if str(axis.var.ty.dtype) != "int64" or (isinstance(axis.dom.extent, tirx.IntImm) and int(axis.dom.extent) == 0):
            raise UnsupportedPattern("indices of 32 bits, or nothing to compute")
    for axis, value in zip(block.iter_vars, values, strict=True):
        full_extent = any(value.same_as(loop.loop_var) and are_equal(loop.extent, axis.dom.extent) for loop in loops)
        if not full_extent and not (is_one(axis.dom.extent) and isinstance(value, tirx.IntImm)):
            raise UnsupportedPattern("loops and axes do not correspond")
    return _read_block(block)


def _read_block(block: SBlock) -> list[Block]:
    axes = [axis for axis in block.iter_vars if axis.iter_type == IterVar.DataPar]
    summed = summed_axes(block)
    scalar = {key(axis.var): tirx.IntImm(axis.var.ty.dtype, 0) for axis in axes if is_one(axis.dom.extent)}
    stores = _stores(block.body)
    if scalar and stores and not stores[0].indices:  # TVM gives a block of scalars an axis of one element
        axes, stores = [], _stores(substitute(block.body, scalar))
    for store in stores:
        if not same_vars(store.indices, [axis.var for axis in axes]):
            raise UnsupportedPattern("a store that is not at the block's own index")
    domain = tuple(axis.var for axis in axes), tuple(axis.dom.extent for axis in axes)
    if not summed:
        if len(stores) != 1:
            raise UnsupportedPattern("several stores in one block")
        return [Block((stores[0].buffer,), *domain, (stores[0].value,))]
    if block.init is None:
        raise UnsupportedPattern("a reduction without a first value")
    starts = {key(store.buffer): store.value for store in _stores(block.init)}
    over = tuple(axis.var for axis in summed), tuple(axis.dom.extent for axis in summed)
    return _reductions(stores, starts, domain, over)


def _stores(body: Stmt) -> list[BufferStore]:
    """The stores of a block's body, values bound to names put in for them."""
    bound: dict[int, Expr] = {}
    found = []
    for statement in body.seq if isinstance(body, tirx.SeqStmt) else [body]:
        if isinstance(statement, tirx.Bind):
            bound[key(statement.var)] = substitute(statement.value, bound)
        elif isinstance(statement, tirx.BufferStore):
            value = _without_idle_casts(substitute(statement.value, bound))
            found.append(BufferStore(statement.buffer, value, list(statement.indices)))
        else:
            raise UnsupportedPattern(f"a {type(statement).__name__} in a block")
    return found


def _without_idle_casts(expr: Expr) -> Expr:
    """`expr` without casts of a value to the dtype that it has: TVM leaves one in one branch of a Select alone."""

    def cast(node: Expr, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        return node.value if str(node.ty.dtype) == str(node.value.ty.dtype) else node

    return tvm_ffi.structural_mutate(expr, [(tirx.Cast, cast)])


def _reductions(stores: list[BufferStore], starts: dict[int, Expr], domain: Domain, over: Domain) -> list[Block]:
    own = [store.buffer for store in stores]
    combined = [_incoming(store, own) for store in stores]
    if all(each is not None for each in combined):
        found = [
            Block((store.buffer,), *domain, (each[1],), *over, (starts[key(store.buffer)],), _combiner(each[0]), each[0])
            for store, each in zip(stores, combined, strict=True)
            if each is not None
        ]
    else:
        found = [_chosen(stores, starts, domain, over)]
    if not all(is_one(extent) for extent in over[1]):
        return found
    return [plain for block in found for plain in _of_one(block, domain)]


def _of_one(block: Block, domain: Domain) -> list[Block]:
    """A reduction over one element, of any form, as what it makes of its first values and that element."""
    zero = {key(var): tirx.IntImm(var.ty.dtype, 0) for var in block.summed}
    results = block.combine(list(block.starts), [substitute(value, zero) for value in block.values])
    return [
        Block((buffer,), *domain, (value if kind == str(buffer.dtype) else tirx.Cast(str(buffer.dtype), value),))
        for buffer, kind, value in zip(block.buffers, block.registers, results, strict=True)
    ]


def _incoming(store: BufferStore, own: list[Buffer]) -> tuple[str, Expr] | None:
    """The name of the combiner and the new value in C[i] = combiner(C[i], value); None for another form."""
    kind = type(store.value).__name__
    if kind not in COMBINERS:
        return None
    for current, value in ((store.value.a, store.value.b), (store.value.b, store.value.a)):
        if isinstance(current, TensorLoad) and current.source.same_as(store.buffer) and not _reads(value, own):
            return kind, value
    return None


def _combiner(kind: str) -> Combiner:
    return lambda current, incoming: [getattr(tirx, kind)(current[0], incoming[0])]


def _chosen(stores: list[BufferStore], starts: dict[int, Expr], domain: Domain, over: Domain) -> Block:
    """Several values that are replaced together, C[n] = select(better(C, new), C[n], new[n]): arg-reductions."""
    found = _first_best(stores, starts, domain, over)
    if found is not None:
        return found
    own = [store.buffer for store in stores]
    if not all(isinstance(store.value, tirx.Select) and not _reads(store.value.false_value, own) for store in stores):
        raise UnsupportedPattern("a reduction of an unknown form")
    values = [store.value.false_value for store in stores]

    def combiner(current: Sequence[Expr], incoming: Sequence[Expr]) -> list[Expr]:
        now = dict(zip((key(buffer) for buffer in own), current, strict=True))
        return [_replaced(store.value, now, values, incoming) for store in stores]

    axes_of = {key(var) for var in (*domain[0], *over[0])}
    fresh = [[tirx.Var(name, str(buffer.dtype)) for buffer in own] for name in ("now", "new")]
    if any(key(var) in axes_of for result in combiner(*fresh) for var in _variables(result)):
        raise UnsupportedPattern("values that are chosen by something else")
    return Block(tuple(own), *domain, tuple(values), *over, tuple(starts[key(buffer)] for buffer in own), combiner)


def _variables(expr: Expr) -> list[Expr]:
    found: list[Expr] = []
    tvm_ffi.structural_walk(expr, [(Var, found.append)], order="post")
    return found


def _first_best(stores: list[BufferStore], starts: dict[int, Expr], domain: Domain, over: Domain) -> Block | None:
    """The index and the value of the first greatest or least one; None for another form.

        i = stays ? i : j    v = stays ? v : w    stays: better(v, w), or NaN is kept, or they are equal and i < j

    The index starts at 0 and the value at ∓∞, so a row of nothing better has its first element. 16-bit values are compared as
    float32, which sm_90 does in one instruction."""
    if len(stores) != 2 or not all(isinstance(store.value, tirx.Select) for store in stores):
        return None
    (index, value), (j, w) = stores, [store.value.false_value for store in stores]
    first = starts[key(index.buffer)]
    better, nan = _comparison(value.value.condition, value.buffer)
    ordered = _comparison(index.value.condition, index.buffer)[0] is tirx.LT
    if better is None or not ordered or loads_of(j) or not isinstance(first, tirx.IntImm) or int(first) > 0:
        return None
    dtype, size = str(value.buffer.dtype), 1
    for extent in over[1]:
        size = size * int(extent) if isinstance(extent, tirx.IntImm) else 1 << 31
    kinds = "int32" if size < 1 << 31 else str(index.buffer.dtype), "float32" if "float16" in dtype else dtype
    worst = starts[key(value.buffer)]
    if "float" in dtype:
        worst = tirx.FloatImm(kinds[1], float("-inf" if better is tirx.GT else "inf"))
    combiner, later = _first_best_combiners(better, nan, short=kinds[1] == "float32")
    values = tuple(
        tirx.Cast(kind, each) if kind != str(each.ty.dtype) else each for kind, each in zip(kinds, (j, w), strict=True)
    )
    buffers = index.buffer, value.buffer
    return Block(buffers, *domain, values, *over, (tirx.IntImm(kinds[0], 0), worst), combiner, kinds=kinds, later=later)


def _comparison(condition: Expr, buffer: Buffer) -> tuple[type[Expr] | None, bool]:
    """How `condition` compares buffer[…], the first operand, with something (> or <, or None), and whether it asks for NaN."""
    found: list[Expr] = []
    tvm_ffi.structural_walk(condition, [((tirx.GT, tirx.LT, Call), found.append)], order="post")
    compared = [each for each in found if isinstance(each, tirx.GT | tirx.LT) and isinstance(each.a, TensorLoad)]
    kinds = {type(each) for each in compared if each.a.source.same_as(buffer)}
    return (kinds.pop() if len(kinds) == 1 else None), any(call_name(each).endswith("isnan") for each in found)


def _first_best_combiners(better: type[Expr], nan: bool, short: bool = False) -> tuple[Combiner, Combiner]:
    """`combiner` and `later` of `_first_best`; with `nan`, NaN is better than anything, and if `short` the value is float32."""
    unless = tirx.GE if better is tirx.GT else tirx.LE

    def keeps(i: Expr, v: Expr, j: Expr, w: Expr) -> Expr:
        if nan and short:
            return _keeps_current(better is tirx.GT, v, w, i, j)
        found, equal = better(v, w), tirx.EQ(v, w)
        if nan:
            found = tirx.Or(found, tirx.And(tirx.isnan(v), tirx.Not(tirx.isnan(w))))
            equal = tirx.Or(equal, tirx.And(tirx.isnan(v), tirx.isnan(w)))
        return tirx.Or(found, tirx.And(equal, tirx.LT(i, j)))

    def keeps_first(_i: Expr, v: Expr, _j: Expr, w: Expr) -> Expr:
        if nan and short:
            return _keeps_current(better is tirx.GT, v, w)
        return tirx.Or(unless(v, w), tirx.isnan(v)) if nan else unless(v, w)

    def selecting(keep: Callable[..., Expr]) -> Combiner:
        return lambda now, new: [tirx.Select(keep(*now, *new), a, b) for a, b in zip(now, new, strict=True)]

    return selecting(keeps), selecting(keeps_first)


def _keeps_current(greatest: bool, *operands: TensorLoad) -> Expr:
    """Whether v stays the best of float32 v and w, and of indices i and j, where w may be of an earlier index: NaN is best,
    then the greatest or least, −0 as 0, and of equals the first. Without a branch: `or` of comparisons with NaN makes several,
    which the threads of a warp go through one after the other."""
    name, sign = ("greatest", "") if greatest else ("least", "-")
    source = f"""
__forceinline__ __device__ int tk_rank_{name}(float x) {{
  int i = __float_as_int({sign}x + 0.0f);
  return i ^ ((i >> 31) & 0x7fffffff);
}}
template <typename I> __forceinline__ __device__ int tk_stays_{name}(float v, float w, I i, I j) {{
  int a = tk_rank_{name}(v), b = tk_rank_{name}(w);
  return (a > b) | ((a == b) & (i < j));
}}
__forceinline__ __device__ int tk_stays_{name}(float v, float w) {{
  return ({sign}v >= {sign}w) | (v != v);
}}
"""
    call = cuda_func_call(f"tk_stays_{name}", *operands, source_code=source, return_type="int32")
    return tirx.NE(call, tirx.IntImm("int32", 0))


def _replaced(expr: Expr, now: dict[int, Expr], values: Sequence[Expr], incoming: Sequence[Expr]) -> Expr:
    """`expr` with `now` for loads of the accumulators and `incoming` for the new values."""

    def visit(node: Expr, mutator: StructuralMutator) -> Expr:
        if isinstance(node, TensorLoad) and key(node.source) in now:
            return now[key(node.source)]
        for value, new in zip(values, incoming, strict=True):
            if type(node) is type(value) and tvm_ffi.structural_equal(node, value, map_free_vars=False):
                return new
        return mutator.default_mutate(node)

    return tvm_ffi.structural_mutate(expr, [(Expr, visit)])


def loads_of(expr: Expr) -> list[TensorLoad]:
    """The loads in `expr`, those in other loads' indices too."""
    found: list[TensorLoad] = []
    tvm_ffi.structural_walk(expr, [(TensorLoad, found.append)], order="post")
    return found


def is_load(expr: Expr, buffer: Buffer) -> bool:
    """Whether `expr` is an element of `buffer`."""
    return isinstance(expr, TensorLoad) and bool(expr.source.same_as(buffer))


def block_reads(expr: Expr, buffer: Buffer) -> bool:
    """Whether `expr` loads from `buffer`."""
    return any(load.source.same_as(buffer) for load in loads_of(expr))


def _reads(expr: Expr, buffers: list[Buffer]) -> bool:
    return any(block_reads(expr, buffer) for buffer in buffers)


def is_one(extent: Expr | int) -> bool:
    """Whether a size is 1, for certain."""
    return static(extent) == 1


def are_equal(one: Expr | int, other: Expr | int) -> bool:
    """Whether two sizes are provably the same."""
    if isinstance(one, int) and isinstance(other, int):
        return one == other
    return bool(tvm.sym.Analyzer().can_prove_equal(one, other))


def static(dim: Expr | int) -> int | None:
    """A size as a number; None where it is symbolic."""
    return int(dim) if isinstance(dim, int | tirx.IntImm) else None


def call_name(expr: Expr) -> str:
    """What a call calls, without the dialect; "" of anything else."""
    return str(getattr(getattr(expr, "op", None), "name", "")).rpartition(".")[2]


def same_vars(indices: Sequence[Expr], variables: Sequence[Expr]) -> bool:
    """Whether indices are these variables, in order."""
    return len(indices) == len(variables) and all(i.same_as(v) for i, v in zip(indices, variables, strict=True))


def conjuncts(condition: Expr) -> list[Expr]:
    """The conditions that hold together where `condition` does."""
    return [*conjuncts(condition.a), *conjuncts(condition.b)] if type(condition).__name__ == "And" else [condition]


def alike(one: Sequence[Expr], other: Sequence[Expr]) -> bool:
    """Whether expressions are the same ones."""
    return len(one) == len(other) and all(
        tvm_ffi.structural_equal(a, b, map_free_vars=False) for a, b in zip(one, other, strict=True)
    )


def substitute(expr: Expr | SeqStmt, values: dict[int, Expr]) -> Expr | SeqStmt:
    """`expr` with values[key(var)] for each variable that is there."""
    if not values:
        return expr
    return tvm_ffi.structural_map(expr, [(Var, lambda var: values.get(key(var), var))])


def merged_axes(shape: Sequence[Expr], indices: Sequence[Expr]) -> tuple[list[Any], list[Any]]:
    """`shape` and `indices` with each axis of a symbolic size that goes on from the one before it merged to that one.

        x[r, c // w, c % w] of [n, h, w]     →     x[r, c] of [n, h · w]

    TVM's simplifier knows (c // w) · w + c % w for c, but not where other terms stand in between, as they do in the number of
    an element; of known sizes it does. Neighbours along an image of a dynamic size would not be known for neighbours in
    memory."""
    sizes, found = list(shape), list(indices)
    for n in range(len(sizes) - 1, 0, -1):
        merged = None if isinstance(sizes[n], int | IntImm) else _merged(sizes[n - 1], sizes[n], found[n - 1], found[n])
        if merged is not None:
            sizes[n - 1 : n + 1], found[n - 1 : n + 1] = [sizes[n - 1] * sizes[n]], [merged]
    return sizes, found


def _merged(outer: Expr, inner: Expr, before: Expr, index: Expr) -> Expr | None:
    """c for indices c // inner and c % inner; c % (outer · inner) where the first one is (c // inner) % outer; else None."""
    equal = tvm.sym.Analyzer().can_prove_equal
    if not isinstance(index, tirx.FloorMod) or not equal(index.b, inner):
        return None
    wraps = isinstance(before, tirx.FloorMod) and equal(before.b, outer)
    quotient = before.a if wraps else before
    if not isinstance(quotient, tirx.FloorDiv) or not equal(quotient.b, inner) or not alike([quotient.a], [index.a]):
        return None
    return tirx.floormod(index.a, outer * inner) if wraps else index.a
