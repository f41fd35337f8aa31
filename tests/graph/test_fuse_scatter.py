"""Scattered writes with what makes their updates and indices: what becomes one function, and that its kernel writes the same,
in the emulator of CUDA."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op
from tvm.tirx import PrimFunc

from tests.schedules.cuda.emulated import run
from tk.debug.passes import run as passes
from tk.graph.memory.state import MUTATED
from tk.graph.scatter import is_fused
from tk.pipeline import fusing
from tk.schedule.discover import find
from tk.target import resolve

H200, MI300 = resolve("h200"), resolve("mi300x")
RULE = find("cuda", "cuda.scatter")
N, U = 20, 150
Make = Callable[[Any, Any], Any]


def module(columns: int, dtype: str, mode: str, updates: Make, index: Make, state: bool = False) -> tvm.IRModule:
    """main(x, i, y) → x with updates(y) written, or combined with what is there, at the rows index(i)."""
    kinds = (("x", (N, columns), dtype), ("i", (U,), "int64"), ("y", (U, columns), dtype))
    x, i, y = (relax.Var(name, relax.TensorType(shape, kind)) for name, shape, kind in kinds)
    builder = relax.BlockBuilder()
    with builder.function("main", [x, i, y]):
        with builder.dataflow():
            at = builder.emit(op.expand_dims(index(builder.emit, i), -1))
            written = op.scatter_nd(x, at, updates(builder.emit, y), mode)
            out = builder.emit_output(relax.Tuple([builder.emit(written)]))
        builder.emit_func_output(out)
    mod = builder.get()
    if state:
        mod["main"] = mod["main"].with_attr(MUTATED, ["x"])
    return mod


def more(emit: Any, y: Any) -> Any:
    dtype = str(y.ty.dtype.dtype)
    return emit(op.logical_not(y) if dtype == "bool" else op.add(y, relax.const(1, dtype)))


def turned(emit: Any, i: Any) -> Any:
    """Indices from the other end, some of them outside."""
    return emit(op.subtract(relax.const(N - 1, "int64"), i))


def same(_emit: Any, x: Any) -> Any:
    return x


def fused(mod: tvm.IRModule, target: Any = H200) -> tuple[tvm.IRModule, list[PrimFunc]]:
    """The module when all is fused, and its scattered writes that have something in front of them."""
    with target.tvm():
        mod = passes(fusing(target), mod, [])
    return mod, [func for _, func in mod.functions_items() if isinstance(func, PrimFunc) and is_fused(func)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("dtype", "mode", "columns", "vector"),
    [
        ("float32", "add", 24, 4),
        ("float32", "update", 24, 4),
        ("float16", "add", 20, 4),
        ("int64", "update", 7, 1),
        ("int64", "add", 6, 1),
        ("float32", "max", 5, 1),
        ("int32", "min", 8, 1),
        ("int8", "update", 32, 16),
        ("bool", "update", 24, 1),
    ],
)
def test_what_makes_updates_and_indices_is_computed_where_they_are_written(
    dtype: str, mode: str, columns: int, vector: int, tmp_path: Path
) -> None:
    mod, (func,) = fused(module(columns, dtype, mode, more, turned))
    names = [binding.value.args[0].name_hint for binding in _calls(mod)]
    assert names == ["copy", "fused_scatter"]
    match = RULE.match(func, H200)
    config = RULE.default(match, H200)
    assert config.vector == vector
    assert not RULE.legal(match, config, H200)
    kernel = RULE.lower(func, match, config, H200)
    generator = np.random.default_rng()
    data, added = (
        generator.integers(0 if dtype == "bool" else -3, 2 if dtype == "bool" else 4, (rows, columns)).astype(dtype)
        for rows in (N, U)
    )
    index = generator.integers(-3, N + 3, U)
    if mode == "update":  # of several values any one stays
        index = np.concatenate([generator.permutation(N), np.full(U - N, -5)])
    changed = ~added if dtype == "bool" else added + 1
    want, at = data.copy(), N - 1 - index
    at = np.where(at < 0, at + N, at)
    inside = (at >= 0) & (at < N)
    combine = {"add": np.add, "max": np.maximum, "min": np.minimum}.get(mode)
    if combine is None:
        want[at[inside]] = changed[inside]
    else:
        combine.at(want, at[inside], changed[inside])
    values = {"i": index, "y": added}
    arrays = {str(param.name): values.get(str(param.name), data) for param in func.params}
    run(kernel, H200, arrays, {}, tmp_path)
    np.testing.assert_array_equal(data, want)


def _calls(mod: tvm.IRModule) -> list[relax.VarBinding]:
    bindings = [binding for block in mod["main"].body.blocks for binding in block.bindings]
    return [binding for binding in bindings if "call_tir" in str(getattr(getattr(binding.value, "op", None), "name", ""))]


def test_either_is_fused_alone() -> None:
    for updates, index, reads in ((more, same, {"i", "y"}), (same, turned, {"i"})):
        _, (func,) = fused(module(24, "float32", "add", updates, index))
        assert reads <= {str(param.name) for param in func.params}


def test_updates_made_of_what_is_written_over_are_made_before() -> None:
    def build(of_data: bool) -> tvm.IRModule:
        builder = relax.BlockBuilder()
        x, y = (relax.Var(name, relax.TensorType((N, 24), "float32")) for name in "xy")
        i = relax.Var("i", relax.TensorType((N,), "int64"))
        with builder.function("main", [x, i, y]):
            with builder.dataflow():
                updates = builder.emit(op.add(x if of_data else y, relax.const(1, "float32")))
                written = builder.emit(op.scatter_nd(x, builder.emit(op.expand_dims(i, -1)), updates, "add"))
                out = builder.emit_output(relax.Tuple([written]))
            builder.emit_func_output(out)
        return builder.get()

    for of_data, count in ((True, 3), (False, 2)):  # with the copy of the data
        mod, (func,) = fused(build(of_data))
        assert len(_calls(mod)) == count
        assert "i" in {str(param.name) for param in func.params}, "the indices are fused in any case"


@pytest.mark.parametrize("state", [False, True])
def test_what_is_kept_from_call_to_call_is_written_so_too(state: bool) -> None:
    _, (func,) = fused(module(24, "float32", "update", more, turned, state=state))
    assert {"i", "y"} <= {str(param.name) for param in func.params}


def test_transposed_updates_are_turned_before() -> None:
    def transposed(emit: Any, y: Any) -> Any:
        return emit(op.permute_dims(emit(op.reshape(y, (64, U))), [1, 0]))

    for updates, read in ((transposed, False), (more, True)):
        _, (func,) = fused(module(64, "float32", "update", updates, same))
        assert ("y" in {str(param.name) for param in func.params}) == read


def test_amd_gpus_fuse_what_they_have_atomic_operations_for() -> None:
    assert fused(module(24, "float32", "add", more, turned), MI300)[1]
    assert not fused(module(24, "bfloat16", "add", more, turned), MI300)[1]


def test_indices_are_computed_exactly_though_updates_have_16_bits() -> None:
    """A power of e in few instructions is right to 16 bits, and may fall into another row."""

    def by_power(emit: Any, i: Any) -> Any:
        return emit(op.astype(emit(op.exp(emit(op.astype(i, "float32")))), "int64"))

    def more_powers(emit: Any, y: Any) -> Any:
        return emit(op.astype(emit(op.exp(emit(op.astype(y, "float32")))), "bfloat16"))

    def lowered(updates: Make) -> str:
        _, (func,) = fused(module(24, "bfloat16", "update", updates, by_power))
        match = RULE.match(func, H200)
        return str(RULE.lower(func, match, RULE.default(match, H200), H200).script())

    plain, both = lowered(more), lowered(more_powers)
    assert "tk_exp2" not in plain
    assert "tk_exp2" in both
    assert both.count("T.exp(") == plain.count("T.exp(") > 0
