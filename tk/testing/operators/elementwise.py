"""Operators that compute each element by itself, by torch's names (docs/torch.md)."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from tk.testing.operators.problem import FLOATS, INTEGERS, NUMBERS, Built, Function, Operator, Size, boolean, number

__all__ = ["BINARY", "SCALAR", "UNARY"]

aten = torch.ops.aten


def _unary(function: Function, low: float = -2.0, high: float = 2.0, dtypes: tuple[str, ...] = FLOATS) -> Operator:
    return Operator(lambda s: ([number(s.rows, s.cols, low=low, high=high)], function), dtypes)


def _binary(function: Function, low: float = -2.0, dtypes: tuple[str, ...] = FLOATS) -> Operator:
    """`low` is of the second operand, whose values go up to 2; 0.5 keeps it away from 0."""
    return Operator(lambda s: ([number(s.rows, s.cols), number(s.rows, s.cols, low=low)], function), dtypes)


def _other(x: torch.Tensor) -> torch.Tensor:
    """A cast to another dtype: of float32 to float16, of all others to float32."""
    return x.to(torch.float16 if x.dtype is torch.float32 else torch.float32)


UNARY: dict[str, Operator] = {
    "abs": _unary(torch.abs, dtypes=NUMBERS),
    "acos": _unary(torch.acos, -0.9, 0.9),
    "acosh": _unary(torch.acosh, 1.1, 9.0),
    "alias": _unary(lambda x: aten.alias(x) + 1),
    "asin": _unary(torch.asin, -0.9, 0.9),
    "asinh": _unary(torch.asinh),
    "atan": _unary(torch.atan),
    "atanh": _unary(torch.atanh, -0.9, 0.9),
    "bitwise_not": _unary(torch.bitwise_not, dtypes=INTEGERS),
    "ceil": _unary(torch.ceil),
    "clone": _unary(torch.clone, dtypes=NUMBERS),
    "cos": _unary(torch.cos, -9.0, 9.0),
    "cosh": _unary(torch.cosh),
    "elu": _unary(F.elu),
    "erf": _unary(torch.erf),
    "exp": _unary(torch.exp),
    "expm1": _unary(torch.expm1),
    "floor": _unary(torch.floor),
    "full_like": _unary(lambda x: torch.full_like(x, 3) - x, dtypes=NUMBERS),
    "gelu": _unary(F.gelu, -4.0, 4.0),
    "hardtanh": _unary(F.hardtanh),
    "isinf": _unary(torch.isinf),
    "isnan": _unary(torch.isnan),
    "leaky_relu": _unary(F.leaky_relu),
    "log": _unary(torch.log, 0.1, 9.0),
    "log10": _unary(torch.log10, 0.1, 9.0),
    "log1p": _unary(torch.log1p, -0.9, 9.0),
    "log2": _unary(torch.log2, 0.1, 9.0),
    "logical_not": _unary(torch.logical_not, dtypes=NUMBERS),
    "native_dropout": _unary(lambda x: torch.native_dropout(x, 0.5, False)[0] * 2),
    "neg": _unary(torch.neg, dtypes=NUMBERS),
    "reciprocal": _unary(torch.reciprocal, 0.5, 9.0),
    "relu": _unary(torch.relu, dtypes=NUMBERS),
    "round": _unary(torch.round, -9.0, 9.0),
    "rsqrt": _unary(torch.rsqrt, 0.1, 9.0),
    "sigmoid": _unary(torch.sigmoid, -6.0, 6.0),
    "sign": _unary(torch.sign, dtypes=NUMBERS),
    "sin": _unary(torch.sin, -9.0, 9.0),
    "sinh": _unary(torch.sinh),
    "sqrt": _unary(torch.sqrt, 0.1, 9.0),
    "tan": _unary(torch.tan, -1.4, 1.4),
    "tanh": _unary(torch.tanh),
    "trunc": _unary(torch.trunc, -9.0, 9.0),
    "_to_copy": _unary(_other, dtypes=NUMBERS),
}

SCALAR: dict[str, Operator] = {
    "add.Scalar": _unary(lambda x: aten.add.Scalar(x, 3), dtypes=NUMBERS),
    "bitwise_and.Scalar": _unary(lambda x: torch.bitwise_and(x, 6), dtypes=INTEGERS),
    "bitwise_or.Scalar": _unary(lambda x: torch.bitwise_or(x, 6), dtypes=INTEGERS),
    "bitwise_xor.Scalar": _unary(lambda x: torch.bitwise_xor(x, 6), dtypes=INTEGERS),
    "clamp": _unary(lambda x: torch.clamp(x, -1, 1), dtypes=NUMBERS),
    "div.Scalar": _unary(lambda x: aten.div.Scalar(x, 3)),
    "div.Scalar_mode": _unary(lambda x: aten.div.Scalar_mode(x, 0.7, rounding_mode="trunc"), -9.0, 9.0),
    "eq.Scalar": _unary(lambda x: x == 1, dtypes=NUMBERS),
    "fill.Scalar": _unary(lambda x: torch.fill(x, 3) - x, dtypes=NUMBERS),
    "fmod.Scalar": _unary(lambda x: torch.fmod(x, 3), -9.0, 9.0, NUMBERS),
    "full": _unary(lambda x: torch.full(x.shape, 3, dtype=x.dtype, device=x.device) * x, dtypes=NUMBERS),
    "ge.Scalar": _unary(lambda x: x >= 1, dtypes=NUMBERS),
    "gt.Scalar": _unary(lambda x: x > 1, dtypes=NUMBERS),
    "le.Scalar": _unary(lambda x: x <= 1, dtypes=NUMBERS),
    "lt.Scalar": _unary(lambda x: x < 1, dtypes=NUMBERS),
    "mul.Scalar": _unary(lambda x: aten.mul.Scalar(x, 3), dtypes=NUMBERS),
    "ne.Scalar": _unary(lambda x: x != 1, dtypes=NUMBERS),
    "pow.Scalar": _unary(lambda x: torch.pow(2.0, x)),
    "pow.Tensor_Scalar": _unary(lambda x: torch.pow(x, 1.7), 0.1, 2.0),
    "remainder.Scalar": _unary(lambda x: torch.remainder(x, 3), -9.0, 9.0, NUMBERS),
    "scalar_tensor": _unary(lambda x: x * torch.scalar_tensor(3, dtype=x.dtype, device=x.device), dtypes=NUMBERS),
    "sub.Scalar": _unary(lambda x: aten.sub.Scalar(x, 3), dtypes=NUMBERS),
}


def _clamp(s: Size) -> Built:
    low, high = number(s.cols, low=-1.0, high=0.0), number(s.cols, low=0.0, high=1.0)
    return [number(s.rows, s.cols), low, high], torch.clamp


def _power(s: Size) -> Built:
    return [number(s.rows, s.cols, low=0.1), number(s.rows, s.cols)], torch.pow


def _where(s: Size) -> Built:
    return [boolean(s.rows, s.cols), number(s.rows, s.cols), number(s.cols)], torch.where


BINARY: dict[str, Operator] = {
    "add.Tensor": _binary(torch.add, dtypes=NUMBERS),
    "atan2": _binary(torch.atan2),
    "bitwise_and.Tensor": _binary(torch.bitwise_and, dtypes=INTEGERS),
    "bitwise_or.Tensor": _binary(torch.bitwise_or, dtypes=INTEGERS),
    "bitwise_xor.Tensor": _binary(torch.bitwise_xor, dtypes=INTEGERS),
    "clamp.Tensor": Operator(_clamp),
    "copy": Operator(lambda s: ([number(s.rows, s.cols), number(s.cols)], lambda x, y: aten.copy(x, y)), NUMBERS),
    "div.Tensor": _binary(torch.div, 0.5),
    "div.Tensor_mode": _binary(lambda x, y: torch.div(x, y, rounding_mode="floor"), 0.5, NUMBERS),
    "eq.Tensor": _binary(torch.eq, dtypes=NUMBERS),
    "fmod.Tensor": _binary(torch.fmod, 0.5, NUMBERS),
    "ge.Tensor": _binary(torch.ge, dtypes=NUMBERS),
    "gt.Tensor": _binary(torch.gt, dtypes=NUMBERS),
    "le.Tensor": _binary(torch.le, dtypes=NUMBERS),
    "logical_and": _binary(torch.logical_and, dtypes=NUMBERS),
    "logical_or": _binary(torch.logical_or, dtypes=NUMBERS),
    "logical_xor": _binary(torch.logical_xor, dtypes=NUMBERS),
    "lt.Tensor": _binary(torch.lt, dtypes=NUMBERS),
    "maximum": _binary(torch.maximum, dtypes=NUMBERS),
    "minimum": _binary(torch.minimum, dtypes=NUMBERS),
    "mul.Tensor": _binary(torch.mul, dtypes=NUMBERS),
    "ne.Tensor": _binary(torch.ne, dtypes=NUMBERS),
    "pow.Tensor_Tensor": Operator(_power),
    "remainder.Tensor": _binary(torch.remainder, 0.5, NUMBERS),
    "sub.Tensor": _binary(torch.sub, dtypes=NUMBERS),
    "where.self": Operator(_where, NUMBERS),
}
