"""Processes that compile rows of the suite of operators, and one that measures them; each may be killed.

Rows are compiled several at once; one process at a time measures, and each row has a limit of time in both. A process that
crashes or is late ends with its row alone, and another takes its turn. On a GPU rows are measured while others compile, with a
core or two left to the one that measures; on a CPU, whose cores both need, they take turns.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.target import Target
    from tk.testing.operators.problem import Problem, Size

__all__ = ["Plan", "run_rows"]

SLICE = 0.25  # seconds between looks at the clock
WAITING = 3  # times as many rows may be compiled and wait as compile at once
GOING = 3.0  # seconds that idle processes have to go
KEPT = 300  # characters of what a process said that crashed

Handler = Callable[..., dict[str, Any]]


@dataclass(frozen=True)
class Plan:
    """How rows are run. `jobs` compile at once; `limit` seconds are for a row's compiling, and for its measuring. No row is
    begun after `minutes`, where that is not 0. `folder` is for packages and caches. `together`: whether rows are measured while
    others are compiled. `starting`: seconds more for the first row of a process, whose imports take some. `threads`: of torch
    and tk on a CPU."""

    target: Target
    rivals: tuple[str, ...]
    rounds: int
    folder: Path
    jobs: int
    limit: float = 60.0
    minutes: float = 0.0
    together: bool = True
    starting: float = 60.0
    threads: int | None = None

    @property
    def device(self) -> str:
        return "cuda" if self.target.is_gpu else "cpu"


class Worker:
    """A process that does one task at a time: `serve` in it, `task` the row that it has, until `deadline`."""

    def __init__(self, role: str, plan: Plan, number: int, handle: str = "tk.report.operators.pool:handler") -> None:
        self.role, self.plan, self.deadline = role, plan, 0.0
        self.task: Problem | None = None
        self.log = plan.folder / f"{role}{number}.log"
        self.pipe, other = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(target=serve, args=(other, handle, role, plan, self.log))
        self.process.start()
        other.close()
        self.ready = False  # its imports take seconds, which no row has to answer for

    def give(self, problem: Problem, package: Path) -> None:
        self.task, self.deadline = problem, time.monotonic() + self.plan.limit + (0 if self.ready else self.plan.starting)
        self.pipe.send((problem.family, problem.name, problem.size, problem.dtype, package))

    def take(self) -> dict[str, Any]:
        """What its process sends; of one that has ended, that it crashed."""
        try:
            self.ready = True
            return dict(self.pipe.recv())
        except (EOFError, OSError):
            self.process.join(5)
            return {"status": "crash", "said": f"exit {self.process.exitcode}: {self._last_words()}"}

    def _last_words(self) -> str:
        text = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        return " ".join(text.split())[-KEPT:]

    def dismiss(self) -> None:
        """Has it go by itself, if it is idle."""
        if self.task is None:
            self.pipe.close()

    def end(self, patience: float = 0.0) -> None:
        """Ends it: kills it with what it has started, unless it goes by itself in so many seconds."""
        self.process.join(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid or 0, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection, handle: str, role: str, plan: Plan, log: Path) -> None:
    """A worker's life: tasks from the pipe until it is closed. A fault of the GPU, after which nothing works in a process,
    ends it behind its answer."""
    from importlib import import_module

    os.setsid()
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for stream in (1, 2):  # compilers write from C++
        os.dup2(out, stream)
    module, _, name = handle.partition(":")
    do: Handler = getattr(import_module(module), name)(role, plan)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        answer = do(*task)
        pipe.send(answer)
        if answer.get("fatal"):
            return
        os.ftruncate(out, 0)


def handler(role: str, plan: Plan) -> Handler:
    """What a worker of `role` does with a row: "build" or "measure"."""
    cache = plan.folder / "inductor"
    os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", str(cache))
    os.environ.setdefault("TRITON_CACHE_DIR", str(cache / "triton"))
    os.environ["TORCHINDUCTOR_COMPILE_THREADS"] = "1"
    if plan.threads is not None:
        os.environ["TVM_NUM_THREADS"] = str(plan.threads)
    if role == "build":
        os.nice(10)  # the one that measures goes first
    import warnings

    warnings.simplefilter("ignore")
    from tk.errors import DeviceLost, ImportModelError, TkError
    from tk.report.operators import row
    from tk.testing.operators.problem import Problem
    from tk.testing.operators.table import FAMILIES

    row.settings(plan.threads)

    def do(family: str, name: str, size: Size, dtype: str, package: Path) -> dict[str, Any]:
        problem = Problem(family, name, FAMILIES[family][name], size, dtype)
        try:
            if role == "build":
                return {"status": "built", **row.build(problem, plan.target, package, plan.rivals)}
            return row.measure(problem, plan.device, package, plan.rivals, plan.rounds)
        except ImportModelError as error:
            return {"status": "refused", "said": row.refusal(error)}
        except DeviceLost as error:
            return {"status": "crash", "said": row.refusal(error), "fatal": True}
        except TkError as error:
            return {"status": "error", "said": f"{type(error).__name__}: {row.refusal(error)}"}
        except Exception as error:  # whatever ends a row must not end the run
            text = f"{type(error).__name__}: {error}"
            return {"status": "error", "said": " ".join(text.split())[-KEPT:], "fatal": "CUDA" in text or "cuda" in text}

    return do


@dataclass
class _State:
    """Rows to compile; those that are compiled, with what is known of them; the same of rows that a worker has. `measuring` is
    used where rows are compiled and measured in turns: whether it is the turn of the latter."""

    waiting: deque[Problem]
    built: deque[tuple[Problem, dict[str, Any]]] = field(default_factory=deque)
    facts: dict[str, dict[str, Any]] = field(default_factory=dict)
    measuring: bool = False


def run_rows(
    problems: Sequence[Problem], plan: Plan, make: Callable[[str, Plan, int], Worker] = Worker
) -> Iterator[tuple[Problem, dict[str, Any]]]:
    """Each row with its figures as it ends; see `tk.report.operators.row.measure`. "status" is "pass", "wrong", "refused",
    "error", "crash" or "timeout". Rows that `plan.minutes` left no time for are not among them."""
    if not problems:
        return
    ends = time.monotonic() + 60 * plan.minutes if plan.minutes else float("inf")
    state, numbers = _State(deque(problems)), count()
    workers = [make("measure", plan, 0), *(make("build", plan, n) for n in range(min(plan.jobs, len(problems))))]
    try:
        while _give(state, plan, workers, late=time.monotonic() > ends, numbers=numbers):
            ready = wait([each.pipe for each in workers if each.task is not None], SLICE)
            for index, worker in enumerate(workers):
                if worker.task is None or (worker.pipe not in ready and time.monotonic() <= worker.deadline):
                    continue
                problem = worker.task
                lost = {"status": "timeout", "said": f"not done in {plan.limit:g} s"}
                answer = worker.take() if worker.pipe in ready else lost
                if answer.pop("fatal", False) or answer["status"] in ("crash", "timeout"):
                    worker.end()
                    workers[index] = make(worker.role, plan, 1000 + next(numbers))
                worker.task = None
                yield from _settled(state, worker.role, problem, answer)
    finally:
        for worker in workers:
            worker.dismiss()
        gone = time.monotonic() + GOING
        for worker in workers:
            worker.end(max(0.0, gone - time.monotonic()) if worker.task is None else 0.0)


def _settled(state: _State, role: str, problem: Problem, answer: dict[str, Any]) -> Iterator[tuple[Problem, dict[str, Any]]]:
    """A row that has ended; one that was compiled waits to be measured."""
    facts = {**state.facts.pop(problem.key), **answer, "phase": role}
    if answer["status"] == "built":
        state.built.append((problem, facts))
        return
    Path(facts.pop("package")).unlink(missing_ok=True)
    yield problem, facts


def _give(state: _State, plan: Plan, workers: Sequence[Worker], late: bool, numbers: Iterator[int]) -> bool:
    """Gives rows to idle workers, the first of which measures. Whether to go on waiting for any: where it is `late`, for the
    one that measures alone."""
    measurer, *builders = workers
    if late:
        return measurer.task is not None
    state.measuring = state.measuring and bool(state.built or measurer.task)
    ahead = len(state.built) + sum(each.task is not None for each in builders)
    if plan.together or not state.measuring:
        for worker in builders:
            if worker.task is None and state.waiting and ahead < WAITING * len(builders):
                problem, ahead = state.waiting.popleft(), ahead + 1
                state.facts[problem.key] = {"package": str(plan.folder / f"{next(numbers)}.tk")}
                worker.give(problem, Path(state.facts[problem.key]["package"]))
    compiling = any(each.task is not None for each in builders)
    state.measuring = bool(state.built or measurer.task) and not compiling
    if state.built and measurer.task is None and (plan.together or state.measuring):
        problem, facts = state.built.popleft()
        state.facts[problem.key] = facts
        measurer.give(problem, Path(facts["package"]))
    return compiling or measurer.task is not None
