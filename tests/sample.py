"""What a run takes of sets that are exhaustive by nature: other parts each day, or with TK_ALL_TESTS=1 everything.

    sample(cases, every)                of cases that are listed in a file, drawn by the day's seed
    @pytest.mark.sampled(every)         of a test's parametrisations the first one always, each other one on one of `every` days
    @pytest.mark.rotated(days)          a test that runs on one of so many days; with `together` all of a file on the same one

The marks take turns: within `every` days each case has run. A run of tests that are named (`pytest FILE::TEST`, `-k`) takes all
of them. The day's seed is TK_TEST_SEED where that is set; pytest's last lines name it, and what was left out.
"""

from __future__ import annotations

import datetime
import os
import random
import sys
import zlib
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

__all__ = ["ALL", "LEFT_OUT", "SEED", "Sampled", "day", "left_out", "sample", "summary", "turns"]

ALL = os.environ.get("TK_ALL_TESTS") == "1"
SEED = os.environ.setdefault("TK_TEST_SEED", datetime.date.today().isoformat())  # the same in each process of a run
LEFT_OUT: dict[str, tuple[int, int]] = {}  # by file, what this process's samples did: (cases left out, of how many)
ROOT = Path(__file__).parents[1]
T = TypeVar("T")


class Sampled(list[T]):
    """What `sample` took of a set, all of which is counted already."""


def sample(cases: Iterable[T], every: int, by: Callable[[T], Hashable] = lambda case: None) -> list[T]:
    """One of `every` of `cases`, at least one of each family that `by` gives; all of them with TK_ALL_TESTS=1. Their order
    stays."""
    found = list(cases)
    if ALL:
        return found
    position = str(Path(sys._getframe(1).f_code.co_filename).relative_to(ROOT))
    drawn = random.Random(f"{SEED} {position} {len(found)}")
    families: dict[Hashable, list[int]] = {}
    for index, case in enumerate(found):
        families.setdefault(by(case), []).append(index)
    chosen = {drawn.choice(members) for members in families.values()}
    rest = [index for index in range(len(found)) if index not in chosen]
    chosen |= set(drawn.sample(rest, max(0, -(-len(found) // every) - len(chosen))))
    left_out(position, len(found) - len(chosen), len(found))
    return Sampled(found[index] for index in sorted(chosen))


def left_out(position: str, cases: int, whole: int) -> None:
    """Note that a run leaves so many cases of a file out, of how many."""
    before, of = LEFT_OUT.get(position, (0, 0))
    LEFT_OUT[position] = (before + cases, of + whole)


def day(seed: str) -> int:
    """The number of a seed's day; of a seed that is no date any number, always the same."""
    try:
        return datetime.date.fromisoformat(seed).toordinal()
    except ValueError:
        return zlib.crc32(seed.encode())


def turns(items: list[pytest.Item], today: int) -> set[pytest.Item]:
    """Of the tests of a run those whose turn it is not `today`, by the marks `sampled` and `rotated`. Tests of one mark and
    number take turns in the order of the run, so that no day has many more of them than another."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(f"{item.nodeid.split('::')[0]}::{getattr(item, 'originalname', item.name)}", []).append(item)
    counts: dict[tuple[str, int], int] = {}
    together: dict[str, int] = {}  # by file, the turn of its tests
    waiting: set[pytest.Item] = set()
    for cases in tests.values():
        for name, first in (("rotated", 0), ("sampled", 1)):
            mark = cases[0].get_closest_marker(name)
            if mark is None or (name == "sampled" and len(cases) == 1):
                continue
            (every,) = mark.args
            for item in cases[first:]:
                file, shared = item.nodeid.split("::")[0], "together" in mark.kwargs
                if shared and file in together:
                    position = together[file]
                else:
                    position = counts.get((name, every), 0)
                    counts[name, every] = position + 1
                    together |= {file: position} if shared else {}
                if position % every != today % every:
                    waiting.add(item)
    return waiting


def summary(left: dict[str, tuple[int, int]]) -> str:
    """What samples left out, a file after the other: the line at a run's end."""
    each = ", ".join(f"{name} {out} of {whole}" for name, (out, whole) in sorted(left.items()) if out)
    return f"left out with TK_TEST_SEED={SEED} (TK_ALL_TESTS=1 runs all): {each}" if each else ""
