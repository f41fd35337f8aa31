"""Convolutions of groups with channels last, as the batch of products that they are.

    y[n, i, j, g, o] = Σ_{a, b, c} x[n, i + a, j + b, g, c] · w[a, b, c, g, o]

The input, the weight and the result are views of the tensors in which channels are one axis. TVM's expansion divides the
number of an output channel for that of its group, and no rule knows it for a product.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.graph.legalize.reshapes import reshaped
from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm import relax, te
    from tvm.ir import Call, Expr

__all__ = ["grouped_conv"]

OPERANDS = ("float32", "bfloat16", "float16")  # of sums in float32
CHANNELS = 4  # that a group has at least for a product: fewer are no vector
LAYOUTS = {1: ("NWC", "WIO"), 2: ("NHWC", "HWIO"), 3: ("NDHWC", "DHWIO")}


def grouped_conv(builder: relax.BlockBuilder, call: Call) -> Expr:
    """On a CPU, summed in float32; TVM's own otherwise, and of fewer than CHANNELS results a group."""
    import tvm
    from tvm import te, tirx

    (x, w), attrs, target = call.args, call.attrs, tvm.target.Target.current()
    groups, rank = int(attrs.groups), len(x.ty.shape.values) - 2
    layouts = (str(attrs.data_layout), str(attrs.kernel_layout))
    known = layouts == LAYOUTS[rank] and str(attrs.out_layout) in ("", layouts[0])
    dtypes = [str(each.ty.dtype.dtype) for each in (x, w)]
    summed = str(call.ty.dtype.dtype) == "float32" and all(dtype in OPERANDS for dtype in dtypes)
    if groups == 1 or not known or not summed or target is None or target.kind.name != "llvm":
        return stock(builder, call)
    (batch, *image, _), (*taps, own, outputs) = x.ty.shape.values, w.ty.shape.values
    if not isinstance(outputs, tirx.IntImm) or int(outputs) // groups < CHANNELS:
        return stock(builder, call)
    strides, dilation, padding = ([int(size) for size in sizes] for sizes in (attrs.strides, attrs.dilation, attrs.padding))
    before, after = padding[:rank], padding[rank:]
    out = list(call.ty.shape.values)

    def conv(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        source = _padded(a, before, after) if any(padding) else a
        inner = [te.reduce_axis((0, size), f"r{axis}") for axis, size in enumerate([*taps, own])]

        def element(*i: Expr) -> Expr:
            steps = zip(i[1 : rank + 1], strides, inner, dilation, strict=False)
            at = [index * stride + tap * apart for index, stride, tap, apart in steps]
            return te.sum(_wide(source(i[0], *at, i[-2], inner[-1])) * _wide(b(*inner, *i[-2:])), axis=inner)

        return te.compute([*out[:-1], groups, int(outputs) // groups], element, name="grouped_conv")

    views = [[batch, *image, groups, own], [*taps, own, groups, int(outputs) // groups]]
    x, w = (
        builder.emit_te(reshaped, each, view, primfunc_name_hint="reshape") for each, view in zip((x, w), views, strict=True)
    )
    made = builder.emit_te(conv, x, w, primfunc_name_hint="grouped_conv")
    return builder.call_te(reshaped, made, out, primfunc_name_hint="reshape")


def _wide(value: Expr) -> Expr:
    """An element as it is summed."""
    from tvm import tirx

    return value if str(value.ty.dtype) == "float32" else tirx.Cast("float32", value)


def _padded(a: te.Tensor, before: Sequence[int], after: Sequence[int]) -> te.Tensor:
    """Zeros around the image, whose axes are those behind the first."""
    from tvm import te, tirx

    rank = len(before)
    sizes: list[Any] = list(a.shape)
    for axis, (low, high) in enumerate(zip(before, after, strict=True), 1):
        sizes[axis] = sizes[axis] + low + high

    def element(*i: Expr) -> Expr:
        at = [i[axis + 1] - before[axis] for axis in range(rank)]
        inside = [each for axis, index in enumerate(at, 1) for each in (index >= 0, index < a.shape[axis])]
        return tirx.if_then_else(tirx.all(*inside), a(i[0], *at, *i[rank + 1 :]), tirx.const(0, a.dtype))

    return te.compute(sizes, element, name="padded")
