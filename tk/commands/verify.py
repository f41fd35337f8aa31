"""tk verify: a package's numbers against a reference."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import common

if TYPE_CHECKING:
    from tk.report.terminal import Terminal

__all__ = ["verify"]


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@click.option("--ref", "ref", help="torch, onnxruntime or float64; by default float64 for torch models, else onnxruntime.")
@click.option("--model", help="The model, as `tk compile` takes it, where the package does not say or its file has moved.")
@click.option("--input", "inputs", multiple=True, help="random (the default), NAME=random, NAME=@FILE.npy, or @FILE.npz.")
@click.option("--shape", "shapes", multiple=True, help="The size of an input's dynamic dims: x=4x128.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the random inputs.")
@click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda or cuda:N.")
@click.option("--target", help="One of the package's targets, instead of the best that runs here.")
@click.option("--tolerance", "given", type=float, help="Of the relative error, instead of the formula's.")
@common(json=True)
@click.pass_obj
def verify(
    terminal: Terminal,
    package: Path,
    ref: str | None,
    model: str | None,
    inputs: tuple[str, ...],
    shapes: tuple[str, ...],
    seed: int,
    device: str,
    target: str | None,
    given: float | None,
) -> int:
    """Compare PACKAGE's outputs with its model's, run by torch, by ONNX Runtime, or with everything floating in float64.

    The error is ‖out − ref‖ / ‖ref‖ an output; integers must be equal. The tolerance follows from the dtype that the model
    is computed in, with unit roundoff u, and from how much it adds up, d sums in sequence of k terms at most:
    2·(√(d+1)·u + √(k·(d+1))·u32), u32 being float32's. Against float64, the framework's own error stands beside it.
    Ends with 3 when an output is outside its tolerance.
    """
    import numpy as np

    from tk.artifact import Package
    from tk.commands.inputs import gather
    from tk.runtime import load
    from tk.verify.compare import compare_all
    from tk.verify.evidence import check
    from tk.verify.reference import framework, rebuild, reference
    from tk.verify.tolerance import compute_dtype, sums_of, tolerance

    opened = Package.open(package)
    module = load(opened, device, target=target)
    imported = rebuild(opened.source, model)
    ref = ref or ("float64" if framework(imported) == "torch" else "onnxruntime")
    against = reference(imported, ref)
    arrays = gather(opened, inputs, seed, shapes)
    expected = [np.asarray(array) for array in against.run(arrays)]
    bound = tolerance(compute_dtype(imported), sums_of(imported)) if given is None else given
    names = [spec.name for spec in module.outputs]
    results = [result.to_json() for result in check(module, names, arrays, expected, bound)]
    own = None
    if ref == "float64" and imported.reference is not None:
        mine = [np.asarray(array) for array in imported.reference(arrays)]
        own = [result.to_json() for result in compare_all(names, mine, expected, bound)]
    passed = all(result["passed"] for result in results)
    document: dict[str, Any] = {
        "target": module.target,
        "device": module.device,
        "reference": against.name,
        "framework": framework(imported),
        "seed": seed,
        "passed": passed,
        "outputs": results,
        "framework_outputs": own,
    }
    terminal.show(*_tables(document))
    terminal.emit(document)
    return 0 if passed else 3


def _tables(document: dict[str, Any]) -> list[Any]:
    from tk.report.tables import comparison_table

    state = "within tolerance" if document["passed"] else "OUTSIDE its tolerance"
    lines = [f"{document['target']} on {document['device']} against {document['reference']}: {state}"]
    if not all(output["passed"] for output in document["framework_outputs"] or ()):
        lines.append(f"{document['framework']} itself is outside: this model amplifies rounding, or the reference is in doubt")
    return [comparison_table(document["outputs"], document["framework_outputs"]), *lines]
