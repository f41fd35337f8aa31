"""Weights of matmuls with k side by side, for a GPU that loads what lies along k straight to its LDS.

    matmul(x: [m, k], w: [k, n])      →      matmul(x, permute_dims(wᵀ)),   wᵀ: [n, k], a weight as it is stored

Folding weights would turn wᵀ again, since the transpose depends on weights alone: it is marked as one that stays. The matmul
then reads it as it lies (fold_transpose.py). Only where a rule of the target has a kernel for that, and k is a multiple of 16
bytes, as loads straight to LDS want it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tvm import relax

from tk.graph.dataflow import mutating
from tk.graph.fold_transpose import matmul_of, operand_transposed

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, Var
    from tvm.tirx import PrimFunc

__all__ = ["WeightsAlongK"]

BYTES = 16


def WeightsAlongK(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites the matmuls of "main" by two-dimensional tensors that weights alone make, before these are folded: by none that
    is marked to be made anew in each call, such as from codes of 4 bits. `takes` says whether a rule has a kernel for a
    PrimFunc."""

    @relax.expr_functor.mutator
    class Turn(relax.PyExprMutator):  # type: ignore[misc]
        def visit_function_(self, func: relax.Function) -> relax.Function:
            self.known: dict[tuple[str, str, str], bool] = {}
            self.weights: set[Var] = set(func.params[int((func.attrs or {}).get("num_input", len(func.params))) :])
            return super().visit_function_(func)

        def visit_var_binding_(self, binding: relax.VarBinding) -> None:
            stays = getattr(getattr(binding.value, "op", None), "name", "") == "relax.builtin.stop_lift_params"
            if not stays and all(var in self.weights for var in relax.analysis.free_vars(binding.value)):
                self.weights.add(binding.var)
            super().visit_var_binding_(binding)

        def visit_call_(self, call: Call) -> Expr:
            weight = call.args[1] if getattr(call.op, "name", "") == "relax.matmul" else None
            call = super().visit_call_(call)
            if weight is None or weight not in self.weights or call.args[0] in self.weights or not self.is_taken(call):
                return call
            a, b = call.args
            turned = operand_transposed(self, b)
            turned = turned if turned is not None else self.builder_.emit(relax.op.permute_dims(b))
            stays = self.builder_.emit(relax.op.builtin.stop_lift_params(turned))
            return relax.op.matmul(a, self.builder_.emit(relax.op.permute_dims(stays)), out_dtype=call.attrs.out_dtype)

        def is_taken(self, call: Call) -> bool:
            """Whether a rule has a kernel for the product of the weight's transpose; asked once for all layers that are
            alike."""
            key = str(call.args[0].ty), str(call.args[1].ty), str(call.ty)
            if key not in self.known:
                self.known[key] = self._is_taken(call)
            return self.known[key]

        def _is_taken(self, call: Call) -> bool:
            """The same, where the weight's rows are whole 16 bytes."""
            a, b = call.args
            shape = getattr(b.ty, "shape", None)
            if shape is None or len(shape) != 2 or getattr(a.ty, "shape", None) is None or int(a.ty.ndim) < 2:
                return False
            k, n = (getattr(size, "value", None) for size in shape)
            if not k or not n or k * b.ty.dtype.dtype.itemsize % BYTES:
                return False
            build, _ = matmul_of((False, True), str(call.ty.dtype.dtype))
            x, w = relax.Var("x", a.ty), relax.Var("w", relax.TensorType([n, k], str(b.ty.dtype.dtype)))
            made = relax.BlockBuilder()
            with made.function("main", [x, w]):
                y = made.emit(made.call_te(build, x, w))
                made.emit_func_output(y)
            (func,) = (each for _, each in made.get().functions_items() if not isinstance(each, relax.Function))
            return takes(func)

    return mutating("WeightsAlongK", Turn, relax.transform.DeadCodeElimination(["main"]))
