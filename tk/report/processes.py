"""The same work on many problems, a process a core."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from tk.cores import cores

__all__ = ["in_processes"]

Result = TypeVar("Result")


def in_processes(
    function: Callable[..., Result], calls: Sequence[tuple[object, ...]], done: Callable[[int], None]
) -> list[Result]:
    """`function` of each of `calls`, in their order, from as many processes as this one may use cores; it is named at its
    module's top, as another process finds it. `done` is called with the number of finished ones as it grows. The first failure
    ends it, with what went wrong."""
    if not calls:
        return []
    pool = ProcessPoolExecutor(min(len(calls), cores()), multiprocessing.get_context("spawn"))
    try:
        futures = [pool.submit(function, *call) for call in calls]
        for finished, future in enumerate(as_completed(futures), 1):
            future.result()
            done(finished)
        return [future.result() for future in futures]
    finally:
        pool.shutdown(cancel_futures=True)
