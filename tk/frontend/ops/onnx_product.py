"""MatMul, Gemm and Conv of ONNX. Reduced precision accumulates in float32, where the bias is added too (TVM's converters
accumulate in the operands' dtype)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onnx import NodeProto
from tvm import relax

__all__ = ["CONVERTERS", "accumulator", "convolution"]


def accumulator(dtype: str) -> str:
    """The dtype in which a product of `dtype` sums."""
    return "float32" if dtype in ("float16", "bfloat16") else dtype


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _in(importer: Any, x: relax.Expr, dtype: str) -> relax.Expr:
    return x if _dtype(x) == dtype else importer.bb.emit(relax.op.astype(x, dtype))


def _optional(node: NodeProto, importer: Any, index: int) -> relax.Expr | None:
    return importer.tensor(node.input[index]) if index < len(node.input) and node.input[index] else None


def _matmul(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    a, b = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    dtype = _dtype(a)
    return [_in(importer, importer.bb.emit(relax.op.matmul(a, b, out_dtype=accumulator(dtype))), dtype)]


def _gemm(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """alpha · A' B' + beta · C, A' and B' transposed if transA and transB say so."""
    a, b, c = importer.tensor(node.input[0]), importer.tensor(node.input[1]), _optional(node, importer, 2)
    emit, dtype = importer.bb.emit, _dtype(a)
    a = emit(relax.op.permute_dims(a)) if attributes.get("transA") else a
    b = emit(relax.op.permute_dims(b)) if attributes.get("transB") else b
    total = accumulator(dtype)
    y = _scaled(importer, emit(relax.op.matmul(a, b, out_dtype=total)), attributes.get("alpha", 1.0))
    if c is not None:
        y = emit(relax.op.add(y, _scaled(importer, _in(importer, c, total), attributes.get("beta", 1.0))))
    return [_in(importer, y, dtype)]


def _scaled(importer: Any, x: relax.Expr, factor: float) -> relax.Expr:
    return x if factor == 1 else importer.bb.emit(relax.op.multiply(x, relax.const(factor, _dtype(x))))


def _conv(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """x [N, C, *spatial], w [O, C/group, *kernel], bias [O]."""
    x, w, bias = importer.tensor(node.input[0]), importer.tensor(node.input[1]), _optional(node, importer, 2)
    return [_in(importer, convolution(node, importer, attributes, x, w, bias), _dtype(x))]


def convolution(
    node: NodeProto, importer: Any, attributes: dict[str, Any], x: relax.Expr, w: relax.Expr, bias: relax.Expr | None
) -> relax.Expr:
    """`x` convolved with `w`, plus `bias`, in the dtype in which it sums; `attributes` are those of Conv."""
    rank = x.ty.ndim - 2
    if rank not in (1, 2, 3):
        raise importer.failure(node, f"it has {rank} spatial dims, not 1 to 3")
    strides, dilations = list(attributes.get("strides", [1] * rank)), list(attributes.get("dilations", [1] * rank))
    pads = _pads(node, importer, attributes, x, w, strides, dilations)
    emit, dtype = importer.bb.emit, _dtype(x)
    convolve = getattr(relax.op.nn, f"conv{rank}d")
    total = accumulator(dtype)
    y = emit(
        convolve(x, w, strides=strides, padding=pads, dilation=dilations, groups=attributes.get("group", 1), out_dtype=total)
    )
    if bias is not None:
        y = emit(relax.op.add(y, emit(relax.op.reshape(_in(importer, bias, total), [1, -1, *[1] * rank]))))
    return y


def _pads(
    node: NodeProto,
    importer: Any,
    attributes: dict[str, Any],
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


CONVERTERS: dict[str, Callable[[Any, Any, dict[str, Any]], list[Any]]] = {"Conv": _conv, "Gemm": _gemm, "MatMul": _matmul}
