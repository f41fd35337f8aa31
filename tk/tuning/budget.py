"""Budgets as people write them: "30m", "1h30m", "90s", "45"; and which GPUs "cuda:0,cuda:1" are."""

from __future__ import annotations

import re

from tk.errors import UsageError, message

__all__ = ["devices_of", "seconds_of", "text_of"]

_PART = {"h": 3600.0, "m": 60.0, "s": 1.0}


def seconds_of(text: str | float) -> float:
    """Seconds from a number or from text such as "1h30m". Raises UsageError."""
    if isinstance(text, int | float):
        return float(text)
    found = re.fullmatch(r"(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s?)?", text.strip().lower())
    if found is None or not any(found.groups()):
        raise UsageError(
            message(f"{text!r} is no duration", need="such as 90s, 30m or 1h30m", do="write a number and its unit: s, m or h")
        )
    return sum(float(part) * unit for part, unit in zip(found.groups(), _PART.values(), strict=True) if part)


def text_of(seconds: float | None) -> str:
    """Seconds as "1h 05m", "3m 20s" or "12 s"; "?" where they are not known."""
    if seconds is None:
        return "?"
    whole = round(seconds)
    if whole >= 3600:
        return f"{whole // 3600}h {whole % 3600 // 60:02d}m"
    return f"{whole // 60}m {whole % 60:02d}s" if whole >= 60 else f"{whole} s"


def devices_of(text: str | None) -> tuple[int, ...]:
    """GPU numbers from "cuda:0,cuda:1"; the first GPU where None. Raises UsageError."""
    if text is None:
        return (0,)
    parts = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"cuda:\d+|\d+", part) for part in parts) or len(set(parts)) != len(parts):
        raise UsageError(
            message(f"{text!r} is no list of devices", need="such as cuda:0,cuda:1", do="write names with commas between them")
        )
    return tuple(int(part.removeprefix("cuda:")) for part in parts)
