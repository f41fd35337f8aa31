"""What rounding alone does to a model, asked where an output is further from its reference than its tolerance.

A threshold, an argmax, a top-k, a rounding to whole numbers or a nearly singular step makes another result of the last bit of a
number. So an output outside of its tolerance is right all the same if the model's own framework, run in the model's dtypes, and
once more with each rounded result moved by up to one unit in its last place, is as far off. Where no such run changes anything,
everything must be as the tolerance has it, integers equal.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.verify.compare import Comparison, compare, is_floating

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.frontend.model import Model

__all__ = ["as_rounding_allows", "disturbed_runs"]

RUNS = (8, 40)  # disturbed runs after which an output is judged, and judged again before it is called wrong
SECONDS = 120.0  # no further run is begun after so long
FARTHER = 2.0  # how many times as far off as those runs an output may be
STEADY = 1 / 8  # the share of the differing integers that no run may have changed: those nearest to where none did


def disturbed_runs(model: Model, inputs: list[Any]) -> Iterator[list[Array]]:
    """The outputs of `model`'s own framework for `inputs`: as they are, then disturbed by seed after seed."""
    if model.reference is not None:
        yield [np.asarray(out) for out in model.reference(inputs)]
    if model.reference_disturbed is not None:
        for seed in range(RUNS[-1]):
            yield [np.asarray(out) for out in model.reference_disturbed(inputs, seed)]


def as_rounding_allows(
    results: Sequence[Comparison], outs: Sequence[Array], refs: Sequence[Array], tolerance: float, runs: Iterator[list[Array]]
) -> list[Comparison]:
    """`results` of comparing `outs` with `refs`, in which those that failed are judged by `runs` too. One that passes so has
    the tolerance that it was given in the end."""
    judged = list(results)
    kept: list[list[Array]] = []
    began = time.monotonic()
    for run in runs:
        kept.append(run)
        late = time.monotonic() - began > SECONDS
        if len(kept) - 1 not in RUNS and not late:
            continue
        judged = _judged(judged, outs, refs, tolerance, kept)
        if late or all(result.passed for result in judged):
            return judged
    return _judged(judged, outs, refs, tolerance, kept)


def _judged(
    results: list[Comparison], outs: Sequence[Array], refs: Sequence[Array], tolerance: float, runs: list[list[Array]]
) -> list[Comparison]:
    judged = list(results)
    for index, result in enumerate(results):
        if result.passed or index >= min(len(outs), len(refs)):
            continue
        out, ref = np.asarray(outs[index]), np.asarray(refs[index])
        others = [run[index] for run in runs if index < len(run) and run[index].shape == ref.shape]
        if out.shape == ref.shape and others:
            judge = _floating if is_floating(out.dtype) else _whole
            judged[index] = judge(result, out, ref, tolerance, others)
    return judged


def _floating(result: Comparison, out: Array, ref: Array, tolerance: float, others: list[Array]) -> Comparison:
    """Elements that are finite in one run and not in another are left out; the rest is as near as FARTHER times the furthest
    run."""
    open_ones = np.zeros(ref.shape, bool)
    for other in others:
        open_ones |= np.isfinite(other.astype(np.float64)) != np.isfinite(ref.astype(np.float64))
    clean = np.where(open_ones, 0, ref.astype(np.float64))
    furthest = max(compare("", np.where(open_ones, 0, other), clean, tolerance).relative for other in others)
    if not np.isfinite(furthest):
        return result
    allowed = max(tolerance, FARTHER * furthest)
    near = compare(result.name, np.where(open_ones, np.zeros_like(out), out), clean, allowed)
    return near if near.passed else replace(result, why=f"{result.why}; rounding alone moves the framework's by {furthest:.2e}")


def _whole(result: Comparison, out: Array, ref: Array, tolerance: float, others: list[Array]) -> Comparison:
    """At most FARTHER times as many integers differ as in the run with most, and nearly all of them are such as some run
    changed."""
    differs, moved, most = out != ref, np.zeros(ref.shape, bool), 0
    for other in others:
        changed = other != ref
        moved |= changed
        most = max(most, int(np.count_nonzero(changed)))
    count, steady = int(np.count_nonzero(differs)), int(np.count_nonzero(differs & ~moved))
    if count <= FARTHER * most and steady <= STEADY * count:
        return replace(result, passed=True, why="", tolerance=result.relative)
    return replace(result, why=f"{result.why}; rounding alone changes up to {most} in the framework, {steady} of these never")
