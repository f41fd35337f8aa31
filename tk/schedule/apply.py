"""Schedules every PrimFunc of a module: the database's record, or else the first rule that matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from tk.debug.passes import counted
from tk.errors import ScheduleError, message
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule
from tk.schedule.weights import keep_weights

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr
    from tvm.s_tir import Schedule
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["Kernel", "Records", "count_calls", "schedule_module"]

SCHEDULED = "tirx.is_scheduled"


@dataclass(frozen=True)
class Kernel:
    """One PrimFunc of a compiled model: what it does and where its schedule came from."""

    name: str
    origin: str  # "database", "rule", "fallback", "library" for a function that came scheduled, "empty" for one without results
    rule: str = ""
    config: dict[str, int] = field(default_factory=dict)
    flops: float = 0.0
    bytes: float = 0.0
    dtype: str = "float32"
    calls: int = 1  # how often one run of the model calls it
    family: str = "other"  # what kind of work it is, of tk.schedule.op_kind.FAMILIES
    declined: tuple[str, ...] = ()  # why earlier rules that matched did not take it


class Records(Protocol):
    """What the schedule phase needs of a tuning database."""

    def best(
        self, func: PrimFunc, target: Target, rules: tuple[Rule, ...]
    ) -> tuple[Schedule, Rule | None, dict[str, int]] | None:
        """The replayed schedule of the best valid record for `func`, with its rule and decisions, or None."""


def schedule_module(
    mod: tvm.IRModule, target: Target, records: Records | None = None, without: Collection[str] = ()
) -> tuple[tvm.IRModule, list[Kernel]]:
    """`mod` with every PrimFunc scheduled for `target`, and one Kernel each, in the module's order. Rules named in `without`
    are passed over, RULE@FUNCTION for that function alone; "metaschedule@FUNCTION" are a function's tuning records."""
    import tvm
    from tvm.tirx import PrimFunc

    from tk.schedule.cost import estimate
    from tk.schedule.op_kind import family

    rules = tuple(rule for rule in discover(target.kind) if rule.name not in without)
    updated = tvm.IRModule({}, attrs=mod.attrs)
    kernels = []
    calls = count_calls(mod)
    with target.tvm():
        for var, func in counted("schedule", mod.functions_items(), lambda each: isinstance(each[1], PrimFunc)):
            if not isinstance(func, PrimFunc):
                updated[var] = func
                continue
            flops, moved, dtype = estimate(func)
            facts: dict[str, Any] = {"flops": flops, "bytes": moved, "dtype": dtype, "calls": calls.get(var.name_hint, 0)}
            if func.attrs is not None and func.attrs.get(SCHEDULED):
                updated[var] = func
                kernels.append(Kernel(var.name_hint, "library", **facts))
                continue
            facts["family"] = family(func)
            allowed = tuple(rule for rule in rules if f"{rule.name}@{var.name_hint}" not in without)
            tuned = f"metaschedule@{var.name_hint}" not in without
            scheduled, kernel = _schedule_one(var.name_hint, func, target, allowed, records, facts, tuned)
            # the schedule's function is called "main": give it its own attributes back
            if func.attrs is not None and "global_symbol" in func.attrs:
                scheduled = scheduled.with_attr("global_symbol", func.attrs["global_symbol"])
            else:
                scheduled = scheduled.without_attr("global_symbol")
            updated[var] = scheduled.with_attr(SCHEDULED, True)
            kernels.append(kernel)
    return updated, kernels


def count_calls(mod: tvm.IRModule) -> dict[str, int]:
    """How often the module's Relax functions call each PrimFunc, by name."""
    from tvm import relax
    from tvm.ir import GlobalVar

    calls: Counter[str] = Counter()

    def visit(expr: Expr) -> None:
        if isinstance(expr, relax.Call) and expr.args and isinstance(expr.args[0], GlobalVar):
            calls[expr.args[0].name_hint] += 1

    for _, func in mod.functions_items():
        if isinstance(func, relax.Function):
            relax.analysis.post_order_visit(func, visit)
    return dict(calls)


def _is_empty(func: PrimFunc) -> bool:
    """Whether every tensor that `func` writes for its caller has no element: a GPU launches no grid of none."""
    import tvm_ffi
    from tvm import tirx

    def empty(param: Expr) -> bool:
        return any(isinstance(extent, tirx.IntImm) and int(extent) == 0 for extent in getattr(param, "shape", ()))

    if not any(empty(param) for param in func.params):  # nearly always: nothing to be looked for
        return False
    written = list[tirx.Buffer]()
    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, lambda store: written.append(store.buffer))], order="post")
    results = [param for param in func.params if any(buffer.same_as(param) for buffer in written)]
    return bool(results) and all(empty(result) for result in results)


def _schedule_one(
    name: str,
    func: PrimFunc,
    target: Target,
    rules: tuple[Rule, ...],
    records: Records | None,
    facts: dict[str, Any],
    tuned: bool = True,
) -> tuple[PrimFunc, Kernel]:
    import tvm
    from tvm import tirx

    from tk.graph.combined_groups import multiplies_zeros, without_zeros

    if records is not None and tuned and (found := records.best(func, target, rules)) is not None:
        sch, rule, decisions = found
        scheduled = keep_weights(sch.mod["main"], func)
        if rule is not None:
            scheduled = rule.lower(scheduled, rule.match(func, target), rule.config(**decisions), target)
        return scheduled, Kernel(name, "database", rule.name if rule else "metaschedule", decisions, **facts)
    if _is_empty(func):
        return func.with_body(tirx.Evaluate(0)), Kernel(name, "empty", **facts)
    declined: list[str] = []
    chosen = without_zeros(func) if multiplies_zeros(func) else func
    if chosen is None:
        declined.append("most rules: they would multiply zeros between groups, and NaN would spread")
    for position, rule in enumerate(rules):
        given = func if rule.leaves_zeros_out else chosen
        if given is None or (match := rule.match(given, target)) is None:
            continue
        against = rule.declines(match, target)
        config: Any = None if against else rule.default(match, target)
        against = against or rule.legal(match, config, target)
        if against:
            declined.append(f"{rule.name}: {'; '.join(against)}")
            continue
        try:
            scheduled = schedule(rule, given, match, target, config)
        except ScheduleError as error:
            declined.append(f"{rule.name}: {error}")
            continue
        except tvm.error.InternalError as error:  # a check of TVM's, of a loop nest that the rule did not foresee
            if position == len(rules) - 1:
                raise
            declined.append(f"{rule.name}: TVM refuses its schedule: {str(error).splitlines()[0]}")
            continue
        origin = "fallback" if position == len(rules) - 1 else "rule"
        return scheduled, Kernel(name, origin, rule.name, asdict(config), declined=tuple(declined), **facts)
    raise ScheduleError(
        message(
            f"no rule takes {name} on {target.name}",
            need="a rule that matches",
            have="; ".join(declined) or "none did",
            do="report it with the model",
        )
    )
