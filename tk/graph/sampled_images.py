"""Images that are read where a grid says: each result is made of a few elements of its channel, by weights.

    out[n, c, *at] = Σₜ x[n, c, positionₜ(grid[n, *at])] · weightₜ(grid[n, *at])

The positions are the same in all channels. A GPU works them out anew in each, in less time than it would take to read them. A
CPU takes longer for them than for all else: with many channels one function has each position's elements and weights as tables,
and another one reads these.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te, tirx

from tk.graph.dataflow import name_of, replacing, same_shape, shape_of, static_size

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["SampleByTables", "Sampling", "sampled"]

SAMPLING = "tk.sampling"  # attribute of a PrimFunc: `Sampling`'s numbers
MANY_CHANNELS = 8  # of so many, a CPU keeps each position's elements and weights
LARGEST = 1 << 30  # positions of an image's axis further out than this count as outside, in integers of 32 bits
EXACT = 1 << 24  # whole numbers below which are float32's


@dataclass(frozen=True)
class Sampling:
    """As torch has them: `mode` 0 bilinear, 1 nearest, 2 bicubic; `padding` 0 zeros, 1 the border, 2 reflection; whether −1 and
    1 are the middle of the outermost elements, or the image's ends."""

    mode: int
    padding: int
    align: bool

    def taps(self, where: te.Tensor, inner: Sequence[Expr], wide: str, n: Expr, *at: Expr) -> list[_Tap]:
        """What grid `where` says that result [n, *at] of images with axes `inner` is made of; computed in dtype `wide`."""
        rank = len(inner)
        spots = [_unnormalized(where(n, *at, rank - 1 - a).astype(wide), inner[a], self.align) for a in range(rank)]
        if self.mode != 2:
            spots = [_padded(v, size, self.padding, self.align) for v, size in zip(spots, inner, strict=True)]
        return _taps(spots, inner, self.mode, self.padding, self.align)


def sampled(builder: relax.BlockBuilder, x: Expr, grid: Expr, how: Sampling) -> Expr:
    """x [N, C, *in] read where grid [N, *out, rank] says, in [−1, 1], its last dim from the innermost of x's out; in float32
    where both have 16 bits, which no kernel before it widens. One image, or one grid, that was repeated N times is read as it
    was: of a map of features that is expanded for each of a hundred regions there is no copy a region."""
    wide = _widened(x)
    one = _unrepeated(builder, x)
    x, grid = (one, grid) if one is not x else (x, _unrepeated(builder, grid))  # the other one has the batch

    def sample(data: te.Tensor, where: te.Tensor) -> te.Tensor:
        shape = [_batch(data.shape, where.shape), data.shape[1], *where.shape[1:-1]]

        def element(n: Expr, c: Expr, *at: Expr) -> Expr:
            def read(tap: _Tap) -> Expr:
                value = data(_of_batch(data.shape, n), c, *tap.position)
                return _kept(value.astype(wide), *(tirx.Select(within, -1, 0) for within in tap.within))

            return _weighted(read, how.taps(where, data.shape[2:], wide, _of_batch(where.shape, n), *at)).astype(data.dtype)

        return te.compute(shape, element, name="grid_sample")

    numbers = [how.mode, how.padding, int(how.align)]
    return builder.emit_te(sample, x, grid, primfunc_name_hint="grid_sample", primfunc_attrs={SAMPLING: numbers})


def SampleByTables() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Images of many channels sampled by two functions, where all sizes are known."""

    def by_tables(builder: relax.BlockBuilder, given: list[Expr], numbers: Sequence[Any]) -> Expr | None:
        mode, padding, align = map(int, numbers)
        x, grid = given
        sizes = [static_size(size) or 0 for each in (x, grid) for size in each.ty.shape.values]
        if mode == 2 or 0 in sizes or sizes[1] < MANY_CHANNELS or math.prod(sizes[2 : x.ty.ndim]) >= LARGEST:
            return None
        return _by_tables(builder, x, grid, Sampling(mode, padding, bool(align)))

    return replacing("SampleByTables", SAMPLING, by_tables)


def _by_tables(builder: relax.BlockBuilder, x: Expr, grid: Expr, how: Sampling) -> Expr:
    """Of each result's taps the element's number in the image, −1 outside, and the weight; and what they make of every channel,
    which then works out no positions."""
    wide = _widened(x)
    images, channels, *inner = map(int, x.ty.shape.values)
    sizes, (grids, *out, _) = list(x.ty.shape.values)[2:], map(int, grid.ty.shape.values)

    def tables(where: te.Tensor) -> list[te.Tensor]:
        def number(tap: _Tap) -> Expr:
            flat = tap.position[0]
            for size, p in zip(inner[1:], tap.position[1:], strict=True):
                flat = flat * size + p
            return tirx.Select(tirx.all(*tap.within), flat.astype("int32"), tirx.const(-1, "int32"))

        def table(t: int, made: Callable[[_Tap], Expr], name: str) -> te.Tensor:
            return te.compute([grids, *out], lambda *at: made(how.taps(where, sizes, wide, *at)[t]), name=f"{name}{t}")

        weighted = how.taps(where, sizes, wide, *(tirx.const(0, "int64") for _ in range(len(out) + 1)))
        numbers = [table(t, number, "number") for t in range(len(weighted))]
        return numbers + [
            table(t, lambda tap: tap.weight, "weight") for t, tap in enumerate(weighted) if tap.weight is not None
        ]

    def sample(data: te.Tensor, *made: te.Tensor) -> te.Tensor:
        count = len(made) // 2 or 1

        def element(n: Expr, c: Expr, *at: Expr) -> Expr:
            def read(tap: _Tap) -> Expr:
                (number,) = tap.position
                inside = tirx.max(tirx.min(number, math.prod(inner) - 1), 0)
                outside = tirx.shift_right(number, tirx.const(31, "int32"))
                value = data(_of_batch(data.shape, n), c, inside)
                return _kept(value.astype(wide), tirx.bitwise_not(outside))

            found, where = [], (_of_batch([grids], n), *at)
            for t in range(count):
                weight = made[count + t](*where) if len(made) > 1 else None
                found.append(_Tap([made[t](*where)], [], weight))
            return _weighted(read, found).astype(data.dtype)

        return te.compute([_batch([images], [grids]), channels, *out], element, name="grid_sample")

    made = builder.emit(builder.call_te(tables, grid, primfunc_name_hint="grid_taps"))
    parts = [made]
    if isinstance(made.ty, relax.TupleType):
        parts = [builder.emit(relax.TupleGetItem(made, i)) for i in range(len(made.ty.fields))]
    image = builder.emit(relax.op.reshape(x, [images, channels, math.prod(inner)]))
    return builder.call_te(sample, image, *parts, primfunc_name_hint="grid_sample")


def _unrepeated(builder: relax.BlockBuilder, x: Expr) -> Expr:
    """What is repeated along the batch alone to make `x`, or `x`."""
    bound = builder.lookup_binding(x) if isinstance(x, relax.Var) else None
    if bound is None or name_of(bound) != "broadcast_to":
        return x
    one, shape = shape_of(bound.args[0]), shape_of(x)
    if one is None or shape is None or len(one) != len(shape) or static_size(one[0]) != 1 or not same_shape(one[1:], shape[1:]):
        return x
    return bound.args[0]


def _batch(one: Sequence[Expr | int], other: Sequence[Expr | int]) -> Expr | int:
    """The results' batch: that of both shapes, or of the one that is not 1."""
    return other[0] if static_size(one[0]) == 1 else one[0]


def _of_batch(shape: Sequence[Expr | int], n: Expr) -> Expr:
    """Which of a tensor's batch result n reads."""
    return tirx.const(0, "int64") if static_size(shape[0]) == 1 else n


def _widened(x: Expr) -> str:
    return "float64" if str(x.ty.dtype.dtype) == "float64" else "float32"


def _dtype(value: Expr) -> str:
    return str(value.ty.dtype)


def _f(value: Expr, dtype: str) -> Expr:
    return tirx.const(value, dtype) if isinstance(value, int | float) else value.astype(dtype)


def _unnormalized(v: Expr, size: Expr, align: bool) -> Expr:
    dtype = _dtype(v)
    one, two = _f(1.0, dtype), _f(2.0, dtype)
    if align:
        return (v + one) / two * _f(size - 1, dtype)
    return ((v + one) * _f(size, dtype) - one) / two


def _padded(v: Expr, size: Expr, padding: int, align: bool) -> Expr:
    """The position that padding by the border (1) or by reflection (2) makes of `v`; NaN and what is far out count as −1."""
    dtype = _dtype(v)
    if padding == 0:
        return v
    last = _f(size - 1, dtype)
    if padding == 2:
        low, span = (_f(0.0, dtype), last) if align else (_f(-0.5, dtype), _f(size, dtype))
        away = tirx.abs(v - low)
        function = "fmod" if dtype == "float64" else "fmodf"
        turns = tirx.floor(away / tirx.max(span, _f(1e-30, dtype)))
        extra = tirx.call_pure_extern(dtype, function, away, tirx.max(span, _f(1e-30, dtype)))
        odd = (turns - _f(2.0, dtype) * tirx.floor(turns / _f(2.0, dtype))) > _f(0.5, dtype)
        v = tirx.Select(odd, span - extra + low, extra + low)
    return tirx.min(tirx.max(v, _f(0.0, dtype)), last)


@dataclass(frozen=True)
class _Tap:
    """An element that is read: its position, whether that is within the image along each axis, and its weight, None where it
    is 1."""

    position: list[Expr]
    within: list[Expr]
    weight: Expr | None


def _kept(value: Expr, *masks: Expr) -> Expr:
    """`value` where all masks are −1, and 0, also of NaN and ∞, where one is 0. A condition would have each value waited for
    before the next one is asked for: compilers load what stands under one under it alone, and a GPU has few predicates."""
    dtype = _dtype(value)
    number = dtype.replace("float", "int")
    bits = tirx.reinterpret(number, value)
    for mask in masks:
        bits = bits & mask.astype(number)
    return tirx.reinterpret(dtype, bits)


def _weighted(read: Callable[[_Tap], Expr], taps: Sequence[_Tap]) -> Expr:
    total: Any = None
    for tap in taps:
        term = read(tap) if tap.weight is None else read(tap) * tap.weight
        total = term if total is None else total + term
    return total


def _taps(spots: list[Expr], inner: Sequence[Expr], mode: int, padding: int, align: bool) -> list[_Tap]:
    dtype = _dtype(spots[0])
    known = [int(size) for size in inner if isinstance(size, int | tirx.IntImm)]
    number = "int32" if len(known) == len(inner) and max(known) < LARGEST else "int64"
    exact = len(known) == len(inner) and max(known) < EXACT

    def at(coordinates: Sequence[Expr], weight: Expr | None = None) -> _Tap:
        """`coordinates` are whole numbers of the floating dtype."""
        if exact:  # a comparison of floating numbers an axis, and one conversion to an integer
            ends = [
                tirx.max(tirx.min(p, _f(int(n) - 1, dtype)), _f(0.0, dtype)) for p, n in zip(coordinates, inner, strict=True)
            ]
            within = [p == end for p, end in zip(coordinates, ends, strict=True)]
            integers = [end.astype(number) for end in ends]
        else:
            limit = _f(float(LARGEST), dtype)
            integers = [tirx.max(tirx.min(p, limit), -limit).astype(number) for p in coordinates]
            within = [tirx.all(i >= 0, i < n.astype(number)) for i, n in zip(integers, inner, strict=True)]
        clamped = [tirx.max(tirx.min(i, n.astype(number) - 1), 0) for i, n in zip(integers, inner, strict=True)]
        return _Tap(clamped, within, weight)

    if mode == 1:
        return [at([tirx.nearbyint(v) for v in spots])]
    low = [tirx.floor(v) for v in spots]
    part = [v - f for v, f in zip(spots, low, strict=True)]
    one = _f(1.0, dtype)
    taps = [[(0, one - p), (1, p)] for p in part] if mode == 0 else [_cubic_taps(p) for p in part]
    found = []
    for chosen in itertools.product(*taps):
        coordinates = [f + _f(float(k), dtype) for f, (k, _) in zip(low, chosen, strict=True)]
        if mode == 2:
            coordinates = [_padded(p, n, padding, align) for p, n in zip(coordinates, inner, strict=True)]
        tap = at(coordinates, math.prod((w for _, w in chosen[1:]), start=chosen[0][1]))
        if len(inner) == 3 and padding == 0:  # torch leaves out what is outside of a volume, and multiplies an image's by 0
            tap = replace(tap, weight=tirx.Select(tirx.all(*tap.within), tap.weight, _f(0.0, dtype)))
        found.append(tap)
    return found


def _cubic_taps(part: Expr) -> list[tuple[int, Expr]]:
    """The four neighbours' offsets and weights, with a = −0.75."""
    dtype = _dtype(part)
    a = -0.75

    def near(d: Expr) -> Expr:
        return ((_f(a + 2, dtype) * d - _f(a + 3, dtype)) * d) * d + _f(1.0, dtype)

    def far(d: Expr) -> Expr:
        return ((_f(a, dtype) * d - _f(5 * a, dtype)) * d + _f(8 * a, dtype)) * d - _f(4 * a, dtype)

    one, two = _f(1.0, dtype), _f(2.0, dtype)
    return [(-1, far(part + one)), (0, near(part)), (1, near(one - part)), (2, far(two - part))]
