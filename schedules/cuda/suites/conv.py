"""Convolutions of known networks, channels last, beside cuDNN's; the varying size is the batch."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

from tk.schedule.suite import Problem, Suite
from tk.schedules.cuda.conv.cases import conv_case

__all__ = ["LAYERS", "SUITE", "Layer", "random_layer"]


@dataclass(frozen=True)
class Layer:
    """A convolution of images of `size` with so many `channels`, to `columns`; `pads` before and behind each axis alike."""

    size: tuple[int, ...]
    channels: int
    columns: int
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    pads: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int = 1

    @property
    def outs(self) -> tuple[int, ...]:
        """The result's size."""
        each = zip(self.size, self.kernel, self.stride, self.pads, self.dilation, strict=True)
        return tuple((s + 2 * p - d * (k - 1) - 1) // st + 1 for s, k, st, p, d in each)


def _layer(
    size: int | tuple[int, ...],
    channels: int,
    columns: int,
    kernel: int | tuple[int, ...] = 3,
    stride: int | tuple[int, ...] = 1,
    groups: int = 1,
    rank: int = 2,
    dilation: int = 1,
    pad: int | None = None,
) -> Layer:
    """A layer of the same size, kernel and stride along each axis, or of those given; padded so that a stride of one keeps the
    size, unless `pad` says otherwise."""

    def along(value: int | tuple[int, ...]) -> tuple[int, ...]:
        return (value,) * rank if isinstance(value, int) else value

    taps = along(kernel)
    pads = tuple(dilation * (k - 1) // 2 if pad is None else pad for k in taps)
    return Layer(along(size), channels, columns, taps, along(stride), pads, (dilation,) * rank, groups)


LAYERS: dict[str, dict[str, Layer]] = {
    "resnet50": {
        "stem": _layer(224, 3, 64, 7, 2),
        "1x1_64_256_56": _layer(56, 64, 256, 1),
        "3x3_64_56": _layer(56, 64, 64),
        "1x1_256_64_56": _layer(56, 256, 64, 1),
        "3x3_128_56_s2": _layer(56, 128, 128, 3, 2),
        "3x3_128_28": _layer(28, 128, 128),
        "1x1_512_128_28": _layer(28, 512, 128, 1),
        "1x1_256_512_56_s2": _layer(56, 256, 512, 1, 2),
        "3x3_256_14": _layer(14, 256, 256),
        "1x1_1024_256_14": _layer(14, 1024, 256, 1),
        "3x3_512_7": _layer(7, 512, 512),
        "1x1_512_2048_7": _layer(7, 512, 2048, 1),
    },
    "resnext50_32x4d": {
        "3x3_128_56": _layer(56, 128, 128, groups=32),
        "3x3_256_28": _layer(28, 256, 256, groups=32),
        "3x3_512_14": _layer(14, 512, 512, groups=32),
        "3x3_1024_7": _layer(7, 1024, 1024, groups=32),
    },
    "regnet_y_3.2gf": {
        "3x3_72_56": _layer(56, 72, 72, groups=3),
        "3x3_216_28": _layer(28, 216, 216, groups=9),
        "3x3_576_14": _layer(14, 576, 576, groups=24),
    },
    "mobilenet_v3": {
        "1x1_16_64_112": _layer(112, 16, 64, 1),
        "1x1_40_240_28": _layer(28, 40, 240, 1),
        "5x5_depthwise_120_28": _layer(28, 120, 120, 5, groups=120),
        "1x1_160_960_7": _layer(7, 160, 960, 1),
    },
    "efficientnet_b4": {
        "stem": _layer(380, 3, 48, 3, 2),
        "1x1_24_144_190": _layer(190, 24, 144, 1),
        "3x3_depthwise_192_95": _layer(95, 192, 192, groups=192),
        "1x1_672_112_24": _layer(24, 672, 112, 1),
    },
    "convnext_t": {
        "patches": _layer(224, 3, 96, 4, 4, pad=0),
        "7x7_depthwise_96_56": _layer(56, 96, 96, 7, groups=96),
        "2x2_96_192_56_s2": _layer(56, 96, 192, 2, 2, pad=0),
    },
    "yolov8m": {
        "3x3_48_96_320_s2": _layer(320, 48, 96, 3, 2),
        "3x3_48_160": _layer(160, 48, 48),
        "3x3_96_80": _layer(80, 96, 96),
        "3x3_192_40": _layer(40, 192, 192),
        "3x3_384_576_40_s2": _layer(40, 384, 576, 3, 2),
        "3x3_288_20": _layer(20, 288, 288),
    },
    "sd15_unet": {
        "3x3_4_320_64": _layer(64, 4, 320),
        "3x3_320_64": _layer(64, 320, 320),
        "3x3_640_32": _layer(32, 640, 640),
        "3x3_2560_1280_16": _layer(16, 2560, 1280),
        "3x3_1280_8": _layer(8, 1280, 1280),
        "3x3_320_4_64": _layer(64, 320, 4),
    },
    "sd15_vae": {
        "3x3_512_128": _layer(128, 512, 512),
        "3x3_256_256": _layer(256, 256, 256),
        "3x3_128_512": _layer(512, 128, 128),
        "3x3_128_3_512": _layer(512, 128, 3),
    },
    "unet572": {"3x3_64_570": _layer(570, 64, 64, pad=0), "3x3_1024_30": _layer(30, 1024, 1024, pad=0)},
    "hifigan": {
        "k7_80_512_200": _layer(200, 80, 512, 7, rank=1),
        "k11_d5_256_1600": _layer(1600, 256, 256, 11, rank=1, dilation=5),
        "k7_d3_128_12800": _layer(12800, 128, 128, 7, rank=1, dilation=3),
        "k3_32_51200": _layer(51200, 32, 32, 3, rank=1),
    },
    "speech": {
        "wav2vec2_k3_512_s2": _layer(3199, 512, 512, 3, 2, rank=1, pad=0),
        "wav2vec2_k2_512_s2": _layer(399, 512, 512, 2, 2, rank=1, pad=0),
        "whisper_k3_80_768": _layer(3000, 80, 768, 3, rank=1),
        "whisper_k3_768_s2": _layer(3000, 768, 768, 3, 2, rank=1),
    },
    "r2plus1d_18": {
        "1x3x3_64_144": _layer((16, 56, 56), 64, 144, (1, 3, 3), rank=3),
        "3x1x1_144_64": _layer((16, 56, 56), 144, 64, (3, 1, 1), rank=3),
        "1x3x3_128_288_14": _layer((8, 28, 28), 128, 288, (1, 3, 3), rank=3),
    },
    "unet3d": {"3x3x3_32_64": _layer(64, 32, 64, rank=3), "3x3x3_128_16": _layer(16, 128, 128, rank=3)},
}


def random_layer(seed: int) -> tuple[Layer, int]:
    """A layer drawn over the whole range, odd channels among them, and its batch; at most 2^26 elements."""
    draw = random.Random(seed)
    while True:
        rank = draw.choice((1, 2, 2, 2, 3))
        most = {1: 6000, 2: 160, 3: 40}[rank]
        size = tuple(draw.randint(4, most) for _ in range(rank))
        kernel = tuple(draw.choice((1, 2, 3, 3, 5, 7)) for _ in range(rank))
        stride, dilation = (draw.choice((1, 1, 1, 2, 3)),) * rank, (draw.choice((1, 1, 1, 2)),) * rank
        pads = tuple(draw.choice((0, d * (k - 1) // 2, d * (k - 1))) for k, d in zip(kernel, dilation, strict=True))
        step = draw.choice((1, 8, 8, 8, 16, 32, 64))
        channels, columns = (step * draw.randint(1, max(1, 512 // step)) for _ in range(2))
        groups = draw.choice((1, 1, 1, 1, 2, 4))
        layer = Layer(size, channels * groups, columns * groups, kernel, stride, pads, dilation, groups)
        batch = draw.choice((1, 2, 8, 16))
        elements = batch * max(prod(size) * layer.channels, prod(layer.outs) * layer.columns if min(layer.outs) > 0 else 0)
        if min(layer.outs) > 0 and elements <= 2**26 and elements * prod(kernel) * layer.columns <= 2**41:
            return layer, batch


def problem(model: str, part: str, layer: Layer, batch: int, dtype: str) -> Problem:
    """The problem of `layer`, of images and weights in the order in which the graph phase has them."""
    own = layer.channels // layer.groups
    x, w = (batch, *layer.size, layer.channels), (*layer.kernel, own, layer.columns)
    case = conv_case(
        f"{model}_{part}_{batch}", x, w, dtype, layer.stride, (*layer.pads, *layer.pads), layer.dilation, layer.groups
    )
    outputs = batch * prod(layer.outs) * layer.columns
    moved = 2.0 * (prod(x) + prod(w) + outputs)
    sizes = (*layer.size, layer.channels, layer.columns, *layer.kernel)
    k = prod(layer.kernel) * own
    return Problem(
        model, part, batch, dtype, sizes, case, 2.0 * outputs * k, moved, {"w": k**-0.5}, torch=_in_torch(layer), weights=("w",)
    )


def _in_torch(layer: Layer) -> Callable[..., Any]:
    """The layer in torch, of the case's inputs: channels last in memory. Turned weights are kept: a model has them so."""
    turned: dict[int, tuple[Any, Any]] = {}
    rank = len(layer.size)

    def call(x: Any, w: Any) -> Any:
        import torch

        convolve = getattr(torch.nn.functional, f"conv{rank}d")
        last = {1: torch.contiguous_format, 2: torch.channels_last, 3: torch.channels_last_3d}[rank]
        if w.data_ptr() not in turned:
            kernel = w.permute(rank + 1, rank, *range(rank)).contiguous(memory_format=last)
            turned[w.data_ptr()] = w, kernel
        y = convolve(
            x.movedim(-1, 1), turned[w.data_ptr()][1], None, layer.stride, layer.pads, layer.dilation, layer.groups
        )  # fmt: skip
        return y.movedim(1, -1)

    return call


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    if model == "random":
        layer, batch = random_layer(int(part))
        return problem(model, part, layer, batch, dtype)
    return problem(model, part, LAYERS[model][part], m, dtype)


def _cudnn(problem: Problem) -> Callable[..., Any]:
    """cuDNN's fastest, found by trying them."""
    import torch

    assert problem.torch is not None
    torch.backends.cudnn.benchmark = True
    return problem.torch


def _inductor(problem: Problem) -> Callable[..., Any]:
    import torch

    assert problem.torch is not None
    torch.backends.cudnn.benchmark = True
    torch.compiler.reset()
    compiled: Callable[..., Any] = torch.compile(problem.torch, mode="max-autotune-no-cudagraphs", dynamic=False)
    return compiled


SUITE = Suite(
    "convolutions of known networks, for batches of `m`",
    {model: tuple(parts) for model, parts in LAYERS.items()},
    (1, 8, 64),
    ("bfloat16", "float16"),
    {"cudnn": _cudnn, "inductor": _inductor},
    _problem,
)
