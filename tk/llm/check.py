"""Whether a family that no test names computes through tk's cache and mask what it computes by itself.

A model that leaves transformers' interfaces aside takes a mask for what it is not, and gives other tokens without a word. So
before such a one is exported, a few tokens pass through both.
"""

from __future__ import annotations

from typing import Any

import torch

from tk.errors import ImportModelError, message, reason
from tk.llm.attention import NAME, use_attention
from tk.llm.layers import Layer, caches
from tk.llm.step import Manner, Step, takes_positions

__all__ = ["manner_of", "stepped"]

ROWS, LATER = (12, 7, 3), 4  # tokens of each row's prompt; columns of the cache that are never written
# Of logits, relative to their norm: rounding stays far below, another mask or position far above.
BOUNDS = {torch.float32: 1e-3, torch.float16: 0.1, torch.bfloat16: 0.1}


def manner_of(net: Any, layers: list[Layer], count: int, known: tuple[str, ...]) -> Manner:
    """How the model is to be called, for `Step`: with a mask of bools or one that is added to its scores, and with positions
    or, where it takes none, with a cache that it counts them by. `layers` and `count` are what `trial` found. Raises
    ImportModelError where its logits are in no manner those that it computes without tk; `known` are the families that the
    error names."""
    ids = torch.randint(
        0, net.get_input_embeddings().num_embeddings, (max(ROWS) + 1,), generator=torch.Generator().manual_seed(0)
    )
    expected = _alone(net, ids)
    if not torch.isfinite(expected).all():  # nothing to compare: generating says so
        return Manner()
    found = []
    for counted in (False,) if takes_positions(net) else (False, True):
        for added in (None, net.dtype):
            manner = Manner(added, counted)
            try:
                error = _error(stepped(net, layers, count, ids, manner), expected, net.dtype)
            except Exception as failure:  # what a model does with a mask or a cache that is not its own
                found.append(reason(failure))
                continue
            if error <= BOUNDS[net.dtype]:
                return manner
            found.append(f"logits that differ by {error:.2g} of their norm")
    ways = ("", "with a mask that is added, ", "with positions that it counts, ", "with both, ")
    raise ImportModelError(
        message(
            f"{type(net).__name__} computes other logits through tk's cache than by itself",
            need="attention, masks and positions through transformers' interfaces, as " + ", ".join(known) + " have",
            have="; ".join(way + each for way, each in zip(ways, found, strict=False)),
            do="compile the model itself, tk.compile(net, args), or write its attention through those interfaces",
        )
    )


@torch.no_grad()  # type: ignore[untyped-decorator]
def _alone(net: Any, ids: torch.Tensor) -> torch.Tensor:
    """What the model makes of each row's prompt, and of one more token, called as `generate` calls it: float32 [2, rows,
    vocabulary]. RoBERTa's kin, which by themselves count positions from another number, are given them."""
    more = {"position_ids": torch.arange(len(ids))[None]} if takes_positions(net) else {}
    use_attention(net, "eager")
    try:
        logits = net(input_ids=ids[None], use_cache=False, **more).logits[0].float()
    finally:
        use_attention(net, NAME)
    ends = torch.tensor(ROWS)
    return torch.stack([logits[ends - 1], logits[ends]])


@torch.no_grad()  # type: ignore[untyped-decorator]
def stepped(net: Any, layers: list[Layer], count: int, ids: torch.Tensor, manner: Manner) -> torch.Tensor:
    """The same through a cache whose memory holds other numbers, in a batch of rows that end at different columns."""
    rows, context = len(ROWS), max(ROWS) + LATER
    keys, values = caches(layers, rows, context, 3.0)
    logits = torch.zeros(rows, count)
    state = torch.zeros(rows, logits.shape[1], dtype=torch.uint8), logits, keys, values
    step, ends = Step(net, layers, context, manner), torch.tensor(ROWS)
    positions = torch.arange(max(ROWS))[None].minimum(ends[:, None] - 1)
    results = []
    for at in (positions, ends[:, None]):
        step(ids[at], at, *state)
        results.append(logits.clone())
    return torch.stack(results)


def _error(found: torch.Tensor, expected: torch.Tensor, dtype: torch.dtype) -> float:
    """The largest of the rows' errors: a window that is ignored shows in the longest row alone. In 16 bits the middle one:
    where experts are chosen, rounding may choose others for some token."""
    errors = ((found - expected).norm(dim=-1) / expected.norm(dim=-1).clamp(min=1e-30)).flatten().nan_to_num(float("inf"))
    return float(errors.max() if dtype == torch.float32 else errors.median())
