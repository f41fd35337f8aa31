"""Functions of the C library in float32: exact, or an ulp off, over all bit patterns, in vectors, without a call of libm."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.host import RUNNABLE
from tests.torch_function import Function
from tk.codegen.library import settings
from tk.frontend.torch.load import load_module
from tk.lowering.vector_calls import vector_calls
from tk.package.artifact import Package
from tk.pipeline import Options, compile_model
from tk.schedule.analysis import blocks
from tk.schedules.cpu.intrinsics import install
from tk.target import resolve

SIZE = 1 << 18
EDGES = (0.0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 3.4e38, -3.4e38, 0.5, 2.5, -2.5, 1e10, 16777217)
UNARY = ("erf", "erfc", "exp2", "isnan", "lgamma")


@cache
def _compiled(name: str) -> Any:
    import tvm
    from tvm import te, tirx

    install()
    given = [te.placeholder((SIZE,), "float32", name=f"x{n}") for n in range(2 - (name in UNARY))]

    def called(*x: Any) -> Any:
        if name == "isnan":
            return tirx.Select(tirx.isnan(x[0]), tirx.const(1, "float32"), tirx.const(0, "float32"))
        return getattr(tirx, name)(*x) if name in ("erf", "exp2") else tirx.call_pure_extern("float32", name + "f", *x)

    y = te.compute((SIZE,), lambda i: called(*(x[i] for x in given)), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([*given, y]).with_attr("global_symbol", "main")}))
    sch.vectorize(sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])[1])
    cpu = resolve("cpu")
    with cpu.tvm(), settings(cpu):
        return tvm.compile(vector_calls(sch.mod), target=cpu.tvm())


def _exact(name: str, *x: Any) -> Any:
    """The function in float64."""
    if name in ("erfc", "lgamma"):
        return getattr(torch.special, {"lgamma": "gammaln"}.get(name, name))(torch.from_numpy(x[0])).numpy()
    return getattr(np, name)(*x)


def _inputs(count: int) -> list[Any]:
    """Random bits, numbers near 1, and all pairs of the edges."""
    rng = np.random.default_rng()
    each = [rng.integers(0, 1 << 32, SIZE, dtype=np.uint32).view("float32").copy() for _ in range(count)]
    for x, values in zip(each, np.meshgrid(*[np.array(EDGES, "float32")] * count), strict=True):
        x[SIZE // 2 :] = rng.standard_normal(SIZE - SIZE // 2) * 3
        x[: values.size] = values.ravel()
    return each


@pytest.mark.parametrize(("name", "ulps"), [("copysign", 0), ("erfc", 0.6), ("fmod", 0), ("hypot", 0.5001), ("isnan", 0)])
def test_as_numpy_has_it(name: str, ulps: float) -> None:
    import tvm

    given = _inputs(2 - (name in UNARY))
    y = tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    _compiled(name)["main"](*map(tvm.runtime.tensor, given), y)
    with np.errstate(all="ignore"):
        exact = _exact(name, *(x.astype("float64") for x in given))
        got, want = y.numpy(), exact.astype("float32")
    assert np.array_equal(np.isnan(got), np.isnan(want))
    known = ~np.isnan(want)
    assert np.array_equal(np.signbit(got[known]), np.signbit(want[known]))
    finite = np.isfinite(want)
    assert np.array_equal(got[known & ~finite], want[known & ~finite])
    away = np.abs(got[finite].astype("float64") - exact[finite]) / np.spacing(np.abs(want[finite])).astype("float64")
    assert away.max() <= ulps


def test_a_product_and_a_sum_are_rounded_once() -> None:
    import tvm
    from tvm import te, tirx

    x = te.placeholder((SIZE,), "float32", name="x")
    y = te.compute((SIZE,), lambda i: tirx.call_pure_extern("float32", "fmaf", -x[i], x[i], x[i] * x[i]), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y]).with_attr("global_symbol", "main")}))
    sch.vectorize(sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])[1])
    cpu = resolve("cpu")
    with cpu.tvm(), settings(cpu):
        built = tvm.compile(vector_calls(sch.mod), target=cpu.tvm())
    given = np.random.default_rng().standard_normal(SIZE).astype("float32")
    out = tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    built["main"](tvm.runtime.tensor(given), out)
    wide = given.astype("float64")
    np.testing.assert_array_equal(out.numpy(), (given * given).astype("float64") - wide * wide)
    assert "fmaf" not in built.mod.inspect_source("asm")


@pytest.mark.parametrize("name", ["copysign", "fmod", "hypot", "isnan", "erf", "erfc", "exp2", "lgamma"])
def test_in_vectors_and_calls_nothing(name: str) -> None:
    source = _compiled(name).mod.inspect_source("asm")
    assert not re.findall(rf"\b(?:{name}|sqrt|floor|trunc|nearbyint|rint)f?\b", source)
    assert re.search(r"%[yz]mm\d+", source)


@pytest.mark.parametrize("target", RUNNABLE)
@pytest.mark.parametrize("lanes", [1, 4, 8, 16])
@pytest.mark.parametrize("name", ["maximum", "minimum"])
def test_extremes_keep_nan(name: str, lanes: int, target: str) -> None:
    """Whichever of the two is NaN, with any bits; of zeros of two signs either one may come out."""
    import tvm
    from tvm import te, tirx

    install()
    x, y = (te.placeholder((SIZE,), "float32", name=letter) for letter in "xy")
    better = tirx.GT if name == "maximum" else tirx.LT

    def chosen(i: Any) -> Any:
        return tirx.Select(tirx.Or(better(x[i], y[i]), tirx.isnan(x[i])), x[i], y[i])

    func = te.create_prim_func([x, y, te.compute((SIZE,), chosen, name="z")]).with_attr("global_symbol", "main")
    sch, cpu = tvm.s_tir.Schedule(tvm.IRModule({"main": func})), resolve(target)
    if lanes > 1:
        sch.vectorize(sch.split(sch.get_loops(blocks(sch)[0])[0], [None, lanes])[1])
    with cpu.tvm(), settings(cpu):
        renamed = vector_calls(sch.mod)
        assert f"tk_{name}(" in renamed.script()
        compiled = tvm.compile(renamed, target=cpu.tvm())
    given, got = _inputs(2), tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    compiled["main"](*map(tvm.runtime.tensor, given), got)
    np.testing.assert_array_equal(got.numpy(), getattr(np, name)(*given))
    wide = lanes > 8 and "avx512f" not in str(cpu.tvm().attrs.get("mattr", "")) and target != "cpu"
    if lanes > 1 and not wide and "x86" in cpu.device:
        instruction = "vmaxps" if name == "maximum" else "vminps"
        assert instruction in compiled.mod.inspect_source("asm")


def test_other_choices_stay() -> None:
    """Of other numbers than are compared, or without NaN, nothing is a maximum."""
    import tvm
    from tvm import te, tirx

    install()
    x, y, z = (te.placeholder((8,), "float32", name=letter) for letter in "xyz")
    for chosen in (
        lambda i: tirx.Select(tirx.Or(x[i] > y[i], tirx.isnan(y[i])), x[i], y[i]),
        lambda i: tirx.Select(tirx.Or(x[i] > y[i], tirx.isnan(x[i])), y[i], x[i]),
        lambda i: tirx.Select(tirx.Or(x[i] > y[i], tirx.isnan(x[i])), x[i], z[i]),
        lambda i: tirx.Select(tirx.And(x[i] > y[i], tirx.isnan(x[i])), x[i], y[i]),
        lambda i: tirx.Select(x[i] > y[i], x[i], y[i]),
    ):
        func = te.create_prim_func([x, y, z, te.compute((8,), chosen, name="w")])
        text = vector_calls(tvm.IRModule({"main": func})).script()
        assert "maximum" not in text
        assert "minimum" not in text


def test_the_logarithm_of_gamma() -> None:
    """An ulp off at most, but at the zeros below 0, where torch's own float64 is off by 1e-14."""
    import tvm

    given = _inputs(1)
    given[0][: SIZE // 4] = np.random.default_rng().uniform(-20, 4, SIZE // 4)
    given[0][:6] = [0.0, -0.0, -3, np.inf, -np.inf, np.nan]
    y = tvm.runtime.tensor(np.full(SIZE, 7, "float32"))
    _compiled("lgamma")["main"](*map(tvm.runtime.tensor, given), y)
    with np.errstate(all="ignore"):
        exact = _exact("lgamma", given[0].astype("float64"))
        got, want = y.numpy(), exact.astype("float32")
    assert np.array_equal(np.isnan(got), np.isnan(want))
    finite = np.isfinite(want)
    assert np.array_equal(got[np.isinf(want)], want[np.isinf(want)])
    away = np.abs(got[finite].astype("float64") - exact[finite])
    assert (away <= 0.6 * np.spacing(np.abs(want[finite])).astype("float64") + 1e-12).all()


@pytest.mark.parametrize("kind", ["float32", "bfloat16"])
def test_a_floored_quotient_has_vectors(kind: str, tmp_path: Path) -> None:
    """Its remainder, written out four times, was left to libm, or did not compile."""
    dtype = getattr(torch, kind)
    x, y = (torch.randn(64, 48) * size for size in (9, 1))
    x, y = x.to(dtype), y.to(dtype)
    chain = Function(lambda x, y: torch.relu(torch.floor_divide(x, y)) + torch.remainder(x, y)).eval()
    model = load_module(chain, (x, y))
    executable = compile_model(model, resolve("cpu"), None, Options(sources=True))
    source = "".join(executable.code.sources.values())
    assert "fmod" not in source
    assert re.search(r"%[yz]mm\d+", source)
    Package.build(model, [executable]).save(tmp_path / "m.tk")
    with tk.load(tmp_path / "m.tk", "cpu") as module:
        out = module(x, y)
    torch.testing.assert_close(out, chain(x, y), rtol=2e-2 if kind == "bfloat16" else 0, atol=1e-6)
