"""ONNX's TopK."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.ops.sizes import dims_tensor, known, known_sizes, vector

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _top_k(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The k greatest or least along an axis, sorted, and their indices; NaN is greater than all, as in NumPy
    (tk/graph/sort.py). A k that is computed while the model runs cuts a whole sort."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    axis, largest = attributes.get("axis", -1) % x.ty.ndim, bool(attributes.get("largest", 1))
    if len(node.input) > 1 and not known(node, importer, 1):
        indices = emit(relax.op.argsort(x, axis, largest, "int64"))
        length = dims_tensor(importer, [importer.shape_of(node, x)[axis]])
        least = emit(relax.op.minimum(vector(node, importer, 1), length))
        (k,) = importer.counted(emit(relax.op.maximum(least, relax.const(0, "int64"))))
        indices = emit(relax.op.strided_slice(indices, [axis], [0], [k], assume_inbound=True))
    else:
        k = int(known_sizes(node, importer, 1)[0]) if len(node.input) > 1 else int(attributes["k"])
        importer.hold(importer.shape_of(node, x)[axis] >= k)
        both = emit(relax.op.topk(x, k, axis, "both", largest, "int64"))
        return [emit(relax.TupleGetItem(both, i)) for i in (0, 1)]
    return [emit(relax.op.gather_elements(x, indices, axis)), indices]


CONVERTERS: Converters = {"TopK": _top_k}
