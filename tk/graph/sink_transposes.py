"""What follows a transposed convolution by element is computed with channels last, as its function leaves them.

    relu(permute_dims(conv) + b)     →     permute_dims(relu(conv + permute_dims(b)))

TVM's layout pass knows no layout of the functions that PhaseTransposedConvolutions makes. This moves the transposes behind
biases and activations, which then fuse into the function, to where the next convolution undoes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import relax
from tvm.tirx import IntImm

from tk.graph.dataflow import bound_call, mutating, name_of, shape_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, Var

__all__ = ["SinkTransposes"]

UNARY = frozenset(("astype", "clip", "nn.gelu", "nn.gelu_tanh", "nn.leakyrelu", "nn.relu", "nn.silu", "sigmoid", "tanh"))
BINARY = frozenset(("add", "divide", "maximum", "minimum", "multiply", "subtract"))
MADE = ("conv1d_transpose", "conv2d_transpose", "conv3d_transpose")


def SinkTransposes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Moves transposes of transposed convolutions behind operators by element."""

    @relax.expr_functor.mutator
    class Sink(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            name = name_of(call)
            if name not in UNARY | BINARY:
                return call
            count = 2 if name in BINARY else 1
            turned = [self.turned(arg) for arg in call.args[:count]]
            axes = next((each[1] for each in turned if each is not None), None)
            if axes is None:
                return call
            args = [self.inside(arg, each, axes) for arg, each in zip(call.args[:count], turned, strict=True)]
            if any(arg is None for arg in args):
                return call
            args = [arg if isinstance(arg, relax.Var) else self.builder_.emit(arg) for arg in args]
            made = self.builder_.emit(relax.Call(call.op, [*args, *list(call.args)[count:]], call.attrs, call.ty_args))
            return relax.op.permute_dims(made, axes)

        def turned(self, arg: Expr) -> tuple[Expr, list[int]] | None:
            """(what is turned, the axes) where `arg` is the transpose of what follows a transposed convolution."""
            bound = bound_call(self, arg, "permute_dims")
            if bound is None or bound.attrs.axes is None:
                return None
            axes = [int(axis) for axis in bound.attrs.axes]
            return (bound.args[0], axes) if self.follows(bound.args[0]) else None

        def follows(self, var: Var) -> bool:
            bound = bound_call(self, var, "call_tir", *UNARY, *BINARY)
            if bound is None:
                return False
            name = name_of(bound)
            if name == "call_tir":
                return str(bound.args[0].name_hint).startswith(MADE)
            return any(self.follows(arg) for arg in bound.args[: 2 if name in BINARY else 1])

        def inside(self, arg: Expr, turned: tuple[Expr, list[int]] | None, axes: list[int]) -> Expr | None:
            """`arg` with its axes as the convolution has them: turned alike, or one value a channel; None for anything else."""
            if turned is not None:
                return turned[0] if turned[1] == axes else None
            shape = shape_of(arg)
            if shape is None or not isinstance(arg, relax.Var):
                return arg if shape == [] else None
            ones = sum(isinstance(dim, IntImm) and int(dim) == 1 for dim in shape)
            if len(shape) != len(axes) or ones < len(shape) - 1:
                return arg if not shape else None
            return relax.op.permute_dims(arg, [axes.index(i) for i in range(len(axes))])

    return mutating("SinkTransposes", Sink, relax.transform.DeadCodeElimination())
