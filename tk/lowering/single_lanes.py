"""Vectors that lie where no instruction of a GPU moves them at once: loaded and stored element by element."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad

from tk.lowering.buffer_facts import dtype_of

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import BufferStore, SeqStmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["one_by_one"]


def one_by_one(body: SeqStmt, misaligned: set[int]) -> SeqStmt:
    """`body`, with the loads and stores of these hashes one for each lane."""

    def lanes(index: Expr) -> list[Expr]:
        return [index.base + tirx.const(lane, dtype_of(index.base)) for lane in range(int(index.lanes))]

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        if hash(node) not in misaligned:
            return mutator.default_mutate(node)
        parts = [tirx.BufferLoad(node.source, [each]) for each in lanes(node.indices[0])]
        return tirx.Shuffle(parts, list(range(len(parts))))

    def store(node: BufferStore, mutator: StructuralMutator) -> BufferStore:
        value = mutator.mutate(node.value)
        if hash(node) not in misaligned:
            return tirx.BufferStore(node.buffer, value, list(node.indices))
        parts = enumerate(lanes(node.indices[0]))
        return tirx.SeqStmt([tirx.BufferStore(node.buffer, tirx.Shuffle([value], [lane]), [each]) for lane, each in parts])

    return tvm_ffi.structural_mutate(body, [(TensorLoad, load), (tirx.BufferStore, store)])
