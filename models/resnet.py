"""ResNet (He et al. 2015), the v1.5 variant: a bottleneck's stride is in its 3×3 convolution.

Parameter names are those of Hugging Face's ResNetForImageClassification (microsoft/resnet-50 and its sisters).
"""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import nn

from tk.models.base import ZooModule
from tk.models.presets import ResNetConfig

__all__ = ["ResNet"]


class ConvNorm(nn.Module):
    """Convolution without bias, batch normalisation, and ReLU if `relu`."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int = 1, relu: bool = True) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(inputs, outputs, kernel, stride, padding=kernel // 2, bias=False)
        self.normalization = nn.BatchNorm2d(outputs)
        self.relu = relu

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.normalization(self.convolution(x))
        return F.relu(x) if self.relu else x


class Block(nn.Module):
    """ReLU(layer(x) + shortcut(x)); the shortcut is a 1×1 convolution where the shape changes."""

    def __init__(self, inputs: int, outputs: int, stride: int, bottleneck: bool) -> None:
        super().__init__()
        same = inputs == outputs and stride == 1
        self.shortcut = nn.Identity() if same else ConvNorm(inputs, outputs, 1, stride, relu=False)
        if bottleneck:
            inner = outputs // 4
            layers = [
                ConvNorm(inputs, inner, 1),
                ConvNorm(inner, inner, 3, stride),
                ConvNorm(inner, outputs, 1, relu=False),
            ]
        else:
            layers = [ConvNorm(inputs, outputs, 3, stride), ConvNorm(outputs, outputs, 3, relu=False)]
        self.layer = nn.Sequential(*layers)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(self.layer(x) + self.shortcut(x))


class Stage(nn.Module):
    """`depth` blocks; the first changes the channels and the resolution."""

    def __init__(self, inputs: int, outputs: int, depth: int, stride: int, bottleneck: bool) -> None:
        super().__init__()
        first = Block(inputs, outputs, stride, bottleneck)
        self.layers = nn.Sequential(first, *(Block(outputs, outputs, 1, bottleneck) for _ in range(depth - 1)))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layers(x)


class Embedder(nn.Module):
    """The stem: 7×7 convolution and 3×3 max pooling, each with stride 2."""

    def __init__(self, config: ResNetConfig) -> None:
        super().__init__()
        self.embedder = ConvNorm(config.channels, config.stem, 7, 2)
        self.pooler = nn.MaxPool2d(3, 2, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.pooler(self.embedder(x))


class Encoder(nn.Module):
    """All stages; each but the first halves the resolution."""

    def __init__(self, config: ResNetConfig) -> None:
        super().__init__()
        inputs = (config.stem, *config.widths)
        self.stages = nn.Sequential(
            *(
                Stage(inputs[i], width, depth, 1 if i == 0 else 2, config.bottleneck)
                for i, (width, depth) in enumerate(zip(config.widths, config.depths, strict=True))
            )
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.stages(x)


class Backbone(nn.Module):
    """Stem, stages, and the mean over the image: [batch, channels, height, width] → [batch, widths[-1], 1, 1]."""

    def __init__(self, config: ResNetConfig) -> None:
        super().__init__()
        self.embedder = Embedder(config)
        self.encoder = Encoder(config)
        self.pooler = nn.AdaptiveAvgPool2d((1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.pooler(self.encoder(self.embedder(x)))


class ResNet(ZooModule):
    """pixel_values [batch, channels, image_size, image_size] → logits [batch, classes]."""

    config: ResNetConfig

    def __init__(self, config: ResNetConfig) -> None:
        super().__init__(config)
        self.resnet = Backbone(config)
        self.classifier = nn.Sequential(nn.Flatten(), nn.Linear(config.widths[-1], config.classes))

    def forward(self, pixel_values: torch.Tensor) -> torch.Tensor:
        return self.classifier(self.resnet(pixel_values))

    def example_inputs(self, generator: torch.Generator) -> dict[str, torch.Tensor]:
        side = self.config.image_size
        return {"pixel_values": torch.randn(self.config.batch, self.config.channels, side, side, generator=generator)}

    def gain(self, name: str) -> float:
        # He's √2 makes up for ReLU. A block's last normalisation is small, as in trained nets, so that sums do not grow.
        last = "2" if self.config.bottleneck else "1"
        if f".layer.{last}.normalization.weight" in name:
            return 0.3
        return 1.0 if "shortcut" in name or "classifier" in name or "normalization" in name else math.sqrt(2.0)
