"""Steps of generation for the suite of attention: a row, or a few, of each sequence behind a cache of `m` keys and values.

`STEPS` has those that are benchmarked by name, `drawn` one at random over the range of models that are served: from one
sequence to 256, caches of 128 to 131,072, lengths equal, drawn, or a hundredth of the longest.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from tk.aliases import Array
from tk.schedule.suite import RANDOM, Problem, TorchFunction
from tk.schedules.cuda.attention import cases as attention_cases

if TYPE_CHECKING:
    import torch


__all__ = ["STEPS", "Step", "build", "drawn", "flex", "needed", "rival"]

CACHED = 131072
"""Keys of all sequences together, where a step does not say how many sequences there are."""
LARGEST = 2**29
"""Elements of a random problem's keys."""
SHORT = 100  # by how much the short ones of mixed lengths are shorter
MODELS = ((32, 8, 128), (64, 8, 128), (32, 4, 128), (16, 8, 256), (64, 8, 64), (32, 32, 128))


@dataclass(frozen=True)
class Step:
    """`heads` query heads on `kv_heads` of keys and values, `width` wide, `rows` rows of each of `batch` sequences (0: as
    many as make CACHED keys). `lengths`: "" all keys, "drawn" up to a position drawn at random for each sequence, "mixed" all
    keys or a hundredth. `window`: a row's last so many. `cap`: of the scores. `page`: keys lie in pages of so many. `latent`:
    values are so many first columns of the keys, as in multi-head latent attention. `cache`: the dtype of keys and values, of 8
    bits with a scale of each head's, where it is not the queries'."""

    heads: int
    kv_heads: int
    width: int = 128
    rows: int = 1
    batch: int = 0
    lengths: str = ""
    window: int = 0
    cap: float = 0.0
    sinks: bool = False
    page: int = 0
    latent: int = 0
    cache: str = ""


STEPS = {
    "32_8": Step(32, 8),
    "32_8_one": Step(32, 8, batch=1),
    "32_4_one": Step(32, 4, batch=1),
    "64_8": Step(64, 8),
    "32_32": Step(32, 32),
    "64_8_width_64": Step(64, 8, 64),
    "16_8_width_256": Step(16, 8, 256),
    "32_8_rows_4": Step(32, 8, rows=4),
    "32_8_lengths": Step(32, 8, lengths="drawn"),
    "32_8_window": Step(32, 8, lengths="drawn", window=512),
    "32_8_mixed": Step(32, 8, lengths="mixed"),
    "32_8_pages_16": Step(32, 8, lengths="drawn", page=16),
    "32_8_pages_64": Step(32, 8, lengths="drawn", page=64),
    "32_8_int8": Step(32, 8, cache="int8"),
    "32_8_float8": Step(32, 8, cache="float8_e4m3fn"),
    "64_8_sinks": Step(64, 8, 64, lengths="drawn", sinks=True),
    "64_8_sinks_window": Step(64, 8, 64, lengths="drawn", window=128, sinks=True),
    "latent_16": Step(16, 1, 576, lengths="drawn", latent=512),
    "latent_16_one": Step(16, 1, 576, batch=1, latent=512),
    "latent_128": Step(128, 1, 576, lengths="drawn", latent=512),
    "latent_16_many": Step(16, 1, 576, batch=128, latent=512),
    "latent_128_many": Step(128, 1, 576, batch=128, latent=512),
    "latent_128_pages_64": Step(128, 1, 576, lengths="drawn", page=64, latent=512),
    "16_8_cap_window": Step(16, 8, 256, lengths="drawn", window=4096, cap=50.0),
}


def build(part: str, m: int, dtype: str) -> Problem:
    """The problem of STEPS[part] with caches of `m`."""
    return _problem("decode", part, STEPS[part], m, dtype)


def drawn(seed: str, dtype: str) -> Problem:
    """The problem of a number."""
    return _problem(RANDOM, seed, *_drawn_step(seed), dtype)


def _drawn_step(seed: str) -> tuple[Step, int]:
    """The step of a number, and its keys."""
    draw = random.Random(f"decode {seed}")
    heads, kv_heads, width = draw.choice(MODELS)
    page = draw.choice((0, 0, 16, 64))
    columns = round(128 * 1024 ** draw.random())
    columns = -(-columns // page) * page if page else columns
    most = min(256, LARGEST // (columns * kv_heads * width))
    batch = max(1, round(most ** draw.random()))
    step = Step(
        heads, kv_heads, width, draw.choice((1, 1, 1, 2, 4)), batch, draw.choice(("", "drawn", "mixed")),
        cap=draw.choice((0.0, 0.0, 50.0)), sinks=draw.random() < 0.4, page=page,
    )  # fmt: skip
    window = draw.choice((0, 128, 512, 4096))
    return replace(step, window=window if step.lengths or step.rows > 1 else 0), columns


def _problem(model: str, part: str, step: Step, m: int, dtype: str) -> Problem:
    m = -(-m // step.page) * step.page if step.page else m
    batch, positioned = step.batch or max(1, CACHED // m), bool(step.lengths)
    made = attention_cases.Problem(
        f"{model}_{part}_{m}", dtype, batch, step.heads, step.kv_heads, step.rows, m, step.width, step.latent,
        order="bshd" if step.page else "bhsd", causal="bottom right" if step.rows > 1 and not positioned else "",
        position="int64" if positioned else "", window=step.window, blind=positioned, cap=step.cap,
        sinks=dtype if step.sinks else "", page=step.page, latent=bool(step.latent), cache=step.cache,
    )  # fmt: skip
    case = made.case()
    if step.lengths == "mixed":
        case = replace(case, sample=lambda *asked: _mixed(made, *asked))
    read = {"": float(m), "drawn": 0.65 * m, "mixed": m * (1 + 1 / SHORT) / 2}[step.lengths]
    read = min(read, step.window) if step.window else read
    moved = _bytes(step, batch * step.kv_heads * read, batch)
    flops = 2.0 * batch * step.heads * step.rows * read * (step.width + _width(step))
    return Problem(
        model, part, m, dtype, (batch, step.heads, step.rows, _width(step)), case, flops, moved, _spread(step),
        torch=lambda *inputs: _exact(step, m, *inputs), needed=lambda inputs: needed(step, m, inputs),
    )  # fmt: skip


def _spread(step: Step) -> dict[str, float]:
    """The scales of 8-bit values, which are about one then."""
    return dict.fromkeys(("k_scale", "v_scale"), 0.01) if step.cache == "int8" else {}


def needed(step: Step, columns: int, inputs: Mapping[str, torch.Tensor]) -> tuple[float, float]:
    """(operations, bytes read and written) of a step on caches of `columns` keys: of the keys that some row of a
    sequence sees, each read once, though it be in a page that several sequences have."""
    host = {name: inputs[name].cpu().numpy().astype(np.int64) for name in ("position", "table") if name in inputs}
    batch = inputs["q"].shape[0]
    last = host.get("position", np.full(batch, columns - 1))[:, None] + np.arange(1 - step.rows, 1)  # by row
    first = np.maximum(last - step.window + 1, 0) if step.window else np.zeros_like(last)
    last = np.minimum(last, columns - 1)
    pairs = np.maximum(last + 1 - first, 0).sum()
    keys = np.maximum(last[:, -1] + 1 - first[:, 0], 0).sum()
    if step.page:
        j = np.arange(columns)
        seen = (j >= first[:, :1]) & (j <= last[:, -1:])
        pool = inputs["k"].shape[0]
        pages = (host["table"] + pool * (host["table"] < 0)).clip(0, pool - 1)
        keys = np.unique((pages[:, j // step.page] * step.page + j % step.page)[seen]).size
    return 2.0 * step.heads * int(pairs) * (step.width + _width(step)), _bytes(step, float(step.kv_heads * keys), batch)


def _width(step: Step) -> int:
    """How many columns a head of values has."""
    return step.latent or step.width


def _bytes(step: Step, keys: float, batch: int) -> float:
    """Bytes of so many heads' keys and values, which latents hold together, and of all rows' q and results in 16 bits."""
    read = (step.width if step.latent else step.width + _width(step)) / (2 if step.cache else 1)
    return 2.0 * (keys * read + batch * step.heads * step.rows * (step.width + _width(step)))


def _mixed(
    made: attention_cases.Problem, generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str
) -> Array:
    if name != "position":
        sampled: Array = made.sample(generator, shape, dtype, name)
        return sampled
    ends = generator.choice([made.columns, max(1, made.columns // SHORT)], shape)
    ends[0] = made.columns
    last: Array = (ends - 1).astype(dtype)
    return last


def _named(step: Step, rest: tuple[torch.Tensor, ...]) -> dict[str, torch.Tensor]:
    scales = [(name, bool(step.cache)) for name in ("k_scale", "v_scale")]
    given = (("position", bool(step.lengths)), ("sinks", step.sinks), *scales, ("table", bool(step.page)))
    return dict(zip((name for name, there in given if there), rest, strict=True))


def _cached(
    step: Step, k: torch.Tensor, rest: tuple[torch.Tensor, ...], dtype: torch.dtype
) -> tuple[torch.Tensor, torch.Tensor, dict[str, torch.Tensor]]:
    """The keys, the values, which may be a part of them, and what comes behind by name; those of 8 bits times their scales,
    rounded to `dtype`."""
    if step.latent:
        return k, k[..., : step.latent], _named(step, rest)
    v, named = rest[0], _named(step, rest[1:])
    if step.cache:
        wide = named["k_scale"].dtype
        k, v = ((x.to(wide) * named[name]).to(dtype) for x, name in ((k, "k_scale"), (v, "v_scale")))
    return k, v, named


def _gathered(cache: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
    """Pages of sequences side by side, [..., heads, columns, width]; indices are clamped to the cache."""
    import torch

    pages = cache[torch.where(table < 0, table + cache.shape[0], table).clamp(0, cache.shape[0] - 1)]
    return pages.flatten(-4, -3).transpose(-3, -2)


def _seen(step: Step, columns: int, position: torch.Tensor | None, device: torch.device) -> torch.Tensor | None:
    """Which columns the rows of a step see, [batch or nothing, 1, rows, columns], or None for all."""
    import torch

    if step.rows == 1 and position is None:
        return None
    last = torch.arange(step.rows, device=device)[:, None] + (1 - step.rows)
    last = last + (columns - 1 if position is None else position[:, None, None, None])
    j = torch.arange(columns, device=device)
    return (j <= last) & (j > last - step.window) if step.window else j <= last


def _exact(step: Step, columns: int, q: torch.Tensor, k: torch.Tensor, *rest: torch.Tensor) -> torch.Tensor:
    """A sequence at a time: the scores of all would not fit in memory in float64."""
    import torch

    k, v, named = _cached(step, k, rest, q.dtype)
    q = q.transpose(1, 2) if step.page else q
    seen = _seen(step, columns, named.get("position"), q.device)
    out, group = q.new_empty((*q.shape[:3], _width(step))), step.heads // step.kv_heads
    for b in range(q.shape[0]):
        keys, values = (_gathered(x, named["table"][b]) if step.page else x[b] for x in (k, v))
        x = q[b].unflatten(0, (step.kv_heads, group)) @ keys[:, None].transpose(2, 3) * step.width**-0.5
        x = (torch.tanh(x / step.cap) * step.cap if step.cap else x).flatten(0, 1)
        if seen is not None:
            x = x.masked_fill(~(seen[b, 0] if seen.ndim == 4 else seen), -torch.inf)
        if step.sinks:
            x = torch.cat([x, named["sinks"][:, None, None].expand(-1, step.rows, 1)], -1)
        p = x.softmax(-1).nan_to_num(0.0)[..., :columns].unflatten(0, (step.kv_heads, group))
        out[b] = (p @ values[:, None]).flatten(0, 1)
    return out.transpose(1, 2) if step.page else out


def rival(backend: str, problem: Problem) -> TorchFunction:
    """torch's attention for a step; the mask is made within, as a model makes it, pages are gathered, and a cap or sinks are
    matmuls around a softmax."""
    from torch.nn.attention import SDPBackend, sdpa_kernel
    from torch.nn.functional import scaled_dot_product_attention

    step, columns = _drawn_step(problem.part) if problem.model == RANDOM else (STEPS[problem.part], problem.m)
    if backend and (step.cap or step.sinks or step.latent):  # none takes heads that are so wide
        return unable

    def attend(q: torch.Tensor, k: torch.Tensor, *rest: torch.Tensor) -> torch.Tensor:
        k, v, named = _cached(step, k, rest, q.dtype)
        if step.page:
            q, k = q.transpose(1, 2), _gathered(k, named["table"])
            v = k[..., : step.latent] if step.latent else _gathered(v, named["table"])
        mask = _seen(step, columns, named.get("position"), q.device)
        if step.cap or step.sinks or step.latent:
            out = _written_out(step, (q, k, v), mask, named.get("sinks"))
            return out.transpose(1, 2) if step.page else out
        with sdpa_kernel(getattr(SDPBackend, backend)) if backend else nullcontext():
            out = scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=step.heads != step.kv_heads)
        return out.transpose(1, 2) if step.page else out

    return attend


def _written_out(
    step: Step, operands: tuple[torch.Tensor, torch.Tensor, torch.Tensor], mask: torch.Tensor | None, sinks: torch.Tensor | None
) -> torch.Tensor:
    import torch

    q, k, v = operands
    packed = q.reshape(q.shape[0], step.kv_heads, -1, step.width)  # a group's rows side by side: keys are read once
    x = (packed @ k.transpose(2, 3)).reshape(*q.shape[:3], -1).float() * step.width**-0.5
    x = torch.tanh(x / step.cap) * step.cap if step.cap else x
    x = x if mask is None else x.masked_fill(~mask, -torch.inf)
    if sinks is not None:
        x = torch.cat([x, sinks.float()[None, :, None, None].expand(*x.shape[:3], 1)], -1)
    p = x.softmax(-1)[..., : k.shape[2]].to(v.dtype)
    return (p.reshape(*packed.shape[:3], -1) @ v).reshape(*q.shape[:3], -1)


def flex(problem: Problem) -> TorchFunction:
    """torch's flex_attention, compiled; only steps of generation of one row without a mask."""
    import torch
    from torch.nn.attention.flex_attention import flex_attention

    if problem.model != "decode" or STEPS[problem.part].rows > 1 or len(problem.case.inputs) != 3 or STEPS[problem.part].latent:
        return unable
    compiled = torch.compile(flex_attention, dynamic=False)
    return lambda q, k, v: compiled(q, k, v, enable_gqa=q.shape[1] != k.shape[1])


def unable(*inputs: torch.Tensor) -> torch.Tensor:
    """What a rival is that is not asked for this problem."""
    raise NotImplementedError("this rival is asked for other problems alone")
