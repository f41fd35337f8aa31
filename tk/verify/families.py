"""Families of inputs: each shows mistakes that others hide. The tuner's gate and `tk verify` draw from the same ones.

A family is a function of what a computation is (`Traits`) and gives each input its `Values`, or None where it has nothing
to say about it. `families_for` picks those that apply; `draw` makes the arrays in NumPy, and the gate draws by the same
formula on the device (`tk/tuning/check/drawing.py`). Element i of a tensor has a column c, its index on the axis that
a reduction runs over, and a row r, its index on all others. Every U is uniform in (0, 1), N is standard normal:

    x = normal·N + positive·(0.1 + 0.9·U) + unit·(integer in [−whole, whole]) + ramp·(2·(c + ½)/length − 1)
    x = x · 2^(rows·(2·U_r − 1) + columns·(2·U_c − 1)) + shift·(±1 by row if alternate)
    x = (U < density ? x : 0) + (spike if (c + stride·⌊r/2⌋) mod period = phase)
    x = x + (impulse if c = length − 1 − r − offset, modulo the length)
    x = one of `planted` if U < rate

phase being that of the last column in even rows, 0 in odd ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import ml_dtypes
import numpy as np

from tk.aliases import Array

__all__ = ["FAMILIES", "SPIKE", "Family", "Operand", "Plan", "Traits", "Values", "draw", "families_for", "is_integer"]


# Exponents of the scales by row and by column: what the narrow ranges of float16 and float8 still hold when it is squared.
EXPONENTS = {"float16": (3.0, 1.0), "float8_e4m3fn": (1.0, 0.5), "float8_e5m2": (2.0, 1.0)}
BITS = {"float64": 52, "float32": 24, "float16": 11, "bfloat16": 8, "float8_e4m3fn": 4, "float8_e5m2": 3}
SPIKE = 8.0
SURE = 8.0  # NaN or infinities that a tensor has on average at least: one of 3 × 5,465 had none in every fifth draw
FAINT = 0.0625  # of which sums of products are so small that their exponentials are nearly equal
TRIALS, FEW = 256, 16  # of impulses at most, for maxima and for sums: each trial reaches as many places as there are rows
MOST_VALUES = 1 << 23  # elements that all of their inputs may have
BASE, NEAR, SPARE = 2.0**-6, 4.0, 3  # near ties: where they lie, how many units apart, bits left to sums of a few of them
STRIDE = 37  # from one row to the next, spikes move by so many columns: a prime, so that they reach all of them
TINY = {"float16": 2.0**-16, "float8_e4m3fn": 2.0**-8, "float8_e5m2": 2.0**-16}  # a quarter of the smallest normal number
STEEP = 2.0**11  # of which a sum of products is 2²² and more: far above the largest exponent of float32
LARGE = {"float16": 16.0, "float8_e4m3fn": 4.0, "float8_e5m2": 16.0}  # overflows where it is squared twice


@dataclass(frozen=True)
class Operand:
    """An input. `length` and `inner`: the extent and the stride, in elements, of the axis that is reduced (else the last).
    `highest`: an integer's values lie below it, so that it may be an index; `signed`: half of them are negative instead.
    `mask`: an additive mask, which is 0 or −∞. `size`: its elements. `exponent`: an exponent is computed from it."""

    dtype: str
    size: int = 1
    length: int = 1
    inner: int = 1
    highest: int = 2
    signed: bool = False
    mask: bool = False
    exponent: bool = False

    def rows(self, elements: Array) -> Array:
        """The rows of elements by their numbers."""
        return np.asarray(elements // (self.inner * self.length) * self.inner + elements % self.inner)


@dataclass(frozen=True)
class Traits:
    """What decides which families a computation gets. `terms`: the longest sum; `picks`: it has no sum, but another
    reduction, such as a maximum; `exact`: it only adds, multiplies,
    compares and selects, so that integers give integers; `degree`: how many operands a product has at most; `bits`: the
    significand of the narrowest dtype that it keeps values in; `compares`: maxima, minima, comparisons or sorts take part;
    `copies`: floating values are copied and compared alone; `loses_nan`: some of them keep NaN or lose it, as the order of
    operands has it; `accumulator`: what its sums may be kept
    in; `steep`: sums of products are exponents, so that a sum's rounding is multiplied by its size."""

    operands: tuple[Operand, ...]
    terms: int = 1
    exact: bool = False
    degree: int = 1
    bits: int = 24
    compares: bool = False
    copies: bool = False
    loses_nan: bool = False
    picks: bool = False
    accumulator: str = "float32"
    steep: bool = False


@dataclass(frozen=True)
class Values:
    """How one tensor is filled; the module's docstring has the formula. For integers `normal` draws uniformly below the
    operand's `highest`, `ramp` ascends (or, negative, descends) over that range, `shift` is a fraction of it, `whole` takes
    both its ends. Booleans are integers below 2, and with `causal` are true where the column is not right of the row."""

    normal: float = 0.0
    positive: float = 0.0
    whole: float = 0.0
    unit: float = 1.0
    ramp: float = 0.0
    shift: float = 0.0
    alternate: bool = False
    rows: float = 0.0
    columns: float = 0.0
    density: float = 1.0
    spike: float = 0.0
    period: int = 1
    impulse: float = 0.0
    offset: int = 0
    planted: tuple[float, float] = (0.0, 0.0)
    rate: float = 0.0
    causal: bool = False


NORMAL = Values(normal=1.0)
Choice = tuple[Values | None, ...]
Chooser = Callable[[Traits], Choice | None]


@dataclass(frozen=True)
class Plan:
    """A family as a function gets it: what each input is filled with. `cheap`: every candidate meets it, others only finalists.
    `exact`: the result is known bit for bit. `special`: values that are not finite, or nearly not, may take part."""

    name: str
    values: tuple[Values, ...]
    cheap: bool = False
    exact: bool = False
    special: bool = False


@dataclass(frozen=True)
class Family:
    """A family by its name: `choose` gives each input's values, None for those that stay normal, or None altogether where the
    family does not apply."""

    name: str
    choose: Chooser
    special: bool = False


def is_integer(dtype: str) -> bool:
    """Whether `draw` fills tensors of this dtype with integers: bool and the integer types."""
    return "float" not in dtype


def _floats(traits: Traits, make: Callable[[Operand], Values | None]) -> Choice | None:
    chosen = tuple(None if is_integer(each.dtype) else make(each) for each in traits.operands)
    return chosen if any(chosen) else None


def _integers(traits: Traits, make: Callable[[Operand], Values | None], dtype: str = "") -> Choice | None:
    chosen = tuple(
        make(each) if is_integer(each.dtype) and (each.dtype == "bool") == (dtype == "bool") else None
        for each in traits.operands
    )
    return chosen if any(chosen) else None


# -- floating values -------------------------------------------------------------------------------------------------------


def normal(traits: Traits) -> Choice | None:
    """Standard normal values: catches wrong formulas, wrong indices and wrong strides, tiles not written; narrow accumulators
    by the honest-error band."""
    return tuple(NORMAL for _ in traits.operands)


def scaled(traits: Traits) -> Choice | None:
    """Each row by its own power of two in 2^(−6, 6), each column by a smaller one: catches what holds on average alone:
    a norm that copies its input, softmax with its expected denominator, a variance taken for one, replay by statistics."""
    return _floats(traits, lambda operand: Values(normal=1.0, rows=_exponents(operand)[0], columns=_exponents(operand)[1]))


def exact(traits: Traits) -> Choice | None:
    """Sparse small integers whose sums every dtype on the way holds, so that the result is right bit for bit in any order of
    summation: catches one dropped or doubled term among any number, tails of k, skipped steps, lost carries of a split."""
    if not traits.exact or traits.degree > 2:
        return None
    # in units of ½: eight standard deviations of a sum of `terms` products stay within the significand
    share = (2.0 ** min(traits.bits, 22) / 16) ** 2 / max(1, traits.terms)
    largest = max((each.size for each in traits.operands if not is_integer(each.dtype)), default=0)

    def values(operand: Operand) -> Values:
        if operand.size < largest:  # no zeros: each of its elements shows
            return Values(whole=1.5 if share >= 16 else 0.5)
        return Values(whole=2.0) if share >= 16 else Values(whole=1.0, density=min(1.0, 1.5 * share))

    return _floats(traits, values)


def shifted(traits: Traits) -> Choice | None:
    """Means of ±8 standard deviations, one sign a row: catches a mean or maximum left out, variances that cancel,
    accumulators that overflow or stagnate (float16 sums stop growing at 2,048 times a term)."""
    return _floats(traits, lambda operand: Values(normal=1.0, shift=SPIKE, alternate=True))


def spikes(traits: Traits) -> Choice | None:
    """A few large values a row at indices that move from row to row, the last column's in the first, the first one's in the
    second: catches indices of a reduction that are left out, edges of windows, a mean for a maximum."""
    return _floats(traits, lambda operand: Values(normal=0.0625, spike=SPIKE, period=max(1, min(operand.length, 61))))


def even(traits: Traits) -> Choice | None:
    """Weights that are nearly equal, where exponentials of sums of products are: catches a key left out, which has almost no
    weight in the rows that see it where scores are spread."""
    if not _weighed(traits):
        return None
    return _floats(traits, lambda operand: Values(normal=FAINT) if operand.exponent else None)


def _weighed(traits: Traits) -> list[Operand]:
    """The floating operands that exponentials of sums of products weigh, but are not made of."""
    floating = [each for each in traits.operands if not is_integer(each.dtype)]
    weighed = [each for each in floating if not each.exponent]
    return weighed if traits.steep and len(weighed) < len(floating) else []


def ascending(traits: Traits) -> Choice | None:
    """Rows in ascending order: catches a running maximum that is never rescaled, and kernels for descending data."""
    return (
        _floats(traits, lambda operand: Values(normal=0.01, ramp=4.0, shift=4.0))
        if traits.compares or traits.terms > 1
        else None
    )


def descending(traits: Traits) -> Choice | None:
    """Rows in descending order: catches the maximum taken from the last tile, sorts that assume unsorted data."""
    return (
        _floats(traits, lambda operand: Values(normal=0.01, ramp=-4.0, shift=4.0))
        if traits.compares or traits.terms > 1
        else None
    )


def ties(traits: Traits) -> Choice | None:
    """Integers from −2 to 2, so that most values occur many times: catches the wrong one of equal maxima, unstable sorts,
    and zeros of the wrong branch."""
    return _floats(traits, lambda operand: Values(whole=2.0))


def near(traits: Traits) -> Choice | None:
    """Values near 1/64 that differ by a few units in the last place, or, where they are added or multiplied before they are
    compared, by as little as stays exact: catches maxima and their indices, top-k and sorts that take what is nearly equal for
    equal, absolutely or relatively."""
    if not (traits.picks and traits.exact):
        return None
    kept = min(traits.bits, BITS["float32"]) - 1  # in which the device draws
    kept = kept if traits.copies else (kept - SPARE) // traits.degree
    if kept < 2:
        return None
    return _floats(traits, lambda operand: Values(whole=min(NEAR, 2.0 ** (kept - 1)), unit=BASE * 2.0**-kept, shift=BASE))


def equal(traits: Traits) -> Choice | None:
    """All values one: catches a division by a spread of zero, and sums whose length is not their own."""
    return _floats(traits, lambda operand: Values(shift=1.0))


def zeros(traits: Traits) -> Choice | None:
    """All values zero: catches a missing ε and 0/0."""
    return _floats(traits, lambda operand: Values(shift=0.0, density=0.0))


def nan(traits: Traits) -> Choice | None:
    """A NaN in every other row or so: catches NaN that a maximum, a clamp or a mask swallows, and NaN that spreads."""
    if traits.loses_nan:
        return None
    return _floats(traits, lambda operand: Values(normal=1.0, planted=(np.nan, np.nan), rate=_rate(operand)))


def infinite(traits: Traits) -> Choice | None:
    """±∞ in every other row or so: catches clamped infinities, ∞ − ∞ in a softmax, 0 · ∞ of padding."""
    return _floats(traits, lambda operand: Values(normal=1.0, planted=(np.inf, -np.inf), rate=_rate(operand)))


def denormal(traits: Traits) -> Choice | None:
    """Values below the smallest normal number, and so small that sums of them are: catches flushing to zero. Of a softmax's
    weighted sum in float32 the products are, with weights of 1 / terms: a kernel may divide before the sum or after it."""
    longest = sqrt(traits.terms) if traits.degree == 1 else 1.0

    def values(operand: Operand) -> Values:
        least = 4 * float(ml_dtypes.finfo(operand.dtype).smallest_subnormal)
        weighted = traits.terms if traits.steep and operand.dtype == "float32" else 1.0
        return Values(normal=max(TINY.get(operand.dtype, 2.0**-128) * weighted / longest, least))

    return _floats(traits, values)


def large(traits: Traits) -> Choice | None:
    """Values that overflow where something is squared twice, as softmax and norms without care do. Exponents that are sums of
    products stay below 2³¹: beyond, their last bits are more than 128, and exp(x · scale − maximum) overflows in kernels that
    round once where others round twice, as compilers have them by default."""
    most = STEEP if traits.steep else 2.0**32
    return _floats(traits, lambda operand: Values(normal=min(most, LARGE.get(operand.dtype, most))))


# -- integers and masks ----------------------------------------------------------------------------------------------------


def ends(traits: Traits) -> Choice | None:
    """Both ends of an index's range in turn: catches clipped, unsigned or off-by-one indices."""
    return _integers(traits, lambda operand: Values(whole=1.0))


def rising(traits: Traits) -> Choice | None:
    """Indices in ascending order: with `ends` and `repeated` catches code for one order of indices alone."""
    return _integers(traits, lambda operand: Values(ramp=1.0))


def repeated(traits: Traits) -> Choice | None:
    """One index everywhere: catches code that assumes that indices are unique."""
    return _integers(traits, lambda operand: Values(shift=0.75))


def everything(traits: Traits) -> Choice | None:
    """A mask that lets all pass: catches one applied twice, or the wrong way round."""
    return _masks(traits, Values(shift=0.75), Values())


def nothing(traits: Traits) -> Choice | None:
    """A mask that lets nothing pass: catches 0/0 of an empty softmax, and masks that are ignored."""
    return _masks(traits, Values(shift=0.25), Values(shift=-np.inf))


def triangle(traits: Traits) -> Choice | None:
    """The causal mask, with one key in the first row: catches its edge moved by one, and tiles skipped on the diagonal."""
    return _masks(traits, Values(causal=True), Values(causal=True))


def _masks(traits: Traits, boolean: Values, additive: Values) -> Choice | None:
    chosen = tuple(boolean if each.dtype == "bool" else additive if each.mask else None for each in traits.operands)
    return chosen if any(chosen) else None


FAMILIES = (
    Family("normal", normal),
    Family("exact", exact),
    Family("scaled", scaled),
    Family("spikes", spikes),
    Family("shifted", shifted),
    Family("even", even),
    Family("ascending", ascending),
    Family("descending", descending),
    Family("ties", ties),
    Family("near", near),
    Family("equal", equal),
    Family("zeros", zeros, special=True),
    Family("nan", nan, special=True),
    Family("infinite", infinite, special=True),
    Family("denormal", denormal, special=True),
    Family("large", large, special=True),
    Family("ends", ends),
    Family("rising", rising),
    Family("repeated", repeated),
    Family("everything", everything),
    Family("nothing", nothing, special=True),
    Family("triangle", triangle, special=True),
)


def families_for(traits: Traits, seed: int = 0) -> tuple[Plan, ...]:
    """The families that apply, the cheap ones first: normal values; integers where their result is known bit for bit, else
    scaled rows where something is reduced; the ends of indices where there are some. `seed`: of where impulses are."""
    sure = exact(traits) is not None
    plans = []
    for family in FAMILIES:
        chosen = family.choose(traits)
        if chosen is None:
            continue
        cheap = family.name in ("normal", "exact", "ends") or (family.name == "scaled" and not sure)
        values = tuple(each or NORMAL for each in chosen)
        plans.append(Plan(family.name, values, cheap, family.name == "exact", family.special))
    return tuple(sorted([*plans, *_impulses(traits, np.random.default_rng(seed))], key=lambda plan: not plan.cheap))


def _impulses(traits: Traits, rng: np.random.Generator) -> Iterator[Plan]:
    """One large value a row, at each index of the reduced axis in turn, as far as so many trials reach: catches an index that a
    maximum leaves out, which no sum shows, and one that a norm does, which changes its result by 1/k. What exponentials weigh
    has them with weights that are nearly equal, so that none hides an index."""
    floating = _weighed(traits) or [each for each in traits.operands if not is_integer(each.dtype)]
    if not floating or not (traits.picks or (traits.terms > 1 and not traits.exact)):
        return
    largest = max(floating, key=lambda each: each.size)
    rows = max(1, largest.size // largest.length)
    most = min(TRIALS if traits.picks else FEW, max(1, MOST_VALUES // max(1, largest.size)))
    for number, offset in enumerate(_offsets(largest.length, rows, most, rng)):
        values = Values(normal=FAINT, impulse=SPIKE, offset=offset)
        chosen = tuple(
            NORMAL if is_integer(each.dtype) else values if each in floating else Values(normal=FAINT)
            for each in traits.operands
        )
        yield Plan(f"impulses {number + 1}", chosen)


def _offsets(length: int, rows: int, most: int, rng: np.random.Generator) -> list[int]:
    """Where impulses of `rows` columns each begin, counted from the end: all columns, or at most so many times both ends and
    between them at random in equal parts, for what is left out at equal distances may lie between any that are."""
    every = -(-length // rows)
    if every <= most:
        return [number * rows for number in range(every)]
    last = length - rows
    part = last / max(1, most - 1)
    between = part * np.arange(1, most - 1) + (part - rows) * rng.uniform(-0.5, 0.5, max(0, most - 2))
    return [0, *(int(offset) for offset in between), last][:most]


def _exponents(operand: Operand) -> tuple[float, float]:
    return EXPONENTS.get(operand.dtype, (6.0, 2.0))


def _rate(operand: Operand) -> float:
    """How likely an element is planted: every other row has one or so, and hardly a tensor none."""
    return min(0.5, max(0.5 / max(8, operand.length), SURE / max(1, operand.size)))


# -- drawing in NumPy ------------------------------------------------------------------------------------------------------


def draw(values: Values, operand: Operand, shape: tuple[int, ...], dtype: Any, rng: np.random.Generator) -> Array:
    """An array of `shape` and NumPy's `dtype`, filled as `values` say."""
    size = int(np.prod(shape, dtype=np.int64))
    linear_index = np.arange(size)
    columns = (linear_index // operand.inner) % operand.length
    rows = operand.rows(linear_index)
    if is_integer(operand.dtype):
        return _whole(values, operand, columns, rows, rng).reshape(shape).astype(dtype)
    return _real(values, operand, columns, rows, rng).reshape(shape).astype(dtype)


def _whole(values: Values, operand: Operand, columns: Array, rows: Array, rng: np.random.Generator) -> Array:
    if values.causal:
        return np.asarray(columns <= rows % operand.length)
    uniform = rng.random(columns.size)
    share = values.normal * uniform + values.whole * (uniform >= 0.5) + values.shift
    share = share + (values.ramp if values.ramp > 0 else 0) * columns / operand.length
    found = np.minimum(np.floor(share * operand.highest), operand.highest - 1)
    if operand.signed:
        found = found - operand.highest // 2
    return np.asarray(found)


def _real(values: Values, operand: Operand, columns: Array, rows: Array, rng: np.random.Generator) -> Array:
    size = columns.size
    if values.causal:
        return np.where(columns <= rows % operand.length, 0.0, -np.inf)
    x = values.ramp * (2 * (columns + 0.5) / operand.length - 1)
    if values.normal:
        x = x + values.normal * rng.standard_normal(size)
    if values.positive:
        x = x + values.positive * rng.uniform(0.1, 1.0, size)
    if values.whole:
        x = x + values.unit * (np.floor(rng.random(size) * (2 * values.whole + 1)) - values.whole)
    if values.rows or values.columns:
        by_row, by_column = (2 * rng.random(int(ids.max(initial=0)) + 1)[ids] - 1 for ids in (rows, columns))
        x = x * np.exp2(values.rows * by_row + values.columns * by_column)
    if values.shift:
        x = x + values.shift * (
            np.where(rng.random(int(rows.max(initial=0)) + 1)[rows] < 0.5, -1, 1) if values.alternate else 1
        )
    if values.density < 1:
        x = np.where(rng.random(size) < values.density, x, 0.0)
    if values.spike:
        phase = np.where(rows % 2 == 0, (operand.length - 1) % values.period, 0)
        x = x + values.spike * ((columns + STRIDE * (rows // 2)) % values.period == phase)
    if values.impulse:
        x = x + values.impulse * ((columns + rows + values.offset + 1) % operand.length == 0)
    if values.rate:
        chosen = np.where(rng.random(size) < 0.5, *values.planted)
        x = np.where(rng.random(size) < values.rate, chosen, x)
    return np.asarray(x)


def positive(plan: Plan) -> Plan:
    """`plan` for functions of positive numbers (logarithms, roots): normal values become uniform ones in [0.1, 1)."""
    changed = (replace(v, normal=0.0, positive=v.normal, shift=abs(v.shift), alternate=False) for v in plan.values)
    return replace(plan, values=tuple(changed))
