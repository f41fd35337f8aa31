"""What depends on constants alone, computed when a model is compiled.

FoldConstants is TVM's FoldConstant without functions whose result lies over an operand (attribute OVER): it runs a function of
constants into memory of its own, and what such a function does not write would be what that memory held.

    scatter(full([3, 4], 0), [1], ones)      stays a call: behind a copy of the zeros (memory/copies.py) it is right

It has LLVM compile each function, 40 ms of CPU time be it for eight numbers, and the indices of a write into a cache are a
dozen operators. EvaluateConstants computes such whole numbers with NumPy, before operators become functions:

    lv1 = arange(8); lv2 = reshape(lv1, [1, 8, 1]); lv3 = add(lv2, 4)      →      lv1, lv2, lv3 are constants

What NumPy does not compute as a kernel would is left to FoldConstants.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from tk.graph.dataflow import dtype_of, name_of, rewrite_blocks, shape_of, static_size
from tk.graph.memory.copies import OVER
from tk.graph.weights.evaluate import evaluated

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import IRModule, Var

    from tk.aliases import Array

__all__ = ["EvaluateConstants", "FoldConstants"]

MOST = 1024  # elements: of what reads no tensor, TVM's FoldConstant folds no more
WHOLE = ("int", "uint", "bool")


def EvaluateConstants() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs in front of LegalizeOps, behind the passes that know masks by the operators that make them."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="EvaluateConstants")  # type: ignore[untyped-decorator]
    def rewrite(mod: IRModule, _context: tvm.transform.PassContext) -> IRModule:
        builder = relax.BlockBuilder(mod)
        return builder.get() if rewrite_blocks(mod, builder, _evaluated) else mod

    return rewrite


def _evaluated(bindings: Sequence[relax.VarBinding]) -> list[relax.VarBinding]:
    """The bindings, those of a few whole numbers that are known as constants."""
    from tvm import relax
    from tvm.ir import GenericConst

    values: dict[Var, Array] = {}
    found = []
    for binding in bindings:
        if _makes_few(binding) and (value := evaluated(binding.value, values)) is not None:
            values[binding.var] = value
            binding = relax.VarBinding(binding.var, relax.const(value, str(value.dtype)))
        elif _is_few(binding) and isinstance(binding.value, GenericConst):
            values[binding.var] = binding.value.value.numpy()
        found.append(binding)
    return found


def _makes_few(binding: relax.Binding) -> bool:
    """Whether an operator makes whole numbers there, no more than MOST."""
    return bool(name_of(getattr(binding, "value", None))) and _is_few(binding)


def _is_few(binding: relax.Binding) -> bool:
    shape = shape_of(binding.var)
    if shape is None or not dtype_of(binding.var).startswith(WHOLE):
        return False
    sizes = [static_size(size) for size in shape]
    return None not in sizes and prod(size for size in sizes if size is not None) <= MOST


def FoldConstants() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Computes what depends on constants alone; a function that the module does not have is called as it was."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="FoldConstants")  # type: ignore[untyped-decorator]
    def fold(mod: IRModule, _context: tvm.transform.PassContext) -> IRModule:
        over = {var: func for var, func in mod.functions_items() if (func.attrs or {}).get(OVER) is not None}
        if not over:
            return relax.transform.FoldConstant()(mod)
        others = {var: func for var, func in mod.functions_items() if var not in over}
        folded = relax.transform.FoldConstant()(tvm.IRModule(others, attrs=mod.attrs))
        for var, func in over.items():
            folded.update_func(var, func)
        return folded

    return fold
