"""Vectorized loops that a GPU's code generator would get wrong, unrolled instead: those that read or write bool in memory,
and those of more lanes than it has vectors of.

    for v in T.vectorized(4): out[i + v] = x[i + v] > 0      →      for v in T.unroll(4): …

TVM's CUDA printer has no vector of bool and writes ushortN: twice the bytes of N bools, so masks come out wrong and stores
run over their neighbours. Conditions in registers are right as ushortN, which has four lanes at most, as have double and int64.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad, Var

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import BufferStore, For, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["unroll_bool_vectors"]

LANES = 4  # of the widest vector of conditions, and of numbers of 64 bits, that can be printed


def unroll_bool_vectors(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled functions for a GPU, with no vector of bool in memory and none of more than four conditions or
    numbers of 64 bits."""

    def unrolled(loop: For, mutator: StructuralMutator) -> For:
        loop = mutator.default_mutate(loop)
        if loop.kind != tirx.ForKind.VECTORIZED or not (_has_bool_memory(loop.body) or _is_wide(loop)):
            return loop
        return tirx.For(loop.loop_var, loop.min, loop.extent, tirx.ForKind.UNROLLED, loop.body, None, loop.annotations)

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.For, unrolled)]))
    return updated


def _has_bool_memory(body: Stmt) -> bool:
    found: list[bool] = []
    rules = [
        (tirx.BufferStore, lambda store: found.append(str(store.buffer.dtype) == "bool")),
        (TensorLoad, lambda load: found.append(str(load.source.dtype) == "bool")),
    ]
    tvm_ffi.structural_walk(body, rules, order="post")
    return any(found)


def _is_wide(loop: For) -> bool:
    """Whether more lanes than can be printed have conditions, or numbers of 64 bits, of their own. A guard of a statement is
    none: TVM keeps one that all lanes share, and takes a loop with another apart itself."""
    if isinstance(loop.extent, tirx.IntImm) and int(loop.extent) <= LANES:
        return False
    found: list[bool] = []

    def condition(node: Expr) -> None:
        tvm_ffi.structural_walk(node, [(Var, lambda var: found.append(var.same_as(loop.loop_var)))], order="post")

    conditions = (tirx.EQ, tirx.NE, tirx.LT, tirx.LE, tirx.GT, tirx.GE)

    def store(node: BufferStore) -> None:
        found.append(str(node.buffer.dtype).endswith("64"))
        tvm_ffi.structural_walk(node.value, [(conditions, condition)], order="post")
        for cast in _casts_to_64_bits(node.value):
            condition(cast)

    tvm_ffi.structural_walk(loop.body, [(tirx.BufferStore, store)], order="post")
    return any(found)


def _casts_to_64_bits(value: Expr) -> list[tirx.Cast]:
    """The casts to 64 bits that a value is computed with: an index is no vector's lanes, but an address."""
    casts: list[tirx.Cast] = []
    of_indices: set[int] = set()

    def load(node: TensorLoad) -> None:
        for index in node.indices:
            tvm_ffi.structural_walk(index, [(tirx.Cast, lambda cast: of_indices.add(hash(cast)))], order="post")

    tvm_ffi.structural_walk(value, [(tirx.Cast, casts.append), (TensorLoad, load)], order="post")
    return [cast for cast in casts if str(cast.ty.dtype).endswith("64") and hash(cast) not in of_indices]
