"""Random numbers of the tests: others each day, and of a test that runs alone the same as among all others on that day.

The generators that all draw from, of `random`, NumPy and torch, are seeded with the day's seed (TK_TEST_SEED) and a name:
before a module is imported, before a fixture that tests share is made, and before a test runs. Such a fixture leaves to the
test that happens to have it made the numbers that it would have drawn without. `np.random.default_rng()` takes its seed from
`random`. NumPy and torch are not imported for it: they are seeded once they are there.
"""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

from tests.sample import SEED

__all__ = ["Seeds", "apart", "begin"]

State = dict[str, Any]


class _Present:
    """What the generators are seeded for."""

    name, on_gpus = "", False


def begin(name: str, on_gpus: bool = False) -> None:
    """Seed all generators for what is called `name`, those of GPUs only where it says so: they are slow to seed."""
    _Present.name, _Present.on_gpus = name, on_gpus
    _seed("random")
    for library in _LIBRARIES:
        if library in sys.modules:
            _seed(library)


@contextmanager
def apart(name: str) -> Iterator[None]:
    """Seeded for `name` inside, and outside as if nothing had been drawn inside."""
    outer, states = (_Present.name, _Present.on_gpus), {library: _state(library) for library in _there()}
    begin(name, _Present.on_gpus)
    try:
        yield
    finally:
        _Present.name, _Present.on_gpus = outer
        for library in _there():
            if library in states:
                _restore(library, states[library])
            else:
                _seed(library)
        if _Present.on_gpus and "torch" in sys.modules:  # what is shared is made before a test draws anything there
            sys.modules["torch"].cuda.manual_seed_all(_number())


def _there() -> list[str]:
    return [library for library in ("random", *_LIBRARIES) if library in sys.modules]


def _number() -> int:
    """32 bits, which are the most that NumPy's own generator takes."""
    return zlib.crc32(f"{SEED} {_Present.name}".encode())


def _seed(library: str) -> None:
    module: Any = sys.modules[library]
    if library == "random":
        module.seed(_number())
    elif library == "numpy":
        module.random.seed(_number())
        if not isinstance(module.random.default_rng, _DefaultGenerator):
            module.random.default_rng = _DefaultGenerator(module.random.default_rng)
    elif _Present.on_gpus:
        module.manual_seed(_number())
    else:
        module.default_generator.manual_seed(_number())


def _state(library: str) -> Any:
    module: Any = sys.modules[library]
    if library == "random":
        return module.getstate()
    return module.random.get_state() if library == "numpy" else module.get_rng_state()


def _restore(library: str, state: Any) -> None:
    module: Any = sys.modules[library]
    if library == "random":
        module.setstate(state)
    elif library == "numpy":
        module.random.set_state(state)
    else:
        module.set_rng_state(state)


class _DefaultGenerator:
    """NumPy's `default_rng`, whose seed without one is drawn by `random`."""

    def __init__(self, own: Callable[..., Any]) -> None:
        self.own = own

    def __call__(self, seed: Any = None) -> Any:
        return self.own(random.getrandbits(64) if seed is None else seed)


class _WhenImported(MetaPathFinder):
    """Seeds what a test is the first to import."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in _LIBRARIES:
            return None
        sys.meta_path.remove(self)
        try:
            spec = find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec is None or spec.loader is None:
            return spec
        run = spec.loader.exec_module

        def seeded(module: ModuleType) -> None:
            run(module)
            _seed(name)

        spec.loader.exec_module = seeded  # type: ignore[method-assign]
        return spec


_LIBRARIES = ("numpy", "torch")


class Seeds:
    """The plugin. Not conftest.py's own hooks: a session's fixtures ask no conftest below the root."""

    def __init__(self) -> None:
        sys.meta_path.insert(0, _WhenImported())

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        if isinstance(collector, pytest.Module):
            begin(collector.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Iterator[Any]:
        if fixturedef.scope == "function":
            return (yield)
        with apart(f"{fixturedef.baseid}::{fixturedef.argname}[{request.param_index}]"):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        above = item.parent.nodeid if item.parent else ""  # an item's own one has pytest-xdist's group behind it
        begin(f"{above}::{item.name}", item.get_closest_marker("gpu") is not None)
        return (yield)
