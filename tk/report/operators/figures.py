"""What rows of the suite of operators say together: counts, means, the rows far below torch; as data, lines, and a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import exp, log, log10
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["HALF", "NEAR", "family_table", "floor_table", "geomean", "lines", "plot", "summary"]

NEAR, HALF = 0.9, 0.5  # of the best rival's speed: as fast, far below

Row = Mapping[str, Any]


def summary(rows: Sequence[Row]) -> dict[str, Any]:
    """Of rows with a ratio, the best rival's time over tk's: how many, their geometric mean, the shares from `NEAR` on and
    below `HALF`, and the keys of the latter, the least first; by rival, the mean of its own ratios; and how rows ended."""
    timed = sorted((row for row in rows if row.get("ratio")), key=lambda row: row["ratio"])
    ratios = [row["ratio"] for row in timed]
    rivals = list(dict.fromkeys(name for row in timed for name in row["seconds"] if name != "tk"))
    return {
        "count": len(ratios),
        "geomean": geomean(ratios),
        "near": sum(ratio >= NEAR for ratio in ratios) / len(ratios) if ratios else None,
        "below_half": sum(ratio < HALF for ratio in ratios) / len(ratios) if ratios else None,
        "rivals": {name: geomean(_against(timed, name)) for name in rivals},
        "ended": dict(Counter(row["status"] for row in rows)),
        "floor": [row["key"] for row in timed if row["ratio"] < HALF],
    }


def _against(rows: Iterable[Row], rival: str) -> list[float]:
    return [row["seconds"][rival] / row["seconds"]["tk"] for row in rows if rival in row["seconds"]]


def geomean(ratios: Sequence[float]) -> float | None:
    """None of none."""
    return exp(sum(map(log, ratios)) / len(ratios)) if ratios else None


def lines(found: Mapping[str, Any]) -> list[str]:
    """`summary` to read."""
    ended = ", ".join(f"{count} {status}" for status, count in sorted(found["ended"].items()))
    if not found["count"]:
        return [f"no row was timed: {ended or 'there was none'}"]
    rivals = ", ".join(f"{mean:.3f} {name}" for name, mean in found["rivals"].items())
    return [
        f"{found['count']} rows: geometric mean {found['geomean']:.3f} of the best rival ({rivals})",
        f"{found['near']:.0%} at {NEAR:g} or more, {found['below_half']:.0%} below {HALF:g}; {ended}",
    ]


def family_table(rows: Sequence[Row]) -> Table:
    """A line a family: rows, mean, share from `NEAR` on, share below `HALF`, the least."""
    from tk.report.tables import plain

    columns = ("rows", "mean", f"≥ {NEAR:g}", f"< {HALF:g}", "least")
    table = plain("family", *columns, "of", right=columns)
    for family in dict.fromkeys(row["family"] for row in rows):
        members = [row for row in rows if row["family"] == family]
        found = summary(members)
        if not found["count"]:
            table.add_row(family, "0", "", "", "", "", "")
            continue
        least = min((row for row in members if row.get("ratio")), key=lambda row: row["ratio"])
        shares = (f"{found['near']:.0%}", f"{found['below_half']:.0%}")
        table.add_row(family, str(found["count"]), f"{found['geomean']:.2f}", *shares, f"{least['ratio']:.2f}", least["key"])
    return table


def floor_table(rows: Sequence[Row]) -> Table:
    """A line for each row below `HALF`, the least first, and then for each that was not right."""
    from tk.report.tables import plain

    columns = ("ratio", "µs", "best µs")
    table = plain("row", "shapes", *columns, "best", "rules, or why", right=columns)
    timed = sorted((row for row in rows if row.get("ratio")), key=lambda row: row["ratio"])
    for row in timed:
        if row["ratio"] < HALF:
            best = row["seconds"][row["best"]]
            figures = (f"{row['ratio']:.2f}", f"{row['seconds']['tk'] * 1e6:.1f}", f"{best * 1e6:.1f}", row["best"])
            table.add_row(row["key"], _shapes(row), *figures, ", ".join(dict.fromkeys(row.get("rules", []))))
    for row in rows:
        if row["status"] != "pass":
            table.add_row(row["key"], _shapes(row), "", "", "", row["status"], str(row.get("said", ""))[:120])
    return table


def _shapes(row: Row) -> str:
    return ", ".join("×".join(map(str, shape)) for shape in row.get("shapes", []))


WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 960, 460, 60, 60, 40
LOW, HIGH = 0.02, 50.0  # of the scale of ratios
COLOURS = ("#2a6fbb", "#c0563b", "#2a7f62", "#d9a03f", "#8a6bb8", "#5aa7b0", "#9a5b9a", "#6b7f2a")


def plot(rows: Sequence[Row], title: str) -> str:
    """An SVG of one point a row, the slowest beside its best rival first, on a logarithmic scale; each says which row it is.
    Lines mark 1, `NEAR` and `HALF`."""
    timed = sorted((row for row in rows if row.get("ratio")), key=lambda row: row["ratio"])
    families = list(dict.fromkeys(row["family"] for row in rows))
    step = (WIDTH - LEFT - 20) / max(1, len(timed))

    def height(ratio: float) -> float:
        share = (log10(min(max(ratio, LOW), HIGH)) - log10(LOW)) / (log10(HIGH) - log10(LOW))
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/><text x="10" y="20" font-size="14">{escape(title)}</text>',
    ]
    for number, family in enumerate(families):
        x, line = LEFT + 110 * (number % 8), 36 + 14 * (number // 8)
        parts.append(f'<circle cx="{x}" cy="{line - 4}" r="4" fill="{_colour(number)}" {_edge(number)}/>')
        parts.append(f'<text x="{x + 8}" y="{line}">{escape(family)}</text>')
    for ratio in (0.1, HALF, NEAR, 1.0, 2.0, 10.0):
        y = height(ratio)
        colour = "black" if ratio == 1 else "#aaaaaa"
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + (9 if ratio == NEAR else 1):.1f}" text-anchor="end">{ratio:g}</text>')
    for column, row in enumerate(timed):
        number = families.index(row["family"])
        label = escape(f"{row['key']}: {row['ratio']:.2f} of {row['best']}, {row['seconds']['tk'] * 1e6:.1f} µs")
        parts.append(
            f'<circle cx="{LEFT + (column + 0.5) * step:.1f}" cy="{height(row["ratio"]):.1f}" r="3" fill="{_colour(number)}" '
            f"{_edge(number)}><title>{label}</title></circle>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _edge(number: int) -> str:
    """Families beyond the colours have an edge."""
    return 'stroke="black"' if number >= len(COLOURS) else ""
