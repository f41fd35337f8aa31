"""Groups of operators that become one function each, where a rule of the target has a kernel for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import Dataflow, dtype_of, shape_of

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["WIDE", "Groups", "prim_func_of", "remembered", "taken_on"]

WIDE = {"float16": 2, "bfloat16": 2, "float32": 4, "float64": 8}
"""Bytes of an element, by floating dtype."""


def taken_on(target: Target) -> Callable[[PrimFunc], bool]:
    """Whether one of the target's rules that join products matches a PrimFunc, and its default fits. Rules that the context
    we are in leaves out do not count: what they alone take is not made, rather than left to the rule that takes anything."""
    import tvm

    from tk.schedule.discover import discover

    left_out = {str(name) for name in tvm.transform.PassContext.current().disabled_pass}
    rules = [rule for rule in discover(target.kind) if rule.joins and rule.name not in left_out]

    def takes(func: PrimFunc) -> bool:
        for rule in rules:
            match = rule.match(func, target)
            if match is not None and not rule.legal(match, rule.default(match, target), target):
                return True
        return False

    return takes


def remembered(takes: Callable[[PrimFunc], bool]) -> Callable[[Any], bool]:
    """Whether a Primitive function becomes one PrimFunc, and that is what `takes` takes; asked once for each structure, since
    the layers of a model ask the same again."""
    import tvm_ffi

    answers: dict[int, bool] = {}

    def taken(function: Any) -> bool:
        key = int(tvm_ffi.structural_hash(function, map_free_vars=True))
        if key not in answers:
            func = prim_func_of(function)
            answers[key] = func is not None and takes(func)
        return answers[key]

    return taken


class Groups(Dataflow):
    """The bindings of one dataflow block, some of which become functions and calls of them."""

    def function(self, group: list[int]) -> Any | None:
        """The group as a function of the tensors that it reads; None when a dim comes from none of them."""
        from tvm import relax

        own = {self.bindings[i].var for i in group}
        params: dict[Any, Any] = {}
        bindings = []
        for i in group:
            value = self.bindings[i].value
            args = [arg if arg in own else _param(arg, params) for arg in value.args]
            bindings.append(relax.VarBinding(self.bindings[i].var, relax.Call(value.op, args, value.attrs, value.ty_args)))
        last = self.bindings[group[-1]].var
        out = relax.Var("out", last.ty)
        body = relax.DataflowBlock([*bindings, relax.VarBinding(out, last)])
        function = relax.Function(list(params.values()), relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)
        return None if list(relax.analysis.free_symbolic_vars(function)) else relax.utils.copy_with_new_vars(function)

    def call(self, group: list[int], builder: Any, name: str = "") -> Any:
        """The binding of the group's last result to a call of its function, which `builder` gets."""
        from tvm import relax

        own = {self.bindings[i].var for i in group}
        arguments: dict[Any, Any] = {}
        for i in group:
            for arg in self.bindings[i].value.args:
                if arg not in own:
                    _param(arg, arguments)
        name = name or "fused_" + "_".join(self.names[i].rpartition(".")[2] for i in group if self.names[i] != "astype")
        function = builder.add_func(self.function(group), name[:60])
        return relax.VarBinding(self.bindings[group[-1]].var, builder.normalize(relax.Call(function, list(arguments))))


def _param(arg: Any, params: dict[Any, Any]) -> Any:
    """What stands for `arg` inside a function: itself for a scalar constant and for what is no tensor, else a parameter."""
    from tvm import relax

    if dtype_of(arg) == "" or (not isinstance(arg, relax.Var) and shape_of(arg) == []):
        return arg
    return params.setdefault(arg, relax.Var(str(getattr(arg, "name", "constant")), arg.ty))


def prim_func_of(function: Any) -> Any | None:
    """The PrimFunc that a Primitive function becomes."""
    import tvm
    from tvm import relax
    from tvm.tirx import PrimFunc

    from tk.graph.legalize import LEGALIZE

    builder = relax.BlockBuilder()
    called = builder.add_func(relax.utils.copy_with_new_vars(function), "group")
    params = list(relax.utils.copy_with_new_vars(function).params)
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(relax.Call(called, params))
        builder.emit_func_output(out)
    passes = tvm.transform.Sequential([relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()])
    functions = [func for _, func in passes(builder.get()).functions_items() if isinstance(func, PrimFunc)]
    return functions[0] if len(functions) == 1 else None
