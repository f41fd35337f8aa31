"""Groups of operators that become one function each, where a rule of the target has a kernel for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.tirx import PrimFunc

from tk.graph.dataflow import BY_ELEMENT, Dataflow, dtype_of, name_of, operator_of, shape_of

if TYPE_CHECKING:
    from tvm.ir import Expr, Var


__all__ = ["WIDE", "Groups", "prim_func_of", "remembered"]

WIDE = {"float16": 2, "bfloat16": 2, "float32": 4, "float64": 8}
"""Bytes of an element, by floating dtype."""
_MOVES = ("broadcast_to", "expand_dims", "permute_dims", "repeat", "reshape", "squeeze", "strided_slice")
_READS_TENSORS = frozenset({BY_ELEMENT, "take", *_MOVES})
"""What reads a scalar constant as a tensor; other operators have it written into their functions when they are legalised."""


def remembered(takes: Callable[[PrimFunc], bool], mod: tvm.IRModule) -> Callable[[Any], bool]:
    """Whether a Primitive function, which may call PrimFuncs of `mod`, becomes one PrimFunc, and that is what `takes` takes;
    asked once for each structure, since the layers of a model ask the same again."""
    answers: dict[int, bool] = {}

    def taken(function: relax.Function) -> bool:
        key = int(tvm_ffi.structural_hash(function, map_free_vars=True))
        if key not in answers:
            func = prim_func_of(function, mod)
            answers[key] = func is not None and takes(func)
        return answers[key]

    return taken


class Groups(Dataflow):
    """The bindings of one dataflow block of `mod`, some of which become functions and calls of them."""

    def __init__(self, bindings: Sequence[relax.VarBinding], mod: tvm.IRModule) -> None:
        super().__init__(bindings)
        self.names = [operator_of(mod, binding.value) for binding in self.bindings]

    def function(self, group: list[int]) -> relax.Function | None:
        """The group as a function of the tensors that it reads; None when a dim comes from none of them."""
        own = {self.bindings[i].var for i in group}
        params: dict[Expr, Expr] = {}
        bindings = []
        for i in group:
            value = self.bindings[i].value
            args = [_inside(arg, own, params, self.names[i]) for arg in value.args]
            bindings.append(relax.VarBinding(self.bindings[i].var, relax.Call(value.op, args, value.attrs, value.ty_args)))
        last = self.bindings[group[-1]].var
        out = relax.Var("out", last.ty)
        body = relax.DataflowBlock([*bindings, relax.VarBinding(out, last)])
        function = relax.Function(list(params.values()), relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)
        return None if list(relax.analysis.free_symbolic_vars(function)) else relax.utils.copy_with_new_vars(function)

    def call(self, group: list[int], builder: relax.BlockBuilder, name: str = "") -> relax.VarBinding:
        """The binding of the group's last result to a call of its function, which `builder` gets."""
        own = {self.bindings[i].var for i in group}
        arguments: dict[Expr, Expr] = {}
        for i in group:
            for arg in self.bindings[i].value.args:
                _inside(arg, own, arguments, self.names[i])
        name = name or "fused_" + "_".join(self.names[i].rpartition(".")[2] for i in group if self.names[i] != "astype")
        function = builder.add_func(self.function(group), name[:60])
        return relax.VarBinding(self.bindings[group[-1]].var, builder.normalize(relax.Call(function, list(arguments))))


def _inside(arg: Expr, own: set[Var], params: dict[Expr, Expr], name: str) -> Expr:
    """What stands for `arg`, or for the parts of a tuple, inside a function that computes the variables `own` itself, as an
    argument of operator `name`: itself for these, for a scalar constant and for what is no tensor, else a parameter."""
    if isinstance(arg, relax.Tuple):
        return relax.Tuple([_inside(each, own, params, name) for each in arg.fields])
    written = not isinstance(arg, relax.Var) and shape_of(arg) == [] and name not in _READS_TENSORS
    if arg in own or dtype_of(arg) == "" or written:
        return arg
    return params.setdefault(arg, relax.Var(str(getattr(arg, "name", "constant")), arg.ty))


def prim_func_of(function: relax.Function, mod: tvm.IRModule) -> PrimFunc | None:
    """The PrimFunc that a Primitive function becomes, which may call PrimFuncs of `mod`; None where it becomes several."""
    from tk.graph.legalize import LEGALIZE

    calls = (binding.value.args for block in function.body.blocks for binding in block.bindings if name_of(binding.value))
    used = {arg: mod[arg] for args in calls for arg in args if isinstance(arg, tvm.ir.GlobalVar)}
    builder = relax.BlockBuilder(tvm.IRModule(used))
    called = builder.add_func(relax.utils.copy_with_new_vars(function), "group")
    params = list(relax.utils.copy_with_new_vars(function).params)
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(relax.Call(called, params))
        builder.emit_func_output(out)
    passes = tvm.transform.Sequential(
        [relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR(), relax.transform.DeadCodeElimination(["main"])]
    )
    functions = [func for _, func in passes(builder.get()).functions_items() if isinstance(func, PrimFunc)]
    return functions[0] if len(functions) == 1 else None
