"""Numbers that were fitted to measurements: a TOML file a GPU, a table a cost model.

A GPU without a file of its own takes the nearest one's: of its architecture, else of the newest that is older, else any.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tk.target import ROWS, compute_capability

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["calibrated", "fit", "measured_on"]


@cache
def _files() -> dict[str, dict[str, Any]]:
    """Every file by the name of its GPU's row."""
    folder = files("tk.schedules.cuda.calibration")
    found = sorted(each.name for each in folder.iterdir() if each.name.endswith(".toml"))
    return {name.removesuffix(".toml"): tomllib.loads((folder / name).read_text(encoding="utf-8")) for name in found}


def calibrated() -> tuple[str, ...]:
    """The names of the GPUs that have a file."""
    return tuple(_files())


@cache
def _nearest(name: str, arch: str) -> str:
    if name in _files():
        return name
    mine = compute_capability(arch)
    theirs = {each: compute_capability(ROWS[each].arch) for each in _files()}
    same = [each for each, capability in theirs.items() if capability == mine]
    older = sorted((capability, each) for each, capability in theirs.items() if capability < mine)
    return same[0] if same else older[-1][1] if older else next(iter(theirs))


def measured_on(target: Target) -> str:
    """The GPU whose numbers `target` takes: its own name where it has a file."""
    return _nearest(target.name, target.arch)


@cache
def _table(gpu: str, section: str) -> SimpleNamespace:
    return SimpleNamespace(**_files()[gpu][section])


def fit(section: str, target: Target) -> SimpleNamespace:
    """The numbers of a cost model for `target`, by name."""
    return _table(measured_on(target), section)
