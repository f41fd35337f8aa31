"""TVM's FoldConstant without functions whose result lies over an operand (attribute OVER): it runs a function of constants into
memory of its own, and what such a function does not write would be what that memory held.

    scatter(full([3, 4], 0), [1], ones)      stays a call: behind a copy of the zeros (memory/copies.py) it is right
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.graph.memory.copies import OVER

if TYPE_CHECKING:
    import tvm
    from tvm.ir import IRModule

__all__ = ["FoldConstants"]


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
