"""Who is faster for inputs that it has seen, by times that are given: what other work on the machine may hide, and what not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tk.tuning.measure.sabotage import PAIRS, ROUNDS, UNCLEAR, faster_when_seen

SLOW, FAST = 500e-6, 100e-6


CPU, CUDA = 1, 2  # DLPack's device types


def outcome(seconds: Callable[[int, int, bool], float], elements: int = 1, device: int = CPU) -> tuple[str, int]:
    """What is said of a kernel on so many elements, whose call in a round's pair takes `seconds(round, pair, new)`, and after
    how many rounds."""
    calls: Iterator[int] = iter(range(10**6))

    def alone_with(prepare: Any) -> float:
        number, kind = divmod(next(calls), 3)  # a call with the inputs that were seen, then one of each kind
        return seconds(*divmod(number, PAIRS), kind == 2)

    bed = SimpleNamespace(
        total=1,
        redraw=lambda number: None,
        device=SimpleNamespace(dlpack_device_type=lambda: device),
        spec=SimpleNamespace(arguments=[SimpleNamespace(size=elements)]),
    )
    said = faster_when_seen(bed, SimpleNamespace(alone_with=alone_with))  # type: ignore[arg-type]
    return said, next(calls) // (3 * PAIRS)


def cheat(disturbed: int) -> Callable[[int, int, bool], float]:
    """Fast for inputs that it has seen, but for two calls in each of the first `disturbed` rounds."""
    return lambda turn, pair, new: SLOW if new or (turn < disturbed and pair in (3, 7)) else FAST


def test_an_honest_kernel_is_looked_at_once() -> None:
    assert outcome(lambda turn, pair, new: SLOW + pair * 1e-6 * (1 if new else 2)) == ("", 1)


@pytest.mark.parametrize("disturbed", range(UNCLEAR + 1))
def test_a_round_that_other_work_disturbs_is_made_up_for(disturbed: int) -> None:
    said, rounds = outcome(cheat(disturbed))
    assert said == "it takes 100.0 µs for inputs that it was given before, 500.0 µs for others"
    assert rounds == ROUNDS + disturbed


def test_what_is_never_beyond_doubt_is_not_said() -> None:
    assert outcome(cheat(UNCLEAR + 1)) == ("", UNCLEAR + 1)


def test_one_round_is_no_proof() -> None:
    assert outcome(lambda turn, pair, new: SLOW if new and turn == 0 else FAST) == ("", 2)


@pytest.mark.parametrize(("elements", "device", "honest"), [(5988, CPU, True), (600, CPU, False), (5988, CUDA, False)])
def test_branches_that_a_cpu_foresees_are_no_memory(elements: int, device: int, honest: bool) -> None:
    """A ReLU has a branch an element: an honest kernel took 8 µs on a Zen 5 for inputs that it had seen, and 33 for others."""
    said, rounds = outcome(lambda turn, pair, new: 33e-6 if new else 8e-6, elements, device)
    assert (said == "", rounds) == ((True, 1) if honest else (False, ROUNDS))
