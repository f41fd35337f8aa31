"""Builds a suite's kernels before they are timed, several at once, each in a process of its own, into files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import DatabaseError, UsageError
from tk.report.processes import tried_in_processes

if TYPE_CHECKING:
    from tk.schedule.apply import Records
    from tk.schedule.suite import Problem
    from tk.target import Target

__all__ = ["Built", "build_all", "build_one"]


@dataclass(frozen=True)
class Built:
    """A problem's kernel: its library's file, its inputs' names in the kernel's order, and where its schedule came from."""

    library: Path
    names: tuple[str, ...]
    origin: dict[str, Any]


def build_one(problem: Problem, target: Target, records: Records | None, library: Path) -> Built:
    """Schedules `problem` from the records, or else by its rule's default, and writes its kernel to `library`."""
    import tvm

    from tk.codegen.library import build_function
    from tk.schedule.apply import schedule_module
    from tk.schedule.suite import marked_func

    func, names = marked_func(problem, target)
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), target, records)
    library.write_bytes(build_function(mod["main"], target)[0])
    return Built(library, tuple(names), {"origin": kernel.origin, "rule": kernel.rule, "config": dict(kernel.config)})


def _build_named(suite: str, key: tuple[str, str, int, str], target: Target, db: Path | None, library: Path) -> Built:
    """`build_one` of a problem said by its names: a problem itself holds functions, which do not go to another process."""
    from contextlib import nullcontext

    from tk.schedule.suite import find_suite
    from tk.tuning.database.store import Database

    with Database.open(db, readonly=True) if db is not None else nullcontext() as records:
        return build_one(find_suite(target.kind, suite).build(*key), target, records, library)


def build_all(
    suite: str,
    problems: Sequence[Problem],
    target: Target,
    db: Path | None,
    folder: Path,
    done: Callable[[int], None],
    jobs: int | None = None,
    seconds: float = 0.0,
) -> list[Built | Exception | None]:
    """The kernels of `problems`, in their order, as files in `folder`, from `jobs` processes, else as many as there are cores.
    `done` is called with the number of finished ones as it grows. Of one that cannot be built, what went wrong; of one that was
    not done within so many `seconds`, where that is not 0, None. Raises UsageError, DatabaseError for what was asked."""
    calls = [(suite, problem.key, target, db, folder / f"{number}.so") for number, problem in enumerate(problems)]
    built = tried_in_processes(_build_named, calls, done, jobs, seconds)
    for each in built:
        if isinstance(each, (UsageError, DatabaseError)):
            raise each
    return built
