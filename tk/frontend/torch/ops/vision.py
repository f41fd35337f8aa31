"""torchvision's operators on regions of images and its deformed convolution, as they stand in an exported program. torchvision
itself is not needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te

from tk.frontend.ops.deformed import Deformed, deformed_convolution
from tk.frontend.ops.regions import Align, aligned, pooled, position_sensitive_pooled

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]


def _roi_align(node: fx.Node, importer: Importer) -> relax.Expr:
    """x [n, c, h, w], rois [r, 5] (image, left, top, right, bottom) → [r, c, *size]: means of samples between pixels."""
    x, rois, scale, height, width, samples, half_pixel = importer.retrieve_args(node)
    how = Align((int(height), int(width)), float(scale), max(int(samples), 0), bool(half_pixel), greatest=False)

    def compute(data: te.Tensor, boxes: te.Tensor) -> te.Tensor:
        return aligned(data, boxes.shape[0], lambda roi, k: boxes(roi, k + 1), lambda roi: boxes(roi, 0), how)

    return importer.block_builder.emit_te(compute, x, rois, primfunc_name_hint="roi_align")


def _roi_pool(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """The greatest pixels of each bin. The second result, their indices, is for the backward pass: it is not converted."""
    x, rois, scale, height, width = importer.retrieve_args(node)
    size = (int(height), int(width))
    return [
        importer.block_builder.emit_te(
            lambda data, boxes: pooled(data, boxes, size, float(scale)), x, rois, primfunc_name_hint="roi_pool"
        )
    ]


def _ps_roi_align(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """Each bin of a channel of its own. The second result, those channels, is for the backward pass: it is not converted."""
    x, rois, scale, height, width, samples = importer.retrieve_args(node)
    size = int(height), int(width)
    how = Align(size, float(scale), max(int(samples), 0), half_pixel=True, greatest=False, own_channels=True)

    def compute(data: te.Tensor, boxes: te.Tensor) -> te.Tensor:
        return aligned(data, boxes.shape[0], lambda roi, k: boxes(roi, k + 1), lambda roi: boxes(roi, 0), how)

    return [importer.block_builder.emit_te(compute, x, rois, primfunc_name_hint="ps_roi_align")]


def _ps_roi_pool(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """The mean of each bin's pixels, of a channel of its own; as `_ps_roi_align` without its second result."""
    x, rois, scale, height, width = importer.retrieve_args(node)
    size = int(height), int(width)
    return [
        importer.block_builder.emit_te(
            lambda data, boxes: position_sensitive_pooled(data, boxes, size, float(scale)),
            x,
            rois,
            primfunc_name_hint="ps_roi_pool",
        )
    ]


def _deform_conv(node: fx.Node, importer: Importer) -> relax.Expr:
    """x, w, offset, mask, bias and the sizes; without `use_mask`, the mask is one that is not read."""
    x, w, offset, mask, bias, *numbers = importer.retrieve_args(node)
    *sizes, use_mask = numbers
    down, across, top, left, dilated_down, dilated_across, groups, offset_groups = map(int, sizes)
    how = Deformed((down, across), (top, left), (dilated_down, dilated_across), groups, offset_groups)
    return deformed_convolution(importer.block_builder, x, w, offset, mask if use_mask else None, bias, how)


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "torchvision::deform_conv2d.default": _deform_conv,
    "torchvision::ps_roi_align.default": _ps_roi_align,
    "torchvision::ps_roi_pool.default": _ps_roi_pool,
    "torchvision::roi_align.default": _roi_align,
    "torchvision::roi_pool.default": _roi_pool,
}
