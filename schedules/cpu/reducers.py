"""Maxima and minima that keep NaN, as tk.graph.legalize_scalars writes them, made known to TVM, which then splits them as it
does sums: into partial results by lane, or by piece."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Any

__all__ = ["install"]


@cache
def install() -> None:
    """Tell TVM, in this process."""
    from tvm import tirx
    from tvm_ffi import convert, get_global_func

    register = get_global_func("s_tir.schedule.RegisterReducer")
    for better, first in ((tirx.GT, -inf), (tirx.LT, inf)):
        functions = [convert(_join(better)), convert(_identity(first))]
        for function in functions:  # TVM lets go of them when Python has ended: they must not end with it
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(function))
        register(1, *functions)


def _join(better: Any) -> Callable[[Sequence[Any], Sequence[Any]], list[Any]]:
    def join(left: Sequence[Any], right: Sequence[Any]) -> list[Any]:
        from tvm import tirx

        a, b = left[0], right[0]
        return [tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b)]

    return join


def _identity(first: float) -> Callable[[Sequence[Any]], list[Any]]:
    def identity(values: Sequence[Any]) -> list[Any]:
        from tvm import tirx

        return [tirx.FloatImm(str(values[0].ty.dtype), first)]

    return identity
