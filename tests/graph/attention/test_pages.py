"""A cache in pages is read through its table, however the gather is written; and right on this host, where it is copied."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import tk
from tests.graph.attention.test_spellings import HALF, B, D, H, N, T, Tensor, fused, repeated, up_to
from tests.sample import sample
from tests.torch_function import Function

PAGE, POOL = 16, 60
COUNT = T // PAGE


def attend(q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, k, v, attn_mask=up_to(position), enable_gqa=True)


def flattened(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    return attend(q, *(x[table].flatten(1, 2).transpose(1, 2) for x in (keys, values)), position)


def by_long_indices(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    return attend(q, *(x[table.long()].reshape(B, T, N, D).permute(0, 2, 1, 3) for x in (keys, values)), position)


def selected(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    k, v = (x.index_select(0, table.flatten()).view(B, T, N, D).transpose(1, 2) for x in (keys, values))
    return attend(q, k, v, position)


def embedded(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    k, v = (F.embedding(table, x.reshape(POOL, -1)).view(B, T, N, D).transpose(1, 2) for x in (keys, values))
    return attend(q, k, v, position)


def written_out(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    k, v = (repeated(x[table].view(B, T, N, D).transpose(1, 2)) for x in (keys, values))
    s = (torch.matmul(q, k.transpose(2, 3)).float() * D**-0.5).masked_fill(~up_to(position), -math.inf)
    return torch.matmul(F.softmax(s, -1).to(v.dtype), v)


def heads_first(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, position: Tensor) -> Tensor:
    return attend(q, *(x[table].transpose(1, 2).reshape(B, N, T, D) for x in (keys, values)), position)


def of_one_tensor(q: Tensor, both: Tensor, table: Tensor, position: Tensor) -> Tensor:
    pages = both[table]
    return attend(q, *(pages[:, :, i].flatten(1, 2).transpose(1, 2) for i in (0, 1)), position)


def unbound(q: Tensor, both: Tensor, table: Tensor, position: Tensor) -> Tensor:
    return attend(q, *(x[table].flatten(1, 2).transpose(1, 2) for x in both.unbind(1)), position)


TOKENS_FIRST = (flattened, by_long_indices, selected, embedded, written_out)


def inputs(function: Callable[..., Tensor], dtype: torch.dtype = HALF) -> tuple[Tensor, ...]:
    caches: tuple[tuple[int, ...], ...] = ((POOL, 2, PAGE, N, D),)
    if function in (*TOKENS_FIRST, heads_first):
        caches = ((POOL, N, PAGE, D) if function is heads_first else (POOL, PAGE, N, D),) * 2
    table, position = torch.zeros(B, COUNT, dtype=torch.int32), torch.zeros(B, dtype=torch.int64)
    return (torch.zeros(B, H, 1, D, dtype=dtype), *(torch.zeros(shape, dtype=dtype) for shape in caches), table, position)


@pytest.mark.sampled(7)
@pytest.mark.parametrize(
    "function", [*TOKENS_FIRST, heads_first, of_one_tensor, unbound], ids=lambda function: function.__name__
)
def test_pages_are_read_in_place(function: Callable[..., Tensor]) -> None:
    rules, (attention,) = fused(function, inputs(function), "h200")
    assert rules == ["cuda.attention_decode"]
    assert (attention.facts.page, attention.facts.group, attention.facts.columns) == (PAGE, H // N, T)
    assert (len(attention.bounds.upper), attention.bounded.facts.plain) == (1, 1)


def test_pages_of_a_prompt_are_gathered_first() -> None:
    """The kernel of many rows copies tiles by descriptor."""

    def prompt(q: Tensor, keys: Tensor, values: Tensor, table: Tensor) -> Tensor:
        k, v = (x[table].flatten(1, 2).transpose(1, 2) for x in (keys, values))
        return F.scaled_dot_product_attention(q, k, v, enable_gqa=True)

    _, keys, values, table, _ = inputs(flattened)
    rules, (attention,) = fused(prompt, (torch.zeros(B, H, T, D, dtype=HALF), keys, values, table), "h200")
    assert "cuda.attention" in rules
    assert len(rules) > 1
    assert attention.facts.page == 0


def test_pages_of_several_sizes_are_gathered_first() -> None:
    def step(q: Tensor, keys: Tensor, values: Tensor, table: Tensor, other: Tensor, position: Tensor) -> Tensor:
        k, v = (x[i].flatten(1, 2).transpose(1, 2) for x, i in ((keys, table), (values, other)))
        return attend(q, k, v, position)

    q, keys, values, table, position = inputs(flattened)
    other = torch.zeros(B, COUNT // 2, dtype=torch.int32)
    rules, (attention,) = fused(step, (q, keys, values.reshape(POOL // 2, 2 * PAGE, N, D), table, other, position), "h200")
    assert "cuda.attention_decode" in rules
    assert attention.facts.page == 0


@pytest.mark.parametrize("function", sample([flattened, heads_first, of_one_tensor], 3), ids=lambda function: function.__name__)
def test_numbers_on_this_host(function: Callable[..., Tensor]) -> None:
    """Pages that the table names beyond the cache are held in it, those before the first counted from the end."""
    generator = torch.Generator().manual_seed(0)
    given = [torch.randn(x.shape, generator=generator) if x.is_floating_point() else x for x in inputs(function, torch.float32)]
    given[-2] = torch.randint(-POOL, POOL, (B, COUNT), generator=generator, dtype=torch.int32)
    given[-1] = torch.tensor([0, 100, T - 1])
    module = tk.load(tk.compile(Function(function).eval(), tuple(given), target="cpu", verify=False))
    got = np.asarray(module(*given))
    want = function(*(x.double() if x.is_floating_point() else x for x in given)).numpy()
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < 1e-5
