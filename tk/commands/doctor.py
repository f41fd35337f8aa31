"""tk doctor: what is installed, what each target still needs, the command that mends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tk.cli import common

if TYPE_CHECKING:
    from tk.report.terminal import Terminal

__all__ = ["doctor"]


@click.command()
@common(json=True)
@click.pass_obj
def doctor(terminal: Terminal) -> int:
    """Show what is installed, what each target still needs, and the command that mends it.

    Ends with 0 when models can be compiled for this machine's CPU and run on it, else with 1.
    """
    from rich.table import Table

    from tk.report.doctor import examine, readiness

    checks = examine()
    targets = readiness(checks)
    have = Table("", "", "found", "for", "mend it by", box=None)
    for check in checks:
        have.add_row("ok" if check.ok else "--", check.name, check.found, check.needed_for, check.fix)
    can = Table("target", "compiles here", "runs here", "missing", box=None)
    for each in targets:
        can.add_row(each.target, "yes" if each.compiles else "no", "yes" if each.runs else "no", ", ".join(each.missing))
    terminal.show(have, "", can)
    ready = targets[0].compiles and targets[0].runs
    terminal.emit({"ok": ready, "checks": checks, "targets": targets})
    return 0 if ready else 1
