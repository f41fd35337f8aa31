"""Which kernels may write their result over an operand that nobody reads afterwards.

    C[i, j] = f(A[i, j], B[j])        C over A: each element of A is read for the element of C at its index, and no other

Read from the loops before they are scheduled. A kernel may write result C over operand A of the same shape and dtype when
A is loaded only on the way to C at the same indices: by C's own block, or by blocks whose value C's block reads at its own
indices. A schedule then loads an element of A before it stores that element of C, whatever its order of elements is; one
that keeps something else in C's memory until then asks `pairs_of` whether A may lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad
from tvm.s_tir import SBlockRealize
from tvm.tirx import IntImm, PrimFunc
from tvm.tirx.buffer import BufferType

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr
    from tvm.s_tir import SBlock
    from tvm.tirx import Buffer, IterVar

__all__ = ["Pairs", "in_place", "pairs_of"]

Pairs = Sequence[tuple[int, int]]


def in_place(mod: tvm.IRModule) -> dict[str, Pairs]:
    """(operand, result), as numbers of parameters, of each of the module's functions that may write one over the other."""
    found = {var.name_hint: pairs_of(func) for var, func in mod.functions_items() if isinstance(func, PrimFunc)}
    return {name: pairs for name, pairs in found.items() if pairs}


def pairs_of(func: PrimFunc) -> Pairs:
    """(operand, result) for every pair of the function's parameters of which one may be written over the other."""
    blocks = _read(func)
    if blocks is None:
        return ()
    params = list(func.params)
    written = {block.buffer for block in blocks}
    pairs = []
    for j, result in enumerate(params):
        if result not in written:
            continue
        for i, operand in enumerate(params):
            if operand not in written and _alike(operand, result) and _only_at_own_index(blocks, operand, result):
                pairs.append((i, j))
    return tuple(pairs)


@dataclass(frozen=True)
class _Block:
    """One block: the buffer that it stores to; what it loads at its own indices, and what it loads elsewhere. A block that
    reduces, or stores anywhere but at its axes, loads everything elsewhere."""

    buffer: Any
    same: frozenset[Any]
    elsewhere: frozenset[Any]


def _only_at_own_index(blocks: Sequence[_Block], operand: Buffer, result: Buffer) -> bool:
    """Whether `operand` is loaded on the way to `result` at the same indices, and nowhere else."""
    aligned = {result}
    if sum(block.buffer is result or block.buffer == result for block in blocks) != 1:
        return False
    for block in reversed(blocks):
        if block.buffer in aligned:
            aligned |= block.same
    for block in reversed(blocks):  # what is read elsewhere too is not aligned, nor is what leads to it
        aligned -= block.elsewhere if block.buffer in aligned else block.same | block.elsewhere
    return operand in aligned and all(
        operand not in block.elsewhere and (operand not in block.same or block.buffer in aligned) for block in blocks
    )


def _alike(operand: Expr, result: Buffer) -> bool:
    one, other = operand.ty, result.ty
    tensors = isinstance(one, BufferType) and isinstance(other, BufferType)
    return tensors and str(one.dtype) == str(other.dtype) and bool(tvm_ffi.structural_equal(one.shape, other.shape))


def _read(func: PrimFunc) -> list[_Block] | None:
    """The function's blocks in order; None where it has any other form than loops around blocks."""
    if (func.attrs or {}).get("tirx.is_scheduled") or not isinstance(func.body, SBlockRealize):
        return None
    body = func.body.block.body
    found = []
    for nest in body.seq if isinstance(body, tirx.SeqStmt) else [body]:
        while isinstance(nest, tirx.For):
            nest = nest.body
        if not isinstance(nest, SBlockRealize):
            return None
        block = _block(nest.block)
        if block is None:
            return None
        found.append(block)
    return found


def _block(block: SBlock) -> _Block | None:
    store = block.body
    if not isinstance(store, tirx.BufferStore):
        return None
    axes = list(block.iter_vars)
    own = block.init is None and _is_at(store.indices, axes)
    same, elsewhere = set[Any](), set[Any]()
    for load in _loads([store.value, *store.indices]):
        (same if own and _is_at(load.indices, axes) else elsewhere).add(load.source)
    return _Block(store.buffer, frozenset(same - elsewhere), frozenset(elsewhere))


def _is_at(indices: Sequence[Expr], axes: Sequence[IterVar]) -> bool:
    """Whether the indices are the block's axes, in order; 0 stands for an axis of one element too."""

    def fits(index: Expr, axis: IterVar) -> bool:
        single = isinstance(axis.dom.extent, IntImm) and int(axis.dom.extent) == 1
        return bool(index.same_as(axis.var)) or (single and isinstance(index, IntImm) and int(index) == 0)

    return len(indices) == len(axes) and all(map(fits, indices, axes))


def _loads(exprs: Iterable[Expr]) -> list[TensorLoad]:
    found: list[TensorLoad] = []
    for expr in exprs:
        tvm_ffi.structural_walk(expr, [(TensorLoad, found.append)], order="post")
    return found
