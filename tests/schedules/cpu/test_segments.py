"""Concatenations on CPUs: a loop a part, the same values."""

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import tk
from tests.sample import sample

SIZES = (1, 2, 3, 8, 16, 33)


class Concatenated(torch.nn.Module):
    def __init__(self, axis: int, turned: bool) -> None:
        super().__init__()
        self.axis, self.turned = axis, turned

    def forward(self, *parts: torch.Tensor) -> torch.Tensor:
        y = torch.relu(torch.cat(parts, self.axis) * 2 - 1)
        return y.transpose(0, -1) if self.turned else y


@pytest.mark.parametrize("seed", sample(range(24), 4))
def test_concatenations_of_any_shape(seed):
    rnd = random.Random(seed)
    torch.manual_seed(seed)
    rank = rnd.randint(1, 4)
    shape, axis = [rnd.choice(SIZES) for _ in range(rank)], rnd.randrange(rank)
    parts = [torch.randn([*shape[:axis], rnd.choice(SIZES), *shape[axis + 1 :]]) for _ in range(rnd.choice([2, 3, 5, 24]))]
    module, target = Concatenated(axis, rnd.random() < 0.4), rnd.choice(["cpu", "cpu:x86-64-v3"])
    got = tk.load(tk.compile(module, tuple(parts), target=target, verify=False))(*parts)
    np.testing.assert_array_equal(np.asarray(got), module(*parts).numpy())


@pytest.mark.rotated(4)
def test_a_part_more_is_a_loop_more():
    """The kernel grows with its parts, not with their square."""
    sizes = []
    for count in (16, 32):
        parts = tuple(torch.randn(4, 64, 32) for _ in range(count))
        package = tk.compile(Concatenated(2, False), parts, target="cpu", verify=False)
        sizes.append(len(next(iter(package.builds.values())).library()))
    assert sizes[1] < 2.5 * sizes[0]
