"""Suites of cases that others wrote, run on tk: each case in a process of its own, or a few in turn, with a limit.

The processes are forked by a server that has one thread and no GPU's driver awake (tk/tuning/workers/fork_server.py), or
started one by one where there can be none: the process that calls may have torch's threads, and whatever they hold would be
held for ever in a fork of it.

A case ends as one of `STATUSES`. "refused" is an error of tk's that says before anything runs what it cannot take.
"""

from __future__ import annotations

import importlib
import json
import os
import pickle
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tk.errors import ImportModelError, TkError
from tk.tuning.workers.pool import Outcome, Pool, wait_any

__all__ = ["STATUSES", "Cases", "Result", "SuiteTest", "load_results", "run_suite", "to_line", "warm"]

STATUSES = ("pass", "refused", "wrong", "error", "crash", "timeout")
UNHURT = ("pass", "refused")
"""How a case ends that leaves its process fit for others."""

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
    """One case on one device, and the operators that it tests: `check` raises unless it passes. It can be pickled."""

    name: str
    operators: tuple[str, ...]
    check: Callable[[], None]


def warm() -> None:
    """Imports what a case needs, the passes and rules too, so that the processes need not, each for itself. It starts no
    threads."""
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
    prepare: tuple[str, ...] = (),
    per_process: int = 1,
) -> Iterator[Result]:
    """Each result as it comes; `jobs` cases at once, each killed after `limit` seconds. Cases in `done` are not run again.
    `prepare` does once what the cases' processes would do each for itself: modules that are imported, and functions, as
    "module:function", that are called. They must start no threads.

    A process runs up to `per_process` cases in turn: more than one where starting a process takes longer than a case. What
    fails there is run again in a process of its own, and how it ends there counts, since an earlier case may be the cause."""
    waiting = {test.name: test for test in tests if test.name not in (done or {})}
    one_thread = {"TVM_NUM_THREADS": os.environ.get("TVM_NUM_THREADS", "1")}
    pool = Pool(
        f"{__name__}:Cases",
        jobs,
        {"most": per_process},
        each=[one_thread] * jobs,
        forked=True,
        preload=("torch", f"{__name__}:warm", *prepare),
    )
    left = len(waiting)
    alone = set(waiting) if per_process == 1 else set[str]()
    try:
        for name, test in waiting.items():
            pool.submit(name, pickle.dumps(test.check), limit)
        while left:
            for _, name, outcome in wait_any([pool], limit):
                status, said = _ended(outcome)
                if status not in UNHURT and name not in alone:
                    alone.add(name)
                    pool.submit(name, pickle.dumps(waiting[name].check), limit, fresh=True)
                    continue
                left -= 1
                yield Result(name, status, said, waiting[name].operators, round(outcome.seconds, 2))
    finally:
        pool.close()


def _ended(outcome: Outcome) -> tuple[str, str]:
    """(status, said) of a case whose process ended so."""
    if outcome.kind == "done":
        status, said = outcome.value
        return status, said
    if outcome.kind == "failed":
        return "error", outcome.detail[-_SAID:]
    if outcome.kind == "timed_out":
        return "timeout", ""
    code = int(outcome.detail.split(maxsplit=3)[2])  # "exit status N", then what the process printed
    return "crash", f"signal {-code}" if code < 0 else f"exit {code}"


class Cases:
    """The role of a process that runs up to `most` cases."""

    def __init__(self, most: int = 1) -> None:
        self.left, self.damaged = most, False

    def handle(self, check: bytes) -> tuple[str, str]:
        ended = _outcome(check)
        self.left -= 1
        self.damaged = self.left <= 0 or ended[0] not in UNHURT  # then the next case gets another process
        return ended


def load_results(path: Path) -> dict[str, Result]:
    """The results in a file of one JSON object a line, by case; the last one of a case counts."""
    if not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    return {row["case"]: Result(**{**row, "operators": tuple(row["operators"])}) for row in rows}


def to_line(result: Result) -> str:
    """`result` as a line of the file that `load_results` reads."""
    return json.dumps(asdict(result)) + "\n"


def _outcome(check: bytes) -> tuple[str, str]:
    import unittest

    try:
        pickle.loads(check)()
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
