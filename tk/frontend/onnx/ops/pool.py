"""ONNX's MaxPool with the positions of what it finds, MaxUnpool and LpPool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.same_padding import padding_totals
from tk.frontend.onnx.ops.sizes import clamped_inside, known_sizes, product
from tk.frontend.ops.reduction import order_keys
from tk.frontend.ops.windows import indices_of_greatest

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _begins(attributes: Attributes, sizes: list[relax.Expr | int]) -> list[relax.Expr | int]:
    """What is padded before each spatial dim."""
    kernel = list(attributes["kernel_shape"])
    rank, auto = len(kernel), attributes.get("auto_pad", b"NOTSET").decode()
    if auto in ("NOTSET", "VALID"):
        return list(attributes.get("pads", [0] * rank))[:rank] if auto == "NOTSET" else [0] * rank
    total = padding_totals(attributes, sizes, kernel)
    return [(each + 1) // 2 if auto == "SAME_LOWER" else each // 2 for each in total]


def _max_pool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The greatest of each window, and its position in the flat tensor: the first of several, or of NaN. With storage_order 1,
    positions count the first spatial dim fastest, behind batch and channels."""
    (values,) = importer.by_tvm(node, attributes)
    if sum(bool(name) for name in node.output) == 1:
        return [values]
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    rank = len(attributes["kernel_shape"])
    sizes = importer.shape_of(node, x)[-rank:]
    ones = [1] * rank
    strides, dilations = list(attributes.get("strides", ones)), list(attributes.get("dilations", ones))
    begins = _begins(attributes, sizes)
    windows = list(zip(attributes["kernel_shape"], strides, begins, dilations, strict=True))
    if "float" in str(x.ty.dtype.dtype):
        keys = importer.bb.emit_te(order_keys, x, primfunc_name_hint="keys")
    else:
        keys = emit(relax.op.astype(x, "int32"))
    values = emit(values)
    indices = indices_of_greatest(importer.bb, keys, importer.shape_of(node, values), windows)
    by_column = bool(attributes.get("storage_order", 0))

    def whole(index: te.Tensor, like: te.Tensor) -> te.Tensor:
        _, channels, *inner = like.shape

        def element(n: relax.Expr, c: relax.Expr, *at: relax.Expr) -> relax.Expr:
            found = index(n, c, *at)
            if by_column:
                each = [tirx.floormod(tirx.floordiv(found, product(inner[a + 1 :])), inner[a]) for a in range(rank)]
                found = sum((each[a] * product(inner[:a]) for a in range(1, rank)), each[0])
            return (n.astype("int64") * channels + c) * product(inner) + found

        return te.compute(index.shape, element, name="whole_places")

    return [values, importer.bb.emit_te(whole, indices, x, primfunc_name_hint="whole_places")]


def _lp_pool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(Σ |x|^p)^(1/p) over each window. TVM multiplies an average by the kernel's size, which a window that ceil_mode has cut
    off does not have."""
    x = importer.tensor(node.input[0])
    rank, p = len(attributes["kernel_shape"]), float(attributes.get("p", 2))
    sizes = importer.shape_of(node, x)[-rank:]
    (like,) = importer.by_tvm(node, dict(attributes))  # for its shape
    shape, ones = importer.shape_of(node, like), [1] * rank
    begins = _begins(attributes, sizes)
    steps = (attributes["kernel_shape"], attributes.get("strides", ones), begins, attributes.get("dilations", ones))
    windows = list(zip(*steps, strict=True))
    narrow = str(x.ty.dtype.dtype)
    wide = narrow if narrow == "float64" else "float32"

    def summed(data: te.Tensor) -> te.Tensor:
        over = [te.reduce_axis((0, kernel), f"k{a}") for a, (kernel, *_) in enumerate(windows)]

        def element(*at: relax.Expr) -> relax.Expr:
            spots = [o * s - b + k.var * d for o, k, (_, s, b, d) in zip(at[-rank:], over, windows, strict=True)]
            inside = tirx.all(*(tirx.all(i >= 0, i < n) for i, n in zip(spots, sizes, strict=True)))
            value = tirx.abs(tirx.if_then_else(inside, data(*at[:-rank], *spots), tirx.const(0, narrow)).astype(wide))
            return te.sum(value * value if p == 2 else value if p == 1 else tirx.power(value, tirx.const(p, wide)), axis=over)

        return te.compute(shape, element, name="power_sum")

    def rooted(total: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            value = total(*at)
            root = tirx.sqrt(value) if p == 2 else value if p == 1 else tirx.power(value, tirx.const(1 / p, wide))
            return root.astype(narrow)

        return te.compute(shape, element, name="lp_norm")

    return [importer.bb.emit_te(lambda data: rooted(summed(data)), x, primfunc_name_hint="lp_pool")]


def _max_unpool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x at the positions that the indices say, and 0 elsewhere. They count in the flat tensor of the sizes that MaxPool would
    have taken; an output shape that is given adds zeros behind those."""
    x, indices, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    shape, kernel = importer.shape_of(node, x), list(attributes["kernel_shape"])
    rank = len(kernel)
    strides, pads = list(attributes.get("strides", [1] * rank)), list(attributes.get("pads", [0] * 2 * rank))
    whole = shape[:2] + [(shape[a + 2] - 1) * strides[a] - pads[a] - pads[a + rank] + kernel[a] for a in range(rank)]
    number, total = product(shape), product(whole)

    flat = clamped_inside(importer, emit(relax.op.reshape(indices, [number, 1])), total)
    zeros = emit(relax.op.zeros(relax.ShapeExpr([total]), str(x.ty.dtype.dtype)))
    made = emit(relax.op.scatter_nd(zeros, flat, emit(relax.op.reshape(x, [number])), "update"))
    made = emit(relax.op.reshape(made, whole))
    if len(node.input) < 3 or not node.input[2]:
        return [made]
    wanted = known_sizes(node, importer, 2)
    behind = [need - have for need, have in zip(wanted, whole, strict=True)]
    if any(isinstance(each, int) and each < 0 for each in behind):
        raise importer.failure(node, f"its output shape {wanted} is less than {whole}, where places count")
    if all(isinstance(each, int) and each == 0 for each in behind):
        return [made]
    return [emit(relax.op.nn.pad(made, [width for each in behind for width in (0, each)]))]


CONVERTERS: Converters = {
    "LpPool": _lp_pool,
    "MaxPool": _max_pool,
    "MaxUnpool": _max_unpool,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
