"""tk profile: what a package's time is spent on, kernel by kernel and by family."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, common
from tk.commands import options

if TYPE_CHECKING:
    from rich.table import Table

    from tk.aliases import Array
    from tk.package.artifact import Package
    from tk.report.terminal import Terminal

__all__ = ["profile"]

TOP = 16  # kernels that the table lists


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@options.inputs
@options.where
@click.option("--threads", type=click.IntRange(1), help="CPU threads; by default all cores.")
@click.option("--repeat", default=7, show_default=True, type=click.IntRange(1), help="Calls, of which the median counts.")
@click.option("--plot", "plot_path", type=OutputFile(), help="A file for the families as SVG.")
@click.option("--export", type=OutputFile(), help="A file for the figures as JSON.")
@common(json=True)
@click.pass_obj
def profile(
    terminal: Terminal,
    package: Path,
    inputs: tuple[str, ...],
    entry: str | None,
    shapes: tuple[str, ...],
    seed: int,
    device: str,
    target: str | None,
    threads: int | None,
    repeat: int,
    plot_path: Path | None,
    export: Path | None,
) -> None:
    """Time each kernel of PACKAGE, and sum them by family, beside the least time that the roofline allows.

    The time of a whole call, as it is made, stands beside them. On a GPU kernels are launched one by one for this, behind
    other work, so that what the host takes to launch them is not counted.
    """
    if threads is not None:
        os.environ["TVM_NUM_THREADS"] = str(threads)  # read when TVM's runtime starts
    from tk.package.artifact import Package
    from tk.report.families import by_family, kernel_times, plot
    from tk.runtime.load import load
    from tk.target import resolve
    from tk.verify.gather import gather

    opened = Package.open(package).one(entry)
    arrays = gather(opened, inputs, seed, shapes)
    module = load(opened, device, target=target, graph=False)
    terminal.say(f"{module.target} on {module.device}: {repeat} calls, kernel by kernel")
    call = module.prepare(arrays)
    times = kernel_times(module, opened.builds[module.target], call, repeat)
    kernels = [asdict(time) | {"bound": resolve(module.target).roofline(time.flops, time.bytes, time.dtype)} for time in times]
    document: dict[str, Any] = {
        "package": str(package),
        "target": module.target,
        "device": module.device,
        "families": by_family(times, resolve(module.target)),
        "kernels": kernels,
        "seconds": sum(time.seconds for time in times),
    }
    where = module.device
    module.close()
    document["call"] = _whole_call(opened, where, module.target, arrays, repeat)
    terminal.show(*_tables(document, bool(module.signature.dims)))
    terminal.emit(document)
    # last: figures that cannot be written have been shown
    if export is not None:
        export.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    if plot_path is not None:
        plot_path.write_text(plot([(f"{opened.name}, {module.target}", document["families"])]), encoding="utf-8")


def _whole_call(opened: Package, device: str, target: str, arrays: Sequence[Array], repeat: int) -> dict[str, float | str]:
    """The median of whole calls as they are made, graphs and all: {"seconds": …, "clock": "gpu" or "wall", "graph": …}."""
    from tk.report.bench import Plan, measure
    from tk.runtime.clocks import clock_for
    from tk.runtime.load import load

    with load(opened, device, target=target, verify="fast") as module:
        kind, _, index = device.partition(":")
        plan = Plan(seconds=0.0, least=repeat, most=repeat)
        measured = measure({"call": (module.prepare(arrays), clock_for(kind, int(index or 0)))}, plan)["call"]
        clock = "gpu" if "gpu" in measured else "wall"
        return {"seconds": measured[clock].median, "clock": clock, "graph": module.replays}


def _tables(document: dict[str, Any], dynamic: bool) -> list[Table | str]:
    from tk.report.tables import plain, seconds
    from tk.runtime.gpu import gpu_of

    figures = ("kernels", "calls", "time", "share", "bound", "of the bound")
    families = plain("family", *figures, right=figures)
    for row in document["families"]:
        reached = "" if row["bound_share"] is None else f"{row['bound_share']:.0%}"
        families.add_row(
            row["family"],
            str(row["kernels"]),
            str(row["calls"]),
            seconds(row["seconds"]),
            f"{row['share']:.0%}",
            seconds(row["bound"]),
            reached,
        )
    columns = ("calls", "time", "each", "bound")
    kernels = plain("kernel", *columns, "family", "schedule", right=columns)
    for row in document["kernels"][:TOP]:
        each = row["seconds"] / row["calls"]
        kernels.add_row(
            row["name"],
            str(row["calls"]),
            seconds(row["seconds"]),
            seconds(each),
            seconds(row["bound"]),
            row["family"],
            row["origin"],
        )
    left = len(document["kernels"]) - TOP
    call = document["call"]
    calls = sum(row["calls"] for row in document["kernels"])
    summary = f"{seconds(document['seconds'])} in {calls} kernels; a whole call {seconds(call['seconds'])}"
    graph = f", {gpu_of(document['device'].partition(':')[0]).title} graph" if call["graph"] else ""
    summary += f" ({call['clock']} clock{graph})"
    more = [f"and {left} more in --export or --json"] if left > 0 else []
    return [
        families,
        "",
        kernels,
        *more,
        "",
        summary,
        *(["dynamic sizes count as 1: bounds are too low"] if dynamic else []),
    ]
