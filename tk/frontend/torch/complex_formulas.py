"""Decompositions of operators on complex numbers into real ones of their parts, where tk has no converter for them.

The inverse functions are W. Kahan's (Branch cuts for complex elementary functions, 1987), which are exact along their cuts.
A function that is given real numbers alone is none of these: NotImplemented leaves the operator as it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from typing import Any

import torch

__all__ = ["COMPLEX_FORMULAS"]

Formula = Callable[..., Any]


def _of_complex(formula: Formula) -> Formula:
    """`formula` where one of the first two arguments is complex."""

    @wraps(formula)
    def either(*args: Any, **kwargs: Any) -> Any:
        given = any(isinstance(each, complex) or (isinstance(each, torch.Tensor) and each.is_complex()) for each in args[:3])
        return formula(*args, **kwargs) if given else NotImplemented

    return either


def _parts(z: Any) -> tuple[Any, Any]:
    """The real and imaginary part of a tensor or a number."""
    if isinstance(z, torch.Tensor):
        return (z.real, z.imag) if z.is_complex() else (z, torch.zeros_like(z, dtype=_real_dtype(z)))
    return (z.real, z.imag) if isinstance(z, complex) else (z, 0)


def _real_dtype(z: torch.Tensor) -> torch.dtype:
    return z.dtype if z.is_floating_point() else torch.get_default_dtype()


def _partwise(function: Callable[..., torch.Tensor], *positions: int) -> Formula:
    """`function`, which moves or adds elements, part by part; `positions` are those of the arguments that are complex."""

    def formula(*args: Any, **kwargs: Any) -> torch.Tensor:
        pairs = {position: _parts(args[position]) for position in positions}
        made = [
            function(*(pairs[i][part] if i in pairs else each for i, each in enumerate(args)), **kwargs) for part in range(2)
        ]
        return torch.complex(*made)

    return formula


def _sinh(z: torch.Tensor) -> torch.Tensor:
    x, y = z.real, z.imag
    return torch.complex(x.sinh() * y.cos(), x.cosh() * y.sin())


def _cosh(z: torch.Tensor) -> torch.Tensor:
    x, y = z.real, z.imag
    return torch.complex(x.cosh() * y.cos(), x.sinh() * y.sin())


def _tanh(z: torch.Tensor) -> torch.Tensor:
    """With e = exp(-2 |x|), (±(1 - e²) + 4i e sin y cos y) / ((1 - e)² + 4 e cos² y): nothing overflows."""
    x, y = z.real, z.imag
    e = (-2 * x.abs()).exp()
    rest = -torch.expm1(-2 * x.abs())  # 1 - e
    below = rest * rest + 4 * e * y.cos() * y.cos()
    return torch.complex(torch.sign(x) * rest * (1 + e) / below, 4 * e * y.sin() * y.cos() / below)


def _tan(z: torch.Tensor) -> torch.Tensor:
    """-i tanh(iz)."""
    turned = _tanh(torch.complex(-z.imag, z.real))
    return torch.complex(turned.imag, -turned.real)


def _sigmoid(z: torch.Tensor) -> torch.Tensor:
    """w / (1 + w), or 1 / (1 + 1 / w), of w = exp(z): whichever power is 1 at most."""
    x, y = z.real, z.imag
    small, low = (-x.abs()).exp(), x < 0
    a, b = small * y.cos(), torch.where(low, small, -small) * y.sin()
    below = (1 + a) * (1 + a) + b * b
    real, imaginary = torch.where(low, a + a * a + b * b, 1 + a), torch.where(low, b, -b)
    return torch.complex(real / below, imaginary / below)


def _scaled_log(factor: float) -> Formula:
    def formula(z: torch.Tensor) -> torch.Tensor:
        made = z.log()
        return torch.complex(made.real * factor, made.imag * factor)

    return formula


def _log1p(z: torch.Tensor) -> torch.Tensor:
    """½ log1p(x (2 + x) + y²), the angle of 1 + z."""
    x, y = z.real, z.imag
    return torch.complex(0.5 * torch.log1p(x * (2 + x) + y * y), torch.atan2(y, 1 + x))


def _expm1(z: torch.Tensor) -> torch.Tensor:
    """exp(x) cos y - 1 = expm1(x) cos y - 2 sin²(y / 2)."""
    x, y = z.real, z.imag
    half = (y * 0.5).sin()
    return torch.complex(x.expm1() * y.cos() - 2 * half * half, x.exp() * y.sin())


def _roots(z: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """The parts of √(1 - z) and of √(1 + z)."""
    x, y = z.real, z.imag
    below, above = torch.complex(1 - x, -y).sqrt(), torch.complex(1 + x, y).sqrt()
    return below.real, below.imag, above.real, above.imag


def _asin(z: torch.Tensor) -> torch.Tensor:
    a, b, c, d = _roots(z)
    return torch.complex(torch.atan2(z.real, a * c - b * d), torch.asinh(a * d - b * c))


def _acos(z: torch.Tensor) -> torch.Tensor:
    a, b, c, d = _roots(z)
    return torch.complex(2 * torch.atan2(a, c), torch.asinh(c * b - d * a))


def _acosh(z: torch.Tensor) -> torch.Tensor:
    x, y = z.real, z.imag
    below, above = torch.complex(x - 1, y).sqrt(), torch.complex(x + 1, y).sqrt()
    real = torch.asinh(below.real * above.real + below.imag * above.imag)
    return torch.complex(real, 2 * torch.atan2(below.imag, above.real))


def _atanh(z: torch.Tensor) -> torch.Tensor:
    """¼ log1p(4x / ((1 - x)² + y²)) + ½ i · angle((1 - x)(1 + x) - y² + 2iy); odd, so that x ≥ 0."""
    left = torch.where(z.real < 0, -1.0, 1.0).to(z.real.dtype)
    x, y = z.real.abs(), z.imag * left
    real = 0.25 * torch.log1p(4 * x / ((1 - x) * (1 - x) + y * y))
    return torch.complex(real * left, 0.5 * torch.atan2(2 * y, (1 - x) * (1 + x) - y * y) * left)


def _turned(function: Callable[[torch.Tensor], torch.Tensor]) -> Formula:
    """-i f(iz): asinh of asin, atan of atanh."""

    def formula(z: torch.Tensor) -> torch.Tensor:
        made = function(torch.complex(-z.imag, z.real))
        return torch.complex(made.imag, -made.real)

    return formula


def _asinh(z: torch.Tensor) -> torch.Tensor:
    return _turned(_asin)(z)


def _pow(base: Any, exponent: Any) -> torch.Tensor:
    """exp(w log z); z⁰ is 1, and 0 to a power whose real part is positive is 0."""
    kind = torch.result_type(base, exponent)
    some = base if isinstance(base, torch.Tensor) else exponent
    a, b = (each.to(kind) if isinstance(each, torch.Tensor) else torch.full((), each, dtype=kind) for each in (base, exponent))
    a, b = torch.broadcast_tensors(a, b)
    (x, y), (u, v) = _parts(a), _parts(b)
    nothing = (x == 0) & (y == 0)
    size, angle = torch.log(torch.hypot(torch.where(nothing, 1.0, x), y)), torch.atan2(y, x)
    grown, turned = (u * size - v * angle).exp(), v * size + u * angle
    real, imaginary = grown * turned.cos(), grown * turned.sin()
    one = (u == 0) & (v == 0)
    real = torch.where(one, 1.0, torch.where(nothing, torch.where(u > 0, 0.0, math.nan), real))
    imaginary = torch.where(one, 0.0, torch.where(nothing, torch.where(u > 0, 0.0, math.nan), imaginary))
    return torch.complex(real.to(x.dtype), imaginary.to(x.dtype)).to(some.device)


def _eq(a: Any, b: Any) -> torch.Tensor:
    (x, y), (u, v) = _parts(a), _parts(b)
    return (x == u) & (y == v)


def _ne(a: Any, b: Any) -> torch.Tensor:
    return ~_eq(a, b)


def _is_something(z: torch.Tensor) -> torch.Tensor:
    x, y = _parts(z)
    return (x != 0) | (y != 0)


def _logical(function: Callable[..., torch.Tensor]) -> Formula:
    return lambda *given: function(*map(_is_something, given))


def _var(z: torch.Tensor, dim: Any = None, *, correction: Any = None, keepdim: bool = False) -> torch.Tensor:
    def of(part: torch.Tensor) -> torch.Tensor:
        return torch.var(part, dim, correction=1 if correction is None else correction, keepdim=keepdim)

    return of(z.real) + of(z.imag)


def _rsqrt(z: torch.Tensor) -> torch.Tensor:
    return z.sqrt().reciprocal()


def _prod(z: torch.Tensor, dim: int | None = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    """Products of halves, and of halves of these: log n steps of a known n."""
    z = z if dtype is None else z.to(dtype)
    if dim is None:
        z, dim = z.reshape(-1), 0
    if z.ndim == 0:
        return z.clone()
    if not isinstance(z.shape[dim], int):
        return NotImplemented
    if z.shape[dim] == 0:
        return torch.ones_like(z.sum(dim, keepdim))
    while (n := z.shape[dim]) > 1:
        half = n // 2
        both = z.narrow(dim, 0, half) * z.narrow(dim, half, half)
        z = torch.cat([both, z.narrow(dim, n - 1, 1)], dim) if n % 2 else both
    return z.clone() if keepdim else z.squeeze(dim)


def _cumprod(z: torch.Tensor, dim: int, *, dtype: Any = None) -> Any:
    """Each element times the one that is 1, 2, 4, … before it (Hillis and Steele, Data parallel algorithms, 1986)."""
    z = z if dtype is None else z.to(dtype)
    if z.ndim == 0:
        return z.clone()
    if not isinstance(n := z.shape[dim], int):
        return NotImplemented
    step = 1
    while step < n:
        z = torch.cat([z.narrow(dim, 0, step), z.narrow(dim, step, n - step) * z.narrow(dim, 0, n - step)], dim)
        step *= 2
    return z.clone()


def _inv(z: torch.Tensor, *, check_errors: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
    """The inverse of X + iY is the first columns of that of [[X, -Y], [Y, X]], real, by their halves."""
    x, y = z.real, z.imag
    whole = torch.cat([torch.cat([x, -y], -1), torch.cat([y, x], -1)], -2)
    made, info = torch.linalg.inv_ex(whole)
    n = z.shape[-1]
    columns = made.narrow(-1, 0, n)
    return torch.complex(columns.narrow(-2, 0, n), columns.narrow(-2, n, n)), info


def _nonzero(z: torch.Tensor) -> torch.Tensor:
    return _is_something(z).nonzero()


_ATEN = torch.ops.aten
COMPLEX_FORMULAS: dict[Any, Formula] = {
    operator: _of_complex(formula)
    for operator, formula in {
        _ATEN.acos.default: _acos,
        _ATEN.acosh.default: _acosh,
        _ATEN.asin.default: _asin,
        _ATEN.asinh.default: _asinh,
        _ATEN.atan.default: _turned(_atanh),
        _ATEN.atanh.default: _atanh,
        _ATEN.cosh.default: _cosh,
        _ATEN.cumprod.default: _cumprod,
        _ATEN.eq.Scalar: _eq,
        _ATEN.eq.Tensor: _eq,
        _ATEN.expm1.default: _expm1,
        _ATEN.linalg_inv_ex.default: _inv,
        _ATEN.log10.default: _scaled_log(1 / math.log(10)),
        _ATEN.log1p.default: _log1p,
        _ATEN.log2.default: _scaled_log(1 / math.log(2)),
        _ATEN.logical_and.default: _logical(torch.logical_and),
        _ATEN.logical_not.default: _logical(torch.logical_not),
        _ATEN.logical_or.default: _logical(torch.logical_or),
        _ATEN.logical_xor.default: _logical(torch.logical_xor),
        _ATEN.masked_scatter.default: _partwise(torch.masked_scatter, 0, 2),
        _ATEN.ne.Scalar: _ne,
        _ATEN.ne.Tensor: _ne,
        _ATEN.nonzero.default: _nonzero,
        _ATEN.pow.Scalar: _pow,
        _ATEN.pow.Tensor_Scalar: _pow,
        _ATEN.pow.Tensor_Tensor: _pow,
        _ATEN.prod.default: _prod,
        _ATEN.prod.dim_int: _prod,
        _ATEN.rsqrt.default: _rsqrt,
        _ATEN.scatter.src: _partwise(torch.scatter, 0, 3),
        _ATEN.scatter_add.default: _partwise(torch.scatter_add, 0, 3),
        _ATEN.sigmoid.default: _sigmoid,
        _ATEN.sinh.default: _sinh,
        _ATEN.tan.default: _tan,
        _ATEN.tanh.default: _tanh,
        _ATEN.var.correction: _var,
        torch.ops.prims.div.default: torch.div,
        torch.ops.prims.eq.default: _eq,
        torch.ops.prims.ne.default: _ne,
        torch.ops.prims.pow.default: _pow,
    }.items()
}
"""By operator: what computes it of complex numbers, with torch's operators."""
