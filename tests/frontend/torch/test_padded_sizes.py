"""Sizes padded to a multiple: what torch asks of them holds at all sizes, and windows of padded images are right at each."""

from __future__ import annotations

import random

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.export import Dim

import tk
from tk.frontend import load
from tk.frontend.torch.guards import holds
from tk.frontend.torch.padded_sizes import multiple


@pytest.mark.parametrize("seed", range(8))
def test_a_rewritten_sum_is_the_same_number(seed: int) -> None:
    import sympy
    from torch.utils._sympy.functions import FloorDiv, Mod, PythonMod

    drawn = random.Random(seed)
    n, m = sympy.symbols("n m", integer=True, nonnegative=True)
    width, factor, more = drawn.randint(2, 9), drawn.choice([1, 2, 8]), drawn.randint(0, 3)
    size = n + drawn.choice([0, 2]) + drawn.choice([0, 1]) * m
    pad = drawn.choice([Mod(width - Mod(size, width), width), PythonMod(-size, width)])
    total = sympy.expand(factor * (size + pad)) + more * m
    found = multiple(total)
    assert found.has(FloorDiv)
    assert not found.has(Mod, PythonMod)
    for _ in range(50):
        at = {n: sympy.Integer(drawn.randint(0, 40)), m: sympy.Integer(drawn.randint(0, 40))}
        assert found.xreplace(at) == total.xreplace(at)


def test_a_sum_without_what_is_padded_stays() -> None:
    import sympy
    from torch.utils._sympy.functions import Mod

    n, m = sympy.symbols("n m", integer=True, nonnegative=True)
    for total in (m + Mod(4 - Mod(n, 4), 4), n + Mod(n, 4), 2 * n + Mod(4 - Mod(n, 4), 4) + m, n + Mod(3 - Mod(n, 4), 4)):
        assert multiple(total).xreplace({n: sympy.Integer(7), m: sympy.Integer(5)}) == total.xreplace(
            {n: sympy.Integer(7), m: sympy.Integer(5)}
        )


class ShiftedWindows(nn.Module):
    """Attention within windows of an image padded to whole ones, turned round by half a window, as Swin's."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side, self.into, self.out = side, nn.Linear(8, 24), nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        side, (b, c, h, w) = self.side, x.shape
        y = F.pad(x.permute(0, 2, 3, 1), (0, 0, 0, (side - w % side) % side, 0, (side - h % side) % side))
        high, wide = y.shape[1:3]
        y = torch.roll(y, (-(side // 2), -(side // 2)), (1, 2)).view(b, high // side, side, wide // side, side, c)
        q, k, v = self.into(y.transpose(2, 3).reshape(-1, side * side, c)).chunk(3, -1)
        y = self.out(F.scaled_dot_product_attention(q, k, v)).view(b, high // side, wide // side, side, side, c)
        y = torch.roll(y.transpose(2, 3).reshape(b, high, wide, c), (side // 2, side // 2), (1, 2))
        return y[:, :h, :w]


@pytest.mark.parametrize("side", [4, 7])
@torch.no_grad()
def test_windows_of_padded_images(side: int) -> None:
    module = ShiftedWindows(side).eval()
    dims = {0: Dim("batch", max=8), 2: Dim("h", min=side + 1, max=64), 3: Dim("w", min=side + 1, max=64)}
    model = load(module, (torch.randn(2, 8, 10, 17),), dynamic_shapes=(dims,))
    loaded = tk.load(tk.compile(model, target="cpu", verify=False))
    for shape in ((2, 8, 10, 17), (1, 8, side + 1, 64), (3, 8, 28, 2 * side), (2, 8, 64, side + 1)):
        x = torch.randn(shape)
        torch.testing.assert_close(loaded(x), module(x), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("size", [7, 4096 + 7])
def test_a_condition_is_tried_in_pythons_arithmetic(size: int) -> None:
    """A condition that a nested rounded size makes, true of all sizes but one, is told as substitution tells it, without it."""
    import sympy
    from torch.utils._sympy.functions import FloorDiv, Max

    asked = []

    class Counted(sympy.Ne):
        def xreplace(self, rule):
            asked.append(rule)
            return super().xreplace(rule)

    n = sympy.Symbol("s0", integer=True, positive=True)
    padded = n
    for _ in range(3):
        padded = FloorDiv(padded - 3 + Max(0, 1 - padded - 2 * FloorDiv(padded, -2)), 2) + 1
    expected = int(padded.subs(n, size))
    condition = Counted(padded, expected, evaluate=False)
    assert holds(condition, size + 64, None)
    assert not holds(condition, max(1, size - 9), None)
    assert len(asked) < 32


class Windows(nn.Module):
    """Rows padded to whole windows, each of which sees its neighbours, as Longformer's attention has them."""

    def forward(self, q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
        batch, length, size = q.shape
        pad = -length % 4
        q, k = (F.pad(each, (0, 0, 0, pad)) for each in (q, k))
        count = (length + pad) // 4
        scores = torch.einsum("bnqd,bndk->bnqk", q.view(batch, count, 4, size), F.pad(k, (0, 0, 4, 4)).unfold(1, 12, 4))
        at = torch.arange(count)[:, None, None] * 4 + torch.arange(12)[None, None] - 4
        return scores.masked_fill((at < 0) | (at >= length), 0).reshape(batch, -1, 12)[:, :length]


def test_windows_that_see_their_neighbours() -> None:
    """What torch asks of their number is two equations, of which one holds."""
    dims = {0: Dim("batch", min=2), 1: Dim("length", min=8, max=999)}
    module = tk.load(tk.compile(Windows(), (torch.randn(2, 18, 8),) * 2, dynamic_shapes=(dims, dims), target="cpu"))
    for shape in ((2, 18, 8), (3, 33, 8), (2, 16, 8), (2, 9, 8)):
        q, k = torch.randn(2, *shape)
        torch.testing.assert_close(module(q, k), Windows()(q, k), rtol=1e-4, atol=1e-5)
