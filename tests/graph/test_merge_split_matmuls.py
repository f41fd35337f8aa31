"""Added matmuls over neighbouring parts of one tensor are one matmul; others stay as they are, and all keep their values."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch
import tvm

import tk
from tests.torch_function import Function
from tk.frontend import load
from tk.graph.dataflow import name_of
from tk.graph.merge_split_matmuls import MergeSplitMatmuls
from tk.graph.simplify_data_movement import SimplifyDataMovement

Tensor = torch.Tensor


def plain(x: Tensor, w: Tensor) -> Tensor:
    return x[..., :5] @ w[:, :, :5].transpose(1, 2) + x[..., 5:] @ w[:, :, 5:].transpose(1, 2)


def rows(x: Tensor, w: Tensor) -> Tensor:
    return x[..., :3] @ w[:, 2:5] + x[..., 3:7] @ w[:, 5:9]


def views(x: Tensor, w: Tensor) -> Tensor:
    a, b = w.split([8, 4], 2)
    return torch.einsum("bsc,btc->bst", x[..., :8], a) * 1.0 + torch.einsum("bsc,btc->bst", x.flip(-1)[..., :4], b)


def added_elsewhere(x: Tensor, w: Tensor) -> Tensor:
    a, b = w.split([8, 4], 2)
    return torch.einsum("bsc,btc->bst", x[..., :8], a) + torch.einsum("bsc,btc->bst", x.flip(-1)[..., :4], b)


def apart(x: Tensor, w: Tensor) -> Tensor:
    return x[..., :5] @ w[:, :, :5].transpose(1, 2) + x[..., 5:11] @ w[:, :, 6:].transpose(1, 2)


def overlapping(x: Tensor, w: Tensor) -> Tensor:
    return x[..., :6] @ w[:, :, :6].transpose(1, 2) + x[..., 5:] @ w[:, :, 5:].transpose(1, 2)


def swapped(x: Tensor, w: Tensor) -> Tensor:
    return x[..., 5:] @ w[:, :, 5:].transpose(1, 2) + x[..., :5] @ w[:, :, :5].transpose(1, 2)


def along_the_result(x: Tensor, w: Tensor) -> Tensor:
    return x[..., :12] @ w[:, :6].transpose(1, 2) + x[..., :12] @ w[:, 6:].transpose(1, 2)


FUNCTIONS = (plain, rows, views, added_elsewhere, apart, overlapping, swapped, along_the_result)
WHOLE = (plain, rows, added_elsewhere, swapped)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_parts_of_one_tensor_are_one_matmul(function: Callable[[Tensor, Tensor], Tensor]) -> None:
    x, w = torch.randn(3, 4, 7 if function is rows else 12), torch.randn(3, 12, 12)
    with tvm.transform.PassContext(opt_level=3):
        mod = MergeSplitMatmuls()(SimplifyDataMovement()(load(Function(function), (x, w)).mod))
    names = [name_of(binding.value) for block in mod["main"].body.blocks for binding in block.bindings]
    assert names.count("matmul") == (1 if function in WHOLE else 2), names
    got = tk.load(tk.compile(Function(function), args=(x, w), target="cpu", verify=False))(x, w)
    np.testing.assert_allclose(got.numpy(), function(x.double(), w.double()).numpy(), rtol=2e-5, atol=1e-5)
