"""A tuning database behind MetaSchedule's own Database interface, so that its search and its passes can use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.tuning.database.record import Record, trace_text
from tk.tuning.database.store import METASCHEDULE, Database, TaskRow, target_key
from tk.tuning.database.workload import canonical

if TYPE_CHECKING:
    import tvm
    from tvm.s_tir import meta_schedule as ms
    from tvm.s_tir.meta_schedule.database import TuningRecord, Workload

    from tk.target import Target

__all__ = ["as_metaschedule", "tuning_record"]


def tuning_record(
    database: Database, task: TaskRow, record: Record, workload: Workload, target: tvm.target.Target
) -> TuningRecord:
    """`record` as a MetaSchedule TuningRecord."""
    from tvm.s_tir import meta_schedule as ms

    sch = database.replay(task, record)
    arguments = ms.arg_info.ArgInfo.from_entry_func(workload.mod, False)
    return ms.database.TuningRecord(sch.trace, workload, list(record.run_secs), target, arguments)


def as_metaschedule(
    database: Database, target: Target, rule: tuple[str, int] = METASCHEDULE, where: str = "metaschedule"
) -> ms.database.Database:
    """`database` as MetaSchedule sees it: the valid records for `target` under `rule`.

    A record committed through it comes from stock MetaSchedule, which checks nothing: its proof is empty and says so.
    """
    from tvm.ir.utils import derived_object
    from tvm.s_tir import meta_schedule as ms

    tvm_target = target.tvm()

    @derived_object
    class View(ms.database.PyDatabase):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.records: dict[int, TuningRecord] = {}

        def _task(self, mod: tvm.IRModule) -> TaskRow | None:
            workload = database.find_workload(canonical(mod["main"]))
            rows = [row for row in self._tasks() if row.workload == workload]
            return rows[-1] if rows else None

        def _tasks(self) -> list[TaskRow]:
            return database.tasks("t.target = ? AND t.rule = ? AND t.rule_version = ?", target_key(target), *rule)

        def has_workload(self, mod: tvm.IRModule) -> bool:
            return database.find_workload(canonical(mod["main"])) is not None

        def commit_workload(self, mod: tvm.IRModule) -> Workload:
            row = database.task(canonical(mod["main"]), target, *rule)
            return ms.database.Workload(database.module(row.workload))

        def commit_tuning_record(self, record: TuningRecord) -> None:
            times = tuple(float(secs) for secs in record.run_secs or ())
            status = "valid" if times and max(times) < 1e9 else "did_not_compile"
            row = database.task(canonical(record.workload.mod["main"]), target, *rule)
            database.commit(
                row,
                Record(trace_text(record.trace), status, times if status == "valid" else (), detail=f"from {where}, unchecked"),
            )

        def _convert(self, row: TaskRow, record: Record, workload: Workload) -> TuningRecord:
            assert record.id is not None
            if record.id not in self.records:
                self.records[record.id] = tuning_record(database, row, record, workload, tvm_target)
            return self.records[record.id]

        def get_top_k(self, workload: Workload, top_k: int) -> list[TuningRecord]:
            row = self._task(workload.mod)
            return [] if row is None else [self._convert(row, r, workload) for r in database.records(row, "valid", top_k)]

        def get_all_tuning_records(self) -> list[Any]:
            found: list[Any] = []
            for row in self._tasks():
                workload = ms.database.Workload(database.module(row.workload))
                found.extend(self._convert(row, record, workload) for record in database.records(row, "valid"))
            return found

        def __len__(self) -> int:
            return sum(database.counts(row).get("valid", 0) for row in self._tasks())

    return View()
