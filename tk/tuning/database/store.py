"""The tuning database: every candidate that was ever tried, by workload, target, toolchain and rule.

    database = Database("tuned.db")
    task = database.task(mod, target, "cpu.matmul", 1)
    database.commit(task, Record(trace, "valid", (1.1e-3, 1.2e-3), proof=…))
    database.best(func, target, rules)      # what `tk compile --db` asks
    why(database, func, target, rules)      # why it got that answer (explain.py)

A record counts only for its own workload (structural hash and equality), target, toolchain and rule version. Each
commit is one transaction, so several processes may write at once and a killed one loses only the candidate in flight.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tk.errors import DatabaseError, message
from tk.tuning.database.record import Proof, Record, Where
from tk.tuning.database.schema import Stop, connect
from tk.tuning.database.schema_errors import explained
from tk.tuning.database.toolchain import toolchain
from tk.tuning.database.workload import canonical, from_json, same, structural_hash, to_json

if TYPE_CHECKING:
    import tvm
    from tvm.s_tir import Schedule
    from tvm.tirx import PrimFunc

    from tk.schedule.rule import Rule
    from tk.target import Target
    from tk.tuning.database.claims import Claims

__all__ = ["METASCHEDULE", "Database", "TaskRow", "target_key"]

# The name and version under which MetaSchedule's own design space is recorded; its real version is the toolchain's.
METASCHEDULE = ("metaschedule", 1)


def target_key(target: Target) -> str:
    """How a target is written in a key: the row's name; for a CPU also what "native" means here, and its cores."""
    if target.kind != "cpu":
        return target.name
    from tk.target import host_cpu

    return f"cpu:{host_cpu() if target.arch == 'native' else target.arch}/{target.cores}"


@dataclass(frozen=True)
class TaskRow:
    """A key with its verdict. `verdict` is "tuned", "default" (nothing was faster) or "" while it is not finished; `stopped`
    why it got no further round, which `note` tells in words."""

    id: int
    workload: int
    hash: str
    name: str
    target: str
    toolchain: str
    rule: str
    rule_version: int
    verdict: str
    finished: str
    trials_wanted: int
    winner: int | None
    default_secs: float | None
    tuned_secs: float | None
    bound_secs: float | None
    note: str
    stopped: Stop = Stop.NONE

    @property
    def key(self) -> tuple[object, ...]:
        return (self.hash, self.target, self.toolchain, self.rule, self.rule_version)


class Database:
    """A tuning database at `path` (":memory:" for one in memory). `borrow` names other targets whose records may be used
    as well. Raises DatabaseError for a file that is damaged, of another program or of a newer tk."""

    def __init__(self, path: str | Path, *, create: bool = True, readonly: bool = False, borrow: Sequence[str] = ()) -> None:
        self.path = str(path)
        self.borrow = tuple(borrow)
        self._connection = connect(path, create=create, readonly=readonly)
        self.used: list[dict[str, int | str]] = []  # what `best` answered, for the package that is being made
        self._modules: dict[int, tvm.IRModule] = {}

    @classmethod
    def open(cls, path: str | Path, *, readonly: bool = False) -> Database:
        """The database that is at `path`; unlike the constructor, never a new one."""
        return cls(path, create=False, readonly=readonly)

    def __enter__(self) -> Database:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; the write-ahead log is folded into it."""
        self._connection.close()

    # -- asking SQLite ------------------------------------------------------------------------------------------------

    def _all(self, sql: str, *values: object) -> list[sqlite3.Row]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except (sqlite3.Error, MemoryError) as error:
            raise explained(self.path, "read", error) from error

    rows = _all

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # on a full disk SQLite has undone it already
                    self._connection.execute("ROLLBACK")
                raise
        except (sqlite3.Error, MemoryError) as error:
            raise explained(self.path, "written", error) from error

    writing = _writing

    @property
    def changes(self) -> int:
        """A number that is another one once another process has written."""
        return int(self._all("PRAGMA data_version")[0][0])

    # -- workloads and keys -------------------------------------------------------------------------------------------

    def module(self, workload: int) -> tvm.IRModule:
        """The module of a workload's row."""
        if workload not in self._modules:
            rows = self._all("SELECT json FROM workload WHERE id = ?", workload)
            if not rows:
                raise DatabaseError(
                    message(
                        f"{self.path} has no workload {workload}",
                        do="record the workload first, or open the database that has it",
                    )
                )
            try:
                self._modules[workload] = from_json(rows[0]["json"])
            except Exception as error:
                raise DatabaseError(
                    message(
                        f"workload {workload} of {self.path} cannot be read",
                        need="TVM JSON of the installed version",
                        have=str(error).splitlines()[-1] if str(error) else type(error).__name__,
                        do="tune again with this TVM, or use the TVM that wrote it (tk db show names it)",
                    )
                ) from error
        return self._modules[workload]

    def find_workload(self, mod: tvm.IRModule) -> int | None:
        """The row of a canonical module: the same hash, and structurally equal."""
        for row in self._all("SELECT id FROM workload WHERE hash = ? ORDER BY id", structural_hash(mod)):
            if same(self.module(row["id"]), mod):
                return int(row["id"])
        return None

    def add_workload(self, mod: tvm.IRModule, name: str = "") -> int:
        """The row of a canonical module, added when it is not there."""
        found = self.find_workload(mod)
        if found is not None:
            return found
        hashed, text = structural_hash(mod), to_json(mod)
        with self._writing() as connection:
            connection.execute("INSERT OR IGNORE INTO workload (hash, name, json) VALUES (?, ?, ?)", (hashed, name, text))
            row = connection.execute("SELECT id FROM workload WHERE hash = ? AND json = ?", (hashed, text)).fetchone()
        return int(row["id"])

    def task(
        self, mod: tvm.IRModule, target: Target, rule: str, version: int, *, name: str = "", bound_secs: float | None = None
    ) -> TaskRow:
        """The key of a canonical module for `target` under a rule, added when it is not there."""
        return self.task_of(self.add_workload(mod, name), target_key(target), toolchain(target), rule, version, bound_secs)

    def task_of(
        self, workload: int, target: str, tools: str, rule: str, version: int, bound_secs: float | None = None
    ) -> TaskRow:
        """As `task`, from the parts of the key."""
        key = (workload, target, tools, rule, version)
        with self._writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO task (workload, target, toolchain, rule, rule_version, bound_secs) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (*key, bound_secs),
            )
        return self.tasks("t.workload = ? AND t.target = ? AND t.toolchain = ? AND t.rule = ? AND t.rule_version = ?", *key)[0]

    def tasks(self, where: str = "1", *values: object) -> list[TaskRow]:
        """The keys for which the SQL condition `where` holds (t: task, w: workload), oldest first."""
        rows = self._all(
            f"SELECT t.*, w.hash, w.name FROM task t JOIN workload w ON w.id = t.workload WHERE {where} ORDER BY t.id", *values
        )
        return [_task_row(row) for row in rows]

    # -- records ------------------------------------------------------------------------------------------------------

    def commit(self, task: TaskRow, record: Record, claims: Claims | None = None) -> int:
        """Add a record, in a transaction of its own, which also ends the claim on it; its row's id. The same record twice is
        one."""
        digest = record.digest(task.key)
        with self._writing() as connection:
            connection.execute(_INSERT, {**_columns(record), "task": task.id, "digest": digest})
            row = connection.execute("SELECT id FROM record WHERE digest = ?", (digest,)).fetchone()
            if claims is not None:
                claims.give_up(connection, task.id, record.trace)
        return int(row["id"])

    def records(self, task: TaskRow, status: str | None = None, limit: int = -1) -> list[Record]:
        """The records of a key, fastest first and those without a time last; only those of `status` where given."""
        rows = self._all(
            "SELECT * FROM record WHERE task = ? AND (? IS NULL OR status = ?) ORDER BY secs IS NULL, secs, id LIMIT ?",
            task.id, status, status, limit,
        )  # fmt: skip
        return [_record(row) for row in rows]

    def remove(self, record: Record) -> None:
        """Delete a record; a key that it won has no winner then."""
        with self._writing() as connection:
            connection.execute("DELETE FROM record WHERE id = ?", (record.id,))

    def rejudge(self, record: Record, status: str, proof: Proof, detail: str = "") -> None:
        """Write what the gate says of a record now. A key whose winner is not valid any more is open again."""
        values = {name: getattr(proof, name) for name in PROOF}
        with self._writing() as connection:
            connection.execute(
                f"UPDATE record SET status = :status, detail = :detail, {', '.join(f'{name} = :{name}' for name in PROOF)} "
                "WHERE id = :id",
                {**values, "status": status, "detail": detail or record.detail, "id": record.id},
            )
            if status != "valid":
                connection.execute(
                    "UPDATE task SET winner = NULL, verdict = NULL, finished = NULL, tuned_secs = NULL WHERE winner = ?",
                    (record.id,),
                )

    def counts(self, task: TaskRow) -> dict[str, int]:
        """How many records of each status a key has."""
        rows = self._all("SELECT status, count(*) AS n FROM record WHERE task = ? GROUP BY status ORDER BY status", task.id)
        return {row["status"]: int(row["n"]) for row in rows}

    def finish(
        self,
        task: TaskRow,
        verdict: str,
        *,
        winner: int | None = None,
        default_secs: float | None = None,
        tuned_secs: float | None = None,
        trials: int = 0,
        note: str = "",
        stopped: Stop = Stop.NONE,
    ) -> None:
        """Write a key's verdict: "tuned" with the winning record, or "default" where nothing was faster."""
        date = datetime.now(UTC).isoformat(timespec="seconds")
        with self._writing() as connection:
            connection.execute(
                "UPDATE task SET verdict = ?, winner = ?, default_secs = ?, tuned_secs = ?, trials_wanted = ?, note = ?, "
                "stopped = ?, finished = ? WHERE id = ?",
                (verdict, winner, default_secs, tuned_secs, trials, note, str(stopped), date, task.id),
            )

    def note_default(self, task: TaskRow, secs: float) -> None:
        """Keep the untuned default's time: until there is a verdict, only faster records are used."""
        with self._writing() as connection:
            connection.execute("UPDATE task SET default_secs = ? WHERE id = ?", (secs, task.id))

    def spent(self, job: str) -> float:
        """Seconds that a job has taken so far, over all its runs."""
        rows = self._all("SELECT spent_secs FROM job WHERE digest = ?", job)
        return float(rows[0]["spent_secs"]) if rows else 0.0

    def began(self, job: str) -> bool:
        """Whether a job was ever started here."""
        return bool(self._all("SELECT 1 FROM job WHERE digest = ?", job))

    def spend(self, job: str, seconds: float) -> None:
        """Write what a job has taken so far; of two runs at once, the one that took longer counts."""
        date = datetime.now(UTC).isoformat(timespec="seconds")
        with self._writing() as connection:
            connection.execute(
                "INSERT INTO job (digest, spent_secs, updated) VALUES (?, ?, ?) ON CONFLICT (digest) DO UPDATE SET "
                "spent_secs = max(spent_secs, excluded.spent_secs), updated = excluded.updated",
                (job, seconds, date),
            )

    def winner(self, task: TaskRow) -> Record | None:
        """The record that a compile uses for this key: the winner, or while it is not finished the fastest valid one."""
        if task.verdict == "default":
            return None
        if task.winner is not None:
            return _record(self._all("SELECT * FROM record WHERE id = ?", task.winner)[0])
        fastest = self.records(task, "valid", 1)
        if not fastest or (task.default_secs and (fastest[0].secs or 0) >= task.default_secs):
            return None
        return fastest[0]

    def modelled(self, task: TaskRow) -> Record | None:
        """The record that a compile uses for this key where nothing of it was measured: the fastest by a model."""
        if task.verdict or task.default_secs or self.records(task, "valid", 1):
            return None
        return next(iter(self.records(task, "modelled", 1)), None)

    # -- what the compiler asks ---------------------------------------------------------------------------------------

    def lookup(self, func: PrimFunc, target: Target, rules: Sequence[Rule]) -> tuple[TaskRow, Record] | None:
        """The best usable record for `func` with its key, or None: what was measured before what was modelled."""
        workload = self.find_workload(canonical(func))
        if workload is None:
            return None
        versions = {METASCHEDULE, *((rule.name, rule.version) for rule in rules)}
        targets = (target_key(target), *self.borrow)
        found: list[tuple[bool, float, TaskRow, Record]] = []
        for task in self.tasks("t.workload = ? AND t.toolchain = ?", workload, toolchain(target)):
            if task.target not in targets or (task.rule, task.rule_version) not in versions:
                continue
            record = self.winner(task) or self.modelled(task)
            if record is not None:
                found.append((record.status == "modelled", record.secs or 0.0, task, record))
        if not found:
            return None
        # measured before modelled, own records before borrowed ones, then by time
        *_, task, record = min(found, key=lambda item: (item[0], targets.index(item[2].target), item[1]))
        return task, record

    def best(
        self, func: PrimFunc, target: Target, rules: tuple[Rule, ...]
    ) -> tuple[Schedule, Rule | None, dict[str, int]] | None:
        """See `tk.schedule.apply.Records`."""
        found = self.lookup(func, target, rules)
        if found is None:
            return None
        task, record = found
        rule = next((rule for rule in rules if rule.name == task.rule), None)
        sch = self.replay(task, record)
        self.used.append(_used(task, record))
        return sch, rule, dict(record.decisions)

    def replay(self, task: TaskRow, record: Record) -> Schedule:
        """The schedule that a record's trace makes of its workload. Raises DatabaseError when the trace does not apply."""
        from tvm.s_tir import Schedule
        from tvm.s_tir.schedule import Trace

        sch = Schedule(self.module(task.workload))
        try:
            Trace.apply_json_to_schedule(json.loads(record.trace), sch)
        except Exception as error:
            raise DatabaseError(
                message(
                    f"record {record.id} of {self.path} does not apply to its workload any more",
                    need=f"the toolchain that made it: {task.toolchain}",
                    have=str(error).strip().splitlines()[-1] if str(error).strip() else type(error).__name__,
                    do="`tk db prune --broken` removes such records; tune the task again",
                )
            ) from error
        return sch


_FIELDS = (
    "trace", "decisions", "status", "secs", "run_secs", "reference", "error", "tolerance", "seed", "gate", "families", "detail",
    "device",    "driver", "clocks", "host", "date", "tk_version",
)  # fmt: skip
_INSERT = (
    f"INSERT OR IGNORE INTO record (task, digest, {', '.join(_FIELDS)}) "
    f"VALUES (:task, :digest, {', '.join(':' + name for name in _FIELDS)})"
)


PROOF = ("reference", "error", "tolerance", "seed", "gate", "families")


def _used(task: TaskRow, record: Record) -> dict[str, int | str]:
    """A record with its key as JSON values, for a package."""
    key = {
        name: getattr(task, name) for name in ("name", "hash", "target", "toolchain", "rule", "rule_version", "default_secs")
    }
    return {**key, **_columns(record), "decisions": dict(record.decisions), "run_secs": list(record.run_secs)}


def _columns(record: Record) -> dict[str, float | str | None]:
    return {
        **{name: getattr(record, name) for name in ("trace", "status", "secs", "detail", "date", "tk_version")},
        **{name: getattr(record.proof, name) for name in PROOF},
        **{name: getattr(record.where, name) for name in ("device", "driver", "clocks", "host")},
        "decisions": json.dumps(dict(record.decisions), sort_keys=True),
        "run_secs": json.dumps(list(record.run_secs)),
    }


def _record(row: sqlite3.Row) -> Record:
    return Record(
        trace=row["trace"],
        status=row["status"],
        run_secs=tuple(json.loads(row["run_secs"])),
        decisions=json.loads(row["decisions"]),
        proof=_proof(row),
        where=Where(row["device"], row["driver"], row["clocks"], row["host"]),
        detail=row["detail"],
        date=row["date"],
        tk_version=row["tk_version"],
        id=int(row["id"]),
    )


def _proof(row: sqlite3.Row) -> Proof:
    return Proof(row["reference"] or "", row["error"], row["tolerance"], row["seed"], int(row["gate"]), row["families"])


def _task_row(row: sqlite3.Row) -> TaskRow:
    names = ("id", "workload", "hash", "name", "target", "toolchain", "rule", "rule_version", "winner", "default_secs",
             "tuned_secs", "bound_secs", "note")  # fmt: skip
    return TaskRow(
        **{name: row[name] for name in names},
        verdict=row["verdict"] or "",
        finished=row["finished"] or "",
        trials_wanted=row["trials_wanted"] or 0,
        stopped=Stop(row["stopped"]),
    )
