"""Keys and values in pages: which page of memory a column is in, as a table of each sequence has it.

    cache[clip(table[b, j // 16]), h, j % 16, e]      →      pages of 16, the page clip(table[b, number]), a stride a page

Pages come in any order of axes: what is left beside the page is a sum of strides, or the operand is declined.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tvm.tirx import IntImm, Var

from tk.schedules.cuda.attention.problem import Operand, Pages, uses
from tk.schedules.cuda.matmul.epilogue import _walk, unsupported

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.match import Reader

__all__ = ["read_pages"]


def read_pages(reader: Reader, load: Any, variables: tuple[Any, ...], extents: tuple[int, ...]) -> Operand | None:
    """The operand of a load over (batch, head, row, column) one of whose indices is read from a tensor; None where that is
    no page's."""
    shape = [reader.size(dim) for dim in load.source.shape]
    batch, head, row, column = variables
    for position, size in _candidates(load, row, extents[2]):
        if extents[2] % size:
            continue
        number, inside = reader.bind(Var("page", "int64"), extents[2] // size), reader.bind(Var("inside", "int64"), size)
        key = number * IntImm("int64", size) + inside
        indices = [reader.replaced(index, [(row, key)]) for index in load.indices]
        index = indices[position]
        if unsupported(index, None, ()) or any(uses(index, var) for var in (head, inside, column)):
            continue
        indices[position] = IntImm("int64", 0)
        flat = reader.flat(load.source.shape, indices)
        if any(uses(flat, var) for var in (batch, number)):
            continue
        found = reader.strided(load.source, flat, (batch, head, inside, column), (1, extents[1], size, extents[3]))
        if found is not None:
            page = reader.replaced(index, [(number, reader.number)])
            pages = Pages(page, reader.number, size, math.prod(shape[position + 1 :]))
            return replace(found, batch=extents[0], rows=extents[2], pages=pages)
    return None


def _candidates(load: Any, row: Any, columns: int) -> list[tuple[int, int]]:
    """(the index that is read from a tensor, the columns of a page): what the row is divided by inside of it, or all of the
    columns where it is not in it."""
    found = []
    for position, index in enumerate(load.indices):
        items = _walk(index)
        if not any(type(item).__name__ == "TensorLoad" for item in items):
            continue
        divisions = [item for item in items if type(item).__name__ == "FloorDiv" and uses(item.a, row)]
        found += [] if uses(index, row) else [(position, columns)]
        found += [(position, int(item.b)) for item in divisions if type(item.b).__name__ == "IntImm"]
    return sorted(set(found)) if len({position for position, _ in found}) == 1 else []
