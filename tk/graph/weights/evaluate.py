"""Functions of weights that only move, cast, scale or shift them, computed by NumPy: a few megabytes are done before LLVM
would have compiled the first kernel for them. Each operator rounds as its kernel would."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr, Var

__all__ = ["evaluate"]


FLOATS = ("float16", "bfloat16", "float32", "float64")

# In floating point alone: of whole numbers, NumPy's quotients are others.
ARITHMETIC: dict[str, Callable[..., Array]] = {
    "relax.add": np.add,
    "relax.divide": np.divide,
    "relax.multiply": np.multiply,
    "relax.negative": np.negative,
    "relax.sqrt": np.sqrt,
    "relax.subtract": np.subtract,
}
RESHAPES = ("relax.expand_dims", "relax.reshape", "relax.squeeze")


def evaluate(function: relax.Function, arguments: Sequence[Array]) -> Array | None:
    """What a Relax function without control flow makes of `arguments`, or None where it calls another operator."""
    values = dict(zip(function.params, arguments, strict=True))
    with np.errstate(all="ignore"):
        for block in function.body.blocks:
            for binding in block.bindings:
                value = _called(binding.value, values)
                if value is None:
                    return None
                values[binding.var] = value
    result = values.get(function.body.body)
    return None if result is None else np.asarray(result, order="C")  # ascontiguousarray makes a scalar one-dimensional


def _called(call: Call, values: dict[Var, Array]) -> Array | None:
    from tvm import relax

    name = str(getattr(getattr(call, "op", None), "name", ""))
    if not isinstance(call, relax.Call) or name not in (*ARITHMETIC, *RESHAPES, "relax.astype", "relax.permute_dims"):
        return None
    first = _value(call.args[0], values)
    if first is None:
        return None
    if name == "relax.permute_dims":
        return first.transpose(None if call.attrs.axes is None else [int(axis) for axis in call.attrs.axes])
    if name in RESHAPES:
        return first.reshape([int(extent) for extent in call.ty.shape])
    dtype = str(call.ty.dtype.dtype)
    if dtype not in FLOATS or str(first.dtype) not in FLOATS:
        return None
    if name == "relax.astype":
        return first.astype(_numpy(dtype))
    operands = [_value(arg, values) for arg in call.args]
    return None if any(operand is None for operand in operands) else ARITHMETIC[name](*operands)


def _value(expr: Expr, values: dict[Var, Array]) -> Array | None:
    from tvm.ir import GenericConst

    return expr.value.numpy() if isinstance(expr, GenericConst) else values.get(expr)


def _numpy(dtype: str) -> Any:
    import ml_dtypes

    return ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
