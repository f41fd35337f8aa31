"""tk doctor: what is installed, what each target still needs, the command that mends it."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, common

if TYPE_CHECKING:
    from pathlib import Path

    from tk.report.doctor import Check, Readiness
    from tk.report.doctor_package import Step
    from tk.report.doctor_report import CaseResult
    from tk.report.terminal import Terminal

__all__ = ["doctor"]


@click.command()
@click.option(
    "--report",
    type=OutputFile(),
    help="A file for all of it as JSON, with a package loaded and called here, and every rule's cases against float64, timed.",
)
@click.option("--rules", help="With --report, the rules whose cases to run, separated by commas; else all.")
@common(json=True)
@click.pass_obj
def doctor(terminal: Terminal, report: Path | None, rules: str | None) -> int:
    """Show what is installed, what each target still needs, and the command that mends it.

    Ends with 0 when models can be compiled for this machine's CPU and run on it, else with 1. With --report a small package is
    compiled, loaded and called, and the rules' cases run, on the CPU and on every GPU that is here, each in a process that may
    fault or hang alone, and what is wrong, fails or hangs ends it with 1 too. Nothing in the file names the machine or who
    uses it.
    """
    from rich.table import Table

    from tk.errors import UsageError, message
    from tk.report.doctor import examine, readiness

    if rules and report is None:
        raise UsageError(
            message("--rules chooses the cases of a report", need="--report FILE", do="add --report FILE, or leave --rules out")
        )
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
    document: dict[str, Any] = {"ok": ready, "checks": checks, "targets": targets}
    if report is not None and ready:
        document |= _report(terminal, report, rules, checks, targets)
    terminal.emit(document)
    return 0 if document["ok"] else 1


def _report(terminal: Terminal, path: Path, only: str | None, checks: list[Check], targets: list[Readiness]) -> dict[str, Any]:
    """Run the cases, write the file, and give what is added to what doctor shows."""
    from tk.errors import UsageError, meant, message
    from tk.host.cores import cores
    from tk.report.doctor_package import package_steps
    from tk.report.doctor_report import BAD, machine, run_cases, targets_here
    from tk.schedule.discover import discover

    here = targets_here()
    known = {rule.name for target in here for rule in discover(target.kind)}
    names = [name.strip() for name in only.split(",")] if only else []
    if unknown := [name for name in names if name not in known]:
        raise UsageError(
            message(
                "no rule of this name serves a device of this machine",
                need=", ".join(sorted(known)),
                have=", ".join(unknown),
                do=meant(unknown[0], sorted(known), "give some of these names, or leave --rules out for all"),
            )
        )
    results: list[CaseResult] = []
    steps: list[Step] = []
    for target in here:
        terminal.say(f"{target.name}: a package")
        steps += package_steps(target)

        def ended(finished: int, total: int, name: str = target.name) -> None:
            if finished % 25 == 0 or finished == total:
                terminal.say(f"{name}: {finished} of {total} cases")

        results += run_cases(target, min(8, cores()) if target.is_gpu else 1, ended, names)
    counts = Counter((result.target, result.status) for result in results)
    outcomes: list[Step | CaseResult] = [*steps, *results]
    bad = [each for each in outcomes if each.status in BAD]
    document = {
        "machine": machine(),
        "checks": [each.to_json() for each in checks],
        "targets": [each.to_json() for each in targets],
    }
    document |= {"package": [each.to_json() for each in steps], "cases": [each.to_json() for each in results]}
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    lines = [f"{each.target}: package, {each.step}: {each.status}" for each in steps]
    lines += [f"{target}: {count} cases {status}" for (target, status), count in counts.items()]
    worst = [f"  {each.status}: {each.target} {each.what} {each.reason}".rstrip() for each in bad]
    terminal.show("", *lines, *worst, f"written to {path}")
    return {
        "ok": not bad,
        "report": str(path),
        "cases": {f"{target} {status}": count for (target, status), count in counts.items()},
    }
