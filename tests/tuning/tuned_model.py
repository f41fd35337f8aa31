"""python -m tests.tuning.tuned_model [MODEL [BUDGET [FOLDER]]]: what tuning makes of a model on this machine's CPU, and that it
loses nothing: MODEL (zoo:resnet18) untuned, by the records that come with tk, and by a job of BUDGET (6m). What each task's
duels said is printed, and the three packages are timed in turns, three times. Ends with 1 where a task or the model was lost.

For a machine that does nothing else: what else runs is in every time. The databases and packages stay in FOLDER.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tk.tuning.database.logs import load
from tk.tuning.database.store import Database, TaskRow

LOST = 1.01  # times as slow as before
ROUNDS = 3


def tk(*arguments: object) -> None:
    """Run a command; what it prints is shown."""
    print("$ tk", *arguments, flush=True)
    subprocess.run([sys.executable, "-m", "tk.cli", *map(str, arguments)], check=True)


def verdicts(path: Path) -> list[TaskRow]:
    """A database's tasks; how many records of each status they have is printed, and what each duel said."""
    counts = Counter[str]()
    with Database(path, readonly=True) as database:
        found = database.tasks()
        for task in found:
            counts.update(database.counts(task))
    for task in found:
        times = " → ".join(f"{(each or 0.0) * 1e6:.1f} µs" for each in (task.default_secs, task.tuned_secs))
        print(f"  {task.name}: {task.verdict or 'no verdict'}, {times}")
    print(f"  records: {', '.join(f'{number} {status}' for status, number in counts.most_common())}", flush=True)
    return found


def is_lost(task: TaskRow) -> bool:
    """Whether a task has no verdict, or a winner that is slower than its default. Where that is the default itself, the second
    time is that of the best rival, which lost the duel."""
    return not task.verdict or (task.verdict == "tuned" and (task.tuned_secs or 0.0) > LOST * (task.default_secs or 0.0))


def timed(folder: Path, names: Sequence[str]) -> dict[str, float]:
    """Seconds a call of each package, the middle of some rounds' medians, in which they take turns."""
    times: dict[str, list[float]] = {name: [] for name in names}
    first, *others = (folder / f"{name}.tk" for name in names)
    for number in range(ROUNDS):
        figures = folder / f"bench-{number}.json"
        rivals = [part for each in others for part in ("--vs", each)]
        tk("bench", first, *rivals, "--cache", "warm", "--seconds", 5, "--seed", number, "--export", figures)
        for row in json.loads(figures.read_text(encoding="utf-8"))["rows"]:
            times[Path(row["name"]).stem].append(row["median"])
    return {name: median(each) for name, each in times.items()}


def main(arguments: list[str]) -> int:
    """Tune, compile and time."""
    model, budget, *rest = [*arguments, *("zoo:resnet18", "6m")[len(arguments) :]]
    folder = Path(rest[0]) if rest else Path(tempfile.mkdtemp(prefix="tuned-model-"))
    folder.mkdir(parents=True, exist_ok=True)
    logs, tuned = folder / "logs.db", folder / "tuned.db"
    with Database(logs) as database:
        print(f"{load(database)} records come with tk, for a CPU and others; in {folder}", flush=True)
    tk("tune", model, "-t", "cpu", "--budget", budget, "--db", tuned)
    packages: dict[str, list[object]] = {"tuned": ["--db", tuned], "untuned": [], "logs": ["--db", logs]}
    for name, options in packages.items():
        tk("compile", model, "-t", "cpu", *options, "-o", folder / f"{name}.tk")
    lost = [task.name for task in verdicts(tuned) if is_lost(task)]
    times = timed(folder, list(packages))
    print(", ".join(f"{name} {seconds * 1e3:.3f} ms" for name, seconds in times.items()))
    slower = [name for name in packages if times["tuned"] > LOST * times[name]]
    print(
        f"lost: {', '.join(lost) or 'no task'}; the tuned model is slower than {' and than '.join(slower) or 'neither other'}"
    )
    return int(bool(lost or slower))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
