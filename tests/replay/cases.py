"""What is replayed: every rule's cases on every target, and small models; one `Line` of the digest each."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import tvm
import tvm_ffi

from tests.replay.record import Source, of_function, of_model
from tk.errors import ScheduleError
from tk.frontend import load
from tk.graph.lift_workspaces import LiftWorkspaces
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case
from tk.schedule.discover import discover
from tk.schedule.rule import Rule
from tk.target import Target, resolve

__all__ = ["DIGEST", "MODEL", "TARGETS", "Job", "Line", "jobs", "path_of", "read_digest", "run", "write_one"]

DIGEST = Path(__file__).with_name("digest.txt")
TARGETS = ("cpu:x86-64-v3", "a100", "h200", "b200")
MODEL = "model"
MODELS = (
    ("mlp-tiny", "float32"),
    ("bert-tiny", "float16"),
    ("llama-tiny", "bfloat16"),
    ("llama-tiny-step", "float16"),
    ("qwen3-tiny", "float32"),
    ("resnet-tiny", "float16"),
    ("vit-tiny", "float32"),
)
CORES = 4  # of a CPU target, wherever it is compiled


@dataclass(frozen=True)
class Job:
    """A case, by name: its target, the rule that is to take it or "model", and the case, or a model and its dtype."""

    target: str
    rule: str
    case: str


@dataclass(frozen=True)
class Line:
    """What came of a job: the config's values, "-" where the rule does not take the function, a hash of the generated source,
    and the rule that takes the function, where that is another one than the job's."""

    job: Job
    config: str
    source: str
    taken: str

    def __str__(self) -> str:
        return " ".join((self.job.target, self.job.rule, self.job.case, self.config, self.source, self.taken)).rstrip()


def jobs() -> list[Job]:
    """Every job, in the digest's order."""
    return list(_jobs())


def _jobs() -> Iterator[Job]:
    for target in TARGETS:
        for rule, case in _pairs(resolve(target).kind):
            yield Job(target, rule.name, case)
        for model, dtype in MODELS:
            yield Job(target, MODEL, f"{model}:{dtype}")


@cache
def _cases(kind: str) -> dict[str, Case]:
    """All cases of the rules for `kind`, by rule and name."""
    return {f"{rule.name}/{case.name}": case for rule in discover(kind) for case in rule.cases}


def _pairs(kind: str) -> Iterator[tuple[Rule, str]]:
    """Each rule with its own cases; the last one, which takes what others leave, with the first of each other rule."""
    *_, last = discover(kind)
    firsts = [(other.name, other.cases[0].name) for other in discover(kind) if other.cases]
    for rule in discover(kind):
        for owner, case in [(rule.name, case.name) for case in rule.cases] or (firsts if rule is last else []):
            yield rule, case if owner == rule.name else f"{owner}/{case}"


def run(job: Job) -> tuple[Line, Source]:
    """The digest's line of a job, and the text behind it."""
    target = _target(job.target)
    if job.rule == MODEL:
        return _run_model(job, target)
    case = _cases(target.kind)[job.case if "/" in job.case else f"{job.rule}/{job.case}"]
    rules = [rule.name for rule in discover(target.kind)]
    mod = tvm.IRModule({"main": case.func(target).with_attr("global_symbol", "main")})
    scheduled, (kernel,) = schedule_module(mod, target)
    taken = kernel.rule
    if taken != job.rule:
        try:
            scheduled, (kernel,) = schedule_module(mod, target, without=set(rules) - {job.rule})
        except ScheduleError:
            return Line(job, "-", "-", taken), Source()
    if _launches(scheduled["main"]) == 1:  # what one kernel keeps in memory is the program's to allocate
        scheduled = LiftWorkspaces()(scheduled)
    source = of_function(scheduled["main"], target)
    source.config = dict(kernel.config)
    return Line(job, _config(kernel.config), _hash(source.normal()), "" if taken == job.rule else taken), source


def _launches(func: tvm.tirx.PrimFunc) -> int:
    """How many grids a scheduled function has."""
    found: list[bool] = []

    def note(loop: tvm.tirx.For) -> None:
        if loop.thread_binding is not None and loop.thread_binding.thread_tag == "blockIdx.x":
            found.append(True)

    tvm_ffi.structural_walk(func.body, [(tvm.tirx.For, note)], order="pre")
    return len(found)


def _run_model(job: Job, target: Target) -> tuple[Line, Source]:
    name, _, dtype = job.case.partition(":")
    source, kernels = of_model(load(f"zoo:{name}", dtype=dtype), target)
    configs = sorted(_config(kernel.config) for kernel in kernels)
    return Line(job, f"{len(kernels)}:{_hash(' '.join(configs))}", _hash(source.normal()), ""), source


def _target(name: str) -> Target:
    """A target with nothing of the machine that this runs on."""
    target = resolve(name)
    if target.is_gpu:
        return target
    share = CORES / target.cores
    peak = {dtype: rate * share for dtype, rate in target.peak.items()}
    return replace(target, cores=CORES, device="any", bandwidth=target.bandwidth * share, peak=peak)


def _config(config: dict[str, int]) -> str:
    """The values alone, in the order of the fields: knobs may be renamed."""
    return ",".join(map(str, config.values())) or "()"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read_digest(path: Path = DIGEST) -> dict[Job, Line]:
    """The lines of a digest, by job."""
    lines = {}
    for text in path.read_text(encoding="utf-8").splitlines():
        target, rule, case, config, source, *taken = text.split(" ")
        job = Job(target, rule, case)
        lines[job] = Line(job, config, source, " ".join(taken))
    return lines


def write_one(job: Job, folder: Path | None) -> Line:
    """The line of a job; its texts are written into `folder`, where there is one."""
    line, source = run(job)
    if folder is not None:
        for suffix, text in ((".raw", source.raw()), (".txt", source.normal())):
            path = path_of(folder, job, suffix)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
    return line


def path_of(folder: Path, job: Job, suffix: str) -> Path:
    """Where the texts of a job lie in a folder that `write` made."""
    return folder / job.target / job.rule / f"{job.case.replace('/', '+')}{suffix}"
