"""python -m tests.tuning.red_team [SEEDS]: every cheat and every honest twin against the gate with each of so many seeds (3),
and how many were accepted.
python -m tests.tuning.red_team drawn SEED…: the same, each once with sizes drawn by each seed."""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path

from tests.tuning.red_team.arena import Arena, quiet
from tests.tuning.red_team.cheats import CHEATS, SLOWS_OTHERS, TWINS, Entry, cheats, drawn, twins
from tests.tuning.red_team.problems import Problem


def judged(bad: Iterable[tuple[Entry, Problem]], good: Iterable[tuple[Entry, Problem]], seeds: Sequence[int]) -> int:
    """How many cheats were accepted and twins rejected; each of those is printed when it is found."""
    started, caught = time.monotonic(), Counter[str]()
    bad, good = (sorted(made, key=lambda pair: str(pair[1])) for made in (bad, good))  # a problem's references are made once
    with tempfile.TemporaryDirectory() as folder, quiet():
        arena = Arena(Path(folder))
        accepted = rejected = 0
        for seed, (entry, problem) in product(seeds, bad):
            measured = arena.judge(entry, problem, seed)
            caught[measured.detail.split(":")[0] if measured.detail else "nothing"] += 1
            accepted += measured.status == "valid"
            if measured.status == "valid":
                print(f"ACCEPTED {problem}: {entry.name}, seed {seed} (made for {entry.defence})", flush=True)
        slowed = arena.wins_duel(SLOWS_OTHERS)
        for seed, (entry, problem) in product(seeds, good):
            measured = arena.judge(entry, problem, seed)
            rejected += measured.status != "valid"
            if measured.status != "valid":
                why = f"{measured.status}, {measured.detail}"
                print(f"REJECTED {problem}: {entry.name}, seed {seed}: {why}", flush=True)
    by = ", ".join(f"{kind} {number}" for kind, number in caught.most_common())
    print(f"cheats: {len(bad)} made, seeds {list(seeds)}, {accepted} accepted; found by {by}")
    print(f"a kernel that slows others down {'WINS' if slowed else 'wins no'} duel")
    print(f"twins: {len(good)} made, seeds {list(seeds)}, {rejected} rejected; {time.monotonic() - started:.0f} s", flush=True)
    return accepted + rejected + slowed


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["drawn"]:
        return int(sum(judged(drawn(CHEATS, seed), drawn(TWINS, seed), (1,)) for seed in arguments[1:]) > 0)
    return int(judged(cheats(), twins(), range(1, 1 + int(arguments[0] if arguments else 3))) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
