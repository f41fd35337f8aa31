"""The gate's kits, built once a run of the tests: its processes share the folder that conftest.py names."""

from __future__ import annotations

from tk.target import Target
from tk.tuning.check.kernels import build_kit
from tk.tuning.measure.build import kit_path
from tk.tuning.workers.folders import own

__all__ = ["kit_of"]


_BUILT: dict[tuple[str, str], str] = {}  # for children of this process too


def kit_of(name: str, target: Target) -> str:
    """The library of the kit `name`, as jobs of this process find it."""
    key = (name, target.name)
    if key not in _BUILT:
        path = kit_path(own("tk-kits-"), name, target)
        if not path.exists():
            build_kit(name, target, path)
        _BUILT[key] = str(path)
    return _BUILT[key]
