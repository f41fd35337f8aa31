"""Fits the numbers of cost models to measured kernels, and writes them as the file that the models read.

The fit minimises the mean of |log(estimated / measured)|, so that a kernel estimated at twice its time counts as one estimated
at half of it, and a few odd kernels do not decide. It changes one number after another by a factor, and keeps what is better;
numbers that no estimate depends on stay as they are. Nothing is measured here: see calibration_measure.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from datetime import date
from math import exp, log
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, TypeAlias

from tk.errors import UsageError, meant, message

if TYPE_CHECKING:
    from tk.target import Target

__all__ = [
    "Fit",
    "Machine",
    "Sample",
    "Samples",
    "cost_models",
    "estimator",
    "file_text",
    "fit_model",
    "fitted",
    "numbers_of",
    "read_samples",
    "written",
]

Number: TypeAlias = "float | list[float] | dict[str, Number]"
Numbers: TypeAlias = "dict[str, Number]"
Keys: TypeAlias = "tuple[str | int, ...]"  # to a number within a table

ABOUT_A_FIT = ("date", "kernels", "residual", "median")
FIRST_STEP, LAST_STEP = 0.25, 0.005  # of a number, by which it is changed
FARTHEST = 8.0  # times the number that a fit starts from, or one over it: beyond, it means something else
WORTH = 1e-5  # of the mean error, that a change has to win
NOT_RECORDED = "not recorded"


@dataclass(frozen=True)
class Machine:
    """The GPU that was measured: its row's name in tk/target.py, its device's, its driver, and its clocks in MHz."""

    target: str
    device: str
    driver: str = NOT_RECORDED
    clocks: str = NOT_RECORDED


@dataclass(frozen=True)
class Sample:
    """One kernel: the cost model that it is for, the number that its problem is drawn from, its config, and its seconds."""

    model: str
    seed: int
    config: dict[str, int]
    seconds: float


@dataclass
class Samples:
    """What was measured on one machine."""

    machine: Machine
    kernels: list[Sample] = field(default_factory=list)

    def write(self, path: Path) -> None:
        """As JSON, a file that is whole at any time."""
        document = {"machine": asdict(self.machine), "kernels": [asdict(each) for each in self.kernels]}
        new = path.with_name(path.name + ".new")
        new.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        new.replace(path)


def read_samples(path: Path) -> Samples:
    """What `Samples.write` wrote. Raises UsageError where the file is something else."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        samples = Samples(Machine(**document["machine"]), [Sample(**each) for each in document["kernels"]])
        if not all(each.seconds > 0 for each in samples.kernels):
            raise ValueError("a kernel that took no time")
    except (OSError, ValueError, KeyError, TypeError) as error:
        problem = message(
            f"{path} holds no measured kernels",
            need="a file of `tk calibrate --record`",
            have=str(error),
            do="name a file that this command wrote",
        )
        raise UsageError(problem) from error
    return samples


@dataclass(frozen=True)
class Fit:
    """What came of one cost model. `numbers` are all of its table; `changed` are those that the fit moved, from what to what;
    `residual` is how far the worst kernel's estimate is off, `median` the middle one's, before and after: 0.2 is a fifth."""

    numbers: Numbers
    kernels: int
    residual: tuple[float, float]
    median: tuple[float, float]
    changed: dict[str, tuple[float, float]]


def numbers_of(table: Mapping[str, object]) -> Numbers:
    """The numbers of a model's table, without what is said about the fit."""
    return deepcopy({name: value for name, value in table.items() if name not in ABOUT_A_FIT})  # type: ignore[misc]


def fit_model(start: Numbers, estimates: Callable[[Numbers], Sequence[float]], measured: Sequence[float]) -> Fit:
    """The numbers, from `start` on, with which `estimates`, the seconds of each kernel, are nearest to `measured`."""

    def errors(numbers: Numbers) -> list[float]:
        estimated = estimates(numbers)
        return [abs(log(mine / theirs)) if mine > 0 else float("inf") for mine, theirs in zip(estimated, measured, strict=True)]

    numbers, first = deepcopy(start), errors(start)
    best, step = mean(first), FIRST_STEP
    leaves = [path for path in _leaves(start) if _matters(numbers, path, errors, first)]
    while step > LAST_STEP:
        before = best
        for path in leaves:
            best = _better(numbers, path, start, step, best, lambda numbers: mean(errors(numbers)))
        if before - best < WORTH:
            step /= 2
    last = errors(numbers)
    moved = {path: (_get(start, path), _get(numbers, path)) for path in leaves if _get(numbers, path) != _get(start, path)}
    return Fit(
        numbers,
        len(measured),
        (exp(max(first)) - 1, exp(max(last)) - 1),
        (exp(median(first)) - 1, exp(median(last)) - 1),
        {".".join(map(str, path)): change for path, change in moved.items()},
    )


def _matters(numbers: Numbers, path: Keys, errors: Callable[[Numbers], list[float]], first: list[float]) -> bool:
    """Whether an estimate depends on the number at `path`."""
    value = _get(numbers, path)
    found = False
    for factor in (1 + FIRST_STEP, 1 - FIRST_STEP):
        _set(numbers, path, value * factor)
        found = found or errors(numbers) != first
    _set(numbers, path, value)
    return found and value != 0


def _better(numbers: Numbers, path: Keys, start: Numbers, step: float, best: float, error: Callable[[Numbers], float]) -> float:
    """Moves the number at `path` by `step` as long as the error falls by it; the least error."""
    first = _get(start, path)
    for factor in (1 + step, 1 / (1 + step)):
        improved = False
        while True:
            value = _get(numbers, path)
            if not 1 / FARTHEST < value * factor / first < FARTHEST:
                break
            _set(numbers, path, value * factor)
            now = error(numbers)
            if best - now < WORTH:
                _set(numbers, path, value)
                break
            best, improved = now, True
        if improved:
            break
    return best


def _leaves(numbers: Number | Numbers, path: Keys = ()) -> Iterator[Keys]:
    if isinstance(numbers, (dict, list)):
        within: Iterable[tuple[str | int, Number]] = numbers.items() if isinstance(numbers, dict) else enumerate(numbers)
        for key, value in within:
            yield from _leaves(value, (*path, key))
    else:
        yield path


def _get(numbers: Numbers, path: Keys) -> float:
    found: object = numbers
    for key in path:
        found = found[key]  # type: ignore[index]
    assert isinstance(found, (int, float))
    return found


def _set(numbers: Numbers, path: Keys, value: float) -> None:
    found: object = numbers
    for key in path[:-1]:
        found = found[key]  # type: ignore[index]
    found[path[-1]] = value  # type: ignore[index]


def written(template: str, machine: Machine, fits: Mapping[str, Fit], today: date, own: bool) -> str:
    """The text of a calibration file: that of `template` with the machine and the fitted tables put in, and its comments kept.
    Tables without a fit stay where the template is of this GPU (`own`), and go where it is another's."""
    head, *tables = re.split(r"(?m)^(?=\[\w+\]$)", template)
    out = [head.replace(f"NVIDIA {_device(template)}", machine.device)] if own else [_head(machine)]
    for table in tables:
        name = table[1 : table.index("]")]
        if name == "about":
            said = {"device": machine.device, "driver": machine.driver, "clocks": machine.clocks}
            out.append(_with(table, said))
        elif name in fits:
            fit = fits[name]
            about = {"date": today, "kernels": fit.kernels, "residual": round(fit.residual[1], 3)}
            out.append(_with(table, {**about, **fit.numbers}))
        elif own:
            out.append(table)
    return "".join(out).rstrip("\n") + "\n"


def file_text(machine: Machine, fits: Mapping[str, Fit], target: Target) -> str:
    """The text of `target`'s calibration file: what it, or the nearest GPU's, says today, with these fits put in."""
    from tk.schedules.cuda.calibration import measured_on, text_of

    nearest = measured_on(target)
    return written(text_of(nearest), machine, fits, date.today(), nearest == target.name)


def cost_models() -> tuple[str, ...]:
    """The names of the cost models that can be fitted."""
    from tk.schedules.cuda.calibration.models import MODELS

    return tuple(MODELS)


def _device(template: str) -> str:
    found = re.search(r'(?m)^device = "NVIDIA (.*)"$', template)
    return found[1] if found else ""


def _head(machine: Machine) -> str:
    return (
        f"# Fitted on one {machine.device} by `tk calibrate`. `kernels`: how many were measured; `residual`: how far the\n"
        "# estimate is off the worst of them. What is not here is taken from the nearest GPU that has it.\n\n"
    )


def _with(table: str, values: Mapping[str, object]) -> str:
    """A table's lines with these values, each with the comment that it had."""

    def line(match: re.Match[str]) -> str:
        name, comment = match["name"], match["comment"] or ""
        return f"{name} = {_toml(values[name])}{comment}" if name in values else match[0]

    return re.sub(r"(?m)^(?P<name>\w+) = (?P<value>\"[^\"]*\"|[^#\n]*?)(?P<comment> #.*)?$", line, table)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def estimator(model: str, kernels: Sequence[Sample], target: Target) -> Callable[[Numbers], Sequence[float]]:
    """What maps a model's numbers to its estimates of `kernels`, whose problems are read once.

    Raises UsageError for a model that there is not, or a kernel whose problem its rule does not take.
    """
    from tk.schedule.discover import discover
    from tk.schedule.suite import marked_func
    from tk.schedules.cuda.calibration import trial
    from tk.schedules.cuda.calibration.models import MODELS

    if model not in MODELS:
        raise UsageError(
            message(f"there is no cost model {model!r}", need=", ".join(MODELS), do=meant(model, MODELS, "give one of these"))
        )
    (rule,) = (rule for rule in discover(target.kind) if rule.name == MODELS[model].rule)
    read: dict[int, object] = {}
    for sample in kernels:
        if sample.seed not in read:
            read[sample.seed] = rule.match(marked_func(MODELS[model].problem(sample.seed), target)[0], target)
        if read[sample.seed] is None:
            raise UsageError(message(f"{rule.name} does not take problem {sample.seed}", do="measure again"))
    pairs = [(read[sample.seed], rule.config(**sample.config)) for sample in kernels]
    seconds = MODELS[model].seconds

    def estimates(numbers: Numbers) -> list[float]:
        with trial(model, numbers):
            return [seconds(match, config, target) for match, config in pairs]

    return estimates


def fitted(samples: Samples, models: Sequence[str], target: Target) -> dict[str, Fit]:
    """Each model fitted to its kernels among the samples, from the numbers on that `target` has now.

    Raises UsageError for a model of which none was measured.
    """
    from tk.schedules.cuda.calibration import fit

    found = {}
    for model in models:
        kernels = [each for each in samples.kernels if each.model == model]
        if not kernels:
            raise UsageError(message(f"no kernel of {model} was measured", do="measure with --record, or name other models"))
        start = numbers_of(vars(fit(model, target)))
        found[model] = fit_model(start, estimator(model, kernels, target), [each.seconds for each in kernels])
    return found
