"""Functions that the tests of several product rules match."""

from __future__ import annotations

from typing import Any

from tvm.relax import op

from tk.schedule.case import Case, prim_func
from tk.target import resolve

__all__ = ["func", "nt"]

H200 = resolve("h200")


def func(build: Any, *inputs: tuple[str, tuple[Any, ...], str]) -> Any:
    """The PrimFunc of `build`'s operators on inputs given as (name, shape, dtype)."""
    return prim_func(Case("case", inputs, build, lambda *a: None), H200)[0]


def nt(x: Any, w: Any) -> Any:
    """x · wᵀ"""
    return op.matmul(x, op.permute_dims(w))
