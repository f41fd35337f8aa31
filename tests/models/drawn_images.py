"""Convolutional networks drawn at random: residual, of depthwise blocks, in the shape of a U."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import Tensor, nn

from tests.models.draw import Draw

__all__ = ["mobile_network", "residual_network", "u_network"]


def _norm2d(kind: str, channels: int) -> nn.Module:
    if kind == "batch":
        return nn.BatchNorm2d(channels)
    if kind == "instance":
        return nn.InstanceNorm2d(channels, affine=True)
    return nn.GroupNorm(math.gcd(channels, 8), channels)


class _Residual(nn.Module):
    """A block of ResNet: 3×3 convolutions or a bottleneck, squeeze-and-excite if asked."""

    def __init__(self, width: int, stride: int, groups: int, norm: str, act: Callable[[], nn.Module], squeeze: bool) -> None:
        super().__init__()
        inner = width // 2 // groups * groups or groups
        self.body = nn.Sequential(
            nn.Conv2d(width, inner, 1, bias=False), _norm2d(norm, inner), act(),
            nn.Conv2d(inner, inner, 3, stride, 1, groups=groups, bias=False), _norm2d(norm, inner), act(),
            nn.Conv2d(inner, width, 1, bias=False), _norm2d(norm, width),
        )  # fmt: skip
        self.short = nn.AvgPool2d(stride) if stride > 1 else nn.Identity()
        gate = [
            nn.AdaptiveAvgPool2d(1),
            nn.Conv2d(width, max(1, width // 8), 1),
            act(),
            nn.Conv2d(max(1, width // 8), width, 1),
        ]
        self.gate = nn.Sequential(*gate, nn.Sigmoid()) if squeeze else None
        self.act = act()

    def forward(self, x: Tensor) -> Tensor:
        y = self.body(x)
        if self.gate is not None:
            y = y * self.gate(y)
        short = self.short(x)
        return self.act(y + short[..., : y.shape[-2], : y.shape[-1]])  # type: ignore[no-any-return]


def residual_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, image = d.size("width", 32, 320, 8, tiny=16), d.size("image", 96, 256, 32, tiny=32)
    act, norm, groups = d.activation(), d.one("norm", "batch", "batch", "group"), d.one("groups", 1, 1, 4)
    squeeze = d.one("squeeze", False, True)
    layers: list[nn.Module] = [nn.Conv2d(3, width, d.one("stem", 3, 4, 7), 2, 1), _norm2d(norm, width), act()]
    layers += [nn.MaxPool2d(3, 2, 1)] if d.one("pool", False, True) else []
    for stage in range(2 if d.tiny else 4):
        layers += [
            _Residual(width, 2 if i == 0 and stage else 1, groups, norm, act, squeeze) for i in range(1 if d.tiny else 2)
        ]
        if not d.tiny and stage < 3:
            layers += [nn.Conv2d(width, width * 3 // 2 // 8 * 8, 1)]
            width = width * 3 // 2 // 8 * 8
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(width, d.size("classes", 10, 1000, tiny=10))]
    return nn.Sequential(*layers), (torch.randn(d.batch(), 3, image, image),)


class _MobileBlock(nn.Module):
    def __init__(self, width: int, expand: int, kernel: int, act: Callable[[], nn.Module]) -> None:
        super().__init__()
        inner = width * expand
        self.body = nn.Sequential(
            nn.Conv2d(width, inner, 1, bias=False), nn.BatchNorm2d(inner), act(),
            nn.Conv2d(inner, inner, kernel, 1, kernel // 2, groups=inner, bias=False), nn.BatchNorm2d(inner), act(),
            nn.Conv2d(inner, width, 1, bias=False), nn.BatchNorm2d(width),
        )  # fmt: skip

    def forward(self, x: Tensor) -> Tensor:
        return x + self.body(x)  # type: ignore[no-any-return]


def mobile_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, image, act = d.size("width", 16, 160, 8, tiny=8), d.size("image", 64, 224, 16, tiny=32), d.activation()
    layers: list[nn.Module] = [nn.Conv2d(3, width, 3, 2, 1), act()]
    for _ in range(1 if d.tiny else 4):
        layers += [_MobileBlock(width, d.one("expand", 2, 4, 6), d.one("kernel", 3, 5, 7), act)]
    layers += [nn.Conv2d(width, 2 * width, 3, 2, 1), act(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(2 * width, 100)]
    return nn.Sequential(*layers), (torch.randn(d.batch(64), 3, image, image),)


class _UNet(nn.Module):
    """An encoder, attention in the middle, a decoder with skips; up by transposed convolutions or by resizing."""

    def __init__(self, width: int, depth: int, norm: str, act: Callable[[], nn.Module], up: str, heads: int) -> None:
        super().__init__()

        def block(i: int, o: int) -> nn.Module:
            return nn.Sequential(nn.Conv2d(i, o, 3, 1, 1), _norm2d(norm, o), act())

        sizes = [width * 2**i for i in range(depth)]
        self.first = nn.Conv2d(4, width, 3, 1, 1)
        self.downs = nn.ModuleList([block(size, 2 * size) for size in sizes])
        self.pools = nn.ModuleList([nn.Conv2d(2 * size, 2 * size, 3, 2, 1) for size in sizes])
        middle = 2 * sizes[-1]
        self.norm, self.attention = (
            nn.GroupNorm(math.gcd(8, middle), middle),
            nn.MultiheadAttention(middle, heads, batch_first=True),
        )
        self.ups = nn.ModuleList(
            [
                nn.ConvTranspose2d(2 * size, 2 * size, 2, 2)
                if up == "transposed"
                else nn.Sequential(nn.Upsample(scale_factor=2, mode=up), nn.Conv2d(2 * size, 2 * size, 3, 1, 1))
                for size in reversed(sizes)
            ]
        )
        self.merges = nn.ModuleList([block(4 * size, size) for size in reversed(sizes)])
        self.last = nn.Conv2d(width, 4, 3, 1, 1)

    def forward(self, x: Tensor, t: Tensor) -> Tensor:
        h = self.first(x) + torch.sin(t)[:, None, None, None]
        skips = []
        for down, pool in zip(self.downs, self.pools, strict=True):
            h = down(h)
            skips.append(h)
            h = pool(h)
        n, c, rows, columns = h.shape
        tokens = self.norm(h).reshape(n, c, -1).transpose(1, 2)
        h = h + self.attention(tokens, tokens, tokens, need_weights=False)[0].transpose(1, 2).reshape(n, c, rows, columns)
        for up, merge in zip(self.ups, self.merges, strict=True):
            h = merge(torch.cat((up(h), skips.pop()), 1))
        return self.last(h)  # type: ignore[no-any-return]


def u_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, depth = d.size("width", 32, 192, 16, tiny=16), 2 if d.tiny else d.one("depth", 2, 3)
    image, batch = d.size("image", 32, 128, 8, tiny=16), d.batch(8)
    net = _UNet(
        width,
        depth,
        d.one("norm", "group", "batch", "instance"),
        d.activation(),
        d.one("up", "transposed", "nearest", "bilinear"),
        4,
    )
    return net, (torch.randn(batch, 4, image, image), torch.rand(batch) * 10)
