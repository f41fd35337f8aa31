"""Small networks of convolutions with what stands between them in known ones, to see in which layout it is computed."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests.torch_function import Function

__all__ = ["BETWEEN", "MOVING", "NETWORKS", "Between"]

Make = Callable[[], nn.Module]


class Between(nn.Module):
    """Two convolutions of an image of `rank` axes, an activation, and `f` between them, which leaves `channels` of 16."""

    def __init__(self, f: Callable[[Tensor], Tensor], rank: int = 2, channels: int = 16) -> None:
        super().__init__()
        conv = (nn.Conv1d, nn.Conv2d, nn.Conv3d)[rank - 1]
        self.first, self.last = conv(3, 16, 3, padding=1), conv(channels, 16, 3, padding=1)
        self.f = f if isinstance(f, nn.Module) else Function(f)

    def forward(self, x: Tensor) -> Tensor:
        return self.last(torch.relu(self.f(torch.relu(self.first(x)))))


def _shuffled(x: Tensor, groups: int = 4) -> Tensor:
    n, c, h, w = x.shape
    return x.view(n, groups, c // groups, h, w).transpose(1, 2).reshape(n, c, h, w)


def _coordinates(x: Tensor) -> Tensor:
    n, _, h, w = x.shape
    rows, columns = (torch.linspace(-1, 1, size).to(x) for size in (h, w))
    return torch.cat([x, columns.expand(n, 1, h, w), rows[:, None].expand(n, 1, h, w)], 1)


def _attended(x: Tensor) -> Tensor:
    tokens = x.flatten(2).transpose(1, 2)
    return F.scaled_dot_product_attention(tokens, tokens, tokens).transpose(1, 2).reshape(x.shape)


def _normed_channels(x: Tensor) -> Tensor:
    return F.layer_norm(x.permute(0, 2, 3, 1), (16,)).permute(0, 3, 1, 2)


BETWEEN: dict[str, Make] = {
    "instance norm": lambda: Between(nn.InstanceNorm2d(16)),
    "instance norm, affine": lambda: Between(nn.InstanceNorm2d(16, affine=True)),
    "instance norm, tracked": lambda: Between(nn.InstanceNorm2d(16, track_running_stats=True)),
    "instance norm, 1-D": lambda: Between(nn.InstanceNorm1d(16), 1),
    "instance norm, 3-D": lambda: Between(nn.InstanceNorm3d(16), 3),
    "group norm": lambda: Between(nn.GroupNorm(4, 16)),
    "local response norm": lambda: Between(nn.LocalResponseNorm(5)),
    "layer norm of channels": lambda: Between(_normed_channels),
    "normalize": lambda: Between(lambda x: F.normalize(x, dim=1)),
    "standardised": lambda: Between(lambda x: (x - x.mean(1, keepdim=True)) / (x.std((1, 2, 3), keepdim=True) + 0.1)),
    "softmax": lambda: Between(lambda x: x.softmax(1)),
    "log softmax": lambda: Between(lambda x: x.log_softmax(1)),
    "pad": lambda: Between(lambda x: F.pad(x, (1, 2, 0, 1))),
    "pad, value": lambda: Between(lambda x: F.pad(x, (-1, 2, 0, 3), value=0.5)),
    "pad, channels": lambda: Between(lambda x: F.pad(x, (0, 0, 0, 0, 2, 2), value=1.0), channels=20),
    "pad, reflect": lambda: Between(nn.ReflectionPad2d((1, 2, 3, 0))),
    "pad, replicate": lambda: Between(nn.ReplicationPad2d(1)),
    "pad, replicate, 3-D": lambda: Between(nn.ReplicationPad3d(1), 3),
    "pad, circular": lambda: Between(nn.CircularPad2d(1)),
    "pad, reflect, 1-D": lambda: Between(nn.ReflectionPad1d(3), 1),
    "roll": lambda: Between(lambda x: torch.roll(x, (2, 3), (2, 3))),
    "flip": lambda: Between(lambda x: x.flip(3)),
    "nearest": lambda: Between(nn.Upsample(scale_factor=2)),
    "nearest, odd": lambda: Between(nn.Upsample(size=(45, 37))),
    "linear, 1-D": lambda: Between(nn.Upsample(scale_factor=2, mode="linear"), 1),
    "bilinear": lambda: Between(nn.Upsample(scale_factor=2, mode="bilinear")),
    "bilinear, corners": lambda: Between(nn.Upsample(size=(50, 45), mode="bilinear", align_corners=True)),
    "bilinear, antialiased": lambda: Between(lambda x: F.interpolate(x, size=(20, 19), mode="bilinear", antialias=True)),
    "bicubic": lambda: Between(nn.Upsample(scale_factor=2, mode="bicubic")),
    "trilinear": lambda: Between(nn.Upsample(scale_factor=2, mode="trilinear"), 3),
    "area": lambda: Between(lambda x: F.interpolate(x, size=(15, 16), mode="area")),
    "pixel shuffle": lambda: Between(nn.PixelShuffle(2), channels=4),
    "pixel unshuffle": lambda: Between(nn.PixelUnshuffle(2), channels=64),
    "channel shuffle": lambda: Between(_shuffled),
    "rows and columns": lambda: Between(lambda x: x.transpose(2, 3)),
    "repeat": lambda: Between(lambda x: x.repeat(1, 2, 1, 1), channels=32),
    "repeat, pixels": lambda: Between(lambda x: x.repeat(1, 1, 2, 2)),
    "repeat_interleave": lambda: Between(lambda x: x.repeat_interleave(2, 2).repeat_interleave(2, 3)),
    "expand": lambda: Between(lambda x: x.mean((2, 3), keepdim=True).expand(-1, -1, 32, 32)),
    "expand, channels": lambda: Between(lambda x: x.mean(1, keepdim=True).expand(-1, 16, -1, -1)),
    "coordinates": lambda: Between(_coordinates, channels=18),
    "slices": lambda: Between(lambda x: x[:, 2:10, 1:-1, ::2], channels=8),
    "one channel": lambda: Between(lambda x: x[:, 0].unsqueeze(1), channels=1),
    "parts": lambda: Between(lambda x: sum(x.split(4, 1)), channels=4),
    "halves of an image": lambda: Between(lambda x: torch.cat([x, x * 2], 3)),
    "stack": lambda: Between(lambda x: torch.stack([x, x * x], 2).amax(2)),
    "max pool, 1-D": lambda: Between(nn.MaxPool1d(2), 1),
    "max pool, 3-D": lambda: Between(nn.MaxPool3d(2), 3),
    "average pool": lambda: Between(nn.AvgPool2d(3, 2, 1, count_include_pad=False)),
    "average pool, 1-D": lambda: Between(nn.AvgPool1d(2), 1),
    "average pool, 3-D": lambda: Between(nn.AvgPool3d(2), 3),
    "adaptive pool": lambda: Between(nn.AdaptiveMaxPool2d(7)),
    "mean of channels": lambda: Between(lambda x: x * x.mean(1).unsqueeze(1)),
    "argmax": lambda: Between(lambda x: x * x.argmax(1, keepdim=True).to(x.dtype)),
    "cumsum": lambda: Between(lambda x: x.cumsum(2) / 8),
    "a mask of pixels": lambda: Between(lambda x: x * torch.tril(torch.ones(32, 32)).to(x.dtype)),
    "attention": lambda: Between(_attended),
}
"""What stands between two convolutions, by name."""

MOVING = {"pixel shuffle": 1, "pixel unshuffle": 1, "channel shuffle": 1, "rows and columns": 1, "shuffle net": 1}
"""How many kernels move elements of their own: not from one layout to another, but in one."""


def _conv(inside: int, outside: int, kernel: int = 3, stride: int = 1, groups: int = 1) -> nn.Conv2d:
    return nn.Conv2d(inside, outside, kernel, stride, kernel // 2, groups=groups)


class _Pyramid(nn.Module):
    """A feature pyramid: maps of three sizes, the smaller ones enlarged onto the larger."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = _conv(3, 16, 3, 2)
        self.down = nn.ModuleList([_conv(16, 32, 3, 2), _conv(32, 64, 3, 2), _conv(64, 64, 3, 2)])
        self.side = nn.ModuleList([_conv(channels, 32, 1) for channels in (32, 64, 64)])
        self.out = nn.ModuleList([_conv(32, 32) for _ in range(3)])

    def forward(self, x: Tensor) -> Tensor:
        x, maps = torch.relu(self.stem(x)), []
        for down in self.down:
            x = torch.relu(down(x))
            maps.append(x)
        maps = [side(each) for side, each in zip(self.side, maps, strict=True)]
        for i in (1, 0):
            maps[i] = maps[i] + F.interpolate(maps[i + 1], size=maps[i].shape[-2:], mode="nearest")
        return sum(out(each).mean((2, 3)) for out, each in zip(self.out, maps, strict=True))


class _U(nn.Module):
    """A U-Net: maps are enlarged and joined to those of the way down."""

    def __init__(self, mode: str, norm: Callable[[int], nn.Module]) -> None:
        super().__init__()

        def block(inside: int, outside: int) -> nn.Sequential:
            layers = [(_conv(a, outside), norm(outside), nn.ReLU()) for a in (inside, outside)]
            return nn.Sequential(*layers[0], *layers[1])

        self.mode, self.head = mode, nn.Conv2d(16, 4, 1)
        self.down = nn.ModuleList([block(3, 16), block(16, 32), block(32, 64)])
        self.up = nn.ModuleList([block(96, 32), block(48, 16)])

    def forward(self, x: Tensor) -> Tensor:
        kept: list[Tensor] = []
        for down in self.down:
            x = down(F.max_pool2d(x, 2) if kept else x)
            kept.append(x)
        for up, side in zip(self.up, kept[-2::-1], strict=True):
            x = up(torch.cat([side, F.interpolate(x, scale_factor=2, mode=self.mode)], 1))
        return self.head(x)


class _Detector(nn.Module):
    """The parts of YOLOv8: halves of channels, pools one behind another, two heads, and boxes as sums of a distribution."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.second = _conv(3, 16, 3, 2), _conv(16, 32, 3, 2)
        self.left, self.right, self.mix = _conv(16, 16), _conv(16, 16), _conv(48, 32, 1)
        self.pools, self.down = _conv(128, 32, 1), _conv(32, 32, 3, 2)
        self.heads = nn.ModuleList([_conv(32, 24, 1), _conv(32, 24, 1)])
        self.bins = nn.Conv2d(4, 1, 1, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        x = F.silu(self.second(F.silu(self.stem(x))))
        a, b = x.chunk(2, 1)
        x = F.silu(self.mix(torch.cat([a, b, b + F.silu(self.right(F.silu(self.left(b))))], 1)))
        pooled = [x]
        for _ in range(3):
            pooled.append(F.max_pool2d(pooled[-1], 5, 1, 2))
        x = F.silu(self.pools(torch.cat(pooled, 1)))
        found = [self.heads[0](x), self.heads[1](F.silu(self.down(x)))]
        boxes, classes = torch.cat([each.flatten(2) for each in found], 2).split([16, 8], 1)
        n = boxes.shape[0]
        edges = self.bins(boxes.view(n, 4, 4, -1).transpose(1, 2).softmax(1)).view(n, 4, -1)
        return torch.cat([edges, classes.sigmoid()], 1)


class _ConvNext(nn.Module):
    """Blocks whose norms and products have channels last, between convolutions."""

    def __init__(self, width: int = 32, depth: int = 2) -> None:
        super().__init__()
        self.stem, self.first = nn.Conv2d(3, width, 4, 4), nn.LayerNorm(width)
        self.blocks = nn.ModuleList()
        for _ in range(depth):
            layers = nn.LayerNorm(width), nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width)
            self.blocks.append(nn.ModuleList([_conv(width, width, 7, groups=width), nn.Sequential(*layers)]))
        self.scale = nn.Parameter(torch.ones(width))
        self.down, self.head = nn.Conv2d(width, 2 * width, 2, 2), nn.Linear(2 * width, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(self.stem(x).permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
        for conv, rest in self.blocks:
            x = x + (rest(conv(x).permute(0, 2, 3, 1)) * self.scale).permute(0, 3, 1, 2)
        return self.head(self.down(x).mean((2, 3)))


class _Shuffle(nn.Module):
    """A block of ShuffleNet."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.head = _conv(3, 32, 3, 2), nn.Linear(32, 10)
        self.body = nn.Sequential(_conv(16, 16, 1), nn.ReLU(), _conv(16, 16, groups=16), _conv(16, 16, 1), nn.ReLU())

    def forward(self, x: Tensor) -> Tensor:
        a, b = torch.relu(self.stem(x)).chunk(2, 1)
        return self.head(_shuffled(torch.cat([a, self.body(b)], 1), 2).mean((2, 3)))


class _Segmenter(nn.Module):
    """DeepLab's: dilated branches and the image's mean, enlarged and joined; the result enlarged."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.mean, self.head = _conv(3, 16, 3, 2), nn.Conv2d(16, 16, 1), _conv(64, 8)
        dilated = [nn.Conv2d(16, 16, 3, padding=dilation, dilation=dilation) for dilation in (2, 4)]
        self.branches = nn.ModuleList([nn.Conv2d(16, 16, 1), *dilated])

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.stem(x))
        mean = F.interpolate(torch.relu(self.mean(F.adaptive_avg_pool2d(y, 1))), size=y.shape[-2:], mode="bilinear")
        y = self.head(torch.cat([*(torch.relu(branch(y)) for branch in self.branches), mean], 1))
        return F.interpolate(y, size=x.shape[-2:], mode="bilinear")


def _style() -> nn.Module:
    """A network that transfers a style: borders reflected, instances normed."""
    layers: list[nn.Module] = []
    for inside, outside, kernel, stride in ((3, 16, 9, 1), (16, 32, 3, 2)):
        conv = nn.Conv2d(inside, outside, kernel, stride)
        layers += [nn.ReflectionPad2d(kernel // 2), conv, nn.InstanceNorm2d(outside, affine=True), nn.ReLU()]
    layers += [nn.Upsample(scale_factor=2), nn.ReflectionPad2d(1), nn.Conv2d(32, 16, 3), nn.InstanceNorm2d(16), nn.ReLU()]
    return nn.Sequential(*layers, nn.ReflectionPad2d(4), nn.Conv2d(16, 3, 9))


NETWORKS: dict[str, Make] = {
    "feature pyramid": _Pyramid,
    "U, nearest": lambda: _U("nearest", nn.BatchNorm2d),
    "U, bilinear, instance norms": lambda: _U("bilinear", nn.InstanceNorm2d),
    "U, bicubic, group norms": lambda: _U("bicubic", lambda channels: nn.GroupNorm(4, channels)),
    "detector": _Detector,
    "ConvNeXt": _ConvNext,
    "shuffle net": _Shuffle,
    "segmenter": _Segmenter,
    "style": _style,
}
"""Whole networks, of images of three channels, by name."""
