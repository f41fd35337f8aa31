"""Decompositions of the operators by which torch computes whole layers for inference: attention with its projections, and an
encoder layer of nn.TransformerEncoderLayer. Programs that torch.compile captures, or that torch.export exported without tk,
have them wherever no gradients are asked for."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional as F

__all__ = ["DECOMPOSITIONS"]

_OF_KEYS = 1  # torch's number for a mask [batch, keys]; others broadcast to [batch, heads, queries, keys] as they are


def _attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    mask: torch.Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The result [batch, queries, embed_dim], and the weights, of all heads or their mean, or nothing where none are needed.
    A mask hides what is not 0 in it; a row of which it hides everything is NaN, as torch has it."""
    if query is key and key is value:
        parts = F.linear(query, qkv_weight, qkv_bias).chunk(3, -1)
    else:
        of_each = zip((query, key, value), qkv_weight.chunk(3), qkv_bias.chunk(3), strict=True)
        parts = tuple(F.linear(x, weight, bias) for x, weight, bias in of_each)
    q, k, v = (part.unflatten(-1, (num_head, -1)).transpose(1, 2) for part in parts)
    scores = (q / math.sqrt(q.shape[-1])) @ k.mT
    if mask is not None:
        hidden = mask.to(torch.bool)
        scores = scores.masked_fill(hidden[:, None, None] if mask_type == _OF_KEYS else hidden, -math.inf)
    weights = scores.softmax(-1)
    made = F.linear((weights @ v).transpose(1, 2).flatten(2), proj_weight, proj_bias)
    if not need_weights:
        return made, query.new_empty(0)
    return made, weights.mean(1) if average_attn_weights else weights


def _encoder_layer(
    src: torch.Tensor,
    embed_dim: int,
    num_heads: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    use_gelu: bool,
    norm_first: bool,
    eps: float,
    norm_weight_1: torch.Tensor,
    norm_bias_1: torch.Tensor,
    norm_weight_2: torch.Tensor,
    norm_bias_2: torch.Tensor,
    ffn_weight_1: torch.Tensor,
    ffn_bias_1: torch.Tensor,
    ffn_weight_2: torch.Tensor,
    ffn_bias_2: torch.Tensor,
    mask: torch.Tensor | None = None,
    mask_type: int | None = None,
) -> torch.Tensor:
    """nn.TransformerEncoderLayer of src [batch, tokens, embed_dim] in evaluation mode."""

    def attended(x: torch.Tensor) -> torch.Tensor:
        given = (x, x, x, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias)
        return _attention(*given, mask=mask, need_weights=False, mask_type=mask_type)[0]

    def fed(x: torch.Tensor) -> torch.Tensor:
        inner = F.linear(x, ffn_weight_1, ffn_bias_1)
        return F.linear(F.gelu(inner) if use_gelu else F.relu(inner), ffn_weight_2, ffn_bias_2)

    def normed(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return F.layer_norm(x, (embed_dim,), weight, bias, eps)

    if norm_first:
        x = src + attended(normed(src, norm_weight_1, norm_bias_1))
        return x + fed(normed(x, norm_weight_2, norm_bias_2))
    x = normed(src + attended(src), norm_weight_1, norm_bias_1)
    return normed(x + fed(x), norm_weight_2, norm_bias_2)


DECOMPOSITIONS: dict[Any, Callable[..., Any]] = {
    torch.ops.aten._native_multi_head_attention.default: _attention,
    torch.ops.aten._transformer_encoder_layer_fwd.default: _encoder_layer,
}
