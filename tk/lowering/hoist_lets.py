"""What a host kernel computes once inside of an expression that it stores, as a local buffer that is stored before.

    y[i] = let x = f(i) in g(x, x)     x_local[0] = f(i);  y[i] = g(x_local[0], x_local[0])

LLVM makes registers of both, and what stands there several times is stored once. TVM's LLVM code generator simplifies each
let with all those around it written out: a rounded exponential behind a product takes it twenty seconds, and a tenth of one
as buffers; a relu of a relu of one, each of which reads its operand twice, minutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, TensorLoad, Var
    from tvm.tirx import BufferStore, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["hoist_lets"]

LAZY = "prim.if_then_else"  # its branches may read out of bounds, or divide by 0: lets of such stay where they are


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


def _has_let(node: Stmt) -> bool:
    import tvm_ffi
    from tvm import tirx

    found: list[Expr] = []
    tvm_ffi.structural_walk(node, [(tirx.Let, found.append)], order="post")
    return bool(found)


def _unnested(store: BufferStore, _mutator: StructuralMutator) -> Stmt:
    import tvm
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call, Var

    if not _has_let(store):
        return store
    before: list[Stmt] = []
    loads: dict[Var, TensorLoad] = {}
    stored: dict[int, list[tuple[Expr, TensorLoad]]] = {}  # by hash of the value
    always = _always_loaded(store)

    def let(node: Expr, mutator: StructuralMutator) -> Expr:
        dtype = tvm.DataType(str(node.var.ty.dtype))
        if "float" not in str(dtype):  # an index: LLVM sees what is beside what
            return mutator.default_mutate(node)
        value = mutator.mutate(node.value)
        alike = stored.setdefault(tvm_ffi.structural_hash(value), [])
        same = next((load for other, load in alike if tvm_ffi.structural_equal(other, value)), None)
        if same is not None:
            loads[node.var] = same
            return mutator.mutate(node.body)
        buffer = tirx.decl_buffer((dtype.lanes,), str(dtype.with_lanes(1)), name=f"{node.var.name}_local", scope="local")
        first = tirx.const(0, "int32")
        indices = [first if dtype.lanes == 1 else tirx.Ramp(first, tirx.const(1, "int32"), dtype.lanes)]
        before.extend([tirx.AllocBuffer(buffer), tirx.BufferStore(buffer, value, indices)])
        loads[node.var] = tirx.BufferLoad(buffer, indices)
        alike.append((value, loads[node.var]))
        return mutator.mutate(node.body)

    def load(node: Expr, _mutator: StructuralMutator) -> Expr:
        return loads.get(node, node)

    def call(node: Expr, mutator: StructuralMutator) -> Call:
        lazy = _is_lazy(node) and not all(_is_harmless(branch, always) for branch in node.args[1:])
        return tvm_ffi.structural_mutate(node, [(Var, load)]) if lazy else mutator.default_mutate(node)

    changes = [(tirx.Let, let), (Var, load), (Call, call)]
    value, *indices = (tvm_ffi.structural_mutate(each, changes) for each in (store.value, *store.indices))
    return tirx.SeqStmt([*before, tirx.BufferStore(store.buffer, value, indices)]) if before else store


def _is_lazy(call: Call) -> bool:
    return getattr(call.op, "name", "") == LAZY


def _always_loaded(store: BufferStore) -> set[int]:
    """The hashes of what is loaded whatever the conditions in `store` are."""
    import tvm_ffi
    from tvm.ir import Call, TensorLoad

    found: set[int] = set()

    def load(node: TensorLoad, mutator: StructuralMutator) -> TensorLoad:
        found.add(tvm_ffi.structural_hash(node))
        return mutator.default_mutate(node)

    def call(node: Expr, mutator: StructuralMutator) -> Call:
        if not _is_lazy(node):
            return mutator.default_mutate(node)
        mutator.mutate(node.args[0])
        return node

    for each in (store.value, *store.indices):
        tvm_ffi.structural_mutate(each, [(TensorLoad, load), (Call, call)])
    return found


def _is_harmless(branch: Expr, always: set[int]) -> bool:
    """Whether `branch` may be computed where it is not wanted: it loads what is loaded in any case, divides whole numbers by
    constants alone, and calls no other code."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call, TensorLoad

    found: list[bool] = []

    def load(node: TensorLoad) -> None:
        found.append(tvm_ffi.structural_hash(node) in always)

    def divide(node: Expr) -> None:
        found.append("float" in str(node.ty.dtype) or isinstance(node.b, tirx.IntImm))

    def call(node: Expr) -> None:
        name = getattr(node.op, "name", "")
        found.append(not any(kind in name for kind in ("extern", "packed")) or "pure_extern" in name)

    divisions = [(kind, divide) for kind in (tirx.Div, tirx.Mod, tirx.FloorDiv, tirx.FloorMod)]
    tvm_ffi.structural_walk(branch, [(TensorLoad, load), (Call, call), *divisions], order="post")
    return all(found)
