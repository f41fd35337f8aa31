"""tk coverage: what tk converts of a framework, as a table, and how the framework's own tests end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange, OutputFile, common
from tk.errors import UsageError, meant, message

if TYPE_CHECKING:
    from tk.report.terminal import Terminal
    from tk.testing.suite import Result, SuiteTest

__all__ = ["coverage"]

WRONG = 3  # the exit status of numbers outside their tolerance
TABLE = click.option("-o", "--output", type=OutputFile(), help="A Markdown file for the table; by default it is printed.")


RUN = (
    click.option("--case", "cases", multiple=True, help="Run the cases whose names contain this."),
    click.option("--every", type=click.IntRange(1), default=1, show_default=True, help="Run each Nth case only."),
    click.option("--jobs", type=click.IntRange(1), default=2, show_default=True, help="Cases at once."),
    click.option("--limit", type=FiniteRange(1), default=120.0, show_default=True, help="Seconds a case."),
    click.option("--results", type=OutputFile(), help="A file for each result as it comes; what it holds is not run again."),
)


def _runs(command: Callable[..., None]) -> Callable[..., None]:
    """The options of a command that runs a suite's cases."""
    for option in reversed(RUN):
        command = option(command)
    return command


@dataclass(frozen=True)
class Run:
    """How to run cases: the options of `RUN`, by their names."""

    cases: tuple[str, ...]
    every: int
    jobs: int
    limit: float
    results: Path | None


def _without_run(*used: str) -> None:
    """Raises UsageError for an option that means nothing without --run; `used` are those that do."""
    context = click.get_current_context()
    for parameter in context.command.params:
        name = parameter.name or ""
        given = context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if given and name not in ("run", "output", "json", "quiet", "verbose", *used):
            raise UsageError(message(f"{parameter.opts[0]} says nothing without --run", do="add --run, or leave it out"))


@click.group()
def coverage() -> None:
    """Write tables of what tk converts."""


@coverage.command("onnx")
@TABLE
@click.option("--run", is_flag=True, help="Run ONNX's own test cases, and count how they end.")
@click.option(
    "--kind", type=click.Choice(["node", "simple", "pytorch-converted", "pytorch-operator"]), default="node", show_default=True
)
@click.option("--device", type=click.Choice(["CPU", "CUDA"]), default="CPU", show_default=True, help="Where to run them.")
@_runs
@common(json=True)
@click.pass_obj
def onnx_(terminal: Terminal, /, output: Path | None, run: bool, kind: str, device: str, **options: Any) -> None:
    """ONNX's operators, and how each is converted; with --run, how ONNX's own test cases end.

    Ends with status 3 where a case is wrong, else with 1 where one raised an error that is none of tk's, crashed or was late.
    """
    from tk.testing.onnx_coverage import markdown, operators
    from tk.testing.suite import load_results

    if not run:
        _without_run("results")
    asked = Run(**options)
    ended = load_results(asked.results) if asked.results else {}
    if run:
        from tk.testing import onnx_suite

        tests = onnx_suite.suite_tests(kind, device, asked.cases)
        ended = _run(terminal, tests, asked, ended, f"{onnx_suite.__name__}:warm")
    _give(terminal, markdown(operators(), ended), output)
    terminal.emit({"cases": _counts(ended), "operators": {row.operator: row.how for row in operators()}})
    _leave(ended)


@coverage.command("torch")
@TABLE
@click.option(
    "--run", is_flag=True, help="Run the sample calls that torch tests its operators with instead (needs expecttest)."
)
@click.option("--dtype", "dtypes", multiple=True, default=["float32"], show_default=True, help="The dtype of the samples.")
@click.option("--samples", type=click.IntRange(1), default=6, show_default=True, help="Calls an operator.")
@_runs
@common(json=True)
@click.pass_obj
def torch_(
    terminal: Terminal, /, output: Path | None, run: bool, dtypes: tuple[str, ...], samples: int, **options: Any
) -> None:
    """Core ATen's operators: each exported, imported, compiled for the CPU and compared with torch, which takes minutes. With
    --run, how the sample calls of all of torch's operators end, with the reasons of those that are not right.

    Ends with status 3 where one is wrong.
    """
    if run:
        _run_samples(terminal, output, dtypes, samples, Run(**options))
        return
    _without_run()
    from tk.testing.torch_coverage import core_operators, cover, markdown

    with terminal.phases(len(core_operators()), "operators") as started:
        rows = list(cover(started))
    _give(terminal, markdown(rows), output)
    terminal.emit({"operators": {row.name: row.state for row in rows}})
    if any(row.state == "wrong" for row in rows):
        raise SystemExit(WRONG)


def _run_samples(terminal: Terminal, output: Path | None, dtypes: tuple[str, ...], samples: int, asked: Run) -> None:
    from tk.testing.suite import load_results
    from tk.testing.torch_suite import DATABASE, DTYPES, operator_tests, summary

    if unknown := sorted(set(dtypes) - set(DTYPES)):
        raise UsageError(
            message(
                "there are no samples of this dtype",
                need=", ".join(DTYPES),
                have=", ".join(unknown),
                do=meant(unknown[0], DTYPES, "give some of these"),
            )
        )
    tests = [test for dtype in dtypes for test in operator_tests(dtype, asked.cases, samples)]
    ended = _run(terminal, tests, asked, load_results(asked.results) if asked.results else {}, DATABASE)
    _give(terminal, summary(ended.values()), output)
    terminal.emit({"cases": _counts(ended)})
    _leave(ended)


def _counts(ended: Mapping[str, Result]) -> dict[str, int]:
    return dict(Counter(result.status for result in ended.values()))


def _leave(ended: Mapping[str, Result]) -> None:
    """Ends with status 3 where a case was wrong, else with 1 where one neither passed nor was refused."""
    counts = _counts(ended)
    if counts.get("wrong"):
        raise SystemExit(WRONG)
    if set(counts) - {"pass", "refused"}:
        raise SystemExit(1)


def _give(terminal: Terminal, text: str, output: Path | None) -> None:
    """The table to a file, or to the terminal."""
    if output:
        output.write_text(text, encoding="utf-8")
    else:
        terminal.show(text)


def _run(
    terminal: Terminal,
    tests: Sequence[SuiteTest],
    asked: Run,
    ended: dict[str, Result],
    *prepare: str,
) -> dict[str, Result]:
    """Runs the cases that `ended` lacks, and says how each ended that did not pass."""
    from tk.testing.suite import run_suite, to_line

    if not tests:
        raise UsageError(
            message(
                "there are no such cases",
                need="a part of a case's name",
                have=", ".join(asked.cases),
                do="give a part of another name, or leave --case out for all",
            )
        )
    tests = tests[:: asked.every]
    started = time.perf_counter()
    for result in run_suite(tests, jobs=asked.jobs, limit=asked.limit, done=ended, prepare=prepare):
        ended[result.case] = result
        if asked.results is not None:
            with asked.results.open("a", encoding="utf-8") as lines:
                lines.write(to_line(result))
        if result.status not in ("pass", "refused"):
            terminal.say(f"{result.status}: {result.case}: {result.said.strip().splitlines()[0] if result.said else ''}")
    terminal.say(f"{len(tests)} cases, {time.perf_counter() - started:.0f} s")
    return ended
