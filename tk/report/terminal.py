"""Where words go: results on standard output, everything else on standard error, JSON alone where it is asked for."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console, RenderableType

__all__ = ["Advance", "Terminal", "console"]

WIDTH = 140  # of what is not a terminal: nothing is cut there


def console(stream: Any) -> Console:
    """A rich console on `stream`: as wide as the terminal, or WIDTH columns of plain text where it is none."""
    from rich.console import Console

    isatty = bool(getattr(stream, "isatty", lambda: False)())
    return Console(file=stream, width=None if isatty else WIDTH, highlight=False, soft_wrap=False, emoji=False, markup=False)


@dataclass
class Terminal:
    """How a command talks. `quiet`: results only. `json`: one document on standard output, tables nowhere."""

    quiet: bool = False
    verbose: bool = False
    json: bool = False

    def say(self, text: str) -> None:
        """Something worth knowing that is no result."""
        if not self.quiet:
            print(text, file=sys.stderr, flush=True)

    def show(self, *what: RenderableType) -> None:
        """Results, for people. A JSON document takes their place."""
        if not self.json:
            out = console(sys.stdout)
            for each in what:
                out.print(each, soft_wrap=isinstance(each, str))  # text keeps its lines: scripts and Markdown are read again

    def emit(self, document: object) -> None:
        """The result as JSON, where it was asked for."""
        if self.json:
            print(json.dumps(document, indent=2, default=_plain), flush=True)

    @contextmanager
    def phases(self, total: int, title: str) -> Iterator[Advance]:
        """A progress bar over `total` phases, on standard error: what is given is called as each one starts, and told how far
        it is.

        Where that is no terminal, a line a phase with the time that it took; with `quiet` or `json`, nothing.
        """
        if self.quiet or self.json:
            yield Advance(lambda phase: None)
            return
        if sys.stderr.isatty():
            with _bar(total, title) as advance:
                yield advance
            return
        started: list[tuple[str, float]] = []

        def finish() -> None:
            if started:
                print(f"  {started[-1][0]:<32} {perf_counter() - started[-1][1]:7.2f} s", file=sys.stderr, flush=True)

        def note(phase: str) -> None:
            finish()
            started.append((phase, perf_counter()))

        yield Advance(note)
        finish()


class Advance:
    """How a progress bar is told: called with each phase as it starts, `count` with how many kernels of it are done."""

    def __init__(self, begin: Callable[[str], None], show: Callable[[str, float], None] = lambda text, share: None) -> None:
        self._begin, self._show, self._phase = begin, show, ""

    def __call__(self, phase: str) -> None:
        self._phase = phase
        self._begin(phase)

    def count(self, step: str, done: int, total: int) -> None:
        """Shows that so many of all kernels are done in a step of the phase that goes on."""
        self._show(f"{self._phase}: {step}, {total - done} of {total} kernels left", done / total)


@contextmanager
def _bar(total: int, title: str) -> Iterator[Advance]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as progress:
        task = progress.add_task(title, total=total)
        calls = 0

        def advance(phase: str) -> None:
            nonlocal calls
            progress.update(task, description=f"{title}: {phase}", completed=calls)
            calls += 1

        def show(text: str, share: float) -> None:
            progress.update(task, description=f"{title}: {text}", completed=calls - 1 + share)

        yield Advance(advance, show)
        progress.update(task, completed=total)


def _plain(value: Any) -> Any:
    """What JSON lacks: paths as text, NumPy scalars as numbers, sets as lists, objects with `to_json` as that."""
    if hasattr(value, "to_json"):
        return value.to_json()
    if hasattr(value, "tolist"):
        return value.tolist()
    return sorted(value) if isinstance(value, set | frozenset) else str(value)
