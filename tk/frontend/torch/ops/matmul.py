"""Matmuls and convolutions from ATen. Reduced precision accumulates in float32; what is added to the sum is added there.

TVM's own converters ask for float32 results whatever the operands are, which mixes dtypes (bfloat16), loses digits
(float64) or is wrong (integers).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.ops.accumulate import accumulator
from tk.frontend.ops.convolution_groups import GroupConvolution
from tk.frontend.torch.float8 import as_float8, is_float8
from tk.frontend.torch.ops.real_numbers import number

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "WIDENED_ARGUMENTS"]

WIDENED_ARGUMENTS: dict[str, tuple[int, ...]] = {
    "_scaled_mm.default": (),
    "_scaled_mm_v2.default": (),
    "_trilinear.default": (2,),
    "addbmm.default": (0,),
    "addmm.default": (0,),
    "baddbmm.default": (0,),
    "bmm.default": (),
    "convolution.default": (2,),
    "linear.default": (2,),
    "matmul.default": (),
    "mm.default": (),
    "scaled_dot_product_attention.default": (),
}


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def matmul(importer: Importer, a: relax.Expr, b: relax.Expr) -> relax.Expr:
    """a @ b in the accumulator's dtype, a [..., M, K], b [..., K, N]."""
    return importer.block_builder.emit(relax.op.matmul(a, b, out_dtype=accumulator(_dtype(a))))


def _matmul(node: fx.Node, importer: Importer) -> relax.Expr:
    a, b = importer.retrieve_args(node)[:2]
    return matmul(importer, a, b)


def _linear(node: fx.Node, importer: Importer) -> relax.Expr:
    """x [..., K] @ w[N, K]ᵀ + bias[N]."""
    x, weight, *rest = importer.retrieve_args(node)
    bias = rest[0] if rest else None
    emit = importer.block_builder.emit
    summed = matmul(importer, x, emit(relax.op.permute_dims(weight)) if weight.ty.ndim == 2 else weight)
    return summed if bias is None else emit(relax.op.add(summed, bias))


def _addmm(node: fx.Node, importer: Importer) -> relax.Expr:
    """beta·c + alpha·(a @ b). With beta 0, torch ignores c, NaN and all."""
    c, a, b = importer.retrieve_args(node)[:3]
    emit = importer.block_builder.emit
    summed = _scaled(importer, matmul(importer, a, b), node.kwargs.get("alpha", 1))
    beta = node.kwargs.get("beta", 1)
    return summed if _is_number(beta, 0) else emit(relax.op.add(summed, _scaled(importer, c, beta)))


def _addbmm(node: fx.Node, importer: Importer) -> relax.Expr:
    """beta·c + alpha·Σᵢ a[i] @ b[i], a [B, M, K], b [B, K, N]: one matmul over B and K."""
    c, a, b = importer.retrieve_args(node)[:3]
    emit = importer.block_builder.emit
    (batch, m, k), n = a.ty.shape.values, b.ty.shape.values[2]
    a = emit(relax.op.reshape(emit(relax.op.permute_dims(a, [1, 0, 2])), relax.ShapeExpr([m, batch * k])))
    b = emit(relax.op.reshape(b, relax.ShapeExpr([batch * k, n])))
    summed = _scaled(importer, matmul(importer, a, b), node.kwargs.get("alpha", 1))
    beta = node.kwargs.get("beta", 1)
    return summed if _is_number(beta, 0) else emit(relax.op.add(summed, _scaled(importer, c, beta)))


def _trilinear(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[b, o] = Σᵢⱼ x[b, i] w[o, i, j] y[b, j], as nn.Bilinear asks for it: a matmul over i, then a sum over j."""
    x, w, y, *dims = importer.retrieve_args(node)[:7]
    if [list(each) for each in dims] != [[1, 3], [0], [1, 2], [2, 3]]:
        raise ImportModelError(
            message(
                "_trilinear sums over these dims",
                need="those of torch.nn.functional.bilinear",
                have=dims,
                do="write the product with torch.einsum",
            )
        )
    emit = importer.block_builder.emit
    o, i, j = w.ty.shape.values
    flat = emit(relax.op.reshape(emit(relax.op.permute_dims(w, [1, 0, 2])), relax.ShapeExpr([i, o * j])))
    half = emit(relax.op.reshape(matmul(importer, x, flat), relax.ShapeExpr([x.ty.shape.values[0], o, j])))
    return emit(relax.op.sum(emit(relax.op.multiply(half, emit(relax.op.expand_dims(y, 1)))), [2]))


def _scaled(importer: Importer, x: relax.Expr, factor: fx.Node | float) -> relax.Expr:
    if _is_number(factor, 1):
        return x
    return importer.block_builder.emit(relax.op.multiply(x, number(importer, factor, _dtype(x))))


def _scaled_mm(node: fx.Node, importer: Importer) -> relax.Expr:
    """(a · scale_a) @ (b · scale_b) + bias, a [M, K] and b [K, N] of float8, summed in float32: scales of the tensors, one
    number each, or of the rows of a [M, 1] and the columns of b [1, N]."""
    given = dict(zip(_SCALED_MM, node.args, strict=False)) | dict(node.kwargs)
    if given.get("scale_result") is not None and is_float8(node.meta["val"]):
        raise ImportModelError(
            message(
                "_scaled_mm has scale_result",
                need="None: torch divides by it on a CPU and multiplies by it on a GPU",
                do="scale the result of out_dtype=torch.float32, and cast it to float8",
            )
        )
    ones = [_elements(given[name].meta["val"]) == 1 for name in ("scale_a", "scale_b")]
    return _scaled_product(importer, given, (given["scale_a"], given["scale_b"]), not all(ones))


def _scaled_mm_v2(node: fx.Node, importer: Importer) -> relax.Expr:
    """The same with a recipe for the scales of each side, as torch.nn.functional.scaled_mm calls it."""
    given = dict(zip(_SCALED_MM_V2, node.args, strict=False)) | dict(node.kwargs)
    recipes = [list(given[name]) for name in ("recipe_a", "recipe_b")]
    if recipes not in ([[BY_TENSOR]] * 2, [[BY_ROW]] * 2):
        raise _scales_of_blocks("ScalingType.TensorWise or RowWise for both sides", f"recipes {recipes[0]} and {recipes[1]}")
    if list(given.get("contraction_dim") or [1, 0]) not in ([1, 0], [-1, 0], [1, -2], [-1, -2]):
        raise ImportModelError(
            message(
                "_scaled_mm_v2 sums over other dims", need="[1, 0]", have=given["contraction_dim"], do="transpose an operand"
            )
        )
    return _scaled_product(importer, given, (given["scale_a"][0], given["scale_b"][0]), recipes[0] == [BY_ROW])


def _scaled_product(importer: Importer, given: dict[str, Any], scales: tuple[fx.Node, fx.Node], by_row: bool) -> relax.Expr:
    """self @ mat2, times one scale for each, or `by_row` one for each row of self and each column of mat2, and bias."""
    emit, env = importer.block_builder.emit, importer.env
    rows, columns = (given[name].meta["val"].shape[axis] for name, axis in (("self", 0), ("mat2", 1)))
    sides = [tuple(scale.meta["val"].shape) for scale in scales]
    if by_row and sides != [(rows, 1), (1, columns)]:
        need = f"one scale a tensor, or of shapes {(rows, 1)} and {(1, columns)}"
        raise _scales_of_blocks(need, f"shapes {sides[0]} and {sides[1]}")
    a, b = (as_float8(importer, env[given[name]], given[name].meta["val"].dtype) for name in ("self", "mat2"))
    summed = matmul(importer, a, b)
    for scale in scales:
        factor = env[scale] if by_row else emit(relax.op.reshape(env[scale], []))
        summed = emit(relax.op.multiply(summed, factor))
    bias = given.get("bias")
    return summed if bias is None else emit(relax.op.add(summed, emit(relax.op.astype(env[bias], "float32"))))


def _scales_of_blocks(need: str, have: str) -> ImportModelError:
    return ImportModelError(
        message(
            "_scaled_mm has scales of blocks",
            need=need,
            have=have,
            do="multiply each block's product by its scales, or dequantise both operands and use a matmul",
        )
    )


_SCALED_MM = ("self", "mat2", "scale_a", "scale_b", "bias", "scale_result", "out_dtype", "use_fast_accum")
_SCALED_MM_V2 = (
    "self", "mat2", "scale_a", "recipe_a", "swizzle_a", "scale_b", "recipe_b", "swizzle_b", "bias", "out_dtype",
    "contraction_dim", "use_fast_accum",
)  # fmt: skip
BY_TENSOR, BY_ROW = 0, 1  # torch's ScalingType


def _elements(value: Any) -> int:
    return int(value.numel())


def _int_mm(node: fx.Node, importer: Importer) -> relax.Expr:
    """a [M, K] @ b [K, N] of int8, summed in int32."""
    a, b = importer.retrieve_args(node)[:2]
    return importer.block_builder.emit(relax.op.matmul(a, b, out_dtype="int32"))


def _is_number(given: fx.Node | float, value: float) -> bool:
    """Whether an argument is this number, and none that only a call tells."""
    return not isinstance(given, fx.Node) and given == value


def _convolution(node: fx.Node, importer: Importer) -> relax.Expr:
    """aten.convolution(x [N, C, *spatial], w, bias, stride, padding, dilation, transposed, output_padding, groups)."""
    args = importer.retrieve_args(node)
    x, weight, bias, stride, padding, dilation, transposed, output_padding, groups = args
    rank = x.ty.ndim - 2
    per_dim = [list(value) * rank if len(value) == 1 else list(value) for value in (stride, padding, dilation, output_padding)]
    common = {"strides": per_dim[0], "padding": per_dim[1] * 2, "dilation": per_dim[2], "groups": groups}
    name = f"conv{rank}d_transpose" if transposed else f"conv{rank}d"
    convolve = getattr(relax.op.nn, name, None)
    if convolve is None:
        raise ImportModelError(
            message(
                f"TVM has no {name}",
                need="1, 2 or 3 spatial dims",
                have=rank,
                do="reshape so that 1 to 3 dims are left behind batch and channels",
            )
        )
    if not isinstance(groups, int):
        grouped = GroupConvolution(groups, *per_dim)
        convolved = grouped.transposed if transposed else grouped.forward
        return _biased(importer, convolved(importer.block_builder, x, weight), bias)
    if transposed and all(more < step for more, step in zip(per_dim[3], per_dim[0], strict=True)):
        common["output_padding"] = per_dim[3]
    elif transposed:  # a dilation lets it reach further than TVM's: as less padding behind
        common["padding"] = [*per_dim[1], *(p - more for p, more in zip(per_dim[1], per_dim[3], strict=True))]
    out = importer.block_builder.emit(convolve(x, weight, **common, out_dtype=accumulator(_dtype(x))))
    return _biased(importer, out, bias)


def _biased(importer: Importer, out: relax.Expr, bias: relax.Expr | None) -> relax.Expr:
    """out [N, O, *spatial] + bias [O]."""
    emit = importer.block_builder.emit
    return out if bias is None else emit(relax.op.add(out, emit(relax.op.reshape(bias, [1, -1, *[1] * (out.ty.ndim - 2)]))))


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_int_mm.default": _int_mm,
    "_scaled_mm.default": _scaled_mm,
    "_scaled_mm_v2.default": _scaled_mm_v2,
    "_trilinear.default": _trilinear,
    "addbmm.default": _addbmm,
    "addmm.default": _addmm,
    "baddbmm.default": _addmm,
    "bmm.default": _matmul,
    "convolution.default": _convolution,
    "linear.default": _linear,
    "matmul.default": _matmul,
    "mm.default": _matmul,
}
