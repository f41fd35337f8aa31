"""Pooling of padded images, which keeps NaN: the kernel of windows, run on the CPU against torch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
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


@pytest.mark.parametrize("seed", range(6))
def test_rows_of_an_odd_length_end_in_a_vector_that_begins_early(seed: int, tmp_path: Path) -> None:
    """Signals and volumes drawn at random, by vectors of four and two and by the default; nothing behind the result is
    written, and what a function has beside its windows is read where it belongs."""
    draw = np.random.default_rng()
    signal, size, step = seed < 4, int(draw.integers(2, 6)), int(draw.integers(1, 4))
    pad = int(draw.integers(0, size // 2 + 1)) if signal else 0
    step = step if signal else size
    length = step * (2 * int(draw.integers(4, 60))) + size - 2 * pad  # of which an odd number of windows is made
    shape = (int(draw.integers(1, 4)), int(draw.integers(1, 9)), length)
    shape = shape if signal else (1, 2, 4 * size, 5 * size, length)
    pool: Any = (F.avg_pool2d if seed % 2 else F.max_pool2d) if signal else F.avg_pool3d  # of one row, as 1-D ones become

    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = pool(x.unsqueeze(-2), (1, size), (1, step), (0, pad)) if signal else pool(x, size, step, pad)
        return found + (y.unsqueeze(-2) if signal else y)

    x = torch.randn(shape).to(torch.float32 if signal else torch.bfloat16)
    y = torch.randn((*shape[:-1], (length + 2 * pad - size) // step + 1)).to(x.dtype)
    y = y if signal else torch.randn(pool(x.float(), size).shape).to(x.dtype)
    assert y.shape[-1] % 2 == 1
    mod, _ = to_schedule(load_module(Function(function).eval(), (x, y)), H200)
    (func,) = [func for _, func in mod.functions_items() if hasattr(func, "params") and len(func.params) == 3]
    rule = find("cuda", "cuda.window")
    match = rule.match(func, H200)
    assert match is not None
    assert match.widest == 4
    want = function(x.double(), y.double())
    for vector in (None, 2, 4):
        config = rule.default(match, H200)
        config = config if vector is None else replace(config, vector=vector)
        assert not rule.legal(match, config, H200)
        kernel, folder = rule.lower(func, match, config, H200), tmp_path / str(vector)
        folder.mkdir()  # a library of the same path would be the one that is loaded
        out = np.full(want.numel() + 64, 77).astype(ml_dtypes.bfloat16 if x.dtype == torch.bfloat16 else np.float32)
        given = [
            each.view(torch.int16).numpy().view(out.dtype) if each.dtype == torch.bfloat16 else each.numpy() for each in (x, y)
        ]
        run(kernel, H200, dict(zip((str(param.name) for param in func.params), (*given, out), strict=True)), {}, folder)
        assert (out[want.numel() :] == 77).all()
        got = torch.from_numpy(out[: want.numel()].astype("float64")).reshape(want.shape)
        assert float((got - want).norm() / want.norm()) < (1e-6 if signal else 8e-3)
