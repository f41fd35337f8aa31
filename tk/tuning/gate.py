"""The gate: no time counts before the numbers are right.

A candidate runs on fresh random inputs, its outputs poisoned before each run, guard bytes around every buffer, and must
agree with the reference: ‖out − ref‖ / ‖ref‖ within the dtype's tolerance, and each element within `ELEMENT` of the
reference's own size, so that one wrong tile in a large result shows as well. It must leave inputs and guards alone.
Drawing and comparing run on the device (`gate_kernels.py`); here is what they find, and what is made of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.arguments import is_float
from tk.tuning.gate_kernels import COMMON, PARTS

if TYPE_CHECKING:
    from tk.tuning.arguments import Argument, Guarded

__all__ = ["ELEMENT", "TOLERANCE", "Expected", "Finding", "Kit", "kits_for", "tolerance_for"]

# Bounds on ‖out − ref‖ / ‖ref‖ by the least precise floating type in the function. A sum of K rounded products has a
# relative error of about sqrt(K) · eps in float32; results are then rounded once or twice to the narrow type.
TOLERANCE = {
    "float64": 1e-10,
    "float32": 2e-5,
    "float16": 3e-3,
    "bfloat16": 1.5e-2,
    "float8_e4m3fn": 8e-2,
    "float8_e5m2": 1.6e-1,
}
# Bounds on |out − ref| / (|ref| + rms(ref)), element by element.
ELEMENT = {
    "float64": 1e-8,
    "float32": 1e-3,
    "float16": 2e-2,
    "bfloat16": 8e-2,
    "float8_e4m3fn": 4e-1,
    "float8_e5m2": 8e-1,
}
ORDER = tuple(TOLERANCE)


@dataclass(frozen=True)
class Finding:
    """What a comparison found: the worst relative error of the outputs, and why it fails; `reason` is "" when it passes.
    `harmful`: the kernel wrote where it may not, so that other buffers are not to be trusted either."""

    error: float
    tolerance: float
    reason: str = ""
    harmful: bool = False


def tolerance_for(arguments: Sequence[Argument]) -> str:
    """The least precise floating dtype among the arguments; "" for a function of integers alone."""
    floating = [argument.dtype for argument in arguments if argument.dtype in ORDER]
    return max(floating, key=ORDER.index, default="")


def kits_for(arguments: Sequence[Argument]) -> tuple[str, ...]:
    """The names of the kits that checking a function takes; see `gate_kernels.build_kit`."""
    return (COMMON, *sorted({argument.dtype for argument in arguments if is_float(argument.dtype)}))


@dataclass(frozen=True)
class Expected:
    """One output of the reference, on the device: float64 values, or integers of the output's own type. `norm` is
    ‖ref‖ over its finite elements; `odd` counts those that are not finite."""

    values: Any
    norm: float
    odd: int


class Kit:
    """The gate's kernels on one device: `libraries` are their paths by the kit's name."""

    def __init__(self, libraries: Mapping[str, str], device: Any) -> None:
        import tvm

        self.device = device
        self.modules = {name: tvm.runtime.load_module(path) for name, path in libraries.items()}
        self.parts = [tvm.runtime.empty((PARTS,), "float64", device) for _ in range(3)]

    def _tensor(self, value: float, dtype: str) -> Any:
        import tvm

        return tvm.runtime.tensor(np.array([value], dtype), self.device)

    def poison(self, buffer: Guarded) -> None:
        """Overwrite the buffer and its guards."""
        self.modules[COMMON]["poison"](buffer.words)

    def draw(self, buffer: Guarded, seed: int, positive: bool, highest: int) -> None:
        """Random values: normal floats (or in [0.1, 1) where `positive`), bits for bool, small integers for 8-bit types,
        other integers below `highest`, so that they may be indices. The guards are poisoned."""
        self.poison(buffer)
        argument = buffer.argument
        if argument.size == 0:
            return
        start = self._tensor(seed % 2**32, "uint32")
        if is_float(argument.dtype):
            self.modules[argument.dtype]["positive" if positive else "normal"](start, buffer.flat)
            return
        most = 2 if argument.dtype == "bool" else 128 if argument.width == 8 else highest
        self.modules[COMMON][f"below{argument.width}"](start, self._tensor(most, "uint32"), buffer.bits)

    def widen(self, source: Guarded, into: Any) -> None:
        """Write a floating buffer's values into the flat float64 tensor `into`."""
        if source.argument.size:
            self.modules[source.argument.dtype]["widen"](source.flat, into)

    def expect(self, values: Any, floating: bool) -> Expected:
        """What an output must be: a flat float64 tensor, or one of integers."""
        if not floating or values.shape[0] == 0:
            return Expected(values, 0.0, 0)
        squares, odd, _ = self.parts
        self.modules[COMMON]["size"](values, squares, odd)
        return Expected(values, sqrt(float(squares.numpy().sum())), round(float(odd.numpy().sum())))

    def same(self, left: Guarded, right: Guarded) -> bool:
        """Whether two buffers for the same argument hold the same bits, guards and all."""
        self.modules[COMMON]["differ32"](left.words, right.words, self.parts[0])
        return not self.parts[0].numpy().any()

    def compare(self, out: Guarded, expected: Expected, dtype: str) -> Finding:
        """Compare one output with its reference; `dtype` chooses the tolerance. Integers and booleans must be equal."""
        argument = out.argument
        if not is_float(argument.dtype):
            return self._compare_bits(out, expected)
        tolerance = TOLERANCE[dtype]
        if argument.size == 0:
            return Finding(0.0, tolerance)
        scale = self._tensor(expected.norm / sqrt(argument.size), "float64")
        self.modules[argument.dtype]["judge"](out.flat, expected.values, scale, *self.parts)
        squares, worst, odd = (part.numpy() for part in self.parts)
        return _verdict(float(squares.sum()), float(worst.max()), round(float(odd.sum())), expected.norm, dtype)

    def _compare_bits(self, out: Guarded, expected: Expected) -> Finding:
        if out.argument.size == 0:
            return Finding(0.0, 0.0)
        self.modules[COMMON][f"differ{out.argument.width}"](out.bits, expected.values, self.parts[0])
        wrong = round(float(self.parts[0].numpy().sum()))
        return Finding(wrong / out.argument.size, 0.0, f"{wrong} of {out.argument.size} elements differ" if wrong else "")


def _verdict(squares: float, worst: float, odd: int, norm: float, dtype: str) -> Finding:
    tolerance = TOLERANCE[dtype]
    if odd:
        return Finding(inf, tolerance, f"{odd} elements are NaN or infinite where the reference is not, or the reverse")
    error = sqrt(squares) / norm if norm else (0.0 if squares == 0 else inf)
    if not error <= tolerance:
        return Finding(error, tolerance, f"relative error {error:.2e} over {tolerance:.0e}")
    if worst > ELEMENT[dtype]:
        return Finding(error, tolerance, f"an element is off by {worst:.2e} of its size, over {ELEMENT[dtype]:.0e}")
    return Finding(error, tolerance)
