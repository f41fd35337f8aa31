"""Weights of matmuls as a GPU loads them straight to LDS: which way they lie, that they are not copied, and what stays."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch.nn import functional as F
from tvm import relax
from tvm.relax import op
from tvm.tirx import PrimFunc

from tests.graph.test_fold_transpose import operators
from tk.frontend.torch.load import load_module
from tk.graph.weights_along_k import WeightsAlongK
from tk.pipeline import to_schedule
from tk.schedule.discover import supported_on
from tk.schedule.rule import rule_of
from tk.schedules.rocm.matmul import rule as matmul_mfma
from tk.schedules.rocm.matmul.plan import plan
from tk.target import resolve

RULE = rule_of(matmul_mfma)


class Layer(torch.nn.Module):
    """A linear layer, SwiGLU, and matmuls whose k is odd, of a computed tensor, and of a batch of weights."""

    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(256, 384, bias=False)
        self.gate, self.up, self.down = torch.nn.Linear(256, 512), torch.nn.Linear(256, 512), torch.nn.Linear(512, 255)
        self.odd = torch.nn.Linear(255, 96)
        self.batch = torch.nn.Parameter(torch.randn(3, 96, 64))

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        z = self.down(F.silu(self.gate(x)) * self.up(x))
        return self.first(x), torch.tanh(self.odd(torch.relu(z))) @ self.batch, x @ y


def matmuls(target_name: str) -> tuple[dict[tuple[int, int], str], list[bool], dict[str, np.ndarray]]:
    """By (n, k) which axis of the second operand is contiguous, whether it goes straight to LDS, and the weights."""
    torch.manual_seed(0)
    model = load_module(Layer().half(), (torch.randn(48, 256).half(), torch.randn(256, 128).half()))
    target = resolve(target_name)
    with target.tvm():
        mod, weights = to_schedule(model, target)
        found = [RULE.match(func, target) for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
    matches = [match for match in found if match is not None]
    direct = [plan(match, RULE.default(match, target), target.arch).b.direct for match in matches if match.b_major == "k"]
    return {(match.n, match.k): match.b_major for match in matches}, direct, weights


def test_weights_lie_along_k() -> None:
    """Those of linear layers as they are stored, of gate and up too, which are one kernel's; others, what is computed, and what
    has no whole 16 bytes stay."""
    major, direct, weights = matmuls("mi355x")
    assert major[384, 256] == major[512, 256] == major[255, 512] == "k"
    assert major[128, 256] == major[96, 255] == major[64, 96] == "mn"
    assert all(direct)
    assert {"first.weight", "gate.weight", "up.weight", "down.weight"} <= weights.keys()


def test_layers_that_are_alike_are_asked_about_once() -> None:
    """Four products of two sizes: a rule's answer, which goes over all of its configs, is worth keeping."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((64, 64), "float16"))
    weights = [relax.Var(f"w{i}", relax.TensorType((64, 64 + 32 * (i == 3)), "float16")) for i in range(4)]
    with builder.function("main", [x, *weights], {"num_input": 1}):
        with builder.dataflow():
            y = x
            for weight in weights:
                y = builder.emit(op.matmul(y, weight))
            made = builder.emit_output(y)
        builder.emit_func_output(made)
    asked: list[PrimFunc] = []

    def takes(func: PrimFunc) -> bool:
        asked.append(func)
        return True

    mod = WeightsAlongK(takes)(builder.get())
    assert len(asked) == 2
    assert operators(mod).count("relax.permute_dims") == 4 * 2


@pytest.mark.parametrize("stays", [False, True])
def test_what_each_call_makes_of_weights_is_not_turned(stays: bool) -> None:
    """A weight that is marked to stay, as codes are that kernels widen: its transpose would be a kernel in each call."""
    builder = relax.BlockBuilder()
    x, w = (relax.Var(name, relax.TensorType((64, 64), "float16")) for name in "xw")
    with builder.function("main", [x, w], {"num_input": 1}):
        with builder.dataflow():
            weight = builder.emit(op.builtin.stop_lift_params(w)) if stays else w
            wide = builder.emit(op.multiply(weight, weight))
            made = builder.emit_output(op.matmul(x, wide))
        builder.emit_func_output(made)
    mod = WeightsAlongK(supported_on(resolve("mi355x")))(builder.get())
    assert ("relax.permute_dims" in operators(mod)) == (not stays)


@pytest.mark.parametrize("name", ["mi300x", "h200"])
def test_elsewhere_they_are_turned_when_compiled(name: str) -> None:
    target = resolve(name)
    assert not target.loads_to_lds
    if target.kind == "rocm":
        major, direct, weights = matmuls(name)
        assert set(major.values()) == {"mn"}
        assert not direct
        assert "first.weight#0" in weights
