"""Windows that slide over the last dims of a tensor, and where the greatest element of each stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvm import relax, te, tirx

__all__ = ["Windows", "places_of_greatest"]

Windows = Sequence[tuple[int, int, int, int]]
"""The kernel, stride, padding and dilation of each spatial dim."""


def places_of_greatest(
    builder: relax.BlockBuilder, keys: relax.Expr, shape: list[Any], windows: Windows, last: int | None = None
) -> relax.Expr:
    """int64 of `shape`: the flat place, among the last dims of `keys`, of the greatest in each window. `keys` are int32 or
    int64 in the order of what is looked for. The first of several counts; but the last of those that are `last`."""
    narrow = str(keys.ty.dtype.dtype) == "int32"
    find = _places if narrow else _places_of_wide
    made = builder.emit_te(lambda data: find(data, shape, windows, last), keys, primfunc_name_hint="max_pool_places")
    return made if narrow else builder.emit(relax.TupleGetItem(made, 0))


def _read(data: te.Tensor, at: Sequence[Any], over: Sequence[Any], windows: Windows) -> tuple[Any, Any, Any]:
    """Whether the window of the result `at` has an element at `over`, that element, and its flat place."""
    inner, outer = data.shape[-len(windows) :], at[: -len(windows)]
    where = [o * s - p + k.var * d for o, k, (_, s, p, d) in zip(at[-len(windows) :], over, windows, strict=True)]
    within = tirx.all(*(tirx.all(i >= 0, i < n) for i, n in zip(where, inner, strict=True)))
    flat: Any = tirx.const(0, "int64")
    for i, n in zip(where, inner, strict=True):
        flat = flat * n + i
    return within, data(*outer, *where), flat.astype("int64")


def _places(data: te.Tensor, shape: list[Any], windows: Windows, nan: int | None) -> te.Tensor:
    """The flat place of each window's greatest element. `data` are int32 as `ordered` makes them, `nan` the one that stands
    for NaN. One maximum of element · 2³² + what grows as places fall, or rise for NaN, since the last NaN counts."""
    over = [te.reduce_axis((0, kernel), f"k{a}") for a, (kernel, *_) in enumerate(windows)]
    last, word = tirx.const(2**31 - 1, "int64"), tirx.const(1 << 32, "int64")

    def turned(element: Any, place: Any) -> Any:
        return last - place if nan is None else tirx.Select(element == tirx.const(nan, "int64"), place, last - place)

    def greatest(*at: Any) -> Any:
        within, element, flat = _read(data, at, over, windows)
        element = element.astype("int64")
        packed = element * word + turned(element, flat)
        return te.max(tirx.if_then_else(within, packed, tirx.min_value("int64")), axis=over)

    best = te.compute(shape, greatest, name="greatest")

    def place(*at: Any) -> Any:
        element = tirx.floordiv(best(*at), word)
        return turned(element, best(*at) - element * word)

    return te.compute(shape, place, name="places")


def _places_of_wide(data: te.Tensor, shape: list[Any], windows: Windows, nan: int | None) -> list[te.Tensor]:
    """The same of int64, by pairs of an element and its place; and those elements."""
    far, least = tirx.max_value("int64"), tirx.min_value("int64")

    def better(a: Any, b: Any) -> tuple[Any, Any]:
        earlier = a[0] < b[0] if nan is None else tirx.Select(a[1] == tirx.const(nan, "int64"), a[0] > b[0], a[0] < b[0])
        first = tirx.any(a[1] > b[1], tirx.all(a[1] == b[1], earlier))
        return tirx.Select(first, a[0], b[0]), tirx.Select(first, a[1], b[1])

    pick = te.comm_reducer(better, lambda _place, _value: (far, least), name="greatest")
    over = [te.reduce_axis((0, kernel), f"k{a}") for a, (kernel, *_) in enumerate(windows)]

    def element(*at: Any) -> Any:
        within, value, flat = _read(data, at, over, windows)
        return pick((tirx.if_then_else(within, flat, far), tirx.if_then_else(within, value, least)), axis=over)

    return list(te.compute(shape, element, name="places"))
