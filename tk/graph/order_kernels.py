"""Kernels that read inputs or write results, put together: what lies between them is captured in CUDA graphs, and each graph's
launch costs microseconds, as does the gap before it.

    a = f(x);  b = g(a);  c = f(y);  d = h(b, c)      →      a = f(x);  c = f(y);  b = g(a);  d = h(b, c)
               ---------             -----------                                   ----------------------

Kinds follow RewriteCUDAGraph: a call is captured unless a tensor of it is the caller's memory, other memory in each call: an
input, a result, or a view of one. Of the kinds whose turn it is, every call that can run does, in the order that was, until
none is left; then it is the other's turn. That gives the fewest turns for the kind that begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.graph.dataflow import Dataflow, rewritten, tensors
from tk.graph.memory.state import MUTATED, STATE

if TYPE_CHECKING:
    from tvm.ir import Expr, Var

__all__ = ["OrderKernels", "captured_parts"]

Kinds = Sequence[bool | None]
"""By binding: whether it is captured; None for what launches nothing."""


def OrderKernels() -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Orders the calls of "main", a program to be captured, where that leaves fewer parts to capture."""

    @tvm.transform.module_pass(opt_level=0, name="OrderKernels")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        callers = _callers(main)

        def ordered(bindings: Sequence[relax.VarBinding]) -> list[relax.VarBinding]:
            graph = Dataflow(bindings)
            kinds = _kinds(graph, callers)
            return [graph.bindings[i] for i in min(_orders(graph, kinds), key=lambda order: _parts(order, kinds))]

        mod = mod.clone()
        mod["main"] = rewritten(main, ordered)
        return mod

    return rewrite


def captured_parts(main: relax.Function, graph: Dataflow, copied: Sequence[Var]) -> int:
    """How many parts of `main`, a program in one block with the bindings of `graph`, would be captured at least, if it read
    copies of some inputs."""
    kinds = _kinds(graph, _callers(main, copied))
    return min(_parts(order, kinds) for order in _orders(graph, kinds))


def _orders(graph: Dataflow, kinds: Kinds) -> list[list[int]]:
    """The order that there is, and those of turns."""
    return [list(range(len(kinds))), _order(graph, kinds, False), _order(graph, kinds, True)]


def _callers(main: relax.Function, copied: Sequence[Var] = ()) -> set[Var]:
    """The variables of `main` that are the caller's memory, and another one in each call: inputs but those that are `copied`,
    results, and views of both; not the inputs that are kept from call to call, nor what is written into them."""
    bindings = [binding for block in main.body.blocks for binding in block.bindings]
    values = {binding.var: binding.value for binding in bindings}
    count = (main.attrs or {}).get("num_input")
    attrs = main.attrs or {}
    kept = {str(name) for name in attrs.get(STATE) or ()}
    inputs = main.params if count is None else list(main.params)[: int(count)]
    found = {param for param in inputs if str(param.name) not in kept} - set(copied)
    found |= set(_returned(main.body.body, values, len(attrs.get(MUTATED) or ())))
    for binding in bindings:
        if not _launches(binding.value) and not isinstance(binding.value, relax.Tuple):
            found |= {binding.var} if found & set(tensors(binding.value)) else set()
    return found


def _returned(expr: Expr, values: dict[Var, Expr], but: int) -> Iterator[Expr]:
    """The variables that `expr` is, under other names or in tuples; of the outermost tuple all but the last `but`."""
    fields = list(expr.fields) if isinstance(expr, relax.Tuple) else [expr]
    for each in fields[: len(fields) - (but if isinstance(expr, relax.Tuple) else 0)]:
        if isinstance(each, relax.Var):
            yield each
            if isinstance(values.get(each), relax.Var | relax.Tuple):
                yield from _returned(values[each], values, but if each is expr else 0)


def _launches(value: Expr) -> bool:
    """Whether a binding's value is more than another name for memory."""
    name = str(getattr(getattr(value, "op", None), "name", ""))
    return isinstance(value, relax.Call) and not name.startswith(("relax.reshape", "relax.shape", "relax.memory.view"))


def _kinds(graph: Dataflow, callers: set[Var]) -> Kinds:
    kinds: list[bool | None] = []
    for i, binding in enumerate(graph.bindings):
        if not _launches(binding.value):
            kinds.append(None)
            continue
        parts = {graph.bindings[j].var for j in graph.users[i] if graph.bindings[j].value.__class__.__name__ == "TupleGetItem"}
        touched = {binding.var, *parts, *graph.operands[i]}
        kinds.append(graph.names[i] == "call_tir" and not touched & callers)
    return kinds


def _order(graph: Dataflow, kinds: Kinds, turn: bool) -> list[int]:
    """The bindings in turns of one kind, beginning with `turn`."""
    waits = [len(set(reads)) for reads in graph.reads]
    ready = [i for i, count in enumerate(waits) if not count]
    order: list[int] = []
    while ready:
        chosen = min((i for i in ready if kinds[i] in (None, turn)), default=None, key=lambda i: (kinds[i] is not None, i))
        if chosen is None:
            turn = not turn
            continue
        ready.remove(chosen)
        order.append(chosen)
        for user in graph.users[chosen]:
            waits[user] -= 1
            if not waits[user]:
                ready.append(user)
    return order


def _parts(order: Sequence[int], kinds: Kinds) -> int:
    """How many parts of the program would be captured."""
    launched = [kind for i in order if (kind := kinds[i]) is not None]
    return sum(kind and (i == 0 or not launched[i - 1]) for i, kind in enumerate(launched))
