"""Compiling twice as many operators takes about twice the work, never four times: measured in CPU time of this process."""

from __future__ import annotations

import gc
import time
from functools import partial

import pytest
import tvm
from tvm import relax

from tests.compile_times import Chain
from tk.graph.combine_parallel_matmul import CombineParallelMatmul
from tk.graph.fuse_dual_matmul import FuseDualMatmul
from tk.graph.weights.fold import fold_weights
from tk.pipeline import host_machine
from tk.schedule.discover import supported_on
from tk.target import resolve

SQUARE = 3.4  # twice as many take up to so many times as long; what grows with the square takes four times


def matmuls(count: int) -> tvm.IRModule:
    """A product and `count` elementwise operators behind it."""
    x, w = relax.Var("x", relax.TensorType([4, 64], "float32")), relax.Var("w", relax.TensorType([64, 64], "float32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, w], attrs={"num_input": 1}):
        with builder.dataflow():
            y = builder.emit(relax.op.matmul(x, w))
            for i in range(count):
                y = builder.emit(relax.op.sin(y) if i % 3 else relax.op.add(y, x))
            y = builder.emit_output(y)
        builder.emit_func_output(y)
    return builder.get()


def seconds(work) -> float:
    """The least of five runs, without garbage collections, which take as long as all that the tests before made."""
    found = []
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            began = time.process_time()
            work()
            found.append(time.process_time() - began)
    finally:
        gc.enable()
    return min(found)


@pytest.mark.parametrize("make", [CombineParallelMatmul, FuseDualMatmul])
def test_products_are_sought_in_linear_time(make):
    target = resolve("cpu")
    with target.tvm():
        short, long = (seconds(partial(make(supported_on(target)), matmuls(n))) for n in (400, 800))
    assert long < SQUARE * short


def test_weights_are_computed_each_by_what_it_needs():
    """Of thousands of weights, none goes through all."""
    import numpy as np

    def made(count: int):
        x = relax.Var("x", relax.TensorType([4], "float32"))
        weights = [relax.Var(f"w{i}", relax.TensorType([4], "float32")) for i in range(count)]
        builder = relax.BlockBuilder()
        with builder.function("main", [x, *weights], attrs={"num_input": 1}):
            with builder.dataflow():
                y = x
                for weight in weights:
                    y = builder.emit(relax.op.multiply(y, builder.emit(relax.op.negative(weight))))
                y = builder.emit_output(y)
            builder.emit_func_output(y)
        return builder.get(), {f"w{i}": np.full(4, float(i), "float32") for i in range(count)}

    short, long = (seconds(partial(fold_weights, *made(n), host_machine)) for n in (150, 300))
    assert long < SQUARE * short
    _, weights = fold_weights(*made(3), host_machine)
    assert sorted(float(each[0]) for each in weights.values()) == [-2.0, -1.0, 0.0]


def test_the_benchmark_has_its_models():
    import torch

    x = torch.randn(2, 8)
    assert Chain(5)(x).shape == x.shape
