"""The tables of a tuning database, and opening one: SQLite in WAL mode, with foreign keys and a schema version.

workload   one row a function: its structural hash, its text as TVM's JSON
task       one row a key: workload × target × toolchain × rule and its version; the verdict once it is tuned
record     one row a candidate: trace, decisions, times, the proof that its numbers are right, provenance
"""

from __future__ import annotations

import json
import os
import sqlite3
from enum import StrEnum
from pathlib import Path

from tk.errors import DatabaseError, message
from tk.tuning.database.former_names import knobs_now, names_of_knobs, names_of_rules, rule_now, trace_now
from tk.tuning.database.record import digest_of
from tk.tuning.database.schema_errors import explained

__all__ = ["APPLICATION_ID", "SCHEMA_VERSION", "Stop", "connect"]

APPLICATION_ID = 0x746B6462  # "tkdb", in the file's header
SCHEMA_VERSION = 6
"""5 and 4 have former names of rules and knobs (former_names.py). 3 is without the status "modelled", 2 without task.stopped, 1
without record.gate, record.families and "cheated"."""
STATUSES = ("valid", "wrong", "crashed", "timed_out", "did_not_compile", "too_fast", "cheated", "modelled")
"""How a candidate went; "modelled" of one that never ran, whose time is a model's."""


class Stop(StrEnum):
    """Why a task gets no further round."""

    NONE = ""
    BOUND = "bound"  # near its roofline
    EXHAUSTED = "exhausted"  # every candidate of its space was tried
    USED = "used"  # its share of the trials is
    FAILED = "failed"  # its reference, its default or its data
    REFUSED = "refused"  # it cannot be measured

    @property
    def lasting(self) -> bool:
        """Whether it holds for later jobs too."""
        return self in (Stop.BOUND, Stop.EXHAUSTED)


STOPPED = f"stopped TEXT NOT NULL DEFAULT '' CHECK (stopped IN ({', '.join(repr(str(stop)) for stop in Stop)}))"
TABLES = f"""
CREATE TABLE workload (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (hash, json)
);
CREATE TABLE task (
    id INTEGER PRIMARY KEY,
    workload INTEGER NOT NULL REFERENCES workload(id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    toolchain TEXT NOT NULL,
    rule TEXT NOT NULL,
    rule_version INTEGER NOT NULL,
    trials_wanted INTEGER,
    finished TEXT,
    verdict TEXT CHECK (verdict IN ('tuned', 'default')),
    winner INTEGER REFERENCES record(id) ON DELETE SET NULL,
    default_secs REAL,
    tuned_secs REAL,
    bound_secs REAL,
    note TEXT NOT NULL DEFAULT '',
    {STOPPED},
    UNIQUE (workload, target, toolchain, rule, rule_version)
);
CREATE TABLE record (
    id INTEGER PRIMARY KEY,
    task INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE,
    digest TEXT NOT NULL UNIQUE,
    trace TEXT NOT NULL,
    decisions TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ({", ".join(repr(status) for status in STATUSES)})),
    secs REAL,
    run_secs TEXT NOT NULL,
    reference TEXT,
    error REAL,
    tolerance REAL,
    seed INTEGER,
    gate INTEGER NOT NULL DEFAULT 0,
    families TEXT NOT NULL DEFAULT '',
    detail TEXT NOT NULL DEFAULT '',
    device TEXT NOT NULL DEFAULT '',
    driver TEXT NOT NULL DEFAULT '',
    clocks TEXT NOT NULL DEFAULT '',
    host TEXT NOT NULL DEFAULT '',
    date TEXT NOT NULL,
    tk_version TEXT NOT NULL,
    CHECK (status NOT IN ('valid', 'modelled') OR secs > 0)
);
CREATE TABLE job (
    digest TEXT PRIMARY KEY,
    spent_secs REAL NOT NULL,
    updated TEXT NOT NULL
);
CREATE INDEX record_rank ON record (task, status, secs);
CREATE INDEX workload_hash ON workload (hash);
"""


def connect(path: str | Path, *, create: bool = True, readonly: bool = False) -> sqlite3.Connection:
    """The database at `path`, checked; a new one where there is none and `create` says so. ":memory:" is one in memory.

    Raises DatabaseError for a file that is missing, damaged, of another program, or of a newer tk.
    """
    text = os.fspath(path)
    fresh = text == ":memory:" or not os.path.exists(text) or os.path.getsize(text) == 0
    if fresh and (readonly or not create) and text != ":memory:":
        raise DatabaseError(message(f"there is no tuning database at {text}", do="give the path of one that `tk tune` wrote"))
    try:
        return _open(text, readonly)
    except (sqlite3.DatabaseError, MemoryError) as error:
        raise explained(text, "opened", error) from error


def _open(text: str, readonly: bool) -> sqlite3.Connection:
    if readonly:
        connection = sqlite3.connect(f"{Path(text).resolve().as_uri()}?mode=ro", uri=True, timeout=60, isolation_level=None)
    else:
        connection = sqlite3.connect(text, timeout=60, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA foreign_keys = ON")
        _check(text, connection)
        if not readonly:
            connection.execute("PRAGMA journal_mode = WAL")
            # a killed process loses nothing that was committed; only a power cut may lose the last commits
            connection.execute("PRAGMA synchronous = NORMAL")
            _create(connection)
        elif _version(connection)[1] < SCHEMA_VERSION:
            connection = _renewed_copy(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _renewed_copy(older: sqlite3.Connection) -> sqlite3.Connection:
    """What a file of an older version holds, in memory and as this version has it: the file itself may not be written."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    copy.row_factory = sqlite3.Row
    try:
        older.backup(copy)
        _create(copy)
    except BaseException:
        copy.close()
        raise
    older.close()
    return copy


def _version(connection: sqlite3.Connection) -> tuple[int, int, int]:
    """(application id, schema version, number of tables)."""
    identity = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0]
    return int(identity), int(version), int(tables)


def _check(text: str, connection: sqlite3.Connection) -> None:
    identity, version, tables = _version(connection)
    if tables == 0 and identity in (0, APPLICATION_ID):
        return
    if identity != APPLICATION_ID:
        raise DatabaseError(
            message(
                f"{text} is an SQLite database of another program",
                need="a tuning database that tk wrote",
                have=f"application id {identity:#x}",
                do="give another path; tk will not write into this file",
            )
        )
    if version > SCHEMA_VERSION:
        raise DatabaseError(
            message(
                f"{text} was written by a newer tk",
                need=f"schema version {SCHEMA_VERSION} or older",
                have=f"version {version}",
                do="update tk-compiler",
            )
        )


def _create(connection: sqlite3.Connection) -> None:
    if 0 < _version(connection)[1] < SCHEMA_VERSION:  # or dropping the old table would take the winners along; a transaction
        connection.execute("PRAGMA foreign_keys = OFF")  # ignores this
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection)[2] == 0:  # asked again under the lock: another process may have been first
            for statement in TABLES.split(";\n"):
                if statement.strip():
                    connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        elif _version(connection)[1] < SCHEMA_VERSION:
            _migrate(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # on a full disk SQLite has undone it already
            connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA foreign_keys = ON")


def _migrate(connection: sqlite3.Connection) -> None:
    version = _version(connection)[1]
    if version < 4:
        _renew_records(connection, gated=version >= 2)
    if version < 3:
        connection.execute(f"ALTER TABLE task ADD COLUMN {STOPPED}")
        for stop, beginning in ((Stop.BOUND, "at %"), (Stop.EXHAUSTED, "every %")):  # before, the note's first words said so
            connection.execute("UPDATE task SET stopped = ? WHERE verdict IS NOT NULL AND note LIKE ?", (str(stop), beginning))
    _rename(connection)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _rename(connection: sqlite3.Connection) -> None:
    """Rules and knobs by their names of now, in tasks, traces and decisions."""
    rows = (
        "SELECT r.id, r.trace, r.decisions, r.status, r.run_secs, r.date, w.hash, t.target, t.toolchain, t.rule_version "
        "FROM record r JOIN task t ON t.id = r.task JOIN workload w ON w.id = t.workload WHERE t.rule = ?"
    )
    for rule in {*names_of_rules(), *names_of_knobs()}:
        for row in connection.execute(rows, (rule,)).fetchall():
            trace = trace_now(rule, row["trace"])
            key = (row["hash"], row["target"], row["toolchain"], rule_now(rule), row["rule_version"])
            digest = digest_of(key, trace, row["status"], json.loads(row["run_secs"]), row["date"])
            decisions = json.dumps(knobs_now(rule, json.loads(row["decisions"])), sort_keys=True)
            values = (trace, decisions, digest, row["id"])
            connection.execute("UPDATE record SET trace = ?, decisions = ?, digest = ? WHERE id = ?", values)
        connection.execute("UPDATE task SET rule = ? WHERE rule = ?", (rule_now(rule), rule))


def _renew_records(connection: sqlite3.Connection, gated: bool) -> None:
    """The table of records is made anew, as SQLite changes no constraint in place. Where it says nothing of the gate, a record
    that was checked passed version 1 of it."""
    statements = [statement for statement in TABLES.split(";\n") if statement.strip()]
    table = next(statement for statement in statements if "CREATE TABLE record " in statement)
    index = next(statement for statement in statements if "INDEX record_rank" in statement)
    kept = [row["name"] for row in connection.execute("PRAGMA table_info(record)")]
    connection.execute(table.replace("CREATE TABLE record ", "CREATE TABLE record_new "))
    names = ", ".join(kept)
    checked = "CASE WHEN coalesce(reference, '') != '' THEN 1 ELSE 0 END"
    more, values = ("", "") if gated else (", gate", f", {checked}")
    connection.execute(f"INSERT INTO record_new ({names}{more}) SELECT {names}{values} FROM record")
    connection.execute("DROP TABLE record")
    connection.execute("ALTER TABLE record_new RENAME TO record")
    connection.execute(index)
