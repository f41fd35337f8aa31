"""A recurrent layer as one kernel for a CPU: a loop over the steps, whose code has the same size however many they are.

    for t in steps                                   h₀ lies in all[0], step t reads all[t] and writes all[t + 1]
      for n/lanes                                    in parallel where a step has enough to do
        for b/rows
          acc[rows][gates][lanes] = x W, as computed before the loop
          for k: acc += h[t, b, k] · R[n/lanes, k, gates, lanes]
          c[b, n], all[t + 1, b, n] = the cell's gates

`rows` × gates × `lanes` accumulators stay in registers, and R is packed so that the inner loop reads it in order. Hidden units
are padded to whole `lanes`: zero weights keep those at zero. A layer that runs backwards reads all[t + 1] and writes all[t].
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import ir, tirx
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

if TYPE_CHECKING:
    from tvm.ir import Expr, TensorRegion
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["Loop", "Step", "full_region", "kernel", "tensor"]

WORTH_THREADS = 1 << 17  # multiply-adds of a step from which waking the other threads pays

Values = Callable[[int], Any]


@dataclass(frozen=True)
class Step:
    """One kind of cell. `next` makes of the gates' sums (by number), x's part of the last gate, the state before and, for
    an LSTM, the cell state before: the new cell state, or None, and a function of that to the new state. A cell that is
    `split` has its last gate's sum begin with a bias, x's part kept apart."""

    gates: int
    split: bool
    remembers: bool
    next: Callable[[Values, Any, Any, Any], tuple[Any | None, Callable[[Any], Any]]]


@dataclass(frozen=True)
class Loop:
    """The sizes of one layer's kernel: `hidden` and `out` (of the projection, 0 without one) are multiples of `lanes`, `inner`
    is the size of the state that R multiplies, `rows` divides the batch. `seq` and `batch` are None where symbolic."""

    seq: int | None
    batch: int | None
    hidden: int
    inner: int
    out: int
    lanes: int
    rows: int
    backwards: bool
    dtype: str
    acc: str


@dataclass(frozen=True)
class _Tensors:
    """What a step reads and writes; `bias`, `c` and `scratch` are None where the cell has none."""

    gates: Any
    r: Any
    bias: Any
    every: Any
    c: Any
    scratch: Any


def kernel(step: Step, loop: Loop) -> PrimFunc:
    """The scheduled PrimFunc of a layer: gates [seq, batch, gates, hidden], r [hidden / lanes, inner, gates, lanes] and h0
    [batch, inner], then where the cell has them c0 [batch, hidden], bias [hidden] and w [out / lanes, hidden, lanes]. It writes
    every [seq + 1, batch, hidden or out], and where the cell has them c and scratch, both [batch, hidden]. gates, c0, c and
    bias are in `acc`, others in `dtype`."""
    seq = tirx.Var("seq", "int64") if loop.seq is None else loop.seq
    batch = tirx.Var("batch", "int64") if loop.batch is None else loop.batch
    groups, width = loop.hidden // loop.lanes, loop.out or loop.hidden
    with IRBuilder() as builder:
        with T.prim_func(is_private=True, s_tir=True):
            T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})

            gates = tensor("gates", [seq, batch, step.gates, loop.hidden], loop.acc)
            r = tensor("r", [groups, loop.inner, step.gates, loop.lanes], loop.dtype)
            h0 = tensor("h0", [batch, loop.inner], loop.dtype)
            c0 = tensor("c0", [batch, loop.hidden], loop.acc, step.remembers)
            bias = tensor("bias", [loop.hidden], loop.acc, step.split)
            w = tensor("w", [loop.out // loop.lanes, loop.hidden, loop.lanes], loop.dtype, bool(loop.out))
            every = tensor("every", [seq + 1, batch, width], loop.dtype)
            c = tensor("c", [batch, loop.hidden], loop.acc, step.remembers)
            scratch = tensor("scratch", [batch, loop.hidden], loop.dtype, bool(loop.out))
            tensors = _Tensors(gates, r, bias, every, c, scratch)
            _begin(loop, seq, batch, width, every, h0, c, c0)
            with T.serial(0, seq) as s:
                t = seq - 1 - s if loop.backwards else s
                before, after = (t + 1, t) if loop.backwards else (t, t + 1)
                _cells(step, loop, batch, t, before, after, tensors)
                if loop.out:
                    _project(loop, batch, scratch, w, every, after)
        return builder.get()


def _begin(loop: Loop, seq: Expr | int, batch: Expr | int, width: int, every: Buffer, h0: Buffer, c: Any, c0: Any) -> None:
    """The states before the first step, at their indices."""
    with T.sblock("begin"):
        T.reads(full_region(h0))
        T.writes(full_region(every))
        with T.serial(0, batch) as b:
            with T.serial(0, loop.inner) as k:
                every[seq if loop.backwards else 0, b, k] = h0[b, k]
            if width > loop.inner:
                with T.serial(0, width - loop.inner) as k:
                    every[seq if loop.backwards else 0, b, k + loop.inner] = tirx.const(0, loop.dtype)
            if c is not None:
                with T.serial(0, loop.hidden) as n:
                    c[b, n] = c0[b, n]


def tensor(name: str, shape: list[Expr | int], dtype: str, wanted: bool = True) -> Any:
    """A parameter of the function that is being written, in its order; None where it is not `wanted`."""
    return T.buffer_proxy(T.arg(name, T.buffer(shape, dtype))) if wanted else None


def full_region(proxy: Buffer) -> TensorRegion:
    """All of a tensor, as what a block touches."""
    buffer = proxy._buffer
    return tirx.BufferRegion(buffer, [ir.Range(0, size) for size in buffer.ty.shape])


def _threads(loop: Loop, work: int) -> Callable[..., Any]:
    """The loop for `work` multiply-adds an element of the batch: in parallel where that is enough."""
    parallel: Callable[..., Any] = T.parallel if work * (loop.batch or 1) >= WORTH_THREADS else T.serial
    return parallel


def _cells(step: Step, loop: Loop, batch: Expr | int, t: Expr, before: Expr, after: Expr, tensors: _Tensors) -> None:
    """One step's sums and cells, `rows` × `lanes` at a time."""
    threads = _threads(loop, step.gates * loop.hidden * loop.inner)
    with threads(0, loop.hidden // loop.lanes) as j, T.serial(0, batch // loop.rows) as tile, T.sblock("step"):
        T.reads(full_region(tensors.gates), full_region(tensors.r), full_region(tensors.every))
        T.writes(full_region(tensors.every))
        acc = T.buffer_proxy(T.sblock_alloc_buffer((loop.rows, step.gates, loop.lanes), loop.acc, scope="local"))
        _sums(step, loop, acc, t, before, tile * loop.rows, j, tensors)
        with T.unroll(0, loop.rows) as row, T.vectorized(0, loop.lanes) as lane:
            _cell(
                step,
                loop,
                lambda g: acc[row, g, lane],
                t,
                before,
                after,
                tile * loop.rows + row,
                j * loop.lanes + lane,
                tensors,
            )


def _sums(step: Step, loop: Loop, acc: Buffer, t: Expr, before: Expr, first: Expr, j: Expr, tensors: _Tensors) -> None:
    """acc[rows][gates][lanes] for the rows from `first` on and the units of group `j`."""
    lanes, rows, last = loop.lanes, loop.rows, step.gates - 1
    with T.unroll(0, rows) as row, T.unroll(0, step.gates) as g, T.vectorized(0, lanes) as lane:
        acc[row, g, lane] = tensors.gates[t, first + row, g, j * lanes + lane]
    if step.split:
        with T.unroll(0, rows) as row, T.vectorized(0, lanes) as lane:
            acc[row, last, lane] = tensors.bias[j * lanes + lane]
    with (
        T.serial(0, loop.inner) as k,
        T.unroll(0, rows) as row,
        T.unroll(0, step.gates) as g,
        T.vectorized(0, lanes) as lane,
    ):
        state = tensors.every[before, first + row, k].astype(loop.acc)
        acc[row, g, lane] = acc[row, g, lane] + state * tensors.r[j, k, g, lane].astype(loop.acc)


def _cell(
    step: Step, loop: Loop, sums: Values, t: Expr, before: Expr, after: Expr, b: Expr, n: Expr, tensors: _Tensors
) -> None:
    """Unit `n` of row `b` of the batch, of its gates' sums."""
    state = None if loop.out else tensors.every[before, b, n].astype(loop.acc)
    remembered = tensors.c[b, n] if step.remembers else None
    new, result = step.next(sums, tensors.gates[t, b, step.gates - 1, n], state, remembered)
    if new is not None:
        tensors.c[b, n] = new
    value = result(tensors.c[b, n] if new is not None else None).astype(loop.dtype)
    if loop.out:
        tensors.scratch[b, n] = value
    else:
        tensors.every[after, b, n] = value


def _project(loop: Loop, batch: int, scratch: Buffer, w: Buffer, every: Buffer, after: Expr) -> None:
    """The new state, of what the cells gave."""
    lanes = loop.lanes
    with _threads(loop, loop.hidden * loop.out)(0, loop.out // lanes) as j, T.serial(0, batch) as b, T.sblock("project"):
        T.reads(full_region(scratch), full_region(w))
        T.writes(full_region(every))
        acc = T.buffer_proxy(T.sblock_alloc_buffer((lanes,), loop.acc, scope="local"))
        with T.vectorized(0, lanes) as lane:
            acc[lane] = tirx.const(0, loop.acc)
        with T.serial(0, loop.hidden) as k, T.vectorized(0, lanes) as lane:
            acc[lane] = acc[lane] + scratch[b, k].astype(loop.acc) * w[j, k, lane].astype(loop.acc)
        with T.vectorized(0, lanes) as lane:
            every[after, b, j * lanes + lane] = acc[lane].astype(loop.dtype)
