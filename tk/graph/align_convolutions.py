"""Convolutions with channels last in the form that a rule of the target has a kernel for: weights packed once, images padded.

    groups of few channels          several become one, of weights with zeros between them: 32 groups of 4 × 4 → 4 of 32 × 32
    groups of odd channels          each padded with zeros, X and W, and the result cut: 4 groups of 261 × 365 → 4 of 264 × 368
    channels not 16 bytes each      padded with zeros, X and W, or, of few channels, read with the row of the window as one run:
                                    X padded at its sides too, so that a tensor map sees [taps · channels] at every pixel
    output channels not 16 bytes    W is given as [o, taps…, c], and in float32 always, as tensor cores read it; for a GPU that
                                    loads what lies along k straight to its LDS, wherever taps · c are whole 16 bytes

A convolution is rewritten only where `takes` says that a rule takes what comes of it. What depends on weights alone is computed
when the model is compiled (weights/fold.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod
from typing import TYPE_CHECKING

import numpy as np
import tvm
from tvm import relax
from tvm.relax import op
from tvm.tirx import IntImm

from tk.graph.combined_groups import combined_convolution
from tk.graph.dataflow import dtype_of, shape_of, update_functions
from tk.graph.groups import prim_func_of

if TYPE_CHECKING:
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["COLUMNS", "AlignConvolutions", "groups_in_one"]

OUT_ELEMENTWISE_FUSABLE = 4  # TVM's OpPatternKind: what follows by element is fused behind it

RANKS = {"relax.nn.conv1d": 1, "relax.nn.conv2d": 2, "relax.nn.conv3d": 3}
# elements in 16 bytes, of which a tensor map's strides are multiples
ALIGNMENT = {"float16": 8, "bfloat16": 8, "float32": 4}
COLUMNS = 8  # outputs of a group are a multiple of it: the least n of a tensor core's matmul
FEW_CHANNELS = 8  # below, a window's row of taps and channels is read as one run
LEAST_GROUP = 24  # channels, in and out, below which groups are combined: tensor cores take 16 or 32 at a time
MOST_COMBINED = 256  # channels of a group that is made of several: beyond, most of what is multiplied is zeros


@dataclass(frozen=True)
class _Conv:
    """A convolution of channels last: its operands, attributes, and sizes; `combined` are the channels, in and out, of a group
    as it was before several became one; `columns` the outputs of a group that are not padding, where some are."""

    call: Call
    x: Expr
    w: Expr
    rank: int
    strides: tuple[int, ...]
    pads: tuple[int, ...]
    dilations: tuple[int, ...]
    groups: int
    outputs_first: bool = False
    combined: tuple[int, int] | None = None
    columns: int | None = None

    @property
    def unit(self) -> int:
        """Elements in 16 bytes."""
        return ALIGNMENT[dtype_of(self.x)]

    @property
    def own(self) -> tuple[int, int]:
        """Channels of a group, in and out."""
        shape = [int(dim) for dim in self.w.ty.shape]
        channels, columns = (shape[-1], shape[0]) if self.outputs_first else shape[-2:]
        return channels, columns // self.groups

    @property
    def taps(self) -> list[int]:
        shape = [int(dim) for dim in self.w.ty.shape]
        return shape[1:-1] if self.outputs_first else shape[: self.rank]

    def emit(self, builder: relax.BlockBuilder) -> Expr:
        """The call of the operator, or of a function that says where weights are zero."""
        if self.combined is not None:
            more = {"dtype": dtype_of(self.call), "outputs_first": self.outputs_first}
            hint = {"primfunc_name_hint": f"conv{self.rank}d", "primfunc_attrs": {"op_pattern": OUT_ELEMENTWISE_FUSABLE}}
            window = [list(each) for each in (self.strides, self.pads, self.dilations)]
            return builder.call_te(combined_convolution, self.x, self.w, window, self.groups, self.combined, **more, **hint)
        axes = "DHW"[3 - self.rank :]
        layout, order = f"N{axes}C", f"O{axes}I" if self.outputs_first else f"{axes}IO"
        make = {1: op.nn.conv1d, 2: op.nn.conv2d, 3: op.nn.conv3d}[self.rank]
        given = list(self.strides), list(self.pads), list(self.dilations), self.groups, layout, order, layout
        return make(self.x, self.w, *given, out_dtype=self.call.attrs.out_dtype)


def AlignConvolutions(  # noqa: N802 - a pass is named as TVM's are
    takes: Callable[[PrimFunc], bool], along_k: bool = False
) -> tvm.transform.Pass:
    """Rewrites convolutions of 16-bit and float32 operands, channels last, of images of any size, symbolic ones too. `along_k`:
    weights are best read where taps and channels are side by side."""

    @relax.expr_functor.mutator
    class Align(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            conv = _read(call)
            if conv is None:
                return call
            conv = self.aligned(conv)
            changed = conv is not None and not (conv.x is call.args[0] and conv.w is call.args[1])
            if conv is None or not changed or not self.is_taken(conv):
                return call
            made = conv.emit(self.builder_)
            return made if conv.columns is None else _without_padding(self.builder_, conv, made)

        def aligned(self, conv: _Conv) -> _Conv | None:
            """The convolution in another form, or as it is; None where there is no other form."""
            combined = groups_in_one(conv.groups, *conv.own, conv.unit)
            if combined is None:
                return None
            if combined > 1:
                w = self.builder_.emit(_between_zeros(conv, combined))
                conv = replace(conv, w=w, groups=conv.groups // combined, combined=conv.own)
            if conv.groups == 1 and conv.own[0] % conv.unit:
                conv = _with_channels(self.builder_, conv)
            elif conv.groups > 1 and (conv.own[0] % conv.unit or conv.own[1] % COLUMNS):
                conv = _with_group_channels(self.builder_, conv)
            beside = along_k and prod(conv.taps) * conv.own[0] % conv.unit == 0
            if conv.own[1] * conv.groups % conv.unit or dtype_of(conv.x) == "float32" or beside:
                turned = relax.op.permute_dims(conv.w, [conv.rank + 1, *range(conv.rank + 1)])
                conv = replace(conv, w=self.builder_.emit(turned), outputs_first=True)
            return conv

        def is_taken(self, conv: _Conv) -> bool:
            """Whether a rule takes the convolution alone: what is fused behind it changes nothing of that."""
            params = [relax.Var("x", conv.x.ty), relax.Var("w", conv.w.ty)]
            call = self.builder_.normalize(replace(conv, x=params[0], w=params[1]).emit(self.builder_))
            made = relax.Var("y", call.ty)
            body = relax.DataflowBlock([relax.VarBinding(made, call)])
            function = relax.Function(params, relax.SeqExpr([body], made), made.ty).with_attr("Primitive", True)
            func = prim_func_of(function, self.builder_.get())
            return func is not None and takes(func)

    @tvm.transform.module_pass(opt_level=0, name="AlignConvolutions")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        align = Align(mod)
        if not update_functions(mod, align.builder_, align.visit_expr):
            return mod
        return relax.transform.DeadCodeElimination()(align.builder_.get())

    return rewrite


def _with_channels(builder: relax.BlockBuilder, conv: _Conv) -> _Conv:
    """The convolution with so many zeros behind the channels, and around images, that TMA can read them."""
    last, channels = conv.rank - 1, conv.own[0]
    padded, sides = _as_runs(conv) or (-(-channels // conv.unit) * conv.unit, None)
    extra, around = padded - channels, [0, 0] * conv.rank
    x, w, pads = conv.x, conv.w, list(conv.pads)
    if sides is not None:
        pads[last] = pads[-1] = 0
    if extra or any(sides or ()):
        x = builder.emit(relax.op.nn.pad(x, [*around, *(sides or (0, 0)), 0, extra]))
    if extra:
        w = builder.emit(relax.op.nn.pad(w, [*around, 0, extra, 0, 0]))
    return replace(conv, x=x, w=w, pads=tuple(pads))


def _with_group_channels(builder: relax.BlockBuilder, conv: _Conv) -> _Conv:
    """The convolution with zeros behind each group's channels, in and out."""
    (channels, columns), groups, rank = conv.own, conv.groups, conv.rank
    inner, outer = -channels % conv.unit, -columns % COLUMNS
    x, w = conv.x, conv.w
    if inner:
        x = builder.emit(_padded_groups(x, groups, inner))
    taps = [int(dim) for dim in w.ty.shape][:rank]
    w = relax.op.reshape(w, [*taps, channels, groups, columns])
    w = relax.op.nn.pad(w, [0, 0] * rank + [0, inner, 0, 0, 0, outer])
    w = builder.emit(relax.op.reshape(w, [*taps, channels + inner, groups * (columns + outer)]))
    return replace(conv, x=x, w=w, columns=columns if outer else None)


def _without_padding(builder: relax.BlockBuilder, conv: _Conv, y: Expr) -> Expr:
    """The outputs of each group that are not padding."""
    assert conv.columns is not None
    y = builder.emit(y)
    outer = list(y.ty.shape)[:-1]
    apart = builder.emit(relax.op.reshape(y, [*outer, conv.groups, conv.own[1]]))
    cut = builder.emit(relax.op.strided_slice(apart, [conv.rank + 2], [0], [conv.columns]))
    return relax.op.reshape(cut, [*outer, conv.groups * conv.columns])


def _read(call: Call) -> _Conv | None:
    """The convolution that `call` is, of 16-bit or float32 operands, channels last; None where it is none, or the number of
    channels is symbolic."""
    rank = RANKS.get(getattr(call.op, "name", ""))
    if rank is None or any(dtype_of(arg) not in ALIGNMENT for arg in call.args[:2]):
        return None
    attrs, axes = call.attrs, "DHW"[3 - rank :]
    if (attrs.data_layout, attrs.kernel_layout, attrs.out_layout) != (f"N{axes}C", f"{axes}IO", f"N{axes}C"):
        return None
    x, w = (shape_of(arg) for arg in call.args[:2])
    if x is None or w is None or not all(isinstance(dim, IntImm) for dim in [x[-1], *w]):
        return None
    strides, pads, dilations = (tuple(map(int, each)) for each in (attrs.strides, attrs.padding, attrs.dilation))
    return _Conv(call, call.args[0], call.args[1], rank, strides, pads, dilations, int(attrs.groups))


def groups_in_one(groups: int, channels: int, columns: int, unit: int = 8) -> int | None:
    """How many groups of so many channels, in and out, become one, `unit` of them being 16 bytes; None for depthwise
    convolutions, which are windows."""
    if groups == 1:
        return 1
    if channels == 1:
        return None
    for count in (n for n in range(1, groups + 1) if groups % n == 0):
        if count * max(channels, columns) > MOST_COMBINED and count > 1:
            break
        aligned = channels * count % unit == 0 and columns * count % COLUMNS == 0
        if count == groups or (aligned and count * min(channels, columns) >= LEAST_GROUP):
            return count
    return 1


def _padded_groups(x: Expr, groups: int, more: int) -> Expr:
    """X of channels last with `more` zeros behind each group's channels."""
    *outer, channels = list(x.ty.shape)
    own = int(channels) // groups
    apart = relax.op.reshape(x, [*outer, groups, own])
    padded = relax.op.nn.pad(apart, [0, 0] * (len(outer) + 1) + [0, more])
    return relax.op.reshape(padded, [*outer, groups * (own + more)])


def _between_zeros(conv: _Conv, count: int) -> Expr:
    """The weights [t…, c, o] of `count` groups as those of one: zeros where an output channel is not of the input's group."""
    channels, columns = conv.own
    group_of = np.arange(columns * conv.groups) // columns % count
    own = np.arange(channels * count)[:, None] // channels == group_of[None, :]
    repeated = relax.op.tile(conv.w, [*[1] * conv.rank, count, 1])
    zero = relax.const(0, dtype_of(conv.w))
    return relax.op.where(relax.const(own.reshape([1] * conv.rank + list(own.shape))), repeated, zero)


def _as_runs(conv: _Conv) -> tuple[int, tuple[int, int]] | None:
    """(channels, zeros on either side of the last axis) with which a row of the window is one run of memory; None where there
    are too many channels for that, the result would have more pixels, or the image's width is symbolic."""
    last, channels = conv.rank - 1, conv.own[0]
    stride, taps = conv.strides[last], int(conv.w.ty.shape[last])
    if channels >= FEW_CHANNELS or taps == 1 or conv.dilations[last] != 1 or not isinstance(conv.x.ty.shape[conv.rank], IntImm):
        return None
    padded = next(c for c in range(channels, channels + conv.unit) if stride * c % conv.unit == 0)
    before, behind = conv.pads[last], conv.pads[-1]
    width = before + int(conv.x.ty.shape[conv.rank]) + behind
    more = next(m for m in range(conv.unit) if (width + m) * padded % conv.unit == 0)
    if (width + more - taps) // stride != (width - taps) // stride:
        return None
    return padded, (before, behind + more)
