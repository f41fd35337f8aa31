"""`tk.torch.wrap`: a package as a torch operator, which torch.compile and torch.export keep whole."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.errors import InputTypeError, InputValueError, UsageError, message
from tk.package.artifact import Package
from tk.package.signature import Signature, TensorSpec, size_of, solved_sizes
from tk.runtime.binding import Binder

if TYPE_CHECKING:
    import torch

    from tk.runtime.module import Module

__all__ = ["wrap"]

_operators: dict[str, Any] = {}


def wrap(package: str | os.PathLike[str] | Package, *, target: str | None = None) -> torch.nn.Module:
    """`package` (a file, or as `tk.compile` gives it) as a torch module whose call is one custom operator of torch's.

    The module takes and returns what the model does, torch tensors on the CPU or on a GPU, and runs on the device of the
    first. Under torch.compile (fullgraph too) and torch.export the operator is a single node, whose outputs' shapes follow from
    the inputs' by the package's signature, symbolic dims included. `target` names one of the package's targets.

    The operator is called tk::NAME_DIGEST, the digest being of the package's contents: a program that was exported and saved
    runs in another process once the same package has been wrapped there. Inference only. Raises what `tk.load` raises at the
    first call on a device, and InputTypeError or InputValueError for inputs that the package does not take.
    """
    import torch

    given: object = package  # a module by mistake, say
    if not isinstance(given, Package | str | os.PathLike):
        have, do = type(package).__name__, "give what `tk.compile` returns, or the file that it was saved to"
        raise UsageError(message("this is no package", need="a path or a tk.Package", have=have, do=do))
    opened = package if isinstance(package, Package) else Package.open(package)
    if len(opened.entries) > 1:
        do = f"wrap one: package.entry({next(iter(opened.entries))!r})"
        raise UsageError(message("this package has several entries", need=", ".join(opened.entries), do=do))
    if opened.signature.mutated:
        have = f"one that writes into {', '.join(opened.signature.mutated)}"
        raise UsageError(message("torch wants an operator that leaves its inputs alone", have=have, do="call tk.load's module"))
    operator = _operator(opened, target)
    binder = Binder(opened.signature)

    class Wrapped(torch.nn.Module):  # type: ignore[misc]
        def forward(self, *args: Any, **kwargs: Any) -> Any:
            return binder.unflatten(operator(list(binder.flatten(args, kwargs))))

        def extra_repr(self) -> str:
            return f"{operator._qualname}: {opened!r}"

    return Wrapped().eval()


def _operator(package: Package, target: str | None) -> Any:
    """The custom operator of `package`, registered once a process."""
    import torch

    title = re.sub(r"\W", "_", package.name)
    name = f"tk::{title}_{_digest(package, target)}"
    if name not in _operators:
        run = torch.library.custom_op(name, _runner(package, target), mutates_args=(), schema="(Tensor[] inputs) -> Tensor[]")
        run.register_fake(_shapes(package.signature))
        _operators[name] = run
    return _operators[name]


def _digest(package: Package, target: str | None) -> str:
    """A digest of the signature, the code and the weights of each target: what decides what a call gives."""
    digest = hashlib.sha256(json.dumps([package.signature.to_json(), target], sort_keys=True).encode())
    for build in package.builds.values():
        digest.update(build.library())
        for array in build.weights(verify="fast").values():
            digest.update(array.tobytes())
    return digest.hexdigest()[:12]


def _runner(package: Package, target: str | None) -> Callable[[Sequence[torch.Tensor]], list[torch.Tensor]]:
    """The operator itself: the package's module for a device is loaded at the first call there."""
    from tk.runtime.load import load

    modules: dict[str, Module] = {}

    def run(inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        device = str(inputs[0].device) if inputs else "auto"
        if device not in modules:
            modules[device] = load(package, device, target=target)
        return list(modules[device].run_flat([each.detach() for each in inputs]))

    return run


def _shapes(signature: Signature) -> Callable[[Sequence[torch.Tensor]], list[torch.Tensor]]:
    """The operator on tensors without values: the signature's dtypes and shapes."""
    import torch

    class Counted(dict[str, Any]):
        """Sizes; what a call counts is a symbol that stands for any."""

        def __missing__(self, name: str) -> Any:
            return self.setdefault(name, torch.library.get_ctx().new_dynamic_size())

    def fake(inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        sizes = Counted(_sizes(signature, inputs))
        device = inputs[0].device if inputs else None
        return [
            torch.empty([size_of(dim, sizes) for dim in spec.shape], dtype=getattr(torch, spec.dtype), device=device)
            for spec in signature.outputs
        ]

    return fake


def _sizes(signature: Signature, inputs: Sequence[torch.Tensor]) -> dict[str, torch.SymInt | int]:
    """The symbolic dims' sizes, ints or torch's symbols, from inputs that the signature admits."""
    if len(inputs) != len(signature.inputs):
        raise InputTypeError(
            message(
                "the number of inputs is wrong",
                need=len(signature.inputs),
                have=len(inputs),
                do="pass the inputs in the order of the package's signature",
            )
        )
    pairs: list[tuple[int | str, int]] = []
    for spec, value in zip(signature.inputs, inputs, strict=True):
        have = str(value.dtype).removeprefix("torch.")
        if have != spec.dtype:
            raise InputTypeError(
                message(
                    f"input {spec.name!r} has another dtype", need=spec.dtype, have=have, do=f"pass x.to(torch.{spec.dtype})"
                )
            )
        if value.ndim != len(spec.shape):
            raise _other_shape(spec, value)
        pairs += zip(spec.shape, value.shape, strict=True)
    sizes = solved_sizes(pairs)
    for spec, value in zip(signature.inputs, inputs, strict=True):
        # comparing sizes that torch does not know yet makes it assume that they agree, which the call checks again
        if any(size_of(dim, sizes) != size for dim, size in zip(spec.shape, value.shape, strict=True)):
            raise _other_shape(spec, value)
    return sizes


def _other_shape(spec: TensorSpec, value: torch.Tensor) -> InputValueError:
    return InputValueError(
        message(
            f"input {spec.name!r} has another shape",
            need=spec,
            have=list(value.shape),
            do="pass the shape that the package was compiled for, or compile with this dim dynamic",
        )
    )
