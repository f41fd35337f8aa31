"""Maxima and minima that keep NaN, and the places of them, as tk.graph.legalize writes them, made known to TVM, which
then splits them as it does sums: into partial results by lane, or by piece."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Any

__all__ = ["install", "places_in_order"]


@cache
def install() -> None:
    """Tell TVM, in this process."""
    from tvm import tirx
    from tvm_ffi import convert, get_global_func

    register = get_global_func("s_tir.schedule.RegisterReducer")
    for better, first in ((tirx.GT, -inf), (tirx.LT, inf)):
        for count, join, identity in ((1, _join, _identity), (2, _join_places, _first_place)):
            functions = [convert(join(better)), convert(identity(first))]
            for function in functions:  # TVM lets go of them when Python has ended: they must not end with it
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(function))
            register(count, *functions)


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


def _join_places(better: Any) -> Callable[[Sequence[Any], Sequence[Any]], list[Any]]:
    """(place, rank) of the better rank, of equal ones the first."""

    def join(left: Sequence[Any], right: Sequence[Any]) -> list[Any]:
        from tvm import tirx

        (i, v), (j, w) = left, right
        stays = tirx.Or(better(v, w), tirx.And(tirx.EQ(v, w), tirx.LT(i, j)))
        return [tirx.Select(stays, i, j), tirx.Select(stays, v, w)]

    return join


def _first_place(first: float) -> Callable[[Sequence[Any]], list[Any]]:
    def identity(values: Sequence[Any]) -> list[Any]:
        from tvm import tirx

        index, rank = (str(value.ty.dtype) for value in values)
        return [tirx.const(0, index), (tirx.min_value if first < 0 else tirx.max_value)(rank)]

    return identity


def places_in_order(func: Any) -> Any:
    """`func`, whose loops over what is reduced run in the order of places, without asking whether a place comes later than the
    one that a partial result has: of equal ranks that one stays. Where partial results are joined, their places are compared
    as before."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import TensorLoad

    def simpler(both: Any, mutator: Any) -> Any:
        both = mutator.default_mutate(both)
        equal, later = both.a, both.b
        if not (isinstance(equal, tirx.EQ) and isinstance(later, tirx.LT) and isinstance(later.a, TensorLoad)):
            return both
        joins = isinstance(later.b, TensorLoad) or not isinstance(equal.a, TensorLoad) or "int" not in str(later.a.ty.dtype)
        return both if joins else equal

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.And, simpler)]))
