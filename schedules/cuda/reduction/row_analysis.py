"""Questions about a Plan of rows: how its inputs lie in memory, and which of its reductions may be combined."""

from __future__ import annotations

from collections.abc import Sequence

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.kernel_builder import Code, VectorAccess, as_index, flat_index, product, size_of
from tk.schedules.cuda.codegen.tir_values import call_name, key, loads_of, substitute
from tk.schedules.cuda.reduction.row_plan import Plan, Value

__all__ = [
    "computed_with",
    "contiguous",
    "exponential_pair",
    "has_all",
    "has_factor",
    "in_vectors",
    "is_along",
    "is_read_once",
    "segment",
    "vectors_along",
]

SEGMENT = 8  # neighbours from which on a piece of a row is read in whole sectors of memory


def exponential_pair(plan: Plan, stage: int) -> tuple[Value, Value] | None:
    """The maximum of a stage and the next stage's sum of exp(x − maximum), where both stages reduce nothing else: the two
    can be combined at once (Milakov, Gimelshein, Online normalizer calculation for softmax, 2018). Nothing else that is kept
    is made with the maximum."""
    now = [value for value in plan.reductions if value.stage == stage + 1]
    after = [value for value in plan.reductions if value.stage == stage + 2]
    if len(now) != 1 or len(after) != 1 or any(value.stage == stage + 1 for value in plan.scalars):
        return None
    (largest, total), makers = (now[0], after[0]), {key(block.buffers[0]): block for block in plan.blocks}
    if len(total.maker.buffers) != 1 or (total.maker.kind, largest.maker.kind) != ("Add", "Max"):
        return None
    inner = total.maker.values[0]
    loads = loads_of(inner)
    if len(loads) == 1 and any(value.buffer.same_as(loads[0].source) for value in plan.kept):
        inner = makers[key(loads[0].source)].values[0]
    kept = [value.maker.values[0] for value in computed_with(plan, largest)]
    return (largest, total) if all(_is_power_of_difference(value, largest) for value in (inner, *kept)) else None


def computed_with(plan: Plan, largest: Value) -> list[Value]:
    """The kept values that are made with a maximum, before another stage's reductions."""
    return [value for value in plan.computed if value.stage == largest.stage]


def _is_power_of_difference(value: Expr, largest: Value) -> bool:
    """Whether `value` is exp(x − maximum) of the values x that the maximum is of."""
    if call_name(value) != "exp":
        return False
    difference = value.args[0]
    if not isinstance(difference, tirx.Sub) or str(difference.ty.dtype) != "float32":
        return False
    one, other, of = difference.a, difference.b, largest.maker.values[0]
    if not all(isinstance(each, TensorLoad) for each in (one, other, of)):
        return False
    return bool(other.source.same_as(largest.buffer) and one.source.same_as(of.source))


def contiguous(plan: Plan, read: Value) -> bool:
    """Whether an input is read along memory with the column."""
    flat = flat_index(read.buffer, read.indices)
    ahead = substitute(flat, {key(plan.column): plan.column + as_index(1)})
    first = substitute(flat, {key(plan.column): as_index(0)})
    equal = plan.analyzer.can_prove_equal
    return bool(equal(ahead - flat, 1) or equal(flat - first, plan.column))


def in_vectors(plan: Plan, reads: Sequence[Value], width: int) -> bool:
    """Whether `width` neighbouring rows read neighbours."""
    return width == 1 or (has_factor(plan, plan.rows, width) and _are_vectors(plan, reads, width, of_rows=True))


def _are_vectors(plan: Plan, reads: Sequence[Value], width: int, of_rows: bool) -> bool:
    """Whether inputs at `width` neighbours, of rows or else of columns, are vectors in memory, or one element."""
    code = Code()
    access = VectorAccess(code, width)

    def lanes(name: str, size: Expr | int, together: bool) -> Expr:
        return code.variable(name, size // width) * width + access.lane if together else code.variable(name, size)

    row, column = lanes("row", plan.rows, of_rows), lanes("column", plan.columns, not of_rows)
    return all(access.contiguous(read.buffer, _at(plan, read, code, row, column)) for read in reads)


def segment(plan: Plan, read: Value) -> int:
    """How many neighbours along the column lie side by side in memory, from each multiple of that number on: the elements of
    the last axes that are reduced, or 1; 1 where the number of rows is symbolic."""
    if not isinstance(plan.rows, int):
        return 1
    for length in _lengths(plan):
        code = Code()
        row, first = code.variable("row", plan.rows), code.variable("first", plan.columns // length)
        offset_in_row = code.variable("offset", length)
        at = (_at(plan, read, code, row, first * length + offset) for offset in (offset_in_row, 0))
        here, start = (code.simplify(flat_index(read.buffer, indices)) for indices in at)
        if code.equal(here - start, offset_in_row):
            return length
    return 1


def _lengths(plan: Plan) -> list[int]:
    """The sizes that pieces of a row may have: products of the last axes that are reduced, greatest first."""
    found: set[int] = set()
    for value in plan.reductions:
        sizes = [size_of([extent]) for extent in value.maker.summed_extents]
        length = 1
        for size in reversed(sizes):
            length *= size or 1
            found.add(length)
    return sorted((length for length in found if length > 1 and has_factor(plan, plan.columns, length)), reverse=True)


def has_factor(plan: Plan, size: Expr | int, factor: int) -> bool:
    """Whether a size is a multiple of `factor`, a symbolic one for certain."""
    if isinstance(size, int):
        return size % factor == 0
    return bool(plan.analyzer.can_prove_equal(tirx.floormod(size, factor), 0))


def _at(plan: Plan, read: Value, code: Code, row: Expr, column: Expr) -> list[Expr]:
    values = {key(plan.row): row, key(plan.column): column}
    return [code.simplify(substitute(index, values)) for index in read.indices]


def is_along(plan: Plan, read: Value) -> bool:
    """Whether an input is read along memory with the column, in pieces that are long enough for whole lines."""
    return contiguous(plan, read) or segment(plan, read) >= SEGMENT


def vectors_along(plan: Plan, read: Value, width: int) -> bool:
    """Whether `width` neighbours along the column are a vector in memory."""
    if width == 1 or contiguous(plan, read):
        return width == 1 or has_factor(plan, plan.columns, width)
    known = isinstance(plan.rows, int) and has_factor(plan, plan.columns, width)
    return known and _are_vectors(plan, [read], width, of_rows=False)


def has_all(plan: Plan, buffer: Buffer) -> bool:
    """Whether `buffer` has at least an element for each element of the rows."""
    return _has(plan, buffer, 1)


def is_read_once(plan: Plan, read: Value) -> bool:
    """Whether an input is read along memory, each element once or, where windows overlap, little more: not twice. Matmuls and
    small windows read what they reduce many times, and are for others. A row of a table is read as often as it is asked for."""
    return is_along(plan, read) and (_has(plan, read.buffer, 2) or any(loads_of(index) for index in read.indices))


def _has(plan: Plan, buffer: Buffer, times: int) -> bool:
    size, own = size_of(buffer.shape), plan.rows * plan.columns
    if size is not None and isinstance(own, int):
        return size >= own or size * times > own
    return bool(plan.analyzer.can_prove_equal(product(buffer.shape), own))
