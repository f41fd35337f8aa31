"""Packed sequences while a module is exported: they stay padded, and recurrent layers leave out the steps behind each end.

pack_padded_sequence(x, lengths) is then a PackedSequence whose `data` is x itself, [steps, batch, …], and whose `batch_sizes`,
[steps], say as torch's do how many sequences have a step. What computes on `data` element by element, or along its last dim,
computes as on torch's. pad_packed_sequence gives as many steps as x has: torch, which has values, as many as the longest
sequence; they are equal where a batch is padded to its longest, and otherwise with `total_length`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import torch
from torch.nn.utils import rnn
from torch.nn.utils.rnn import PackedSequence

__all__ = ["padded_sequences"]

GATES = {"LSTM": (-1.0, 1.0, 0.0, 0.0), "GRU": (0.0, 1.0, 0.0)}
"""By kind of layer, what is added to the gates, in torch's order, at steps behind the end, times `SHUT`: an LSTM's input gate
is then 0 and its forget gate 1, a GRU's update gate 1, so that the cell, or the state, stays what it was."""
SHUT = 1e4


@contextmanager
def padded_sequences() -> Iterator[None]:
    """For the time being, torch's functions and layers take packed sequences as this module does."""
    functions, layers = rnn._VF, (torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN)
    before = [layer.forward for layer in layers]
    rnn._VF = _Functions()
    for layer, own in zip(layers, before, strict=True):
        layer.forward = _either(own)
    try:
        yield
    finally:
        rnn._VF = functions
        for layer, own in zip(layers, before, strict=True):
            layer.forward = own


class _Functions:
    """What torch.nn.utils.rnn calls of torch's C++ functions."""

    @staticmethod
    def _pack_padded_sequence(x: torch.Tensor, lengths: torch.Tensor, batch_first: bool) -> tuple[torch.Tensor, torch.Tensor]:
        x = x.transpose(0, 1) if batch_first else x
        steps = torch.arange(x.shape[0], device=lengths.device)
        return x, (lengths[None] > steps[:, None]).sum(1)

    @staticmethod
    def _pad_packed_sequence(
        data: torch.Tensor, batch_sizes: torch.Tensor, batch_first: bool, padding_value: float, total_length: int
    ) -> tuple[torch.Tensor, torch.Tensor]:
        lengths, behind = _ends(batch_sizes, data)
        x = torch.where(behind.reshape(*behind.shape, *[1] * (data.ndim - 2)), padding_value, data)
        if (missing := total_length - x.shape[0]) > 0:
            x = torch.cat((x, torch.full((missing, *x.shape[1:]), padding_value, dtype=x.dtype, device=x.device)))
        return (x.transpose(0, 1) if batch_first else x), lengths


def _ends(batch_sizes: torch.Tensor, data: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The sequences' lengths [batch], and whether each step is behind its sequence's end, [steps, batch]."""
    behind = torch.arange(data.shape[1], device=batch_sizes.device)[None] >= batch_sizes[:, None]
    return (~behind).sum(0), behind


def _either(own: Callable[..., Any]) -> Callable[..., Any]:
    def forward(self: torch.nn.RNNBase, input: torch.Tensor | PackedSequence, hx: Any = None) -> Any:
        return _run(self, input, hx) if isinstance(input, PackedSequence) else own(self, input, hx)

    return forward


def _run(layer: torch.nn.RNNBase, packed: PackedSequence, hx: Any) -> tuple[PackedSequence, Any]:
    """`layer` over `packed`, layer by layer and direction by direction: what it returns for packed sequences."""
    x, batch_sizes, order, back = packed
    lengths, behind = _ends(batch_sizes, x)
    steps = torch.arange(x.shape[0], device=lengths.device)[:, None]
    # a sequence's own steps in reverse; those behind its end stay where they are
    mirrored = torch.where(behind, steps, lengths[None] - 1 - steps)
    flag = behind[..., None].to(x.dtype) * SHUT
    directions = 2 if layer.bidirectional else 1
    states = _first_states(layer, x, hx, order)
    each = len(layer._flat_weights) // (layer.num_layers * directions)
    last: list[list[torch.Tensor]] = [[] for _ in states]
    for number in range(layer.num_layers):
        outputs = []
        for direction in range(directions):
            at = number * directions + direction
            weights = layer._flat_weights[at * each : (at + 1) * each]
            given = _picked(x, mirrored) if direction else x
            y, after = _one(layer, given, [state[at : at + 1] for state in states], weights, flag)
            ends = _picked(y, (lengths - 1)[None])
            found = [ends, *after[1:]] if layer.mode != "GRU" else after
            for kept, state in zip(last, found, strict=True):
                kept.append(state)
            outputs.append(_picked(y, mirrored) if direction else y)
        x = torch.cat(outputs, -1)
    finals = [torch.cat(each) for each in last]
    finals = finals if back is None else [each.index_select(1, back) for each in finals]
    return PackedSequence(x, batch_sizes, order, back), tuple(finals) if layer.mode == "LSTM" else finals[0]


def _first_states(layer: torch.nn.RNNBase, x: torch.Tensor, hx: Any, order: torch.Tensor | None) -> list[torch.Tensor]:
    """The states that the layers begin with, each [layers · directions, batch, width], in the sequences' order."""
    if hx is None:
        count = layer.num_layers * (2 if layer.bidirectional else 1)
        widths = [layer.proj_size or layer.hidden_size, *([layer.hidden_size] if layer.mode == "LSTM" else [])]
        return [torch.zeros(count, x.shape[1], width, dtype=x.dtype, device=x.device) for width in widths]
    given = list(hx) if layer.mode == "LSTM" else [hx]
    return given if order is None else [each.index_select(1, order) for each in given]


def _picked(x: torch.Tensor, steps: torch.Tensor) -> torch.Tensor:
    """y[i, b, c] = x[steps[i, b], b, c]."""
    return x.gather(0, steps[..., None].expand(*steps.shape, x.shape[2]))


def _one(
    layer: torch.nn.RNNBase,
    x: torch.Tensor,
    states: Sequence[torch.Tensor],
    weights: Sequence[torch.Tensor],
    flag: torch.Tensor,
) -> tuple[torch.Tensor, list[torch.Tensor]]:
    """One layer in one direction: its outputs, and its states behind the last step, of which an LSTM's cell and a GRU's state
    are those of each sequence's end."""
    gates = GATES.get(layer.mode)
    if gates is not None:
        own = weights[0]
        column = torch.tensor(gates, dtype=own.dtype, device=own.device).repeat_interleave(layer.hidden_size)[:, None]
        x, weights = torch.cat((x, flag), -1), [torch.cat((own, column), 1), *weights[1:]]
    functions: dict[str, Callable[..., Any]] = {
        "LSTM": torch.lstm,
        "GRU": torch.gru,
        "RNN_TANH": torch.rnn_tanh,
        "RNN_RELU": torch.rnn_relu,
    }
    run = partial(functions[layer.mode], x, tuple(states) if layer.mode == "LSTM" else states[0], list(weights))
    y, *after = run(layer.bias, 1, 0.0, False, False, False)
    return y, after
