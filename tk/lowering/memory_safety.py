"""Whether a kernel, as the code generator gets it, stays inside of its memory; runs in every compile.

Of each load, store and asynchronous copy it looks at

    the element    no vector of bool (CUDA's printer makes ushortN of it), no reinterpreting cast between sizes
    the alignment  on a GPU a vector's address is a multiple of its size: the index's, as far as a modular set tells
    the index      in [0, extent) wherever the guards around it hold; not in 32 bits if it can pass 2³¹ − 1
    the view       no more bytes than the buffer that it is a view of
    the value      of a buffer of its own: something was stored in it before

and that a GPU's kernel keeps no more in shared memory of a fixed size than a block may have.

A proof by TVM's analyzer comes first, then one by the digits of a thread's number (digit_bounds.py), then one among symbolic
sizes (symbolic_bounds.py). What has none is evaluated in NumPy for the values that loops, threads and blocks take: all, or
those that stand for all (representatives.py), where these are at most `WHOLE`, which is a proof, else corners and random
ones. An index that is outside while all guards hold is a defect, and
ends the compile. The rest (indices that are data, pointers of hand-written PTX) is listed as unproven; a checked build asserts
those when it runs (tk/lowering/checks.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Range, TensorLoad, Var

from tk.lowering.buffer_facts import Facts, bytes_of, dtype_of, facts_of, is_field, item, pointer_of
from tk.lowering.digit_bounds import DigitBounds
from tk.lowering.findings import Finding, Report, current
from tk.lowering.lanes import LaneVariables
from tk.lowering.loaded import Sides, Signs, bounded_sides, sides_bounded_by
from tk.lowering.operands import cast_from, holds_equality
from tk.lowering.single_lanes import one_by_one
from tk.lowering.symbolic_bounds import Bounds
from tk.lowering.unset_buffers import UnsetBuffers
from tk.lowering.witness import Domain, Outcome, find_witness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import (
        AllocBuffer,
        AssertStmt,
        AttrStmt,
        Bind,
        Buffer,
        BufferStore,
        DeclBuffer,
        For,
        IfThenElse,
        PrimFunc,
        While,
    )
    from tvm_ffi.structural import StructuralVisitor

__all__ = ["check_function", "check_memory", "unproven_accesses"]

LARGEST_INT32 = 2**31 - 1
SEARCHES = 12  # evaluations at a part of the points, a function: they prove nothing, and take a millisecond each
NO_PROOF = "an index that no proof was found for"
VECTOR_BITS = 128  # that one instruction moves at most, from an address that is a multiple of them
STATIC_SHARED = {"cuda": 48 << 10, "rocm": 64 << 10}  # bytes a block on every GPU of the kind
INDEX_DTYPES = ("int32", "int64", "uint32", "uint64")
CALLS = {
    "prim.if_then_else": "if_then_else",
    "tirx.s_tir.cp_async_raw": "cp_async",
    "tirx.reinterpret": "reinterpret",
    "tirx.masked_load": "masked",
    "tirx.masked_store": "masked",
}


def check_memory(mod: tvm.IRModule, each: Callable[[Iterable[Any]], Iterable[Any]] = iter) -> tvm.IRModule:
    """`mod`, of functions lowered down to what the code generator takes: what is found goes to the report. Vectors whose
    address is known to be no multiple of their size are moved element by element. `each` gives the functions, and may count."""
    report, changed = current(), {}
    if report is None:
        return mod
    for var, func in each(mod.functions_items()):
        checked = check_function(func, str(var.name_hint), report)
        if not checked.same_as(func):
            changed[var] = checked
    if changed:
        mod = mod.clone()
        for var, func in changed.items():
            mod[var] = func
    return mod


def check_function(func: PrimFunc, name: str, report: Report) -> PrimFunc:
    """Adds what `func` does with memory to `report`; the function, its misaligned vectors taken apart."""
    name = name.removeprefix("__tvm_ffi_")
    found = Report()
    checker = _Checker(func, name, found)
    checker.run()
    if checker.misaligned:
        func, found = func.with_body(one_by_one(func.body, checker.misaligned)), Report()
        _Checker(func, name, found).run()
    report.accesses += found.accesses
    report.unproven += found.unproven
    report.defects += found.defects
    return func


def unproven_accesses(func: PrimFunc, name: str) -> set[Any]:
    """The loads of `func` without a proof that they are inside, by hash, and of its stores the hashes of buffer and index."""
    checker = _Checker(func, name, Report())
    checker.run()
    return checker.unproven


class _Checker:
    """One function: the guards and ranges in force, and the buffers that a view lies in."""

    def __init__(self, func: PrimFunc, name: str, report: Report) -> None:
        self.func, self.name, self.report = func, name, report
        bound = func.attrs.get("target") if func.attrs is not None else None
        self.kind = "llvm" if bound is None else str(bound.kind.name)
        self.on_gpu = self.kind != "llvm"
        self.most_shared = STATIC_SHARED.get(self.kind, 0)
        if bound is not None and self.kind == "rocm":  # all of LDS may be declared
            self.most_shared = int(bound.attrs.get("max_shared_memory_per_block", self.most_shared))
        self.analyzer = tvm.sym.Analyzer()
        self.pending: list[Expr] = []  # conditions in force that the analyzer does not know yet,
        self.entered: list[Any] = []  # and those around them, which it does
        self.constant = tvm.tirx.IntImm
        self.domain = Domain()
        self.bounds = Bounds(self.domain)
        self.digit_bounds = DigitBounds(self.domain)
        self.buffers: dict[int, Buffer] = {}  # by buffer or pointer: the buffer that was allocated or given there
        self.searches = 0
        self.shared: Buffer | None = None  # the largest in shared memory of a fixed size
        self.shared_bytes = 0
        self.misaligned: set[int] = set()
        self.unproven: set[int | tuple[int, int]] = set()
        self.node: Any = None  # the access that is looked at
        self.facts: dict[int, Facts] = {}
        self.seen: dict[tuple[int | tuple[int, ...], ...], Expr] = {}
        self.said: dict[tuple[int, ...], Sides] = {}  # by the domain's state: what the conditions in force bound
        self.signs: tuple[int, Signs] = 0, {}  # for a version of the domain
        self.calls: dict[int, tuple[str, str]] = {}  # by operator: its name, and what is done with its calls
        self.masks: dict[int, Expr] = {}  # vectors of conditions by their variable
        self.lanes = LaneVariables(self.analyzer, self.domain)
        self.unset = UnsetBuffers()

    def run(self) -> None:
        for param in self.func.params:
            self.unset.given(param)
            if isinstance(param.ty, tirx.BufferType):
                self.buffers[hash(param)] = param
                self.bounds.note_sizes(param.shape)
        tvm_ffi.structural_visit(
            self.func.body,
            [
                (tirx.BufferStore, self._store),
                (TensorLoad, self._load),
                (Call, self._call),
                (tirx.For, self._for),
                (tirx.IfThenElse, self._if),
                (tirx.AttrStmt, self._attribute),
                (tirx.Bind, self._bind),
                (tirx.Let, self._let),
                (tirx.AllocBuffer, self._allocate),
                (tirx.DeclBuffer, self._declare),
                (tirx.AssertStmt, self._assert),
                (tirx.While, self._while),
            ],
        )
        for buffer in self.unset.found:
            self.report.defects.append(Finding(self.name, str(buffer.name), "read before anything is stored in it", True))
        if self.shared is not None and self.shared_bytes > self.most_shared:
            need = f"at most {self.most_shared} bytes of shared memory of a fixed size"
            what = f"{self.shared_bytes} bytes of shared memory of a fixed size"
            self.report.defects.append(Finding(self.name, str(self.shared.name), what, True, need=need))

    # -- what is known where

    def _for(self, loop: For, visitor: StructuralVisitor) -> None:
        self.analyzer.bind(loop.loop_var, Range.from_min_extent(loop.min, loop.extent))
        self.domain.bind(loop.loop_var, loop.min, loop.extent)
        self.unset.enter_loop()
        with self.domain.inside(loop.loop_var):
            visitor.visit(loop.body)
        self.unset.leave_loop()

    def _attribute(self, node: AttrStmt, visitor: StructuralVisitor) -> None:
        if node.attr_key in ("thread_extent", "virtual_thread"):
            self.analyzer.bind(node.node.var, Range.from_min_extent(0, node.value), allow_override=True)
            self.domain.bind(node.node.var, 0, node.value)
        visitor.visit(node.body)

    def _bind(self, node: Bind, visitor: StructuralVisitor) -> None:
        visitor.visit(node.value)
        self._define(node.var, node.value)

    def _let(self, node: Any, visitor: Any) -> None:
        visitor.visit(node.value)
        self._define(node.var, node.value)
        visitor.visit(node.body)

    def _define(self, var: Var, value: Expr) -> None:
        if dtype_of(var) not in INDEX_DTYPES:
            self.masks[hash(var)] = value
            return
        if not is_field(value):
            self.analyzer.bind(var, value, allow_override=True)
            self.domain.define(var, value)

    def _if(self, node: IfThenElse, visitor: StructuralVisitor) -> None:
        visitor.visit(node.condition)
        with self._under(node.condition):
            visitor.visit(node.then_case)
        if node.else_case is not None:
            with self._under(tirx.Not(node.condition)):
                visitor.visit(node.else_case)

    def _while(self, node: While, visitor: StructuralVisitor) -> None:
        self.unset.enter_loop()
        visitor.visit(node.condition)
        with self._under(node.condition):
            visitor.visit(node.body)
        self.unset.leave_loop()

    def _assert(self, node: AssertStmt, visitor: StructuralVisitor) -> None:
        """Checks of arguments by the host: no access of a tensor's elements."""

    @contextmanager
    def _under(self, condition: Expr) -> Iterator[None]:
        """What is inside holds under a condition, which the analyzer enters when a proof needs it (`_enter_pending`): that
        takes a quarter of a millisecond, longer than most proofs."""
        self.pending.append(condition)
        before = len(self.entered)
        self.domain.push(condition)
        try:
            yield
        finally:
            self.domain.guards.pop()
            self.digit_bounds.leave(len(self.domain.guards))
            if len(self.entered) > before:
                self.entered.pop().__exit__(None, None, None)
            else:
                self.pending.pop()

    def _enter_pending(self) -> bool:
        """Have the analyzer enter the conditions that it does not know yet, outer ones first; whether there were any."""
        pending, self.pending = self.pending, []
        for condition in pending:
            self.entered.append(self.analyzer.constraint_scope(condition))
            self.entered[-1].__enter__()
        return bool(pending)

    # -- buffers

    def _allocate(self, node: AllocBuffer, visitor: StructuralVisitor) -> None:
        self.buffers[hash(node.buffer)] = node.buffer
        self.unset.allocate(node)
        if self.kind in STATIC_SHARED and str(node.buffer.scope()) == "shared" and (size := bytes_of(node.buffer)) is not None:
            self.shared_bytes += size
            if self.shared is None or size > (bytes_of(self.shared) or 0):
                self.shared = node.buffer

    def _declare(self, node: DeclBuffer, visitor: StructuralVisitor) -> None:
        self.unset.declare(node)
        buffer, pointer = node.buffer, pointer_of(node.data)
        base = self.buffers.get(hash(pointer))
        self.buffers[hash(buffer)] = buffer if base is None else base
        if base is None:
            self.buffers[hash(pointer)] = buffer
            return
        if str(buffer.scope()).startswith("shared"):
            return  # a pool, cut by hand: its views begin at offsets
        need, have = bytes_of(buffer), bytes_of(base)
        if need is not None and have is not None and need > have:
            self._found(buffer, f"a view of {need} bytes in a buffer of {have}", True)

    # -- accesses

    def _store(self, node: BufferStore, visitor: StructuralVisitor) -> None:
        self._inner(self._access(node.buffer, node), visitor)
        visitor.visit(node.value)
        if self.unset.open:
            self.unset.store(node.buffer)

    def _load(self, node: TensorLoad, visitor: StructuralVisitor) -> None:
        if self.unset.open:
            self.unset.load(node.source)
        self._inner(self._access(node.source, node), visitor)

    def _inner(self, indices: Sequence[Expr], visitor: StructuralVisitor) -> None:
        """What is loaded for an index; most are numbers or variables."""
        for index in indices:
            if type(index) is not self.constant and type(index) is not Var:
                visitor.visit(index)

    def _call(self, node: Expr, visitor: StructuralVisitor) -> None:
        operator = node.op
        known = self.calls.get(hash(operator))
        if known is None:  # a name takes as long to get as all else here
            name = str(getattr(operator, "name", ""))
            known = self.calls[hash(operator)] = name, CALLS.get(name, "")
        name, kind = known
        if kind == "if_then_else":
            condition, met, other = node.args
            visitor.visit(condition)
            with self._under(condition):
                visitor.visit(met)
            with self._under(tirx.Not(condition)):
                visitor.visit(other)
            return
        if self.unset.open:
            self.unset.call(node, name)
        if kind == "masked":
            self._masked(node)
            for part in node.args[1:]:
                visitor.visit(part)
            return
        if kind == "cp_async":
            self._copy(node)
        if kind == "reinterpret" and len(node.args) == 1:
            self._reinterpreted(node)
        visitor.default_visit(node)

    def _masked(self, node: Expr) -> None:
        """A vector's load or store under a mask: each lane's index where its part of the mask holds."""
        buffer, index, mask = node.args[0], node.args[-2], self.masks.get(hash(node.args[-1]), node.args[-1])
        self.report.accesses += 1
        self.node = node
        position, holds = self.lanes.of(index, mask)
        if position is None or holds is None:
            self._found(buffer, "a mask that is not understood", False, index)
            return
        with self._under(holds):
            extent = buffer.shape[0]
            self._within(buffer, position, extent, getattr(extent, "value", None), 1)

    def _reinterpreted(self, node: Expr) -> None:
        kinds = [dtype_of(each) for each in (node, item(node.args, 0))]
        if any(kind in ("", "handle") for kind in kinds):
            return
        need, have = (tvm.DataType(kind) for kind in kinds)
        if need.bits * need.lanes != have.bits * have.lanes:
            self.report.defects.append(Finding(self.name, "a value", f"{have} read as {need}", True))

    def _copy(self, node: Expr) -> None:
        """cp.async of `size` bytes: both addresses a multiple of it, and what is read inside."""
        _, _, source, index, size, *guard = node.args
        buffer = self.buffers.get(hash(pointer_of(source)))
        count = getattr(size, "value", None)
        if buffer is None or count is None:
            return
        self.node = None
        lanes = int(count) * 8 // tvm.DataType(str(buffer.dtype)).bits
        with self._under(guard[0]) if guard else nullcontext():
            extent = buffer.shape[0]
            self._within(buffer, index, extent, getattr(extent, "value", None), lanes)
            if lanes > 1:
                self._aligned(buffer, index, lanes, lanes)

    def _access(self, buffer: Buffer, node: TensorLoad | BufferStore) -> Sequence[Expr]:
        """Looks at an access; its indices, each item of which takes a microsecond to get."""
        self.report.accesses += 1
        self.node = node
        facts = self.facts.get(hash(buffer))
        if facts is None:
            facts = self.facts[hash(buffer)] = facts_of(buffer)
        indices = (item(node.indices, 0),) if len(facts.sizes) == 1 else tuple(node.indices)
        if facts.pooled:
            return indices
        if len(indices) == 1:  # nearly always, and most often a register that has a number
            size = facts.sizes[0]
            if type(indices[0]) is self.constant and size is not None and 0 <= indices[0].value < size:
                return ()
        for index, extent, size in zip(indices, facts.extents, facts.sizes, strict=False):
            kind = type(index)
            if kind is self.constant:
                if size is not None and 0 <= index.value < size:
                    continue
                self._within(buffer, index, extent, size, 1)
            elif kind is tirx.Ramp:
                self._ramp(buffer, facts, index, extent, size, node)
            elif index.ty.dtype.lanes == 1:
                self._within(buffer, index, extent, size, 1)
            else:
                self._search(buffer, index, accesses=[(index, extent, 1)])  # lanes that follow no ramp: as they are
        return indices

    def _ramp(
        self, buffer: Buffer, facts: Facts, index: Expr, extent: Expr, size: int | None, node: TensorLoad | BufferStore
    ) -> None:
        lanes, step = int(index.lanes), index.stride
        if self.on_gpu and facts.is_bool:
            self._found(buffer, f"{lanes} bools as one vector", True)
        base = index.base
        if type(step) is not self.constant or step.value < 1:
            self._within(buffer, base, extent, size, 1)
            self._within(buffer, base + step * tirx.const(lanes - 1, dtype_of(step)), extent, size, 1)
            return
        reach = 1 + (lanes - 1) * step.value
        if type(base) is not self.constant or size is None or not 0 <= base.value <= size - reach:
            self._within(buffer, base, extent, size, reach)
        if step.value == 1 and self.on_gpu and facts.scope == "global":
            self._aligned(buffer, base, lanes, min(lanes, max(1, VECTOR_BITS // facts.bits)))

    def _within(self, buffer: Buffer, index: Expr, extent: Expr, size: int | None, lanes: int) -> None:
        """That `lanes` elements from `index` on lie in [0, extent); `size` is the extent where it is a number."""
        if size == 0:  # whatever the index is, also one that was read from memory: nothing may be read here
            index = tirx.IntImm("int64", 0)
        key = (hash(buffer), hash(index), lanes, self.domain.state())
        if key in self.seen:
            if (hash(buffer), hash(index)) in self.unproven:
                self.unproven.add(hash(self.node))
            return
        self.seen[key] = index  # kept: its number may not become another's
        bound = self.analyzer.const_int_bound(index)
        if size is not None:
            if size - lanes > LARGEST_INT32 and self._overflows(index):
                self._found(buffer, f"{size} elements by an index of 32 bits", True)
            if bound.min_value >= 0 and bound.max_value <= size - lanes:
                return
            if self.digit_bounds.within(index, size, lanes):
                return
        if not self._may_hold(index, bound):
            self._found(buffer, NO_PROOF, False, index)
            return
        if self._enter_pending() and size is not None:
            bound = self.analyzer.const_int_bound(index)
            if bound.min_value >= 0 and bound.max_value <= size - lanes:
                return
        if dtype_of(extent) != dtype_of(index):  # an extent may pass 32 bits where an index of a part of it does not
            index, extent = (each if dtype_of(each) == "int64" else tirx.Cast("int64", each) for each in (index, extent))
        accesses, wide = [(index, extent, lanes)], tirx.const(lanes, dtype_of(index))
        if find_witness(self.domain, accesses, whole=True).complete:  # sooner than the analyzer proves something of it
            return
        if self.analyzer.can_prove(tirx.all(index >= 0, index + wide <= extent)):
            return
        if not self.bounds.within(index, extent, lanes):
            self._search(buffer, index, accesses=accesses)

    def _may_hold(self, index: Expr, bound: tvm.sym.ConstIntBound) -> bool:
        """Whether the conditions in force say something of the sides on which nothing is known of a loaded index."""
        if bound.min_value > -LARGEST_INT32 and bound.max_value < LARGEST_INT32:
            return True
        state = self.domain.state()
        if state not in self.said:
            self.said[state] = Sides().union(*map(self._said_by, self.domain.guards))
        if self.signs[0] != self.domain.version:
            self.signs = self.domain.version, {}
        below, above = bounded_sides(self.said[state], index, self.domain.values, self.signs[1])
        return (below or bound.min_value > -LARGEST_INT32) and (above or bound.max_value < LARGEST_INT32)

    def _said_by(self, condition: Expr) -> Sides:
        """What one condition bounds; most are in force at many accesses, together with others."""
        key = (self.domain.version, hash(condition))
        if key not in self.said:
            self.said[key] = sides_bounded_by([condition], self.domain.values)
        return self.said[key]

    def _overflows(self, index: Expr) -> bool:
        """Whether a part of the index is computed in 32 bits and passes them."""
        self._enter_pending()
        narrow = [index] if dtype_of(index) == "int32" else cast_from(index, "int32")
        return any(each is index or int(self.analyzer.const_int_bound(each).max_value) > LARGEST_INT32 for each in narrow)

    def _search(self, buffer: Buffer, index: Expr, **watched: Any) -> None:
        """Evaluates what has no proof; where that proves nothing either, a few of a function's."""
        outcome = find_witness(self.domain, **watched) if self.searches < SEARCHES else Outcome()
        self.searches += not outcome.complete
        if outcome.outside:
            self._found(buffer, outcome.outside, True, index)
        elif not outcome.complete:
            self._found(buffer, NO_PROOF, False, index)

    def _aligned(self, buffer: Buffer, base: Expr, lanes: int, multiple: int) -> None:
        """That a vector of `lanes` elements from `base` on begins at a multiple of `multiple`."""
        if self._is_multiple(base, multiple):
            return
        if any(map(holds_equality, self.pending)) and self._enter_pending() and self._is_multiple(base, multiple):
            return  # of all conditions only an equality says something of a remainder
        outcome = find_witness(self.domain, [], multiple=(base, multiple))
        if outcome.outside and self.node is not None and len(self.node.indices) == 1:
            self.misaligned.add(hash(self.node))
        elif outcome.outside:
            self._found(buffer, f"{lanes} elements at once from {outcome.outside}, which is no multiple of {multiple}", True)
        elif not outcome.complete:
            self._found(buffer, f"the alignment of {lanes} elements", False, base)

    def _is_multiple(self, base: Expr, multiple: int) -> bool:
        known = self.analyzer.modular_set(base)
        return int(known.coeff) % multiple == 0 and int(known.base) % multiple == 0

    def _found(self, buffer: Buffer, what: str, proved: bool, index: Expr | None = None) -> None:
        finding = Finding(self.name, str(buffer.name), what, proved, index)
        (self.report.defects if proved else self.report.unproven).append(finding)
        self.unproven |= {hash(self.node), (hash(buffer), hash(index))}
