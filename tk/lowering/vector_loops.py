"""Vectorized loops made loops of another kind, where a code generator would get their vectors wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx

if TYPE_CHECKING:
    from tvm.tirx import For
    from tvm_ffi.structural import StructuralMutator

__all__ = ["without_vectors"]


def without_vectors(mod: tvm.IRModule, where: Callable[[Any], bool], unrolled: bool) -> tvm.IRModule:
    """`mod`, of scheduled functions, whose vectorized loops for which `where` holds are `unrolled`, or else plain."""
    kind = tirx.ForKind.UNROLLED if unrolled else tirx.ForKind.SERIAL

    def rewritten(loop: For, mutator: StructuralMutator) -> For:
        loop = mutator.default_mutate(loop)
        if loop.kind != tirx.ForKind.VECTORIZED or not where(loop):
            return loop
        return tirx.For(loop.loop_var, loop.min, loop.extent, kind, loop.body, None, loop.annotations)

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.For, rewritten)]))
    return updated
