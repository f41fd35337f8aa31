"""Which functions of windows are convolutions of each channel by itself that tensor cores take.

y[n, h, w, c] = f(Σ_{r, s} x[n, h + r − a, w + s − b, c] · k[r, s, c], c)        x is 0 beyond its borders
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.expand import Point, inputs_of
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, depends, flat_index, product
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, substitute
from tk.schedules.cuda.elementwise.plan import reading_point
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.window.plan import Windows, plan_windows

__all__ = ["Depthwise", "read_depthwise"]


@dataclass(frozen=True)
class Depthwise:
    """A window of `taps` rows and columns that begins `before` rows and columns before its result, on `data`: `block` is the
    sum over it. `weights(r, s, c)` is the number in memory of channel c's weight at row r and column s, in `filter`."""

    plan: Windows
    block: Block
    data: Buffer
    filter: Buffer
    before: tuple[int, int]
    taps: tuple[int, int]
    indices: tuple[tuple[Expr, ...], Expr]  # variables for r, s and c, and a weight's number in terms of them

    def weights(self, row: Expr, column: Expr, channel: Expr) -> Expr:
        variables, number = self.indices
        return substitute(number, {key(var): each for var, each in zip(variables, (row, column, channel), strict=True)})


def read_depthwise(func: PrimFunc) -> Depthwise | None:
    """None where the function is not one."""
    try:
        plan = plan_windows(func)
        return _read(plan) if _may_be(plan) else None
    except UnsupportedPattern:
        return None


def _may_be(plan: Windows) -> bool:
    if len(plan.reductions) != 1 or len(plan.outputs) != 1 or len(plan.shape) != 4 or not plan.beside:
        return False
    block, along = plan.reductions[0], plan.along
    if along[1] is None or along[2] is None or along[1] == along[2] or along[0] is not None or along[3] is not None:
        return False
    others = [size for n, size in enumerate(block.summed_extents) if n not in along]
    sizes = all(isinstance(product([size]), int) for size in (*plan.shape[1:], *block.summed_extents))
    is_sum = block.kind == "Add" and block.registers == ("float32",) and float(block.starts[0].value) == 0
    return sizes and is_sum and all(product([size]) == 1 for size in others) and str(plan.outputs[0].dtype) in FLOATS16


def _read(plan: Windows) -> Depthwise | None:
    code, (block,) = Code(), plan.reductions
    axes = [code.variable("axis", extent) for extent in plan.shape]
    summed = [code.variable("tap", extent) for extent in block.summed_extents]
    conditions: list[Expr] = []

    def choose(call: Call, condition: Expr, first_branch: Callable[[], Expr]) -> TensorLoad:
        if float(call.args[2].value) != 0:
            raise UnsupportedPattern("windows padded with something else than 0")
        conditions.append(condition)
        return first_branch()

    inputs = inputs_of(plan.blocks, lambda buffer, indices, _guards: tirx.BufferLoad(buffer, indices))
    point = Point(plan.blocks, inputs, code.analyzer, choose=choose)
    found = point.of(block.values[0], [*block.axes, *block.summed], [*axes, *summed])
    if not isinstance(found, tirx.Mul) or not all(isinstance(each, tirx.Cast) for each in (found.a, found.b)):
        return None
    pair = [each.value for each in (found.a, found.b)]
    if not all(isinstance(each, TensorLoad) and str(each.ty.dtype) == str(plan.outputs[0].dtype) for each in pair):
        return None
    data, weights = sorted(pair, key=lambda load: not any(depends(index, axes[0]) for index in load.indices))
    row, column = summed[plan.along[1] or 0], summed[plan.along[2] or 0]
    before = _before(code, data, axes, row, column)
    if before is None or not _is_border(code, conditions, data, axes, (row, column), before):
        return None
    number = flat_index(weights.source, [code.simplify(index) for index in weights.indices])
    values = {key(var): as_index(0) for var in summed if var is not row and var is not column}
    number = code.simplify(substitute(number, values))
    taps = tuple(int(block.summed_extents[n]) for n in (plan.along[1] or 0, plan.along[2] or 0))
    if any(depends(number, axis) for axis in axes[:3]) or not code.equal(
        substitute(number, {key(axes[3]): axes[3] + 1}) - number, 1
    ):
        return None
    return Depthwise(
        plan, block, data.source, weights.source, before, (taps[0], taps[1]), ((row, column, axes[3]), number)
    ) if _is_alone(plan) else None  # fmt: skip


def _before(code: Code, data: TensorLoad, axes: list[Expr], row: Expr, column: Expr) -> tuple[int, int] | None:
    """How far before a result's row and column its window begins, where that is all that moves it."""
    n, h, w, c = axes
    if len(data.indices) != 4 or not code.equal(data.indices[0], n) or not code.equal(data.indices[3], c):
        return None
    found = [code.simplify(h + row - data.indices[1]), code.simplify(w + column - data.indices[2])]
    if not all(isinstance(each, tirx.IntImm) and int(each) >= 0 for each in found):
        return None
    return int(found[0]), int(found[1])


def _is_border(
    code: Code, conditions: list[Expr], data: TensorLoad, axes: list[Expr], taps: tuple[Expr, Expr], before: tuple[int, int]
) -> bool:
    """Whether the conditions under which `data` is read hold everywhere within it."""
    pixel = [code.variable("pixel", extent) for extent in data.source.shape[1:3]]
    inside = {key(axes[n + 1]): pixel[n] + before[n] - taps[n] for n in range(2)}
    return all(code.analyzer.can_prove(substitute(condition, inside)) for condition in conditions)


def _is_alone(plan: Windows) -> bool:
    """Whether nothing else than the convolution's result and what belongs to a channel is in the results."""
    code, others = Code(), [block for block in plan.blocks if block is not plan.reductions[0]]
    axes = [code.variable("axis", extent) for extent in plan.shape]
    point, found = reading_point(others, code.analyzer)
    point.at(plan.outputs[0], axes)
    beside = [read for read in found if not any(read.buffer.same_as(result) for result in plan.reductions[0].buffers)]
    return not any(depends(index, *axes[:3]) for read in beside for index in read.indices)
