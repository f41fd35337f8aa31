"""Tuning tasks: the different functions of a model, each once, with how often the model calls it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tk.errors import DatabaseError, TuneError, message
from tk.schedule.apply import SCHEDULED
from tk.schedule.weights import is_weight
from tk.tuning.database.store import target_key
from tk.tuning.database.toolchain import toolchain
from tk.tuning.database.workload import canonical, same, structural_hash
from tk.tuning.search.space import space_key

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

    from tk.schedule.rule import Rule
    from tk.schedule.suite import Problem
    from tk.target import Target
    from tk.tuning.database.store import Database

__all__ = ["Task", "extract", "is_searched", "of_suite", "require_records", "task_of", "tasks_in", "without_record"]


@dataclass(frozen=True, eq=False)
class Task:
    """One function to tune. `weight` counts its calls in one run of the model; `bound` is its roofline time in seconds;
    `refused` says why it cannot be tuned, and is empty when it can; `weights` are the numbers of the parameters that are
    weights in all of its calls (tk/schedule/weights.py)."""

    name: str
    mod: tvm.IRModule
    hash: str
    weight: int
    flops: float
    bytes: float
    dtype: str
    bound: float
    rule: str
    rule_version: int
    refused: str = ""
    weights: tuple[int, ...] = ()

    @property
    def label(self) -> str:
        """A short name that is unique in practice: the function's name and the start of its hash."""
        return f"{self.name}:{self.hash[:6]}"


def task_of(func: tvm.tirx.PrimFunc, target: Target, rules: Sequence[Rule], name: str = "main", weight: int = 1) -> Task:
    """The task of one function."""
    from tk.schedule.cost import estimate

    mod = canonical(func)
    flops, moved, dtype = estimate(mod["main"])
    rule, version = space_key(mod["main"], target, rules)
    bound = target.roofline(flops, moved, dtype)
    weights = tuple(i for i, param in enumerate(func.params) if is_weight(func, param))
    return Task(name, mod, structural_hash(mod), weight, flops, moved, dtype, bound, rule, version, _refusal(mod), weights)


def extract(mods: Sequence[tvm.IRModule], target: Target, rules: Sequence[Rule]) -> list[Task]:
    """The tasks of a model's modules after the graph phase, its own and those of its loops' parts: those that take the most
    time at their bound first. Raises TuneError where there is none."""
    found = tasks_in(mods, target, rules)
    if not found:
        raise TuneError(
            message(
                "the model has no function to tune",
                need="at least one that TVM generates",
                do="compile it as it is: there is nothing that tuning could change",
            )
        )
    return found


def tasks_in(mods: Sequence[tvm.IRModule], target: Target, rules: Sequence[Rule]) -> list[Task]:
    """As `extract`, which may be none.

    Functions that are structurally equal are one task, whose weight is the sum of their calls. A function that the
    graph phase already scheduled is none, nor is one that defines an operator (tk/graph/defined.py): its kernel has no knobs.
    """
    from tvm.tirx import PrimFunc

    from tk.schedule.apply import count_calls

    with target.tvm():
        tasks = [
            task_of(func, target, rules, var.name_hint, calls.get(var.name_hint, 0))
            for mod, calls in ((mod, count_calls(mod)) for mod in mods)
            for var, func in mod.functions_items()
            if isinstance(func, PrimFunc) and is_searched(func)
        ]
    found = [task for task in _merged(tasks) if task.weight > 0]
    return sorted(found, key=lambda task: (-task.weight * task.bound, task.hash))


def is_searched(func: PrimFunc) -> bool:
    """Whether a function is one to tune; not one whose weights have zeros by construction, which drawn ones have not."""
    from tk.graph.combined_groups import multiplies_zeros
    from tk.graph.defined import OPERATOR

    if func.attrs is not None and (func.attrs.get(SCHEDULED) or OPERATOR in func.attrs):
        return False
    return not multiplies_zeros(func)


def of_suite(problems: Iterable[Problem], target: Target) -> list[Task]:
    """The tasks of a benchmark suite's problems, in their order; those that are the same function are one."""
    from tk.schedule.discover import discover
    from tk.schedule.suite import marked_func

    rules = discover(target.kind)
    with target.tvm():
        return _merged([task_of(marked_func(problem, target)[0], target, rules, problem.case.name) for problem in problems])


def _merged(tasks: Sequence[Task]) -> list[Task]:
    """`tasks` with those that are structurally equal made one, which has all their calls."""
    found: dict[str, list[Task]] = {}
    for task in tasks:
        twins = found.setdefault(task.hash, [])
        for position, twin in enumerate(twins):
            if same(twin.mod, task.mod):
                weights = tuple(each for each in twin.weights if each in task.weights)
                twins[position] = replace(twin, weight=twin.weight + task.weight, weights=weights)
                break
        else:
            twins.append(task)
    return [task for twins in found.values() for task in twins]


def without_record(tasks: Sequence[Task], database: Database, target: Target, modelled: bool = False) -> list[Task]:
    """The tasks that `database` neither has a usable record for nor a verdict that the default is best: what a locked
    compile refuses. A record whose time is a model's is usable only where `modelled`. Tasks that cannot be tuned are none of
    them."""
    open_ = []
    for task in tasks:
        workload = database.find_workload(task.mod)
        rows = database.tasks(
            "t.workload = ? AND t.target = ? AND t.toolchain = ? AND t.rule = ? AND t.rule_version = ?",
            workload, target_key(target), toolchain(target), task.rule, task.rule_version,
        )  # fmt: skip
        known = any(row.verdict or database.winner(row) or (modelled and database.modelled(row)) for row in rows)
        if not task.refused and not known:
            open_.append(task)
    return open_


def _refusal(mod: tvm.IRModule) -> str:
    """Why a function cannot be measured: symbolic sizes have no data, and opaque arguments no values."""
    import tvm

    for parameter in mod["main"].params:
        if not isinstance(parameter.ty, tvm.tirx.buffer.BufferType):
            return f"argument {parameter.name} is no tensor"
        if not all(isinstance(dim, int | tvm.tirx.IntImm) for dim in parameter.shape):
            return f"argument {parameter.name} has symbolic sizes"
    return ""


def require_records(mod: tvm.IRModule, database: Database, target: Target, modelled: bool = False) -> None:
    """Raise DatabaseError, listing them, when a task of `mod` (a module after the graph phase) has no usable record. Where
    `modelled`, a record will do that was ranked by a model alone."""
    from tk.schedule.discover import discover

    missing = without_record(tasks_in([mod], target, discover(target.kind)), database, target, modelled)
    if missing:
        raise DatabaseError(
            message(
                f"{len(missing)} tasks have no tuning record for {target.name}",
                need="a record, or the verdict that the default is best, for every task of a locked compile",
                have="none for " + ", ".join(task.label for task in missing),
                do=f"tk tune MODEL --target {target.name} --db the same database, or compile without --locked",
            )
        )
