"""The same work on many problems, a process a core."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from tk.host.cores import cores
from tk.runtime.quiet import quiet

__all__ = ["in_processes", "tried_in_processes"]

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
        futures = [pool.submit(_quietly, function, *call) for call in calls]
        for finished, future in enumerate(as_completed(futures), 1):
            future.result()
            done(finished)
        return [future.result() for future in futures]
    finally:
        pool.shutdown(cancel_futures=True)


def tried_in_processes(
    function: Callable[..., Result],
    calls: Sequence[tuple[object, ...]],
    done: Callable[[int], None],
    jobs: int | None = None,
    seconds: float = 0.0,
) -> list[Result | Exception | None]:
    """As `in_processes`, in `jobs` processes at most, with an exception in a failed call's stead. What has not ended within so
    many `seconds`, where that is not 0, is None, and is not waited for."""
    if not calls:
        return []
    pool = ProcessPoolExecutor(min(len(calls), jobs or cores()), multiprocessing.get_context("spawn"))
    futures = [pool.submit(_quietly, function, *call) for call in calls]
    late = False
    try:
        for finished, _ in enumerate(as_completed(futures, seconds or None), 1):
            done(finished)
    except TimeoutError:
        late = True
    finally:
        pool.shutdown(wait=not late, cancel_futures=True)
    return [_ended(future) for future in futures]


def _ended(future: Future[Any]) -> Any:
    """What became of a call; None where it has not ended, or was never begun."""
    if not future.done() or future.cancelled():
        return None
    error = future.exception()
    if error is not None and not isinstance(error, Exception):
        raise error  # as where the run is interrupted
    return error if error is not None else future.result()


def _quietly(function: Callable[..., Result], *call: object) -> Result:
    """TVM's own warnings, hundreds where a suite is compiled for a GPU that is not here, are not printed."""
    import tvm  # noqa: F401 - what is not loaded cannot be made quiet

    with quiet():
        return function(*call)
