"""Operands whose dynamic sizes have to be one, of which torch.export says so nowhere: each call checks them."""

from __future__ import annotations

import pytest
import torch
from torch.export import Dim
from torch.nn import functional as F

import tk
from tests.torch_function import Function
from tk.errors import TkError

AUTO = Dim.AUTO


def test_parts_of_sizes_that_no_proof_says_to_be_one() -> None:
    module = Function(lambda x, y: torch.cat([x[::2], y], -1) * 2)
    shapes = (({0: AUTO}, {0: AUTO}),)
    loaded = tk.load(tk.compile(module, (torch.randn(13, 4), torch.randn(7, 3)), dynamic_shapes=shapes, target="cpu"))
    for rows in (13, 22, 5, 98):
        given = torch.randn(rows, 4), torch.randn((rows + 1) // 2, 3)
        torch.testing.assert_close(loaded(*given), module(*given))
    for other in (5, 8):
        with pytest.raises(TkError):
            loaded(torch.randn(13, 4), torch.randn(other, 3))


def _operands(keys: int, values: int, batch: int = 3, width: int | None = None) -> tuple[torch.Tensor, ...]:
    sizes = ((3, 4, 5), (batch, 4, keys), (batch, 4, values))
    return (*(torch.randn(*size, 8) for size in sizes), torch.randn(3, 1, 5, width or keys))


def test_attention_reads_no_value_beyond_its_last() -> None:
    """Fewer values than keys were read past their end, and more than keys were left out."""
    module = Function(F.scaled_dot_product_attention)
    shapes = (({0: AUTO, 2: AUTO}, {0: AUTO, 2: AUTO}, {0: AUTO, 2: AUTO}, {0: AUTO, 2: AUTO, 3: AUTO}),)
    loaded = tk.load(tk.compile(module, _operands(7, 7), dynamic_shapes=shapes, target="cpu"))
    for length in (7, 2, 40):
        given = _operands(length, length)
        torch.testing.assert_close(loaded(*given), module(*given), rtol=1e-5, atol=1e-5)
    for wrong in (_operands(7, 3), _operands(7, 9), _operands(7, 7, batch=2), _operands(7, 7, width=6)):
        with pytest.raises(TkError):
            loaded(*wrong)
