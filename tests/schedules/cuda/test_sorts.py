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
from tk.schedules.cuda.sort_scan.sort import BLOCK, ROWS, SELECT, Config
from tk.target import resolve

H200 = resolve("h200")
# dtype, rows, n, k, descending, config: whole rows, the first of them, tiles of rows, and rows of more than TOTALS tiles
PROBLEMS = [
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
    dtype: str, rows: int, n: int, k: int, descending: bool, config: Config, tmp_path: Path
) -> None:
    problem = SortProblem(dtype, n, k, descending, "int64", given=False)
    rule = find("cuda", "cuda.sort")
    assert not rule.legal(problem, config, H200)
    with H200.tvm():
        func = rule.lower(definition(problem), problem, config, H200)
    x = drawn(dtype, (rows, n), np.random.default_rng(n))
    values, indices = np.full((rows, problem.tiles * k), x[0, 0]), np.full((rows, problem.tiles * k), -7)
    run(func, H200, {"x": x, "values": values, "indices": indices}, {"rows": rows, "any_rows": rows}, tmp_path)
    for tile in range(problem.tiles):
        begin = tile * problem.tile
        want = begin + order(x[:, begin : begin + problem.tile], descending)[:, :k]
        count = want.shape[1]
        np.testing.assert_array_equal(indices[:, tile * k : tile * k + count], want)
        assert values[:, tile * k : tile * k + count].tobytes() == np.take_along_axis(x, want, -1).tobytes()
        assert (indices[:, tile * k + count : (tile + 1) * k] == -1).all()


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
    x, source = drawn(dtype, (rows, n), generator), generator.permutation(rows * n).reshape(rows, n).astype("int32")
    source[generator.random((rows, n)) < 0.2] = -1
    source[1, 3:] = -1
    values, indices = np.full((rows, k), x[0, 0]), np.full((rows, k), -7)
    arrays = {"x": x, "source": source, "values": values, "indices": indices}
    run(func, H200, arrays, {"rows": rows}, tmp_path)
    for row in range(rows):
        positions = np.flatnonzero(source[row] >= 0)
        first = positions[order(x[row : row + 1, positions], descending=False)[0][:k]]
        np.testing.assert_array_equal(indices[row, : len(first)], source[row, first])
        assert values[row, : len(first)].tobytes() == x[row, first].tobytes()
        assert (indices[row, len(first) :] == -1).all()
        assert not values[row, len(first) :].any()
