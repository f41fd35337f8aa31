"""Recurrent layers, which importers leave whole: on a CPU one kernel that loops over the steps, on a GPU kernels by
step, or one where their number is symbolic.

    y, h, c = recurrence(gates, R, h₀, c₀)       gates = x W + b of all steps: one matmul, before the first step

A model's sequence of hundreds of steps would otherwise be thousands of operators, each of which every pass visits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tvm import relax, tirx
from tvm.relax import op

from tk.graph.dataflow import mutating, static_size
from tk.graph.recurrence.clusters import in_clusters
from tk.graph.recurrence.loop import Loop, Step, kernel
from tk.graph.recurrence.rows import by_rows
from tk.graph.recurrence.steps import unrolled

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, TensorLoad

    from tk.target import Target

__all__ = ["KINDS", "LowerRecurrences", "recurrence"]

NAME = "tk.recurrence."


def _sigmoid(x: Expr) -> Expr:
    return tirx.sigmoid(x)


def _tanh(x: Expr) -> Expr:
    return tirx.tanh(x)


def _lstm(sums: Any, x: Expr, h: Expr | None, c: Expr) -> tuple[Any, Any]:
    """i, f, g, o: c' = σ(f) ∘ c + σ(i) ∘ tanh(g); h' = σ(o) ∘ tanh(c')."""
    new = _sigmoid(sums(1)) * c + _sigmoid(sums(0)) * _tanh(sums(2))
    return new, lambda remembered: _sigmoid(sums(3)) * _tanh(remembered)


def _gru(sums: Any, x: Expr, h: Expr, c: Any) -> tuple[None, Any]:
    """r, z, n: h' = (1 − z) ∘ tanh(x_n + r ∘ h_n) + z ∘ h."""
    reset, keep = _sigmoid(sums(0)), _sigmoid(sums(1))
    new = _tanh(x + reset * sums(2))
    return None, lambda _: new + keep * (h - new)


def _rnn_tanh(sums: Any, x: TensorLoad, h: TensorLoad, c: Any) -> tuple[None, Any]:
    return None, lambda _: _tanh(sums(0))


def _rnn_relu(sums: Any, x: Expr, h: Expr, c: Any) -> tuple[None, Any]:
    """NaN stays NaN."""
    value = sums(0)
    return None, lambda _: tirx.Select(value <= tirx.const(0, value.ty.dtype), tirx.const(0, value.ty.dtype), value)


KINDS = {
    "lstm": Step(4, False, True, _lstm),
    "gru": Step(3, True, False, _gru),
    "rnn_tanh": Step(1, False, False, _rnn_tanh),
    "rnn_relu": Step(1, False, False, _rnn_relu),
}
"""Gates in torch's order. Of a GRU's last gate the state's part, with its bias, is within the reset."""


def recurrence(
    kind: str,
    gates: Expr,
    recurrent: Expr,
    h0: Expr,
    c0: Expr | None = None,
    bias: Expr | None = None,
    projection: Expr | None = None,
    backwards: bool = False,
) -> Expr:
    """A call that gives (y [seq, batch, out], h [batch, out]) and, for an LSTM, c [batch, hidden]: one direction of one layer.

    `kind` is one of KINDS; `gates` [seq, batch, gates · hidden] is x's part of all steps with the biases, in the dtype that
    sums have; `recurrent` [gates · hidden, out]; `h0` [batch, out]; an LSTM's `c0` [batch, hidden]; a GRU's `bias` [hidden],
    of the state's part of its last gate, in the dtype of `gates`; `projection` [out, hidden] where an LSTM has one, else out
    is hidden. y is in the order of the steps, also where the layer runs `backwards`."""
    seq, batch, _ = gates.ty.shape
    out = h0.ty.shape[1]
    dtype = h0.ty.dtype
    types = [relax.TensorType([seq, batch, out], dtype), relax.TensorType([batch, out], dtype)]
    types += [] if c0 is None else [relax.TensorType(list(c0.ty.shape), c0.ty.dtype)]
    words = [kind, *(["backwards"] if backwards else []), *(["projected"] if projection is not None else [])]
    args = [each for each in (gates, recurrent, h0, c0, bias, projection) if each is not None]
    return relax.op.call_dps_packed(NAME + ".".join(words), relax.Tuple(args), out_ty=types)


def LowerRecurrences(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces the calls that `recurrence` makes, before weights are lifted, since the recurrent ones are packed."""

    @relax.expr_functor.mutator
    class Layers(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            name = str(getattr(call.args[0], "global_symbol", "")) if call.args else ""
            if getattr(call.op, "name", "") != "relax.call_dps_packed" or not name.startswith(NAME):
                return call
            kind, *words = name.removeprefix(NAME).split(".")
            args = list(call.args[1].fields)
            operands = _Operands(KINDS[kind], args, "projected" in words)
            made = in_clusters(self.builder_, target, KINDS[kind], operands, "backwards" in words) if target.is_gpu else None
            if made is not None:
                return made
            if target.is_gpu and static_size(operands.gates.ty.shape[0]) is None:
                return by_rows(self.builder_, KINDS[kind], operands, "backwards" in words)
            if target.is_gpu:
                return unrolled(self.builder_, KINDS[kind], operands, "backwards" in words)
            return _looped(self.builder_, target, KINDS[kind], operands, "backwards" in words)

    return mutating("LowerRecurrences", Layers, of=("call_dps_packed",))


class _Operands:
    """A call's arguments by name."""

    def __init__(self, step: Step, args: Sequence[Expr], projected: bool) -> None:
        rest = list(args[3:])
        self.gates, self.recurrent, self.h0 = args[:3]
        self.c0 = rest.pop(0) if step.remembers else None
        self.bias = rest.pop(0) if step.split else None
        self.projection = rest.pop(0) if projected else None


def _looped(builder: relax.BlockBuilder, target: Target, step: Step, given: _Operands, backwards: bool) -> Expr:
    """The layer as one kernel, its weights packed and padded to whole vectors."""
    emit = builder.emit
    seq, batch, _ = given.gates.ty.shape
    count, inner = (int(size) for size in given.recurrent.ty.shape)
    hidden, out = count // step.gates, inner if given.projection is not None else 0
    loop = _tiled(target, step, static_size(seq), static_size(batch), hidden, inner, out, backwards, given)
    wide, lanes = loop.hidden, loop.lanes

    gates = _padded(emit, emit(op.reshape(given.gates, [seq, batch, step.gates, hidden])), 3, wide)
    r = _padded(emit, emit(op.reshape(given.recurrent, [step.gates, hidden, inner])), 1, wide)
    r = emit(op.permute_dims(emit(op.reshape(r, [step.gates, wide // lanes, lanes, inner])), [1, 3, 0, 2]))
    args = [gates, r, given.h0]
    args += [] if given.c0 is None else [_padded(emit, emit(op.astype(given.c0, loop.acc)), 1, wide)]
    args += [] if given.bias is None else [_padded(emit, given.bias, 0, wide)]
    if out:
        w = _padded(emit, _padded(emit, given.projection, 0, loop.out), 1, wide)
        args.append(emit(op.permute_dims(emit(op.reshape(w, [loop.out // lanes, lanes, wide])), [0, 2, 1])))
    width = loop.out or wide
    types = [relax.TensorType([seq + 1, batch, width], loop.dtype)]
    types += [relax.TensorType([batch, wide], loop.acc)] if step.remembers else []
    types += [relax.TensorType([batch, wide], loop.dtype)] if out else []
    called = builder.add_func(kernel(step, loop), "recurrence")
    made = emit(relax.call_tir(called, args, types if len(types) > 1 else types[0]))
    every = emit(relax.TupleGetItem(made, 0)) if len(types) > 1 else made
    start, end = (0, seq) if backwards else (1, seq + 1)
    y = emit(op.strided_slice(every, [0, 2], [start, 0], [end, out or hidden], assume_inbound=True))
    at = 0 if backwards else seq
    last = emit(op.strided_slice(every, [0, 2], [at, 0], [at + 1, out or hidden], assume_inbound=True))
    results = [y, emit(op.squeeze(last, [0]))]
    if given.c0 is not None:
        c = emit(op.strided_slice(emit(relax.TupleGetItem(made, 1)), [1], [0], [hidden], assume_inbound=True))
        results.append(emit(op.astype(c, str(given.c0.ty.dtype.dtype))))
    return relax.Tuple(results)


def _tiled(
    target: Target,
    step: Step,
    seq: int | None,
    batch: int | None,
    hidden: int,
    inner: int,
    out: int,
    backwards: bool,
    given: _Operands,
) -> Loop:
    """The kernel's sizes: half the registers, or three quarters of 32, hold sums, of as many rows of the batch as divide it and
    then of as many vectors of hidden units."""
    dtype, acc = (str(each.ty.dtype.dtype) for each in (given.h0, given.gates))
    vector = max(1, target.vector_bits // (64 if acc == "float64" else 32))
    sums = 24 if target.registers >= 32 else 8
    rows = max((n for n in range(1, sums // step.gates + 1) if batch is not None and batch % n == 0), default=1)
    vectors = 1
    while 2 * vectors * rows * step.gates <= 8 and vector * vectors < hidden:
        vectors *= 2
    lanes = vector * vectors
    return Loop(seq, batch, _up(hidden, lanes), inner, _up(out, lanes), lanes, rows, backwards, dtype, acc)


def _up(size: int, lanes: int) -> int:
    return -(-size // lanes) * lanes


def _padded(emit: Any, x: Expr, axis: int, size: int) -> Expr:
    """`x` with zeros behind it along `axis`, up to `size`."""
    missing = size - int(x.ty.shape[axis])
    if not missing:
        return x
    widths = [0] * (2 * int(x.ty.ndim))
    widths[2 * axis + 1] = missing
    return emit(op.nn.pad(x, widths, "constant", 0.0))
