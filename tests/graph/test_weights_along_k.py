"""Weights of matmuls as a GPU loads them straight to LDS: which way they lie, that they are not copied, and what stays."""

from __future__ import annotations

from dataclasses import replace

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
from tk.schedule.discover import find, supported_on
from tk.schedule.rule import rule_of
from tk.schedules.cuda.matmul.problem import Match, analyse
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


class Parallel(torch.nn.Module):
    """Three linear layers of one input, which become one matmul, and a weight that is stored [k, n]."""

    def __init__(self) -> None:
        super().__init__()
        self.q, self.k, self.v = (torch.nn.Linear(256, n, bias=False) for n in (256, 64, 64))
        self.out = torch.nn.Linear(256, 256, bias=False)
        self.turned = torch.nn.Parameter(torch.randn(256, 128))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = torch.tanh(self.q(x)), torch.relu(self.k(x)), torch.exp(self.v(x))
        return self.out(torch.sigmoid(torch.cat((q[:, :128], k, v), -1))) @ self.turned


@pytest.mark.parametrize("rows", [1, 48, None])
def test_matmuls_on_hopper_read_weights_as_they_are_stored(rows: int | None) -> None:
    """In 16 bits, of few, many and symbolic rows: none is turned, q, k and v lie one behind the other, and one that is stored
    turned is read so."""
    torch.manual_seed(0)
    net = Parallel().bfloat16()
    dims = None if rows else ({0: torch.export.Dim("rows", min=2, max=4096)},)
    model = load_module(net, (torch.randn(rows or 7, 256).bfloat16(),), dynamic_shapes=dims)
    target = resolve("h200")
    with target.tvm():
        mod, weights = to_schedule(model, target)
        found = [analyse(func) for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
    majors = {(each.facts.n, each.facts.k): each.facts.b_major for each in found if each is not None}
    assert majors == {(384, 256): "k", (256, 256): "k", (128, 256): "mn"}
    assert {"out.weight", "turned"} < weights.keys()
    assert np.array_equal(weights["out.weight"].view(np.uint16), model.params["out.weight"].view(np.uint16))
    (together,) = (array for name, array in weights.items() if name not in ("out.weight", "turned"))
    parts = [model.params[f"{name}.weight"].view(np.uint16) for name in "qkv"]
    assert np.array_equal(together.view(np.uint16), np.concatenate(parts))


def test_two_matmuls_that_become_one_are_as_wide_as_both() -> None:
    """Gate and up of SwiGLU, whose kernel has tiles of both; a matmul that stands alone is asked about as it is."""
    model = load_module(Layer().half(), (torch.randn(1, 256).half(), torch.randn(256, 128).half()))
    asked: list[list[int]] = []

    def takes(func: PrimFunc) -> bool:
        asked.append([int(size) for size in func.params[1].ty.shape])
        return False

    WeightsAlongK(takes, turning=False)(relax.transform.CanonicalizeBindings()(model.mod))
    assert sorted(asked) == [[255, 512], [384, 256], [1024, 256]]


def test_only_weights_of_wide_tiles_are_turned_for_hopper() -> None:
    """By columns, k and how many matmuls are one: of the 8B Llama q, k and v, the two projections back, gate and up, and what
    gives the logits; as one row's kernel reads them, whatever the number of rows."""
    facts = Match(1, 1, 6144, 4096, "bfloat16", "bfloat16", "k", "k", False, False, 0, 1)
    shapes = {(6144, 4096, 1): True, (4096, 4096, 1): True, (4096, 14336, 1): True, (14336, 4096, 2): False}
    shapes |= {(28672, 4096, 1): False, (128256, 4096, 1): False, (3072, 1024, 2): True}
    for (n, k, count), stored in shapes.items():
        for rule, rows in (("skinny", 1), ("skinny", 16), ("dynamic", None), ("sm90", 2048)):
            match = replace(facts, n=n, k=k, num_b=count, m=rows)
            assert find("cuda", f"cuda.matmul_{rule}").reads_as_stored(match, resolve("h200")) == stored, (n, k, rule)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [("h200", torch.float32), ("a100", torch.float32), ("a100", torch.bfloat16), ("mi300x", torch.bfloat16)],
)
def test_elsewhere_they_are_turned_when_compiled(name: str, dtype: torch.dtype) -> None:
    target = resolve(name)
    model = load_module(torch.nn.Linear(256, 256, bias=False).to(dtype), (torch.randn(48, 256).to(dtype),))
    with target.tvm():
        _, weights = to_schedule(model, target)
    assert list(weights) == ["weight#0"]
