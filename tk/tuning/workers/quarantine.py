"""Quarantine: a folder for each thing that broke, with all that is needed to break it again.

module.json   the workload, as TVM's JSON        module.py    the same, to read
trace.json    the candidate's trace, if it was a candidate
error.txt     what was reported                  replay.txt   the command that does it again
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tk.tuning.database.workload import from_json
from tk.tuning.workers.worker import import_tvm

__all__ = ["MOST", "last_lines", "quarantine", "replay"]

MOST = 20  # folders a job writes at most: a space that is all crashes says the same thing each time


def quarantine(
    folder: Path, name: str, workload: str, target: str, rule: str, trace: str, error: str, *, stage: str, seed: int
) -> Path:
    """Write a reproducer below `folder`; its path."""
    clean = re.sub(r"[^\w.-]+", "_", name)
    number = len(list(folder.glob(f"{clean}-*"))) if folder.exists() else 0
    path = folder / f"{clean}-{number}"
    path.mkdir(parents=True)
    (path / "module.json").write_text(workload, encoding="utf-8")
    (path / "module.py").write_text(from_json(workload).script(show_meta=True), encoding="utf-8")
    (path / "trace.json").write_text(trace or "[]", encoding="utf-8")
    (path / "error.txt").write_text(error + "\n", encoding="utf-8")
    facts = {"target": target, "rule": rule, "stage": stage, "seed": seed}
    (path / "facts.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    (path / "replay.txt").write_text(f"python -m tk.tuning.workers.quarantine {path.resolve()}\n", encoding="utf-8")
    return path


def last_lines(text: str) -> str:
    """What a traceback or a dead process's output says, on one line: TVM's own message, else the last exception, else
    the end."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("Error message:") or re.match(r"[\w.]*(Error|Exception)\b", line)]
    return (errors[-1] if errors else " | ".join([*lines[:1], *lines[1:][-1:]]))[:300] if lines else "no output"


def replay(path: Path) -> None:
    """Do again, in this process, what was quarantined: whatever happened then happens now, under a debugger if wanted."""
    import tempfile

    from tk.target import resolve
    from tk.tuning.check.gate import kits_for
    from tk.tuning.check.traits import traits
    from tk.tuning.measure.arguments import arguments
    from tk.tuning.measure.build import Builder, BuildJob, KitJob, ReferenceJob
    from tk.tuning.measure.runner import MeasureJob, Measurer
    from tk.tuning.measure.testbed import Spec
    from tk.tuning.search.searcher import Searcher, SearchJob

    facts = json.loads((path / "facts.json").read_text())
    workload, trace = (path / "module.json").read_text(), (path / "trace.json").read_text()
    target = resolve(facts["target"])
    mod = from_json(workload)
    print(f"{path.name}: {facts['stage']} for {target.name}, rule {facts['rule']}")
    if facts["stage"] == "search":
        proposed = Searcher(facts["target"], facts["seed"], 1, 16).handle(SearchJob("replay", workload, (), (), 16))
        print(f"{len(proposed.proposals)} proposals")
        return
    with tempfile.TemporaryDirectory() as folder:
        builder = Builder(facts["target"], folder)
        built = builder.handle(BuildJob(workload, "" if trace == "[]" else trace, facts["rule"]))
        print(f"built in {built.seconds:.2f} s")
        reference = builder.handle(ReferenceJob(workload))
        taken = tuple(arguments(mod))
        kits = {name: builder.handle(KitJob(name)).path for name in kits_for(taken)}
        spec = Spec(
            "replay",
            taken,
            (reference.path, reference.label),
            kits,
            0.0,
            facts["seed"],
            traits(mod),
            _default(builder, workload),
        )
        print(Measurer(facts["target"]).handle(MeasureJob(spec, built.path)))


def _default(builder: Any, workload: str) -> str:
    """The default kernel's library, which says how near a candidate must come; "" where it does not build."""
    from tk.tuning.measure.build import BuildJob

    try:
        return str(builder.handle(BuildJob(workload, "", "")).path)
    except Exception:  # a candidate is judged without it
        return ""


if __name__ == "__main__":
    import_tvm()
    replay(Path(sys.argv[1]))
