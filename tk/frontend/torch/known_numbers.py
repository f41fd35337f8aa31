"""Whole numbers that a module keeps as buffers without dims, as audio codecs do their strides: torch.export takes a size, a pad
or a branch by one for a matter of the inputs' values. They are weights like others, and known, unless a call writes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.export import ExportedProgram
from torch.export.graph_signature import OutputKind

from tk.errors import ImportModelError, message

__all__ = ["asks_values", "known_numbers", "refuse_written"]


def _numbers(module: torch.nn.Module) -> dict[int, str]:
    """The names of such buffers, by id."""
    found = module.named_buffers(remove_duplicate=False)
    return {id(x): name for name, x in found if x.ndim == 0 and not (x.is_floating_point() or x.is_complex())}


def asks_values(error: Exception, module: torch.nn.Module) -> bool:
    """Whether torch.export raised `error` for a size or a branch by values, which may be those of such buffers."""
    return "data-dependent" in str(error) and bool(_numbers(module))


@contextmanager
def known_numbers(module: torch.nn.Module, known: bool) -> Iterator[list[str]]:
    """For the time being, tensors without memory that stand for such buffers have their values, if these are to be `known`.
    Yields these buffers' names."""
    numbers, own = _numbers(module) if known else {}, FakeTensorMode.from_tensor

    def from_tensor(self: FakeTensorMode, tensor: torch.Tensor, *args: Any, **kwargs: Any) -> FakeTensor:
        made = own(self, tensor, *args, **kwargs)
        if id(tensor) in numbers:
            made.constant = tensor.detach().clone()
        return made

    FakeTensorMode.from_tensor = from_tensor
    try:
        yield list(numbers.values())
    finally:
        FakeTensorMode.from_tensor = own


def refuse_written(program: ExportedProgram, known: list[str]) -> None:
    """Raises ImportModelError where a call writes one of the `known` buffers: the next one's value is another."""
    specs = program.graph_signature.output_specs
    written = [spec.target for spec in specs if spec.kind is OutputKind.BUFFER_MUTATION and spec.target in known]
    if written:
        raise ImportModelError(
            message(
                f"a size, or a branch, depends on the buffer {written[0]!r}, which calls write",
                need="sizes that follow from the inputs' shapes and from what the model keeps",
                do="index with the buffer as a tensor, x[:, self.position], and mask what is not there yet",
            )
        )
