"""Regions of images, each at one size: means and greatest samples between pixels, and the greatest pixels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tvm import relax, te, tirx

__all__ = ["Align", "aligned", "pooled", "position_sensitive_pooled"]

Corner = Callable[[relax.Expr, int], relax.Expr]
"""Of a region, its left, top, right or bottom (0 to 3), before it is scaled."""

Batch = Callable[[relax.Expr], relax.Expr]
"""The image that a region is of."""


@dataclass(frozen=True)
class Align:
    """How regions are read: `size` of the result, `scale` of coordinates, `samples` a bin and dim (0: as many as it has
    pixels), pixels' centres at halves or at whole numbers, the greatest sample or the mean, and every bin of a result's
    channel from a channel of its own (position-sensitive regions, Dai et al. 2016) or all from one."""

    size: tuple[int, int]
    scale: float
    samples: int
    half_pixel: bool
    greatest: bool
    own_channels: bool = False


def _clamped(index: relax.Expr, size: relax.Expr) -> relax.Expr:
    return tirx.max(tirx.min(index.astype("int64"), size - 1), 0)


def _corners(at: relax.Expr, size: relax.Expr) -> tuple[relax.Expr, list[tuple[relax.Expr, relax.Expr]]]:
    """Whether a position is on an axis of `size` elements, and the two elements around it, each with its weight."""
    dtype = str(at.ty.dtype)
    end, one = size.astype(dtype), tirx.const(1, dtype)
    inside = tirx.all(at >= -one, at <= end)
    position = tirx.max(tirx.min(at, end - one), tirx.const(0, dtype))
    low = tirx.floor(position)
    return inside, [(_clamped(low, size), one - (position - low)), (_clamped(low + one, size), position - low)]


def _channel(out: relax.Expr, row: relax.Expr, column: relax.Expr, size: tuple[int, int]) -> relax.Expr:
    """The channel of which a bin's pixels are, where every bin of a result's channel has one of its own."""
    return (out * size[0] + row) * size[1] + column


def aligned(data: te.Tensor, regions: relax.Expr | int, corner: Corner, batch_of: Batch, how: Align) -> te.Tensor:
    """data [n, c, h, w] → [regions, c, *size], or of own channels [regions, c / (size[0] · size[1]), *size]. Each bin takes
    samples at even distances, read between pixels; outside of the image they are 0. The greatest is that of pixels times their
    weights, as ONNX has it."""
    count, channels, height, width = data.shape
    dtype = str(data.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)

    def axis(roi: relax.Expr, which: int) -> tuple[Any, Any, Any]:
        """Where the region begins (which 0: across, 1: down), the size of a bin and the number of its samples."""
        shift = tirx.const(0.5 if how.half_pixel else 0.0, dtype)
        begin, end = (corner(roi, which + k) * tirx.const(how.scale, dtype) - shift for k in (0, 2))
        length = end - begin if how.half_pixel else tirx.max(end - begin, one)
        size = length / tirx.const(how.size[1 - which], dtype)
        number = tirx.const(how.samples, "int32") if how.samples > 0 else tirx.max(tirx.ceil(size), zero).astype("int32")
        return begin, size, number

    def bins(roi: relax.Expr, channel: relax.Expr, row: relax.Expr, column: relax.Expr) -> relax.Expr:
        (left, wide, across), (top, high, down) = axis(roi, 0), axis(roi, 1)
        i, j = te.reduce_axis((0, down), "i"), te.reduce_axis((0, across), "j")
        half = tirx.const(0.5, dtype)
        y = top + row.astype(dtype) * high + (i.var.astype(dtype) + half) * high / down.astype(dtype)
        x = left + column.astype(dtype) * wide + (j.var.astype(dtype) + half) * wide / across.astype(dtype)
        (in_y, rows), (in_x, columns) = _corners(y, height), _corners(x, width)
        batch = _clamped(batch_of(roi), count)
        own = _channel(channel, row, column, how.size) if how.own_channels else channel
        parts = [data(batch, own, at_y, at_x) * (by_y * by_x) for at_y, by_y in rows for at_x, by_x in columns]
        if how.greatest:
            most = tirx.max(tirx.max(parts[0], parts[1]), tirx.max(parts[2], parts[3]))
            return te.max(tirx.Select(tirx.all(in_y, in_x), most, zero), axis=[i, j])
        return te.sum(tirx.Select(tirx.all(in_y, in_x), parts[0] + parts[1] + parts[2] + parts[3], zero), axis=[i, j])

    shape = [regions, channels // (how.size[0] * how.size[1]) if how.own_channels else channels, *how.size]
    sampled = te.compute(shape, bins, name="samples")

    def mean(roi: relax.Expr, *at: relax.Expr) -> relax.Expr:
        number = axis(roi, 0)[2] * axis(roi, 1)[2]
        by = one if how.greatest else tirx.max(number, 1).astype(dtype)
        return tirx.Select(number > 0, sampled(roi, *at) / by, zero)  # what has no samples is not written above

    return te.compute(shape, mean, name="aligned")


def pooled(data: te.Tensor, rois: te.Tensor, size: tuple[int, int], scale: float) -> te.Tensor:
    """data [n, c, h, w], rois [r, 5] (batch, left, top, right, bottom) → [r, c, *size]: the greatest pixel of each bin, and 0
    of those that lie outside. Corners are at the nearest pixels, halves away from 0, and belong to the region."""
    count, channels, *image = data.shape
    dtype, zero = str(data.dtype), tirx.const(0, data.dtype)

    def corner(roi: relax.Expr, which: int) -> relax.Expr:
        at = rois(roi, which) * tirx.const(scale, dtype)
        away = tirx.floor(tirx.abs(at) + tirx.const(0.5, dtype))
        return tirx.Select(at < zero, -away, away)

    def span(roi: relax.Expr, part: relax.Expr, axis: int) -> tuple[relax.Expr, relax.Expr]:
        """The first pixel of a bin along an axis (0: down, 1: across), and the one behind its last."""
        begin, end = corner(roi, 2 - axis), corner(roi, 4 - axis)
        one = tirx.const(1, dtype)
        step = tirx.max(end - begin + one, one) / tirx.const(size[axis], dtype)
        edges = tirx.floor(part.astype(dtype) * step), tirx.ceil((part.astype(dtype) + one) * step)
        return tuple(tirx.max(tirx.min((begin + edge).astype("int64"), image[axis]), 0) for edge in edges)

    def greatest(roi: relax.Expr, channel: relax.Expr, *parts: relax.Expr) -> relax.Expr:
        spans = [span(roi, part, axis) for axis, part in enumerate(parts)]
        over = [te.reduce_axis((0, tirx.max(behind - first, 0)), f"k{axis}") for axis, (first, behind) in enumerate(spans)]
        coordinates = [_clamped(first + k.var, n) for (first, _), k, n in zip(spans, over, image, strict=True)]
        return te.max(data(_clamped(rois(roi, 0), count), channel, *coordinates), axis=over)

    found = te.compute([rois.shape[0], channels, *size], greatest, name="greatest")

    def filled(roi: relax.Expr, channel: relax.Expr, *parts: relax.Expr) -> relax.Expr:
        spans = [span(roi, part, axis) for axis, part in enumerate(parts)]
        return tirx.Select(tirx.all(*(behind > first for first, behind in spans)), found(roi, channel, *parts), zero)

    return te.compute(found.shape, filled, name="pooled")


def position_sensitive_pooled(data: te.Tensor, rois: te.Tensor, size: tuple[int, int], scale: float) -> te.Tensor:
    """data [n, c · h · w, *image], rois [r, 5] → [r, c, h, w] = `size`: the mean of the pixels of each bin, of a channel of its
    own, 0 of none. Corners are at the nearest pixels, halves away from 0; the right and lower ones do not belong to it."""
    count, channels, *image = data.shape
    dtype, zero = str(data.dtype), tirx.const(0, data.dtype)

    def corner(roi: relax.Expr, which: int) -> relax.Expr:
        at = rois(roi, which)
        away = tirx.floor(tirx.abs(at) + tirx.const(0.5, dtype))
        return tirx.Select(at < zero, -away, away) * tirx.const(scale, dtype)

    def span(roi: relax.Expr, part: relax.Expr, axis: int) -> tuple[relax.Expr, relax.Expr]:
        """The first pixel of a bin along an axis (0: down, 1: across), and the one behind its last."""
        begin, end = corner(roi, 2 - axis), corner(roi, 4 - axis)
        step = tirx.max(end - begin, tirx.const(0.1, dtype)) / tirx.const(size[axis], dtype)
        edges = tirx.floor(part.astype(dtype) * step + begin), tirx.ceil((part.astype(dtype) + 1) * step + begin)
        return tuple(tirx.max(tirx.min(edge.astype("int64"), image[axis]), 0) for edge in edges)

    def sums(roi: relax.Expr, channel: relax.Expr, *parts: relax.Expr) -> relax.Expr:
        spans = [span(roi, part, axis) for axis, part in enumerate(parts)]
        over = [te.reduce_axis((0, tirx.max(behind - first, 0)), f"k{axis}") for axis, (first, behind) in enumerate(spans)]
        coordinates = [_clamped(first + k.var, n) for (first, _), k, n in zip(spans, over, image, strict=True)]
        own = _channel(channel, parts[0], parts[1], size)
        return te.sum(data(_clamped(rois(roi, 0), count), own, *coordinates), axis=over)

    shape = [rois.shape[0], channels // (size[0] * size[1]), *size]
    total = te.compute(shape, sums, name="sums")

    def mean(roi: relax.Expr, channel: relax.Expr, *parts: relax.Expr) -> relax.Expr:
        (top, low), (left, right) = (span(roi, part, axis) for axis, part in enumerate(parts))
        number = (low - top) * (right - left)
        filled = tirx.all(low > top, right > left)
        return tirx.Select(filled, total(roi, channel, *parts) / tirx.max(number, 1).astype(dtype), zero)

    return te.compute(shape, mean, name="pooled")
