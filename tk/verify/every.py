"""Every intermediate tensor of a model against its reference, to find the first operator that is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import UsageError, message
from tk.verify.compare import Comparison, compare
from tk.verify.tolerance import compute_dtype, reductions_by_output, tolerance

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.schedule.apply import Records
    from tk.target import Target

__all__ = ["Layer", "compare_every", "exposed", "first_outside"]


@dataclass(frozen=True)
class Layer:
    """One intermediate: how far it is off, and where the model's source made it."""

    result: Comparison
    origin: str

    def to_json(self) -> dict[str, Any]:
        return {**self.result.to_json(), "origin": self.origin}


def exposed(model: Model) -> Model:
    """`model` with every intermediate as an output. Raises UsageError where its source cannot tell."""
    if model.every is None:
        raise UsageError(
            message(
                f"{model.name} does not tell its intermediate tensors",
                need="a model from torch or ONNX",
                do="verify the outputs alone: leave --every out",
            )
        )
    return model.every()


def compare_every(
    model: Model, target: Target, inputs: Sequence[Array], ref: str, device: str = "auto", records: Records | None = None
) -> list[Layer]:
    """Each intermediate of `model`, compiled for `target`, against the reference called `ref` ("float64", or the source's
    framework), in the source's order.

    Each stays within its own band: the tolerance of its dtype and of what is summed up on the way to it. With all of them kept,
    kernels are fused less than in the model itself: a model that is wrong while every intermediate is right has a fault in
    what fuses or schedules it, which `tk debug bisect` names.
    """
    from tk.package.artifact import Package
    from tk.pipeline import compile_model
    from tk.runtime.load import load
    from tk.verify.reference import reference

    every = exposed(model)
    every.source = {**model.source, "origins": every.source["origins"]}
    expected = reference(every, ref).run(list(inputs))
    module = load(Package.build(every, [compile_model(every, target, records)]), device)
    return layers(every, module.run_flat(list(inputs)), expected)


def layers(every: Model, outs: Sequence[Array], expected: Sequence[Array]) -> list[Layer]:
    """What `exposed` gave, compared."""
    dtype = compute_dtype(every)
    found = []
    for spec, out, ref, reductions in zip(every.signature.outputs, outs, expected, reductions_by_output(every), strict=True):
        result = compare(spec.name, np.asarray(out), np.asarray(ref), tolerance(dtype, reductions))
        found.append(Layer(result, every.source["origins"].get(spec.name, "")))
    return found


def first_outside(found: Sequence[Layer]) -> Layer | None:
    """The first intermediate that leaves its band."""
    return next((layer for layer in found if not layer.result.passed), None)
