"""Finds the rules: those in `tk.schedules`, and those of other distributions through the entry points `tk.schedules`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from tk.errors import ScheduleError, meant, message
from tk.schedule.rule import Rule, taken

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["discover", "find", "supported_on"]


@cache
def discover(kind: str) -> tuple[Rule, ...]:
    """The rules for targets of `kind` ("cpu", "cuda", "rocm"), in order of preference; the last one takes any function.

    A third party's entry point is a sequence of rules, named by the kind that they serve; they come before tk's own.
    """
    others: list[Rule] = []
    for entry in entry_points(group="tk.schedules"):
        if entry.name.split(".")[0] == kind:
            others.extend(entry.load())
    own = import_module(f"tk.schedules.{kind}").RULES
    rules = (*others, *own)
    names = [rule.name for rule in rules]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ScheduleError(
            message("two rules of one name", need="unique names", have=", ".join(twice), do="rename one of them")
        )
    return rules


def find(kind: str, name: str) -> Rule:
    """The rule called `name` among those for `kind`."""
    for rule in discover(kind):
        if rule.name == name:
            return rule
    raise ScheduleError(
        message(
            f"there is no rule {name!r} for {kind}",
            need=", ".join(rule.name for rule in discover(kind)),
            do=meant(name, (rule.name for rule in discover(kind)), "see `tk doctor`"),
        )
    )


def supported_on(target: Target) -> Callable[[PrimFunc], bool]:
    """Whether one of the target's rules that take what the graph phase forms takes a PrimFunc. Rules that the context
    we are in leaves out do not count: what they alone take is not made, rather than left to the rule that takes anything."""
    import tvm

    left_out = {str(name) for name in tvm.transform.PassContext.current().disabled_pass}
    rules = [rule for rule in discover(target.kind) if rule.enables_graph_fusion and rule.name not in left_out]

    def takes(func: PrimFunc) -> bool:
        return any(taken(rule, func, target) is not None for rule in rules)

    return takes
