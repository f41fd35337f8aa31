"""Cumulative sums, products and maxima on this machine's GPU, against NumPy in float64 or int64."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tk.graph.scan import ScanProblem
from tk.schedule.case import run
from tk.schedules.cuda.sort_scan.scan import default, kernel
from tk.target import resolve

SHAPES = [(1, 1, 1), (2, 7, 3), (3, 1023, 1), (1, 1024, 2), (2, 4097, 1), (1, 100_000, 1), (1, 777, 33)]
CUT = [(1, 65_536, 1), (1, 1_000_003, 1), (3, 300_000, 1), (1, 4_194_304, 1), (2, 40_001, 3), (100, 20_000, 1)]
"""Few long rows, of which several blocks take one."""
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


def summed(dtype: str, exclusive: bool, shape: tuple[int, int, int], func: Any, source: str = "") -> None:
    generator = np.random.default_rng(shape[1])
    kind: Any = getattr(ml_dtypes, source or dtype, source or dtype)
    low = 0 if source == "bool" else -9
    x = (generator.integers(low, 2 if low == 0 else 9, shape) if "int" in dtype else generator.random(shape)).astype(kind)
    wide = x.astype("int64" if "int" in dtype else "float64")
    want = np.cumsum(wide, 1) - (wide if exclusive else 0)
    (got,) = run(func, [x], [(shape, dtype)], resolve("auto"))
    if "int" in dtype:
        np.testing.assert_array_equal(got, want)
    else:
        limit = {"bfloat16": 4e-3, "float16": 5e-4}.get(dtype, 1e-5)
        assert np.linalg.norm(got.astype("float64") - want) <= limit * np.linalg.norm(want)


@pytest.mark.parametrize(("dtype", "exclusive"), [("int64", False), ("int32", True), ("float32", True), ("bfloat16", False)])
def test_sum(dtype: str, exclusive: bool) -> None:
    func = gpu_kernel(dtype, dtype, "add", exclusive)
    for shape in SHAPES:
        summed(dtype, exclusive, shape, func)


@pytest.mark.parametrize("shape", KNOWN)
@pytest.mark.parametrize(("dtype", "exclusive"), [("int64", True), ("float32", False)])
def test_sum_of_known_sizes(dtype: str, exclusive: bool, shape: tuple[int, int, int]) -> None:
    summed(dtype, exclusive, shape, gpu_kernel(dtype, dtype, "add", exclusive, *shape[1:]))


@pytest.mark.parametrize("shape", CUT)
@pytest.mark.parametrize(
    ("source", "dtype", "exclusive"),
    [("bool", "int64", False), ("int64", "int64", True), ("float32", "float32", False), ("bfloat16", "float32", True)],
)
def test_sum_of_few_long_rows(source: str, dtype: str, exclusive: bool, shape: tuple[int, int, int]) -> None:
    problem = ScanProblem(source, dtype, "add", exclusive, shape[1], shape[2], shape[0])
    config = default(problem, resolve("auto"))
    assert config.tiles
    summed(dtype, exclusive, shape, kernel(problem, config), source)


@pytest.mark.parametrize("seed", range(12))
def test_sum_of_any_size(seed: int) -> None:
    """Rows and lengths over the whole range, of all sizes known or none."""
    generator = np.random.default_rng(seed)
    n = int(2 ** generator.uniform(0, 23))
    inner = int(generator.choice([1, 1, 1, 2, 5, 32]))
    shape = (max(1, int((1 << 24) / (n * inner) * generator.random() ** 3)), n, inner)
    kinds = [("int32", "int64"), ("float32", "float32"), ("bfloat16", "bfloat16"), ("float32", "float16"), ("bool", "int32")]
    source, dtype = kinds[seed % len(kinds)]
    if dtype == "float16" and n > 1 << 15:
        dtype = "bfloat16"  # no sum is greater than a number of float16
    exclusive = bool(generator.random() < 0.3)
    sizes = (n, inner, shape[0]) if seed % 4 else ()
    summed(dtype, exclusive, shape, gpu_kernel(source, dtype, "add", exclusive, *sizes), source)


@pytest.mark.parametrize("shape", [(2, 3001, 1), (1, 50_000, 1)])
def test_product_of_16_bits(shape: tuple[int, int, int]) -> None:
    x = np.random.default_rng(2).uniform(0.999, 1.001, shape).astype("float16")
    func = gpu_kernel("float16", "float16", "mul", True, shape[1], shape[2], shape[0])
    (got,) = run(func, [x], [(shape, "float16")], resolve("auto"))
    want = np.cumprod(np.concatenate([np.ones_like(x[:, :1]), x[:, :-1]], 1).astype("float64"), 1)
    assert np.linalg.norm(got - want) <= 5e-4 * np.linalg.norm(want)


@pytest.mark.parametrize("dtype", ["int32", "int64"])
@pytest.mark.parametrize("shape", [(3, 3001, 1), (1, 300_007, 1), (2, 20_000, 3)])
def test_max(dtype: str, shape: tuple[int, int, int]) -> None:
    """Rising slowly, so that all along a row a greater one is found, and of negative numbers alone."""
    generator = np.random.default_rng(shape[1])
    x = (generator.integers(-(2**30), -(2**29), shape) + 2**8 * np.arange(shape[1])[:, None]).astype(dtype)
    func = gpu_kernel(dtype, dtype, "max", False, shape[1], shape[2], shape[0])
    (got,) = run(func, [x], [(shape, dtype)], resolve("auto"))
    np.testing.assert_array_equal(got, np.maximum.accumulate(x, 1))


def test_product() -> None:
    x = np.random.default_rng(1).uniform(0.99, 1.01, (2, 3000, 2)).astype("float32")
    (got,) = run(gpu_kernel("float32", "float32", "mul", False), [x], [(x.shape, "float32")], resolve("auto"))
    np.testing.assert_allclose(got, np.cumprod(x.astype("float64"), 1), rtol=1e-4)
