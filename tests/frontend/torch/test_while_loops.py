"""torch's while_loop: as many steps as the values of a call say, none among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch._higher_order_ops.while_loop import while_loop
from torch.export import Dim

import tk
from tests.sample import sample
from tk.errors import ImportModelError

Tensors = tuple[torch.Tensor, ...]


def zero() -> torch.Tensor:
    return torch.zeros((), dtype=torch.int64)


class Model(torch.nn.Module):
    """`run(module, *inputs)`, with a few weights."""

    def __init__(self, run: Callable[..., Any]) -> None:
        super().__init__()
        self.run = run
        self.layer, self.w = torch.nn.Linear(4, 4), torch.nn.Parameter(torch.randn(4, 4) * 0.4)
        self.register_buffer("kept", torch.zeros(3, 4))

    def forward(self, x: torch.Tensor, k: torch.Tensor) -> Any:
        return self.run(self, x, k)


def counted(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    return while_loop(lambda n, y: n < k, lambda n, y: (n + 1, y + 1), (zero(), x))


def until(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """A loop of one carried value, which the call returns; the sum of a call's zeros never changes."""
    return while_loop(lambda y: y.abs().sum() * 0 + k > y.abs().sum(), lambda y: (y * 2 + 1,), (x,))


def layers(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """Weights from outside; a size, 2n, that no tensor of the body has by itself."""
    step = lambda n, y: (n + 1, torch.tanh(m.layer(y) @ m.w) + y.mean(0) / x.shape[0])  # noqa: E731
    n, y = while_loop(lambda n, y: n < k, step, (zero(), torch.cat([x, x + 1])))
    return y, y.sum() + n


def nested(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    def step(n: torch.Tensor, y: torch.Tensor) -> Tensors:
        inner = while_loop(lambda i, z: i < n, lambda i, z: (i + 1, z * 1.5 + m.layer.bias), (zero(), y))[1]
        soft = torch.softmax(m.layer(inner), -1)
        return n + 1, torch.cond(soft[0, 0] > 0.25, lambda s: s.sin(), lambda s: s * 2, (soft,))

    return while_loop(lambda n, y: (n < k) & (y.sum() < 30), step, (zero(), x))


def swapped(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """What is carried changes places; one value comes from outside as it is, and is read behind the loop."""
    h = torch.relu(x @ m.w)
    step = lambda n, a, b, c: (n + 1, b.clone(), a.clone(), h.view(-1, 2, 2).clone())  # noqa: E731
    n, a, b, c = while_loop(lambda n, a, b, c: n < k, step, (zero(), x, x * 2, h.view(-1, 2, 2) * 0))
    return n, a, b, c, h + 1


def behind(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """Tensors that lie in the arena before, between and behind two loops, and in a concatenation."""
    h = torch.relu(x @ m.w)
    g = h * 2
    _, y = while_loop(lambda n, y: n < k, lambda n, y: (n + 1, y + g), (zero(), h + 1))
    z = y @ m.w
    q = torch.cat([z, h, y], 0)
    n, y = while_loop(lambda n, y: n < k + 1, lambda n, y: (n + 2, y * 0.5 + z), (zero(), q[: x.shape[0]]))
    return q, y, n, g


def constant(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """A loop that no input concerns is no weight to be computed when the model is compiled."""
    return while_loop(lambda n, y: n < 4, lambda n, y: (n + 1, y @ m.w), (zero(), m.w * 1))[1] + x.sum() + k


def dtypes(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    def step(n: torch.Tensor, h: torch.Tensor, b: torch.Tensor, i: torch.Tensor, f: torch.Tensor) -> Tensors:
        return n + 1, h * 1.5, n >= k, i - 1, (f.float() * 1.5).to(torch.float8_e4m3fn)

    whole, narrow = torch.arange(4, dtype=torch.int32), x.to(torch.float8_e4m3fn)
    first = zero(), x.to(torch.bfloat16), torch.zeros((), dtype=torch.bool), whole, narrow
    n, h, b, i, f = while_loop(lambda n, h, b, i, f: ~b, step, first)
    return n, h.float(), b, i, f.float()


def branches(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """Loops of which each would never end in the branch that is not taken."""
    up = lambda x: while_loop(lambda y: y.sum() < 100, lambda y: (y * 2,), (x.clone(),))[0]  # noqa: E731
    down = lambda x: while_loop(lambda y: y.sum() > -100, lambda y: (y * 2,), (x.clone(),))[0]  # noqa: E731
    inner = lambda x: torch.cond(x.sum() > 0, up, down, (x,))  # noqa: E731
    return torch.cond(k > 1, inner, lambda x: x - 1, (x - x.sum() * (x.sum() == 0),))


def written(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
    """A buffer that is kept from call to call: carried, and written into."""
    n, y = while_loop(lambda n, y: n < k, lambda n, y: (n + 1, y + x), (zero(), m.kept))
    m.kept.copy_(y)
    return y * 2, n


MODELS = {each.__name__: each for each in (counted, until, layers, nested, swapped, behind, constant, dtypes, branches)}
DYNAMIC = ("counted", "layers", "swapped", "behind")


@torch.no_grad()
@pytest.mark.parametrize("name", sample(MODELS, 4))
def test_a_loop_takes_the_steps_that_a_call_says(name: str) -> None:
    torch.manual_seed(0)
    module, x = Model(MODELS[name]).eval(), torch.rand(3, 4)
    shapes = ({0: Dim("n", max=64)}, None) if name in DYNAMIC else None
    loaded = tk.load(tk.compile(module, (x, torch.tensor(3)), target="cpu", dynamic_shapes=shapes))
    for k in (0, 1, 2, 7):
        for given in (x, -x, torch.rand(5, 4) if shapes else x * 0.01):
            before = given.clone()
            torch.testing.assert_close(loaded(given, torch.tensor(k)), module(given, torch.tensor(k)), rtol=1e-5, atol=1e-5)
            assert torch.equal(given, before)


@torch.no_grad()
def test_what_is_kept_from_call_to_call_is_carried_and_written_into() -> None:
    module, x = Model(written).eval(), torch.rand(3, 4)
    loaded = tk.load(tk.compile(module, (x, torch.tensor(2)), target="cpu"))
    kept = torch.zeros(3, 4)
    for k in (2, 0, 5):
        torch.testing.assert_close(loaded(x, torch.tensor(k), kept=kept), module(x, torch.tensor(k)))
        torch.testing.assert_close(kept, module.kept)


@torch.no_grad()
def test_results_are_no_memory_of_the_inputs() -> None:
    """Where no step is taken too: a caller may write into either."""
    x = torch.rand(3, 4)
    loaded = tk.load(tk.compile(Model(counted).eval(), (x, torch.tensor(2)), target="cpu"))
    for k in (0, 1):
        _, y = loaded(x, torch.tensor(k))
        before = x.clone()
        y += 5
        assert torch.equal(x, before)


@torch.no_grad()
def test_torch_compile_takes_loops() -> None:
    module = Model(layers).eval()
    compiled = torch.compile(module, backend="tk")
    for n, k in ((3, 4), (5, 0)):
        x = torch.rand(n, 4)
        torch.testing.assert_close(compiled(x, torch.tensor(k)), module(x, torch.tensor(k)), rtol=1e-5, atol=1e-5)


@torch.no_grad()
def test_a_number_that_is_no_tensor_is_not_carried() -> None:
    def run(m: Model, x: torch.Tensor, k: torch.Tensor) -> Any:
        return while_loop(lambda n, y: n < 5, lambda n, y: (n + 1, y * 2.0), (0, x))

    with pytest.raises(ImportModelError, match="a while_loop carries what is no tensor") as refused:
        tk.compile(Model(run).eval(), (torch.rand(3, 4), torch.tensor(2)), target="cpu")
    assert "torch.zeros((), dtype=torch.int64)" in str(refused.value)
