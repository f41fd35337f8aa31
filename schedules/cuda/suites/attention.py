"""The benchmark suite of attention: the shapes of known models and plain heads of three widths, next to torch's.

`m` is the length of a sequence; the batch is what makes 16,384 tokens of it. "decode" is a step of generation (decode.py), and
so are the problems drawn at random. The rivals are torch's scaled_dot_product_attention as it chooses ("torch"), and by cuDNN
or FlashAttention alone, and flex_attention compiled, each where it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING

from tk.schedule.suite import RANDOM, Problem, Suite, TorchFunction
from tk.schedules.cuda.attention import cases as attention_cases
from tk.schedules.cuda.suites import decode

if TYPE_CHECKING:
    import torch


__all__ = ["SUITE"]

TOKENS = 16384
PARTS: dict[str, dict[str, tuple[int, int, int, int]]] = {
    # by part: query heads, heads of keys and values, width of a head, causal
    "bert-base": {"masked": (12, 12, 64, False)},
    "vit-b16": {"plain": (12, 12, 64, False)},
    "llama3-8b": {"causal": (32, 8, 128, True)},
    "heads": {
        "64": (32, 32, 64, False),
        "128": (16, 16, 128, False),
        "256": (8, 8, 256, False),
        "128_causal": (16, 16, 128, True),
    },
    "windowed": {"128_1024": (16, 16, 128, True)},
    "cross": {"64_77": (8, 8, 64, False)},
}
WINDOWS = {"128_1024": 1024}
"""The last columns that a row sees, of parts that have a window."""
KEYS = {"64_77": 77}
"""Keys of a sequence, where they are not the queries': of a text beside an image's."""


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    if model == "decode":
        return decode.build(part, m, dtype)
    if model == RANDOM:
        return decode.drawn(part, dtype)
    heads, kv_heads, depth, causal = PARTS[model][part]
    batch, window, keys = max(1, TOKENS // m), WINDOWS.get(part, 0), KEYS.get(part, m)
    each = attention_cases.Problem(
        f"{model}_{part}_{m}", dtype, batch, heads, kv_heads, m, keys, depth, causal="top left" if causal else "",
        mask=(dtype, (batch, 1, 1, m)) if part == "masked" else None, window=window,
    )  # fmt: skip
    pairs = float(m * keys)
    if causal:
        hidden = max(0, m - window) if window else 0
        pairs = (m * (m + 1) - hidden * (hidden + 1)) / 2
    moved = 2.0 * batch * depth * 2 * (m * heads + keys * kv_heads)
    return Problem(
        model, part, m, dtype, (batch, heads, m, depth), each.case(), 4.0 * batch * heads * pairs * depth, moved, {},
        torch=lambda *inputs: _exactly(bool(causal), window, *inputs),
    )  # fmt: skip


def _exactly(
    causal: bool, window: int, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: torch.Tensor | None = None
) -> torch.Tensor:
    """A head at a time: the scores of all would not fit in memory in float64."""
    import torch

    out = torch.empty_like(q)
    group = q.shape[2] // k.shape[2]
    for b in range(q.shape[0]):
        for h in range(q.shape[2]):
            x = q[b, :, h] @ k[b, :, h // group].T * q.shape[3] ** -0.5
            x = x if mask is None else x + mask[b, 0]
            if causal:
                hidden = torch.ones_like(x, dtype=torch.bool).triu(1)
                hidden |= torch.ones_like(hidden).tril(-window) if window else hidden
                x = x.masked_fill(hidden, -torch.inf)
            out[b, :, h] = x.softmax(-1) @ v[b, :, h // group]
    return out


def _rival(backend: str) -> Callable[[Problem], TorchFunction]:
    def make(problem: Problem) -> TorchFunction:
        import torch
        from torch.nn.attention import SDPBackend, sdpa_kernel
        from torch.nn.functional import scaled_dot_product_attention

        if problem.model in ("decode", RANDOM):
            return decode.rival(backend, problem)
        causal, window = bool(PARTS[problem.model][problem.part][3]), WINDOWS.get(problem.part, 0)
        if window and backend:  # torch's own take no window
            return decode.unable

        def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: torch.Tensor | None = None) -> torch.Tensor:
            q, k, v = (x.transpose(1, 2) for x in (q, k, v))
            if window:
                seen = torch.ones(q.shape[2], q.shape[2], dtype=torch.bool, device=q.device)
                mask = seen.tril().triu(1 - window)
            with sdpa_kernel(getattr(SDPBackend, backend)) if backend else nullcontext():
                out = scaled_dot_product_attention(
                    q, k, v, attn_mask=mask, is_causal=causal and not window, enable_gqa=q.shape[1] != k.shape[1]
                )
            return out.transpose(1, 2)

        return attend

    return make


SUITE = Suite(
    "attention of known models and of plain heads, for sequences of `m` tokens",
    {**{model: tuple(parts) for model, parts in PARTS.items()}, "decode": tuple(decode.STEPS)},
    (384, 2048, 8192),
    ("bfloat16", "float16"),
    {"torch": _rival(""), "cudnn": _rival("CUDNN_ATTENTION"), "flash": _rival("FLASH_ATTENTION"), "flex": decode.flex},
    _problem,
    random=True,
)
