"""Packages of several entry points: their models imported together, so that what one keeps the others find, and equal weights
kept once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import ImportModelError, UsageError, message
from tk.package.manifest import is_entry_name

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.package.signature import TensorSpec
    from tk.pipeline import Executable

__all__ = ["load_entries", "share_arrays"]

_FORM = "{name: model} or {name: (model, args, kwargs, dynamic_shapes)}"


def load_entries(
    entries: Mapping[Any, Any], given: Mapping[str, object], imported: Callable[[str, Model], None] = lambda name, model: None
) -> dict[str, Model]:
    """The models of a package by entry, each as `tk.frontend.load` gives it with what is `given` for all. An input that one of
    them writes into is state for all that have one of its name; a buffer that one writes into is an input of all that hold
    the same tensor, under the first one's name for it. `imported` is called with each as soon as it is there, before what is
    state is known. Raises UsageError for what are no entries, else what loading raises."""
    if not entries:
        raise UsageError(message("a package needs an entry", need=_FORM, have="none", do="name a model and its arguments"))
    for name in entries:
        if not isinstance(name, str) or not is_entry_name(name) or name in _reserved():
            need = "an identifier that is no attribute of tk.Module"
            raise UsageError(message("an entry cannot be called so", need=need, have=repr(name)[:80], do="give another name"))
    models = {}
    for name, value in entries.items():
        models[name] = _loaded(name, value, given)
        imported(name, models[name])
    return _merged(models)


def _reserved() -> set[str]:
    from tk.runtime.module import Module

    return {*dir(Module), "entries", "name", "target", "device", "signature", "replays", "state"}


def _loaded(name: str, value: object, given: Mapping[str, Any]) -> Model:
    from tk.frontend import load
    from tk.frontend.model import Model

    if isinstance(value, Model):
        return value
    parts = value if isinstance(value, tuple) else (value,)
    if not 1 <= len(parts) <= 4:
        raise UsageError(
            message(
                f"the entry {name!r} is no model with its example inputs",
                need=_FORM,
                have=f"{len(parts)} items",
                do="give these",
            )
        )
    padded: list[Any] = [*parts, None, None, None]
    model, args, kwargs, dynamic_shapes = padded[:4]
    if isinstance(model, Model):
        return model
    return load(model, args or (), kwargs, dynamic_shapes=dynamic_shapes, **given)


def _merged(models: dict[str, Model]) -> dict[str, Model]:
    """The models with one state: names and tensors agree."""
    names: dict[Any, str] = {}  # by tensor: the state that it is
    for model in models.values():
        for name, tensor in model.tensors.items():
            if name in model.signature.mutated:
                names.setdefault(tensor, name)
    merged = {}
    for entry, model in models.items():
        theirs = {name: names[tensor] for name, tensor in model.tensors.items() if tensor in names}
        changed = any(name != state or name not in model.signature.mutated for name, state in theirs.items())
        merged[entry] = model.with_state(theirs) if changed and model.with_state is not None else model
    kept = {name for model in merged.values() for name in model.signature.state}
    known: dict[str, tuple[str, TensorSpec]] = {}
    for entry, model in merged.items():
        merged[entry] = _keeping(model, kept)
        for spec in merged[entry].signature.inputs:
            if spec.name in kept:
                first, other = known.setdefault(spec.name, (entry, spec))
                _compare(spec, entry, other, first)
    return _with_one_array_each(merged)


def _with_one_array_each(models: dict[str, Model]) -> dict[str, Model]:
    """The models with the same array for the same memory: each importer makes arrays of its own over a tensor, and what is
    computed from weights, and compared and stored of them, is known by the arrays that it comes from."""
    known: dict[tuple[Any, ...], Array] = {}
    shared = {}
    for entry, model in models.items():
        params = {name: known.setdefault(_memory_of(array), array) for name, array in model.params.items()}
        shared[entry] = replace(model, params=params)
    return shared


def _memory_of(array: Array) -> tuple[Any, ...]:
    """Equal for arrays that have the same elements because they have the same memory."""
    return array.ctypes.data, array.dtype, array.shape, array.strides


def _keeping(model: Model, kept: set[str]) -> Model:
    """A model whose inputs of these names are state."""
    from tk.graph.memory.state import STATE

    state = tuple(spec.name for spec in model.signature.inputs if spec.name in kept)
    if set(state) == set(model.signature.state):
        return model
    mod = model.mod.clone()
    mod["main"] = mod["main"].with_attr(STATE, list(state))
    return replace(model, mod=mod, signature=replace(model.signature, state=state))


def _compare(spec: TensorSpec, entry: str, other: TensorSpec, first: str) -> None:
    """Raises ImportModelError where two entries cannot take one tensor."""
    alike = spec.dtype == other.dtype and len(spec.shape) == len(other.shape)
    pairs = zip(spec.shape, other.shape, strict=False)
    if not alike or any(isinstance(a, int) and isinstance(b, int) and a != b for a, b in pairs):
        raise ImportModelError(
            message(
                f"the state {spec.name!r} is another one in the entries {first!r} and {entry!r}",
                need=other,
                have=spec,
                do="give one of them another name",
            )
        )


def share_arrays(executables: Iterable[Executable]) -> None:
    """Has entries hold one array where theirs of one name are equal, as those that are computed from weights may be."""
    known: dict[str, list[Array]] = {}
    for executable in executables:
        for name, array in executable.weights.items():
            alike = known.setdefault(name, [])
            same = next((each for each in alike if each is array or _equal(each, array)), None)
            if same is None:
                alike.append(array)
            else:
                executable.weights[name] = same


def _equal(a: Array, b: Array) -> bool:
    """Whether two arrays hold the same bytes in one form."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    one, other = (np.ascontiguousarray(each).reshape(-1).view(np.uint8) for each in (a, b))
    step = 1 << 24
    return all(bool((one[at : at + step] == other[at : at + step]).all()) for at in range(0, one.size, step))
