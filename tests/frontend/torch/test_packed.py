"""Packed sequences stay padded: outputs, states, orders and paddings are torch's, of the lengths that a call gives."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

import tk


class Packed(torch.nn.Module):
    """Two recurrent layers over sequences of `lengths`, the second over the first's packed outputs, doubled."""

    def __init__(self, kind: str, sort: bool, **options: Any) -> None:
        super().__init__()
        self.first = getattr(torch.nn, kind)(4, 5, 2, bidirectional=True, batch_first=True, **options)
        self.second = torch.nn.LSTM(2 * options.get("proj_size", 5), 3, bias=False)
        self.sort = sort

    def forward(self, x: torch.Tensor, lengths: torch.Tensor, hx: Any = None) -> Any:
        packed, states = self.first(pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=not self.sort), hx)
        packed, more = self.second(packed._replace(data=packed.data * 2))
        y, same = pad_packed_sequence(packed, batch_first=True, padding_value=-1.0, total_length=7)
        return y, same, states, more


@pytest.mark.parametrize(
    ("kind", "sort", "options"),
    [("LSTM", True, {"proj_size": 2}), ("GRU", True, {}), ("RNN", False, {"nonlinearity": "relu"})],
)
def test_against_torch(kind: str, sort: bool, options: dict[str, Any]) -> None:
    module = Packed(kind, sort, **options).eval()
    x, lengths = torch.randn(3, 6, 4), torch.tensor([6, 2, 4] if sort else [6, 4, 2])
    given = (x, lengths) if kind == "LSTM" else (x, lengths, torch.randn(4, 3, 5))
    loaded = tk.load(tk.compile(module, given, target="cpu", verify=False))
    for other in (lengths, torch.tensor([1, 3, 5] if sort else [5, 5, 1])):
        with torch.no_grad():
            expected = module(x, other, *given[2:])
        torch.testing.assert_close(loaded(x, other, *given[2:]), expected, rtol=1e-5, atol=1e-5)
