"""Sizes padded to a multiple, n + (w − n % w) % w, as w · ⌈n / w⌉ while torch traces a model.

torch's symbolic shapes do not see that the first is a multiple of w. Such a dim split into windows, `x.view(b, n // w, w, c)`,
leaves questions that torch cannot answer for all sizes, and indices that are computed by nested remainders.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["multiple", "padded_sizes"]


@contextmanager
def padded_sizes() -> Iterator[None]:
    """For the time being, sums of torch's symbolic sizes are written by `multiple`."""
    from torch.fx.experimental import sym_node

    own = sym_node._optimized_add

    def add(left: Any, right: Any, *optimized: bool) -> tuple[bool, Any]:
        sorted_sum, total = own(left, right, *optimized)
        rewritten = multiple(total)
        return (sorted_sum, total) if rewritten is total else (False, rewritten)

    sym_node._optimized_add = add
    try:
        yield
    finally:
        sym_node._optimized_add = own


def multiple(total: Any) -> Any:
    """A sum of sympy's, each n + (−n) % w in it as w · ⌈n / w⌉, for a w that is a number; `total` itself where there is none.
    n may be a sum, and both may be times the same number."""
    import sympy  # type: ignore[import-untyped]
    from torch.utils._sympy.functions import FloorDiv, Mod, PythonMod

    if not total.is_Add or not total.has(Mod, PythonMod):
        return total
    for term in total.args:
        factor, rest = term.as_coeff_Mul()
        size = _padded(rest)
        if size is None:
            continue
        width, others = rest.args[1], total - term
        taken, have = sympy.expand(factor * size), others.as_coefficients_dict()
        if all(part.is_number or _within(count, have[part]) for part, count in taken.as_coefficients_dict().items()):
            rounded = factor * width * FloorDiv(size + width - 1, width)
            return multiple(others - taken + rounded)
    return total


def _within(count: Any, have: Any) -> bool:
    return bool(count * have > 0 and abs(count) <= abs(have))


def _padded(remainder: Any) -> Any | None:
    """n, where `remainder` is what pads n to a multiple of a number: (w − n % w) % w or (−n) % w."""
    from torch.utils._sympy.functions import Mod, PythonMod

    if not isinstance(remainder, Mod | PythonMod) or not remainder.args[1].is_Integer or remainder.args[1] <= 0:
        return None
    negative, width = remainder.args
    number, rest = negative.as_coeff_Add()
    inner = -rest
    if isinstance(inner, Mod | PythonMod) and inner.args[1] == width and number % width == 0:
        return inner.args[0]
    terms = rest.as_coefficients_dict()
    return -negative if terms and all(factor < 0 for factor in terms.values()) else None
