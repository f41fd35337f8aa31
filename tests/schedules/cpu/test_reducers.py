"""Maxima and minima on a CPU: split and vectorised, and NaN wherever there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.graph.memory.test_in_place import loaded
from tk.codegen.library import build_function
from tk.graph.legalize import LEGALIZE
from tk.schedule.apply import schedule_module
from tk.target import resolve


def scheduled(name: str, shape: tuple[int, ...], axes: Any) -> tuple[Any, str]:
    """The reduction as scheduled for this CPU, and the rule that did it."""
    target = resolve("cpu")
    builder, x = relax.BlockBuilder(), relax.Var("x", relax.TensorType(shape, "float32"))
    with builder.function("main", [x]):
        builder.emit_func_output(builder.emit(getattr(op, name)(x, axes)))
    with target.tvm():
        mod = relax.transform.LegalizeOps(LEGALIZE)(builder.get())
        mod, kernels = schedule_module(mod, target)
    (func,) = [func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc)]
    return func, kernels[0].rule


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["max", "min"])
@pytest.mark.parametrize(
    ("shape", "axes", "rule"),
    [
        ((33, 65), [-1], "cpu.reduction"),
        ((4, 2048), [-1], "cpu.reduction"),
        ((7, 5, 9), [1], "cpu.reduction"),
        ((900, 96), [0], "cpu.split_reduction"),
        ((2, 1 << 16), [-1], "cpu.split_reduction"),
        ((512, 300), None, "cpu.split_reduction"),
        ((64, 130, 8, 1), None, "cpu.reduction"),
    ],
)
def test_numbers_with_nan_and_infinities(name: str, shape: tuple[int, ...], axes: list[int] | None, rule: str) -> None:
    func, used = scheduled(name, shape, axes)
    assert used == rule
    run = loaded(build_function(func, resolve("cpu"))[0])
    rng = np.random.default_rng(0)
    plain = rng.standard_normal(shape).astype("float32")
    holes = plain.copy()
    holes.reshape(-1)[rng.integers(0, holes.size, 5)] = np.nan
    for x in (plain, holes, np.full(shape, -np.inf if name == "max" else np.inf, "float32")):
        want = getattr(np, name)(x, axis=None if axes is None else tuple(axes))
        out = tvm.runtime.tensor(np.full(np.shape(want), 7, "float32"))
        run(tvm.runtime.tensor(x), out)
        np.testing.assert_array_equal(out.numpy(), want)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ["argmax", "argmin"])
@pytest.mark.parametrize(
    ("shape", "axis", "rule"),
    [
        ((33, 65), -1, "cpu.reduction"),
        ((4, 2051), -1, "cpu.reduction"),
        ((3, 7, 41), 1, "cpu.reduction"),
        ((700, 96), 0, "cpu.split_reduction"),
        ((1 << 16,), None, "cpu.split_reduction"),
        ((4099,), None, "cpu.reduction"),
    ],
)
def test_the_first_place_with_nan_ties_and_zeros(name: str, shape: tuple[int, ...], axis: int | None, rule: str) -> None:
    """NaN of either sign is what is looked for; 0 and −0 are the same."""
    func, used = scheduled(name, shape, axis)
    assert used == rule
    run = loaded(build_function(func, resolve("cpu"))[0])
    rng = np.random.default_rng(0)
    plain = rng.standard_normal(shape).astype("float32")
    ties = rng.integers(-2, 3, shape).astype("float32")
    holes = plain.copy()
    holes.reshape(-1)[rng.integers(0, holes.size, 9)] = [np.nan, -np.nan, np.nan, *[np.inf] * 3, *[-np.inf] * 3]
    zeros = np.where(rng.integers(0, 2, shape), np.float32(-0.0), np.float32(0))
    for x in (plain, ties, holes, zeros, np.full(shape, -np.inf, "float32")):
        want = getattr(np, name)(x, axis=axis)
        out = tvm.runtime.tensor(np.full(np.shape(want), -7, "int64"))
        run(tvm.runtime.tensor(x), out)
        np.testing.assert_array_equal(out.numpy(), want)


@pytest.mark.parametrize(("name", "axes"), [("max", [-1]), ("argmax", -1), ("variance", [-1]), ("mean", [-1])])
def test_rows_are_reduced_a_vector_at_a_time(name: str, axes: Any) -> None:
    assert "vectorized" in scheduled(name, (4, 2048), axes)[0].script()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["sum", "mean", "variance"])
@pytest.mark.parametrize("size", [1 << 22, (1 << 22) + 3])
def test_millions_are_summed_in_parts(name: str, size: int) -> None:
    """One after the other, float32 would be off by 1e-4 and more: what is added is far smaller than the sum."""
    run = loaded(build_function(scheduled(name, (size,), None)[0], resolve("cpu"))[0])
    x = np.random.default_rng(1).random(size, "float32")
    out = tvm.runtime.tensor(np.full((), np.nan, "float32"))
    run(tvm.runtime.tensor(x), out)
    exact = {"sum": np.sum, "mean": np.mean, "variance": np.var}[name](x.astype("float64"))
    np.testing.assert_allclose(out.numpy(), exact, rtol=5e-6)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("shape", "axis"), [((3, 41, 130), 1), ((37, 53), 1), ((2, 70001), 1)])
@pytest.mark.parametrize("name", ["variance", "std", "argmin"])
def test_ragged_rows_and_columns_match_float64(name: str, shape: tuple[int, ...], axis: int) -> None:
    """Far from 0, where a variance by squares would cancel; the result's memory is poisoned."""
    func, _ = scheduled(name, shape, axis if name == "argmin" else [axis])
    x = np.random.default_rng(2).standard_normal(shape).astype("float32") + np.float32(100)
    want = {"variance": np.var, "std": np.std, "argmin": np.argmin}[name](x.astype("float64"), axis=axis)
    out = tvm.runtime.tensor(np.full(want.shape, -7, "int64") if name == "argmin" else np.full(want.shape, np.nan, "float32"))
    loaded(build_function(func, resolve("cpu"))[0])(tvm.runtime.tensor(x), out)
    assert np.linalg.norm(out.numpy() - want) <= 2e-6 * np.linalg.norm(want)


def test_indices_are_compared_where_partial_results_join_alone() -> None:
    """Along a row too long for a cache places come in order: of equal ranks the one that is there stays."""
    func = scheduled("argmax", (1000, 1 << 16), -1)[0].script()
    loop, join = func[: func.index('T.sblock("argmax_best")')], func[func.index('T.sblock("argmax_best")') :]
    assert "_v0_rf[v_i0, vk1_1] <" not in loop
    assert "argmax[v_i0] < argmax_best_v0_rf" in join


def test_what_a_log_softmax_sums_is_stored_as_it_is_computed() -> None:
    """In the result's memory, while exponentials are computed, and read once more from there: no third pass over x."""
    target = resolve("cpu")
    builder, x = relax.BlockBuilder(), relax.Var("x", relax.TensorType((8, 2048), "float32"))
    with builder.function("main", [x]):
        builder.emit_func_output(builder.emit(op.nn.log_softmax(x, -1)))
    with target.tvm():
        mod, _ = schedule_module(relax.transform.LegalizeOps(LEGALIZE)(builder.get()), target)
    (func,) = [func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc)]
    result, source = func.params[-1].name, func.params[0].name
    stores = [line for line in func.script().splitlines() if line.strip().startswith(f"{result}[")]
    assert len(stores) == 2
    assert f"{source}[" in stores[0]
    assert f"{source}[" not in stores[1]
