"""What the tests take, for tests/sample.py, which spreads the long ones over days: `python -m tests.costs FOLDER`.

    TK_TEST_COSTS=/tmp/costs pytest; python -m tests.costs /tmp/costs       renews costs.tsv by what runs on this day
    TK_TEST_COSTS=/tmp/costs pytest FILE…; python -m tests.costs /tmp/costs     likewise, of new and changed files: a test that
                                                                            is missing there runs each day. All files' names,
                                                                            $(git ls-files "tests/*test_*.py"), have all tests
                                                                            measured that have no mark, in half an hour
    python -m tests.costs /tmp/costs --files 20                             prints the files that take longest, too

Seconds are of CPU, of a test's process and its children: they hold on a busy machine. Tests that did not run keep the cost that
they had, in seconds of the machine that measured the others: after a plain run they are multiplied by what the others take now
over what they took. A test that is gone loses its cost where its file has run.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.sample import BUDGET, COSTS, LONG, MARKED, REST, ROOT, read_costs, spread

__all__ = ["Measured", "measured", "merged", "of_files"]
ENOUGH = 20  # tests that took long before and now, by which this machine's seconds are compared with those of costs.tsv


class Measured(NamedTuple):
    """Seconds by test (FILE::TEST) of what ran without a mark, the collecting among it under "", and of what has one, times
    what their days are stretched by; and what waits for its day."""

    plain: Counter[str]
    marked: Counter[str]
    waiting: set[str]


def measured(folder: Path) -> Measured:
    found = Measured(Counter(), Counter(), set())
    for path in sorted(folder.glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, kind, seconds = line.rsplit("\t", 2)
            if kind == "waiting":
                found.waiting.add(name)
            else:
                (found.marked if kind == "marked" else found.plain)[_test(name)] += float(seconds)
    return found


def _test(name: str) -> str:
    """FILE::TEST of what pytest calls a case, with pytest-xdist's group behind it."""
    return name.partition("[")[0].partition("@")[0]


def merged(before: dict[str, float], ran: Measured) -> dict[str, float]:
    """The new costs: each test without a mark that takes LONG, all others of them as REST, and those with one as MARKED; these
    two stay where files that have long tests did not run."""
    plain, marked, waiting = ran
    files = {name.split("::")[0] for name in [*plain, *marked, *waiting]}
    whole = not {name.split("::")[0] for name in before if "::" in name} - files
    old = {name: seconds for name, seconds in before.items() if name not in (REST, MARKED) and name not in plain}
    kept = {name: seconds for name, seconds in old.items() if name in waiting or name.split("::")[0] not in files}
    factor = slower(before, plain) if whole else 1.0
    known = {**{name: seconds * factor for name, seconds in kept.items()}, **plain}
    long = {name: round(seconds, 1) for name, seconds in known.items() if name and seconds >= LONG}
    rest = sum(seconds for name, seconds in plain.items() if name not in long)
    each = {REST: rest, MARKED: marked.total() or before.get(MARKED, 0.0)}
    if not whole:
        each |= {name: before[name] for name in each if name in before}
    return {**{name: round(seconds, 1) for name, seconds in each.items()}, **dict(sorted(long.items()))}


def slower(before: dict[str, float], plain: Counter[str]) -> float:
    """How many times the seconds of `before` tests take now; 1 where too few tell."""
    times = [plain[name] / before[name] for name in plain if "::" in name and name in before and plain[name] >= LONG]
    return median(times) if len(times) >= ENOUGH else 1.0


def of_files(costs: dict[str, float]) -> dict[str, float]:
    """Those whose files are there: one that is gone never runs, and would have a whole run taken for one of some files."""
    return {name: seconds for name, seconds in costs.items() if "::" not in name or (ROOT / name.split("::")[0]).exists()}


def _files(counts: Iterable[Counter[str]]) -> Counter[str]:
    total = Counter[str]()
    for each in counts:
        for name, seconds in each.items():
            total[name.split("::")[0] or "collecting"] += seconds
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="what TK_TEST_COSTS was")
    parser.add_argument("--files", type=int, default=0, help="how many of the files that take longest to print")
    given = parser.parse_args()
    ran = measured(given.folder)
    costs = merged(of_files(read_costs()), ran)
    COSTS.write_text("".join(f"{name}\t{seconds}\n" for name, seconds in costs.items()), encoding="utf-8")
    for name, seconds in _files([ran.plain, ran.marked]).most_common(given.files):
        print(f"{seconds:8.1f} s  {name}")
    days, day_of, stretch, _ = spread(costs)
    loads = Counter[int]()
    for name, turn in day_of.items():
        loads[turn] += costs[name]
    print(f"{ran.plain.total():.0f} s of tests without a mark ran; by costs.tsv {costs[REST]:.0f} s run each day,")
    print(f"{costs[MARKED] / stretch:.0f} s are of tests with a mark, whose days are {stretch} times as many, and the others")
    print(f"run on one of {days} days each,")
    print(f"{min(loads.values(), default=0):.0f} to {max(loads.values(), default=0):.0f} s, within {BUDGET} s")


if __name__ == "__main__":
    main()
