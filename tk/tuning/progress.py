"""How a tuning job looks while it runs: a table that is redrawn on a terminal, plain lines elsewhere.

It is a job's callback, which is called between measurements, and it draws nowhere else: no thread refreshes it.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TextIO

from tk.tuning.budget import text_of

if TYPE_CHECKING:
    from tk.tuning.events import Event

__all__ = ["Lines", "Live", "micros", "watcher"]

REDRAW = 0.25  # seconds between two drawings at least


def micros(seconds: float | None) -> str:
    """Seconds as text with three digits: "12.3 µs", "1.23 ms"; "–" where there is none."""
    if seconds is None or seconds == float("inf"):
        return "–"
    for unit, scale in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * scale >= 1 or unit == "µs":
            value = seconds * scale
            return f"{value:.{0 if value >= 100 else 1 if value >= 10 else 2}f} {unit}"
    raise AssertionError("unreachable")


class Lines:
    """One line for what matters: a task prepared, a new best, a quarantine, a verdict; nothing for each trial."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.trials = 0

    def __call__(self, event: Event) -> None:
        """Take an event."""
        self.trials += event.kind == "trial"
        text = self._text(event)
        if text:
            head = f"{text_of(event.elapsed):>7}  {event.task}" if event.task else f"{text_of(event.elapsed):>7} "
            print(f"{head}  {text}", file=self.stream, flush=True)

    def _text(self, event: Event) -> str:
        data = event.data
        if event.kind == "start":
            return f"{data['tasks']} tasks" + (f", {data['before']}" if data.get("before") else "")
        if event.kind == "prepared":
            return f"untuned {micros(data['secs'])}, {data['roofline']:.0%} of the roofline"
        if event.kind == "best":
            knobs = " ".join(f"{name}={value}" for name, value in data["decisions"].items())
            left = f", {text_of(event.eta)} to go" if event.eta is not None else ""
            return f"best {micros(data['secs'])}, {data['roofline']:.0%} of the roofline ({self.trials} trials{left}) {knobs}"
        if event.kind == "quarantined":
            return f"quarantined ({data['stage']}): {data['reason']}  {data['folder']}"
        if event.kind == "verdict":
            pair = f"{micros(data['default'])} → {micros(data['tuned'])}" if data["tuned"] else micros(data["default"])
            return f"{data['verdict']}  {pair}  {data['note']}".rstrip()
        return f"{data['trials']} trials, {data['stopped']}" if event.kind == "finish" else ""

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *exc: object) -> None:
        self.stream.flush()


@dataclass
class _Row:
    trials: int = 0
    default: float | None = None
    best: float | None = None
    share: float | None = None
    rejected: Counter[str] = field(default_factory=Counter)
    state: str = ""


class Live:
    """A table of the tasks that is redrawn in place."""

    def __init__(self, stream: TextIO) -> None:
        from rich.console import Console
        from rich.live import Live as RichLive

        self.rows: dict[str, _Row] = {}
        self.total = _Row()
        self.elapsed, self.eta = 0.0, None
        self.drawn = 0.0
        self.live = RichLive(console=Console(file=stream), auto_refresh=False, transient=True)

    def __enter__(self) -> Live:
        self.live.__enter__()
        return self

    def __exit__(self, *exc: object) -> None:
        self.live.__exit__(None, None, None)

    def __call__(self, event: Event) -> None:
        """Take an event; draw, unless that was done a moment ago."""
        self._take(event)
        now = time.monotonic()
        if now - self.drawn >= REDRAW or event.kind in ("verdict", "finish"):
            self.drawn = now
            self.live.update(self._table(), refresh=True)

    def _take(self, event: Event) -> None:
        self.elapsed, self.eta = event.elapsed, event.eta  # type: ignore[assignment]
        data: Any = event.data
        if not event.task:
            return
        row = self.rows.setdefault(event.task, _Row())
        if event.kind == "prepared":
            row.default = row.best = data["secs"]
            row.share = data["roofline"]
        elif event.kind == "trial":
            row.trials = data["number"]
            self.total.trials += 1
        elif event.kind == "best":
            row.best, row.share = data["secs"], data["roofline"]
        elif event.kind == "rejected":
            row.rejected[data["status"]] += 1
        elif event.kind == "verdict":
            row.state = data["verdict"]
        elif event.kind == "quarantined":
            row.state = f"quarantined ({data['stage']})"

    def _table(self) -> Any:
        from rich.table import Table

        title = f"{self.total.trials} trials, {text_of(self.elapsed)}, {text_of(self.eta)} to go"
        table = Table(title=title, title_justify="left")
        for name in ("task", "trials", "untuned", "best", "roofline", "rejected", ""):
            table.add_column(name, justify="left" if name in ("task", "rejected", "") else "right")
        for label, row in self.rows.items():
            rejected = ", ".join(f"{number} {status.replace('_', ' ')}" for status, number in row.rejected.items())
            share = f"{row.share:.0%}" if row.share is not None else "–"
            table.add_row(label, str(row.trials), micros(row.default), micros(row.best), share, rejected, row.state)
        return table


def watcher(quiet: bool) -> Any:
    """What watches a job from the command line: a context manager that is also the job's callback."""
    if quiet:
        return Lines(open("/dev/null", "w", encoding="utf-8"))
    return Live(sys.stderr) if sys.stderr.isatty() else Lines(sys.stderr)
