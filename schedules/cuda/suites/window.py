"""Windows in the suite of functions that memory bounds: images as networks have them, channels last or first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tk.schedule.suite import TorchFunction
from tk.schedules.cuda.suites.shared import Part, Specs
from tk.schedules.cuda.window.cases import depthwise_case, pool_case, resize_case

if TYPE_CHECKING:
    import torch


__all__ = ["WINDOWS"]


def _images(layout: str, side: int, channels: int) -> Callable[[int], tuple[int, ...]]:
    """The shape of square images of about n elements."""
    image = (side, side, channels) if layout == "NHWC" else (channels, side, side)
    return lambda n: (n // (side * side * channels), *image)


def _after(shape: tuple[int, ...], layout: str, window: int, stride: int, padding: int) -> tuple[int, ...]:
    moved = (1, 2) if layout == "NHWC" else (2, 3)
    return tuple((d + 2 * padding - window) // stride + 1 if axis in moved else d for axis, d in enumerate(shape))


def _channels_first(layout: str, f: Callable[..., torch.Tensor]) -> TorchFunction:
    """`f` of images whose layout in torch is channels first, whatever it is in memory."""
    if layout != "NHWC":
        return f
    return lambda x, *others: f(x.permute(0, 3, 1, 2), *others).permute(0, 2, 3, 1)


def _pool(kind: str, layout: str, side: int, channels: int, window: int, stride: int, padding: int) -> Part:
    shape = _images(layout, side, channels)

    def pooled(x: torch.Tensor) -> torch.Tensor:
        import torch

        return getattr(torch.nn.functional, f"{kind}_pool2d")(x, window, stride, padding)

    return Part(
        lambda n, dtype: ((shape(n), dtype),),
        _channels_first(layout, pooled),
        lambda n, dtype: ((_after(shape(n), layout, window, stride, padding), dtype),),
        case=lambda n, dtype: pool_case(kind, layout, shape(n), dtype, window, stride, padding, 1.0),
    )


def _depthwise(side: int, channels: int, window: int, stride: int) -> Part:
    shape, padding = _images("NHWC", side, channels), window // 2

    def convolved(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        import torch

        kernel = w.permute(3, 2, 0, 1)
        return torch.relu(torch.nn.functional.conv2d(x, kernel, b.to(x.dtype), stride, padding, groups=channels))

    def inputs(n: int, dtype: str) -> Specs:
        return (shape(n), dtype), ((window, window, 1, channels), dtype), ((channels,), "float32")

    return Part(
        inputs,
        _channels_first("NHWC", convolved),
        lambda n, dtype: ((_after(shape(n), "NHWC", window, stride, padding), dtype),),
        case=lambda n, dtype: depthwise_case(shape(n), dtype, window, stride, 1.0),
    )


def _resize(mode: str, layout: str, side: int, channels: int, taps: int) -> Part:
    """Images of n elements are resized to twice their size."""
    after, shape = _images(layout, 2 * side, channels), _images(layout, side, channels)

    def resized(x: torch.Tensor) -> torch.Tensor:
        import torch

        return torch.nn.functional.interpolate(x, scale_factor=2, mode=mode)

    return Part(
        lambda n, dtype: ((shape(n // 4), dtype),),
        _channels_first(layout, resized),
        lambda n, dtype: ((after(n), dtype),),
        case=lambda n, dtype: resize_case(taps, layout, shape(n // 4), (2 * side, 2 * side), dtype, 1.0),
    )


WINDOWS = {
    "max3s2_last": _pool("max", "NHWC", 112, 64, 3, 2, 1),
    "max3s2_first": _pool("max", "NCHW", 112, 64, 3, 2, 1),
    "max2s2_first": _pool("max", "NCHW", 224, 64, 2, 2, 0),
    "avg3s1_last": _pool("avg", "NHWC", 28, 256, 3, 1, 1),
    "avg3s1_first": _pool("avg", "NCHW", 28, 256, 3, 1, 1),
    "depthwise3s1": _depthwise(56, 128, 3, 1),
    "depthwise3s2": _depthwise(112, 96, 3, 2),
    "depthwise5s1": _depthwise(28, 240, 5, 1),
    "depthwise7s1": _depthwise(56, 96, 7, 1),
    "nearest_first": _resize("nearest", "NCHW", 56, 64, 1),
    "linear_first": _resize("bilinear", "NCHW", 56, 64, 2),
    "linear_last": _resize("bilinear", "NHWC", 56, 64, 2),
}
