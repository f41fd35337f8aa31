"""nn.LSTM, nn.GRU and nn.RNN, whole: torch decomposes them into the operators of every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.ops.recurrent import Weights, layer

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "KEPT_WHOLE"]

Convert = Callable[[fx.Node, Any], Any]


def _convert(kind: str) -> Convert:
    """x, states, weights, has_biases, num_layers, dropout, train, bidirectional, batch_first → y, then the last states."""

    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr]:
        x, states, weights, has_biases, layers, dropout, train, bidirectional, batch_first = importer.retrieve_args(node)
        if train and dropout:
            raise ImportModelError(
                message(
                    f"the model draws random numbers ({node.target}'s dropout)",
                    need="a model in evaluation mode",
                    do="call .eval()",
                )
            )
        emit, op = importer.block_builder.emit, relax.op
        states = list(states) if kind == "lstm" else [states]
        directions = 2 if bidirectional else 1
        each = len(weights) // (layers * directions)
        x = emit(op.permute_dims(x, [1, 0, 2])) if batch_first else x
        last: list[list[relax.Expr]] = [[] for _ in states]
        for number in range(layers):
            parts = []
            for direction in range(directions):
                at = number * directions + direction
                first = [_item(emit, state, at) for state in states]
                own = _weights(list(weights[at * each : (at + 1) * each]), has_biases)
                y, *after = layer(emit, kind, x, own, first[0], first[1] if kind == "lstm" else None, bool(direction))
                parts.append(y)
                for found, state in zip(last, after, strict=True):
                    found.append(emit(op.expand_dims(state, [0])))
            x = parts[0] if len(parts) == 1 else emit(op.concat(parts, 2))
        results = [emit(op.permute_dims(x, [1, 0, 2])) if batch_first else x]
        return results + [found[0] if len(found) == 1 else emit(op.concat(found, 0)) for found in last]

    return convert


def _item(emit: Any, state: relax.Expr, at: int) -> relax.Expr:
    """state[at]."""
    if int(state.ty.shape[0]) > 1:
        state = emit(relax.op.strided_slice(state, [0], [at], [at + 1], assume_inbound=True))
    return emit(relax.op.squeeze(state, [0]))


def _weights(given: list[relax.Expr], has_biases: bool) -> Weights:
    """w_ih, w_hh, then b_ih and b_hh if there are any, then w_hr where an LSTM has a projection."""
    biases = given[2:4] if has_biases else [None, None]
    rest = given[4:] if has_biases else given[2:]
    return Weights(given[0], given[1], biases[0], biases[1], rest[0] if rest else None)


CONVERTERS: dict[str, Convert] = {f"{kind}.input": _convert(kind) for kind in ("lstm", "gru", "rnn_tanh", "rnn_relu")}
KEPT_WHOLE = tuple(CONVERTERS)
