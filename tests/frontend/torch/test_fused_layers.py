"""Layers that torch computes by one operator for inference, in what torch.compile and torch.export make of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch

import tk
from tests.torch_function import Function

ATTENTION = torch.ops.aten._native_multi_head_attention.default


@pytest.fixture(autouse=True)
def _inference() -> Iterator[None]:
    with torch.no_grad():
        yield


def _masks(batch: int, tokens: int, heads: int) -> Iterator[tuple[torch.Tensor | None, int | None]]:
    """No mask; one of pairs, one of keys, and of both; each leaves every query its first key."""
    pairs = torch.rand(tokens, tokens) > 0.6
    keys = torch.rand(batch, tokens) > 0.6
    pairs[:, 0] = keys[:, 0] = False
    both = (pairs | keys[:, None, None]).expand(batch, heads, tokens, tokens)
    yield from ((None, None), (pairs, 0), (keys, 1), (both, 2))


def test_attention_with_each_kind_of_mask() -> None:
    layer, masks = torch.nn.MultiheadAttention(16, 4, batch_first=True).eval(), list(_masks(2, 5, 4))
    of_layer = layer.in_proj_weight, layer.in_proj_bias, layer.out_proj.weight, layer.out_proj.bias

    def attended(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        made = [
            ATTENTION(x, *((x, x) if number % 2 else (y, y)), 16, 4, *of_layer, mask, number > 0, number > 1, kind)
            for number, (mask, kind) in enumerate(masks)
        ]
        return (*(each[0] for each in made), *(each[1] for each in made[1:]))

    module, given = Function(attended), (torch.randn(2, 5, 16), torch.randn(2, 5, 16))
    loaded = tk.load(tk.compile(module, given, target="cpu", verify=False))
    for made, expected in zip(loaded(*given), module(*given), strict=True):
        torch.testing.assert_close(made, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("activation", ["gelu", "relu"])
def test_an_encoder_layer_that_torch_compile_captures(activation: str) -> None:
    first = activation == "gelu"
    layer = torch.nn.TransformerEncoderLayer(16, 4, 24, batch_first=True, norm_first=first, activation=activation).eval()
    x, given = torch.randn(2, 5, 16), {}
    if first:
        hidden = torch.arange(5) >= torch.tensor([[5], [3]])
        mask = torch.nn.Transformer.generate_square_subsequent_mask(5)
        given = {"src_mask": mask, "src_key_padding_mask": torch.zeros(2, 5).masked_fill(hidden, -torch.inf)}
    torch.testing.assert_close(torch.compile(layer, backend="tk")(x, **given), layer(x, **given), rtol=1e-4, atol=1e-5)
