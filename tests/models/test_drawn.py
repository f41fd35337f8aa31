"""Whole models drawn at random are as in torch; which ones changes with the seed of the day."""

from __future__ import annotations

import pytest
import torch
from torch.utils._pytree import tree_leaves, tree_map

import tk
from tests.models.drawn import FAMILIES, draw
from tests.sample import sample


@pytest.mark.parametrize("seed", sample(range(4 * len(FAMILIES)), 68))
def test_a_drawn_model_is_as_in_torch(seed: int) -> None:
    drawn = draw(seed, tiny=True)
    package = tk.compile(drawn.module, args=drawn.args, target="cpu", verify=False)
    got = tree_leaves(tk.load(package)(*drawn.args))
    with torch.no_grad():
        wide = tree_map(lambda each: each.double() if each.is_floating_point() else each, drawn.args)
        expected = tree_leaves(drawn.module.double()(*wide))
    assert len(got) == len(expected)
    for mine, exact in zip(got, expected, strict=True):
        error = (torch.as_tensor(mine).double() - exact).norm() / exact.norm()
        assert error < 1e-5, drawn.what
