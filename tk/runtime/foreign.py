"""What can be said of other people's values when their own code may raise or lie."""

from __future__ import annotations

__all__ = ["class_name", "text_of"]

_NAME_OF = type.__dict__["__name__"].__get__


def class_name(value: object) -> str:
    """The name of a value's class, which no class of its own can change."""
    return str(_NAME_OF(type(value)))


def text_of(error: BaseException) -> str:
    """What an error of someone else's says, in a line."""
    try:
        return " ".join(str(error).split())[:200]
    except Exception:
        return "(an error that cannot be shown)"
