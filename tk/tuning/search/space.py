"""Design spaces: a rule's knobs where the first rule that takes the function has any, else MetaSchedule's own space."""

from __future__ import annotations

import importlib
import platform
import sys
import types
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Any

from tk.errors import ScheduleError
from tk.tuning.database.store import METASCHEDULE

if TYPE_CHECKING:
    import numpy as np
    import tvm
    from tvm.s_tir import Schedule
    from tvm.s_tir import meta_schedule as ms
    from tvm.tirx import PrimFunc

    from tk.schedule.analysis import Contraction
    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["ENUMERATED", "legal_configs", "post_order_space", "searched_rule", "space_key"]

# A space up to this size is enumerated; of a larger one so many points are drawn besides the default's neighbours.
ENUMERATED = 20_000
DRAWN = 6_000
# On a CPU a space of fewer points is hardly one: MetaSchedule's own holds far better kernels than it can.
FEW = 4


def searched_rule(func: PrimFunc, target: Target, rules: Sequence[Rule]) -> tuple[Rule, Any] | None:
    """The rule whose knobs are searched for `func`, with its match; None where MetaSchedule's own space is searched.

    It is the rule that schedules `func` untuned: the first one that takes it.
    """
    from tk.schedule.rule import taken

    for rule in rules:
        found = taken(rule, func, target)
        if found is None:
            continue
        match, _ = found
        points = prod(len(values) for values in rule.space(match, target).values())
        return None if points < (FEW if target.kind == "cpu" else 2) else (rule, match)
    return None


def space_key(func: PrimFunc, target: Target, rules: Sequence[Rule]) -> tuple[str, int]:
    """The rule's name and version that records of `func` are kept under."""
    found = searched_rule(func, target, rules)
    return METASCHEDULE if found is None else (found[0].name, found[0].version)


def legal_configs(rule: Rule, match: Contraction | str, target: Target, generator: np.random.Generator) -> list[Any]:
    """The configs that a search may try: the default first, then every legal point of the space in the space's order. Of
    a space with more than `ENUMERATED` points those that differ from the default in at most two knobs, and a random
    choice among the rest."""
    default = rule.default(match, target)
    space = {name: sorted({*values, int(getattr(default, name))}) for name, values in rule.space(match, target).items()}
    fixed = {field.name: getattr(default, field.name) for field in fields(rule.config) if field.name not in space}
    found = {default: None}  # a dict keeps the order
    start = tuple(int(getattr(default, name)) for name in space)
    for values in dict.fromkeys(_points(list(space.values()), start, generator)):
        config = rule.config(**fixed, **dict(zip(space, values, strict=True)))
        if config not in found and not rule.legal(match, config, target):
            found[config] = None
    return list(found)


def _points(values: list[list[int]], start: tuple[int, ...], generator: np.random.Generator) -> Iterator[tuple[int, ...]]:
    if prod(map(len, values)) <= ENUMERATED:
        yield from product(*values)
        return
    for left, right in combinations(range(len(values)), 2):
        for first, second in product(values[left], values[right]):
            near = list(start)
            near[left], near[right] = first, second
            yield tuple(near)
    drawn = [generator.choice(options, DRAWN) for options in values]
    yield from (tuple(map(int, point)) for point in zip(*drawn, strict=True))


def post_order_space(target: Target) -> ms.space_generator.SpaceGenerator:
    """MetaSchedule's default design space for the target: its schedule rules applied to each block in post order."""
    from tvm.s_tir import meta_schedule as ms

    _register_intrinsics(target)
    if target.kind == "cpu":
        return ms.space_generator.PostOrderApply()
    return ms.space_generator.PostOrderApply(sch_rules="cuda", postprocs="cuda", mutator_probs="cuda")


def _register_intrinsics(target: Target) -> None:
    """Register the tensor intrinsics of the target's own family before MetaSchedule registers those of all of them.

    Importing the package whole parses the TVMScript of every family: 15 to 25 seconds, for each process.
    """
    name = "tvm.s_tir.tensor_intrin"
    if name not in sys.modules:
        import tvm.s_tir

        package = types.ModuleType(name)
        package.__path__ = [f"{path}/tensor_intrin" for path in tvm.s_tir.__path__]
        sys.modules[name] = package
    if target.kind == "cpu":
        importlib.import_module(f"{name}.{'arm_cpu' if platform.machine() in ('aarch64', 'arm64') else 'x86'}")


def schedule_config(rule: Rule, mod: tvm.IRModule, match: Contraction, target: Target, config: object) -> Schedule:
    """The annotated schedule of a config, or None where it is not legal."""
    from tk.schedule.rule import annotated

    try:
        return annotated(rule, mod["main"], match, target, config)
    except ScheduleError:
        return None
