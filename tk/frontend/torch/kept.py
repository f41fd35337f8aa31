"""The tensors that a module keeps beside its parameters and buffers, and what its forward does with them in an export."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind

__all__ = ["Kept", "assignments", "took_buffers_for_constants"]

_STEP = re.compile(r"\.?(\w+)|\[('[^']*'|\"[^\"]*\"|-?\d+)\]")


class Kept:
    """What the modules of one had as attributes, and in dicts and lists there, before it was exported."""

    def __init__(self, module: torch.nn.Module) -> None:
        self.module = module
        self.assigned: list[str] = []
        """The tensors in whose place forward put others, by the names that torch gives them."""
        self._attributes = [(each, dict(each.__dict__)) for each in module.modules()]
        self._containers: dict[int, tuple[dict[Any, Any] | list[Any], dict[Any, Any] | list[Any]]] = {}
        for _, attributes in self._attributes:
            for name, value in attributes.items():
                if name not in ("_parameters", "_buffers", "_modules"):
                    self._note(value)

    def _note(self, value: Any) -> None:
        if isinstance(value, dict | list) and id(value) not in self._containers:
            self._containers[id(value)] = (value, value.copy())
            for each in value.values() if isinstance(value, dict) else value:
                self._note(each)

    def restore(self) -> None:
        """Puts back what forward put tensors without memory in the place of, which only an export knows."""
        for each, attributes in self._attributes:
            for name in [name for name, value in each.__dict__.items() if _is_fake(value)]:
                each.__dict__.pop(name)
                each.__dict__ |= {name: attributes[name]} if name in attributes else {}
        for value, before in self._containers.values():
            if isinstance(value, dict) and any(map(_is_fake, value.values())):
                value.clear()
                value.update(before)
            elif isinstance(value, list) and any(map(_is_fake, value)):
                value[:] = before

    def read_by(self, program: ExportedProgram, name: str) -> bool:
        """Whether `program` reads the tensor that the module had as `name` when it was called. What calls leave behind for
        others to look at, as an attention's weights, make anew each time, as torch.nn.utils.weight_norm's hook, or keep where
        nothing was before, as a cache of what parameters give, it does not."""
        used = {node.name for node in program.graph.nodes if node.op == "placeholder" and node.users}
        if any(spec.target == name and spec.arg.name in used for spec in program.graph_signature.input_specs):
            return True
        if "[" not in name:
            return False
        had = self._before(name)  # torch has other names for what a dict or a list holds
        storages = {each.untyped_storage()._cdata for each in program.constants.values() if isinstance(each, torch.Tensor)}
        return isinstance(had, torch.Tensor) and had.untyped_storage()._cdata in storages

    def _before(self, name: str) -> Any:
        """What was at a place such as `blocks.2.cache['cpu'][0]`; None where nothing was."""
        value: Any = self.module
        attributes = {id(module): each for module, each in self._attributes}
        for attribute, item in _STEP.findall(name):
            if isinstance(value, torch.nn.Module):
                own = attributes.get(id(value), {})
                value = own.get("_modules", {}).get(attribute, own.get(attribute))
            elif id(value) in self._containers:
                contents = self._containers[id(value)][1]
                key = item.strip("'\"") if isinstance(contents, dict) else int(item or 0)
                found = [each for known, each in _entries(contents) if known == key or str(known) == item]
                value = found[0] if found else None
            else:
                return None
        return value


def _entries(contents: dict[Any, Any] | list[Any]) -> list[tuple[Any, Any]]:
    return list(contents.items() if isinstance(contents, dict) else enumerate(contents))


def _is_fake(value: Any) -> bool:
    """Whether it is a tensor of an export's, which has no memory, or holds one."""
    if isinstance(value, tuple | list):
        return any(map(_is_fake, value))
    return isinstance(value, FakeTensor)


@contextmanager
def assignments(module: torch.nn.Module) -> Iterator[Kept]:
    """The module's tensors in whose place its forward, while it is exported, puts others: torch only warns that these are
    lost. Known once this has ended; the module then has its own again."""
    kept = Kept(module)
    try:
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            yield kept
    finally:
        kept.restore()
    for warning in said:
        if assigned := re.search(r"tensor attributes? (.+?) (?:was|were) assigned", str(warning.message)):
            names = [name.strip().removeprefix("self.") for name in assigned[1].split(",")]
            # torch's recurrent layers keep a second list of their parameters, which calling them makes anew
            kept.assigned += [name for name in names if not name.rpartition(".")[2].startswith("_flat_weights")]


def took_buffers_for_constants(program: ExportedProgram, module: torch.nn.Module) -> bool:
    """Whether some constant is a buffer of the module, reached by another way than its name, as caches are from the object
    that holds them: what the model writes into it would be lost. TorchDynamo knows it again."""
    lifted = [spec.target for spec in program.graph_signature.input_specs if spec.kind is InputKind.CONSTANT_TENSOR]
    buffers = {id(buffer) for buffer in module.buffers()}
    return any(id(program.constants.get(name)) in buffers for name in lifted)
