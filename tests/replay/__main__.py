"""The commands of tests.replay; see the package's docstring."""

from __future__ import annotations

import argparse
import difflib
import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tests.replay.cases import DIGEST, Job, Line, jobs, path_of, read_digest, write_one
from tests.replay.goldens import GOLDENS, add, goldens, refresh

SHOWN = 3  # cases whose differences are shown
CONTEXT = 2


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.replay", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    write = commands.add_parser("write", help="write digest.txt and the text of each case into a folder")
    write.add_argument("folder", type=Path)
    write.add_argument("--target", help="only this target")
    write.add_argument("--match", default="", help="only cases whose line of the digest holds this text")
    write.add_argument("--every", type=int, default=1, help="only each Nth case of a rule, the first among them")
    compare = commands.add_parser("compare", help="compare two folders")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    compare.add_argument("--renamed", action="append", default=[], metavar="OLD=NEW", help="a rule that has another name after")
    update = commands.add_parser("update", help=f"rewrite {DIGEST.name}: lines that hold a text, and those of new cases")
    update.add_argument("--match", default="", help="only these lines")
    golden = commands.add_parser("golden", help=f"write a case's text into {GOLDENS.name}/, where `update` keeps it up to date")
    for name in ("target", "rule", "case"):
        golden.add_argument(name)
    for command in (write, update):
        command.add_argument("--jobs", type=int, default=2, help="processes")
    arguments = parser.parse_args()
    if arguments.command == "compare":
        return _compare(arguments.before, arguments.after, dict(pair.split("=") for pair in arguments.renamed))
    if arguments.command == "update":
        _update(arguments.match, arguments.jobs)
        return 0
    if arguments.command == "golden":
        print(add(Job(arguments.target, arguments.rule, arguments.case)))
        return 0
    chosen = [job for job in _every(arguments.every) if arguments.match in f"{job.target} {job.rule} {job.case}"]
    chosen = [job for job in chosen if arguments.target in (None, job.target)]
    _write(chosen, arguments.folder, arguments.folder / DIGEST.name, arguments.jobs)
    return 0


def _every(step: int) -> list[Job]:
    seen: dict[tuple[str, str], int] = {}
    chosen = []
    for job in jobs():
        at = seen[job.target, job.rule] = seen.get((job.target, job.rule), -1) + 1
        chosen += [job] if at % step == 0 else []
    return chosen


def _write(chosen: Sequence[Job], folder: Path | None, digest: Path, processes: int) -> None:
    digest.parent.mkdir(parents=True, exist_ok=True)
    lines = _run(chosen, folder, processes)
    digest.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{len(lines)} cases in {digest}, {sum(line.config == '-' for line in lines)} of them not taken")


def _run(chosen: Sequence[Job], folder: Path | None, processes: int) -> list[Line]:
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(partial(write_one, folder=folder), chosen, chunksize=4))


def _update(match: str, processes: int) -> None:
    old = read_digest()
    chosen = [job for job in jobs() if job not in old or match in str(old[job])]
    new = {line.job: line for line in _run(chosen, None, processes)}
    lines = [new.get(job) or old[job] for job in jobs()]
    DIGEST.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    changed = [line for line in new.values() if str(line) != str(old.get(line.job))]
    print(f"{len(chosen)} of {len(lines)} cases run, {len(changed)} lines changed")
    present = goldens()
    again = [job for job in present if job in new]
    print(f"{len(again)} golden texts written, {refresh(again)} of them changed")


def _compare(before: Path, after: Path, renamed: dict[str, str]) -> int:
    """0 where both have the same cases with the same configs and sources, else 1, with the differences of the first."""
    old, new = read_digest(before / DIGEST.name), read_digest(after / DIGEST.name)
    named = {_renamed(job, renamed): job for job in old}
    changed = [job for job in new if job in named and _differ(old[named[job]], new[job], renamed)]
    alone = {"only before": set(named) - set(new), "only after": set(new) - set(named)}
    print(
        f"{len(set(named) & set(new))} cases in both, {len(changed)} changed",
        *(f"{len(v)} {k}" for k, v in alone.items()),
        sep=", ",
    )
    for where, some in alone.items():
        for job in sorted(some, key=str)[:SHOWN]:
            print(f"{where}: {job.target} {job.rule} {job.case}")
    for number, job in enumerate(changed):
        print(f"changed: {old[named[job]]}\n      →  {new[job]}")
        if number < SHOWN:
            sys.stdout.writelines(_diff(path_of(before, named[job], ""), path_of(after, job, "")))
    return 1 if changed or any(alone.values()) else 0


def _renamed(job: Job, renamed: dict[str, str]) -> Job:
    owner, slash, case = job.case.rpartition("/")
    return Job(job.target, renamed.get(job.rule, job.rule), renamed.get(owner, owner) + slash + case)


def _differ(old: Line, new: Line, renamed: dict[str, str]) -> bool:
    return (old.config, old.source, renamed.get(old.taken, old.taken)) != (new.config, new.source, new.taken)


def _diff(before: Path, after: Path) -> list[str]:
    """The shorter of the differences of the texts as they are and with names numbered."""
    found = []
    for suffix in (".raw", ".txt"):
        texts = [Path(f"{path}{suffix}").read_text(encoding="utf-8").splitlines(keepends=True) for path in (before, after)]
        found.append(list(difflib.unified_diff(*texts, "before", "after", n=CONTEXT)))
    return min(filter(None, found), key=len, default=["the texts are the same: config or choice of rule differ\n"])[:80]


if __name__ == "__main__":
    sys.exit(main())
