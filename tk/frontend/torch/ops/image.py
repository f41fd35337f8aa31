"""ATen's resizing and sampling of images: TVM's converters leave out given scale factors."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
from torch import fx
from tvm import relax, te, tirx, topi

from tk.aliases import Array
from tk.errors import ImportModelError, message
from tk.frontend.ops.folded import Fold, folded
from tk.frontend.torch.ops.elements import dtype_of, element_dtype, sizes_of
from tk.graph.resized import WRITTEN_OUT, Dynamic, Table, resized
from tk.graph.sampled_images import Sampling, sampled

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]

SMALL_RATIO = 1024  # the greatest denominator of a given factor that positions are computed with in integers


def _filtered(importer: Importer, x: relax.Expr, table: Table) -> relax.Expr:
    """out[…, i, …] = Σₖ x[…, indices[i, k], …] · weights[i, k] along one axis, with any number of taps; 16-bit values in
    float32."""
    axis, dtype = table.axis, dtype_of(x)
    wide = "float64" if dtype == "float64" else "float32"
    weights = np.ones(table.indices.shape) if table.weights is None else table.weights

    def filtered(data: te.Tensor, indices: te.Tensor, by: te.Tensor) -> te.Tensor:
        shape = [table.indices.shape[0] if a == axis else size for a, size in enumerate(data.shape)]
        k = te.reduce_axis((0, table.indices.shape[1]), "k")

        def element(*at: relax.Expr) -> relax.Expr:
            inner = (indices(each, k.var) if a == axis else each for a, each in enumerate(at))
            return te.sum(data(*inner).astype(wide) * by(at[axis], k.var), axis=k)

        return topi.cast(te.compute(shape, element, name="resize"), dtype)

    tables = relax.const(table.indices.astype("int64"), "int64"), relax.const(weights.astype(wide), wide)
    return importer.block_builder.emit_te(filtered, x, *tables, primfunc_name_hint="resize")


def _cubic(distance: Array, a: float) -> Array:
    """Keys's cubic convolution kernel with parameter `a`."""
    d = np.abs(distance)
    near = ((a + 2) * d - (a + 3)) * d * d + 1
    far = ((d - 5) * d + 8) * d * a - 4 * a
    return np.where(d < 1, near, np.where(d < 2, far, 0))


def _table(mode: str, before: int, after: int, scale: float | None, align: bool) -> tuple[Array, Array]:
    """For each of `after` positions, which of `before` elements it is made of, and how much each counts, as torch's kernels
    have it: `scale` is the factor that the caller gave, if torch is to use it."""
    out = np.arange(after, dtype=np.float64)
    ratio = np.float32(1 / scale) if scale else np.float32(before / after)
    if mode.startswith("nearest"):
        shift = np.float32(0.5 if mode == "nearest_exact" else 0)
        indices = np.minimum(np.floor((out.astype(np.float32) + shift) * ratio), before - 1)
        return indices.astype(np.int64)[:, None], np.ones((after, 1))
    if mode.endswith("_aa"):
        return _antialiased(mode, before, after, float(1 / scale if scale else before / after), align)
    if align:
        source = out * ((before - 1) / (after - 1) if after > 1 else 0.0)
    else:
        source = (out + 0.5) * float(1 / scale if scale else before / after) - 0.5
        source = source if mode == "cubic" else np.maximum(source, 0)
    low = np.floor(source)
    part = source - low
    if mode == "linear":
        low = np.minimum(low, before - 1)
        indices = np.stack([low, np.minimum(low + 1, before - 1)], 1)
        return indices.astype(np.int64), np.stack([1 - part, part], 1)
    taps = np.arange(-1, 3)
    indices = np.clip(low[:, None] + taps, 0, before - 1)
    return indices.astype(np.int64), _cubic(part[:, None] - taps, -0.75)


def _dynamic(
    mode: str, axis: int, before: relax.Expr | int, after: relax.Expr | int, scale: float | None, align: bool
) -> Dynamic:
    """As `_table`, of sizes that are known when the model runs. Positions are quotients of integers where the ratio is one of
    sizes, or of small numbers, and else in float64."""
    if mode.endswith("_aa"):
        have = f"{before} → {after}"
        raise ImportModelError(
            message(
                "an image of dynamic size is resized with antialias=True",
                need="fixed sizes",
                have=have,
                do="fix the image's size (--shape), or resize with antialias=False",
            )
        )
    size, results = (int(each) if isinstance(each, tirx.IntImm) else each for each in (before, after))
    if mode.startswith("nearest"):
        return Dynamic(axis, size, results, partial(_nearest, scale, mode == "nearest_exact"), None, 1)
    if mode == "cubic":
        cubic = partial(_coordinate, scale, align, True)
        return Dynamic(axis, size, results, cubic, _cubic_weights, 4)
    linear = partial(_coordinate, scale, align, False)
    return Dynamic(axis, size, results, linear, lambda part: [_f(1.0, element_dtype(part)) - part, part], 2)


def _cubic_weights(part: relax.Expr) -> list[relax.Expr]:
    """As `_cubic` with a = −0.75 of the four taps around a position, in factors in which nothing cancels."""
    dtype, a = element_dtype(part), -0.75
    rest = _f(1.0, dtype) - part

    def near(d: relax.Expr) -> relax.Expr:
        return (_f(a + 2, dtype) * d - _f(a + 3, dtype)) * d * d + _f(1.0, dtype)

    return [_f(a, dtype) * part * rest * rest, near(part), near(rest), _f(a, dtype) * rest * part * part]


def _nearest(scale: float | None, exact: bool, n: relax.Expr, m: relax.Expr, i: relax.Expr) -> tuple[relax.Expr, relax.Expr]:
    """⌊(i + shift) · ratio⌋ in float32, as torch computes it."""
    ratio = _f(float(np.float32(1 / scale)), "float32") if scale else n.astype("float32") / m.astype("float32")
    at = i.astype("float32") + _f(0.5, "float32") if exact else i.astype("float32")
    return tirx.floor(at * ratio).astype("int64"), _f(0.0, "float32")


def _coordinate(
    scale: float | None, align: bool, cubic: bool, n: relax.Expr, m: relax.Expr, i: relax.Expr
) -> tuple[relax.Expr, relax.Expr]:
    """Where the first tap of result i of m lies, and what is left of its position; `scale` is a factor that was given."""
    zero, one, two = (tirx.IntImm("int64", each) for each in range(3))
    before = one if cubic else zero  # the taps in front of the position
    ratio = Fraction(1 / scale).limit_denominator(SMALL_RATIO) if scale else None
    if align:
        a, b, c = n - one, zero, tirx.max(m - one, one)
    elif scale is None or ratio is None:
        a, b, c = two * n, n - m, two * m
    elif float(ratio) == 1 / float(scale):
        p, q = ratio.numerator, ratio.denominator
        a, b, c = (tirx.IntImm("int64", each) for each in (2 * p, p - q, 2 * q))
    else:
        source = (i.astype("float64") + _f(0.5, "float64")) * _f(1 / float(scale), "float64") - _f(0.5, "float64")
        source = source if cubic else tirx.max(source, _f(0.0, "float64"))
        low = tirx.floor(source)
        return low.astype("int64") - before, source - low
    index = a * i.astype("int64") + b
    index = index if cubic else tirx.max(index, zero)
    # |…| hides from TVM's bounds of whole numbers that this is one, whose least value, 0, they would cast and cannot
    left = tirx.abs(tirx.floormod(index, c).astype("float32"))
    return tirx.floordiv(index, c) - before, left / c.astype("float32")


def _antialiased(mode: str, before: int, after: int, ratio: float, align: bool) -> tuple[Array, Array]:
    """A filter as wide as the step between results, as in Pillow. Where a window is narrower than others its last element is
    taken in parts: a weight of 0 would make NaN of an infinity outside."""
    if align:
        ratio = (before - 1) / (after - 1) if after > 1 else 0.0
    linear = mode == "linear_aa"
    reach = (1.0 if linear else 2.0) * max(ratio, 1.0)
    centre = ratio * (np.arange(after) + 0.5)
    first = np.maximum((centre - reach + 0.5).astype(np.int64), 0)
    last = np.minimum((centre + reach + 0.5).astype(np.int64), before)
    taps = int((last - first).max())
    indices = first[:, None] + np.arange(taps)
    distance = (indices - centre[:, None] + 0.5) / max(ratio, 1.0)
    weights = np.maximum(1 - np.abs(distance), 0) if linear else _cubic(distance, -0.5)
    weights = np.where(indices < last[:, None], weights, 0)
    weights = weights / weights.sum(1, keepdims=True)
    ends = (last - first - 1)[:, None]
    parts = np.take_along_axis(weights, ends, 1) / (taps - ends)
    return np.minimum(indices, last[:, None] - 1), np.where(np.arange(taps) < ends, weights, parts)


def _resize(mode: str, rank: int, *names: str) -> Convert:
    """By tables of positions and weights. `names` are the arguments behind x: `size`, `align`,
    `factors` (a list), or s0, s1 … (a factor a dim)."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = dict(zip(("x", *names), importer.retrieve_args(node), strict=False))
        alias = {"output_size": "size", "align_corners": "align", "scale_factors": "factors", "scales": "s0"}
        alias |= {"scales_d": "s0", "scales_h": f"s{rank - 2}", "scales_w": f"s{rank - 1}"}
        given |= {alias[name]: value for name, value in node.kwargs.items()}
        x, align = given["x"], bool(given.get("align"))
        factors = given.get("factors") or [given.get(f"s{i}") for i in range(rank)]
        before, after = (list(shape)[-rank:] for shape in (x.ty.shape.values, sizes_of(node, importer)))
        found: list[Table | Dynamic] = []
        for i in range(rank):
            if not all(isinstance(size, int | tirx.IntImm) for size in (before[i], after[i])):
                if factors[i] or not tvm.sym.Analyzer().can_prove_equal(before[i], after[i]):
                    found.append(_dynamic(mode, x.ty.ndim - rank + i, before[i], after[i], factors[i], align))
                continue
            if int(before[i]) == int(after[i]) and not factors[i]:
                continue
            indices, weights = _table(mode, int(before[i]), int(after[i]), factors[i], align)
            single = indices.shape[1] == 1
            found.append(Table(x.ty.ndim - rank + i, int(before[i]), indices, None if single else weights))
        if all(table.taps <= WRITTEN_OUT for table in found):
            return resized(importer.block_builder, x, found) if found else x
        for table in found:
            x = _filtered(importer, x, table) if isinstance(table, Table) else resized(importer.block_builder, x, [table])
        return x

    return convert


def _grid_sample(rank: int) -> Convert:
    """x [N, C, *in] read where grid [N, *out, rank] says."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        x, grid, mode, padding, align = importer.retrieve_args(node)[:5]
        if mode == 2 and rank != 2:
            raise ImportModelError(
                message("the model samples volumes bicubically", need="bilinear or nearest", do="ask for bilinear or nearest")
            )
        return sampled(importer.block_builder, x, grid, Sampling(int(mode), int(padding), bool(align)))

    return convert


def _col2im(node: fx.Node, importer: Importer) -> relax.Expr:
    """x [N, C·block, L], or without N, → [N, C, *image]."""
    x, _, block, dilations, padding, strides = importer.retrieve_args(node)[:6]
    shape, emit = sizes_of(node, importer), importer.block_builder.emit
    channels, *image = shape[-len(block) - 1 :]
    if len(shape) == len(block) + 1:
        x = emit(relax.op.expand_dims(x, 0))
    fold = Fold(image, block, dilations, padding, padding, strides)
    result = importer.block_builder.emit_te(lambda data: folded(data, channels, fold), x, primfunc_name_hint="col2im")
    return emit(relax.op.squeeze(result, [0])) if len(shape) == len(block) + 1 else result


def _f(value: relax.Expr | float, dtype: str) -> relax.Expr:
    return tirx.const(value, dtype) if isinstance(value, int | float) else value.astype(dtype)


_SINGLE = ("nearest1d", "nearest2d", "nearest3d", "_nearest_exact1d", "_nearest_exact2d", "_nearest_exact3d")

CONVERTERS: dict[str, Convert] = {
    "_upsample_bicubic2d_aa.default": _resize("cubic_aa", 2, "size", "align", "s0", "s1"),
    "_upsample_bicubic2d_aa.vec": _resize("cubic_aa", 2, "size", "align", "factors"),
    "_upsample_bilinear2d_aa.default": _resize("linear_aa", 2, "size", "align", "s0", "s1"),
    "_upsample_bilinear2d_aa.vec": _resize("linear_aa", 2, "size", "align", "factors"),
    "col2im.default": _col2im,
    "grid_sampler_2d.default": _grid_sample(2),
    "grid_sampler_3d.default": _grid_sample(3),
    "upsample_bicubic2d.default": _resize("cubic", 2, "size", "align", "s0", "s1"),
    "upsample_bicubic2d.vec": _resize("cubic", 2, "size", "align", "factors"),
    "upsample_bilinear2d.default": _resize("linear", 2, "size", "align", "s0", "s1"),
    "upsample_bilinear2d.vec": _resize("linear", 2, "size", "align", "factors"),
    "upsample_linear1d.default": _resize("linear", 1, "size", "align", "s0"),
    "upsample_linear1d.vec": _resize("linear", 1, "size", "align", "factors"),
    "upsample_trilinear3d.default": _resize("linear", 3, "size", "align", "s0", "s1", "s2"),
    "upsample_trilinear3d.vec": _resize("linear", 3, "size", "align", "factors"),
    **{
        f"{'' if name[0] != '_' else '_'}upsample_{name.lstrip('_')}.vec": _resize(
            "nearest_exact" if "exact" in name else "nearest", int(name[-2]), "size", "factors"
        )
        for name in _SINGLE
    },
    **{
        f"{'' if name[0] != '_' else '_'}upsample_{name.lstrip('_')}.default": _resize(
            "nearest_exact" if "exact" in name else "nearest", int(name[-2]), "size", *(f"s{i}" for i in range(int(name[-2])))
        )
        for name in _SINGLE
    },
}
