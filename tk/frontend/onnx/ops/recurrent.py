"""ONNX's RNN, GRU and LSTM in full: both directions, initial states, lengths by sequence, peepholes, clipping, activations,
coupled gates, linear_before_reset and both layouts. The inputs' matmuls are one for all steps. What torch has too stays whole
(recurrent.py); the steps of anything else are unrolled.

    x [seq, batch, input], w [directions, gates·hidden, input], r [directions, gates·hidden, hidden],
    b [directions, 2·gates·hidden], peepholes [directions, 3·hidden]
    y [seq, directions, batch, hidden], y_h and y_c [directions, batch, hidden]
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.control_flow import stacked
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
    if whole is None and not isinstance(seq, int):
        raise importer.dynamic(node, "its number of steps is a dynamic dim")
    if whole is None:
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
        ys, final = _run(node, importer, attributes, kind, x, direction, backwards, seq, batch, states, lengths)
        outputs.append(stacked(importer.bb, ys, 0))  # [seq, batch, hidden]
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


def _run(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    kind: Kind,
    x: relax.Expr,
    direction: int,
    backwards: bool,
    seq: int,
    batch: int,
    initial: list[relax.Expr | None],
    lengths: relax.Expr | None,
) -> tuple[list[relax.Expr], list[relax.Expr]]:
    """The results of each step, in the input's order, and the last states."""
    emit = importer.bb.emit
    cell, projected = _cell(node, importer, attributes, kind, x, direction)
    state = [
        emit(relax.op.zeros(relax.ShapeExpr([batch, cell.hidden]), "float32"))
        if each is None
        else _direction(importer, each, direction)
        for each in initial
    ]
    ys: list[relax.Expr | None] = [None] * seq
    for step in reversed(range(seq)) if backwards else range(seq):
        part = emit(relax.op.strided_slice(projected, [0], [step], [step + 1], assume_inbound=True))
        after = kind.step(cell, emit(relax.op.squeeze(part, [0])), state)
        y = after[0]
        if lengths is not None:  # past its end a sequence keeps its state and gives zeros
            inside = emit(relax.op.less(relax.const(np.int32(step)), lengths))
            inside = emit(relax.op.expand_dims(inside, [1]))
            after = [emit(relax.op.where(inside, new, old)) for new, old in zip(after, state, strict=True)]
            y = emit(relax.op.where(inside, y, relax.const(0, "float32")))
        state, ys[step] = after, y
    return [y for y in ys if y is not None], state


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
