"""Build a model of the zoo by name: "llama3-8b", "zoo:resnet50?batch=8&image_size=160"."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints
from urllib.parse import parse_qsl

from tk.errors import UsageError, meant, message
from tk.models.presets import PRESETS, Config, Preset

if TYPE_CHECKING:
    import torch
    from torch import nn

__all__ = ["Description", "ZooModel", "build", "describe", "names", "parse"]

DTYPES = ("bfloat16", "float16", "float32", "float64")


@dataclass(frozen=True)
class Description:
    """A preset in words. `options` are what a name may set ("NAME?option=value&…"), with the preset's values;
    `inputs` are the names of the model's inputs, `dynamic` the dims of each that may be dynamic."""

    name: str
    architecture: str
    summary: str
    options: dict[str, Any]
    inputs: tuple[str, ...]
    dynamic: dict[str, dict[int, str]]

    def __str__(self) -> str:
        options = ", ".join(f"{key}={_written(value)}" for key, value in self.options.items())
        return f"{self.name}: {self.summary}\n  inputs:  {', '.join(self.inputs)}\n  options: {options}"


@dataclass(frozen=True, eq=False)
class ZooModel:
    """A model with its example inputs, ready for torch.export.export(m.module, m.args, m.kwargs).

    `module` is in eval mode and asks for no gradients. `dynamic_shapes` is torch.export's argument of that name, for
    those who want dynamic dims: batch, and the sequence where there is one. torch.export takes a dim whose example size
    is 1 for a constant, so such a dim is left out: build with batch=2 to have the batch dynamic.
    """

    name: str
    module: nn.Module
    args: tuple[Any, ...]
    dynamic_shapes: dict[str, Any]
    config: Config
    kwargs: dict[str, Any] = field(default_factory=dict)


def names() -> list[str]:
    """The presets' names, sorted."""
    return sorted(PRESETS)


def describe(name: str) -> Description:
    """What a preset is and which options its name may set (their values as `name` sets them). Needs no torch."""
    base, options = parse(name)
    config = _configure(base, options)
    preset = Preset(config, PRESETS[base].summary)
    return Description(base, config.architecture, preset.summary, preset.options(), tuple(config.dynamic), config.dynamic)


def parse(name: str) -> tuple[str, dict[str, str]]:
    """ "zoo:llama3-8b?layers=2&seq=1024" → ("llama3-8b", {"layers": "2", "seq": "1024"}). "zoo:" may be left out."""
    base, _, query = name.removeprefix("zoo:").partition("?")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError as error:
        raise UsageError(
            message(
                f"{name}: cannot read the options", need="NAME?option=value&option=value", have=query, do="write the options so"
            )
        ) from error
    return base, dict(pairs)


def build(name: str, *, dtype: str = "float32", weights: Path | str | None = None, seed: int = 0, **overrides: Any) -> ZooModel:
    """Build the model called `name`, with random weights or those of a checkpoint.

    Args:
        name: a preset, with "zoo:" before it and options after it if wanted: "zoo:llama3-8b?layers=2&seq=1024".
        dtype: of the weights and of the floating inputs: bfloat16, float16, float32 or float64.
        weights: a folder with model.safetensors, or model.safetensors.index.json and its shards, in Hugging Face's
            names (or one .safetensors file). None draws random weights.
        seed: of the random weights and of the example inputs.
        overrides: options, as in the name; they win over the name's.

    Raises:
        UsageError: no such preset, option or dtype, or sizes that do not go together.
        ImportModelError: the weights cannot be read, or are not this model's.
    """
    import torch

    from tk.models.weights import generator_for, load_weights, random_weights

    base, options = parse(name)
    config = _configure(base, {**options, **overrides})
    if dtype not in DTYPES:
        raise UsageError(
            message(f"{name}: a model cannot have this dtype", need=" or ".join(DTYPES), have=dtype, do="give one of these")
        )
    torch_dtype: torch.dtype = getattr(torch, dtype)
    file, _, class_name = config.architecture.partition(":")
    with torch.device("meta"):  # no memory is taken until each weight is known
        module = getattr(importlib.import_module(f"tk.models.{file}"), class_name)(config)
    module.requires_grad_(False).eval()
    if weights is None:
        random_weights(module, seed, torch_dtype)
    else:
        load_weights(module, Path(weights), torch_dtype)
    module.to(torch_dtype)  # what is computed, not stored: rotary tables
    inputs = module.example_inputs(generator_for(seed, "inputs"))
    cast = partial(torch.utils._pytree.tree_map, lambda x: x.to(torch_dtype) if x.is_floating_point() else x)
    args = tuple(map(cast, inputs.values()))
    return ZooModel(base, module, args, _dynamic_shapes(config, inputs), config)


def _dynamic_shapes(config: Config, inputs: dict[str, Any]) -> dict[str, Any]:
    import torch
    from torch.export import Dim

    known = sorted({dim for dims in config.dynamic.values() for dim in dims.values()})
    made = {dim: Dim(dim, min=1, max=config.largest(dim)) for dim in known}

    def dims(name: str, tensor: torch.Tensor) -> dict[int, Any]:
        return {axis: made[dim] for axis, dim in config.dynamic[name].items() if tensor.shape[axis] > 1}

    return {name: torch.utils._pytree.tree_map(partial(dims, name), value) for name, value in inputs.items()}


def _configure(base: str, options: dict[str, Any]) -> Config:
    """The preset's configuration with options set; text is read as the field's type."""
    if base not in PRESETS:
        raise UsageError(
            message(
                f"zoo:{base}: there is no such model", need=f"one of {', '.join(names())}", have=base, do=meant(base, PRESETS)
            )
        )
    config = PRESETS[base].config
    valid = [item.name for item in fields(config)]
    unknown = sorted(set(options) - set(valid))
    if unknown:
        raise UsageError(
            message(
                f"zoo:{base}: there is no such option",
                need=f"one of {', '.join(sorted(valid))}",
                have=", ".join(unknown),
                do=meant(unknown[0], valid),
            )
        )
    hints = get_type_hints(type(config))
    return replace(config, **{key: _read(base, key, value, hints[key]) for key, value in options.items()})


def _read(base: str, key: str, value: Any, kind: Any) -> Any:
    """`value`, of the right type or as text, as a value of a configuration's field: 2, 1e-5, true, 64x128."""
    text = _written(value)
    try:
        if kind is bool:
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        if kind in (int, float):
            return kind(text)
        return tuple(int(part) for part in text.split("x"))
    except (KeyError, ValueError) as error:
        need = {bool: "true or false", int: "a whole number", float: "a number"}.get(
            kind, "whole numbers with x between: 64x128"
        )
        raise UsageError(
            message(f"zoo:{base}: {key} cannot be read", need=need, have=text, do="give a value of this kind")
        ) from error


def _written(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)
