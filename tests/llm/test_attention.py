"""Multi-head latent attention: which models' steps absorb the expansion, and that they compute what transformers does."""

from __future__ import annotations

import pytest
import torch

from tests.llm.families import LATENTS, make
from tk.llm.attention import NAME, register, use_attention
from tk.llm.layers import caches
from tk.llm.step import Step, trial

CONTEXT = 24


@pytest.mark.sampled(3)
@torch.no_grad()
@pytest.mark.parametrize("family", LATENTS)
def test_a_step_over_latents_is_the_step_that_expands_them(family: str) -> None:
    net = make(family)
    ids = torch.randint(3, 128, (2, 12), generator=torch.Generator().manual_seed(0))
    expected = net(ids).logits[:, -2:]
    register()
    use_attention(net, NAME)
    layers, count = trial(net)
    assert all(layer.latent and layer.heads == 1 for layer in layers)
    keys, values = caches(layers, 2, CONTEXT, 9.0)
    assert {tuple(each.shape) for each in keys} == {(2, 1, CONTEXT, 24)}  # 16 latents, 8 of rotary keys
    assert not values
    step = Step(net, layers, CONTEXT)
    seen, logits = torch.zeros(2, count, dtype=torch.uint8), torch.zeros(2, count)
    for column, start in enumerate((0, 11)):
        at = torch.arange(start, 11 + column).expand(2, -1)
        step(ids[:, at[0]], at, seen, logits, keys, values)
        torch.testing.assert_close(logits, expected[:, column], rtol=1e-3, atol=1e-3)


def test_what_expands_latents_otherwise_is_not_absorbed() -> None:
    """Then keys and values are two tensors, and steps expand them as prompts do."""
    register()

    def latent(net: torch.nn.Module) -> bool:
        use_attention(net, NAME)
        return all(layer.latent for layer in trial(net)[0])

    assert latent(make("deepseek_v3"))
    biased, scaled, squared = (make("deepseek_v3") for _ in range(3))
    biased.model.layers[1].self_attn.kv_b_proj.bias = torch.nn.Parameter(torch.ones(64))
    attention = scaled.model.layers[0].self_attn
    own = attention.expand_kv
    attention.expand_kv = lambda latents, rotary: own(latents * 1.5, rotary)
    attention = squared.model.layers[0].self_attn
    theirs = attention.expand_kv
    attention.expand_kv = lambda latents, rotary: theirs(latents**2, rotary)
    assert not any(map(latent, (biased, scaled, squared)))
    assert not latent(make("llama2"))
