"""Loops with a last step that is not full: the full steps lose their condition, the last one gets a body of its own.

    for i in range(13), j in range(16): if i*16 + j < 197: f(i*16 + j)
        →  for i in range(12), j in range(16): f(i*16 + j);   for j in range(16): if j < 5: f(192 + j)

A rule asks for it with the annotation `HINT` on the outer loop. What decides are conditions and choices (`if_then_else`) that
are linear in its index, whatever the loops inside of it count: for constant numbers where they begin and cease to hold, so
that a loop over a padded row has its borders cut off; for dynamic sizes, the steps in which all of them hold:

    for i in range((n + 15) // 16), j in range(16): if i*16 + j < n: f(i*16 + j)
        →  for i in range(n // 16), j in range(16): f(i*16 + j)
           for i in range((n + 15) // 16 - n // 16), j in range(16): if (n//16 + i)*16 + j < n: f((n//16 + i)*16 + j)

Each part lies within the loop, by its bounds themselves. TVM's own pass, whose parts may go beyond it where data, a dynamic
size or a loop around it decides, is not used. A condition on data stays where it is, and one on the index of a loop around does
unless the annotation is `AROUND`: that index is taken for a size then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Call, Range, TensorLoad, Var
from tvm.sym import Analyzer, detect_linear_equation

from tk.lowering.lazy import is_lazy
from tk.lowering.stir_passes import flattening

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["AROUND", "HINT", "partition_loops"]

HINT = "pragma_loop_partition_hint"
AROUND = 2  # else it is 1
LIKELY = "prim.likely"
PARTS = 4  # of a loop: its borders and its last step, each of which is code of its own
COMPARISONS = (tirx.LT, tirx.LE, tirx.GT, tirx.GE)


def partition_loops(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, those with loops marked with `HINT` lowered to loops and partitioned."""
    marked = {var: func for var, func in mod.functions_items() if _is_marked(func)}
    if not marked:
        return mod
    lowered = _lowered(tvm.IRModule(marked, attrs=mod.attrs))
    cut = tvm.IRModule({var: _partitioned(func) for var, func in lowered.functions_items()}, attrs=mod.attrs)
    done = tvm.IRModule(dict(mod.functions_items()), attrs=mod.attrs)
    done.update(tvm.transform.Sequential([tirx.transform.ConvertSSA(), s_tir.transform.StmtSimplify()])(cut))
    return done


def _lowered(mod: tvm.IRModule) -> tvm.IRModule:
    """Functions as loops."""
    passes = [
        s_tir.transform.CanonicalizeLoop(),
        s_tir.transform.LowerInitBlock(),
        s_tir.transform.PlanAndUpdateBufferAllocationLocation(),
        s_tir.transform.ConvertBlocksToOpaque(),
        s_tir.transform.CompactBufferAllocation(),
        s_tir.transform.LowerMatchBuffer(),
        s_tir.transform.StmtSimplify(),
        s_tir.transform.LowerOpaqueBlock(),
        flattening(),
    ]
    return tvm.transform.Sequential(passes)(mod)


def _is_marked(func: PrimFunc) -> bool:
    found = list[bool]()
    tvm_ffi.structural_walk(func.body, [(tirx.For, lambda loop: found.append(HINT in loop.annotations))], order="post")
    return any(found)


def _partitioned(func: PrimFunc) -> PrimFunc:
    """`func` with its marked loops in parts, the innermost first."""
    made = _made_inside(func.body)

    def parts(attribute: tirx.AttrStmt, mutator: StructuralMutator) -> Stmt:
        attribute = mutator.default_mutate(attribute)
        if attribute.attr_key != HINT:
            return attribute
        return _parts(attribute.body, _made_inside(attribute.body.body) if _is(attribute.value, AROUND) else made)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.AttrStmt, parts)]))


def _made_inside(body: Stmt) -> list[Var]:
    """The variables that a body defines: the others are sizes."""
    made = list[Var]()
    rules = [
        (tirx.For, lambda loop: made.append(loop.loop_var)),
        (tirx.Bind, lambda bind: made.append(bind.var)),
        (tirx.Let, lambda let: made.append(let.var)),
    ]
    tvm_ffi.structural_walk(body, rules, order="post")
    return made


@dataclass(frozen=True)
class _Condition:
    """`value` holds where step · i + rest ≥ 0, of which `least` ≤ rest ≤ `most` whatever the loops inside count."""

    value: Expr
    step: int
    least: Expr
    most: Expr

    def begins(self) -> Expr:
        """The index from which on it holds, where the step is above 0."""
        return tirx.floordiv(-self.least + (self.step - 1), self.step)

    def ends(self) -> Expr:
        """The index from which on it may not hold, where the step is below 0."""
        return tirx.floordiv(self.least, -self.step) + 1


def _parts(loop: tirx.For, made: Sequence[Var]) -> Stmt:
    """A loop that was marked, in parts."""
    found = list(_conditions(loop, made))
    if not found or not _is(loop.min, 0):
        return loop
    values = [part for each in found for part in (each.least, each.most)]
    if isinstance(loop.extent, tirx.IntImm) and all(isinstance(each, tirx.IntImm) for each in values):
        return _constant_parts(loop, found)
    return _dynamic_parts(loop, found)


def _constant_parts(loop: tirx.For, found: Sequence[_Condition]) -> Stmt:
    extent = int(loop.extent)
    cuts = {0, extent}
    spans = list[tuple[_Condition, range, range]]()  # where a condition holds, where it does not
    for each in found:
        least, most, step = int(each.least), int(each.most), each.step
        if step > 0:
            holds, fails = range(-(least // step), extent), range(-(most // step))
            ends = (holds.start, fails.stop)
        else:
            holds, fails = range(least // -step + 1), range(most // -step + 1, extent)
            ends = (holds.stop, fails.start)
        spans.append((each, holds, fails))
        more = cuts | {min(max(end, 0), extent) for end in ends}
        if len(more) <= PARTS + 1:
            cuts = more
    parts = list[Any]()
    for begin, end in pairwise(sorted(cuts)):
        known = [(each.value, True) for each, holds, _ in spans if begin >= holds.start and end <= holds.stop]
        known += [(each.value, False) for each, _, fails in spans if begin >= fails.start and end <= fails.stop]
        dtype = loop.loop_var.ty.dtype
        parts.append(_part(loop, tirx.IntImm(dtype, begin), tirx.IntImm(dtype, end - begin), known))
    return tirx.SeqStmt(parts) if len(parts) > 1 else parts[0]


def _dynamic_parts(loop: tirx.For, found: Sequence[_Condition]) -> Stmt:
    """The steps in which all conditions hold, those before and those behind."""
    analyzer = Analyzer()
    begin: Expr = tirx.IntImm(loop.loop_var.ty.dtype, 0)
    end = loop.extent
    for each in found:
        if each.step > 0:
            begin = tirx.max(begin, tirx.min(each.begins(), loop.extent))
        else:
            end = tirx.min(end, tirx.max(each.ends(), 0))
    begin = analyzer.simplify(begin)
    end = analyzer.simplify(tirx.max(begin, end))
    parts = [
        _part(loop, tirx.IntImm(loop.loop_var.ty.dtype, 0), begin, []),
        _part(loop, begin, analyzer.simplify(end - begin), [(each.value, True) for each in found]),
        _part(loop, end, analyzer.simplify(loop.extent - end), []),
    ]
    parts = [part for part in parts if not isinstance(part, tirx.For) or not _is(part.extent, 0)]
    return tirx.SeqStmt(parts) if len(parts) > 1 else parts[0]


def _part(loop: tirx.For, begin: Expr, count: Expr, known: Sequence[tuple[Expr, bool]]) -> Stmt:
    """`count` steps of a loop from `begin` on, in which conditions are `known`."""
    index = loop.loop_var

    def decided(condition: Expr) -> Expr:
        if isinstance(condition, tirx.And):
            return tirx.And(decided(condition.a), decided(condition.b))
        if _is_likely(condition):
            return tirx.call_intrin("bool", LIKELY, decided(condition.args[0]))
        value = next((value for each, value in known if each.same_as(condition)), None)
        return condition if value is None else tirx.IntImm("bool", int(value))

    def branch(node: tirx.IfThenElse, mutator: StructuralMutator) -> Stmt:
        node = mutator.default_mutate(node)
        return tirx.IfThenElse(decided(node.condition), node.then_case, node.else_case)

    def choice(call: Call, mutator: StructuralMutator) -> Expr:
        call = mutator.default_mutate(call)
        return tirx.if_then_else(decided(call.args[0]), *call.args[1:]) if is_lazy(call) else call

    body = tvm_ffi.structural_mutate(loop.body, [(tirx.IfThenElse, branch), (Call, choice)]) if known else loop.body
    if _is(count, 1):
        return _at(body, index, begin)
    fresh = tirx.Var(index.name, index.ty)
    body = _at(body, index, fresh if _is(begin, 0) else begin + fresh)
    return tirx.For(fresh, loop.min, count, loop.kind, body, loop.thread_binding, loop.annotations)


def _conditions(loop: tirx.For, made: Sequence[Var]) -> Iterator[_Condition]:
    """What `loop`'s body asks that is linear in its index, those of statements first."""
    statements, choices, ranges = list[Any](), list[Any](), dict[Var, Range]()

    def inner(node: tirx.For) -> None:
        if isinstance(node.min, tirx.IntImm) and isinstance(node.extent, tirx.IntImm):
            ranges[node.loop_var] = Range.from_min_extent(node.min, node.extent)

    rules = [
        (tirx.IfThenElse, lambda node: statements.append(node.condition)),
        (Call, lambda call: choices.append(call.args[0]) if is_lazy(call) else None),
        (tirx.For, inner),
    ]
    tvm_ffi.structural_walk(loop.body, rules, order="post")
    outside = [var for var in made if not any(var.same_as(each) for each in ranges)]
    for condition in (part for each in [*statements, *choices] for part in _split(each)):
        if (found := _linear(condition, loop.loop_var, ranges, outside)) is not None:
            yield found


def _split(condition: Expr) -> list[Expr]:
    """The conditions that together are this one, without `likely`."""
    if isinstance(condition, tirx.And):
        return _split(condition.a) + _split(condition.b)
    return _split(condition.args[0]) if _is_likely(condition) else [condition]


def _linear(condition: Expr, index: Var, ranges: Mapping[Var, Range], outside: Sequence[Var]) -> _Condition | None:
    """A comparison of whole numbers: of the loop's index, sizes, and what the loops inside count. None where it is none."""
    if not isinstance(condition, COMPARISONS) or str(condition.a.ty.dtype) not in ("int32", "int64"):
        return None
    low, high = (condition.a, condition.b) if isinstance(condition, tirx.LT | tirx.LE) else (condition.b, condition.a)
    analyzer = Analyzer()
    for var, span in ranges.items():
        analyzer.bind(var, span)
    room = high - low - (1 if isinstance(condition, tirx.LT | tirx.GT) else 0)
    split = detect_linear_equation(analyzer.simplify(room), [index])
    if not split or not isinstance(split[0], tirx.IntImm) or int(split[0]) == 0:
        return None
    fixed: Expr = tirx.IntImm(str(index.ty.dtype), 0)
    counted = fixed
    for term, sign in _terms(analyzer.simplify(split[1]), 1):
        used = _variables(term)
        if used is None or any(var.same_as(other) for var in used for other in outside if not var.same_as(index)):
            return None
        if any(var.same_as(index) for var in used):
            return None
        inside = [any(var.same_as(other) for other in ranges) for var in used]
        if any(inside) and not all(inside):
            return None
        if any(inside):
            counted = counted + sign * term
        else:
            fixed = fixed + sign * term
    bound = analyzer.const_int_bound(counted)
    if bound.min_value <= bound.NEG_INF or bound.max_value >= bound.POS_INF:
        return None
    least, most = (analyzer.simplify(fixed + int(end)) for end in (bound.min_value, bound.max_value))
    return _Condition(condition, int(split[0]), least, most)


def _terms(value: Expr, sign: int) -> Iterator[tuple[Expr, int]]:
    """What a sum adds up."""
    if isinstance(value, tirx.Add | tirx.Sub):
        yield from _terms(value.a, sign)
        yield from _terms(value.b, sign if isinstance(value, tirx.Add) else -sign)
    else:
        yield value, sign


def _variables(value: Expr) -> list[Var] | None:
    """The variables of an expression, or None where it loads anything."""
    found, loads = list[Var](), list[TensorLoad]()
    tvm_ffi.structural_walk(value, [(Var, found.append), (TensorLoad, loads.append)], order="post")
    return None if loads else found


def _at(body: Stmt, index: Var, value: Expr) -> Stmt:
    return tvm_ffi.structural_map(body, [(Var, lambda var: value if var.same_as(index) else var)])


def _is(value: Expr, number: int) -> bool:
    return isinstance(value, tirx.IntImm) and int(value) == number


def _is_likely(value: object) -> bool:
    return str(getattr(getattr(value, "op", None), "name", "")) == LIKELY
