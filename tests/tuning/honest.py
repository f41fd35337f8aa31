"""Honest kernels of a rule's case, as the gate gets them: the target's default, the rule's own default where another rule comes
before it, one by a config that is drawn, and the last rule's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import tvm

from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule
from tk.target import Target
from tk.tuning.check.gate import kits_for
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.workload import canonical, structural_hash
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import is_atomic, realize
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.testbed import Spec

__all__ = ["Honest", "is_static"]

TRIES = 1000  # configs drawn until one fits


def is_static(case: Case) -> bool:
    """Whether all sizes of a case are known: the gate judges no other functions."""
    return all(isinstance(dim, int) for _, dims, _ in case.inputs for dim in dims)


def scheduled(mod: tvm.IRModule, rule: Rule, target: Target, config: object = None) -> tvm.IRModule:
    """`mod` by a rule's schedule."""
    func = schedule(rule, mod["main"], rule.match(mod["main"], target), target, config)
    return tvm.IRModule({"main": func.with_attr("global_symbol", "main")})


def drawn(rule: Rule, match: object, target: Target, seed: int) -> object:
    """A config that fits; the default where hardly any does."""
    random, space = Random(seed), rule.space(match, target)
    for _ in range(TRIES):
        config = rule.config(**{name: random.choice(values) for name, values in space.items()})
        if not rule.legal(match, config, target):
            return config
    return rule.default(match, target)


@dataclass
class Honest:
    """The kernels of a case of `rule` in `folder`, built as they are asked for; `kit_of` gives a kit's library by its name."""

    rule: Rule
    case: Case
    target: Target
    folder: Path
    kit_of: Callable[[str], str]
    paths: dict[str, Path] = field(default_factory=dict)  # by a kernel's name
    atomic: dict[str, bool] = field(default_factory=dict)
    hashes: dict[str, str] = field(default_factory=dict)  # of what they are made from

    def __post_init__(self) -> None:
        rules = discover(self.target.kind)
        with self.target.tvm():
            self.mod = canonical(prim_func(self.case, self.target)[0])
            self.match = self.rule.match(self.mod["main"], self.target)
            self.reference = build_reference(self.mod, self.target, rules, self.folder, "reference")
            self._build("default", lambda: realize(self.mod, "", "", self.target))

    def _build(self, name: str, make: Callable[[], tvm.IRModule]) -> None:
        if name in self.hashes:
            return
        kernel = make()
        self.hashes[name] = structural_hash(kernel)
        if name == "own" and self.hashes[name] == self.hashes["default"]:
            return
        compile_kernel(kernel, self.target, self.folder / f"{name}.so")
        self.paths[name], self.atomic[name] = self.folder / f"{name}.so", is_atomic(kernel["main"])

    def own(self) -> str | None:
        """The name of the kernel by the rule's own default; None where that is the target's, and of a case that the rule leaves
        to others on this target."""
        if self.match is None:
            return None
        with self.target.tvm():
            self._build("own", lambda: scheduled(self.mod, self.rule, self.target))
        return "own" if "own" in self.paths else None

    def last(self) -> str:
        """The name of the kernel by the last rule."""
        with self.target.tvm():
            self._build("last", lambda: scheduled(self.mod, discover(self.target.kind)[-1], self.target))
        return "last"

    def drawn(self, seed: int) -> str | None:
        """The name of the kernel by a config that `seed` draws; None where there is nothing to draw."""
        if self.match is None or not self.rule.space(self.match, self.target):
            return None
        config, name = drawn(self.rule, self.match, self.target, seed), f"drawn{seed}"
        with self.target.tvm():
            self._build(name, lambda: scheduled(self.mod, self.rule, self.target, config))
        return name

    def spec(self, seed: int) -> Spec:
        """What measuring needs, inputs drawn by `seed`."""
        taken = tuple(arguments(self.mod))
        kits: Mapping[str, str] = {name: self.kit_of(name) for name in kits_for(taken)}
        library, label = self.reference
        key = f"{self.rule.name} {self.case} {seed}"
        return Spec(key, taken, (str(library), label), kits, 0.0, seed << 16, traits(self.mod), str(self.paths["default"]))
