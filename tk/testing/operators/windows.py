"""Matmuls, convolutions, pooling, resizing and Fourier transforms, by torch's names (docs/torch.md)."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from tk.testing.operators.problem import FLOATS, Built, Function, Operator, Size, number

__all__ = ["MATMULS", "POOLS"]


def _mm(s: Size) -> Built:
    m, n, k = s.matmul
    return [number(m, k), number(k, n)], torch.mm


def _addmm(s: Size) -> Built:
    m, n, k = s.matmul
    return [number(n), number(m, k), number(n, k)], lambda b, x, w: torch.addmm(b, x, w.T)


def _bmm(s: Size) -> Built:
    b, h, length, width = s.heads
    length = min(length, 2048)
    return [number(b * h, length, width), number(b * h, width, length)], torch.bmm


def _convolution(s: Size) -> Built:
    n, c, h, w = s.conv
    return [number(n, c, h, w), number(c, c, 3, 3), number(c)], lambda x, k, b: F.conv2d(x, k, b, padding=1)


def _fft_r2c(s: Size) -> Built:
    return [number(s.rows, 512)], lambda x: torch.view_as_real(torch.fft.rfft(x))


def _fft_c2r(s: Size) -> Built:
    return [number(s.rows, 257, 2)], lambda x: torch.fft.irfft(torch.view_as_complex(x), n=512)


MATMULS: dict[str, Operator] = {
    "addmm": Operator(_addmm),
    "bmm": Operator(_bmm),
    "convolution": Operator(_convolution),
    "mm": Operator(_mm),
    "_fft_c2r": Operator(_fft_c2r, ("float32",)),
    "_fft_r2c": Operator(_fft_r2c, ("float32",)),
}


def _image(function: Function) -> Operator:
    return Operator(lambda s: ([number(*s.image)], function), FLOATS)


def _signal(function: Function) -> Operator:
    return Operator(lambda s: ([number(s.image[0], s.image[1], s.image[2] * s.image[3])], function), FLOATS)


def _volume(function: Function) -> Operator:
    def build(s: Size) -> Built:
        n, c, h, w = s.image
        return [number(n, max(1, c // 8), 8, h, w)], function

    return Operator(build, FLOATS)


def _grid(s: Size) -> Built:
    n, _, h, w = s.image
    inputs = [number(*s.image), number(n, h, w, 2, low=-1.0, high=1.0)]
    return inputs, lambda x, g: F.grid_sample(x, g, align_corners=False)


POOLS: dict[str, Operator] = {
    "_adaptive_avg_pool2d": _image(lambda x: F.adaptive_avg_pool2d(x, (7, 7))),
    "_adaptive_avg_pool3d": _volume(lambda x: F.adaptive_avg_pool3d(x, (4, 7, 7))),
    "adaptive_avg_pool1d": _signal(lambda x: F.adaptive_avg_pool1d(x, 64)),
    "avg_pool1d": _signal(lambda x: F.avg_pool1d(x, 4)),
    "avg_pool2d": _image(lambda x: F.avg_pool2d(x, 3, 2, 1)),
    "avg_pool3d": _volume(lambda x: F.avg_pool3d(x, 2)),
    "grid_sampler_2d": Operator(_grid),
    "max_pool2d_with_indices": _image(lambda x: F.max_pool2d(x, 3, 2, 1)),
    "max_pool3d_with_indices": _volume(lambda x: F.max_pool3d(x, 2)),
    "upsample_bilinear2d.vec": _image(lambda x: F.interpolate(x, scale_factor=2, mode="bilinear")),
    "upsample_nearest2d.vec": _image(lambda x: F.interpolate(x, scale_factor=2, mode="nearest")),
}
