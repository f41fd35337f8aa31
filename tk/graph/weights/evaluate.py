"""Functions of weights that only move, cast, scale or shift them, and whole numbers that follow from constants, computed by
NumPy: a few megabytes are done before LLVM would have compiled the first kernel for them. Each operator rounds as its kernel
would."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr, Var

__all__ = ["evaluate", "evaluated"]


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
# Of whole numbers of one dtype, which wrap around in NumPy as in a register.
WHOLE: dict[str, Callable[..., Array]] = {
    "relax.add": np.add,
    "relax.equal": np.equal,
    "relax.greater": np.greater,
    "relax.greater_equal": np.greater_equal,
    "relax.less": np.less,
    "relax.less_equal": np.less_equal,
    "relax.maximum": np.maximum,
    "relax.minimum": np.minimum,
    "relax.multiply": np.multiply,
    "relax.not_equal": np.not_equal,
    "relax.subtract": np.subtract,
}
RESHAPES = ("relax.expand_dims", "relax.reshape", "relax.squeeze")
MOVES = (*RESHAPES, "relax.permute_dims")
KNOWN = frozenset({*ARITHMETIC, *WHOLE, *MOVES, "relax.arange", "relax.astype", "relax.where"})


def evaluate(function: relax.Function, arguments: Sequence[Array]) -> Array | None:
    """What a Relax function without control flow makes of `arguments`, or None where it calls another operator."""
    values = dict(zip(function.params, arguments, strict=True))
    for block in function.body.blocks:
        for binding in block.bindings:
            value = evaluated(binding.value, values)
            if value is None:
                return None
            values[binding.var] = value
    result = values.get(function.body.body)
    return None if result is None else np.asarray(result, order="C")  # ascontiguousarray makes a scalar one-dimensional


def evaluated(call: Expr, values: Mapping[Var, Array]) -> Array | None:
    """What a call makes of constants and of variables that have `values`; None where one has none, or the operator is none of
    those that NumPy computes as a kernel would."""
    from tvm import relax

    if not isinstance(call, relax.Call) or (name := str(getattr(call.op, "name", ""))) not in KNOWN:
        return None
    if name == "relax.arange":
        return _counted(call)
    operands = [operand for arg in call.args if (operand := _value(arg, values)) is not None]
    if len(operands) < (1 if name in MOVES else len(call.args)):
        return None
    with np.errstate(all="ignore"):
        return _computed(name, call, operands)


def _computed(name: str, call: Call, operands: Sequence[Array]) -> Array | None:
    first, dtypes = operands[0], [str(operand.dtype) for operand in operands]
    if name == "relax.permute_dims":
        return first.transpose(None if call.attrs.axes is None else [int(axis) for axis in call.attrs.axes])
    if name in RESHAPES:
        return first.reshape([int(extent) for extent in call.ty.shape])
    if name == "relax.where":
        return np.where(*operands) if dtypes[0] == "bool" and dtypes[1] == dtypes[2] else None
    if first.dtype.kind in "iu" and len(set(dtypes)) == 1 and name in WHOLE:
        return WHOLE[name](*operands)
    dtype = str(call.ty.dtype.dtype)
    if name == "relax.astype" and dtype.startswith(("int", "uint")) and first.dtype.kind in "iub":
        return first.astype(dtype)
    if dtype not in FLOATS or dtypes[0] not in FLOATS:
        return None
    if name == "relax.astype":
        return first.astype(_numpy(dtype))
    return ARITHMETIC[name](*operands) if name in ARITHMETIC else None


def _counted(call: Call) -> Array | None:
    """The whole numbers of an arange whose ends are known."""
    from tvm.tirx import IntImm

    dtype, ends = str(call.ty.dtype.dtype), [getattr(arg, "value", arg) for arg in call.args]
    numbers = [int(end) for end in ends if isinstance(end, int | IntImm)]
    return np.arange(*numbers, dtype=dtype) if len(numbers) == len(ends) and "int" in dtype else None


def _value(expr: Expr, values: Mapping[Var, Array]) -> Array | None:
    from tvm.ir import GenericConst

    return expr.value.numpy() if isinstance(expr, GenericConst) else values.get(expr)


def _numpy(dtype: str) -> Any:
    import ml_dtypes

    return ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
