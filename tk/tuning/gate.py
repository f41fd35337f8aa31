"""The gate: no time counts before the numbers are right.

A candidate runs on fresh random inputs, its outputs poisoned before each run, guard bytes around every buffer, and must
agree with the reference: ‖out − ref‖ / ‖ref‖ within the dtype's tolerance, and each element within `ELEMENT` of the
reference's own size, so that one wrong tile in a large result shows as well. It must leave inputs and guards alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from tk.tuning.arguments import Argument

__all__ = ["ELEMENT", "TOLERANCE", "Finding", "compare", "tolerance_for"]

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
    """What a comparison found: the worst relative error of the outputs, and why it fails; `reason` is "" when it passes."""

    error: float
    tolerance: float
    reason: str = ""


def tolerance_for(arguments: Sequence[Argument]) -> str:
    """The least precise floating dtype among the arguments; "" for a function of integers alone."""
    floating = [argument.dtype for argument in arguments if argument.dtype in ORDER]
    return max(floating, key=ORDER.index, default="")


def compare(out: np.ndarray[Any, Any], ref: np.ndarray[Any, Any], dtype: str) -> Finding:
    """Compare one output with its reference; `dtype` chooses the tolerance. Integers and booleans must be equal."""
    if out.dtype.kind in "iub":
        wrong = int(np.count_nonzero(out != ref))
        share = wrong / max(1, out.size)
        return Finding(share, 0.0, f"{wrong} of {out.size} elements differ" if wrong else "")
    tolerance = TOLERANCE[dtype]
    out, ref = out.astype("float64"), ref.astype("float64")
    finite = np.isfinite(ref)
    # beyond a narrow type's range the reference stays finite in float64: there the output must be infinite or large
    if not np.array_equal(np.isnan(out), np.isnan(ref)):
        return Finding(
            float("inf"), tolerance, f"NaN in {int(np.isnan(out).sum())} elements, expected {int(np.isnan(ref).sum())}"
        )
    if not np.array_equal(out[~finite], ref[~finite], equal_nan=True):
        return Finding(float("inf"), tolerance, "infinities differ")
    out, ref = out[finite], ref[finite]
    difference = np.abs(out - ref)
    norm = float(np.linalg.norm(ref))
    distance = float(np.linalg.norm(difference))
    error = distance / norm if norm else (0.0 if distance == 0 else float("inf"))
    if not error <= tolerance:
        return Finding(error, tolerance, f"relative error {error:.2e} over {tolerance:.0e}")
    scale = np.abs(ref) + norm / max(1.0, np.sqrt(ref.size))
    worst = float((difference / np.where(scale > 0, scale, 1.0)).max(initial=0.0))
    if worst > ELEMENT[dtype]:
        return Finding(error, tolerance, f"an element is off by {worst:.2e} of its size, over {ELEMENT[dtype]:.0e}")
    return Finding(error, tolerance)
