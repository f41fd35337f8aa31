"""Assertions in front of the statements of a checked build: indices in range, and accesses that have no proof.

    y[i] = x[max(min(tk_in_range(k[i], 16), 15), 0)]    →    assert 0 <= k[i] < 16, "take: index …";   y[i] = x[…k[i]…]

On a CPU an assertion ends the call with an error; on an NVIDIA GPU the kernel prints a line and traps. On an AMD GPU it leaves
a note, with which the runtime ends the call (tk/rocm/check_library.ll).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call, StringImm, TensorLoad, Var

from tk.lowering.checked import IN_RANGE, WHAT, WHERE, is_checked
from tk.lowering.lazy import is_lazy
from tk.lowering.memory_safety import unproven_accesses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import Buffer, For, IfThenElse, PrimFunc, SeqStmt, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["insert_checks"]


def insert_checks(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, lowered down to what the code generator takes, with its assertions if the build is a checked one."""
    if not is_checked():
        return mod
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(_Inserter(func, str(var.name_hint)).inserted())
    return updated


class _Inserter:
    """One function's statements, each behind its assertions."""

    def __init__(self, func: PrimFunc, name: str) -> None:
        self.func, self.name = func, name.removeprefix("__tvm_ffi_").removesuffix("_kernel")
        target = func.attrs.get("target") if func.attrs is not None else None
        self.kind = "llvm" if target is None else str(target.kind.name)
        self.unproven = unproven_accesses(func, name)
        self.conditions: list[tuple[Any, str, Any, Any]] = []
        self.guards: list[Any] = []

    def inserted(self) -> SeqStmt:
        statements = (tirx.BufferStore, tirx.Evaluate, tirx.Bind)
        rules = [
            (statements, self._statement),
            (tirx.IfThenElse, self._branch),
            (tirx.For, self._loop),
            (tirx.AssertStmt, lambda node, _: node),
            (Call, self._call),
            (TensorLoad, self._load),
        ]
        return tvm_ffi.structural_mutate(self.func.body, rules)

    def _statement(self, node: Stmt, mutator: StructuralMutator) -> Stmt:
        self.conditions = []
        if isinstance(node, tirx.BufferStore):
            self._asserted(node.buffer, node.indices)
        node = mutator.default_mutate(node)
        found, self.conditions = self.conditions, []
        return tirx.SeqStmt([*map(self._assertion, found), node]) if found else node

    def _branch(self, node: IfThenElse, mutator: StructuralMutator) -> IfThenElse:
        self.conditions = []
        condition = mutator.mutate(node.condition)
        found, self.conditions = self.conditions, []
        then = mutator.mutate(node.then_case)
        other = None if node.else_case is None else mutator.mutate(node.else_case)
        made = tirx.IfThenElse(condition, then, other)
        return tirx.SeqStmt([*map(self._assertion, found), made]) if found else made

    def _loop(self, node: For, mutator: StructuralMutator) -> For:
        body = mutator.mutate(node.body)
        return tirx.For(node.loop_var, node.min, node.extent, node.kind, body, node.thread_binding, node.annotations)

    def _load(self, node: TensorLoad, mutator: StructuralMutator) -> TensorLoad:
        node_is = hash(node)
        made = mutator.default_mutate(node)
        if node_is in self.unproven:
            self._asserted(made.source, made.indices, sure=True)
        return made

    def _asserted(self, buffer: Buffer, indices: Sequence[Expr], sure: bool = False) -> None:
        """Notes that every index of an access without a proof must be inside."""
        for index, shape in zip(indices, buffer.shape, strict=False):
            extent = shape if self._is_known(shape) else tirx.max_value("int64")
            if (sure or (hash(buffer), hash(index)) in self.unproven) and not isinstance(index, tirx.Ramp):
                self._note(index, extent, f"{self.name}: an index of {buffer.name}")

    def _is_known(self, extent: Expr) -> bool:
        """Whether the function is given every variable of `extent`: a kernel is not given sizes that its code does not use."""
        unknown: list[Var] = []
        given = {hash(param) for param in self.func.params}
        tvm_ffi.structural_walk(extent, [(Var, lambda var: unknown.append(var) if hash(var) not in given else None)])
        return not unknown

    def _call(self, node: Expr, mutator: StructuralMutator) -> Expr:
        def same(one: Expr, other: Expr) -> bool:
            return bool(one.same_as(other))

        name = str(getattr(node.op, "name", ""))
        if is_lazy(node):
            condition = mutator.mutate(node.args[0])
            branches = []
            for guard, branch in ((condition, node.args[1]), (tirx.Not(condition), node.args[2])):
                self.guards.append(guard)
                branches.append(mutator.mutate(branch))
                self.guards.pop()
            made = [condition, *branches]
            return node if all(map(same, made, node.args)) else tirx.if_then_else(*made)
        made = mutator.default_mutate(node)
        if name != IN_RANGE:
            return made
        index, size, where = made.args
        self._note(index, size, f"{WHERE[int(where)]} (in {self.name}): an index")
        return index

    def _note(self, index: TensorLoad, extent: Expr, what: str) -> None:
        index, size = (each if str(each.ty.dtype) == "int64" else tirx.Cast("int64", each) for each in (index, extent))
        kind = "int64"
        condition = tirx.all(index >= tirx.const(0, kind), index < size)
        for guard in reversed(self.guards):
            condition = tirx.if_then_else(guard, condition, tirx.const(True, "bool"))
        self.conditions.append((condition, what, index, size))

    def _assertion(self, noted: tuple[Expr, str, TensorLoad, Expr]) -> Stmt:
        condition, what, index, size = noted
        if self.kind == "rocm":
            if what not in WHAT:
                WHAT.append(what)
            text = tirx.const(WHAT.index(what), "int32")
            return tirx.Evaluate(tirx.call_extern("void", "tk_check", tirx.Cast("int32", condition), index, size, text))
        if self.kind == "llvm":
            kind, parts = StringImm("IndexError"), [StringImm(f"{what} is out of range")]
            return tirx.AssertStmt(condition, kind, parts)  # the order of the node, not of its Python class
        number = sum(map(ord, what)) * 31 + len(what)
        name = f"tk_check_{number}"
        source = f"""
__forceinline__ __device__ int {name}(bool inside, long long index, long long size) {{
  if (!inside) {{
    printf("tk: {what} is out of range: %lld of %lld\\n", index, size);
    __trap();
  }}
  return 0;
}}
"""
        return tirx.Evaluate(cuda_func_call(name, condition, index, size, source_code=source, return_type="int32"))
