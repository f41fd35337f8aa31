"""Decompositions of operators that torch has none for and tk has no converter of: used where a program holds them alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

__all__ = ["FURTHER_FORMULAS"]

Formula = Callable[..., Any]
MOST_TERMS = 64  # the greatest degree of a polynomial that is written out


def _nonzero_static(x: torch.Tensor, *, size: int, fill_value: int = -1) -> Any:
    """The first `size` positions of what is not 0, one a row, and rows of `fill_value` behind them: each position is written
    into the row that as many before it are hit, or into one more, which is cut off."""
    if x.ndim == 0:
        return NotImplemented
    hit = (x != 0).reshape(-1)
    rank = hit.to(torch.int64).cumsum(0) - 1
    row = torch.where(hit & (rank < size), rank, size)
    flat, columns = torch.arange(hit.shape[0], device=x.device), list[torch.Tensor]()
    for extent in reversed(x.shape):
        columns.insert(0, flat % extent)
        flat = flat // extent
    made = torch.full((size + 1, x.ndim), fill_value, dtype=torch.int64, device=x.device)
    return made.scatter(0, row[:, None].expand(-1, x.ndim), torch.stack(columns, 1))[:size]


def _counted(x: torch.Tensor, edges: torch.Tensor, weight: torch.Tensor | None, density: bool) -> Any:
    """How many of x lie from one edge to the next, the last edge included, and the edges."""
    flat = x.reshape(-1)
    bins = edges.shape[0] - 1
    bucket = torch.searchsorted(edges, flat, right=True) - 1
    bucket = torch.where(flat == edges[-1], bins - 1, bucket)
    inside = (flat >= edges[0]) & (flat <= edges[-1])
    each = torch.ones_like(flat) if weight is None else weight.reshape(-1).to(flat.dtype)
    counts = torch.zeros(bins, dtype=flat.dtype, device=flat.device)
    counts = counts.scatter_add(0, bucket.clamp(0, bins - 1), torch.where(inside, each, 0))
    if density:
        counts = counts / (counts.sum() * (edges[1:] - edges[:-1]))
    return counts, edges


def _histogram(
    x: torch.Tensor, bins: int = 100, *, range: Any = None, weight: torch.Tensor | None = None, density: bool = False
) -> Any:
    """`bins` of one width from the least to the greatest number, or over `range`; one of no width is widened by a half."""
    if range is None:
        low, high = x.min(), x.max()
    else:
        low, high = (torch.full((), float(each), dtype=x.dtype, device=x.device) for each in range)
    alone = (low == high).to(x.dtype) * 0.5
    low, high = low - alone, high + alone
    steps = torch.arange(bins + 1, device=x.device).to(x.dtype)
    edges = torch.where(steps < (bins + 1) / 2, low + (high - low) / bins * steps, high - (high - low) / bins * (bins - steps))
    return _counted(x, edges, weight, density)


def _histogram_of_edges(
    x: torch.Tensor, bins: torch.Tensor, *, weight: torch.Tensor | None = None, density: bool = False
) -> Any:
    return _counted(x, bins, weight, density)


def _segment_reduce(
    data: torch.Tensor,
    reduce: str,
    *,
    lengths: torch.Tensor | None = None,
    indices: torch.Tensor | None = None,
    offsets: torch.Tensor | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: float | None = None,
) -> Any:
    """Rows of `data` in segments that follow each other, each reduced to one row. A segment of none is `initial`, or what the
    reduction begins with: 0, 1, ∓∞, and NaN of a mean."""
    given = lengths if offsets is None else offsets
    if given is None or given.ndim != 1 or axis != 0:
        return NotImplemented
    ends = given.cumsum(0) if offsets is None else given[1:]
    count, starts = ends.shape[0], 0 if offsets is None else given[0]
    row = torch.arange(data.shape[0], device=data.device)
    segment = torch.searchsorted(ends, row.to(ends.dtype), right=True)
    inside = (segment < count) & (row >= starts)
    first = {"sum": 0.0, "mean": 0.0, "prod": 1.0, "max": -torch.inf, "min": torch.inf}[reduce]
    first = first if initial is None else initial
    shape = (-1, *[1] * (data.ndim - 1))
    at = torch.where(inside, segment, count).reshape(shape).expand(data.shape)  # one row more takes what is in none
    made = torch.full((count + 1, *data.shape[1:]), first, dtype=data.dtype, device=data.device)
    kind = {"max": "amax", "min": "amin", "mean": "sum"}.get(reduce, reduce)
    made = made.scatter_reduce(0, at, data, kind, include_self=True)[:count]
    if reduce != "mean":
        return made
    long = torch.zeros(count + 1, dtype=data.dtype, device=data.device)
    long = long.scatter_add(0, torch.where(inside, segment, count), torch.ones_like(row, dtype=data.dtype))[:count].reshape(
        shape
    )
    return torch.where(long == 0, torch.nan if initial is None else made, made / long)


def _triangular_solve(
    b: torch.Tensor, a: torch.Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False
) -> tuple[torch.Tensor, torch.Tensor]:
    """The older form of torch.linalg.solve_triangular, which gives the matrix as well."""
    given, is_upper = (a.mT, not upper) if transpose else (a, upper)
    return torch.linalg.solve_triangular(given, b, upper=is_upper, unitriangular=unitriangular), a.clone()


def _polynomial(second: Callable[[Any], Any], step: Callable[[Any, Any, Any, int], Any]) -> Formula:
    """A family by its degree: 1, `second`(x), then `step`(x, last, last but one, k) for degree k + 1; 0 below."""

    def formula(x: torch.Tensor, n: int | float) -> Any:
        if not isinstance(n, int | float) or n != int(n) or n > MOST_TERMS:
            return NotImplemented
        x = x if x.is_floating_point() else x.to(torch.get_default_dtype())
        if n < 0:
            return torch.zeros_like(x)
        before, last = torch.ones_like(x), second(x)
        if n == 0:
            return before
        for k in range(1, int(n)):
            before, last = last, step(x, last, before, k)
        return last

    return formula


def _shifted(formula: Formula) -> Formula:
    return lambda x, n: formula(2 * x - 1, n)


def _twice(x: Any, a: Any, b: Any, _: int) -> Any:
    return 2 * x * a - b


_CHEBYSHEV = {
    "t": _polynomial(lambda x: x, _twice),
    "u": _polynomial(lambda x: 2 * x, _twice),
    "v": _polynomial(lambda x: 2 * x - 1, _twice),
    "w": _polynomial(lambda x: 2 * x + 1, _twice),
}

_ATEN = torch.ops.aten
FURTHER_FORMULAS: dict[Any, Formula] = {
    _ATEN.histogram.bin_ct: _histogram,
    _ATEN.histogram.bins_tensor: _histogram_of_edges,
    _ATEN.nonzero_static.default: _nonzero_static,
    _ATEN.segment_reduce.default: _segment_reduce,
    _ATEN.triangular_solve.default: _triangular_solve,
    **{getattr(_ATEN, f"special_chebyshev_polynomial_{each}").n_scalar: made for each, made in _CHEBYSHEV.items()},
    **{
        getattr(_ATEN, f"special_shifted_chebyshev_polynomial_{each}").n_scalar: _shifted(made)
        for each, made in _CHEBYSHEV.items()
    },
    _ATEN.special_hermite_polynomial_h.n_scalar: _polynomial(lambda x: 2 * x, lambda x, a, b, k: 2 * (x * a - k * b)),
    _ATEN.special_hermite_polynomial_he.n_scalar: _polynomial(lambda x: x, lambda x, a, b, k: x * a - k * b),
    _ATEN.special_laguerre_polynomial_l.n_scalar: _polynomial(
        lambda x: 1 - x, lambda x, a, b, k: ((2 * k + 1 - x) * a - k * b) / (k + 1)
    ),
    _ATEN.special_legendre_polynomial_p.n_scalar: _polynomial(
        lambda x: x, lambda x, a, b, k: ((2 * k + 1) * x * a - k * b) / (k + 1)
    ),
}
"""By operator: what computes it, with torch's operators; NotImplemented for what it does not take."""
