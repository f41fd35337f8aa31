"""Drawn ONNX operators whose values say how many rows they give: what is drawn behind them takes as many as there are."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tests.fuzz.builder import Skip
from tests.fuzz.onnx_builder import DTYPES, INTEGERS, OnnxBuilder

__all__ = ["OPERATORS"]


def _flags(b: OnnxBuilder, count: int) -> str:
    """A bool for each of so many rows: given, the same in every run, or what numbers say; at times of none or of all."""
    kind = b.integer(0, 4)
    if kind == 0:
        return b.constant(np.arange(count) % b.integer(1, 3) == 0)
    if kind == 1:
        return b.constant(np.full(count, b.flag()))
    if kind == 2:
        return b.new((count,), "bool", weight=False)
    numbers = b.new((count,), "float32", weight=False)
    return b.add("Greater", [numbers, b.constant(np.float32(b.choice((0.0, 0.7, -0.7, 9.0))))], exact=True)


def compress(b: OnnxBuilder) -> None:
    x = b.any(1)
    t = b[x]
    if not t.size or t.size > 1 << 12:
        raise Skip
    if b.integer(0, 3):
        axis = b.axis(t)
        b.add("Compress", [x, _flags(b, b.choice((t.shape[axis], max(1, t.shape[axis] - 2))))], axis=axis, exact=True)
    else:
        b.add("Compress", [x, _flags(b, t.size)], exact=True)
    b.counted = True


def non_zero(b: OnnxBuilder) -> None:
    """Where numbers are not zero, and what lies there."""
    x = b.any(1)
    t = b[x]
    if not t.size or t.size > 1 << 12:
        raise Skip
    low = b.constant(np.asarray(b.choice((0, 1, 4))).astype(t.dtype)) if str(t.dtype) in ("float32", *INTEGERS) else ""
    flags = b.add("Greater", [x, low], exact=True) if low and b.flag() else x
    found = b.add("Transpose", [b.add("NonZero", [flags], exact=True)], perm=[1, 0], exact=True)
    b.counted = True
    if b.flag():
        b.add("GatherND", [x, found], exact=True)


def unique(b: OnnxBuilder) -> None:
    """Numbers of few values, each once."""
    x = b.any(1)
    t = b[x]
    if not t.size or t.size > 1 << 10 or str(t.dtype) in ("bfloat16", "bool"):
        raise Skip
    few = b.cast(b.new(t.shape, "int64", -2, 3, weight=False), b.choice(("float32", "int32", "int64", "int8")))
    axis = {"axis": b.axis(b[few])} if b.flag() else {}
    b.add("Unique", [few], 4, sorted=b.integer(0, 1), exact=True, **axis)
    b.counted = True


def of_counted(b: OnnxBuilder) -> None:
    """Parts of what was counted, and what is put together of them: the bounds are further apart than there are rows, or not."""
    if not b.counted:
        raise Skip
    x = b.pick(lambda t: 0 < t.ndim < 4)
    t = b[x]
    axis = b.integer(0, t.ndim - 1)
    kind = b.integer(0, 5)
    if kind <= 2:
        step = b.choice((1, 1, 2, -1, -3))
        start = b.choice((-9, -3, -1, 0, 1, 2, 7))
        end = b.choice((9, 3, 1 << 40, -1, -4) if step > 0 else (-(1 << 40), 0, 2, -9))
        if step < 0:
            start = b.choice((-1, 9))  # below the first row ONNX and its evaluator differ
        b.add("Slice", [x, *(b.whole(n) for n in (start, end, axis, step))], exact=True)
    elif kind == 3:
        y = b.pick(lambda v: v.dtype == t.dtype and v.ndim == t.ndim and _beside(v.shape, t.shape, axis))
        b.add("Concat", [x, y, x], axis=axis, exact=True)
    elif kind == 4:
        size = b.add("Gather", [b.add("Shape", [x], exact=True), b.whole(axis)], exact=True)
        filled = b.constant(np.asarray(b.integer(-3, 3), np.int64))
        b.add("Expand", [filled, b.add("Concat", [b.whole(2), size], axis=0, exact=True)], exact=True)
    elif str(t.dtype) in ("float32", "float64"):
        b.add("MatMul", [b.add("Transpose", [x], perm=[*range(t.ndim)][::-1], exact=True), x], terms=max(1, t.shape[0]))
    else:
        b.add("Cast", [x], to=DTYPES["float32"], exact=True)


def _beside(one: tuple[int, ...], other: tuple[int, ...], axis: int) -> bool:
    return all(a == b for at, (a, b) in enumerate(zip(one, other, strict=True)) if at != axis)


OPERATORS: tuple[tuple[int, Callable[[OnnxBuilder], None]], ...] = ((3, compress), (2, non_zero), (1, unique), (5, of_counted))
