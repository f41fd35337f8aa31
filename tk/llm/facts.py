"""What a package says of its language model: a member `files/llm.json`, checked when it is read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tk.errors import PackageError, UsageError, message

if TYPE_CHECKING:
    from tk.runtime.module import Module

__all__ = ["ENTRIES", "FACTS", "facts_of"]

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
}


def facts_of(module: Module) -> Mapping[str, Any]:
    """`context`, `batch` (least and most rows), `chunk`, `vocabulary`, `stop` and more. Raises UsageError for a package that
    holds no language model, and PackageError for one whose facts cannot be."""
    if FACTS not in module.files or not set(ENTRIES) <= set(module.entries):
        raise UsageError(
            message(
                f"{module.name} holds no language model",
                need="a package that was compiled from a model's folder",
                have=f"the entries {', '.join(module.entries)}",
                do="tk compile FOLDER --context 4096",
            )
        )
    try:
        facts = json.loads(module.files[FACTS])
    except ValueError:
        facts = None
    wrong = [name for name, fits in _CHECKS.items() if not isinstance(facts, dict) or not fits(facts.get(name))]
    if wrong:
        raise PackageError(
            message(
                f"{module.name}: files/{FACTS} is not as tk writes it",
                need=", ".join(_CHECKS),
                have=f"other values of {', '.join(wrong)}",
                do="compile the folder again",
            )
        )
    return dict(facts)
