"""Laws that need no reference: what a kernel gives for changed inputs follows from what it gives for the plain ones.

Which laws a function keeps is not derived: those that its default kernel keeps, a finalist must keep as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tk.aliases import Array
from tk.tuning.measure.arguments import is_float

if TYPE_CHECKING:
    from tk.tuning.measure.kernel import Kernel
    from tk.tuning.measure.testbed import Testbed, Trial

__all__ = ["LAWS", "Law", "broken", "kept"]


@dataclass(frozen=True)
class Law:
    """`change` is made to the first floating input, or to `every` one, of the family `of`; `result` is what the output becomes,
    of functions whose products have `degree` operands. `exact`: bit for bit, else within twice the band."""

    name: str
    of: str
    every: bool
    exact: bool
    change: Callable[[Array], Array]
    result: Callable[[Array, int], Array]


LAWS = (
    # a power of two changes no significand: catches a threshold, an ε or a narrow accumulator where none belongs
    Law("inputs scaled by four", "normal", True, True, lambda x: x * 4, lambda y, degree: y * 4.0**degree),
    # catches rows that are computed by another's values, and tiles whose position decides their numbers
    Law("rows reversed", "normal", False, False, lambda x: _reversed(x), lambda y, _: _reversed(y)),
    Law("all rows reversed", "normal", True, False, lambda x: _reversed(x), lambda y, _: _reversed(y)),
    # integers from −2 to 2 and four more are exact in every dtype: catches a maximum or a mean that is left out
    Law("four added", "ties", False, False, lambda x: x + 4, lambda y, _: y),
)


def _reversed(array: Array) -> Array:
    return array[::-1] if array.ndim else array


def kept(bed: Testbed) -> list[Law]:
    """The laws that the default keeps."""
    default = bed.default
    if default is None:
        return []
    return [law for law in LAWS if (not law.exact or bed.spec.traits.exact) and not _why(bed, default, law)]


def broken(bed: Testbed, kernel: Kernel, laws: Sequence[Law]) -> str:
    """Which of `laws` a kernel breaks, and how; "" if it keeps them all."""
    return next((f"{law.name}: {why}" for law in laws if (why := _why(bed, kernel, law))), "")


def _why(bed: Testbed, kernel: Kernel, law: Law) -> str:
    trial = next((each for each in bed.finals if each.plan.name == law.of), None)
    if trial is None:
        return "no such inputs"
    plain = _outputs(bed, kernel, trial, None)
    changed = _outputs(bed, kernel, trial, law)
    for before, after, band in zip(plain, changed, trial.bands, strict=True):
        expected = law.result(before, bed.spec.traits.degree)
        if law.exact:
            if not (np.isfinite(after).all() and np.array_equal(after, expected)):
                return f"{int(np.count_nonzero(after != expected))} of {after.size} elements are not scaled alike"
            continue
        error = float(np.linalg.norm(after - expected)) / max(float(np.linalg.norm(expected)), 1e-300)
        if not error <= 2 * max(band.error, 1e-7):
            return f"relative error {error:.2e} over {2 * band.error:.2e}"
    return ""


def _outputs(bed: Testbed, kernel: Kernel, trial: Trial, law: Law | None) -> list[Array]:
    """The outputs of a trial, with a law's change made to its inputs, on the host in float64."""
    bed.fill(bed.buffers, trial)
    for buffer in bed.buffers if law is not None else ():
        argument = buffer.argument
        if law is None or argument.output or not is_float(argument.dtype) or not argument.shape:
            continue
        values = buffer.numpy()
        buffer.tensor.copyfrom(np.ascontiguousarray(law.change(values).astype(values.dtype)))
        if not law.every:
            break
    kernel.bind([buffer.tensor for buffer in bed.buffers], bed.device).call()
    bed.device.sync()
    return [buffer.numpy().astype(np.float64) for buffer in bed.buffers if buffer.argument.output]
