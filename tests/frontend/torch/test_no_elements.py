"""Tensors without elements: what torch gives of them, tk does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.torch_function import Function

SEVERAL: dict[str, Callable[[torch.Tensor, int], Any]] = {
    "cummax": torch.cummax,
    "cummin": torch.cummin,
    "sort": torch.sort,
    "topk": lambda x, dim: torch.topk(x, 1, dim),
    "split": lambda x, dim: torch.split(x, 2, dim),
    "unbind": torch.unbind,
    "kthvalue": lambda x, dim: torch.kthvalue(x, 2, dim),
    "median": torch.median,
    "mode": torch.mode,
    "chunk": lambda x, dim: torch.chunk(x, 3, dim),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", SEVERAL)
def test_operators_of_several_results(name: str) -> None:
    draw = random.Random(random.random())
    shape = [draw.randint(2, 9) for _ in range(3)]
    dim, none = draw.sample(range(3), 2)
    shape[none] = 0
    x = torch.randn(shape).to(draw.choice([torch.float32, torch.float16, torch.int64]))
    expected = SEVERAL[name](x, dim)
    outs = tk.load(tk.compile(Function(lambda x: tuple(SEVERAL[name](x, dim))).eval(), args=(x,), target="cpu", verify=False))(
        x
    )
    for out, wanted in zip(outs, expected, strict=True):
        assert np.asarray(out).shape == tuple(wanted.shape)
        assert np.asarray(out).dtype == wanted.numpy().dtype
