"""The tuning logs that come with tk: one folder a target in `tk.tuning_logs`, MetaSchedule's JSON pair and a meta.toml.

python -m tk.tuning.database.logs                  write tuning_logs/README.md anew from what is there
python -m tk.tuning.database.logs recheck FOLDER [SEED …] [--jobs N] [--seconds S]
                                                   judge a folder's records by the gate as it is now, on a machine of its
                                                   target, with each seed (1, 2 and 3), and write the folder and the README
                                                   anew: what is wrong goes. On a GPU N at once; what is not judged after S
                                                   seconds stays as it was, and is judged by the next run
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import tomllib
from importlib import import_module
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.tuning.database.json_io import META, RECORDS, WORKLOADS, import_json
from tk.tuning.progress import micros

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tk.tuning.database.store import Database

__all__ = ["folders", "load", "readme", "rejudge", "root"]


def root() -> Path:
    """The folder of the logs."""
    return Path(str(import_module("tk.tuning_logs").__file__)).parent


def folders() -> list[Path]:
    """One folder a target that has logs."""
    return sorted(path.parent for path in root().glob(f"*/{META}"))


def meta(folder: Path) -> dict[str, Any]:
    """A folder's meta.toml."""
    return tomllib.loads((folder / META).read_text(encoding="utf-8"))


def load(database: Database) -> int:
    """Add every log that comes with tk to `database`; how many records there are."""
    from tk.target import resolve

    return sum(import_json(database, folder, resolve(meta(folder)["target"])) for folder in folders())


def readme() -> str:
    """The README of the logs: a table a target."""
    lines = [
        "# Tuning logs",
        "",
        "Records that come with tk, one folder a target: MetaSchedule's JSON pair, which stock TVM reads",
        "(`meta_schedule.database.JSONDatabase(work_dir=…)`), and a meta.toml with what the pair cannot say. `tk db import",
        "tuned.db FOLDER` adds a folder to a database of your own. `python -m tk.tuning.database.logs` generates this file.",
    ]
    for folder in folders():
        facts = meta(folder)
        records = facts.get("record", [])
        first = records[0] if records else {}
        lines += ["", f"## {folder.name}", ""]
        lines += [
            f"{facts['key']}: {first.get('device', '')} {first.get('driver', '')}".rstrip() + f"; {first.get('toolchain', '')}",
            "",
        ]
        lines += ["| function | rule | untuned | tuned | gain | error | date |", "|---|---|--:|--:|--:|--:|---|"]
        lines += [_row(record) for record in records]
    return "\n".join(lines) + "\n"


def _row(record: dict[str, Any]) -> str:
    default, secs = record.get("default_secs"), record.get("tuned_secs", record["secs"])  # of the duel, where there was one
    gain = f"{default / secs:.2f}×" if default else "–"
    error = f"{record['error']:.1e}" if record.get("error") is not None else "unchecked"
    rule = f"{record['rule']} {record['rule_version']}"
    return f"| {record['name']} | {rule} | {micros(default)} | {micros(secs)} | {gain} | {error} | {record['date'][:10]} |"


def rejudge(folder: Path, seeds: Sequence[int] = (1, 2, 3), jobs: int = 1, seconds: float = inf) -> int:
    """Judge the records of a folder again, with the inputs of each seed, and write down what passed them; those that are not
    valid any more go. How many those are. Where there are so many `seconds` alone, those are judged that an older gate
    passed, `jobs` at once, and what no time is left for stays as it was."""
    from tk.target import resolve
    from tk.tuning.check.recheck import recheck
    from tk.tuning.database.json_io import export_json
    from tk.tuning.database.store import Database

    facts = meta(folder)
    target, lost, judged = resolve(facts["target"]), 0, 0
    with Database(":memory:") as database:
        count = import_json(database, folder, target)
        again = seconds == inf
        for found in recheck(database, target, other=True, again=again, seeds=seeds, jobs=jobs, seconds=seconds):
            lost, judged = lost + (found.status != "valid"), judged + 1
            error = "" if found.proof.error is None else f", error {found.proof.error:.1e} of {found.proof.tolerance:.1e}"
            print(f"{found.task.name}: {found.status}{error} {found.detail}".rstrip(), flush=True)
        print(f"{judged} of {count} records were judged, {lost} of them go", flush=True)
        with tempfile.TemporaryDirectory() as made:
            export_json(database, Path(made), target, key=facts["key"])
            for name in (META, RECORDS, WORKLOADS) if lost else (META,):  # what is still there keeps its target's own text
                shutil.copyfile(Path(made) / name, folder / name)
    return lost


def main(arguments: Sequence[str]) -> int:
    """The command line; 3 where a record is not valid any more."""
    parser = argparse.ArgumentParser(prog="python -m tk.tuning.database.logs", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command").add_parser("recheck", help="judge a folder's records again")
    commands.add_argument("folder", type=Path)
    commands.add_argument("seeds", type=int, nargs="*", default=[1, 2, 3])
    commands.add_argument("--jobs", type=int, default=1)
    commands.add_argument("--seconds", type=float, default=inf)
    given = parser.parse_args(arguments)
    gone = rejudge(given.folder, given.seeds, given.jobs, given.seconds) if given.command else 0
    (root() / "README.md").write_text(readme(), encoding="utf-8")
    return 3 if gone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
