"""exp, erf, sigmoid and hyperbolic functions in float32: close to float64, right at the edges, no call of libm."""

import re
from ctypes import CDLL
from ctypes.util import find_library
from functools import cache
from itertools import product
from math import erf
from typing import Any

import numpy as np
import pytest

from tests.sample import sample
from tk.schedule.analysis import blocks
from tk.schedules.cpu.intrinsics import install
from tk.target import resolve

pytestmark = pytest.mark.xdist_group("intrinsics")  # each is compiled once

TARGETS = ("cpu", "cpu:x86-64-v3")
FUNCTIONS = {
    "exp": np.exp,
    "exp2": np.exp2,
    "tanh": np.tanh,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "erf": np.vectorize(erf, otypes=["float64"]),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
}
TODAY = sample(FUNCTIONS, 3)
SIZE = 4096
FE_UNDERFLOW = 0x10  # of fenv.h on x86


@cache
def _compiled(name: str, lanes: int, target: str = "cpu") -> Any:
    import tvm
    from tvm import te, tirx

    install()
    x = te.placeholder((SIZE,), "float32", name="x")
    y = te.compute((SIZE,), lambda i: getattr(tirx, name)(x[i]), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y]).with_attr("global_symbol", "main")}))
    _, vector = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, lanes])
    sch.vectorize(vector)
    with resolve(target).tvm():  # as models are compiled: exp asks what the CPU has
        return tvm.compile(sch.mod, target=resolve(target).tvm())


def _apply(library: Any, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    import tvm

    y = tvm.runtime.tensor(np.full(SIZE, np.nan, "float32"))
    library["main"](tvm.runtime.tensor(x), y)
    return y.numpy()


@pytest.mark.parametrize(
    ("name", "lanes", "target"),
    sample([(name, *how) for name in TODAY for how in product((4, 16), TARGETS)], 3, by=lambda case: case[0]),
)
def test_close_to_float64(name: str, lanes: int, target: str) -> None:
    x = np.concatenate([np.linspace(-87, 88, SIZE // 2), np.linspace(-5, 5, SIZE // 4), np.geomspace(1e-20, 1, SIZE // 4)])
    x = x.astype("float32")
    got, want = _apply(_compiled(name, lanes, target), x), FUNCTIONS[name](x.astype("float64"))
    assert np.max(np.abs(got - want) / np.maximum(np.abs(want), 1e-37)) < 5e-7


@pytest.mark.parametrize(("name", "target"), sample(product(TODAY, TARGETS), 2, by=lambda case: case[0]))
def test_edges(name: str, target: str) -> None:
    edges = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1e30, -1e30, 100, -100, 88.7, 89.3, -89.3, 89.5, -103.0], "float32")
    x = np.resize(edges, SIZE).astype("float32")
    with np.errstate(over="ignore", invalid="ignore"):
        want = FUNCTIONS[name](edges.astype("float64")).astype("float32")
    got = _apply(_compiled(name, 16, target), x)[: len(edges)]
    assert np.array_equal(np.isnan(got), np.isnan(want))
    assert np.array_equal(np.isinf(got), np.isinf(want))
    finite = np.isfinite(want)
    # 1 / (1 + e^x) overflows on its way to a denormal result; e^x itself reaches them
    assert np.allclose(got[finite], want[finite], rtol=5e-7, atol=1e-37 if name == "sigmoid" else 3e-45)


@pytest.mark.parametrize("name", TODAY)
def test_calls_nothing(name: str) -> None:
    for target in TARGETS:
        source = _compiled(name, 16, target).mod.inspect_source("asm")
        assert not re.findall(r"\b(?:expf|erff|tanhf|sinhf|coshf|ldexpf)\b", source)


@pytest.mark.parametrize("name", ["nearbyint", "rsqrt"])
def test_what_tvm_does_not_know_to_have_vectors(name: str) -> None:
    """Taken apart by lane, rows of it were gathered by LLVM from different ones."""
    import tvm
    from tvm import te, tirx

    install()
    x = te.placeholder((64, 64), "float32", name="x")
    func = te.create_prim_func([x, te.compute(x.shape, lambda i, j: getattr(tirx, name)(x[i, j]), name="y")])
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    sch.vectorize(sch.split(sch.get_loops(sch.get_sblock("y"))[-1], [None, 4])[1])
    source = tvm.compile(sch.mod, target=resolve("cpu").tvm()).mod.inspect_source("ll")
    assert "<4 x float>" in source
    assert "gather" not in source


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", ["exp", "exp2"])
def test_vectors_of_hidden_scores_underflow_nowhere(name: str, target: str) -> None:
    """e^-∞ was computed from the least number whose power is not 0, and rounding that to 0 takes many processors long."""
    library, mathematics = _compiled(name, 16, target), CDLL(find_library("m"))
    mathematics.feclearexcept(FE_UNDERFLOW)
    got = _apply(library, np.full(SIZE, -np.inf, "float32"))
    assert not mathematics.fetestexcept(FE_UNDERFLOW)
    assert not got.any()
    _apply(library, np.full(SIZE, -95.0 if name == "exp" else -140.3, "float32"))  # the flag is of what ran
    assert mathematics.fetestexcept(FE_UNDERFLOW)
