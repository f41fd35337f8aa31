"""ONNX's RoiAlign and MaxRoiPool: regions of images, each at one size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te

from tk.frontend.ops.regions import Align, aligned, pooled

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _roi_align(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, rois, batches = (importer.tensor(name) for name in node.input)
    default = b"half_pixel" if importer.opset >= 16 else b"output_half_pixel"
    how = Align(
        (attributes.get("output_height", 1), attributes.get("output_width", 1)),
        float(attributes.get("spatial_scale", 1.0)),
        attributes.get("sampling_ratio", 0),
        attributes.get("coordinate_transformation_mode", default) == b"half_pixel",
        attributes.get("mode", b"avg") == b"max",
    )

    def compute(data: te.Tensor, corners: te.Tensor, images: te.Tensor) -> te.Tensor:
        return aligned(data, corners.shape[0], corners, images, how)

    return [importer.bb.emit_te(compute, x, rois, batches, primfunc_name_hint="roi_align")]


def _max_roi_pool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, rois = (importer.tensor(name) for name in node.input)
    size, scale = tuple(attributes["pooled_shape"]), float(attributes.get("spatial_scale", 1.0))
    return [importer.bb.emit_te(lambda *t: pooled(t[0], t[1], size, scale), x, rois, primfunc_name_hint="max_roi_pool")]


CONVERTERS: Converters = {
    "MaxRoiPool": _max_roi_pool,
    "RoiAlign": _roi_align,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
