"""Logarithms, trigonometry and powers in float32: 1 ulp of float64 over all bit patterns, C's edges, no call of libm."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from tk.schedule.analysis import blocks
from tk.schedules.cpu.functions import FUNCTIONS
from tk.schedules.cpu.intrinsics import install
from tk.target import resolve

pytestmark = pytest.mark.xdist_group("functions")  # each is compiled once

NAMES = {"acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan", "atan2": "arctan2",
         "atanh": "arctanh", "pow": "power"}  # fmt: skip
PAIRS = ("atan2", "pow")
SIZE = 1 << 20
EDGES = (0.0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 3.4e38, -3.4e38, 0.5, -0.5, 2, -2, 3, -3, 2.5, -2.5, 1e10,
         16777217, -16777215)  # fmt: skip
HARD = (16367173 * 2.0**72, 12735640 * 2.0**-3, 3.1415927, 1.5707964, 355.0, 16777216 * 2.0**104 * 0.99)  # near π/2 · k


@cache
def _compiled(name: str, dtype: str = "float32", target: str = "cpu", lanes: int = 16) -> Any:
    import tvm
    from tvm import te, tirx

    install()
    given = [te.placeholder((SIZE,), dtype, name=f"x{n}") for n in range(1 + (name in PAIRS))]
    y = te.compute((SIZE,), lambda i: getattr(tirx, name)(*(x[i] for x in given)), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([*given, y]).with_attr("global_symbol", "main")}))
    _, vector = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, lanes])
    sch.vectorize(vector)
    with resolve(target).tvm():
        return tvm.compile(sch.mod, target=resolve(target).tvm())


def _inputs(name: str) -> list[np.ndarray[Any, Any]]:
    """Random bits, half; numbers near 1; the edges, or all pairs of them."""
    rng = np.random.default_rng(len(name) + sum(map(ord, name)))
    each = []
    for _ in range(1 + (name in PAIRS)):
        x = rng.integers(0, 1 << 32, SIZE, dtype=np.uint32).view("float32").copy()
        x[SIZE // 2 :] = rng.standard_normal(SIZE - SIZE // 2) * (0.4 if name in ("acos", "asin", "atanh") else 3)
        each.append(x)
    edges = np.array(EDGES + HARD, "float32")
    for x, values in zip(each, np.meshgrid(*[edges] * len(each)), strict=True):
        x[: values.size] = values.ravel()
    return each


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_within_an_ulp_of_float64(name: str) -> None:
    import tvm

    given = _inputs(name)
    y = tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    _compiled(name)["main"](*map(tvm.runtime.tensor, given), y)
    with np.errstate(all="ignore"):
        exact = getattr(np, NAMES.get(name, name))(*(x.astype("float64") for x in given))
        got, want = y.numpy(), exact.astype("float32")
    assert np.array_equal(np.isnan(got), np.isnan(want))
    assert np.array_equal(got[np.isinf(want)], want[np.isinf(want)])
    assert np.array_equal(np.signbit(got[want == 0]), np.signbit(want[want == 0]))
    finite = np.isfinite(want)
    away = np.abs(got[finite].astype("float64") - exact[finite]) / np.spacing(np.abs(want[finite])).astype("float64")
    assert away.max() <= 1.0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_calls_nothing(name: str) -> None:
    source = _compiled(name).mod.inspect_source("asm")
    assert not re.findall(rf"\b(?:{'|'.join(FUNCTIONS)}|sqrt|floor|trunc|nearbyint|rint)f?\b", source)
    assert re.search(r"%[yz]mm\d+", source)


@pytest.mark.parametrize("name", ["acosh", "log", "pow"])
def test_float64_is_libms(name: str) -> None:
    import tvm

    given = [np.random.default_rng(3).uniform(1, 9, SIZE) for _ in range(1 + (name in PAIRS))]
    y = tvm.runtime.tensor(np.zeros(SIZE))
    _compiled(name, "float64", lanes=4)["main"](*map(tvm.runtime.tensor, given), y)
    want = getattr(np, NAMES.get(name, name))(*given)
    assert np.allclose(y.numpy(), want, rtol=1e-15, atol=0)
