"""Scans, sorts and scattered writes as cases of the rules of any hardware: functions that graph passes define whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from tvm import relax
from tvm.ir import Expr
from tvm.tirx import PrimFunc

from tk.aliases import Array
from tk.graph.compact import CompactProblem
from tk.graph.compact import definition as compact
from tk.graph.histogram import HistogramProblem
from tk.graph.histogram import definition as histogram
from tk.graph.scan import ScanProblem
from tk.graph.scan import definition as scan
from tk.graph.scatter import ScatterProblem
from tk.graph.scatter import definition as scatter
from tk.graph.search import SearchProblem
from tk.graph.search import definition as search
from tk.graph.sort import SortProblem
from tk.graph.sort import definition as sort
from tk.graph.suppress import SuppressProblem
from tk.graph.suppress import definition as suppress
from tk.schedule.case import Case

__all__ = ["COMPACTS", "HISTOGRAMS", "LONG_SORTS", "SCANS", "SCATTERS", "SEARCHES", "SORTS", "SUPPRESSIONS"]

Shape = tuple[int, ...]
NAMES = {"add": "sum", "mul": "product", "max": "max", "min": "min"}  # of scans
COMBINE: dict[str, np.ufunc] = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum}


def _calling(define: Callable[[], PrimFunc], *outputs: tuple[Shape, str]) -> Callable[..., Any]:
    """A case's expression: a call of a function that is added to the module which is open."""

    def build(*inputs: Expr) -> Expr:
        var = relax.BlockBuilder.current().add_func(define(), "defined")
        types = [relax.TensorType(shape, dtype) for shape, dtype in outputs]
        return relax.call_tir(var, list(inputs), types[0] if len(types) == 1 else types)

    return build


def _scan(
    shape: tuple[int, int, int], dtype: str, combine: str = "add", exclusive: bool = False, sized: int = 2, source: str = ""
) -> Case:
    """A scan of the middle axis of a tensor of dtype `source`, or the result's; the last `sized` sizes or all 3 are known."""
    name = (
        f"{NAMES[combine]}-{'x'.join(map(str, shape))}-{source + '-' if source else ''}{dtype}"
        f"{'-exclusive' * exclusive}{'-any' * (not sized)}"
    )
    problem = ScanProblem(source or dtype, dtype, combine, exclusive, *(*shape[1:], shape[0])[:sized])

    def reference(x: Array) -> Array:
        out = COMBINE[combine].accumulate(x, 1)
        if not exclusive:
            return out
        return np.concatenate([np.full_like(out[:, :1], int(combine == "mul")), out[:, :-1]], 1)

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        if "int" in dtype or dtype == "bool":
            return generator.integers(-9, 9, shape).astype(dtype)
        return _cast(generator.uniform(0.99, 1.01, shape) if combine == "mul" else generator.random(shape), dtype)

    tolerance = {"float32": 1e-5, "int64": 0.0}.get(dtype, 4e-3)
    return Case(
        name, (("x", shape, source or dtype),), _calling(lambda: scan(problem), (shape, dtype)), reference, (), tolerance, drawn
    )


def _cast(values: Array, dtype: str) -> Array:
    return values.astype(getattr(ml_dtypes, dtype, dtype))


def _sort(rows: int, n: int, k: int, dtype: str, descending: bool = False, inner: int = 1) -> Case:
    """The first k of rows that are one tile, `inner` of them side by side."""
    at_once = rows * inner if inner > 1 else None
    problem = SortProblem(dtype, n, k, descending, "int64", given=False, rows=at_once, inner=inner)

    def reference(x: Array) -> tuple[Array, Array]:
        _, ranks = np.unique(x, return_inverse=True)  # equal elements keep their order, the other way round too
        ranks = ranks.reshape(x.shape)
        found = np.argsort(-ranks if descending else ranks, 1, "stable")[:, :k]
        return np.take_along_axis(x, found, 1), found

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        """Few different values, so that many are equal."""
        return _cast(generator.integers(-20, 20, shape) / (1 if "int" in dtype else 8), dtype)

    build = _calling(lambda: sort(problem), ((rows, k, inner), dtype), ((rows, k, inner), "int64"))
    name = f"{n}-first-{k}-{dtype}{'-descending' * descending}{f'-beside-{inner}' if inner > 1 else ''}"
    return Case(name, (("x", (rows, n, inner), dtype),), build, reference, (), 0.0, drawn)


def _scatter(n: int, u: int, k: int, dtype: str, reduction: str, sized: bool = True) -> Case:
    """Rows of `u` updates into `n` rows; one in ten is nowhere, and with `update` no two have one index."""
    problem = ScatterProblem(dtype, reduction, k if sized else None)

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        if name == "linear_index":
            indices = generator.integers(0, n, u) if reduction != "update" else generator.permutation(max(n, u))[:u]
            return np.where((generator.random(u) < 0.1) | (indices >= n), -1, indices)
        if reduction == "mul" and name == "updates":
            return _cast(generator.choice([-1.0, 1.0], shape), dtype)
        return _cast(generator.integers(-3 if "uint" not in dtype else 0, 4, shape), dtype)  # exact in any order

    def reference(data: Array, linear_index: Array, updates: Array) -> Array:
        out = data.copy().reshape(n, k)
        for row, new in zip(linear_index, updates.reshape(u, k), strict=True):
            if row >= 0:
                out[row] = new if reduction == "update" else COMBINE[reduction](out[row], new)
        return out.ravel()

    inputs = (("data", (n * k,), dtype), ("linear_index", (u,), "int64"), ("updates", (u * k,), dtype))
    name = f"{reduction}-{dtype}-{k if sized else 'any'}"
    return Case(name, inputs, _calling(lambda: scatter(problem), ((n * k,), dtype)), reference, (), 0.0, drawn)


def _compact(n: int, share: float, sized: bool = True) -> Case:
    """`n` flags of which a `share` is set. Behind the indices that are meant nothing is written: it stays −1, the poison."""

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        return generator.random(shape) < share

    def reference(flags: Array) -> tuple[Array, Array]:
        found = np.flatnonzero(flags)
        return np.concatenate([found, np.full(n - len(found), -1)]), np.array([len(found)])

    name = f"{n}-of-which-{share}{'-any' * (not sized)}"
    build = _calling(lambda: compact(CompactProblem(n if sized else None)), ((n,), "int64"), ((1,), "int64"))
    return Case(name, (("flags", (n,), "bool"),), build, reference, (), 0.0, drawn)


def _histogram(n: int, bins: int, dtype: str, sized: bool = True) -> Case:
    """`n` integers, of which one in ten is no bin."""
    problem = HistogramProblem(dtype, *((n, bins) if sized else (None, None)))

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        found = generator.integers(0, bins, shape)
        outside = generator.choice([-1, -(1 << 20), bins, 1 << 20], shape)
        return np.where(generator.random(shape) < 0.1, outside, found).astype(dtype)

    def reference(index: Array) -> Array:
        return np.bincount(index[(index >= 0) & (index < bins)].astype("int64"), minlength=bins)

    name = f"{n}-in-{bins}-{dtype}{'-any' * (not sized)}"
    build = _calling(lambda: histogram(problem), ((bins,), "int64"))
    return Case(name, (("index", (n,), dtype),), build, reference, (), 0.0, drawn)


def _search(rows: int, n: int, m: int, dtype: str, right: bool = False, out: str = "int64", sized: bool = True) -> Case:
    """`m` values in each of `rows` sorted rows of `n` numbers, a few of which are NaN, as are values."""
    problem = SearchProblem(dtype, out, right, *((rows, n, m) if sized else (None, None, None)))

    def drawn(generator: np.random.Generator, shape: Shape, dtype: str, name: str) -> Array:
        """Of about as many values as there are numbers, so that many are equal."""
        low = 0 if "uint" in dtype else -n
        found = generator.integers(max(low, -100), min(n + 1, 100), shape).astype("float64")
        if "float" in dtype:
            found = np.where(generator.random(shape) < 0.02, np.nan, found / 4)
        return _cast(np.sort(found, -1) if name == "numbers" else found, dtype)

    def reference(numbers: Array, values: Array) -> Array:
        """By the steps of the definition, since where a search ends in a row with NaN depends on what it compares."""
        wide = "float64" if "float" in dtype else "int64"
        numbers, values = numbers.astype(wide), values.astype(wide)
        first, length = np.zeros(values.shape, int), np.full(values.shape, n)
        while (length > 0).any():
            half = length // 2
            number = np.take_along_axis(numbers, np.minimum(first + half, n - 1), 1)
            below = ~(number > values) if right else ~(number >= values)
            first = np.where((length > 0) & below, first + half + 1, first)
            length = np.where(below, length - half - 1, half)
        return first.astype(out)

    name = f"{rows}x{n}-for-{m}-{dtype}-{out}{'-right' * right}{'-any' * (not sized)}"
    inputs = (("numbers", (rows, n), dtype), ("values", (rows, m), dtype))
    return Case(name, inputs, _calling(lambda: search(problem), ((rows, m), out)), reference, (), 0.0, drawn)


def _suppress(shape: tuple[int, int, int], dtype: str, form: str, most: int, sized: bool = True) -> Case:
    """Boxes of a square, of which about a half overlap others; the least of `shape` are dead."""
    b, c, n = shape
    problem = SuppressProblem(dtype, form, *(shape if sized else (None, None, None)))

    def drawn(generator: np.random.Generator, of: Shape, dtype: str, name: str) -> Array:
        if name == "boxes":
            one, side = generator.random((b, n, 2)) * n**0.5, generator.random((b, n, 2)) * 2
            return _cast(np.concatenate([one, side if form == "centred" else one + side], -1), dtype)
        if name == "best":
            return np.argsort(generator.random(of), -1)
        if name == "alive":
            return generator.random(of) < 0.9
        return np.array([most] if name == "most" else [0.3], dtype)

    def reference(boxes: Array, best: Array, alive: Array, most: Array, overlap: Array) -> Array:
        kept = np.zeros(shape, bool)
        low, high = np.split(boxes, 2, -1)
        low, high = (low - high / 2, low + high / 2) if form == "centred" else (low, high)
        for i, j in np.ndindex(b, c):
            chosen: list[int] = []
            for rank, this in enumerate(best[i, j]):
                shared = np.prod(
                    [(np.minimum(high[i, chosen], high[i, this]) - np.maximum(low[i, chosen], low[i, this])).clip(0)], -1
                ).ravel()
                area = np.prod(high[i] - low[i], -1)
                kept[i, j, rank] = (
                    alive[i, j, rank]
                    and len(chosen) < most[0]
                    and not (shared > overlap[0] * (area[chosen] + area[this] - shared)).any()
                )
                chosen += [this] * int(kept[i, j, rank])
        return kept

    inputs = (
        ("boxes", (b, n, 4), dtype),
        ("best", shape, "int64"),
        ("alive", shape, "bool"),
        ("most", (1,), "int64"),
        ("overlap", (1,), dtype),
    )
    name = f"{form}-{'x'.join(map(str, shape))}-{dtype}-{most}{'-any' * (not sized)}"
    return Case(name, inputs, _calling(lambda: suppress(problem), (shape, "bool")), reference, (), 0.0, drawn)


SCANS: tuple[Case, ...] = (
    _scan((3, 1000, 1), "float32"),
    _scan((2, 4097, 1), "bfloat16", exclusive=True),
    _scan((1, 777, 33), "int64", exclusive=True),
    _scan((2, 50, 7), "float32", combine="mul"),
    _scan((2, 300, 3), "float32", sized=0),
    _scan((2, 123, 40), "float32", sized=3),
    _scan((1, 300, 100), "bfloat16", exclusive=True, sized=3),
    _scan((1, 130, 33), "int64", combine="max", sized=3, source="bool"),
    _scan((1, 70_001, 1), "int64", sized=3, source="bool"),
    _scan((2, 9000, 1), "bfloat16", exclusive=True, sized=3),
    _scan((2, 30_000, 3), "float32", combine="mul", sized=3),
    _scan((2, 5000, 1), "int32", combine="max", sized=3),
    _scan((1, 40_000, 1), "int64", combine="max", sized=3),
    _scan((77, 64, 1), "float32", sized=3),
    _scan((70, 17, 1), "int64", exclusive=True, sized=3),
    _scan((33, 200, 1), "bfloat16", sized=3),
    _scan((300, 3, 1), "int64", combine="max", sized=3, source="bool"),
    _scan((9, 256, 1), "float32", combine="mul", exclusive=True, sized=3),
    _scan((3, 1000, 1), "float16", combine="max", sized=3),
    _scan((1, 90, 40), "bfloat16", combine="min", sized=3),
    _scan((2, 30_000, 1), "float32", combine="min", sized=3),
    _scan((5, 100, 1), "float64", combine="max", sized=3),
)
SORTS: tuple[Case, ...] = (
    _sort(5, 1000, 1000, "float32"),
    _sort(5, 37, 37, "bfloat16", descending=True),
    _sort(3, 4096, 10, "int64", descending=True),
    _sort(3, 300, 300, "float64"),
    _sort(2, 37, 37, "float32", inner=19),
    _sort(2, 300, 20, "bfloat16", descending=True, inner=6),
)
LONG_SORTS: tuple[Case, ...] = (
    _sort(3, 4097, 4097, "float16", descending=True),
    _sort(2, 17_000, 17_000, "bfloat16"),
    _sort(1, 120_000, 120_000, "uint8"),
)
SCATTERS: tuple[Case, ...] = (
    _scatter(40, 33, 24, "bfloat16", "update"),
    _scatter(40, 33, 24, "float32", "add"),
    _scatter(300, 600, 7, "float32", "max", sized=False),
    _scatter(40, 33, 24, "float16", "mul"),
    _scatter(50, 40, 3, "int64", "min"),
    _scatter(40, 33, 24, "float64", "mul"),
)
COMPACTS: tuple[Case, ...] = (
    _compact(1, 1.0),
    _compact(5000, 0.3),
    _compact(70_001, 0.01),
    _compact(9_001, 1.0, sized=False),
    _compact(300, 0.0),
)
SUPPRESSIONS: tuple[Case, ...] = (
    _suppress((1, 1, 300), "float32", "corners", 1 << 40),
    _suppress((1, 1, 77), "float32", "corners", 20, sized=False),
    _suppress((2, 3, 200), "float32", "sorted", 30),
    _suppress((2, 2, 65), "float32", "centred", 1000, sized=False),
    _suppress((1, 1, 64), "float64", "corners", 1000),
)
SEARCHES: tuple[Case, ...] = (
    _search(1, 4096, 20_000, "float32"),
    _search(3, 700, 999, "bfloat16", right=True),
    _search(50, 33, 7, "int64", out="int32"),
    _search(1, 20_000, 5000, "float64", right=True),
    _search(4, 40_000, 300, "uint8"),
    _search(2, 300, 700, "float16", sized=False),
)
HISTOGRAMS: tuple[Case, ...] = (
    _histogram(20_001, 10, "int64"),
    _histogram(5000, 300, "int32"),
    _histogram(3000, 9000, "int32"),
    _histogram(3000, 9000, "int64", sized=False),
    _histogram(3000, 77, "int32", sized=False),
)
