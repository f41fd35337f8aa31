"""Writes along axes of dynamic size, in batches of dynamic size: their indices are computed from both."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.export import Dim

from tests.frontend.running import run
from tests.torch_function import Function
from tk.frontend import load

Writes = Callable[[Tensor, Tensor, Tensor], Tensor]


def scattered(x: Tensor, index: Tensor, rows: Tensor) -> Tensor:
    return x.scatter(1, index.expand(x.shape[0], 1), 1.0) + rows[:, :1]


def copied(x: Tensor, index: Tensor, rows: Tensor) -> Tensor:
    return x.index_copy(1, index, rows[:, :1])


def put(x: Tensor, index: Tensor, rows: Tensor) -> Tensor:
    return x.index_put((torch.arange(x.shape[0])[:, None], index[None]), rows[:, :1])


@pytest.mark.parametrize("writes", [scattered, copied, put])
def test_writes_along_a_dynamic_axis(writes: Writes) -> None:
    batch, length = Dim("batch", min=2, max=99), Dim("length", min=2, max=99)
    args = (torch.randn(2, 7), torch.tensor([3]), torch.randn(2, 2))
    model = load(Function(writes), args, dynamic_shapes=(({0: batch, 1: length}, None, {0: batch}),))
    for rows, columns in ((2, 7), (5, 4), (3, 40)):
        inputs = (torch.randn(rows, columns), torch.tensor([columns - 1]), torch.randn(rows, 2))
        [result] = run(model, [each.numpy() for each in inputs])
        np.testing.assert_array_equal(result, writes(*inputs).numpy())
