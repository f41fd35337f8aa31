"""Llama 3 and its relatives (Touvron et al. 2023; Qwen 3 adds a norm of q and k): logits of a whole sequence.

Parameter names are those of Hugging Face's LlamaForCausalLM and Qwen3ForCausalLM. Rotary embedding pairs channel i with
i + head_dim/2, as there (rotate_half), not with i + 1 as in Meta's own code, whose q and k are permuted.
"""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule
from tk.models.presets import ROPE_SCALING_ORIGINAL_POSITIONS, LlamaConfig

__all__ = ["Llama", "rope_frequencies"]


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


class Llama(ZooModule):
    """input_ids int64 [batch, seq] → logits [batch, seq, vocab]; position t sees positions ≤ t."""

    config: LlamaConfig

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__(config)
        self.model = Decoder(config)
        self.lm_head = None if config.tied else nn.Linear(config.hidden, config.vocab, bias=False)

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        x = self.model(input_ids)
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
