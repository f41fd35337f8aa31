"""Convolutions of a symbolic number of groups: each image of a batch by a kernel of its own (conditionally parameterised and
modulated convolutions fold the batch into the channels, so that there are as many groups as images)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tvm import relax, sym, te, tirx

from tk.frontend.ops.accumulate import accumulator
from tk.frontend.ops.folded import Fold, folded

__all__ = ["GroupConvolution"]


@dataclass(frozen=True)
class GroupConvolution:
    """What is the same in every group; the sequences have an element for each spatial dim. `more` is a transposed
    convolution's output padding."""

    groups: relax.Expr
    strides: Sequence[int]
    padding: Sequence[int]
    dilations: Sequence[int]
    more: Sequence[int]

    def forward(self, builder: relax.BlockBuilder, x: relax.Expr, w: relax.Expr) -> relax.Expr:
        """x [N, G · C, *spatial], w [G · O, C, *kernel] → [N, G · O, *out] in the accumulator's dtype: what lies below each
        output pixel is gathered into columns, which a batched matmul multiplies by the kernels."""
        n, inner, *_ = x.ty.shape.values
        kernel = [int(size) for size in w.ty.shape.values[2:]]
        c, o = _share(inner, self.groups), _share(w.ty.shape.values[0], self.groups)
        size = math.prod(kernel)

        def gathered(data: te.Tensor) -> te.Tensor:
            return self._columns(data, kernel, size)

        columns = builder.emit_te(gathered, x, primfunc_name_hint="group_columns")
        out = columns.ty.shape.values[3:]
        pixels = _product(out)
        flat = builder.emit(relax.op.reshape(columns, relax.ShapeExpr([n, self.groups, c * size, pixels])))
        kernels = builder.emit(relax.op.reshape(w, relax.ShapeExpr([1, self.groups, o, c * size])))
        y = _matmul(builder, kernels, flat)
        return builder.emit(relax.op.reshape(y, relax.ShapeExpr([n, w.ty.shape.values[0], *out])))

    def transposed(self, builder: relax.BlockBuilder, x: relax.Expr, w: relax.Expr) -> relax.Expr:
        """x [N, G · C, *spatial], w [G · C, O, *kernel] → [N, G · O, *out] in the accumulator's dtype: a batched matmul gives
        each pixel's block of the result, and the overlapping blocks are added."""
        n, inner, *image = x.ty.shape.values
        kernel = [int(size) for size in w.ty.shape.values[2:]]
        c, o, size = _share(inner, self.groups), w.ty.shape.values[1], math.prod(kernel)
        kernels = builder.emit(relax.op.reshape(w, relax.ShapeExpr([1, self.groups, c, o * size])))
        kernels = builder.emit(relax.op.permute_dims(kernels, [0, 1, 3, 2]))
        flat = builder.emit(relax.op.reshape(x, relax.ShapeExpr([n, self.groups, c, _product(image)])))
        blocks = _matmul(builder, kernels, flat)
        channels = self.groups * o
        blocks = builder.emit(relax.op.reshape(blocks, relax.ShapeExpr([n, channels * size, _product(image)])))
        each = zip(image, self.strides, self.padding, self.dilations, kernel, self.more, strict=True)
        out = [(i - 1) * step - 2 * pad + apart * (k - 1) + more + 1 for i, step, pad, apart, k, more in each]
        behind = [pad - more for pad, more in zip(self.padding, self.more, strict=True)]

        def added(data: te.Tensor, *sizes: relax.Expr) -> te.Tensor:
            fold = Fold(sizes[1:], kernel, self.dilations, self.padding, behind, self.strides)
            return folded(data, sizes[0], fold)

        return builder.emit_te(added, blocks, channels, *out, primfunc_name_hint="group_blocks")

    def _columns(self, data: te.Tensor, kernel: Sequence[int], size: int) -> te.Tensor:
        """[N, G · C, size, *out]: the elements below each output pixel, zero outside of the image."""
        n, channels, *image = data.shape
        each = list(zip(image, self.strides, self.padding, self.dilations, kernel, strict=True))
        out = [tirx.floordiv(i + 2 * pad - apart * (k - 1) - 1, step) + 1 for i, step, pad, apart, k in each]

        def element(b: Any, channel: Any, k: Any, *at: Any) -> Any:
            where: list[Any] = []
            tests, left = [], k
            for a in reversed(range(len(kernel))):
                left, tap = tirx.floordiv(left, kernel[a]), tirx.floormod(left, kernel[a])
                where.insert(0, at[a] * self.strides[a] - self.padding[a] + tap * self.dilations[a])
                tests += [where[0] >= 0, where[0] < image[a]]
            return tirx.if_then_else(tirx.all(*tests), data(b, channel, *where), tirx.const(0, data.dtype))

        return te.compute([n, channels, size, *out], element, name="columns")


def _share(channels: relax.Expr, groups: relax.Expr) -> relax.Expr:
    """How many of the channels a group has: a number where they are one times the groups, as in b · 16 of b groups."""
    share, at_one = tirx.floordiv(channels, groups), sym.Analyzer()
    for var in tirx.analysis.undefined_vars(share):
        at_one.bind(var, tirx.const(1, "int64"))
    number, analyzer = at_one.simplify(share), sym.Analyzer()
    same = isinstance(number, tirx.IntImm) and analyzer.can_prove_equal(channels, groups * number)
    return number if same else analyzer.simplify(share)


def _product(sizes: Sequence[relax.Expr]) -> relax.Expr:
    total: relax.Expr = tirx.const(1, "int64")
    for size in sizes:
        total = total * size
    return total


def _matmul(builder: relax.BlockBuilder, kernels: relax.Expr, flat: relax.Expr) -> relax.Expr:
    """kernels [1, G, M, K] @ flat [N, G, K, P]; of one image as matrices of one batch."""
    dtype = accumulator(str(flat.ty.dtype.dtype))
    if isinstance(flat.ty.shape.values[0], tirx.IntImm) and int(flat.ty.shape.values[0]) == 1:
        kernels, flat = (builder.emit(relax.op.squeeze(each, [0])) for each in (kernels, flat))
    return builder.emit(relax.op.matmul(kernels, flat, out_dtype=dtype))
