"""The programs of a language model's package, as modules that torch.export takes: a step over a static cache, and sampling."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch

from tk.errors import ImportModelError, message, reason
from tk.llm.alike_layers import kinds_of, repeated
from tk.llm.attention import absorbed, absorbs
from tk.llm.cache import Call, PositionedCache, positioned
from tk.llm.layers import Layer
from tk.llm.sampling import CANDIDATES, SETTINGS

__all__ = ["Manner", "Sample", "Step", "takes_positions", "trial"]


@dataclass(frozen=True)
class Manner:
    """How a model is called. `added`: as `tk.llm.cache.Call` has it. `counted`: it takes no positions, and makes them of the
    number of tokens that its cache says it holds, as decoders of the BART family do."""

    added: torch.dtype | None = None
    counted: bool = False


def takes_positions(net: torch.nn.Module) -> bool:
    """Whether the model is called with positions, by the test that transformers' `generate` makes."""
    return "position_ids" in inspect.signature(net.forward).parameters


class Step(torch.nn.Module):
    """Reads tokens into the cache and says what comes next.

    ids, positions [b, s] int64       tokens and where in their rows they stand; a row with fewer than s tokens repeats its
                                      last one, at the same position
    seen [b, vocabulary] uint8        1 for each token that a row has had; written in place, as all that follow are
    logits [b, vocabulary] float32    of the last column, −∞ for tokens that are never chosen
    keys, values                      as tk.llm.layers makes them
    → ids [b, 1] int64                the most likely next token, −1 where the logits are not numbers
    """

    def __init__(
        self,
        net: torch.nn.Module,
        layers: Sequence[Layer],
        context: int,
        manner: Manner = Manner(),
        suppressed: Sequence[int] = (),
        repeats: bool = False,
    ) -> None:
        """`suppressed`: tokens that are never chosen. `repeats`: layers of `net` hand on no more than results and caches, so
        that those that are alike are traced once."""
        super().__init__()
        self.net, self.layers, self.context, self.manner = net, tuple(layers), context, manner
        self.suppressed = tuple(suppressed)
        self.kinds = tuple(map(tuple, kinds_of(net, len(layers)))) if repeats else ()

    def forward(
        self,
        ids: torch.Tensor,
        positions: torch.Tensor,
        seen: torch.Tensor,
        logits: torch.Tensor,
        keys: list[torch.Tensor],
        values: list[torch.Tensor],
    ) -> torch.Tensor:
        seen.index_put_((torch.arange(ids.shape[0])[:, None], ids), torch.ones((), dtype=seen.dtype))
        added, counted = self.manner.added, self.manner.counted
        cache = PositionedCache(positions, self.layers, self.context, keys, values, counted)
        # Models that make no use of the mask interface make their biases (ALiBi) by what a mask of all columns says, and those
        # that count positions make a mask of so many columns where they are given none.
        masked = added is not None or counted
        more = {"attention_mask": torch.ones(ids.shape[0], self.context, dtype=torch.int64)} if masked else {}
        latent = ids.shape[1] == 1 and all(layer.latent for layer in self.layers)
        absorbing = absorbed(self.net) if latent else nullcontext()
        placing = _positioned(self.net, positions) if counted else nullcontext()
        with positioned(Call(positions, added, cache)), absorbing, placing, repeated(self.kinds, cache):
            out = self.net(
                input_ids=ids, position_ids=positions, past_key_values=cache, use_cache=True, logits_to_keep=1, **more
            )
        last = out.logits[:, -1].float()
        if self.suppressed:
            never = torch.zeros(last.shape[-1], dtype=torch.bool)
            never[list(self.suppressed)] = True
            last = torch.where(never, float("-inf"), last)
        logits.copy_(last)
        greatest, token = last.max(-1, keepdim=True)
        return torch.where(torch.isnan(greatest), -1, token)


@contextmanager
def _positioned(net: torch.nn.Module, positions: torch.Tensor) -> Iterator[None]:
    """In here tables of positions that a model asks for consecutive ones, from a number on, give those of `positions`. Such are
    embeddings that take `position_ids`, and of decoders of the BART family are not, or are those of one row."""
    tables = [
        each
        for each in net.modules()
        if isinstance(each, torch.nn.Embedding) and "position_ids" in inspect.signature(type(each).forward).parameters
    ]
    for table in tables:
        table.forward = partial(_rows_of, table.forward, positions)
    try:
        yield
    finally:
        for table in tables:
            del table.forward


def _rows_of(forward: Callable[..., torch.Tensor], positions: torch.Tensor, tokens: Any, *_: Any, **__: Any) -> torch.Tensor:
    return forward(tokens, position_ids=positions).reshape(*positions.shape, -1)


class Sample(torch.nn.Module):
    """Draws a token a row.

        logits, seen                 as Step leaves them
        settings [b, 6] float32      SETTINGS, in this order
        → ids [b, 1] int64           −1 where the logits are not numbers

    The logits l of tokens seen before are divided by `repetition_penalty` where positive, multiplied where negative; p =
    softmax(l / temperature). In order of p the first `top_k` tokens are kept (0: all); of these, p normalised again, those
    whose predecessors sum to less than `top_p` and whose p is at least `min_p` of the greatest, as in transformers. The order
    is that of the first CANDIDATES tokens: a `top_p` that more would fall under keeps these. Of equal p all are kept.
    `uniform` in [0, 1) picks one of what is kept: the first with a cumulated share above it, in the vocabulary's order. A
    temperature of 0 takes the most likely.
    """

    def forward(self, settings: torch.Tensor, seen: torch.Tensor, logits: torch.Tensor) -> torch.Tensor:
        temperature, top_k, top_p, min_p, penalty, uniform = (settings[:, i : i + 1] for i in range(len(SETTINGS)))
        count = logits.shape[-1]
        logits = torch.where(seen != 0, torch.where(logits > 0, logits / penalty, logits * penalty), logits)
        scaled = logits / torch.where(temperature > 0, temperature, 1.0)
        ordered, tokens = torch.topk(scaled, min(count, CANDIDATES), dim=-1)
        least = torch.maximum(_least(ordered, scaled, top_k, top_p), ordered[:, :1] + torch.log(min_p))
        kept = scaled >= least
        sums = torch.cumsum(torch.where(kept, torch.exp(scaled - ordered[:, :1]), 0.0), -1)
        beyond = kept & (sums > uniform * sums[:, -1:])
        drawn = torch.where(beyond, torch.arange(count)[None], count).amin(-1, keepdim=True)
        drawn = torch.where((temperature > 0) & (drawn < count), drawn, tokens[:, :1])
        return torch.where(torch.isnan(ordered[:, :1]), -1, drawn)


def _least(ordered: torch.Tensor, scaled: torch.Tensor, top_k: torch.Tensor, top_p: torch.Tensor) -> torch.Tensor:
    """The least logit [b, 1] that `top_k` and `top_p` keep: −∞ where neither is asked for."""
    rank = torch.arange(ordered.shape[-1])[None]
    first = (rank < top_k) | (top_k == 0)
    shares = torch.where(first, torch.exp(ordered - ordered[:, :1]), 0.0)
    whole = torch.exp(scaled - ordered[:, :1]).sum(-1, keepdim=True)
    whole = torch.where(top_k == 0, whole, shares.sum(-1, keepdim=True))
    kept = first & ((torch.cumsum(shares, -1) - shares) < top_p * whole)
    last = torch.where(kept, ordered, float("inf")).amin(-1, keepdim=True)
    return torch.where((top_k == 0) & (top_p >= 1), float("-inf"), last)


class _Shapes(PositionedCache):
    """Notes the keys and values that each layer makes, and gives them back as they are."""

    def __init__(self, call: Call) -> None:
        super().__init__(call.positions, [], 1, [], [])
        self.call = call
        self.made: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, layer_idx: int, *_: Any, **__: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        self.call.updated = layer_idx
        self.made[layer_idx] = (key_states, value_states)
        return key_states, value_states

    def get_mask_sizes(self, query_length: int, layer_idx: int) -> tuple[int, int]:
        return 1, 0


def trial(net: torch.nn.Module) -> tuple[list[Layer], int]:
    """What one token makes: each layer as `tk.llm.layers` has it, and how many logits there are.

    Raises ImportModelError for a model that keeps anything else from token to token, or has no logits that are numbers."""
    zero = torch.zeros(1, 1, dtype=torch.int64)
    call = Call(zero)
    cache = _Shapes(call)
    try:
        with torch.no_grad(), positioned(call):
            out = net(input_ids=zero, position_ids=zero, past_key_values=cache, use_cache=True)
    except Exception as error:  # what a model does with a cache that is not its own kind
        raise _refused(net, reason(error)) from error
    if torch.isnan(out.logits).any():
        raise ImportModelError(
            message(
                f"the logits of {type(net).__name__} are not numbers",
                need="logits of a token",
                have=f"NaN, of token 0 in {str(net.dtype).removeprefix('torch.')}",
                do="look at the weights, and in config.json at rope_parameters and what norms add; or give --dtype float32",
            )
        )
    numbers = sorted(cache.made)
    if not numbers or numbers != list(range(len(numbers))):
        raise _refused(net, f"keys and values of the layers {numbers}")
    latent = all(number in call.modules and absorbs(*call.modules[number], *cache.made[number]) for number in numbers)
    return [_layer(cache.made[number], call.windows.get(number, {0}), latent) for number in numbers], int(out.logits.shape[-1])


def _layer(made: tuple[torch.Tensor, torch.Tensor], windows: set[int], latent: bool) -> Layer:
    key, value = made
    window = max(windows) if 0 not in windows else 0
    return Layer(key.shape[1], key.shape[3], value.shape[3], key.dtype, window, latent)


def _refused(net: torch.nn.Module, have: str) -> ImportModelError:
    return ImportModelError(
        message(
            f"{type(net).__name__} keeps more from token to token than keys and values",
            need="attention in each layer, through transformers' cache and attention interface",
            have=have,
            do="compile the model itself, tk.compile(net, args), with what it keeps as inputs and results",
        )
    )
