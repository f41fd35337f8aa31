"""The tuner on this machine's GPU: candidates are gated, timed by events with cold caches, and hangs are survived."""

from __future__ import annotations

from pathlib import Path

from tk.schedule.case import prim_func
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.database.store import Database
from tk.tuning.job import Job, JobOptions
from tk.tuning.search.space import searched_rule
from tk.tuning.state import Limits
from tk.tuning.tasks import Task, task_of


def first_tasks() -> list[Task]:
    """One small task for each rule of this GPU that has knobs."""
    target = resolve("auto")
    rules = discover(target.kind)
    tasks = {}
    with target.tvm():
        for rule in rules:
            for case in rule.cases:
                func = prim_func(case, target)[0]
                found = searched_rule(func, target, rules)
                task = task_of(func, target, rules, f"{rule.name}-{case.name}") if found else None
                if found and found[0] is rule and task is not None and not task.refused:
                    tasks.setdefault(rule.name, task)
    return list(tasks.values())


def test_every_rule_with_knobs_is_tuned(tmp_path: Path) -> None:
    tasks = first_tasks()
    assert tasks
    target = resolve("auto")
    with Database(tmp_path / "tuned.db") as database:
        reports = Job(tasks, target, database, JobOptions(each=4, seed=1, limits=Limits(batch=4))).run().tasks
        for report in reports:
            assert report.default_secs is not None, report
            assert report.statuses["valid"] > 0 or "space was tried (0)" in report.note, report  # of one config
            assert report.verdict in ("tuned", "default")
        for row in database.tasks():
            for record in database.records(row, "valid"):
                assert record.proof.error is not None
                assert record.proof.error <= (record.proof.tolerance or 0)
                assert record.where.driver


def test_a_time_below_the_roofline_does_not_count(tmp_path: Path) -> None:
    from dataclasses import replace

    tasks = [replace(task, flops=task.flops * 1e6 + 1e15) for task in first_tasks()[:1]]
    with Database(tmp_path / "tuned.db") as database:
        report = Job(tasks, resolve("auto"), database, JobOptions(trials=4, seed=1, limits=Limits(batch=4))).run()
    assert report.tasks[0].statuses["valid"] == 0
    assert report.tasks[0].statuses["too_fast"] > 0
