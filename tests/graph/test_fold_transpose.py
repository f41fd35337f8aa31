"""Products of transposed operands read them as they lie where a rule takes that, and compute the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax
from tvm.relax import op

import tk
from tests.graph.test_fuse_dual_matmul import module
from tests.host import HOST
from tk.graph.fold_transpose import FoldTranspose, ShareTransposedWeights
from tk.graph.legalize import LEGALIZE
from tk.graph.weights.fold import fold_weights
from tk.package.weights import numpy_dtype
from tk.pipeline import host_machine
from tk.schedule.discover import supported_on
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90
from tk.target import resolve


def swap(x: Any) -> Any:
    rank = int(x.ty.ndim)
    return op.permute_dims(x, [*range(rank - 2), rank - 1, rank - 2])


BOTH = [
    (lambda a, b: op.matmul(swap(a), b), ((64, 24), (64, 40)), "mn", "mn"),
    (lambda a, b: op.matmul(a, swap(b)), ((24, 64), (40, 64)), "k", "k"),
    (lambda a, b: op.matmul(swap(a), swap(b)), ((3, 64, 24), (3, 40, 64)), "mn", "k"),
    (lambda a, b: op.matmul(swap(a), b), ((2, 3, 64, 24), (64, 40)), "mn", "mn"),
]
PARTLY = [
    (lambda a, b: op.matmul(a, swap(b)), ((2, 3, 24, 64), (1, 3, 40, 64))),
    (lambda a, b: op.matmul(swap(a), swap(b)), ((2, 1, 3, 64, 24), (1, 4, 3, 40, 64))),
    (lambda a, b: op.matmul(swap(a), b), ((1, 3, 64, 24), (5, 3, 64, 40))),
]
"""Operands that have some of the batch's axes."""
ONCE = (lambda a, b: op.matmul(swap(a), b), ((1, 64, 24), (5, 64, 40)), "mn", "mn")


def operators(mod: tvm.IRModule) -> list[str]:
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return [call.op.name for call in calls if isinstance(call, relax.Call)]


@pytest.mark.parametrize(("build", "shapes", "a_major", "b_major"), [*BOTH, ONCE])
def test_one_function_that_the_hopper_rule_reads(build: Any, shapes: Any, a_major: str, b_major: str) -> None:
    mod = FoldTranspose(supported_on(resolve("h200")))(module(build, *shapes))
    assert operators(mod) == ["relax.call_tir"]
    (func,) = (func for _, func in mod.functions_items() if not isinstance(func, relax.Function))
    found = matmul_sm90.match(func, resolve("h200"))
    assert (found.a_major, found.b_major, found.m, found.n, found.k) == (a_major, b_major, 24, 40, 64)


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize(("build", "shapes"), PARTLY)
def test_operands_with_some_axes_of_the_batch(build: Any, shapes: Any, arch: str) -> None:
    """Kernels for AMD GPUs read them as they lie; for NVIDIA's a batch has one stride, and nothing is changed."""
    made = [FoldTranspose(supported_on(resolve(name)))(module(build, *shapes)) for name in (f"rocm:{arch}", "h200")]
    assert [operators(mod)[-1] for mod in made] == ["relax.call_tir", "relax.matmul"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("build", "shapes"), [*(case[:2] for case in (*BOTH, ONCE)), *PARTLY])
def test_it_computes_the_same(build: Any, shapes: Any) -> None:
    arrays = [np.random.default_rng(3).standard_normal(shape).astype("float32") for shape in shapes]
    results = []
    for passes in ([], [FoldTranspose(lambda func: True)]):
        mod = module(build, *shapes, dtype="float32")
        mod = tvm.transform.Sequential([*passes, relax.transform.LegalizeOps(LEGALIZE)])(mod)
        machine = relax.VirtualMachine(relax.build(mod, HOST), tvm.cpu())
        results.append(machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy())
    np.testing.assert_allclose(results[0], results[1], rtol=1e-5, atol=1e-5)


def test_elsewhere_the_transpose_stays() -> None:
    build, shapes = BOTH[0][:2]
    for target in ("cpu", "a100"):
        assert operators(FoldTranspose(supported_on(resolve(target)))(module(build, *shapes))) == [
            "relax.permute_dims",
            "relax.matmul",
        ]
    odd = FoldTranspose(supported_on(resolve("h200")))(module(build, (64, 23), (64, 40)))  # rows that TMA cannot read
    assert operators(odd) == ["relax.permute_dims", "relax.matmul"]


def test_other_permutations_and_ranks_stay() -> None:
    mod = FoldTranspose(lambda func: True)(
        module(lambda a, b: op.matmul(op.permute_dims(a, [1, 0, 2]), b), (4, 3, 64), (64, 8))
    )
    assert operators(mod) == ["relax.permute_dims", "relax.matmul"]
    mod = FoldTranspose(lambda func: True)(module(lambda a, b: op.matmul(swap(a), b), (4, 64, 24), (3, 4, 64, 40)))
    assert operators(mod) == ["relax.permute_dims", "relax.matmul"]


def tied(rows: int = 64) -> Any:
    """A language model's ends: x = table[ids]; y = x · tableᵀ, z = x · otherᵀ, the table and the other one weights."""
    builder = relax.BlockBuilder()
    ids = relax.Var("ids", relax.TensorType((32,), "int64"))
    table, other = (relax.Var(name, relax.TensorType((rows, 64), "bfloat16")) for name in ("table", "other"))
    with builder.function("main", [ids, table, other], attrs={"num_input": 1}):
        with builder.dataflow():
            x = builder.emit(op.take(table, ids, axis=0))
            y = builder.emit(op.matmul(x, builder.emit(op.permute_dims(table)), out_dtype="float32"))
            z = builder.emit(op.matmul(x, builder.emit(op.permute_dims(other)), out_dtype="float32"))
            out = builder.emit_output(relax.Tuple([y, z]))
        builder.emit_func_output(out)
    return builder.get()


@pytest.mark.parametrize("target", ["h200", "cpu"])
def test_a_weight_that_is_read_as_it_lies_too_is_not_turned(target: str) -> None:
    mod = ShareTransposedWeights(supported_on(resolve(target)))(tied())
    calls = operators(mod)
    assert calls == ["relax.take", "relax.call_tir", "relax.permute_dims", "relax.matmul"]  # the other weight is turned
    mod, weights = fold_weights(
        mod, {name: np.zeros((64, 64), "uint16").view(numpy_dtype("bfloat16")) for name in ("table", "other")}, host_machine
    )
    assert len(weights) == 2


def test_elsewhere_it_is_held_twice() -> None:
    mod = ShareTransposedWeights(supported_on(resolve("a100")))(tied())
    assert operators(mod).count("relax.permute_dims") == 2


class Scores(torch.nn.Module):
    def forward(self, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return torch.relu(a @ b.mT)


@pytest.mark.parametrize("shapes", [((1, 97), (61, 97)), ((5, 1, 97), (5, 61, 97)), ((2, 3, 1, 97), (2, 3, 61, 97))], ids=str)
def test_one_row_is_summed_along_the_rows_of_the_other(shapes: Any) -> None:
    a, b = (torch.randn(shape).half() for shape in shapes)
    for target, rule in (("h200", "cuda.row_reduction"), ("a100", "cuda.row_reduction"), ("cpu", "cpu.reduction")):
        package = tk.compile(Scores(), (a, b), target=target, verify=False)
        (build,) = package.builds.values()
        assert [kernel["rule"] for kernel in build.kernels()] == [rule]
    expected = Scores()(a.double(), b.double())
    assert (tk.load(package)(a, b).double() - expected).norm() <= 1e-3 * expected.norm()
