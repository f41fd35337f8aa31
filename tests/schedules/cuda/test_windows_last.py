"""Images cut into windows whose channels come last: turned in tiles, in vectors on both sides; run on the CPU, bit for bit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.schedules.cuda.emulated import run
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.discover import find
from tk.target import resolve

H200 = resolve("h200")


def windows(size: int, shift: int) -> Callable[[torch.Tensor], torch.Tensor]:
    def cut(x: torch.Tensor) -> torch.Tensor:
        n, c, h, w = x.shape
        x = torch.roll(x, (-shift, -shift), (2, 3)) if shift else x
        return x.view(n, c, h // size, size, w // size, size).permute(0, 2, 4, 3, 5, 1).reshape(-1, size * size, c)

    return cut


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "shape", "dtype"),
    [
        (windows(8, 0), (2, 40, 16, 24), "float32"),
        (windows(8, 4), (2, 40, 16, 24), "float32"),
        (windows(8, 4), (1, 72, 24, 16), "float16"),
        (windows(7, 3), (2, 33, 14, 21), "float32"),
        (windows(7, 3), (1, 24, 14, 14), "bfloat16"),
        (lambda x: windows(4, 1)(x).relu() * 2, (2, 36, 12, 16), "float32"),
    ],
)
def test_they_are_what_torch_makes(
    function: Callable[[torch.Tensor], torch.Tensor], shape: tuple[int, ...], dtype: str, tmp_path: Path
) -> None:
    x = torch.randn(shape).to(getattr(torch, dtype))
    mod, _ = to_schedule(load_module(Function(function).eval(), (x,)), H200)
    (func,) = [func for _, func in mod.functions_items() if hasattr(func, "params") and len(func.params) == 2]
    rule = find("cuda", "cuda.transpose")
    match = rule.match(func, H200)
    assert match is not None
    kernel = rule.lower(func, match, rule.default(match, H200), H200)
    want = memory(function(x).contiguous())
    out = np.full_like(want, -1 if want.dtype.kind == "i" else np.nan)
    names = [str(param.name) for param in func.params]
    run(kernel, H200, dict(zip(names, (memory(x), out), strict=True)), {}, tmp_path)
    np.testing.assert_array_equal(out, want)


def memory(x: torch.Tensor) -> np.ndarray:
    """The tensor's memory, as integers where NumPy has not the dtype."""
    return (x.view(torch.int16) if x.element_size() == 2 else x).numpy()
