"""Faults sown into right results, and whether the judge calls them wrong: `python -m tests.fuzz.seeded --n 60 --seed 1`.

No model is compiled: a program is drawn and run by torch, each output is changed as a faulty kernel would change it, and the
judge is asked. A change that is no more than rounding in every element is none, and is not counted.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
from hypothesis import HealthCheck, Phase, assume, given, seed, settings

from tests.fuzz import program as programs
from tests.fuzz.check import arrays, references
from tests.fuzz.judge import judge
from tests.fuzz.program import Program
from tests.fuzz.torch_draw import torch_programs
from tk.verify.compare import is_floating

__all__ = ["FAULTS", "sown", "tally"]

Array = np.ndarray[Any, Any]
Random = np.random.Generator
Sown = Array | None
LEAST = 0.02  # of an element's size and of the output's root mean square, that a change must have somewhere to count


def _one(change: Callable[[Array, Random], object]) -> Callable[[Array, Random], Sown]:
    """A fault in one element, at random."""

    def sow(out: Array, rng: Random) -> Sown:
        flat, at = out.copy().reshape(-1), int(rng.integers(out.size))
        flat[at] = change(flat[at], rng)
        return flat.reshape(out.shape)

    return sow


def _tail(count: int, value: float) -> Callable[[Array, Random], Sown]:
    """The last elements are not written, over memory that holds `value`."""

    def sow(out: Array, rng: Random) -> Sown:
        flat = out.copy().reshape(-1)
        flat[-min(count, flat.size) :] = value
        return flat.reshape(out.shape)

    return sow


def _rows(turn: Callable[[Array], Array]) -> Callable[[Array, Random], Sown]:
    return lambda out, rng: turn(out) if out.ndim and out.shape[0] > 1 else None


def _columns(turn: Callable[[Array], Array]) -> Callable[[Array, Random], Sown]:
    return lambda out, rng: turn(out) if out.ndim and out.shape[-1] > 1 else None


def _floats(change: Callable[[Array], Array]) -> Callable[[Array, Random], Sown]:
    return lambda out, rng: change(out).astype(out.dtype) if is_floating(out.dtype) else None


FAULTS: dict[str, Callable[[Array, Random], Sown]] = {
    "an element is zero": _one(lambda value, rng: 0),
    "an element is one more": _one(lambda value, rng: value + 1 if value.dtype != bool else not value),
    "an element has the other sign": _one(lambda value, rng: -value if value.dtype.kind not in "bu" else value),
    "an element is twice as large": _one(lambda value, rng: value * 2 if value.dtype != bool else not value),
    "an element is a tenth off": _floats(
        lambda out: np.where(np.arange(out.size).reshape(out.shape) == out.size // 2, out * 1.1, out)
    ),
    "the last element is not written": _tail(1, 0),
    "the last vector is not written": _tail(4, 0),
    "the last eight hold old values": _tail(8, 77),
    "rows exchanged": _rows(lambda out: np.concatenate([out[1:2], out[:1], out[2:]])),
    "rows shifted": _rows(lambda out: np.roll(out, 1, 0)),
    "the last row is the one before": _rows(lambda out: np.concatenate([out[:-1], out[-2:-1]])),
    "columns shifted": _columns(lambda out: np.roll(out, 1, -1)),
    "columns reversed": _columns(lambda out: np.flip(out, -1)),
    "the last column is the one before": _columns(lambda out: np.concatenate([out[..., :-1], out[..., -2:-1]], -1)),
    "broadcast along rows": _rows(lambda out: np.broadcast_to(out[:1], out.shape).copy()),
    "a scale of 1.03": _floats(lambda out: out * 1.03),
    "a bias is missing": _floats(lambda out: out - 0.25),
    "clamped at 0": _floats(lambda out: np.maximum(out, 0)),
    "infinities are the largest number": _floats(
        lambda out: np.nan_to_num(out.astype(np.float64), nan=np.nan, posinf=3e4, neginf=-3e4)
    ),
    "NaN is 0": _floats(lambda out: np.where(np.isnan(out), 0, out)),
    "an element is NaN": _floats(lambda out: np.where(np.arange(out.size).reshape(out.shape) == out.size // 3, np.nan, out)),
    "rounded to 4 bits": _floats(lambda out: out.astype(np.float64).astype(ml_dtypes.float8_e4m3fn).astype(np.float64)),
}


def sown(out: Array, name: str, rng: Random) -> Sown:
    """`out` with the fault; None where it changes nothing that counts."""
    if not out.size or out.dtype.kind == "c":
        return None
    with np.errstate(all="ignore"):
        made = FAULTS[name](out, rng)
        if made is None:
            return None
        a, b = made.astype(np.float64), out.astype(np.float64)
        if not is_floating(out.dtype):
            return made if (a != b).any() else None
        odd = np.isnan(a) != np.isnan(b)
        finite = np.isfinite(a) & np.isfinite(b)
        scale = np.sqrt(np.mean(np.square(b[finite]))) if finite.any() else 0.0
        far = finite & (np.abs(a - b) > LEAST * np.maximum(np.abs(b), scale))
        return made if (odd | far | (np.isinf(a) != np.isinf(b)) & ~np.isnan(a) & ~np.isnan(b)).any() else None


def verdicts(program: Program, rng: Random) -> Iterator[tuple[str, str]]:
    """(fault, what the judge says), for one output of the program drawn for each fault."""
    inputs = programs.make(program.inputs, program.dynamic)
    own = arrays(programs.run_lines(program, inputs))
    exact, again, coarse, sums = references(program, inputs, own)
    again = cache(again)  # the same for each fault
    for name in FAULTS:
        at = int(rng.integers(len(own)))
        made = sown(own[at], name, rng)
        if made is not None:
            outs = [*own[:at], made, *own[at + 1 :]]
            yield name, judge(outs, own, exact, again, coarse, sums).kind


def tally(count: int, number: int, most: int = 8, largest: int = 1 << 40) -> dict[str, Counter[str]]:
    """What the judge says to each fault, in `count` programs drawn from seed `number` whose inputs and weights have `largest`
    elements at most: each fault has a program run 15 times."""
    found: dict[str, Counter[str]] = {name: Counter() for name in FAULTS}
    rng = np.random.default_rng(number)

    def judged(program: Program) -> None:
        made = [programs.make(pairs, program.dynamic) for pairs in (program.inputs, program.params)]
        assume(sum(value.numel() for values in made for value in values.values()) <= largest)
        try:
            for name, said in verdicts(program, rng):
                found[name][said] += 1
        except RuntimeError:  # torch's own, of what it does not run
            return

    drawn = settings(
        max_examples=count, database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
    )
    seed(number)(drawn(given(torch_programs(most))(judged)))()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.seeded", description=__doc__)
    parser.add_argument("--n", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=8, help="operators drawn for a graph")
    given_ = parser.parse_args()
    found = tally(given_.n, given_.seed, given_.most)
    for name, said in found.items():
        print(f"{name:36s} {said['wrong']:4d} of {sum(said.values()):4d} wrong, {said['shaky']} shaky, {said['right']} right")
    total = sum(found.values(), Counter())
    print(f"{total['wrong'] / max(1, sum(total.values())):.1%} of {sum(total.values())} faults are called wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())
