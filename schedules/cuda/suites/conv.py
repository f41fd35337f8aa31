"""Convolutions of known networks, channels last, beside cuDNN's; the varying size is the batch."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING

from tk.graph.align_convolutions import COLUMNS, groups_in_one
from tk.schedule.suite import RANDOM, Problem, Suite, TorchFunction
from tk.schedules.cuda.conv.cases import conv_case, transposed_case
from tk.schedules.cuda.suites.shared import eager, inductor

if TYPE_CHECKING:
    import torch


__all__ = ["LAYERS", "SUITE", "Layer", "random_layer"]


@dataclass(frozen=True)
class Layer:
    """A convolution of images of `size` with so many `channels`, to `columns`; `pads` before and behind each axis alike;
    `more` is a transposed one's output padding."""

    size: tuple[int, ...]
    channels: int
    columns: int
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    pads: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int = 1
    transposed: bool = False
    more: int = 0

    @property
    def outs(self) -> tuple[int, ...]:
        """The result's size."""
        each = zip(self.size, self.kernel, self.stride, self.pads, self.dilation, strict=True)
        if self.transposed:
            return tuple((s - 1) * st - 2 * p + k + self.more for s, k, st, p, _ in each)
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


def _up(size: int, channels: int, columns: int, kernel: int, stride: int, pad: int, rank: int = 2, more: int = 0) -> Layer:
    """A transposed layer."""
    each = (size,) * rank, channels, columns, (kernel,) * rank, (stride,) * rank, (pad,) * rank, (1,) * rank
    return Layer(*each, transposed=True, more=more)


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
    "unet572": {
        "3x3_64_570": _layer(570, 64, 64, pad=0),
        "3x3_1024_30": _layer(30, 1024, 1024, pad=0),
        "up_512_54": _up(54, 512, 256, 2, 2, 0),
    },
    "dcgan": {
        "up_512_4": _up(4, 512, 256, 4, 2, 1),
        "up_256_8": _up(8, 256, 128, 4, 2, 1),
        "up_128_16": _up(16, 128, 64, 4, 2, 1),
        "up_64_3_32": _up(32, 64, 3, 4, 2, 1),
    },
    "upsampling": {"up_256_28_k3": _up(28, 256, 128, 3, 2, 1, more=1)},
    "hifigan": {
        "k7_80_512_200": _layer(200, 80, 512, 7, rank=1),
        "k11_d5_256_1600": _layer(1600, 256, 256, 11, rank=1, dilation=5),
        "k7_d3_128_12800": _layer(12800, 128, 128, 7, rank=1, dilation=3),
        "k3_32_51200": _layer(51200, 32, 32, 3, rank=1),
        "up_512_200": _up(200, 512, 256, 16, 8, 4, 1),
        "up_128_12800": _up(12800, 128, 64, 4, 2, 1, 1),
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
    "unet3d": {
        "3x3x3_32_64": _layer(64, 32, 64, rank=3),
        "3x3x3_128_16": _layer(16, 128, 128, rank=3),
        "up_128_16": _up(16, 128, 64, 2, 2, 0, 3),
    },
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
    """The problem of `layer`: images and weights as the graph phase leaves them, images of few channels padded where they are
    turned, weights packed, with zeros between groups."""
    if layer.groups > 1 and groups_in_one(layer.groups, layer.channels // layer.groups, layer.columns // layer.groups) == 1:
        # Outputs beyond a group's own would be cut away by what follows.
        layer = replace(layer, columns=layer.columns + layer.groups * (-(layer.columns // layer.groups) % COLUMNS))
    given = _given(layer, batch)
    name, pads = f"{model}_{part}_{batch}", (*given.pads, *given.pads)
    if layer.transposed:
        taps = [-(-k // s) for k, s in zip(layer.kernel, layer.stride, strict=True)]
        kernel = layer.kernel if any(k % s for k, s in zip(layer.kernel, layer.stride, strict=True)) else ()
        spans = kernel or tuple(t * s for t, s in zip(taps, layer.stride, strict=True))
        each = zip(layer.outs, layer.size, layer.stride, layer.pads, spans, strict=True)
        more = tuple(out - (s - 1) * st + 2 * p - span for out, s, st, p, span in each)
        first = layer.columns % 8 > 0
        case = transposed_case(name, given.x, given.w, layer.stride, layer.pads, more, dtype, False, first, kernel)
    else:
        of_one = layer.channels // layer.groups, layer.columns // layer.groups
        combined = of_one if 1 < layer.groups != given.groups else None
        window = layer.stride, pads, layer.dilation
        case = conv_case(
            name, given.x, given.w, dtype, *window, given.groups, outputs_first=layer.columns % 8 > 0, combined=combined
        )
    own = layer.channels // layer.groups
    outputs, count = batch * prod(layer.outs) * layer.columns, prod(layer.kernel)
    read = batch * prod(layer.size) * layer.channels + count * own * layer.columns
    pixels = batch * prod(layer.size if layer.transposed else layer.outs)
    sizes = (*layer.size, layer.channels, layer.columns, *layer.kernel)
    return Problem(
        model, part, batch, dtype, sizes, case, 2.0 * pixels * layer.columns * own * count, 2.0 * (read + outputs),
        {"w": (count * own / (prod(layer.stride) if layer.transposed else 1)) ** -0.5}, torch=_in_torch(layer, given.groups),
        weights=("w",), prepare=partial(_prepared, layer, given.groups),
    )  # fmt: skip


@dataclass(frozen=True)
class _Given:
    """What a kernel is given: shapes of images and of weights (columns last), padding of each axis, groups."""

    x: tuple[int, ...]
    w: tuple[int, ...]
    pads: tuple[int, ...]
    groups: int


def _given(layer: Layer, batch: int) -> _Given:
    own, groups, size, pads = layer.channels // layer.groups, layer.groups, list(layer.size), layer.pads
    channels = layer.channels
    if layer.transposed:
        taps = tuple(-(-k // s) for k, s in zip(layer.kernel, layer.stride, strict=True))
        k, phases = (*taps, channels), (*layer.stride, layer.columns)
        return _Given((batch, *size, channels), phases + k if layer.columns % 8 else k + phases, pads, 1)
    if groups == 1 and channels < 8 and layer.kernel[-1] > 1:  # rows of the window are read as one run
        channels = next(c for c in range(channels, 9) if layer.stride[-1] * c % 8 == 0)
        size[-1] += 2 * pads[-1]
        size[-1] = next(width for width in range(size[-1], size[-1] + 8) if width * channels % 8 == 0)
        own, pads = channels, (*pads[:-1], 0)
    if groups == 1 and own >= 8:
        own = channels = own + -own % COLUMNS
    count = groups_in_one(groups, own, layer.columns // groups) or 1
    if count > 1:
        own, groups = own * count, groups // count
    elif groups > 1 and own > 1:  # each padded
        own += -own % COLUMNS
        channels = groups * own
    return _Given((batch, *size, channels), (*layer.kernel, own, layer.columns), pads, groups)


def _prepared(layer: Layer, groups: int, name: str, tensor: torch.Tensor) -> torch.Tensor:
    """Zeros where the graph phase has them: around images and behind their channels, between groups, beyond a kernel."""
    import torch

    own = layer.channels // layer.groups
    if name == "x" and tuple(tensor.shape[1:]) != (*layer.size, layer.channels):
        inside = torch.zeros_like(tensor)
        _images(layer, inside).copy_(_images(layer, tensor))
        return inside
    if name == "w" and layer.transposed:
        rank = len(layer.size)
        taps, phases = (rank + 1, 0) if layer.columns % 8 else (0, rank + 1)
        for axis, (k, s) in enumerate(zip(layer.kernel, layer.stride, strict=True)):
            for phase in range(s - (-k % s), s):  # of the last taps, which are the first of W
                tensor.movedim((taps + axis, phases + axis), (0, 1))[0, phase].zero_()
    elif name == "w" and groups < layer.groups:
        first = layer.columns % 8 > 0  # outputs come first
        i, o = torch.arange(tensor.shape[-1 if first else -2]), torch.arange(layer.columns)
        wanted = (i[:, None] // own) == (o[None, :] // (layer.columns // layer.groups)) % (layer.groups // groups)
        if first:
            wanted = wanted.T.reshape(-1, *(1 for _ in layer.kernel), wanted.shape[0])
        tensor *= wanted.to(tensor.device)
    return tensor


def _images(layer: Layer, x: torch.Tensor) -> torch.Tensor:
    """[n, size…, groups, channels of one] of what a kernel is given: without zeros around images and behind channels."""
    first = layer.pads[-1] if x.shape[-2] != layer.size[-1] else 0
    rows = x[..., first : first + layer.size[-1], :]
    return rows.unflatten(-1, (layer.groups, -1))[..., : layer.channels // layer.groups]


def _kernel_in_torch(layer: Layer, groups: int, w: torch.Tensor) -> torch.Tensor:
    """The weights as torch has them, of what a kernel is given."""
    rank, own = len(layer.size), layer.channels // layer.groups
    if layer.transposed:
        w = w.permute(*range(rank + 1, 2 * rank + 2), *range(rank + 1)) if layer.columns % 8 else w
        w = w.flip(list(range(rank)))
        order = [rank, 2 * rank + 1, *(axis for i in range(rank) for axis in (i, rank + 1 + i))]
        w = w.permute(order).reshape(layer.channels, layer.columns, *(w.shape[i] * s for i, s in enumerate(layer.stride)))
        return w[(slice(None), slice(None), *(slice(0, k) for k in layer.kernel))]
    w = w.movedim(0, -1) if layer.columns % 8 else w
    if groups < layer.groups:
        count, columns = layer.groups // groups, layer.columns // layer.groups
        w = w.reshape(*w.shape[:rank], count, own, groups, count, columns)
        w = w.diagonal(0, rank, rank + 3).movedim(-1, -2).reshape(*w.shape[:rank], own, layer.columns)
    return w[..., :own, :].movedim(-1, 0).movedim(-1, 1)


def _in_torch(layer: Layer, groups: int) -> TorchFunction:
    """The layer in torch, of the case's inputs: channels last in memory. Its weights are turned once, as in a model."""
    turned: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}
    rank = len(layer.size)

    def kept(tensor: torch.Tensor, make: Callable[[torch.Tensor], torch.Tensor]) -> torch.Tensor:
        import torch

        last = {1: torch.contiguous_format, 2: torch.channels_last, 3: torch.channels_last_3d}[rank]
        if tensor.data_ptr() not in turned:
            turned[tensor.data_ptr()] = tensor, make(tensor).contiguous(memory_format=last)
        return turned[tensor.data_ptr()][1]

    def images(x: torch.Tensor) -> torch.Tensor:
        if tuple(x.shape[1:]) == (*layer.size, layer.channels):
            return x.movedim(-1, 1)
        return kept(x, lambda x: _images(layer, x).flatten(-2).movedim(-1, 1))

    def call(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        import torch

        kernel = kept(w, lambda w: _kernel_in_torch(layer, groups, w))
        if layer.transposed:
            convolve = getattr(torch.nn.functional, f"conv_transpose{rank}d")
            y = convolve(images(x), kernel, None, layer.stride, layer.pads, layer.more)
        else:
            convolve = getattr(torch.nn.functional, f"conv{rank}d")
            y = convolve(images(x), kernel, None, layer.stride, layer.pads, layer.dilation, layer.groups)
        return y.movedim(1, -1)

    return call


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    if model == RANDOM:
        layer, batch = random_layer(int(part))
        return problem(model, part, layer, batch, dtype)
    return problem(model, part, LAYERS[model][part], m, dtype)


def _fastest(rival: Callable[[Problem], TorchFunction], problem: Problem) -> TorchFunction:
    """With cuDNN's fastest, found by trying them."""
    import torch

    torch.backends.cudnn.benchmark = True
    return rival(problem)


SUITE = Suite(
    "convolutions of known networks, for batches of `m`",
    {model: tuple(parts) for model, parts in LAYERS.items()},
    (1, 8, 64),
    ("bfloat16", "float16"),
    {"cudnn": partial(_fastest, eager), "inductor": partial(_fastest, inductor)},
    _problem,
    random=True,
)
