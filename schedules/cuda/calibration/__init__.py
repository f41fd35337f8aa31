"""Numbers that were fitted to measurements: a TOML file a GPU, a table a cost model; `tk calibrate` makes them again.

A GPU without a table of its own takes the nearest one's: of its architecture, else of the newest that is older, else any.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import cache, wraps
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar, cast

from tk.target import ROWS, Target, compute_capability

__all__ = ["computed_once", "fit", "measured_on", "sections", "text_of", "trial"]

FOLDER = "tk.schedules.cuda.calibration"

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
_TRIALS: dict[str, SimpleNamespace] = {}


@cache
def _files() -> dict[str, dict[str, dict[str, date | float | str | dict[str, list[float]]]]]:
    """Every file by the name of its GPU's row."""
    names = sorted(each.name for each in files(FOLDER).iterdir() if each.name.endswith(".toml"))
    return {name.removesuffix(".toml"): tomllib.loads(text_of(name.removesuffix(".toml"))) for name in names}


def text_of(gpu: str) -> str:
    """The file of a GPU that has one, with its comments."""
    return (files(FOLDER) / f"{gpu}.toml").read_text(encoding="utf-8")


def sections() -> tuple[str, ...]:
    """The names of the cost models that any GPU has numbers of."""
    return tuple(dict.fromkeys(name for tables in _files().values() for name in tables if name != "about"))


@cache
def _nearest(name: str, arch: str, section: str) -> str:
    having = [each for each, tables in _files().items() if section in tables]
    if name in having:
        return name
    mine = compute_capability(arch)
    theirs = {each: compute_capability(ROWS[each].arch) for each in having}
    same = [each for each, capability in theirs.items() if capability == mine]
    older = sorted((capability, each) for each, capability in theirs.items() if capability < mine)
    return same[0] if same else older[-1][1] if older else next(iter(theirs))


def measured_on(target: Target, section: str = "about") -> str:
    """The GPU whose numbers of a cost model `target` takes, its own name where it has them; with no model named, the GPU
    whose file it takes."""
    return _nearest(target.name, target.arch, section)


@cache
def _table(gpu: str, section: str) -> SimpleNamespace:
    return SimpleNamespace(**_files()[gpu][section])


def fit(section: str, target: Target) -> SimpleNamespace:
    """The numbers of a cost model for `target`, by name."""
    return _TRIALS.get(section) or _table(measured_on(target, section), section)


def computed_once(ranked: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """`ranked`, what a cost model says of hashable arguments, computed once for equal ones. Within `trial`, whose numbers come
    and go, it is computed each time."""
    known = cast("Callable[Parameters, Result]", cache(ranked))

    @wraps(ranked)
    def found(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        return ranked(*args, **kwargs) if _TRIALS else known(*args, **kwargs)

    return found


@contextmanager
def trial(section: str, numbers: Mapping[str, Any]) -> Iterator[None]:
    """Within it, `fit(section, …)` gives these numbers, whatever the target."""
    before = _TRIALS.get(section)
    _TRIALS[section] = SimpleNamespace(**numbers)
    try:
        yield
    finally:
        _TRIALS.pop(section)
        if before is not None:
            _TRIALS[section] = before
