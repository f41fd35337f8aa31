"""What the memory check takes of a compile, and what it leaves open: `python -m tests.memory_checks`.

python -m tests.memory_checks --model zoo:resnet18 --target a100      its share of a compile's CPU time, imports not counted
python -m tests.memory_checks --cases --target h200 --list open.tsv   of each rule's cases what has no proof, to be compared
                                                                      with `diff` before and after a change of the check
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

__all__ = ["open_accesses", "share"]


def share(model: str, target: str) -> tuple[float, float]:
    """Seconds of CPU time that compiling `model` anew takes, device compilers too, and those of them that the check does."""
    import tk
    from tests.compile_times import cpu_seconds, modules
    from tk.codegen import library

    modules(target)
    spent, check = 0.0, library.check_memory

    def checking(*args: Any) -> Any:
        nonlocal spent
        began = time.process_time()
        try:
            return check(*args)
        finally:
            spent += time.process_time() - began

    with patch.object(library, "check_memory", checking), patch.dict(os.environ, TK_CACHE_SIZE="0"):
        began = cpu_seconds()
        tk.compile(model, target=target, verify=False)
        return cpu_seconds() - began, spent


def open_accesses(target: str) -> list[tuple[str, str]]:
    """(case, finding) of all accesses of the rules' cases that have no proof, with the whole index, and of defects."""
    from tests.lowering.faults import report_of
    from tk.schedule.case import prim_func
    from tk.schedule.discover import discover
    from tk.schedule.rule import schedule
    from tk.target import resolve

    found, machine = [], resolve(target)
    for rule in discover(machine.kind):
        for case in rule.cases:
            func, _ = prim_func(case, machine)
            match = rule.match(func, machine)
            if match is None:
                continue
            with machine.tvm():
                scheduled = schedule(rule, func, match, machine)
            report = report_of(scheduled, machine)
            for finding in [*report.unproven, *report.defects]:
                found.append((f"{rule.name}:{case.name}", " ".join(f"{finding} | {finding.index}".split())))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", action="append", default=[], help="what tk.compile takes; one or more")
    parser.add_argument("--cases", action="store_true", help="the cases of all rules")
    parser.add_argument("--target", default="cpu")
    parser.add_argument("--list", type=Path, help="the file that gets a line for each access of the cases that has no proof")
    given = parser.parse_args()
    for model in given.model:
        whole, spent = share(model, given.target)
        print(f"{model} for {given.target}: {spent:.3f} of {whole:.2f} s CPU, {spent / whole:.2%}", flush=True)
    if given.cases:
        found = open_accesses(given.target)
        print(f"{len(found)} accesses without a proof in the cases for {given.target}")
        if given.list is not None:
            given.list.write_text("".join(f"{name}\t{what}\n" for name, what in found), encoding="utf-8")


if __name__ == "__main__":
    main()
