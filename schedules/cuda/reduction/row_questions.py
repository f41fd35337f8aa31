"""Questions about a Plan of rows: how its inputs lie in memory, and which of its reductions may be joined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tk.schedules.cuda.codegen.kernel_builder import Code, VectorAccess, flat_index, product, size_of
from tk.schedules.cuda.codegen.tir_values import combines_by, key, loads_of, substitute
from tk.schedules.cuda.reduction.row_plan import Plan, Value

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["SEGMENT", "computed_with", "contiguous", "exponential_pair", "has_all", "in_vectors", "segment"]

SEGMENT = 64


def exponential_pair(plan: Plan, stage: int) -> tuple[Value, Value] | None:
    """The maximum of a stage and the next stage's sum of exp(x − maximum), where both stages reduce nothing else: the two
    can be joined at once (Milakov, Gimelshein, Online normalizer calculation for softmax, 2018). Nothing else that is kept
    is made with the maximum."""
    now = [value for value in plan.reductions if value.stage == stage + 1]
    after = [value for value in plan.reductions if value.stage == stage + 2]
    if len(now) != 1 or len(after) != 1 or any(value.stage == stage + 1 for value in plan.scalars):
        return None
    (largest, total), makers = (now[0], after[0]), {key(block.buffers[0]): block for block in plan.blocks}
    assert largest.block is not None
    assert total.block is not None
    if len(total.block.buffers) != 1 or not combines_by(total.block, "Add") or not combines_by(largest.block, "Max"):
        return None
    inner = total.block.values[0]
    loads = loads_of(inner)
    if len(loads) == 1 and any(value.buffer.same_as(loads[0].source) for value in plan.kept):
        inner = makers[key(loads[0].source)].values[0]
    kept = [value.block.values[0] for value in computed_with(plan, largest) if value.block is not None]
    return (largest, total) if all(_is_power_of_difference(value, largest) for value in (inner, *kept)) else None


def computed_with(plan: Plan, largest: Value) -> list[Value]:
    """The kept values that are made with a maximum, before another stage's reductions."""
    return [value for value in plan.computed if value.stage == largest.stage]


def _is_power_of_difference(value: Expr, largest: Value) -> bool:
    """Whether `value` is exp(x − maximum) of the values x that the maximum is of."""
    from tvm import tirx
    from tvm.ir import Call, TensorLoad

    if not isinstance(value, Call) or str(getattr(value.op, "name", "")).rpartition(".")[2] != "exp":
        return False
    difference = value.args[0]
    if not isinstance(difference, tirx.Sub) or str(difference.ty.dtype) != "float32":
        return False
    assert largest.block is not None
    one, other, of = difference.a, difference.b, largest.block.values[0]
    if not all(isinstance(each, TensorLoad) for each in (one, other, of)):
        return False
    return bool(other.source.same_as(largest.buffer) and one.source.same_as(of.source))


def contiguous(plan: Plan, read: Value) -> bool:
    """Whether an input is read along memory with the column."""
    from tvm import tirx

    flat = flat_index(read.buffer, read.indices)
    ahead = substitute(flat, {key(plan.column): plan.column + tirx.IntImm("int64", 1)})
    first = substitute(flat, {key(plan.column): tirx.IntImm("int64", 0)})
    equal = plan.analyzer.can_prove_equal
    return bool(equal(ahead - flat, 1) or equal(flat - first, plan.column))


def in_vectors(plan: Plan, reads: Sequence[Value], width: int) -> bool:
    """Whether `width` neighbouring rows read neighbours."""
    if width == 1:
        return True
    if not isinstance(plan.rows, int) or plan.rows % width:
        return False
    code = Code()
    access = VectorAccess(code, width)
    row = code.variable("row", plan.rows // width) * width + access.lane
    column = code.variable("column", plan.columns)
    for read in reads:
        indices = [substitute(index, {key(plan.row): row, key(plan.column): column}) for index in read.indices]
        if access.contiguous(read.buffer, [code.simplify(index) for index in indices]) == 0:
            return False
    return True


def segment(plan: Plan, read: Value) -> int:
    """How many neighbours along the column lie side by side in memory, aligned: a power of 2, at most `SEGMENT`; 1 where a
    size is symbolic."""
    if not isinstance(plan.columns, int) or not isinstance(plan.rows, int):
        return 1
    width = SEGMENT
    while width > 1:
        if plan.columns % width == 0:
            code = Code()
            access = VectorAccess(code, width)
            row = code.variable("row", plan.rows)
            column = code.variable("column", plan.columns // width) * width + access.lane
            indices = [
                code.simplify(substitute(index, {key(plan.row): row, key(plan.column): column})) for index in read.indices
            ]
            if access.contiguous(read.buffer, indices) > 1:
                return width
        width //= 2
    return 1


def has_all(plan: Plan, buffer: Buffer) -> bool:
    """Whether `buffer` has at least an element for each element of the rows."""
    size, own = size_of(buffer.shape), plan.rows * plan.columns
    if size is not None and isinstance(own, int):
        return size >= own
    return bool(plan.analyzer.can_prove_equal(product(buffer.shape), own))
