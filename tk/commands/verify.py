"""tk verify: a model's or a package's numbers against a reference."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import FiniteRange, common
from tk.errors import UsageError, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.package.artifact import Package
    from tk.report.terminal import Terminal
    from tk.runtime.module import Module

__all__ = ["verify"]

Document = dict[str, Any]


@click.command()
@click.argument("subject", metavar="MODEL|PACKAGE")
@click.option("--ref", "ref", help="torch, onnxruntime or float64; by default float64 for torch models, else onnxruntime.")
@click.option("--every", is_flag=True, help="Each intermediate tensor too, in the model's order.")
@click.option("--model", help="A package's model, as `tk compile` takes it, where the package does not say or it has moved.")
@click.option("--entry", help="Which of the package's entries, where it has several.")
@click.option("--inputs", "kind", type=click.Choice(["random", "adversarial"]), default="random", show_default=True)
@click.option("--input", "inputs", multiple=True, help="NAME=random, NAME=@FILE.npy, or @FILE.npz.")
@click.option(
    "--shape", "shapes", multiple=True, help="The size of an input's dynamic dims, x=4x128; a model's, as to compile."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the random inputs.")
@click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda or cuda:N.")
@click.option("-t", "--target", help="What to compile a model for (auto), or one of a package's targets instead of the best.")
@click.option("--tolerance", "given", type=FiniteRange(0), help="Of the relative error, instead of the formula's.")
@common(json=True)
@click.pass_obj
def verify(
    terminal: Terminal,
    subject: str,
    ref: str | None,
    every: bool,
    model: str | None,
    entry: str | None,
    kind: str,
    inputs: tuple[str, ...],
    shapes: tuple[str, ...],
    seed: int,
    device: str,
    target: str | None,
    given: float | None,
) -> int:
    """Compare what a package, or a model compiled now, gives with its source run by torch, by ONNX Runtime, or with everything
    floating in float64.

    The error is ‖out − ref‖ / ‖ref‖ an output; integers must be equal. The tolerance follows from the dtype that the model
    is computed in, with unit roundoff u, and from how much it adds up, d sums in sequence of k terms at most:
    2·(√(d+1)·u + √(k·(d+1))·u32), u32 being float32's. Against float64, the framework's own error stands beside it. Without
    --tolerance, an output that is further off passes where the framework, with each rounded result moved by up to one unit in
    its last place, is half as far off: thresholds, near-ties and nearly singular steps.

    Adversarial inputs are, first, families of finite values against float64, where the source has it: scaled by row and column,
    shifted, spiked, sorted, tied and equal values, indices at their ends, masks; what overflows in the framework is compared
    with the framework. Then NaN, infinities, denormal, large and zero values, integers at both ends of their range, and dynamic
    dims of odd sizes; these are compared with the source's own framework, in its dtype, since float64 does not overflow where
    float32 does. With --every the first intermediate that leaves its band is named, with the line of the model that made it.

    Ends with 3 when an output, or with --every an intermediate, is outside its tolerance.
    """
    from tk.verify.reference import framework

    checked = _subject(subject, model, entry, shapes, device, target)
    if kind == "adversarial":
        if inputs or ref or every:
            raise UsageError(
                message(
                    "adversarial inputs are compared with the framework's",
                    have="--input, --ref or --every",
                    do="leave them out",
                )
            )
        document = _adversarial(checked, seed, given)
    else:
        ref = ref or ("float64" if framework(checked.model) == "torch" else "onnxruntime")
        arrays = checked.inputs(inputs, seed)
        document = _compared(checked, arrays, ref, given)
        if every:
            _add_layers(document, checked, arrays, ref, device)
    document["seed"] = seed
    terminal.show(*_tables(document))
    terminal.emit(document)
    return 0 if document["passed"] else 3


@dataclass
class _Subject:
    """What is verified: a loaded module, and the model that says what it should give."""

    package: Package
    module: Module
    model: Model
    shapes: tuple[str, ...]

    def inputs(self, options: tuple[str, ...], seed: int) -> list[Any]:
        from tk.verify.gather import gather

        return gather(self.package, options, seed, self.shapes)

    @property
    def names(self) -> list[str]:
        return [spec.name for spec in self.module.signature.results]

    def bound(self, given: float | None) -> float:
        from tk.verify.tolerance import bound_of

        return bound_of(self.model, self.package.source, self.module.target) if given is None else given


def _subject(
    subject: str, model: str | None, entry: str | None, shapes: tuple[str, ...], device: str, target: str | None
) -> _Subject:
    import tk
    from tk.frontend import load, parse_shapes
    from tk.package.artifact import Package
    from tk.verify.reference import rebuild

    if subject.endswith(".tk"):
        opened = Package.open(Path(subject)).one(entry)
        return _Subject(opened, tk.load(opened, device, target=target), rebuild(opened, model), shapes)
    if model is not None:
        raise UsageError(
            message(
                "--model says where a package comes from",
                need="PACKAGE.tk",
                have=subject,
                do="leave --model out: this is a model itself",
            )
        )
    imported = load(subject, shapes=parse_shapes(shapes))
    package = tk.compile(imported, target=target or ("cpu" if device == "cpu" else "auto"), verify=False)
    return _Subject(package, tk.load(package, device), imported, ())


def _compared(checked: _Subject, arrays: list[Array], ref: str, given: float | None) -> Document:
    import numpy as np

    from tk.verify.compare import compare_all
    from tk.verify.evidence import check
    from tk.verify.reference import framework, reference

    against, bound = reference(checked.model, ref), checked.bound(given)
    expected = [np.asarray(array) for array in against.run(arrays)]
    found = check(checked.module, checked.model, arrays, expected, bound, rounding=given is None)
    results = [result.to_json() for result in found]
    own = None
    if ref == "float64" and checked.model.reference is not None:
        mine = [np.asarray(array) for array in checked.model.reference(arrays)]
        own = [result.to_json() for result in compare_all(checked.names, mine, expected, bound)]
    return {
        "target": checked.module.target,
        "device": checked.module.device,
        "reference": against.name,
        "framework": framework(checked.model),
        "passed": all(result["passed"] for result in results),
        "outputs": results,
        "framework_outputs": own,
    }


def _add_layers(document: Document, checked: _Subject, arrays: list[Array], ref: str, device: str) -> None:
    from tk.target import resolve
    from tk.verify.every import compare_every, first_outside

    found = compare_every(checked.model, resolve(checked.module.target), arrays, ref, device)
    first = first_outside(found)
    document["layers"] = [layer.to_json() for layer in found]
    document["first_outside"] = None if first is None else first.to_json()
    document["passed"] = document["passed"] and first is None


def _adversarial(checked: _Subject, seed: int, given: float | None) -> Document:
    """Each adversarial set of inputs, every output of it under "SET: OUTPUT"."""
    from tk.verify.adversarial import adversarial_inputs, family_inputs
    from tk.verify.reference import framework

    documents = []
    ranges = checked.package.source.get("ranges")
    for name, arrays in family_inputs(checked.model.signature, seed, ranges):
        documents.append(_of_family(checked, arrays, given))
        for result in documents[-1]["outputs"]:
            result["name"] = f"{name}: {result['name']}"
    for name, arrays in adversarial_inputs(checked.model.signature, seed, ranges):
        part = _compared(checked, arrays, framework(checked.model), given)
        for result in part["outputs"]:
            result["name"] = f"{name}: {result['name']}"
        documents.append(part)
    outputs = [result for part in documents for result in part["outputs"]]
    return {**documents[0], "passed": all(result["passed"] for result in outputs), "outputs": outputs}


def _of_family(checked: _Subject, arrays: list[Array], given: float | None) -> Document:
    """Finite values: against float64, and what is not near it, since it overflows in the framework, or where the model has no
    float64, against the framework."""
    from tk.verify.reference import framework

    own, model = framework(checked.model), checked.model
    exact = own == "torch" and model.reference is not None and model.reference_float64 is not None
    document = _compared(checked, arrays, "float64" if exact else own, given)
    if exact and not document["passed"]:
        pairs = zip(document["outputs"], _compared(checked, arrays, own, given)["outputs"], strict=True)
        document["outputs"] = [near if near["passed"] else other for near, other in pairs]
        document["passed"] = all(output["passed"] for output in document["outputs"])
    return {**document, "reference": own, "framework_outputs": None}


def _tables(document: Document) -> list[Table | str]:
    from tk.report.tables import comparison_table

    state = "within tolerance" if document["passed"] else "OUTSIDE its tolerance"
    lines = [f"{document['target']} on {document['device']} against {document['reference']}, seed {document['seed']}: {state}"]
    if not all(output["passed"] for output in document["framework_outputs"] or ()):
        lines.append(f"{document['framework']} itself is outside: this model amplifies rounding, or the reference is in doubt")
    tables = [comparison_table(document["outputs"], document["framework_outputs"])]
    if "layers" in document:
        tables.insert(0, comparison_table(document["layers"]))
        first = document["first_outside"]
        if first is not None:
            lines.append(f"the first outside its band: {first['name']}, {first['origin']}")
        elif not document["passed"]:
            lines.append(
                "every intermediate by itself is within: a pass or a schedule of what is fused is wrong (tk debug bisect)"
            )
    return [*tables, *lines]
