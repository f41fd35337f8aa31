"""ATen's reductions over dims, and normalisations by their means and variances."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch import fx
from tvm import relax, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import dtype_of, is_float

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _axes(x: relax.Expr, dims: int | list[int] | None) -> list[int]:
    """The dims to reduce over: all for None and for none, as in torch."""
    dims = [dims] if isinstance(dims, int) else list(dims or [])
    return [dim % x.ty.ndim for dim in dims] if dims and x.ty.ndim else list(range(x.ty.ndim))


def _nothing(node: fx.Node, importer: Importer, x: relax.Expr, axes: list[int], value: float) -> relax.Expr | None:
    """`value` all over if one of the dims to reduce over has no elements, which no kernel loops over."""
    if not any(isinstance(n, tirx.IntImm) and int(n) == 0 for n in (x.ty.shape.values[axis] for axis in axes)):
        return None
    like = node.meta["val"] if isinstance(node.meta["val"], torch.Tensor) else node.meta["val"][0]
    shape, dtype = [importer.size(size) for size in like.shape], importer._convert_data_type(like.dtype)
    return importer.block_builder.emit(relax.op.broadcast_to(relax.const(value, dtype), relax.ShapeExpr(shape)))


def _total(op: Callable[..., relax.Expr], of_nothing: float) -> Convert:
    """sum and mean over some dims, or over all; whole numbers in int64 unless the result has another dtype."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        x, *rest = importer.retrieve_args(node)
        dims = rest[0] if rest else node.kwargs.get("dim")
        keepdim = bool(rest[1] if len(rest) > 1 else node.kwargs.get("keepdim", False))
        need, emit, axes = importer._convert_data_type(node.meta["val"].dtype), importer.block_builder.emit, _axes(x, dims)
        asked = node.kwargs.get("dtype") is not None and node.args[0].meta["val"].dtype != node.meta["val"].dtype
        if dtype_of(x) != need and (asked or not is_float(dtype_of(x))):  # is summed in what it is rounded to
            x = emit(relax.op.astype(x, need))
        x = emit(relax.op.astype(x, "float32")) if dtype_of(x) in ("float16", "bfloat16") else x
        if (nothing := _nothing(node, importer, x, axes, of_nothing)) is not None:
            return nothing
        return emit(op(x, axes, keepdim)) if x.ty.ndim else x

    return convert


def _norm(node: fx.Node, importer: Importer) -> relax.Expr:
    """(Σ |x|ᵖ)^(1/p) over some dims; the greatest |x| for p = ∞, the least for −∞, and how many are not 0 for p = 0."""
    given = list(importer.retrieve_args(node))
    x, exponent, dims, keepdim = given + [2, None, False][len(given) - 1 :]
    p, emit, dtype, axes = float(exponent), importer.block_builder.emit, dtype_of(x), _axes(x, dims)
    if (nothing := _nothing(node, importer, x, axes, 0 if p >= 0 else math.inf)) is not None:
        return nothing
    if p == 0:
        counted = emit(relax.op.astype(emit(relax.op.astype(x, "bool")), dtype))  # of NaN, TVM's ≠ is false
        return emit(relax.op.sum(counted, axes, keepdim)) if axes else counted
    alone = all(isinstance(n, tirx.IntImm) and int(n) == 1 for n in (x.ty.shape.values[axis] for axis in axes))
    size = x if p == 2 and not alone else emit(relax.op.abs(x))
    if not axes:
        return size
    if alone or math.isinf(p):
        return emit((relax.op.max if p > 0 else relax.op.min)(size, axes, keepdim))
    if p == 2:
        size = emit(relax.op.multiply(x, x))
    elif p != 1:
        size = emit(relax.op.power(size, relax.const(p, dtype)))
    total = emit(relax.op.sum(size, axes, keepdim))
    if p == 1:
        return total
    return emit(relax.op.sqrt(total) if p == 2 else relax.op.power(total, relax.const(1 / p, dtype)))


def _any(node: fx.Node, importer: Importer) -> relax.Expr:
    """Whether some element is not 0, as NaN is not (TVM's converter takes the maximum, and misses negative numbers); of each
    element by itself where the dims are none, (). As 0 or 1 where the result is of uint8, as it is for uint8."""
    x, *rest = importer.retrieve_args(node)
    dim, keepdim = rest[0] if rest else node.kwargs.get("dim"), rest[1] if len(rest) > 1 else node.kwargs.get("keepdim", False)
    emit, to = importer.block_builder.emit, importer._convert_data_type(node.meta["val"].dtype)
    axes = [] if isinstance(dim, list | tuple) and not dim else _axes(x, dim)
    if (nothing := _nothing(node, importer, x, axes, 0)) is not None:
        return nothing
    found = x if dtype_of(x) == "bool" else emit(relax.op.astype(x, "bool"))  # of NaN, TVM's ≠ is false
    if axes:
        # of no elements the greatest is the least number that there is, which as uint8 is false
        found = emit(relax.op.max(emit(relax.op.astype(found, "uint8")), axes, keepdims=bool(keepdim)))
        found = emit(relax.op.astype(found, "bool"))
    return found if to == "bool" else emit(relax.op.astype(found, to))


def _variance(node: fx.Node, importer: Importer) -> relax.Expr:
    """The mean of (x − mean)² over some dims, times n / (n − correction), correction 1 unless given: over 0 where n ≤ that."""
    x, *rest = importer.retrieve_args(node)
    rank, emit, dtype = x.ty.ndim, importer.block_builder.emit, dtype_of(x)
    correction = node.kwargs.get("correction")
    correction = 1 if correction is None else correction
    axes = _axes(x, rest[0] if rest else node.kwargs.get("dim"))
    if (nothing := _nothing(node, importer, x, axes, math.nan)) is not None:
        return nothing
    spread = (
        emit(relax.op.variance(x, axes, bool(node.kwargs.get("keepdim", False)))) if rank else emit(relax.op.subtract(x, x))
    )
    if correction == 0:
        return spread
    count = functools.reduce(lambda n, axis: n * x.ty.shape.values[axis], axes, tirx.IntImm("int64", 1))
    if isinstance(count, tirx.IntImm):
        left = int(count) - correction
        return emit(relax.op.multiply(spread, relax.const(int(count) / left if left > 0 else math.inf, dtype)))
    number = emit(relax.op.reshape(emit(relax.op.shape_to_tensor(relax.ShapeExpr([count]))), ()))
    number = emit(relax.op.astype(number, dtype))
    left = emit(relax.op.maximum(emit(relax.op.subtract(number, relax.const(correction, dtype))), relax.const(0, dtype)))
    return emit(relax.op.divide(emit(relax.op.multiply(spread, number)), left))


def _variance_and_mean(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    x, *rest = importer.retrieve_args(node)
    axes = _axes(x, rest[0] if rest else node.kwargs.get("dim"))
    if (nothing := _nothing(node, importer, x, axes, math.nan)) is not None:
        return [nothing, nothing]
    mean = importer.block_builder.emit(relax.op.mean(x, axes, bool(node.kwargs.get("keepdim", False)))) if axes else x
    return [_variance(node, importer), mean]


def _product(node: fx.Node, importer: Importer) -> relax.Expr:
    """The product of all elements, or along a dim, in the dtype asked for, which whole numbers are brought to."""
    x, *rest = importer.retrieve_args(node)
    dim, keepdim = rest[0] if rest else None, rest[1] if len(rest) > 1 else node.kwargs.get("keepdim", False)
    need = importer._convert_data_type(node.meta["val"].dtype)
    x = x if is_float(dtype_of(x)) or dtype_of(x) == need else importer.block_builder.emit(relax.op.astype(x, need))
    if (nothing := _nothing(node, importer, x, _axes(x, dim), 1)) is not None:
        return nothing
    return x if x.ty.ndim == 0 else importer.block_builder.emit(relax.op.prod(x, dim, bool(keepdim)))


def _batch_norm_training(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """Normalised by the batch's own mean and variance over all dims but the second; the running ones move towards
    these by `momentum` (the variance without bias). Results: out, mean, 1/σ, new running mean, new running variance."""
    x, weight, bias, old_mean, old_var, _, momentum, eps = importer.retrieve_args(node)
    emit, dtype = importer.block_builder.emit, dtype_of(x)
    out, mean, var, inverse = _by_batch(emit, x, weight, bias, eps)
    count, shape = 1, list(x.ty.shape.values)
    for axis in [0, *range(2, len(shape))]:
        if not isinstance(shape[axis], tirx.IntImm):
            raise ImportModelError(message("batch normalisation in training mode has a dynamic dim", do="call .eval()"))
        count *= int(shape[axis])
    unbiased = emit(relax.op.multiply(var, relax.const(count / max(count - 1, 1), dtype)))
    return [out, mean, inverse, _moved(emit, old_mean, mean, momentum), _moved(emit, old_var, unbiased, momentum)]


def _batch_norm_alone(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """The same where no running mean and variance are kept. Results: out, mean, 1/σ."""
    x, weight, bias, _, _, eps = importer.retrieve_args(node)
    out, mean, _, inverse = _by_batch(importer.block_builder.emit, x, weight, bias, eps)
    return [out, mean, inverse]


def _batch_norm_inference(node: fx.Node, importer: Importer) -> list[relax.Expr | None]:
    """Normalised by the running mean and variance, [channels] each. TVM's operator, which is folded into convolutions, wants a
    number of channels: a dynamic one is spelled out."""
    x, weight, bias, mean, var, _, eps = importer.retrieve_args(node)
    if isinstance(x.ty.shape.values[1], tirx.IntImm):
        return [importer.convert_map[str(node.target.__name__)](node), None, None]
    emit, per_channel = importer.block_builder.emit, [1, -1, *[1] * (x.ty.ndim - 2)]
    inverse = emit(relax.op.rsqrt(emit(relax.op.add(var, relax.const(eps, dtype_of(var))))))
    out = emit(relax.op.subtract(x, emit(relax.op.reshape(mean, per_channel))))
    for op, factor in ((relax.op.multiply, inverse), (relax.op.multiply, weight), (relax.op.add, bias)):
        out = out if factor is None else emit(op(out, emit(relax.op.reshape(factor, per_channel))))
    return [out, None, None]


def _by_batch(
    emit: Any, x: relax.Expr, weight: relax.Expr | None, bias: relax.Expr | None, eps: float
) -> tuple[relax.Expr, relax.Expr, relax.Expr, relax.Expr]:
    """x normalised over all dims but the second; its mean, variance and 1/σ, of [channels]."""
    axes, per_channel = [0, *range(2, x.ty.ndim)], [1, -1, *[1] * (x.ty.ndim - 2)]
    mean = emit(relax.op.mean(x, axes, keepdims=True))
    centred = emit(relax.op.subtract(x, mean))
    var = emit(relax.op.mean(emit(relax.op.multiply(centred, centred)), axes, keepdims=True))
    inverse = emit(relax.op.rsqrt(emit(relax.op.add(var, relax.const(eps, dtype_of(x))))))
    out = emit(relax.op.multiply(centred, inverse))
    for op, factor in ((relax.op.multiply, weight), (relax.op.add, bias)):
        out = out if factor is None else emit(op(out, emit(relax.op.reshape(factor, per_channel))))
    mean, var, inverse = (emit(relax.op.reshape(each, [-1])) for each in (mean, var, inverse))
    return out, mean, var, inverse


def _layer_norm(node: fx.Node, importer: Importer) -> list[relax.Expr | None]:
    """Normalised over the last dims, then their mean and 1/σ, of size 1 in these dims."""
    x, dims = importer.env[node.args[0]], len(node.args[1])
    axes = list(range(x.ty.ndim - dims, x.ty.ndim))
    if any(isinstance(size, fx.Node) for size in node.args[1]):
        weight, bias = (None if arg is None else importer.env[arg] for arg in node.args[2:4])
        out = _normalised(importer, x, axes, node.args[4], weight, bias)
    else:
        out = importer.convert_map[str(node.target.__name__)](node)
    return [out, *_moments(node, importer, x, axes, True)]


def _normalised(
    importer: Importer, x: relax.Expr, axes: list[int], eps: float, weight: relax.Expr | None, bias: relax.Expr | None
) -> relax.Expr:
    """(x − mean) / √(variance + ε) · weight + bias over dims of which one is dynamic: TVM's layer norm takes a weight and a
    bias always, and fills one that is missing with as many numbers as it knows sizes."""
    emit, dtype = importer.block_builder.emit, dtype_of(x)
    centred = emit(relax.op.subtract(x, emit(relax.op.mean(x, axes, keepdims=True))))
    variance = emit(relax.op.mean(emit(relax.op.multiply(centred, centred)), axes, keepdims=True))
    out = emit(relax.op.multiply(centred, emit(relax.op.rsqrt(emit(relax.op.add(variance, relax.const(eps, dtype)))))))
    out = out if weight is None else emit(relax.op.multiply(out, weight))
    return out if bias is None else emit(relax.op.add(out, bias))


def _group_norm(node: fx.Node, importer: Importer) -> list[relax.Expr | None]:
    """x [N, C, *spatial] normalised over groups of channels, without weight and bias by ones and zeros; then the groups' mean
    and 1/σ, [N, groups]."""
    x, weight, bias, n, channels, spatial, groups, eps = importer.retrieve_args(node)
    dtype, emit = dtype_of(x), importer.block_builder.emit
    weight, bias = (
        emit(relax.op.full(relax.ShapeExpr([channels]), relax.const(fill, dtype), dtype)) if given is None else given
        for given, fill in ((weight, 1), (bias, 0))
    )
    axes = list(range(2, x.ty.ndim))
    out = emit(relax.op.nn.group_norm(x, weight, bias, groups, 1, axes, eps))
    grouped = emit(relax.op.reshape(x, relax.ShapeExpr([n, groups, channels // groups * spatial])))
    return [out, *_moments(node, importer, grouped, [2], False)]


def _moments(node: fx.Node, importer: Importer, x: relax.Expr, axes: list[int], keepdims: bool) -> list[relax.Expr | None]:
    """The mean and 1/√(variance + ε), ε the node's last argument, if the model reads either."""
    if not any(user.args[1] in (1, 2) for user in node.users):
        return [None, None]
    emit, eps = importer.block_builder.emit, relax.const(node.args[-1], dtype_of(x))
    variance = emit(relax.op.variance(x, axes, keepdims))
    return [emit(relax.op.mean(x, axes, keepdims)), emit(relax.op.rsqrt(emit(relax.op.add(variance, eps))))]


def _moved(emit: Callable[[relax.Expr], relax.Expr], old: relax.Expr, new: relax.Expr, momentum: float) -> relax.Expr:
    dtype = dtype_of(old)
    kept = emit(relax.op.multiply(old, relax.const(1 - momentum, dtype)))
    return emit(relax.op.add(kept, emit(relax.op.multiply(new, relax.const(momentum, dtype)))))


CONVERTERS: dict[str, Convert] = {
    "linalg_vector_norm.default": _norm,
    "mean.default": _total(relax.op.mean, math.nan),
    "mean.dim": _total(relax.op.mean, math.nan),
    "native_layer_norm.default": _layer_norm,
    "sum.default": _total(relax.op.sum, 0),
    "sum.dim_IntList": _total(relax.op.sum, 0),
    "_native_batch_norm_legit.no_stats": _batch_norm_alone,
    "_native_batch_norm_legit_no_training.default": _batch_norm_inference,
    "_native_batch_norm_legit_functional.default": _batch_norm_training,
    "any.default": _any,
    "any.dim": _any,
    "any.dims": _any,
    "native_group_norm.default": _group_norm,
    "prod.default": _product,
    "prod.dim_int": _product,
    "var.correction": _variance,
    "var_mean.correction": _variance_and_mean,
}
