"""float64 constants in CUDA source: TVM writes 15 decimals of them."""

from __future__ import annotations

import re
import struct
from unittest.mock import patch

import numpy as np
import pytest

from tk.frontend import load
from tk.pipeline import Options, compile_model
from tk.target import resolve

torch = pytest.importorskip("torch")


class Scaled(torch.nn.Module):
    def __init__(self, factor: float):
        super().__init__()
        self.factor = factor

    def forward(self, x):
        return x * self.factor


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "factor", [0.5, 0.1, np.pi / 180, 1e-20, -1e-300, 12345.678901234567, *np.random.default_rng(0).normal(size=3)]
)
def test_a_constant_keeps_its_bits(factor: float) -> None:
    model = load(Scaled(float(factor)).eval(), (torch.randn(8).double(),))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve("cuda:sm_90a"), options=Options(graph=False))
    source = "\n".join(executable.code.sources.values())
    found = re.search(r"tk_double_([0-9a-f]{16})\(\)", source)  # the name says what it gives
    if found is None:
        assert float(re.search(r"x_\w*ptr\[0\] \* ([-\d.e+]+)\)", source)[1]) == factor
    else:
        assert struct.unpack(">d", bytes.fromhex(found[1]))[0] == factor
