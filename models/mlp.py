"""A feed-forward network: linear layers with ReLU between them."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule
from tk.models.presets import MlpConfig

__all__ = ["Mlp"]


class Mlp(ZooModule):
    """x [batch, widths[0]] → [batch, widths[-1]]. Checkpoint names: layers.{i}.weight, layers.{i}.bias."""

    config: MlpConfig

    def __init__(self, config: MlpConfig) -> None:
        super().__init__(config)
        pairs = zip(config.widths, config.widths[1:], strict=False)
        self.layers = nn.ModuleList(nn.Linear(inputs, outputs) for inputs, outputs in pairs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x)

    def example_inputs(self, generator: torch.Generator) -> dict[str, torch.Tensor]:
        return {"x": torch.randn(self.config.batch, self.config.widths[0], generator=generator)}

    def gain(self, name: str) -> float:
        return math.sqrt(2.0)  # ReLU halves the mean square (He et al. 2015)
