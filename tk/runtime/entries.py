"""A loaded package of several entry points over one set of weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from tk.errors import UsageError, message
from tk.llm.facts import limits_of
from tk.package.artifact import Build, Package, Verify
from tk.runtime.cuda_graphs import GraphLimit
from tk.runtime.device import device_of, named
from tk.runtime.machine import Loaded
from tk.runtime.module import Module

__all__ = ["Entries"]


class Entries(Module):
    """A loaded package of several entries: `entries` has each by name, and each is an attribute, a `Module` to be called.

    Code and weights are loaded once. `state` makes what all of them keep from call to call. Calls of all entries run one
    after another on one device, in the order in which they are made. It is not called itself."""

    def __init__(
        self, package: Package, build: Build, device_type: int, device_index: int, verify: Verify, limit: GraphLimit
    ) -> None:
        self.name, self.target = package.name, build.target
        self.device = named(device_type, device_index)
        self.replays = build.graph and limit.shapes > 0
        self._device = device_of(device_type, device_index)
        self._owner, self._files = package.identity, package.files
        shared = Loaded(build, device_type)
        for part in build.entries.values():  # every sum before any code
            part.weights(verify=verify, compared=shared.compared)
        self._entries: dict[str, Module] = {}
        for name, part in build.entries.items():
            one = package.entry(name)
            limits = limits_of(package.files, build.entries, name)
            self._entries[name] = Module(one, part, device_type, device_index, verify, limit, shared, limits)

    @property
    def entries(self) -> Mapping[str, Module]:
        """The modules of the package's entries, by name."""
        return dict(self._entries)

    def __getattr__(self, name: str) -> Any:
        entries = self.__dict__.get("_entries", {})
        if name in entries:
            return entries[name]
        if name in ("signature", "inputs", "outputs"):
            self._choose(name)
        raise AttributeError(f"a package with the entries {', '.join(entries)} has no {name!r}")

    @property
    def inputs(self) -> NoReturn:
        """An entry has inputs."""
        self._choose("inputs")

    @property
    def outputs(self) -> NoReturn:
        """An entry has outputs."""
        self._choose("outputs")

    @property
    def graphs(self) -> NoReturn:
        """An entry has CUDA graphs."""
        self._choose("graphs")

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Raises UsageError, which names the entries."""
        self._choose("a call")

    def run_flat(self, values: object) -> NoReturn:
        """As a call."""
        self._choose("run_flat")

    def run_functional(self, arrays: object) -> NoReturn:
        """As a call."""
        self._choose("run_functional")

    def prepare(self, arrays: object) -> NoReturn:
        """As a call."""
        self._choose("prepare")

    def instrument(self, callback: Any) -> None:
        """As of an entry, for all of them."""
        for entry in self._entries.values():
            entry.instrument(callback)

    def close(self) -> None:
        """Give back what all entries hold."""
        for entry in self._entries.values():
            entry.close()

    def owned(self) -> tuple[Any, ...]:
        """Nothing of its own: its entries own it."""
        return ()

    def __del__(self) -> None:
        """Its entries end by themselves."""

    def __repr__(self) -> str:
        return f"<tk.Module {self.name!r} for {self.target} on {self.device}, entries {', '.join(self._entries)}>"

    def _choose(self, what: str) -> NoReturn:
        first = next(iter(self._entries))
        raise UsageError(
            message(f"this package has several entries: which for {what}?", need=", ".join(self._entries), do=f"module.{first}")
        )
