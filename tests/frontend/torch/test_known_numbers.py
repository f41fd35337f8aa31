"""Sizes, pads and branches by whole numbers that a module keeps as buffers, as Encodec's convolutions do."""

from __future__ import annotations

import random

import pytest
import torch
from torch.nn import functional as F

import tk
from tk.errors import ImportModelError
from tk.frontend import load


class Padded(torch.nn.Module):
    """A convolution whose last window is whole: how far that is from the end follows from buffers."""

    def __init__(self, kernel: int, stride: int) -> None:
        super().__init__()
        self.conv = torch.nn.Conv1d(3, 4, kernel, stride)
        for name, number in (("kernel", kernel), ("stride", stride), ("padding", kernel - stride)):
            self.register_buffer(name, torch.tensor(number, dtype=torch.int64), persistent=name == "kernel")

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        length = x.shape[-1]
        windows = torch.ceil((length - self.kernel + self.padding) / self.stride + 1).to(torch.int64) - 1
        extra = windows * self.stride + self.kernel - self.padding - length
        if self.padding > 2:
            x = x.flip(-1)
        return self.conv(F.pad(x, (self.padding, extra), "reflect"))


def test_pads_and_branches_by_numbers_that_are_kept() -> None:
    for kernel, stride in ((4, 3), (random.randint(6, 9), 2)):
        module, x = Padded(kernel, stride).eval(), torch.randn(2, 3, random.randint(20, 30))
        loaded = tk.load(tk.compile(module, (torch.randn_like(x),), target="cpu"))
        torch.testing.assert_close(loaded(x), module(x), rtol=1e-5, atol=1e-5)


class Counted(torch.nn.Module):
    """Writes a row of its table, another in each call."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("at", torch.tensor(1))
        self.register_buffer("table", torch.zeros(8, 4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        seen = self.table[: self.at.item()].sum(0) + x
        self.at += 1
        return seen if self.at > 3 else -seen


def test_a_number_that_calls_write_is_not_known() -> None:
    with pytest.raises(ImportModelError, match="'at', which calls write"):
        load(Counted(), (torch.randn(4),))


def test_values_of_inputs_are_refused_as_before() -> None:
    class Chosen(Padded):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x[..., 1:] if x.sum() > self.kernel else x

    with pytest.raises(ImportModelError, match=r"data-dependent[\s\S]*torch\.where"):
        load(Chosen(4, 2), (torch.randn(2, 3, 9),))


class Looking(torch.nn.Module):
    """Looks at a mask that it makes, as Longformer at its global attention; or at one of its inputs, which is refused."""

    def __init__(self, given: bool) -> None:
        super().__init__()
        self.given = given

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        mask = x > 0 if self.given else torch.ones_like(x).masked_fill(torch.eye(x.shape[-1]) > 0, 0)
        if not mask.any():
            return x - 1
        if (mask == 0).sum(-1).max().item() > 1:
            return x + 1
        return x * mask


def test_a_branch_by_what_is_made_of_nothing_is_taken() -> None:
    x = torch.randn(4, 4)
    loaded = tk.load(tk.compile(Looking(False), (x,), target="cpu"))
    assert torch.equal(loaded(x), Looking(False)(x))
    with pytest.raises(ImportModelError, match="data-dependent"):
        tk.compile(Looking(True), (x,), target="cpu")


class Written(torch.nn.Module):
    """Looks at what it has written its input into: that is known no more."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        table = torch.zeros(4, 4)
        table[1] = x[0]
        return x * 2 if table.any() else x


def test_what_an_input_is_written_into_is_not_known() -> None:
    with pytest.raises(ImportModelError, match="data-dependent"):
        tk.compile(Written(), (torch.randn(4, 4),), target="cpu")


class Chunks(torch.nn.Module):
    """Overlapping chunks of a tensor whose dims are permuted in memory, as Longformer cuts its heads' rows."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rows = x.transpose(0, 1)  # [heads, rows, width] of rows that lie one after another
        heads, count, width = rows.shape
        near, far, next_, last = *rows.stride()[:1], rows.stride(1) * 4, rows.stride(1), rows.stride(2)
        return rows.as_strided((heads, count // 4 - 1, 8, width), (near, far, next_, last)).sum(2)


def test_windows_of_a_tensor_with_permuted_dims() -> None:
    x = torch.randn(16, 3, 5)
    torch.testing.assert_close(tk.load(tk.compile(Chunks(), (x,), target="cpu"))(x), Chunks()(x), rtol=1e-5, atol=1e-5)
