"""Casts to bfloat16 on a CPU."""

from __future__ import annotations

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
