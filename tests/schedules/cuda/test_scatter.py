"""Scattered writes' kernels run on the CPU against NumPy: vectors of additions, and updates with an index of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tests.schedules.cuda.sources import H200
from tk.graph.scatter import Axis, ScatterProblem, definition
from tk.schedule.discover import find
from tk.target import resolve

RULE = find("cuda", "cuda.scatter")
COMBINE = {"add": np.add, "min": np.minimum, "max": np.maximum}


def drawn(dtype: str, size: int, generator: np.random.Generator) -> Any:
    """Numbers whose sums are exact in any order."""
    kind: Any = getattr(ml_dtypes, dtype, dtype)
    whole = generator.integers(-3 if "u" not in dtype else 0, 4, size)
    return (whole * 0.5 if "float" in dtype else whole).astype(kind)


def scheduled(problem: ScatterProblem, target: Any = H200) -> Any:
    func = definition(problem)
    match = RULE.match(func, target)
    assert match == problem
    config = RULE.default(match, target)
    assert not RULE.legal(match, config, target)
    return RULE.lower(func, match, config, target), config


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("dtype", "columns", "each"),
    [("float32", 24, 4), ("float32", 6, 2), ("bfloat16", 24, 8), ("float16", 20, 4), ("bfloat16", 7, 1)],
)
def test_rows_are_added_in_vectors(dtype: str, columns: int, each: int, tmp_path: Path) -> None:
    func, config = scheduled(ScatterProblem(dtype, "add", columns))
    assert config.vector == each
    generator = np.random.default_rng()
    n, u = 20, 150
    data, updates = drawn(dtype, n * columns, generator), drawn(dtype, u * columns, generator)
    positions = generator.integers(-1, n, u)
    want = data.astype("float64").reshape(n, columns)
    np.add.at(want, positions[positions >= 0], updates.astype("float64").reshape(u, columns)[positions >= 0])
    arrays = {"data": data, "linear_index": positions, "updates": updates, "out": data}
    run(func, H200, arrays, {"size": n * columns, "u": u, "count": u * columns}, tmp_path)
    np.testing.assert_array_equal(data.astype("float64").reshape(n, columns), want)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("dtype", "reduction", "axis"),
    [
        ("float32", "add", Axis(13, 37, 50, 1, "int64", True, "bfloat16")),
        ("bfloat16", "add", Axis(1, 9, 700, 3, "int32", False, "bfloat16")),
        ("float16", "add", Axis(3, 8, 128, 4, "int64", True, "float16")),
        ("int64", "min", Axis(2, 30, 20, 5, "int64", False, "int64")),
        ("int32", "max", Axis(7, 11, 90, 1, "int64", True, "int32")),
        ("float64", "add", Axis(5, 40, 33, 2, "int32", True, "float64")),
        ("int8", "update", Axis(4, 50, 30, 6, "int64", True, "int8")),
    ],
)
def test_updates_with_an_index_each(dtype: str, reduction: str, axis: Axis, tmp_path: Path) -> None:
    func, _ = scheduled(ScatterProblem(dtype, reduction, 1, axis))
    generator = np.random.default_rng()
    shape, whole = (axis.outer, axis.taken, axis.inner), (axis.outer, axis.size, axis.inner)
    data, updates = drawn(dtype, axis.elements, generator), drawn(axis.updates_dtype, axis.updates, generator)
    index = generator.integers(-axis.size - 2, axis.size + 3, shape).astype(axis.index)
    if reduction == "update":  # of several values any one stays
        index = np.argsort(generator.random(whole), 1)[:, : axis.taken].astype(axis.index)
    want = data.astype("float64" if "float" in dtype else "int64").reshape(whole)
    at = np.clip(index, 0, axis.size - 1) if axis.clamped else np.where(index < 0, index + axis.size, index)
    inside = (at >= 0) & (at < axis.size)
    o, _, i = np.indices(shape)
    new = updates.astype(want.dtype).reshape(shape)
    if reduction == "update":
        want[o[inside], at[inside], i[inside]] = new[inside]
    else:
        COMBINE[reduction].at(want, (o[inside], at[inside], i[inside]), new[inside])
    run(func, H200, {"data": data, "index": index, "updates": updates, "out": data}, {}, tmp_path)
    np.testing.assert_array_equal(data.astype(want.dtype).reshape(whole), want)


def test_older_gpus_add_pairs_of_float16_and_single_elements() -> None:
    a100 = resolve("a100")
    widths = {
        dtype: scheduled(ScatterProblem(dtype, "add", 24), a100)[1].vector for dtype in ("float16", "bfloat16", "float32")
    }
    assert widths == {"float16": 2, "bfloat16": 1, "float32": 1}
