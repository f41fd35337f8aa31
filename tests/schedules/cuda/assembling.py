"""Kernels of several functions assembled at once: each start of the assembler costs as much as a kernel or two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tk.codegen.library import build_functions
from tk.codegen.nvcc import Usage, find_nvcc, find_nvrtc
from tk.schedule.rule import Rule, schedule
from tk.target import Target

__all__ = ["needs_assembler", "scheduled", "usage"]

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")


def scheduled(rule: Rule, func: Any, target: Target, config: Any = None) -> Any:
    """`func`, which `rule` matches, as the rule schedules it under `config`, or under its default, which is legal."""
    match = rule.match(func, target)
    assert match is not None
    assert not rule.declines(match, target)
    with target.tvm():
        chosen = rule.default(match, target) if config is None else config
        assert not rule.legal(match, chosen, target)
        return schedule(rule, func, match, target, chosen)


def usage(functions: Mapping[str, Any], target: Target) -> dict[str, list[Usage]]:
    """By name of a scheduled function, what each of its kernels takes. Names are without numbers at their ends."""
    _, code = build_functions(functions, target)
    found = {name: [used for kernel, used in code.usage.items() if kernel.startswith(f"{name}_kernel")] for name in functions}
    assert sum(map(len, found.values())) == len(code.usage), (list(functions), list(code.usage))
    assert all(found.values()), found
    return found
