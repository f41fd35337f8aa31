"""The tuning logs that come with tk: one folder a target in `tk.tuning_logs`, MetaSchedule's JSON pair and a meta.toml.

python -m tk.tuning.database.logs                  write tuning_logs/README.md anew from what is there
python -m tk.tuning.database.logs recheck FOLDER [SEED …]
                                                   judge a folder's records by the gate as it is now, on a machine of its
                                                   target, with each seed (1, 2 and 3), and write the folder and the README
                                                   anew: what is wrong goes
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import tomllib
from importlib import import_module
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


def rejudge(folder: Path, seeds: Sequence[int] = (1, 2, 3)) -> int:
    """Judge the records of a folder again, with the inputs of each seed, and write down what passed them; those that are not
    valid any more go. How many those are."""
    from tk.target import resolve
    from tk.tuning.check.recheck import recheck
    from tk.tuning.database.json_io import export_json
    from tk.tuning.database.store import Database

    facts = meta(folder)
    target, lost = resolve(facts["target"]), 0
    with Database(":memory:") as database:
        import_json(database, folder, target)
        for found in recheck(database, target, other=True, again=True, seeds=seeds):
            lost += found.status != "valid"
            error = "" if found.proof.error is None else f", error {found.proof.error:.1e} of {found.proof.tolerance:.1e}"
            print(f"{found.task.name}: {found.status}{error} {found.detail}".rstrip(), flush=True)
        with tempfile.TemporaryDirectory() as made:
            export_json(database, Path(made), target, key=facts["key"])
            for name in (META, RECORDS, WORKLOADS) if lost else (META,):  # what is still there keeps its target's own text
                shutil.copyfile(Path(made) / name, folder / name)
    return lost


if __name__ == "__main__":
    gone = rejudge(Path(sys.argv[2]), [int(seed) for seed in sys.argv[3:]] or (1, 2, 3)) if sys.argv[1:2] == ["recheck"] else 0
    (root() / "README.md").write_text(readme(), encoding="utf-8")
    sys.exit(3 if gone else 0)
