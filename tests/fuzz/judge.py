"""Whether a result is right: compared with torch in float64 and in the graph's own dtypes, and where it is neither, with what
rounding alone can do to the graph.

A result is wrong only where it lies outside tk's band around both references, and outside of what the graph gives when each
rounded intermediate is moved by one unit in its last place: differences of nearly equal numbers, ties that are sorted,
thresholds that are crossed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from tk.verify.compare import compare, is_floating
from tk.verify.tolerance import Reductions, tolerance

__all__ = ["Again", "Verdict", "judge"]

Array = np.ndarray[Any, Any]
Again = Callable[[int], Sequence[Array]]

RUNS = (9, 36, 90)  # how often the graph is run with its roundings disturbed; again, and more often, before it is called wrong
FARTHER = 4.0  # how many times further off than the framework's own result a result may be
MOST = 1 << 28  # elements of all those runs that are kept
UNSTABLE = 0.5  # the share of a result's elements above which a comparison says nothing


@dataclass(frozen=True)
class Verdict:
    """`kind`: right, wrong, or shaky (rounding alone changes the result so much that nothing is shown)."""

    kind: str
    text: str = ""


def judge(
    outs: Sequence[Array], own: Sequence[Array], exact: Sequence[Array], again: Again, coarse: str, sums: Reductions
) -> Verdict:
    """`outs` against `own` (the framework in the graph's dtypes) and `exact` (in float64). `again(n)` runs the graph once
    more, disturbed; `coarse` is the coarsest floating dtype in the graph."""
    if len(outs) != len(own):
        return Verdict("wrong", f"{len(outs)} outputs, the reference has {len(own)}")
    band = tolerance(coarse, sums)
    open_ones = []
    for at, (out, mine, wide) in enumerate(zip(outs, own, exact, strict=True)):
        if out.shape != mine.shape or out.dtype != mine.dtype:
            return Verdict(
                "wrong", f"output {at} is {out.dtype}{list(out.shape)}, the reference's {mine.dtype}{list(mine.shape)}"
            )
        wide = wide if wide.shape == mine.shape else mine
        if not (_near(out, mine, band) or _near(out, wide, band)):
            open_ones.append(at)
    if not open_ones:
        return Verdict("right")
    disturbed: list[Sequence[Array]] = []
    worst = Verdict("right")
    for runs in RUNS:
        disturbed += [again(n) for n in range(len(disturbed), runs)]
        worst = _worst(outs, own, exact, disturbed, open_ones, band)
        if worst.kind != "wrong" or any(outs[at].size * runs > MOST for at in open_ones):
            break
    return worst


def _worst(
    outs: Sequence[Array], own: Sequence[Array], exact: Sequence[Array], disturbed: Sequence[Sequence[Array]],
    open_ones: Sequence[int], band: float,
) -> Verdict:  # fmt: skip
    worst = Verdict("right")
    for at in open_ones:
        several = [own[at], exact[at], *(run[at] for run in disturbed if run[at].shape == own[at].shape)]
        found = _settle(outs[at], own[at], exact[at], several, band)
        if found.kind == "wrong":
            return Verdict("wrong", f"output {at}: {found.text}")
        worst = found if found.kind == "shaky" else worst
    return worst


def _near(out: Array, ref: Array, band: float) -> bool:
    if is_floating(out.dtype):
        return compare("", out, ref, band).passed
    return bool(np.array_equal(out, ref.astype(out.dtype) if ref.dtype != out.dtype else ref))


def _settle(out: Array, own: Array, exact: Array, several: Sequence[Array], band: float) -> Verdict:
    """An output that is near neither reference."""
    given = np.asarray(out).astype(np.float64)
    with np.errstate(invalid="ignore", over="ignore"):
        runs = np.stack([np.asarray(run).astype(np.float64) for run in several])
        if is_floating(out.dtype) and out.dtype.itemsize > 1:  # what float64 holds and the dtype does not is infinite there
            most = float(ml_dtypes.finfo(out.dtype).max)
            runs = np.where((np.abs(runs) > (1 + band) * most) & ~np.isnan(runs), np.copysign(np.inf, runs), runs)
        finite = np.isfinite(runs)
        steady = finite.all(0)
        low, high = np.where(finite, runs, np.inf).min(0), np.where(finite, runs, -np.inf).max(0)
        same_odd = (runs == runs[:1]).all(0) | np.isnan(runs).all(0)
        right_odd = np.where(np.isnan(runs[0]), np.isnan(given), given == runs[0])
        exact_scale = _rms(np.where(steady, runs[1], 0.0)[steady])
        if is_floating(out.dtype):
            # beyond float16's range is infinite, and within it is as good, where the graph goes over it
            width = high - low
            slack = 10 * band * (np.abs(runs[1]) + max(exact_scale, _least(out.dtype))) + FARTHER * width
            inside = (given >= low - slack) & (given <= high + slack)
            unstable = width > 10 * band * (np.abs(runs[1]) + exact_scale)
        else:
            inside = (given >= low) & (given <= high)
            unstable = low != high
    fine = np.where(steady, inside | (unstable if not is_floating(out.dtype) else False), np.where(same_odd, right_odd, True))
    shaken = np.where(steady, unstable, ~same_odd)
    if not fine.all():
        first = tuple(int(n) for n in np.argwhere(~fine)[0]) if out.ndim else ()
        text = f"{int((~fine).sum())} of {out.size} elements; at {first} {out[first]}, float64 {exact[first]}, own {own[first]}"
        return Verdict("wrong", text)
    if shaken.mean() > UNSTABLE:
        return Verdict("shaky", f"{shaken.mean():.0%} of the elements depend on rounding")
    if is_floating(out.dtype):
        steady &= np.isfinite(given)
        off = _rms(given[steady] - runs[1][steady])
        others = max(_rms(run[steady] - runs[1][steady]) for run in runs)
        if off > max(10 * band * max(exact_scale, _least(out.dtype)), FARTHER * others):
            return Verdict("wrong", f"off by {off:.2e} of {exact_scale:.2e} altogether, torch itself by up to {others:.2e}")
    return Verdict("right", "by what rounding may do")


def _rms(values: Array) -> float:
    top = float(np.abs(values).max()) if values.size else 0.0
    return float(np.sqrt(np.mean(np.square(values / top)))) * top if top and np.isfinite(top) else 0.0


def _least(dtype: Any) -> float:
    return float(ml_dtypes.finfo(dtype).smallest_normal)
