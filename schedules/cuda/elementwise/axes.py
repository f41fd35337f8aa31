"""Axes of a function's outputs put together: those that all that is read sees as one, and those that a tile goes along.

    out[h, w, c] = x[c, h, w]        (h, w) is one axis of h · w elements, and no quotient by w is taken
    out[k, n, m] = x[n, m, k]        a tile goes along k, and along (n, m) where m alone is short

An axis put together of several is a number of which their indices are the digits. That is right whatever is put together;
it is fast where what is read, or written, lies side by side along the number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tvm import tirx
from tvm.ir import Expr

from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, depends, flat_index, product, size_of, unravel_index
from tk.schedules.cuda.codegen.tir_values import key, substitute
from tk.schedules.cuda.elementwise.plan import Group, Read, reads_at

__all__ = ["Axis", "indices_along", "steps_along", "views_of"]


@dataclass(frozen=True)
class Axis:
    """The output's axes that are one, of these extents: the last one's neighbours are its neighbours."""

    parts: tuple[int, ...]
    extents: tuple[Expr, ...]

    @property
    def size(self) -> int | Expr:
        return product(self.extents)

    def before(self, other: Axis) -> Axis:
        """This axis with `other` as its fastest digits."""
        return Axis((*self.parts, *other.parts), (*self.extents, *other.extents))


def indices_along(axes: Sequence[Axis], numbers: Sequence[Expr]) -> list[Expr]:
    """The output's indices where the axes have these numbers."""
    found: dict[int, Expr] = {}
    for axis, number in zip(axes, numbers, strict=True):
        parts = [number] if len(axis.parts) == 1 else unravel_index(number, axis.extents)
        found.update(zip(axis.parts, parts, strict=True))
    return [found[n] for n in range(len(found))]


def steps_along(code: Code, reads: Sequence[Read], variables: Sequence[Expr]) -> list[list[int | None]]:
    """By read and variable, how far from each other in memory neighbours along it are; None where that is not one number."""
    found: list[list[int | None]] = []
    for read in reads:
        flat = code.simplify(flat_index(read.buffer, read.indices))
        found.append([_step(code, flat, variable) for variable in variables])
    return found


def _step(code: Code, flat: Expr, variable: Expr) -> int | None:
    if not depends(flat, variable):
        return 0
    step = code.simplify(substitute(flat, {key(variable): variable + as_index(1)}) - flat)
    return int(step) if isinstance(step, tirx.IntImm) else None


def views_of(group: Group) -> list[Axis]:
    """The output's axes, neighbours among them put together where everything that is read sees them as one."""
    code = Code()
    variables = [code.variable("axis", extent) for extent in group.shape]
    steps = steps_along(code, reads_at(group, variables, code.analyzer), variables)
    views: list[Axis] = []
    for n, extent in enumerate(group.shape):
        here = Axis((n,), (extent,))
        if views and (_is_one(here) or _is_one(views[-1]) or _are_one(steps, views[-1], n, extent)):
            views[-1] = views[-1].before(here)
        else:
            views.append(here)
    return views


def _is_one(axis: Axis) -> bool:
    return axis.size == 1


def _are_one(steps: Sequence[Sequence[int | None]], outer: Axis, n: int, extent: Expr) -> bool:
    """Whether a step along axis `n`'s whole extent is one along the axis in front of it, for everything that is read."""
    size = size_of([extent])
    if size is None or not isinstance(outer.size, int):
        return False
    last = next(m for m, each in zip(reversed(outer.parts), reversed(outer.extents), strict=True) if size_of([each]) != 1)
    pairs = [(each[last], each[n]) for each in steps]
    return all(slow is not None and fast is not None and slow == size * fast for slow, fast in pairs)
