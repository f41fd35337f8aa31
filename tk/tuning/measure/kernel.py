"""A built candidate, and what a call of it takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["Bound", "Kernel"]


class Kernel:
    """A library's function, and its weights' packing where it has one (see `packing.py`)."""

    def __init__(self, library: str, name: str = "main") -> None:
        import tvm

        self.module = tvm.runtime.load_module(library)
        self.function = self.module[name]
        facts = Path(library).with_suffix(".json")
        self.packing = json.loads(facts.read_text()) if facts.exists() else None
        pack = Path(library).with_suffix(".pack.so")
        self.pack = tvm.runtime.load_module(str(pack))["main"] if self.packing else None

    def has(self, name: str) -> bool:
        """Whether the library has another function of this name."""
        return bool(self.module.implements_function(name))

    def bind(self, tensors: list[Any], device: Any) -> Bound:
        """The arguments that the function takes, from those of the unscheduled one: weights are packed now."""
        return Bound(self, tensors, device)


class Bound:
    """The arguments of one call: `taken` is what the function takes of `tensors`, packed weights among them."""

    def __init__(self, kernel: Kernel, tensors: list[Any], device: Any) -> None:
        import tvm

        self.kernel, self.tensors = kernel, tensors
        packing = kernel.packing or {"packed": [], "sources": []}
        self.packed = {position: tvm.runtime.empty(shape, dtype, device) for position, shape, dtype in packing["packed"]}
        self.taken = [self.packed.get(position, tensor) for position, tensor in enumerate(tensors)]
        self.sources = [tensors[position] for position in packing["sources"]]
        self.pack()

    def pack(self) -> None:
        """Pack the weights anew, whose values have changed."""
        if self.kernel.pack is not None:
            self.kernel.pack(*self.sources, *self.packed.values())

    def call(self) -> None:
        """Run the function."""
        self.kernel.function(*self.taken)
