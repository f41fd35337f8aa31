"""Groups of operators that become one function each, where a rule of the target has a kernel for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.tirx import PrimFunc

from tk.graph.dataflow import BY_ELEMENT, Dataflow, dtype_of, name_of, operator_of, shape_of
from tk.graph.legalize import LEGALIZE

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
        self.mod = mod
        self.names = [operator_of(mod, binding.value) for binding in self.bindings]

    def function(self, group: list[int]) -> relax.Function | None:
        """The group as a function of the tensors that it reads; None when a dim comes from none of them. A dim that is a sum,
        as the rows of a cache and those of a call, is a variable of its own there, where its parts come from none."""
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
        if list(relax.analysis.free_symbolic_vars(function)):
            function = _with_own_sizes(function)
        return None if list(relax.analysis.free_symbolic_vars(function)) else relax.utils.copy_with_new_vars(function)

    def call(self, group: list[int], builder: relax.BlockBuilder, name: str = "") -> relax.VarBinding:
        """The binding of the group's last result to a call of its function, which `builder` gets."""
        name = name or "fused_" + "_".join(self.names[i].rpartition(".")[2] for i in group if self.names[i] != "astype")
        function = builder.add_func(self.function(group), name[:60])
        return relax.VarBinding(self.bindings[group[-1]].var, builder.normalize(relax.Call(function, self.arguments(group))))

    def arguments(self, group: list[int]) -> list[Expr]:
        """The tensors that the group's function takes."""
        own = {self.bindings[i].var for i in group}
        arguments: dict[Expr, Expr] = {}
        for i in group:
            for arg in self.bindings[i].value.args:
                _inside(arg, own, arguments, self.names[i])
        return list(arguments)


def _inside(arg: Expr, own: set[Var], params: dict[Expr, Expr], name: str) -> Expr:
    """What stands for `arg`, or for the parts of a tuple, inside a function that computes the variables `own` itself, as an
    argument of operator `name`: itself for these, for a scalar constant and for what is no tensor, else a parameter."""
    if isinstance(arg, relax.Tuple):
        return relax.Tuple([_inside(each, own, params, name) for each in arg.fields])
    written = not isinstance(arg, relax.Var) and shape_of(arg) == [] and name not in _READS_TENSORS
    if arg in own or dtype_of(arg) == "" or written:
        return arg
    return params.setdefault(arg, relax.Var(str(getattr(arg, "name", "constant")), arg.ty))


def _with_own_sizes(function: relax.Function) -> relax.Function:
    """The function with variables for those dims of its parameters that are computed of variables which no parameter gives; as
    it is where an operator's result then has no known shape, two dims that were one no longer being so."""
    free, sizes = list(relax.analysis.free_symbolic_vars(function)), list[tuple[Any, Any]]()
    equal = tvm.sym.Analyzer().can_prove_equal  # a sum may be spelled in several ways

    def size(dim: Any) -> Any:
        known = next((own for other, own in sizes if equal(dim, other)), None)
        return dim if known is None else known

    for dim in (dim for param in function.params for dim in param.ty.shape or ()):
        used = tvm.tirx.analysis.undefined_vars(dim) if not isinstance(dim, tvm.tirx.Var | tvm.tirx.IntImm) else []
        if any(var.same_as(other) for var in used for other in free) and size(dim) is dim:
            sizes.append((dim, tvm.tirx.Var(f"size{len(sizes)}", "int64")))
    builder, known = relax.BlockBuilder(), dict[Any, Any]()

    def inside(arg: Any) -> Any:
        if isinstance(arg, relax.Tuple):
            return relax.Tuple([inside(each) for each in arg.fields])
        return relax.ShapeExpr([size(dim) for dim in arg.values]) if isinstance(arg, relax.ShapeExpr) else known.get(arg, arg)

    for param in function.params:
        shape = relax.ShapeExpr([size(dim) for dim in param.ty.shape])
        known[param] = relax.Var(param.name, relax.TensorType(shape, param.ty.dtype))
    bindings = []
    for binding in function.body.blocks[0].bindings:
        value = binding.value
        if isinstance(value, relax.Call):
            value = builder.normalize(relax.Call(value.op, [inside(arg) for arg in value.args], value.attrs, value.ty_args))
        else:
            value = known[value]
        if len(getattr(value.ty.shape, "values", ())) != value.ty.ndim:
            return function
        kind = relax.DataflowVar if isinstance(binding.var, relax.DataflowVar) else relax.Var
        known[binding.var] = kind(binding.var.name, value.ty)
        bindings.append(relax.VarBinding(known[binding.var], value))
    out = known[function.body.body]
    body = relax.SeqExpr([relax.DataflowBlock(bindings)], out)
    return relax.Function([known[param] for param in function.params], body, out.ty).with_attr("Primitive", True)


def prim_func_of(function: relax.Function, mod: tvm.IRModule) -> PrimFunc | None:
    """The PrimFunc that a Primitive function becomes, which may call PrimFuncs of `mod`; None where it becomes several."""
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
