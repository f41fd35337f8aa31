"""Small inputs that are read all over a program are copied first, where more of it is captured then.

    y = f(a, positions);  z = g(y);  … h(z, positions)      →      p = copy(positions);  y = f(a, p);  z = g(y);  … h(z, p)

What reads the caller's memory, other memory in each call, is in no CUDA graph. In a language model each layer's attention reads
the tokens' positions: there were as many graphs as layers, each with a launch of its own, and a gap before and behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te

from tk.graph.dataflow import Dataflow, shape_of, static_size, tensors
from tk.graph.memory.copies import OWN_MEMORY
from tk.graph.memory.state import MUTATED, STATE
from tk.graph.order_kernels import captured_parts

if TYPE_CHECKING:
    from tvm.ir import Var

__all__ = ["CopyInputs"]

MOST_BYTES = 16 << 20  # of an input: a copy of so many takes about as long as the launch of a graph, and the gaps beside it


def CopyInputs() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs before kernels are scheduled, when every group is one PrimFunc."""

    @tvm.transform.module_pass(opt_level=0, name="CopyInputs")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        chosen = _chosen(main)
        return _copied(mod, chosen) if chosen else mod

    return rewrite


def _chosen(main: relax.Function) -> list[Var]:
    """The inputs whose copies leave the fewest parts to capture: none where they leave no fewer."""
    blocks = main.body.blocks
    if len(blocks) != 1 or not isinstance(blocks[0], relax.DataflowBlock):
        return []
    graph = Dataflow(blocks[0].bindings)
    chosen = _candidates(main, graph)
    if not chosen:
        return []
    least = captured_parts(main, graph, chosen)
    if least >= captured_parts(main, graph, []):
        return []
    for each in list(chosen):
        others = [other for other in chosen if not other.same_as(each)]
        if captured_parts(main, graph, others) <= least:
            chosen = others
    return chosen


def _candidates(main: relax.Function, graph: Dataflow) -> list[Var]:
    """Small inputs, not kept from call to call and no results, that several calls of the bindings of `graph` read."""
    attrs = main.attrs or {}
    kept = {str(name) for key in (STATE, MUTATED) for name in attrs.get(key) or ()}
    bounds = {str(name): int(size) for name, size in (attrs.get("tir_var_upper_bound") or {}).items()}
    count = int(attrs.get("num_input", len(main.params)))
    tuples = [i for i, binding in enumerate(graph.bindings) if isinstance(binding.value, relax.Tuple)]
    results = {*tensors(main.body.body), *(var for i in tuples for var in graph.operands[i])}
    readers = Counter(var for operands in graph.operands for var in set(operands))
    return [
        param
        for param in list(main.params)[:count]
        if readers[param] > 1 and param not in results and str(param.name) not in kept and _is_small(param, bounds)
    ]


def _is_small(param: Var, bounds: dict[str, int]) -> bool:
    """Whether an input has at most MOST_BYTES, sizes without a bound left out: its copy moves no more than a reader does."""
    shape = shape_of(param)
    if shape is None:
        return False
    sizes = [size if (size := static_size(dim)) is not None else bounds.get(str(dim), 1) for dim in shape]
    return prod(sizes) * int(tvm.DataType(str(param.ty.dtype)).itemsize) <= MOST_BYTES


def _copied(mod: tvm.IRModule, chosen: Sequence[Var]) -> tvm.IRModule:
    """`mod`, whose "main" reads copies of inputs: a parameter's variable is its copy's, and the parameter a new one."""
    main, builder = mod["main"], relax.BlockBuilder(mod)
    given = {param: relax.Var(param.name, param.ty) for param in chosen}
    copies: list[Any] = []
    for param, new in given.items():
        named = {"primfunc_name_hint": "copy_input", "primfunc_attrs": {OWN_MEMORY: 1}}
        call = builder.normalize(builder.call_te(_copy, new, **named))
        copies.append(relax.VarBinding(param, call))
    (block,) = main.body.blocks
    body = relax.SeqExpr([relax.DataflowBlock([*copies, *block.bindings])], main.body.body)
    params = [given.get(param, param) for param in main.params]
    result = builder.get()
    result["main"] = relax.Function(params, body, main.ret_ty, main.is_pure, main.attrs)
    return result


def _copy(x: te.Tensor) -> te.Tensor:
    return te.compute(x.shape, lambda *at: x(*at), name="copy_input")
