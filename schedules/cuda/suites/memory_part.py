"""One computation of the suite of functions that memory bounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.schedule.case import Case

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.schedule.suite import TorchFunction

__all__ = ["Part"]


@dataclass(frozen=True)
class Part:
    """One computation. `inputs(n, dtype)` are (shape, dtype) for n elements; `build` is it in Relax, or `case` whole;
    `torch` is it in torch on tensors of any float dtype; `outputs` maps n and the dtype to (shape, dtype) of each. `reads`: how
    often the inputs must be read from memory, as they do not fit a cache: what scales a tensor is known at its end."""

    inputs: Callable[[int, str], tuple[tuple[tuple[int, ...], str], ...]]
    torch: TorchFunction
    outputs: Callable[[int, str], tuple[tuple[tuple[int, ...], str], ...]]
    build: Callable[..., Expr] | None = None
    case: Callable[[int, str], Case] | None = None
    reads: int = 1
