"""Long functions of host kernels: lowered with nothing for TVM's analyzer to write out, to the same numbers."""

from __future__ import annotations

import time

import numpy as np
import pytest
import tvm
import tvm_ffi
from tvm import te, tirx
from tvm.ir import Call

from tk.codegen.library import build_function
from tk.lowering.lower_functions import FUNCTIONS, lower_functions
from tk.lowering.vector_calls import vector_calls
from tk.schedule.apply import schedule_module
from tk.schedule.discover import discover
from tk.target import resolve

NAMES = sorted(name.partition(".")[2] for name in FUNCTIONS - {"tirx.atan2", "tirx.pow"})


def stored(name: str, lanes: int) -> tvm.IRModule:
    """A host function that stores a function of `lanes` numbers."""
    discover("cpu")
    x, y = (tirx.decl_buffer((64,), "float32", name=each) for each in "xy")
    zero = tirx.const(0, "int32")
    index = zero if lanes == 1 else tirx.Ramp(zero, tirx.const(1, "int32"), lanes)
    value = getattr(tirx, name)(tirx.BufferLoad(x, [index]))
    func = tirx.PrimFunc([x, y], tirx.BufferStore(y, value, [index])).with_attr("target", resolve("cpu").tvm())
    return tvm.IRModule({"main": func.with_attr("global_symbol", "main")})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lanes", [1, 16])
def test_no_call_and_no_let_is_left(name: str, lanes: int) -> None:
    lowered = lower_functions(stored(name, lanes))
    found: list[str] = []
    kinds = [(Call, lambda node: found.append(str(getattr(node.op, "name", "")))), (tirx.Let, lambda _: found.append("let"))]
    tvm_ffi.structural_walk(lowered["main"].body, kinds, order="post")
    assert not FUNCTIONS & set(found)
    assert "let" not in found


def test_a_sine_takes_the_analyzer_no_time() -> None:
    """A tenth of what a sine with its lets takes, in CPU time of this process."""

    def seconds(mod: tvm.IRModule) -> float:
        began = time.process_time()
        tirx.transform.LowerIntrin()(mod)
        return time.process_time() - began

    assert min(seconds(lower_functions(stored("sin", 1))) for _ in range(3)) < seconds(stored("sin", 1)) / 10


def test_the_numbers_are_those_of_numpy(tmp_path) -> None:
    x = te.placeholder((1000,), "float32", name="x")
    y = te.compute((1000,), lambda i: te.sin(te.cos(x[i]) + te.log(te.tan(x[i]) * te.tan(x[i]) + 1.0)), name="y")
    func = te.create_prim_func([x, y])
    target = resolve("cpu")
    scheduled, _ = schedule_module(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}), target)
    path = tmp_path / "function.so"
    path.write_bytes(build_function(scheduled["main"], target)[0])
    given = np.random.default_rng(1).uniform(-1.4, 1.4, 1000).astype("float32")
    got = tvm.runtime.tensor(np.full(1000, np.nan, "float32"))
    tvm.runtime.load_module(str(path))["main"](tvm.runtime.tensor(given), got)
    wide = given.astype("float64")
    want = np.sin(np.cos(wide) + np.log(np.tan(wide) ** 2 + 1))
    assert np.linalg.norm(got.numpy() - want) / np.linalg.norm(want) < 1e-6


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_what_is_computed_several_times_is_stored_once(dtype: str) -> None:
    discover("cpu")
    x, y = (tirx.decl_buffer((64,), dtype, name=each) for each in "xy")
    zero = tirx.const(0, "int32")
    name = "fmodf" if dtype == "float32" else "fmod"
    rest = tirx.call_pure_extern(dtype, name, tirx.BufferLoad(x, [zero]), tirx.const(3, dtype))
    body = tirx.BufferStore(y, tirx.Select(rest > tirx.const(0, dtype), rest * rest, rest), [zero])
    mod = tvm.IRModule({"main": tirx.PrimFunc([x, y], body).with_attr("target", resolve("cpu").tvm())})
    lowered = lower_functions(vector_calls(mod))
    found: list[str] = []
    tvm_ffi.structural_walk(lowered["main"].body, [(Call, lambda node: found.append(str(getattr(node.op, "name", ""))))])
    once = [each for each in found if each == ("tirx.call_pure_extern" if dtype == "float64" else "tirx.nearbyint")]
    assert 1 <= len(once) < 12
    assert dtype == "float32" or len(once) == 1
