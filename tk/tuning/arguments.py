"""The arguments of a kernel under test: random inputs, poisoned outputs, and guard bytes around both."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.shifted import shifted

if TYPE_CHECKING:
    import tvm

__all__ = ["POISON", "Argument", "Guarded", "arguments", "draw", "outputs", "to_numpy"]

POISON = 0xCB  # as float32 -2.7e7, as float16 -15.6, as int32 -875836469: no value that a kernel leaves by chance
GUARD = 4096  # bytes before and after each buffer


@dataclass(frozen=True)
class Argument:
    """One buffer argument: shape, TVM's dtype, and whether the kernel writes it."""

    shape: tuple[int, ...]
    dtype: str
    output: bool

    @property
    def nbytes(self) -> int:
        import tvm

        return prod(self.shape) * ((int(tvm.DataType(self.dtype).bits) + 7) // 8)


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


def draw(argument: Argument, generator: np.random.Generator, positive: bool, highest: int) -> np.ndarray[Any, Any]:
    """Random values in NumPy's type nearest to the argument's: normal floats (or in [0.1, 1) when `positive`), integers
    below `highest` so that they may be indices, any byte for 8-bit types."""
    shape, dtype = argument.shape, argument.dtype
    if dtype == "bool":
        return generator.integers(0, 2, shape).astype("bool")
    if dtype in ("int8", "uint8"):
        return generator.integers(0, 128, shape).astype(dtype)
    if "float" not in dtype:
        return generator.integers(0, highest, shape).astype(dtype)
    values = generator.uniform(0.1, 1.0, shape) if positive else generator.standard_normal(shape)
    return values.astype(numpy_dtype(dtype))


def numpy_dtype(dtype: str) -> np.dtype[Any]:
    """NumPy's dtype for TVM's, with ml_dtypes for the narrow ones."""
    if dtype in ("float64", "float32", "float16") or "int" in dtype or dtype == "bool":
        return np.dtype(dtype)
    import ml_dtypes

    narrow: np.dtype[Any] = np.dtype(getattr(ml_dtypes, dtype))
    return narrow


class Guarded:
    """A buffer on a device with guard bytes on both sides; `tensor` is the part that a kernel gets."""

    def __init__(self, argument: Argument, device: Any) -> None:
        import tvm

        self.argument = argument
        padded = -(-argument.nbytes // 256) * 256
        self.whole = tvm.runtime.empty((GUARD + padded + GUARD,), "uint8", device)
        self.tensor = shifted(self.whole, argument.shape, argument.dtype, GUARD)

    def fill(self, values: np.ndarray[Any, Any] | None) -> None:
        """Put `values` inside the guards, or poison where None; the guards are poisoned in any case."""
        whole = np.full(self.whole.shape, POISON, "uint8")
        if values is not None:
            raw = np.ascontiguousarray(values).reshape(-1).view("uint8")
            whole[GUARD : GUARD + raw.size] = raw
        self.whole.copyfrom(whole)

    def read(self) -> tuple[np.ndarray[Any, Any], bool]:
        """(the values, whether the guards are intact)."""
        whole = self.whole.numpy()
        end = GUARD + self.argument.nbytes
        intact = bool((whole[:GUARD] == POISON).all() and (whole[end:] == POISON).all())
        return whole[GUARD:end].view(numpy_dtype(self.argument.dtype)).reshape(self.argument.shape), intact


def to_numpy(tensor: Any) -> np.ndarray[Any, Any]:
    """A TVM tensor on any device as a NumPy array."""
    return np.asarray(tensor.numpy())
