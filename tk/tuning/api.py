"""`tk.tune`: model → tuning records. The drawing in one screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import TargetError, UsageError, meant, message
from tk.host import this_host
from tk.host.cache import caching
from tk.package.requirements import lacks, needs_of
from tk.runtime.quiet import quiet
from tk.schedule.accumulate import check_acc_dtype
from tk.schedule.precision import checked_precision
from tk.target import Target, resolve
from tk.tuning.budget import devices_of, seconds_of
from tk.tuning.database.store import Database
from tk.tuning.events import Event, TuneReport
from tk.tuning.job import Job, JobOptions
from tk.tuning.state import Limits
from tk.tuning.workers import fork_server
from tk.tuning.workers.cluster import tls_of

if TYPE_CHECKING:
    from tk.tuning.tasks import Task

__all__ = ["tasks_of", "tune"]

# Trials a task, where neither a budget nor a number of trials is given.
EFFORT = {"quick": 64, "full": 512}


@quiet()
def tune(
    model: Any,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, object] | None = None,
    *,
    target: str | Target = "auto",
    budget: str | float | None = None,
    trials: int | None = None,
    each: int | None = None,
    effort: str = "quick",
    database: str | Path | Database = "tuned.db",
    devices: str | None = None,
    jobs: int = 0,
    seed: int | None = None,
    scheduler: str | None = None,
    tls_ca_file: str | None = None,
    tls_cert: str | None = None,
    tls_key: str | None = None,
    callback: Callable[[Event], None] = lambda event: None,
    limits: Limits | None = None,
    dry_run: bool = False,
    accumulate: str = "float32",
    precision: str | None = None,
    cache: bool = True,
    **importing: Any,
) -> TuneReport:
    """Search better schedules for the functions of a model, and keep what was found in `database`.

    `model`, `args`, `kwargs` and `importing` (dynamic_shapes, shapes, dtype, weights) are as for `tk.compile`; `model`
    may also be a list of `tk.tuning.tasks.Task`. `budget` is the time for the whole job ("30m", or seconds), `trials`
    the number of candidates, `each` the most that one task may get; with none of them, `effort` gives each task 64
    ("quick") or 512 ("full") trials. `devices` are
    the GPUs to measure on ("cuda:0,cuda:1"), `jobs` the number of builders (0: fits the cores). `seed` makes the search
    reproducible, at the price of one search thread. `scheduler` is the address of a Dask scheduler whose workers then build
    and measure ("tcp://127.0.0.1:8786", or "tls://HOST:8786" with the files `tls_ca_file`, `tls_cert` and `tls_key`).
    `callback` gets an Event for everything that happens, between
    measurements, in this process.

    The same call again goes on where the last one stopped; what is finished costs nothing. Ctrl-C ends a run cleanly.

    With `accumulate` "float16" the kernels of `tk.compile(…, accumulate="float16")` are tuned: their records are others, and
    the gate allows what sums in float16 lose. `precision` is as for `tk.compile`: kernels below "highest" have records of their
    own too, and the gate allows what TF32 loses.

    For an AMD GPU that is not here, with neither `devices` nor a `scheduler`, configs are ranked by their rule's model and by
    what the compiler made of them (tk/tuning/modelled.py): their records are "modelled", not measured. Without `each` and
    `trials` a task gets 6.

    With `cache` the references that candidates are compared with, and the gate's own kernels, are taken from ~/.cache/tk
    where an earlier job built the same; candidates never are.

    With `dry_run` only the defaults are timed and nothing is searched: each task's `tuned_secs` is then the time that is
    expected, and the report's `seconds` the expected duration. It makes no database that is not there.

    Raises UsageError, TargetError, ImportModelError, DatabaseError or TuneError.
    """
    row = resolve(target)
    tls = tls_of(scheduler or "", tls_ca_file, tls_cert, tls_key)
    modelled = not scheduler and devices is None and _absent(row)
    if not scheduler and not modelled:
        _check_devices(row, devices)
    check_acc_dtype(accumulate)
    checked_precision(precision, of_torch=False)
    if not modelled:
        fork_server.start((f"tk.schedules.{row.kind}",))
    tasks = tasks_of(model, args, kwargs, row, accumulate, precision, **importing)
    options = _options(tasks, budget, trials, each, effort, devices, jobs, seed, limits)
    options = replace(options, scheduler=scheduler or "", tls=tls)
    with caching(cache), _opened(database, dry_run) as opened:
        if modelled:
            from tk.tuning.modelled import model_tasks, plan_tasks

            if dry_run:
                return plan_tasks(tasks, row, opened, each, trials)
            return model_tasks(tasks, row, opened, callback, each, options.budget, trials)
        job = Job(tasks, row, opened, options, callback)
        return job.plan() if dry_run else job.run()


def _absent(target: Target) -> bool:
    """Whether `target` is an AMD GPU and nothing here can run its kernels."""
    return target.kind == "rocm" and bool(lacks(needs_of(target, b""), this_host(True), 0))


def _check_devices(target: Target, devices: str | None) -> None:
    """Refuse a job whose kernels nothing here can run, before anything is imported or built."""
    if devices is not None and not target.is_gpu:
        raise UsageError(
            message(
                "devices are GPUs",
                need="a GPU's target, or no devices",
                have=f"{devices} for {target.name}",
                do="leave devices out, or give a GPU's target",
            )
        )
    needs, host = needs_of(target, b""), this_host(target.is_gpu)
    for number in devices_of(devices) if target.is_gpu else [None]:
        if missing := lacks(needs, host, number):
            listed = "\n".join(f"  {lack}" for lack in missing)
            what = f"this host cannot measure kernels for {target.name}\n{listed}"
            raise TargetError(message(what, do="let a cluster's workers measure: --scheduler tcp://HOST:PORT"))


def tasks_of(
    model: Any,
    args: Sequence[Any],
    kwargs: Mapping[str, object] | None,
    target: Target,
    accumulate: str = "float32",
    precision: str | None = None,
    **importing: Any,
) -> Sequence[Task]:
    """The tasks of a model, as `tk.compile` would compile it for `target`."""
    from tk.tuning.tasks import Task, extract

    if isinstance(model, Sequence) and model and all(isinstance(task, Task) for task in model):
        return model
    from tk.frontend import load
    from tk.frontend.model import Model
    from tk.pipeline import Options, to_schedule
    from tk.schedule.discover import discover

    imported = model if isinstance(model, Model) else load(model, args, kwargs, **importing)
    options = Options(accumulate=accumulate, precision=precision)
    parts = [replace(part, source=imported.source) for loop in imported.loops.values() for part in loop.parts().values()]
    mods = [to_schedule(part, target, options)[0] for part in (imported, *parts)]
    return extract(mods, target, discover(target.kind))


def _options(
    tasks: Sequence[Task],
    budget: str | float | None,
    trials: int | None,
    each: int | None,
    effort: str,
    devices: str | None,
    jobs: int,
    seed: int | None,
    limits: Limits | None,
) -> JobOptions:
    if effort not in EFFORT:
        raise UsageError(message(f"there is no effort {effort!r}", need=" or ".join(EFFORT), do=meant(effort, EFFORT)))
    if budget is None and trials is None and each is None:
        trials = EFFORT[effort] * sum(not task.refused for task in tasks)
    limits = limits or Limits(batch=16 if effort == "quick" else 32)
    seconds = None if budget is None else seconds_of(budget)
    return JobOptions(seconds, trials, each, devices_of(devices), jobs, seed, limits=limits)


def _opened(database: str | Path | Database, dry_run: bool) -> Any:
    if isinstance(database, Database):
        return nullcontext(database)
    return Database(":memory:" if dry_run and not Path(database).exists() else database)
