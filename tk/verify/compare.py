"""Compare what a module gave with a reference: ‖out − ref‖ / ‖ref‖ for floating outputs, exactly for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import ml_dtypes
import numpy as np

from tk.aliases import Array

__all__ = ["Comparison", "compare", "compare_all", "is_floating"]

ELEMENT = 10.0  # how many times the tolerance a single element may be off by


@dataclass(frozen=True)
class Comparison:
    """One output against its reference.

    `relative` is ‖out − ref‖ / ‖ref‖ over the elements where both are finite, `max_abs` and `mean_abs` are of
    |out − ref| there. `tolerance` bounds `relative`; 0 means that every element must be the same. `passed` says
    whether the output holds, and `why` what broke it ("" when it passed).
    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    relative: float
    max_abs: float
    mean_abs: float
    tolerance: float
    passed: bool
    why: str = ""

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "shape": list(self.shape)}


def is_floating(dtype: Any) -> bool:
    """Whether a NumPy dtype is floating: NumPy's own, bfloat16 or a float8."""
    return bool(np.dtype(dtype).name.startswith(("bfloat", "float")))


@np.errstate(invalid="ignore", over="ignore")  # the greatest numbers of float64 have no sum, and NaN is no number
def compare(name: str, out: Array, ref: Array, tolerance: float) -> Comparison:
    """`out` against `ref`. The judgement is made in float64.

    - A shape that differs fails.
    - Integer and boolean outputs must be equal, whatever the tolerance.
    - NaN and infinities must stand at the same indices, with the same sign; the norms are taken over the rest.
    - No single element may be off by more than 10 · tolerance · (|ref| + RMS of ref): one wrong element in a million
      moves the norm by a thousandth only.
    - A reference that is zero everywhere has no scale: the RMS of `out` itself must then be within the tolerance.
    - Where the reference's RMS lies under the smallest normal number of `out`'s dtype, that number is its scale:
      the dtype cannot hold relative accuracy below it.
    """
    out, ref = np.asarray(out), np.asarray(ref)
    if out.shape != ref.shape:
        return _verdict(name, out, np.inf, np.inf, np.inf, tolerance, f"shape {_size(out)}, the reference has {_size(ref)}")
    if not is_floating(out.dtype):
        return _compare_exact(name, out, ref)
    given, wanted = out.astype(np.float64), ref.astype(np.float64)
    finite = np.isfinite(wanted)
    odd = np.where(finite, ~np.isfinite(given), ~((given == wanted) | (np.isnan(given) & np.isnan(wanted))))
    strangers = int(np.count_nonzero(odd))
    both = finite & np.isfinite(given)
    difference, finite_part = np.abs(given[both] - wanted[both]), wanted[both]
    worst, mean = (float(difference.max()), float(difference.mean())) if difference.size else (0.0, 0.0)
    relative = _relative(difference, finite_part, out.dtype)
    why = ""
    if strangers:
        why = f"{strangers} of {out.size} elements are NaN or infinite where the reference is not, or the other way round"
    elif not relative <= tolerance:
        why = f"relative error {relative:.2e} is over {tolerance:.2e}"
    elif outliers := _outliers(difference, finite_part, tolerance, out.dtype):
        why = f"{outliers} of {out.size} elements are off by over {ELEMENT:g} times the tolerance, the worst by {worst:.2e}"
    return _verdict(name, out, relative, worst, mean, tolerance, why)


def compare_all(names: Sequence[str], outs: Sequence[Array], refs: Sequence[Array], tolerance: float) -> list[Comparison]:
    """Every output against its reference, in order. A missing or extra output fails under its own name."""
    pairs = [compare(name, out, ref, tolerance) for name, out, ref in zip(names, outs, refs, strict=False)]
    text = f"{len(outs)} outputs, the reference has {len(refs)}"
    for extra in (*outs[len(refs) :], *refs[len(outs) :]):
        name = f"output {len(pairs)}"
        pairs.append(_verdict(name, np.asarray(extra), np.inf, np.inf, np.inf, tolerance, text))
    return pairs


def _rms(values: Array) -> float:
    """Root of the mean square, scaled so that no square leaves float64's range."""
    top = float(np.abs(values).max()) if values.size else 0.0
    return float(np.sqrt(np.mean(np.square(values / top)))) * top if top else 0.0


def _relative(difference: Array, reference: Array, dtype: Any) -> float:
    error, scale = _rms(difference), _rms(reference)
    return error / max(scale, _least(dtype)) if scale else error


def _outliers(difference: Array, reference: Array, tolerance: float, dtype: Any) -> int:
    scale = max(_rms(reference), _least(dtype)) if np.any(reference) else 1.0
    return int(np.count_nonzero(difference > ELEMENT * tolerance * (np.abs(reference) + scale)))


def _least(dtype: Any) -> float:
    return float(ml_dtypes.finfo(dtype).smallest_normal)


def _compare_exact(name: str, out: Array, ref: Array) -> Comparison:
    wrong = int(np.count_nonzero(out != ref))
    difference = np.abs(out.astype(np.float64) - ref.astype(np.float64)) if out.size else np.zeros(1)
    norm = float(np.linalg.norm(ref.astype(np.float64)))
    relative = float(np.linalg.norm(difference)) / norm if norm else float(np.linalg.norm(difference))
    why = f"{wrong} of {out.size} elements differ; {out.dtype} outputs must be equal" if wrong else ""
    return _verdict(name, out, relative, float(difference.max()), float(difference.mean()), 0.0, why)


def _verdict(name: str, out: Array, relative: float, worst: float, mean: float, tolerance: float, why: str) -> Comparison:
    figures = (float(relative), float(worst), float(mean), tolerance)
    return Comparison(name, str(out.dtype), tuple(out.shape), *figures, passed=not why, why=why)


def _size(array: Array) -> str:
    return "×".join(map(str, array.shape)) or "scalar"
