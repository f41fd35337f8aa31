"""Why a config does not fit, as sentences: what it is about, its value, and the limit.

k = 1001: must be a multiple of 8, TMA copies 16 bytes
registers of a thread = 260: at most 232
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import ParamSpec

__all__ = ["at_least", "at_most", "divides", "exceeding", "listed", "multiple_of", "must_be", "within"]

P = ParamSpec("P")


def listed(reasons: Callable[P, Iterator[str]]) -> Callable[P, list[str]]:
    """What yields a sentence for each way in which something does not fit, as a function that gives a list of them."""

    @wraps(reasons)
    def refusals(*args: P.args, **kwargs: P.kwargs) -> list[str]:
        return list(reasons(*args, **kwargs))

    return refusals


def at_most(what: str, have: float, most: float, why: str = "") -> str:
    """`what` is more than there is, or than there may be."""
    return _sentence(what, have, f"at most {_text(most)}", why)


def exceeding(*limits: tuple[str, float, float] | tuple[str, float, float, str]) -> Iterator[str]:
    """A sentence for each of (what, how much, the most, why) that is more than there may be."""
    for what, have, most, *why in limits:
        if have > most:
            yield at_most(what, have, most, *why)


def at_least(what: str, have: float, least: float, why: str = "") -> str:
    """`what` is less than is needed."""
    return _sentence(what, have, f"at least {_text(least)}", why)


def within(what: str, have: float, least: float, most: float, why: str = "") -> str:
    """`what` is less than is needed, or more than there may be."""
    return _sentence(what, have, f"must be {_text(least)} to {_text(most)}", why)


def multiple_of(what: str, have: int | None, step: int, why: str = "") -> str:
    """`what` is no multiple of `step`; None is a symbolic size, of which that is not known."""
    return _sentence(what, have, f"must be a multiple of {step}", why)


def divides(what: str, have: int, whole: int | None, why: str = "") -> str:
    """`what` does not divide `whole`; None is a symbolic size, of which that is not known."""
    return _sentence(what, have, f"must divide {'a size that is known' if whole is None else whole}", why)


def must_be(what: str, have: object, wanted: object, why: str = "") -> str:
    """`what` is another value than the only one that there may be."""
    return _sentence(what, have, f"must be {wanted}", why)


def _sentence(what: str, have: object, limit: str, why: str) -> str:
    return f"{what} = {'symbolic' if have is None else _text(have)}: {limit}{', ' if why else ''}{why}"


def _text(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
