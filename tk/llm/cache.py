"""transformers' seams, taken: a static cache written at each row's own positions, the mask over it, and the attention.

    keys[i]    [batch, key heads, context, key width]       of layer i, written in place
    values[i]  [batch, key heads, context, value width]
    positions  [batch, length]                              of the tokens of this call, int64

Position p of a row lies at index p of its cache, whatever other rows hold. A token at p sees the indices up to p, so what
lies behind is never read before it is written, and a token may be passed again at its position: it writes what is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from transformers import AttentionInterface, AttentionMaskInterface
from transformers.cache_utils import Cache

__all__ = ["NAME", "PositionedCache", "positioned", "register", "use_attention"]

NAME = "tk"  # of the attention, in transformers' tables


class PositionedCache(Cache):  # type: ignore[misc]
    """A transformers cache over given tensors. Models call `update` once a layer; masks ask for sizes and the offset."""

    def __init__(self, positions: torch.Tensor, keys: Sequence[torch.Tensor], values: Sequence[torch.Tensor]) -> None:
        super().__init__(layers=[])
        self.positions, self.keys, self.values = positions, keys, values

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, layer_idx: int, *_: Any, **__: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The layer's keys and values with those of this call, each [batch, heads, length, width], at `positions`."""
        keys, values = self.keys[layer_idx], self.values[layer_idx]
        return _write(keys, self.positions, key_states), _write(values, self.positions, value_states)

    def get_seq_length(self, layer_idx: int = 0) -> int:  # positions are given, so that nothing is counted from here
        return 0

    def get_mask_sizes(self, query_length: int, layer_idx: int) -> tuple[int, int]:
        return self.keys[layer_idx].shape[-2], 0

    @property
    def is_sliding(self) -> list[bool]:
        return [False] * len(self.keys)

    @property
    def is_compileable(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.keys)


def _write(cache: torch.Tensor, positions: torch.Tensor, states: torch.Tensor) -> torch.Tensor:
    """`cache` [b, h, context, d] with cache[i, j, positions[i, t]] = states[i, j, t]. All three indices are given, so that no
    dim of the cache has to move."""
    rows = torch.arange(cache.shape[0], device=cache.device)[:, None, None]
    heads = torch.arange(cache.shape[1], device=cache.device)[None, :, None]
    return cache.index_put_((rows, heads, positions[:, None, :]), states.to(cache.dtype))


_current: list[
    tuple[torch.Tensor, torch.dtype | None]
] = []  # of the call that is traced: transformers passes masks other things


@contextmanager
def positioned(positions: torch.Tensor, added: torch.dtype | None = None) -> Iterator[None]:
    """Masks that are made in here are of tokens at `positions` [batch, length]: bools, or, for models that add the mask to
    their scores by themselves, 0 and the least number of the dtype `added`."""
    _current.append((positions, added))
    try:
        yield
    finally:
        _current.pop()


def _mask(*, kv_length: int, mask_function: Any, **_: torch.SymInt | int | None) -> torch.Tensor:
    """What each token may see, [batch, 1, length, context], as `positioned` says: transformers' `mask_function` (causal, a
    window, chunks) of the tokens' positions."""
    positions, added = _current[-1]
    queries = positions[:, None, :, None]
    keys = torch.arange(kv_length, device=queries.device)[None, None, None, :]
    allowed: torch.Tensor = mask_function(None, None, queries, keys)
    return allowed if added is None else torch.where(allowed, 0.0, torch.finfo(added).min).to(added)


def _attend(
    module: torch.nn.Module,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    softcap: float | None = None,
    s_aux: torch.Tensor | None = None,
    **_: torch.Tensor | float | None,
) -> tuple[torch.Tensor, None]:
    """softmax(cap(q kᵀ · scale) + mask) v, with q [b, H, s, d], k [b, h, L, d] and v [b, h, L, e], as [b, s, H, e].

    `softcap` c makes scores c · tanh(score / c); `s_aux` [H] are sinks, one more score a head that has no value.
    """
    if softcap is None and s_aux is None:
        out = torch.nn.functional.scaled_dot_product_attention(
            query, key, value, attn_mask=attention_mask, scale=scaling, enable_gqa=query.shape[1] != key.shape[1]
        )
        return out.transpose(1, 2), None
    scale = query.shape[-1] ** -0.5 if scaling is None else scaling
    group = query.shape[1] // key.shape[1]
    scores = torch.matmul(query.unflatten(1, (-1, group)), key.unsqueeze(2).transpose(-1, -2)).flatten(1, 2).float() * scale
    if softcap is not None:
        scores = torch.tanh(scores / softcap) * softcap
    if attention_mask is not None:
        scores = torch.where(attention_mask, scores, float("-inf"))
    weights = torch.softmax(scores, -1) if s_aux is None else _softmax_with_sinks(scores, s_aux)
    weights = weights.to(value.dtype).unflatten(1, (-1, group))
    return torch.matmul(weights, value.unsqueeze(2)).flatten(1, 2).transpose(1, 2), None


def _softmax_with_sinks(scores: torch.Tensor, sinks: torch.Tensor) -> torch.Tensor:
    """exp(score) / (Σ exp(score) + exp(sink)) along the last dim of `scores` [b, H, s, L], with `sinks` [H]."""
    sink = sinks.float()[None, :, None, None]
    greatest = torch.maximum(scores.amax(-1, keepdim=True), sink)
    raised = torch.exp(scores - greatest)
    return raised / (raised.sum(-1, keepdim=True) + torch.exp(sink - greatest))


def register() -> None:
    """Makes attn_implementation="tk" known to transformers. It is for exporting alone."""
    AttentionInterface.register(NAME, _attend)
    AttentionMaskInterface.register(NAME, _mask)


def use_attention(net: torch.nn.Module, name: str) -> None:
    """Makes a model that was loaded for `NAME` or "eager" take the masks, and where it asks for one the attention, called
    `name`. Its own set_attn_implementation leaves models as they are that ask for masks alone (Bloom, Falcon, GPT-J)."""
    for module in net.modules():
        for config in (getattr(module, "config", None), *_parts(getattr(module, "config", None))):
            if hasattr(config, "_attn_implementation_internal"):
                config._attn_implementation_internal = name


def _parts(config: Any) -> list[Any]:
    """The configs in a config: of its text model, say."""
    return [getattr(config, part, None) for part in getattr(config, "sub_configs", {})]
