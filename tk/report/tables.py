"""Tables that commands print. Each takes the plain data that `--json` prints, and names its units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

    from tk.target import Target

__all__ = [
    "bench_table",
    "comparison_table",
    "declined_lines",
    "evidence_line",
    "kernel_table",
    "kernel_totals",
    "plain",
    "seconds",
    "size",
]

ORIGINS = ("database", "rule", "fallback", "library", "empty")


def plain(*columns: str, right: Sequence[str] = ()) -> Table:
    """A table without lines; the columns in `right` hold figures."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    return table


def size(count: float) -> str:
    """Bytes for people: 44.7 MB (decimal units, as disks and networks have them)."""
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000 or unit == "GB":
            return f"{count:.0f} B" if unit == "B" else f"{count:.1f} {unit}"
        count /= 1000
    raise AssertionError("unreachable")


def seconds(value: float) -> str:
    """A time for people: 3.21 s, 4.56 ms, 7.8 µs."""
    if value >= 1:
        return f"{value:.2f} s"
    return f"{value * 1e3:.3g} ms" if value >= 1e-4 else f"{value * 1e6:.3g} µs"


def kernel_totals(kernels: Sequence[Mapping[str, float | str | dict[str, int] | list[str]]]) -> dict[str, int]:
    """How many kernels each origin gave."""
    counted = Counter(kernel["origin"] for kernel in kernels)
    return {origin: counted[origin] for origin in ORIGINS if counted[origin]}


def kernel_table(kernels: Sequence[Mapping[str, Any]], target: Target, top: int | None = 10) -> Table:
    """The kernels that cost most by the roofline's estimate, the costliest first; all of them with `top` None."""
    figures = ("calls", "GFLOP", "MB", "at least")
    table = plain("kernel", *figures, "dtype", "schedule", right=figures)
    compiled = [kernel for kernel in kernels if kernel["origin"] in ORIGINS]
    for kernel in sorted(compiled, key=lambda kernel: -_bound(kernel, target))[:top]:
        origin = " ".join(filter(None, (kernel["origin"], kernel.get("rule"))))
        table.add_row(
            kernel["name"],
            str(kernel.get("calls", 1)),
            f"{kernel['flops'] / 1e9:.3f}",
            f"{kernel['bytes'] / 1e6:.2f}",
            seconds(_bound(kernel, target)),
            kernel["dtype"],
            origin,
        )
    return table


def declined_lines(kernels: Sequence[Mapping[str, Any]], target: Target, top: int | None = 10) -> list[str]:
    """Why rules that match a kernel left it to a later one, of the kernels that `kernel_table` shows: a line each."""
    lines: dict[str, list[str]] = {}
    for kernel in sorted(kernels, key=lambda kernel: -_bound(kernel, target))[:top]:
        for why in kernel.get("declined", ()):
            lines.setdefault(" ".join(why.split()), []).append(kernel["name"])
    return [f"declined: {why} ({', '.join(names)})" for why, names in lines.items()]


def _bound(kernel: Mapping[str, Any], target: Target) -> float:
    return target.roofline(kernel["flops"], kernel["bytes"], kernel["dtype"]) * int(kernel.get("calls", 1))


def comparison_table(results: Sequence[Mapping[str, Any]], own: Sequence[Mapping[str, Any]] | None = None) -> Table:
    """Outputs against their reference. `own` is the framework's own result against float64, where that was computed."""
    figures = ("‖out−ref‖/‖ref‖", "tolerance", *(["framework's own"] if own else []), "max abs", "mean abs")
    table = plain("output", "dtype", "shape", *figures, "", right=figures)
    for index, result in enumerate(results):
        table.add_row(
            result["name"],
            result["dtype"],
            "×".join(map(str, result["shape"])) or "scalar",
            f"{result['relative']:.2e}",
            f"{result['tolerance']:.2e}" if result["tolerance"] else "exact",
            *([f"{own[index]['relative']:.2e}"] if own else []),
            f"{result['max_abs']:.2e}",
            f"{result['mean_abs']:.2e}",
            "ok" if result["passed"] else f"WRONG: {result['why']}",
        )
    return table


def bench_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """Times by contender, cache and clock. The ratio is that contender's median to the package's, same cache and clock."""
    figures = ("median", "p90", "p99", "least", "calls", "× package")
    table = plain("", "cache", "clock", *figures, right=figures)
    base = {(row["cache"], row["clock"]): row["median"] for row in reversed(rows) if row["role"] == "package"}
    for row in rows:
        ratio = row["median"] / base[row["cache"], row["clock"]] if (row["cache"], row["clock"]) in base else None
        table.add_row(
            row["name"],
            row["cache"],
            row["clock"],
            *(seconds(row[figure]) for figure in ("median", "p90", "p99", "minimum")),
            str(row["count"]),
            "" if ratio is None or row["role"] == "package" else f"{ratio:.2f}",
        )
    return table


def evidence_line(entry: Mapping[str, Any]) -> str:
    """A package's verification of one target, in a line."""
    if not entry.get("ran"):
        return f"{entry['target']}: not verified on the machine that made the package ({entry.get('why', 'no reason given')})"
    worst = max(entry["outputs"], key=lambda output: output["relative"])
    state = "verified" if entry["passed"] else "WRONG"
    return (
        f"{entry['target']}: {state} against {entry['reference']}: relative error {worst['relative']:.1e} "
        f"({worst['name']}), allowed {worst['tolerance']:.1e}"
    )
