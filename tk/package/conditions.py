"""Conditions on dynamic sizes under which a compiled program is the model: which side of `if n > m:` it is, for one. Plain
data, no TVM and no torch.

A condition is text: a comparison of numbers or several joined by `and`, `or`, `not`. A number is a name of a dim, an integer or
a float, `+ - * / // %` of numbers, a power with a small whole exponent, `a if condition else b`, or a call of a function below.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

__all__ = ["holds", "names_in_condition"]

_LONGEST, _DEEPEST, _POWER = 10_000, 100, 8  # characters, levels of operators within operators, the greatest exponent

_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_UNARY: dict[type[ast.unaryop], Callable[[Any], Any]] = {ast.USub: operator.neg, ast.Not: operator.not_}
_CALLS: dict[str, tuple[Callable[..., Any], int]] = {  # and how many arguments each takes: 0 is two or more
    "min": (min, 0),
    "max": (max, 0),
    "abs": (abs, 1),
    "ceil": (math.ceil, 1),
    "float": (float, 1),
    "floor": (math.floor, 1),
    "int": (int, 1),
    "round": (round, 1),
    "sqrt": (math.sqrt, 1),
    "trunc": (math.trunc, 1),
}


def holds(condition: str, sizes: Mapping[str, int]) -> bool:
    """Whether `condition` is true of these sizes; one that cannot be computed, as it divides by a size of 0, is not. Raises
    KeyError for a name without a size and ValueError where `condition` is none."""
    names_in_condition(condition)
    try:
        return bool(_value(_parsed(condition), sizes))
    except ArithmeticError:
        return False


@lru_cache(maxsize=1024)  # a call of a module evaluates its package's conditions
def names_in_condition(condition: str) -> frozenset[str]:
    """The names in a condition. Raises ValueError where it is none."""
    names = set[str]()
    level: list[ast.expr] = [_parsed(condition)]
    for _ in range(_DEEPEST):
        level = [inner for node in level for inner in _operands(node, condition, names)]
        if not level:
            return frozenset(names)
    raise ValueError(f"a condition of over {_DEEPEST} levels")


@lru_cache(maxsize=1024)
def _parsed(condition: str) -> ast.expr:
    if len(condition) > _LONGEST:
        raise ValueError(f"a condition of over {_LONGEST} characters")
    try:
        return ast.parse(condition, mode="eval").body
    except (SyntaxError, RecursionError, MemoryError, ValueError) as error:
        raise ValueError(f"{condition[:80]!r} is no condition on sizes") from error


def _operands(node: ast.expr, condition: str, names: set[str]) -> list[ast.expr]:
    """What a part of a condition is computed from; a name goes into `names`."""
    match node:
        case ast.Constant(value=bool() | int() | float()):
            return []
        case ast.Name(id=name):
            names.add(name)
            return []
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            return [operand]
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=int(power))) if 0 <= power <= _POWER:
            return [left]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY and not isinstance(op, ast.Pow):
            return [left, right]
        case ast.BoolOp(values=values):
            return values
        case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in _COMPARE for op in ops):
            return [left, *others]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return [test, body, orelse]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _CALLS:
            count = _CALLS[name][1]
            if not any(isinstance(arg, ast.Starred) for arg in args) and (len(args) == count if count else len(args) >= 2):
                return args
    raise ValueError(f"{condition[:80]!r} is no condition on sizes")


def _value(node: ast.expr, sizes: Mapping[str, int]) -> Any:
    """What a part of a condition, once looked through by `_operands`, amounts to."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return sizes[name]
        case ast.UnaryOp(op=op, operand=operand):
            return _UNARY[type(op)](_value(operand, sizes))
        case ast.BinOp(left=left, op=op, right=right):
            return _BINARY[type(op)](_value(left, sizes), _value(right, sizes))
        case ast.BoolOp(op=ast.And(), values=values):
            return all(_value(each, sizes) for each in values)
        case ast.BoolOp(values=values):
            return any(_value(each, sizes) for each in values)
        case ast.Compare(left=left, ops=ops, comparators=others):
            numbers = [_value(each, sizes) for each in (left, *others)]
            return all(_COMPARE[type(op)](a, b) for op, a, b in zip(ops, numbers, numbers[1:], strict=False))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return _value(body if _value(test, sizes) else orelse, sizes)
        case ast.Call(func=ast.Name(id=name), args=args):
            return _CALLS[name][0](*(_value(arg, sizes) for arg in args))
    raise ValueError("no condition on sizes")
