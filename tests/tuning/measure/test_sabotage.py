"""Who is faster for inputs that it has seen, by times that are given: what other work on the machine may hide, and what not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tk.tuning.measure.sabotage import PAIRS, ROUNDS, UNCLEAR, faster_when_seen

SLOW, FAST = 500e-6, 100e-6


def outcome(seconds: Callable[[int, int, bool], float]) -> tuple[str, int]:
    """What is said of a kernel whose call in a round's pair takes `seconds(round, pair, new)`, and after how many rounds."""
    calls: Iterator[int] = iter(range(10**6))

    def alone_with(prepare: Any) -> float:
        number, kind = divmod(next(calls), 3)  # a call with the inputs that were seen, then one of each kind
        return seconds(*divmod(number, PAIRS), kind == 2)

    bed = SimpleNamespace(total=1, redraw=lambda number: None)
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
