"""Floating numbers as integers of the same order, any bits, against NumPy."""

from __future__ import annotations

import numpy as np
import pytest
import tvm
from tvm import te

from tk.graph.ordered_bits import ordered_bits, widened


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("nan", [None, -5])
def test_any_two_numbers_are_in_order(dtype: str, nan: int | None) -> None:
    integer = np.dtype(f"int{8 * np.dtype(dtype).itemsize}")
    bits = np.random.default_rng().integers(np.iinfo(integer).min, np.iinfo(integer).max, 4096, dtype=integer)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, np.finfo(dtype).tiny / 2, -np.finfo(dtype).tiny / 2], dtype)
    x = np.concatenate([bits.view(dtype), special])
    a = te.placeholder(x.shape, dtype)
    function = tvm.compile(te.create_prim_func([a, te.compute(x.shape, lambda i: ordered_bits(a[i], nan))]), target="llvm")
    keys = tvm.runtime.empty(x.shape, str(integer))
    function(tvm.runtime.tensor(x), keys)
    keys, known = keys.numpy(), ~np.isnan(x)
    assert (keys[~known] == (np.iinfo(integer).max if nan is None else nan)).all()
    order = np.argsort(x[known], kind="stable")
    numbers, sorted_keys = x[known][order], keys[known][order]
    assert ((np.diff(sorted_keys) > 0) == (numbers[1:] > numbers[:-1])).all()
    assert (np.diff(sorted_keys) >= 0).all()


def test_what_is_narrower_is_ordered_in_float32() -> None:
    assert [widened(dtype) for dtype in ("float16", "bfloat16", "float32", "float64")] == ["float32"] * 3 + ["float64"]
