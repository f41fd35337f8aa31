"""From a model's folder to the entries of its package: prefill, decode and sample, over one state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import ImportModelError, UsageError, message, reason
from tk.llm.folder import TESTED, Folder, read_folder
from tk.llm.sampling import is_whole

if TYPE_CHECKING:
    import torch
    from torch.export import Dim
    from transformers import PreTrainedConfig

    from tk.llm.layers import Layer
    from tk.llm.step import Manner

__all__ = ["Plan", "entries_of", "parse_batch"]

CONTEXT, CHUNK = 4096, 2048  # tokens, by default, of a row and of a call of prefill
MOST_ROWS = 65_536
MOST_CONTEXT = 1 << 31  # of models whose positions have no end: indices of a cache are to be numbers of 32 bits
EXAMPLE = 2  # rows and tokens of example inputs, where their number is dynamic: torch.export takes 1 as a constant


@dataclass(frozen=True)
class Plan:
    """What to compile a model for: `context` tokens a row, `batch` least and most rows, `chunk` tokens at most a call of
    prefill, which longer prompts take several of."""

    context: int
    batch: tuple[int, int]
    chunk: int


def parse_batch(asked: int | str | Sequence[int]) -> tuple[int, int]:
    """Least and most rows of 4, "4", "1..16" or (1, 16). Raises UsageError."""
    ends: list[Any] = asked.split("..") if isinstance(asked, str) else list(asked) if isinstance(asked, Sequence) else [asked]
    numbers = [int(end) if isinstance(end, str) and end.strip().isdecimal() else end for end in ends]
    if not (1 <= len(numbers) <= 2 and all(map(is_whole, numbers)) and 1 <= numbers[0] <= numbers[-1] <= MOST_ROWS):
        raise UsageError(
            message(
                "this batch cannot be compiled",
                need=f"rows as 4 or as 1..16, of 1 to {MOST_ROWS}",
                have=repr(asked),
                do="give --batch 4, or the least and the most rows, --batch 1..16",
            )
        )
    return int(numbers[0]), int(numbers[-1])


def entries_of(
    folder: str | Path | Folder,
    *,
    context: int | None = None,
    batch: int | str | Sequence[int] = 1,
    chunk: int | None = None,
    dtype: str | None = None,
) -> tuple[Folder, dict[str, tuple[Any, ...]], dict[str, Any]]:
    """The model in a folder, the entries to compile as `tk.compile` takes several, and what generating has to know of them."""
    read = folder if isinstance(folder, Folder) else read_folder(Path(folder), dtype)
    rows = parse_batch(batch)
    from tk.llm.step import Manner, trial

    layers, logits = trial(read.net)
    plan = _plan(read, layers, context, rows, chunk)
    manner = Manner()
    if read.net.config.get_text_config().model_type not in TESTED:
        from tk.llm.check import manner_of

        manner = manner_of(read.net, layers, logits, TESTED)
    vocabulary = min(read.vocabulary, logits)
    facts = {
        "context": plan.context,
        "batch": list(plan.batch),
        "chunk": plan.chunk,
        "vocabulary": vocabulary,
        "logits": logits,
        "stop": read.stop,
        "dtype": read.dtype,
        "repetition_penalty": read.choices.repetition_penalty,
        "forced_end": read.choices.forced_end,
    }
    return read, _entries(read, layers, logits, plan, manner), facts


def _plan(read: Folder, layers: Sequence[Layer], context: int | None, batch: tuple[int, int], chunk: int | None) -> Plan:
    config = read.net.config.get_text_config()
    most = int(getattr(config, "max_position_embeddings", 0) or 0)
    if most and most < 2:
        raise ImportModelError(
            message(
                f"the config of {read.name} has no room for a text",
                need="max_position_embeddings of 2 or more, or none where positions have no end",
                have=f"max_position_embeddings {most}",
                do="correct it in config.json, or remove it",
            )
        )
    if scaled := _switching_rope(config):
        most = min(most, scaled)
        _fix_rope(read.net)
    if cut := _cut_cache(config, layers):
        most = min(most or cut, cut)
    context = min(most or CONTEXT, CONTEXT) if context is None else context
    if not (is_whole(context) and 2 <= context <= (most or MOST_CONTEXT)):
        raise UsageError(
            message(
                f"{read.name} has no such context",
                need=f"2 to {most or MOST_CONTEXT} tokens",
                have=repr(context),
                do=f"give --context {min(most or CONTEXT, CONTEXT)}",
            )
        )
    chunk = CHUNK if chunk is None else chunk
    if not (is_whole(chunk) and chunk >= EXAMPLE):
        raise UsageError(
            message(
                "prompts cannot be read in such chunks",
                need=f"2 to {context} tokens",
                have=repr(chunk),
                do=f"give --chunk {min(CHUNK, context)}",
            )
        )
    return Plan(int(context), batch, min(int(chunk), int(context)))


def _switching_rope(config: Any) -> int:
    """The length below which the angles of rotary positions do not depend on how long a text gets, where they do; else 0."""
    given = getattr(config, "rope_parameters", None) or {}
    each = given.values() if given and all(isinstance(value, Mapping) for value in given.values()) else [given]
    switching = [one for one in each if one and one.get("rope_type") in ("dynamic", "longrope")]
    ends = [one.get("original_max_position_embeddings") or config.max_position_embeddings for one in switching]
    return int(min(ends)) if ends else 0


def _cut_cache(config: PreTrainedConfig, layers: Sequence[Layer]) -> int:
    """The length up to which transformers' own cache of the model keeps what its masks let tokens see, where it cuts more off
    than they hide, as Moshi's; else 0. Beyond it the tokens of `generate` depend on how the prompt was passed."""
    from transformers import DynamicCache

    kept = [getattr(own, "sliding_window", None) for own in DynamicCache(config=config).layers]
    cut = [own for own, layer in zip(kept, layers, strict=False) if own and not 0 < layer.window <= own]
    return min(map(int, cut), default=0)


def _fix_rope(net: torch.nn.Module) -> None:
    """Rotary embeddings that look at the positions to choose their angles keep those of short texts."""
    for module in net.modules():
        plain = getattr(type(module).forward, "__wrapped__", None)
        while plain is not None and hasattr(plain, "__wrapped__"):
            plain = plain.__wrapped__
        if plain is not None and hasattr(module, "original_inv_freq"):
            module.forward = plain.__get__(module)


def _entries(
    read: Folder,
    layers: Sequence[Layer],
    logits: int,
    plan: Plan,
    manner: Manner,
) -> dict[str, tuple[Any, ...]]:
    """{"prefill": (module, args, kwargs, dynamic_shapes), "decode": …, "sample": …}."""
    import torch
    from torch.export import Dim

    from tk.llm.layers import bytes_of, caches
    from tk.llm.sampling import SETTINGS
    from tk.llm.step import Sample, Step

    low, high = plan.batch
    rows = low if low == high else max(low, min(EXAMPLE, high))
    batch: dict[int, Dim] = {} if low == high else {0: Dim("batch", min=low, max=high)}
    length: dict[int, Any] = {} if plan.chunk == EXAMPLE else {1: Dim("length", min=EXAMPLE, max=plan.chunk)}
    try:
        keys, values = caches(layers, rows, plan.context)
    except (MemoryError, RuntimeError) as error:  # torch's, of its allocator
        raise UsageError(
            message(
                f"there is no room for {rows} rows of {plan.context} tokens",
                need=f"{bytes_of(layers, rows, plan.context):,} bytes for their keys and values",
                have=reason(error),
                do="give a smaller --context or --batch",
            )
        ) from error
    seen, last = torch.zeros(rows, logits, dtype=torch.uint8), torch.zeros(rows, logits)

    def step(tokens: int, more: dict[int, Dim], suppressed: Sequence[int]) -> tuple[Any, ...]:
        ids = torch.arange(tokens, dtype=torch.int64).repeat(rows, 1)
        positions = ids + (plan.context - tokens) // 2
        fixed: dict[str, dict[int, Dim] | list[dict[int, Dim]]] = {
            "seen": batch,
            "logits": batch,
            "keys": [batch] * len(keys),
            "values": [batch] * len(values),
        }
        both: dict[int, Dim] = {**batch, **more}
        dims: dict[str, dict[int, Dim] | list[dict[int, Dim]]] = {"ids": both, "positions": both, **fixed}
        module = Step(read.net, layers, plan.context, manner, suppressed, tested).eval()
        return module, (ids % logits, positions, seen, last, keys, values), {}, dims if batch or more else None

    tested = read.net.config.get_text_config().model_type in TESTED
    settings = torch.tensor(list(SETTINGS.values())).repeat(rows, 1)
    dims = dict.fromkeys(("settings", "seen", "logits"), batch) if batch else None
    sample: tuple[Any, ...] = Sample().eval(), (settings, seen, last), {}, dims
    longest = min(plan.chunk, 16)
    never = read.choices.suppressed
    prefill = step(longest, length, (*never, *read.choices.suppressed_first))
    return {"prefill": prefill, "decode": step(1, {}, never), "sample": sample}
