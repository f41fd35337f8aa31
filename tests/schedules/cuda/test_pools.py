"""Pooling of padded images, which keeps NaN: the kernel of windows, run on the CPU against torch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from tests.schedules.cuda.emulated import run
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.discover import find
from tk.target import resolve

H200 = resolve("h200")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "shape"),
    [
        (lambda x: F.max_pool2d(x, 3, 2, 1), (2, 3, 17, 20)),
        (lambda x: F.max_pool2d(x, 5, 1, 2), (1, 2, 12, 33)),
        (lambda x: F.max_pool2d(x, (7, 3), (4, 1), (3, 1), (1, 2)), (1, 2, 30, 24)),
        (lambda x: F.max_pool1d(x, 9, 2, 4), (2, 5, 70)),
        (lambda x: F.max_pool3d(x, 3, 2, 1), (1, 2, 7, 8, 20)),
    ],
)
def test_padded_windows_keep_nan(
    function: Callable[[torch.Tensor], torch.Tensor], shape: tuple[int, ...], tmp_path: Path
) -> None:
    x = torch.randn(shape)
    flat = x.view(-1)
    for value in (float("nan"), float("inf"), float("-inf")):
        flat[torch.randint(flat.numel(), (max(2, flat.numel() // 200),))] = value
    mod, _ = to_schedule(load_module(Function(function).eval(), (x,)), H200)
    (func,) = [func for _, func in mod.functions_items() if hasattr(func, "params") and len(func.params) == 2]
    rule = find("cuda", "cuda.window")
    match = rule.match(func, H200)
    assert match is not None
    config = rule.default(match, H200)
    assert not rule.legal(match, config, H200)
    kernel = rule.lower(func, match, config, H200)
    want = function(x).numpy()
    out = np.full_like(want, 7e7)
    run(kernel, H200, dict(zip((str(param.name) for param in func.params), (x.numpy(), out), strict=True)), {}, tmp_path)
    np.testing.assert_array_equal(out.reshape(want.shape), want)
