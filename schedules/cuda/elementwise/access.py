"""Loads and stores of element-wise kernels: as `VectorAccess`, in pieces where a vector is not aligned, and of bool.

x[i·8 + lane + 2] of 16 bits        →        registers[0:2] = x[i·8 + 2 : i·8 + 4], and so on: four loads of 4 bytes
x[i·16 + 2·lane + 1]                →        registers[0:16] = x[i·16 : i·16 + 16], of which lane has number 2·lane + 1
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import Buffer, IntImm

from tk.schedules.cuda.codegen.kernel_builder import (
    BYTES,
    Code,
    VectorAccess,
    as_index,
    bits,
    depends,
    flat_index,
    product,
)
from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.codegen.tir_values import alike, are_equal, key, loads_of, substitute

__all__ = ["PieceAccess", "Span"]

WIDEST_STEP = 3  # elements between neighbours' up to which all of them are loaded: every fourth column alone took 24 µs, not 22


@dataclass(frozen=True)
class Span:
    """Elements `first` … `first` + `count` − 1 of memory, of which a lane has number step · lane + offset."""

    first: Expr
    count: int
    step: int
    offset: int


class PieceAccess(VectorAccess):
    """What lies side by side but is aligned to less than a vector, or is read under conditions on which only some neighbours
    agree, is loaded in the widest pieces that are; all before anything is computed, so that they are in flight together.
    So is what all neighbours of a piece read alike, once a piece, as the number of a row."""

    def __init__(self, code: Code, width: int) -> None:
        super().__init__(code, width)
        self._pieces: dict[int, PieceAccess] = {}  # by width
        self._positions: list[tuple[tuple[Expr, ...], list[Expr], Expr]] = []
        self._spans: list[tuple[Buffer, Expr, tuple[Expr, ...], Buffer]] = []

    def at_position(self, shape: Sequence[Expr], indices: Sequence[Expr], flat: Expr) -> None:
        """From here on, what has this shape and is read at these indices is at number `flat` in memory, where a vector's first
        lane is at a multiple of the width. Where no vector divides the axes, the simplifier does not find that again of indices
        that are quotients and remainders of it."""
        self._positions.append((tuple(shape), [self.code.simplify(index) for index in indices], flat))

    def spot(self, width: int) -> Expr:
        return tirx.floordiv(self.lane, self.width // width) if 1 < width < self.width else super().spot(width)

    def load(self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr] = (), fill: Expr | None = None) -> Expr | None:
        found = super().load(buffer, indices, guards, fill)
        if found is not None or fill is not None:
            return found
        conditions = tuple(self.condition(guard) for guard in guards)
        for shape, at, flat in self._positions:
            if _is_at(buffer, indices, shape, at) and not any(depends(condition, self.lane) for condition in conditions):
                array = self.load_at(buffer, self.first(flat), self.width, conditions)
                self.cached.append((buffer, list(indices), conditions, array, self.width))
                return self.loaded(buffer, array, self.width)
        span = self.span(buffer, indices)
        if span is not None and not any(depends(condition, self.lane) for condition in conditions):
            return self._load_span(buffer, span, conditions)
        width, pieces = self.width, None
        while width > 1 and pieces is None:
            width //= 2
            pieces = self._in_pieces(buffer, indices, guards, width)
        if pieces is None:
            return None
        each = pieces[0][2]
        array = self.code.buffer((self.width // width * each,), in_memory(buffer.dtype), f"{buffer.name}_")
        view = self.code.view(buffer, dtype=str(array.dtype))
        for number, (first, conditions, _) in enumerate(pieces):
            with self.code.when(*conditions):
                self._load_piece(array, view, number * each, self.code.narrowed(first, buffer), each)
        self.cached.append((buffer, list(indices), conditions, array, int(array.shape[0])))
        return self.loaded(buffer, array, int(array.shape[0]))

    def span(self, buffer: Buffer, indices: Sequence[Expr]) -> Span | None:
        """The aligned elements among which are the lanes' own, a few apart or backwards; None where there is no such span, or
        where it might not be within the buffer."""
        flat = self.code.simplify(flat_index(buffer, indices))
        if self.width == 1 or not depends(flat, self.lane) or loads_of(flat):
            return None
        step = self.code.simplify(substitute(flat, {key(self.lane): self.lane + 1}) - flat)
        if not isinstance(step, IntImm) or not (int(step) == -1 or 1 < int(step) <= WIDEST_STEP):
            return None
        step, first, offset = int(step), self.first(flat), self.width - 1
        count, most = abs(step) * self.width, BYTES * 8 // bits(buffer)
        if step > 0:
            known = self.code.analyzer.modular_set(first)
            if int(known.coeff) % step or not self.is_multiple_of(product(buffer.shape), step):
                return None
            offset = int(known.base) % step
        first = self.code.simplify(first - offset)
        vector = min(count, most)
        if vector & (vector - 1) or count % vector or not self.is_multiple_of(first, vector):
            return None
        return Span(first, count, step, offset)

    def _load_span(self, buffer: Buffer, span: Span, conditions: tuple[Expr, ...]) -> Expr:
        for known, first, under, array in self._spans:
            if (
                known.same_as(buffer)
                and int(array.shape[0]) == span.count
                and alike([first, *under], [span.first, *conditions])
            ):
                break
        else:
            array = self.load_at(buffer, span.first, span.count, conditions)
            self._spans.append((buffer, span.first, conditions, array))
        return self.unpacked(buffer, tirx.BufferLoad(array, [self.lane * span.step + span.offset]))

    def _load_piece(self, array: Buffer, view: Buffer, start: int, first: Expr, width: int) -> None:
        self.copy(array, width, lambda at: self.code.store(array, tirx.BufferLoad(view, [first + at]), at + start))

    def _in_pieces(
        self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr], width: int
    ) -> list[tuple[Expr, tuple[Expr, ...], int]] | None:
        """The first element's number, the conditions and how many elements it has of each piece of `width` lanes: as many, or
        one for all of them. None where they are neither contiguous and aligned nor one, where pieces differ in that, or where
        lanes do not agree on their guards; and of single lanes whose place is data, which are read where they are needed."""
        if width == 1 and any(loads_of(each) for each in (*indices, *guards)):
            return None
        if width not in self._pieces:
            self._pieces[width] = PieceAccess(self.code, width)
        piece = self._pieces[width]
        found: list[tuple[Expr, tuple[Expr, ...], int]] = []
        for start in range(0, self.width, width):
            lane = as_index(start) if width == 1 else piece.lane + start
            taken = {key(self.lane): lane}
            at = [self.code.simplify(piece.divided(substitute(index, taken))) for index in indices]
            conditions = tuple(piece.condition(substitute(guard, taken)) for guard in guards)  # the analyzer holds them true
            if any(depends(condition, piece.lane) for condition in conditions):
                return None
            elements = piece.contiguous(buffer, at) if width > 1 else 1
            if elements == 0 or (found and elements != found[0][2]):
                return None
            found.append((piece.first(flat_index(buffer, at)), conditions, elements))
        return found

    def divided(self, expr: Expr) -> Expr:
        """`expr` with quotients that all lanes have alike, and remainders that rise with them, said so: x·w + lane divided by a
        multiple of w. TVM's analyzer sees it only where what x·w is made of is a divisor, or a multiple, of the number."""

        def split(node: Expr) -> Expr:
            size, first = product([node.b]), self.first(node.a)
            if not isinstance(size, int) or size % self.width or not depends(node.a, self.lane):
                return node
            if not self.code.equal(node.a - first, self.lane) or not self.is_multiple_of(first, self.width):
                return node
            number, parts = self.code.simplify(tirx.floordiv(first, self.width)), size // self.width
            if isinstance(node, tirx.FloorDiv):
                return tirx.floordiv(number, parts)
            return tirx.floormod(number, parts) * self.width + self.lane

        return expr if self.width == 1 else tvm_ffi.structural_map(expr, [(tirx.FloorDiv, split), (tirx.FloorMod, split)])


def _is_at(buffer: Buffer, indices: Sequence[Expr], shape: Sequence[Expr], position: Sequence[Expr]) -> bool:
    """Whether the indices are `position` in a buffer of `shape`."""
    if len(buffer.shape) != len(shape) or not all(are_equal(a, b) for a, b in zip(buffer.shape, shape, strict=True)):
        return False
    return alike(list(indices), list(position))
