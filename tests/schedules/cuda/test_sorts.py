"""Sorts' kernels run on the CPU, bit by bit against NumPy's stable sort: ties, NaN, both zeros, every kind of key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.graph.sort import SortProblem, definition
from tk.schedule.discover import find
from tk.schedules.cuda.sort_scan.sort import BLOCK, NETWORK, REGISTERS, ROWS, SELECT, Config
from tk.target import resolve

H200 = resolve("h200")
# dtype, rows, n, k, descending, config: whole rows, the first of them, tiles of rows, and rows of more than TOTALS tiles;
# of rows side by side [outer, n, inner] rows are (outer, inner)
PROBLEMS: list[tuple[str, int | tuple[int, int], int, int, bool, Config]] = [
    ("float32", 3, 1000, 1000, True, Config(BLOCK, 128, 8)),
    ("float16", 2, 777, 50, False, Config(BLOCK, 224, 4)),
    ("int64", 2, 600, 600, True, Config(BLOCK, 96, 8)),
    ("int8", 1, 5000, 300, False, Config(BLOCK, 512, 8)),
    ("bfloat16", 2, 5000, 5000, True, Config(ROWS, 256, 4)),
    ("float64", 1, 4500, 4000, True, Config(ROWS, 256, 8)),
    ("bool", 2, 5000, 5000, True, Config(ROWS, 256, 4)),
    ("bfloat16", 3, 4096, 50, True, Config(SELECT, 512, 8)),
    ("float32", 2, 5000, 200, False, Config(SELECT, 512, 8)),
    ("int64", 2, 300, 7, True, Config(SELECT, 96, 4)),
    ("uint8", 1, 100_000, 100_000, False, Config(ROWS, 256, 4)),
    ("float32", 70, 4, 4, False, Config(REGISTERS, 128, 4)),
    ("float32", 9, 250, 101, True, Config(REGISTERS, 64, 8)),
    ("bfloat16", 21, 64, 64, True, Config(REGISTERS, 128, 4)),
    ("int64", 11, 100, 100, False, Config(REGISTERS, 128, 4)),
    ("float64", 3, 17, 8, True, Config(REGISTERS, 32, 1)),
    ("bool", 5, 3, 3, False, Config(REGISTERS, 128, 2)),
    ("uint8", 2, 1000, 1000, True, Config(REGISTERS, 32, 32)),
    ("float32", (3, 37), 61, 61, True, Config(REGISTERS, 128, 16)),
    ("float16", (2, 50), 100, 9, False, Config(REGISTERS, 64, 32)),
    ("int64", (1, 13), 200, 200, True, Config(REGISTERS, 128, 32)),
    ("float64", (5, 3), 7, 7, False, Config(REGISTERS, 128, 8)),
    ("float32", (2, 3), 300, 300, True, Config(BLOCK, 64, 8)),
    ("int16", (2, 5), 500, 40, False, Config(SELECT, 128, 4)),
]


def drawn(dtype: str, shape: tuple[int, int], generator: np.random.Generator) -> Any:
    """Any bits, and of half of the elements a few values."""
    kind = np.dtype(getattr(ml_dtypes, dtype, dtype))
    if dtype == "bool":
        return generator.random(shape) < 0.4
    bits = np.dtype(f"uint{8 * kind.itemsize}")
    anything = generator.integers(0, np.iinfo(bits).max, shape, bits, endpoint=True).view(kind)
    some = (
        [np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0, 1.5]
        if "float" in dtype
        else [0, 1, np.iinfo(kind).min, np.iinfo(kind).max]
    )
    return np.where(generator.random(shape) < 0.5, anything, generator.choice(np.array(some).astype(kind), shape))


def order(x: Any, descending: bool) -> Any:
    """Where NumPy finds the elements of rows in order, NaN the greatest and −0 as 0, equal ones in the order they had."""
    with np.errstate(invalid="ignore"):
        _, ranks = np.unique(x.astype("float64" if x.dtype.kind not in "iub" else x.dtype), return_inverse=True)
    ranks = ranks.reshape(x.shape)
    return np.argsort(-ranks if descending else ranks, -1, "stable")


@pytest.mark.rotated(12)
@pytest.mark.parametrize(("dtype", "rows", "n", "k", "descending", "config"), PROBLEMS)
def test_sorts_are_stable_and_exact(
    dtype: str, rows: int | tuple[int, int], n: int, k: int, descending: bool, config: Config, tmp_path: Path
) -> None:
    outer, inner = rows if isinstance(rows, tuple) else (rows, 1)
    problem = SortProblem(dtype, n, k, descending, "int64", given=False, rows=outer * inner if inner > 1 else None, inner=inner)
    rule = find("cuda", "cuda.sort")
    assert not rule.legal(problem, config, H200)
    with H200.tvm():
        func = rule.lower(definition(problem), problem, config, H200)
    x = drawn(dtype, (outer, n, inner), np.random.default_rng(n))
    shape = (outer, problem.tiles * k, inner)
    values, indices = np.full(shape, x[0, 0, 0]), np.full(shape, -7)
    run(func, H200, {"x": x, "values": values, "indices": indices}, {"any_outer": outer, "any_rows": outer}, tmp_path)
    x, values, indices = (each.swapaxes(1, 2).reshape(outer * inner, -1) for each in (x, values, indices))
    for tile in range(problem.tiles):
        begin = tile * problem.tile
        want = begin + order(x[:, begin : begin + problem.tile], descending)[:, :k]
        count = want.shape[1]
        np.testing.assert_array_equal(indices[:, tile * k : tile * k + count], want)
        assert values[:, tile * k : tile * k + count].tobytes() == np.take_along_axis(x, want, -1).tobytes()
        assert (indices[:, tile * k + count : (tile + 1) * k] == -1).all()


@pytest.mark.rotated(12)
@pytest.mark.parametrize(
    ("dtype", "n", "inner", "skip", "k", "config"),
    [
        ("float32", 300, 3, 149, 1, Config(SELECT, 96, 4)),
        ("bfloat16", 100, 5, 60, 1, Config(REGISTERS, 64, 8)),
        ("int64", 100, 1, 33, 4, Config(REGISTERS, 64, 4)),
        ("float32", 700, 1, 600, 20, Config(BLOCK, 96, 8)),
        ("int16", 5000, 1, 2499, 1, Config(ROWS, 256, 4)),
        ("int32", 60, 2, 30, 1, Config(NETWORK, 32, 2)),
    ],
)
def test_elements_behind_others(dtype: str, n: int, inner: int, skip: int, k: int, config: Config, tmp_path: Path) -> None:
    problem = SortProblem(dtype, n, k, False, "int64", False, rows=2 * inner, inner=inner, skip=skip)
    rule = find("cuda", "cuda.sort")
    assert not rule.legal(problem, config, H200)
    with H200.tvm():
        func = rule.lower(definition(problem), problem, config, H200)
    x = drawn(dtype, (2, n, inner), np.random.default_rng(n))
    values, indices = np.full((2, k, inner), x[0, 0, 0]), np.full((2, k, inner), -7)
    run(func, H200, {"x": x, "values": values, "indices": indices}, {}, tmp_path)
    rows, found = x.swapaxes(1, 2).reshape(2 * inner, n), indices.swapaxes(1, 2).reshape(2 * inner, k)
    want = order(rows, descending=False)[:, skip : skip + k]
    np.testing.assert_array_equal(found, want)
    assert values.swapaxes(1, 2).reshape(2 * inner, k).tobytes() == np.take_along_axis(rows, want, -1).tobytes()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("dtype", ["float16", "int32"])
def test_the_first_of_elements_whose_indices_are_given(dtype: str, tmp_path: Path) -> None:
    """One in five is none, and of the second row all but three are: what is left has no index."""
    rows, n, k = 2, 600, 40
    problem = SortProblem(dtype, n, k, False, "int64", given=True)
    rule, generator = find("cuda", "cuda.sort"), np.random.default_rng(1)
    config = rule.default(problem, H200)
    assert config.kernel == SELECT
    with H200.tvm():
        func = rule.lower(definition(problem), problem, config, H200)
    x, source = drawn(dtype, (rows, n, 1), generator), generator.permutation(rows * n).reshape(rows, n, 1).astype("int32")
    source[generator.random((rows, n, 1)) < 0.2] = -1
    source[1, 3:] = -1
    values, indices = np.full((rows, k, 1), x[0, 0, 0]), np.full((rows, k, 1), -7)
    arrays = {"x": x, "source": source, "values": values, "indices": indices}
    run(func, H200, arrays, {"any_outer": rows}, tmp_path)
    x, source, values, indices = (each[..., 0] for each in (x, source, values, indices))
    for row in range(rows):
        positions = np.flatnonzero(source[row] >= 0)
        first = positions[order(x[row : row + 1, positions], descending=False)[0][:k]]
        np.testing.assert_array_equal(indices[row, : len(first)], source[row, first])
        assert values[row, : len(first)].tobytes() == x[row, first].tobytes()
        assert (indices[row, len(first) :] == -1).all()
        assert not values[row, len(first) :].any()
