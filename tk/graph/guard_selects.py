"""Loads that are within their tensor only under a condition are loaded only where it holds.

    Select(0 <= i and i < n, x[i], 0)        →        if_then_else(0 <= i and i < n, x[i], 0)

A Select evaluates both sides. An operator that holds such an index inside by min and max is no safer: TVM's simplifier takes
the condition as a fact inside the Select's branch and drops them. Average pooling with padding and slice_scatter read past
their input so. Loads that are within their tensor in any case, or under a condition of their own, stay in a Select, which
becomes a vector instruction, and which rules know: the maximum of padded windows keeps NaN by one.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Range, TensorLoad
from tvm.s_tir import SBlock
from tvm.tirx import PrimFunc

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import For
    from tvm_ffi.structural import StructuralMutator

__all__ = ["GuardSelects"]


def GuardSelects() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs once every group is one PrimFunc: what a rule, TVM's simplifier or a vectorizer does with it comes later."""

    @tvm.transform.module_pass(opt_level=0, name="GuardSelects")  # type: ignore[untyped-decorator]
    def guard(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        changed = {}
        for var, func in mod.functions_items():
            if isinstance(func, PrimFunc) and (guarded := guard_selects(func)) is not func:
                changed[var] = guarded
        if changed:
            mod = mod.clone()
            mod.update(tvm.IRModule(changed, attrs=mod.attrs))
        return mod

    return guard


def guard_selects(func: PrimFunc) -> PrimFunc:
    """`func` with an if_then_else for each Select whose branches load what may lie outside; `func` itself where none does."""
    selects: list[list[_Load]] = []
    tvm_ffi.structural_walk(func.body, [(tirx.Select, lambda node: selects.append(_loads(node)))], order="post")
    if not any(selects):
        return func
    analyzer = _bound(func)

    def guarded(node: Expr, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        if all(_is_inside(load, analyzer, conditions) for load, conditions in _loads(node)):
            return node
        return tirx.if_then_else(node.condition, node.true_value, node.false_value)

    body = tvm_ffi.structural_mutate(func.body, [(tirx.Select, guarded)])
    return func if body.same_as(func.body) else func.with_body(body)


_Load = tuple["TensorLoad", tuple["Expr", ...]]
"""A load, and the conditions of the if_then_elses that it is in."""


def _loads(select: Expr) -> list[_Load]:
    return [load for branch in (select.true_value, select.false_value) for load in _loads_in(branch, ())]


def _loads_in(expr: Expr, conditions: tuple[Expr, ...]) -> list[_Load]:
    found: list[_Load] = []

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        found.append((node, conditions))
        return mutator.default_mutate(node)

    def call(node: Call, mutator: StructuralMutator) -> Expr:
        if not str(getattr(node.op, "name", "")).endswith("if_then_else"):
            return mutator.default_mutate(node)
        condition, first, second = node.args
        found.extend(_loads_in(condition, conditions))
        found.extend(_loads_in(first, (*conditions, condition)))
        found.extend(_loads_in(second, (*conditions, tirx.Not(condition))))
        return node

    tvm_ffi.structural_mutate(expr, [(TensorLoad, load), (Call, call)])
    return found


def _bound(func: PrimFunc) -> tvm.sym.Analyzer:
    """An analyzer that knows the ranges of the function's loops and blocks."""
    analyzer = tvm.sym.Analyzer()

    def block(node: SBlock) -> None:
        for axis in node.iter_vars:
            analyzer.bind(axis.var, axis.dom)

    def loop(node: For) -> None:
        analyzer.bind(node.loop_var, Range.from_min_extent(node.min, node.extent))

    tvm_ffi.structural_walk(func.body, [(SBlock, block), (tirx.For, loop)], order="pre")
    return analyzer


def _is_inside(load: TensorLoad, analyzer: tvm.sym.Analyzer, conditions: tuple[Expr, ...]) -> bool:
    """Whether every index is within its extent where `conditions` hold, for certain and whatever a simplifier drops from it."""
    clamps: list[Any] = []
    for index in load.indices:
        tvm_ffi.structural_walk(index, [((tirx.Min, tirx.Max), clamps.append)], order="post")
    if clamps:
        return False
    with ExitStack() as scopes:
        for condition in conditions:
            scopes.enter_context(analyzer.constraint_scope(condition))
        return all(
            analyzer.can_prove(index >= 0) and analyzer.can_prove(index < extent)
            for index, extent in zip(load.indices, load.source.shape, strict=True)
        )
