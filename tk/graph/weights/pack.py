"""Weights in the layout that their kernels read, packed once, when the model is compiled.

A CPU rule marks the block that packs a constant operand. That block becomes a function of its own, which depends on the
weight alone, and so `fold_weights` computes it here:

    kernel(x, w): w' = panels(w); y = x·w'      →      kernel(x, w'): y = x·w',   w' = panels(w) a new weight
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import name_of
from tk.graph.memory.copies import COPY, aliased
from tk.graph.weights.fold import Machine, fold_weights, kept_in_main
from tk.lowering.block_tree import has_block

if TYPE_CHECKING:
    import numpy as np
    import tvm

__all__ = ["PACKING", "pack_weights", "packs_weights"]

# TVM's name for the annotation on a block that only changes a weight's layout.
SUFFIX = "_prepacked"
PACKING = "meta_schedule.layout_rewrite_preproc"


def pack_weights(
    mod: tvm.IRModule, weights: Mapping[str, np.ndarray[Any, Any]], machine: Machine
) -> tuple[tvm.IRModule, dict[str, np.ndarray[Any, Any]]]:
    """A scheduled module and its weights, those packed that its kernels want packed, by what `machine` compiles."""
    import tvm
    from tvm import relax

    # TVM's pass fails on functions of other forms than a schedule's, and they have nothing to split off
    other = {
        var: func for var, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc) and not packs_weights(func)
    }
    packing = {var: func for var, func in mod.functions_items() if var not in other}
    split = relax.transform.SplitLayoutRewritePreproc()(tvm.IRModule(packing, attrs=mod.attrs))
    split.update(tvm.IRModule(other))
    split = _restore_names()(split)
    kept = _copies_kept(split)
    packed, weights = fold_weights(kept, weights, machine)
    packed = packed if kept is split else _without_stops(packed)
    return relax.transform.DeadCodeElimination(["main"])(packed), weights


def _copies_kept(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, its copies before writes not to be made of weights here: a call writes over them."""
    from tvm import relax

    copies = {var.name_hint for var, func in mod.functions_items() if (func.attrs or {}).get(COPY) is not None}
    main = mod["main"]
    weights = list(main.params[int(main.attrs["num_input"]) :])
    bindings = [binding for block in main.body.blocks for binding in block.bindings]
    values = {binding.var: binding.value for binding in bindings}

    def of_weight(call: Any) -> bool:
        copying = name_of(call) == "call_tir" and call.args[0].name_hint in copies
        return copying and aliased(call.args[1].fields[0], values) in weights

    if not any(map(of_weight, values.values())):
        return mod

    @relax.expr_functor.mutator
    class Keep(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            own, call = call, super().visit_call_(call)
            return kept_in_main(call, self.builder_) if of_weight(own) else call

    mod = mod.clone()
    mod["main"] = Keep(mod).visit_expr(mod["main"])
    return mod


def _without_stops(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod` without the marks of `_copies_kept`, which TVM's pass takes away where it lifts anything."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Strip(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            return call.args[0] if name_of(call) == "builtin.stop_lift_params" else call

    mod = mod.clone()
    mod["main"] = Strip(mod).visit_expr(mod["main"])
    return mod


def packs_weights(func: Any) -> bool:
    """Whether a block of the function is marked as one that packs a weight."""
    return has_block(func.body, lambda block: PACKING in block.annotations)


def _restore_names() -> tvm.transform.Pass:
    """A kernel whose packing was split off is called as before: TVM adds a suffix."""
    import tvm
    from tvm import relax
    from tvm.ir import GlobalVar

    @relax.expr_functor.mutator
    class Rename(relax.PyExprMutator):  # type: ignore[misc]
        renamed: dict[str, GlobalVar]

        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            name = call.args[0].name_hint if call.args and isinstance(call.args[0], GlobalVar) else ""
            if name not in self.renamed:
                return call
            return relax.Call(call.op, [self.renamed[name], *call.args[1:]], call.attrs, call.ty_args)

    @tvm.transform.module_pass(opt_level=0, name="RestoreNames")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        mod = relax.transform.DeadCodeElimination(["main"])(mod)
        rename = Rename(mod)
        rename.renamed = {
            var.name_hint: _called(var, var.name_hint.removesuffix(SUFFIX))
            for var in mod.get_global_vars()
            if var.name_hint.endswith(SUFFIX)
        }
        for var in mod.get_global_vars():
            if var.name_hint in rename.renamed:
                mod[rename.renamed[var.name_hint]] = mod[var]
        mod["main"] = rename.visit_expr(mod["main"])
        return mod

    return rewrite


def _called(var: Any, name: str) -> Any:
    from tvm import relax
    from tvm.ir import GlobalVar

    other = GlobalVar(name)
    relax.expr._update_type(other, var.ty)
    return other
