"""Products and quotients of 0 are what IEEE 754 has, as torch does: NaN of 0 · ∞ and 0 / 0, ∞ of x / 0, each with its sign."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch

import tk

Tensor = torch.Tensor
VALUES = torch.tensor([0.0, -0.0, torch.nan, 2.0, -3.0, torch.inf, -torch.inf])
CALLS: dict[str, Callable[[Tensor], Tensor]] = {
    "a number times": lambda x: 0.0 * x,
    "times a number below 0": lambda x: x * -0.0,
    "by a number": lambda x: x / 0.0,
    "a number by": lambda x: 0.0 / x,
    "a scalar times": lambda x: torch.zeros(()) * x,
    "by a scalar below 0": lambda x: x / torch.full((), -0.0),
    "a scalar by": lambda x: torch.full((), -0.0) / x,
    "a tensor times": lambda x: torch.zeros(300, 7) * x,
    "by a tensor": lambda x: x / torch.zeros(300, 7),
    "a tensor by": lambda x: torch.zeros(300, 7) / x,
    "a view times": lambda x: torch.zeros(7, 300).expand(2, 7, 300).mT * x,
    "a sum of nothing times": lambda x: x[:0].sum() * x,
    "nothing by nothing": lambda x: x[:0].sum() / x[:0].sum() + x,
    "float16": lambda x: x.half() / 0.0,
    "bfloat16": lambda x: torch.zeros((), dtype=torch.bfloat16) / x.bfloat16(),
    "float64": lambda x: torch.zeros((), dtype=torch.float64) * x.double(),
    "no sign": lambda x: -torch.tensor([0, 1, 255], dtype=torch.uint8) + 0 * (x[:3] > 0).to(torch.uint8),
}


class Net(torch.nn.Module):
    def forward(self, x: Tensor) -> dict[str, Tensor]:
        return {name: call(x) for name, call in CALLS.items()}


def test_zeros_are_numbers_like_others() -> None:
    outs = tk.load(tk.compile(Net().eval(), (VALUES,), target="cpu", verify=False))(VALUES)
    for name, call in CALLS.items():
        given, own = (np.asarray(out.double()) for out in (outs[name], call(VALUES)))
        np.testing.assert_array_equal(given, own, name)
        np.testing.assert_array_equal(np.signbit(given)[~np.isnan(own)], np.signbit(own)[~np.isnan(own)], name)
