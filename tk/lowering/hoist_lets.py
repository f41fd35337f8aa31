"""What a host kernel computes once inside of an expression that it stores, as a local buffer that is stored before.

    y[i] = let x = f(i) in g(x, x)     x_local[0] = f(i);  y[i] = g(x_local[0], x_local[0])

LLVM makes registers of both. TVM's LLVM code generator simplifies each let with all those around it written out: a rounded
exponential behind a product takes it twenty seconds, and a tenth of one as buffers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["hoist_lets"]

LAZY = "prim.if_then_else"  # what its branches read may lie out of bounds: their lets stay where they are


def hoist_lets(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of host functions that are lowered down to what LLVM takes, with no let of floats in what they store."""
    import tvm
    import tvm_ffi
    from tvm import tirx

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        changes = [(tirx.BufferStore, _unnested)]
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, changes)) if _has_let(func.body) else func
    return updated


def _has_let(node: Any) -> bool:
    import tvm_ffi
    from tvm import tirx

    found: list[Any] = []
    tvm_ffi.structural_walk(node, [(tirx.Let, found.append)], order="post")
    return bool(found)


def _unnested(store: Any, _mutator: Any) -> Any:
    import tvm
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call, Var

    if not _has_let(store):
        return store
    before: list[Any] = []
    loads: dict[Any, Any] = {}

    def let(node: Any, mutator: Any) -> Any:
        dtype = tvm.DataType(str(node.var.ty.dtype))
        if "float" not in str(dtype):  # an index: LLVM sees what is beside what
            return mutator.default_mutate(node)
        value = mutator.mutate(node.value)
        buffer = tirx.decl_buffer((dtype.lanes,), str(dtype.with_lanes(1)), name=f"{node.var.name}_local", scope="local")
        first = tirx.const(0, "int32")
        indices = [first if dtype.lanes == 1 else tirx.Ramp(first, tirx.const(1, "int32"), dtype.lanes)]
        before.extend([tirx.AllocBuffer(buffer), tirx.BufferStore(buffer, value, indices)])
        loads[node.var] = tirx.BufferLoad(buffer, indices)
        return mutator.mutate(node.body)

    def load(node: Any, _mutator: Any) -> Any:
        return loads.get(node, node)

    def call(node: Any, mutator: Any) -> Any:
        lazy = getattr(node.op, "name", "") == LAZY
        return tvm_ffi.structural_mutate(node, [(Var, load)]) if lazy else mutator.default_mutate(node)

    changes = [(tirx.Let, let), (Var, load), (Call, call)]
    value, *indices = (tvm_ffi.structural_mutate(each, changes) for each in (store.value, *store.indices))
    return tirx.SeqStmt([*before, tirx.BufferStore(store.buffer, value, indices)]) if before else store
