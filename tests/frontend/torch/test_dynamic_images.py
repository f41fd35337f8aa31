"""Images whose height and width are known when the model runs: resizing and sampling, against torch in float64."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.export import Dim

import tk
from tests.frontend.positions import between
from tk.errors import ImportModelError

Tensor = torch.Tensor
DYNAMIC = {2: Dim.DYNAMIC, 3: Dim.DYNAMIC}
MODES = (
    ("nearest", None),
    ("nearest-exact", None),
    ("bilinear", False),
    ("bilinear", True),
    ("bicubic", False),
    ("bicubic", True),
)


class Resized(nn.Module):
    """In every mode: by a factor, to the size of another image, and to one fixed height."""

    def __init__(self, modes: tuple[tuple[str, bool | None], ...]) -> None:
        super().__init__()
        self.modes = modes

    def forward(self, x: Tensor, y: Tensor) -> list[Tensor]:
        found = []
        for i, (mode, align) in enumerate(self.modes):
            found.append(F.interpolate(x, scale_factor=(2.0, 1.5, 0.5)[i % 3], mode=mode, align_corners=align))
            found.append(F.interpolate(x, size=y.shape[2:], mode=mode, align_corners=align))
            found.append(F.interpolate(x, size=(7, x.shape[3]), mode=mode, align_corners=align))
        return found


def test_resized() -> None:
    net = Resized(MODES)
    example = torch.randn(1, 2, 8, 10), torch.randn(1, 1, 5, 9)
    module = tk.load(tk.compile(net, example, dynamic_shapes=(DYNAMIC, DYNAMIC), target="cpu", verify=False))
    for x_size, y_size in (((8, 10), (5, 9)), ((4, 6), (4, 6)), ((13, 7), (30, 3)), ((2, 50), (2, 51)), ((3, 2), (9, 2))):
        x, y = torch.randn(1, 2, *x_size), torch.randn(1, 1, *y_size)
        for got, want in zip(module(x, y), net(x.double(), y.double()), strict=True):
            own = float(x.square().mean().sqrt()) * want.numel() ** 0.5  # a pixel or two may cancel to less than the image's
            assert float((got - want).norm()) < 3e-7 * max(own, float(want.norm()))


class Odd(nn.Module):
    """A factor that is no ratio of small numbers, which torch's graph then has no size for."""

    def forward(self, x: Tensor) -> Tensor:
        return F.interpolate(x, scale_factor=1.7, mode="bilinear")


def test_an_odd_factor_is_refused_by_name() -> None:
    with pytest.raises(ImportModelError, match=r"(?s)factor.*need: .*1\.5.*have: +1\.7 in.*do: "):
        tk.compile(Odd(), (torch.randn(1, 2, 8, 10),), dynamic_shapes=(DYNAMIC,), target="cpu", verify=False)


class Sampled(nn.Module):
    def forward(self, x: Tensor, grid: Tensor) -> Tensor:
        return F.grid_sample(x, grid, align_corners=False) + F.grid_sample(x, grid, "nearest", "border", align_corners=True)


def test_sampled() -> None:
    net, dims = Sampled(), (DYNAMIC, {1: Dim.DYNAMIC, 2: Dim.DYNAMIC})
    example = torch.randn(1, 2, 8, 10), torch.rand(1, 5, 9, 2) * 2 - 1
    module = tk.load(tk.compile(net, example, dynamic_shapes=dims, target="cpu", verify=False))
    for size, out in (((8, 10), (5, 9)), ((3, 17), (11, 2))):
        x, grid = torch.randn(1, 2, *size), between(torch.rand(1, *out, 2) * 2.4 - 1.2, size, corners=True)
        torch.testing.assert_close(module(x, grid), net(x, grid), rtol=1e-4, atol=1e-5)


class Padded(nn.Module):
    """To multiples of 4 and 3, as networks of windows and of super-resolution pad their images."""

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        a, b = (4 - x.shape[2] % 4) % 4, (3 - x.shape[3] % 3) % 3
        modes = [F.pad(x, (0, b, a, 0), mode) for mode in ("reflect", "replicate")]
        return *modes, F.pad(x, (0, b, 1, a), value=0.5)[:, :, : x.shape[2] + 1] * 2


def test_padded_by_what_sizes_tell() -> None:
    net, example = Padded(), torch.randn(1, 2, 9, 10)
    module = tk.load(tk.compile(net, (example,), dynamic_shapes=(DYNAMIC,), target="cpu", verify=False))
    for size in ((9, 10), (8, 9), (5, 7), (12, 31)):
        x = torch.randn(1, 2, *size)
        for got, want in zip(module(x), net(x), strict=True):
            torch.testing.assert_close(got, want, rtol=0, atol=0)
