"""ONNX's RNN, GRU and LSTM in full: both directions, initial states, lengths by sequence, peepholes, clipping, activations,
coupled gates, linear_before_reset and both layouts. The inputs' matmuls are one for all steps. What torch has too stays whole
(recurrent.py); the steps of anything else are unrolled, or, of a dynamic number of them, a loop of the compiled program.

    x [seq, batch, input], w [directions, gates·hidden, input], r [directions, gates·hidden, hidden],
    b [directions, 2·gates·hidden], peepholes [directions, 3·hidden]
    y [seq, directions, batch, hidden], y_h and y_c [directions, batch, hidden]
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax
from tvm.ir import Constant

from tk.frontend.onnx.control_flow import stacked
from tk.frontend.onnx.value_loops import counted_loop, turned, written
from tk.frontend.ops.recurrent import Weights, layer

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

Activation = Callable[[relax.Expr], relax.Expr]
NODES = 24  # about what a step adds


@dataclass(frozen=True)
class Cell:
    """One direction of one node: its hidden size, activations, clipping, and weights."""

    emit: Callable[[relax.Expr], relax.Expr]
    hidden: int
    activations: list[Activation]
    recurrent: relax.Expr  # [hidden, gates·hidden]
    bias: list[relax.Expr]  # of the recurrence, by gate, where it is not added before
    peepholes: list[relax.Expr]
    linear_before_reset: bool
    coupled: bool

    def gates(self, x: relax.Expr, count: int) -> list[relax.Expr]:
        """[batch, count·hidden] by gate."""
        if count == 1:
            return [x]
        at = [self.hidden * i for i in range(count + 1)]
        return [self.emit(relax.op.strided_slice(x, [1], [a], [b], assume_inbound=True)) for a, b in itertools.pairwise(at)]

    def add(self, a: relax.Expr, b: relax.Expr) -> relax.Expr:
        return self.emit(relax.op.add(a, b))

    def mul(self, a: relax.Expr, b: relax.Expr) -> relax.Expr:
        return self.emit(relax.op.multiply(a, b))

    def times(self, h: relax.Expr, w: relax.Expr) -> relax.Expr:
        return self.emit(relax.op.matmul(h, w))


def _rnn_step(cell: Cell, x: relax.Expr, state: list[relax.Expr]) -> list[relax.Expr]:
    """h' = f(x + h R)."""
    return [cell.activations[0](cell.add(x, cell.times(state[0], cell.recurrent)))]


def _gru_step(cell: Cell, x: relax.Expr, state: list[relax.Expr]) -> list[relax.Expr]:
    """z, r = f(x + h R); n = g(x + r ∘ (h R + b)) or g(x + (r ∘ h) R + b); h' = (1 − z) ∘ n + z ∘ h."""
    h, (f, g) = state[0], cell.activations
    x_z, x_r, x_n = cell.gates(x, 3)
    if cell.linear_before_reset:
        h_z, h_r, h_n = cell.gates(cell.times(h, cell.recurrent), 3)
        z, r = f(cell.add(x_z, h_z)), f(cell.add(x_r, h_r))
        n = g(cell.add(x_n, cell.mul(r, cell.add(h_n, cell.bias[2]))))
    else:
        w_z, w_r, w_n = cell.gates(cell.recurrent, 3)
        z, r = f(cell.add(x_z, cell.times(h, w_z))), f(cell.add(x_r, cell.times(h, w_r)))
        n = g(cell.add(x_n, cell.add(cell.times(cell.mul(r, h), w_n), cell.bias[2])))
    keep = cell.mul(z, h)
    return [cell.add(cell.mul(cell.emit(relax.op.subtract(relax.const(1, "float32"), z)), n), keep)]


def _lstm_step(cell: Cell, x: relax.Expr, state: list[relax.Expr]) -> list[relax.Expr]:
    """i, o, f, c~ = x + h R; c' = f(f + p_f ∘ c) ∘ c + f(i + p_i ∘ c) ∘ g(c~); h' = f(o + p_o ∘ c') ∘ h(c')."""
    (h, c), (f, g, last) = state, cell.activations
    i, o, forget, new = cell.gates(cell.add(x, cell.times(h, cell.recurrent)), 4)
    if cell.peepholes:
        i, forget = cell.add(i, cell.mul(cell.peepholes[0], c)), cell.add(forget, cell.mul(cell.peepholes[2], c))
    i = f(i)
    forget = cell.emit(relax.op.subtract(relax.const(1, "float32"), i)) if cell.coupled else f(forget)
    c = cell.add(cell.mul(forget, c), cell.mul(i, g(new)))
    if cell.peepholes:
        o = cell.add(o, cell.mul(cell.peepholes[1], c))
    return [cell.mul(f(o), last(c)), c]


@dataclass(frozen=True)
class Kind:
    gates: int
    states: int
    activations: tuple[str, ...]
    step: Callable[[Cell, relax.Expr, list[relax.Expr]], list[relax.Expr]]


KINDS = {
    "RNN": Kind(1, 1, ("Tanh",), _rnn_step),
    "GRU": Kind(3, 1, ("Sigmoid", "Tanh"), _gru_step),
    "LSTM": Kind(4, 2, ("Sigmoid", "Tanh", "Tanh"), _lstm_step),
}


def _activation(emit: Any, name: str, alpha: float | None, beta: float | None, clip: float | None) -> Activation:
    """ONNX's activation functions of cells, after clipping."""

    def const(value: float) -> relax.Expr:
        return relax.const(value, "float32")

    def scaled(x: relax.Expr, factor: float, shift: float) -> relax.Expr:
        return emit(relax.op.add(emit(relax.op.multiply(x, const(factor))), const(shift)))

    a = (
        alpha
        if alpha is not None
        else {"leakyrelu": 0.01, "hardsigmoid": 0.2, "elu": 1.0, "thresholdedrelu": 1.0}.get(name, 1.0)
    )
    b = beta if beta is not None else {"hardsigmoid": 0.5, "affine": 0.0}.get(name, 1.0)
    functions: dict[str, Activation] = {
        "tanh": lambda x: emit(relax.op.tanh(x)),
        "sigmoid": lambda x: emit(relax.op.sigmoid(x)),
        "relu": lambda x: emit(relax.op.nn.relu(x)),
        "leakyrelu": lambda x: emit(relax.op.nn.leakyrelu(x, a)),
        "affine": lambda x: scaled(x, a, b),
        "hardsigmoid": lambda x: emit(relax.op.clip(scaled(x, a, b), 0, 1)),
        "scaledtanh": lambda x: scaled(emit(relax.op.tanh(scaled(x, b, 0.0))), a, 0.0),
        "softsign": lambda x: emit(relax.op.divide(x, emit(relax.op.add(emit(relax.op.abs(x)), const(1.0))))),
        "softplus": lambda x: emit(relax.op.nn.softplus(x)),
        "elu": lambda x: emit(relax.op.where(emit(relax.op.less(x, const(0.0))), scaled(emit(relax.op.exp(x)), a, -a), x)),
        "thresholdedrelu": lambda x: emit(relax.op.where(emit(relax.op.less(x, const(a))), const(0.0), x)),
    }
    if name not in functions:
        raise ValueError(f"no activation {name!r} of {', '.join(sorted(functions))}")
    if clip is None:
        return functions[name]
    return lambda x: functions[name](emit(relax.op.clip(x, -clip, clip)))


_WITH_BETA = frozenset({"affine", "hardsigmoid", "scaledtanh"})
_WITH_ALPHA = _WITH_BETA | {"elu", "leakyrelu", "thresholdedrelu"}


def _activations(emit: Any, kind: Kind, attributes: Attributes, direction: int) -> list[Activation]:
    """The functions of one direction. Their alphas and betas stand in the order of those functions, of all directions, that
    have one: a tanh takes none."""
    count = len(kind.activations)
    given = [name.decode() if isinstance(name, bytes) else name for name in attributes.get("activations", ())]
    alphas, betas = (iter(attributes.get(f"activation_{each}", ())) for each in ("alpha", "beta"))
    made = []
    for name in (each.lower() for each in (given or kind.activations * 2)):
        alpha = next(alphas, None) if name in _WITH_ALPHA else None
        beta = next(betas, None) if name in _WITH_BETA else None
        made.append((name, alpha, beta))
    mine = made[direction * count : (direction + 1) * count]
    return [_activation(emit, name, alpha, beta, attributes.get("clip")) for name, alpha, beta in mine]


def _input(node: NodeProto, importer: Importer, index: int) -> relax.Expr | None:
    return importer.tensor(node.input[index]) if index < len(node.input) and node.input[index] else None


def _direction(importer: Importer, tensor: relax.Expr, direction: int) -> relax.Expr:
    """tensor[direction]."""
    part = importer.bb.emit(relax.op.strided_slice(tensor, [0], [direction], [direction + 1], assume_inbound=True))
    return importer.bb.emit(relax.op.squeeze(part, [0]))


def _recurrent(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    kind, emit = KINDS[node.op_type], importer.bb.emit
    x, batch_first = importer.tensor(node.input[0]), bool(attributes.get("layout", 0))
    x = emit(relax.op.permute_dims(x, [1, 0, 2])) if batch_first else x
    seq, batch, _ = importer.shape_of(node, x)
    whole = _whole(node, attributes)
    if whole is None and isinstance(seq, int):
        importer.budget.unfold(f"the {importer.label(node)}", seq * NODES)
    mode = attributes.get("direction", b"forward")
    directions = [False, True] if mode == b"bidirectional" else [mode == b"reverse"]
    states = [_input(node, importer, index) for index in (5, 6)[: kind.states]]
    if batch_first:
        states = [s if s is None else emit(relax.op.permute_dims(s, [1, 0, 2])) for s in states]
    lengths = _input(node, importer, 4)
    outputs, finals = [], []
    for direction, backwards in enumerate(directions):
        if whole is not None:
            y, *final = _layer(node, importer, attributes, whole, x, direction, backwards, batch, states)
            outputs.append(y)
            finals.append(final)
            continue
        steps = _Steps(node, importer, attributes, x, direction, backwards, lengths)
        first = [
            emit(relax.op.zeros(relax.ShapeExpr([batch, steps.cell.hidden]), "float32"))
            if each is None
            else _direction(importer, each, direction)
            for each in states
        ]
        y, final = steps.unrolled(seq, first) if isinstance(seq, int) else steps.loop(seq, batch, first)
        outputs.append(y)
        finals.append(final)
    y = stacked(importer.bb, outputs, 1)
    last = [stacked(importer.bb, [final[i] for final in finals], 0) for i in range(kind.states)]
    if batch_first:
        y = emit(relax.op.permute_dims(y, [2, 0, 1, 3]))
        last = [emit(relax.op.permute_dims(each, [1, 0, 2])) for each in last]
    return [y, *last]


def _whole(node: NodeProto, attributes: Attributes) -> str | None:
    """What of tk.graph.recurrence.lower.KINDS the node is in all its directions; None for what only its steps, unrolled, can
    say: other activations, clipping, lengths by sequence, peepholes, coupled gates, a reset before the matmul."""
    given = [name.decode() if isinstance(name, bytes) else name for name in attributes.get("activations", ())]
    names = {tuple(name.lower() for name in given[at : at + len(KINDS[node.op_type].activations)])
             for at in range(0, len(given), len(KINDS[node.op_type].activations))}  # fmt: skip
    usual = tuple(name.lower() for name in KINDS[node.op_type].activations)
    rectified = node.op_type == "RNN" and names == {("relu",)}
    scaled = any(attributes.get(f"activation_{each}") for each in ("alpha", "beta"))
    others = any(index < len(node.input) and node.input[index] for index in (4, 7))
    odd = attributes.get("clip") is not None or attributes.get("input_forget") or scaled or others
    if odd or (names and names != {usual} and not rectified):
        return None
    if node.op_type == "GRU":
        return "gru" if attributes.get("linear_before_reset") else None
    return "lstm" if node.op_type == "LSTM" else "rnn_relu" if rectified else "rnn_tanh"


ORDER = {"RNN": (0,), "GRU": (1, 0, 2), "LSTM": (0, 2, 3, 1)}
"""ONNX's gates (z, r, h; i, o, f, c) in torch's order (r, z, n; i, f, g, o)."""


def _layer(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    kind: str,
    x: relax.Expr,
    direction: int,
    backwards: bool,
    batch: relax.Expr | int,
    initial: list[relax.Expr | None],
) -> list[relax.Expr]:
    """The results [seq, batch, hidden] and the last states of one direction, its steps in one call."""
    emit = importer.bb.emit
    w, r = (_direction(importer, importer.tensor(node.input[i]), direction) for i in (1, 2))
    hidden = int(importer.shape_of(node, r)[1])
    dtype = str(x.ty.dtype.dtype)

    def ordered(tensor: relax.Expr, start: int = 0) -> relax.Expr:
        first = [start + gate * hidden for gate in ORDER[node.op_type]]
        parts = [emit(relax.op.strided_slice(tensor, [0], [at], [at + hidden], assume_inbound=True)) for at in first]
        return parts[0] if len(parts) == 1 else emit(relax.op.concat(parts, 0))

    biases: list[relax.Expr | None] = [None, None]
    if (given := _input(node, importer, 3)) is not None:
        both = _direction(importer, given, direction)
        biases = [ordered(both, start) for start in (0, KINDS[node.op_type].gates * hidden)]
    states = [
        emit(relax.op.zeros(relax.ShapeExpr([batch, hidden]), dtype)) if each is None else _direction(importer, each, direction)
        for each in initial
    ]
    weights = Weights(ordered(w), ordered(r), *biases)
    return layer(emit, kind, x, weights, states[0], states[1] if kind == "lstm" else None, backwards)


class _Steps:
    """The steps of one direction that are no layer of torch's; past its end a sequence keeps its state and gives zeros."""

    def __init__(
        self,
        node: NodeProto,
        importer: Importer,
        attributes: Attributes,
        x: relax.Expr,
        direction: int,
        backwards: bool,
        lengths: relax.Expr | None,
    ) -> None:
        self.importer, self.kind, self.backwards, self.lengths = importer, KINDS[node.op_type], backwards, lengths
        self.cell, self.projected = _cell(node, importer, attributes, self.kind, x, direction)
        self.activations = partial(_activations, kind=self.kind, attributes=attributes, direction=direction)

    def after(self, cell: Cell, number: relax.Expr, x: relax.Expr, state: list[relax.Expr], lengths: Any) -> list[relax.Expr]:
        """The result [batch, hidden] and the states after a step, whose `number` is an int32."""
        made, emit = self.kind.step(cell, x, state), cell.emit
        if lengths is None:
            return [made[0], *made]
        inside = emit(relax.op.expand_dims(emit(relax.op.less(number, lengths)), [1]))
        kept = [emit(relax.op.where(inside, new, old)) for new, old in zip(made, state, strict=True)]
        return [emit(relax.op.where(inside, made[0], relax.const(0, "float32"))), *kept]

    def unrolled(self, seq: int, state: list[relax.Expr]) -> tuple[relax.Expr, list[relax.Expr]]:
        """The results [seq, batch, hidden], in the input's order, and the last states."""
        emit = self.cell.emit
        ys: list[relax.Expr] = [relax.const(0, "float32")] * seq
        for step in reversed(range(seq)) if self.backwards else range(seq):
            part = emit(relax.op.strided_slice(self.projected, [0], [step], [step + 1], assume_inbound=True))
            x = emit(relax.op.squeeze(part, [0]))
            ys[step], *state = self.after(self.cell, relax.const(np.int32(step)), x, state, self.lengths)
        return stacked(self.importer.bb, ys, 0), state

    def loop(self, seq: relax.Expr, batch: Any, state: list[relax.Expr]) -> tuple[relax.Expr, list[relax.Expr]]:
        """Likewise, of as many steps as a call tells."""
        cell, whole = self.cell, [seq, batch, self.cell.hidden]
        given = {"x": self.projected, "recurrent": cell.recurrent}
        given |= {f"bias {i}": each for i, each in enumerate(cell.bias) if not isinstance(each, Constant)}
        given |= {f"peephole {i}": each for i, each in enumerate(cell.peepholes)}
        given |= {} if self.lengths is None else {"lengths": self.lengths}

        def step(inner: Importer, number: relax.Expr, values: list[relax.Var], taken: dict[str, relax.Var]) -> list[relax.Expr]:
            emit = inner.bb.emit
            within = replace(
                cell,
                emit=emit,
                activations=self.activations(emit),
                recurrent=taken["recurrent"],
                bias=[taken.get(f"bias {i}", each) for i, each in enumerate(cell.bias)],
                peepholes=[taken[f"peephole {i}"] for i in range(len(cell.peepholes))],
            )
            index = turned(inner, number, seq) if self.backwards else number
            x = emit(relax.op.take(taken["x"], index, 0))
            narrow = emit(relax.op.astype(index, "int32"))
            y, *after = self.after(within, narrow, x, list(values[1:]), taken.get("lengths"))
            return [written(inner, values[0], index, y), *after]

        empty = self.cell.emit(relax.op.zeros(relax.ShapeExpr(whole), "float32"))
        y, *last = counted_loop(self.importer, seq, [empty, *state], given, step)
        return y, last


def _cell(
    node: NodeProto, importer: Importer, attributes: Attributes, kind: Kind, x: relax.Expr, direction: int
) -> tuple[Cell, relax.Expr]:
    """The cell, and the inputs' part of the gates, [seq, batch, gates·hidden], with what can be added before."""
    emit = importer.bb.emit
    w, r = (_direction(importer, importer.tensor(node.input[i]), direction) for i in (1, 2))
    hidden = int(attributes["hidden_size"]) if "hidden_size" in attributes else int(importer.shape_of(node, r)[1])
    projected = emit(relax.op.matmul(x, emit(relax.op.permute_dims(w))))
    bias: list[relax.Expr] = [relax.const(0, "float32")] * kind.gates
    if (given := _input(node, importer, 3)) is not None:
        both = _direction(importer, given, direction)
        size = kind.gates * hidden
        of_input, of_state = (
            emit(relax.op.strided_slice(both, [0], [at], [at + size], assume_inbound=True)) for at in (0, size)
        )
        if node.op_type == "GRU":  # its last gate's second bias is within the reset
            split = [emit(relax.op.strided_slice(of_state, [0], [a], [a + n], assume_inbound=True))
                     for a, n in ((0, 2 * hidden), (2 * hidden, hidden))]  # fmt: skip
            bias[2] = split[1]
            of_state = emit(relax.op.concat([split[0], emit(relax.op.zeros(relax.ShapeExpr([hidden]), "float32"))], 0))
        projected = emit(relax.op.add(projected, emit(relax.op.add(of_input, of_state))))
    peepholes: list[relax.Expr] = []
    if (given := _input(node, importer, 7)) is not None:
        flat = _direction(importer, given, direction)
        peepholes = [emit(relax.op.strided_slice(flat, [0], [i * hidden], [(i + 1) * hidden], assume_inbound=True))
                     for i in range(3)]  # fmt: skip
    cell = Cell(
        emit,
        hidden,
        _activations(emit, kind, attributes, direction),
        emit(relax.op.permute_dims(r)),
        bias,
        peepholes,
        bool(attributes.get("linear_before_reset", 0)),
        bool(attributes.get("input_forget", 0)),
    )
    return cell, projected


CONVERTERS: Converters = dict.fromkeys(KINDS, _recurrent)
