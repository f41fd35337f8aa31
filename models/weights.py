"""The weights of a zoo module: drawn from a seed, or mapped from safetensors files with Hugging Face's names."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open
from torch import nn

from tk.errors import ImportModelError, message
from tk.models.base import ZooModule

__all__ = ["generator_for", "load_weights", "random_weights"]

SINGLE, INDEX = "model.safetensors", "model.safetensors.index.json"
LISTED = 12


def generator_for(seed: int, name: str) -> torch.Generator:
    """A generator for one tensor: its numbers depend on the seed and its name, not on what was drawn before."""
    return torch.Generator().manual_seed(zlib.crc32(f"{seed}/{name}".encode()))


def random_weights(module: ZooModule, seed: int, dtype: torch.dtype) -> None:
    """Fill a module built on the meta device, scaled so that activations keep a size near one in every layer.

    Normalisations get scales, shifts and running statistics away from one and zero, so that folding them shows.
    """
    state: dict[str, torch.Tensor] = {}
    for path, part in module.named_modules():
        tensors = [*part.named_parameters(recurse=False), *part.named_buffers(recurse=False)]
        for leaf, tensor in tensors:
            name = f"{path}.{leaf}" if path else leaf
            if leaf not in part._non_persistent_buffers_set:
                drawn = _draw(part, leaf, tensor.shape, module.gain(name), generator_for(seed, name))
                state[name] = drawn.to(dtype) if drawn.is_floating_point() else drawn
    module.load_state_dict(state, assign=True)


def _draw(part: nn.Module, leaf: str, shape: torch.Size, gain: float, generator: torch.Generator) -> torch.Tensor:
    """One random tensor, float32 (int64 for a counter): what suits `leaf` of a module like `part`."""
    if leaf == "num_batches_tracked":
        return torch.ones(shape, dtype=torch.int64)
    if leaf == "running_var":
        return torch.empty(shape).uniform_(0.5, 1.5, generator=generator)
    normal = torch.empty(shape).normal_(generator=generator)
    if leaf in ("bias", "running_mean"):
        return normal.mul_(0.1)
    if leaf == "weight" and len(shape) == 1:  # a normalisation's scale
        return normal.mul_(0.1).add_(1.0).mul_(gain)
    if isinstance(part, (nn.Linear, nn.Conv2d)):
        return normal.mul_(gain * shape[1:].numel() ** -0.5)  # fan-in: the variance of a product's output is gain²
    return normal.mul_(gain * shape[-1] ** -0.5)  # embeddings and tokens: vectors of length one


def load_weights(module: ZooModule, folder: Path, dtype: torch.dtype) -> None:
    """Fill a module built on the meta device from `folder` (or from one .safetensors file).

    The folder holds model.safetensors, or model.safetensors.index.json and its shards. Tensors of the right dtype stay
    maps of the files; others are converted. Raises ImportModelError, once, for all tensors that are missing, not
    expected, or of another shape.
    """
    wanted = module.state_dict()
    tied = module.tied_names()
    state: dict[str, torch.Tensor] = {}
    copies: dict[str, torch.Tensor] = {}
    unexpected: list[str] = []
    mismatched: dict[str, str] = {}  # by this module's name
    for stored, tensor in _tensors(_files(folder)):
        name = module.from_checkpoint_name(stored)
        if name is None:
            continue
        if name in tied:
            copies[name] = tensor
        elif name not in wanted:
            unexpected.append(stored)
        elif tensor.shape != wanted[name].shape:
            mismatched[name] = f"{stored}: need {list(wanted[name].shape)}, have {list(tensor.shape)}"
        else:
            state[name] = tensor
    for copy, tensor in copies.items():
        kept = tied[copy]
        if tensor.shape != wanted[kept].shape or not torch.equal(tensor, state.setdefault(kept, tensor)):
            mismatched[copy] = f"{copy}: need a copy of {kept} (they are tied), have another tensor"
    for name in wanted.keys() - state.keys():
        if name.endswith(".num_batches_tracked"):  # old checkpoints lack this counter, which inference never reads
            state[name] = torch.zeros((), dtype=torch.int64)
    missing = [name for name in wanted if name not in state and name not in mismatched]
    _check_names(folder, missing, unexpected, list(mismatched.values()))
    cast = {name: tensor.to(dtype) if tensor.is_floating_point() else tensor for name, tensor in state.items()}
    module.load_state_dict(cast, assign=True)


def _check_names(folder: Path, missing: list[str], unexpected: list[str], mismatched: list[str]) -> None:
    groups = {"missing": missing, "unexpected": unexpected, "of another shape or value": mismatched}
    found = [f"{len(items)} {kind}: {_shortened(items)}" for kind, items in groups.items() if items]
    if found:
        raise ImportModelError(
            message(
                f"{folder}: these weights are not this model's",
                need="the model's tensors, all of them and no others",
                have=("\n" + " " * 8).join(found),
                do="pick the zoo name and options (layers, hidden …) that the weights were made for",
            )
        )


def _shortened(items: list[str]) -> str:
    more = f", … and {len(items) - LISTED} more" if len(items) > LISTED else ""
    return ", ".join(items[:LISTED]) + more


def _files(folder: Path) -> list[Path]:
    """The safetensors files that make up the checkpoint at `folder`."""
    if folder.is_file() and folder.suffix == ".safetensors":
        return [folder]
    index = folder / INDEX
    if index.is_file():
        files = [folder / name for name in _shards(index)]
    elif (folder / SINGLE).is_file():
        files = [folder / SINGLE]
    else:
        have = sorted(path.name for path in folder.iterdir())[:LISTED] if folder.is_dir() else "no such folder"
        raise ImportModelError(
            message(
                f"{folder}: there are no weights",
                need=f"{SINGLE}, or {INDEX} and its shards",
                have=have,
                do="name the folder that holds them",
            )
        )
    absent = [path.name for path in files if not path.is_file()]
    if absent:
        raise ImportModelError(
            message(
                f"{folder}: shards are missing",
                need=f"what {INDEX} lists",
                have=f"no {absent}",
                do="copy the whole folder again",
            )
        )
    return files


def _shards(index: Path) -> Iterable[str]:
    try:
        return sorted(set(json.loads(index.read_text())["weight_map"].values()))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ImportModelError(
            message(f"{index}: this is no index of shards", need='JSON with a "weight_map"', do="copy the file again")
        ) from error


def _tensors(files: list[Path]) -> Iterator[tuple[str, torch.Tensor]]:
    """Each tensor of the files with its name, as a map of the file."""
    for path in files:
        try:
            with safe_open(path, framework="pt") as file:
                for name in file.keys():  # noqa: SIM118 (not a mapping)
                    yield name, file.get_tensor(name)
        except SafetensorError as error:
            raise ImportModelError(
                message(
                    f"{path}: this is no safetensors file", have=error, do="copy the file again, or save it with safetensors"
                )
            ) from error
