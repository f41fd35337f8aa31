"""Loads and stores of element-wise kernels: as `VectorAccess`, in pieces where a vector is not aligned, and of bool.

x[i·8 + lane + 2] of 16 bits        →        registers[0:2] = x[i·8 + 2 : i·8 + 4], and so on: four loads of 4 bytes
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tvm import tirx

from tk.schedules.cuda.codegen.kernel_builder import INDEX, Code, VectorAccess, depends, flat_index
from tk.schedules.cuda.codegen.tir_values import key, loads_of, substitute

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["PieceAccess"]


class PieceAccess(VectorAccess):
    """What lies side by side but is aligned to less than a vector, or is read under conditions on which only some neighbours
    agree, is loaded in the widest pieces that are; all before anything is computed, so that they are in flight together.
    Bools are moved as bytes: TVM's vectors of them take two bytes an element in CUDA."""

    def __init__(self, code: Code, width: int) -> None:
        super().__init__(code, width)
        self._pieces: dict[int, VectorAccess] = {}  # by width

    def moved(self, buffer: Buffer) -> str:
        return "uint8" if str(buffer.dtype) == "bool" else str(buffer.dtype)

    def loaded(self, buffer: Buffer, array: Buffer, width: int) -> Expr:
        value = super().loaded(buffer, array, width)
        return tirx.NE(value, tirx.IntImm("uint8", 0)) if str(buffer.dtype) == "bool" else value

    def store(self, buffer: Buffer, indices: list[Expr], array: Expr) -> None:
        if str(buffer.dtype) == "bool" and self.contiguous(buffer, indices) == self.width:
            numbers = self.code.buffer((self.width,), "uint8", "bytes")
            self.each(numbers, tirx.Cast("uint8", tirx.BufferLoad(array, [self.lane])))
            array = numbers
        super().store(buffer, indices, array)

    def load(self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr] = (), fill: Expr | None = None) -> Expr | None:
        found = super().load(buffer, indices, guards, fill)
        if found is not None or fill is not None or any(loads_of(each) for each in (*indices, *guards)):
            return found
        width, pieces = self.width, None
        while width > 1 and pieces is None:
            width //= 2
            pieces = self._in_pieces(buffer, indices, guards, width)
        if pieces is None:
            return None
        array = self.code.buffer((self.width,), self.moved(buffer), f"{buffer.name}_")
        view = self.code.view(buffer, dtype=self.moved(buffer))
        for start, (first, conditions) in zip(range(0, self.width, width), pieces, strict=True):
            with self.code.when(*conditions):
                self._load_piece(array, view, start, first, width)
        self.cached.append((buffer, list(indices), tuple(self.condition(guard) for guard in guards), array, self.width))
        return self.loaded(buffer, array, self.width)

    def _load_piece(self, array: Buffer, view: Buffer, start: int, first: Expr, width: int) -> None:
        self.copy(array, width, lambda at: self.code.store(array, tirx.BufferLoad(view, [first + at]), at + start))

    def _in_pieces(
        self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr], width: int
    ) -> list[tuple[Expr, tuple[Expr, ...]]] | None:
        """The first element's number and the conditions of each piece of `width` lanes; None where they are not contiguous and
        aligned, or do not agree on their guards."""
        if width not in self._pieces:
            self._pieces[width] = PieceAccess(self.code, width)
        piece, found = self._pieces[width], []
        for start in range(0, self.width, width):
            lane = tirx.IntImm(INDEX, start) if width == 1 else piece.lane + start
            taken = {key(self.lane): lane}
            at = [self.code.simplify(substitute(index, taken)) for index in indices]
            conditions = tuple(piece.condition(substitute(guard, taken)) for guard in guards)  # the analyzer holds them true
            if any(depends(condition, piece.lane) for condition in conditions):
                return None
            if width > 1 and piece.contiguous(buffer, at) != width:
                return None
            found.append((piece.first(flat_index(buffer, at)), conditions))
        return found
