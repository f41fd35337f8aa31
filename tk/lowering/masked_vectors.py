"""Vectors whose last lanes are behind the end, as loads and stores under a mask, where TVM would take a loop apart by lane.

    for v in T.vectorized(16):                           if 992 < n:
        if 992 + v < n: y[992 + v] = f(x[992 + v])   →       masked_store(y, f(masked_load(x, 992 …, m)), 992 …, m)
    for v in T.vectorized(16):
        p[v] = x[v - 1] if 1 <= v else 0             →   p[0 … 15] = select(m, masked_load(x, -1 … 14, m), 0)

What is in registers is stored whole, with what is behind the end: LLVM keeps nothing in registers that is stored under a mask.
A loop stays as it is where a lane's load is neither of the next element nor of one that all lanes share, where a lane could
divide by what is not there, and where elements are not of 32 or 64 bits. A function stays as it is where vectors of a buffer of
its own are not of neighbours, as far as their index shows: TVM, which makes such buffers no larger than what is used, cannot
tell what they use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Range, TensorLoad, Var
from tvm.sym import Analyzer

from tk.lowering.exact_buffers import with_exact_buffers
from tk.lowering.intrinsics import define_intrinsic
from tk.lowering.lazy import is_lazy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import Bind, Buffer, BufferStore, For, PrimFunc, Select, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["mask_vectors"]

LIKELY = "prim.likely"
CHOOSE = "tirx.tk_choose"
DTYPES = ("float32", "float64", "int32", "int64", "uint32", "uint64")
NARROW = ("bfloat16", "float8", "float4", "float6")  # TVM's passes that make integers of these come before its vectors


def mask_vectors(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of flat functions for a CPU, those with vectors that end early vectorized, these under masks."""
    changed = {}
    for var, func in mod.functions_items():
        marker = _Marker()
        body = tvm_ffi.structural_mutate(func.body, [(tirx.For, marker.loop)])
        if not marker.found or any(dtype in func.script() for dtype in NARROW):
            continue
        done = tirx.transform.VectorizeLoop()(tvm.IRModule({var: func.with_body(body)}, attrs=mod.attrs))
        (vectorized,) = done.functions.values()
        if _scatters(vectorized):
            continue
        masked = vectorized.with_body(_Masks(marker.nothing).masked(vectorized.body))
        changed[var] = with_exact_buffers(masked)  # flat already; TVM's search for their sizes ends at a vector's index
    if not changed:
        return mod
    updated = tvm.IRModule(dict(mod.functions_items()), attrs=mod.attrs)
    updated.update(tvm.IRModule(changed, attrs=mod.attrs))
    return updated


def _scatters(func: PrimFunc) -> bool:
    """Whether vectors of a buffer of the function's own have an index that is no ramp."""
    own: list[Buffer] = []
    loads: list[TensorLoad] = []
    rules = [(tirx.AllocBuffer, lambda node: own.append(node.buffer)), (TensorLoad, loads.append)]
    tvm_ffi.structural_walk(func.body, rules, order="post")
    return any(
        index.ty.dtype.lanes > 1 and not isinstance(index, tirx.Ramp)
        for load in loads
        for index in load.indices
        if any(load.source.same_as(buffer) for buffer in own)
    )


class _Marker:
    """Makes choices, which TVM has vectors of, of the conditions in vectorized loops. `nothing`: what is chosen, by dtype,
    where nothing is to be stored; `found`: whether there was such a loop."""

    def __init__(self) -> None:
        self.nothing: dict[str, Var] = {}
        self.found = False

    def loop(self, loop: For, mutator: StructuralMutator) -> Stmt:
        loop = mutator.default_mutate(loop)
        if loop.kind != tirx.ForKind.VECTORIZED:
            return loop
        conditions, steps = _opened(loop.body)
        ends = [each for each in conditions if _uses(each, loop.loop_var)]
        if not steps or not all(_fits(step, ends, loop.loop_var) for step in steps):
            return loop
        values = [_chosen(step.value, loop.loop_var) for step in steps]
        if not ends and all(value.same_as(step.value) for value, step in zip(values, steps, strict=True)):
            return loop
        self.found = True
        if ends:
            values = [tirx.Select(_likely(tirx.all(*ends)), value, self._nothing(value)) for value in values]
        body = tirx.stmt_seq(*map(_with_value, steps, values)) if len(steps) > 1 else _with_value(steps[0], values[0])
        made = tirx.For(loop.loop_var, loop.min, loop.extent, loop.kind, body, None, loop.annotations)
        # a lane that all share is read for the first one, which must be there
        first = [_at(each, loop.loop_var, loop.min) for each in ends]
        guards = [each for each in conditions if not any(each.same_as(end) for end in ends)] + first
        return tirx.IfThenElse(tirx.all(*guards), made, None) if guards else made

    def _nothing(self, value: Expr) -> Var:
        dtype = str(value.ty.dtype)
        return self.nothing.setdefault(dtype, tirx.Var("nothing", dtype))


def _opened(body: Stmt) -> tuple[list[Expr], list[BufferStore | Bind]]:
    """The conditions around stores, and values with names, without another branch, and these; none where there is more."""
    conditions: list[Expr] = []
    while isinstance(body, tirx.IfThenElse) and body.else_case is None:
        conditions += _parts(body.condition)
        body = body.then_case
    steps = list(body.seq) if isinstance(body, tirx.SeqStmt) else [body]
    return conditions, steps if all(isinstance(step, tirx.BufferStore | tirx.Bind) for step in steps) else []


def _with_value(step: BufferStore | Bind, value: Expr) -> Stmt:
    if isinstance(step, tirx.Bind):
        return tirx.Bind(step.var, value)
    return tirx.BufferStore(step.buffer, value, list(step.indices))


def _parts(condition: Expr) -> list[Expr]:
    """The conditions that together are this one, without an outermost `likely`."""
    if isinstance(condition, tirx.And):
        return _parts(condition.a) + _parts(condition.b)
    return _parts(condition.args[0]) if _calls(condition, LIKELY) else [condition]


def _fits(step: BufferStore | Bind, ends: Sequence[Expr], lane: Var) -> bool:
    """Whether all that is read and written can be done under a mask: see the module."""
    loads: list[TensorLoad] = []
    divisors: list[Expr] = []
    choices: list[Call] = []
    rules = [
        (TensorLoad, loads.append),
        ((tirx.Div, tirx.Mod, tirx.FloorDiv, tirx.FloorMod), lambda node: divisors.append(node.b)),
        (Call, lambda call: choices.append(call) if is_lazy(call) and _uses(call.args[0], lane) else None),
    ]
    tvm_ffi.structural_walk(step.value, rules, order="post")
    for choice in choices:
        if _loads(choice.args[0]) or _loads(choice.args[2]) or any(_step(load, lane) != 1 for load in _loads(choice.args[1])):
            return False
    return (
        (str(step.value.ty.dtype) in DTYPES if isinstance(step, tirx.Bind) else _is_row(step, lane))
        and all(str(load.source.dtype) in DTYPES and _step(load, lane) in (0, 1) for load in loads)
        and all(isinstance(each, tirx.IntImm) or "float" in str(each.ty.dtype) for each in divisors)
        and all(_is_end(each, lane) for each in ends)
    )


def _is_row(store: BufferStore, lane: Var) -> bool:
    """Whether lanes store to neighbours, of a dtype that has masks."""
    return str(store.buffer.dtype) in DTYPES and _step(store, lane) == 1


def _is_end(condition: Expr, lane: Var) -> bool:
    """Whether the condition holds up to a lane, and for no later one."""
    if isinstance(condition, tirx.LT | tirx.LE):
        low, high = condition.a, condition.b
    elif isinstance(condition, tirx.GT | tirx.GE):
        low, high = condition.b, condition.a
    else:
        return False
    return _rise(low - high, lane) == 1


def _step(access: TensorLoad | BufferStore, lane: Var) -> int | None:
    """By how much the index rises from lane to lane; None where that is not the same for all."""
    return _rise(access.indices[0], lane) if len(access.indices) == 1 else None


def _rise(value: Expr, lane: Var) -> int | None:
    if not _uses(value, lane):
        return 0
    if _loads(value):
        return None
    step = Analyzer().simplify(_at(value, lane, lane + tirx.const(1, str(lane.ty.dtype))) - value)
    return int(step) if isinstance(step, tirx.IntImm) else None


def _loads(value: Expr) -> list[TensorLoad]:
    found: list[TensorLoad] = []
    tvm_ffi.structural_walk(value, [(TensorLoad, found.append)], order="post")
    return found


def _uses(value: Expr, lane: Var) -> bool:
    found: list[bool] = []
    tvm_ffi.structural_walk(value, [(Var, lambda var: found.append(var.same_as(lane)))], order="post")
    return any(found)


def _at(value: Expr, lane: Var, position: Expr) -> Expr:
    return tvm_ffi.structural_map(value, [(Var, lambda var: position if var.same_as(lane) else var)])


def _calls(value: object, name: str) -> bool:
    return str(getattr(getattr(value, "op", None), "name", "")) == name


def _likely(condition: Expr) -> Expr:
    """The condition, marked as one of what is loaded, rather than of a choice between values that are there."""
    return tirx.call_intrin("bool", LIKELY, condition)


def _chosen(value: Expr, lane: Var) -> Expr:
    """`value` with a choice between values in place of each that loads under a condition of the lane."""

    def choice(call: Call, mutator: StructuralMutator) -> Expr:
        call = mutator.default_mutate(call)
        if not is_lazy(call) or not _uses(call.args[0], lane):
            return call
        return tirx.Select(_likely(call.args[0]), call.args[1], call.args[2])

    return tvm_ffi.structural_mutate(value, [(Call, choice)])


def _choose(condition: Expr, met: Expr, other: Expr) -> Expr:
    """A Select to be: TVM simplifies what is in a Select under its condition, and with it the mask of a load there."""
    define_intrinsic(CHOOSE, "one of two vectors' elements, lane by lane", lambda call: tirx.Select(*call.args))
    return tirx.call_intrin(str(met.ty.dtype), CHOOSE, condition, met, other)


class _Masks:
    """Loads and stores under masks in place of the vectors of marked choices."""

    def __init__(self, nothing: dict[str, Var]) -> None:
        self.nothing = list(nothing.values())
        self.analyzer = Analyzer()

    def masked(self, body: Stmt) -> Stmt:
        rules = [(tirx.For, self._loop), (tirx.BufferStore, self._store), (tirx.Bind, self._bind)]
        return tvm_ffi.structural_mutate(body, rules)

    def _loop(self, loop: For, mutator: StructuralMutator) -> For:
        self.analyzer.bind(loop.loop_var, Range.from_min_extent(loop.min, loop.extent), allow_override=True)
        return mutator.default_mutate(loop)

    def _store(self, store: BufferStore, _mutator: StructuralMutator) -> Stmt:
        value, buffer, (index,) = store.value, store.buffer, store.indices
        if not self._is_marked(value) or not self._is_nothing(value.false_value):
            return tirx.BufferStore(buffer, self._loads(value, None), [index])
        mask = value.condition.args[0]
        if not isinstance(index, tirx.Ramp):  # TVM has taken the loop apart: there are calls that it has no vectors of
            return tirx.IfThenElse(mask, tirx.BufferStore(buffer, self._loads(value.true_value, None), [index]), None)
        value = self._loads(value.true_value, mask)
        if self._in_registers(buffer, index):
            return tirx.BufferStore(buffer, value, [index])
        return tirx.Evaluate(tirx.op.masked_store(buffer, value, index, mask))

    def _bind(self, bind: Bind, _mutator: StructuralMutator) -> Bind:
        value = bind.value
        if not self._is_marked(value) or not self._is_nothing(value.false_value):
            return tirx.Bind(bind.var, self._loads(value, None))
        mask = value.condition.args[0]
        if value.ty.dtype.lanes == 1:  # TVM has taken the loop apart
            zero = tirx.const(0, str(value.ty.dtype))
            return tirx.Bind(bind.var, tirx.if_then_else(mask, self._loads(value.true_value, None), zero))
        return tirx.Bind(bind.var, self._loads(value.true_value, mask))

    def _is_nothing(self, value: Expr) -> bool:
        value = value.value if isinstance(value, tirx.Broadcast) else value
        return any(value.same_as(each) for each in self.nothing)

    def _is_marked(self, value: Expr) -> bool:
        return isinstance(value, tirx.Select) and _calls(value.condition, LIKELY)

    def _loads(self, value: Expr, mask: Expr | None) -> Expr:
        """`value`, whose vectors are loaded under `mask`, and under the conditions of the choices that they are in."""

        def choice(select: Select, mutator: StructuralMutator) -> Expr:
            if not self._is_marked(select):
                return mutator.default_mutate(select)
            inner = select.condition.args[0]
            if select.ty.dtype.lanes == 1:
                return tirx.if_then_else(inner, self._loads(select.true_value, None), self._loads(select.false_value, None))
            both = inner if mask is None else tirx.And(mask, inner)
            return _choose(inner, self._loads(select.true_value, both), self._loads(select.false_value, mask))

        def load(node: TensorLoad, _mutator: StructuralMutator) -> Expr:
            index = node.indices[0]
            if mask is None or not isinstance(index, tirx.Ramp) or self._in_registers(node.source, index):
                return node
            return tirx.op.masked_load(str(node.ty.dtype), node.source, index, mask)

        return tvm_ffi.structural_mutate(value, [(tirx.Select, choice), (TensorLoad, load)])

    def _in_registers(self, buffer: Buffer, index: Expr) -> bool:
        """Whether a whole vector lies in a local buffer."""
        size = buffer.shape[0]
        if str(buffer.scope()) != "local" or not isinstance(size, tirx.IntImm) or not isinstance(index, tirx.Ramp):
            return False
        bound = self.analyzer.const_int_bound(index.base)
        return bool(bound.min_value >= 0 and bound.max_value + int(index.lanes) <= int(size))
