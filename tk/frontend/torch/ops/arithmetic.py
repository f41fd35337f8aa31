"""ATen's arithmetic of two tensors: TVM's converters leave out alpha, lose NaN and torch's signs, and trap on a zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import fx
from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.torch.ops.elements import by_element, dtype_of, element_dtype, is_float, is_tensor, operands, sizes_of
from tk.frontend.torch.ops.real_numbers import number
from tk.graph.sequential_loops import copied, each, local, serial

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _scaled(op: Callable[..., relax.Expr], *, turned: bool = False) -> Convert:
    """a ± alpha · b; `turned`: b − alpha · a."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        alpha = node.args[2] if len(node.args) > 2 else node.kwargs.get("alpha", 1)
        a, b = operands(node, importer)
        a, b = (b, a) if turned else (a, b)
        emit = importer.block_builder.emit
        if dtype_of(a) == "bool":  # torch subtracts none
            return emit(relax.op.logical_or(a, b)) if alpha else a
        dynamic = isinstance(alpha, fx.Node)
        b = b if not dynamic and alpha == 1 else emit(relax.op.multiply(b, number(importer, alpha, dtype_of(b))))
        return emit(op(a, b))

    return convert


def _fmodf(dtype: str) -> str:
    return "fmod" if dtype == "float64" else "fmodf"  # the same names in libm and in CUDA


def _nonzero(b: relax.Expr) -> relax.Expr:
    """`b`, or 1 where it is 0: processors stop at a division of whole numbers by zero."""
    return tirx.Select(b == tirx.const(0, element_dtype(b)), tirx.const(1, element_dtype(b)), b)


def _pairwise(name: str, floating: Callable[..., object], whole: Callable[..., object]) -> Convert:
    """A converter by element, from expressions of (a, b) for floating and for whole numbers."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        a, b = operands(node, importer)
        compute = floating if is_float(dtype_of(a)) else whole
        return by_element(importer, sizes_of(node, importer), [a, b], compute, name)

    return convert


def _float_fmod(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    return tirx.call_pure_extern(element_dtype(a), _fmodf(element_dtype(a)), a, b)


def _float_remainder(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    """fmod, moved by b where its sign is not b's."""
    rest = _float_fmod(a, b)
    return tirx.Select(_opposite(rest, b), rest + b, rest)


def _opposite(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    """Whether one is greater than 0 and the other one less."""
    zero = tirx.const(0, element_dtype(a))
    return tirx.any(tirx.all(a < zero, b > zero), tirx.all(a > zero, b < zero))


def _float_floor_divide(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    """⌊a / b⌋: ⌊1 / 0.1⌋ is 9. The quotient may have been rounded up to a whole number, never down to below one; what its floor
    leaves of `a`, which one fused multiplication and addition gives exactly, has not b's sign then. As in torch a quotient by
    zero stays as it is, that of infinity is NaN, and −1 / ∞ is −1."""
    zero, one = (tirx.const(value, element_dtype(a)) for value in (0, 1))
    quotient = a / b
    floored = tirx.floor(quotient)
    rest = tirx.Select(floored == zero, a, _fma(-floored, b, a))
    exact = tirx.Select(_opposite(rest, b), floored - one, floored)
    return tirx.Select(tirx.isnan(rest), tirx.Select(b == zero, quotient, rest), exact)


def _fma(a: relax.Expr, b: relax.Expr, c: relax.Expr) -> relax.Expr:
    """a · b + c, rounded once; by functions that are called the same in libm and in CUDA."""
    return tirx.call_pure_extern(element_dtype(a), "fma" if element_dtype(a) == "float64" else "fmaf", a, b, c)


def _floored(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    return tirx.floordiv(a, _nonzero(b))


def _truncated(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    return tirx.truncdiv(a, _nonzero(b))


_FLOOR = _pairwise("floor_divide", _float_floor_divide, _floored)
_TRUNC = _pairwise("divide_to_zero", lambda a, b: tirx.trunc(a / b), _truncated)


def _divide_mode(node: fx.Node, importer: Importer) -> relax.Expr:
    """a / b, rounded down ("floor"), to zero ("trunc") or not at all."""
    mode = node.kwargs.get("rounding_mode")
    if mode is not None:
        return (_FLOOR if mode == "floor" else _TRUNC)(node, importer)
    return importer.block_builder.emit(relax.op.divide(*operands(node, importer)))


def _picked(greatest: bool, *, drops_nan: bool) -> Convert:
    """The greater (or less) of two: NaN if one of them is, or with `drops_nan` the other one."""

    def better(a: relax.Expr, b: relax.Expr) -> relax.Expr:
        return a > b if greatest else a < b

    def floating(a: relax.Expr, b: relax.Expr) -> relax.Expr:
        if drops_nan:
            return tirx.Select(tirx.any(better(a, b), tirx.isnan(b)), a, b)
        return tirx.Select(tirx.any(better(a, b), tirx.isnan(a)), a, b)

    name = ("fmax" if greatest else "fmin") if drops_nan else ("maximum" if greatest else "minimum")
    pairwise = _pairwise(name, floating, lambda a, b: tirx.Select(better(a, b), a, b))

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        a, b = operands(node, importer)
        if dtype_of(a) == "bool":
            return importer.block_builder.emit((relax.op.logical_or if greatest else relax.op.logical_and)(a, b))
        return _wide(pairwise, node, importer)

    return convert


def _wide(convert: Convert, node: fx.Node, importer: Importer) -> relax.Expr:
    """`convert` with bfloat16 arguments in float32: generated code has no test for NaN in it."""
    changed = {n: importer.env[n] for n in node.all_input_nodes if is_tensor(importer.env[n]) and _is_bfloat(importer.env[n])}
    emit = importer.block_builder.emit
    importer.env.update({n: emit(relax.op.astype(x, "float32")) for n, x in changed.items()})
    try:
        return convert(node, importer)
    finally:
        importer.env.update(changed)


def _is_bfloat(x: relax.Expr) -> bool:
    return dtype_of(x) == "bfloat16"


def _clamp(*names: str, between: tuple[float | None, float | None] = (None, None)) -> Convert:
    """x between `min` and `max`, numbers or tensors, `max` if they cross; NaN stays NaN, and a NaN bound makes it.
    `names` are those of the arguments behind x, `between` the bounds where none are given."""

    def clamped(node: fx.Node, importer: Importer) -> relax.Expr:
        given = {"min": between[0], "max": between[1]}
        given |= dict(zip(("x", *names), importer.retrieve_args(node), strict=False))
        given |= {name.removesuffix("_val"): importer._retrieve_args(value) for name, value in node.kwargs.items()}
        out = given["x"]
        for name, beyond in (("min", lambda a, b: a < b), ("max", lambda a, b: a > b)):
            if (bound := given.get(name)) is not None:
                out = _clamped(importer, sizes_of(node, importer), out, bound, beyond)
        return out

    return lambda node, importer: _wide(clamped, node, importer)


def _clamped(
    importer: Importer,
    shape: list[relax.Expr | int],
    x: relax.Expr,
    bound: relax.Expr | float,
    beyond: Callable[[Any, Any], Any],
) -> relax.Expr:
    """`bound` where x lies beyond it."""
    dtype = dtype_of(x)
    if not is_tensor(bound):
        limit = _limit(bound, dtype)
        if bound != bound:  # NaN
            return by_element(importer, shape, [x], lambda a: limit, "clamp")
        return by_element(importer, shape, [x], lambda a: tirx.Select(beyond(a, limit), limit, a), "clamp")
    floating = is_float(dtype)
    return by_element(
        importer,
        shape,
        [x, bound],
        lambda a, b: tirx.Select(tirx.any(beyond(a, b), tirx.isnan(b)) if floating else beyond(a, b), b, a),
        "clamp",
    )


def _limit(bound: float, dtype: str) -> relax.Expr:
    """A bound as a constant of the dtype, within what it can hold; of uint8 a negative one counts from 256, as in torch."""
    if is_float(dtype):
        return tirx.FloatImm(dtype, float(bound))
    info = np.iinfo(dtype) if dtype != "bool" else np.iinfo("uint8")
    if dtype == "uint8" and -info.max <= bound < 0:
        bound += 256
    return tirx.const(int(min(max(bound, info.min), info.max)), dtype)


def _compared(op: Callable[..., relax.Expr], name: str) -> Convert:
    """A comparison. NaN equals nothing, itself neither: TVM takes x == x for true, and LLVM's ≠ of TVM's for false."""

    def equal(x: relax.Expr, y: relax.Expr) -> relax.Expr:
        return tirx.all(x == y, tirx.Not(tirx.isnan(x)))

    def differs(x: relax.Expr, y: relax.Expr) -> relax.Expr:
        return tirx.any(x != y, tirx.isnan(x), tirx.isnan(y))

    def plain(node: fx.Node, importer: Importer) -> relax.Expr:
        (a, b), emit = operands(node, importer), importer.block_builder.emit
        if dtype_of(a) == "bool":  # generated code compares none
            a, b = (emit(relax.op.astype(x, "int8")) for x in (a, b))
        if is_float(dtype_of(a)) and name in ("equal", "not_equal"):
            return by_element(importer, sizes_of(node, importer), [a, b], equal if name == "equal" else differs, name)
        return emit(op(a, b))

    return lambda node, importer: _wide(plain, node, importer)


def _multiply(node: fx.Node, importer: Importer) -> relax.Expr:
    a, b = operands(node, importer)
    return importer.block_builder.emit((relax.op.logical_and if dtype_of(a) == "bool" else relax.op.multiply)(a, b))


def _shift(left: bool) -> Convert:
    """Shifts by less than 0, or by the width or more, push every bit out (LLVM leaves them undefined)."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        a, b = operands(node, importer)
        dtype = dtype_of(a)
        width = np.dtype(dtype).itemsize * 8

        def compute(x: relax.Expr, by: relax.Expr) -> relax.Expr:
            zero, last = tirx.const(0, dtype), tirx.const(width - 1, dtype)
            inside = by <= last if dtype.startswith("uint") else tirx.all(by >= zero, by <= last)
            clamped = tirx.Select(inside, by, zero)
            if left:
                return tirx.Select(inside, x << clamped, zero)
            return tirx.Select(inside, x >> clamped, zero if dtype.startswith("uint") else x >> last)

        return by_element(importer, sizes_of(node, importer), [a, b], compute, "shift")

    return convert


def _copysign(node: fx.Node, importer: Importer) -> relax.Expr:
    """|a| with the sign of b, of its zeros and NaN too."""
    a, b = operands(node, importer)
    dtype = dtype_of(a)
    name = "copysign" if dtype == "float64" else "copysignf"
    return by_element(
        importer, sizes_of(node, importer), [a, b], lambda x, y: tirx.call_pure_extern(dtype, name, x, y), "copysign"
    )


def _power(node: fx.Node, importer: Importer) -> relax.Expr:
    """x ** n with a number n: 2 and 3 as products (TVM's power goes through logarithms), ±0.5 as roots, which are NaN of -∞ as
    torch's are."""
    a, b = operands(node, importer)
    exponent, emit, dtype = node.args[1], importer.block_builder.emit, dtype_of(a)
    if isinstance(exponent, int | float):
        if exponent in (2, 3) or (not is_float(dtype) and exponent >= 0):
            return _multiplied(emit, a, int(exponent))
        if abs(exponent) == 0.5 and is_float(dtype):
            return emit((relax.op.sqrt if exponent > 0 else relax.op.rsqrt)(a))
    if is_float(dtype):
        return emit(relax.op.power(a, b))
    return by_element(importer, sizes_of(node, importer), [a, b], _integer_power, "power")


def _multiplied(emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, exponent: int) -> relax.Expr:
    """x multiplied `exponent` times, by squaring."""
    result, square = None, x
    while exponent:
        if exponent & 1:
            result = square if result is None else emit(relax.op.multiply(result, square))
        exponent >>= 1
        square = emit(relax.op.multiply(square, square)) if exponent else square
    return relax.op.ones_like(x) if result is None else result


def _integer_power(x: relax.Expr, n: relax.Expr) -> relax.Expr:
    """x ** n in whole numbers, by squaring; n < 0 gives 0 but for x = ±1, as in torch."""
    dtype = element_dtype(x)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    total, square = one, x
    # from 2 ** 62 on only 0 and ±1 have a power that fits, which depends on whether the exponent is odd
    most = tirx.const(62, dtype)
    clamped = tirx.Select(n > most, most + (n & one), n)
    for bit in range(6):
        odd = ((clamped >> tirx.const(bit, dtype)) & one) == one
        total = total * tirx.Select(odd, square, one)  # `total` once: an expression is a tree, which would grow to 2⁶ of it
        square = square * square
    if str(dtype).startswith("uint"):
        return total
    even = (n & one) == zero
    below = tirx.Select(x == one, one, tirx.Select(x == -one, tirx.Select(even, one, -one), zero))
    return tirx.Select(n < zero, below, total)


_DIVISIONS = {8: 13, 16: 24, 32: 47, 64: 93}
"""By a dtype's bits, as many divisions as Euclid's algorithm takes at most: those of two neighbours of Fibonacci's numbers."""


def _common_divisors(a: te.Tensor, b: te.Tensor) -> te.Tensor:
    """The greatest common divisors of the vectors a and b, of whole numbers; of 0 and n, |n|."""
    dtype = str(a.dtype)
    zero = tirx.const(0, dtype)

    def size(x: relax.Expr) -> relax.Expr:
        return x if dtype.startswith("uint") else tirx.Select(x < zero, -x, x)

    def body(one: Any, other: Any, out: Any) -> None:
        large, small, rest = local(dtype), local(dtype), local(dtype)
        with each(a.shape[0]) as i:
            large[0], small[0] = size(one[i]), size(other[i])
            with T.serial(0, _DIVISIONS[np.dtype(dtype).itemsize * 8]), T.If(small[0] != zero), T.Then():
                rest[0] = tirx.truncmod(large[0], small[0])
                large[0], small[0] = small[0], rest[0]
            out[i] = large[0]

    return serial([[a.shape[0]]], [copied(a), copied(b)], body, [dtype], "common_divisors")


def _gcd(node: fx.Node, importer: Importer) -> relax.Expr:
    """By Euclid, an element after another."""
    emit, shape = importer.block_builder.emit, sizes_of(node, importer)
    spread = [emit(relax.op.broadcast_to(x, relax.ShapeExpr(shape))) for x in operands(node, importer)]
    flat = [emit(relax.op.reshape(x, [-1])) for x in spread]
    made = importer.block_builder.emit_te(_common_divisors, *flat, primfunc_name_hint="common_divisors")
    return emit(relax.op.reshape(made, relax.ShapeExpr(shape)))


def _lcm(node: fx.Node, importer: Importer) -> relax.Expr:
    """|a / gcd · b|, 0 where one of them is; of 8 and 16 bits cut off from 32, as C does it."""
    a, b = operands(node, importer)

    def compute(x: relax.Expr, y: relax.Expr, divisor: relax.Expr) -> relax.Expr:
        dtype = element_dtype(x)
        wide = "int64" if dtype == "int64" else "int32"
        product = tirx.Cast(wide, tirx.truncdiv(x, _nonzero(divisor))) * tirx.Cast(wide, y)
        return tirx.Cast(dtype, tirx.Select(product < tirx.const(0, wide), -product, product))

    return by_element(importer, sizes_of(node, importer), [a, b, _gcd(node, importer)], compute, "lcm")


_LEFT, _RIGHT = _shift(True), _shift(False)
_REMAINDER = _pairwise("remainder", _float_remainder, lambda a, b: tirx.floormod(a, _nonzero(b)))
_FMOD = _pairwise("fmod", _float_fmod, lambda a, b: tirx.truncmod(a, _nonzero(b)))
_ADD, _SUB, _RSUB = _scaled(relax.op.add), _scaled(relax.op.subtract), _scaled(relax.op.subtract, turned=True)

_RELATIONS = {
    "eq": "equal",
    "ne": "not_equal",
    "lt": "less",
    "le": "less_equal",
    "gt": "greater",
    "ge": "greater_equal",
}


def _arange(node: fx.Node, importer: Importer) -> relax.Expr:
    """start, start + step … to before end. Whole numbers come from numbers that torch has truncated first, all three."""
    dtype = importer._convert_data_type(node.meta["val"].dtype)
    given = [0, *node.args] if len(node.args) == 1 else list(node.args)
    start, end, step = (
        node.kwargs.get(name, given[i] if i < len(given) else usual) for i, (name, usual) in enumerate(_RANGE.items())
    )
    numbers = [importer.env[each] if isinstance(each, fx.Node) else each for each in (start, end, step)]
    if not is_float(dtype):
        numbers = [int(each) if isinstance(each, float) else each for each in numbers]
    emit = importer.block_builder.emit
    count = node.meta["val"].shape[0]
    falls = isinstance(numbers[2], int | float) and numbers[2] < 0  # TVM counts one too many
    real = any(isinstance(each, float | torch.SymFloat) for each in numbers)  # as n + 0.5, of a size n
    if isinstance(count, torch.SymInt) and (falls or real):
        steps = emit(relax.op.arange(importer.size(count), dtype=dtype))
        pairs = ((numbers[0], start), (numbers[2], step))
        first, step = (number(importer, have if isinstance(have, int | float) else of, dtype) for have, of in pairs)
        return emit(relax.op.add(emit(relax.op.multiply(steps, step)), first))
    if all(isinstance(each, int) for each in numbers) and falls:
        indices = emit(relax.op.arange(len(range(*numbers)), dtype=dtype))
        return emit(
            relax.op.add(emit(relax.op.multiply(indices, relax.const(numbers[2], dtype))), relax.const(numbers[0], dtype))
        )
    return emit(relax.op.arange(*numbers, dtype=dtype))


_RANGE = {"start": 0, "end": None, "step": 1}

CONVERTERS: dict[str, Convert] = {
    "arange.default": _arange,
    "arange.start": _arange,
    "arange.start_step": _arange,
    "__lshift__.Scalar": _LEFT,
    "__lshift__.Tensor": _LEFT,
    "__rshift__.Scalar": _RIGHT,
    "__rshift__.Tensor": _RIGHT,
    "add.Scalar": _ADD,
    "add.Tensor": _ADD,
    "bitwise_left_shift.Tensor": _LEFT,
    "bitwise_left_shift.Tensor_Scalar": _LEFT,
    "bitwise_right_shift.Tensor": _RIGHT,
    "bitwise_right_shift.Tensor_Scalar": _RIGHT,
    "shift_left.default": _LEFT,  # what torch makes of `1 << x`
    "shift_right_arithmetic.default": _RIGHT,
    "clamp.Tensor": _clamp("min", "max"),
    "clamp.default": _clamp("min", "max"),
    "clamp_max.Tensor": _clamp("max"),
    "clamp_max.default": _clamp("max"),
    "clamp_min.Tensor": _clamp("min"),
    "clamp_min.default": _clamp("min"),
    "copysign.Scalar": _copysign,
    "copysign.Tensor": _copysign,
    "div.Scalar_mode": _divide_mode,
    "div.Tensor_mode": _divide_mode,
    "gcd.default": _gcd,
    "lcm.default": _lcm,
    "floor_divide.default": _FLOOR,
    "fmax.default": _picked(True, drops_nan=True),
    "fmin.default": _picked(False, drops_nan=True),
    "fmod.Scalar": _FMOD,
    "fmod.Tensor": _FMOD,
    "hardtanh.default": _clamp("min", "max", between=(-1, 1)),
    "max.other": _picked(True, drops_nan=False),
    "maximum.default": _picked(True, drops_nan=False),
    "min.other": _picked(False, drops_nan=False),
    "minimum.default": _picked(False, drops_nan=False),
    "mul.Scalar": _multiply,
    "mul.Tensor": _multiply,
    "pow.Scalar": _power,
    "pow.Tensor_Scalar": _power,
    "pow.Tensor_Tensor": _power,
    "remainder.Scalar": _REMAINDER,
    "remainder.Scalar_Tensor": _REMAINDER,
    "remainder.Tensor": _REMAINDER,
    "rsub.Scalar": _RSUB,
    "rsub.Tensor": _RSUB,
    "sub.Scalar": _SUB,
    "sub.Tensor": _SUB,
    **{
        f"{name}.{overload}": _compared(getattr(relax.op, relation), relation)
        for name, relation in _RELATIONS.items()
        for overload in ("Scalar", "Tensor")
    },
}
"""ATen name → converter(node, importer)."""
