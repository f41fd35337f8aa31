"""Products of one input by several weights become one, their results parts of it, where that spares more than it costs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.graph.test_fuse_dual_matmul import module
from tests.host import HOST
from tk.graph.combine_parallel_matmul import CombineParallelMatmul
from tk.graph.legalize import LEGALIZE
from tk.schedule.discover import supported_on
from tk.target import resolve


def widened(build: Any, *shapes: tuple[Any, ...], takes: Any = lambda func: True, dtype: str = "bfloat16") -> tvm.IRModule:
    mod = module(build, *shapes, dtype=dtype)
    mod["main"] = mod["main"].with_attr("num_input", 1)
    return CombineParallelMatmul(takes)(mod)


def operators(mod: tvm.IRModule) -> Counter[str]:
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return Counter(call.op.name.removeprefix("relax.") for call in calls if isinstance(call, relax.Call))


def qkv(x: Any, q: Any, k: Any, v: Any) -> Any:
    """Three projections as a model has them, with something computed on each."""
    y, z, u = (op.astype(op.matmul(x, op.permute_dims(w), out_dtype="float32"), "bfloat16") for w in (q, k, v))
    return relax.Tuple([op.nn.relu(y), op.exp(op.reshape(z, [128])), op.permute_dims(u)])


SHAPES = ((4, 64), (96, 64), (32, 64), (32, 64))


def test_three_projections_are_one_product() -> None:
    found = operators(widened(qkv, *SHAPES))
    assert (found["matmul"], found["concat"], found["strided_slice"], found["astype"]) == (1, 1, 3, 1)
    weight = next(
        binding.var
        for block in widened(qkv, *SHAPES)["main"].body.blocks
        for binding in block.bindings
        if getattr(getattr(binding.value, "op", None), "name", "") == "relax.concat"
    )
    assert [int(dim) for dim in weight.ty.shape] == [64, 160]


def test_a_step_of_a_language_model_has_one_product() -> None:
    """Of one row, where transposes are views: q and k are turned by their positions, v is stored in the cache as it comes."""

    def rotated(y: Any) -> Any:
        halves = [op.strided_slice(y, [2], [start], [start + 16], assume_inbound=True) for start in (0, 16)]
        return op.multiply(op.concat([op.negative(halves[1]), halves[0]], axis=-1), y)

    def build(x: Any, q: Any, k: Any, v: Any) -> Any:
        y, z, u = (op.reshape(op.matmul(x, w), [1, int(w.ty.shape[1]) // 32, 32]) for w in (q, k, v))
        stored = op.scatter_nd(op.zeros([8, 32], "bfloat16"), op.zeros([1, 1], "int64"), op.reshape(u, [1, 32]))
        return relax.Tuple([rotated(y), rotated(z), stored])

    found = operators(widened(build, (1, 64), (64, 96), (64, 32), (64, 32)))
    assert found["matmul"] == 1


def test_symbolic_rows() -> None:
    m = tvm.tirx.Var("m", "int64")

    def build(x: Any, w: Any, v: Any) -> Any:
        return relax.Tuple([op.nn.relu(op.matmul(x, w)), op.exp(op.matmul(x, v))])

    assert operators(widened(build, (1, m, 64), (64, 24), (64, 40)))["matmul"] == 1


def two(one: Any, other: Any) -> Any:
    return lambda x, w, v: relax.Tuple([one(op.matmul(x, w)), other(op.matmul(x, v))])


@pytest.mark.parametrize(
    ("build", "shapes"),
    [
        (two(op.nn.relu, lambda y: y), (*SHAPES[:1], (64, 24), (64, 40))),  # a result of main
        (two(op.nn.relu, lambda y: op.sum(y, -1)), (*SHAPES[:1], (64, 24), (64, 40))),  # read by a reduction
        (lambda x, w, v: op.multiply(op.nn.silu(op.matmul(x, w)), op.matmul(x, v)), ((4, 64), (64, 24), (64, 24))),  # a pair
        (lambda x, w: relax.Tuple([op.exp(op.matmul(x, w)), op.nn.relu(op.matmul(w, w))]), ((24, 24), (24, 24))),  # two inputs
    ],
    ids=["a result", "a reduction", "a pair", "two inputs"],
)
def test_others_are_left_alone(build: Any, shapes: tuple[tuple[int, ...], ...]) -> None:
    assert operators(widened(build, *shapes))["matmul"] == 2


def test_only_where_a_rule_takes_it() -> None:
    for target, matmuls in (("cpu", 3), ("a100", 3), ("h200", 1)):
        assert operators(widened(qkv, *SHAPES, takes=supported_on(resolve(target))))["matmul"] == matmuls


def test_it_computes_the_same() -> None:
    def build(x: Any, q: Any, k: Any) -> Any:
        return op.add(op.exp(op.matmul(x, q)), op.reshape(op.nn.relu(op.matmul(x, k)), [4, 1, 24]))

    shapes = ((4, 64), (64, 24), (64, 24))
    arrays = [np.random.default_rng(3).standard_normal(shape).astype("float32") * 0.2 for shape in shapes]
    results = []
    for mod in (module(build, *shapes, dtype="float32"), widened(build, *shapes, dtype="float32")):
        lowered = relax.transform.LegalizeOps(LEGALIZE)(mod)
        machine = relax.VirtualMachine(relax.build(lowered, HOST), tvm.cpu())
        results.append(machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy())
    np.testing.assert_allclose(results[0], results[1], rtol=1e-5)


def test_biases_and_casts_go_with_the_product() -> None:
    """As torch.nn.Linear in half precision has them: the wide product adds one bias and rounds once."""

    def build(x: Any, w: Any, v: Any, b: Any, c: Any) -> Any:
        y, z = (
            op.astype(op.add(op.matmul(x, op.permute_dims(each), out_dtype="float32"), op.astype(bias, "float32")), "bfloat16")
            for each, bias in ((w, b), (v, c))
        )
        return relax.Tuple([op.nn.relu(y), op.exp(z)])

    mod = widened(build, (4, 64), (96, 64), (32, 64), (96,), (32,))
    found = operators(mod)
    assert (found["matmul"], found["add"], found["concat"], found["strided_slice"]) == (1, 1, 2, 2)
    names = [
        binding.value.op.name.removeprefix("relax.")
        for block in mod["main"].body.blocks
        for binding in block.bindings
        if isinstance(binding.value, relax.Call)
    ]
    at = names.index("matmul")
    follow = [name for name in names[at:] if name != "concat"]
    assert follow[:5] == ["matmul", "add", "astype", "strided_slice", "strided_slice"]


def test_a_bias_of_one_product_alone_keeps_the_two_apart() -> None:
    def build(x: Any, w: Any, v: Any, b: Any) -> Any:
        return relax.Tuple([op.nn.relu(op.add(op.matmul(x, w), b)), op.exp(op.matmul(x, v))])

    assert operators(widened(build, (4, 64), (64, 96), (64, 32), (96,)))["matmul"] == 2
