"""MatMul, Gemm and Conv of ONNX. Reduced precision accumulates in float32, where the bias is added too (TVM's converters
accumulate in the operands' dtype)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.same_padding import same_padded
from tk.frontend.ops.accumulate import accumulator

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "convolution"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _in(importer: Importer, x: relax.Expr, dtype: str) -> relax.Expr:
    return x if _dtype(x) == dtype else importer.bb.emit(relax.op.astype(x, dtype))


def _optional(node: NodeProto, importer: Importer, index: int) -> relax.Expr | None:
    return importer.tensor(node.input[index]) if index < len(node.input) and node.input[index] else None


def _matmul(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    a, b = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    dtype = _dtype(a)
    return [_in(importer, importer.bb.emit(relax.op.matmul(a, b, out_dtype=accumulator(dtype))), dtype)]


def _gemm(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """alpha · A' B' + beta · C, A' and B' transposed if transA and transB say so."""
    a, b, c = importer.tensor(node.input[0]), importer.tensor(node.input[1]), _optional(node, importer, 2)
    emit, dtype = importer.bb.emit, _dtype(a)
    a = emit(relax.op.permute_dims(a)) if attributes.get("transA") else a
    b = emit(relax.op.permute_dims(b)) if attributes.get("transB") else b
    total = accumulator(dtype)
    y = _scaled(importer, emit(relax.op.matmul(a, b, out_dtype=total)), attributes.get("alpha", 1.0))
    if c is not None:
        terms = {"y": y, "c": _scaled(importer, _in(importer, c, total), attributes.get("beta", 1.0))}
        terms |= importer.broadcastable(terms)  # rows may be counted when the model runs
        y = emit(relax.op.add(terms["y"], terms["c"]))
    return [_in(importer, y, dtype)]


def _scaled(importer: Importer, x: relax.Expr, factor: float) -> relax.Expr:
    return x if factor == 1 else importer.bb.emit(relax.op.multiply(x, relax.const(factor, _dtype(x))))


def _conv(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C, *spatial], w [O, C/group, *kernel], bias [O]."""
    x, w, bias = importer.tensor(node.input[0]), importer.tensor(node.input[1]), _optional(node, importer, 2)
    return [_in(importer, convolution(node, importer, attributes, x, w, bias), _dtype(x))]


def convolution(
    node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, w: relax.Expr, bias: relax.Expr | None
) -> relax.Expr:
    """`x` convolved with `w`, plus `bias`, in the dtype in which it sums; `attributes` are those of Conv."""
    rank = x.ty.ndim - 2
    if rank not in (1, 2, 3):
        raise importer.failure(node, f"it has {rank} spatial dims, not 1 to 3")
    strides, dilations = list(attributes.get("strides", [1] * rank)), list(attributes.get("dilations", [1] * rank))
    x, attributes = same_padded(node, importer, attributes, x, importer.shape_of(node, w)[2:])
    pads = _pads(node, importer, attributes, x, w, strides, dilations)
    emit, dtype = importer.bb.emit, _dtype(x)
    convolve = getattr(relax.op.nn, f"conv{rank}d")
    total = accumulator(dtype)
    y = emit(
        convolve(x, w, strides=strides, padding=pads, dilation=dilations, groups=attributes.get("group", 1), out_dtype=total)
    )
    return _biased(importer, y, bias)


def _biased(importer: Importer, y: relax.Expr, bias: relax.Expr | None) -> relax.Expr:
    """y [N, O, *spatial] and bias [O] in y's dtype."""
    if bias is None:
        return y
    emit = importer.bb.emit
    return emit(relax.op.add(y, emit(relax.op.reshape(_in(importer, bias, _dtype(y)), [1, -1, *[1] * (y.ty.ndim - 2)]))))


def _pads(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    x: relax.Expr,
    w: relax.Expr,
    strides: list[int],
    dilations: list[int],
) -> list[int]:
    """Padding before each spatial dim, then after each. SAME makes the output ceil(size / stride) long, and puts an odd
    element at the end (SAME_UPPER) or the start (SAME_LOWER)."""
    rank, mode = len(strides), attributes.get("auto_pad", b"NOTSET")
    if mode == b"NOTSET":
        return list(attributes.get("pads", [0] * (2 * rank)))
    if mode == b"VALID":
        return [0] * (2 * rank)
    sizes, kernel = importer.shape_of(node, x)[2:], importer.shape_of(node, w)[2:]
    if not all(isinstance(size, int) for size in (*sizes, *kernel)):
        raise importer.dynamic(node, "its padding follows from a dynamic dim")
    totals = [
        max((-(-size // stride) - 1) * stride + (k - 1) * dilation + 1 - size, 0)
        for size, k, stride, dilation in zip(sizes, kernel, strides, dilations, strict=True)
    ]
    less, more = [total // 2 for total in totals], [total - total // 2 for total in totals]
    return [*less, *more] if mode == b"SAME_UPPER" else [*more, *less]


def _conv_transpose(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C, *spatial], w [C, O/group, *kernel]: where w is known to be finite, x with stride − 1 zeros between its elements
    and around them, convolved with the kernel turned round; so it is a convolution to every later stage. Zeros times ∞ are
    NaN: with other weights it is an operator of its own."""
    x, w, bias = importer.tensor(node.input[0]), importer.tensor(node.input[1]), _optional(node, importer, 2)
    rank, emit = x.ty.ndim - 2, importer.bb.emit
    if rank not in (1, 2, 3):
        raise importer.failure(node, f"it has {rank} spatial dims, not 1 to 3")
    strides, dilations = list(attributes.get("strides", [1] * rank)), list(attributes.get("dilations", [1] * rank))
    sizes, kernel = importer.shape_of(node, x)[2:], importer.shape_of(node, w)[2:]
    more, group = list(attributes.get("output_padding", [0] * rank)), attributes.get("group", 1)
    reach = [(k - 1) * dilation for k, dilation in zip(kernel, dilations, strict=True)]
    begins, ends = _cut(node, importer, attributes, sizes, strides, reach, more)
    if not _is_finite(importer, node.input[1]):
        total, behind = accumulator(_dtype(x)), [end - extra for end, extra in zip(ends, more, strict=True)]
        given = {"strides": strides, "padding": [*begins, *behind], "dilation": dilations, "groups": group, "out_dtype": total}
        y = emit(getattr(relax.op.nn, f"conv{rank}d_transpose")(x, w, **given))
        return [_in(importer, _biased(importer, y, bias), _dtype(x))]
    around = [(r - begin, r - end + extra) for r, begin, end, extra in zip(reach, begins, ends, more, strict=True)]
    spread = importer.bb.emit_te(_spread(sizes, strides, around), x, primfunc_name_hint="spread")
    for axis in range(rank):
        w = emit(relax.op.flip(w, axis + 2))
    c, o = importer.shape_of(node, w)[:2]
    w = emit(relax.op.reshape(w, [group, c // group, o, *kernel]))
    w = emit(relax.op.permute_dims(w, [0, 2, 1, *range(3, rank + 3)]))
    w = emit(relax.op.reshape(w, [group * o, c // group, *kernel]))
    plain = {"dilations": dilations, "group": group}
    return [_in(importer, convolution(node, importer, plain, spread, w, bias), _dtype(x))]


def _is_finite(importer: Importer, name: str) -> bool:
    """Whether the value called `name` is known, and neither NaN nor infinite anywhere."""
    array = importer.known_array(name)
    return array is not None and bool(np.isfinite(array).all())


def _cut(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    sizes: list[int],
    strides: list[int],
    reach: list[int],
    more: list[int],
) -> tuple[list[int], list[int]]:
    """What is cut off before and after each dim of the whole result: pads, or what output_shape or auto_pad leaves. As
    in ONNX Runtime, auto_pad alone adds nothing, and what a wanted size adds is added at the end."""
    rank, mode = len(strides), attributes.get("auto_pad", b"NOTSET")
    asked = list(attributes["output_shape"])[-rank:] if "output_shape" in attributes else None
    if asked is None and mode in (b"NOTSET", b"VALID"):
        pads = list(attributes.get("pads", [0] * (2 * rank))) if mode == b"NOTSET" else [0] * (2 * rank)
        return pads[:rank], pads[rank:]
    if not all(isinstance(size, int) for size in sizes):
        raise importer.dynamic(node, "its padding follows from a dynamic dim")
    wanted = asked or [size * stride for size, stride in zip(sizes, strides, strict=True)]
    totals = [
        stride * (size - 1) + extra + r + 1 - out
        for stride, size, extra, r, out in zip(strides, sizes, more, reach, wanted, strict=True)
    ]
    totals = totals if asked else [max(total, 0) for total in totals]
    begins = [max(total + (mode != b"SAME_UPPER"), 0) // 2 for total in totals]  # what a wanted size adds is at the end
    return begins, [total - begin for total, begin in zip(totals, begins, strict=True)]


def _spread(sizes: list[int], strides: list[int], around: list[tuple[int, int]]) -> Callable[[Any], Any]:
    """Zeros between and around the elements; a negative number around cuts."""

    def compute(x: te.Tensor) -> te.Tensor:
        out = [
            (size - 1) * stride + 1 + before + after
            for size, stride, (before, after) in zip(sizes, strides, around, strict=True)
        ]

        def element(n: relax.Expr, c: relax.Expr, *at: relax.Expr) -> relax.Expr:
            coordinates = [i - before for i, (before, _) in zip(at, around, strict=True)]
            tests = []
            for coordinate, size, stride in zip(coordinates, sizes, strides, strict=True):
                tests += [coordinate >= 0, coordinate < (size - 1) * stride + 1]
                tests += [tirx.floormod(coordinate, stride) == 0] if stride > 1 else []
            read = [tirx.floordiv(coordinate, stride) for coordinate, stride in zip(coordinates, strides, strict=True)]
            return tirx.if_then_else(tirx.all(*tests), x(n, c, *read), tirx.const(0, x.dtype))

        return te.compute([*x.shape[:2], *out], element, name="spread")

    return compute


CONVERTERS: Converters = {
    "Conv": _conv,
    "ConvTranspose": _conv_transpose,
    "Gemm": _gemm,
    "MatMul": _matmul,
}
