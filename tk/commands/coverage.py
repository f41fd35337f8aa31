"""tk coverage: what tk converts of a framework, as a table."""

from __future__ import annotations

import os
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, common

if TYPE_CHECKING:
    from tk.report.terminal import Terminal
    from tk.verify.onnx_suite import Result

__all__ = ["coverage"]

WRONG = 3  # the exit status of numbers outside their tolerance
TABLE = click.option("-o", "--output", type=OutputFile(), help="A Markdown file for the table; by default it is printed.")


@dataclass(frozen=True)
class Suite:
    """What of ONNX's test cases to run, and how: the options of the command, by their names."""

    kind: str
    cases: tuple[str, ...]
    device: str
    every: int
    jobs: int
    limit: float


@click.group()
def coverage() -> None:
    """Write tables of what tk converts."""


@coverage.command("onnx")
@TABLE
@click.option("--run", is_flag=True, help="Run ONNX's own test cases, and count how they end.")
@click.option(
    "--kind", type=click.Choice(["node", "simple", "pytorch-converted", "pytorch-operator"]), default="node", show_default=True
)
@click.option("--case", "cases", multiple=True, help="Run the cases whose names contain this.")
@click.option("--device", type=click.Choice(["CPU", "CUDA"]), default="CPU", show_default=True, help="Where to run them.")
@click.option("--every", type=click.IntRange(1), default=1, show_default=True, help="Run each Nth case only.")
@click.option("--jobs", type=click.IntRange(1), default=2, show_default=True, help="Cases at once.")
@click.option("--limit", type=click.FloatRange(1), default=120.0, show_default=True, help="Seconds a case.")
@click.option("--results", type=OutputFile(), help="A file for each result as it comes; what it holds is not run again.")
@common(json=True)
@click.pass_obj
def onnx_(terminal: Terminal, /, output: Path | None, run: bool, results: Path | None, **suite: Any) -> None:
    """ONNX's operators, and how each is converted; with --run, how ONNX's own test cases end.

    Ends with status 3 where a case is wrong, else with 1 where one raised an error that is none of tk's, crashed or was late.
    """
    # TVM's import asks torch for GPUs, which wakes the driver unless torch may ask NVML; forked cases could not use it then.
    os.environ.setdefault("PYTORCH_NVML_BASED_CUDA_CHECK", "1")
    from tk.frontend.onnx_coverage import markdown, operators
    from tk.verify.onnx_suite import load_results

    ended = load_results(results) if results else {}
    if run:
        ended = _run(terminal, Suite(**suite), results, ended)
    _give(terminal, markdown(operators(), ended), output)
    counts = Counter(result.status for result in ended.values())
    terminal.emit({"cases": dict(counts), "operators": {row.operator: row.how for row in operators()}})
    if counts["wrong"]:
        raise SystemExit(WRONG)
    if counts.total() > counts["pass"] + counts["refused"]:
        raise SystemExit(1)


@coverage.command("torch")
@TABLE
@common(json=True)
@click.pass_obj
def torch_(terminal: Terminal, output: Path | None) -> None:
    """Core ATen's operators: each exported, imported, compiled for the CPU and compared with torch, which takes minutes.

    Ends with status 3 where one is wrong.
    """
    from tk.frontend.torch_coverage import core_operators, cover, markdown

    with terminal.phases(len(core_operators()), "operators") as started:
        rows = list(cover(started))
    _give(terminal, markdown(rows), output)
    terminal.emit({"operators": {row.name: row.state for row in rows}})
    if any(row.state == "wrong" for row in rows):
        raise SystemExit(WRONG)


def _give(terminal: Terminal, text: str, output: Path | None) -> None:
    """The table to a file, or to the terminal."""
    if output:
        output.write_text(text, encoding="utf-8")
    else:
        terminal.show(text)


def _run(terminal: Terminal, suite: Suite, file: Path | None, ended: dict[str, Result]) -> dict[str, Result]:
    """Runs the cases that `ended` lacks, and says how each ended that did not pass."""
    from tk.verify.onnx_suite import run_suite, suite_tests, to_line

    tests = suite_tests(suite.kind, suite.device, suite.cases)[:: suite.every]
    started = time.perf_counter()
    for result in run_suite(tests, jobs=suite.jobs, limit=suite.limit, done=ended):
        ended[result.case] = result
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(to_line(result))
        if result.status not in ("pass", "refused"):
            terminal.say(f"{result.status}: {result.case}: {result.said.strip().splitlines()[0] if result.said else ''}")
    terminal.say(f"{len(tests)} cases, {time.perf_counter() - started:.0f} s")
    return ended
