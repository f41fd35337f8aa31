"""Why a tuning record was used or not: the nearest keys, and the fields in which they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tk.tuning.database.store import METASCHEDULE, Database, TaskRow, target_key
from tk.tuning.database.toolchain import toolchain
from tk.tuning.database.workload import canonical, structural_hash

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["signature", "why"]

NEAREST = 5
SAME = "the same key"


def signature(func: PrimFunc) -> str:
    """A function's arguments, such as "(512×512 float32, 512×512 float32)"."""
    return (
        "("
        + ", ".join("×".join(_dim(dim) for dim in arg.shape) + f" {arg.dtype}" for arg in func.params if hasattr(arg, "shape"))
        + ")"
    )


def _dim(dim: object) -> str:
    value = getattr(dim, "value", dim)  # a symbolic dim prints as its name
    return str(value)


def why(database: Database, func: PrimFunc, target: Target, rules: Sequence[Rule]) -> list[str]:
    """One line for the answer, then one for each of the nearest keys with the fields that differ."""
    found = database.lookup(func, target, rules)
    if found is not None:
        task, record = found
        share = f", {task.bound_secs / record.secs:.0%} of the roofline" if task.bound_secs and record.secs else ""
        how = ", by its rule's model: never measured" if record.status == "modelled" else ""
        took = f"{(record.secs or 0) * 1e6:.1f} µs"
        return [f"used: record {record.id} of {task.rule} {task.rule_version}, {took}{share}{how}"]
    workload = database.find_workload(canonical(func))
    near = sorted(database.tasks(), key=lambda task: _distance(database, task, workload, func, target, rules))
    what = f"{signature(func)} on {target_key(target)}"
    lines = [f"not used: no record of {database.path} is for {what}"]
    for task in near[:NEAREST]:
        differing = _differing(database, task, workload, func, target, rules)
        if differing[0].startswith(SAME) and task.verdict == "default":
            lines[0] = f"not used: nothing was faster than the default for {what}"
        lines.append(f"near: task {task.id} {task.name or task.hash}: {'; '.join(differing)}")
    if not near:
        lines.append("the database has no task at all")
    return lines


def _distance(
    database: Database, task: TaskRow, workload: int | None, func: PrimFunc, target: Target, rules: Sequence[Rule]
) -> tuple[int, int, int]:
    """Another workload is further away than any other difference; among those, the same argument types are nearer."""
    other = task.workload != workload
    shapes = other and signature(database.module(task.workload)["main"]) != signature(func)
    return (int(other), int(shapes), len(_differing(database, task, workload, func, target, rules)))


def _differing(
    database: Database, task: TaskRow, workload: int | None, func: PrimFunc, target: Target, rules: Sequence[Rule]
) -> list[str]:
    differing = []
    if task.workload != workload:
        theirs, ours = signature(database.module(task.workload)["main"]), signature(func)
        what = f"{theirs}, not {ours}" if theirs != ours else f"hash {task.hash}, not {structural_hash(canonical(func))}"
        differing.append(f"workload: {what}")
    if task.target != target_key(target) and task.target not in database.borrow:
        differing.append(f"target: {task.target}, not {target_key(target)}")
    if task.toolchain != toolchain(target):
        differing.append(f"toolchain: {task.toolchain}, not {toolchain(target)}")
    versions = dict([METASCHEDULE, *((rule.name, rule.version) for rule in rules)])
    if task.rule not in versions:
        differing.append(f"rule: {task.rule}, which is not installed")
    elif versions[task.rule] != task.rule_version:
        differing.append(f"rule version: {task.rule} {task.rule_version}, not {versions[task.rule]}")
    if not differing:
        counts = ", ".join(f"{number} {status}" for status, number in database.counts(task).items()) or "no record"
        verdict = "nothing was faster than the default" if task.verdict == "default" else "no valid record is faster yet"
        differing.append(f"{SAME}: {verdict} ({counts})")
    return differing
