"""Cumulative sums and products on this machine's GPU, against NumPy in float64 or int64."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tk.graph.scan import ScanProblem
from tk.schedule.case import run
from tk.schedules.cuda.sort_scan.scan import default, kernel
from tk.target import resolve

SHAPES = [(1, 1, 1), (2, 7, 3), (3, 1023, 1), (1, 1024, 2), (2, 4097, 1), (1, 100_000, 1), (1, 777, 33)]
KNOWN = [
    (3, 1000, 1),
    (2, 8192, 1),
    (2, 50, 7),
    (2, 777, 33),
    (1, 5, 96),
]  # with a kernel of their own: vectors, 16 a thread, rows across


def gpu_kernel(*problem: Any) -> Any:
    """The kernel of a ScanProblem, by the default config."""
    found = ScanProblem(*problem)
    return kernel(found, default(found, resolve("auto")))


def summed(dtype: str, exclusive: bool, shape: tuple[int, int, int], func: Any) -> None:
    generator = np.random.default_rng(shape[1])
    kind: Any = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
    x = (generator.integers(-9, 9, shape) if "int" in dtype else generator.random(shape)).astype(kind)
    wide = x.astype("int64" if "int" in dtype else "float64")
    want = np.cumsum(wide, 1) - (wide if exclusive else 0)
    (got,) = run(func, [x], [(shape, dtype)], resolve("auto"))
    if "int" in dtype:
        np.testing.assert_array_equal(got, want)
    else:
        assert np.linalg.norm(got.astype("float64") - want) <= (4e-3 if dtype == "bfloat16" else 1e-5) * np.linalg.norm(want)


@pytest.mark.parametrize(("dtype", "exclusive"), [("int64", False), ("int32", True), ("float32", True), ("bfloat16", False)])
def test_sum(dtype: str, exclusive: bool) -> None:
    func = gpu_kernel(dtype, dtype, False, exclusive)
    for shape in SHAPES:
        summed(dtype, exclusive, shape, func)


@pytest.mark.parametrize("shape", KNOWN)
@pytest.mark.parametrize(("dtype", "exclusive"), [("int64", True), ("float32", False)])
def test_sum_of_known_sizes(dtype: str, exclusive: bool, shape: tuple[int, int, int]) -> None:
    summed(dtype, exclusive, shape, gpu_kernel(dtype, dtype, False, exclusive, *shape[1:]))


def test_product() -> None:
    x = np.random.default_rng(1).uniform(0.99, 1.01, (2, 3000, 2)).astype("float32")
    (got,) = run(gpu_kernel("float32", "float32", True, False), [x], [(x.shape, "float32")], resolve("auto"))
    np.testing.assert_allclose(got, np.cumprod(x.astype("float64"), 1), rtol=1e-4)
