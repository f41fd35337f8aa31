"""Names that rules and knobs had in older databases and logs, read as what they are called now (former_names.toml).

A rule's version stays where only names change: the kernels are the same, and so are their times.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

__all__ = ["knobs_now", "names_of_knobs", "names_of_rules", "rule_now", "trace_now"]


@cache
def _former_names() -> dict[str, dict[str, str | dict[str, str]]]:
    return tomllib.loads((files("tk.schedules") / "former_names.toml").read_text(encoding="utf-8"))


def names_of_rules() -> dict[str, str]:
    """What rules are called now, by their former names."""
    return {old: str(new) for old, new in _former_names()["rules"].items()}


def names_of_knobs() -> dict[str, dict[str, str]]:
    """What knobs are called now, by their former names, by rule as it is called now."""
    return {rule: dict(names) for rule, names in _former_names()["knobs"].items() if isinstance(names, dict)}


def rule_now(rule: str) -> str:
    """What the rule that was called `rule` is called."""
    return names_of_rules().get(rule, rule)


def knobs_now(rule: str, decisions: Mapping[str, int]) -> dict[str, int]:
    """Decisions of a record of `rule`, under either of its names, by the knobs' names of now."""
    names = names_of_knobs().get(rule_now(rule), {})
    return {names.get(name, name): value for name, value in decisions.items()}


def trace_now(rule: str, trace: str) -> str:
    """The JSON of a schedule's trace, whose annotations name `rule` and its knobs, with the names of now."""
    trace = trace.replace(json.dumps(json.dumps(rule)), json.dumps(json.dumps(rule_now(rule))))
    for old, new in names_of_knobs().get(rule_now(rule), {}).items():
        trace = trace.replace(json.dumps(f"tk.{old}"), json.dumps(f"tk.{new}"))
    return trace
