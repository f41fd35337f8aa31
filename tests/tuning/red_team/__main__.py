"""python -m tests.tuning.red_team [SEEDS]: every cheat and every honest twin against the gate, and how many were accepted."""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.tuning.red_team.arena import Arena, quiet
from tests.tuning.red_team.cheats import SLOWS_OTHERS, cheats, twins


def main(seeds: int) -> int:
    started, caught, wrong = time.monotonic(), Counter[str](), []
    with tempfile.TemporaryDirectory() as folder, quiet():
        arena = Arena(Path(folder))
        accepted = rejected = 0
        made = sorted(cheats(), key=lambda pair: str(pair[1]))  # those of a problem together: its references are made once
        for entry, problem in made:
            measured = arena.judge(entry, problem)
            caught[measured.detail.split(":")[0] if measured.detail else "nothing"] += 1
            accepted += measured.status == "valid"
            if measured.status == "valid":
                wrong.append(f"ACCEPTED {problem}: {entry.name} (made for {entry.defence})")
        slowed = arena.wins_duel(SLOWS_OTHERS)
        honest = sorted(twins(), key=lambda pair: str(pair[1]))
        for seed in range(1, seeds + 1):
            for entry, problem in honest:
                measured = arena.judge(entry, problem, seed)
                rejected += measured.status != "valid"
                if measured.status != "valid":
                    wrong.append(f"REJECTED {problem}: {entry.name}, seed {seed}: {measured.status}, {measured.detail}")
    print("\n".join(wrong))
    print(f"cheats: {len(made)} made, {accepted} accepted; found by " + ", ".join(f"{k} {n}" for k, n in caught.most_common()))
    print(f"a kernel that slows others down {'WINS' if slowed else 'wins no'} duel")
    print(f"twins: {len(honest)} made, {seeds} seeds, {rejected} rejected; {time.monotonic() - started:.0f} s")
    return 1 if accepted or rejected or slowed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3))
