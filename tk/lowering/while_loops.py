"""How a lowered module says that one of its functions is a while loop: declared by its attribute, without a body of its own.

A loop is three functions of the same module, which take the carried values, then what every step is given. Their meaning:

    def loop(*carried, *given):
        while condition(*carried, *given)[0]:
            carried = body(*carried, *given)
        return result(*carried, *given)

Relax has no loop, and recursion in it takes a frame of the host's stack a step. TVM's virtual machine has jumps, of which
tk/codegen/while_loops.py makes the loop.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm
    from tvm.ir import GlobalVar

__all__ = ["LoopFunctions", "declare", "loops_in"]

LOOP = "tk.while_loop"  # attribute of a declared function
DECLARED = ".declared"  # what its declaration is called in the program; the loop has the function's own name


@dataclass(frozen=True)
class LoopFunctions:
    """The functions of a loop, and how many values it carries and is given."""

    condition: str
    body: str
    result: str
    carried: int
    given: int


def declare(mod: tvm.IRModule, name: str, functions: LoopFunctions) -> GlobalVar:
    """Adds the declaration of a loop to `mod`; the variable by which it is called."""
    import tvm
    from tvm import relax

    var = tvm.ir.GlobalVar(name)
    relax.expr._update_type(var, relax.FuncType.opaque_func(ret=relax.AnyType()))
    nothing = relax.Var("nothing", relax.AnyType())  # the virtual machine's code generator wants a body
    call = relax.Call(relax.ExternFunc("vm.builtin.make_tuple"), [], ty_args=[relax.AnyType()])
    body = relax.SeqExpr([relax.BindingBlock([relax.VarBinding(nothing, call)])], nothing)
    declared = relax.Function([], body, relax.AnyType(), is_pure=False)
    mod[var] = declared.with_attr("global_symbol", name + DECLARED).with_attr(LOOP, asdict(functions))
    return var


def loops_in(mod: tvm.IRModule) -> dict[str, LoopFunctions]:
    """The loops that `mod` declares, by name."""
    attrs: dict[str, Any] = {var.name_hint: (func.attrs or {}).get(LOOP) for var, func in mod.functions_items()}
    return {name: _functions(each) for name, each in attrs.items() if each is not None}


def _functions(attribute: Any) -> LoopFunctions:
    names = {name: str(attribute[name]) for name in ("condition", "body", "result")}
    return LoopFunctions(**names, carried=int(attribute["carried"]), given=int(attribute["given"]))
