"""Every rule's cases on this machine's devices, checked against float64 and timed: what `tk doctor --report` writes.

A machine that nobody of the project has can so send one file from which all is seen: what is installed, what loads, which
kernels are right, how fast they are. Each case runs in a child process, so that one that faults or hangs costs itself alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.schedule.case import Case
    from tk.schedule.rule import Rule
    from tk.target import Target
    from tk.tuning.workers.pool import Outcome

__all__ = ["BAD", "CaseResult", "CaseRunner", "machine", "run_cases", "targets_here"]

SECONDS = 300.0  # until a case counts as hung: the slowest compile in 40
CALLS_SECONDS = 0.05  # of calls that are timed
BAD = ("wrong", "failed", "crashed", "timed out")  # what a report should not have
KEPT = 2000  # characters of a reason


@dataclass(frozen=True)
class CaseResult:
    """One case of one rule. `status` is "right", "wrong", "refused" (the rule does not take it here), "failed", "crashed" or
    "timed out", with the reason in `detail`; `error` is ‖out − ref‖ / ‖ref‖ of the worst output; `microseconds` is a call's
    median, launch included and caches warm; `wall_seconds` is all of it, compiling first; `config` is the schedule's."""

    target: str
    rule: str
    case: str
    status: str
    detail: str = ""
    error: float | None = None
    tolerance: float | None = None
    microseconds: float | None = None
    wall_seconds: float | None = None
    config: Mapping[str, Any] | None = None

    @property
    def what(self) -> str:
        return f"{self.rule} {self.case}"

    @property
    def reason(self) -> str:
        """The last line of the detail, which names the error; of a wrong case, its error."""
        if self.status == "wrong":
            return f"error {self.error}, at most {self.tolerance}"
        return (self.detail.strip().splitlines() or [""])[-1]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def targets_here() -> list[Target]:
    """The targets whose kernels run on this machine: the CPU, then a GPU of each architecture that is here and known."""
    from tk.host import this_host
    from tk.target import ROWS, resolve

    host = this_host()
    arches = {f"sm_{gpu.compute.replace('.', '')}" for gpu in host.devices} | {gpu.compute for gpu in host.amd}
    found = [resolve("cpu")]
    for row in ROWS.values():
        if row.arch.removesuffix("a") in arches and row.arch not in {target.arch for target in found}:
            found.append(resolve(f"{row.kind}:{row.arch}"))
    return found


class CaseRunner:
    """The role of a child: `handle((rule, index))` builds, runs, checks and times one case; see tk/tuning/workers."""

    damaged = False

    def __init__(self, target: str) -> None:
        from tk.schedule.discover import discover
        from tk.target import resolve

        self.target = resolve(target)
        self.rules = {rule.name: rule for rule in discover(self.target.kind)}
        if self.target.kind == "rocm":
            from tk.rocm.plugin import plugin
            from tk.runtime.ffi import hip_runtime

            hip_runtime(plugin)

    def handle(self, job: tuple[str, int]) -> CaseResult:
        """The result of case number `job[1]` of the rule called `job[0]`."""
        from tk.errors import TkError

        rule = self.rules[job[0]]
        case = rule.cases[job[1]]
        about = (self.target.name, rule.name, str(case))
        try:
            return self._run(rule, case, about)
        except (TkError, ValueError, RuntimeError) as error:
            self.damaged = self.target.is_gpu  # after a kernel's fault the device's context is of no use
            return CaseResult(*about, status="failed", detail=f"{type(error).__name__}: {error}"[:KEPT])

    def _run(self, rule: Rule, case: Case, about: tuple[str, str, str]) -> CaseResult:
        from tk.errors import ScheduleError
        from tk.schedule.case import judge, prim_func
        from tk.schedule.rule import schedule

        func, names = prim_func(case, self.target)
        match = rule.match(func, self.target)
        if match is None:
            return CaseResult(*about, status="refused", detail="the rule does not match on this target")
        config = rule.default(match, self.target)
        try:
            with self.target.tvm():
                scheduled = schedule(rule, func, match, self.target, config)
        except ScheduleError as error:
            return CaseResult(*about, status="refused", detail=str(error)[:KEPT])
        worst, seconds = judge(case, scheduled, names, self.target, timed=CALLS_SECONDS)
        return CaseResult(
            *about,
            status="right" if worst <= case.tolerance else "wrong",
            error=worst if isfinite(worst) else None,
            tolerance=case.tolerance,
            microseconds=None if seconds is None else round(seconds * 1e6, 3),
            config=asdict(config) if is_dataclass(config) and not isinstance(config, type) else None,
        )


def run_cases(
    target: Target, jobs: int, done: Callable[[int, int], None], only: Sequence[str] = (), seconds: float = SECONDS
) -> list[CaseResult]:
    """Every case of every rule for `target`, in the rules' order, `jobs` at a time; on a GPU, whose calls are timed, one kernel
    may run beside another's compiler. `only` are the names of the rules to run, all if none. `done` is called with how many
    cases have ended, and how many there are."""
    from tk.schedule.discover import discover
    from tk.tuning.workers.pool import Pool, wait_any

    rules = [rule for rule in discover(target.kind) if not only or rule.name in only]
    work = [(rule.name, index, str(case)) for rule in rules for index, case in enumerate(rule.cases)]
    if not work:
        return []
    options = {"target": target.name}
    pool = Pool("tk.report.doctor_report:CaseRunner", min(jobs, len(work)), options, forked=not target.is_gpu)
    results: dict[tuple[str, int], CaseResult] = {}
    try:
        for name, index, _ in work:
            pool.submit((name, index), (name, index), seconds)
        names = {(name, index): case for name, index, case in work}
        while pool.pending:
            for _, tag, outcome in wait_any([pool], 1.0):
                results[tag] = _result(outcome, (target.name, tag[0], names[tag]))
                done(len(results), len(work))
    finally:
        pool.close()
    return [results[name, index] for name, index, _ in work]


def _result(outcome: Outcome, about: tuple[str, str, str]) -> CaseResult:
    if outcome.kind == "done":
        assert isinstance(outcome.value, CaseResult)
        return replace(outcome.value, wall_seconds=round(outcome.seconds, 3))
    status = "timed out" if outcome.kind == "timed_out" else outcome.kind
    return CaseResult(*about, status=status, detail=outcome.detail[-KEPT:], wall_seconds=round(outcome.seconds, 3))


def machine() -> dict[str, Any]:
    """What the figures of a report depend on, beside its checks: the time, tk, the system, the processor, the GPUs' driver."""
    import platform
    from datetime import UTC, datetime
    from importlib.metadata import PackageNotFoundError, version

    from tk.host import this_host
    from tk.host.cores import cores

    host = this_host()
    try:
        own = version("tk-compiler")
    except PackageNotFoundError:
        own = "not installed"
    return {
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "tk": own,
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": cores(),
        "cuda": host.cuda,
        "rocm": host.rocm,
        "devices": [f"{gpu.name} {gpu.compute}" for gpu in (*host.devices, *host.amd)],
    }
