"""Numbers of an input that index something, refused where a call would take another in their place.

A kernel clamps an index, so a token or a position that there is not would give an answer, and write over what a state holds.
The host looks at what lies in its own memory. It does not wait for a GPU to see what a tensor there holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tk.errors import InputValueError, message
from tk.llm.facts import Limit
from tk.package.signature import TensorSpec

__all__ = ["ValueLimits"]


class ValueLimits:
    """The limits of the inputs of one module, int64 each, in the order in which its program takes them."""

    def __init__(self, limits: Sequence[Limit], inputs: Sequence[TensorSpec], on_host: bool) -> None:
        names = [spec.name for spec in inputs]
        self._limits = [(names.index(limit.name), limit) for limit in limits]
        self._on_host = on_host

    def check(self, values: Sequence[Any], tensors: Sequence[Any]) -> None:
        """Raises InputValueError. `values` are as they were given, `tensors` the same on the module's device."""
        for index, limit in self._limits:
            if self._on_host:
                numbers = np.from_dlpack(tensors[index])
            elif isinstance(values[index], np.ndarray | np.generic):
                numbers = np.asarray(values[index])
            else:
                continue
            # One look for both ends: as unsigned, a negative number is greater than any other.
            if numbers.size and numbers.view(np.uint64).max() >= limit.below:
                outside = numbers[(numbers < 0) | (numbers >= limit.below)]
                raise InputValueError(
                    message(limit.what, need=f"0 to {limit.below - 1}", have=int(outside.flat[0]), do=limit.do)
                )
