"""What the tests take, for tests/sample.py, which spreads the long ones over days: `python -m tests.costs FOLDER`.

    TK_TEST_COSTS=/tmp/costs pytest; python -m tests.costs /tmp/costs       renews costs.tsv, where tests have run
    TK_TEST_COSTS=/tmp/costs pytest FILE…; python -m tests.costs /tmp/costs     likewise, of new and changed files: a test that
                                                                            is missing there runs each day
    python -m tests.costs /tmp/costs --files 20                             prints the files that take longest, too

Seconds are of CPU, of a test's process and its children: they hold on a busy machine. Tests that did not run keep the cost that
they had; a test that is gone loses it where its file has run.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.sample import BUDGET, COSTS, LONG, MARKED, REST, read_costs, spread

__all__ = ["measured", "merged"]


def measured(folder: Path) -> tuple[Counter[str], Counter[str]]:
    """Seconds by test (FILE::TEST) of what ran: of tests without a mark, the collecting among them under "", and of others."""
    plain, marked = Counter[str](), Counter[str]()
    for path in sorted(folder.glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, is_marked, seconds = line.rsplit("\t", 2)
            (marked if is_marked == "1" else plain)[_test(name)] += float(seconds)
    return plain, marked


def _test(name: str) -> str:
    """FILE::TEST of what pytest calls a case, with pytest-xdist's group behind it."""
    return name.partition("[")[0].partition("@")[0]


def merged(before: dict[str, float], plain: Counter[str], marked: Counter[str]) -> dict[str, float]:
    """The new costs: each test without a mark that takes LONG, all others of them as REST, and those with one as MARKED; these
    two stay where files that have long tests did not run."""
    files = {name.split("::")[0] for name in [*plain, *marked]}
    kept = {name: seconds for name, seconds in before.items() if name in plain or name.split("::")[0] not in files}
    known = {**{name: seconds for name, seconds in kept.items() if name not in (REST, MARKED)}, **plain}
    long = {name: round(seconds, 1) for name, seconds in known.items() if name and seconds >= LONG}
    rest, whole = sum(seconds for name, seconds in plain.items() if name not in long), marked.total()
    if {name.split("::")[0] for name in before if "::" in name} - files:
        rest, whole = before.get(REST, rest), before.get(MARKED, whole)
    return {REST: round(rest, 1), MARKED: round(whole, 1), **dict(sorted(long.items()))}


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
    plain, marked = measured(given.folder)
    costs = merged(read_costs(), plain, marked)
    COSTS.write_text("".join(f"{name}\t{seconds}\n" for name, seconds in costs.items()), encoding="utf-8")
    for name, seconds in _files([plain, marked]).most_common(given.files):
        print(f"{seconds:8.1f} s  {name}")
    days, day_of, stretch = spread(costs)
    loads = Counter[int]()
    for name, turn in day_of.items():
        loads[turn] += costs[name]
    print(f"this run {plain.total() + marked.total():.0f} s; {costs[REST]:.0f} s each day, {costs[MARKED] / stretch:.0f} s of")
    print(f"tests with a mark, whose days are {stretch} times as many, and one of {days} days' more,")
    print(f"{min(loads.values(), default=0):.0f} to {max(loads.values(), default=0):.0f} s, within {BUDGET} s")


if __name__ == "__main__":
    main()
