"""Batch norm behind a convolution becomes part of its weights.

    γ·(conv(x, w) + b − μ)/√(σ² + ε) + β   =   conv(x, w·s) + (b − μ)·s + β,   s = γ/√(σ² + ε), one value an output channel

w·s and the new bias depend on weights alone, so `fold_weights` computes them once. Where the weights are narrower than the
norm, which importers surround with casts, s stays a factor behind the sum: rounding w·s to float16 could lose small weights.

    norm(astype(astype(conv(x, w): f32, f16), f32))      →      conv(x, w)·s + (b − μ)·s + β, all of it float32
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.graph.dataflow import update_functions

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["FoldBatchNorm"]

CONVOLUTIONS = ("relax.nn.conv1d", "relax.nn.conv2d", "relax.nn.conv3d")


def FoldBatchNorm() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites inference batch norms over channels whose input is a convolution, its bias added or not, used once."""
    import tvm
    from tvm import relax

    @relax.expr_functor.mutator
    class Fold(relax.PyExprMutator):  # type: ignore[misc]
        uses: dict[str, list[Expr]]

        def visit_tuple_getitem_(self, item: Expr) -> Expr:
            item = super().visit_tuple_getitem_(item)
            if int(item.index) != 0:
                return item
            norm = self._called(item.tuple_value, ("relax.nn.batch_norm",))
            if norm is None or bool(norm.attrs.training):
                return item
            value, bias = self._uncast(norm.args[0]), None
            added = self._called(value, ("relax.add",))
            if added is not None and self._once(value):
                value, bias = self._with_bias(added, int(norm.attrs.axis))
                value = self._uncast(value)
            conv = self._called(value, CONVOLUTIONS)
            if conv is None or not self._once(value) or not _by_channel(conv, int(norm.attrs.axis)):
                return item
            if not _same_dtype(value, norm.args[0]):
                return item
            return self._folded(value, conv, bias, norm)

        def _uncast(self, value: Expr) -> Expr:
            """What was cast to a narrower dtype and back to make `value`: the norm has no need of the rounding."""
            origin = value
            while (cast := self._called(origin, ("relax.astype",))) is not None and self._once(origin):
                origin = cast.args[0]
                if _same_dtype(origin, value):
                    return origin
            return value

        def _called(self, var: Expr, names: tuple[str, ...]) -> Call | None:
            bound = self.lookup_binding(var) if isinstance(var, relax.Var) else var
            return bound if isinstance(bound, relax.Call) and getattr(bound.op, "name", "") in names else None

        def _once(self, var: Expr) -> bool:
            return len(self.uses.get(str(var.name), ())) == 1

        def _with_bias(self, added: Expr, axis: int) -> tuple[Expr, Expr]:
            """(convolution, bias) of an addition; the bias must have one value a channel."""
            for value, bias in (added.args, reversed(added.args)):
                shape = bias.ty.shape
                if (
                    self._called(value, CONVOLUTIONS) is None
                    or shape is None
                    or len(shape.values) != len(value.ty.shape.values)
                ):
                    continue
                if all(int(dim) == 1 for i, dim in enumerate(shape.values) if i != axis):
                    return value, bias
            return added, None

        def _folded(self, value: Expr, conv: Expr, bias: Expr | None, norm: Expr) -> Expr:
            op, emit = relax.op, self.builder_.emit
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

    @tvm.transform.module_pass(opt_level=0, name="FoldBatchNorm")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        fold = Fold(mod)

        def folded(func: relax.Function) -> relax.Function:
            users = relax.analysis.udchain(func.body.blocks[0]) if _is_dataflow(func) else {}
            fold.uses = {str(name.name): list(where) for name, where in users.items()}
            return fold.visit_expr(func)

        update_functions(mod, fold.builder_, folded)
        return relax.transform.DeadCodeElimination()(fold.builder_.get())

    return rewrite


def _by_channel(conv: Expr, axis: int) -> bool:
    """Whether a batch norm over `axis` scales the convolution's output channels, which lead its weight."""
    layouts = (conv.attrs.data_layout, conv.attrs.kernel_layout, conv.attrs.out_layout)
    return axis == 1 and all(layout[:2] in ("NC", "OI", "") for layout in layouts)


def _same_dtype(a: Expr, b: Expr) -> bool:
    return str(a.ty.dtype.dtype) == str(b.ty.dtype.dtype)


def _is_dataflow(func: relax.Function) -> bool:
    from tvm import relax

    return len(func.body.blocks) == 1 and isinstance(func.body.blocks[0], relax.DataflowBlock)
