"""The arguments of a kernel under test: what they are, and buffers for them with guard bytes on both sides."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.gate_kernels import POISON
from tk.tuning.shifted import shifted

if TYPE_CHECKING:
    import tvm

__all__ = ["GUARD", "Argument", "Guarded", "arguments", "is_float", "outputs"]

GUARD = 4096  # bytes before and after each buffer
WORD = 4  # bytes that are poisoned at once


def is_float(dtype: str) -> bool:
    """Whether TVM's `dtype` is a floating one (bfloat16 and the float8s are)."""
    return "float" in dtype


@dataclass(frozen=True)
class Argument:
    """One buffer argument: shape, TVM's dtype, and whether the kernel writes it."""

    shape: tuple[int, ...]
    dtype: str
    output: bool

    @property
    def size(self) -> int:
        """Elements."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """Bits of an element in memory; a bool takes eight."""
        import tvm

        return -(-int(tvm.DataType(self.dtype).bits) // 8) * 8

    @property
    def nbytes(self) -> int:
        return self.size * self.width // 8


def outputs(mod: tvm.IRModule) -> list[int]:
    """The positions of the arguments that "main" writes."""
    from tvm.s_tir import Schedule
    from tvm.s_tir.dlight.analysis import get_root_block

    sch = Schedule(mod)
    written = [region.source for block in sch.get_child_blocks(get_root_block(sch)) for region in sch.get(block).writes]
    parameters = sch.mod["main"].params
    return [position for position, parameter in enumerate(parameters) if any(parameter.same_as(buffer) for buffer in written)]


def arguments(mod: tvm.IRModule) -> list[Argument]:
    """The arguments of "main", in order. All sizes must be constants."""
    written = set(outputs(mod))
    return [
        Argument(tuple(int(dim) for dim in parameter.shape), str(parameter.dtype), position in written)
        for position, parameter in enumerate(mod["main"].params)
    ]


class Guarded:
    """A buffer on a device with guard bytes on both sides: `tensor` is the part that a kernel gets, `flat` the same in one
    dimension, `bits` the same as integers of the element's width. Its contents are undefined until it is poisoned."""

    def __init__(self, argument: Argument, device: Any) -> None:
        import tvm

        self.argument = argument
        padded = -(-argument.nbytes // 256) * 256
        self.whole = tvm.runtime.empty((GUARD + padded + GUARD,), "uint8", device)
        self.words = shifted(self.whole, (self.whole.shape[0] // WORD,), "int32", 0)
        self.tensor = shifted(self.whole, argument.shape, argument.dtype, GUARD)
        self.flat = shifted(self.whole, (argument.size,), argument.dtype, GUARD)
        self.bits = shifted(self.whole, (argument.size,), f"int{argument.width}", GUARD)
        after = GUARD + argument.nbytes
        self._guards = [
            shifted(self.whole, (GUARD,), "uint8", 0),
            shifted(self.whole, (self.whole.shape[0] - after,), "uint8", after),
        ]

    def intact(self) -> bool:
        """Whether nothing wrote into the guards."""
        return all(bool((guard.numpy() == POISON).all()) for guard in self._guards)

    def copy_from(self, other: Guarded) -> None:
        """Take over contents and guards of a buffer for the same argument."""
        other.whole.copyto(self.whole)

    def numpy(self) -> np.ndarray[Any, Any]:
        """The values, on the host."""
        return np.asarray(self.tensor.numpy())
