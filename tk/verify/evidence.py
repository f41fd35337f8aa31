"""The check that runs when a package is made: each target that this host can run, against the model's own source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import metadata
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import NeedsError, VerifyError, message, reason
from tk.verify.compare import Comparison, compare_all
from tk.verify.flat import run_flat
from tk.verify.inputs import example_ranges, larger_shapes, random_inputs
from tk.verify.reference import Reference, best_reference, framework
from tk.verify.rounding import as_rounding_allows, disturbed_runs
from tk.verify.tolerance import bound_of

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.package.artifact import Package
    from tk.runtime.module import Module

__all__ = ["check", "verify_package"]

SEED = 20


def verify_package(package: Package, model: Model) -> list[dict[str, int | str | dict[str, str]]]:
    """One entry a target of `package`: what it was compared with, on what inputs, and how far off each output was.

    Inputs are fresh random ones, integers within the range of the model's example inputs; those examples themselves where the
    model's own framework raises an error for random ones, as a model that asserts something of its values has it. A target that
    this host cannot run gets an entry that says so, and the reference runs only where there is another one. Raises VerifyError
    when an output is outside its tolerance.
    """
    from tk.runtime.load import load

    reference = best_reference(model)
    if reference is None:
        return []
    facts = {"reference": reference.name, "seed": SEED, "versions": _versions(reference)}
    ran: tuple[list[Any], list[Any]] | None = None
    entries: list[dict[str, Any]] = []
    for target in package.targets:
        try:
            module = load(package, target=target)
        except NeedsError as error:
            entries.append({"target": target, **facts, "ran": False, "why": " ".join(str(error).split())})
            continue
        ran = ran or _run(reference, model)
        outputs = _checked(module, target, model, reference, ran, bound_of(model, package.source, target))
        entries.append({"target": target, **facts, "ran": True, "passed": True, "outputs": outputs})
    return entries


def _run(reference: Reference, model: Model) -> tuple[list[Any], list[Any]]:
    """Inputs that the reference takes, and its outputs for them."""
    errors: list[Exception] = []
    for inputs in _tried(model):
        try:
            return inputs, [np.asarray(array) for array in reference.run(inputs)]
        except Exception as error:  # what a model checks of its inputs is its own
            errors.append(error)
    raise VerifyError(
        message(
            f"{model.name} cannot be compared with {reference.name}, which raises an error for "
            + ("random inputs" if model.example_inputs is None else "random inputs and the example's"),
            have=f"{type(errors[0]).__name__}: {reason(errors[0])}",
            do=("give example inputs that it takes" if model.example_inputs is None else "see that the model runs on these")
            + "; --no-verify packages it all the same",
        )
    ) from errors[0]


def _tried(model: Model) -> Iterator[list[Any]]:
    """Random inputs, and what is tried where the reference raises an error for them: the model's examples, or, where it has
    none, larger ones."""
    draw = partial(random_inputs, model.signature, SEED, example_ranges(model.signature, model.example_inputs))
    yield draw()
    if model.example_inputs is not None:
        yield [np.array(array) for array in model.example_inputs]
        return
    for shapes in larger_shapes(model.signature):
        yield draw(shapes)


def _checked(
    module: Module, target: str, model: Model, reference: Reference, ran: tuple[list[Any], list[Any]], bound: float
) -> list[dict[str, Any]]:
    """How far each output of `module`, loaded for `target`, is from what the reference made of the same inputs."""
    results = check(module, model, *ran, bound)
    failed = [result for result in results if not result.passed]
    if failed:
        raise VerifyError(
            message(
                f"{model.name} on {target} is wrong, compared with {reference.name}",
                need=f"relative error at most {bound:.1e}",
                have="; ".join(f"{result.name}: {result.why}" for result in failed),
                do="report it; --no-verify packages it all the same",
            )
        )
    return [result.to_json() for result in results]


def check(
    module: Module, model: Model, inputs: list[Array], expected: list[Array], bound: float, *, rounding: bool = True
) -> list[Comparison]:
    """Run `module` on flat NumPy `inputs` and compare each output with `expected`, and where it is outside of `bound`, with
    what rounding alone does to `model`, unless `rounding` is False. It runs twice, the second time in memory that the first
    one's results have left dirty, so a kernel that reads what it never wrote is found out."""
    run_flat(module, [_reversed(array) for array in inputs])
    outs = run_flat(module, inputs)
    results = compare_all([spec.name for spec in model.signature.results], outs, expected, bound)
    if not rounding or all(result.passed for result in results):
        return results
    results = as_rounding_allows(results, outs, expected, bound, disturbed_runs(model, inputs))
    return results if all(result.passed for result in results) else _as_exact_ones_allow(results, outs, model, inputs, bound)


def _as_exact_ones_allow(
    results: list[Comparison], outs: list[Array], model: Model, inputs: list[Array], bound: float
) -> list[Comparison]:
    """`results`, in which an output passes that is within `bound` of an ONNX model's in float64: ONNX Runtime, which it was
    compared with, may be less exact than that, as in the positions of a resize or the sines of a transform."""
    if framework(model) != "onnxruntime" or model.reference_float64 is None:
        return results
    try:
        exact = [np.asarray(array) for array in model.reference_float64(inputs)]
    except Exception:  # operators that nothing runs in float64, of any type: nothing is known beside ONNX Runtime
        return results
    again = compare_all([result.name for result in results], outs, exact, bound)
    return [now if now.passed else before for before, now in zip(results, again, strict=True)]


def _reversed(array: Array) -> Array:
    """The same values in another order: valid where `array` is, and with other results."""
    return np.asarray(array[tuple(slice(None, None, -1) for _ in array.shape)], order="C")  # keeps a 0-d array 0-d


def _versions(reference: Reference) -> dict[str, str]:
    name = "torch" if reference.name.startswith("torch") else "onnxruntime" if reference.name == "onnxruntime" else "onnx"
    return {name: metadata.version(name), "numpy": np.__version__}
