"""What the weights of a folder hold, read from their headers before anything is allocated for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

from tk.errors import ImportModelError, message, reason

if TYPE_CHECKING:
    import torch
    from transformers import PreTrainedConfig

__all__ = ["Stored", "check_dtypes", "check_size", "read_headers"]

FLOATS = ("F64", "F32", "F16", "BF16")
NAMED = 8  # tensors that an error names
# A config whose model has so many times the numbers of the weights, and so many numbers more, is not that of the weights.
# Below, the model is made, and its tensors are compared by name and shape.
LARGER, MORE = 4, 1 << 24


@dataclass(frozen=True)
class Stored:
    """A tensor of a safetensors file: its dtype as the file spells it, and its shape."""

    dtype: str
    shape: tuple[int, ...]


def read_headers(paths: list[Path]) -> dict[str, Stored]:
    """Every tensor of the files, by name. Raises ImportModelError for a file that is cut, or is no safetensors file."""
    from safetensors import SafetensorError, safe_open

    stored: dict[str, Stored] = {}
    for path in paths:
        try:
            with safe_open(path, "pt") as file:
                for name in file.keys():  # noqa: SIM118  # it is no mapping
                    part = file.get_slice(name)
                    stored[name] = Stored(part.get_dtype(), tuple(part.get_shape()))
        except (OSError, SafetensorError) as error:
            raise ImportModelError(
                message(
                    f"cannot load {path}", need="a whole safetensors file", have=reason(error), do="download the file again"
                )
            ) from error
    return stored


def check_dtypes(folder: Path, stored: Mapping[str, Stored]) -> None:
    """Raises ImportModelError for weights that are not floats of 16 bits or more: a cast alone would not give their values."""
    others = [
        f"{name} {tensor.dtype}"
        for name, tensor in sorted(stored.items())
        if tensor.dtype not in FLOATS and (name.endswith("weight") or tensor.dtype.startswith(("F", "C")))
    ]
    if others:
        raise ImportModelError(
            message(
                f"{folder} holds weights that are no floats of 16 bits or more",
                need=", ".join(FLOATS),
                have=", ".join(others[:NAMED]) + (", …" if len(others) > NAMED else ""),
                do="give the folder that it was quantised from",
            )
        )


def check_size(folder: Path, config: PreTrainedConfig, stored: Mapping[str, Stored]) -> None:
    """Raises ImportModelError where a transformers config describes a far larger model than the weights are, which would be
    allocated before its tensors could be compared."""
    layers = getattr(config.get_text_config(), "num_hidden_layers", 0)
    if isinstance(layers, int) and layers > len(stored):
        raise _larger(folder, f"num_hidden_layers {layers}", f"{len(stored)} tensors in all")
    found, have = numbers(skeleton(folder, config)), sum(prod(tensor.shape) for tensor in stored.values())
    if found > LARGER * have + MORE:
        raise _larger(folder, f"a model of {found:,} numbers", f"{have:,} numbers in all")


def skeleton(folder: Path, config: PreTrainedConfig) -> torch.nn.Module:
    """The model of a config without memory. Raises ImportModelError where there is none."""
    import torch
    from transformers import AutoModelForCausalLM

    try:
        with torch.device("meta"):
            net: torch.nn.Module = AutoModelForCausalLM.from_config(config)
    except Exception as error:  # what transformers and torch make of sizes that fit no model
        raise ImportModelError(
            message(
                f"transformers cannot load {folder}",
                need="a config.json whose sizes fit",
                have=reason(error),
                do="correct config.json",
            )
        ) from error
    return net


def numbers(net: torch.nn.Module) -> int:
    """How many numbers a model's parameters and buffers have."""
    return sum(tensor.numel() for tensors in (net.parameters(), net.buffers()) for tensor in tensors)


def _larger(folder: Path, need: str, have: str) -> ImportModelError:
    return ImportModelError(
        message(
            f"the weights in {folder} are not those of its config.json",
            need=f"weights for {need}, as config.json says",
            have=have,
            do="compare config.json with what the weights were saved by",
        )
    )
