"""How a token is chosen: what a caller may ask, and random numbers, from the host, so that every device draws alike."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Any

import numpy as np

from tk.errors import UsageError, message

__all__ = ["CANDIDATES", "SETTINGS", "Sampling", "is_whole"]

# The columns of what the program "sample" takes, in order, with values that choose freely.
SETTINGS = {"temperature": 1.0, "top_k": 0.0, "top_p": 1.0, "min_p": 0.0, "repetition_penalty": 1.0, "uniform": 0.5}
CANDIDATES = 1024  # tokens that top_k and top_p choose among: what a GPU orders of a large vocabulary in a few kernels


def is_whole(value: Any) -> bool:
    """Whether it is an int, or one of NumPy's; a bool is none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


@dataclass(frozen=True)
class Sampling:
    """`temperature` 0 takes the most likely token. `seed` is one for all rows (row i draws with seed + i) or one a row."""

    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    seed: int | Sequence[int] = 0

    def __post_init__(self) -> None:
        default = "leave it out for the default"
        for name in ("temperature", "top_p", "min_p", "repetition_penalty"):
            if not isinstance(getattr(self, name), Real):
                raise UsageError(
                    message(
                        f"there is no such {name} to sample with", need="a number", have=repr(getattr(self, name)), do=default
                    )
                )
        checks = {
            "temperature": (0.0 <= self.temperature < math.inf, "0 or more"),
            "top_k": (is_whole(self.top_k) and 0 <= self.top_k <= CANDIDATES, f"0 (all) to {CANDIDATES}"),
            "top_p": (0.0 < self.top_p <= 1.0, "above 0, at most 1"),
            "min_p": (0.0 <= self.min_p <= 1.0, "0 to 1"),
            "repetition_penalty": (0.0 < self.repetition_penalty < math.inf, "above 0"),
        }
        for name, (fits, need) in checks.items():
            if not fits:
                raise UsageError(
                    message(f"there is no such {name} to sample with", need=need, have=getattr(self, name), do=default)
                )

    @property
    def greedy(self) -> bool:
        """Whether the most likely token is taken as the model has it, so that nothing is drawn."""
        return self.temperature == 0 and self.repetition_penalty == 1

    def draws(self, rows: int, steps: int) -> np.ndarray:
        """Numbers in [0, 1), float32 [steps, rows]: of each row's own Philox stream, whatever the other rows are."""
        if is_whole(self.seed):
            first = int(self.seed)  # type: ignore[arg-type]
            seeds = [first + row for row in range(rows)]
        else:
            seeds = list(self.seed) if isinstance(self.seed, Iterable) else []
        if len(seeds) != rows or not all(is_whole(seed) and 0 <= seed < 1 << 64 for seed in seeds):
            raise UsageError(
                message(
                    "these are no seeds",
                    need=f"one, or {rows}, whole numbers from 0",
                    have=self.seed,
                    do=f"seed=0, or one a row: seed={list(range(rows))[:4]}",
                )
            )
        if self.temperature == 0:
            return np.zeros((steps, rows), np.float32)
        streams = [np.random.Generator(np.random.Philox(key=int(seed))).random(steps, np.float32) for seed in seeds]
        return np.stack(streams, 1)

    def settings(self, rows: int) -> np.ndarray:
        """What "sample" takes for this many rows, its last column yet to be drawn: float32 [rows, 6]."""
        row = [self.temperature, self.top_k, self.top_p, self.min_p, self.repetition_penalty, 0.0]
        return np.tile(np.array(row, np.float32), (rows, 1))
