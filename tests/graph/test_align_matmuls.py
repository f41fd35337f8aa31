"""Products of odd sizes are products of padded operands where a rule takes these alone, and compute the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax
from tvm.relax import op

from tests.graph.test_fold_transpose import operators, swap
from tests.graph.test_fuse_dual_matmul import module
from tests.host import HOST
from tests.sample import sample
from tk.frontend import load
from tk.graph import align_matmuls
from tk.graph.align_matmuls import AlignMatmuls
from tk.graph.legalize import LEGALIZE
from tk.pipeline import graph, settings
from tk.schedule.discover import supported_on
from tk.schedules.cuda.matmul.sm90_f32 import rule as sm90_f32
from tk.target import resolve

K, N, BOTH = ((96, 33), (33, 40)), ((96, 32), (32, 41)), ((3, 96, 35), (35, 43))
PAD, TURN, CALL = "relax.nn.pad", "relax.permute_dims", "relax.call_tir"
CASES = [
    (K, [PAD, PAD, CALL]),
    (N, [TURN, CALL]),
    (BOTH, [TURN, PAD, PAD, CALL]),
    (((2, 8, 18), (2, 18, 10)), [TURN, PAD, PAD, CALL]),
    (((80, 33), (3, 33, 41)), [TURN, PAD, PAD, CALL]),  # a matrix times each of a batch
]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies cost nothing, so that small products are rewritten."""
    monkeypatch.setattr(align_matmuls, "_worthwhile", lambda call, weights, transposed: True)


@pytest.mark.parametrize(("shapes", "expected"), CASES)
def test_operands_are_padded_for_the_hopper_rule(shapes: Any, expected: list[str]) -> None:
    mod = AlignMatmuls(supported_on(resolve("h200")))(module(op.matmul, *shapes, dtype="float32"))
    assert sorted(operators(mod)) == sorted(expected)
    (func,) = (func for _, func in mod.functions_items() if not isinstance(func, relax.Function))
    found = sm90_f32.match(func, resolve("h200"))
    assert found.k % 4 == 0
    assert found.n == shapes[1][-1]
    assert not sm90_f32.legal(found, sm90_f32.default(found, resolve("h200")), resolve("h200"))


@pytest.mark.parametrize("seed", sample(range(60), 8))
def test_it_computes_the_same(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, n, k = (int(size) for size in rng.integers(2, 30, 3))
    batch = tuple(int(size) for size in rng.integers(1, 4, rng.integers(0, 3)))
    turned = bool(rng.integers(2))
    shapes = (*batch, m, k), ((n, k) if turned else (k, n)) if rng.integers(2) else (*batch, *((n, k) if turned else (k, n)))
    shapes = ((m, k), shapes[1]) if rng.integers(3) == 0 else shapes  # a matrix times each of a batch
    build = (lambda a, b: op.matmul(a, swap(b))) if turned else op.matmul
    arrays = [rng.standard_normal(shape).astype("float32") for shape in shapes]
    arrays[0].flat[0], arrays[1].flat[-1] = np.inf, np.nan
    results = []
    for passes in ([], [AlignMatmuls(lambda func: func.attrs.get("global_symbol") is None and _padded(func))]):
        mod = module(build, *shapes, dtype="float32")
        mod = tvm.transform.Sequential([*passes, relax.transform.LegalizeOps(LEGALIZE)])(mod)
        machine = relax.VirtualMachine(relax.build(mod, HOST), tvm.cpu())
        results.append(machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy())
    np.testing.assert_allclose(results[0], results[1], rtol=1e-5, atol=1e-5)


def _padded(func: Any) -> bool:
    """A rule that takes rows of 16 bytes."""
    return all(int(param.shape[-1]) % 4 == 0 for param in list(func.params)[:2])


def test_weights_are_padded_when_the_model_is_compiled() -> None:
    target = resolve("h200")
    with target.tvm(), settings(target):
        mod, weights = graph(load(torch.nn.Linear(33, 41), (torch.randn(50, 33),)), target)
    assert sorted(np.shape(weight) for weight in weights.values()) == [(41,), (41, 36)]
    kernels = [func for _, func in mod.functions_items() if not isinstance(func, relax.Function)]
    assert len(kernels) == 2  # the input's copy, and the product with the bias


def test_products_that_a_rule_takes_or_none_does_stay() -> None:
    for target, shapes in (("h200", ((96, 32), (32, 40))), ("a100", K), ("cpu", K), ("h200", ((1, 33), (33, 40)))):
        mod = AlignMatmuls(supported_on(resolve(target)))(module(op.matmul, *shapes, dtype="float32"))
        assert operators(mod) == ["relax.matmul"]


def test_copies_that_cost_more_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    takes = supported_on(resolve("h200"))
    for rows, expected in ((2, ["relax.matmul"]), (4096, [PAD, PAD, CALL])):
        mod = AlignMatmuls(takes)(module(op.matmul, (rows, 8193), (8193, 8192), dtype="float32"))
        assert sorted(operators(mod)) == sorted(expected)


def test_a_transposed_operand_is_copied_once_either_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    takes = supported_on(resolve("h200"))
    mod = AlignMatmuls(takes)(module(lambda a, b: op.matmul(a, swap(b)), (7, 4097), (1001, 4097), dtype="bfloat16"))
    assert sorted(operators(mod)) == sorted([PAD, PAD, CALL])
