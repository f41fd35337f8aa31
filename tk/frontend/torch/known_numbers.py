"""What torch.export takes for a matter of the inputs' values, and is not: a size, a pad or a branch by

- whole numbers that a module keeps as buffers without dims, as audio codecs do their strides: they are weights like others, and
  known, unless a call writes them;
- what forward makes of nothing, as a mask of ones that is looked at: `if mask.eq(0).any()`. Tensors without memory that stand
  for such, and for what follows from them alone, have their values beside them, which torch keeps for single numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import torch
from torch._subclasses import fake_tensor
from torch._subclasses.fake_tensor import DataDependentOutputException, FakeTensor, FakeTensorMode
from torch.export import ExportedProgram
from torch.export.graph_signature import OutputKind
from torch.utils._python_dispatch import _disable_current_modes

from tk.errors import ImportModelError, message

__all__ = ["asks_values", "known_numbers", "refuse_written"]

LARGEST = 1 << 16  # elements of a tensor whose values are kept
MADE_OF_NOTHING = frozenset(
    f"aten::{name}"
    for name in ("arange", "eye", "full", "full_like", "linspace", "new_full", "new_ones", "new_zeros", "ones", "ones_like",
                 "scalar_tensor", "tril_indices", "triu_indices", "zeros", "zeros_like")
)  # fmt: skip
"""Operators whose results do not depend on the values of the tensors that they are given."""


def _numbers(module: torch.nn.Module) -> dict[int, str]:
    """The names of such buffers, by id."""
    found = module.named_buffers(remove_duplicate=False)
    return {id(x): name for name, x in found if x.ndim == 0 and not (x.is_floating_point() or x.is_complex())}


def asks_values(error: Exception) -> bool:
    """Whether torch.export raised `error` for a size or a branch by values, which may be known ones."""
    return "data-dependent" in str(error) or isinstance(error, DataDependentOutputException)


@contextmanager
def known_numbers(module: torch.nn.Module, known: bool) -> Iterator[list[str]]:
    """For the time being, tensors without memory that stand for such buffers, and for what is made of nothing, have their
    values, if these are to be `known`. Yields these buffers' names."""
    numbers = _numbers(module) if known else {}
    with ExitStack() as stack:
        if known:
            stack.enter_context(_known_buffers(numbers))
            stack.enter_context(_known_results())
        yield list(numbers.values())


@contextmanager
def _known_buffers(numbers: dict[int, str]) -> Iterator[None]:
    own = FakeTensorMode.from_tensor

    def from_tensor(self: FakeTensorMode, tensor: torch.Tensor, *args: Any, **kwargs: Any) -> FakeTensor:
        made = own(self, tensor, *args, **kwargs)
        if id(tensor) in numbers:
            made.constant = tensor.detach().clone()
        return made

    FakeTensorMode.from_tensor = from_tensor
    try:
        yield
    finally:
        FakeTensorMode.from_tensor = own


@contextmanager
def _known_results() -> Iterator[None]:
    own, limit = FakeTensorMode.dispatch, fake_tensor.CONSTANT_NUMEL_LIMIT

    def dispatch(self: FakeTensorMode, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = own(self, func, types, args, kwargs)
        made = getattr(getattr(func, "_schema", None), "name", "") in MADE_OF_NOTHING
        if made and isinstance(out, FakeTensor) and out.constant is None and _is_small(out):
            out.constant = _computed(func, args, kwargs or {}, out)
            self.fake_tensor_converter.add_constant_storage_mapping(out)  # writes make it unknown
        return out

    FakeTensorMode.dispatch, fake_tensor.CONSTANT_NUMEL_LIMIT = dispatch, LARGEST
    try:
        yield
    finally:
        FakeTensorMode.dispatch, fake_tensor.CONSTANT_NUMEL_LIMIT = own, limit


def _is_small(x: FakeTensor) -> bool:
    return all(isinstance(size, int) for size in x.shape) and x.numel() <= LARGEST


def _computed(func: Any, args: Any, kwargs: Any, like: FakeTensor) -> torch.Tensor:
    """What `func` makes, on the CPU; of a tensor that it is given, its shape alone counts."""

    def real(each: Any) -> Any:
        return torch.empty(each.shape, dtype=each.dtype) if isinstance(each, torch.Tensor) else each

    with _disable_current_modes():
        given = {name: real(value) for name, value in kwargs.items() if name != "device"}
        made: torch.Tensor = func(*map(real, args), **given)
        return made.to(like.dtype)


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
