"""Reductions of one tensor that are one function, in the emulator of CUDA: rows and columns, means, maxima and indices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op
from tvm.tirx import PrimFunc

from tests.schedules.cuda.emulated import run
from tests.schedules.cuda.sources import H200
from tk.debug.passes import run as passes
from tk.pipeline import fusing
from tk.schedule.apply import schedule_module


def fused(shape: tuple[int, int], dtype: str, axis: int, indices: bool) -> PrimFunc:
    """The one function of the mean and the variance of a tensor, or of its maximum and where that is."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType(shape, dtype))
    with builder.function("main", [x]):
        with builder.dataflow():
            pair = (op.max(x, axis), op.argmax(x, axis)) if indices else (op.mean(x, axis), op.variance(x, axis))
            out = builder.emit_output(relax.Tuple([builder.emit(each) for each in pair]))
        builder.emit_func_output(out)
    with H200.tvm():
        mod = passes(fusing(H200), builder.get(), [])
    (func,) = [func for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
    return func


@pytest.mark.sampled(4)
@pytest.mark.parametrize("indices", [False, True])
@pytest.mark.parametrize(("shape", "axis"), [((9, 300), 1), ((5, 2048), 1), ((130, 24), 0), ((4096, 64), 0)])
def test_both_are_numpys(shape: tuple[int, int], axis: int, indices: bool, tmp_path: Path) -> None:
    func = fused(shape, "float32", axis, indices)
    with H200.tvm():
        mod, (kernel,) = schedule_module(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}), H200)
    assert kernel.rule in ("cuda.row_reduction", "cuda.strided_reduction", "cuda.standalone_reduction")
    x = np.random.default_rng().integers(-9, 9, shape).astype("float32")
    exact = x.astype("float64")
    want: list[Any] = [x.max(axis), x.argmax(axis)] if indices else [exact.mean(axis), exact.var(axis)]
    outs = [np.zeros(each.shape, "int64" if each.dtype == np.int64 else "float32") for each in want]
    names = [str(param.name) for param in func.params]
    floating = {str(param.name): "int" not in str(param.dtype) for param in func.params}
    results = [name for name in names if name != "x"]
    if indices and not floating[results[0]]:
        outs.reverse()
    run(mod["main"], H200, {"x": x, **dict(zip(results, outs, strict=True))}, {}, tmp_path)
    if indices and not floating[results[0]]:
        outs.reverse()
    for out, each in zip(outs, want, strict=True):
        np.testing.assert_allclose(out, each, rtol=1e-5, atol=1e-5)
