"""What layers keep: rings of a window against attention that keeps everything, in random calls of random rows."""

from __future__ import annotations

import random

import pytest
import torch
from transformers.masking_utils import causal_mask_function, chunked_causal_mask_function, sliding_window_causal_mask_function

from tk.llm.cache import Call, PositionedCache, mask_of, positioned
from tk.llm.layers import BACK, Layer, caches

Tensor = torch.Tensor
HEADS, WIDTH = 2, 4


def attend(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
    return torch.softmax((q @ k.transpose(-1, -2)).masked_fill(~mask, -torch.inf), -1) @ v


class Rows:
    """Random queries, keys and values of each position of each row, and what a token sees by `mask_function`."""

    def __init__(self, rows: int, context: int, seed: int) -> None:
        generator = torch.Generator().manual_seed(seed)
        self.q, self.k, self.v = torch.randn(3, rows, HEADS, context, WIDTH, generator=generator, dtype=torch.float64)

    def at(self, x: Tensor, positions: Tensor) -> Tensor:
        return torch.take_along_dim(x, positions[:, None, :, None].expand(-1, HEADS, -1, WIDTH), 2)

    def expected(self, positions: Tensor, mask_function: object) -> Tensor:
        queries, keys = positions[:, None, :, None], torch.arange(self.k.shape[2])[None, None, None, :]
        rows = torch.arange(len(positions))[:, None, None, None]
        return attend(self.at(self.q, positions), self.k, self.v, mask_function(rows, 0, queries, keys))  # type: ignore[operator]


def called(rows: Rows, positions: Tensor, layer: Layer, context: int, memory: tuple[list[Tensor], list[Tensor]],
           mask_function: object) -> Tensor:  # fmt: skip
    """What a layer gives for tokens at `positions`, its memory written in place."""
    cache = PositionedCache(positions, [layer], context, *memory)
    with positioned(Call(positions, None, cache)):
        mask = mask_of(kv_length=cache.get_mask_sizes(positions.shape[1], 0)[0], mask_function=mask_function)
    keys, values = cache.update(rows.at(rows.k, positions), rows.at(rows.v, positions), 0)
    return attend(rows.at(rows.q, positions), keys, values, mask)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(12))
def test_a_ring_sees_what_a_whole_cache_sees(seed: int) -> None:
    """Prompts of several lengths in chunks of several lengths, then steps, some of them back, one of two copies at a time."""
    draw = random.Random(seed)
    window, batch = draw.choice((1, 5, 8, 31, 64)), draw.choice((1, 3))
    context = draw.choice((window + 40, 4 * window + 60, 300))
    layer = Layer(HEADS, WIDTH, WIDTH, torch.float64, window)
    assert layer.rows(context) <= window + BACK + 17
    mask_function = sliding_window_causal_mask_function(window)
    if seed % 3 == 2:
        mask_function = chunked_causal_mask_function(window, torch.zeros(batch, dtype=torch.int64))
    rows, memory = Rows(batch, context, seed), caches([layer], batch, context, 1e3)
    lengths = torch.tensor([draw.randint(1, context - 30) for _ in range(batch)])
    start, end = 0, max(2, int(lengths.max()))
    while start < end:
        size = min(draw.randint(2, 40), end - start)
        columns = torch.arange(min(start, start + size - 2), start + size)  # of two tokens or more: the last may come again
        positions = columns[None].minimum(lengths[:, None] - 1)
        found = called(rows, positions, layer, context, memory, mask_function)
        torch.testing.assert_close(found, rows.expected(positions, mask_function))
        start += size
    at = lengths[:, None].clone()
    for _ in range(25):
        fork = tuple([x.clone() for x in side] for side in memory)
        found = called(rows, at, layer, context, memory, mask_function)
        torch.testing.assert_close(found, rows.expected(at, mask_function))
        torch.testing.assert_close(called(rows, at, layer, context, fork, mask_function), found)  # type: ignore[arg-type]
        back = draw.randint(0, BACK) if draw.random() < 0.2 else -1
        rewound = (at - back).clamp(min=0)
        if back > 0:  # all of what was taken back comes again, in one call
            again = torch.cat([rewound + n for n in range(back + 1)], 1).minimum(at)
            found = called(rows, again, layer, context, memory, mask_function)
            torch.testing.assert_close(found, rows.expected(again, mask_function))
        at = (at + 1).clamp(max=context - 1)


def test_a_window_is_what_masks_let_tokens_see() -> None:
    call = Call(torch.zeros(1, 1, dtype=torch.int64))
    sizes = (
        (sliding_window_causal_mask_function(7), 7, 7),
        (chunked_causal_mask_function(7, torch.zeros(1, dtype=torch.int64)), 7, 7),
        (causal_mask_function, None, 0),
        (causal_mask_function, 7, 0),  # which says a size, and sees more
    )
    with positioned(call):
        for mask_function, size, _ in sizes:
            mask_of(kv_length=1, mask_function=mask_function, local_size=size)
    assert [window for _, window in call.masks] == [window for *_, window in sizes]


@pytest.mark.parametrize("window", [1, 8, 128, 1024, 4096])
def test_a_ring_has_rows_for_the_window_and_for_going_back(window: int) -> None:
    layer = Layer(8, 128, 128, torch.bfloat16, window)
    assert window + BACK < layer.rows(65536) <= window + BACK + 16
    assert layer.rows(65536) % 16 == 0
    assert layer.rows(window) == window  # a context that is no longer than the ring needs none
    assert Layer(8, 128, 128, torch.bfloat16).rows(65536) == 65536
