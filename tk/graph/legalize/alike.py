"""LegalizeOps that expands alike calls once: a model's layers call the same operators on tensors of the same types.

    y = add(x, w): [1, 512], [512];  …;  z = add(y, v): [1, 512], [512]       →      one PrimFunc, made once, called twice

TVM makes a PrimFunc for each call, which takes a third of a millisecond, and finds only then that the module has it already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.ir import Call, Expr, GenericConst, GlobalVar

from tk.graph.dataflow import name_of
from tk.graph.legalize.stock import stock

__all__ = ["LegalizeAlike"]

Legalize = Callable[[relax.BlockBuilder, Call], Expr]


def LegalizeAlike(table: Mapping[str, Legalize]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """relax.transform.LegalizeOps by `table` and, where an operator is not in it, as TVM does; of calls that differ in their
    variables alone the first is expanded."""

    @tvm.transform.module_pass(opt_level=0, name="LegalizeAlike")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        known: dict[Any, _Expansion | None] = {}  # of this module, whose functions expansions name
        functions = {name: _once(table.get(name, stock), known) for name in (*_expanded(), *table)}
        return relax.transform.LegalizeOps(functions)(mod)

    return rewrite


@cache
def _expanded() -> tuple[str, ...]:
    """The operators that TVM can expand."""
    names = (str(name) for name in tvm.ir.Op.list_op_names())
    return tuple(name for name in names if name.startswith("relax.") and tvm.ir.Op.get(name).has_attr("FLegalize"))


class _Expansion:
    """What a call became: a call_tir of `call`'s function, whose operands are the tensors number `operands` of the call."""

    def __init__(self, call: Call, operands: list[int]) -> None:
        self.call, self.operands = call, operands

    def of(self, tensors: list[Expr]) -> Expr:
        """The same for a call of other tensors."""
        function, _, *others = self.call.args
        operands = relax.Tuple([tensors[number] for number in self.operands])
        return relax.Call(self.call.op, [function, operands, *others], self.call.attrs, self.call.ty_args)


def _once(legalize: Legalize, known: dict[Any, _Expansion | None]) -> Legalize:
    """`legalize`, asked once for calls of equal keys; what it makes anything but one call_tir of is expanded anew."""

    def expanded(builder: relax.BlockBuilder, call: Call) -> Expr:
        tensors: list[Expr] = []
        key = _key(call, tensors)
        if key is None:
            return legalize(builder, call)
        before = known.get(key)
        if before is not None:
            return before.of(tensors)
        made = legalize(builder, call)
        if key not in known:
            known[key] = _expansion(made, tensors)
        return made

    return expanded


def _expansion(made: Expr, tensors: list[Expr]) -> _Expansion | None:
    if name_of(made) != "call_tir" or not isinstance(made.args[0], GlobalVar) or not isinstance(made.args[1], relax.Tuple):
        return None
    operands = []
    for field in made.args[1].fields:
        number = next((n for n, tensor in enumerate(tensors) if field.same_as(tensor)), None)
        if number is None:
            return None
        operands.append(number)
    return _Expansion(made, operands)


def _key(call: Call, tensors: list[Expr]) -> Any:
    """What an expansion follows from: the operator, its attributes, the types of its tensors, which of them are one, and all
    else that it is given; None where that is more, such as a constant's elements or what a variable is bound to. `tensors` gets
    the variables."""
    parts: list[Any] = [str(call.op.name), None if call.attrs is None else tvm_ffi.StructuralKey(call.attrs)]
    waiting = list(reversed(call.args))
    while waiting:
        arg = waiting.pop()
        if isinstance(arg, relax.Tuple):
            parts.append(len(arg.fields))
            waiting.extend(reversed(arg.fields))
        elif isinstance(arg, relax.Var):
            if not isinstance(arg.ty, relax.TensorType):
                return None
            first = next((n for n, tensor in enumerate(tensors) if arg.same_as(tensor)), len(tensors))
            tensors.append(arg)
            parts += [first, tvm_ffi.StructuralKey(arg.ty)]
        elif isinstance(arg, GenericConst) and arg.ty.ndim:
            return None
        else:
            parts.append(tvm_ffi.StructuralKey(arg))
    return tuple(parts)
