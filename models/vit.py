"""Vision Transformer (Dosovitskiy et al. 2020).

Parameter names are those of Hugging Face's ViTForImageClassification as published (google/vit-base-patch16-224); the
names that Transformers 5 uses in memory are read too.
"""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule
from tk.models.presets import ViTConfig

__all__ = ["ViT"]

# Transformers 5 in memory → as published.
_RENAMED = (
    ("vit.layers.", "vit.encoder.layer."),
    (".attention.q_proj.", ".attention.attention.query."),
    (".attention.k_proj.", ".attention.attention.key."),
    (".attention.v_proj.", ".attention.attention.value."),
    (".attention.o_proj.", ".attention.output.dense."),
    (".mlp.fc1.", ".intermediate.dense."),
    (".mlp.fc2.", ".output.dense."),
)


class Projection(nn.Module):
    """A linear layer called "dense", as in the checkpoint."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.dense = nn.Linear(inputs, outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.dense(x)


class PatchEmbeddings(nn.Module):
    """[batch, channels, height, width] → [batch, patches, hidden], patches in row-major order."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.projection = nn.Conv2d(config.channels, config.hidden, config.patch, config.patch)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.projection(x).flatten(2).transpose(1, 2)


class Embeddings(nn.Module):
    """Patches behind a class token, plus a learned position each: [batch, patches + 1, hidden]."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        patches = (config.image_size // config.patch) ** 2
        self.cls_token = nn.Parameter(torch.empty(1, 1, config.hidden))
        self.position_embeddings = nn.Parameter(torch.empty(1, patches + 1, config.hidden))
        self.patch_embeddings = PatchEmbeddings(config)

    def forward(self, pixel_values: torch.Tensor) -> torch.Tensor:
        patches = self.patch_embeddings(pixel_values)
        token = self.cls_token.expand(patches.shape[0], -1, -1)
        return torch.cat((token, patches), dim=1) + self.position_embeddings


class SelfAttention(nn.Module):
    """Softmax(q kᵀ / √d) v over all tokens, heads side by side in the last dim."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.heads = config.heads
        self.query = nn.Linear(config.hidden, config.hidden)
        self.key = nn.Linear(config.hidden, config.hidden)
        self.value = nn.Linear(config.hidden, config.hidden)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = (y.unflatten(-1, (self.heads, -1)).transpose(1, 2) for y in (self.query(x), self.key(x), self.value(x)))
        return F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)


class Attention(nn.Module):
    """Self-attention and its output projection."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.attention = SelfAttention(config)
        self.output = Projection(config.hidden, config.hidden)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.output(self.attention(x))


class Layer(nn.Module):
    """x + attention(norm(x)), then x + ffn(norm(x))."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.layernorm_before = nn.LayerNorm(config.hidden, eps=config.norm_eps)
        self.attention = Attention(config)
        self.layernorm_after = nn.LayerNorm(config.hidden, eps=config.norm_eps)
        self.intermediate = Projection(config.hidden, config.ffn)
        self.output = Projection(config.ffn, config.hidden)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.attention(self.layernorm_before(x))
        return x + self.output(F.gelu(self.intermediate(self.layernorm_after(x))))


class Encoder(nn.Module):
    """The layers, one after the other."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.layer = nn.Sequential(*(Layer(config) for _ in range(config.layers)))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layer(x)


class Backbone(nn.Module):
    """Embeddings, encoder, last normalisation."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.embeddings = Embeddings(config)
        self.encoder = Encoder(config)
        self.layernorm = nn.LayerNorm(config.hidden, eps=config.norm_eps)

    def forward(self, pixel_values: torch.Tensor) -> torch.Tensor:
        return self.layernorm(self.encoder(self.embeddings(pixel_values)))


class ViT(ZooModule):
    """pixel_values [batch, channels, image_size, image_size] → logits [batch, classes], from the class token."""

    config: ViTConfig

    def __init__(self, config: ViTConfig) -> None:
        super().__init__(config)
        self.vit = Backbone(config)
        self.classifier = nn.Linear(config.hidden, config.classes)

    def forward(self, pixel_values: torch.Tensor) -> torch.Tensor:
        return self.classifier(self.vit(pixel_values)[:, 0])

    def example_inputs(self, generator: torch.Generator) -> dict[str, torch.Tensor]:
        side = self.config.image_size
        return {"pixel_values": torch.randn(self.config.batch, self.config.channels, side, side, generator=generator)}

    @staticmethod
    def from_checkpoint_name(name: str) -> str | None:
        for new, published in _RENAMED:
            name = name.replace(new, published)
        return name

    def gain(self, name: str) -> float:
        residual = name.endswith("output.dense.weight")  # two sums a layer: keep the stream's variance near one
        return 1.0 / math.sqrt(2 * self.config.layers) if residual else 1.0
