"""Torch programs for Hypothesis: one to fourteen operators."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from hypothesis import strategies as st

from tests.fuzz import (
    torch_control,
    torch_further,
    torch_index,
    torch_matmuls,
    torch_more,
    torch_moves,
    torch_pointwise,
    torch_sums,
    torch_uncommon,
)
from tests.fuzz.builder import Builder, Skip
from tests.fuzz.program import Program

__all__ = ["GROUPS", "MOST", "torch_programs"]

MOST = 14
_MODULES = (torch_pointwise, torch_moves, torch_sums, torch_matmuls, torch_index, torch_more, torch_further, torch_uncommon,
            torch_control)  # fmt: skip
GROUPS = {module.__name__.rpartition("torch_")[2]: module.OPERATORS for module in _MODULES}
"""(weight, operator) by the name of the group: "pointwise", "moves", …"""


@st.composite
def torch_programs(draw: Callable[..., Any], most: int = MOST, groups: Collection[str] = tuple(GROUPS)) -> Program:
    """A program of at most `most` operators drawn of these groups; an operator may take a few lines."""
    operators = [operator for name in groups for weight, operator in GROUPS[name] for _ in range(weight)]
    b = Builder(draw)
    b.new(b.fit((b.dynamic, *(b.size() for _ in range(b.integer(0, 2)))), 1) if b.dynamic else b.shape(), param=False)
    count = min(b.integer(1, most), b.integer(1, most)) if b.flag() else b.integer(1, most)
    for _ in range(count):
        operator = b.choice(operators)
        try:
            operator(b)
        except Skip:
            continue
    if not b.lines:
        b.add("relu", f"{b.inputs[0][0]} + {b.inputs[0][0]}")
    return b.program()
