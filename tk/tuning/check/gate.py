"""The gate: no time counts before the numbers are right.

A candidate runs on inputs of several families (tk/verify/families.py), its outputs poisoned before each run, guard bytes around
every buffer, and must agree with a float64 reference on each of them. It must leave inputs and guards alone, and give the
same bits twice. How far off it may be is a `Band`: of the dtype, by analysis; and by what an honest kernel reaches on the
same inputs,

    error ≤ max(2 · the default kernel's error, 1.5 · u of the output, max(2 · √k, k / 64) · u of the accumulator)

u being unit roundoffs and k the length of the longest sum, so that any order of summation passes: roundings behave like a
random walk, but those of long sums of one sign agree in part, as do those of terms with few different values, where k / 4
stands for k / 64; where a mean may be subtracted from what was summed, more, by as much as the mean is larger. The error is
‖out − ref‖ / ‖ref‖; each element is held to a band as well, relative to its own size and the root mean square of all.
Drawing and comparing run on the device (`kernels.py`); here is what they find, and what is made of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.check.drawing import counts, numbers
from tk.tuning.check.kernels import COMMON, DIRTY, PARTS, POISON
from tk.tuning.measure.arguments import is_float
from tk.tuning.measure.poison import RESULTS
from tk.verify.tolerance import unit_roundoff

if TYPE_CHECKING:
    from tk.tuning.measure.arguments import Argument, Guarded
    from tk.verify.families import Operand, Values

__all__ = [
    "ELEMENT", "TOLERANCE", "VERSION", "Band", "Expected", "Finding", "Kit", "Reading", "analytic", "band_for", "exactly",
    "judge",
    "kits_for", "tolerance_for",
]  # fmt: skip

VERSION = 2  # of the gate; records say which one passed them. 1: normal values alone, and the analytic bands

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
    return (COMMON, DIRTY, *sorted({argument.dtype for argument in arguments if is_float(argument.dtype)}))


@dataclass(frozen=True)
class Band:
    """How far off an output may be: its relative error, and each element. `exact`: each element is held to its own size."""

    error: float
    element: float
    exact: bool = False


@dataclass(frozen=True)
class Reading:
    """How far off an output is: the same two figures, and how many elements are NaN or infinite where the reference is not, or
    the reverse."""

    error: float
    element: float
    odd: int


def analytic(dtype: str, terms: int = 1, lost: float = 1.0) -> Band:
    """The band by the least precise dtype alone; of long sums, what one order may lose. `lost` as for `band_for`."""
    summed = lost * _summed("float64" if dtype == "float64" else "float32", terms)
    return Band(max(TOLERANCE[dtype], summed), max(ELEMENT[dtype], 4 * summed))


def _summed(dtype: str, terms: int, alike: bool = False) -> float:
    """What a sum of so many terms in `dtype` may be off by."""
    return max(2 * sqrt(terms), terms / (4 if alike else 64)) * unit_roundoff(dtype) if terms > 1 else 0.0


def exactly(dtype: str) -> Band:
    """The band of a result that is known exactly: it is rounded to `dtype`, once."""
    return Band(unit_roundoff(dtype), 1.001 * unit_roundoff(dtype), True)


def band_for(dtype: str, terms: int, honest: Reading, most: Band | None, alike: bool = False, lost: float = 1.0) -> Band:
    """The band of an output of `dtype`, summed over `terms` at most, where the default kernel reads `honest`; at most `most`.
    `alike`: the terms have few different values; `lost`: how many times larger they are than what may be left of them."""
    summed = _summed("float64" if dtype == "float64" else "float32", terms, alike)
    least = max(1.5 * unit_roundoff(dtype), lost * summed)
    # of many elements the worst one's error varies more than the norm of all
    band = Band(max(2 * honest.error, least), max(4 * honest.element, 4 * least))
    if most is None:
        return band
    return Band(min(band.error, most.error), min(band.element, most.element))


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
        self.rubbish, self.turn = tvm.runtime.empty((RESULTS,), "int32", device), 0

    def _tensor(self, value: float, dtype: str) -> Any:
        import tvm

        return tvm.runtime.tensor(np.array([value], dtype), self.device)

    def _array(self, values: np.ndarray[Any, Any]) -> Any:
        import tvm

        return tvm.runtime.tensor(values, self.device)

    def poison(self, buffer: Guarded) -> None:
        """Overwrite the buffer and its guards."""
        self.modules[COMMON]["poison" if buffer.poison == POISON else "poison_other"](buffer.words)

    def draw(self, buffer: Guarded, seed: int, values: Values, operand: Operand) -> None:
        """Fill a buffer as `values` say (tk/verify/families.py). The guards are poisoned."""
        self.poison(buffer)
        argument = buffer.argument
        if argument.size == 0:
            return
        floating = is_float(argument.dtype)
        module, name = (argument.dtype, "draw") if floating else (COMMON, f"draw{argument.width}")
        given = (
            self._tensor(seed % 2**32, "uint32"),
            self._array(numbers(values, operand).astype("float32" if floating else "float64")),
            self._array(counts(values, operand)),
        )
        self.modules[module][name](*given, buffer.flat if floating else buffer.bits)

    def dirty(self) -> None:
        """Fill the scratch memory that kernels share."""
        self.modules[DIRTY]["dirty"](self._tensor(self.turn, "int64"), self.rubbish)
        self.turn += 1

    def mask(self, key: int, values: Any, into: Any) -> None:
        """Write `values`, flat integers, into `into` under the random bits of `key`; the same again brings them back."""
        if values.shape[0]:
            width = str(values.dtype).removeprefix("int")
            self.modules[COMMON][f"mask{width}"](self._tensor(key % 2**32, "uint32"), values, into)

    def settle(self, mine: Any, theirs: Any, into: Any) -> int:
        """Write `theirs` into `into`, but `mine` where one of them is not finite and the other is not the same; how many those
        are. All are flat float64."""
        if not theirs.shape[0]:
            return 0
        self.modules[COMMON]["settle"](mine, theirs, into, self.parts[0])
        return round(float(self.parts[0].numpy().sum()))

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
        """Whether two buffers for the same argument hold the same bits."""
        if left.argument.size == 0:
            return True
        self.modules[COMMON][f"differ{left.argument.width}"](left.bits, right.bits, self.parts[0])
        return not self.parts[0].numpy().any()

    def read(self, out: Guarded, expected: Expected, exact: bool = False) -> Reading:
        """How far an output is from its reference. Of integers and booleans `odd` counts those that differ."""
        argument = out.argument
        if argument.size == 0:
            return Reading(0.0, 0.0, 0)
        if not is_float(argument.dtype):
            self.modules[COMMON][f"differ{argument.width}"](out.bits, expected.values, self.parts[0])
            wrong = round(float(self.parts[0].numpy().sum()))
            return Reading(wrong / argument.size, 0.0, wrong)
        scale = 0.0 if exact else expected.norm / sqrt(argument.size)
        self.modules[argument.dtype]["judge"](out.flat, expected.values, self._tensor(scale, "float64"), *self.parts)
        squares, worst, odd = (part.numpy() for part in self.parts)
        total = float(squares.sum())
        error = sqrt(total) / expected.norm if expected.norm else (0.0 if total == 0 else inf)
        return Reading(error, float(worst.max()), round(float(odd.sum())))

    def compare(self, out: Guarded, expected: Expected, band: Band) -> Finding:
        """Compare one output with its reference. Integers and booleans must be equal."""
        return judge(self.read(out, expected, band.exact), band, out.argument)


def judge(reading: Reading, band: Band, argument: Argument) -> Finding:
    """What a reading of an output means in its band."""
    if not is_float(argument.dtype):
        return Finding(reading.error, 0.0, f"{reading.odd} of {argument.size} elements differ" if reading.odd else "")
    if reading.odd:
        return Finding(
            inf, band.error, f"{reading.odd} elements are NaN or infinite where the reference is not, or the reverse"
        )
    if not reading.error <= band.error:
        return Finding(reading.error, band.error, f"relative error {reading.error:.2e} over {band.error:.2e}")
    if not reading.element <= band.element:
        reason = f"an element is off by {reading.element:.2e} of its size, over {band.element:.2e}"
        return Finding(reading.error, band.error, reason)
    return Finding(reading.error, band.error)
