"""Loads and stores of element-wise kernels: as `VectorAccess`, and of bool in vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.schedules.cuda.codegen.kernel_builder import VectorAccess

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["PieceAccess"]


class PieceAccess(VectorAccess):
    """Bools are moved as bytes: TVM's vectors of them take two bytes an element in CUDA."""

    def moved(self, buffer: Buffer) -> str:
        return "uint8" if str(buffer.dtype) == "bool" else str(buffer.dtype)

    def loaded(self, buffer: Buffer, array: Any, width: int) -> Any:
        from tvm import tirx

        value = super().loaded(buffer, array, width)
        return tirx.NE(value, tirx.IntImm("uint8", 0)) if str(buffer.dtype) == "bool" else value

    def store(self, buffer: Buffer, indices: list[Any], array: Expr) -> None:
        from tvm import tirx

        if str(buffer.dtype) == "bool" and self.contiguous(buffer, indices) == self.width:
            numbers = self.code.buffer((self.width,), "uint8", "bytes")
            self.each(numbers, tirx.Cast("uint8", tirx.BufferLoad(array, [self.lane])))
            array = numbers
        super().store(buffer, indices, array)
