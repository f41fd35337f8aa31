"""ONNX's quantization: linear, per axis and blocked, to and from every integer and narrow type, and matmuls of quantized
tensors. A quantized q stands for (q − zero) · scale. Matmuls accumulate in int32."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto, TensorProto
from tvm import relax, te, tirx

from tk.frontend.onnx.narrow_types import dtype_name, is_narrow
from tk.frontend.onnx.ops.cast import INTEGER_BITS, decoded, encoded
from tk.frontend.onnx.ops.matmul import convolution

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "dynamic_range", "saturated"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _as(importer: Importer, x: relax.Expr, dtype: str) -> relax.Expr:
    return x if _dtype(x) == dtype else importer.bb.emit(relax.op.astype(x, dtype))


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _stands_for(importer: Importer, name: str) -> str:
    return importer.narrow_dtype(name) or _dtype(importer.tensor(name))


def _whole(importer: Importer, name: str) -> relax.Expr:
    """An integer tensor of any width as int32."""
    narrow = importer.narrow_dtype(name)
    x = importer.tensor(name)
    return decoded(importer.bb, x, narrow, "int32") if narrow else _as(importer, x, "int32")


def _spread(
    node: NodeProto, importer: Importer, value: relax.Expr, shape: list[int], attributes: Attributes, default: int = 1
) -> relax.Expr:
    """A scale or zero point as it broadcasts over `shape`: one for all, one for each index of an axis, or one a block."""
    rank, have = len(shape), importer.shape_of(node, value)
    axis, block = attributes.get("axis", default) % max(rank, 1), attributes.get("block_size", 0)
    if all(dim == 1 for dim in have):
        return importer.bb.emit(relax.op.reshape(value, [])) if have else value
    if not block:
        dims = [1] * rank
        dims[axis] = have[0]
        return importer.bb.emit(relax.op.reshape(value, dims))
    size = shape[axis]
    if not isinstance(size, int):
        raise importer.dynamic(node, "its blocks divide a dynamic dim")
    return importer.bb.emit(relax.op.take(value, relax.const(np.arange(size) // block, "int64"), axis))


def _quantize(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """y = x / scale + zero, rounded to even and saturated."""
    x, scale = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    emit, shape = importer.bb.emit, importer.shape_of(node, x)
    asked = attributes.get("output_dtype", 0)
    out = _stands_for(importer, node.input[2]) if _given(node, 2) else dtype_name(asked or TensorProto.UINT8)
    precision = attributes.get("precision", 0)
    rounded = dtype_name(precision) if precision else _wider(_dtype(x), _dtype(scale))
    wide = _as(importer, x, "float32")
    ratio = emit(relax.op.divide(wide, _as(importer, _spread(node, importer, scale, shape, attributes), "float32")))
    if rounded in ("float16", "bfloat16"):
        ratio = emit(relax.op.astype(emit(relax.op.astype(ratio, rounded)), "float32"))
    if is_narrow(out) and out not in INTEGER_BITS:
        if _given(node, 2) and out.startswith("float4"):
            zero = decoded(importer.bb, importer.tensor(node.input[2]), out, "float32")
            ratio = emit(relax.op.add(ratio, _spread(node, importer, zero, shape, attributes)))
        codes = encoded(importer.bb, ratio, out, saturate=bool(attributes.get("saturate", 1)))
        importer.narrow[codes] = out
        return [codes]
    zero = _spread(node, importer, _whole(importer, node.input[2]), shape, attributes) if _given(node, 2) else None
    return [saturated(importer, ratio, zero, out)]


def _wider(a: str, b: str) -> str:
    return a if a == b and a in ("float16", "bfloat16") else "float32"


def _limits(dtype: str) -> tuple[int, int]:
    bits = INTEGER_BITS.get(dtype) or np.iinfo(dtype).bits
    return (0, 2**bits - 1) if dtype.startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def saturated(importer: Importer, x: relax.Expr, zero: relax.Expr | None, out: str) -> relax.Expr:
    """`x` (float32) rounded to even, plus `zero` (int32), saturated to the integer type `out`."""
    emit = importer.bb.emit
    low, high = _limits(out)
    rounded = importer.bb.emit_te(_to_even, x, primfunc_name_hint="to_even")
    if zero is not None:
        rounded = emit(relax.op.add(rounded, _as(importer, zero, "float32")))
    clipped = emit(relax.op.astype(emit(relax.op.clip(rounded, low, high)), "int32"))
    if out not in INTEGER_BITS:
        return emit(relax.op.astype(clipped, out))
    codes = encoded(importer.bb, clipped, out)
    importer.narrow[codes] = out
    return codes


def _to_even(x: te.Tensor) -> te.Tensor:
    return te.compute(x.shape, lambda *i: tirx.nearbyint(x[i]), name="to_even")


def _dequantize(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(x − zero) · scale, in scale's dtype unless output_dtype says another."""
    stands_for, scale = _stands_for(importer, node.input[0]), importer.tensor(node.input[1])
    emit, codes = importer.bb.emit, importer.tensor(node.input[0])
    shape = importer.shape_of(node, codes)
    asked = attributes.get("output_dtype", 0)
    out = dtype_name(asked) if asked else _dtype(scale)
    if is_narrow(stands_for) and stands_for not in INTEGER_BITS:
        x = decoded(importer.bb, codes, stands_for, "float32")
    else:
        x = _whole(importer, node.input[0])
        if _given(node, 2):
            zero = _spread(node, importer, _whole(importer, node.input[2]), shape, attributes)
            x = emit(relax.op.subtract(x, zero))
        x = emit(relax.op.astype(x, "float32"))
    y = emit(relax.op.multiply(x, _as(importer, _spread(node, importer, scale, shape, attributes), "float32")))
    return [_as(importer, y, out)]


def _centred(node: NodeProto, importer: Importer, index: int, zero: int, per: Callable[[int], list[int]]) -> relax.Expr:
    """Input `index` as int32 less its zero point, input `zero`; `per(n)` is the shape of n zero points against it."""
    x = _whole(importer, node.input[index])
    if not _given(node, zero):
        return x
    return importer.bb.emit(relax.op.subtract(x, _vector(importer, _whole(importer, node.input[zero]), per)))


def _vector(importer: Importer, value: relax.Expr, per: Callable[[int], list[int]]) -> relax.Expr:
    if value.ty.ndim == 0 or value.ty.ndim > 1:
        return value
    count = int(value.ty.shape.values[0])
    return importer.bb.emit(relax.op.reshape(value, per(count) if count > 1 else []))


def _rows(count: int) -> list[int]:
    return [count, 1]


def _columns(count: int) -> list[int]:
    return [count]


def _matmul_integer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    a = _centred(node, importer, 0, 2, _rows)
    b = _centred(node, importer, 1, 3, _columns)
    return [importer.bb.emit(relax.op.matmul(a, b, out_dtype="int32"))]


def _scale_of(importer: Importer, name: str, per: Callable[[int], list[int]]) -> relax.Expr:
    return _vector(importer, _as(importer, importer.tensor(name), "float32"), per)


def _requantized(
    node: NodeProto, importer: Importer, total: relax.Expr, scales: list[relax.Expr], y_scale: int, y_zero: int, per: Any
) -> relax.Expr:
    """total · a_scale · b_scale / y_scale + zero, in y's type."""
    emit = importer.bb.emit
    factor = emit(relax.op.divide(emit(relax.op.multiply(*scales)), _scale_of(importer, node.input[y_scale], per)))
    exact = emit(relax.op.multiply(emit(relax.op.astype(total, "float32")), factor))
    zero = _vector(importer, _whole(importer, node.input[y_zero]), per)
    return saturated(importer, exact, zero, _stands_for(importer, node.input[y_zero]))


def _qlinear_matmul(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    a, b = _centred(node, importer, 0, 2, _rows), _centred(node, importer, 3, 5, _columns)
    total = importer.bb.emit(relax.op.matmul(a, b, out_dtype="int32"))
    scales = [_scale_of(importer, node.input[1], _rows), _scale_of(importer, node.input[4], _columns)]
    return [_requantized(node, importer, total, scales, 6, 7, _rows)]


def _convolved(
    node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, w: relax.Expr, bias: relax.Expr | None
) -> relax.Expr:
    return convolution(node, importer, attributes, x, w, bias)


def _channels(rank: int) -> Callable[[int], list[int]]:
    return lambda count: [count, *[1] * rank]


def _conv_integer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    rank = importer.tensor(node.input[0]).ty.ndim
    x = _centred(node, importer, 0, 2, _channels(0))
    w = _centred(node, importer, 1, 3, _channels(rank - 1))
    return [_convolved(node, importer, attributes, x, w, None)]


def _qlinear_conv(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    rank = importer.tensor(node.input[0]).ty.ndim
    x = _centred(node, importer, 0, 2, _channels(0))
    w = _centred(node, importer, 3, 5, _channels(rank - 1))
    bias = importer.tensor(node.input[8]) if _given(node, 8) else None
    total = _convolved(node, importer, attributes, x, w, bias)
    per = _channels(rank - 2)
    scales = [_scale_of(importer, node.input[1], per), _scale_of(importer, node.input[4], per)]
    return [_requantized(node, importer, total, scales, 6, 7, per)]


def dynamic_range(importer: Importer, x: relax.Expr) -> tuple[relax.Expr, relax.Expr, relax.Expr]:
    """DynamicQuantizeLinear: (codes, scale, zero point) of float32 x by its least and greatest element and 0; the codes, 0 to
    255, and the zero point in int32. Where all are 0 the scale is 1 / 255, as of ONNX's reference: 0 / 0 is no code."""
    emit = importer.bb.emit
    low = emit(relax.op.minimum(emit(relax.op.min(x)), relax.const(0.0, "float32")))
    high = emit(relax.op.maximum(emit(relax.op.max(x)), relax.const(0.0, "float32")))
    reach = emit(relax.op.subtract(high, low))
    reach = emit(relax.op.where(emit(relax.op.equal(reach, relax.const(0.0, "float32"))), relax.const(1.0, "float32"), reach))
    scale = emit(relax.op.divide(reach, relax.const(255.0, "float32")))
    zero = saturated(importer, emit(relax.op.negative(emit(relax.op.divide(low, scale)))), None, "uint8")
    zero = _as(importer, zero, "int32")
    codes = saturated(importer, emit(relax.op.divide(x, scale)), zero, "uint8")
    return _as(importer, codes, "int32"), scale, zero


def _dynamic_quantize(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    codes, scale, zero = dynamic_range(importer, importer.tensor(node.input[0]))
    return [_as(importer, codes, "uint8"), scale, _as(importer, zero, "uint8")]


CONVERTERS: Converters = {
    "ConvInteger": _conv_integer,
    "DequantizeLinear": _dequantize,
    "DynamicQuantizeLinear": _dynamic_quantize,
    "MatMulInteger": _matmul_integer,
    "QLinearConv": _qlinear_conv,
    "QLinearMatMul": _qlinear_matmul,
    "QuantizeLinear": _quantize,
}
