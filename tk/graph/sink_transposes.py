"""What follows a convolution by element is computed with channels last, as the convolution leaves them.

    relu(permute_dims(conv) + b)     →     permute_dims(relu(conv + permute_dims(b)))

TVM's layout pass knows no layout of the functions that PhaseTransposedConvolutions makes, nor of those that importers write
for an operator, such as a leaky ReLU or a clamp, nor of comparisons and choices. This moves the transposes behind them, to
where the next convolution undoes them; what is computed by element then fuses into the convolution.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import relax
from tvm.tirx import IntImm

from tk.graph.by_element import Relaid, operands_by_element
from tk.graph.dataflow import bound_call, mutating, name_of, shape_of, tensors

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, Var

__all__ = ["SinkTransposes"]

MADE = ("conv1d_transpose", "conv2d_transpose", "conv3d_transpose")
CONVOLUTIONS = frozenset(f"nn.conv{rank}d{kind}" for rank in (1, 2, 3) for kind in ("", "_transpose"))
APART = frozenset(("matmul", "permute_dims", "reshape"))  # what comes of these has axes of its own


def SinkTransposes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Moves transposes of what convolutions with channels last compute behind operators by element."""
    return mutating("SinkTransposes", _Sink, relax.transform.DeadCodeElimination())


@relax.expr_functor.mutator
class _Sink(relax.PyExprMutator):  # type: ignore[misc]
    def __init__(self, mod: tvm.IRModule) -> None:
        super().__init__(mod)
        self.following: set[Var] = set()
        self.relaid = Relaid(self.builder_)

    def visit_call_(self, call: Call) -> Call:
        call = super().visit_call_(call)
        given = operands_by_element(self.builder_.get(), call)
        turned = [self.turned(arg) for arg in given]
        axes = next((each[1] for each in turned if each is not None and self.follows(each[0])), None)
        if axes is None:
            return call
        args = [self.inside(arg, each, axes) for arg, each in zip(given, turned, strict=True)]
        if any(arg is None for arg in args):
            return call
        args = [arg if isinstance(arg, relax.Var) else self.builder_.emit(arg) for arg in args]
        order = _inverse(axes)
        shape = [call.ty.shape.values[axis] for axis in order]
        made = self.relaid.call(call, args, shape, lambda *index: [index[axis] for axis in order], tuple(order))
        return relax.op.permute_dims(self.builder_.emit(made), axes)

    def turned(self, arg: Expr) -> tuple[Expr, list[int]] | None:
        """(what is turned, the axes) where `arg` is a transpose from channels last."""
        bound = bound_call(self, arg, "permute_dims")
        if bound is None or bound.attrs.axes is None or not isinstance(bound.args[0], relax.Var):
            return None
        axes = [int(axis) for axis in bound.attrs.axes]
        rank = len(axes)
        return (bound.args[0], axes) if rank >= 3 and axes == [0, rank - 1, *range(1, rank - 1)] else None

    def follows(self, var: Var) -> bool:
        """Whether what operators that keep the axes compute `var` of is a convolution's."""
        waiting, seen = [var], {var}
        while waiting:
            each = waiting.pop()
            bound = self.lookup_binding(each)
            name = name_of(bound)
            made = name == "call_tir" and str(bound.args[0].name_hint).startswith(MADE)
            if made or name in CONVOLUTIONS or each in self.following:
                self.following.add(var)
                return True
            if name and name not in APART:
                more = [other for other in tensors(bound) if isinstance(other, relax.Var) and other not in seen]
                seen.update(more)
                waiting += more
        return False

    def inside(self, arg: Expr, turned: tuple[Expr, list[int]] | None, axes: list[int]) -> Expr | None:
        """`arg` with its axes as the convolution has them: turned alike, or one value a channel; None for anything else."""
        if turned is not None:
            return turned[0] if turned[1] == axes else None
        shape = shape_of(arg)
        if shape is None or not isinstance(arg, relax.Var):
            return arg if shape == [] else None
        wide = bound_call(self, arg, "broadcast_to")
        if wide is not None and len(shape) == len(axes):
            source = self.inside(wide.args[0], self.turned(wide.args[0]), axes)
            return None if source is None else relax.op.broadcast_to(source, [shape[axis] for axis in _inverse(axes)])
        ones = sum(isinstance(dim, IntImm) and int(dim) == 1 for dim in shape)
        if not shape or len(shape) > len(axes) or ones < len(shape) - 1:
            return arg if not shape else None
        if len(shape) < len(axes):
            arg = self.builder_.emit(relax.op.reshape(arg, [*[1] * (len(axes) - len(shape)), *shape]))
        return relax.op.permute_dims(arg, _inverse(axes))


def _inverse(axes: list[int]) -> list[int]:
    return [axes.index(axis) for axis in range(len(axes))]
