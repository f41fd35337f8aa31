"""Scattered writes on this machine's GPU, against NumPy."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tk.graph.scatter import gpu_kernel
from tk.schedule.case import run
from tk.target import resolve

JOIN = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum}


def values(generator: np.random.Generator, size: int, dtype: str) -> Any:
    kind: Any = getattr(ml_dtypes, dtype, dtype)
    whole = generator.integers(-3 if "u" not in dtype else 0, 4, size)
    return (whole * 0.5 if "float" in dtype else whole).astype(kind)  # sums and products of these are exact in any order


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "float64", "int64", "int32", "int8", "uint32"])
@pytest.mark.parametrize("reduction", ["update", "add", "mul", "min", "max"])
@pytest.mark.parametrize(("n", "k", "u"), [(50, 1, 40), (40, 24, 33), (300, 7, 600)])
def test_matches_numpy(n: int, k: int, u: int, reduction: str, dtype: str) -> None:
    generator = np.random.default_rng(n + u)
    data, updates = values(generator, n * k, dtype), values(generator, u * k, dtype)
    if reduction == "mul":  # of twos and halves, few: no overflow
        updates = np.where(generator.random(u * k) < 0.9, 1, -1).astype(updates.dtype)
    place = generator.integers(-1, n, u)
    if reduction == "update":  # of several values any one stays
        place = generator.permutation(max(n, u))[:u]
        place[place >= n] = -1
    wide = data.astype("float64").reshape(n, k)
    for row, values_of in zip(place, updates.astype("float64").reshape(u, k), strict=True):
        if row >= 0:
            wide[row] = values_of if reduction == "update" else JOIN[reduction](wide[row], values_of)
    vector = next(v for v in (8, 4, 2, 1) if v * data.dtype.itemsize <= 16 and n * k % v == 0)
    row_vector = next(v for v in (8, 4, 2, 1) if v * data.dtype.itemsize <= 16 and k % v == 0)
    for columns in (k, None):
        func = gpu_kernel(dtype, reduction, columns, vector, row_vector)
        (got,) = run(func, [data, place, updates], [((n * k,), dtype)], resolve("auto"))
        np.testing.assert_array_equal(got.astype("float64").reshape(n, k), wide)
