"""MetaSchedule's JSON pair: records move to and from stock TVM and `tuning_logs/`.

    database_workload.json       one line a workload: ["<structural hash>", "<base64 of its module>"]
    database_tuning_record.json  one line a record: [workload's line, [trace, run seconds, target, argument types]]

A third file, meta.toml, says what the JSON pair cannot: target row, toolchain, rule and proof of each record, by line.
Stock TVM ignores it; importing a pair without it makes records that are unchecked and says so in each.
"""

from __future__ import annotations

import base64
import json
import struct
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import DatabaseError, message
from tk.tuning.database.former_names import knobs_now, rule_now, trace_now
from tk.tuning.database.metaschedule import tuning_record
from tk.tuning.database.record import Proof, Record, Where, plain
from tk.tuning.database.store import METASCHEDULE, Database, TaskRow, target_key
from tk.tuning.database.toolchain import toolchain
from tk.tuning.database.workload import canonical

if TYPE_CHECKING:
    from tvm.s_tir.meta_schedule.database import Workload

    from tk.target import Target

__all__ = ["META", "RECORDS", "WORKLOADS", "export_json", "import_json"]

WORKLOADS, RECORDS, META = "database_workload.json", "database_tuning_record.json", "meta.toml"


def export_json(database: Database, folder: Path, target: Target, *, top: int = 1, gain: float = 0.0, key: str = "") -> int:
    """Write the `top` fastest valid records of each key for `target` (its winner first) into `folder`; how many. With a
    `gain`, only of keys whose winner is at least so many times as fast as the default was in their duel.

    `key` is the target's in the database, where that is another machine's. The files load with
    `meta_schedule.database.JSONDatabase(work_dir=folder)`.
    """
    from tvm.s_tir import meta_schedule as ms

    folder.mkdir(parents=True, exist_ok=True)
    workloads: dict[int, str] = {}
    lines, meta = [], []
    for task in database.tasks("t.target = ?", key or target_key(target)):
        if gain and not (task.default_secs and task.tuned_secs and task.default_secs >= gain * task.tuned_secs):
            continue
        workload = ms.database.Workload(database.module(task.workload))
        for record in _chosen(database, task, top):
            workloads.setdefault(task.workload, json.dumps(_compact(plain(workload.as_json()))))
            number = list(workloads).index(task.workload)
            body = tuning_record(database, task, record, workload, target.tvm()).as_json()
            lines.append(json.dumps([number, plain(body)]))
            meta.append(_entry(task, record))
    _write(folder / WORKLOADS, workloads.values())
    _write(folder / RECORDS, lines)
    (folder / META).write_text(_toml(target, key or target_key(target), meta), encoding="utf-8")
    return len(lines)


def _compact(line: list[str]) -> list[str]:
    """A workload's line with the white space of its JSON left out, which is half of it: [hash, base64 of u64 length, text]."""
    hashed, encoded = line
    raw = base64.b64decode(encoded)
    (length,) = struct.unpack_from("<Q", raw)
    text = json.dumps(json.loads(raw[8 : 8 + length]), separators=(",", ":")).encode()
    return [hashed, base64.b64encode(struct.pack("<Q", len(text)) + text).decode()]


def _chosen(database: Database, task: TaskRow, top: int) -> list[Record]:
    winner = database.winner(task)
    if winner is None:
        return []
    rest = [record for record in database.records(task, "valid", top) if record.id != winner.id]
    return [winner, *rest][:top]


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def _entry(task: TaskRow, record: Record) -> dict[str, Any]:
    return {
        "name": task.name,
        "toolchain": task.toolchain,
        "rule": task.rule,
        "rule_version": task.rule_version,
        "winner": record.id == task.winner,
        "default_secs": task.default_secs,
        "tuned_secs": task.tuned_secs if record.id == task.winner else None,
        "bound_secs": task.bound_secs,
        "secs": record.secs,
        "decisions": dict(record.decisions),
        "reference": record.proof.reference,
        "error": record.proof.error,
        "tolerance": record.proof.tolerance,
        "seed": record.proof.seed,
        "gate": record.proof.gate,
        "families": record.proof.families,
        "device": record.where.device,
        "driver": record.where.driver,
        "clocks": record.where.clocks,
        "date": record.date,
        "tk_version": record.tk_version,
    }


def _toml(target: Target, key: str, entries: list[dict[str, float | str | None]]) -> str:
    lines = ['format = "tk tuning log 1"', f"target = {json.dumps(target.name)}", f"key = {json.dumps(key)}"]
    for entry in entries:
        lines += ["", "[[record]]"]
        lines += [f"{name} = {_toml_value(value)}" for name, value in entry.items() if value is not None]
    return "\n".join(lines) + "\n"


def _toml_value(value: float | str | dict[str, int]) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml_value(item)}" for key, item in value.items()) + " }" if value else "{}"
    return json.dumps(value, ensure_ascii=False)  # TOML's strings, booleans and numbers are written as in JSON


def import_json(database: Database, folder: Path, target: Target) -> int:
    """Add the records of a JSON pair; how many. They are for the target that meta.toml names, or without that file for
    `target`. Raises DatabaseError for files that cannot be read."""
    from tvm.s_tir import meta_schedule as ms

    workloads, records = _lines(folder / WORKLOADS), _lines(folder / RECORDS)
    key, entries = _meta(folder / META, len(records))
    key = key or target_key(target)
    count = 0
    loaded = {}
    for line, (number, body) in enumerate(records):
        if number not in loaded:
            try:
                loaded[number] = ms.database.Workload.from_json(workloads[number])
            except Exception as error:
                raise DatabaseError(
                    message(
                        f"line {number + 1} of {folder / WORKLOADS} is not a workload of this TVM",
                        do="export the records again with the tk that has them",
                    )
                ) from error
        _import_one(database, key, target, loaded[number], body, entries[line] if entries else None)
        count += 1
    return count


def _import_one(
    database: Database, where: str, target: Target, workload: Workload, body: Any, entry: dict[str, Any] | None
) -> None:
    trace, run_secs = body[0], tuple(float(secs) for secs in body[1] or ())
    usable = bool(run_secs) and max(run_secs) < 1e9  # stock writes 1e10 for a candidate that failed
    facts = entry or {}
    rule = str(facts.get("rule", METASCHEDULE[0]))
    key = (rule_now(rule), int(facts.get("rule_version", METASCHEDULE[1])))
    row = database.task_of(
        database.add_workload(canonical(workload.mod["main"]), str(facts.get("name", ""))),
        where,
        str(facts.get("toolchain", toolchain(target))),
        *key,
        facts.get("bound_secs"),
    )
    record = Record(
        trace=trace_now(rule, json.dumps(trace, separators=(",", ":"))),
        status="valid" if usable else "did_not_compile",
        run_secs=run_secs if usable else (),
        decisions=knobs_now(rule, facts.get("decisions", {})),
        proof=Proof(
            facts.get("reference", ""),
            facts.get("error"),
            facts.get("tolerance"),
            facts.get("seed"),
            int(facts.get("gate", bool(facts.get("reference")))),
            str(facts.get("families", "")),
        ),
        where=Where(facts.get("device", ""), facts.get("driver", ""), facts.get("clocks", ""), ""),
        detail="" if entry else "imported from a MetaSchedule log, unchecked",
        **({"date": facts["date"], "tk_version": facts["tk_version"]} if entry else {}),
    )
    identity = database.commit(row, record)
    if facts.get("winner"):
        before, after = facts.get("default_secs"), facts.get("tuned_secs")
        database.finish(row, "tuned", winner=identity, default_secs=before, tuned_secs=after)


def _lines(path: Path) -> list[Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DatabaseError(
            message(
                f"{path} cannot be read",
                need=f"{WORKLOADS} and {RECORDS} in one folder",
                do="name the folder that tk db export wrote",
            )
        ) from error
    values = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                values.append(json.loads(line))
            except ValueError as error:
                raise DatabaseError(
                    message(f"line {number} of {path} is torn", have=str(error), do="remove that line; the rest can be read")
                ) from error
    return values


def _meta(path: Path, count: int) -> tuple[str, list[dict[str, float | str]]]:
    """(the target's key, one entry a record) of a meta.toml; ("", []) where there is none."""
    if not path.exists():
        return "", []
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
        entries = facts.get("record", [])
    except tomllib.TOMLDecodeError as error:
        raise DatabaseError(
            message(f"{path} is not TOML", have=str(error), do="export the records again, or mend the line")
        ) from error
    if len(entries) != count:
        raise DatabaseError(
            message(
                f"{path} is for other records",
                need=f"{count} entries",
                have=str(len(entries)),
                do="take both files from one export",
            )
        )
    return str(facts.get("key", "")), list(entries)
