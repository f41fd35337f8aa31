"""What a model's time is spent on: its kernels by family (matmul, softmax, norm …), each beside the least time that the
roofline allows. As a table, JSON, and a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tk.runtime.trace import KernelTime, trace_of

if TYPE_CHECKING:
    from tk.package.artifact import Build
    from tk.runtime.module import Module
    from tk.target import Target

__all__ = ["by_family", "kernel_times", "plot"]

ROUNDS = 7
COLOURS = {
    "matmul": "#2a6fbb",
    "attention": "#7fb2e5",
    "softmax": "#c0563b",
    "norm": "#2a7f62",
    "reduction": "#8a6bb8",
    "elementwise": "#d9a03f",
    "gather": "#5aa7b0",
    "copy": "#9a9a9a",
    "other": "#444444",
}


def kernel_times(module: Module, build: Build, call: Callable[[], object], rounds: int = ROUNDS) -> list[KernelTime]:
    """One call's kernels, the costliest first; each time is the median of `rounds` calls. `module` must have been loaded
    with graph=False, and `call` runs it.

    On a GPU the device gets other work first, as long as the host takes to queue the call, so that kernels follow each
    other without gaps; what two events take by themselves is subtracted.
    """
    trace = trace_of(module.device, build.kernels(), replays=module.replays)
    rounds_taken: list[dict[str, KernelTime]] = []
    module.instrument(trace)
    try:
        for _ in range(2):  # the first makes events and fills the memory pool
            began = perf_counter()
            call()
            queued = perf_counter() - began
            trace.take()
        empty = 0.0 if trace.clock is None else trace.clock.empty()
        for _ in range(rounds):
            if trace.clock is not None:
                trace.clock.occupy(1.5 * queued)
            call()
            rounds_taken.append({time.name: time for time in trace.take()})
    finally:
        module.instrument(None)
    middle = []
    for name, time in rounds_taken[0].items():
        time.seconds = max(0.0, median(each[name].seconds for each in rounds_taken) - empty * time.calls)
        middle.append(time)
    return sorted(middle, key=lambda time: -time.seconds)


def by_family(times: Iterable[KernelTime], target: Target) -> list[dict[str, Any]]:
    """One row a family, the costliest first: kernels, calls, seconds, share of all, the roofline's bound in seconds, and
    that bound's share of the time (None where nothing is known of the work)."""
    found: dict[str, list[KernelTime]] = {}
    for time in times:
        found.setdefault(time.family, []).append(time)
    total = sum(time.seconds for each in found.values() for time in each) or 1.0
    rows = []
    for family, members in found.items():
        seconds = sum(time.seconds for time in members)
        bound = sum(target.roofline(time.flops, time.bytes, time.dtype) * time.calls for time in members)
        known = all(time.bytes for time in members)
        rows.append(
            {
                "family": family,
                "kernels": len(members),
                "calls": sum(time.calls for time in members),
                "seconds": seconds,
                "share": seconds / total,
                "bound": bound,
                "bound_share": bound / seconds if known and seconds > 0 else None,
            }
        )
    return sorted(rows, key=lambda row: -row["seconds"])


WIDTH, LEFT, BAR = 900, 20, 34


def plot(bars: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]) -> str:
    """An SVG of one bar a model, cut into families, all on one scale of time. `bars` are titles with rows of `by_family`;
    the dark part of each piece is the roofline's bound."""
    longest = max((sum(row["seconds"] for row in rows) for _, rows in bars), default=0.0) or 1.0
    scale = (WIDTH - 2 * LEFT) / longest
    shown = [family for family in COLOURS if any(row["family"] == family for _, rows in bars for row in rows)]
    height = 50 + 64 * len(bars)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
    ]
    for i, family in enumerate(shown):
        left = LEFT + 96 * i
        parts.append(f'<rect x="{left}" y="12" width="12" height="12" fill="{COLOURS[family]}"/>')
        parts.append(f'<text x="{left + 17}" y="22">{family}</text>')
    for i, (title, rows) in enumerate(bars):
        y, x = 58 + 64 * i, float(LEFT)
        total = sum(row["seconds"] for row in rows)
        parts.append(f'<text x="{LEFT}" y="{y - 6}">{escape(title)}: {total * 1e3:.3g} ms in kernels</text>')
        for row in rows:
            width = row["seconds"] * scale
            bound = min(width, row["bound"] * scale)
            label = f"{row['family']}: {row['seconds'] * 1e6:.1f} µs, {row['share']:.0%}; bound {row['bound'] * 1e6:.1f} µs"
            parts.append(
                f'<g><title>{label}</title><rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" '
                f'fill="{COLOURS[row["family"]]}" fill-opacity="0.45"/><rect x="{x:.1f}" y="{y}" width="{bound:.1f}" '
                f'height="{BAR}" fill="{COLOURS[row["family"]]}"/></g>'
            )
            if width > 40:
                parts.append(f'<text x="{x + width / 2:.1f}" y="{y + 22}" text-anchor="middle">{row["share"]:.0%}</text>')
            x += width
    return "\n".join([*parts, "</svg>"]) + "\n"
