"""Which taps and channels the k-tiles of a convolution's tile are of: the order in which an implicit GEMM goes over its k, as
the copies of both operands (plan.py) and exact re-computation (operands.py) do alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.conv.problem import ConvMatch, phases_of

__all__ = ["counts_of", "numbered"]


def numbered(
    match: ConvMatch, block_k: int, shared: int | None, number: Expr, counts: Sequence[Expr | int] = ()
) -> tuple[Expr, Expr]:
    """(first channel, number of the tap) of a k-tile: channels lie inside of taps, but those of the axis `shared` inside of
    channels. Of each axis only the last `counts` taps are numbered, where these are given; of a k-tile behind the last of them
    the channel is outside."""
    across = -(-match.channels // block_k)
    if not counts and shared is None:
        return T.truncmod(number, across) * block_k, T.truncdiv(number, across)
    own: Expr | int = 0
    if shared is not None:
        taps = match.axes[shared].taps
        own, number = T.truncmod(number, taps), T.truncdiv(number, taps)
    chunk, rest = T.truncmod(number, across), T.truncdiv(number, across)
    tap: Any = 0
    pitch, total = 1, across
    for index in reversed(range(len(match.axes))):
        taps = match.axes[index].taps
        count = counts[index] if counts else taps
        if index == shared:
            step: Any = own
        elif taps == 1:
            continue
        else:
            step, rest = T.truncmod(rest, count), T.truncdiv(rest, count)
            step, total = step + (taps - count), total * count
        tap, pitch = tap + step * pitch, pitch * taps
    channel = chunk * block_k
    return (T.Select(number < total, channel, T.int32(across * block_k)) if counts else channel), tap


def counts_of(match: ConvMatch, part: Expr, left_out: Sequence[int]) -> tuple[Expr | int, ...]:
    """Of each axis the taps inside of the kernel, the last ones, for pixels of a part: of those in `left_out`, else all."""
    phases = phases_of(match, part)
    return tuple(
        T.truncdiv(axis.kernel + (axis.up - 1) - phases[i], axis.up) if i in left_out else axis.taps
        for i, axis in enumerate(match.axes)
    )
