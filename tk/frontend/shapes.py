"""Shapes that a user fixes, bounds or names: the command line's `--shape` options, parsed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tk.errors import UsageError, message

__all__ = ["AskedDim", "Shapes", "parse_shapes", "show_shape"]

AskedDim = int | tuple[int, int | None] | str
"""A size, the bounds of a dynamic dim (None: no upper bound), or the name of a dynamic dim."""

Shapes = Mapping[str, tuple[AskedDim, ...]]

_PART = re.compile(
    r"(?P<size>\d+)|\[(?P<low>\d+)\.\.(?P<high>\d*)\]|\{(?P<braced>[A-Za-z_]\w*)\}|(?P<name>[A-Za-wyz_][A-Za-wyz0-9_]*)"
)


def parse_shapes(options: Iterable[str]) -> dict[str, tuple[AskedDim, ...]]:
    """`--shape` options as {input: dims}.

    `x=1x3x224x224` fixes every dim; `x=[1..32]x128` bounds the first one, which becomes dynamic (`[1..]`: no upper
    bound); `x=batchx128` makes it dynamic and names it, so that several inputs can share it. As "x" separates dims, a
    name with an "x" in it stands in braces: `x={max_len}x4`. `x=` is a scalar. Raises UsageError for anything else.
    """
    parsed: dict[str, tuple[AskedDim, ...]] = {}
    for option in options:
        name, equals, text = option.partition("=")
        if not equals or not name:
            raise _bad(option, "it names no input")
        if name in parsed:
            raise _bad(option, f"{name!r} was given a shape before")
        parsed[name] = _dims(text, option)
    return parsed


def _dims(text: str, option: str) -> tuple[AskedDim, ...]:
    dims: list[AskedDim] = []
    at = 0
    while at < len(text):
        part = _PART.match(text, at)
        if part is None or (part.end() < len(text) and text[part.end()] != "x") or part.end() == len(text) - 1:
            raise _bad(option, f"cannot read {text[at:]!r}")
        dims.append(_dim(part, option))
        at = part.end() + 1
    return tuple(dims)


def _dim(part: re.Match[str], option: str) -> AskedDim:
    if part["size"] is not None:
        return int(part["size"])
    if part["low"] is not None:
        low, high = int(part["low"]), int(part["high"]) if part["high"] else None
        if high is not None and high < low:
            raise _bad(option, f"the range {part[0]} is empty")
        return (low, high)
    return part["braced"] or part["name"]


def _bad(option: str, why: str) -> UsageError:
    return UsageError(
        message(
            f"--shape {option!r}: {why}",
            need="NAME=DIMxDIM…, a DIM being a size (224), a range ([1..32] or [1..]) or a name (batch, {max_len})",
            have=option,
            do="write it so: --shape x=[1..8]x3x224x224",
        )
    )


def show_shape(dims: Iterable[AskedDim]) -> str:
    """The inverse of `parse_shapes` for one input: `1x[1..32]x{max_len}`."""
    return "x".join(_show(dim) for dim in dims)


def _show(dim: AskedDim) -> str:
    if isinstance(dim, tuple):
        return f"[{dim[0]}..{'' if dim[1] is None else dim[1]}]"
    return f"{{{dim}}}" if isinstance(dim, str) and "x" in dim else str(dim)
