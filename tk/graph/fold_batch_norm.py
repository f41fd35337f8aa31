"""Batch norm behind a convolution becomes part of its weights.

    γ·(conv(x, w) + b − μ)/√(σ² + ε) + β   =   conv(x, w·s) + (b − μ)·s + β,   s = γ/√(σ² + ε), one value an output channel

w·s and the new bias depend on weights alone, so `fold_weights` computes them once. Where the weights are narrower than the
norm, which importers surround with casts, s stays a factor behind the sum: rounding w·s to float16 could lose small weights.

    norm(astype(astype(conv(x, w): f32, f16), f32))      →      conv(x, w)·s + (b − μ)·s + β, all of it float32
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.graph.dataflow import bound_call, update_functions

if TYPE_CHECKING:
    from tvm.ir import Call, Expr

__all__ = ["FoldBatchNorm"]

CONVOLUTIONS = ("nn.conv1d", "nn.conv2d", "nn.conv3d")


def FoldBatchNorm() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites inference batch norms over channels whose input is a convolution, its bias added or not, used once."""

    @relax.expr_functor.mutator
    class Fold(relax.PyExprMutator):  # type: ignore[misc]
        uses: dict[str, list[Expr]]

        def visit_tuple_getitem_(self, item: Expr) -> Expr:
            item = super().visit_tuple_getitem_(item)
            found = _Reader(self, self.uses).normalised(item)
            return item if found is None else _folded(self.builder_, found)

    @tvm.transform.module_pass(opt_level=0, name="FoldBatchNorm")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        fold = Fold(mod)

        def folded(func: relax.Function) -> relax.Function:
            users = relax.analysis.udchain(func.body.blocks[0]) if _is_dataflow(func) else {}
            fold.uses = {str(name.name): list(where) for name, where in users.items()}
            return fold.visit_expr(func)

        if not update_functions(mod, fold.builder_, folded):
            return mod
        return relax.transform.DeadCodeElimination()(fold.builder_.get())

    return rewrite


@dataclass(frozen=True, eq=False)
class _Normalised:
    """A batch norm's call of a convolution's, and what lies between: `value` is what the convolution gives, `bias` is added."""

    norm: Call
    conv: Call
    value: Expr
    bias: Expr | None


@dataclass(frozen=True, eq=False)
class _Reader:
    """Reads a batch norm back to its convolution, through the bindings that `mutator` knows; `uses` has who reads what."""

    mutator: relax.PyExprMutator
    uses: dict[str, list[Expr]]

    def normalised(self, item: Expr) -> _Normalised | None:
        """What `item` of a tuple is the result of, where the norm can be folded."""
        norm = bound_call(self.mutator, item.tuple_value, "nn.batch_norm") if int(item.index) == 0 else None
        if norm is None or bool(norm.attrs.training):
            return None
        axis = int(norm.attrs.axis)
        value, bias = self.uncast(norm.args[0]), None
        added = bound_call(self.mutator, value, "add")
        if added is not None and self.read_once(value):
            value, bias = self.with_bias(added, axis)
            value = self.uncast(value)
        conv = bound_call(self.mutator, value, *CONVOLUTIONS)
        if conv is None or not self.read_once(value) or not _by_channel(conv, axis) or not _same_dtype(value, norm.args[0]):
            return None
        return _Normalised(norm, conv, value, bias)

    def uncast(self, value: Expr) -> Expr:
        """What was cast to a narrower dtype and back to make `value`: the norm has no need of the rounding."""
        origin = value
        while (cast := bound_call(self.mutator, origin, "astype")) is not None and self.read_once(origin):
            origin = cast.args[0]
            if _same_dtype(origin, value):
                return origin
        return value

    def read_once(self, var: Expr) -> bool:
        return len(self.uses.get(str(var.name), ())) == 1

    def with_bias(self, added: Call, axis: int) -> tuple[Expr, Expr | None]:
        """(convolution, bias) of an addition; the bias must have one value a channel."""
        for value, bias in (added.args, reversed(added.args)):
            shape = bias.ty.shape
            conv = bound_call(self.mutator, value, *CONVOLUTIONS)
            if conv is None or shape is None or len(shape.values) != len(value.ty.shape.values):
                continue
            if all(int(dim) == 1 for i, dim in enumerate(shape.values) if i != axis):
                return value, bias
        return added, None


def _folded(builder: relax.BlockBuilder, found: _Normalised) -> Expr:
    """The convolution by weights that are scaled, or its sum scaled where those are narrower than the norm; and the offset."""
    op, emit = relax.op, builder.emit
    norm, conv, value, bias = found.norm, found.conv, found.value, found.bias
    _, gamma, beta, mean, variance = norm.args
    attrs = norm.attrs
    dtype = str(gamma.ty.dtype.dtype)
    scale = emit(op.divide(relax.const(1, dtype), op.sqrt(op.add(variance, relax.const(attrs.epsilon, dtype)))))
    if attrs.scale:
        scale = emit(op.multiply(scale, gamma))
    rank = len(conv.args[1].ty.shape.values)
    shift = op.negative(mean) if bias is None else op.subtract(op.astype(op.reshape(bias, [-1]), dtype), mean)
    offset = emit(op.multiply(shift, scale))
    if attrs.center:
        offset = emit(op.add(offset, beta))
    if _same_dtype(conv.args[1], norm.args[0]):
        weight = emit(op.multiply(conv.args[1], op.reshape(scale, [-1] + [1] * (rank - 1))))
        value = emit(relax.Call(conv.op, [conv.args[0], weight], conv.attrs))
    else:
        value = emit(op.multiply(value, op.reshape(scale, [1, -1] + [1] * (rank - 2))))
    return op.add(value, op.reshape(offset, [1, -1] + [1] * (rank - 2)))


def _by_channel(conv: Expr, axis: int) -> bool:
    """Whether a batch norm over `axis` scales the convolution's output channels, which lead its weight."""
    layouts = (conv.attrs.data_layout, conv.attrs.kernel_layout, conv.attrs.out_layout)
    return axis == 1 and all(layout[:2] in ("NC", "OI", "") for layout in layouts)


def _same_dtype(a: Expr, b: Expr) -> bool:
    return str(a.ty.dtype.dtype) == str(b.ty.dtype.dtype)


def _is_dataflow(func: relax.Function) -> bool:
    return len(func.body.blocks) == 1 and isinstance(func.body.blocks[0], relax.DataflowBlock)
