"""What a run takes of sets that are exhaustive by nature: other parts each day, or with TK_ALL_TESTS=1 everything.

The day's seed is TK_TEST_SEED where that is set; pytest's last lines name it, and what was left out.
"""

from __future__ import annotations

import datetime
import os
import random
import sys
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import TypeVar

__all__ = ["ALL", "LEFT_OUT", "SEED", "sample", "summary"]

ALL = os.environ.get("TK_ALL_TESTS") == "1"
SEED = os.environ.setdefault("TK_TEST_SEED", datetime.date.today().isoformat())  # the same in each process of a run
LEFT_OUT: dict[str, tuple[int, int]] = {}  # by file, what this process's samples did: (cases left out, of how many)
ROOT = Path(__file__).parents[1]
T = TypeVar("T")


def sample(cases: Iterable[T], every: int, by: Callable[[T], Hashable] = lambda case: None) -> list[T]:
    """One of `every` of `cases`, at least one of each family that `by` gives; all of them with TK_ALL_TESTS=1. Their order
    stays."""
    found = list(cases)
    if ALL:
        return found
    place = str(Path(sys._getframe(1).f_code.co_filename).relative_to(ROOT))
    drawn = random.Random(f"{SEED} {place} {len(found)}")
    families: dict[Hashable, list[int]] = {}
    for index, case in enumerate(found):
        families.setdefault(by(case), []).append(index)
    chosen = {drawn.choice(members) for members in families.values()}
    rest = [index for index in range(len(found)) if index not in chosen]
    chosen |= set(drawn.sample(rest, max(0, -(-len(found) // every) - len(chosen))))
    out, whole = LEFT_OUT.get(place, (0, 0))
    LEFT_OUT[place] = (out + len(found) - len(chosen), whole + len(found))
    return [found[index] for index in sorted(chosen)]


def summary(left: dict[str, tuple[int, int]]) -> str:
    """What samples left out, a file after the other: the line at a run's end."""
    each = ", ".join(f"{name} {out} of {whole}" for name, (out, whole) in sorted(left.items()) if out)
    return f"left out with TK_TEST_SEED={SEED} (TK_ALL_TESTS=1 runs all): {each}" if each else ""
