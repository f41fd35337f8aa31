"""Which step of the compiler makes a model wrong: its import, a pass, a tuning record or a rule.

The steps are looked at in the order in which a model goes through them. What the import and each pass leave behind is run as
TVM compiles it by itself, with no pass and no rule of tk's: the first module that gives other numbers than the reference names
the step before it. Records, rules and the passes after scheduling are switched off one at a time instead, and the one without
which the model is right is the one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import NeedsError, TkError, reason
from tk.verify.compare import Comparison, compare_all
from tk.verify.every import exposed, first_outside, layers
from tk.verify.reference import framework
from tk.verify.stages import Stage, run_compiled, run_plainly, stages
from tk.verify.tolerance import compute_dtype, reductions_of, tolerance

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.schedule.apply import Kernel, Records
    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["Case", "Culprit", "Finding", "Switched", "Trial", "bisect"]

AFTER_SCHEDULING = (
    "fuse_horizontally",
    "pack_weights",
    "in_place",
    "OrderKernels",
    "ConcatInPlace",
    "PlanMemory",
    "RewriteCUDAGraph",
    "KillAfterLastUse",
    "partition_loops",
    "mask_vectors",
    "dependent_launch",
)
"""Passes and steps behind the schedule phase that a model can do without."""


@dataclass
class Case:
    """A model, what it is compiled for, and inputs with the outputs that they should give."""

    model: Model
    target: Target
    inputs: list[Any]
    expected: list[Array]
    records: Records | None = None
    device: str = "auto"

    @property
    def bound(self) -> float:
        return tolerance(compute_dtype(self.model), reductions_of(self.model))

    def compare(self, outs: Sequence[Array]) -> list[Comparison]:
        names = [spec.name for spec in self.model.signature.results]
        return compare_all(names, [np.asarray(out) for out in outs], [np.asarray(ref) for ref in self.expected], self.bound)


@dataclass(frozen=True)
class Trial:
    """One run: what was compiled, whether it was right, the worst output's relative error, and what was wrong."""

    what: str
    right: bool
    error: float = float("nan")
    why: str = ""


@dataclass(frozen=True)
class Culprit:
    """`kind` is "converter", "pass", "record", "rule" or "unknown"; `where` a kernel, or the line of the model's source;
    `switch` is what to leave out of a compile (Options.without), where that makes the model right."""

    kind: str
    name: str
    where: str = ""
    switch: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind} {self.name}" + (f", {self.where}" if self.where else "")


@dataclass
class Finding:
    """`culprit` is None where the model is right. `trials` is the way there."""

    culprit: Culprit | None
    trials: list[Trial] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {"culprit": None if self.culprit is None else asdict(self.culprit), "trials": [asdict(t) for t in self.trials]}


class Switched:
    """Tuning records of which some (by number, in the order of their use; all where `off` is None) are not there."""

    def __init__(self, records: Records, off: Collection[int] | None = ()) -> None:
        self.records, self.off = records, off
        self.used: list[str] = []

    def best(self, func: PrimFunc, target: Target, rules: tuple[Rule, ...]) -> Any:
        found = self.records.best(func, target, rules)
        if found is None:
            return None
        rule, decisions = found[1], found[2]
        self.used.append(" ".join([rule.name if rule else "metaschedule", *(f"{k}={v}" for k, v in decisions.items())]))
        return None if self.off is None or len(self.used) - 1 in self.off else found


def bisect(case: Case, progress: Callable[[str], None] = lambda what: None) -> Finding:
    """What makes `case` wrong. A step that stops the process cannot be found in this way; one that raises is."""
    return _Bisection(case, progress).run()


class _Bisection:
    def __init__(self, case: Case, progress: Callable[[str], None]) -> None:
        self.case, self.progress = case, progress
        self.trials: list[Trial] = []
        self.kernels: list[Any] = []

    def run(self) -> Finding:
        if self.compiled("as it is").right:
            return Finding(None, self.trials)
        kernels, used = self.kernels, self.used
        for look in (self.before_scheduling, lambda: self.among_records(kernels, used), lambda: self.among_rules(kernels)):
            if (culprit := look()) is not None:
                return Finding(culprit, self.trials)
        return Finding(self.after_scheduling(), self.trials)

    def trial(self, what: str, run: Callable[[], Sequence[Any]]) -> Trial:
        self.progress(what)
        try:
            results = self.case.compare(run())
        except NeedsError:  # nothing is wrong with the model: this host cannot run it
            raise
        except TkError as error:
            trial = Trial(what, False, why=str(error).splitlines()[0])
        except Exception as error:  # TVM's own errors, of many types: the step fails
            trial = Trial(what, False, why=f"{type(error).__name__}: {reason(error)}")
        else:
            wrong = [result for result in results if not result.passed]
            worst = max((result.relative for result in results), default=0.0)
            trial = Trial(what, not wrong, worst, "; ".join(f"{result.name}: {result.why}" for result in wrong))
        self.trials.append(trial)
        return trial

    def compiled(self, what: str, without: Collection[str] = (), off: Collection[int] | None = ()) -> Trial:
        case = self.case
        records = None if case.records is None else Switched(case.records, off)

        def run() -> Sequence[Array]:
            outs, kernels = run_compiled(case.model, case.target, case.inputs, records, without, case.device)
            self.kernels = kernels
            return outs

        trial = self.trial(what, run)
        self.used = [] if records is None else records.used
        return trial

    def before_scheduling(self) -> Culprit | None:
        """The import or the pass after which the module is wrong. A module that calls loops is none that runs by itself."""
        case = self.case
        if case.model.loops:
            return None
        passed = list(_until_failure(stages(case.model, case.target)))
        done = [stage for stage in passed if isinstance(stage, Stage)]
        if not done or not self.plain(done[0]).right:
            return self.converter()
        failure = passed[-1] if not isinstance(passed[-1], Stage) else None
        if failure is None and self.plain(done[-1]).right:
            return None
        low, high = 0, len(done) - (0 if failure is not None else 1)
        while high - low > 1:  # done[low] is right, done[high] is not
            middle = (low + high) // 2
            low, high = (middle, high) if self.plain(done[middle]).right else (low, middle)
        name = str(failure[0]) if failure is not None and high == len(done) else done[high].name
        confirmed = self.compiled(f"without {name}", {name}).right
        return Culprit("pass", name, switch=(name,) if confirmed else ())

    def plain(self, stage: Stage) -> Trial:
        case = self.case
        return self.trial(stage.title, lambda: run_plainly(stage, case.target, case.model.signature, case.inputs, case.device))

    def converter(self) -> Culprit:
        """The operator whose conversion is the first that leaves its band."""
        case = self.case
        if case.model.every is None or case.model.reference is None:
            return Culprit("converter", "of the import")
        every = exposed(case.model)
        # ONNX Runtime has few float64 kernels, and what stands in for it takes minutes for a real model
        refer = every.reference if framework(every) == "onnxruntime" else every.reference_float64 or every.reference
        assert refer is not None
        stage = next(iter(stages(every, case.target)))
        outs = run_plainly(stage, case.target, every.signature, case.inputs, case.device)
        first = first_outside(layers(every, outs, refer(list(case.inputs))))
        if first is None:
            return Culprit("converter", "of the import")
        operator, _, line = first.origin.partition(" at ")
        return Culprit("converter", f"of {operator}", line or first.result.name)

    def among_records(self, kernels: Sequence[Kernel], used: Sequence[str]) -> Culprit | None:
        if not used or not self.compiled("without tuning records", off=None).right:
            return None
        tuned = [kernel.name for kernel in kernels if kernel.origin == "database"]
        for i, what in enumerate(used):
            if self.compiled(f"without record {i + 1}, {what}", off={i}).right:
                return Culprit("record", f"{i + 1}, {what}", tuned[i] if i < len(tuned) else "")
        return Culprit("record", "several of the database")

    def among_rules(self, kernels: Sequence[Kernel]) -> Culprit | None:
        from tk.schedule.discover import discover

        rules = [rule.name for rule in discover(self.case.target.kind)][:-1]  # the last is the fallback
        if not self.compiled("without rules", rules, None).right:
            return None
        for rule in rules:
            if self.compiled(f"without rule {rule}", {rule}).right:
                return self.kernel_of(rule, kernels)
        return Culprit("rule", "several together", switch=tuple(rules))

    def kernel_of(self, rule: str, kernels: Sequence[Kernel]) -> Culprit:
        """The one function that the rule schedules wrongly, or the rule alone where there are several."""
        mine = [kernel.name for kernel in kernels if kernel.rule == rule]
        for name in mine if len(mine) > 1 else ():
            switch = f"{rule}@{name}"
            if self.compiled(f"without rule {rule} for {name}", {switch}).right:
                return Culprit("rule", rule, name, (switch,))
        return Culprit("rule", rule, mine[0] if len(mine) == 1 else "", (rule,))

    def after_scheduling(self) -> Culprit:
        for name in AFTER_SCHEDULING:
            if self.compiled(f"without {name}", {name}).right:
                return Culprit("pass", name, switch=(name,))
        return Culprit("unknown", "in lowering, code generation, or two faults at once")


def _until_failure(made: Iterator[Stage]) -> Iterator[Stage | tuple[str, Exception]]:
    """The stages, and (pass, error) in place of the first that fails."""
    while True:
        try:
            yield next(made)
        except StopIteration:
            return
        except Exception as error:  # whatever TVM raises
            yield getattr(error, "tk_pass", "a pass"), error
            return
