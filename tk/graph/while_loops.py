"""Loops of as many steps as tensors' values tell: calls in "main" of programs of their own.

    y, n = call_pure_packed("tk.while_loop.while_loop_0", y0, n0, w)          carried: y and n; given in each step: w

No pass looks into such a call. The condition and the body are compiled as "main" is, each once; so is the result, a copy:
what a loop gives is memory of its own, also where no step is taken or the body hands on what it was given. When all are lowered
they are one module, and the call is one of a function that is declared there (tk/lowering/while_loops.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, message
from tk.graph.memory.copies import OWN_MEMORY
from tk.lowering.while_loops import LoopFunctions, declare

if TYPE_CHECKING:
    import tvm
    from tvm import relax, te
    from tvm.ir import Expr, Type

    from tk.frontend.model import Loop, Model

__all__ = ["called_loop", "calling", "copies", "linked", "loops_called", "parts_called"]

PREFIX = "tk.while_loop."


def calling(name: str, carried: Sequence[Expr], given: Sequence[Expr], types: Sequence[Type]) -> Expr:
    """The call of the loop `name`, which gives a tuple of what is carried, of these types."""
    from tvm import relax

    args = [*carried, *given]
    return relax.call_pure_packed(relax.ExternFunc(PREFIX + name), *args, ty_args=[relax.TupleType(list(types))])


def called_loop(value: Any) -> str | None:
    """The name of the loop that `value` calls, in either form that a call has on its way; None for anything else."""
    import tvm
    from tvm import relax

    if not isinstance(value, tvm.ir.Call):
        return None
    function = value.args[0] if getattr(value.op, "name", "") == "relax.call_pure_packed" else value.op
    name = str(function.global_symbol) if isinstance(function, relax.ExternFunc) else ""
    return name.removeprefix(PREFIX) if name.startswith(PREFIX) else None


def loops_called(mod: tvm.IRModule) -> list[str]:
    """The names of the loops that a module's programs call, each once."""
    from tvm import relax

    programs = [func for _, func in mod.functions_items() if isinstance(func, relax.Function)]
    values = [binding.value for func in programs for block in func.body.blocks for binding in block.bindings]
    return list(dict.fromkeys(name for value in values if (name := called_loop(value)) is not None))


def copies(types: Sequence[Type], carried: int) -> tvm.IRModule:
    """A module whose "main" takes what a loop's body does, of these types, and returns a copy of each that is carried."""
    from tvm import relax

    builder = relax.BlockBuilder()
    params = [relax.Var(f"value_{i}", ty) for i, ty in enumerate(types)]
    with builder.function("main", params, attrs={"num_input": len(params)}):
        with builder.dataflow():
            named = {"primfunc_name_hint": "copy_carried", "primfunc_attrs": {OWN_MEMORY: 1}}
            copied = [builder.emit_te(_copy, param, **named) for param in params[:carried]]
            result = builder.emit_output(relax.Tuple(copied))
        builder.emit_func_output(result)
    return builder.get()


def _copy(x: te.Tensor) -> te.Tensor:
    from tvm import te

    return te.compute(x.shape, lambda *at: x(*at), name="copy_carried")


def parts_called(entry: str, mod: tvm.IRModule, loops: Mapping[str, Loop]) -> dict[str, Model]:
    """The parts of the loops that a lowered module calls, by the functions that they become beside the one called `entry`."""
    names = loops_called(mod)
    return {_function(entry, name, role): part for name in names for role, part in loops[name].parts().items()}


def linked(mod: tvm.IRModule, callers: Mapping[str, str], loops: Mapping[str, Mapping[str, Loop]]) -> tvm.IRModule:
    """A module of lowered programs, with their loops declared. `callers` says for each program of which entry it is a part;
    `loops` are those of each entry by name."""
    import tvm

    mod = mod.clone()
    declared: dict[str, Any] = {}
    for caller, entry in callers.items():
        var = mod.get_global_var(caller)
        names = loops_called(tvm.IRModule({var: mod[var]}))
        for function in (f"{entry}_{name}" for name in names):
            if function not in declared:
                declared[function] = declare(mod, function, _functions(entry, function, loops[entry]))
        func = mod[var] if caller == entry else _without_weights(mod[var])
        mod[var] = _calling_functions(func, {name: declared[f"{entry}_{name}"] for name in names})
    return mod


def _without_weights(func: relax.Function) -> relax.Function:
    """A lowered part of a loop without the last parameter, a tuple of weights: it has none."""
    from tvm import relax

    without = relax.Function(list(func.params)[:-1], func.body, func.ret_ty, func.is_pure, func.attrs)
    if relax.analysis.free_vars(without):
        raise CompileError(message("a part of a loop takes weights", do="report it with the model"))
    return without


def _function(entry: str, name: str, role: str) -> str:
    """What a part of a loop is called in the module of all."""
    return f"{entry}_{name}_{role}"


def _functions(entry: str, function: str, loops: Mapping[str, Loop]) -> LoopFunctions:
    name = function.removeprefix(f"{entry}_")
    carried, taken = loops[name].carried, len(loops[name].body.mod["main"].params)
    names = {role: _function(entry, name, role) for role in loops[name].parts()}
    return LoopFunctions(**names, carried=carried, given=taken - carried)


def _calling_functions(func: relax.Function, variables: Mapping[str, Any]) -> relax.Function:
    """A lowered function that calls loops by their variables. It is put together anew and not visited: a mutator would infer
    the types of calls of what is only declared."""
    from tvm import relax

    def bound(binding: relax.VarBinding) -> relax.VarBinding:
        name = called_loop(binding.value)
        if name is None:
            return binding
        call = relax.Call(variables[name], binding.value.args, binding.value.attrs, [binding.value.ty])
        relax.expr._update_type(call, binding.value.ty)
        return relax.VarBinding(binding.var, call)

    blocks = [relax.BindingBlock([bound(each) for each in block.bindings]) for block in func.body.blocks]
    body = relax.SeqExpr(blocks, func.body.body)
    return relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs)
