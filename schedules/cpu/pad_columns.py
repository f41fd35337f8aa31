"""Zeros behind the last column of a matmul, whatever its operands' indices are: of matrices and of convolutions.

    C[…, n] += A[…] · B[…, n]     →     B'[…, n'] = n' < n ? B[…, n'] : 0;   C'[…, n'] += A[…] · B'[…, n'];   C[…, n] = C'[…, n]

TVM's pad_einsum does it where every index is an axis; a convolution's rows are sums of two.
"""

from __future__ import annotations

import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Range, Var
from tvm.s_tir import SBlock, SBlockRealize, Schedule
from tvm.tirx import Buffer, For, PrimFunc
from tvm_ffi.structural import StructuralMutator

from tk.schedule.analysis import extent, fresh_schedule

__all__ = ["pad_columns"]


def pad_columns(sch: Schedule, matmul: str, axis: int, b_read: int, b_axis: int, columns: int) -> tuple[Schedule, str]:
    """A schedule of the function in which the axis `axis` of the block `matmul`, the last one of its result, is `columns`
    long; and the name of the block that fills up B, its read number `b_read`, along B's axis `b_axis`."""
    anchor = sch.get_sblock(matmul)
    filling = str(sch.get(sch.cache_read(anchor, b_read, "global")).name_hint)
    anchor = sch.get_sblock(matmul)
    if not sch.get_consumers(anchor):
        sch.cache_write(anchor, 0, "global")
    axes = {matmul: axis, filling: b_axis}
    widened = _Widened(sch.mod["main"], axes, filling, columns)
    return fresh_schedule(widened.func()), filling


class _Widened:
    """The function with the blocks of `axes` longer along these, and the buffers that they write; with zeros in what `filling`
    writes."""

    def __init__(self, func: PrimFunc, axes: dict[str, int], filling: str, columns: int) -> None:
        self.old, self.axes, self.filling, self.columns = func, axes, filling, columns
        self.loops: set[int] = set()
        self.buffers: list[tuple[Buffer, Buffer]] = []

        def found(realize: SBlockRealize) -> None:
            name = str(realize.block.name_hint)
            if name in axes:
                self.loops.add(hash(realize.iter_values[axes[name]]))
                self.buffers.append(self._wider(realize.block))

        tvm_ffi.structural_walk(func.body, [(s_tir.SBlockRealize, found)], order="post")

    def _wider(self, block: SBlock) -> tuple[Buffer, Buffer]:
        """What a block writes, and a buffer that is longer along its column axis."""
        buffer, column = block.writes[0].source, block.iter_vars[self.axes[str(block.name_hint)]].var
        sizes = [
            tirx.const(self.columns, str(column.ty.dtype)) if dim.min.same_as(column) else size
            for size, dim in zip(buffer.shape, block.writes[0].region, strict=True)
        ]
        return buffer, tirx.decl_buffer(sizes, str(buffer.dtype), f"{buffer.name}_filled")

    def func(self) -> PrimFunc:
        changes = [(tirx.For, self._loop), (s_tir.SBlock, self._block)]
        body = tvm_ffi.structural_mutate(self.old.body, changes)
        body = tvm_ffi.structural_map(body, [(Var, self._buffer)])
        root = body.block
        kept = [self._buffer(each) for each in self.old.body.block.alloc_buffers]
        block = s_tir.SBlock(root.iter_vars, root.reads, root.writes, root.name_hint, root.body, root.init, kept)
        return tirx.PrimFunc(self.old.params, s_tir.SBlockRealize([], True, block), self.old.ret_type, self.old.attrs)

    def _buffer(self, var: Var) -> Var:
        return next((new for old, new in self.buffers if var.same_as(old)), var)

    def _loop(self, loop: For, mutator: StructuralMutator) -> For:
        loop = mutator.default_mutate(loop)
        if hash(loop.loop_var) not in self.loops:
            return loop
        dtype, longer = str(loop.loop_var.ty.dtype), tirx.const(self.columns, "int64")
        longer = tirx.Cast(dtype, longer) if extent(loop.extent) is None else tirx.const(self.columns, dtype)
        return tirx.For(loop.loop_var, loop.min, longer, loop.kind, loop.body, None, loop.annotations)

    def _block(self, block: SBlock, mutator: StructuralMutator) -> SBlock:
        block = mutator.default_mutate(block)
        name = str(block.name_hint)
        if name not in self.axes:
            return block
        axes = list(block.iter_vars)
        column = axes[self.axes[name]]
        size = column.dom.extent
        longer = tirx.const(self.columns, str(column.var.ty.dtype))
        axes[self.axes[name]] = tirx.IterVar(Range.from_min_extent(column.dom.min, longer), column.var, column.iter_type)
        body = block.body
        if name == self.filling:
            value = tirx.if_then_else(column.var < size, body.value, tirx.const(0, str(body.value.ty.dtype)))
            body = tirx.BufferStore(body.buffer, value, list(body.indices))
        return s_tir.SBlock(
            axes, block.reads, block.writes, name, body, block.init, block.alloc_buffers, block.match_buffers, block.annotations
        )
