"""tk debug: what is wrong, and where."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tk.cli import common
from tk.errors import UsageError, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.terminal import Terminal
    from tk.verify.bisect import Case, Finding

__all__ = ["debug"]


@click.group()
def debug() -> None:
    """Find the step of the compiler that makes a model wrong."""


@debug.command()
@click.argument("model")
@click.option("-t", "--target", default="cpu", show_default=True, help="One target that this machine can run; auto: its best.")
@click.option("--db", type=click.Path(path_type=Path), help="A tuning database, whose records are looked at too.")
@click.option("--ref", help="torch, onnxruntime or float64; by default float64 for torch models, else onnxruntime.")
@click.option("--input", "inputs", multiple=True, help="NAME=random (the default), NAME=@FILE.npy, or @FILE.npz.")
@click.option("--shape", "shapes", multiple=True, help="As to `tk compile`.")
@click.option("--dtype", help="As to `tk compile`.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the random inputs.")
@click.option("-o", "--output", "folder", type=click.Path(path_type=Path), help="The reproducer's folder; NAME-repro here.")
@common(json=True)
@click.pass_obj
def bisect(
    terminal: Terminal,
    model: str,
    target: str,
    db: Path | None,
    ref: str | None,
    inputs: tuple[str, ...],
    shapes: tuple[str, ...],
    dtype: str | None,
    seed: int,
    folder: Path | None,
) -> int:
    """Name the converter, pass, rule or tuning record that makes MODEL wrong, and write a folder that shows it by itself.

    MODEL, as `tk compile` takes it, is compiled and compared with its reference. Where it is wrong, what the import and each
    pass leave behind is run without the rest of the compiler, and records, rules and the steps after scheduling are switched
    off one at a time. The folder's repro.py needs tk, and neither the model's source nor its framework.

    Ends with 0 when the model is right, with 3 when it is wrong.
    """
    from tk.verify.bisect import bisect as search
    from tk.verify.reproducer import check_folder, write

    if folder is not None:
        check_folder(folder)
    case = _case(model, target, db, ref, inputs, shapes, dtype, seed)
    finding = search(case, lambda what: terminal.say(f"  {what} …"))
    if finding.culprit is not None:
        folder = folder or Path(f"{case.model.name}-repro")
        write(folder, case, finding)
    document = {"model": case.model.name, "target": case.target.name, "seed": seed, **finding.to_json()}
    document["reproducer"] = None if finding.culprit is None else str(folder)
    terminal.show(*_lines(case, finding, folder))
    terminal.emit(document)
    return 0 if finding.culprit is None else 3


def _case(
    model: str,
    target: str,
    db: Path | None,
    ref: str | None,
    inputs: tuple[str, ...],
    shapes: tuple[str, ...],
    dtype: str | None,
    seed: int,
) -> Case:
    from tk.frontend import load, parse_shapes
    from tk.target import resolve_many
    from tk.tuning.database.store import Database
    from tk.verify.bisect import Case
    from tk.verify.gather import gather_for
    from tk.verify.inputs import example_ranges
    from tk.verify.reference import framework, reference

    targets = resolve_many(target)
    if len(targets) != 1:
        raise UsageError(
            message("tk debug takes one target at a time", need="one name", have=target, do="call tk debug for each target")
        )
    imported = load(model, shapes=parse_shapes(shapes), dtype=dtype)
    ranges = example_ranges(imported.signature, imported.example_inputs)
    arrays = gather_for(imported.signature, inputs, seed, (), ranges)
    against = reference(imported, ref or ("float64" if framework(imported) == "torch" else "onnxruntime"))
    records = None if db is None else Database.open(db, readonly=True)
    return Case(imported, targets[0], arrays, against.run(arrays), records)


def _lines(case: Case, finding: Finding, folder: Path | None) -> list[Table | str]:
    from tk.report.tables import plain

    table = plain("tried", "‖out−ref‖/‖ref‖", "", right=("‖out−ref‖/‖ref‖",))
    for trial in finding.trials:
        table.add_row(trial.what, f"{trial.error:.2e}", "right" if trial.right else f"WRONG: {trial.why}")
    if finding.culprit is None:
        return [table, f"{case.model.name} on {case.target.name} is right on these inputs"]
    return [table, f"{case.model.name} on {case.target.name}: {finding.culprit}", f"reproducer: python {folder}/repro.py"]
