"""Maxima and minima that keep NaN, and the indices of them, as tk.graph.legalize writes them, made known to TVM, which
then splits them as it does sums: into partial results by lane, or by piece."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from math import inf

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx import PrimFunc
from tvm_ffi import convert, get_global_func
from tvm_ffi.structural import StructuralMutator

__all__ = ["indices_in_order", "install"]


@cache
def install() -> None:
    """Tell TVM, in this process."""
    register = get_global_func("s_tir.schedule.RegisterReducer")
    for better, first in ((tirx.GT, -inf), (tirx.LT, inf)):
        for count, combiner, identity in ((1, _combiner, _identity), (2, _index_combiner, _first_index)):
            functions = [convert(combiner(better)), convert(identity(first))]
            for function in functions:  # TVM lets go of them when Python has ended: they must not end with it
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(function))
            register(count, *functions)


def _combiner(better: Callable[[Expr, Expr], Expr]) -> Callable[[Sequence[Expr], Sequence[Expr]], list[Expr]]:
    def combiner(left: Sequence[Expr], right: Sequence[Expr]) -> list[Expr]:
        a, b = left[0], right[0]
        return [tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b)]

    return combiner


def _identity(first: float) -> Callable[[Sequence[Expr]], list[Expr]]:
    def identity(values: Sequence[Expr]) -> list[Expr]:
        dtype = str(values[0].ty.dtype)
        if "float" not in dtype:  # TVM asks of every reducer whether a reduction of integers is its
            return [(tirx.min_value if first < 0 else tirx.max_value)(dtype)]
        return [tirx.FloatImm(dtype, first)]

    return identity


def _index_combiner(better: Callable[[Expr, Expr], Expr]) -> Callable[[Sequence[Expr], Sequence[Expr]], list[Expr]]:
    """(index, rank) of the better rank, of equal ones the first."""

    def combiner(left: Sequence[Expr], right: Sequence[Expr]) -> list[Expr]:
        (i, v), (j, w) = left, right
        keep_current = tirx.Or(better(v, w), tirx.And(tirx.EQ(v, w), tirx.LT(i, j)))
        return [tirx.Select(keep_current, i, j), tirx.Select(keep_current, v, w)]

    return combiner


def _first_index(first: float) -> Callable[[Sequence[Expr]], list[Expr]]:
    def identity(values: Sequence[Expr]) -> list[Expr]:
        index, rank = (str(value.ty.dtype) for value in values)
        return [tirx.const(0, index), (tirx.min_value if first < 0 else tirx.max_value)(rank)]

    return identity


def indices_in_order(func: PrimFunc) -> PrimFunc:
    """`func`, whose loops over what is reduced run in the order of indices, without asking whether an index comes later than
    the one that a partial result has: of equal ranks that one stays. Where partial results are combined, their indices are
    compared as before."""

    def simpler(both: Expr, mutator: StructuralMutator) -> Expr:
        both = mutator.default_mutate(both)
        equal, later = both.a, both.b
        if not (isinstance(equal, tirx.EQ) and isinstance(later, tirx.LT) and isinstance(later.a, TensorLoad)):
            return both
        combines_partials = (
            isinstance(later.b, TensorLoad) or not isinstance(equal.a, TensorLoad) or "int" not in str(later.a.ty.dtype)
        )
        return both if combines_partials else equal

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.And, simpler)]))
