"""ATen's elementwise operators and reductions whose TVM converters are missing, or mistaken for some dtype."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.ops.accumulate import accumulator
from tk.frontend.torch.ops.elements import by_element, dtype_of, element_dtype, is_float, sizes_of, unary
from tk.graph.histogram import counted

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]
_INTRINSICS = ("acosh", "asinh", "atanh", "sinh")  # as intrinsics they vectorise on a CPU, and are the same calls in CUDA


def _test(kind: str) -> Convert:
    """isnan, isinf, isfinite, which generated code has in float32 and float64; whole numbers are all finite."""
    infinity = float("inf")
    tests = {
        "isfinite": lambda x: tirx.abs(x) < tirx.FloatImm(element_dtype(x), infinity),
        "isinf": lambda x: tirx.abs(x) == tirx.FloatImm(element_dtype(x), infinity),
        "isnan": tirx.isnan,
    }

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        x, emit, shape = importer.env[node.args[0]], importer.block_builder.emit, sizes_of(node, importer)
        if not is_float(dtype_of(x)):
            return emit(relax.op.full(relax.ShapeExpr(shape), relax.const(kind == "isfinite", "bool"), "bool"))
        wide = x if dtype_of(x) in ("float32", "float64") else emit(relax.op.astype(x, "float32"))
        return by_element(importer, shape, [wide], tests[kind], kind)

    return convert


def _function(name: str) -> Convert:
    """A function of the C library, which has the same name in CUDA, with an f behind it in float32."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = [importer.env[arg] for arg in node.args if isinstance(arg, fx.Node)]  # x twice in hypot(x, x)
        dtype = dtype_of(given[0])
        function = name if dtype == "float64" else f"{name}f"

        def compute(*at: Any) -> Any:
            if dtype == "float32" and name in _INTRINSICS:
                return getattr(tirx, name)(*at)
            return tirx.call_pure_extern(dtype, function, *at)

        return by_element(importer, sizes_of(node, importer), given, compute, name)

    return convert


def _expm1(x: relax.Expr) -> relax.Expr:
    """exp(x) − 1, by its Taylor series where the difference would leave few digits: to x⁹, 5e-10 off at |x| = 1/2."""
    if element_dtype(x) == "float64":
        return tirx.call_pure_extern("float64", "expm1", x)
    one = tirx.const(1, "float32")
    series = one
    for n in range(9, 1, -1):
        series = one + x * series * tirx.const(1 / n, "float32")
    return tirx.Select(tirx.abs(x) < tirx.const(0.5, "float32"), x * series, tirx.exp(x) - one)


def _log1p(x: relax.Expr) -> relax.Expr:
    """log(1 + x), as accurate where 1 + x loses digits of x; a target's own way (schedules/cpu/functions.py on a CPU)."""
    if element_dtype(x) == "float64":
        return tirx.call_pure_extern("float64", "log1p", x)
    return tirx.log1p(x)


def _sign(x: relax.Expr) -> relax.Expr:
    """−1, 0 or 1; 0 for NaN, as in torch."""
    zero, one = tirx.const(0, element_dtype(x)), tirx.const(1, element_dtype(x))
    below = zero if element_dtype(x).startswith("uint") else tirx.Select(x < zero, -one, zero)
    return tirx.Select(x > zero, one, below)


def _signbit(node: fx.Node, importer: Importer) -> relax.Expr:
    """Whether the sign is set: of −0 and NaN too."""
    x = importer.env[node.args[0]]
    if not is_float(dtype_of(x)):
        return importer.block_builder.emit(relax.op.less(x, relax.const(0, dtype_of(x))))
    integer = {"float64": "int64", "float32": "int32"}.get(dtype_of(x), "int16")
    return by_element(
        importer,
        sizes_of(node, importer),
        [x],
        lambda a: tirx.reinterpret(integer, a) < tirx.const(0, integer),
        "signbit",
    )


def _next_after(node: fx.Node, importer: Importer) -> relax.Expr:
    """The number next to x of its dtype on the way to y: the next integer of its bits, which are sign and magnitude."""
    given = [importer.env[arg] for arg in node.args if isinstance(arg, fx.Node)]
    dtype = dtype_of(given[0])
    integer, infinity = {
        "float64": ("int64", 0x7FF << 52),
        "float32": ("int32", 0xFF << 23),
        "float16": ("int16", 0x1F << 10),
        "bfloat16": ("int16", 0xFF << 7),
    }[dtype]
    number = functools.partial(tirx.const, dtype=integer)
    zero, most = number(0), number(int(np.iinfo(integer).max))

    def compute(x: relax.Expr, y: relax.Expr) -> relax.Expr:
        a, b = (tirx.reinterpret(integer, each) for each in (x, y))
        larger, other = a & most, b & most
        nan = tirx.any(larger > number(infinity), other > number(infinity))
        same = tirx.any(a == b, tirx.all(larger == zero, other == zero))
        least = tirx.Select(b < zero, number(int(np.iinfo(integer).min) + 1), number(1))
        # towards y grows the magnitude, unless y has another sign or a lesser magnitude
        grows = tirx.all((a ^ b) >= zero, larger < other)
        beside = tirx.Select(larger == zero, least, a + tirx.Select(grows, number(1), number(-1)))
        bits = tirx.Select(nan, most, tirx.Select(same, b, beside))
        return tirx.reinterpret(dtype, bits)

    return by_element(importer, sizes_of(node, importer), given, compute, "nextafter")


def _angle(x: relax.Expr) -> relax.Expr:
    """π below 0, else 0; NaN of NaN."""
    number = functools.partial(tirx.FloatImm, element_dtype(x))
    return tirx.Select(tirx.isnan(x), x, tirx.Select(x < number(0.0), number(math.pi), number(0.0)))


def _frexp(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """x = m · 2ᵉ with 1/2 ≤ |m| < 1, from x's bits; m is x itself and e is 0 for zeros, infinities and NaN."""
    x = importer.env[node.args[0]]
    dtype = dtype_of(x)
    integer, mantissa_bits, top = ("int64", 52, 2047) if dtype == "float64" else ("int32", 23, 255)
    bias, most = top // 2, tirx.const(top, integer)

    def parts(value: relax.Expr) -> tuple[relax.Expr, relax.Expr, relax.Expr]:
        """Whether x has an exponent, that, and x's bits: of x · 2⁶⁴ where x is so small that its bits have none."""
        tiny = tirx.abs(value) < tirx.FloatImm(dtype, 2.0 ** (1 - bias))
        raw = tirx.reinterpret(integer, tirx.Select(tiny, value * tirx.FloatImm(dtype, 2.0**64), value))
        stored = (raw >> tirx.const(mantissa_bits, integer)) & most
        usual = tirx.all(stored > tirx.const(0, integer), stored < most)
        power = stored - tirx.const(bias - 1, integer) - tirx.Select(tiny, tirx.const(64, integer), tirx.const(0, integer))
        return usual, power, raw

    def mantissa(value: relax.Expr) -> relax.Expr:
        usual, _, raw = parts(value)
        half = (raw & tirx.const(~(top << mantissa_bits), integer)) | tirx.const((bias - 1) << mantissa_bits, integer)
        return tirx.Select(usual, tirx.reinterpret(dtype, half), value)

    def exponent(value: relax.Expr) -> relax.Expr:
        usual, power, _ = parts(value)
        return tirx.Select(usual, power.astype("int32"), tirx.const(0, "int32"))

    shape = x.ty.shape.values
    return [by_element(importer, shape, [x], each, "frexp") for each in (mantissa, exponent)]


def _elu(alpha: float = 1.0, scale: float = 1.0) -> Convert:
    """scale · x above 0, else scale · alpha · (exp(input_scale · x) − 1). The arguments are defaults of the operator's."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = dict(zip(("alpha", "scale", "input_scale"), node.args[1:], strict=False)) | dict(node.kwargs)
        a, s, inner = (float(given.get(k, v)) for k, v in (("alpha", alpha), ("scale", scale), ("input_scale", 1.0)))

        def compute(x: relax.Expr) -> relax.Expr:
            dtype = element_dtype(x)
            below = _expm1(x * tirx.const(inner, dtype) if inner != 1 else x) * tirx.const(a * s, dtype)
            return tirx.Select(x > tirx.const(0, dtype), x * tirx.const(s, dtype) if s != 1 else x, below)

        return by_element(importer, sizes_of(node, importer), [importer.env[node.args[0]]], compute, "elu")

    return convert


def _erfinv(x: relax.Expr) -> Any:
    """The inverse of erf; in float64 the one of float32, made exact by two steps of Newton's method."""
    if element_dtype(x) != "float64":
        return _erfinv_float32(x)
    near = tirx.Cast("float64", _erfinv_float32(tirx.Cast("float32", x)))
    made = near
    for _ in range(2):
        slope = tirx.FloatImm("float64", 2 / math.sqrt(math.pi)) * tirx.exp(-made * made)
        made = made - (tirx.erf(made) - x) / slope
    return tirx.Select(tirx.abs(near) < tirx.FloatImm("float64", 4.0), made, near)


def _erfinv_float32(x: relax.Expr) -> Any:
    """The inverse of erf in float32, at most a few units in the last place off: M. Giles, "Approximating the erfinv
    function" (GPU Computing Gems, 2012)."""
    one = tirx.const(1, "float32")
    w = -tirx.log((one - x) * (one + x))
    central = _polynomial(w - tirx.const(2.5, "float32"), _CENTRAL)
    tail = _polynomial(tirx.sqrt(w) - tirx.const(3, "float32"), _TAIL)
    inside = tirx.Select(w < tirx.const(5, "float32"), central, tail) * x
    edge = tirx.Select(tirx.abs(x) == one, x * tirx.FloatImm("float32", float("inf")), inside)
    return tirx.Select(tirx.abs(x) > one, tirx.FloatImm("float32", float("nan")), edge)


_CENTRAL = (
    2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087, -0.00125372503, -0.00417768164,
    0.246640727, 1.50140941,
)  # fmt: skip
_TAIL = (
    -0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773, -0.0076224613, 0.00943887047,
    1.00167406, 2.83297682,
)  # fmt: skip


def _polynomial(x: relax.Expr, coefficients: Sequence[float]) -> relax.Expr:
    """The coefficients, the highest power's first, at x."""
    total: relax.Expr = tirx.const(coefficients[0], "float32")
    for coefficient in coefficients[1:]:
        total = total * x + tirx.const(coefficient, "float32")
    return total


def _softmax(op: Callable[..., relax.Expr], alone: float) -> Convert:
    """Softmax or its logarithm along a dim; a number by itself is all of its dim."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        x, dim = importer.retrieve_args(node)[:2]
        if x.ty.ndim == 0:
            emit, dtype = importer.block_builder.emit, dtype_of(x)  # keeps NaN and infinities, which are all that matters of x
            nothing = emit(relax.op.subtract(x, x))
            return emit(relax.op.add(nothing, relax.const(alone, dtype)))
        return importer.block_builder.emit(op(x, dim % x.ty.ndim))

    return convert


def _histc(node: fx.Node, importer: Importer) -> relax.Expr:
    """Counts of x in `bins` equal parts of [low, high]; `high` itself falls into the last, what is outside nowhere. Of equal
    bounds, such as those by default, the parts are of what x holds; and of one number, they reach by 1 to either side."""
    x, *rest = importer.retrieve_args(node)
    given = dict(zip(("bins", "min", "max"), rest, strict=False)) | dict(node.kwargs)
    bins, low, high = given.get("bins", 100), given.get("min", 0), given.get("max", 0)
    if low > high:
        raise ImportModelError(
            message(
                "histc has a range that ends before it begins",
                need="min <= max",
                have=f"{low}, {high}",
                do="give min and max in this order",
            )
        )
    emit, dtype = importer.block_builder.emit, "float64" if dtype_of(x) == "float64" else "float32"
    x = emit(relax.op.astype(emit(relax.op.reshape(x, [-1])), dtype))
    one = relax.const(1, dtype)
    if low == high:
        least, greatest = emit(relax.op.min(x)), emit(relax.op.max(x))
        apart = emit(relax.op.less(least, greatest))
        low = emit(relax.op.where(apart, least, emit(relax.op.subtract(least, one))))
        high = emit(relax.op.where(apart, greatest, emit(relax.op.add(greatest, one))))
        width = emit(relax.op.subtract(high, low))
    else:
        width = relax.const(np.dtype(dtype).type(high) - np.dtype(dtype).type(low), dtype)
        low, high = relax.const(low, dtype), relax.const(high, dtype)
    # rounded in torch's order: a bin's width would put what lies at an edge into another bin
    bin_index = emit(relax.op.multiply(emit(relax.op.subtract(x, low)), relax.const(bins, dtype)))
    bin_index = emit(relax.op.divide(bin_index, width))
    bin_index = emit(relax.op.minimum(emit(relax.op.floor(bin_index)), relax.const(bins - 1, dtype)))
    inside, nowhere = emit(relax.op.less_equal(x, high)), relax.const(-1, dtype)
    bin_index = emit(relax.op.where(inside, emit(relax.op.maximum(bin_index, nowhere)), nowhere))
    counts = counted(importer.block_builder, emit(relax.op.astype(bin_index, "int32")), int(bins))
    return emit(relax.op.astype(counts, importer._convert_data_type(node.meta["val"].dtype)))


def _grouped_mm(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[s] = x[s] @ w[g], g the group of row s: the number of `offs` (ends of groups) that are ≤ s. x [S, K], w [G, K, N]."""
    x, w, offs = importer.retrieve_args(node)[:3]
    if x.ty.ndim != 2 or w.ty.ndim != 3 or offs is None:
        raise ImportModelError(
            message(
                "grouped_mm has operands of these ranks",
                need="x [S, K], w [G, K, N], offs [G]",
                have=f"{x.ty}, {w.ty}",
                do="multiply matrices of other ranks with torch.bmm",
            )
        )
    emit, dtype = importer.block_builder.emit, dtype_of(offs)
    rows = emit(relax.op.expand_dims(emit(relax.op.arange(0, x.ty.shape.values[0], 1, dtype)), 1))
    passed = emit(relax.op.less_equal(emit(relax.op.expand_dims(offs, 0)), rows))
    groups = emit(relax.op.sum(emit(relax.op.astype(passed, "int32")), [1]))
    groups = emit(relax.op.minimum(groups, relax.const(int(w.ty.shape.values[0]) - 1, "int32")))
    total = accumulator(dtype_of(x))

    def grouped_matmul(x: te.Tensor, w: te.Tensor, groups: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, x.shape[1]), "k")
        return te.compute(
            (x.shape[0], w.shape[2]),
            lambda s, n: te.sum(tirx.Cast(total, x[s, k]) * tirx.Cast(total, w[groups[s], k, n]), axis=k),
            name="grouped_matmul",
        )

    return importer.block_builder.emit_te(grouped_matmul, x, w, groups, primfunc_name_hint="grouped_matmul")


def _cumulate(op: Callable[..., relax.Expr]) -> Callable[[fx.Node, Importer], relax.Expr]:
    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        x, dim = importer.retrieve_args(node)[:2]
        value = node.meta["val"]
        if node.kwargs.get("dtype") is not None and dtype_of(x) != importer._convert_data_type(value.dtype):
            x = importer.block_builder.emit(relax.op.astype(x, importer._convert_data_type(value.dtype)))
        if x.ty.ndim == 0:
            return x
        return importer.block_builder.emit(op(x, dim % x.ty.ndim))

    return convert


def _dropout(node: fx.Node, importer: Importer) -> Any:
    if node.args[2]:
        raise ImportModelError(message("the model drops out at random", need="a model in evaluation mode", do="call .eval()"))
    x = importer.env[node.args[0]]
    return [x, importer.block_builder.emit(relax.op.full_like(x, relax.const(True, "bool"), "bool"))]


def _rrelu(node: fx.Node, importer: Importer) -> Any:
    """x, or x times the mean of lower and upper below 0: in training the slope is drawn."""
    if node.args[4] if len(node.args) > 4 else node.kwargs.get("training", False):
        raise ImportModelError(
            message("the model draws slopes at random (rrelu)", need="a model in evaluation mode", do="call .eval()")
        )
    lower, upper = (float(node.args[n]) if len(node.args) > n else default for n, default in ((2, 1 / 8), (3, 1 / 3)))

    def compute(x: relax.Expr) -> relax.Expr:
        dtype = element_dtype(x)
        return tirx.Select(x < tirx.const(0, dtype), x * tirx.const((lower + upper) / 2, dtype), x)

    x, noise = (importer.env[each] for each in node.args[:2])
    made = by_element(importer, x.ty.shape.values, [x], compute, "rrelu")
    return [made, noise] if "functional" in str(node.target) else made


CONVERTERS: dict[str, Convert] = {
    "_grouped_mm.default": _grouped_mm,
    "_log_softmax.default": _softmax(relax.op.nn.log_softmax, 0),
    "_softmax.default": _softmax(relax.op.nn.softmax, 1),
    "acosh.default": _function("acosh"),
    "angle.default": unary("angle", _angle),
    "asinh.default": _function("asinh"),
    "atanh.default": _function("atanh"),
    "cumprod.default": _cumulate(relax.op.cumprod),
    "cumsum.default": _cumulate(relax.op.cumsum),
    "elu.default": _elu(),
    "erfc.default": _function("erfc"),
    "erfinv.default": unary("erfinv", _erfinv),
    "exp2.default": unary("exp2", tirx.exp2),
    "expm1.default": unary("expm1", _expm1),
    "frexp.Tensor": _frexp,
    "transformers::grouped_mm_fallback.default": _grouped_mm,
    "histc.default": _histc,
    "hypot.default": _function("hypot"),
    "isfinite.default": _test("isfinite"),
    "isinf.default": _test("isinf"),
    "isnan.default": _test("isnan"),
    "lgamma.default": _function("lgamma"),
    "log10.default": unary("log10", tirx.log10),
    "log1p.default": unary("log1p", _log1p),
    "log2.default": unary("log2", tirx.log2),
    "native_dropout.default": _dropout,
    "nextafter.default": _next_after,
    "rrelu_with_noise.default": _rrelu,
    "rrelu_with_noise_functional.default": _rrelu,
    "selu.default": _elu(1.6732632423543772848170429916717, 1.0507009873554804934193349852946),
    "sign.default": unary("sign", _sign),
    "signbit.default": _signbit,
    "sinh.default": _function("sinh"),
}
