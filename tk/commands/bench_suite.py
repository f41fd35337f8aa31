"""tk bench --suite: the kernels of a suite, next to a library's."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import UsageError, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.terminal import Terminal
    from tk.schedule.suite import Suite

__all__ = ["bench_suite", "suite_table"]


def bench_suite(
    terminal: Terminal,
    name: str,
    rivals: Sequence[str],
    models: str | None,
    dtypes: str | None,
    sizes: str | None,
    db: Path | None,
    plot_path: Path | None,
    target: str | None,
    rounds: int,
    export: Path | None,
) -> None:
    """Times the chosen problems of suite `name`, and shows, exports and plots them."""
    from tk.report.suites import compare, plot, summary, torch_on_gpu
    from tk.schedule.suite import find_suite
    from tk.target import resolve
    from tk.tuning.database import Database

    if target is None:
        torch_on_gpu()  # before the target is looked for: a machine without a GPU is told so
    place = resolve(target or "auto")
    suite = find_suite(place.kind, name)
    rival = _rival(suite, rivals)
    problems = list(suite.problems(_listed(models), _rows(sizes), _listed(dtypes)))
    torch_on_gpu()
    rows = []
    with Database.open(db, readonly=True) if db is not None else nullcontext() as records:
        for number, problem in enumerate(problems, 1):
            terminal.say(f"{number}/{len(problems)} {problem.name} {problem.dtype}")
            rows.append(compare(problem, place, records, rival, rounds))
    lines = summary(rows)
    document = {"suite": name, "target": place.name, "rounds": rounds, "rows": rows, "summary": lines}
    if export is not None:
        export.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    if plot_path is not None:
        title = f"{name} on {place.name}: " + (f"times as fast as {rival[0]}" if rival else "share of the bound")
        plot_path.write_text(plot(rows, title), encoding="utf-8")
    terminal.show(suite_table(rows), *(_line(each) for each in lines))
    terminal.emit(document)


def suite_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """One line a problem."""
    from tk.report.tables import plain

    columns = ("µs", "TFLOP/s", "TB/s", "of bound", "ratio", "error")
    table = plain("shape", "dtype", *columns, "schedule", right=columns)
    for row in rows:
        table.add_row(
            f"{row['model']} {row['part']} {'x'.join(map(str, row['sizes']))}",
            row["dtype"],
            f"{row['seconds'] * 1e6:.1f}",
            f"{row['tflop_s']:.0f}",
            f"{row['tb_s']:.2f}",
            f"{row['bound_share']:.0%}",
            "" if row["ratio"] is None else f"{row['ratio']:.3f}",
            f"{row['error']:.1e}",
            f"{row['origin']} {row['rule']}",
        )
    return table


def _line(each: Mapping[str, Any]) -> str:
    return f"m = {each['m']}: geometric mean {each['geomean']:.3f}, least {each['least']:.3f}, of {each['count']}"


def _rival(suite: Suite, names: Sequence[str]) -> tuple[str, Callable[..., Any]] | None:
    if not names:
        return None
    if len(names) > 1 or names[0] not in suite.rivals:
        raise UsageError(message("no such rival of a suite", need="one of " + ", ".join(suite.rivals), have=", ".join(names)))
    return names[0], suite.rivals[names[0]]


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip()) if text else ()


def _rows(text: str | None) -> tuple[int, ...]:
    parts = _listed(text)
    if not all(part.isdigit() and int(part) for part in parts):
        raise UsageError(message("--m takes whole numbers above 0", need="16,2048", have=text or ""))
    return tuple(map(int, parts))
