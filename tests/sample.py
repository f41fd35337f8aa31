"""What a run takes of sets that are exhaustive by nature: other parts each day, or with TK_ALL_TESTS=1 everything.

    sample(cases, every)                of cases that are listed in a file, drawn by the day's seed
    @pytest.mark.sampled(every)         of a test's parametrisations the first one each day, each other on one of `every` days
    @pytest.mark.rotated(days)          a test that runs on one of so many days; with `together` all of a file on the same one
    costs.tsv                           what tests take, measured by `python -m tests.costs`: the long ones without a mark are
                                        spread over as many days as it takes to stay within BUDGET on each, and where those
                                        with a mark take more than half of what is left, their days are so many times more,
                                        those of the parametrisations that run each day among them.
                                        A fixture that several tests share and that takes long has a day, too, and its
                                        tests run on it: else the shortest of them would have it made each day. Where it is
                                        DEAR, those with a mark take turns on its days

The marks take turns: within `every` days, or times that number, each case has run. A run of tests that are named (`pytest
FILE::TEST`, `-k`) takes all of them, one of files all that have no mark. The day's seed is TK_TEST_SEED where that is set;
pytest's last lines name it, and what was left out.
"""

from __future__ import annotations

import datetime
import os
import random
import sys
import zlib
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from math import ceil
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

__all__ = [
    "ALL",
    "BUDGET",
    "LEFT_OUT",
    "MARKED",
    "REST",
    "SEED",
    "Sampled",
    "Turns",
    "day",
    "fixtures_of",
    "is_marked",
    "lacking",
    "left_out",
    "read_costs",
    "sample",
    "spread",
    "summary",
    "test_of",
    "turn_of",
    "turns",
]

ALL = os.environ.get("TK_ALL_TESTS") == "1"
SEED = os.environ.setdefault("TK_TEST_SEED", datetime.date.today().isoformat())  # the same in each process of a run
LEFT_OUT: dict[str, tuple[int, int]] = {}  # by file, what this process's samples did: (cases left out, of how many)
ROOT = Path(__file__).parents[1]
COSTS = Path(__file__).with_name("costs.tsv")
BUDGET = 400  # seconds of CPU that the tests of a plain run may take, all processes together, by costs that were measured
FEW = 0.05  # of the budget, that tests without a cost may take before it is said
LONG = 0.2  # seconds of all cases of a test together: shorter ones run each day
DEAR = 5.0  # seconds of a fixture, for which tests with a mark wait, too
REST = "*"  # in costs.tsv: all that runs each day
MARKED = "* marked"  # what the marks leave on a day, before their days are stretched
T = TypeVar("T")


class Turns(NamedTuple):
    """Over how many days the long tests without a mark go, which of them each has, how many times their own number of days
    those with a mark take, and what is dear."""

    days: int = 1
    day_of: Mapping[str, int] = {}
    stretch: int = 1
    dear: Container[str] = ()


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


def read_costs(path: Path = COSTS) -> dict[str, float]:
    """Seconds of CPU by test (FILE::TEST, all of its cases) or fixture, with all its tests, and of all others under REST."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {name: float(seconds) for name, seconds in (line.split("\t") for line in lines)}


def spread(costs: Mapping[str, float], budget: float = BUDGET) -> Turns:
    """The turns of the tests of `costs`: over as few days as it takes to stay within `budget`, and about as long on each."""
    each = {name: seconds for name, seconds in costs.items() if name not in (REST, MARKED)}
    left, marked = budget - costs.get(REST, 0.0), costs.get(MARKED, 0.0)
    stretch = max(1, ceil(2 * marked / left)) if left > 0 else 1
    room = left - marked / stretch
    days = max(1, ceil(sum(each.values()) / room)) if room > 0 else max(1, len(each))
    loads, chosen = [0.0] * days, dict[str, int]()
    for name, seconds in sorted(each.items(), key=lambda pair: (-pair[1], pair[0])):
        chosen[name] = min(range(days), key=loads.__getitem__)
        loads[chosen[name]] += seconds
    return Turns(days, chosen, stretch, {name for name, seconds in each.items() if seconds >= DEAR})


def turns(items: list[pytest.Item], today: int, by: Turns) -> set[pytest.Item]:
    """Of the tests of a run those whose turn it is not `today`, by the marks `sampled` and `rotated`, and by what `spread`
    gives of costs.tsv. Tests of one mark and number take turns in the order of the run, so that no day has many more of them
    than another."""
    days, day_of, stretch, dear = by
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(test_of(item), []).append(item)
    counts: dict[tuple[str, int], int] = {}
    together: dict[str, int] = {}  # by file, the turn of its tests
    waiting: set[pytest.Item] = set()
    for name, cases in tests.items():
        marked, turn = is_marked(cases[0]), turn_of(cases[0], day_of)
        fixture = marked and turn in dear and turn != name
        if (fixture or not marked) and day_of.get(turn, today % days) != today % days:
            waiting.update(cases)
        now, times = (today // days, 1) if fixture else (today, stretch)  # on a fixture's days its tests take turns
        for position, every, item in _marked(cases, times, counts, together):
            if position % every != now % every:
                waiting.add(item)
    return waiting


def _marked(
    cases: list[pytest.Item], times: int, counts: dict[tuple[str, int], int], together: dict[str, int]
) -> Iterator[tuple[int, int, pytest.Item]]:
    """What of a test has a mark, its place among those of that mark, and on one of how many days it runs."""
    for name in ("rotated", "sampled"):
        mark = cases[0].get_closest_marker(name)
        for item in cases if mark is not None else ():
            # the first case of a sampled test stands for it: it runs each day, until the marks' days are stretched
            always = name == "sampled" and item is cases[0]
            kind, every = ("first", times) if always else (name, mark.args[0] * times)
            file, shared = item.nodeid.split("::")[0], "together" in mark.kwargs
            if shared and file in together:
                position = together[file]
            else:
                position = counts.get((kind, every), 0)
                counts[kind, every] = position + 1
                together |= {file: position} if shared else {}
            yield position, every, item


def turn_of(item: pytest.Item, known: Container[str]) -> str:
    """What an item without a mark takes its turn with: the first of its fixtures that is `known`, or else its test."""
    return next((name for name in fixtures_of(item) if name in known), test_of(item))


def fixtures_of(item: pytest.Item) -> list[str]:
    """FILE::FIXTURE, or FOLDER::FIXTURE, of all that an item asks for."""
    found = getattr(getattr(item, "_fixtureinfo", None), "name2fixturedefs", {})
    return [f"{definitions[-1].baseid}::{name}" for name, definitions in found.items()]


def is_marked(item: pytest.Item) -> bool:
    """Whether a test takes turns by a mark."""
    return any(item.get_closest_marker(name) for name in ("sampled", "rotated"))


def test_of(item: pytest.Item) -> str:
    """FILE::TEST of a case."""
    return f"{item.nodeid.split('::')[0]}::{getattr(item, 'originalname', item.name)}"


def lacking(seconds: Mapping[str, float]) -> str:
    """Which files have tests without a cost that take long, by their seconds in a run: a line at its end, where they are more
    than a few."""
    most = sorted(((round(each), name) for name, each in seconds.items()), reverse=True)[:10]
    each = " ".join(name for _, name in most)
    if sum(seconds.values()) < FEW * BUDGET:
        return ""
    return f"{sum(seconds.values()):.0f} s of CPU of tests without a cost, which run each day; measure (tests/costs.py): {each}"


def summary(left: dict[str, tuple[int, int]]) -> str:
    """What samples left out, a file after the other: the line at a run's end."""
    each = ", ".join(f"{name} {out} of {whole}" for name, (out, whole) in sorted(left.items()) if out)
    return f"left out with TK_TEST_SEED={SEED} (TK_ALL_TESTS=1 runs all): {each}" if each else ""
