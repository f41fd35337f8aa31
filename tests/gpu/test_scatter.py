"""Scattered writes on this machine's GPU, against NumPy."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import tvm

from tk.codegen.library import build_function
from tk.graph.scatter import ScatterProblem
from tk.schedules.cuda.sort_scan.scatter import default, kernel, way_of
from tk.target import resolve

COMBINE = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum}


def values(generator: np.random.Generator, size: int, dtype: str) -> Any:
    kind: Any = getattr(ml_dtypes, dtype, dtype)
    whole = generator.integers(-3 if "u" not in dtype else 0, 4, size)
    return (whole * 0.5 if "float" in dtype else whole).astype(kind)  # sums and products of these are exact in any order


def written(func: Any, data: Any, index: Any, updates: Any) -> Any:
    """`data` once the kernel has written over it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "main.so"
        path.write_bytes(build_function(func, resolve("auto"))[0])
        library = tvm.runtime.load_module(str(path))
        tensors = [tvm.runtime.tensor(array, tvm.cuda(0)) for array in (data, index, updates)]
        library["main"](*tensors, tensors[0])
        return tensors[0].numpy()


WAYS = [
    *((dtype, "update") for dtype in ("bfloat16", "float64", "int8")),
    *((dtype, "add") for dtype in ("float32", "bfloat16", "float64", "int64", "int32", "int8")),
    *((dtype, "mul") for dtype in ("float32", "float16", "float64")),
    *((dtype, reduction) for dtype in ("float32", "float16", "int64", "uint32") for reduction in ("min", "max")),
]


@pytest.mark.parametrize(("dtype", "reduction"), WAYS)
@pytest.mark.parametrize("columns", [24, None])
def test_matches_numpy(columns: int | None, dtype: str, reduction: str) -> None:
    problem = ScatterProblem(dtype, reduction, columns)
    target = resolve("auto")
    func = kernel(problem, default(problem, target), way_of(problem, target), target.arch)
    for n, k, u in [(40, 24, 33)] if columns else [(50, 1, 40), (300, 7, 600)]:
        generator = np.random.default_rng(n + u)
        data, updates = values(generator, n * k, dtype), values(generator, u * k, dtype)
        if reduction == "mul":
            updates = np.where(generator.random(u * k) < 0.9, 1, -1).astype(updates.dtype)
        index = generator.integers(-1, n, u)
        if reduction == "update":  # of several values any one stays
            index = generator.permutation(max(n, u))[:u]
            index[index >= n] = -1
        wide = data.astype("float64").reshape(n, k)
        for row, new in zip(index, updates.astype("float64").reshape(u, k), strict=True):
            if row >= 0:
                wide[row] = new if reduction == "update" else COMBINE[reduction](wide[row], new)
        got = written(func, data, index, updates)
        np.testing.assert_array_equal(got.astype("float64").reshape(n, k), wide)
