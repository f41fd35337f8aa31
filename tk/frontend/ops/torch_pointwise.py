"""ATen's elementwise operators and reductions whose TVM converters are missing, or mistaken for some dtype."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.ops.reduction import extreme
from tk.frontend.ops.torch_product import accumulator

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _is_float(dtype: str) -> bool:
    return "float" in dtype


def _operands(node: fx.Node, importer: Any) -> tuple[relax.Expr, relax.Expr]:
    """The first two arguments as tensors of one dtype; the importer has promoted those that are tensors."""
    a, b = importer.retrieve_args(node)[:2]
    a = a if isinstance(a, relax.Expr) and hasattr(a.ty, "dtype") and hasattr(a.ty, "shape") else relax.const(a, _dtype(b))
    b = b if isinstance(b, relax.Expr) and hasattr(b.ty, "dtype") and hasattr(b.ty, "shape") else relax.const(b, _dtype(a))
    return a, b


def _divide_mode(node: fx.Node, importer: Any) -> relax.Expr:
    """a / b, rounded down ("floor"), to zero ("trunc") or not at all."""
    a, b = _operands(node, importer)
    emit, mode = importer.block_builder.emit, node.kwargs.get("rounding_mode")
    if mode == "floor":
        return emit(relax.op.floor(emit(relax.op.divide(a, b)))) if _is_float(_dtype(a)) else emit(relax.op.floor_divide(a, b))
    quotient = emit(relax.op.divide(a, b))  # C's division, which rounds whole numbers to zero
    return emit(relax.op.trunc(quotient)) if mode == "trunc" and _is_float(_dtype(a)) else quotient


def _floor_divide(node: fx.Node, importer: Any) -> relax.Expr:
    a, b = _operands(node, importer)
    emit = importer.block_builder.emit
    return emit(relax.op.floor(emit(relax.op.divide(a, b)))) if _is_float(_dtype(a)) else emit(relax.op.floor_divide(a, b))


def _power(node: fx.Node, importer: Any) -> relax.Expr:
    """x ** n with a number n: 2 and 3 as products (TVM's power goes through logarithms), 0.5 as a root."""
    x, exponent = importer.retrieve_args(node)[:2]
    emit, dtype = importer.block_builder.emit, _dtype(x)
    if exponent in (2, 3):
        square = emit(relax.op.multiply(x, x))
        return square if exponent == 2 else emit(relax.op.multiply(square, x))
    if exponent == 0.5 and _is_float(dtype):
        return emit(relax.op.sqrt(x))
    return emit(relax.op.power(x, relax.const(exponent, dtype)))


def _any(node: fx.Node, importer: Any) -> relax.Expr:
    """Whether some element is not 0 (TVM's converter takes the maximum, and misses negative numbers)."""
    x, *rest = importer.retrieve_args(node)
    dim, keepdim = rest[0] if rest else node.kwargs.get("dim"), rest[1] if len(rest) > 1 else node.kwargs.get("keepdim", False)
    emit = importer.block_builder.emit
    true = x if _dtype(x) == "bool" else emit(relax.op.not_equal(x, relax.const(0, _dtype(x))))
    found = emit(relax.op.max(emit(relax.op.astype(true, "int8")), dim, keepdims=keepdim))
    return emit(relax.op.astype(found, "bool"))


def _extreme(greatest: bool) -> Callable[[fx.Node, Any], relax.Expr]:
    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        x, *rest = importer.retrieve_args(node)
        axes, keepdims = rest[0] if rest else None, bool(rest[1]) if len(rest) > 1 else bool(node.kwargs.get("keepdim", False))
        return extreme(importer.block_builder.emit, x, axes or None, keepdims, greatest=greatest)

    return convert


def _extreme_dim(greatest: bool) -> Callable[[fx.Node, Any], list[relax.Expr]]:
    """Values and their indices along one dim."""

    def convert(node: fx.Node, importer: Any) -> list[relax.Expr]:
        x, dim, *rest = importer.retrieve_args(node)
        emit, keepdims = importer.block_builder.emit, bool(rest and rest[0])
        find = relax.op.argmax if greatest else relax.op.argmin
        return [extreme(emit, x, [dim], keepdims, greatest=greatest), emit(find(x, dim, keepdims))]

    return convert


def _histc(node: fx.Node, importer: Any) -> relax.Expr:
    """Counts of x in `bins` equal parts of [low, high]; `high` itself falls into the last, what is outside nowhere."""
    x, *rest = importer.retrieve_args(node)
    given = dict(zip(("bins", "min", "max"), rest, strict=False)) | dict(node.kwargs)
    bins, low, high = given.get("bins", 100), given.get("min", 0), given.get("max", 0)
    if not low < high:
        raise ImportModelError(message("histc takes its range from the data", need="min < max", have=f"min={low}, max={high}"))
    emit = importer.block_builder.emit
    x = emit(relax.op.astype(emit(relax.op.reshape(x, [-1])), "float32"))
    place = emit(
        relax.op.multiply(emit(relax.op.subtract(x, relax.const(low, "float32"))), relax.const(bins / (high - low), "float32"))
    )
    place = emit(relax.op.minimum(emit(relax.op.floor(place)), relax.const(bins - 1, "float32")))
    inside = emit(relax.op.less_equal(x, relax.const(high, "float32")))
    place = emit(relax.op.where(inside, place, relax.const(-1, "float32")))
    each = emit(relax.op.expand_dims(emit(relax.op.arange(0, bins, 1, "float32")), 1))
    hits = emit(relax.op.equal(each, emit(relax.op.expand_dims(place, 0))))
    counts = emit(relax.op.sum(emit(relax.op.astype(hits, "int64")), [1]))
    return emit(relax.op.astype(counts, importer._convert_data_type(node.meta["val"].dtype)))


def _grouped_mm(node: fx.Node, importer: Any) -> relax.Expr:
    """out[s] = x[s] @ w[g], g the group of row s: the number of `offs` (ends of groups) that are ≤ s. x [S, K], w [G, K, N]."""
    x, w, offs = importer.retrieve_args(node)[:3]
    if x.ty.ndim != 2 or w.ty.ndim != 3 or offs is None:
        raise ImportModelError(
            message("grouped_mm of these ranks", need="x [S, K], w [G, K, N], offs [G]", have=f"{x.ty}, {w.ty}")
        )
    emit, dtype = importer.block_builder.emit, _dtype(offs)
    rows = emit(relax.op.expand_dims(emit(relax.op.arange(0, x.ty.shape.values[0], 1, dtype)), 1))
    passed = emit(relax.op.less_equal(emit(relax.op.expand_dims(offs, 0)), rows))
    groups = emit(relax.op.sum(emit(relax.op.astype(passed, "int32")), [1]))
    groups = emit(relax.op.minimum(groups, relax.const(int(w.ty.shape.values[0]) - 1, "int32")))
    total = accumulator(_dtype(x))

    def products(x: te.Tensor, w: te.Tensor, groups: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, x.shape[1]), "k")
        return te.compute(
            (x.shape[0], w.shape[2]),
            lambda s, n: te.sum(tirx.Cast(total, x[s, k]) * tirx.Cast(total, w[groups[s], k, n]), axis=k),
            name="grouped_matmul",
        )

    return importer.block_builder.emit_te(products, x, w, groups, primfunc_name_hint="grouped_matmul")


def _cumulate(op: Callable[..., relax.Expr]) -> Callable[[fx.Node, Any], relax.Expr]:
    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        x, dim = importer.retrieve_args(node)[:2]
        value = node.meta["val"]
        if node.kwargs.get("dtype") is not None and _dtype(x) != importer._convert_data_type(value.dtype):
            x = importer.block_builder.emit(relax.op.astype(x, importer._convert_data_type(value.dtype)))
        if x.ty.ndim == 0:
            return x
        return importer.block_builder.emit(op(x, dim % x.ty.ndim))

    return convert


def _batch_norm_training(node: fx.Node, importer: Any) -> list[Any]:
    """Normalised by the batch's own mean and variance over all dims but the second; the running ones move towards
    these by `momentum` (the variance without bias). Results: out, mean, 1/σ, new running mean, new running variance."""
    x, weight, bias, old_mean, old_var, _, momentum, eps = importer.retrieve_args(node)
    emit, dtype = importer.block_builder.emit, _dtype(x)
    shape = list(x.ty.shape.values)
    axes, per_channel = [0, *range(2, len(shape))], [1, -1, *[1] * (len(shape) - 2)]
    mean = emit(relax.op.mean(x, axes, keepdims=True))
    centred = emit(relax.op.subtract(x, mean))
    var = emit(relax.op.mean(emit(relax.op.multiply(centred, centred)), axes, keepdims=True))
    inverse = emit(relax.op.rsqrt(emit(relax.op.add(var, relax.const(eps, dtype)))))
    out = emit(relax.op.multiply(centred, inverse))
    for op, factor in ((relax.op.multiply, weight), (relax.op.add, bias)):
        out = out if factor is None else emit(op(out, emit(relax.op.reshape(factor, per_channel))))
    count = 1
    for axis in axes:
        if not isinstance(shape[axis], tirx.IntImm):
            raise ImportModelError(message("batch normalisation in training mode over a dynamic dim", do="call .eval()"))
        count *= int(shape[axis])
    flat_mean, flat_var = (emit(relax.op.reshape(v, [-1])) for v in (mean, var))
    unbiased = emit(relax.op.multiply(flat_var, relax.const(count / max(count - 1, 1), dtype)))
    return [
        out,
        flat_mean,
        emit(relax.op.reshape(inverse, [-1])),
        _moved(emit, old_mean, flat_mean, momentum),
        _moved(emit, old_var, unbiased, momentum),
    ]


def _group_norm(node: fx.Node, importer: Any) -> relax.Expr:
    """x [N, C, *spatial] normalised over groups of channels; without weight and bias, by ones and zeros."""
    x, weight, bias, *_, groups, eps = importer.retrieve_args(node)
    channels, dtype = importer.size(node.args[0].meta["val"].shape[1]), _dtype(x)
    fill = [relax.const(np.full(channels, value, "float32"), "float32") for value in (1, 0)]
    weight, bias = (
        importer.block_builder.emit(relax.op.astype(default, dtype)) if given is None else given
        for given, default in zip((weight, bias), fill, strict=True)
    )
    axes = list(range(2, x.ty.ndim))
    return importer.block_builder.emit(relax.op.nn.group_norm(x, weight, bias, groups, 1, axes, eps))


def _moved(emit: Callable[[relax.Expr], relax.Expr], old: relax.Expr, new: relax.Expr, momentum: float) -> relax.Expr:
    dtype = _dtype(old)
    kept = emit(relax.op.multiply(old, relax.const(1 - momentum, dtype)))
    return emit(relax.op.add(kept, emit(relax.op.multiply(new, relax.const(momentum, dtype)))))


def _dropout(node: fx.Node, importer: Any) -> Any:
    if node.args[2]:
        raise ImportModelError(message("the model drops out at random", need="a model in evaluation mode", do="call .eval()"))
    x = importer.env[node.args[0]]
    return [x, importer.block_builder.emit(relax.op.full_like(x, relax.const(True, "bool"), "bool"))]


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_grouped_mm.default": _grouped_mm,
    "_native_batch_norm_legit_functional.default": _batch_norm_training,
    "amax.default": _extreme(True),
    "amin.default": _extreme(False),
    "any.default": _any,
    "cumprod.default": _cumulate(relax.op.cumprod),
    "cumsum.default": _cumulate(relax.op.cumsum),
    "any.dim": _any,
    "any.dims": _any,
    "div.Scalar_mode": _divide_mode,
    "div.Tensor_mode": _divide_mode,
    "floor_divide.default": _floor_divide,
    "grouped_mm_fallback.default": _grouped_mm,
    "histc.default": _histc,
    "max.default": _extreme(True),
    "max.dim": _extreme_dim(True),
    "min.default": _extreme(False),
    "min.dim": _extreme_dim(False),
    "native_dropout.default": _dropout,
    "native_group_norm.default": _group_norm,
    "pow.Tensor_Scalar": _power,
}
