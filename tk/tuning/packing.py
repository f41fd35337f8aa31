"""Packed weights under the tuner: what the pipeline computes once when a model is compiled is no part of a kernel's time.

A schedule may mark blocks that only change a weight's layout. As in `tk.graph.weights.pack` they become a function of
their own; here it is built into a library beside the kernel's, and called once before the kernel is timed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.weights.pack import packs_weights
from tk.tuning.measure.arguments import outputs

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["Packing", "split"]


@dataclass(frozen=True)
class Packing:
    """`sources` are the positions of the arguments that "pack" reads; `packed` what "main" takes in place of some of its
    arguments: (position, shape, dtype), in the order in which "pack" writes them."""

    sources: tuple[int, ...]
    packed: tuple[tuple[int, tuple[int, ...], str], ...]


def split(mod: tvm.IRModule) -> tuple[tvm.IRModule, Packing | None]:
    """A scheduled module whose "main" packs weights, as "main" without and "pack" with those blocks; any other module as
    it is."""
    if not packs_weights(mod["main"]):
        return mod, None
    import tvm
    from tvm import relax
    from tvm.tirx import PrimFunc

    halves = relax.transform.SplitLayoutRewritePreproc()(_caller(mod["main"], len(outputs(mod))))
    functions = {var.name_hint: func for var, func in halves.functions_items()}
    kernels = [func for name, func in functions.items() if isinstance(func, PrimFunc) and name.endswith("_prepacked")]
    packs = [func for name, func in functions.items() if isinstance(func, PrimFunc) and name.endswith("_prepack")]
    whole = tvm.IRModule(
        {"main": kernels[0].with_attr("global_symbol", "main"), "pack": packs[0].with_attr("global_symbol", "pack")}
    )
    return whole, _positions(functions["entry"], kernels[0])


def _type(parameter: Buffer) -> relax.TensorType:
    from tvm import relax

    return relax.TensorType([int(dim) for dim in parameter.shape], str(parameter.dtype))


def _caller(func: PrimFunc, results: int) -> tvm.IRModule:
    """A Relax function "entry" that calls `func`, which is what TVM's pass works on."""
    from tvm import relax

    types = [_type(parameter) for parameter in func.params]
    inputs = [relax.Var(f"a{position}", kind) for position, kind in enumerate(types[:-results])]
    builder = relax.BlockBuilder()
    kernel = builder.add_func(func.without_attr("global_symbol"), "kernel")
    with builder.function("entry", inputs):
        with builder.dataflow():
            out = builder.emit_output(relax.call_tir(kernel, inputs, types[-results:] if results > 1 else types[-1]))
        builder.emit_func_output(out)
    return builder.get()


def _positions(entry: relax.Function, kernel: PrimFunc) -> Packing:
    from tvm import relax

    inputs = list(entry.params)
    bindings = [binding for block in entry.body.blocks for binding in block.bindings]
    calls = [binding.value for binding in bindings if isinstance(binding.value, relax.Call)]
    pack = next(call for call in calls if call.args[0].name_hint.endswith("_prepack"))
    main = next(call for call in calls if call.args[0].name_hint.endswith("_prepacked"))
    sources = tuple(next(i for i, var in enumerate(inputs) if var.same_as(arg)) for arg in pack.args[1])
    results = {}  # which result of "pack" each replaced argument of "main" is: they need not come in the same order
    for i, arg in enumerate(main.args[1]):
        if not any(arg.same_as(var) for var in inputs):
            value = next(binding.value for binding in bindings if binding.var.same_as(arg))
            results[int(value.index) if isinstance(value, relax.TupleGetItem) else 0] = i
    kinds = {i: (tuple(int(dim) for dim in kernel.params[i].shape), str(kernel.params[i].dtype)) for i in results.values()}
    return Packing(sources, tuple((results[number], *kinds[results[number]]) for number in sorted(results)))
