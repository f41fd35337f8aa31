"""Numbers that a model computes from dynamic sizes, `x.shape[0] / x.shape[1]` for one: torch's symbolic floats, in float64
as in Python.

Each is an expression of the sizes until a tensor is computed with it. Then it is a tensor without dims, which its reader's
kernel computes anew: a few operations on registers where a kernel of its own would be a launch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

import torch
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.symbols import to_tir
from tk.frontend.torch.ops.elements import is_tensor

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["is_real", "number", "tensor_of_real"]


_ALONE = {"op_pattern": 8}  # of TVM's kinds of operators that which is fused with none
_UNARY: dict[str, Callable[[Any], Any]] = {
    name: getattr(tirx, name)
    for name in ("acos", "asin", "atan", "cos", "cosh", "exp", "log", "log2", "sin", "sinh", "sqrt", "tan", "tanh")
}


def is_real(node: fx.Node) -> bool:
    """Whether `node` is a float that follows from sizes, and no tensor."""
    return node.op == "call_function" and isinstance(node.meta.get("val"), float | torch.SymFloat)


def number(importer: Importer, given: fx.Node | torch.SymFloat | float, dtype: str) -> relax.Expr:
    """A number that an operator is given, as a constant or as a tensor without dims, of `dtype`."""
    if isinstance(given, torch.SymFloat):
        return tensor_of_real(importer, given, dtype)
    if not isinstance(given, fx.Node):
        return relax.const(given, dtype)
    emit, value = importer.block_builder.emit, importer.env[given]
    if is_tensor(value):
        return value if str(value.ty.dtype.dtype) == dtype else emit(relax.op.astype(value, dtype))
    if isinstance(value, int | float):
        return relax.const(value, dtype)
    if is_real(given):
        return tensor_of_real(importer, given.meta["val"], dtype)
    return emit(relax.op.reshape(emit(relax.op.arange(value, value + 1, 1, dtype)), ()))


def tensor_of_real(importer: Importer, value: torch.SymFloat, dtype: str) -> relax.Expr:
    """A symbolic float as a tensor [] of `dtype`, computed in float64. Raises ImportModelError for a function that it does not
    know."""
    return _filled(importer, value, (), dtype)


def _filled(importer: Importer, value: torch.SymFloat | torch.SymInt, shape: Sequence[Any], dtype: str) -> relax.Expr:
    """A tensor of `dtype` and of torch's `shape` whose elements are all `value`, in one function. One with dims is opaque, and
    so a kernel of its own: TVM's FuseTIR stops at functions that have a size both as an argument and as a dim."""
    expressions = [each.node.expr for each in (value, *shape) if isinstance(each, torch.SymFloat | torch.SymInt)]
    symbols = set[Any]().union(*(expression.free_symbols for expression in expressions))
    names = sorted(map(str, symbols))
    to_tir(sum(symbol for symbol in symbols if str(symbol) not in importer.reals), importer.variables)  # refuses unknown ones

    def made(*sizes: Any) -> te.Tensor:
        known = {name: size() if name in importer.reals else size for name, size in zip(names, sizes, strict=True)}
        whole = isinstance(value, torch.SymInt)
        found = tirx.convert(to_tir(value.node.expr, known)) if whole else _real(value.node.expr, known)
        dims = [to_tir(dim.node.expr, known) if isinstance(dim, torch.SymInt) else dim for dim in shape]
        return te.compute(dims, lambda *_: tirx.Cast(dtype, found), name="number")

    return importer.block_builder.emit_te(
        made,
        *(importer.reals.get(name, importer.variables.get(name)) for name in names),
        primfunc_name_hint="number",
        primfunc_attrs=_ALONE if shape else None,
    )


def _real(expression: Any, sizes: Mapping[str, Any]) -> Any:
    """A SymPy expression of a float over `sizes` as one of TIR in float64. What is a whole number inside stays one."""
    kind = type(expression).__name__
    if expression.is_Symbol and not expression.is_integer:
        return sizes[str(expression)]
    if expression.is_number and not expression.is_integer:
        return tirx.const(float(expression), "float64")
    if kind == "Pow" and expression.args[1].is_Integer and int(expression.args[1]) == -1:
        return tirx.const(1.0, "float64") / _real(expression.args[0], sizes)
    if expression.is_integer and kind not in ("ToFloat", "TruncToFloat"):
        return tirx.Cast("float64", tirx.convert(to_tir(expression, sizes)))
    parts = [_real(part, sizes) for part in expression.args]
    if kind in ("ToFloat", "Identity"):
        return parts[0]
    if kind in ("IntTrueDiv", "FloatTrueDiv"):
        return parts[0] / parts[1]
    if kind in ("FloatPow", "Pow"):
        return tirx.power(parts[0], parts[1])
    if kind in _PAIRS:
        return reduce(_PAIRS[kind], parts)
    function = _UNARY.get(kind.removeprefix("OpaqueUnaryFn_"))
    if function is None:
        known = "+ - * / ** min max, " + ", ".join(_UNARY)
        raise ImportModelError(
            message(
                f"cannot compute {expression} from dynamic sizes",
                need=known,
                have=kind,
                do="fix the size (--shape), or compute the number from a tensor's values",
            )
        )
    return function(parts[0])


_PAIRS: dict[str, Callable[[Any, Any], Any]] = {
    "Add": lambda a, b: a + b,
    "Mul": lambda a, b: a * b,
    "Max": tirx.max,
    "Min": tirx.min,
}


def _is_dynamic(given: Any) -> bool:
    """Whether what an operator is given is a number that is known only when the model runs."""
    return isinstance(given, fx.Node) and isinstance(given.meta.get("val"), torch.SymInt | torch.SymFloat)


def _full(node: fx.Node, importer: Importer) -> relax.Expr:
    """full, full_like and fill, of a number that sizes tell: broadcast to the shape that torch recorded."""
    given = node.args[1]
    if not _is_dynamic(given):
        return importer.convert_map[str(node.target.__name__)](node)
    value = node.meta["val"]
    return _filled(importer, given.meta["val"], value.shape, importer._convert_data_type(value.dtype))


def _scalar_tensor(node: fx.Node, importer: Importer) -> relax.Expr:
    return number(importer, node.args[0], importer._convert_data_type(node.meta["val"].dtype))


def _leaky_relu(node: fx.Node, importer: Importer) -> relax.Expr:
    """x where x > 0, and slope · x elsewhere."""
    slope = node.args[1] if len(node.args) > 1 else node.kwargs.get("negative_slope")
    if not _is_dynamic(slope):
        return importer.convert_map[str(node.target.__name__)](node)
    x, emit = importer.env[node.args[0]], importer.block_builder.emit
    dtype = str(x.ty.dtype.dtype)
    scaled = emit(relax.op.multiply(x, number(importer, slope, dtype)))
    return emit(relax.op.where(emit(relax.op.greater(x, relax.const(0, dtype))), x, scaled))


def _to_copy(node: fx.Node, importer: Importer) -> relax.Expr:
    """A tensor in another dtype; of a number, as torch.vmap makes of each that a tensor is computed with, one without dims."""
    value = node.args[0]
    if isinstance(value, fx.Node) and is_tensor(importer.env[value]):
        return importer.convert_map["_to_copy.default"](node)
    return number(importer, value, importer._convert_data_type(node.meta["val"].dtype))


def _convert_element_type(node: fx.Node, importer: Importer) -> relax.Expr:
    """The cast that torch's own decompositions make (of `renorm` in float16, for one)."""
    dtype = importer._convert_data_type(node.meta["val"].dtype)
    return importer.block_builder.emit(relax.op.astype(importer.env[node.args[0]], dtype))


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_to_copy.default": _to_copy,
    "convert_element_type.default": _convert_element_type,
    "fill.Scalar": _full,
    "full.default": _full,
    "full_like.default": _full,
    "leaky_relu.default": _leaky_relu,
    "scalar_tensor.default": _scalar_tensor,
}
"""ATen name → converter(node, importer)."""
