"""TVM's StorageRewrite, of which memory that two dtypes take one after the other is taken back where code has no views of it.

    ones = T.alloc_shared((256,), "float64")      …      words = T.decl_buffer((128,), "uint32", data=ones.data)
                                                  →      words = T.alloc_shared((128,), "uint32")

What a kernel needs no more of its registers and shared memory another buffer takes, of another dtype too: as a view. CUDA has
such a view as a cast pointer; of an AMD GPU's LDS and registers TVM's code generator casts it to one of global memory. There
each has memory of its own; LLVM finds registers that are free by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx

if TYPE_CHECKING:
    from tvm.tirx import Buffer, DeclBuffer, PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["rewrite_storage"]

WITHOUT_VIEWS = "rocm"


def rewrite_storage() -> tvm.transform.Pass:
    """StorageRewrite, and what it made views of another dtype of as buffers again where there are no such views."""

    @tvm.transform.module_pass(opt_level=0, name="RewriteStorage")  # type: ignore[untyped-decorator]
    def rewritten(mod: tvm.IRModule, context: tvm.transform.PassContext) -> tvm.IRModule:
        # A view of another dtype that a schedule wrote shares what is in memory: those functions stay as they are.
        able = {var.name_hint for var, func in mod.functions_items() if _has_no_views(func) and not _reinterprets(func)}
        made = tirx.transform.StorageRewrite()(mod)
        for var, func in list(made.functions_items()):
            if var.name_hint in able and _reinterprets(func):
                made[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.DeclBuffer, _allocated)]))
        return made

    return rewritten


def _has_no_views(func: PrimFunc) -> bool:
    target = func.attrs.get("target") if func.attrs is not None else None
    return target is not None and str(target.kind.name) == WITHOUT_VIEWS


def _reinterprets(func: PrimFunc) -> bool:
    found: list[DeclBuffer] = []
    tvm_ffi.structural_walk(func.body, [(tirx.DeclBuffer, found.append)], order="pre")
    return any(map(_is_reinterpreted, found))


def _is_reinterpreted(node: DeclBuffer) -> bool:
    """Whether a buffer of registers or of shared memory is a view of one of another dtype."""
    owner = _owner(node)
    return owner is not None and str(node.buffer.scope()) not in ("", "global") and str(owner.dtype) != str(node.buffer.dtype)


def _owner(node: DeclBuffer) -> Buffer | None:
    of_buffer = getattr(getattr(node.data, "op", None), "name", "") == "tirx.buffer_data"
    return node.data.args[0] if of_buffer else None


def _allocated(node: DeclBuffer, mutator: StructuralMutator) -> Stmt:
    return tirx.AllocBuffer(node.buffer) if _is_reinterpreted(node) else mutator.default_mutate(node)
