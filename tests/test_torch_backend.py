"""torch.compile(model, backend="tk"): graphs, graph breaks, dynamic dims, changed weights, refusals."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import torch
from torch import nn

from tests.frontend.running import error
from tests.sample import sample
from tk import torch_backend
from tk.errors import UsageError


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


@pytest.mark.rotated(4)
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
    with pytest.raises(UsageError, match="the backend tk has no"):
        torch_backend.backend(torch.fx.symbolic_trace(nn.ReLU()), [], options={"speed": 3})


def test_a_mode_is_left_alone() -> None:
    model, x = nn.Linear(4, 3), torch.randn(2, 4)
    fast = torch.compile(model, backend=partial(torch_backend.backend, mode="reduce-overhead"))
    with torch.no_grad():
        with pytest.warns(UserWarning, match="changes nothing"):
            out = fast(x)
        assert error(out, model(x)) < 1e-6


def test_inputs_are_written_into() -> None:
    def changes(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        y[:, 1] = x[:, 0]
        return x.add_(1) * 2 + y

    fast = torch.compile(changes, backend=torch_backend.backend)
    for _ in range(2):
        x, y = torch.randn(3, 2), torch.randn(3, 2)
        mine, theirs = (x.clone(), y.clone()), (x.clone(), y.clone())
        assert error(fast(*mine), changes(*theirs)) < 1e-6
        for one, other in zip(mine, theirs, strict=True):
            torch.testing.assert_close(one, other)


@pytest.mark.rotated(6)
@pytest.mark.parametrize("cache", sample(["static", "dynamic", "config"], 3))
@pytest.mark.filterwarnings("ignore:the backend tk has no modes")
def test_generate_runs_on_it(cache: str) -> None:
    """With a forward that is compiled, and with transformers' own compiling, which has a mode: on GPUs it is automatic."""
    transformers = pytest.importorskip("transformers")
    torch.manual_seed(0)
    sizes = {
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "initializer_range": 0.4,
    }
    config = transformers.LlamaConfig(vocab_size=64, num_hidden_layers=1, max_position_embeddings=64, **sizes)
    net = transformers.LlamaForCausalLM(config).eval()
    asked = {"max_new_tokens": 6, "do_sample": False, "pad_token_id": 0, "eos_token_id": None}
    asked |= {"cache_implementation": "static"} if cache != "dynamic" else {}
    ids = torch.randint(3, 64, (1, 5))
    want = net.generate(ids, **asked)
    assert len(set(want[0, 5:].tolist())) > 2
    if cache == "config":
        graphs: list[object] = []
        compiling = transformers.CompileConfig(
            backend=lambda graph, *given, **more: graphs.append(graph) or torch_backend.backend(graph, *given, **more)
        )
        compiling._compile_all_devices = True
        assert torch.equal(net.generate(ids, compile_config=compiling, **asked), want)
        assert graphs
    else:
        net.forward = torch.compile(net.forward, backend=torch_backend.backend, dynamic=cache == "dynamic" or None)
        assert torch.equal(net.generate(ids, **asked), want)


def test_numbers_that_torch_takes_as_dynamic_are_not_compiled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with a window counts its tokens in an int: each step of `generate` was compiled anew."""
    compiled: list[int] = []
    own = torch_backend._Compiled.compile

    def counting(self: Any, *args: Any) -> Any:
        compiled.append(1)
        return own(self, *args)

    monkeypatch.setattr(torch_backend._Compiled, "compile", counting)

    def step(x: torch.Tensor, cache: torch.Tensor, count: int) -> torch.Tensor:
        index = torch.arange(x.shape[0]) + count
        return (cache.index_copy(0, index, x) * 2)[: x.shape[0] + 4] + count

    torch._dynamo.reset()
    fast = torch.compile(step, backend=torch_backend.backend)
    x, cache = torch.randn(2, 3), torch.randn(40, 3)
    for count in (3, 4, 5, 11, 30):
        assert error(fast(x, cache, count), step(x, cache, count)) < 1e-6
    assert len(compiled) == 2  # the first number, and all others


def test_importing_it_imports_nothing_heavy() -> None:
    code = "import sys, tk.torch_backend; print([m for m in ('torch', 'tvm') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


class Steps(nn.Module):
    """Counts its calls by assigning its buffer anew, which torch writes in place."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("step", torch.zeros(()))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.step += 1
        return self.linear(x) * self.step


def test_a_buffer_that_is_assigned_stays_the_same_tensor(compiles: list[Any]) -> None:
    model = Steps()
    fast, step, x = torch.compile(model, backend="tk"), model.step, torch.randn(2, 4)
    for call in range(1, 4):
        assert error(fast(x), model.linear(x) * call) < 1e-6
        assert model.step is step
        assert step == call
    assert len(compiles) == 1


def test_views_of_inputs_share_their_memory() -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y.mul_(2)
        turned, rows = x.t()[1:], y[1:, ::2]
        total = (x.square().sum() + y.square().sum()) * 1.5  # which cannot cancel: it is judged by its own size
        if total > 1e9:  # a graph break: what follows is another graph
            return total, total, total
        turned.add_(1)
        rows.sub_(1)
        return turned, rows, total

    fast = torch.compile(function, backend="tk", dynamic=True)
    for size in (4, 6, 9):
        x, y = torch.randn(size, 5), torch.randn(size + 2, 7)[1:]
        own = x.clone(), torch.cat([torch.zeros(1, 7), y])[1:]
        for out, expected in zip(fast(x, y), function(*own), strict=True):
            assert out.stride() == expected.stride()
            assert error(out, expected) < 1e-6
        assert error(x, own[0]) == error(y, own[1]) == 0
