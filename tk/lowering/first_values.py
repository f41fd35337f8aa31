"""First values for registers that are written under one condition and read under another.

    if (c) x = a[i];                                      x = 0;
                                                →         if (c) x = a[i];
    y = c ? x : b;                                        y = c ? x : b;

Both are the same program: where c does not hold, x is not used. But ptxas of CUDA 13.0 makes wrong code of longer chains of the
left one from its second level of optimisation on, though not of the right one: of three values of which each thread takes one
by the remainder of its position, the first two were whatever lay in the registers of those that it had not taken.

What a path through a kernel writes is followed in the order of its text, an element of a buffer at a time where its index is a
number. A loop runs at least once unless its extent says otherwise; what a call is given, as PTX's instructions are, it may
write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad
from tvm.tirx import (
    AllocBuffer,
    AttrStmt,
    Bind,
    BufferStore,
    DeclBuffer,
    Evaluate,
    For,
    IfThenElse,
    IntImm,
    PrimFunc,
    Ramp,
    SeqStmt,
    While,
)

from tk.lowering.buffer_facts import pointer_of

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, Stmt

__all__ = ["first_values"]

# Calls that take an element as a value, and write where they have its address alone. PTX's instructions write into registers.
BY_VALUE = frozenset(
    {
        "prim.if_then_else",
        "prim.likely",
        "tirx.call_pure_extern",
        "tirx.cuda.__shfl_xor_sync",
        "tirx.cuda.func_call",
        "tirx.reinterpret",
    }
)

Element: TypeAlias = tuple[int, int | None]  # a buffer, and its element; None: all of them


def first_values(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of device functions in which every register that is read has been written on every path to where it is."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = _filled(func)
    return updated


def _filled(func: PrimFunc) -> PrimFunc:
    paths = _Paths()
    paths.run(func.body, set())
    if not paths.unset:
        return func

    def fill(node: SeqStmt) -> Stmt:
        parts: list[Stmt] = []
        for part in node.seq:
            parts.append(part)
            if isinstance(part, AllocBuffer) and hash(part.buffer) in paths.unset:
                parts += _zeros(part.buffer)
        return SeqStmt(parts)

    return func.with_body(tvm_ffi.structural_map(func.body, [(SeqStmt, fill)]))


def _zeros(buffer: Buffer) -> list[BufferStore]:
    zero = tirx.const(0, buffer.dtype)
    return [BufferStore(buffer, zero, [IntImm("int32", n)]) for n in range(int(buffer.shape[0]))]


class _Paths:
    """`unset`: the registers of which a path reads an element that it has not written."""

    def __init__(self) -> None:
        self.unset: set[int] = set()
        self._sizes: dict[int, int] = {}  # elements of each buffer of registers
        self._views: dict[int, int] = {}  # by the buffer that a view looks into

    def run(self, stmt: Stmt, written: set[Element]) -> set[Element]:
        """What has been written behind `stmt`, of which `written` has been before it."""
        match stmt:
            case SeqStmt():
                for part in stmt.seq:
                    written = self.run(part, written)
            case IfThenElse():
                self._reads(stmt.condition, written)
                one = self.run(stmt.then_case, set(written))
                other = written if stmt.else_case is None else self.run(stmt.else_case, set(written))
                written = one & other
            case For() | While():
                if isinstance(stmt, While):
                    self._reads(stmt.condition, written)
                looped = self.run(stmt.body, set(written))
                written = looped if isinstance(stmt, For) and _runs(stmt.extent) else written
            case AttrStmt():
                written = self.run(stmt.body, written)
            case Bind() | Evaluate():
                self._reads(stmt.value, written)
            case BufferStore():
                for each in (stmt.value, *stmt.indices):
                    self._reads(each, written)
                self._write(stmt, written)
            case AllocBuffer() if stmt.buffer.scope() == "local" and len(stmt.buffer.shape) == 1:
                if isinstance(stmt.buffer.shape[0], IntImm):
                    self._sizes[hash(stmt.buffer)] = int(stmt.buffer.shape[0])
            case DeclBuffer() if hash(pointer_of(stmt.data)) in self._sizes:
                self._views[hash(stmt.buffer)] = hash(pointer_of(stmt.data))
        return written

    def _write(self, stmt: BufferStore, written: set[Element]) -> None:
        buffer, index = hash(stmt.buffer), stmt.indices[0] if len(stmt.indices) == 1 else None
        if isinstance(index, IntImm):
            written.add((buffer, int(index)))
        elif isinstance(index, Ramp) and isinstance(index.base, IntImm) and _is_one(index.stride):
            written |= {(buffer, int(index.base) + lane) for lane in range(int(index.lanes))}
        elif buffer in self._sizes or buffer in self._views:
            written.add((self._views.get(buffer, buffer), None))

    def _reads(self, expr: Expr, written: set[Element]) -> None:
        """Note what `expr` reads that has not been written, and what its calls may write."""

        def load(node: TensorLoad) -> None:
            buffer = hash(node.source)
            if buffer not in self._sizes or buffer in self.unset or (buffer, None) in written:
                return
            index = node.indices[0]
            number = isinstance(index, IntImm)
            wanted = (int(index),) if number else range(self._sizes[buffer])
            if not all((buffer, each) in written for each in wanted):
                self.unset.add(buffer)

        def call(node: Call) -> None:
            by_value = getattr(node.op, "name", "") in BY_VALUE
            for each in node.args:
                if by_value and isinstance(each, TensorLoad):
                    continue
                given = hash(each.source if isinstance(each, TensorLoad) else pointer_of(each))
                given = self._views.get(given, given)
                if given in self._sizes:
                    written.add((given, None))

        tvm_ffi.structural_walk(expr, [(Call, call), (TensorLoad, load)], order="pre")


def _runs(extent: Expr) -> bool:
    """Whether a loop runs at least once, as far as its extent says."""
    return not isinstance(extent, IntImm) or int(extent) > 0


def _is_one(expr: Expr) -> bool:
    return isinstance(expr, IntImm) and int(expr) == 1
