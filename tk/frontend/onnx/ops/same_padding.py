"""Padding of convolutions and pools that follows from sizes (auto_pad SAME_UPPER, SAME_LOWER) where these are dynamic.

An output is ⌈n / stride⌉ long, for which the input has (⌈n / stride⌉ − 1) · stride + reach elements, at least n; reach is what
a window covers. Of stride 1 that is n + reach − 1 whatever n is. Any other number is computed from n, and the input padded to
it first. TVM's converters know numbers alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import tvm
from onnx import NodeProto
from tvm import relax, te, tirx

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tk.frontend.onnx.aliases import Attributes
    from tk.frontend.onnx.importer import Importer

    Pool = Callable[[relax.Expr, Attributes], relax.Expr]

__all__ = ["padding_totals", "pooled", "same_padded"]


def same_padded(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    x: relax.Expr,
    kernel: Sequence[relax.Expr | int],
    fill: float = 0,
) -> tuple[relax.Expr, Attributes]:
    """x [N, C, *spatial] and the attributes of the convolution or pool that takes it: as they are, unless auto_pad asks for
    padding by sizes that are dynamic; then with numbers, or with padding that is done, by `fill`."""
    mode, sizes = attributes.get("auto_pad", b"NOTSET"), importer.shape_of(node, x)[2:]
    if mode not in (b"SAME_UPPER", b"SAME_LOWER") or all(isinstance(size, int) for size in sizes):
        return x, attributes
    if not all(isinstance(k, int) for k in kernel):
        raise importer.dynamic(node, "its padding follows from a dynamic dim")
    totals = padding_totals(attributes, sizes, kernel)
    before = [total // 2 if mode == b"SAME_UPPER" else (total + 1) // 2 for total in totals]
    plain = {**attributes, "auto_pad": b"NOTSET"}
    if all(isinstance(total, int) for total in totals):
        after = [total - first for total, first in zip(totals, before, strict=True)]
        return x, {**plain, "pads": [*before, *after]}
    padded = [size + total for size, total in zip(sizes, totals, strict=True)]
    return _pad(importer, x, before, padded, fill), {**plain, "pads": [0, 0] * len(sizes)}


def padding_totals(attributes: Attributes, sizes: Sequence[relax.Expr | int], kernel: Sequence[int]) -> list[relax.Expr | int]:
    """How many elements auto_pad adds in all to each spatial dim: numbers, or symbolic."""
    ones = [1] * len(sizes)
    steps = zip(sizes, kernel, attributes.get("strides", ones), attributes.get("dilations", ones), strict=True)
    totals = [_padded_size(size, stride, (k - 1) * dilation + 1) - size for size, k, stride, dilation in steps]
    found = [tvm.sym.Analyzer().simplify(total) if isinstance(total, relax.Expr) else total for total in totals]
    return [int(total) if isinstance(total, int | tirx.IntImm) else total for total in found]


def _padded_size(size: relax.Expr | int, stride: int, reach: int) -> relax.Expr | int:
    """How many elements windows of this reach and stride cover, as many as begin in the input."""
    if stride == 1:
        return size + reach - 1
    covered = ((size + stride - 1) // stride - 1) * stride + reach
    return covered if reach >= stride else max(covered, size) if isinstance(size, int) else tirx.max(covered, size)


def _pad(
    importer: Importer, x: relax.Expr, before: Sequence[relax.Expr | int], padded: Sequence[relax.Expr | int], fill: float
) -> relax.Expr:
    """x with `fill` around it, `before` each spatial dim and up to the `padded` sizes behind."""

    def pad(data: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            inner = [i - begin for i, begin in zip(at[2:], before, strict=True)]
            sizes = data.shape[2:]
            inside = tirx.all(*(tirx.all(i >= 0, i < size) for i, size in zip(inner, sizes, strict=True)))
            return tirx.if_then_else(inside, data(*at[:2], *inner), tirx.const(fill, data.dtype))

        return te.compute([*data.shape[:2], *padded], element, name="padded")

    return importer.bb.emit_te(pad, x, primfunc_name_hint="pad_by_size")


def pooled(node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, pool: Pool) -> relax.Expr:
    """What `pool` gives of x, with auto_pad. An average counts what is padded only where count_include_pad says so: the average
    of ones is the part of a window that it otherwise covers."""
    dtype, kernel = str(x.ty.dtype.dtype), list(attributes["kernel_shape"])
    least = float("-inf") if "float" in dtype else np.iinfo(dtype).min
    fill = least if node.op_type == "MaxPool" else 0
    given, plain = same_padded(node, importer, attributes, x, kernel, fill)
    y = pool(given, plain)
    if given is x or node.op_type != "AveragePool" or attributes.get("count_include_pad", 0):
        return y
    emit = importer.bb.emit
    ones = emit(relax.op.ones(relax.ShapeExpr([1, 1, *importer.shape_of(node, x)[2:]]), dtype))
    covered, _ = same_padded(node, importer, attributes, ones, kernel)
    return emit(relax.op.divide(emit(y), emit(pool(covered, plain))))
