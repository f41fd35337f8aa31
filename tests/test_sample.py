"""What takes turns runs within its number of days, and no day has many more of it than another."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import _leave_out
from tests.costs import Measured, measured, merged, of_files
from tests.sample import BUDGET, MARKED, REST, SEED, Turns, day, lacking, left_out, spread, summary, turns


class Item:
    """What `turns` needs of a test."""

    def __init__(self, file: str, test: str, case: str = "", together: bool = False, **marks: int) -> None:
        self.nodeid, self.name, self.originalname = f"{file}::{test}{case}", test + case, test
        more = {"together": True} if together else {}
        self.marks = {name: getattr(pytest.mark, name)(every, **more).mark for name, every in marks.items()}

    def asks_for(self, *fixtures: str) -> Item:
        found = {name: [SimpleNamespace(baseid=base)] for base, name in (each.split("::") for each in fixtures)}
        self._fixtureinfo = SimpleNamespace(name2fixturedefs=found)
        return self

    def get_closest_marker(self, name: str) -> Any:
        return self.marks.get(name)


def runs(items: list[Item], days: int) -> list[list[str]]:
    """What runs on each of so many days."""
    waiting = [turns(items, today, Turns()) for today in range(7, 7 + days)]  # type: ignore[arg-type]
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


def test_files_whose_long_tests_have_no_cost_are_told() -> None:
    assert lacking({}) == lacking({"tests/a.py": 0.04 * BUDGET}) == ""
    line = lacking({"tests/a.py": 0.01 * BUDGET, "tests/b.py": 0.1 * BUDGET})
    assert line.endswith(": tests/b.py tests/a.py")
    assert line.startswith(f"{0.11 * BUDGET:.0f} s of CPU of tests without a cost")


def test_long_tests_are_spread_over_as_few_days_as_stay_within_the_budget() -> None:
    drawn = random.Random(random.random())
    costs = {f"a.py::test_{number}": drawn.uniform(0.5, 20) for number in range(200)} | {REST: 100.0}
    days, day_of, stretch, dear = spread(costs, 400)
    assert stretch == 1
    assert dear == {name for name, seconds in costs.items() if seconds >= 5 and name != REST}
    loads = [sum(costs[name] for name, turn in day_of.items() if turn == each) for each in range(days)]
    assert set(day_of) == set(costs) - {REST}
    assert max(loads) - min(loads) < 20
    assert max(loads) <= 300 + 20
    assert sum(loads) > 300 * (days - 1)


def test_what_is_spread_runs_on_one_day_and_what_has_a_mark_by_its_mark() -> None:
    items = [Item("a.py", "test_long", f"[{case}]") for case in range(3)]
    items += [Item("a.py", "test_short"), Item("a.py", "test_marked", rotated=2)]
    long = Turns(3, {"a.py::test_long": 1, "a.py::test_marked": 2})
    found = Counter(item.nodeid for today in range(6) for item in items if item not in turns(items, today, long))  # type: ignore[arg-type]
    assert found == {**{f"a.py::test_long[{case}]": 2 for case in range(3)}, "a.py::test_short": 6, "a.py::test_marked": 3}


def test_what_shares_a_long_fixture_runs_on_the_fixture_s_day() -> None:
    items = [
        Item("a.py", "test_one"),
        Item("a.py", "test_two"),
        Item("b.py", "test_one"),
        Item("b.py", "test_marked", rotated=2),
    ]
    items = [item.asks_for(f"{item.nodeid[:4]}::short", "folder::made") for item in items] + [Item("b.py", "test_other")]
    known = Turns(3, {"folder::made": 1, "a.py::test_one": 2}, 1, {"a.py::test_one"})
    found = [sorted(item.nodeid for item in items if item not in turns(items, today, known)) for today in range(6)]  # type: ignore[arg-type]
    assert [[name for name in names if "marked" not in name and "other" not in name] for names in found] == [
        [], ["a.py::test_one", "a.py::test_two", "b.py::test_one"], [],
    ] * 2  # fmt: skip
    assert Counter(name for names in found for name in names if "other" in name or "marked" in name) == {
        "b.py::test_other": 6, "b.py::test_marked": 3,
    }  # fmt: skip


def test_what_has_a_mark_takes_turns_on_the_days_of_a_dear_fixture() -> None:
    items = [Item("a.py", f"test_{number}", rotated=2).asks_for("a.py::made") for number in range(4)]
    items += [Item("a.py", "test", f"[{case}]", sampled=3).asks_for("a.py::made") for case in range(4)]
    known = Turns(4, {"a.py::made": 3}, 5, {"a.py::made"})
    found = [{item.nodeid for item in items if item not in turns(items, today, known)} for today in range(4 * 6)]  # type: ignore[arg-type]
    assert {day % 4 for day, names in enumerate(found) if names} == {3}
    assert Counter(name for names in found for name in names) == {
        **{f"a.py::test_{number}": 3 for number in range(4)},
        **{f"a.py::test[{case}]": 2 if case else 6 for case in range(4)},
    }


def test_a_shared_fixture_s_costs_are_not_those_of_its_first_test(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    for name in ("__init__.py", "conftest.py", "sample.py", "seeds.py"):
        shutil.copy(Path(__file__).with_name(name), tmp_path / "tests" / name)
    (tmp_path / "tests/test_it.py").write_text(
        "import time, pytest\n"
        "@pytest.fixture(scope='session')\ndef made():\n    end = time.process_time() + 0.5\n"
        "    while time.process_time() < end: pass\n"
        "def test_one(made): pass\ndef test_two(made): pass\ndef test_three(): pass\n"
        "@pytest.mark.sampled(2)\ndef test_four(made): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  sampled(n): x\n")
    environment = {**os.environ, "TK_TEST_COSTS": str(tmp_path / "costs"), "PYTHONPATH": str(tmp_path), "TK_ALL_TESTS": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, timeout=300)
    plain, marked, _ = measured(tmp_path / "costs")
    assert {name for name in plain if name} == {"tests/test_it.py::made", "tests/test_it.py::", "tests/test_it.py::test_three"}
    assert plain["tests/test_it.py::made"] >= 0.5
    assert set(marked) == {"tests/test_it.py::test_four"}


def test_costs_are_renewed_where_tests_have_run(tmp_path: Path) -> None:
    lines = [
        "\tplain\t5.0",
        "a.py::test[a::b]\tplain\t2.0",
        "a.py::test[c]@group\tplain\t1.5",
        "a.py::short\tplain\t0.1",
        "a.py::turn[1]\tmarked\t9.0",
        "a.py::later\twaiting\t0.0",
    ]
    (tmp_path / "1.tsv").write_text("\n".join(lines), encoding="utf-8")
    before = {REST: 3.0, MARKED: 1.0, "a.py::gone": 4.0, "a.py::later": 2.0, "a.py::test": 7.0}
    assert merged(before, measured(tmp_path)) == {REST: 5.1, MARKED: 9.0, "a.py::later": 2.0, "a.py::test": 3.5}
    of_some_files = merged({**before, "b.py::other": 7.0}, measured(tmp_path))
    assert of_some_files == {REST: 3.0, MARKED: 1.0, "a.py::later": 2.0, "a.py::test": 3.5, "b.py::other": 7.0}


def test_costs_of_what_did_not_run_become_this_machine_s() -> None:
    before = {REST: 3.0, MARKED: 1.0, "a.py::later": 2.0, "b.py::later": 0.2} | {f"a.py::{each}": 1.0 for each in range(30)}
    plain = Counter({f"a.py::{each}": 1.8 + each % 3 / 5 for each in range(30)})
    ran = Measured(plain, Counter(), {"a.py::later", "b.py::later"})
    assert merged(before, ran) == {REST: 0.0, MARKED: 1.0, "a.py::later": 4.0, "b.py::later": 0.4, **plain}
    few = Measured(Counter({"a.py::1": 2.0}), Counter(), set(before) - {"a.py::1"})
    assert merged(before, few) == {**before, REST: 0.0, "a.py::1": 2.0}
    some_files = Measured(plain, Counter(), {"a.py::later"})
    assert merged(before, some_files) == {**before, **plain}


def test_files_that_are_gone_have_no_costs() -> None:
    there = {REST: 1.0, "tests/test_sample.py::test_it": 2.0, "tests/llm::made": 3.0}
    assert of_files({**there, "tests/test_that_is_gone.py::test_it": 4.0}) == there


def test_what_waits_is_said_where_costs_are_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    items = [Item("tests/a.py", "test_one"), Item("tests/a.py", "test_two"), Item("tests/a.py", "test_marked", rotated=1000003)]
    known = {"tests/a.py::test_one": 0.6 * BUDGET, "tests/a.py::test_two": 0.6 * BUDGET, MARKED: 1.0}  # a day each
    monkeypatch.setattr("tests.conftest.KNOWN", known)
    monkeypatch.setattr("tests.conftest.STRETCHED", [0])
    monkeypatch.setattr("tests.sample.LEFT_OUT", {})
    monkeypatch.setenv("TK_TEST_COSTS", str(tmp_path))
    option = SimpleNamespace(keyword="")
    config: Any = SimpleNamespace(args=["tests"], option=option, hook=SimpleNamespace(pytest_deselected=lambda items: None))
    for item in items:
        monkeypatch.setattr(item, "iter_markers", lambda name: iter(()), raising=False)
    _leave_out(config, items)  # type: ignore[arg-type]
    assert len(items) == 1
    assert measured(tmp_path).waiting == set(known) - {MARKED, items[0].nodeid}


def test_marks_that_take_more_than_half_of_the_budget_take_turns_over_more_days() -> None:
    days, day_of, stretch, _ = spread({REST: 100.0, MARKED: 500.0, "a.py::test": 100.0}, 400)
    assert (days, stretch) == (1, 4)  # 125 of 150 seconds, and 100 of the 175 that are left
    items = [Item("a.py", f"test_{number}", rotated=3) for number in range(24)]
    first = [Item("b.py", f"test_{number}", "[0]", sampled=3) for number in range(8)]  # these too, which were most of all
    found = [turns(items + first, today, Turns(days, day_of, stretch)) for today in range(12)]  # type: ignore[arg-type]
    assert Counter(item.nodeid for left in found for item in items if item not in left) == {item.nodeid: 1 for item in items}
    assert Counter(item.nodeid for left in found for item in first if item not in left) == {item.nodeid: 3 for item in first}
    assert {len(items) - len(left.intersection(items)) for left in found} == {2}  # type: ignore[arg-type]
    assert {len(first) - len(left.intersection(first)) for left in found} == {2}  # type: ignore[arg-type]
