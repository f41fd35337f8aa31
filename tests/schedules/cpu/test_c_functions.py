"""Functions of the C library in float32: exact, or an ulp off, over all bit patterns, in vectors, without a call of libm."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from tk.codegen.library import settings
from tk.lowering.vector_calls import vector_calls
from tk.schedule.analysis import blocks
from tk.schedules.cpu.intrinsics import install
from tk.target import resolve

SIZE = 1 << 18
EDGES = (0.0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 3.4e38, -3.4e38, 0.5, 2.5, -2.5, 1e10, 16777217)
UNARY = ("isnan", "erf", "exp2")


@cache
def _compiled(name: str) -> Any:
    import tvm
    from tvm import te, tirx

    install()
    given = [te.placeholder((SIZE,), "float32", name=f"x{n}") for n in range(2 - (name in UNARY))]

    def called(*x: Any) -> Any:
        if name == "isnan":
            return tirx.Select(tirx.isnan(x[0]), tirx.const(1, "float32"), tirx.const(0, "float32"))
        return getattr(tirx, name)(*x) if name in UNARY else tirx.call_pure_extern("float32", name + "f", *x)

    y = te.compute((SIZE,), lambda i: called(*(x[i] for x in given)), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([*given, y]).with_attr("global_symbol", "main")}))
    sch.vectorize(sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])[1])
    cpu = resolve("cpu")
    with cpu.tvm(), settings(cpu):
        return tvm.compile(vector_calls(sch.mod), target=cpu.tvm())


def _inputs(count: int) -> list[Any]:
    """Random bits, numbers near 1, and all pairs of the edges."""
    rng = np.random.default_rng()
    each = [rng.integers(0, 1 << 32, SIZE, dtype=np.uint32).view("float32").copy() for _ in range(count)]
    for x, values in zip(each, np.meshgrid(*[np.array(EDGES, "float32")] * count), strict=True):
        x[SIZE // 2 :] = rng.standard_normal(SIZE - SIZE // 2) * 3
        x[: values.size] = values.ravel()
    return each


@pytest.mark.parametrize(("name", "ulps"), [("copysign", 0), ("fmod", 0), ("hypot", 0.5001), ("isnan", 0)])
def test_as_numpy_has_it(name: str, ulps: float) -> None:
    import tvm

    given = _inputs(2 - (name in UNARY))
    y = tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    _compiled(name)["main"](*map(tvm.runtime.tensor, given), y)
    with np.errstate(all="ignore"):
        exact = getattr(np, name)(*(x.astype("float64") for x in given))
        got, want = y.numpy(), exact.astype("float32")
    assert np.array_equal(np.isnan(got), np.isnan(want))
    known = ~np.isnan(want)
    assert np.array_equal(np.signbit(got[known]), np.signbit(want[known]))
    finite = np.isfinite(want)
    assert np.array_equal(got[known & ~finite], want[known & ~finite])
    away = np.abs(got[finite].astype("float64") - exact[finite]) / np.spacing(np.abs(want[finite])).astype("float64")
    assert away.max() <= ulps


@pytest.mark.parametrize("name", ["copysign", "fmod", "hypot", "isnan", "erf", "exp2"])
def test_in_vectors_and_calls_nothing(name: str) -> None:
    source = _compiled(name).mod.inspect_source("asm")
    assert not re.findall(rf"\b(?:{name}|sqrt|floor|trunc|nearbyint|rint)f?\b", source)
    assert re.search(r"%[yz]mm\d+", source)
