"""tk targets: the rows of tk/target.py, and what `auto` is here."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from tk.cli import common

if TYPE_CHECKING:
    from tk.report.terminal import Terminal
    from tk.target import Target

__all__ = ["targets"]

_RATES = {"f32": "float32", "f16, bf16": "bfloat16", "fp8": "float8_e4m3fn", "int8": "int8"}


@click.command()
@common(json=True)
@click.pass_obj
def targets(terminal: Terminal) -> None:
    """List what can be compiled for, with the limits and rates that rules and reports go by.

    Rates are dense, at boost clocks, in TFLOP/s. `auto` is the GPU in this machine, or else its CPU. A name and an
    architecture in one row are two names for the same limits: code is compiled for the architecture.
    """
    from rich.table import Table

    from tk.errors import TargetError
    from tk.target import ROWS, resolve

    host = resolve("cpu")
    try:
        here = resolve("auto").name
    except TargetError as error:
        here = ""
        terminal.say(str(error))
    rows = {host.name: host, **ROWS}
    table = Table("target", "architecture", "device", "cores", "shared", "L2", "memory", *_RATES, "matrix", "", box=None)
    for row in rows.values():
        if ":" not in row.name:
            note = "← auto" if row.name == here else ""
            table.add_row(*_cells(row), note)
    terminal.show(table, "\nCPUs of other machines: cpu:x86-64, cpu:x86-64-v2, cpu:x86-64-v3, cpu:x86-64-v4.")
    listed = [asdict(row) for row in rows.values()]
    terminal.emit({"auto": here or None, "targets": listed})


def _cells(row: Target) -> list[str]:
    rates = [f"{row.peak[dtype] / 1e12:.4g}" if dtype in row.peak else "" for dtype in _RATES.values()]
    return [
        row.name,
        f"{row.kind}:{row.arch}",
        row.device,
        str(row.cores),
        f"{row.shared_memory // 1024} KB" if row.shared_memory else "",
        f"{row.l2 / 2**20:g} MB",
        f"{row.bandwidth / 1e9:g} GB/s",
        *rates,
        ", ".join(dict.fromkeys(instruction.split(".")[0] for instruction in row.matrix.values())),
    ]
