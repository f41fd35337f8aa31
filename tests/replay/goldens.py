"""Golden texts: of each rule three cases, the config and the kernel as it is generated, to be read beside the rule.

    goldens/RULE/CASE.cu     a kernel for an NVIDIA GPU in CUDA C++
    goldens/RULE/CASE.txt    a function for a CPU in TVMScript

A case's text is of the first target of `SHOWS` whose rule takes it. Names of variables are numbered, as in the digest, and
what launches and declares the kernel is left out. The first lines say what it is; the last of them is the hash in the digest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.replay.cases import Job, Line, jobs, read_digest, run
from tests.replay.record import Source
from tk.schedule.discover import discover
from tk.target import resolve

__all__ = ["GOLDENS", "OF_A_RULE", "SHOWS", "add", "golden_path", "golden_text", "goldens", "needed", "refresh", "written_hash"]

GOLDENS = Path(__file__).with_name("goldens")
SHOWS = ("cpu:x86-64-v3", "h200", "a100", "b200")
OF_A_RULE = 3
LONG = ("cuda.conv_sm90_f32", "cuda.conv_dynamic", "cuda.matmul_dynamic")  # one text, of several kernels, will do


def golden_path(job: Job) -> Path:
    """The file of a case, whether there is one or not."""
    suffix = ".cu" if resolve(job.target).is_gpu else ".txt"
    return GOLDENS / job.rule / f"{job.case.replace('/', '+')}{suffix}"


def golden_text(line: Line, source: Source) -> str:
    """What the file of a case holds."""
    job = line.job
    comment = "//" if resolve(job.target).is_gpu else "#"
    config = ", ".join(f"{name}={value}" for name, value in source.config.items()) or "none"
    head = (f"{job.rule}: {job.case}, on {job.target}", f"config: {config}", f"digest: {line.source}")
    return "".join(f"{comment} {text}\n" for text in head) + source.kernels().strip() + "\n"


def written_hash(path: Path) -> str:
    """The digest's hash that a golden text was written with."""
    found = re.search(r"^(?://|#) digest: (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""


def goldens() -> dict[Job, Path]:
    """Every golden text there is, by its case."""
    found = {path: job for _, job in _shown() if (path := golden_path(job)).exists()}
    return {job: path for path, job in found.items()}


def needed() -> dict[str, int]:
    """How many golden texts each rule has to have: fewer than `OF_A_RULE` where it takes fewer cases."""
    taken: dict[str, int] = {}
    for rule, _ in _shown():
        taken[rule] = taken.get(rule, 0) + 1
    return {rule: min(count, 1 if rule in LONG else OF_A_RULE) for rule, count in taken.items()}


def _shown() -> Iterator[tuple[str, Job]]:
    """The cases that each rule takes on the first target where it takes any; those of models, of TVM's own rules and of
    those without cases of their own, which take what others leave, are not shown."""
    digest = read_digest()
    rules = {rule.name: rule for target in SHOWS for rule in discover(resolve(target).kind)}
    own = {name for name, rule in rules.items() if rule.cases and ".dlight" not in name}
    first: dict[str, str] = {}
    for job in sorted((job for job in jobs() if job in digest), key=lambda job: SHOWS.index(job.target)):
        line = digest[job]
        shown = job.rule in own and line.config != "-" and not line.taken
        if shown and first.setdefault(job.rule, job.target) == job.target:
            yield job.rule, job


def add(job: Job) -> Path:
    """Writes the golden text of a case; its file. Raises ValueError for a case that is not shown."""
    if job not in [shown for _, shown in _shown()]:
        raise ValueError(f"{job} is none that its rule takes on the first target that it takes any on")
    path = golden_path(job)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(golden_text(*run(job)), encoding="utf-8")
    return path


def refresh(chosen: Iterable[Job]) -> int:
    """Writes the golden texts of these cases anew, where they have one; how many changed."""
    present, changed = goldens(), 0
    for job in chosen:
        if job in present:
            text = golden_text(*run(job))
            changed += text != present[job].read_text(encoding="utf-8")
            present[job].write_text(text, encoding="utf-8")
    return changed
