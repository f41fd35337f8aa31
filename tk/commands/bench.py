"""tk bench: how long a call takes, alone or beside others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from tk.cli import OutputFile, common

if TYPE_CHECKING:
    from tk.report.bench import Plan, Statistics
    from tk.report.terminal import Terminal

__all__ = ["bench"]

# What each way to bench takes, by the parameters' names.
_ALL = {"target", "repeat", "export"}
_PACKAGE = _ALL | {"package", "inputs", "shapes", "seed", "device", "threads"}
SUITE = frozenset(_ALL | {"suite", "rivals", "models", "dtypes", "sizes", "db", "plot_path", "resume", "chained"})
KERNELS = frozenset(_PACKAGE | {"kernels", "plot_path"})
CALLS = frozenset(_PACKAGE | {"rivals", "model", "cache", "warmup", "seconds"})


@click.command()
@click.argument("package", type=click.Path(path_type=Path), required=False)
@click.option(
    "--vs",
    "rivals",
    multiple=True,
    help="torch, onnxruntime, or another package; with --suite, cublas for gemm, cublas,inductor for epilogue, "
    "torch,inductor for memory, torch,cudnn,flash for attention.",
)
@click.option(
    "--suite",
    help="Instead of a package: a suite of kernels, compiled and timed here, such as gemm, epilogue, memory or attention.",
)
@click.option(
    "--shapes", "models", help="With --suite: the models (of memory: the families) to time, such as llama3-8b,bert-base."
)
@click.option("--dtype", "dtypes", help="With --suite: bfloat16,float16 (of memory: bfloat16,float32).")
@click.option("--m", "sizes", help="With --suite: the rows, such as 16,2048; of memory, MiB a tensor.")
@click.option("--db", type=click.Path(path_type=Path), help="With --suite: a tuning database, for schedules before the rules'.")
@click.option("--kernels", is_flag=True, help="PACKAGE's kernels one by one and by family, each beside its bound.")
@click.option("--plot", "plot_path", type=OutputFile(), help="With --suite or --kernels: a file for the figures as SVG.")
@click.option("--model", help="The model for --vs torch or onnxruntime, where the package does not say or its file has moved.")
@click.option("--input", "inputs", multiple=True, help="random (the default), NAME=random, NAME=@FILE.npy, or @FILE.npz.")
@click.option("--shape", "shapes", multiple=True, help="The size of an input's dynamic dims: x=4x128.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the random inputs.")
@click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda or cuda:N.")
@click.option("-t", "--target", help="One of the package's targets, instead of the best that runs here.")
@click.option(
    "--cache",
    type=click.Choice(["warm", "cold", "both"]),
    default="both",
    show_default=True,
    help="Cold: flushed before each call.",
)
@click.option("--warmup", default=3, show_default=True, type=click.IntRange(0), help="Calls before the first that counts.")
@click.option(
    "--seconds", default=2.0, show_default=True, type=click.FloatRange(0), help="To go on for, a contender and cache."
)
@click.option("--repeat", type=click.IntRange(1), help="Just so many calls that count, however long they take.")
@click.option("--threads", type=click.IntRange(1), help="CPU threads for every contender; by default all cores.")
@click.option("--export", type=OutputFile(), help="A file for the figures as JSON.")
@click.option("--resume", is_flag=True, help="With --suite: keep the figures that --export's file has, and time the others.")
@click.option(
    "--chained", is_flag=True, help="With --suite: time calls in a row in a CUDA graph too, each on inputs from memory."
)
@common(json=True)
@click.pass_obj
def bench(
    terminal: Terminal,
    package: Path | None,
    rivals: tuple[str, ...],
    suite: str | None,
    models: str | None,
    dtypes: str | None,
    sizes: str | None,
    db: Path | None,
    kernels: bool,
    plot_path: Path | None,
    model: str | None,
    inputs: tuple[str, ...],
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
    resume: bool,
    chained: bool,
) -> None:
    """Time PACKAGE, alone or beside torch, ONNX Runtime or another package.

    Contenders take turns in one process, a block of calls each, with the same number of threads. `wall` is the time until
    the results are there; `gpu`, on a GPU, the time between two CUDA events around the call. On a GPU inputs lie there
    before the clock starts, on both sides. Cold: a buffer twice as large as the last-level cache is written before each call.

    With --suite, kernels instead of a package: each compiled by its rule's default or from --db, beside --vs in one process,
    always from cold caches, --repeat (15) times. Kernels are built first, one a core; --export's file is written after each
    problem, and --resume goes on with it. A call between two events is charged with its launch; with --chained there are
    further columns of calls in a row in a CUDA graph, as a model makes them, on copies of the inputs that together are four
    times the L2 cache, measured alike for all.

    With --kernels, the time of each kernel of PACKAGE (median of --repeat calls, 7), summed by family, beside the least time
    that the roofline allows, and the time of a whole call. On a GPU kernels are launched one by one for this, behind other
    work, so that what the host takes to launch them is not counted.
    """
    if suite is None and package is None:
        raise click.UsageError("Missing argument 'PACKAGE', or --suite.")
    if suite is not None:
        from tk.commands.bench_suite import bench_suite

        _only(SUITE, "--suite")
        turns = repeat or 15
        bench_suite(terminal, suite, rivals, models, dtypes, sizes, db, plot_path, target, turns, export, resume, chained)
        return
    assert package is not None
    if kernels:
        from tk.commands.bench_kernels import bench_kernels

        _only(KERNELS, "--kernels")
        bench_kernels(terminal, package, inputs, shapes, seed, device, target, threads, repeat or 7, plot_path, export)
        return
    _only(CALLS, "PACKAGE alone")
    from tk.report.bench import Plan
    from tk.report.contenders import gather_contenders

    contenders, about = gather_contenders(package, rivals, model, inputs, shapes, seed, device, target, threads)
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


def _only(parameters: frozenset[str], what: str) -> None:
    """Refuse options that do nothing here, those that were given apart from `parameters`."""
    context = click.get_current_context()
    given = [
        each
        for each in context.command.params
        if each.expose_value and context.get_parameter_source(str(each.name)) is ParameterSource.COMMANDLINE
    ]
    stray = [
        each.human_readable_name if isinstance(each, click.Argument) else each.opts[-1]
        for each in given
        if each.name not in parameters
    ]
    if stray:
        raise click.UsageError(f"{', '.join(stray)} {'does' if len(stray) == 1 else 'do'} not go with {what}.")


def _measure(contenders: Mapping[str, Any], plan: Plan) -> list[dict[str, Any]]:
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
