"""tk calibrate: the numbers of the cost models, measured and fitted again on a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tk.cli import OutputFile, common
from tk.errors import UsageError, meant, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.calibration import Fit, Samples
    from tk.report.terminal import Terminal

__all__ = ["calibrate"]


@click.command()
@click.argument("models", nargs=-1)
@click.option("-t", "--target", default="auto", show_default=True, help="The GPU's row, where this machine's is not it.")
@click.option("--kernels", default=400, show_default=True, type=click.IntRange(8), help="How many to measure of each model.")
@click.option(
    "--repeat", default=15, show_default=True, type=click.IntRange(1), help="Calls of each, of which the median counts."
)
@click.option("--record", type=OutputFile(), help="A file for what is measured; where it is there, it is gone on with.")
@click.option("--from", "source", type=click.Path(path_type=Path), help="Fit to this file of --record, and measure nothing.")
@click.option("-o", "--output", type=OutputFile(), help="The file to write; by default GPU.toml here.")
@common(json=True)
@click.pass_obj
def calibrate(
    terminal: Terminal,
    models: tuple[str, ...],
    target: str,
    kernels: int,
    repeat: int,
    record: Path | None,
    source: Path | None,
    output: Path | None,
) -> None:
    """Measure kernels on this machine's GPU and fit the cost models MODELS to them, by default all; tk chooses untuned kernels
    by these.

    The file that is written goes into schedules/cuda/calibration/, with the date, the driver, the clocks, how many kernels were
    measured, and how far the estimate is off the worst of them. A GPU without a file takes the nearest one's.
    """
    from tk.report.calibration import cost_models, file_text, fitted, read_samples
    from tk.target import resolve

    known = cost_models()
    unknown = [model for model in models if model not in known]
    if unknown:
        raise UsageError(
            message(
                "there is no such cost model",
                need=", ".join(known),
                have=", ".join(unknown),
                do=meant(unknown[0], known, "give some of these names, or none for all"),
            )
        )
    if source is not None and record is not None:
        raise UsageError(message("--from measures nothing that --record could keep", do="give one of them"))
    if source is not None:
        samples = read_samples(source)
    else:
        samples = _measured(terminal, models or tuple(known), target, kernels, repeat, record)
    row = resolve(samples.machine.target)
    there = {kernel.model for kernel in samples.kernels}
    fits = fitted(samples, models or [model for model in known if model in there], row)
    output = output or Path(f"{row.name}.toml")
    output.write_text(file_text(samples.machine, fits, row), encoding="utf-8")
    terminal.show(_table(fits), f"{output}: put it into schedules/cuda/calibration/")
    document = {model: {"kernels": fit.kernels, "residual": fit.residual, "median": fit.median} for model, fit in fits.items()}
    terminal.emit({"target": row.name, "output": str(output), "models": document})


def _measured(
    terminal: Terminal, models: Sequence[str], target: str, kernels: int, repeat: int, record: Path | None
) -> Samples:
    """What so many kernels of each model take on this machine, those among them that are in the file `record` already."""
    from tk.report.calibration import Samples, read_samples
    from tk.report.calibration_measure import machine, measure
    from tk.target import resolve

    row = resolve(target)
    if row.kind != "cuda":
        raise UsageError(
            message(
                "the cost models are of NVIDIA GPUs",
                need="a target of CUDA",
                have=row.name,
                do="give --target the name of an NVIDIA GPU; tk targets lists them",
            )
        )
    earlier = read_samples(record).kernels if record is not None and record.exists() else []
    samples = Samples(machine(row), earlier)

    def done(samples: Samples) -> None:
        terminal.say(f"{len(samples.kernels)} kernels measured")
        if record is not None:
            samples.write(record)

    measure(models, kernels, row, samples, done, repeat)
    return samples


def _table(fits: dict[str, Fit]) -> Table:
    """A line a model: how far its estimates were off, and are."""
    from tk.report.tables import plain

    table = plain("model", "kernels", "median before", "after", "worst before", "after", "numbers changed", right=("kernels",))
    for model, fit in fits.items():
        shares = [f"{each:.0%}" for each in (*fit.median, *fit.residual)]
        changed = ", ".join(f"{name} {old:.4g} → {new:.4g}" for name, (old, new) in fit.changed.items())
        table.add_row(model, str(fit.kernels), *shares, changed or "none")
    return table
