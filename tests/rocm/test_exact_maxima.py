"""Differences from the maximum of huge products on an AMD GPU."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import tk
from tests.rocm.emulated import emulated
from tests.torch_function import Function
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]


@pytest.mark.parametrize("shape", [(33, 64), (5, 7)])
def test_what_is_subtracted_is_what_the_maximum_was_of(shape: tuple[int, int], device: Path) -> None:
    module = Function(lambda x: torch.log_softmax(x * 0.3, -1)).eval()
    x = torch.randn(*shape, generator=torch.Generator().manual_seed(1)) * 1e19
    with emulated(device):
        package = tk.compile(module, (x,), target="mi300x", verify=False)
    found = np.array(tk.load(package, device="rocm:0")(x.numpy()))
    torch.testing.assert_close(torch.from_numpy(found), module(x), rtol=1e-6, atol=0)
