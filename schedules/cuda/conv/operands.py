"""Where the sums of a convolution's tile lie, and their terms: what sums that are computed again read (sm90_f32/repair.py).

Zeros between combined groups, and in the taps beyond a transposed convolution's kernel, are no terms, nor are positions outside
of the image: zero times ∞ is NaN, so a tensor core's sum of all of them says NaN where torch's is finite. Any infinite or NaN
operand of a tile makes such sums infinite or NaN; so those are computed again, from their own terms, and no others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.conv.boxes import left_out, shared_axis
from tk.schedules.cuda.conv.k_tiles import counts_of, numbered
from tk.schedules.cuda.conv.launch_box import split
from tk.schedules.cuda.conv.problem import ConvMatch, column_of, phases_of
from tk.schedules.cuda.matmul.sm90_f32.repair import FragmentOperands

__all__ = ["PixelOperands"]


@dataclass(frozen=True, eq=False)
class PixelOperands(FragmentOperands):
    """Where sums lie whose left rows are pixels of the tile that `scheduler` has found; k counts all k-tiles of `block_k`
    channels, whole ones."""

    plan: Any = None
    scheduler: Any = None
    block_k: int = 0

    def inside(self, row: Expr, column: Expr) -> Expr:
        match: ConvMatch = self.plan.conv
        rows = T.Cast("int32", self.plan.matmul.rows)
        zero = T.int32(0)
        coordinate = self.plan.fragment(self.scheduler, (zero, zero, zero), zero, rows).at(0, row)
        part, first = column_of(match, self.plan.config.block_n, self.scheduler.column)
        return T.And(coordinate < rows, first + column < (part + 1) * match.own)

    def factors(self, row: Expr, column: Expr, k: Expr) -> tuple[Expr, Expr, Expr | None]:
        plan, match = self.plan, self.plan.conv
        part, first = column_of(match, plan.config.block_n, self.scheduler.column)
        axes, shared = left_out(match, plan.config), shared_axis(match, plan.config)
        counts = counts_of(match, part, axes) if axes else ()
        channel, tap = numbered(match, self.block_k, shared, T.truncdiv(k, self.block_k), counts)
        channel = channel + T.truncmod(k, self.block_k)
        checks = [channel < match.channels]
        if match.combined is not None:
            inputs, outputs, channels = match.combined
            checks.append(
                T.truncdiv(T.truncmod(channel, channels), inputs) == T.truncdiv(first + column - part * match.own, outputs)
            )
        of_group = channel if match.groups == 1 else channel + part * match.channels
        phases = phases_of(match, part) if match.phases > 1 else (0,) * len(match.axes)
        index: Expr = T.Cast("int64", of_group)
        rest, rest_tap = row, tap
        for number in reversed(range(len(plan.box))):
            axis, size = match.axes[number], plan.copied_box[number]
            step, rest = split(rest, size) if number else (rest, rest)
            coordinate = (self.scheduler.origin[number] + step) * axis.stride - axis.pad
            if axis.taps > 1:
                at = T.truncmod(rest_tap, axis.taps)
                coordinate = coordinate + at * axis.dilation
                rest_tap = T.truncdiv(rest_tap, axis.taps)
                if axis.kernel:
                    checks.append(phases[number] + (axis.taps - 1 - at) * axis.up < axis.kernel)
            elif axis.kernel and axis.kernel < axis.up:
                checks.append(phases[number] < axis.kernel)
            extents = plan.matmul.extents[number]
            extent = T.Cast("int32", extents.size) if axis.size is None else axis.size
            checks += [coordinate >= 0, coordinate < extent]
            index = index + T.Cast("int64", coordinate) * _int64(extents.pitch)
        condition = checks[0]
        for each in checks[1:]:
            condition = T.And(condition, each)
        return _flat(self.left.param, index), _flat(self.right.param, self._weight(first + column, tap, channel)), condition

    def _weight(self, column: Expr, tap: Expr, channel: Expr) -> Expr:
        """The position of a weight in memory: [o, t…, c] or [t…, c, o], the phases of all columns one after the other."""
        match = self.plan.conv
        column, tap, channel = (T.Cast("int64", each) for each in (column, tap, channel))
        if self.right.major == "k":
            return (column * match.taps + tap) * match.channels + channel
        return (tap * match.channels + channel) * (match.n * match.phases) + column


def _int64(value: Any) -> Expr:
    return T.int64(value) if isinstance(value, int) else T.Cast("int64", value)


def _flat(param: Any, index: Expr) -> Expr:
    """The element of a tensor at `index` of its memory."""
    size: Expr = T.int64(1)
    for dim in param.shape:
        size = size * T.Cast("int64", dim)
    return T.decl_buffer((size,), str(param.dtype), data=param.data)[index]
