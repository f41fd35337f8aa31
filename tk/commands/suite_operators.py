"""tk suite operators: torch's operators and fused pairs of them at several sizes, beside torch."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange
from tk.commands.figures import kept_rows, write_figures
from tk.errors import UsageError, meant, message

if TYPE_CHECKING:
    from tk.report.operators.pool import Plan
    from tk.report.terminal import Terminal
    from tk.target import Target
    from tk.testing.operators.problem import Problem

__all__ = ["OPTIONS", "run"]

WRONG = 3  # the exit status of numbers outside their tolerance

OPTIONS = (
    click.option("--match", multiple=True, help="The rows whose names contain this, such as softmax or latent_16."),
    click.option("--size", "extents", help="Of operators: small,medium,large,odd, or all, of each; by default some of each."),
    click.option("--seed", default=0, type=click.IntRange(0), help="Of operators: which rows --random draws."),
    click.option(
        "--jobs", type=click.IntRange(1), help="Kernels built at once; by default one a core, of operators two fewer."
    ),
    click.option(
        "--limit",
        default=60.0,
        show_default=True,
        type=FiniteRange(1),
        help="Of operators: seconds a row, to compile, to measure.",
    ),
    click.option("--minutes", default=0.0, type=FiniteRange(0), help="Begin no row after so long."),
    click.option("--shard", help="Of operators: the part i/n of the rows, such as 1/3."),
    click.option(
        "--threads", type=click.IntRange(1), default=1, show_default=True, help="Of operators: of tk and torch on a CPU."
    ),
)


def run(
    terminal: Terminal,
    rivals: Sequence[str],
    families: Sequence[str],
    dtypes: Sequence[str],
    drawn: int,
    target: str | None,
    rounds: int,
    plot_path: Path | None,
    export: Path | None,
    resume: bool,
    options: Mapping[str, Any],
) -> None:
    """Runs the chosen rows and `drawn` random ones, each as it ends into `export`; shows what they say together, and exits with
    3 where one is wrong. `options` are those of `OPTIONS`."""
    from tk.report.suites import torch_on_gpu
    from tk.target import resolve

    resolved = resolve(target or "auto")
    if resolved.is_gpu:
        torch_on_gpu()
    names = _rivals(rivals, resolved)
    problems = _problems(resolved.kind, families, dtypes, drawn, options)
    if not problems:
        raise UsageError(
            message("no row of the suite has all of these", do="ask for fewer: --shapes, --dtype, --match, --size")
        )
    about = {"suite": "operators", "target": resolved.name, "rounds": rounds, "rivals": list(names)}
    found = kept_rows(export, about, lambda row: str(row["key"])) if resume else {}
    left = [each for each in problems if each.key not in found]
    try:
        with tempfile.TemporaryDirectory(prefix="tk-") as folder:
            plan = _plan(resolved, names, rounds, Path(folder), options)
            terminal.say(f"{len(problems)} rows, {len(problems) - len(left)} of them done; {plan.jobs} compile at once")
            _run(terminal, left, plan, found, lambda: write_figures(export, {**about, "rows": list(found.values())}))
    except KeyboardInterrupt:
        if export is not None:
            terminal.say(f"{len(found)} rows are in {export}; the same command with --resume times the others")
        raise
    _conclude(terminal, about, found, plot_path, export, missing=sum(each.key not in found for each in problems))


def _run(terminal: Terminal, left: Sequence[Problem], plan: Plan, found: dict[str, Any], write: Callable[[], None]) -> None:
    from tk.report.operators.pool import run_rows

    for number, (problem, figures) in enumerate(run_rows(left, plan), 1):
        row = {"key": problem.key, "family": problem.family, "name": problem.name, "size": problem.size.name}
        found[problem.key] = {**row, "dtype": problem.dtype, **figures}
        write()
        terminal.say(f"{number}/{len(left)} {_line(found[problem.key])}")


def _line(row: Mapping[str, Any]) -> str:
    if row["status"] != "pass":
        return f"{row['key']} {row['status']}: {row.get('said', '')}"
    times = " ".join(f"{name} {seconds * 1e6:.1f}" for name, seconds in row["seconds"].items())
    ratio = f"{row['ratio']:.2f}" if "ratio" in row else ""
    return f"{row['key']} {ratio} ({times} µs)"


def _conclude(
    terminal: Terminal,
    about: Mapping[str, Any],
    found: Mapping[str, Any],
    plot_path: Path | None,
    export: Path | None,
    missing: int,
) -> None:
    from tk.report.operators.figures import family_table, floor_table, lines, plot, summary

    rows = list(found.values())
    document = {**about, "rows": rows, "summary": summary(rows)}
    write_figures(export, document)
    if plot_path is not None:
        title = f"operators on {about['target']}: times as fast as the best of {', '.join(about['rivals']) or 'none'}"
        plot_path.write_text(plot(rows, title), encoding="utf-8")
    terminal.show(family_table(rows), floor_table(rows), *lines(document["summary"]))
    if missing:
        terminal.say(f"{missing} rows were not begun; the same command with --resume and --export times them")
    terminal.emit(document)
    if any(row["status"] == "wrong" for row in rows):
        raise SystemExit(WRONG)


def _rivals(given: Sequence[str], target: Target) -> tuple[str, ...]:
    """By default torch and, on a GPU, inductor. Raises UsageError for one that there is not."""
    from tk.report.operators.row import RIVALS

    names = tuple(part.strip() for each in given for part in each.split(",") if part.strip())
    if unknown := [name for name in names if name not in RIVALS]:
        raise UsageError(
            message(
                "suites have no such rival",
                need="some of " + ", ".join(RIVALS),
                have=", ".join(unknown),
                do=meant(unknown[0], RIVALS, "give some of these"),
            )
        )
    return tuple(dict.fromkeys(names)) or (("torch", "inductor") if target.is_gpu else ("torch",))


def _problems(
    kind: str, families: Sequence[str], dtypes: Sequence[str], count: int, options: Mapping[str, Any]
) -> list[Problem]:
    from tk.testing.operators.table import chosen, drawn

    sizes = [part.strip() for part in (options["extents"] or "").split(",") if part.strip()]
    found = chosen(kind, options["match"], families, sizes, dtypes)
    found += [each for each in drawn(kind, count, options["seed"], dtypes) if _wanted(each, families, options["match"])]
    found = _shard(found, options["shard"])
    random.Random(0).shuffle(found)  # what a run has time for is a sample of all
    return found


def _wanted(problem: Problem, families: Sequence[str], match: Sequence[str]) -> bool:
    return (not families or problem.family in families) and (not match or any(text in problem.key for text in match))


def _shard(problems: list[Problem], text: str | None) -> list[Problem]:
    """Every nth of them, from the ith on, of "i/n". Raises UsageError."""
    if text is None:
        return problems
    number, _, count = text.partition("/")
    if not (number.isdigit() and count.isdigit() and 1 <= int(number) <= int(count)):
        raise UsageError(
            message(
                "--shard takes a part of the rows",
                need="i/n, such as 1/3",
                have=text,
                do="give the part's number and of how many it is one, counted from 1",
            )
        )
    return problems[int(number) - 1 :: int(count)]


def _plan(target: Target, rivals: tuple[str, ...], rounds: int, folder: Path, options: Mapping[str, Any]) -> Plan:
    from tk.host.cores import cores
    from tk.report.operators.pool import Plan

    jobs = options["jobs"] or (max(1, cores() - 2) if target.is_gpu else cores())
    threads = None if target.is_gpu else options["threads"]
    return Plan(
        target, rivals, rounds, folder, jobs, options["limit"], options["minutes"], together=target.is_gpu, threads=threads
    )
