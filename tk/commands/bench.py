"""tk bench: how long a call takes, alone or beside others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange, OutputFile, common
from tk.commands import options

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.bench import Plan, Statistics
    from tk.report.contenders import Contender
    from tk.report.terminal import Terminal

__all__ = ["bench"]


def _moved(new: str) -> Any:
    """A callback for an option that has become a command of its own: says which, and ends with a usage error."""

    def callback(context: click.Context, parameter: click.Parameter, value: bool | str | None) -> None:
        if value:
            name = value if isinstance(value, str) else "PACKAGE"
            raise click.UsageError(f"{parameter.opts[0]} is a command now: {new} {name}", context)

    return callback


@click.command()
@click.argument("package", type=click.Path(path_type=Path), required=False)
@click.option("--vs", "rivals", multiple=True, help="torch, onnxruntime, or another package.")
@click.option("--model", help="The model for --vs torch or onnxruntime, where the package does not say or its file has moved.")
@options.inputs
@options.where
@click.option(
    "--cache",
    type=click.Choice(["warm", "cold", "both"]),
    default="both",
    show_default=True,
    help="Cold: flushed before each call.",
)
@click.option("--warmup", default=3, show_default=True, type=click.IntRange(0), help="Calls before the first that counts.")
@click.option("--seconds", default=2.0, show_default=True, type=FiniteRange(0), help="To go on for, a contender and cache.")
@click.option("--repeat", type=click.IntRange(1), help="Just so many calls that count, however long they take.")
@click.option("--threads", type=click.IntRange(1), help="CPU threads for every contender; by default all cores.")
@click.option("--export", type=OutputFile(), help="A file for the figures as JSON.")
@click.option("--generate", "load", help="Of a language model: a prompt of so many tokens in each row, and new ones: 512:128.")
@click.option("--batch", default=1, show_default=True, type=click.IntRange(1), help="Rows, for --generate.")
@click.option("--suite", hidden=True, expose_value=False, is_eager=True, callback=_moved("tk suite"))
@click.option("--kernels", is_flag=True, hidden=True, expose_value=False, is_eager=True, callback=_moved("tk profile"))
@common(json=True)
@click.pass_obj
def bench(
    terminal: Terminal,
    package: Path | None,
    rivals: tuple[str, ...],
    model: str | None,
    inputs: tuple[str, ...],
    entry: str | None,
    shapes: tuple[str, ...],
    seed: int,
    device: str,
    target: str | None,
    cache: str,
    warmup: int,
    seconds: float,
    repeat: int | None,
    threads: int | None,
    export: Path | None,
    load: str | None,
    batch: int,
) -> None:
    """Time PACKAGE, alone or beside torch, ONNX Runtime or another package.

    Contenders take turns in one process, a block of calls each, with the same number of threads. `wall` is the time until
    the results are there; `gpu`, on a GPU, the time between two CUDA events around the call. On a GPU inputs lie there
    before the clock starts, on both sides. Cold: a buffer twice as large as the last-level cache is written before each call.

    `--generate 512:128` times a language model's prompt and the steps behind it, host and tokens included; `--vs torch` sets
    transformers beside it, with a static cache, and on a GPU torch.compile(mode="reduce-overhead").

    `tk profile PACKAGE` times the kernels of a package one by one; `tk suite NAME` known problems beside libraries.
    """
    if package is None:
        raise click.UsageError("Missing argument 'PACKAGE'.")
    if load is not None:
        from tk.report.generation import bench_generation

        document = bench_generation(package, load, batch, rivals, model, seed, device, target, repeat or 3, threads)
        terminal.show(*_generation_table(document))
        terminal.emit(document)
        if export is not None:
            export.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
        return
    from tk.report.bench import Plan
    from tk.report.contenders import gather_contenders

    contenders, about = gather_contenders(package, entry, rivals, model, inputs, shapes, seed, device, target, threads)
    least, most = (repeat, repeat) if repeat else (10, 2000)
    rows: list[dict[str, Any]] = []
    for temperature in ("warm", "cold") if cache == "both" else (cache,):
        plan = Plan(warmup, 0.0 if repeat else seconds, least, most, cold=temperature == "cold")
        terminal.say(f"{temperature} cache: {', '.join(contenders)}")
        rows += _measure(contenders, plan)
    document = {**about, "warmup": warmup, "rows": rows}
    from tk.report.tables import bench_table

    where = f"{about['target']} on {about['device']}, {about['threads']} CPU threads"
    terminal.show(bench_table(rows), f"{where}; times a call" + (f"; figures in {export}" if export else ""))
    terminal.emit(document)
    if export is not None:  # last: figures that cannot be written have been shown
        export.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def _generation_table(document: Mapping[str, Any]) -> list[Table | str]:
    from tk.report.tables import plain, seconds

    figures = ("prompt", "prompt tokens/s", "step", "step p90", "tokens/s", "roofline")
    table = plain("", "name", *figures, right=figures)
    for row in document["rows"]:
        table.add_row(
            row["name"],
            seconds(row["prompt_seconds"]),
            f"{row['prompt_tokens_per_second']:,.0f}",
            seconds(row["step_seconds"]),
            seconds(row["step_seconds_p90"]),
            f"{row['tokens_per_second']:,.1f}",
            f"{row['share_of_roofline']:.0%}",
        )
    where = f"{document['target']} on {document['device']}, {document['threads']} CPU threads"
    return [table, f"{where}; medians, {document['batch']} rows of {document['prompt']} tokens and {document['new']} new"]


def _measure(contenders: Mapping[str, Contender], plan: Plan) -> list[dict[str, float | str]]:
    from tk.report.bench import measure

    measured: dict[str, dict[str, Statistics]] = measure({name: each.timed for name, each in contenders.items()}, plan)
    return [
        {
            "name": name,
            "role": contenders[name].role,
            "cache": "cold" if plan.cold else "warm",
            "clock": clock,
            **figures.to_json(),
        }
        for name, clocks in measured.items()
        for clock, figures in clocks.items()
    ]
