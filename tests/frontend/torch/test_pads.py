"""Paddings that repeat what is there are one function, and torch's bit for bit."""

from __future__ import annotations

import random

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.sample import sample
from tk.frontend import load

MODES = ("reflect", "replicate", "circular")


class Pad(torch.nn.Module):
    def __init__(self, padding: tuple[int, ...], mode: str) -> None:
        super().__init__()
        self.padding, self.mode = padding, mode

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.pad(x, self.padding, mode=self.mode)


class ComplexPad(Pad):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.view_as_real(super().forward(torch.complex(x, 2 * x)))


def drawn(seed: int, mode: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A shape and a padding that torch takes."""
    draw = random.Random(seed)
    rank = draw.randint(1, 3)
    shape = (*(draw.randint(1, 3) for _ in range(draw.randint(1, 2))), *(draw.randint(3, 11) for _ in range(rank)))
    most = {"reflect": lambda n: n - 1, "replicate": lambda n: 2 * n, "circular": lambda n: n}[mode]
    padding: list[int] = []
    for size in reversed(shape[-rank:]):
        before = draw.randint(-1 if draw.random() < 0.3 else 0, most(size))
        padding += [before, draw.randint(-1 if before > 0 and draw.random() < 0.3 else 0, most(size - max(-before, 0)))]
    return shape, tuple(padding)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", sample(range(200), 50))
def test_a_padding_is_one_function(seed: int, mode: str) -> None:
    shape, padding = drawn(seed, mode)
    x = torch.randn(shape)
    module = (ComplexPad if seed % 5 == 0 else Pad)(padding, mode)
    try:
        expected = module(x)
    except (RuntimeError, NotImplementedError) as error:
        pytest.skip(f"not torch's: {error}")
    package = tk.compile(module, (x,), target="cpu", verify=False)
    assert torch.equal(tk.load(package)(x), expected)
    assert sum(len(build.kernels()) for build in package.builds.values()) <= 1


@pytest.mark.rotated(4)
@pytest.mark.parametrize("mode", MODES)
def test_dynamic_dims(mode: str) -> None:
    dims = {0: torch.export.Dim("batch", min=1, max=64), 3: torch.export.Dim("width", min=4, max=640)}
    package = tk.compile(
        Pad((1, 2, 3, 1), mode), (torch.randn(2, 3, 9, 11),), target="cpu", dynamic_shapes=(dims,), verify=False
    )
    x = torch.randn(3, 3, 9, 23)
    assert torch.equal(tk.load(package)(x), F.pad(x, (1, 2, 3, 1), mode=mode))


@pytest.mark.rotated(2)
@pytest.mark.parametrize("mode", MODES)
def test_less_than_nothing_of_dynamic_dims(mode: str) -> None:
    dims = {2: torch.export.Dim("height", min=6, max=640)}
    for padding in ((1, 0, -1, 2), (0, 1, 2, -2)):
        package = tk.compile(Pad(padding, mode), (torch.randn(2, 3, 9, 7),), target="cpu", dynamic_shapes=(dims,), verify=False)
        for height in (6, 9, 31):
            x = torch.randn(2, 3, height, 7)
            assert torch.equal(tk.load(package)(x), F.pad(x, padding, mode=mode))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_padding_of_16_bits_is_of_16_bits(dtype: torch.dtype, mode: str) -> None:
    """What is only moved is not made float32 first: a cast an element, and another one back."""
    model = load(Pad((1, 2), mode), (torch.zeros(2, 3, 9, dtype=dtype),))
    assert "float32" not in str(model.mod)
