"""What an import reads of values, attributes and modules: dtypes, sizes, trees, parameters that nothing reads."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import tvm
from tvm import relax

from tk.frontend.onnx.state import Value
from tk.frontend.onnx.values import Array
from tk.package.weights import numpy_dtype

__all__ = ["array_of_dims", "bytes_of", "dtype_of", "plain_attribute", "tree_of", "without_unused"]


def dtype_of(value: Array | relax.Expr) -> str:
    """The dtype of a known value or of a tensor; "" of what is neither."""
    if isinstance(value, np.ndarray):
        return str(value.dtype)
    return str(value.ty.dtype.dtype) if isinstance(value.ty, relax.TensorType) else ""


def bytes_of(result: relax.Expr) -> int:
    """What a tensor of fixed dims takes."""
    if not isinstance(result.ty, relax.TensorType) or not isinstance(result.ty.shape, relax.ShapeExpr):
        return 0
    dims = [getattr(dim, "value", 1) for dim in result.ty.shape.values]
    return math.prod(dims) * max(1, numpy_dtype(str(result.ty.dtype.dtype)).itemsize)


def tree_of(taken: Value) -> Any:
    """The tree (see tk.package.signature) of what is taken for an input."""
    if taken is None:
        return None
    return {"kind": "list", "items": [tree_of(item) for item in taken]} if isinstance(taken, list) else "leaf"


def plain_attribute(value: Any) -> Any:
    """An attribute's value with strings as str."""
    if isinstance(value, list):
        return [plain_attribute(item) for item in value]
    return value.decode() if isinstance(value, bytes) else value


def array_of_dims(dims: list[relax.Expr | int]) -> Array:
    """Dims as a value: int64 where all are known, else objects."""
    plain = [getattr(dim, "value", dim) if not isinstance(dim, int) else dim for dim in dims]
    if all(isinstance(dim, int) for dim in plain):
        return np.array(plain, dtype=np.int64)
    array = np.empty(len(plain), dtype=object)
    array[:] = [dim if isinstance(dim, int) else original for dim, original in zip(plain, dims, strict=True)]
    return array


def without_unused(
    mod: tvm.IRModule, inputs: list[relax.Var], weights: Mapping[str, tuple[relax.Expr, np.memmap | Array]]
) -> tuple[tvm.IRModule, dict[str, Array]]:
    """`mod` without the parameters that became constants or that nothing reads."""
    main = mod["main"]
    used = {variable.name for variable in relax.analysis.free_vars(main.body)}
    kept = {name: array for name, (_, array) in weights.items() if name in used}
    params = [variable for variable in main.params if variable.name in kept or any(variable.same_as(i) for i in inputs)]
    mod["main"] = relax.Function(params, main.body, main.ret_ty, main.is_pure, main.attrs)
    return mod, kept
