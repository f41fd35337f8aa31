"""torch.cond and scan: each result is that of the branch that its call takes, and of all steps."""

from __future__ import annotations

import copy

import numpy as np
import pytest
import torch
from torch._higher_order_ops.map import map as map_rows
from torch._higher_order_ops.scan import scan
from torch.export import Dim

import tk
from tk.errors import ImportModelError
from tk.frontend import load
from tk.frontend.torch.control_flow import MOST_STEPS


class Branches(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.a, self.b = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)

    def forward(self, x: torch.Tensor, k: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y, z = torch.cond(x.mean() > 0, lambda x: (self.a(x), x + 1), lambda x: (self.b(x).relu(), x - 1), (x,))
        inner = lambda t: torch.cond(t.sum() > 0, lambda t: t * 2, lambda t: t * 3, (t,))  # noqa: E731
        return y, z, torch.cond(k[0] > 2, inner, lambda t: t - t.max(), (y,))


@torch.no_grad()
def test_branches() -> None:
    module, x = Branches().eval(), torch.rand(3, 4)
    loaded = tk.load(tk.compile(module, (x, torch.tensor([3])), target="cpu"))
    for given in (x, -x):
        for k in (1, 3):
            y, z = (module.a(given), given + 1) if given.mean() > 0 else (module.b(given).relu(), given - 1)
            last = y - y.max() if k <= 2 else y * 2 if y.sum() > 0 else y * 3
            torch.testing.assert_close(loaded(given, torch.tensor([k])), (y, z, last))


@torch.no_grad()
def test_what_a_choice_is_compared_with_at_other_sizes() -> None:
    module = Branches().eval()
    dims = ({0: Dim("n", min=2, max=9)}, None)
    model = load(module, (torch.rand(3, 4), torch.tensor([3])), dynamic_shapes=dims)
    assert model.reference_float64 is not None
    exact = copy.deepcopy(module).double()
    for x in (torch.rand(5, 4), -torch.rand(2, 4)):
        found = model.reference_float64([x.numpy(), np.array([1])])
        wide = x.double()
        y, z = (exact.a(wide), wide + 1) if x.mean() > 0 else (exact.b(wide).relu(), wide - 1)
        for have, want in zip(found, (y, z, y - y.max()), strict=True):
            np.testing.assert_allclose(have, want.numpy(), rtol=1e-12)


class BySize(torch.nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        one = torch.cond(x.shape[0] * 2 > 7, lambda a: a.sin(), lambda a: a * 2, (x,))
        other = torch.cond((x.shape[0] == y.shape[0]) | (y.shape[0] / 2 < 2), lambda a: a.cos(), lambda a: a - 1, (y,))
        return one, other


@torch.no_grad()
def test_a_condition_of_sizes() -> None:
    given = torch.randn(9, 4), torch.randn(5, 4)
    shapes = ({0: Dim.AUTO}, {0: Dim.AUTO})
    loaded = tk.load(tk.compile(BySize().eval(), given, target="cpu", dynamic_shapes=shapes))
    for n, m in ((9, 5), (3, 5), (3, 3), (8, 8), (4, 3), (2, 7)):
        x, y = torch.randn(n, 4), torch.randn(m, 4)
        expected = (x.sin() if 2 * n > 7 else x * 2), (y.cos() if n == m or m < 4 else y - 1)
        torch.testing.assert_close(loaded(x, y), expected)


class Steps(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.w = torch.nn.Parameter(torch.randn(4, 4) * 0.5)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        def step(
            carry: tuple[torch.Tensor, ...], row: torch.Tensor
        ) -> tuple[tuple[torch.Tensor, ...], tuple[torch.Tensor, ...]]:
            state, count = carry
            state = torch.tanh(row + state @ self.w)
            return (state, count + 1), (state * 2, state.sum())

        (last, count), (rows, sums) = scan(step, (torch.zeros(3, 4), torch.zeros(())), x, dim=0, reverse=True)
        return last, count, rows, sums


@torch.no_grad()
def test_a_scan() -> None:
    module, x = Steps().eval(), torch.randn(5, 3, 4)
    loaded = tk.load(tk.compile(module, (x,), target="cpu"))
    state, rows = torch.zeros(3, 4), []
    for row in x.flip(0):
        state = torch.tanh(row + state @ module.w)
        rows.append(state)
    expected = (state, torch.tensor(5.0), 2 * torch.stack(rows).flip(0), torch.stack([each.sum() for each in rows]).flip(0))
    torch.testing.assert_close(loaded(x), expected, rtol=1e-5, atol=1e-5)


@torch.no_grad()
def test_a_scan_of_a_dynamic_length() -> None:
    """A loop of the compiled program, whose number of steps a call tells; it goes backwards."""
    module = Steps().eval()
    shapes = ({0: Dim("steps", min=2, max=4096)},)
    loaded = tk.load(tk.compile(module, (torch.randn(5, 3, 4),), target="cpu", dynamic_shapes=shapes, verify=False))
    for steps in (7, 2):
        x, state, rows = torch.randn(steps, 3, 4), torch.zeros(3, 4), []
        for row in x.flip(0):
            state = torch.tanh(row + state @ module.w)
            rows.append(state)
        sums = torch.stack([each.sum() for each in rows]).flip(0)
        expected = (state, torch.tensor(float(steps)), 2 * torch.stack(rows).flip(0), sums)
        torch.testing.assert_close(loaded(x), expected, rtol=1e-5, atol=1e-5)


class Mapped(torch.nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return map_rows(lambda row, more: row.sin() * more + row.sum(), x, y)  # type: ignore[no-any-return]


def test_a_map() -> None:
    x, y = torch.randn(5, 4), torch.randn(4)
    loaded = tk.load(tk.compile(Mapped(), (x, y), target="cpu", verify=False))
    torch.testing.assert_close(loaded(x, y), torch.stack([row.sin() * y + row.sum() for row in x]), rtol=1e-5, atol=1e-6)


def test_a_map_of_many_steps() -> None:
    """More than are written out one after another: the time of a compile does not grow with them."""
    x, y = torch.randn(MOST_STEPS + 3, 4), torch.randn(4)
    model = load(Mapped(), (x, y))
    assert list(model.loops) == ["while_loop_0"]
    loaded = tk.load(tk.compile(model, target="cpu", verify=False))
    torch.testing.assert_close(loaded(x, y), x.sin() * y + x.sum(1, keepdim=True), rtol=1e-5, atol=1e-6)


class Found(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        total = torch.zeros_like(x[0])
        for row in (x[:, 0] > 0).nonzero().flatten():
            total = total + x[row]
        return total


def test_a_loop_over_what_values_count_is_refused_with_a_way_out() -> None:
    with pytest.raises(ImportModelError, match="data-dependent") as refused:
        load(Found(), (torch.rand(5, 4),))
    assert "x = torch.where(going, step(x), x)" in str(refused.value)
