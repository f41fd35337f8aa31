"""tk tune: better schedules for a model's kernels, kept in a database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, cached, common

if TYPE_CHECKING:
    from tk.report.terminal import Terminal
    from tk.tuning.events import TuneReport

__all__ = ["tune"]


@click.command("tune")
@click.argument("model", required=False)
@click.option("-t", "--target", default="auto", show_default=True, help="One target (see `tk targets`).")
@click.option("--budget", help="Time for the whole job, over all its runs: 90s, 30m, 1h30m.")
@click.option("--trials", type=click.IntRange(min=1), help="Candidates for the whole job, over all its runs.")
@click.option("--each", type=click.IntRange(min=1), help="Candidates for each task at most, over all runs.")
@click.option(
    "--effort",
    type=click.Choice(["quick", "full"]),
    default="quick",
    show_default=True,
    help="Without --budget, --trials and --each: 64 or 512 trials a task.",
)
@click.option(
    "--db", "database", type=click.Path(path_type=Path), default=Path("tuned.db"), show_default=True, help="Database."
)
@click.option("--devices", help="GPUs to measure on: cuda:0,cuda:1.")
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Builders; 0 fits the cores.")
@click.option("--seed", type=int, help="Make the search reproducible, with one search thread.")
@click.option("--scheduler", help="A Dask scheduler, tcp://127.0.0.1:PORT or tls://HOST:PORT, whose workers do the work.")
@click.option("--tls-ca-file", help="With tls://: the authority that signed the scheduler's certificate, in PEM.")
@click.option("--tls-cert", help="With tls://: this client's certificate, in PEM.")
@click.option("--tls-key", help="With tls://: its key, in PEM.")
@click.option("--report", type=OutputFile(), help="Write a page with roofline plots and search curves.")
@click.option("--dry-run", is_flag=True, help="Show the tasks, their bounds and today's times; search nothing.")
@click.option("--shape", "shapes", multiple=True, help="An input's shape, as for `tk compile`.")
@click.option("--dtype", help="Cast what is floating: float32, float16 or bfloat16. With --suite: such as bfloat16,float16.")
@click.option(
    "--accumulate",
    type=click.Choice(["float32", "float16"]),
    default="float32",
    show_default=True,
    help="What matmuls of float16 sum in, as for `tk compile`.",
)
@click.option(
    "--precision",
    type=click.Choice(["highest", "high", "medium"]),
    help="How exact matmuls of float32 are, as for `tk compile`; by default as the package FILE.tk says.",
)
@click.option("--suite", help="Instead of a model: the kernels of `tk suite`, such as gemm.")
@click.option("--shapes", "models", help="With --suite: the models whose shapes to tune, such as llama3-8b,bert-base.")
@click.option("--m", "sizes", help="With --suite: the rows, such as 16,2048.")
@click.option("--weights", type=click.Path(path_type=Path), help="A folder of safetensors, for zoo:NAME.")
@cached
@common(json=True)
@click.pass_obj
def tune(
    terminal: Terminal,
    /,
    model: str | None,
    target: str,
    report: Path | None,
    dry_run: bool,
    shapes: tuple[str, ...],
    dtype: str | None,
    weights: Path | None,
    suite: str | None,
    models: str | None,
    sizes: str | None,
    **options: Any,
) -> int:
    """Search better schedules for MODEL's kernels and keep them in a database.

    MODEL is what `tk compile` takes, or a package FILE.tk: then the model that it was compiled from is tuned, and the
    package is written anew with what was found. The same command again goes on where the last run stopped.

    With --suite the kernels of known models are tuned instead, for every model that has them.
    """
    from tk.tuning.workers import fork_server

    fork_server.start()  # builders' imports take as long as those of the compiler and of the model, which are next
    from tk.runtime.ffi import import_compiler

    import_compiler()  # before torch
    import tk.tuning as tuning
    from tk.tuning.progress import watcher

    _one_of(model, suite, {"--shapes": models, "--m": sizes}, {"--shape": shapes, "--weights": weights})
    package: Path | None = None
    imported: Any
    if suite is not None:
        imported = _suite(suite, target, models, sizes, dtype)
    else:
        assert model is not None
        imported, package = _model(model, shapes, dtype, weights)
    if package is not None and options["precision"] is None:
        options["precision"] = _kept(package)
    if dry_run:
        planned = tuning.tune(imported, target=target, dry_run=True, **options)
        terminal.show(_table(planned, "expected"))
        terminal.emit(document(planned))
        return 0
    with watcher(terminal.quiet) as watch:
        done = tuning.tune(imported, target=target, callback=watch, **options)
    terminal.show(_table(done, "modelled" if done.stopped == "modelled" else "tuned"), _summary(done))
    if report is not None:
        from tk.report.tuning_html import write

        write(done, report)
        terminal.say(f"report   {report}")
    terminal.emit(document(done))
    if done.stopped == "interrupted":
        return 130
    if package is not None:
        _rewrite(imported, package, options["database"], options["precision"])
        terminal.say(f"package  {package}")
    return 0


def _one_of(model: str | None, suite: str | None, suites: dict[str, Any], models: dict[str, Any]) -> None:
    """Refuse a command line that names neither a model nor a suite, or both, or options of the other one."""
    from tk.errors import UsageError, message

    if (model is None) == (suite is None):
        have = f"{model} and --suite {suite}" if model else "neither"
        raise UsageError(
            message(
                "there is nothing to tune, or too much", need="either MODEL or --suite NAME", have=have, do="give one of them"
            )
        )
    stray = [name for name, value in (suites if suite is None else models).items() if value]
    if stray:
        kind = "a suite" if suite is None else "a model"
        raise UsageError(
            message(
                f"{', '.join(stray)} is for {kind}",
                have=f"--suite {suite}" if suite else f"the model {model}",
                do="leave it out",
            )
        )


def _suite(name: str, target: str, models: str | None, sizes: str | None, dtypes: str | None) -> Any:
    """The tasks of a suite's problems."""
    from tk.commands.suite import listed, row_counts
    from tk.schedule.suite import find_suite
    from tk.target import resolve
    from tk.tuning.tasks import of_suite

    row = resolve(target)
    problems = find_suite(row.kind, name).problems(listed(models), row_counts(sizes), listed(dtypes))
    return of_suite(problems, row)


def _model(model: str, shapes: tuple[str, ...], dtype: str | None, weights: Path | None) -> tuple[Any, Path | None]:
    """(the model, the package's path where MODEL is one)."""
    if Path(model).suffix == ".tk":
        from tk.package.artifact import Package
        from tk.verify.reference import rebuild

        return rebuild(Package.open(model)), Path(model)
    from tk.commands.compile import import_model

    return import_model(model, shapes, dtype, weights), None


def _kept(path: Path) -> str:
    """How exact float32 products of the package at `path` are."""
    from tk.package.artifact import Package

    source = Package.open(path).source
    matmuls = str(source.get("precision", "highest"))
    return f"{matmuls},{source.get('conv_precision', matmuls)}"


def _rewrite(model: object, path: Path, database: Path, precision: str | None) -> None:
    """The package at `path` compiled again for its targets, with the database's records."""
    import tk
    from tk.package.artifact import Package

    targets = list(Package.open(path).targets)
    tk.compile(model, target=targets, database=database, precision=precision).save(path)


def _table(report: TuneReport, what: str) -> Any:
    from rich.table import Table

    from tk.tuning.progress import micros

    table = Table(title=f"{report.target}: {len(report.tasks)} tasks", title_justify="left")
    for name in (
        "task",
        "arguments",
        "calls",
        "rule",
        "bound",
        "untuned",
        what,
        "gain",
        "roofline",
        "trials",
        "rejected",
        "note",
    ):
        right = name in ("calls", "bound", "untuned", what, "gain", "roofline", "trials", "rejected")
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for task in report.tasks:
        rejected = sum(number for status, number in task.statuses.items() if status not in ("valid", "modelled"))
        share = f"{task.roofline:.0%}" if task.roofline is not None else "–"
        table.add_row(
            task.label, task.signature, str(task.weight), task.rule, micros(task.bound_secs), micros(task.default_secs),
            micros(task.final_secs), f"{task.speedup:.2f}×", share, str(task.trials), str(rejected), task.note,
        )  # fmt: skip
    return table


def _summary(report: TuneReport) -> str:
    from tk.tuning.budget import text_of
    from tk.tuning.progress import micros

    statuses = ", ".join(f"{number} {status.replace('_', ' ')}" for status, number in sorted(report.statuses.items()))
    lines = [
        f"kernels  {micros(report.before)} → {micros(report.after)} a run of the model ({report.speedup:.2f}×)",
        f"trials   {report.trials} in {text_of(report.seconds)} ({report.rate:.1f} a second), {report.stopped}",
        f"records  {statuses or 'none'}",
        f"database {report.database}",
    ]
    return "\n".join(lines + [f"broken   {folder}" for folder in report.quarantine])


def document(report: TuneReport) -> dict[str, Any]:
    """A report as JSON values."""
    from dataclasses import asdict

    totals = {name: getattr(report, name) for name in ("before", "after", "speedup", "rate")}
    tasks = [
        {**asdict(task), "statuses": dict(task.statuses), "speedup": task.speedup, "roofline": task.roofline}
        for task in report.tasks
    ]
    return {**asdict(report), **totals, "tasks": tasks}
