"""Tuning for an AMD GPU that is not here: configs are ranked by their rule's model and by what the compiler made of them.

    legal configs  →  the best by the rule's cost  →  each compiled: refused with spills or too much LDS
                   →  seconds: the rule's cost, and the cycles that conflicts of LDS banks add to it, counted exactly

Nothing runs, so no record is a measurement: its status is "modelled", a task gets no verdict, any measured record of the task
takes precedence, and a locked compile refuses it unless told otherwise. `tk tune` on a host with the GPU goes on from there.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, ScheduleError
from tk.tuning.database.explain import signature
from tk.tuning.database.record import Record, Where, trace_text
from tk.tuning.events import Callback, Event, TaskReport, TuneReport

if TYPE_CHECKING:
    from tk.schedule.rule import Rule
    from tk.target import Target
    from tk.tuning.database.store import Database
    from tk.tuning.tasks import Task

__all__ = ["MODELLED", "SHOWN", "model_tasks", "plan_tasks"]

MODELLED = "modelled"
SHOWN = 6  # configs of a task that are compiled, where nothing else is asked for


def model_tasks(
    tasks: Sequence[Task],
    target: Target,
    database: Database,
    callback: Callback,
    most: int | None = None,
    seconds: float | None = None,
    trials: int | None = None,
) -> TuneReport:
    """Rank up to `most` configs of each of `tasks`, within `seconds` and of all together `trials` where given, and keep them in
    `database` as modelled. Without `most` the trials are shared out evenly; without either a task gets 6.

    A task whose rule has no model is left as it is, and its note says so. Times in the report are seconds by the model.
    """
    began = time.monotonic()
    report = TuneReport(target.name, "none: modelled, never run on a device", database.path, [], stopped=MODELLED)
    callback(Event("start", 0.0, data={"tasks": len(tasks), "budget": seconds, "trials": trials, "before": ""}))
    with target.tvm():
        for number, task in enumerate(tasks):
            left = None if trials is None else trials - report.trials
            row = _Ranking(task, target, database).run(
                _share(most, left, len(tasks) - number), None if seconds is None else began + seconds
            )
            report.tasks.append(row)
            report.trials += row.trials
            data = {"verdict": row.verdict, "note": row.note, "default": row.default_secs, "tuned": row.tuned_secs}
            callback(Event("verdict", time.monotonic() - began, task.label, data=data))
    report.seconds = time.monotonic() - began
    callback(Event("finish", report.seconds, data={"stopped": report.stopped, "trials": report.trials}))
    return report


def plan_tasks(tasks: Sequence[Task], target: Target, database: Database, most: int | None, trials: int | None) -> TuneReport:
    """What `model_tasks` would begin with: each task's default compiled, and beside it the least time that the rule's model
    gives a legal config. Nothing is written; the report's `seconds` is how long the ranking is expected to take."""
    report = TuneReport(target.name, "none: modelled, never run on a device", database.path, [], stopped="planned")
    with target.tvm():
        for number, task in enumerate(tasks):
            share = _share(most, trials, len(tasks) - number)
            began = time.monotonic()
            row = _Ranking(task, target, database).plan()
            report.seconds += share * (time.monotonic() - began)
            report.tasks.append(row)
            trials = None if trials is None else trials - share
    return report


def _share(most: int | None, left: int | None, tasks: int) -> int:
    """The configs of the next of `tasks`, of `left` for all of them."""
    if left is None:
        return SHOWN if most is None else most
    return min(left, -(-left // tasks) if most is None else most)


class _Ranking:
    """One task's configs."""

    def __init__(self, task: Task, target: Target, database: Database) -> None:
        self.task, self.target, self.database = task, target, database
        self.report = TaskReport(
            task.name, task.label, signature(task.mod["main"]), task.rule, task.weight, task.flops, task.bytes, task.dtype,
            task.bound, statuses=Counter(),
        )  # fmt: skip

    def run(self, most: int, until: float | None) -> TaskReport:
        """The task's row: `default_secs` and `tuned_secs` are by the model."""
        found = self._modelled_rule()
        if found is None:
            return self.report
        rule, match = found
        row = self.database.task(
            self.task.mod, self.target, self.task.rule, self.task.rule_version, name=self.task.name, bound_secs=self.task.bound
        )
        known = {record.trace for record in self.database.records(row, MODELLED)}
        default = rule.default(match, self.target)
        for config in self._ranked(rule, match, default, most):
            if until is not None and time.monotonic() > until:
                self.report.note = "the time is spent"
                break
            made = self._judged(rule, match, config)
            if made is not None and made.trace not in known:
                self.database.commit(row, made)
            if made is not None and config == default:
                self.report.default_secs = made.secs
        best = next(iter(self.database.records(row, MODELLED, 1)), None)
        if best is not None:
            self.report.verdict, self.report.tuned_secs = MODELLED, best.secs
            self.report.decisions = dict(best.decisions)
        return self.report

    def plan(self) -> TaskReport:
        """The task's row as `run` would begin: of the others but the default the first by the rule's cost, not compiled."""
        found = self._modelled_rule()
        if found is None:
            return self.report
        rule, match = found
        default, *others = self._ranked(rule, match, rule.default(match, self.target), 2)
        made = self._judged(rule, match, default)
        self.report.trials, self.report.statuses = 0, Counter()
        self.report.default_secs = None if made is None else made.secs
        assert rule.cost is not None
        times = [self.report.default_secs, *(float(rule.cost(match, config, self.target)) for config in others)]
        self.report.tuned_secs = min((secs for secs in times if secs is not None), default=None)
        self.report.verdict = "" if self.report.tuned_secs is None else MODELLED
        return self.report

    def _modelled_rule(self) -> tuple[Rule, Any] | None:
        """The rule that has the task and its match; None, and a note in the report, where it has no model."""
        from tk.schedule.discover import discover
        from tk.tuning.search.space import searched_rule

        found = searched_rule(self.task.mod["main"], self.target, discover(self.target.kind))
        if self.task.refused or found is None or found[0].cost is None:
            self.report.note = self.task.refused or "its rule has no model: the default stays"
            return None
        return found

    def _ranked(self, rule: Rule, match: Any, default: Any, most: int) -> list[Any]:
        """The default, and the legal configs that the rule's cost ranks first."""
        import numpy as np

        from tk.tuning.search.space import legal_configs

        assert rule.cost is not None
        cost = rule.cost
        others = [each for each in legal_configs(rule, match, self.target, np.random.default_rng(0)) if each != default]
        others.sort(key=lambda config: cost(match, config, self.target))
        return [default, *others[: max(0, most - 1)]]

    def _judged(self, rule: Rule, match: Any, config: Any) -> Record | None:
        """The record of a config that compiles without spills; the report counts the others."""
        from tk.codegen.library import build_function
        from tk.schedule.rule import schedule
        from tk.tuning.search.space import schedule_config

        self.report.trials += 1
        try:
            traced = schedule_config(rule, self.task.mod, match, self.target, config)
            scheduled = schedule(rule, self.task.mod["main"], match, self.target, config)
            _, code = build_function(scheduled, self.target)
        except (CompileError, ScheduleError) as error:
            self.report.statuses["did_not_compile"] += 1
            self.report.reasons["did_not_compile"] = str(error).splitlines()[0]
            return None
        spilled = sum(used.spills for used in code.usage.values())
        if spilled or any(used.shared > self.target.shared_memory for used in code.usage.values()):
            self.report.statuses["did_not_compile"] += 1
            self.report.reasons["did_not_compile"] = f"{spilled} bytes of registers are spilled, or LDS is too small"
            return None
        self.report.statuses[MODELLED] += 1
        seconds = self._seconds(rule, match, config, scheduled)
        where = Where(device="none: modelled")
        return Record(trace_text(traced.trace), MODELLED, (seconds,), asdict(config), where=where, detail="by the rule's model")

    def _seconds(self, rule: Rule, match: Any, config: Any, scheduled: Any) -> float:
        """The rule's cost, and what conflicts of banks add to its time in LDS; which lanes RDNA serves together, and so its
        conflicts, is not known."""
        from tk.rocm.lds_banks import bank_counts
        from tk.target import lds_banks

        assert rule.cost is not None
        seconds = float(rule.cost(match, config, self.target))
        if rule.bounds is None or self.target.wave != 64:
            return seconds
        counts = bank_counts(scheduled, lds_banks(self.target.arch))
        taken, lost = counts.reads + counts.writes, counts.read_conflicts + counts.write_conflicts
        in_lds = float(rule.bounds(match, config, self.target).get("LDS", 0.0))
        return seconds + (in_lds * lost / (taken - lost) if lost and taken > lost else 0.0)
