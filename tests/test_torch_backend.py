"""torch.compile(model, backend="tk"): graphs, graph breaks, dynamic dims, changed weights, refusals."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import nn

from tests.frontend.running import error
from tk import torch_backend
from tk.errors import ImportModelError, UsageError


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    torch._dynamo.reset()
    with torch.no_grad():
        yield
    torch._dynamo.reset()


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """One entry for each graph compiled."""
    made: list[Any] = []
    own = torch_backend._Compiled.compile

    def counted(self: Any, args: Any, given: Any) -> Any:
        made.append([tuple(each.shape) for each in given])
        return own(self, args, given)

    monkeypatch.setattr(torch_backend._Compiled, "compile", counted)
    return made


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv, self.norm, self.linear = nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.Linear(8, 5)

    def forward(self, x: torch.Tensor) -> dict[str, torch.Tensor]:
        y = torch.relu(self.norm(self.conv(x))).mean((2, 3))
        return {"logits": self.linear(y), "features": y}


def test_a_model_found_by_name(compiles: list[Any]) -> None:
    assert "tk" in torch._dynamo.list_backends()
    model, x = Net().eval(), torch.randn(2, 3, 8, 8)
    fast, expected = torch.compile(model, backend="tk", options={"verify": True}), model(x)
    for _ in range(2):
        out = fast(x)
        assert list(out) == ["logits", "features"]
        assert max(error(out[name], expected[name]) for name in expected) < 1e-5
    assert len(compiles) == 1


def test_breaks_and_dynamic_dims(compiles: list[Any]) -> None:
    linear = nn.Linear(4, 3).eval()

    def function(x: torch.Tensor) -> tuple[torch.Tensor, int]:
        y = linear(x) * x.shape[0]
        if y.sum() > 1e9:  # a graph break: torch runs this itself
            return y, 0
        return torch.tanh(y).view(x.shape[0], -1), x.shape[0] * 2

    fast = torch.compile(function, backend=torch_backend.backend)
    for rows in (2, 5, 7, 9, 23):
        x = torch.randn(rows, 4)
        (out, count), (expected, _) = fast(x), function(x)
        assert error(out, expected) < 1e-5
        assert count == 2 * rows
    assert len(compiles) == 4  # two graphs, each once as it came and once with a dynamic dim


def test_changed_weights_are_seen() -> None:
    model, x = nn.Linear(4, 3).eval(), torch.randn(2, 4)
    fast = torch.compile(model, backend=torch_backend.backend)
    before = fast(x)
    model.weight.mul_(2)
    assert error(fast(x), model(x)) < 1e-6
    assert error(before, model(x)) > 0.1


def test_inference_only() -> None:
    model, x = nn.Linear(4, 3), torch.randn(2, 4)
    fast = torch.compile(copy.deepcopy(model), backend=torch_backend.backend)
    with torch.enable_grad(), pytest.raises(UsageError, match="gradients"):
        fast(x)
    assert error(fast(x), model(x)) < 1e-6
    with torch.inference_mode():
        assert error(fast(x), model(x)) < 1e-6


def test_what_it_cannot_do_is_refused() -> None:
    def changes(x: torch.Tensor) -> torch.Tensor:
        return x.add_(1) * 2

    with pytest.raises(ImportModelError, match="writes into"):
        torch.compile(changes, backend=torch_backend.backend)(torch.randn(3))
    for wrong in ({"options": {"speed": 3}}, {"mode": "reduce-overhead"}):
        with pytest.raises(UsageError, match="the backend tk has no"):
            torch_backend.backend(torch.fx.symbolic_trace(nn.ReLU()), [], **wrong)


def test_importing_it_imports_nothing_heavy() -> None:
    code = "import sys, tk.torch_backend; print([m for m in ('torch', 'tvm') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
