"""What a result is compared with: the model run by its own framework, or with everything floating in float64."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import UsageError, message
from tk.package.trust import policy_of

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.package.artifact import Package
    from tk.package.signature import Signature

__all__ = ["NAMES", "Reference", "best_reference", "framework", "rebuild", "reference"]

NAMES = ("torch", "onnxruntime", "float64")

# Where a float64 copy of the weights costs more memory than a check is worth, the framework's own result serves.
FLOAT64_WEIGHTS = 1 << 30


@dataclass(frozen=True)
class Reference:
    """`run` maps the flat input arrays to the flat output arrays; `name` says by what."""

    name: str
    run: Callable[[list[Any]], list[Any]]


def framework(model: Model) -> str:
    """The framework that `model` came from: "onnxruntime" for ONNX, else "torch"."""
    return "onnxruntime" if model.source.get("kind") == "onnx" else "torch"


def reference(model: Model, name: str) -> Reference:
    """`model`'s reference called `name`, one of NAMES. Raises UsageError where the model has none such."""
    if name not in NAMES:
        raise UsageError(
            message(f"no reference is called {name!r}", need=" or ".join(NAMES), have=name, do="give one of these")
        )
    own = framework(model)
    if name == "float64":
        if model.reference_float64 is None:
            raise UsageError(message(f"{model.name} has no float64 reference", do=f"--ref {own}"))
        return Reference(f"{own if own == 'torch' else 'onnx'} in float64", model.reference_float64)
    if name != own or model.reference is None:
        raise UsageError(message(f"{model.name} cannot be run by {name}", need=own, have=name, do=f"--ref {own} or float64"))
    return Reference(own, model.reference)


def best_reference(model: Model) -> Reference | None:
    """torch in float64 where its weights take at most FLOAT64_WEIGHTS bytes so; else the framework's own result; None where
    neither can be had. ONNX Runtime has few float64 kernels, and what stands in for it takes minutes for a real model."""
    size = sum(np.asarray(array).size * 8 for array in model.params.values())
    if framework(model) == "torch" and model.reference_float64 is not None and size <= FLOAT64_WEIGHTS:
        return reference(model, "float64")
    return reference(model, framework(model)) if model.reference is not None else None


def rebuild(package: Package | Model, model: str | None = None) -> Model:
    """The model that a package (or a model) was made from, imported again: `model` where given (as `tk compile` takes it),
    else what the package says of its source, which may be a program: under a policy the package must be trusted. Raises
    UsageError where it does not say enough, or where that model takes other inputs, and TrustError."""
    archive = getattr(package, "archive", None)
    if archive is not None:
        for policy in policy_of():
            policy.check(archive)
    found = _load_again(package.source, model)
    if _taken(found.signature) != _taken(package.signature):
        raise UsageError(
            message(
                f"{found.name} is not the model that the package was made from",
                need="; ".join(map(str, package.signature.inputs)),
                have="; ".join(map(str, found.signature.inputs)),
                do="give --model MODEL with the model that was compiled, or compile this one",
            )
        )
    return found


def _taken(signature: Signature) -> list[tuple[str, tuple[int | None, ...]]]:
    """The dtype and the shape of each input, None for dynamic dims: their names may change from one import to the next."""
    return [(spec.dtype, tuple(dim if isinstance(dim, int) else None for dim in spec.shape)) for spec in signature.inputs]


def _load_again(source: dict[str, Any], model: str | None) -> Model:
    from tk.frontend import load, parse_shapes

    shapes = parse_shapes(source.get("shapes") or ())
    bound: dict[str, Any] = {"constants": source.get("constants"), "state": source.get("state")}
    if model is not None:
        return load(model, shapes=shapes, dtype=source.get("dtype"), **bound)
    kind = source.get("kind")
    if kind == "zoo":
        return load(source["name"], shapes=shapes, dtype=source.get("dtype"), weights=source.get("weights"))
    if kind == "script":
        return load(f"{source['path']}:{source['function']}", shapes=shapes, dtype=source.get("dtype"))
    if source.get("path"):
        return load(source["path"], shapes=shapes, **bound)
    raise UsageError(
        message(
            "the package does not say how to build its model again",
            need="a source that is a file, a function in a file, or a model of the zoo",
            have=kind or "no source",
            do="give --model MODEL, as to `tk compile`",
        )
    )
