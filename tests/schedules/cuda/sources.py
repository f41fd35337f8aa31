"""The CUDA source that a rule's default makes of a Relax expression."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from tests.schedules.cuda.assembling import scheduled
from tk.codegen.library import build_function
from tk.schedule.case import Case
from tk.schedule.rule import Rule
from tk.target import resolve

__all__ = ["accesses", "source"]

H200 = resolve("h200")


def source(rule: Rule, build: Callable[..., Any], *inputs: tuple[tuple[Any, ...], str], config: Any = None) -> str:
    """All kernels of the one function that `build` makes of `inputs` (shape, dtype)."""
    named = tuple((f"x{n}", *each) for n, each in enumerate(inputs))
    kernel = scheduled(rule, Case("case", named, build, lambda *values: None).func(H200), H200, config)
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        return "\n".join(build_function(kernel, H200)[1].sources.values())


def accesses(text: str, pointer: str) -> tuple[int, int]:
    """How often the parameter `pointer` is accessed in 16-byte vectors, and in other ways."""
    index = rf"(?:\(\(uint\*\){pointer}\)|\b{pointer}\b)"  # 16-bit elements may be read as words of two
    vectors = len(re.findall(rf"\*\((?:uint4|float4|int4)\*\)\({index}", text))
    return vectors, len(re.findall(rf"{index}(?:\[| \+)", text)) - vectors
