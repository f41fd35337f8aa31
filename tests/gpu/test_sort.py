"""Sorts and top-k on this machine's GPU, against NumPy's stable sort."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tk.graph.sort import TILE, SortProblem, definition
from tk.schedule.case import run
from tk.schedules.cuda.sort_scan.sort import Config, default, legal, lower
from tk.target import resolve

ROWS = 5


def gpu_kernel(*problem: Any, config: Config | None = None) -> Any:
    """The kernel of a SortProblem, by `config` or the default one."""
    found, target = SortProblem(*problem), resolve("auto")
    config = config or default(found, target)
    assert not legal(found, config, target)
    return lower(definition(found), found, config, target)


def drawn(dtype: str, n: int) -> Any:
    """Few different values, so that many are equal; in floating dtypes NaN, infinities and both zeros among them."""
    generator = np.random.default_rng(n)
    kind: Any = getattr(ml_dtypes, dtype, dtype)
    if "float" not in dtype:
        edges = np.iinfo(dtype)
        return generator.choice(np.array([edges.min, edges.max, 0, 1, 5, 7], dtype), (ROWS, n))
    some = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.5, -2.25, *generator.standard_normal(50)]).astype(kind)
    return generator.choice(some, (ROWS, n))


def order(x: Any, descending: bool) -> Any:
    """Where NumPy finds the elements in order, NaN the greatest, equal ones in the order they had."""
    keys = x.astype("float64") if x.dtype.kind not in "iu" else x.astype("int64")
    if keys.dtype.kind == "f":
        _, ranks = np.unique(keys, return_inverse=True)  # −0 and 0 are one, NaN is one and last
        keys = ranks.reshape(x.shape)
    return np.argsort(
        -keys.astype("int64") if descending and x.dtype.kind not in "iu" else ~keys if descending else keys, -1, "stable"
    )


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(
    ("dtype", "n", "config"),
    [
        ("float32", 1000, None),
        ("bfloat16", 37, None),
        ("int64", 4096, None),
        ("float64", 300, None),
        ("int32", 2048, Config(0, 1024, 2)),
        ("int32", 2048, None),
        ("float16", 8192, None),
        ("float32", 8193, None),
        ("bfloat16", 70_001, None),
        ("int64", 20_000, None),
        ("uint8", 10_000, None),
        ("float32", 300_000, Config(2, 256, 8)),
    ],
)
def test_a_row_in_order(dtype: str, n: int, config: Config | None, descending: bool) -> None:
    x = drawn(dtype, n)
    func = gpu_kernel(dtype, n, n, descending, "int64", False, config=config)
    found = run(func, [x[..., None]], [((ROWS, n, 1), dtype), ((ROWS, n, 1), "int64")], resolve("auto"))
    values, indices = (each[..., 0] for each in found)
    want = order(x, descending)
    np.testing.assert_array_equal(indices, want)
    assert values.tobytes() == np.take_along_axis(x, want, -1).tobytes()  # also which zero, and which NaN


@pytest.mark.parametrize(("dtype", "n", "k"), [("float16", 256, 8), ("float32", 3 * TILE + 5, 50), ("int64", 5000, 1000)])
def test_the_greatest(dtype: str, n: int, k: int) -> None:
    x = drawn(dtype, n)
    tiles = -(-n // TILE)
    first = gpu_kernel(dtype, n, k, True, "int64" if tiles == 1 else "int32", False)
    size = tiles * k
    outputs = [((ROWS, size, 1), dtype), ((ROWS, size, 1), "int64" if tiles == 1 else "int32")]
    found = run(first, [x[..., None]], outputs, resolve("auto"))
    if tiles > 1:
        then = gpu_kernel(dtype, size, k, True, "int64", True)
        found = run(then, found, [((ROWS, k, 1), dtype), ((ROWS, k, 1), "int64")], resolve("auto"))
    want = order(x, True)[:, :k]
    np.testing.assert_array_equal(found[1][..., 0], want)
    np.testing.assert_array_equal(found[0][..., 0].astype("float64"), np.take_along_axis(x, want, -1).astype("float64"))
