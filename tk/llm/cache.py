"""transformers' seams, taken: a static cache written at each row's own positions, and the mask over it.

    keys[i]    [batch, key heads, rows, key width]       of layer i, as tk.llm.layers has them, written in place
    values[i]  [batch, key heads, rows, value width]
    positions  [batch, length]                           of the tokens of this call, int64

A token at p sees what was written for positions up to p, so what lies behind is never read before it is written, and a token
may be passed again at its position: it writes what is there. Where a layer keeps a window, positions of a row go up one by
one, and may stay at the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers.cache_utils import Cache

from tk.llm.layers import Layer

__all__ = ["Call", "PositionedCache", "current", "mask_of", "positioned"]


class PositionedCache(Cache):  # type: ignore[misc]
    """A transformers cache over given tensors. Models call `update` once a layer; masks ask for sizes and the offset."""

    def __init__(
        self,
        positions: torch.Tensor,
        layers: Sequence[Layer],
        context: int,
        keys: Sequence[torch.Tensor],
        values: Sequence[torch.Tensor],
        counted: bool = False,
    ) -> None:
        """`counted`: as `tk.llm.step.Manner` has it."""
        super().__init__(layers=_Unread())
        self.positions, self.kept, self.context, self.counted = positions, list(layers), context, counted
        self.keys, self.values = keys, values
        self.masked = 0  # the layer whose mask is made
        self.updated = 0  # the layer whose attention follows

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, layer_idx: int, *_: Any, **__: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """What this call's tokens may attend to, of which theirs, each [batch, heads, length, width], are a part."""
        self.updated = layer_idx
        layer, keys = self.kept[layer_idx], self.keys[layer_idx]
        if layer.latent:
            whole = _write(keys, self.positions, torch.cat((key_states, value_states), -1))
            return whole[..., : layer.key_width], whole[..., layer.key_width :]
        modulus, values = layer.modulus(self.context), self.values[layer_idx]
        if not modulus:
            return _write(keys, self.positions, key_states), _write(values, self.positions, value_states)
        if self.positions.shape[1] == 1:
            index = self.positions % modulus
            return _write(keys, index, key_states), _write(values, index, value_states)
        return self._through(keys, key_states, layer, modulus), self._through(values, value_states, layer, modulus)

    def _through(self, cache: torch.Tensor, states: torch.Tensor, layer: Layer, modulus: int) -> torch.Tensor:
        """The `window` rows before the call's first token, in their order, and the call's; its last go into the ring."""
        first, last = self.positions[:, :1], self.positions[:, -1:]
        before = (first - layer.window + torch.arange(layer.window)[None]) % modulus
        rows, heads = _axes(cache)
        states = states.to(cache.dtype)
        seen = torch.cat((cache[rows, heads, before[:, None, :]], states), 2)
        index = torch.where(self.positions > last - modulus, self.positions % modulus, modulus)
        _write(cache, index, states)
        return seen

    def whole(self) -> torch.Tensor:
        """Latents and rotary keys of the layer whose attention follows, side by side."""
        return self.keys[self.updated]

    def get_seq_length(self, layer_idx: int = 0) -> int | torch.Tensor:
        """0 where positions are given. Models that are given none count each token of a call from here: what they add to 0, 1,
        2 … is then another number for each, since rows differ and may repeat their last token."""
        if not self.counted:
            return 0
        return self.positions - torch.arange(self.positions.shape[1], device=self.positions.device)[None]

    def get_mask_sizes(self, query_length: int, layer_idx: int) -> tuple[int, int]:
        self.masked = layer_idx
        layer = self.kept[layer_idx]
        if layer.modulus(self.context) and query_length != 1:
            return layer.window + query_length, 0
        return layer.rows(self.context), 0

    @property
    def is_sliding(self) -> list[bool]:
        return [bool(layer.modulus(self.context)) for layer in self.kept]

    @property
    def is_linear(self) -> list[bool]:
        return [False] * len(self.kept)

    @property
    def is_dummy(self) -> list[bool]:
        return [False] * len(self.kept)

    @property
    def is_compileable(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.kept)


class _Unread(list[Any]):
    """The layers of a cache that has none of transformers' own: who reads one keeps there what tk does not."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int):
            raise LookupError(f"it reads layer {index} of transformers' own cache (past_key_values.layers)")
        return super().__getitem__(index)


def _axes(cache: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Indices of all rows of the batch and of all heads. With them all three indices are given, so that no dim of the cache
    has to move."""
    rows = torch.arange(cache.shape[0], device=cache.device)[:, None, None]
    return rows, torch.arange(cache.shape[1], device=cache.device)[None, :, None]


def _write(cache: torch.Tensor, index: torch.Tensor, states: torch.Tensor) -> torch.Tensor:
    """`cache` [b, h, rows, d] with cache[i, j, index[i, t]] = states[i, j, t]."""
    return cache.index_put_((*_axes(cache), index[:, None, :]), states.to(cache.dtype))


@dataclass
class Call:
    """What is traced: transformers passes masks and attention other things. `added`: models that add the mask to their scores
    by themselves get 0 and the least number of that dtype, others bools. `cache` is None while a model is tried; `masks` are
    those made then, each with its window, `windows` those of each layer's, `modules` which layer's attention is whose, with how
    many heads of queries, and `updated` the layer whose attention follows."""

    positions: torch.Tensor
    added: torch.dtype | None = None
    cache: PositionedCache | None = None
    masks: list[tuple[torch.Tensor, int]] = field(default_factory=list)
    windows: dict[int, set[int]] = field(default_factory=dict)
    modules: dict[int, tuple[torch.nn.Module, int]] = field(default_factory=dict)
    updated: int = 0


_calls: list[Call] = []


def current() -> Call:
    """The call that is traced."""
    return _calls[-1]


@contextmanager
def positioned(call: Call) -> Iterator[Call]:
    """Masks that are made in here, and attention, are of `call`."""
    _calls.append(call)
    try:
        yield call
    finally:
        _calls.pop()


def mask_of(
    *, kv_length: int | torch.SymInt, mask_function: Any, local_size: int | None = None, **_: torch.SymInt | int | None
) -> torch.Tensor:
    """What each token may see, [batch, 1, length, rows]: transformers' `mask_function` (causal, a window, chunks) of the
    tokens' positions."""
    call = current()
    queries = call.positions[:, None, :, None]
    indices = torch.arange(kv_length, device=queries.device)[None, None, None, :]
    layer = None if call.cache is None else call.cache.kept[call.cache.masked]
    modulus = 0 if layer is None or call.cache is None else layer.modulus(call.cache.context)
    if layer is None or not modulus:
        allowed = _allowed(mask_function, queries, indices)
    elif call.positions.shape[1] == 1:
        turn = queries % modulus
        keys = torch.where(indices <= turn, queries - turn, queries - turn - modulus) + indices
        allowed = _allowed(mask_function, queries, keys) & (keys >= 0) & (indices < modulus)
    else:
        keys = call.positions[:, None, :1, None] - layer.window + indices
        allowed = _allowed(mask_function, queries, keys) & (keys >= 0)
    if call.added is not None:
        allowed = torch.where(allowed, 0.0, torch.finfo(call.added).min).to(call.added)
    if call.cache is None:
        call.masks.append((allowed, _window(mask_function, local_size)))
    return allowed


def _allowed(mask_function: Any, queries: torch.Tensor, keys: torch.Tensor) -> torch.Tensor:
    rows = torch.arange(queries.shape[0], device=queries.device)[:, None, None, None]
    allowed: torch.Tensor = mask_function(rows, torch.zeros((), dtype=torch.int64, device=queries.device), queries, keys)
    return allowed


def _window(mask_function: Any, local_size: int | None) -> int:
    """`local_size` where a token sees none but the last so many, itself among them; else 0."""
    if not local_size:
        return 0
    size = int(local_size)
    queries = torch.tensor([size - 1, size, 2 * size - 1, 2 * size + size // 2])[None, None, :, None]
    keys = torch.arange(3 * size)[None, None, None, :]
    seen = _allowed(mask_function, queries, keys).expand(1, 1, 4, 3 * size)
    return 0 if bool((seen & ((keys <= queries - size) | (keys > queries))).any()) else size
