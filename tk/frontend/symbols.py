"""Symbolic dims: SymPy expressions of torch.export as TIR expressions, and as the text that a signature holds."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any

from tk.errors import ImportModelError, message

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["bounds_of", "condition_to_tir", "names_of", "text_of", "to_text", "to_tir"]


_ROUNDED = ("CeilToInt", "FloorToInt", "TruncToInt")


def names_of(sizes: Iterable[Expr | int]) -> set[str]:
    """The names of the sizes that are variables: what a model counts, where it is known to be as many as an operand has, is
    that operand's size, a number or an expression."""
    from tvm import tirx

    return {size.name for size in sizes if isinstance(size, tirx.Var)}


def to_tir(expression: Any, variables: Mapping[str, Expr]) -> Expr | int:
    """A SymPy integer expression over symbols named in `variables` as an int or a TIR expression (int64)."""
    import sympy  # type: ignore[import-untyped]

    if isinstance(expression, int) or expression.is_Integer:
        return int(expression)
    if isinstance(expression, sympy.Symbol):
        if str(expression) not in variables:
            raise ImportModelError(
                message(
                    f"a size depends on the values of a tensor (torch's symbol {expression})",
                    need="sizes that follow from the inputs' shapes",
                    do="keep .item(), nonzero, boolean masks and the like out of shapes",
                )
            )
        return variables[str(expression)]
    if (whole := _whole(expression)) is not expression:
        return to_tir(whole, variables)
    apply = _OPERATORS.get(type(expression).__name__)
    if apply is None:
        raise _inexpressible(expression)
    return apply([to_tir(arg, variables) for arg in expression.args])


def condition_to_tir(condition: Any, variables: Mapping[str, Expr]) -> Expr:
    """A SymPy condition on sizes named in `variables`, comparisons joined by and, or and not, as a TIR one."""
    import tvm

    name = type(condition).__name__
    if name in ("BooleanTrue", "BooleanFalse"):
        return tvm.tirx.const(name == "BooleanTrue", "bool")
    if name in _JOINED:
        return getattr(tvm.tirx, _JOINED[name])(*(condition_to_tir(each, variables) for each in condition.args))
    if name not in _COMPARED:
        raise _inexpressible(condition)
    a, b = (_expr(to_tir(each, variables)) for each in condition.args)
    return getattr(tvm.tirx, _COMPARED[name])(a, b)


_JOINED = {"And": "all", "Or": "any", "Not": "Not"}
_COMPARED = {
    "Equality": "EQ",
    "Unequality": "NE",
    "LessThan": "LE",
    "StrictLessThan": "LT",
    "GreaterThan": "GE",
    "StrictGreaterThan": "GT",
}


def _inexpressible(expression: Any) -> ImportModelError:
    """What is wrong with a size that is no whole-number function of sizes: often a factor, F.interpolate's scale_factor=1.7."""
    import sympy

    factors = sorted(float(number) for number in expression.atoms(sympy.Float))
    if not factors:
        return ImportModelError(
            message(
                f"cannot express the size {expression}",
                need=", ".join(sorted(_OPERATORS)),
                do="compile for a known size (--shape), or compute it from these",
            )
        )
    return ImportModelError(
        message(
            "a dynamic size is multiplied by a factor that whole numbers do not express exactly",
            need="a factor k / 2ⁿ, such as 2, 1.5 or 0.25",
            have=f"{', '.join(map(str, factors))} in the size {expression}",
            do="compute the size in whole numbers (F.interpolate(x, size=17 * n // 10) for scale_factor=1.7), or fix this size",
        )
    )


def _whole(expression: Any) -> Any:
    """A quotient that is rounded, math.ceil(n / 3) for one, as a division of integers; any other expression as it is. Both are
    the same below 2⁵²: a quotient in float64 is no nearer to the next integer than 1/divisor is. A product with a dyadic
    number, int(0.5 * n), is such a quotient."""
    import sympy
    from torch.utils._sympy.functions import FloorDiv

    name = type(expression).__name__
    if name not in _ROUNDED:
        return expression
    quotient = _quotient(expression.args[0])
    if quotient is None or not (
        sympy.sympify(quotient[1]).is_positive and (name != "TruncToInt" or quotient[0].is_nonnegative)
    ):
        return expression
    above, below = quotient
    return -FloorDiv(-above, below) if name == "CeilToInt" else FloorDiv(above, sympy.sympify(below))


def _quotient(expression: Any) -> tuple[Any, Any] | None:
    """(a, b) of integers where a float is a / b with one rounding at most, else None; b is positive where it is a number."""
    name = type(expression).__name__
    if name == "IntTrueDiv":
        above, below = expression.args
        return above, below
    if name == "FloatTrueDiv" and expression.args[1].is_Float:  # the length of arange(n, 0.0, -0.5)
        whole, step = _ratio(expression.args[0]), _ratio(expression.args[1])
        if whole is None or step is None or step[0] == 0:
            return None
        above, below = whole[0] * step[1], whole[1] * step[0]
        return (above, below) if below > 0 else (-above, -below)
    return _ratio(expression)


def _ratio(expression: Any) -> tuple[Any, int] | None:
    """(a, b) of integers where a float is a / b without any rounding, b a power of two, else None."""
    name = type(expression).__name__
    if name == "ToFloat":
        return expression.args[0], 1
    if expression.is_Float or expression.is_Integer:
        above, below = float(expression).as_integer_ratio()
        return (above, below) if abs(above) < 2**20 and below <= 2**20 else None
    if name not in ("Add", "Mul"):
        return None
    parts = [_ratio(part) for part in expression.args]
    if None in parts or (name == "Mul" and sum(not part.is_Float for part in expression.args) > 1):
        return None
    known = [part for part in parts if part is not None]
    below = reduce(operator.mul if name == "Mul" else max, (each for _, each in known))
    if below > 2**20:
        return None
    if name == "Mul":
        return reduce(operator.mul, (above for above, _ in known)), below
    return sum(above * (below // each) for above, each in known), below


def _min_max(name: str) -> Callable[[list[Any]], Any]:
    def build(args: list[Any]) -> Any:
        import tvm

        pick = getattr(tvm.tirx, name)
        return reduce(lambda a, b: pick(_expr(a), _expr(b)), args)

    return build


def _expr(value: Any) -> Any:
    import tvm

    return tvm.tirx.IntImm("int64", value) if isinstance(value, int) else value


def _floor_div(args: list[Any]) -> Any:
    import tvm

    return tvm.tirx.floordiv(_expr(args[0]), _expr(args[1]))


def _floor_mod(args: list[Any]) -> Any:
    import tvm

    return tvm.tirx.floormod(_expr(args[0]), _expr(args[1]))


def _power(args: list[Any]) -> Any:
    base, exponent = args
    if not isinstance(exponent, int) or exponent < 1:
        raise ImportModelError(
            message(
                "cannot express a size with such a power",
                need="a whole exponent ≥ 1",
                have=exponent,
                do="compile for a known size (--shape), or write the power as products",
            )
        )
    return reduce(operator.mul, [base] * exponent)


_OPERATORS: dict[str, Callable[[list[Any]], Any]] = {
    "Add": lambda args: reduce(operator.add, args),
    "Mul": lambda args: reduce(operator.mul, args),
    "Pow": _power,
    "FloorDiv": _floor_div,
    "CleanDiv": _floor_div,
    "Mod": _floor_mod,
    "PythonMod": _floor_mod,
    "Max": _min_max("max"),
    "Min": _min_max("min"),
}


def to_text(expression: Any, names: Mapping[str, str]) -> int | str:
    """A SymPy integer expression as an int, or as Python text with symbols renamed by `names`: `2*batch + 1`."""
    import sympy

    if expression.is_Integer:
        return int(expression)
    expression = expression.replace(lambda part: type(part).__name__ in _ROUNDED, _whole)
    renamed = expression.xreplace(
        {symbol: sympy.Symbol(names[str(symbol)], integer=True) for symbol in expression.free_symbols}
    )
    return str(renamed)


def bounds_of(value_range: Any) -> tuple[int, int | None]:
    """A torch ValueRanges as (least, greatest); None where there is no upper bound."""
    upper = float(value_range.upper)
    # torch bounds a dim by the largest int64 where it knows no bound.
    return int(value_range.lower), None if math.isinf(upper) or upper >= 2**62 else int(value_range.upper)


_INFIX = {"Add": "+", "Sub": "-", "Mul": "*", "FloorDiv": "//", "FloorMod": "%", "Div": "//", "Mod": "%"}


def text_of(expression: Expr) -> int | str:
    """A TIR integer expression as an int, or as Python text over its variables: `batch * 2 + 1`, `min(n, 8)`."""
    import tvm

    if isinstance(expression, int):
        return expression
    if isinstance(expression, tvm.tirx.IntImm):
        return int(expression.value)
    if isinstance(expression, tvm.tirx.Var):
        return str(expression.name)
    kind = type(expression).__name__
    if kind == "Cast":
        return text_of(expression.value)
    if kind not in (*_INFIX, "Min", "Max"):
        raise ImportModelError(
            message(
                f"a signature cannot express the size {expression}",
                need="+ - * // % min max",
                have=kind,
                do="compile for a known size (--shape), or compute it from these",
            )
        )
    a, b = text_of(expression.a), text_of(expression.b)
    if kind in _INFIX:
        return f"{_grouped(a)} {_INFIX[kind]} {_grouped(b)}"
    return f"{kind.lower()}({a}, {b})"


def _grouped(text: int | str) -> str:
    plain = isinstance(text, int) or text.isidentifier()
    return str(text) if plain else f"({text})"
