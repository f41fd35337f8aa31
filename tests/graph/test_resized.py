"""Resizing as one function: which tables follow lines, and results beside torch's."""

from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

import tk
from tk.frontend.torch.ops.image import _table
from tk.graph.resized import Table, line_of


@pytest.mark.parametrize("mode", ["nearest", "nearest_exact", "linear", "cubic"])
@pytest.mark.parametrize("align", [False, True])
@pytest.mark.parametrize(("before", "after"), [(56, 112), (7, 21), (20, 9), (8, 8), (5, 1), (1, 4), (30, 45)])
def test_indices_follow_a_line(mode: str, align: bool, before: int, after: int) -> None:
    indices, _ = _table(mode, before, after, None, align and not mode.startswith("nearest"))
    line = line_of(Table(0, before, indices, None))
    assert line is not None
    assert np.array_equal(line.indices(after, indices.shape[1], before), indices)


def test_other_positions_are_a_table() -> None:
    assert line_of(Table(0, 9, np.array([[0], [5], [1], [8]]), None)) is None


SIZED = (("bilinear", 2.0, False), ("bilinear", (9, 5), True), ("bicubic", 1.7, False), ("nearest", (5, 12), None))


class Resized(nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> tuple[torch.Tensor, ...]:
        resize = nn.functional.interpolate
        found = [
            resize(each, mode=mode, align_corners=align, **{"size" if isinstance(to, tuple) else "scale_factor": to})
            for each in (x, y)
            for mode, to, align in SIZED
        ]
        return *found, resize(z, size=(4, 6, 5), mode="trilinear")


@pytest.mark.rotated(4)
def test_one_kernel_each_beside_torch(tmp_path: Path) -> None:
    x, z = torch.randn(1, 3, 6, 8), torch.randn(1, 2, 3, 3, 4)
    inputs = x, x.bfloat16(), z
    package = tk.compile(Resized().eval(), args=inputs, target="cpu")
    (build,) = package.builds.values()
    assert sum(kernel["calls"] for kernel in build.kernels()) == 9
    package.save(tmp_path / "m.tk")
    wanted = Resized()(*(each.double() for each in inputs))
    for got, want in zip(tk.load(tmp_path / "m.tk")(*inputs), wanted, strict=True):
        error = torch.linalg.norm(got.double() - want) / torch.linalg.norm(want)
        assert float(error) <= (3e-6 if got.dtype == torch.float32 else 5e-3)
