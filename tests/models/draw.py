"""What draws the sizes and choices of one model."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from torch import Tensor, nn

__all__ = ["ACTIVATIONS", "Draw", "Drawn"]

ACTIVATIONS: tuple[Callable[[], nn.Module], ...] = (nn.ReLU, nn.GELU, nn.SiLU, nn.Hardswish, nn.Mish, nn.ELU, nn.LeakyReLU)


@dataclass(frozen=True)
class Drawn:
    """A model in float32 on the CPU, in eval mode, with positional arguments for one call; `what` says what was drawn."""

    family: str
    what: str
    module: nn.Module
    args: tuple[Tensor, ...]


class Draw:
    """Draws sizes for one model: `tiny` ones fit a test."""

    def __init__(self, seed: int, tiny: bool) -> None:
        self.rng = random.Random(seed)
        self.tiny = tiny
        self.notes: list[str] = []

    def size(self, name: str, low: int, high: int, step: int = 1, tiny: int = 0) -> int:
        """Log-uniform within [low, high], a multiple of `step`; at most about `tiny` in a tiny model."""
        if self.tiny and tiny:
            low, high = min(low, tiny), min(high, tiny)
        value = max(1, round(math.exp(self.rng.uniform(math.log(low), math.log(high))) / step)) * step
        self.notes.append(f"{name}={value}")
        return value

    def one(self, name: str, *choices: Any) -> Any:
        value = self.rng.choice(choices)
        self.notes.append(f"{name}={getattr(value, '__name__', value)}")
        return value

    def activation(self) -> Callable[[], nn.Module]:
        return self.one("act", *ACTIVATIONS)  # type: ignore[no-any-return]

    def batch(self, high: int = 32) -> int:
        return self.size("batch", 1, high, tiny=2)
