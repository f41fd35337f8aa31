"""Elementwise ONNX operators that TVM has wrong in some case, or not at all."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converter, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _is_inf(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """TVM ignores detect_negative and detect_positive."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    signs = [sign for sign, name in ((-1, "detect_negative"), (1, "detect_positive")) if attributes.get(name, 1)]
    hits = [emit(relax.op.equal(x, relax.const(sign * math.inf, _dtype(x)))) for sign in signs]
    if not hits:
        return [emit(relax.op.zeros(x.ty.shape, "bool"))]
    return [hits[0] if len(hits) == 1 else emit(relax.op.logical_or(*hits))]


def _elu(alpha: float, gamma: float) -> Converter:
    """γ · x above 0, γ · α · (exp x − 1) elsewhere, in x's own dtype, of which TVM takes float32 alone."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        x, emit = importer.tensor(node.input[0]), importer.bb.emit
        a, g = attributes.get("alpha", alpha), attributes.get("gamma", gamma)

        def number(value: float) -> relax.Expr:
            return relax.const(value, _dtype(x))

        below = emit(relax.op.multiply(number(g * a), emit(relax.op.subtract(emit(relax.op.exp(x)), number(1)))))
        above = x if g == 1 else emit(relax.op.multiply(number(g), x))
        return [emit(relax.op.where(emit(relax.op.greater(x, number(0))), above, below))]

    return convert


def _softplus(name: str, combine: Callable[[relax.Expr, relax.Expr], relax.Expr]) -> Converter:
    """combine(x, log(1 + exp x)), its logarithm of what exp x adds to 1: TVM adds first, and what is below 2⁻²⁴ is lost. In
    float32 or wider."""

    def convert(node: NodeProto, importer: Importer, _attributes: Attributes) -> list[relax.Expr]:
        def element(x: relax.Expr) -> relax.Expr:
            if str(x.ty.dtype) == "float64":
                grown = tirx.call_pure_extern("float64", "log1p", tirx.exp(x))
            else:
                x = x.astype("float32")
                grown = tirx.log1p(tirx.exp(x))
            above = x > tirx.const(20.0 if str(x.ty.dtype) == "float32" else 40.0, str(x.ty.dtype))
            return combine(x, tirx.Select(above, x, grown))

        def computed(x: te.Tensor) -> te.Tensor:
            return te.compute(x.shape, lambda *at: element(x(*at)).astype(x.dtype), name=name)

        return [importer.bb.emit_te(computed, importer.tensor(node.input[0]), primfunc_name_hint=name)]

    return convert


def _celu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x above 0, α · (exp(x / α) − 1) elsewhere. ONNX's own function gives a number without dims one."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    alpha, zero, one = (relax.const(value, _dtype(x)) for value in (attributes.get("alpha", 1.0), 0, 1))
    power = emit(relax.op.exp(emit(relax.op.divide(x, alpha))))
    below = emit(relax.op.multiply(alpha, emit(relax.op.subtract(power, one))))
    return [emit(relax.op.where(emit(relax.op.greater(x, zero)), x, below))]


def _bit_shift(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Shifts by less than 0, or by the width or more, push every bit out (LLVM leaves them undefined)."""
    x, by, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    dtype, left = _dtype(x), attributes["direction"] == b"LEFT"
    width = np.dtype(dtype).itemsize * 8
    unsigned = dtype.startswith("uint")
    if unsigned:  # TVM subtracts unsigned constants to compare them, and refuses what would be negative
        log = relax.const(width.bit_length() - 1, dtype)
        inside = emit(relax.op.equal(emit(relax.op.right_shift(by, log)), relax.const(0, dtype)))
    else:
        inside = emit(relax.op.less(by, relax.const(width, dtype)))
        inside = emit(relax.op.logical_and(inside, emit(relax.op.greater_equal(by, relax.const(0, dtype)))))
    safe = emit(relax.op.where(inside, by, relax.const(0, dtype)))
    shifted = emit((relax.op.left_shift if left else relax.op.right_shift)(x, safe))
    zero = emit(relax.op.zeros_like(shifted))
    if left or unsigned:
        return [emit(relax.op.where(inside, shifted, zero))]
    sign = emit(relax.op.right_shift(x, relax.const(width - 1, dtype)))  # a signed shift to the right repeats the sign
    return [emit(relax.op.where(inside, shifted, sign))]


def _mod(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """fmod 1: the dividend's sign, as C's fmod. fmod 0: the divisor's sign. Floating ones by the C library's fmod."""
    a, b, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    truncating = bool(attributes.get("fmod", 0))
    if "float" not in _dtype(a):
        return [emit((relax.op.mod if truncating else relax.op.floor_mod)(a, b))]
    dtype = _dtype(a)
    shape = emit(relax.op.add(a, b)).ty.shape
    a, b = (
        emit(relax.op.broadcast_to(emit(relax.op.astype(v, "float32")) if dtype != "float64" else v, shape)) for v in (a, b)
    )
    rest = importer.bb.emit_te(_fmod, a, b, primfunc_name_hint="fmod")
    if not truncating:
        zero = relax.const(0, _dtype(rest))
        other = emit(relax.op.logical_xor(emit(relax.op.less(rest, zero)), emit(relax.op.less(b, zero))))
        wrap = emit(relax.op.logical_and(other, emit(relax.op.not_equal(rest, zero))))
        rest = emit(relax.op.where(wrap, emit(relax.op.add(rest, b)), rest))
    return [emit(relax.op.astype(rest, dtype))]


def _fmod(a: te.Tensor, b: te.Tensor) -> te.Tensor:
    function = "fmod" if str(a.dtype) == "float64" else "fmodf"  # the same names in libm and in CUDA
    return te.compute(a.shape, lambda *i: tirx.call_pure_extern(str(a.dtype), function, a[i], b[i]), name="fmod")


def _folded(apply: Callable[[relax.Expr, relax.Expr], relax.Expr], mean: bool = False) -> Any:
    """A converter of an operator over any number of inputs, two at a time: TVM's stacks them all into one tensor first."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        total, *others = (importer.tensor(name) for name in node.input)
        for other in others:
            total = importer.bb.emit(apply(total, other))
        if mean:
            total = importer.bb.emit(relax.op.divide(total, relax.const(len(node.input), _dtype(total))))
        return [total]

    return convert


def _or_nan(pick: Callable[[relax.Expr, relax.Expr], relax.Expr]) -> Callable[[relax.Expr, relax.Expr], relax.Expr]:
    """`pick` (maximum or minimum) as ONNX has it: NaN where either is NaN."""

    def apply(a: relax.Expr, b: relax.Expr) -> relax.Expr:
        if "float" not in _dtype(a):
            return pick(a, b)
        picked = relax.op.where(_is_nan(b), b, pick(a, b))
        return relax.op.where(_is_nan(a), a, picked)

    return apply


def _is_nan(x: relax.Expr) -> relax.Expr:
    """Where `x` is NaN; TVM has no such test of bfloat16."""
    return relax.op.isnan(relax.op.astype(x, "float32") if _dtype(x) == "bfloat16" else x)


def _kept(value: relax.Expr, x: relax.Expr, emit: Callable[[relax.Expr], relax.Expr]) -> relax.Expr:
    """`value`, but NaN where `x` is."""
    return emit(relax.op.where(emit(_is_nan(x)), x, value)) if "float" in _dtype(x) else value


def _not(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """A choice: TVM makes not(a < b) a ≥ b, and not(a = b) a ≠ b, which do not hold for NaN as they should."""
    x = importer.tensor(node.input[0])
    return [importer.bb.emit(relax.op.where(x, relax.const(False, "bool"), relax.const(True, "bool")))]


def _equal(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    a, b = (importer.tensor(name) for name in node.input)
    if str(a.ty.dtype.dtype) != "bool":
        return importer.by_tvm(node, attributes)
    a, b = (importer.bb.emit(relax.op.astype(x, "int8")) for x in (a, b))  # generated code compares no bools
    return [importer.bb.emit(relax.op.equal(a, b))]


def _sign(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    return [_kept(emit(relax.op.sign(x)), x, emit)]


def _clip(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """min(max(x, low), high): high where low is greater."""
    x, emit, dtype = importer.tensor(node.input[0]), importer.bb.emit, _dtype(importer.tensor(node.input[0]))
    result = x
    for position, name, pick in ((1, "min", relax.op.maximum), (2, "max", relax.op.minimum)):
        if position < len(node.input) and node.input[position]:
            bound = emit(relax.op.reshape(importer.tensor(node.input[position]), []))
        elif name in attributes:  # before opset 11
            bound = relax.const(attributes[name], dtype)
        else:
            continue
        result = emit(pick(result, bound))
    return [_kept(result, x, emit)]


def _hard_sigmoid(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """max(0, min(1, αx + β))."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    alpha, beta, zero, one = (
        relax.const(value, _dtype(x)) for value in (attributes.get("alpha", 0.2), attributes.get("beta", 0.5), 0, 1)
    )
    line = emit(relax.op.add(emit(relax.op.multiply(x, alpha)), beta))
    return [_kept(emit(relax.op.maximum(emit(relax.op.minimum(line, one)), zero)), x, emit)]


def _thresholded_relu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x where it is greater than α, else 0."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    above = emit(relax.op.greater(x, relax.const(attributes.get("alpha", 1.0), _dtype(x))))
    return [emit(relax.op.where(above, x, relax.const(0, _dtype(x))))]


def _dropout(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Nothing, in inference; the mask is all true."""
    if len(node.input) > 2 and node.input[2]:
        training = importer.known.get(node.input[2])
        ratio = importer.known.get(node.input[1]) if node.input[1] else np.float32(0.5)
        if training is None or (np.any(training) and (ratio is None or np.any(ratio != 0))):
            raise importer.failure(node, "it drops out at random, in training mode")
    x = importer.tensor(node.input[0])
    ones = importer.bb.emit(relax.op.full(x.ty.shape, relax.const(True, "bool"), "bool"))
    return [x, ones]


def _lp_normalization(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x / ‖x‖ₚ along an axis, 0 where the norm is 0; p 1 or 2."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    axis, p = attributes.get("axis", -1), attributes.get("p", 2)
    size = emit(relax.op.abs(x)) if p == 1 else emit(relax.op.multiply(x, x))
    norm = emit(relax.op.sum(size, [axis], True))
    norm = norm if p == 1 else emit(relax.op.sqrt(norm))
    zero = relax.const(0, _dtype(x))
    safe = emit(relax.op.where(emit(relax.op.equal(norm, zero)), relax.const(1, _dtype(x)), norm))
    return [emit(relax.op.divide(x, safe))]


def _softmax(apply: Callable[[relax.Expr, int], relax.Expr]) -> Any:
    """A converter of Softmax or LogSoftmax: before opset 13 over all dims from `axis` on, taken as one."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        x, emit, old = importer.tensor(node.input[0]), importer.bb.emit, importer.opset < 13
        rank = x.ty.ndim
        axis = attributes.get("axis", 1 if old else -1) % max(rank, 1)
        if not old and node.op_type == "Softmax" and importer.wanted_dtype(node.output[0]) == "float16":
            size = importer.shape_of(node, x)[axis]
            if isinstance(size, int) and size <= np.finfo(np.float16).max:  # else the sum may not fit
                return [_softmax_float16(emit, x, axis)]
        if not old or axis == rank - 1:
            return [emit(apply(x, axis))]
        shape = importer.shape_of(node, x)
        flat = emit(relax.op.reshape(x, [*shape[:axis], functools.reduce(lambda a, b: b * a, shape[axis:])]))
        return [emit(relax.op.reshape(emit(apply(flat, axis)), shape))]

    return convert


def _softmax_float16(emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, axis: int) -> relax.Expr:
    """Softmax of float16, given in float32, as ONNX's own body has it: the powers and their sum are float16 too."""

    def rounded(value: relax.Expr) -> relax.Expr:
        return emit(relax.op.astype(emit(relax.op.astype(value, "float16")), "float32"))

    powers = rounded(emit(relax.op.exp(emit(relax.op.subtract(x, emit(relax.op.max(x, [axis], True)))))))
    return emit(relax.op.divide(powers, rounded(emit(relax.op.sum(powers, [axis], True)))))


def _prelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x where it is not negative, slope · x elsewhere; before opset 7 a vector of slopes is one a channel."""
    x, slope, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    if importer.opset < 7 and slope.ty.ndim == 1 and x.ty.ndim > 2:
        slope = emit(relax.op.reshape(slope, [-1, *[1] * (x.ty.ndim - 2)]))
    negative = emit(relax.op.less(x, relax.const(0, _dtype(x))))
    return [emit(relax.op.where(negative, emit(relax.op.multiply(slope, x)), x))]


def _pow(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """In the base's dtype. Whole bases to whole powers by squaring: bit by bit of the power, exact where it fits; negative
    powers of whole bases are 0, or ±1 for ±1."""
    x, y, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    base, power = _dtype(x), _dtype(y)
    if "float" in base:
        return [emit(relax.op.power(x, y if power == base else emit(relax.op.astype(y, base))))]
    if "float" in power:
        raised = emit(relax.op.power(emit(relax.op.astype(x, "float64")), emit(relax.op.astype(y, "float64"))))
        return [emit(relax.op.astype(emit(relax.op.trunc(raised)), base))]
    shape = emit(relax.op.add(x, emit(relax.op.astype(y, base)))).ty.shape
    wide = [emit(relax.op.broadcast_to(emit(relax.op.astype(v, "int64")), shape)) for v in (x, y)]
    return [emit(relax.op.astype(importer.bb.emit_te(_integer_power, *wide, primfunc_name_hint="whole_power"), base))]


def _integer_power(x: te.Tensor, y: te.Tensor) -> te.Tensor:
    def element(*at: relax.Expr) -> relax.Expr:
        base, power = x(*at), y(*at)
        one, zero = tirx.const(1, "int64"), tirx.const(0, "int64")
        result, square = one, base
        for bit in range(6):  # a base of 2 or more overflows 64 bits beyond a power of 63
            result = result * tirx.Select(((power >> bit) & one) == one, square, one)
            square = square * square
        odd = (power & one) == one
        unit = tirx.Select(base == one, one, tirx.Select(base == -one, tirx.Select(odd, -one, one), zero))
        small = tirx.all(power >= zero, power < tirx.const(64, "int64"))
        return tirx.Select(small, result, unit)

    return te.compute(x.shape, element, name="whole_power")


CONVERTERS: Converters = {
    "BitShift": _bit_shift,
    "Celu": _celu,
    "Clip": _clip,
    "Dropout": _dropout,
    "Elu": _elu(1.0, 1.0),
    "Equal": _equal,
    "HardSigmoid": _hard_sigmoid,
    "IsInf": _is_inf,
    "LogSoftmax": _softmax(relax.op.nn.log_softmax),
    "LpNormalization": _lp_normalization,
    "Max": _folded(_or_nan(relax.op.maximum)),
    "Mish": _softplus("mish", lambda x, plus: x * tirx.tanh(plus)),
    "Mean": _folded(relax.op.add, mean=True),
    "Min": _folded(_or_nan(relax.op.minimum)),
    "Mod": _mod,
    "Not": _not,
    "Pow": _pow,
    "Selu": _elu(1.67326319217681884765625, 1.05070102214813232421875),
    "PRelu": _prelu,
    "Sign": _sign,
    "Softmax": _softmax(relax.op.nn.softmax),
    "Softplus": _softplus("softplus", lambda x, plus: plus),
    "Sum": _folded(relax.op.add),
    "ThresholdedRelu": _thresholded_relu,
}
