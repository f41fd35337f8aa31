"""The benchmark suite of attention: the shapes of known models and plain heads of three widths, next to torch's.

`m` is the length of a sequence; the batch is what makes 16,384 tokens of it. "decode" is a step of generation: one row, or a
few, of each sequence behind a cache of m keys and values, of one sequence ("one") or of as many as make 131,072 tokens; with
"lengths" the caches are filled to places drawn at random, "window" is a row's last 512. The rivals are torch's
scaled_dot_product_attention as it chooses ("torch"), and by cuDNN or FlashAttention alone, and flex_attention compiled, each
where it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.schedule.suite import Problem, Suite
from tk.schedules.cuda.attention import cases as attention_cases

__all__ = ["SUITE"]

TOKENS, CACHED = 16384, 131072
WINDOW = 512
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
    "decode": {
        # query heads, heads of keys and values, width of a head, rows
        "32_8": (32, 8, 128, 1),
        "32_8_one": (32, 8, 128, 1),
        "32_4_one": (32, 4, 128, 1),
        "64_8": (64, 8, 128, 1),
        "32_32": (32, 32, 128, 1),
        "64_8_width_64": (64, 8, 64, 1),
        "16_8_width_256": (16, 8, 256, 1),
        "32_8_rows_4": (32, 8, 128, 4),
        "32_8_lengths": (32, 8, 128, 1),
        "32_8_window": (32, 8, 128, 1),
    },
}


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    if model == "decode":
        return _step(part, m, dtype)
    heads, kv_heads, depth, causal = PARTS[model][part]
    batch = max(1, TOKENS // m)
    each = attention_cases.Problem(
        f"{model}_{part}_{m}", dtype, batch, heads, kv_heads, m, m, depth, causal="top left" if causal else "",
        mask=(dtype, (batch, 1, 1, m)) if part == "masked" else None,
    )  # fmt: skip
    pairs = m * (m + 1) / 2 if causal else m * m
    moved = 2.0 * batch * m * depth * 2 * (heads + kv_heads)
    return Problem(
        model, part, m, dtype, (batch, heads, m, depth), each.case(), 4.0 * batch * heads * pairs * depth, moved, {},
        torch=lambda *inputs: _exactly(bool(causal), *inputs),
    )  # fmt: skip


def _step(part: str, m: int, dtype: str) -> Problem:
    heads, kv_heads, depth, rows = PARTS["decode"][part]
    batch = 1 if part.endswith("one") else max(1, CACHED // m)
    positioned = part.endswith(("lengths", "window"))
    window = WINDOW if part.endswith("window") else 0
    each = attention_cases.Problem(
        f"decode_{part}_{m}", dtype, batch, heads, kv_heads, rows, m, depth, order="bhsd",
        causal="bottom right" if rows > 1 else "", position="int64" if positioned else "", window=window, blind=positioned,
    )  # fmt: skip
    read = m / 2 if part.endswith("lengths") else min(m, WINDOW) if part.endswith("window") else m
    moved = 2.0 * batch * depth * 2 * (kv_heads * read + heads * rows)
    flops = 4.0 * batch * heads * rows * read * depth
    return Problem(
        "decode", part, m, dtype, (batch, heads, rows, depth), each.case(), flops, moved, {},
        torch=lambda q, k, v, *position: _step_exactly(part, q, k, v, *position),
    )  # fmt: skip


def _seen(part: str, q: Any, k: Any, position: Any = None) -> Any | None:
    """Which columns the rows of a step see, or None for all."""
    import torch

    rows, columns = q.shape[2], k.shape[2]
    if rows == 1 and position is None:
        return None
    last = torch.arange(rows, device=q.device)[:, None] + (columns - rows)
    last = last if position is None else position[:, None, None, None] + (last - columns + 1)
    j = torch.arange(columns, device=q.device)
    return (j <= last) & (j > last - WINDOW) if part.endswith("window") else j <= last


def _step_exactly(part: str, q: Any, k: Any, v: Any, position: Any = None) -> Any:
    import torch

    seen = _seen(part, q, k, position)
    out = torch.empty_like(q)
    group = q.shape[1] // k.shape[1]
    for b in range(q.shape[0]):
        x = q[b] @ k[b].repeat_interleave(group, 0).transpose(1, 2) * q.shape[3] ** -0.5
        if seen is not None:
            x = x.masked_fill(~(seen[b, 0] if seen.ndim == 4 else seen), -torch.inf)
        out[b] = x.softmax(-1).nan_to_num(0.0) @ v[b].repeat_interleave(group, 0)
    return out


def _exactly(causal: bool, q: Any, k: Any, v: Any, mask: Any = None) -> Any:
    """A head at a time: the scores of all would not fit in memory in float64."""
    import torch

    out = torch.empty_like(q)
    group = q.shape[2] // k.shape[2]
    for b in range(q.shape[0]):
        for h in range(q.shape[2]):
            x = q[b, :, h] @ k[b, :, h // group].T * q.shape[3] ** -0.5
            x = x if mask is None else x + mask[b, 0]
            x = x.masked_fill(torch.ones_like(x, dtype=torch.bool).triu(1), -torch.inf) if causal else x
            out[b, :, h] = x.softmax(-1) @ v[b, :, h // group]
    return out


def _rival(backend: str) -> Callable[[Problem], Callable[..., Any]]:
    def make(problem: Problem) -> Callable[..., Any]:
        import torch
        from torch.nn.attention import SDPBackend, sdpa_kernel

        if problem.model == "decode":
            return _step_rival(backend, problem.part)
        causal = PARTS[problem.model][problem.part][3]

        def attend(q: Any, k: Any, v: Any, mask: Any = None) -> Any:
            turned = (x.transpose(1, 2) for x in (q, k, v))
            grouped = q.shape[2] != k.shape[2]
            attention = torch.nn.functional.scaled_dot_product_attention
            if backend:
                with sdpa_kernel(getattr(SDPBackend, backend)):
                    return attention(*turned, attn_mask=mask, is_causal=bool(causal), enable_gqa=grouped).transpose(1, 2)
            return attention(*turned, attn_mask=mask, is_causal=bool(causal), enable_gqa=grouped).transpose(1, 2)

        return attend

    return make


def _step_rival(backend: str, part: str) -> Callable[..., Any]:
    """torch's attention for a step; the mask is made within, as a model makes it."""
    from contextlib import nullcontext

    from torch.nn.attention import SDPBackend, sdpa_kernel
    from torch.nn.functional import scaled_dot_product_attention

    def attend(q: Any, k: Any, v: Any, position: Any = None) -> Any:
        mask = _seen(part, q, k, position)
        with sdpa_kernel(getattr(SDPBackend, backend)) if backend else nullcontext():
            return scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=q.shape[1] != k.shape[1])

    return attend


def _flex(problem: Problem) -> Callable[..., Any]:
    """torch's flex_attention, compiled; only steps of generation without a mask."""
    import torch
    from torch.nn.attention.flex_attention import flex_attention

    if problem.model != "decode" or PARTS["decode"][problem.part][3] > 1 or len(problem.case.inputs) > 3:
        return _unable
    compiled = torch.compile(flex_attention, dynamic=False)
    return lambda q, k, v: compiled(q, k, v, enable_gqa=q.shape[1] != k.shape[1])


def _unable(*inputs: Any) -> Any:
    raise NotImplementedError("this rival is asked for steps of generation without a mask alone")


SUITE = Suite(
    "attention of known models and of plain heads, for sequences of `m` tokens",
    {model: tuple(parts) for model, parts in PARTS.items()},
    (384, 2048, 8192),
    ("bfloat16", "float16"),
    {"torch": _rival(""), "cudnn": _rival("CUDNN_ATTENTION"), "flash": _rival("FLASH_ATTENTION"), "flex": _flex},
    _problem,
)
