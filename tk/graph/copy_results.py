"""Large inputs and weights that are results as they are, or seen in another shape, are copied by a kernel.

    main(x):  return x, f(x)      →      c = copy(x);  return c, f(x)

A result is the caller's own memory, so the runtime copies what is not, behind the call. A kernel moves more bytes in a second
than the driver's copy: 31 MB of int64 in 11.5 µs instead of 14 on an H200.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te

from tk.graph.dataflow import shape_of, static_size
from tk.graph.memory.copies import OWN_MEMORY, aliased
from tk.graph.memory.state import MUTATED, STATE

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["CopyResults"]

LEAST_BYTES = 1 << 20  # of a result: the launch of a smaller one's copy takes longer than what is moved


def CopyResults() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs before kernels are scheduled, when every group is one PrimFunc and views are views."""

    @tvm.transform.module_pass(opt_level=0, name="CopyResults")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        bindings = [binding for block in main.body.blocks for binding in block.bindings]
        values = {binding.var: binding.value for binding in bindings}
        results = values.get(main.body.body)
        if len(main.body.blocks) != 1 or not isinstance(results, relax.Tuple):
            return mod
        kept = {str(name) for attr in (STATE, MUTATED) for name in (main.attrs or {}).get(attr) or ()}
        plain = [param for param in main.params if str(param.name) not in kept]
        chosen = [n for n, field in enumerate(results.fields) if _is_copied(field, values, plain)]
        return _copied(mod, results, chosen) if chosen else mod

    return rewrite


def _is_copied(field: Expr, values: Mapping[Any, Expr], plain: list[Any]) -> bool:
    """Whether a result is the memory of one of the parameters `plain`, and large."""
    root = aliased(field, dict(values))
    if not any(root.same_as(param) for param in plain) or (shape := shape_of(field)) is None:
        return False
    sizes = [static_size(dim) for dim in shape]
    known = [size for size in sizes if size is not None]
    return len(known) == len(sizes) and prod(known) * int(tvm.DataType(str(field.ty.dtype)).itemsize) >= LEAST_BYTES


def _copied(mod: tvm.IRModule, results: relax.Tuple, chosen: list[int]) -> tvm.IRModule:
    """`mod`, whose "main" returns copies of these of its results."""
    main, builder = mod["main"], relax.BlockBuilder(mod)
    fields, copies = list(results.fields), []
    for n in chosen:
        named = {"primfunc_name_hint": "copy_result", "primfunc_attrs": {OWN_MEMORY: 1}}
        call = builder.normalize(builder.call_te(_copy, fields[n], **named))
        copies.append(relax.VarBinding(relax.DataflowVar("copied", call.ty), call))
        fields[n] = copies[-1].var
    (block,) = main.body.blocks
    own = [binding for binding in block.bindings if not binding.var.same_as(main.body.body)]
    ends = [*copies, relax.VarBinding(main.body.body, relax.Tuple(fields))]
    result = builder.get()
    body = relax.SeqExpr([relax.DataflowBlock([*own, *ends])], main.body.body)
    result["main"] = relax.Function(main.params, body, main.ret_ty, main.is_pure, main.attrs)
    return result


def _copy(x: te.Tensor) -> te.Tensor:
    return te.compute(x.shape, lambda *at: x(*at), name="copy_result")
