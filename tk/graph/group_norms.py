"""Group norms of images with channels last, by the moments of their channels.

    m[n, c], v[n, c]    mean and variance of a channel's pixels: sums down columns, which lie side by side in memory
    m[n, g], v[n, g]    of a group: the mean of its channels' means; that of their variances, and the variance of their means
    y = (x − m) · γ / √(v + ε) + β

A group's elements are then neither a row nor a column of the image, and a kernel that sums them walks over pieces of a few
channels. Where channels come first they are one run of memory, and nothing is rewritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from tvm import relax

from tk.graph.dataflow import dtype_of, mutating, shape_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["GroupNormsByChannels"]

DTYPES = ("float16", "bfloat16", "float32")


def GroupNormsByChannels() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites group norms over all pixels and the channels of a group, where channels are last; statistics in float32."""

    @relax.expr_functor.mutator
    class ByChannels(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") != "relax.nn.group_norm" or dtype_of(call.args[0]) not in DTYPES:
                return call
            attrs, shape = call.attrs, shape_of(call.args[0])
            if shape is None:
                return call
            rank = len(shape)
            axes = sorted(int(axis) % rank for axis in attrs.axes)
            if int(attrs.channel_axis) % rank != rank - 1 or axes != list(range(1, rank - 1)) or rank < 3:
                return call
            return self.by_channels(call, shape, axes)

        def by_channels(self, call: Call, shape: Any, axes: list[int]) -> Expr:
            emit, op, groups = self.builder_.emit, relax.op, int(call.attrs.num_groups)
            each = [shape[0], groups, int(shape[-1]) // groups]
            channels = [shape[0], *[1] * len(axes), shape[-1]]

            def wide(x: Expr) -> Expr:
                return x if dtype_of(x) == "float32" else emit(op.astype(x, "float32"))

            def of_groups(x: Expr) -> Expr:
                return emit(op.mean(x, [2], keepdims=True))

            def of_channels(x: Expr) -> Expr:
                return emit(op.reshape(x, relax.ShapeExpr(channels)))

            x, gamma, beta = (wide(arg) for arg in call.args[:3])
            sums = [emit(of(x, axes, keepdims=True)) for of in (op.mean, op.variance)]
            means, variances = (emit(op.reshape(moment, relax.ShapeExpr(each))) for moment in sums)
            mean = of_groups(means)
            apart = emit(op.subtract(means, mean))
            spread = emit(op.add(of_groups(variances), of_groups(emit(op.multiply(apart, apart)))))
            inverse = emit(op.rsqrt(emit(op.add(spread, relax.const(float(call.attrs.epsilon), "float32")))))
            # a value for each channel, in the kernel of the groups: the image's would divide for each of its elements
            centre = emit(op.add(mean, relax.const(np.zeros([1, *each[1:]], "float32"))))
            factor = emit(op.multiply(inverse, emit(op.reshape(gamma, [1, *each[1:]]))))
            y = emit(op.multiply(emit(op.subtract(x, of_channels(centre))), of_channels(factor)))
            y = emit(op.add(y, beta))
            return y if dtype_of(call.args[0]) == "float32" else op.astype(y, dtype_of(call.args[0]))

    return mutating("GroupNormsByChannels", ByChannels, relax.transform.DeadCodeElimination(), of=("nn.group_norm",))
