"""Conditions that a function keeps in memory of its own on a CPU, as bytes.

    c[i] = a[i] & m[i];  y[i] = select(c[i], p, q)      →      c[i] = int8(a[i] & m[i]);  y[i] = select(bool(c[i]), p, q)

TVM's StorageRewrite allocates vectors of int8 where all accesses are vectors of bool, and takes what it loads from them for a
condition as it is: "Check failed: (a_ty.MatchesCode(DLDataTypeCode::kDLBool))". A bool is a byte in memory either way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad, Var
from tvm.s_tir import SBlock

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, BufferStore, For, PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["bool_bytes"]


def bool_bytes(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled functions for a CPU, whose allocated buffers of bool that vectors access are of int8."""
    changed = {var: made for var, func in mod.functions_items() if (made := _rewritten(func)) is not None}
    if not changed:
        return mod
    updated = tvm.IRModule(dict(mod.functions_items()), attrs=mod.attrs)
    updated.update(tvm.IRModule(changed, attrs=mod.attrs))
    return updated


def _rewritten(func: PrimFunc) -> PrimFunc | None:
    """The function with bytes, None where no vector of its own conditions is in memory."""
    allocated: list[Buffer] = []
    shared: list[Buffer] = []  # that have another name inside a block, which keeps its dtype

    def block(node: SBlock) -> None:
        allocated.extend(node.alloc_buffers)
        shared.extend(region.source.buffer for region in node.match_buffers)

    rules = [(SBlock, block), (tirx.AllocBuffer, lambda stmt: allocated.append(stmt.buffer))]
    tvm_ffi.structural_walk(func.body, rules, order="pre")
    in_vectors = _in_vectors(func.body)
    new = {
        buffer: tirx.decl_buffer(buffer.shape, "int8", name=buffer.name, scope=buffer.scope())
        for buffer in allocated
        if str(buffer.dtype) == "bool" and hash(buffer) in in_vectors and not any(buffer.same_as(each) for each in shared)
    }
    if not new:
        return None

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        indices = [mutator.mutate(index) for index in node.indices]
        if node.source not in new:
            return tirx.BufferLoad(node.source, indices)
        return tirx.Cast(str(node.ty.dtype), tirx.BufferLoad(new[node.source], indices))

    def store(node: BufferStore, mutator: StructuralMutator) -> Stmt:
        value, indices = mutator.mutate(node.value), [mutator.mutate(index) for index in node.indices]
        if node.buffer not in new:
            return tirx.BufferStore(node.buffer, value, indices)
        return tirx.BufferStore(new[node.buffer], tirx.Cast(str(value.ty.dtype).replace("bool", "int8"), value), indices)

    changes = [(TensorLoad, load), (tirx.BufferStore, store), (Var, lambda node, _mutator: new.get(node, node))]
    return func.with_body(tvm_ffi.structural_mutate(func.body, changes))


def _in_vectors(body: Stmt) -> set[int]:
    """The buffers, by hash, that vectors are loaded from or stored to."""
    found: set[int] = set()
    accesses = [
        (TensorLoad, lambda node: found.add(hash(node.source))),
        (tirx.BufferStore, lambda node: found.add(hash(node.buffer))),
    ]

    def loop(node: For) -> None:
        if node.kind == tirx.ForKind.VECTORIZED:
            tvm_ffi.structural_walk(node.body, accesses, order="post")

    tvm_ffi.structural_walk(body, [(tirx.For, loop)], order="pre")
    return found
