"""Cross entropies: of all logarithms of probabilities those of the targets alone are computed, and they are torch's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from tvm import relax

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import graph
from tk.target import resolve

INF = float("inf")


def _infinite(rows: int, classes: int) -> torch.Tensor:
    """Logits of which some are infinite: where all are −∞, or one is ∞, the row's entropy is NaN."""
    x = torch.randn(rows, classes)
    x[0, 1], x[1, 3], x[2] = -INF, INF, -INF
    return x


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[torch.Tensor, ...]]] = {
    "mean": (F.cross_entropy, (3 * torch.randn(9, 50), torch.randint(0, 50, (9,)))),
    "ignored": (
        lambda x, y: F.cross_entropy(x, y, ignore_index=3, reduction="none"),
        (torch.randn(9, 5), torch.tensor([3, 1, 3, 0, 4, 2, 3, 3, 1])),
    ),
    "images": (
        lambda x, y: F.cross_entropy(x, y, reduction="sum"),
        (torch.randn(2, 7, 4, 5), torch.randint(0, 7, (2, 4, 5))),
    ),
    "weighted": (
        lambda x, y, w: F.nll_loss(F.log_softmax(x, 1), y, w),
        (torch.randn(9, 5), torch.randint(0, 5, (9,)), torch.rand(5)),
    ),
    "infinite": (
        lambda x, y: F.cross_entropy(x, y, reduction="none"),
        (_infinite(6, 8), torch.tensor([1, 2, 3, 4, 5, 6])),
    ),
}


@pytest.mark.parametrize("name", list(PROGRAMS))
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_cross_entropies_are_torchs(name: str, dtype: torch.dtype) -> None:
    function, given = PROGRAMS[name]
    tensors = tuple(x.to(dtype) if x.is_floating_point() else x for x in given)
    got = tk.load(tk.compile(Function(function), tensors, target="cpu", verify=False))(*tensors)
    tolerance = 1e-5 if dtype == torch.float32 else 2e-2
    torch.testing.assert_close(got, function(*tensors), rtol=tolerance, atol=tolerance, equal_nan=True)


def _operators(function: Callable[..., Any], *tensors: torch.Tensor) -> str:
    used = relax.transform.DeadCodeElimination(["main"])(load_module(Function(function), tensors).mod)
    return str(used["main"].script())


def test_no_logarithm_of_the_others_is_computed() -> None:
    x, y = torch.randn(9, 50), torch.randint(0, 50, (9,))
    assert "log_softmax" not in _operators(F.cross_entropy, x, y)

    def both(x: torch.Tensor, y: torch.Tensor) -> Any:
        logarithms = F.log_softmax(x, 1)
        return logarithms, F.nll_loss(logarithms, y)

    assert "log_softmax" in _operators(both, x, y)
    assert "log_softmax" in _operators(lambda x, y: F.log_softmax(x, 1).gather(1, y), x, torch.randint(0, 50, (9, 3)))
    assert "log_softmax" in _operators(lambda x, y: F.log_softmax(x, 0).gather(1, y), x, torch.randint(0, 50, (9, 1)))


@pytest.mark.parametrize("target", ["cpu", "h200"])
@pytest.mark.parametrize("logits", [torch.Tensor.float, lambda x: x.float() / 2, lambda x: 30 * torch.tanh(x.float() / 30)])
def test_what_logits_are_made_into_is_not_stored(target: str, logits: Callable[[torch.Tensor], torch.Tensor]) -> None:
    """Losses of language models cast their logits, and cap some: a sum reads them all so, what is gathered is made so again."""
    x, y = torch.randn(6, 50).bfloat16(), torch.randint(0, 50, (6,))
    model = load_module(Function(lambda x, y: F.cross_entropy(logits(x), y, reduction="none")), (x, y))
    mod, _ = graph(model, resolve(target))
    types = [binding.var.ty for block in mod["main"].body.blocks for binding in block.bindings]
    stored = [math.prod(map(int, each.shape)) for each in types if isinstance(each, relax.TensorType)]
    assert stored
    assert max(stored) <= 6
