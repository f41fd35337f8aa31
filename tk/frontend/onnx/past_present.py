"""Past and present: pairs of an input and an output of an ONNX model that are one tensor, kept from call to call.

    present = ScatterND(past, at, rows), with state={"past": "present"}      →      past is written in place

as a buffer of torch's that a model writes into is (docs/python.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from onnx import ModelProto

from tk.errors import UsageError, meant, message
from tk.frontend.model import Model

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["in_order", "keep", "outputs_last", "positions"]

Flat = Callable[[list[Any]], list[Any]]
_FORM = "{input: output}, each once"


def outputs_last(model: ModelProto, state: Mapping[str, str]) -> None:
    """Puts the outputs that are `state`'s behind the others, in its order. Raises UsageError for names that are none."""
    outputs = list(model.graph.output)
    inputs = {value.name for value in model.graph.input}
    names = [value.name for value in outputs]
    for have, known, what in ((state.keys(), inputs, "input"), (state.values(), set(names), "output")):
        if unknown := [name for name in have if name not in known]:
            raise UsageError(
                message(
                    f"the model has no {what} {unknown[0]!r}",
                    need=", ".join(sorted(known)),
                    have=", ".join(have),
                    do=meant(unknown[0], sorted(known), "name one of these"),
                )
            )
    if len(set(state.values())) < len(state):
        raise UsageError(
            message(
                "an output is the present of two inputs",
                need=_FORM,
                have=dict(state),
                do="give each input a present of its own",
            )
        )
    ordered = [outputs[at] for at in positions(names, state)]
    del model.graph.output[:]
    model.graph.output.extend(ordered)


def positions(names: list[str], state: Mapping[str, str]) -> list[int]:
    """Where the outputs `names` stand in the order of the model's results: those of `state` last."""
    last = [names.index(name) for name in state.values()]
    return [at for at in range(len(names)) if at not in last] + last


def in_order(run: Flat, order: list[int]) -> Flat:
    """`run` with its results in this order."""

    def ordered(inputs: list[Array]) -> list[Any]:
        results = run(inputs)
        return [results[at] for at in order]

    return ordered


def keep(model: Model, state: Mapping[str, str]) -> None:
    """Makes the inputs of `state` the model's state; its last outputs are written into them. Raises UsageError where the two of
    a pair are of other shapes or dtypes."""
    from tk.graph.memory.state import MUTATED, STATE

    signature, kept = model.signature, tuple(state)
    if signature.in_tree is not None or signature.out_tree is not None:
        raise UsageError(
            message(
                f"{model.name} takes or gives sequences",
                need="tensors, where there is a state",
                do="leave the state out, or export the model with a tensor for each element",
            )
        )
    inputs = {spec.name: spec for spec in signature.inputs}
    plain, written = signature.outputs[: -len(kept)], signature.outputs[-len(kept) :]
    for past, present in zip(kept, written, strict=True):
        if past not in inputs:
            raise UsageError(
                message(
                    f"the input {past!r} has a value already",
                    need="an input that a call passes",
                    do="leave it out of the constants, or out of the state",
                )
            )
        if (inputs[past].shape, inputs[past].dtype) != (present.shape, present.dtype):
            raise UsageError(
                message(
                    f"{present.name!r} cannot be written into {past!r}",
                    need=inputs[past],
                    have=present,
                    do="export the model with a cache of a fixed size, or pass the cache from call to call",
                )
            )
    model.signature = replace(signature, outputs=plain, state=kept, mutated=kept)
    mod = model.mod.clone()
    mod["main"] = mod["main"].with_attr(STATE, list(kept)).with_attr(MUTATED, list(kept))
    model.mod = mod
    model.source["state"] = dict(state)
