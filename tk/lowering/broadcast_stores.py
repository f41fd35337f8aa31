"""Vectorized loops on a CPU that store one narrow float to several positions, as plain loops.

    for v in T.vectorized(8): out[i, v] = x[i]      →      for v in range(8): …        with x of bfloat16 or float8

TVM stores such floats as integers, and forgets the vector of what is broadcast: "buffer's dtype is uint16, RHS's bfloat16x8".
LLVM makes a vector of the plain loop itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Var

from tk.lowering.vector_loops import without_vectors

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr
    from tvm.s_tir import SBlockRealize
    from tvm.tirx import BufferStore, For

__all__ = ["plain_broadcast_stores"]


def plain_broadcast_stores(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, without vectors of one narrow float."""
    return without_vectors(mod, _broadcasts, unrolled=False)


def _broadcasts(loop: For) -> bool:
    """Whether a narrow float is stored that is the same for all of the loop's steps."""
    found: list[bool] = []
    moving = {hash(loop.loop_var)}

    def block(realize: SBlockRealize) -> None:
        for axis, value in zip(realize.block.iter_vars, realize.iter_values, strict=True):
            if _reads(value, moving):
                moving.add(hash(axis.var))

    def store(node: BufferStore) -> None:
        dtype = str(node.buffer.dtype)
        found.append((dtype == "bfloat16" or dtype.startswith("float8")) and not _reads(node.value, moving))

    tvm_ffi.structural_walk(loop.body, [(s_tir.SBlockRealize, block), (tirx.BufferStore, store)], order="pre")
    return any(found)


def _reads(expr: Expr, variables: set[int]) -> bool:
    found: list[bool] = []
    tvm_ffi.structural_walk(expr, [(Var, lambda var: found.append(hash(var) in variables))], order="post")
    return any(found)
