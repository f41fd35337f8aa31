"""Attention as people write it: whether it is one kernel, and which columns it touches, does not depend on the spelling."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from tvm.tirx import PrimFunc

from tests.sample import sample
from tests.torch_function import Function
from tk.codegen.library import settings
from tk.frontend import load
from tk.pipeline import graph
from tk.schedule.apply import schedule_module
from tk.schedules.cuda.attention.analyse import analyse
from tk.target import resolve

B, H, N, T, D = 3, 8, 2, 256, 64
HALF = torch.bfloat16
Tensor = torch.Tensor


def repeated(x: Tensor) -> Tensor:
    """As transformers' repeat_kv."""
    return x[:, :, None].expand(B, N, H // N, T, D).reshape(B, H, T, D)


def up_to(position: Tensor) -> Tensor:
    return torch.arange(T)[None, None, None, :] <= position[:, None, None, None]


def grouped(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, k, v, attn_mask=up_to(position), enable_gqa=True)


def interleaved(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    k, v = (x.repeat_interleave(H // N, 1) for x in (k, v))
    return F.scaled_dot_product_attention(q, k, v, attn_mask=up_to(position))


def expanded(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, repeated(k), repeated(v), attn_mask=up_to(position))


def filled(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    scores = torch.matmul(q, repeated(k).transpose(2, 3)).float() * D**-0.5
    return torch.matmul(F.softmax(scores.masked_fill(~up_to(position), -math.inf), -1).to(HALF), repeated(v))


def flipped(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    mask = position.view(B, 1, 1, 1) >= torch.arange(T)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


def short(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    mask = torch.arange(T, dtype=torch.int32) < (position.to(torch.int32) + 1)[:, None, None, None]
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


def summed(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    scores = torch.einsum("bngqd,bntd->bngqt", q.view(B, N, H // N, 1, D).float(), k.float()) * D**-0.5
    p = F.softmax(scores.masked_fill(~up_to(position)[:, :, None], -math.inf), -1).to(HALF)
    return torch.einsum("bngqt,bntd->bngqd", p, v).reshape(B, H, 1, D)


def shared(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    mask = (torch.arange(T) <= position[0])[None, None, None, :]
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


def capped(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    scores = torch.tanh(torch.matmul(q, repeated(k).transpose(2, 3)).float() * (D**-0.5 / 30)) * 30
    return torch.matmul(F.softmax(scores.masked_fill(~up_to(position), -math.inf), -1).to(HALF), repeated(v))


def windowed(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    j, last = torch.arange(T)[None, None, None, :], position[:, None, None, None]
    return F.scaled_dot_product_attention(q, k, v, attn_mask=(j <= last) & (j > last - 100), enable_gqa=True)


def in_a_row(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    """As models have q and the result: heads side by side, in one dim with their columns."""
    q = q.reshape(B, 1, H, D).transpose(1, 2)
    return grouped(q, k, v, position).transpose(1, 2).reshape(B, 1, H * D)


def fused(
    function: Callable[..., Tensor], inputs: tuple[Tensor, ...], target: str, dims: tuple[object, ...] | None = None
) -> tuple[list[str], list[Any]]:
    """The rules of the kernels, and the attentions that were read; `dims` are the inputs' dynamic ones, as torch.export's."""
    index = resolve(target)
    with index.tvm(), settings(index):
        mod, _ = graph(load(Function(function).eval(), inputs, dynamic_shapes=dims and (dims,)), index)
        found = [analyse(func, narrow=True, rotary=True) for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
        _, kernels = schedule_module(mod, index)
    return [kernel.rule for kernel in kernels], [each for each in found if each is not None]


def step() -> tuple[Tensor, ...]:
    return (
        torch.zeros(B, H, 1, D, dtype=HALF), torch.zeros(B, N, T, D, dtype=HALF), torch.ones(B, N, T, D, dtype=HALF),
        torch.zeros(B, dtype=torch.int64),
    )  # fmt: skip


SPELLINGS = (grouped, interleaved, expanded, filled, flipped, short, summed, shared, capped, windowed, in_a_row)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("target", ["h200", "a100"])
@pytest.mark.parametrize("function", SPELLINGS, ids=lambda function: function.__name__)
def test_a_step_of_generation_is_one_kernel_that_reads_up_to_the_position(function: Callable[..., Tensor], target: str) -> None:
    rules, (attention,) = fused(function, step(), target)
    assert rules == ["cuda.attention_decode"]
    assert attention.facts.group == H // N
    assert (len(attention.bounds.upper), len(attention.bounds.lower)) == (1, int(function is windowed))
    assert attention.bounded.facts.loads == 0


M = T - 1


def of_a_ring(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    """The token at p lies at p modulo M, as tk.llm.layers has it; 100 of them are seen."""
    last, index = position[:, None, None, None], torch.arange(T)[None, None, None, :]
    turn = last % M
    j = torch.where(index <= turn, last - turn, last - turn - M) + index
    mask = (j <= last) & (j > last - 100) & (j >= 0) & (index < M)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("target", ["h200", "a100"])
def test_a_step_over_a_ring_is_one_kernel(target: str) -> None:
    rules, _ = fused(of_a_ring, step(), target)
    assert rules == ["cuda.attention_decode"]


class Behind(torch.nn.Module):
    """A window over a cache of 96 tokens and those of a call behind it."""

    def forward(self, q: Tensor, k: Tensor, v: Tensor, cache: Tensor) -> Tensor:
        k, v = (torch.cat((cache, x), 2) for x in (k, v))
        back = torch.arange(q.shape[2])[:, None] + 96 - torch.arange(k.shape[2])[None, :]
        return F.scaled_dot_product_attention(q, k, v, attn_mask=(back >= 0) & (back < 96), enable_gqa=True)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("target", "rule"), [("h200", "cuda.attention"), ("a100", "cuda.attention_mma")])
def test_columns_may_be_those_of_a_cache_and_those_of_the_call(target: str, rule: str) -> None:
    """A symbolic number of rows, and 96 columns more."""
    length = torch.export.Dim("length", min=2, max=512)
    q, k, v, cache = (torch.zeros(B, h, n, D, dtype=HALF) for h, n in ((H, 8), (N, 8), (N, 8), (N, 96)))
    hardware = resolve(target)
    with hardware.tvm(), settings(hardware):
        model = load(Behind().eval(), (q, k, v, cache), dynamic_shapes=(*({2: length},) * 3, None))
        mod, _ = graph(model, hardware)
        _, kernels = schedule_module(mod, hardware)
    assert sorted({kernel.rule for kernel in kernels}) == [rule, "cuda.elementwise"]


C, R = 512, 64
"""Of a cache of multi-head latent attention: latents, which are keys and values, and rotary keys behind them."""


def of_latents(q: Tensor, cache: Tensor, position: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, cache, cache[..., :C], attn_mask=up_to(position), enable_gqa=True)


def of_repeated_latents(q: Tensor, cache: Tensor, position: Tensor) -> Tensor:
    keys, values = (x.expand(-1, H, -1, -1) for x in (cache, cache[..., :C]))
    return F.scaled_dot_product_attention(q, keys, values, attn_mask=up_to(position))


def of_summed_latents(q: Tensor, cache: Tensor, position: Tensor) -> Tensor:
    x = torch.einsum("bhsd,btd->bhst", q, cache[:, 0]).float() * 0.05
    p = F.softmax(x.masked_fill(~up_to(position), -math.inf), -1).to(HALF)
    return torch.einsum("bhst,btd->bhsd", p, cache[:, 0, :, :C])


def of_latents_and_rotary_keys(q: Tensor, cache: Tensor, position: Tensor) -> Tensor:
    latents, rotary = cache[:, 0].split([C, R], -1)
    x = torch.einsum("bhsd,btd->bhst", q[..., :C], latents) + torch.einsum("bhsd,btd->bhst", q[..., C:], rotary)
    p = F.softmax((x * 0.05).masked_fill(~up_to(position), -math.inf), -1, dtype=torch.float32).to(HALF)
    return torch.einsum("bhst,btd->bhsd", p, latents)


def of_two_caches(q: Tensor, latents: Tensor, rotary: Tensor, position: Tensor) -> Tensor:
    x = torch.einsum("bhsd,btd->bhst", q[..., :C], latents) + torch.einsum("bhsd,btd->bhst", q[..., C:], rotary)
    p = F.softmax((x * 0.05).masked_fill(~up_to(position), -math.inf), -1, dtype=torch.float32).to(HALF)
    return torch.einsum("bhst,btd->bhsd", p, latents)


def test_rotary_keys_may_be_in_a_cache_of_their_own() -> None:
    """As in DeepSeek's own code; what no kernel takes so stays products and a softmax, without a copy of both caches."""
    inputs = torch.ones(B, H, 1, C + R, dtype=HALF), torch.zeros(B, T, C, dtype=HALF), torch.ones(B, T, R, dtype=HALF)
    rules, (attention,) = fused(of_two_caches, (*inputs, torch.zeros(B, dtype=torch.int64)), "h200")
    assert rules == ["cuda.attention_latent_sm90"]
    assert (attention.facts.depth, attention.facts.rotary, attention.facts.width) == (C + R, R, C)


LATENTS = (of_latents, of_repeated_latents, of_summed_latents, of_latents_and_rotary_keys)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("target", ["h200", "a100"])
@pytest.mark.parametrize("function", LATENTS, ids=lambda function: function.__name__)
def test_a_step_over_latents_is_one_kernel(function: Callable[..., Tensor], target: str) -> None:
    cache = torch.zeros(B, 1, T, C + R, dtype=HALF)
    inputs = torch.ones(B, H, 1, C + R, dtype=HALF), cache, torch.zeros(B, dtype=torch.int64)
    rules, (attention,) = fused(function, inputs, target)
    assert rules == ["cuda.attention_latent_sm90" if target == "h200" else "cuda.attention_latent"]
    assert (attention.facts.group, attention.facts.depth, attention.facts.width) == (H, C + R, C)
    assert len(attention.bounds.upper) == 1


def narrow(q: Tensor, k: Tensor, v: Tensor, position: Tensor, of_keys: Tensor, of_values: Tensor) -> Tensor:
    return grouped(q, k.to(HALF) * of_keys, v.to(HALF) * of_values, position)


def narrow_in_float32(q: Tensor, k: Tensor, v: Tensor, position: Tensor, of_keys: Tensor, of_values: Tensor) -> Tensor:
    return grouped(q, (of_keys * k.float()).to(HALF), (of_values * v.float()).to(HALF), position)


def narrow_and_expanded(q: Tensor, k: Tensor, v: Tensor, position: Tensor, of_keys: Tensor, of_values: Tensor) -> Tensor:
    return expanded(q, k.to(HALF) * of_keys, v.to(HALF) * of_values, position)


def narrow_with_one_scale(q: Tensor, k: Tensor, v: Tensor, position: Tensor, of_keys: Tensor, of_values: Tensor) -> Tensor:
    return grouped(q, k.to(HALF) * 0.02, v.to(HALF) * of_values[0, 0, 0, 0], position)


@pytest.mark.rotated(6)
@pytest.mark.parametrize("size", [(1, N, 1, 1), (B, N, T, 1)], ids=["head", "token"])
@pytest.mark.parametrize(
    "function", [narrow, narrow_in_float32, narrow_and_expanded, narrow_with_one_scale], ids=lambda function: function.__name__
)
def test_a_cache_of_8_bits_is_read_as_it_is(function: Callable[..., Tensor], size: tuple[int, ...]) -> None:
    q, k, v, position = step()
    scales = [torch.full(size, number, dtype=torch.float32 if "float32" in function.__name__ else HALF) for number in (2, 3)]
    rules, (attention,) = fused(function, (q, k.to(torch.int8), v.to(torch.int8), position, *scales), "a100")
    assert rules == ["cuda.attention_decode"]
    assert attention.facts.cache == "int8"
    assert attention.facts.scales == int(size[2] == T and function is not narrow_with_one_scale)
    assert (attention.facts.group, len(attention.bounds.upper)) == (H // N, 1)


def test_a_cache_of_bytes_is_widened_before() -> None:
    """A format that the kernel does not know."""
    q, k, v, position = step()
    scales = [torch.full((1, N, 1, 1), number, dtype=HALF) for number in (2, 3)]
    rules, (attention,) = fused(narrow, (q, k.to(torch.uint8), v.to(torch.uint8), position, *scales), "h200")
    assert rules.count("cuda.attention_decode") == 1
    assert len(rules) > 1
    assert attention.facts.cache == ""


def causal_window(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    i = torch.arange(T)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=(i[None, :] <= i[:, None]) & (i[None, :] > i[:, None] - 100))


def window_in_four_dims(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    i, j = torch.arange(T)[None, None, :, None], torch.arange(T)[None, None, None, :]
    return F.scaled_dot_product_attention(q, k, v, attn_mask=torch.logical_and(i - j < 100, i - j >= 0))


@pytest.mark.rotated(3)
@pytest.mark.parametrize(("target", "rule"), [("h200", "cuda.attention"), ("l40s", "cuda.attention_mma")])
@pytest.mark.parametrize("function", [causal_window, window_in_four_dims], ids=lambda function: function.__name__)
def test_a_window_is_seen_in_a_prompt(function: Callable[..., Tensor], target: str, rule: str) -> None:
    inputs = tuple(torch.full((B, H, T, D), float(n), dtype=HALF) for n in range(3))
    rules, (attention,) = fused(function, inputs, target)
    assert rules == [rule]
    assert (attention.facts.causal, attention.facts.shift, attention.facts.window) == (1, 0, 100)


def up_to_positions(position: Tensor) -> Tensor:
    return torch.arange(T)[None, None, None, :] <= (position[:, None] + torch.arange(T))[:, None, :, None]


def every_third(position: Tensor) -> Tensor:
    return (torch.arange(T)[None, None, None, :] + position[:, None, None, None]) % 3 != 0


@pytest.mark.parametrize(
    ("mask", "rules", "positions"),
    [(up_to_positions, ["cuda.attention"], 1), (every_third, ["cuda.attention", "cuda.elementwise"], 0)],
    ids=["bounds", "others"],
)
def test_positions_of_a_prompt_are_read_in_its_kernel_where_they_bound_what_rows_see(
    mask: Callable[[Tensor], Tensor], rules: list[str], positions: int
) -> None:
    """Each score would read others again: one kernel computes their mask for all heads."""

    def masked(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask(position))

    inputs = (*(torch.full((B, H, T, D), float(n), dtype=HALF) for n in range(3)), torch.zeros(B, dtype=torch.int64))
    found, (attention,) = fused(masked, inputs, "h200")
    assert sorted(found) == rules
    assert (attention.facts.positions, attention.facts.limits) == (positions, positions)


def behind_a_cache(q: Tensor, k: Tensor, v: Tensor, keys: Tensor, values: Tensor, *mask: Tensor) -> Tensor:
    k, v = torch.cat([keys, k], 2), torch.cat([values, v], 2)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask[0] if mask else None, enable_gqa=True)


@pytest.mark.parametrize(("rows", "masked"), sample([(1, False), (1, True), (16, True)], 2))
def test_a_cache_that_grows_is_read_by_one_kernel(rows: int, masked: bool) -> None:
    """Its length is a sum, which a mask's last dim may spell in another order."""
    q, new = torch.zeros(B, H, rows, D, dtype=HALF), torch.zeros(B, N, rows, D, dtype=HALF)
    kept, mask = torch.zeros(B, N, 37, D, dtype=HALF), torch.zeros(B, 1, rows, 37 + rows, dtype=HALF)
    auto = torch.export.Dim.AUTO
    dims = (None, None, None, {2: auto}, {2: auto}, *([{3: auto}] if masked else []))
    inputs = (q, new, new, kept, kept, *([mask] if masked else []))
    program = torch.export.export(Function(behind_a_cache).eval(), inputs, dynamic_shapes=(dims,))
    index = resolve("h200")
    with index.tvm(), settings(index):
        _, kernels = schedule_module(graph(load(program), index)[0], index)
    assert "cuda.attention_decode" in [kernel.rule for kernel in kernels]
    assert not any("matmul" in kernel.rule for kernel in kernels)
