"""Quantized operators of com.microsoft: computed as what their operands stand for, (q − zero) · scale, rounded to even and
saturated at the end. Matmuls of integers sum in int32."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.contrib.common import binary, by_standard, cast, dtype_of, given, optional, wide
from tk.frontend.onnx.contrib.matmul import channels_first, channels_last
from tk.frontend.onnx.ops import quantize

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _real(node: NodeProto, importer: Importer, at: int) -> relax.Expr:
    """What inputs `at`, its scale and its zero point behind it, stand for, in float32."""
    x, scale, zero = importer.tensor(node.input[at]), importer.tensor(node.input[at + 1]), optional(node, importer, at + 2)
    whole = cast(importer, x, "int32")
    if zero is not None:
        whole = binary(importer, "subtract", whole, _scalar(importer, cast(importer, zero, "int32")))
    return binary(importer, "multiply", cast(importer, whole, "float32"), _scalar(importer, scale))


def _scalar(importer: Importer, x: relax.Expr) -> relax.Expr:
    return x if x.ty.ndim == 0 else importer.bb.emit(relax.op.reshape(x, []))


def _quantized(node: NodeProto, importer: Importer, y: relax.Expr, at: int, dtype: str) -> relax.Expr:
    """y / scale + zero in `dtype`; the scale is input `at`, the zero point follows it."""
    scale, zero = _scalar(importer, importer.tensor(node.input[at])), optional(node, importer, at + 1)
    whole = None if zero is None else _scalar(importer, cast(importer, zero, "int32"))
    return quantize.saturated(importer, binary(importer, "divide", y, scale), whole, dtype)


def _pairwise(name: str) -> Callable[[NodeProto, Importer, Attributes], list[relax.Expr]]:
    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        y = binary(importer, name, _real(node, importer, 0), _real(node, importer, 3))
        return [_quantized(node, importer, y, 6, dtype_of(importer.tensor(node.input[0])))]

    return convert


def _of_one(apply: Callable[[Importer, relax.Expr, Attributes], relax.Expr]) -> Callable[..., list[relax.Expr]]:
    """A converter of what takes one quantized tensor and gives another."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        y = apply(importer, _real(node, importer, 0), attributes)
        return [_quantized(node, importer, y, 3, dtype_of(importer.tensor(node.input[0])))]

    return convert


def _leaky_relu(importer: Importer, x: relax.Expr, attributes: Attributes) -> relax.Expr:
    return importer.bb.emit(relax.op.nn.leakyrelu(x, attributes.get("alpha", 0.01)))


def _sigmoid(importer: Importer, x: relax.Expr, attributes: Attributes) -> relax.Expr:
    return importer.bb.emit(relax.op.sigmoid(x))


def _softmax(importer: Importer, x: relax.Expr, attributes: Attributes) -> relax.Expr:
    """Over `axis`, or, before opset 13, over all axes from it on."""
    emit, rank = importer.bb.emit, x.ty.ndim
    axis = attributes.get("axis", -1) % rank
    if attributes["opset"] >= 13 or axis == rank - 1:
        return emit(relax.op.nn.softmax(x, axis))
    shape = list(x.ty.shape.values)
    flat = emit(relax.op.reshape(x, [*shape[:axis], -1]))
    return emit(relax.op.reshape(emit(relax.op.nn.softmax(flat, -1)), shape))


def _global_average(importer: Importer, x: relax.Expr, attributes: Attributes) -> relax.Expr:
    rank = x.ty.ndim
    axes = list(range(1, rank - 1)) if attributes.get("channels_last") else list(range(2, rank))
    return importer.bb.emit(relax.op.mean(x, axis=axes, keepdims=True))


def _average_pool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, last = _real(node, importer, 0), attributes.get("channels_last")
    (y,) = by_standard(importer, "AveragePool", [channels_first(importer, x) if last else x], attributes)
    y = channels_last(importer, y) if last else y
    return [_quantized(node, importer, y, 3, dtype_of(importer.tensor(node.input[0])))]


def _concat(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    parts = [_real(node, importer, at) for at in range(2, len(node.input), 3)]
    y = importer.bb.emit(relax.op.concat(parts, axis=attributes["axis"]))
    return [_quantized(node, importer, y, 0, dtype_of(importer.tensor(node.input[1])))]


def _where(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    condition = importer.tensor(node.input[0])
    y = importer.bb.emit(relax.op.where(condition, _real(node, importer, 1), _real(node, importer, 4)))
    return [_quantized(node, importer, y, 7, dtype_of(importer.tensor(node.input[1])))]


def _conv(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """QLinearConv of ONNX; x and y have their channels last where `channels_last` says so."""
    last = bool(attributes.get("channels_last"))
    x, *rest = (optional(node, importer, i) for i in range(len(node.input)))
    (y,) = by_standard(importer, "QLinearConv", [channels_first(importer, x) if last else x, *rest], attributes)
    return [channels_last(importer, y) if last else y]


def _less_zero(importer: Importer, x: relax.Expr, zero: relax.Expr | None) -> relax.Expr:
    """x − zero in int32; the zero point is one, or one a column."""
    whole = cast(importer, x, "int32")
    return whole if zero is None else binary(importer, "subtract", whole, cast(importer, _row(importer, zero), "int32"))


def _row(importer: Importer, x: relax.Expr) -> relax.Expr:
    """A vector of one element as a scalar, so that it broadcasts whatever the rank."""
    one = x.ty.ndim == 1 and getattr(x.ty.shape.values[0], "value", None) == 1
    return _scalar(importer, x) if one else x


def _columns(importer: Importer, x: relax.Expr, b: relax.Expr) -> relax.Expr:
    """A number, or one a column of each matrix of b, as it broadcasts over them."""
    x = _row(importer, x)
    if x.ty.ndim < 2 or b.ty.ndim == x.ty.ndim:
        return x
    return importer.bb.emit(relax.op.expand_dims(x, x.ty.ndim - 1))


def _to_float(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(a − za)(b − zb) · sa · sb + bias, in the scales' dtype."""
    a, b = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    a_scale, b_scale = importer.tensor(node.input[2]), importer.tensor(node.input[3])
    whole_a, whole_b = _less_zero(importer, a, optional(node, importer, 4)), _less_b(node, importer, b, 5)
    return [_scaled(node, importer, whole_a, whole_b, a_scale, b_scale, 6)]


def _less_b(node: NodeProto, importer: Importer, b: relax.Expr, at: int) -> relax.Expr:
    zero = optional(node, importer, at)
    return _less_zero(importer, b, None if zero is None else _columns(importer, zero, b))


def _scaled(
    node: NodeProto, importer: Importer, a: relax.Expr, b: relax.Expr, a_scale: relax.Expr, b_scale: relax.Expr, bias: int
) -> relax.Expr:
    total = importer.bb.emit(relax.op.matmul(a, b, out_dtype="int32"))
    scale = binary(
        importer, "multiply", wide(importer, _row(importer, a_scale)), wide(importer, _columns(importer, b_scale, b))
    )
    y = binary(importer, "multiply", cast(importer, total, "float32"), scale)
    extra = optional(node, importer, bias)
    y = y if extra is None else binary(importer, "add", y, wide(importer, extra))
    return cast(importer, y, dtype_of(b_scale))


def _dynamic(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """A, quantized to uint8 by its own range, times B."""
    a, b, b_scale = (importer.tensor(name) for name in node.input[:3])
    codes, scale, zero = quantize.dynamic_range(importer, wide(importer, a))
    whole = binary(importer, "subtract", codes, zero)
    return [_scaled(node, importer, whole, _less_b(node, importer, b, 3), scale, b_scale, 4)]


def _integer16(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    a, b = (cast(importer, importer.tensor(name), "int32") for name in node.input[:2])
    y = importer.bb.emit(relax.op.matmul(a, b, out_dtype="int32"))
    return [cast(importer, y, importer.wanted_dtype(node.output[0]) or "int32")]


def _gemm(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """alpha · sa · sb · ((A' − za)(B' − zb) + C), in float32, or quantized where y_scale is given."""
    emit = importer.bb.emit
    a, a_scale, b, b_scale = (importer.tensor(node.input[i]) for i in (0, 1, 3, 4))
    zero_a, zero_b, c = (optional(node, importer, i) for i in (2, 5, 6))
    swap_a, swap_b = attributes.get("transA"), attributes.get("transB")
    whole_a = _less_zero(importer, a, zero_a)
    whole_a = emit(relax.op.permute_dims(whole_a)) if swap_a else whole_a
    b = emit(relax.op.permute_dims(b)) if swap_b else b
    total = emit(relax.op.matmul(whole_a, _less_zero(importer, b, zero_b), out_dtype="int32"))
    total = total if c is None else binary(importer, "add", total, c)
    scale = binary(importer, "multiply", _row(importer, a_scale), _row(importer, b_scale))
    alpha = attributes.get("alpha", 1.0)
    scale = scale if alpha == 1 else binary(importer, "multiply", scale, alpha)
    y = binary(importer, "multiply", cast(importer, total, "float32"), scale)
    if not given(node, 7):
        return [y]
    dtype = dtype_of(importer.tensor(node.input[8])) if given(node, 8) else dtype_of(a)
    return [_quantized(node, importer, y, 7, dtype)]


def _lstm(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """ONNX's LSTM whose weights, [directions, input, 4 · hidden] and [directions, hidden, 4 · hidden], are 8 bits times a scale
    a direction, or a gate's unit of one. x and the states stay floating, where ONNX Runtime rounds them to 8 bits."""

    def weight(at: int, scale_at: int) -> relax.Expr:
        emit = importer.bb.emit
        codes, scale, zero = (optional(node, importer, index) for index in (at, scale_at, scale_at + 1))

        def beside(x: relax.Expr) -> relax.Expr:
            return emit(relax.op.expand_dims(x, [1, 2] if x.ty.ndim == 1 else [1]))

        whole = cast(importer, codes, "int32")
        if zero is not None:
            whole = binary(importer, "subtract", whole, cast(importer, beside(zero), "int32"))
        real = binary(importer, "multiply", cast(importer, whole, "float32"), beside(scale))
        return emit(relax.op.permute_dims(real, [0, 2, 1]))

    x, *others = (optional(node, importer, index) for index in (0, 3, 4, 5, 6, 7))
    return by_standard(importer, "LSTM", [x, weight(1, 8), weight(2, 10), *others], attributes, 3)[: len(node.output)]


def _reduce_mean(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, keep = _real(node, importer, 0), bool(attributes.get("keepdims", 1))
    y = importer.bb.emit(relax.op.mean(x, axis=attributes.get("axes") or None, keepdims=keep))
    return [_quantized(node, importer, y, 3, dtype_of(importer.tensor(node.input[0])))]


def _max_pool(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """MaxPool of ONNX, of x and y that have their channels last."""
    (y,) = by_standard(importer, "MaxPool", [channels_first(importer, importer.tensor(node.input[0]))], attributes)
    return [channels_last(importer, y)]


def _mul_integer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(a − za)(b − zb) in int32."""
    a, b = (_less_zero(importer, importer.tensor(node.input[i]), optional(node, importer, i + 1)) for i in (0, 2))
    return [binary(importer, "multiply", a, b)]


def _reduce_sum_integer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    whole, keep = cast(importer, importer.tensor(node.input[0]), "int32"), bool(attributes.get("keepdims", 1))
    return [importer.bb.emit(relax.op.sum(whole, axis=attributes.get("axes") or None, keepdims=keep))]


CONVERTERS: Converters = {
    "DequantizeLinear": quantize.CONVERTERS["DequantizeLinear"],
    "DynamicQuantizeLSTM": _lstm,
    "DynamicQuantizeMatMul": _dynamic,
    "MatMulInteger16": _integer16,
    "MatMulIntegerToFloat": _to_float,
    "MulInteger": _mul_integer,
    "NhwcMaxPool": _max_pool,
    "QGemm": _gemm,
    "QLinearAdd": _pairwise("add"),
    "QLinearAveragePool": _average_pool,
    "QLinearConcat": _concat,
    "QLinearConv": _conv,
    "QLinearGlobalAveragePool": _of_one(_global_average),
    "QLinearLeakyRelu": _of_one(_leaky_relu),
    "QLinearMul": _pairwise("multiply"),
    "QLinearReduceMean": _reduce_mean,
    "QLinearSigmoid": _of_one(_sigmoid),
    "QLinearSoftmax": _of_one(_softmax),
    "QLinearWhere": _where,
    "QuantizeLinear": quantize.CONVERTERS["QuantizeLinear"],
    "ReduceSumInteger": _reduce_sum_integer,
}
