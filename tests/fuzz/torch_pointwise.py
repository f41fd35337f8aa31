"""Drawn torch operators that compute element by element, compare, choose, or convert."""

from __future__ import annotations

import torch

from tests.fuzz.builder import FLOATS, INTEGERS, Builder, Skip, floating, integral, words

UNARY = words(
    """relu tanh sigmoid exp abs neg sqrt rsqrt log square sin cos silu gelu erf floor ceil round trunc frac sign
    reciprocal softplus elu leaky_relu hardtanh hardswish hardsigmoid relu6 selu celu mish logsigmoid softsign
    tanhshrink hardshrink softshrink tan asin acos atan sinh cosh asinh acosh atanh exp2 expm1 log1p log2 log10
    erfc erfinv lgamma digamma sinc i0 logit nan_to_num deg2rad positive"""
)
FUNCTIONAL = words(
    """silu gelu softplus elu leaky_relu hardtanh hardswish hardsigmoid relu6 selu celu mish logsigmoid softsign
    tanhshrink hardshrink softshrink"""
)
INSIDE = {  # what brings an argument into the function's domain, and away from where rounding grows without bound
    "sqrt": "({0}.abs() + 0.1)",
    "rsqrt": "({0}.abs() + 0.1)",
    "log": "({0}.abs() + 0.1)",
    "log2": "({0}.abs() + 0.1)",
    "log10": "({0}.abs() + 0.1)",
    "log1p": "{0}.abs()",
    "reciprocal": "({0}.abs() + 0.2)",
    "exp": "{0}.clamp(-6, 6)",
    "expm1": "{0}.clamp(-6, 6)",
    "exp2": "{0}.clamp(-6, 6)",
    "sinh": "{0}.clamp(-5, 5)",
    "cosh": "{0}.clamp(-5, 5)",
    "tan": "{0}.clamp(-1.2, 1.2)",
    "asin": "{0}.clamp(-0.9, 0.9)",
    "acos": "{0}.clamp(-0.9, 0.9)",
    "atanh": "{0}.clamp(-0.9, 0.9)",
    "erfinv": "{0}.clamp(-0.9, 0.9)",
    "acosh": "({0}.abs() + 1.1)",
    "lgamma": "({0}.abs() + 0.3)",
    "digamma": "({0}.abs() + 0.3)",
    "logit": "{0}.sigmoid().clamp(0.05, 0.95)",
    "i0": "{0}.clamp(-4, 4)",
    "square": "{0}.clamp(-40, 40)",
}
EXACT = {"relu", "abs", "neg", "floor", "ceil", "round", "trunc", "sign", "positive", "relu6", "hardtanh"}


def without_infinities(b: Builder, x: str) -> str:
    """`x` without what is not finite. The largest number that torch puts in an infinity's place is its dtype's, in float64
    another one; so it is named."""
    largest = float(torch.finfo(b[x].dtype).max)
    return f"torch.nan_to_num({x}, {b.choice(('0.0', '0.25'))}, {largest!r}, {-largest!r})"


def unary(b: Builder) -> None:
    name = b.choice(UNARY)
    x = b.float()
    if name == "nan_to_num":
        b.add(name, without_infinities(b, x), exact=True)
        return
    inside = INSIDE.get(name, "{0}") if not b.special else "{0}"
    function = f"F.{name}" if name in FUNCTIONAL else f"torch.{name}"
    more = (
        ", approximate='tanh'"
        if name == "gelu" and b.flag()
        else ", decimals=1"
        if name == "round" and not b.integer(0, 3)
        else ""
    )
    b.add(name, f"{function}({inside.format(x)}{more})", exact=name in EXACT and not more)


def binary(b: Builder) -> None:
    name = b.choice(
        (
            "add",
            "mul",
            "sub",
            "maximum",
            "minimum",
            "div",
            "pow",
            "atan2",
            "hypot",
            "copysign",
            "fmod",
            "remainder",
            "floor_divide",
            "fmax",
            "fmin",
            "logaddexp",
            "xlogy",
            "lerp",
            "addcmul",
            "addcdiv",
        )
    )
    x = b.float()
    y = b.beside(x)
    texts = {
        "add": f"{x} + {y}",
        "mul": f"{x} * {y}",
        "sub": f"{x} - {y}",
        "div": f"{x} / ({y}.abs() + 0.2)",
        "pow": f"torch.pow({x}.abs() + 0.1, {y}.clamp(-2, 2))",
        "fmod": f"torch.fmod({x}, {y}.abs() + 0.3)",
        "remainder": f"torch.remainder({x}, {y}.abs() + 0.3)",
        "floor_divide": f"torch.floor_divide({x}, {y}.abs() + 0.3)",
        "xlogy": f"torch.xlogy({x}, {y}.abs() + 0.1)",
        "lerp": f"torch.lerp({x}, {y}, {b.choice(('0.3', f'{y}.sigmoid()', f'{x}.mT.mT'))})",
        "addcmul": f"torch.addcmul({x}, {x}, {y}, value=0.5)",
        "addcdiv": f"torch.addcdiv({x}, {x}, {y}.abs() + 0.3)",
    }
    b.add(name, texts.get(name, f"torch.{name}({x}, {y})"), exact=name in ("maximum", "minimum", "fmax", "fmin", "copysign"))


def with_number(b: Builder) -> None:
    x, number = b.float(), b.choice((0.5, 2, -1, 1, 0, 3.25, 1e-3))
    name = b.choice(("add", "mul", "rsub", "clamp", "clamp_min", "pow", "threshold", "div", "fmod", "remainder"))
    texts = {
        "add": f"{x} + {number}",
        "mul": f"{x} * {number}",
        "rsub": f"{number} - {x}",
        "clamp": f"{x}.clamp(-0.5, {abs(number)})",
        "clamp_min": f"{x}.clamp(min={number})",
        "pow": f"{x} ** {b.choice((2, 3))}",
        "div": f"{x} / {number or 7}",
        "threshold": f"F.threshold({x}, 0.1, {number})",
        "fmod": f"torch.fmod({x}, 1.5)",
        "remainder": f"{x} % 0.75",
    }
    b.add(f"{name}_number", texts[name], exact=name in ("clamp", "clamp_min", "threshold"))


def mixed(b: Builder) -> None:
    """Two operands of different dtypes: torch promotes."""
    x = b.float()
    kind = b.choice((*FLOATS, *INTEGERS))
    y = b.beside(x, kind)
    b.add("promote", b.choice((f"{x} + {y}", f"{x} * {y}", f"torch.maximum({x}, {y}.to({x}.dtype))", f"{x} > {y}")))


def compare(b: Builder) -> None:
    x = b.any()
    if b[x].dtype.is_floating_point and b[x].itemsize == 1:
        raise Skip
    sign = b.choice((">", "<", ">=", "<=", "==", "!="))
    other = b.choice(("0", "0.25")) if b.flag() else b.beside(x)
    b.add("compare", f"{x} {sign} {other}", exact=True)


def test(b: Builder) -> None:
    x = b.float()
    test = b.choice(("isnan", "isinf", "isfinite", "signbit"))
    x = f"{x}.nan_to_num(0.5)" if test == "signbit" else x  # NaN that is computed has either sign
    b.add("isnan", f"torch.{test}({x})", exact=True)


def where(b: Builder) -> None:
    x = b.float()
    mask = b.bools(b[x])
    kind = b.integer(0, 4)
    if kind == 0:
        b.add("where", f"torch.where({mask}, {x}, {b.beside(x)})", exact=True)
    elif kind == 1:
        b.add("masked_fill", f"{x}.masked_fill({mask}, {b.choice(('0.0', '-1.5', '-100.0'))})", exact=True)
    elif kind == 2:
        b.add("where", f"torch.where({mask}, {b.choice(('0.0', '-1.0'))}, {x})", exact=True)
    elif kind == 3:
        b.add("mask_mul", f"{x} * {mask}", exact=True)
    else:
        b.add("where", f"torch.where({mask}, {x}, -{x})", exact=True)


def logical(b: Builder) -> None:
    x = b.bools()
    kind = b.integer(0, 3)
    if kind == 0:
        b.add("logical_not", f"~{x}", exact=True)
    elif kind == 1:
        b.add("logical", f"torch.{b.choice(('logical_and', 'logical_or', 'logical_xor'))}({x}, {b.beside(x)})", exact=True)
    elif kind == 2:
        b.add("bitwise_bool", f"{x} {b.choice('&|^')} {b.beside(x)}", exact=True)
    else:
        b.add("from_bool", f"{x}.to({b.choice((*FLOATS, *INTEGERS))})", exact=True)


def whole(b: Builder) -> None:
    """Whole numbers: they wrap around as torch's do."""
    x = b.integers()
    y = b.beside(x)
    name = b.choice(
        ("add", "mul", "sub", "and", "or", "xor", "floor_divide", "remainder", "maximum", "shift", "abs", "neg", "clamp", "not")
    )
    low = 1 if str(b[x].dtype) == "torch.uint8" else -3  # torch makes a negative bound of uint8 a large one
    texts = {
        "add": f"{x} + {y}",
        "mul": f"{x} * {y}",
        "sub": f"{x} - {y}",
        "and": f"{x} & {y}",
        "or": f"{x} | {y}",
        "xor": f"{x} ^ {y}",
        "floor_divide": f"{x} // ({y} % 5 + 1)",
        "remainder": f"{x} % ({y} % 5 + 1)",
        "maximum": f"torch.maximum({x}, {y})",
        "shift": f"{x} << ({y} & 3)",
        "abs": f"{x}.abs()",
        "neg": f"-{x}",
        "clamp": f"{x}.clamp({low}, 5)",
        "not": f"~{x}",
    }
    b.add(f"int_{name}", texts[name], exact=True)


def cast(b: Builder) -> None:
    x = b.any()
    to = b.choice((*FLOATS, *FLOATS, *INTEGERS, "torch.bool"))
    if floating(b[x]) and to in INTEGERS:
        # what C leaves undefined is not asked for
        bound = "0, 100" if to == INTEGERS[4] else "-100, 100"
        b.add("cast", f"({x} * 4).nan_to_num().clamp({bound}).to({to})", exact=False)
    elif integral(b[x]) or b[x].dtype != to:
        b.add("cast", f"{x}.to({to})", exact=to in INTEGERS)
    else:
        raise Skip


def constant(b: Builder) -> None:
    """A tensor made inside the model."""
    x = b.float()
    t = b[x]
    like = b.choice(("zeros_like", "ones_like", "full_like", "arange", "eye", "linspace"))
    if like == "arange" and t.dim():
        b.add("arange", f"{x} + torch.arange({b.n(t.shape[-1])}, dtype={t.dtype}) * 0.125")
    elif like == "eye" and t.dim() >= 2:
        b.add("eye", f"{x} + torch.eye({b.n(t.shape[-2])}, {b.n(t.shape[-1])}, dtype={t.dtype})")
    elif like == "linspace" and t.dim():
        b.add("linspace", f"{x} * torch.linspace(-1.0, 1.0, {t.shape[-1]}, dtype={t.dtype})")
    elif like == "full_like":
        b.add("full_like", f"torch.full_like({x}, 0.75)", exact=True)
    else:
        b.add("zeros_like", f"torch.{'zeros_like' if like == 'zeros_like' else 'ones_like'}({x}) + {x}", exact=True)


OPERATORS = (
    (10, unary),
    (8, binary),
    (4, with_number),
    (2, mixed),
    (4, compare),
    (1, test),
    (6, where),
    (3, logical),
    (3, whole),
    (4, cast),
    (1, constant),
)
