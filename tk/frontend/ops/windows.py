"""Windows that slide over the last dims of a tensor, and where the greatest element of each stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx

from tk.graph.legalize.adaptive import longest_share

if TYPE_CHECKING:
    from tvm.tirx import IterVar

__all__ = ["Adaptive", "Windows", "greatest", "indices_of_greatest"]


@dataclass(frozen=True)
class Adaptive:
    """Windows that share a dim of n elements evenly among `results`: the o-th from ⌊o·n / results⌋ to before
    ⌈(o + 1)·n / results⌉."""

    results: int

    def widest(self, n: relax.Expr) -> relax.Expr | int:
        """How long the longest of them is, or a number that is no less."""
        if not isinstance(n, tirx.IntImm):
            return tirx.floordiv(n, self.results) + 2
        return longest_share(int(n), self.results)


Windows = Sequence[tuple[int, int, int, int] | Adaptive]
"""Of each spatial dim: the kernel, stride, padding and dilation, or how it is shared."""


def greatest(builder: relax.BlockBuilder, keys: relax.Expr, shape: list[int], windows: Windows) -> relax.Expr:
    """[*shape]: the greatest in each window of `keys`, whole numbers."""
    least = tirx.min_value(str(keys.ty.dtype.dtype))

    def pooled(data: te.Tensor) -> te.Tensor:
        over = _axes(data, windows)

        def element(*at: relax.Expr) -> relax.Expr:
            within, value, _ = _read(data, at, over, windows)
            return te.max(tirx.if_then_else(within, value, least), axis=over)

        return te.compute(shape, element, name="greatest")

    return builder.emit_te(pooled, keys, primfunc_name_hint="max_pool")


def indices_of_greatest(
    builder: relax.BlockBuilder, keys: relax.Expr, shape: list[int], windows: Windows, last: int | None = None
) -> relax.Expr:
    """int64 of `shape`: the flat position, among the last dims of `keys`, of the greatest in each window. `keys` are int32 or
    int64 in the order of what is looked for. The first of several counts; but the last of those that are `last`. Of a window
    that lies between the elements, or beyond them, it is the position where the window would begin, as in torch."""
    narrow = str(keys.ty.dtype.dtype) == "int32"
    find = _indices if narrow else _indices_of_wide
    made = builder.emit_te(lambda data: find(data, shape, windows, last), keys, primfunc_name_hint="max_pool_places")
    return made if narrow else builder.emit(relax.TupleGetItem(made, 0))


def _read(
    data: te.Tensor, at: Sequence[relax.Expr], over: Sequence[IterVar], windows: Windows
) -> tuple[relax.Expr, relax.Expr, relax.Expr]:
    """Whether the window of the result `at` has an element at `over`, that element, and its flat position."""
    inner, outer = data.shape[-len(windows) :], at[: -len(windows)]
    spots = [_spot(*each) for each in zip(at[-len(windows) :], over, inner, windows, strict=True)]
    within, where = tirx.all(*(inside for inside, _ in spots)), [index for _, index in spots]
    flat: relax.Expr = tirx.const(0, "int64")
    for i, n in zip(where, inner, strict=True):
        flat = flat * n + i
    return within, data(*outer, *where), flat.astype("int64")


def _spot(
    o: relax.Expr, k: IterVar, n: relax.Expr, window: tuple[int, int, int, int] | Adaptive
) -> tuple[relax.Expr, relax.Expr]:
    """Whether the k-th element of window `o` of a dim of n is one, and its position there."""
    if isinstance(window, Adaptive):
        index = tirx.floordiv(o * n, window.results) + k.var
        return index < tirx.floordiv((o + 1) * n + window.results - 1, window.results), index
    _, stride, padding, dilation = window
    index = o * stride - padding + k.var * dilation
    return tirx.all(index >= 0, index < n), index


def _may_be_empty(data: te.Tensor, shape: Sequence[relax.Expr | int], windows: Windows) -> bool:
    """Whether a window may have no element: one of dilated positions may step over all that there are."""
    for n, results, window in zip(data.shape[-len(windows) :], shape[-len(windows) :], windows, strict=True):
        if isinstance(window, Adaptive) or window[3] == 1:
            continue  # a window begins before the last element, and pads no more than half of its kernel
        kernel, stride, padding, dilation = window
        if not (isinstance(n, tirx.IntImm) and isinstance(results, int | tirx.IntImm)):
            return True
        begins = (o * stride - padding for o in range(int(results)))
        if any(all(not 0 <= begin + k * dilation < int(n) for k in range(kernel)) for begin in begins):
            return True
    return False


def _begin(data: te.Tensor, at: Sequence[relax.Expr], windows: Windows) -> relax.Expr:
    """The flat position of the first that the window of the result `at` looks at, of those that are not negative."""
    flat: relax.Expr = tirx.const(0, "int64")
    for o, n, window in zip(at[-len(windows) :], data.shape[-len(windows) :], windows, strict=True):
        if isinstance(window, Adaptive):
            first = tirx.floordiv(o * n, window.results)
        else:
            _, stride, padding, dilation = window
            begin = o * stride - padding
            first = begin + tirx.max(tirx.floordiv(dilation - 1 - begin, dilation), 0) * dilation
        flat = flat * n + first
    return flat.astype("int64")


def _axes(data: te.Tensor, windows: Windows) -> list[IterVar]:
    dims = zip(data.shape[-len(windows) :], windows, strict=True)
    sizes = [window.widest(n) if isinstance(window, Adaptive) else window[0] for n, window in dims]
    return [te.reduce_axis((0, size), f"k{a}") for a, size in enumerate(sizes)]


def _indices(data: te.Tensor, shape: list[int], windows: Windows, nan: int | None) -> te.Tensor:
    """The flat position of each window's greatest element. `data` are int32 as `ordered` makes them, `nan` the one that stands
    for NaN. One maximum of element · 2³² + what grows as positions fall, or rise for NaN, since the last NaN counts."""
    over = _axes(data, windows)
    last, radix = tirx.const(2**31 - 1, "int64"), tirx.const(1 << 32, "int64")

    def turned(element: relax.Expr, index: relax.Expr) -> relax.Expr:
        return last - index if nan is None else tirx.Select(element == tirx.const(nan, "int64"), index, last - index)

    def greatest(*at: relax.Expr) -> relax.Expr:
        within, element, flat = _read(data, at, over, windows)
        element = element.astype("int64")
        packed = element * radix + turned(element, flat)
        return te.max(tirx.if_then_else(within, packed, tirx.min_value("int64")), axis=over)

    best = te.compute(shape, greatest, name="greatest")

    def index(*at: relax.Expr) -> relax.Expr:
        element = tirx.floordiv(best(*at), radix)
        found = turned(element, best(*at) - element * radix)
        if not _may_be_empty(data, shape, windows):
            return found
        return tirx.Select(best(*at) == tirx.min_value("int64"), _begin(data, at, windows), found)

    return te.compute(shape, index, name="indices")


def _indices_of_wide(data: te.Tensor, shape: list[int], windows: Windows, nan: int | None) -> list[te.Tensor]:
    """The same of int64, by pairs of an element and its position; and those elements."""
    far, least = tirx.max_value("int64"), tirx.min_value("int64")

    def better(a: list[relax.Expr], b: list[relax.Expr]) -> tuple[relax.Expr, relax.Expr]:
        earlier = a[0] < b[0] if nan is None else tirx.Select(a[1] == tirx.const(nan, "int64"), a[0] > b[0], a[0] < b[0])
        first = tirx.any(a[1] > b[1], tirx.all(a[1] == b[1], earlier))
        return tirx.Select(first, a[0], b[0]), tirx.Select(first, a[1], b[1])

    pick = te.comm_reducer(better, lambda _index, _value: (far, least), name="greatest")
    over = _axes(data, windows)

    def element(*at: relax.Expr) -> Any:
        within, value, flat = _read(data, at, over, windows)
        return pick((tirx.if_then_else(within, flat, far), tirx.if_then_else(within, value, least)), axis=over)

    index, value = te.compute(shape, element, name="indices")
    if not _may_be_empty(data, shape, windows):
        return [index, value]

    def known(*at: relax.Expr) -> relax.Expr:
        return tirx.Select(index(*at) == far, _begin(data, at, windows), index(*at))

    return [te.compute(shape, known, name="known"), value]
