"""The gate: no time counts before the numbers are right.

A candidate runs on inputs of several families (tk/verify/families.py), its outputs poisoned before each run, guard bytes around
every buffer, and must agree with a float64 reference on each of them. It must leave inputs and guards alone, and give the
same bits twice. How far off it may be is a `Band`: of the dtype, by analysis; and by what an honest kernel reaches on the
same inputs,

    error ≤ max(2 · the default kernel's error, 1.5 · u of the output, max(2 · √k, k / 64) · u of the accumulator)

u being unit roundoffs and k the length of the longest sum, so that any order of summation passes: roundings behave like a
random walk, but those of long sums of one sign agree in part, as do those of terms with few different values, where k / 4
stands for k / 64; where a mean may be subtracted from what was summed, more, by as much as the mean is larger; and where sums
of products are exponents, more on values that are not normal, by as much as the reference there moves when they do. The error
is ‖out − ref‖ / ‖ref‖; each element is compared within a band as well, relative to its own size and the root mean square of
all. Drawing and comparing run on the device (`kernels.py`); here is what they find, and what is made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.check.drawing import counts, numbers
from tk.tuning.check.kernels import COMMON, DIRTY, FEW, OTHER_POISON, PARTS, POISON
from tk.tuning.measure.arguments import is_float
from tk.tuning.measure.offset_view import shifted
from tk.tuning.measure.poison import RESULTS
from tk.verify.tolerance import unit_roundoff

if TYPE_CHECKING:
    from tvm.runtime import Device

    from tk.aliases import Array
    from tk.tuning.measure.arguments import Argument, Guarded
    from tk.verify.families import Operand, Values

__all__ = [
    "ELEMENT", "TOLERANCE", "VERSION", "Band", "Finding", "Kit", "Later", "Reading", "Sealed", "analytic", "band_for",
    "exactly", "judge", "kits_for", "tolerance_for",
]  # fmt: skip

# Of the gate; records say which one passed them. 1: normal values alone, and the analytic bands; 2: before timed calls whose
# inputs differ in a few elements, and attention with weights that are nearly equal; 3: positions were 0 or 1 of a cache's
# columns, maxima never nearly equal, and on CPUs no NaN was settled that the default and the reference do not share; 4: a CPU's
# clock told which calls are judged, but to who looked for long pauses alone.
VERSION = 5

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
    return (COMMON, DIRTY, *sorted({_kit_of(argument) for argument in arguments}))


def _kit_of(argument: Argument) -> str:
    """The kit that draws an argument's values and compares them: by dtype, or by width where its bits are compared."""
    return argument.dtype if is_float(argument.dtype) else f"int{argument.width}"


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


def analytic(dtype: str, terms: int = 1, lost: float = 1.0, accumulator: str = "float32") -> Band:
    """The band by the least precise dtype alone; of long sums, what one order may lose. `lost` as for `band_for`;
    `accumulator`: what they may be kept in."""
    summed = lost * _summed("float64" if dtype == "float64" else accumulator, terms)
    return Band(max(TOLERANCE[dtype], summed), max(ELEMENT[dtype], 4 * summed))


def _summed(dtype: str, terms: int, alike: bool = False) -> float:
    """What a sum of so many terms in `dtype` may be off by."""
    return max(2 * sqrt(terms), terms / (4 if alike else 64)) * unit_roundoff(dtype) if terms > 1 else 0.0


def exactly(dtype: str) -> Band:
    """The band of a result that is known exactly: it is rounded to `dtype`, once."""
    return Band(unit_roundoff(dtype), 1.001 * unit_roundoff(dtype), True)


def band_for(
    dtype: str,
    terms: int,
    honest: Reading,
    most: Band | None,
    alike: bool = False,
    lost: float = 1.0,
    accumulator: str = "float32",
    worst: float = 1.0,
) -> Band:
    """The band of an output of `dtype`, summed over `terms` at most, where the default kernel reads `honest`; at most `most`.
    `alike`: the terms have few different values; `lost`: how many times larger they are than what may be left of them, `worst`:
    of the element of which least is left."""
    summed = _summed("float64" if dtype == "float64" else accumulator, terms, alike)
    least = max(1.5 * unit_roundoff(dtype), lost * summed)
    # of many elements the worst one's error varies more than the norm of all
    band = Band(max(2 * honest.error, least), max(4 * honest.element, 4 * least, worst * summed))
    if most is None:
        return band
    return Band(min(band.error, most.error), min(band.element, most.element))


@dataclass(frozen=True)
class Sealed:
    """What an output must be, on the device under the random bits of `key`: float64 values as int64, or integers of the
    output's own width. `scale` is the root mean square of the finite ones, `norm` ‖ref‖ over them; `odd` counts the others.
    Kernels of the gate alone bring values back, in registers."""

    values: Any
    key: Any
    scale: Any
    norm: float
    odd: int


class Later:
    """Sums that are still on the device: there once `Kit.collect` has brought them."""

    def __init__(self) -> None:
        self.values: Array = np.zeros(1)

    def total(self) -> float:
        """Their sum."""
        return float(self.values.sum())

    def count(self) -> int:
        """Their sum, of what was counted."""
        return round(self.total())


SLOTS = 96  # sums that are brought to the host at once, at most


class Kit:
    """The gate's kernels on one device: `libraries` are their paths by the kit's name. What they count stays on the device
    until `collect`, which brings all of it at once."""

    def __init__(self, libraries: Mapping[str, str], device: Device) -> None:
        import tvm

        self.device = device
        self.modules = {name: tvm.runtime.load_module(path) for name, path in libraries.items()}
        parts = PARTS["cpu" if device.dlpack_device_type() == 1 else "gpu"]
        self.parts = [tvm.runtime.empty((parts,), "float64", device) for _ in range(3)]
        self.few = tvm.runtime.empty((SLOTS * FEW,), "float64", device)
        self.slots = [shifted(self.few, (FEW,), "float64", 8 * FEW * slot) for slot in range(SLOTS)]
        self.views: dict[int, tvm.runtime.Tensor] = {}  # the first slots, by how many
        self.pending: list[Later] = []
        self.rubbish = tvm.runtime.empty((RESULTS,), "int32", device)
        self.zero, self.turn = self._tensor(0.0, "float64"), self._tensor(1, "int64")
        self.poisons = {byte: self._tensor(byte, "uint8") for byte in (POISON, OTHER_POISON)}

    def _tensor(self, value: float, dtype: str) -> Any:
        import tvm

        return tvm.runtime.tensor(np.array([value], dtype), self.device)

    def _array(self, values: np.ndarray[Any, Any]) -> Any:
        import tvm

        return tvm.runtime.tensor(values, self.device)

    def poison(self, buffer: Guarded) -> None:
        """Overwrite the buffer and its guards."""
        self.modules[COMMON]["poison" if buffer.poison == POISON else "poison_other"](buffer.packed)

    def draw(self, buffer: Guarded, seed: int, values: Values, operand: Operand) -> None:
        """Fill a buffer as `values` say (tk/verify/families.py). The guards are poisoned."""
        self.poison(buffer)
        argument = buffer.argument
        if argument.size == 0:
            return
        floating = is_float(argument.dtype)
        given = (
            self._array(np.random.SeedSequence(seed).generate_state(1)),
            self._array(numbers(values, operand).astype("float32" if floating else "float64")),
            self._array(counts(values, operand)),
        )
        self.modules[_kit_of(argument)]["draw"](*given, buffer.flat if floating else buffer.bits)

    def dirty(self) -> None:
        """Fill the scratch memory that kernels share."""
        self.modules[DIRTY]["dirty"](self.turn, self.rubbish)

    # -- references ---------------------------------------------------------------------------------------------------

    def seal(self, values: Any, floating: bool, key: int) -> Sealed:
        """What an output must be, a flat float64 tensor or one of integers, out of sight: its own memory is overwritten."""
        import tvm

        norm, odd = 0.0, 0
        if floating and values.shape[0]:
            self.modules[COMMON]["size"](values, *self.parts)
            squares, _, others = self._three()
            self.collect()
            norm, odd = sqrt(squares.total()), others.count()
        if floating:
            values = shifted(values, tuple(values.shape), "int64", 0)
        bits, sealed = (
            self._tensor(key % 2**32, "uint32"),
            tvm.runtime.empty(tuple(values.shape), str(values.dtype), self.device),
        )
        self._mask(bits, values, sealed)
        self._mask(self._tensor((key ^ 0x5A5A5A5A) % 2**32, "uint32"), sealed, values)
        return Sealed(sealed, bits, self._tensor(norm / sqrt(max(1, values.shape[0])), "float64"), norm, odd)

    def _mask(self, key: Any, values: Any, into: Any) -> None:
        """Write `values`, flat integers, into `into` under the random bits of `key`; the same again brings them back."""
        if values.shape[0]:
            dtype = str(values.dtype)  # int64: what a floating reference is masked as too
            mask = self.modules[COMMON]["mask64"] if dtype == "int64" else self.modules[dtype]["mask"]
            mask(key, values, into)

    def settle(self, mine: Any, theirs: Sealed, into: Any) -> int:
        """Write `theirs` into `into`, but `mine` where one of them is not finite and the other is not the same; how many those
        are. All are flat float64."""
        if not mine.shape[0]:
            return 0
        self.modules[COMMON]["settle"](mine, theirs.values, theirs.key, into, self.parts[2])
        disputed = self._odd()
        self.collect()
        return disputed.count()

    def choose(self, mine: Any, first: Sealed, second: Sealed, into: Any) -> None:
        """Write `first` into `into`, but `second` where one of them is not finite, the other is not the same, and `mine` is as
        `second` is. All are flat float64."""
        if mine.shape[0]:
            self.modules[COMMON]["choose"](mine, first.values, first.key, second.values, second.key, into)

    def widen(self, source: Guarded, into: Any) -> None:
        """Write a floating buffer's values into the flat float64 tensor `into`."""
        if source.argument.size:
            self.modules[source.argument.dtype]["widen"](source.flat, into)

    # -- what is counted on the device --------------------------------------------------------------------------------

    def spoilt(self, buffer: Guarded) -> Later:
        """How many bytes of a buffer's guards were written."""
        self.modules[COMMON]["spoilt"](*buffer.guards, self.poisons[buffer.poison], self._slot())
        return self.pending[-1]

    def differ(self, left: Guarded, right: Guarded) -> Later:
        """How many elements of two buffers for the same argument differ in their bits."""
        if left.argument.size == 0:
            return Later()
        self.modules[COMMON][f"differ{left.argument.width}"](left.bits, right.bits, self.parts[2])
        return self._odd()

    def compare(self, out: Guarded, expected: Sealed, exact: bool = False) -> Callable[[], Reading]:
        """How far an output is from its reference, once it is collected. Of integers and booleans `odd` counts those that
        differ. `exact`: each element is held to its own size."""
        argument = out.argument
        if argument.size == 0:
            return lambda: Reading(0.0, 0.0, 0)
        if not is_float(argument.dtype):
            self.modules[_kit_of(argument)]["mistaken"](out.bits, expected.values, expected.key, self.parts[2])
            wrong = self._odd()
            return lambda: Reading(wrong.count() / argument.size, 0.0, wrong.count())
        scale = self.zero if exact else expected.scale
        self.modules[argument.dtype]["judge"](out.flat, expected.values, expected.key, scale, *self.parts)
        squares, worst, odd = self._three()

        def reading() -> Reading:
            total = squares.total()
            error = sqrt(total) / expected.norm if expected.norm else (0.0 if total == 0 else inf)
            return Reading(error, float(worst.values.max()), odd.count())

        return reading

    def read(self, out: Guarded, expected: Sealed, exact: bool = False) -> Reading:
        """`compare`, collected at once."""
        found = self.compare(out, expected, exact)
        self.collect()
        return found()

    def collect(self) -> None:
        """Bring to the host what was counted since the last time."""
        used = len(self.pending)
        if used and used not in self.views:
            self.views[used] = shifted(self.few, (used, FEW), "float64", 0)
        found = np.asarray(self.views[used].numpy()) if used else ()
        for later, values in zip(self.pending, found, strict=True):
            later.values = values
        self.pending = []

    def _slot(self) -> Any:
        if len(self.pending) == SLOTS:
            self.collect()
        self.pending.append(Later())
        return self.slots[len(self.pending) - 1]

    def _three(self) -> tuple[Later, Later, Later]:
        if len(self.pending) + 3 > SLOTS:
            self.collect()
        self.modules[COMMON]["few"](*self.parts, *(self._slot() for _ in range(3)))
        squares, worst, odd = self.pending[-3:]
        return squares, worst, odd

    def _odd(self) -> Later:
        self.modules[COMMON]["few_odd"](self.parts[2], self._slot())
        return self.pending[-1]


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
