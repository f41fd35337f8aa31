"""Recurrent layers as importers emit them: x's part of every step in one matmul, and what depends on the step before in a call
that stays whole until the target is known (tk.graph.recurrence.lower)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tvm import relax

from tk.frontend.ops.accumulate import accumulator
from tk.graph.recurrence.lower import KINDS, recurrence

__all__ = ["Weights", "layer"]


@dataclass(frozen=True)
class Weights:
    """One direction of one layer: w_ih [gates · hidden, input], w_hh [gates · hidden, out], biases [gates · hidden] or None,
    w_hr [out, hidden] where an LSTM has it, else None and out = hidden. Gates in torch's order."""

    w_ih: relax.Expr
    w_hh: relax.Expr
    b_ih: relax.Expr | None
    b_hh: relax.Expr | None
    w_hr: relax.Expr | None = None


def layer(
    emit: Callable[[relax.Expr], relax.Expr],
    kind: str,
    x: relax.Expr,
    weights: Weights,
    h0: relax.Expr,
    c0: relax.Expr | None,
    backwards: bool,
) -> list[relax.Expr]:
    """y [seq, batch, out], the last h [batch, out] and, for an LSTM, the last c [batch, hidden], of x [seq, batch, input]."""
    op, step = relax.op, KINDS[kind]
    acc = accumulator(str(x.ty.dtype.dtype))
    count = int(weights.w_hh.ty.shape[0])
    kept = count - count // step.gates  # the last gate's second bias is within the reset
    gates = emit(op.matmul(x, emit(op.permute_dims(weights.w_ih)), out_dtype=acc))
    inner = None
    biases = [emit(op.astype(each, acc)) for each in (weights.b_ih, weights.b_hh) if each is not None]
    if step.split:
        inner = emit(op.zeros([count // step.gates], acc))
        if weights.b_hh is not None:
            inner = emit(op.strided_slice(biases[-1], [0], [kept], [count], assume_inbound=True))
            first = emit(op.strided_slice(biases[-1], [0], [0], [kept], assume_inbound=True))
            biases[-1] = emit(op.nn.pad(first, [0, count - kept], "constant", 0.0))
    if biases:
        both = biases[0] if len(biases) == 1 else emit(op.add(*biases))
        gates = emit(op.add(gates, both))
    made = emit(recurrence(kind, gates, weights.w_hh, h0, c0, inner, weights.w_hr, backwards))
    return [emit(relax.TupleGetItem(made, i)) for i in range(2 if c0 is None else 3)]
