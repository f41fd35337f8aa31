"""ATen on complex numbers, which kernels do not have: the importer holds each as its real and its imaginary part.

Operators that move elements, or are linear in them, are converted twice, once a part; the others are written out here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import nan
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import fx
from tvm import relax, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import by_element, dtype_of, element_dtype, is_float, is_tensor, sizes_of
from tk.graph.fourier_products import apart, beside, together

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "PARTWISE", "Complex", "concerns", "partwise"]


class Complex(NamedTuple):
    """A complex tensor: two of one shape, float32 for complex64 and float64 for complex128."""

    real: relax.Expr
    imaginary: relax.Expr


PARTWISE = frozenset(
    f"{operator}.{overload}"
    for overload, operators in {
        "default": """_pad_circular _unsafe_view alias cat clone cumsum detach diagonal expand flip gather index_put
            copy_strided index_select lift_fresh_copy mean neg permute reflection_pad1d reflection_pad2d reflection_pad3d
            repeat replication_pad1d replication_pad2d replication_pad3d reshape roll select_scatter
            slice_scatter split_with_sizes squeeze sum tril triu unfold unsqueeze view""",
        "Tensor": "index slice split",
        "dim": "mean squeeze",
        "dim_IntList": "sum",
        "dims": "squeeze",
        "int": "select transpose unbind",
        "self": "where",
    }.items()
    for operator in operators.split()
)
"""Operators that move numbers, or are linear in all that they take: one part after the other."""

POWERS = 16  # the greatest exponent that is written out


def concerns(node: fx.Node) -> bool:
    """Whether the operator takes or gives complex numbers."""
    values = [node.meta.get("val"), *(each.meta.get("val") for each in node.all_input_nodes)]
    flat = [part for value in values for part in (value if isinstance(value, tuple | list) else [value])]
    return any(isinstance(part, torch.Tensor) and part.dtype.is_complex for part in flat)


def partwise(node: fx.Node, importer: Importer, convert: Callable[[fx.Node], object]) -> Complex | list[Complex]:
    """What `convert` makes of the real parts, and of the imaginary ones; of several results a list."""
    found = []
    for part in Complex._fields:
        with _only(node, importer, part):
            found.append(convert(node))
    if isinstance(node.meta["val"], tuple | list):
        count = len(node.meta["val"])
        return [Complex(*pair) for pair in zip(*(importer.parts(each, count) for each in found), strict=True)]
    return Complex(*found)


@contextmanager
def _only(node: fx.Node, importer: Importer, part: str) -> Iterator[None]:
    """With one part of what is complex in its place, and in torch's record of it. The imaginary part of a real tensor is 0."""
    kept = {each: importer.env[each] for each in node.all_input_nodes}
    records = {each: each.meta.get("val") for each in (node, *kept)}
    emit = importer.block_builder.emit
    try:
        for each, value in records.items():
            each.meta["val"] = [*map(_real, value)] if isinstance(value, tuple | list) else _real(value)
        for each, value in kept.items():
            if isinstance(value, Complex):
                importer.env[each] = getattr(value, part)
            elif part == "imaginary" and is_tensor(value) and is_float(dtype_of(value)):
                importer.env[each] = emit(relax.op.zeros_like(value))
        yield
    finally:
        importer.env.update(kept)
        for each, value in records.items():
            each.meta["val"] = value


def _real(value: torch.SymInt | torch.Tensor) -> torch.SymInt | torch.Tensor:
    return value.real if isinstance(value, torch.Tensor) and value.dtype.is_complex else value


def _numbers(node: fx.Node, importer: Importer, count: int = 2) -> Iterator[tuple[relax.Expr, relax.Expr | None]]:
    """The first arguments as (real part, imaginary part or None), each a tensor or a constant."""
    value = node.meta["val"]
    dtype = importer._convert_data_type(value.real.dtype if value.dtype.is_complex else value.dtype)
    for arg in node.args[:count]:
        given = importer.env[arg] if isinstance(arg, fx.Node) else arg
        if isinstance(given, Complex):
            yield given.real, given.imaginary
        elif is_tensor(given):
            emit = importer.block_builder.emit
            yield (given if dtype_of(given) == dtype else emit(relax.op.astype(given, dtype))), None
        elif isinstance(given, complex):
            yield relax.const(given.real, dtype), relax.const(given.imag, dtype)
        else:
            yield relax.const(given, dtype), None


def _sum(sign: Callable[[Any, Any], relax.Expr]) -> Callable[[fx.Node, Importer], Complex]:
    """a ± alpha · b, of tensors and numbers."""

    def convert(node: fx.Node, importer: Importer) -> Complex:
        emit, shape = importer.block_builder.emit, relax.ShapeExpr(sizes_of(node, importer))
        (a, ai), (b, bi) = _numbers(node, importer)
        if (alpha := node.kwargs.get("alpha", 1)) != 1:
            factor = relax.const(alpha, dtype_of(b))
            b, bi = (None if each is None else emit(relax.op.multiply(each, factor)) for each in (b, bi))
        zero = relax.const(0, dtype_of(a))
        parts = (a, b), (zero if ai is None else ai, zero if bi is None else bi)
        return Complex(*(emit(relax.op.broadcast_to(emit(sign(*pair)), shape)) for pair in parts))

    return convert


def _elements(
    importer: Importer, node: fx.Node, given: Sequence[relax.Expr], compute: Callable[..., object], name: str
) -> relax.Expr:
    return by_element(importer, sizes_of(node, importer), given, compute, name)


def _mul(node: fx.Node, importer: Importer) -> Complex:
    (a, ai), (b, bi) = _numbers(node, importer)
    if ai is None or bi is None:
        real, other = (a, Complex(b, bi)) if ai is None else (b, Complex(a, ai))
        return Complex(*(_elements(importer, node, [real, part], lambda x, y: x * y, "scaled") for part in other))
    return _product(importer, node, [a, ai, b, bi])


def _product(importer: Importer, node: fx.Node, given: Sequence[relax.Expr]) -> Complex:
    return Complex(
        _elements(importer, node, given, lambda a, ai, b, bi: a * b - ai * bi, "product_real"),
        _elements(importer, node, given, lambda a, ai, b, bi: a * bi + ai * b, "product_imaginary"),
    )


def _other_power(node: fx.Node, importer: Importer, z: Complex, exponent: complex) -> Complex:
    """exp(w log z); z⁰ is 1, and 0 to a power whose real part is positive is 0."""

    def part(wave: Any, at_zero: float) -> relax.Expr:
        def compute(x: Any, y: Any) -> Any:
            u, v = (tirx.const(each, element_dtype(x)) for each in (exponent.real, exponent.imag))
            nothing = tirx.all(x == 0, y == 0)
            size = tirx.log(tirx.hypot(tirx.Select(nothing, tirx.const(1, element_dtype(x)), x), y))
            angle = tirx.atan2(y, x)
            return tirx.Select(nothing, tirx.const(at_zero, element_dtype(x)),
                               tirx.exp(u * size - v * angle) * wave(v * size + u * angle))  # fmt: skip

        return _elements(importer, node, list(z), compute, "complex_power")

    at_zero = 0.0 if exponent.real > 0 else nan
    return Complex(part(tirx.cos, 1.0 if exponent == 0 else at_zero), part(tirx.sin, 0.0 if exponent == 0 else at_zero))


def _power(node: fx.Node, importer: Importer) -> Complex:
    """zⁿ by products, of the squares that make n, and 1 over that for a negative n; or a root."""
    z: Complex = importer.env[node.args[0]]
    exponent = node.args[1]
    found: Complex | None = None
    if exponent == 0.5:
        return _sqrt(node, importer)
    if not isinstance(exponent, int | float | complex):
        what, do = "a complex number is raised to a power of sizes", "make it a tensor: torch.full((), x.shape[0])"
        raise ImportModelError(message(what, need="a number or a tensor", have=exponent, do=do))
    if isinstance(exponent, complex) or abs(exponent) not in range(1, POWERS + 1):
        return _other_power(node, importer, z, complex(exponent))
    square, left = z, abs(int(exponent))
    while left:
        if left % 2:
            found = square if found is None else _product(importer, node, [*found, *square])
        left //= 2
        square = _product(importer, node, [*square, *square]) if left else square
    assert found is not None
    if exponent > 0:
        return found
    return _quotient(importer, node, [*(relax.const(number, dtype_of(z.real)) for number in (1, 0)), *found])


def _sqrt(node: fx.Node, importer: Importer) -> Complex:
    """The root whose real part is not negative; the imaginary part has the sign of z's. Of the two the larger is a root of
    (|z| + |x|) / 2, and the other y over twice that, so that nothing cancels."""
    z, size = importer.env[node.args[0]], _abs(node, importer)

    def parts(x: relax.Expr, y: relax.Expr, r: relax.Expr) -> tuple[relax.Expr, relax.Expr]:
        dtype = element_dtype(x)
        half, zero = tirx.const(0.5, dtype), tirx.const(0, dtype)
        large = tirx.sqrt(r * half + tirx.abs(x) * half)
        small = tirx.abs(y) * half / tirx.Select(large == zero, tirx.const(1, dtype), large)
        size = tirx.Select(x >= zero, small, large)
        return tirx.Select(x >= zero, large, small), tirx.Select(y < zero, -size, size)

    made = [(lambda *at, n=n: parts(*at)[n]) for n in range(2)]
    return Complex(*(_elements(importer, node, [*z, size], each, "sqrt") for each in made))


def _log(node: fx.Node, importer: Importer) -> Complex:
    size = _elements(importer, node, [_abs(node, importer)], tirx.log, "log")
    return Complex(size, _angle(node, importer))


def _filled(node: fx.Node, importer: Importer) -> Complex | relax.Expr:
    """full, full_like, fill, scalar_tensor: of one number, the last of the arguments. What is like a complex tensor may be
    real."""
    emit, value = importer.block_builder.emit, node.meta["val"]
    dtype = importer._convert_data_type(value.real.dtype if value.dtype.is_complex else value.dtype)
    shape, number = relax.ShapeExpr(sizes_of(node, importer)), complex(node.args[-1])
    if not value.dtype.is_complex:
        return emit(relax.op.full(shape, relax.const(number.real, dtype), dtype))
    return Complex(*(emit(relax.op.full(shape, relax.const(part, dtype), dtype)) for part in (number.real, number.imag)))


def _copy(node: fx.Node, importer: Importer) -> Any:
    """copy(to, source): the source with the shape and the dtype of what it is copied to."""
    emit, value, source = importer.block_builder.emit, node.meta["val"], importer.env[node.args[1]]
    dtype = importer._convert_data_type(value.real.dtype if value.dtype.is_complex else value.dtype)
    parts = list(source) if isinstance(source, Complex) else [source, emit(relax.op.zeros_like(source))]
    shape = relax.ShapeExpr(sizes_of(node, importer))
    cast = [part if dtype_of(part) == dtype else emit(relax.op.astype(part, dtype)) for part in parts]
    made = [emit(relax.op.broadcast_to(part, shape)) for part in cast]
    return Complex(*made) if value.dtype.is_complex else made[0]


def _over(a: relax.Expr, b: relax.Expr, c: relax.Expr, d: relax.Expr) -> tuple[relax.Expr, relax.Expr]:
    """(a + ib) / (c + id) by Smith's algorithm (CACM 5, 1962), as torch has it: nothing is squared."""
    zero = tirx.const(0, element_dtype(c))
    first, none = tirx.abs(c) >= tirx.abs(d), tirx.And(c == zero, d == zero)
    ratio = tirx.Select(first, d / c, c / d)
    scale = tirx.const(1, element_dtype(c)) / tirx.Select(first, c + d * ratio, c * ratio + d)
    real = tirx.Select(first, a + b * ratio, a * ratio + b) * scale
    imaginary = tirx.Select(first, b - a * ratio, b * ratio - a) * scale
    return tirx.Select(none, a / tirx.abs(c), real), tirx.Select(none, b / tirx.abs(d), imaginary)


def _div(node: fx.Node, importer: Importer) -> Complex:
    (a, ai), (b, bi) = _numbers(node, importer)
    if bi is None:
        return Complex(*(_elements(importer, node, [part, b], lambda x, y: x / y, "quotient") for part in (a, ai)))
    return _quotient(importer, node, [a, relax.const(0, dtype_of(a)) if ai is None else ai, b, bi])


def _reciprocal(node: fx.Node, importer: Importer) -> Complex:
    z = importer.env[node.args[0]]
    return _quotient(importer, node, [*(relax.const(number, dtype_of(z.real)) for number in (1, 0)), *z])


def _quotient(importer: Importer, node: fx.Node, given: Sequence[relax.Expr]) -> Complex:
    made = [(lambda *at, n=n: _over(*at)[n]) for n in range(2)]
    return Complex(*(_elements(importer, node, given, each, "quotient") for each in made))


def _abs(node: fx.Node, importer: Importer) -> relax.Expr:
    """√(x² + y²), the greater of the two taken out, whose square may be infinite."""

    def compute(x: relax.Expr, y: relax.Expr) -> relax.Expr:
        x, y = tirx.abs(x), tirx.abs(y)
        dtype = element_dtype(x)
        one, infinity = tirx.const(1, dtype), tirx.FloatImm(dtype, float("inf"))
        more, less = tirx.Select(x > y, x, y), tirx.Select(x > y, y, x)
        ratio = less / tirx.Select(more == tirx.const(0, dtype), one, more)
        size = more * tirx.sqrt(one + ratio * ratio)
        return tirx.Select(tirx.Or(x == infinity, y == infinity), infinity, size)

    return _elements(importer, node, importer.env[node.args[0]], compute, "magnitude")


def _angle(node: fx.Node, importer: Importer) -> relax.Expr:
    z = importer.env[node.args[0]]
    function = "atan2" if dtype_of(z.real) == "float64" else "atan2f"
    return _elements(importer, node, z, lambda x, y: tirx.call_pure_extern(element_dtype(x), function, y, x), "angle")


def _polar(node: fx.Node, importer: Importer) -> Complex:
    size, angle = (importer.env[arg] for arg in node.args[:2])
    made = (lambda r, t: r * tirx.cos(t)), (lambda r, t: r * tirx.sin(t))
    return Complex(*(_elements(importer, node, [size, angle], each, "polar") for each in made))


def _pad(node: fx.Node, importer: Importer) -> Any:
    """Each part, with its part of the value behind it."""
    given = node.args
    number = complex(given[2] if len(given) > 2 else 0)
    values = iter((number.real, number.imag))

    def convert(each: fx.Node) -> relax.Expr:
        each.args = (*given[:2], next(values))
        return importer.converted(each, "constant_pad_nd.default")

    try:
        return partwise(node, importer, convert)
    finally:
        node.args = given


def _exp(node: fx.Node, importer: Importer) -> Complex:
    z = importer.env[node.args[0]]
    made = (lambda x, y: tirx.exp(x) * tirx.cos(y)), (lambda x, y: tirx.exp(x) * tirx.sin(y))
    return Complex(*(_elements(importer, node, z, each, "exp") for each in made))


def _complex(node: fx.Node, importer: Importer) -> Complex:
    emit, shape = importer.block_builder.emit, relax.ShapeExpr(sizes_of(node, importer))
    return Complex(*(emit(relax.op.broadcast_to(importer.env[arg], shape)) for arg in node.args[:2]))


def _conj(node: fx.Node, importer: Importer) -> Complex:
    z = importer.env[node.args[0]]
    return Complex(z.real, importer.block_builder.emit(relax.op.negative(z.imaginary)))


def _same(node: fx.Node, importer: Importer) -> Any:
    return importer.env[node.args[0]]


def _to_copy(node: fx.Node, importer: Importer) -> Any:
    """To another width, from real numbers, or to them, which leaves the imaginary part out as torch does."""
    given, value, emit = importer.env[node.args[0]], node.meta["val"], importer.block_builder.emit
    if not value.dtype.is_complex:
        return emit(relax.op.astype(given.real, importer._convert_data_type(value.dtype)))
    dtype = importer._convert_data_type(value.real.dtype)
    if not isinstance(given, Complex):
        given = Complex(given, emit(relax.op.zeros_like(given)))
    return Complex(*(part if dtype_of(part) == dtype else emit(relax.op.astype(part, dtype)) for part in given))


def _wave(turned: bool) -> Callable[[fx.Node, Importer], Complex]:
    """sin z = sin x cosh y + i cos x sinh y; `turned`, cos z = cos x cosh y − i sin x sinh y."""
    if turned:
        made = (lambda x, y: tirx.cos(x) * tirx.cosh(y)), (lambda x, y: tirx.sin(x) * tirx.sinh(-y))
    else:
        made = (lambda x, y: tirx.sin(x) * tirx.cosh(y)), (lambda x, y: tirx.cos(x) * tirx.sinh(y))
    return lambda node, importer: Complex(
        *(_elements(importer, node, importer.env[node.args[0]], each, "wave") for each in made)
    )


def _addmm(node: fx.Node, importer: Importer) -> Complex:
    """bias + a b, or bias + x wᵀ for a linear layer, whose arguments come in another order."""
    linear = str(node.target.__name__).startswith("linear")
    emit, given = importer.block_builder.emit, [importer.env[arg] for arg in node.args[:3] if arg is not None]
    parts = [each if isinstance(each, Complex) else Complex(each, emit(relax.op.zeros_like(each))) for each in given]
    a, b, bias = (
        (parts[0], Complex(*map(emit, map(relax.op.permute_dims, parts[1]))), parts[2:]) if linear else (*parts[1:], parts[:1])
    )
    real = emit(relax.op.subtract(*(emit(relax.op.matmul(x, y)) for x, y in zip(a, b, strict=True))))
    crossed = zip(a, reversed(b), strict=True)
    imaginary = emit(relax.op.add(*(emit(relax.op.matmul(x, y)) for x, y in crossed)))
    if not bias:
        return Complex(real, imaginary)
    return Complex(*(emit(relax.op.add(each, part)) for each, part in zip((real, imaginary), bias[0], strict=True)))


def _matmul(node: fx.Node, importer: Importer) -> Complex:
    emit = importer.block_builder.emit
    (a, ai), (b, bi) = _numbers(node, importer)

    def times(x: relax.Expr, y: relax.Expr) -> relax.Expr:
        return None if x is None or y is None else emit(relax.op.matmul(x, y))

    def combined(x: relax.Expr, y: relax.Expr, sign: Any) -> relax.Expr:
        return x if y is None else y if x is None else emit(sign(x, y))

    return Complex(combined(times(a, b), times(ai, bi), relax.op.subtract), combined(times(a, bi), times(ai, b), relax.op.add))


def _view_as_complex(node: fx.Node, importer: Importer) -> Complex:
    return Complex(*apart(importer.block_builder.emit, importer.env[node.args[0]]))


def _view_as_real(node: fx.Node, importer: Importer) -> relax.Expr:
    parts = list(importer.env[node.args[0]])
    both = beside(importer.block_builder, parts)
    return together(importer.block_builder.emit, parts) if both is None else both


CONVERTERS: dict[str, Callable[[fx.Node, Any], Any]] = {
    "_conj.default": _conj,
    "_conj_physical.default": _conj,
    "_to_copy.default": _to_copy,
    "abs.default": _abs,
    "add.Tensor": _sum(relax.op.add),
    "addmm.default": _addmm,
    "angle.default": _angle,
    "bmm.default": _matmul,
    "complex.default": _complex,
    "conj_physical.default": _conj,
    "constant_pad_nd.default": _pad,
    "copy.default": _copy,
    "cos.default": _wave(True),
    "div.Tensor": _div,
    "exp.default": _exp,
    "fill.Scalar": _filled,
    "full.default": _filled,
    "full_like.default": _filled,
    "imag.default": lambda node, importer: importer.env[node.args[0]].imaginary,
    "linear.default": _addmm,
    "log.default": _log,
    "matmul.default": _matmul,
    "mm.default": _matmul,
    "mul.Tensor": _mul,
    "polar.default": _polar,
    "pow.Tensor_Scalar": _power,
    "real.default": lambda node, importer: importer.env[node.args[0]].real,
    "reciprocal.default": _reciprocal,
    "resolve_conj.default": _same,
    "resolve_neg.default": _same,
    "scalar_tensor.default": _filled,
    "sin.default": _wave(False),
    "sqrt.default": _sqrt,
    "sub.Tensor": _sum(relax.op.subtract),
    "view_as_complex.default": _view_as_complex,
    "view_as_real.default": _view_as_real,
}
"""ATen name → converter(node, importer) where complex numbers are taken or given."""
