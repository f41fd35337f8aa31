"""Loops over the positions that values hit, as over experts that have rows: `for e in hit.nonzero(): …`.

torch.export has no name for how many there are. There are at most as many as `hit` has elements, so that the loop is one over
all of these, each step with a position that is known, if a step whose position is not hit leaves everything as it was. To see
that, a step finds rows only where its position is hit: what `torch.where(mask)`, `mask.nonzero()` and `x[mask]` look at inside
of it is `mask & hit[position]`. Then a program without the step has to be the one with it but for what is done with no rows
(tk/frontend/torch/value_branches.py), which refuses a loop that counts its steps, keeps a list of them or leaves early.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Protocol
from unittest import mock

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch._subclasses.functional_tensor import FunctionalTensor
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols

from tk.frontend.torch.raising import model_frame

__all__ = ["Asked", "looping"]

MOST_POSITIONS = 256
_AS_IT_IS = ("contiguous", "cpu", "detach", "flatten", "ravel", "reshape", "squeeze", "view")  # keeps rows and their order
_POSITIONS = "_tk_positions"


class Asked(Protocol):
    """What is told whether the position of a step is hit, and of the sizes that are 0 where it is not."""

    def step(self, frame: FrameType) -> int | None:
        """The number of the question whether a step is taken, None where it is not."""

    def ended(self, number: int, sizes: frozenset[str]) -> None:
        """The step of a question is over, in which these sizes are 0 where its position is not hit."""


@dataclass
class _Step:
    """A step of a loop, while it is traced: whether its position is hit, and what was found in it."""

    hit: torch.Tensor
    sizes: set[str] = field(default_factory=set)
    masks: dict[int, tuple[torch.Tensor, int, torch.Tensor]] = field(default_factory=dict)

    def masked(self, mask: torch.Tensor) -> torch.Tensor:
        """`mask` where the position is hit, and the same tensor for the same mask, so that torch finds as many rows in it."""
        known = self.masks.get(id(mask))
        if known is None or known[1] != mask._version:
            known = mask, mask._version, (mask if mask.dtype == torch.bool else mask != 0) & self.hit
            self.masks[id(mask)] = known
        return known[2]


class _Loops:
    """The loops of one trace; `steps` are those within which it is."""

    def __init__(self, asked: Asked, is_unknown: Callable[[object], bool]) -> None:
        self.asked, self.is_unknown = asked, is_unknown
        self.steps: list[_Step] = []

    def nonzero(self, own: Callable[..., Any]) -> Callable[..., Any]:
        """`own`, torch's nonzero, argwhere, or where with a condition alone, within the step, and what it gives remembered."""

        def find(mask: Any, *args: Any, **kwargs: Any) -> Any:
            if args or not self._is_of_model(mask, sys._getframe(1)):
                return own(mask, *args, **kwargs)
            for step in self.steps:
                mask = step.masked(mask)
            found = own(mask, **kwargs)
            self._record(found if isinstance(found, tuple) else (found,))
            if isinstance(found, torch.Tensor):
                setattr(found, _POSITIONS, mask)
            elif len(found) == 1:
                setattr(found[0], _POSITIONS, mask)
            return found

        return find

    def item(self, own: Callable[..., Any]) -> Callable[..., Any]:
        """`own`, x[index] or x[index] = value, within the step."""

        def index(x: torch.Tensor, at: Any, *value: Any) -> Any:
            if not self.steps or model_frame(sys._getframe(1)) is None:
                return own(x, at, *value)
            parts = at if isinstance(at, tuple) else (at,)
            masks = [isinstance(each, torch.Tensor) and each.dtype == torch.bool and self.is_unknown(each) for each in parts]
            if not any(masks):
                return own(x, at, *value)
            parts = tuple(self._within(each) if is_mask else each for each, is_mask in zip(parts, masks, strict=True))
            found = own(x, parts if isinstance(at, tuple) else parts[0], *value)
            if isinstance(found, torch.Tensor):
                self._record((found,), but=x)
            return found

        return index

    def derived(self, own: Callable[..., Any]) -> Callable[..., Any]:
        """`own`, a method that gives a tensor's rows back in another form, which stand for the same positions."""

        def derive(x: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
            found = own(x, *args, **kwargs)
            if (mask := getattr(x, _POSITIONS, None)) is not None and isinstance(found, torch.Tensor) and found is not x:
                rows = found.dim() == 2 and found.shape[1] == mask.dim()
                if rows or (found.dim() == 1 and mask.dim() == 1):
                    setattr(found, _POSITIONS, mask)
            return found

        return derive

    def iterated(self, own: Callable[[torch.Tensor], Iterator[Any]]) -> Callable[[torch.Tensor], Iterator[Any]]:
        """`own`, what a loop over a tensor goes through, or its list of numbers."""

        def each(x: torch.Tensor) -> Iterator[Any]:
            mask = getattr(x, _POSITIONS, None)
            if mask is None or not self._is_of_model(x, sys._getframe(1)) or not _is_small(mask):
                return own(x)
            return self._positions(mask, [] if x.dim() == 1 else [mask.dim()])

        return each

    def listed(self, own: Callable[[torch.Tensor], Any]) -> Callable[[torch.Tensor], Any]:
        """`own`, tolist, of which a loop may be over the numbers."""
        loop = self.iterated(own)

        def numbers(x: torch.Tensor) -> Any:
            found = loop(x)
            return (int(each) for each in found) if isinstance(found, Iterator) and x.dim() == 1 else found

        return numbers

    def _positions(self, mask: torch.Tensor, form: Sequence[int]) -> Iterator[torch.Tensor]:
        for position in itertools.product(*map(range, mask.shape)):
            frame = model_frame(sys._getframe(1))
            if frame is None:
                raise NotImplementedError("what loops over these positions is no code of a model")
            number = self.asked.step(frame)
            if number is None:
                continue
            hit = mask[position]
            step = _Step(hit if hit.dtype == torch.bool else hit != 0)
            self.steps.append(step)
            try:
                yield torch.tensor(position).reshape(tuple(form))
            finally:
                self.steps.remove(step)
                self.asked.ended(number, frozenset(step.sizes))

    def _within(self, mask: torch.Tensor) -> torch.Tensor:
        for step in self.steps:
            mask = step.masked(mask)
        return mask

    def _record(self, found: Sequence[torch.Tensor], but: torch.Tensor | None = None) -> None:
        """Of what was found in the steps, the sizes that are 0 where they have no position: those of the innermost alone, whose
        masks are within those of the ones around it."""
        before = set() if but is None else _unbacked(but)
        for each in found if self.steps else ():
            self.steps[-1].sizes |= _unbacked(each) - before

    def _is_of_model(self, x: object, frame: FrameType) -> bool:
        return self.is_unknown(x) and model_frame(frame) is not None


def _formatted(own: Callable[[torch.Tensor, str], str]) -> Callable[[torch.Tensor, str], str]:
    """`own`, what f"expert_{e}" calls, which knows no numbers of tensors that stand for others while torch traces."""

    def write(x: torch.Tensor, form: str) -> str:
        known = getattr(x, "constant", None)
        return own(x if known is None else known, form)

    return write


def _is_small(mask: torch.Tensor) -> bool:
    """Whether a loop over all positions of `mask` is one of few steps, of a number that is known."""
    sizes = list(mask.shape)
    return all(isinstance(size, int) for size in sizes) and mask.numel() <= MOST_POSITIONS


def _unbacked(x: torch.Tensor) -> set[str]:
    return {str(symbol) for size in x.shape for symbol in free_unbacked_symbols(size)}


@contextmanager
def looping(asked: Asked, is_unknown: Callable[[object], bool]) -> Iterator[None]:
    """For the time being, loops over what values hit go through all positions, where `asked` tells that they are hit."""
    loops = _Loops(asked, is_unknown)
    tensor = torch.Tensor
    with ExitStack() as stack:

        def replace(owner: Any, name: str, of: Callable[[Any], Any]) -> None:
            stack.enter_context(mock.patch.object(owner, name, of(getattr(owner, name))))

        for owner, name in itertools.product((torch, tensor), ("nonzero", "argwhere")):
            replace(owner, name, loops.nonzero)
        replace(torch, "where", loops.nonzero)
        for name in _AS_IT_IS:
            replace(tensor, name, loops.derived)
        for name in ("__getitem__", "__setitem__"):
            replace(tensor, name, loops.item)
        replace(tensor, "__iter__", loops.iterated)
        for owner in (tensor, FakeTensor, FunctionalTensor):  # each has its own
            replace(owner, "tolist", loops.listed)
        replace(tensor, "__format__", _formatted)
        yield
