"""A pad at the end of axes is no part of the sum before it.

    conv2d(x, w) [n, h, w, 58] → pad [n, h, w, 64]

TVM calls such a pad elementwise, since it reads the element whose index it writes, and FuseOps appends it to convolutions,
poolings, matmuls and sums. What a schedule computes at the indices of the result is then computed for the padding too, beyond
the operands: rules refuse that, and the last of them is slow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from tvm import tirx
from tvm.tirx.buffer import BufferType

if TYPE_CHECKING:
    from tvm.ir import IRModule
    from tvm.tirx import PrimFunc

__all__ = ["SeparatePads"]

ELEMENTWISE, INJECTIVE = 0, 2  # TVM's OpPatternKind


def SeparatePads() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs between AnnotateTIROpPattern and FuseOps, which joins injective functions among themselves alone."""

    @tvm.transform.module_pass(opt_level=0, name="SeparatePads")  # type: ignore[untyped-decorator]
    def rewrite(mod: IRModule, _context: tvm.transform.PassContext) -> IRModule:
        found = {
            name: func.with_attr("op_pattern", INJECTIVE)
            for name, func in mod.functions.items()
            if isinstance(func, tirx.PrimFunc) and _grows(func)
        }
        made = tvm.IRModule(dict(mod.functions), attrs=mod.attrs) if found else mod
        for name, func in found.items():
            made[name] = func
        return made

    return rewrite


def _grows(func: PrimFunc) -> bool:
    """Whether it is called elementwise and writes more elements along an axis than any of what it reads has."""
    if func.attrs is None or int(func.attrs.get("op_pattern", -1)) != ELEMENTWISE:
        return False
    *read, written = [param.shape for param in func.params if isinstance(param.ty, BufferType)]
    # Biases are smaller, too: an elementwise function that is none of a pad reads something of its result's shape.
    return bool(read) and not any(
        len(shape) == len(written) and all(_at_most(more, had) for had, more in zip(shape, written, strict=True))
        for shape in read
    )


def _at_most(a: tvm.ir.Expr, b: tvm.ir.Expr) -> bool:
    if isinstance(a, tirx.IntImm) and isinstance(b, tirx.IntImm):
        return int(a) <= int(b)
    return bool(tvm.sym.Analyzer().can_prove_equal(a, b))
