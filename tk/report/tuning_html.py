"""A tuning report as one self-contained page: no script, no network, SVG drawn here.

The roofline plot is Williams, Waterman and Patterson's (CACM 52(4), 2009): arithmetic intensity in operations a byte
across, operations a second up, both logarithmic; each task is a line from where it was to where it is.
"""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tk.tuning.budget import text_of
from tk.tuning.progress import micros

if TYPE_CHECKING:
    from tk.tuning.events import TaskReport, TuneReport

__all__ = ["page", "write"]

WIDTH, HEIGHT, MARGIN = 860, 420, 64
SMALL_WIDTH, SMALL_HEIGHT, LEFT = 272, 150, 62
CURVES, LABELS = 36, 12  # search curves drawn, and points of the roofline numbered: those of the tasks with the most time
STYLE = """
:root { color-scheme: light dark; --line: #8a8f98; --before: #c2571a; --after: #1a7f5a; --bound: #4464c4; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 1080px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-size: .84rem; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid #8883; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td small { display: block; opacity: .7; font-size: .78rem; overflow-wrap: anywhere; }
td.wide { overflow-wrap: anywhere; min-width: 15rem; max-width: 26rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: .6rem 1.4rem; }
.facts div span { display: block; font-size: .8rem; opacity: .7; } .facts div b { font-size: 1.1rem; }
svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
.curves { display: grid; grid-template-columns: repeat(auto-fill, minmax(272px, 1fr)); gap: 1rem; }
.scroll { overflow-x: auto; } figure { margin: 0; } figcaption { font-size: .82rem; overflow-wrap: anywhere; }
"""
Scale = Callable[[float], float]


def write(report: TuneReport, path: Path) -> None:
    """Write the page of `report` to `path`."""
    path.write_text(page(report), encoding="utf-8")


def page(report: TuneReport) -> str:
    """The page of `report` as HTML text."""
    timed = [task for task in report.tasks if task.default_secs]
    shown = [task for task in report.tasks if task.default_secs or task.trials or task.verdict]
    heaviest = sorted(timed, key=lambda task: -task.weight * (task.default_secs or 0.0))
    searched = [task for task in heaviest if task.trials][:CURVES]
    parts = [
        f"<h1>Tuning {html.escape(report.target)}</h1>",
        _facts(report),
        "<h2>Roofline</h2>",
        _roofline(report, timed, {id(task): shown.index(task) + 1 for task in heaviest[:LABELS]}),
        "<h2>Tasks</h2>",
        _tasks(shown, {id(task): number for number, task in enumerate(shown, 1)}),
        _left_out(len(report.tasks) - len(shown), "tasks that the run did not come to"),
        "<h2>Search</h2>",
        '<div class="curves">' + "".join(_curve(task) for task in searched) + "</div>",
        _left_out(len(timed) - len(searched), "tasks that take less time, or had no trial"),
        "<h2>Rejected</h2>",
        _rejected(report),
        "<h2>Where the time went</h2>",
        _stages(report),
    ]
    title = f"<title>tk tune: {html.escape(report.target)}</title>"
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f'<meta charset="utf-8">{view}{title}<style>{STYLE}</style>'
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{''.join(parts)}</body></html>\n"


def _left_out(number: int, what: str) -> str:
    return f"<p>Not shown: {number} {what}.</p>" if number else ""


def _facts(report: TuneReport) -> str:
    facts = {
        "all kernels, untuned": micros(report.before),
        "all kernels, tuned": micros(report.after),
        "gain": f"{report.speedup:.2f}×",
        "trials": str(report.trials),
        "trials a second": f"{report.rate:.1f}",
        "time": text_of(report.seconds),
        "stopped by": report.stopped,
        "devices without work": f"{report.idle:.0%}",
        "device": report.device,
        "database": Path(report.database).name,
    }
    cells = "".join(f"<div><span>{html.escape(name)}</span><b>{html.escape(value)}</b></div>" for name, value in facts.items())
    return f'<div class="facts">{cells}</div>'


def _log(low: float, high: float, start: float, end: float) -> Scale:
    span = math.log10(high) - math.log10(low) or 1.0
    return lambda value: start + (math.log10(max(value, 1e-300)) - math.log10(low)) / span * (end - start)


def _decades(values: Sequence[float]) -> tuple[float, float]:
    return 10 ** math.floor(math.log10(min(values))), 10 ** math.ceil(math.log10(max(values) * 1.001))


def _flops(value: float) -> str:
    for unit, scale in (("T", 1e12), ("G", 1e9), ("M", 1e6)):
        if value >= scale:
            return f"{value / scale:g} {unit}"
    return f"{value:g}"


def _roofline(report: TuneReport, tasks: Sequence[TaskReport], numbers: Mapping[int, int]) -> str:
    points = [task for task in tasks if task.flops > 0 and task.bytes > 0 and task.final_secs]
    if not points:
        return "<p>No task has both arithmetic and a time.</p>"
    from tk.target import resolve

    row = resolve(report.target)
    peaks = sorted({task.dtype for task in points})
    intensities = [task.flops / task.bytes for task in points]
    rates = [task.flops / secs for task in points for secs in (task.default_secs, task.final_secs) if secs]
    x0, x1 = _decades([*intensities, 0.1, 100.0])
    y0, y1 = _decades([*rates, *(row.peak_for(dtype) for dtype in peaks)])
    x, y = _log(x0, x1, MARGIN, WIDTH - 24), _log(y0, y1, HEIGHT - 40, 22)
    marks = _grid(x, y, x0, x1, y0, y1)
    for dtype in peaks:
        peak = row.peak_for(dtype)
        knee = min(max(peak / row.bandwidth, x0), x1)
        line = f"M{x(x0):.1f},{y(max(x0 * row.bandwidth, y0)):.1f} L{x(knee):.1f},{y(peak):.1f} L{x(x1):.1f},{y(peak):.1f}"
        marks.append(f'<path d="{line}" fill="none" stroke="var(--bound)" stroke-width="1.5"/>')
        marks.append(f'<text x="{x(x1) - 4:.1f}" y="{y(peak) - 5:.1f}" text-anchor="end">{dtype} {_flops(peak)}FLOP/s</text>')
    marks += [_arrow(task, x, y, numbers.get(id(task))) for task in points]
    legend = (
        "Operations a second. Blue: the bound. Orange: untuned. Green: what a compile now uses. "
        "Numbers: rows of the table, of the tasks with the most time."
    )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(marks)}</svg><p>{legend}</p>'


def _grid(x: Scale, y: Scale, x0: float, x1: float, y0: float, y1: float) -> list[str]:
    marks = []
    for power in range(round(math.log10(x0)), round(math.log10(x1)) + 1):
        at = x(10.0**power)
        marks.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="22" y2="{HEIGHT - 40}" stroke="#8883"/>')
        marks.append(f'<text x="{at:.1f}" y="{HEIGHT - 24}" text-anchor="middle">{10.0**power:g}</text>')
    for power in range(round(math.log10(y0)), round(math.log10(y1)) + 1):
        at = y(10.0**power)
        marks.append(f'<line x1="{MARGIN}" x2="{WIDTH - 24}" y1="{at:.1f}" y2="{at:.1f}" stroke="#8883"/>')
        marks.append(f'<text x="{MARGIN - 6}" y="{at + 4:.1f}" text-anchor="end">{_flops(10.0**power)}</text>')
    marks.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">operations a byte</text>')
    return marks


def _arrow(task: TaskReport, x: Scale, y: Scale, number: int | None) -> str:
    assert task.default_secs
    assert task.final_secs
    at = x(task.flops / task.bytes)
    before, after = y(task.flops / task.default_secs), y(task.flops / task.final_secs)
    label = html.escape(f"{task.label}: {micros(task.default_secs)} → {micros(task.final_secs)}")
    mark = f'<text x="{at + 7:.1f}" y="{after + 4:.1f}">{number}</text>' if number else ""
    return (
        f'<g><title>{label}</title><line x1="{at:.1f}" x2="{at:.1f}" y1="{before:.1f}" y2="{after:.1f}" stroke="var(--line)"/>'
        f'<circle cx="{at:.1f}" cy="{before:.1f}" r="4" fill="var(--before)"/>'
        f'<circle cx="{at:.1f}" cy="{after:.1f}" r="4.5" fill="var(--after)"/>{mark}</g>'
    )


def _table(head: Sequence[tuple[str, str]], rows: Sequence[Sequence[str | tuple[str, str]]]) -> str:
    """A table; each column is (name, its class: "n" for numbers, "wide" for text). A cell may have a second, small line."""
    top = "".join(f'<th class="{kind}">{name}</th>' for name, kind in head)
    body = "".join(
        "<tr>" + "".join(f'<td class="{kind}">{_cell(cell)}</td>' for (_, kind), cell in zip(head, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(cell: str | tuple[str, str]) -> str:
    if isinstance(cell, str):
        return html.escape(cell)
    return html.escape(cell[0]) + (f"<small>{html.escape(cell[1])}</small>" if cell[1] else "")


def _compact(signature: str) -> str:
    """A signature with a dtype that all arguments share said once."""
    arguments = [part.rsplit(" ", 1) for part in signature.strip("()").split(", ")]
    dtypes = {argument[-1] for argument in arguments}
    if len(dtypes) > 1 or any(len(argument) != 2 for argument in arguments):
        return signature.strip("()")
    return ", ".join(shape for shape, _ in arguments) + f"; {dtypes.pop()}"


def _tasks(tasks: Sequence[TaskReport], numbers: Mapping[int, int]) -> str:
    head = (("", "n"), ("task", "wide"), ("calls", "n"), ("bound", "n"), ("untuned", "n"), ("now", "n"), ("gain", "n"),
            ("roofline", "n"), ("trials", "n"), ("rule", ""), ("verdict", "wide"))  # fmt: skip
    rows = []
    for task in tasks:
        knobs = " ".join(f"{name}={value}" for name, value in task.decisions.items()) if task.verdict == "tuned" else ""
        note = "; ".join(part for part in (task.note, knobs) if part)
        share = f"{task.roofline:.0%}" if task.roofline is not None else "–"
        times = [micros(secs) for secs in (task.bound_secs, task.default_secs, task.final_secs)]
        facts: list[str | tuple[str, str]] = [str(numbers[id(task)]), (task.label, _compact(task.signature)), str(task.weight)]
        verdict = task.verdict if task.verdict in ("tuned", "default") else "open" if not task.verdict else "not tuned"
        rows.append([*facts, *times, f"{task.speedup:.2f}×", share, str(task.trials), task.rule, (verdict, note)])
    return _table(head, rows)


def _curve(task: TaskReport) -> str:
    """The best time over the trials of this run, as a step line, with the bound where it is in sight."""
    steps = [(number, secs) for _, number, secs in task.curve if math.isfinite(secs)]
    if not steps:
        return ""
    last = max(task.trials, steps[-1][0], 1)
    low = min(secs for _, secs in steps) * 0.95
    if low / 3 < task.bound_secs < low:
        low = task.bound_secs * 0.95
    high = max(secs for _, secs in steps) * 1.05
    y = _log(low, high, SMALL_HEIGHT - 22, 14)

    def x(number: float) -> float:
        return LEFT + number / last * (SMALL_WIDTH - LEFT - 10)

    path = f"M{x(steps[0][0]):.1f},{y(steps[0][1]):.1f}"
    for number, secs in steps[1:]:
        path += f" H{x(number):.1f} V{y(secs):.1f}"
    path += f" H{x(last):.1f}"
    bound = ""
    if task.bound_secs >= low:
        ends = f'x1="{LEFT}" x2="{SMALL_WIDTH - 10}" y1="{y(task.bound_secs):.1f}" y2="{y(task.bound_secs):.1f}"'
        bound = f'<line {ends} stroke="var(--bound)" stroke-dasharray="4 3"/>'
    labels = (
        f'<text x="{LEFT - 4}" y="{y(high) + 10:.1f}" text-anchor="end">{micros(high)}</text>'
        f'<text x="{LEFT - 4}" y="{y(low):.1f}" text-anchor="end">{micros(low)}</text>'
        f'<text x="{x(last):.1f}" y="{SMALL_HEIGHT - 5}" text-anchor="end">{last} trials</text>'
    )
    line = f'<path d="{path}" fill="none" stroke="var(--after)" stroke-width="1.8"/>'
    return (
        f'<figure><svg viewBox="0 0 {SMALL_WIDTH} {SMALL_HEIGHT}" role="img">{bound}{line}{labels}</svg>'
        f"<figcaption>{html.escape(task.label)}</figcaption></figure>"
    )


def _rejected(report: TuneReport) -> str:
    rows = [
        (task.label, status.replace("_", " "), str(number), task.reasons.get(status, ""))
        for task in report.tasks
        for status, number in sorted(task.statuses.items())
        if status != "valid"
    ]
    head = (("task", "wide"), ("status", ""), ("candidates", "n"), ("such as", "wide"))
    text = _table(head, rows) if rows else "<p>Nothing was rejected.</p>"
    kept = "".join(f"<li>{html.escape(folder)}</li>" for folder in report.quarantine)
    return text + (f"<p>Reproducers:</p><ul>{kept}</ul>" if kept else "")


def _stages(report: TuneReport) -> str:
    """Seconds by stage, summed over processes, as bars."""
    spent = report.stages
    stages = {"search": spent.search, "build": spent.build, "references": spent.reference, "checks": spent.check,
              "timing": spent.timing, "duels": spent.duel}  # fmt: skip
    longest = max(*stages.values(), 1e-9)
    bars = []
    for position, (name, seconds) in enumerate(stages.items()):
        top = position * 26
        bars.append(f'<text x="0" y="{top + 15}">{name}</text>')
        bars.append(f'<rect x="80" y="{top + 3}" width="{seconds / longest * 560:.1f}" height="16" fill="var(--bound)"/>')
        bars.append(f'<text x="{86 + seconds / longest * 560:.1f}" y="{top + 16}">{seconds:.1f} s</text>')
    note = (
        "Seconds summed over the processes of a stage; on a GPU the stages overlap. References: making inputs, and what the "
        "results must be."
    )
    return f'<svg viewBox="0 0 {WIDTH} {26 * len(stages)}" role="img">{"".join(bars)}</svg><p>{note}</p>'
