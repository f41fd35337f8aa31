"""Casts to bfloat16 on a CPU, and differences as they are written."""

from __future__ import annotations

import random
from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest
import torch

import tk

PATTERNS = (0x7FFFFFFF, 0xFFFFFFFF, 0x7FC00000, 0x7F800001, 0xFF80FFFF)  # a GPU's NaN first


class Narrowed(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        narrow = x.to(torch.bfloat16)
        return narrow, narrow.float() + 1


@pytest.mark.parametrize("size", [5, 64])
def test_nan_stays_whatever_its_bits_are(size: int) -> None:
    x = np.array([0x3F808001, 0x7F7FFFFF, 0xFF800000, *PATTERNS], np.uint32).view(np.float32)
    x = np.resize(x, size) if size > len(x) else x[:size]
    package = tk.compile(Narrowed().eval(), args=(torch.from_numpy(x),), target="cpu", verify=False)
    narrow, wide = (np.asarray(out) for out in tk.load(package)(x))
    expected = x.astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(narrow.astype(np.float32), expected.astype(np.float32))
    np.testing.assert_array_equal(wide, expected.astype(np.float32) + 1)


VALUES = (0.3, -0.0, 1.7, -2.5, 1e30, -1e30, 3e-39, 12582912.0, float("inf"), -float("inf"), float("nan"))


def expression(draw: random.Random, depth: int) -> str:
    """Sums, differences and choices of x, y and constants, of which every rounding is IEEE 754's."""
    if depth == 0 or draw.random() < 0.1:
        return draw.choice(("x", "y", "x", "y", "one", "large"))
    a, b, c = (expression(draw, depth - 1) for _ in range(3))
    forms = (
        f"({a} - {b})",
        f"({a} + {b})",
        f"(({a} + {b}) - {a})",
        f"({a} - ({b} * one))",
        f"(torch.where(x > y, {a}, {b}) - torch.where(x > y, {a}, {c}))",
        f"(torch.where(x > y, {a}, {b}) - {draw.choice((a, b))})",
        f"torch.maximum({a}, {b})",
        f"torch.relu({a})",
        f"torch.where({a} < {b}, {a}, {c})",
        f"torch.cat([{a}[:2], {b}[2:]])",
    )
    return draw.choice(forms)


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
def test_differences_and_choices_are_computed_as_they_are_written(target: str) -> None:
    draw = random.Random(random.random())
    texts = [f"({expression(draw, 2)}) - ({expression(draw, 2)})" for _ in range(6)]
    texts += ["torch.where(x > y, x, y) - torch.where(x > y, x, one)", "(x + 12582912.0) - 12582912.0"]
    given = [torch.tensor([draw.choice(VALUES) for _ in range(40)]) for _ in "xy"]
    names = {"torch": torch, "one": torch.ones(40), "large": torch.full((40,), 1e30)}
    functions: list[Callable[..., torch.Tensor]] = [eval(f"lambda x, y: {text}", names) for text in texts]

    class Model(torch.nn.Module):
        def forward(self, x: torch.Tensor, y: torch.Tensor) -> list[torch.Tensor]:
            return [function(x, y) for function in functions]

    outs = tk.load(tk.compile(Model().eval(), args=tuple(given), target=target, verify=False))(*given)
    for text, out, expected in zip(texts, outs, Model()(*given), strict=True):
        np.testing.assert_array_equal(np.asarray(out), expected.numpy(), err_msg=text)
