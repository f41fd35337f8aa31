"""tk db: look into tuning databases and mend them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange, common

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.terminal import Terminal
    from tk.tuning.database.store import Database, TaskRow

__all__ = ["db"]

DATABASE = click.argument("database", type=click.Path(path_type=Path))
TASK = click.argument("task")


@click.group("db")
def db() -> None:
    """Look into tuning databases and mend them."""


def _open(path: Path, readonly: bool = True) -> Database:
    from tk.tuning.database.store import Database

    return Database.open(path, readonly=readonly)


def _find(database: Database, text: str) -> TaskRow:
    """The task with this number, or whose name or hash begins with `text`."""
    from tk.errors import UsageError, message

    rows = database.tasks()
    found = [row for row in rows if str(row.id) == text] or [
        row for row in rows if row.name.startswith(text) or row.hash.startswith(text)
    ]
    if len(found) != 1:
        listed = ", ".join(f"{row.id} {row.name}" for row in (found or rows)[:10]) or "no task at all"
        raise UsageError(
            message(
                f"{text!r} names {len(found) or 'no'} tasks",
                need="one of: " + listed,
                do="give its number, its whole name, or the beginning of its hash",
            )
        )
    return found[0]


def _facts(database: Database, row: TaskRow) -> dict[str, Any]:
    from tk.tuning.database.explain import signature

    winner, modelled = database.winner(row), database.modelled(row)
    return {
        "task": row.id,
        "name": row.name,
        "arguments": signature(database.module(row.workload)["main"]),
        "hash": row.hash,
        "target": row.target,
        "toolchain": row.toolchain,
        "rule": f"{row.rule} {row.rule_version}",
        "verdict": row.verdict or "open",
        "bound": row.bound_secs,
        "untuned": row.default_secs,
        "best": winner.secs if winner else None,
        "modelled": modelled.secs if modelled else None,
        "decisions": dict(used.decisions) if (used := winner or modelled) else {},
        "records": database.counts(row),
        "note": row.note,
    }


def _table(rows: list[dict[str, Any]], names: tuple[str, ...]) -> Table:
    from rich.table import Table

    from tk.tuning.progress import micros

    table = Table()
    for name in names:
        table.add_column(name, overflow="fold")
    for row in rows:
        cells = []
        for name in names:
            value = row[name]
            timed = name in ("bound", "untuned", "best", "time", "left", "right")
            text = ", ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
            cells.append(micros(value) if timed else text)
        table.add_row(*cells)
    return table


@db.command("ls")
@DATABASE
@common(json=True)
@click.pass_obj
def ls(terminal: Terminal, database: Path) -> None:
    """List the tasks of DATABASE."""
    with _open(database) as opened:
        rows = [_facts(opened, row) for row in opened.tasks()]
    names = ("task", "name", "arguments", "target", "rule", "verdict", "untuned", "best", "records")
    terminal.show(_table(rows, names))
    terminal.emit(rows)


@db.command("show")
@DATABASE
@TASK
@common(json=True)
@click.pass_obj
def show(terminal: Terminal, database: Path, task: str) -> None:
    """Show a TASK of DATABASE (its number, or how its name or hash begins) and all its records."""
    with _open(database) as opened:
        row = _find(opened, task)
        facts = _facts(opened, row)
        records = [
            {"record": r.id, "status": r.status, "time": r.secs, "decisions": dict(r.decisions), "error": r.proof.error,
             "reference": r.proof.reference, "device": r.where.device, "date": r.date[:19], "detail": r.detail}
            for r in opened.records(row)
        ]  # fmt: skip
    terminal.show("\n".join(f"{name:<10} {value}" for name, value in facts.items()))
    terminal.show(_table(records, tuple(records[0]) if records else ("record",)))
    terminal.emit({**facts, "all": records})


@db.command("best")
@DATABASE
@TASK
@common(json=True)
@click.pass_obj
def best(terminal: Terminal, database: Path, task: str) -> None:
    """Show the schedule that a compile would use for TASK."""
    with _open(database) as opened:
        row = _find(opened, task)
        winner = opened.winner(row) or opened.modelled(row)
        script = opened.replay(row, winner).mod.script() if winner else ""
    if winner is None:
        terminal.show(f"none: {row.note or 'no valid record is faster than the default'}")
        terminal.emit(None)
        return
    terminal.show(*(["# ranked by its rule's model, never measured"] if winner.status == "modelled" else []), script)
    facts = {"record": winner.id, "status": winner.status, "secs": winner.secs, "decisions": dict(winner.decisions)}
    terminal.emit({**facts, "script": script})


@db.command("why")
@DATABASE
@TASK
@click.option("-t", "--target", default="auto", show_default=True, help="The target of the compile that you ask about.")
@common(json=True)
@click.pass_obj
def why_(terminal: Terminal, database: Path, task: str, target: str) -> None:
    """Say why a record is or is not used for the function of TASK when compiling for a target."""
    from tk.schedule.discover import discover
    from tk.target import resolve
    from tk.tuning.database.explain import why

    row = resolve(target)
    with _open(database) as opened:
        func = opened.module(_find(opened, task).workload)["main"]
        lines = why(opened, func, row, discover(row.kind))
    terminal.show("\n".join(lines))
    terminal.emit(lines)


@db.command("diff")
@click.argument("left", type=click.Path(path_type=Path))
@click.argument("right", type=click.Path(path_type=Path))
@common(json=True)
@click.pass_obj
def diff_(terminal: Terminal, left: Path, right: Path) -> None:
    """List the tasks whose winners differ between LEFT and RIGHT."""
    from tk.tuning.database.maintenance import diff

    with _open(left) as one, _open(right) as other:
        rows = [
            {"name": each.task.name, "hash": each.task.hash, "target": each.task.target, "rule": each.task.rule,
             "left": each.left, "right": each.right}
            for each in diff(one, other)
        ]  # fmt: skip
    terminal.show(_table(rows, ("name", "hash", "target", "rule", "left", "right")) if rows else "no difference")
    terminal.emit(rows)


@db.command("merge")
@DATABASE
@click.argument("sources", type=click.Path(path_type=Path), nargs=-1, required=True)
@common(json=True)
@click.pass_obj
def merge_(terminal: Terminal, database: Path, sources: tuple[Path, ...]) -> None:
    """Add every record of SOURCES to DATABASE, which is made when it is not there."""
    from tk.tuning.database.maintenance import merge
    from tk.tuning.database.store import Database

    with ExitStack() as opened:
        others = [opened.enter_context(_open(source)) for source in sources]  # all of them, before DATABASE is made
        into = opened.enter_context(Database(database))
        added = {str(source): merge(into, other) for source, other in zip(sources, others, strict=True)}
    terminal.show("\n".join(f"{name}: {count} new records" for name, count in added.items()))
    terminal.emit(added)


@db.command("prune")
@DATABASE
@click.option("--keep", type=click.IntRange(min=1), default=5, show_default=True, help="Valid records kept for each task.")
@click.option("--broken", is_flag=True, help="Remove also what does not apply to its workload any more.")
@common(json=True)
@click.pass_obj
def prune_(terminal: Terminal, database: Path, keep: int, broken: bool) -> None:
    """Keep the fastest records of each task, and its winner."""
    from tk.tuning.database.maintenance import prune

    with _open(database, readonly=False) as opened:
        gone = prune(opened, keep, broken=broken)
    terminal.show(f"{gone} records removed")
    terminal.emit({"removed": gone})


@db.command("verify")
@DATABASE
@common(json=True)
@click.pass_obj
def verify_(terminal: Terminal, database: Path) -> int:
    """Replay every valid record with the installed TVM."""
    from tk.tuning.database.maintenance import verify

    with _open(database) as opened:
        total = sum(opened.counts(row).get("valid", 0) for row in opened.tasks())
        broken = [{"task": row.name, "record": record.id, "why": reason} for row, record, reason in verify(opened)]
    for each in broken:
        terminal.show(f"record {each['record']} of {each['task']}: {each['why']}")
    terminal.show(f"{total - len(broken)} of {total} valid records replay")
    terminal.emit({"valid": total, "broken": broken})
    return 1 if broken else 0


@db.command("recheck")
@DATABASE
@click.option("-t", "--target", default="auto", show_default=True, help="The target whose records to judge, on this machine.")
@click.option("--every", is_flag=True, help="All valid records, not only those that a compile uses.")
@click.option("--other", is_flag=True, help="Records of other machines and toolchains too, as far as they build for TARGET.")
@click.option("--again", is_flag=True, help="Records too that this gate has passed.")
@click.option(
    "--seed",
    "seeds",
    multiple=True,
    default=(1,),
    show_default=True,
    type=click.IntRange(0),
    help="Of the inputs; several times: each record meets those of all.",
)
@common(json=True)
@click.pass_obj
def recheck_(
    terminal: Terminal, database: Path, target: str, every: bool, other: bool, again: bool, seeds: tuple[int, ...]
) -> int:
    """Judge the records of an older gate again, on all families of inputs, and write what is found.

    Ends with 3 when a record that was valid is not."""
    from tk.target import resolve
    from tk.tuning.check.recheck import recheck

    rows = []
    with _open(database, readonly=False) as opened:
        for found in recheck(opened, resolve(target), every=every, other=other, again=again, seeds=seeds):
            error = found.proof.error
            rows.append(
                {"task": found.task.name, "record": found.record.id, "status": found.status, "detail": found.detail,
                 "error": error, "tolerance": found.proof.tolerance, "families": found.proof.families}
            )  # fmt: skip
            what = f"error {error:.1e}" if found.status == "valid" and error is not None else found.detail
            terminal.show(f"record {found.record.id} of {found.task.name}: {found.status}, {what}")
    lost = sum(row["status"] != "valid" for row in rows)
    terminal.show(f"{len(rows) - lost} of {len(rows)} records are valid still")
    terminal.emit(rows)
    return 3 if lost else 0


@db.command("export")
@DATABASE
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("-t", "--target", default="auto", show_default=True, help="The target whose records to export.")
@click.option("--top", type=click.IntRange(min=1), default=1, show_default=True, help="Records for each task.")
@click.option("--gain", type=FiniteRange(min=1.0), help="Only winners so many times as fast as the default: 1.02.")
@common(json=True)
@click.pass_obj
def export(terminal: Terminal, database: Path, folder: Path, target: str, top: int, gain: float | None) -> None:
    """Write MetaSchedule's JSON pair and a meta.toml into FOLDER."""
    from tk.target import resolve
    from tk.tuning.database.json_io import export_json

    with _open(database) as opened:
        count = export_json(opened, folder, resolve(target), top=top, gain=gain or 0.0)
    terminal.show(f"{count} records in {folder}")
    terminal.emit({"records": count, "folder": str(folder)})


@db.command("import")
@DATABASE
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("-t", "--target", default="auto", show_default=True, help="The target that the records are for.")
@common(json=True)
@click.pass_obj
def import_(terminal: Terminal, database: Path, folder: Path, target: str) -> None:
    """Add the records of MetaSchedule's JSON pair in FOLDER."""
    from tk.target import resolve
    from tk.tuning.database.json_io import import_json
    from tk.tuning.database.store import Database

    row = resolve(target)
    with Database(":memory:") as tried:
        import_json(tried, folder, row)  # a log that cannot be read leaves DATABASE as it is
    with Database(database) as opened:
        count = import_json(opened, folder, row)
    terminal.show(f"{count} records read")
    terminal.emit({"records": count})
