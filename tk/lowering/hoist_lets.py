"""What a host kernel computes once inside of an expression that it stores, as a local buffer that is stored before.

    y[i] = let x = f(i) in g(x, x)     x_local[0] = f(i);  y[i] = g(x_local[0], x_local[0])

LLVM makes registers of both, and what stands there several times is stored once. TVM's LLVM code generator simplifies each
let with all those around it written out: a rounded exponential behind a matmul takes it twenty seconds, and a tenth of one
as buffers; a relu of a relu of one, each of which reads its operand twice, minutes. Of whole numbers it takes no let of
vectors with conditions in them (bool % 3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad, Var

from tk.lowering.lazy import is_lazy

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import BufferStore, Evaluate, Let, Stmt

__all__ = ["hoist_lets"]

MASKED_STORE = "tirx.masked_store"  # a statement of its own: masked_vectors.py


def hoist_lets(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of host functions that are lowered down to what LLVM takes, with no let of floats, or of vectors of conditions, in
    what they store."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        changes = [(tirx.BufferStore, _unnested), (tirx.Evaluate, _unnested_masked)]
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, changes)) if _has_let(func.body) else func
    return updated


def _has_let(node: Expr | Stmt) -> bool:
    found: list[Let] = []
    tvm_ffi.structural_walk(node, [(tirx.Let, found.append)], order="post")
    return bool(found)


def _unnested(store: BufferStore, _mutator: Any) -> Stmt:
    if not _has_let(store):
        return store
    hoist = _Hoist(_always_loaded(store))
    value, *indices = map(hoist.rewritten, (store.value, *store.indices))
    return tirx.SeqStmt([*hoist.before, tirx.BufferStore(store.buffer, value, indices)]) if hoist.before else store


def _unnested_masked(statement: Evaluate, _mutator: Any) -> Stmt:
    """The same for a store under a mask: what it hides is computed too, from loads under masks of their own."""
    if getattr(getattr(statement.value, "op", None), "name", "") != MASKED_STORE or not _has_let(statement.value):
        return statement
    hoist = _Hoist(set())
    value = hoist.rewritten(statement.value)
    return tirx.SeqStmt([*hoist.before, tirx.Evaluate(value)]) if hoist.before else statement


def _chooses_lanes(value: Expr) -> bool:
    """Whether there is a vector of conditions in `value`."""
    if tvm.DataType(str(value.ty.dtype)).lanes == 1:
        return False
    found: list[bool] = []
    rules = [((tirx.Cast, tirx.Select), lambda node: found.append("bool" in str(_condition(node).ty.dtype)))]
    tvm_ffi.structural_walk(value, rules, order="pre")
    return any(found)


def _condition(node: Expr) -> Expr:
    return node.value if isinstance(node, tirx.Cast) else node.condition


class _Hoist:
    """What goes before one store: `before`, and the loads of what is stored there. A branch that must stay lazy becomes one of
    an if statement with its own stores."""

    def __init__(self, always: set[int]) -> None:
        self.always = always
        self.before: list[Stmt] = []
        self.loads: dict[Var, TensorLoad] = {}
        self.stored: dict[int, list[tuple[Expr, TensorLoad]]] = {}  # by hash of the value

    def rewritten(self, expression: Expr) -> Expr:
        changes = [(tirx.Let, self.let), (Var, lambda node, _mutator: self.loads.get(node, node)), (Call, self.call)]
        return tvm_ffi.structural_mutate(expression, changes)

    def let(self, node: Let, mutator: Any) -> Expr:
        if "float" not in str(node.var.ty.dtype) and not _chooses_lanes(node.value):  # an index: LLVM sees what is beside what
            return mutator.default_mutate(node)
        value = mutator.mutate(node.value)
        load = self.known(value)
        if load is None:
            load, store = _local(f"{node.var.name}_local", value)
            self.before.extend([tirx.AllocBuffer(load.source), store(value)])
            self.keep(value, load)
        self.loads[node.var] = load
        return mutator.mutate(node.body)

    def call(self, node: Call, mutator: Any) -> Expr:
        if not is_lazy(node) or all(_is_harmless(branch, self.always) for branch in node.args[1:]):
            return mutator.default_mutate(node)
        if not any(map(_has_let, node.args[1:])):
            return mutator.default_mutate(node)
        if (load := self.known(node)) is None:
            load = self.branches(node, mutator.mutate(node.args[0]))
            self.keep(node, load)
        return load

    def branches(self, node: Call, condition: Expr) -> TensorLoad:
        """The load of what an "if" before the store leaves of the lazy call `node`."""
        load, store = _local("branch_local", node)
        bodies = []
        outer, stored = self.before, self.stored
        for branch in node.args[1:]:
            self.before, self.stored = [], {key: list(alike) for key, alike in stored.items()}
            value = self.rewritten(branch)
            bodies.append(tirx.SeqStmt([*self.before, store(value)]) if self.before else store(value))
        self.before, self.stored = outer, stored
        self.before.extend([tirx.AllocBuffer(load.source), tirx.IfThenElse(condition, *bodies)])
        return load

    def known(self, value: Expr) -> TensorLoad | None:
        """The load of what is computed before and equals `value`."""
        alike = self.stored.get(tvm_ffi.structural_hash(value), ())
        return next((load for other, load in alike if tvm_ffi.structural_equal(other, value)), None)

    def keep(self, value: Expr, load: TensorLoad) -> None:
        self.stored.setdefault(tvm_ffi.structural_hash(value), []).append((value, load))


def _local(name: str, value: Expr) -> tuple[TensorLoad, Callable[[Expr], BufferStore]]:
    """The load of a new local buffer that takes `value`, and what makes the store of one into it."""
    dtype = tvm.DataType(str(value.ty.dtype))
    buffer = tirx.decl_buffer((dtype.lanes,), str(dtype.with_lanes(1)), name=name, scope="local")
    first = tirx.const(0, "int32")
    indices = [first if dtype.lanes == 1 else tirx.Ramp(first, tirx.const(1, "int32"), dtype.lanes)]
    return tirx.BufferLoad(buffer, indices), lambda stored: tirx.BufferStore(buffer, stored, indices)


def _always_loaded(store: BufferStore) -> set[int]:
    """The hashes of what is loaded whatever the conditions in `store` are."""
    found: set[int] = set()

    def load(node: TensorLoad, mutator: Any) -> Expr:
        found.add(tvm_ffi.structural_hash(node))
        return mutator.default_mutate(node)

    def call(node: Call, mutator: Any) -> Expr:
        if not is_lazy(node):
            return mutator.default_mutate(node)
        mutator.mutate(node.args[0])
        return node

    for each in (store.value, *store.indices):
        tvm_ffi.structural_mutate(each, [(TensorLoad, load), (Call, call)])
    return found


def _is_harmless(branch: Expr, always: set[int]) -> bool:
    """Whether `branch` may be computed where it is not wanted: it loads what is loaded in any case, divides whole numbers by
    constants alone, and calls no other code."""
    found: list[bool] = []

    def load(node: TensorLoad) -> None:
        found.append(tvm_ffi.structural_hash(node) in always)

    def divide(node: Expr) -> None:
        found.append("float" in str(node.ty.dtype) or isinstance(node.b, tirx.IntImm))

    def call(node: Call) -> None:
        name = getattr(node.op, "name", "")
        found.append(not any(kind in name for kind in ("extern", "packed")) or "pure_extern" in name)

    divisions = [(kind, divide) for kind in (tirx.Div, tirx.Mod, tirx.FloorDiv, tirx.FloorMod)]
    tvm_ffi.structural_walk(branch, [(TensorLoad, load), (Call, call), *divisions], order="post")
    return all(found)
