"""What takes turns runs within its number of days, and no day has many more of it than another."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.sample import SEED, day, left_out, summary, turns


class Item:
    """What `turns` needs of a test."""

    def __init__(self, file: str, test: str, case: str = "", together: bool = False, **marks: int) -> None:
        self.nodeid, self.name, self.originalname = f"{file}::{test}{case}", test + case, test
        more = {"together": True} if together else {}
        self.marks = {name: getattr(pytest.mark, name)(every, **more).mark for name, every in marks.items()}

    def get_closest_marker(self, name: str) -> Any:
        return self.marks.get(name)


def runs(items: list[Item], days: int) -> list[list[str]]:
    """What runs on each of so many days."""
    waiting = [turns(items, today) for today in range(7, 7 + days)]  # type: ignore[arg-type]
    return [[item.nodeid for item in items if item not in left] for left in waiting]


def test_the_first_case_always_runs_and_each_other_one_in_turn() -> None:
    items = [Item("a.py", "test", f"[{case}]", sampled=4) for case in range(10)]
    items += [Item("b.py", "test", f"[{case}]", sampled=4) for case in range(3)] + [Item("b.py", "alone", sampled=4)]
    found = Counter(name for names in runs(items, 4) for name in names)
    always = {"a.py::test[0]", "b.py::test[0]", "b.py::alone"}
    assert found == {item.nodeid: 4 if item.nodeid in always else 1 for item in items}
    assert {len(names) - len(always) for names in runs(items, 4)} == {2, 3}


def test_what_is_rotated_runs_on_one_of_its_days() -> None:
    items = [Item("a.py", f"test_{number}", rotated=3) for number in range(9)] + [Item("a.py", "plain")]
    days = runs(items, 3)
    assert Counter(name for names in days for name in names) == {item.nodeid: 1 if item.marks else 3 for item in items}
    assert [len(names) for names in days] == [4, 4, 4]


def test_those_of_a_file_may_share_their_turn() -> None:
    items = [Item("a.py", f"test_{number}", together=True, rotated=3) for number in range(4)] + [
        Item("b.py", "test", rotated=3)
    ]
    assert sorted(len(names) for names in runs(items, 3)) == [0, 1, 4]


def test_a_day_follows_another_and_any_word_is_a_seed() -> None:
    assert day("2026-12-01") == day("2026-11-30") + 1
    assert day("some words") == day("some words") != day("other words")


def test_what_is_left_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr("tests.sample.LEFT_OUT", found)
    left_out("a.py", 3, 4)
    left_out("a.py", 1, 6)
    left_out("b.py", 0, 5)
    assert summary(found) == f"left out with TK_TEST_SEED={SEED} (TK_ALL_TESTS=1 runs all): a.py 4 of 10"
