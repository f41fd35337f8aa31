"""Differences from the maximum of products, where numbers are so large that rounding a product moves it by more than 32."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
import torch
from torch.nn.functional import softmin

import tk
from tests.torch_function import Function
from tk.frontend import load
from tk.pipeline import Options, compile_model
from tk.target import resolve

FUNCTIONS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "softmax": lambda x: torch.softmax(x * 0.3, -1),
    "of products of two": lambda x: torch.softmax(x * (x * 1e-19), -1),
    "softmin": lambda x: softmin(x * 0.3, -1),
    "log_softmax": lambda x: torch.log_softmax(x * 0.3, -1),
    "logsumexp": lambda x: torch.logsumexp(x * 0.3, -1),
    "by hand": lambda x: torch.exp(x * 0.3 - (x * 0.3).amax(-1, keepdim=True)),
    "from the least": lambda x: x * 0.3 - (x * 0.3).amin(-1, keepdim=True),
    "to the greatest": lambda x: (x * 0.3).amax(-1, keepdim=True) - x * 0.3,
}


@pytest.mark.parametrize("shape", [(33, 64), (5, 7), (3, 5000)])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_is_subtracted_is_what_the_maximum_was_of(name: str, shape: tuple[int, int]) -> None:
    x = torch.randn(*shape, generator=torch.Generator().manual_seed(1)) * 1e19
    expected = FUNCTIONS[name](x)
    package = tk.compile(Function(FUNCTIONS[name]).eval(), args=(x,), target="cpu", verify=False)
    found = tk.load(package)(x)
    assert torch.isfinite(expected).all()
    torch.testing.assert_close(found, expected, rtol=1e-6, atol=0)


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("softmax", (33, 64)),
        ("softmax", (2, 1 << 20)),
        ("softmax", (64, 1024, 64)),
        ("log_softmax", (64, 5000)),
        ("to the greatest", (64, 5000)),
    ],
)
def test_nvcc_is_told_not_to_contract_it(name: str, shape: tuple[int, ...]) -> None:
    model = load(Function(lambda x: FUNCTIONS[name](x.movedim(1, -1))).eval(), (torch.empty(*shape),))
    sources = compile_model(model, resolve("h200"), options=Options()).code.sources
    assert any("__fsub_rn(" in text for text in sources.values())
    powers = [power for text in sources.values() for power in re.findall(r"\bexpf?\((.*)\)", text)]
    assert all("__fsub_rn(" in power for power in powers)
