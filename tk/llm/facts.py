"""What a package says of its language model: a member `files/llm.json`, checked when it is read."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from tk.errors import PackageError, UsageError, message

if TYPE_CHECKING:
    from tk.runtime.module import Module

__all__ = ["ENTRIES", "FACTS", "Limit", "facts_of", "limits_of"]

FACTS = "llm.json"
ENTRIES = ("prefill", "decode", "sample")


def _count(value: int) -> bool:
    return type(value) is int and 0 < value < 1 << 48


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "context": _count,
    "chunk": _count,
    "vocabulary": _count,
    "logits": _count,
    "cache_bytes": _count,
    "weight_bytes": _count,
    "batch": lambda value: isinstance(value, list) and len(value) == 2 and all(map(_count, value)) and value[0] <= value[1],
    "stop": lambda value: isinstance(value, list) and all(type(each) is int for each in value),
    "dtype": lambda value: isinstance(value, str),
    # A package of an earlier tk does not have these.
    "repetition_penalty": lambda value: value is None or (type(value) in (int, float) and 0 < value < inf),
    "forced_end": lambda value: value is None or (type(value) is int and value >= 0),
}


@dataclass(frozen=True)
class Limit:
    """What the numbers of an input have to be: 0 or more, and less than `below`. `what` and `do` are an error's words."""

    name: str
    below: int
    what: str
    do: str


def limits_of(files: Mapping[str, bytes], entries: Collection[str], name: str) -> tuple[Limit, ...]:
    """The limits of a package's entry `name`: of a language model's steps its vocabulary and its context, of others none.
    Raises PackageError for facts that cannot be."""
    if not _has_model(files, entries) or name == "sample":
        return ()
    facts = _parsed(files[FACTS], name)
    lacks = "input 'ids' has a token that the model lacks"
    outside = "input 'positions' has one outside of the context"
    larger = "begin a new text, or compile with a larger --context; the state is as it was"
    return (
        Limit("ids", facts["vocabulary"], lacks, "encode the text with the tokenizer of this model; the state is as it was"),
        Limit("positions", facts["context"], outside, larger),
    )


def facts_of(module: Module) -> Mapping[str, Any]:
    """`context`, `batch` (least and most rows), `chunk`, `vocabulary`, `stop` and more. Raises UsageError for a package that
    holds no language model, and PackageError for one whose facts cannot be."""
    if not _has_model(module.files, module.entries):
        raise UsageError(
            message(
                f"{module.name} holds no language model",
                need="a package that was compiled from a model's folder",
                have=f"the entries {', '.join(module.entries)}",
                do="tk compile FOLDER --context 4096",
            )
        )
    return _parsed(module.files[FACTS], module.name)


def _has_model(files: Mapping[str, bytes], entries: Collection[str]) -> bool:
    return FACTS in files and set(ENTRIES) <= set(entries)


def _parsed(text: bytes, name: str) -> Mapping[str, Any]:
    try:
        facts = json.loads(text)
    except ValueError:
        facts = None
    wrong = [key for key, fits in _CHECKS.items() if not isinstance(facts, dict) or not fits(facts.get(key))]
    if wrong:
        raise PackageError(
            message(
                f"{name}: files/{FACTS} is not as tk writes it",
                need=", ".join(_CHECKS),
                have=f"other values of {', '.join(wrong)}",
                do="compile the folder again",
            )
        )
    return dict(facts)
