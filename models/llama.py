"""Llama 3 and its relatives (Touvron et al. 2023; Qwen 3 adds a norm of q and k): logits of a whole sequence, or of one
more token with the keys and values of those before it in a cache.

Parameter names are those of Hugging Face's LlamaForCausalLM and Qwen3ForCausalLM. Rotary embedding pairs channel i with
i + head_dim/2, as there (rotate_half), not with i + 1 as in Meta's own code, whose q and k are permuted.
"""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule
from tk.models.presets import ROPE_SCALING_ORIGINAL_POSITIONS, LlamaConfig, LlamaStepConfig

__all__ = ["Llama", "LlamaStep", "rope_frequencies"]


def rope_frequencies(config: LlamaConfig) -> torch.Tensor:
    """Radians a position of each pair of channels, float32 [head_dim / 2]: theta^(-2i / head_dim).

    With rope_factor > 1, Llama 3.1's scaling: wavelengths beyond the original context are stretched by the factor,
    those under a quarter of it are kept, and between the two the blend is linear in context / wavelength.
    """
    pairs = torch.arange(0, config.head_dim, 2, dtype=torch.int64, device="cpu").to(torch.float32)
    frequencies = 1.0 / config.rope_theta ** (pairs / config.head_dim)
    if config.rope_factor == 1.0:
        return frequencies
    turns = ROPE_SCALING_ORIGINAL_POSITIONS * frequencies / (2 * math.pi)
    keep = ((turns - 1.0) / (4.0 - 1.0)).clamp(0.0, 1.0)
    return frequencies * (keep + (1.0 - keep) / config.rope_factor)


def rope(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Turn each pair of channels (i, i + d/2) of x [batch, heads, seq, d] by its position's angle; cos, sin [seq, d]."""
    low, high = x.chunk(2, dim=-1)
    return x * cos + torch.cat((-high, low), dim=-1) * sin


class RMSNorm(nn.Module):
    """x / √(mean(x²) + eps) · weight over the last dim, the mean in float32 or wider."""

    def __init__(self, features: int, eps: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(features))
        self.eps = eps

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        wide = x if x.dtype == torch.float64 else x.to(torch.float32)
        scale = torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + self.eps)
        return self.weight * (wide * scale).to(x.dtype)


class Attention(nn.Module):
    """Causal grouped-query attention with rotary positions."""

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__()
        self.head_dim = config.head_dim
        self.groups = config.heads // config.kv_heads
        self.q_proj = nn.Linear(config.hidden, config.heads * config.head_dim, bias=False)
        self.k_proj = nn.Linear(config.hidden, config.kv_heads * config.head_dim, bias=False)
        self.v_proj = nn.Linear(config.hidden, config.kv_heads * config.head_dim, bias=False)
        self.o_proj = nn.Linear(config.heads * config.head_dim, config.hidden, bias=False)
        self.q_norm = RMSNorm(config.head_dim, config.norm_eps) if config.qk_norm else nn.Identity()
        self.k_norm = RMSNorm(config.head_dim, config.norm_eps) if config.qk_norm else nn.Identity()

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        q, k, v = (y.unflatten(-1, (-1, self.head_dim)) for y in (self.q_proj(x), self.k_proj(x), self.v_proj(x)))
        q = rope(self.q_norm(q).transpose(1, 2), cos, sin)
        k = self.repeat(rope(self.k_norm(k).transpose(1, 2), cos, sin))
        v = self.repeat(v.transpose(1, 2))
        out = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.o_proj(out.transpose(1, 2).flatten(2))

    def step(
        self,
        x: torch.Tensor,
        cos: torch.Tensor,
        sin: torch.Tensor,
        cache: tuple[torch.Tensor, torch.Tensor],
        bias: torch.Tensor,
        here: torch.Tensor,
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """x [batch, 1, hidden]; cache: k and v [batch, kv_heads, context, d]; bias [batch, 1, 1, context] is -inf where the
        cache holds nothing yet, and `here` true at the token's own position. Gives the result and the token's own k and v
        [batch, kv_heads, 1, d].

        The cache is read where it lies, not copied with the token's own entry in it: the scores get it instead.
        """
        q, k, v = (y.unflatten(-1, (-1, self.head_dim)) for y in (self.q_proj(x), self.k_proj(x), self.v_proj(x)))
        q = rope(self.q_norm(q).transpose(1, 2), cos, sin).unflatten(1, (-1, self.groups)).squeeze(3)
        k, v = rope(self.k_norm(k).transpose(1, 2), cos, sin), v.transpose(1, 2)
        wide = torch.float64 if x.dtype == torch.float64 else torch.float32
        before = (q @ cache[0].transpose(2, 3)).to(wide) * self.head_dim**-0.5
        own = (q @ k.transpose(2, 3)).to(wide) * self.head_dim**-0.5
        p = F.softmax(torch.where(here, own, before + bias.to(wide)), dim=-1)
        own = torch.where(here, p, 0.0).sum(-1, keepdim=True)
        out = torch.where(here, 0.0, p).to(x.dtype) @ cache[1] + own.to(x.dtype) * v
        return self.o_proj(out.flatten(1)[:, None]), k, v

    def repeat(self, x: torch.Tensor) -> torch.Tensor:
        """[batch, kv_heads, seq, d] → [batch, heads, seq, d]: head h reads key head h // groups."""
        if self.groups == 1:
            return x
        batch, heads, seq, dim = x.shape
        return x[:, :, None].expand(batch, heads, self.groups, seq, dim).flatten(1, 2)


class FeedForward(nn.Module):
    """SwiGLU: down(silu(gate(x)) · up(x))."""

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__()
        self.gate_proj = nn.Linear(config.hidden, config.ffn, bias=False)
        self.up_proj = nn.Linear(config.hidden, config.ffn, bias=False)
        self.down_proj = nn.Linear(config.ffn, config.hidden, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Layer(nn.Module):
    """x + attention(norm(x)), then x + ffn(norm(x))."""

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__()
        self.input_layernorm = RMSNorm(config.hidden, config.norm_eps)
        self.self_attn = Attention(config)
        self.post_attention_layernorm = RMSNorm(config.hidden, config.norm_eps)
        self.mlp = FeedForward(config)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        x = x + self.self_attn(self.input_layernorm(x), cos, sin)
        return x + self.mlp(self.post_attention_layernorm(x))

    def step(
        self,
        x: torch.Tensor,
        cos: torch.Tensor,
        sin: torch.Tensor,
        cache: tuple[torch.Tensor, torch.Tensor],
        bias: torch.Tensor,
        here: torch.Tensor,
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        out, k, v = self.self_attn.step(self.input_layernorm(x), cos, sin, cache, bias, here)
        x = x + out
        return x + self.mlp(self.post_attention_layernorm(x)), k, v


class Decoder(nn.Module):
    """Embedding, layers, last normalisation: [batch, seq] → [batch, seq, hidden]."""

    cos: torch.Tensor
    sin: torch.Tensor

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding(config.vocab, config.hidden)
        self.layers = nn.ModuleList(Layer(config) for _ in range(config.layers))
        self.norm = RMSNorm(config.hidden, config.norm_eps)
        # Tables, not operators: a GPU's fast cosine is wrong for large angles.
        angles = torch.outer(torch.arange(config.positions, device="cpu").to(torch.float32), rope_frequencies(config))
        self.register_buffer("cos", angles.cos().repeat(1, 2), persistent=False)
        self.register_buffer("sin", angles.sin().repeat(1, 2), persistent=False)

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        x = self.embed_tokens(input_ids)
        positions = torch.arange(input_ids.shape[1], device=input_ids.device)
        cos, sin = F.embedding(positions, self.cos), F.embedding(positions, self.sin)
        for layer in self.layers:
            x = layer(x, cos, sin)
        return self.norm(x)

    def step(
        self, input_ids: torch.Tensor, position: torch.Tensor, k: list[torch.Tensor], v: list[torch.Tensor]
    ) -> tuple[torch.Tensor, list[torch.Tensor], list[torch.Tensor]]:
        """[batch, 1] → [batch, 1, hidden], and each layer's own k and v of this token."""
        x = self.embed_tokens(input_ids)
        cos, sin = (F.embedding(position, table)[:, None, None] for table in (self.cos, self.sin))
        positions = torch.arange(k[0].shape[2], device=position.device)[None, None, None]
        now = position[:, None, None, None]
        bias, here = torch.where(positions >= now, float("-inf"), 0.0).to(x.dtype), positions == now
        own_k, own_v = [], []
        for layer, cache in zip(self.layers, zip(k, v, strict=True), strict=True):
            x, key, value = layer.step(x, cos, sin, cache, bias, here)
            own_k.append(key)
            own_v.append(value)
        return self.norm(x), own_k, own_v


class Llama(ZooModule):
    """input_ids int64 [batch, seq] → logits [batch, seq, vocab]; position t sees positions ≤ t."""

    config: LlamaConfig

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__(config)
        self.model = Decoder(config)
        self.lm_head = None if config.tied else nn.Linear(config.hidden, config.vocab, bias=False)

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        return self.head(self.model(input_ids))

    def head(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, self.model.embed_tokens.weight) if self.lm_head is None else self.lm_head(x)

    def example_inputs(self, generator: torch.Generator) -> dict[str, torch.Tensor]:
        shape = (self.config.batch, self.config.seq)
        return {"input_ids": torch.randint(self.config.vocab, shape, generator=generator)}

    def tied_names(self) -> dict[str, str]:
        return {"lm_head.weight": "model.embed_tokens.weight"} if self.config.tied else {}

    @staticmethod
    def from_checkpoint_name(name: str) -> str | None:
        return None if name.endswith("rotary_emb.inv_freq") else name

    def gain(self, name: str) -> float:
        residual = name.endswith(("o_proj.weight", "down_proj.weight"))  # two sums a layer
        return 1.0 / math.sqrt(2 * self.config.layers) if residual else 1.0


class LlamaStep(Llama):
    """One step of generation: input_ids int64 [batch, 1], each sequence's next token; position int64 [batch], how many
    tokens came before it, less than context; k and v, a list of [batch, kv_heads, context, head_dim] a layer: the keys
    (turned) and values of those tokens, and anything finite behind them.

    Gives logits [batch, 1, vocab] and this token's own entries, k_0, v_0, k_1 … [batch, kv_heads, 1, head_dim], which the
    caller writes into the cache at `position`.
    """

    config: LlamaStepConfig

    def forward(  # type: ignore[override]  # a step takes its cache as well
        self, input_ids: torch.Tensor, position: torch.Tensor, k: list[torch.Tensor], v: list[torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        x, keys, values = self.model.step(input_ids, position, k, v)
        results = {"logits": self.head(x)}
        for i, (key, value) in enumerate(zip(keys, values, strict=True)):
            results |= {f"k_{i}": key, f"v_{i}": value}
        return results

    def example_inputs(self, generator: torch.Generator) -> dict[str, Any]:
        sizes = self.config
        shape = (sizes.batch, sizes.kv_heads, sizes.context, sizes.head_dim)
        inputs: dict[str, Any] = super().example_inputs(generator)
        inputs["position"] = torch.randint(sizes.context // 2, sizes.context, (sizes.batch,), generator=generator)
        for name in ("k", "v"):
            inputs[name] = [torch.randn(shape, generator=generator) for _ in range(sizes.layers)]
        return inputs
