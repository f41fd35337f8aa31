"""Functions by element as operators of which TVM's layout pass knows that they keep any layout, while it runs.

    f(x), f(x, y)     →     sinh(x), sinh(x + y)     →     f(x), f(x, y), of other axes

Importers write a function for what Relax has no operator for, such as a leaky ReLU. The layout pass gives its result the
model's own layout, and so all that follows until the next convolution: a pooling, a concatenation, an upsampling. The pass
keeps operators in their order, by which they are found again; the model's own hyperbolic sines are counted too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import relax, tirx
from tvm.ir import TensorLoad, Var

from tk.graph.by_element import Relaid, operands_by_element
from tk.graph.dataflow import BY_ELEMENT, bound_call, dtype_of, name_of, same_shape, shape_of, update_functions

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["hidden", "shown"]

STANDS_FOR = "sinh"  # a function while it is hidden: of one tensor, in any layout
HIDDEN = (BY_ELEMENT, "clip", "nn.leakyrelu")  # what the layout pass does not know
DTYPES = ("float16", "bfloat16", "float32", "float64")


def hidden(mod: tvm.IRModule) -> tuple[tvm.IRModule, list[Call | None]]:
    """`mod` with calls of functions by element, of one or two tensors, hidden; and what each STANDS_FOR in it stands for, None
    for itself. A module of several programs stays as it is."""
    calls: list[Call | None] = []

    @relax.expr_functor.mutator
    class Hide(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            given = operands_by_element(mod, call) if name_of(call) in HIDDEN else []
            if name_of(call) == STANDS_FOR:
                calls.append(None)
            elif _keeps_any_layout(mod, call, given):
                calls.append(call)
                return relax.op.sinh(given[0] if len(given) == 1 else self.builder_.emit(relax.op.add(*given)))
            return call

    if sum(isinstance(func, relax.Function) for _, func in mod.functions_items()) != 1:
        return mod, []
    hide = Hide(mod)
    update_functions(mod, hide.builder_, hide.visit_expr)
    return hide.builder_.get(), calls


def _keeps_any_layout(mod: tvm.IRModule, call: Call, given: Sequence[Expr]) -> bool:
    """Whether a call by element of `given` computes a tensor from one or two of its shape and dtype, alike at every index."""
    return (
        1 <= len(given) <= 2
        and len(shape_of(call) or ()) >= 3
        and all(isinstance(each, relax.Var) and dtype_of(each) == dtype_of(call) for each in given)
        and dtype_of(call) in DTYPES
        and not (name_of(call) == BY_ELEMENT and _uses_index(mod[call.args[0]]))
    )


def shown(mod: tvm.IRModule, calls: Sequence[Call | None]) -> tvm.IRModule:
    """`mod` with the calls that `hidden` gave, of tensors in whatever layout they are now."""
    left = iter(calls)

    @relax.expr_functor.mutator
    class Show(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            was = next(left) if name_of(call) == STANDS_FOR else None
            if was is None:
                return call
            count = len(was.args[1].fields) if name_of(was) == BY_ELEMENT else 1
            summed = bound_call(self, call.args[0], "add") if count == 2 else None
            args = list(call.args if summed is None else summed.args)
            assert len(args) == count, "the layout pass came between two operands"
            if name_of(was) == BY_ELEMENT and same_shape(shape_of(was), shape_of(call)):
                return relax.call_tir(was.args[0], args, out_ty=call.ty)
            return relaid.call(was, args, call.ty.shape.values, _channels_last, "channels last")

    if not calls:
        return mod
    show = Show(mod)
    relaid = Relaid(show.builder_)
    update_functions(mod, show.builder_, show.visit_expr)
    return show.builder_.get()


def _channels_last(*index: Expr) -> list[Expr]:
    return [index[0], *index[2:], index[1]]


def _uses_index(func: PrimFunc) -> bool:
    """Whether what a function by element stores depends on where."""
    stores: list[tirx.BufferStore] = []
    tvm_ffi.structural_walk(func.body, (tirx.BufferStore, stores.append))
    value = tvm_ffi.structural_map(stores[0].value, [(TensorLoad, lambda load: tirx.const(0, str(load.ty.dtype)))])
    found: list[Var] = []
    tvm_ffi.structural_walk(value, (Var, found.append))
    return bool(found)
