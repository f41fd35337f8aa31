"""The attention that models are exported with, under transformers' name for it.

Multi-head latent attention is computed in one of two forms. Prompts expand the latents c of all tokens to keys and values, as
transformers does. A step of one token, which would expand the whole cache for it, puts the query and the result through the
weights instead (absorbed form; DeepSeek-AI, "DeepSeek-V2", arXiv:2405.04434, section 2.1):

    q · (U c) = (Uᵀ q) · c          Σ p (V c) = V Σ p c
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import torch
from transformers import AttentionInterface, AttentionMaskInterface

from tk.llm.cache import current, mask_of

if TYPE_CHECKING:
    from transformers import PreTrainedConfig

__all__ = ["NAME", "absorbed", "absorbs", "register", "use_attention"]

NAME = "tk"  # of the attention, in transformers' tables
# What rounding may make of keys and values that are computed twice, relative to their norm.
BOUNDS = {torch.float32: 1e-4, torch.float16: 0.02, torch.bfloat16: 0.1}


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
    call = current()
    if call.cache is None:  # a model is tried: see tk.llm.step.trial
        sizes = {size for mask, size in call.masks if mask is attention_mask} or {0}
        call.windows.setdefault(call.updated, set()).update(sizes)
        call.modules[call.updated] = module, query.shape[1]
    scale = query.shape[-1] ** -0.5 if scaling is None else scaling
    if call.cache is not None and "expand_kv" in vars(module):  # as `absorbed` leaves it
        whole, (up, down) = call.cache.whole(), _maps(module, query.shape[1], query.shape[-1] - value.shape[-1])
        rotary = query[..., up.shape[1] :]
        query = torch.cat((_by_head(query[..., : up.shape[1]], up), rotary), -1)
        out = _attention(query, whole, whole[..., : key.shape[-1]], attention_mask, scale, softcap, s_aux)
        return _by_head(out, down.transpose(-1, -2)).transpose(1, 2), None
    return _attention(query, key, value, attention_mask, scale, softcap, s_aux).transpose(1, 2), None


def _attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    mask: torch.Tensor | None,
    scale: float,
    softcap: float | None,
    sinks: torch.Tensor | None,
) -> torch.Tensor:
    """As `_attend`, to [b, H, s, e]."""
    if softcap is None and sinks is None:
        return torch.nn.functional.scaled_dot_product_attention(
            query, key, value, attn_mask=mask, scale=scale, enable_gqa=query.shape[1] != key.shape[1]
        )
    group = query.shape[1] // key.shape[1]
    scores = torch.matmul(query.unflatten(1, (-1, group)), key.unsqueeze(2).transpose(-1, -2)).flatten(1, 2).float() * scale
    if softcap is not None:
        scores = torch.tanh(scores / softcap) * softcap
    if mask is not None:
        scores = torch.where(mask, scores, float("-inf"))
    weights = torch.softmax(scores, -1) if sinks is None else _softmax_with_sinks(scores, sinks)
    weights = weights.to(value.dtype).unflatten(1, (-1, group))
    return torch.matmul(weights, value.unsqueeze(2)).flatten(1, 2)


def _softmax_with_sinks(scores: torch.Tensor, sinks: torch.Tensor) -> torch.Tensor:
    """exp(score) / (Σ exp(score) + exp(sink)) along the last dim of `scores` [b, H, s, L], with `sinks` [H]."""
    sink = sinks.float()[None, :, None, None]
    greatest = torch.maximum(scores.amax(-1, keepdim=True), sink)
    raised = torch.exp(scores - greatest)
    return raised / (raised.sum(-1, keepdim=True) + torch.exp(sink - greatest))


def _maps(module: torch.nn.Module, heads: int, plain: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The weights of each head that expand latents: to keys without rotary positions [heads, plain, latent], and to values
    [heads, width, latent]."""
    both = module.kv_b_proj.weight.unflatten(0, (heads, -1))
    return both[:, :plain], both[:, plain:]


def _by_head(states: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """states[b, h] @ weight[h], of [b, h, s, i] and [h, i, j]; rows of the batch together, so that weights are read once."""
    rows = states.transpose(0, 1)
    return torch.matmul(rows.flatten(1, 2), weight).unflatten(1, rows.shape[1:3]).transpose(0, 1)


@torch.no_grad()  # type: ignore[untyped-decorator]
def absorbs(module: torch.nn.Module, heads: int, latents: torch.Tensor, rotary: torch.Tensor) -> bool:
    """Whether a layer expands `latents` [1, 1, 1, r] and `rotary` keys [1, 1, 1, p] by weights as `_maps` has them, with
    nothing beside: then a step may absorb these."""
    projection = getattr(module, "kv_b_proj", None)
    if not callable(getattr(module, "expand_kv", None)) or not isinstance(projection, torch.nn.Linear):
        return False
    if projection.bias is not None or latents.shape[1] != 1 or projection.in_features != latents.shape[-1]:
        return False
    generator = torch.Generator().manual_seed(0)
    latents, rotary = (torch.randn(1, 1, 2, t.shape[-1], generator=generator).to(t.dtype) for t in (latents, rotary))
    keys, values = module.expand_kv(latents, rotary)
    if keys.shape[1] != heads or projection.out_features != heads * (keys.shape[-1] - rotary.shape[-1] + values.shape[-1]):
        return False
    up, down = _maps(module, heads, keys.shape[-1] - rotary.shape[-1])
    expected = (
        torch.cat((latents @ up.transpose(-1, -2), rotary.expand(-1, heads, -1, -1)), -1),
        latents @ down.transpose(-1, -2),
    )
    bound = BOUNDS[latents.dtype]
    return all(
        found.shape == each.shape and float((found - each).float().norm()) <= bound * float(each.float().norm())
        for found, each in zip((keys, values), expected, strict=True)
    )


@contextmanager
def absorbed(net: torch.nn.Module) -> Iterator[None]:
    """Layers that expand latents leave them as they are in here, and `_attend` takes the absorbed form."""
    modules = [module for module in net.modules() if callable(getattr(type(module), "expand_kv", None))]
    for module in modules:
        module.expand_kv = lambda latents, rotary: (latents, rotary)
    try:
        yield
    finally:
        for module in modules:
            del module.expand_kv


def register() -> None:
    """Makes attn_implementation="tk" known to transformers. It is for exporting alone."""
    AttentionInterface.register(NAME, _attend)
    AttentionMaskInterface.register(NAME, mask_of)


def use_attention(net: torch.nn.Module, name: str) -> None:
    """Makes a model that was loaded for `NAME` or "eager" take the masks, and where it asks for one the attention, called
    `name`. Its own set_attn_implementation leaves models as they are that ask for masks alone (Bloom, Falcon, GPT-J)."""
    for module in net.modules():
        for config in _configs(getattr(module, "config", None)):
            if hasattr(config, "_attn_implementation_internal"):
                config._attn_implementation_internal = name


def _configs(config: PreTrainedConfig | None) -> list[PreTrainedConfig]:
    """A config and those in it, as of its text model."""
    within = [getattr(config, part, None) for part in getattr(config, "sub_configs", {})]
    return [each for each in (config, *within) if each is not None]
