"""BERT (Devlin et al. 2018): the encoder and its pooler.

Parameter names are those of Hugging Face's BertModel. Published checkpoints (google-bert/bert-base-uncased) put "bert."
before them, call a normalisation's weight and bias gamma and beta, and hold the pre-training heads as well.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule, lengths_mask
from tk.models.presets import BertConfig

__all__ = ["Bert"]


class Embeddings(nn.Module):
    """Normalised sum of word, position and segment embeddings: [batch, seq] → [batch, seq, hidden]."""

    def __init__(self, config: BertConfig) -> None:
        super().__init__()
        self.word_embeddings = nn.Embedding(config.vocab, config.hidden)
        self.position_embeddings = nn.Embedding(config.positions, config.hidden)
        self.token_type_embeddings = nn.Embedding(config.segments, config.hidden)
        self.LayerNorm = nn.LayerNorm(config.hidden, eps=config.norm_eps)

    def forward(self, input_ids: torch.Tensor, token_type_ids: torch.Tensor) -> torch.Tensor:
        positions = self.position_embeddings(torch.arange(input_ids.shape[1], device=input_ids.device))
        return self.LayerNorm(self.word_embeddings(input_ids) + self.token_type_embeddings(token_type_ids) + positions)


class SelfAttention(nn.Module):
    """Softmax(q kᵀ / √d + bias) v, heads side by side in the last dim. `bias` is [batch, 1, 1, seq]."""

    def __init__(self, config: BertConfig) -> None:
        super().__init__()
        self.heads = config.heads
        self.query = nn.Linear(config.hidden, config.hidden)
        self.key = nn.Linear(config.hidden, config.hidden)
        self.value = nn.Linear(config.hidden, config.hidden)

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        q, k, v = (y.unflatten(-1, (self.heads, -1)).transpose(1, 2) for y in (self.query(x), self.key(x), self.value(x)))
        return F.scaled_dot_product_attention(q, k, v, attn_mask=bias).transpose(1, 2).flatten(2)


class Output(nn.Module):
    """LayerNorm(dense(x) + residual)."""

    def __init__(self, inputs: int, config: BertConfig) -> None:
        super().__init__()
        self.dense = nn.Linear(inputs, config.hidden)
        self.LayerNorm = nn.LayerNorm(config.hidden, eps=config.norm_eps)

    def forward(self, x: torch.Tensor, residual: torch.Tensor) -> torch.Tensor:
        return self.LayerNorm(self.dense(x) + residual)


class Attention(nn.Module):
    """Self-attention, its output projection and normalisation."""

    def __init__(self, config: BertConfig) -> None:
        super().__init__()
        self.self = SelfAttention(config)
        self.output = Output(config.hidden, config)

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return self.output(self.self(x, bias), x)


class Dense(nn.Module):
    """A linear layer called "dense", as in the checkpoint."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.dense = nn.Linear(inputs, outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.dense(x)


class Layer(nn.Module):
    """Attention, then the feed-forward network, each normalised after its sum."""

    def __init__(self, config: BertConfig) -> None:
        super().__init__()
        self.attention = Attention(config)
        self.intermediate = Dense(config.hidden, config.ffn)
        self.output = Output(config.ffn, config)

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        x = self.attention(x, bias)
        return self.output(F.gelu(self.intermediate(x)), x)


class Encoder(nn.Module):
    """The layers, one after the other."""

    def __init__(self, config: BertConfig) -> None:
        super().__init__()
        self.layer = nn.ModuleList(Layer(config) for _ in range(config.layers))

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        for layer in self.layer:
            x = layer(x, bias)
        return x


class Bert(ZooModule):
    """input_ids, attention_mask (1 keeps, 0 is padding), token_type_ids, int64 [batch, seq] each →
    {"last_hidden_state": [batch, seq, hidden], "pooler_output": [batch, hidden]}."""

    config: BertConfig

    def __init__(self, config: BertConfig) -> None:
        super().__init__(config)
        self.embeddings = Embeddings(config)
        self.encoder = Encoder(config)
        self.pooler = Dense(config.hidden, config.hidden)

    def forward(
        self, input_ids: torch.Tensor, attention_mask: torch.Tensor, token_type_ids: torch.Tensor
    ) -> dict[str, torch.Tensor]:
        x = self.embeddings(input_ids, token_type_ids)
        bias = (1.0 - attention_mask[:, None, None, :].to(x.dtype)) * torch.finfo(x.dtype).min
        x = self.encoder(x, bias)
        return {"last_hidden_state": x, "pooler_output": torch.tanh(self.pooler(x[:, 0]))}

    def example_inputs(self, generator: torch.Generator) -> dict[str, torch.Tensor]:
        batch, seq = self.config.batch, self.config.seq
        segments = (torch.arange(seq) >= seq // 2).to(torch.int64) % self.config.segments
        return {
            "input_ids": torch.randint(self.config.vocab, (batch, seq), generator=generator),
            "attention_mask": lengths_mask(batch, seq, generator),
            "token_type_ids": segments.repeat(batch, 1),
        }

    @staticmethod
    def from_checkpoint_name(name: str) -> str | None:
        if name.startswith("cls.") or name.endswith("embeddings.position_ids"):
            return None
        name = name.removeprefix("bert.")
        return name.replace("LayerNorm.gamma", "LayerNorm.weight").replace("LayerNorm.beta", "LayerNorm.bias")
