"""tk cache: what earlier compiles left for later ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from tk.cli import common

if TYPE_CHECKING:
    from tk.host.cache import Kept
    from tk.report.terminal import Terminal

__all__ = ["cache"]


@click.group("cache")
def cache() -> None:
    """Show or empty the cache of assembled kernels, in $TK_CACHE_DIR, $XDG_CACHE_HOME/tk or ~/.cache/tk.

    It takes up to $TK_CACHE_SIZE (2 GB; 0: no cache); what was used longest ago goes first.
    """


@cache.command("where")
@common(json=True)
@click.pass_obj
def where(terminal: Terminal) -> None:
    """Print the folder."""
    from tk.host.cache import folder

    terminal.show(str(folder() or "no folder: this user has no home"))
    terminal.emit({"folder": folder()})


@cache.command("size")
@common(json=True)
@click.pass_obj
def size(terminal: Terminal) -> None:
    """Print how much of what is kept, and how much may be."""
    from tk.host.cache import contents, limit

    _tell(terminal, contents(), "kept", f"of {_bytes(limit())} at most")


@cache.command("clear")
@common(json=True)
@click.pass_obj
def clear(terminal: Terminal) -> None:
    """Remove all that is kept."""
    from tk.host.cache import clear

    _tell(terminal, clear(), "removed", "")


def _tell(terminal: Terminal, kept: Sequence[Kept], what: str, more: str) -> None:
    counts, sizes = Counter[str](), Counter[str]()
    for each in kept:
        counts[each.kind] += 1
        sizes[each.kind] += each.size
    rows = [{"kind": kind, "count": counts[kind], "size": sizes[kind]} for kind in sorted(counts)]
    lines = [f"{count:6} {kind:<8} {_bytes(sizes[kind])}" for kind, count in sorted(counts.items())]
    terminal.show(*lines, f"{_bytes(sizes.total())} {what} {more}".rstrip())
    terminal.emit({what: rows, "size": sizes.total()})


def _bytes(count: int) -> str:
    from tk.report.tables import size as text

    return text(count)
