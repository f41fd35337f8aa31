"""Suites of cases that others wrote, run on tk: each case in a process of its own, with a limit.

A case ends as one of `STATUSES`. "refused" is an error of tk's that says before anything runs what it cannot take.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tk.errors import ImportModelError, TkError

__all__ = ["STATUSES", "Result", "SuiteTest", "load_results", "run_suite", "to_line"]

STATUSES = ("pass", "refused", "wrong", "error", "crash", "timeout")

_SAID = 2000  # characters of an error that are kept


@dataclass(frozen=True)
class Result:
    """How one case ended: its name, one of `STATUSES`, what was said, the operators of its graph, and seconds."""

    case: str
    status: str
    said: str = ""
    operators: tuple[str, ...] = ()
    seconds: float = 0.0


@dataclass(frozen=True)
class SuiteTest:
    """One case on one device, and the operators that it tests: `check` raises unless it passes."""

    name: str
    operators: tuple[str, ...]
    check: Callable[[], None]


def _warm() -> None:
    """Imports what a case needs, the passes and rules too, so that the processes need not, each for itself."""
    import tvm.contrib.tvmjs  # which TVM imports to save a module
    import tvm.relax  # noqa: F401

    import tk.compiler
    import tk.graph
    import tk.runtime.load
    import tk.schedule.cost
    import tk.schedule.op_kind
    from tk.schedule.discover import discover

    for found in pkgutil.iter_modules(tk.graph.__path__):
        importlib.import_module(f"tk.graph.{found.name}")
    for kind in ("cpu", "cuda"):
        discover(kind)


def run_suite(
    tests: Iterable[SuiteTest],
    *,
    jobs: int = 2,
    limit: float = 120.0,
    done: Mapping[str, Result] | None = None,
    warm: Callable[[], None] | None = None,
) -> Iterator[Result]:
    """Each result as it comes; `jobs` cases at once, each killed after `limit` seconds. Cases in `done` are not run again.
    `warm` does once what the cases' processes would do each for itself; it must start no threads."""
    _warm()
    if warm is not None:
        warm()
    waiting = [test for test in tests if test.name not in (done or {})]
    waiting.reverse()
    running: dict[int, _Child] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                child = _Child(waiting.pop(), limit)
                running[child.pipe] = child
            nearest = min(child.deadline for child in running.values())
            ready, _, _ = select.select(list(running), [], [], max(nearest - time.monotonic(), 0))
            late = [pipe for pipe, child in running.items() if child.deadline <= time.monotonic()]
            for pipe in {*ready, *late}:
                if (result := running[pipe].look(pipe in late)) is not None:
                    del running[pipe]
                    yield result
    finally:
        for child in running.values():
            child.end(kill=True)


def load_results(path: Path) -> dict[str, Result]:
    """The results in a file of one JSON object a line, by case; the last one of a case counts."""
    if not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    return {row["case"]: Result(**{**row, "operators": tuple(row["operators"])}) for row in rows}


def to_line(result: Result) -> str:
    """`result` as a line of the file that `load_results` reads."""
    return json.dumps(asdict(result)) + "\n"


class _Child:
    """One case in a forked process, which sends [status, said] through a pipe."""

    def __init__(self, test: SuiteTest, limit: float) -> None:
        self.test = test
        self.began = time.monotonic()
        self.deadline = self.began + limit
        self._said = b""
        self.pipe, write = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            os.close(self.pipe)
            _run_and_leave(test, write)
        os.close(write)

    def look(self, late: bool) -> Result | None:
        """The result, once the process has closed its end or is late."""
        if not late and (data := os.read(self.pipe, 1 << 16)):
            self._said += data
            return None
        status = self.end(late)
        if late:
            ended = ("timeout", "")
        elif self._said:
            ended = tuple(json.loads(self._said))
        else:
            ended = ("crash", f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"exit {status}")
        return Result(self.test.name, *ended, self.test.operators, round(time.monotonic() - self.began, 2))

    def end(self, kill: bool) -> int:
        """Waits for the process to end, or ends it. Its exit status."""
        os.close(self.pipe)
        if kill:
            os.kill(self.process, signal.SIGKILL)
        return os.waitpid(self.process, 0)[1]


def _run_and_leave(test: SuiteTest, write: int) -> None:
    """The child's whole life. Nothing of the parent's is cleaned up here: no exit handlers, no flushing."""
    null = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):  # TVM warns from C++, which Python cannot redirect
        os.dup2(null, stream)
    os.environ.setdefault("TVM_NUM_THREADS", "1")
    said = json.dumps(_outcome(test.check)).encode()
    while said:
        said = said[os.write(write, said) :]
    os._exit(0)


def _outcome(check: Callable[[], None]) -> tuple[str, str]:
    import unittest

    try:
        check()
    except unittest.SkipTest as skip:
        return "refused", str(skip)
    except ImportModelError as error:
        return "refused", str(error)[:_SAID]
    except TkError as error:
        return "error", f"{type(error).__name__}: {error}"[:_SAID]
    except AssertionError as error:
        return "wrong", str(error)[:_SAID]
    except BaseException as error:
        return "error", f"{type(error).__name__}: {error}"[-_SAID:]
    return "pass", ""
