"""tk run: one call of a package."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, common
from tk.commands import options

if TYPE_CHECKING:
    from rich.table import Table

    from tk.aliases import Array
    from tk.report.terminal import Terminal

__all__ = ["run"]


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@options.inputs
@click.option("--save-outputs", "save", type=OutputFile(), help="A .npz for the outputs.")
@options.where
@common(json=True)
@click.pass_obj
def run(
    terminal: Terminal,
    package: Path,
    inputs: tuple[str, ...],
    entry: str | None,
    shapes: tuple[str, ...],
    seed: int,
    save: Path | None,
    device: str,
    target: str | None,
) -> None:
    """Run PACKAGE once and show its outputs' shapes and values.

    Random floating inputs are standard normal; integer ones lie within the range of the model's example inputs. Saved
    outputs in bfloat16 or float8, which NumPy's files lack, are written as float32.
    """
    from tk.package.artifact import Package
    from tk.runtime.load import load
    from tk.verify.flat import run_flat
    from tk.verify.gather import gather

    began = perf_counter()
    opened = Package.open(package).one(entry)
    module = load(opened, device, target=target)
    loaded = perf_counter()
    arrays = gather(opened, inputs, seed, shapes)
    start = perf_counter()
    outputs = run_flat(module, arrays)
    taken = perf_counter() - start
    named = {spec.name: output for spec, output in zip(module.signature.results, outputs, strict=True)}
    if save is not None:
        _save(save, named)
    document = {
        "target": module.target,
        "device": module.device,
        "load_seconds": loaded - began,
        "run_seconds": taken,
        "inputs": [{"name": spec.name, **_facts(array)} for spec, array in zip(module.inputs, arrays, strict=True)],
        "outputs": [{"name": name, **_facts(array)} for name, array in named.items()],
        "saved": None if save is None else str(save),
    }
    terminal.show(*_tables(document))
    terminal.emit(document)


def _facts(array: Array) -> dict[str, Any]:
    """What is worth knowing of an array: least, greatest, mean, standard deviation; how many values are not finite."""
    import numpy as np

    wide = np.asarray(array).astype(np.float64)
    finite = wide[np.isfinite(wide)]
    facts: dict[str, Any] = {"dtype": str(array.dtype), "shape": list(array.shape), "not_finite": int(wide.size - finite.size)}
    names = ("min", "max", "mean", "std")
    values = (finite.min(), finite.max(), finite.mean(), finite.std()) if finite.size else (None,) * 4
    return facts | {name: None if value is None else float(value) for name, value in zip(names, values, strict=True)}


def _save(path: Path, outputs: dict[str, Array]) -> None:
    """A .npz with one array an output. NumPy's files have no bfloat16 and no float8: float32 holds both exactly."""
    import numpy as np

    plain = {name: array if array.dtype.isbuiltin == 1 else array.astype(np.float32) for name, array in outputs.items()}
    with open(path, "wb") as file:  # np.savez itself would add a suffix to the name
        np.savez(file, **plain)  # type: ignore[arg-type]  # names are the model's own


def _tables(document: dict[str, Any]) -> list[Table | str]:
    from tk.report.tables import plain, seconds

    figures = ("min", "max", "mean", "std")
    table = plain("", "name", "dtype", "shape", *figures, "not finite", right=(*figures, "not finite"))
    for role in ("inputs", "outputs"):
        for entry in document[role]:
            values = ["" if entry[figure] is None else f"{entry[figure]:.4g}" for figure in figures]
            shape = "×".join(map(str, entry["shape"])) or "scalar"
            table.add_row(role[:-1], entry["name"], entry["dtype"], shape, *values, str(entry["not_finite"]))
    times = f"loaded in {seconds(document['load_seconds'])}, first call {seconds(document['run_seconds'])}"
    saved = [f"outputs in {document['saved']}"] if document["saved"] else []
    return [table, f"{document['target']} on {document['device']}: {times}", *saved]
