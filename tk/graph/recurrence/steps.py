"""A recurrent layer as kernels by step, for GPUs: a matmul and a cell each, the same ones in all steps.

    h R of step t;  c, h = cell(gates of t, h R, c)

What differs between steps is where their gates lie, and where their states go. Both are found in levels of FANOUT, so that
a few kernels serve every step:

    gates[512]  →  8 × [64]  →  64 × [8]  →  cell i of 8 reads [i]
    h of 8 steps side by side  →  64 × [8]  →  8 × [64]  →  y[512]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import relax, te, topi
from tvm.relax import op

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.graph.recurrence.loop import Step

__all__ = ["FANOUT", "unrolled"]

FANOUT = 8
ALONE = {"op_pattern": 8}
"""Opaque for FuseOps: fused with others, the cells of two steps would be two kernels, and the levels one kernel of all."""


def unrolled(builder: relax.BlockBuilder, step: Step, given: Any, backwards: bool) -> Expr:
    """The layer's results, as `tk.graph.recurrence.lower.recurrence` says, for the operands `given` and a constant number of
    steps."""
    emit = builder.emit
    count = given.gates.ty.shape[2]
    dtype, acc = (str(each.ty.dtype.dtype) for each in (given.h0, given.gates))
    hidden = int(count) // step.gates
    recurrent = emit(op.permute_dims(given.recurrent))
    projection = None if given.projection is None else emit(op.permute_dims(given.projection))
    h, c = given.h0, None if given.c0 is None else emit(op.astype(given.c0, acc))
    locations = _step_locations(builder, given.gates)
    states: list[Expr] = [None] * len(locations)
    for t in reversed(range(len(locations))) if backwards else range(len(locations)):
        part, at = locations[t]
        sums = emit(op.matmul(h, recurrent, out_dtype=acc))
        args = [part, sums, *([h] if projection is None else []), *([] if c is None else [c])]
        args += [] if given.bias is None else [given.bias]
        cell = _cell(step, at, hidden, dtype, projection is None)
        outputs = emit(builder.call_te(cell, *args, primfunc_name_hint="cell", primfunc_attrs=ALONE))
        h, c = (outputs, None) if c is None else (emit(relax.TupleGetItem(outputs, 0)), emit(relax.TupleGetItem(outputs, 1)))
        if projection is not None:
            h = emit(op.astype(emit(op.matmul(h, projection, out_dtype=acc)), dtype))
        states[t] = emit(op.expand_dims(h, [0]))
    while len(states) > 1:
        groups = [states[i : i + FANOUT] for i in range(0, len(states), FANOUT)]
        states = [group[0] if len(group) == 1 else emit(_together(builder, group)) for group in groups]
    results = [states[0], h]
    return relax.Tuple(results if c is None else [*results, emit(op.astype(c, str(given.c0.ty.dtype.dtype)))])


def _together(builder: relax.BlockBuilder, parts: list[Expr]) -> Expr:
    return builder.call_te(lambda *each: topi.concatenate(each, 0), *parts, primfunc_name_hint="together", primfunc_attrs=ALONE)


def _step_locations(builder: relax.BlockBuilder, gates: Expr) -> list[tuple[Expr, int]]:
    """By step a part of `gates`, of up to FANOUT steps, and the step's number in it."""
    size = int(gates.ty.shape[0])
    if size <= FANOUT:
        return [(gates, i) for i in range(size)]
    each = FANOUT
    while each * FANOUT < size:
        each *= FANOUT
    parts = [
        builder.emit(op.strided_slice(gates, [0], [start], [min(start + each, size)], assume_inbound=True))
        for start in range(0, size, each)
    ]
    return [location for part in parts for location in _step_locations(builder, part)]


def _cell(step: Step, at: int, hidden: int, dtype: str, with_state: bool) -> Any:
    """TE of one step: (gates [n, batch, gates · hidden], sums [batch, gates · hidden], h unless it is projected, c and bias
    where the cell has them) → the new h, and c where it has one; the step's own gates are the ones `at`."""

    def compute(gates: te.Tensor, sums: te.Tensor, *rest: te.Tensor) -> te.Tensor | list[te.Tensor]:
        others: list[Any] = list(rest)
        h: te.Tensor | None = others.pop(0) if with_state else None
        c: te.Tensor | None = others.pop(0) if step.remembers else None
        bias: Any = others.pop(0) if step.split else None
        acc, last, shape = str(gates.dtype), step.gates - 1, [sums.shape[0], hidden]

        def values(b: Expr, n: Expr) -> Any:
            def total(g: int) -> Expr:
                own = bias(n) if step.split and g == last else gates(at, b, g * hidden + n)
                return own + sums(b, g * hidden + n)

            state = None if h is None else h(b, n).astype(acc)
            return step.next(total, gates(at, b, last * hidden + n), state, None if c is None else c(b, n))

        if not step.remembers:
            return te.compute(shape, lambda b, n: values(b, n)[1](None).astype(dtype), name="cell")
        new = te.compute(shape, lambda b, n: values(b, n)[0], name="remembered")
        return [te.compute(shape, lambda b, n: values(b, n)[1](new(b, n)).astype(dtype), name="cell"), new]

    return compute
