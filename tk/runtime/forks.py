"""fork() in a process that has loaded packages: on the CPU modules work in both processes afterwards.

TVM keeps worker threads for each thread that calls kernels, and a child of fork() has none of them: a call there would wait
for ever, and so would the end of the process, which destroys what workers still wait on. So before a fork the calls that run
end, no other begins, and the forking thread's workers are new ones; the child gives them up and starts its own at once.
Left: on a machine so busy that the new workers sleep before the fork is done, the child still hangs; spawn does not.

Where a call does not end within PATIENCE, and for modules on a GPU, whose driver does not outlive a fork, the child gets
RuntimeFailure at once, at every load and call.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from typing import Protocol
from weakref import WeakSet

from tk.errors import RuntimeFailure, message

__all__ = ["Lockable", "check_gpu", "lock_at_forks", "pending", "settle"]

PATIENCE = 5.0  # seconds that a fork waits for calls that run in other threads
_RESET = "_ZN3tvm7runtime9threading15ResetThreadPoolEv"  # tvm::runtime::threading::ResetThreadPool()


class Lockable(Protocol):
    """What holds `lock` while TVM works."""

    lock: threading.RLock


pending = False  # whether `settle` has work to do before the next call

_lockables: WeakSet[Lockable] = WeakSet()
_gate = threading.RLock()  # held while the set changes, and while the process forks
_held: list[threading.RLock] = []
_gpu_process: int | None = None  # the first process that loaded a package for a GPU, of this one and its parents
_missed = False  # whether a call did not end before the fork that is under way
_complete = True  # whether all calls had ended at the fork that made this process


def lock_at_forks(lockable: Lockable) -> None:
    """Have forks wait until `lockable.lock` is free."""
    with _gate:
        _lockables.add(lockable)


def settle() -> None:
    """Make this thread able to call kernels, where `pending`. Raises RuntimeFailure in a child that cannot."""
    global pending
    if not _complete:
        raise RuntimeFailure(
            message(
                "this process was forked while another thread ran a package",
                need=f"no call that takes over {PATIENCE:.0f} seconds at a fork",
                do="fork before the first call, or start processes by spawn",
            )
        )
    with _gate:  # a fork is under way
        pending = False


def check_gpu() -> None:
    """Raises RuntimeFailure where a GPU is to be used in a child of the process that used it first."""
    global _gpu_process
    here = os.getpid()
    _gpu_process = _gpu_process or here
    if here != _gpu_process:
        raise RuntimeFailure(
            message(
                "a GPU cannot be used in a process that was forked from one that uses it",
                need="a process that loads the package for itself",
                do='multiprocessing.set_start_method("spawn"), or fork before the first load',
            )
        )


def _before() -> None:
    """Wait for calls that run, and end this thread's workers."""
    global pending, _missed
    _gate.acquire()
    pending = True  # calls that have not begun wait in `settle`
    deadline = time.monotonic() + PATIENCE
    lockables, _missed = list(_lockables), False
    for lockable in lockables:
        if lockable.lock.acquire(timeout=max(0.0, deadline - time.monotonic())):
            _held.append(lockable.lock)
        else:
            _missed = True
    _renew_workers()
    pending = False


def _release() -> None:
    for lock in _held:
        lock.release()
    _held.clear()
    _gate.release()


def _in_child() -> None:
    global pending, _complete
    _renew_workers()  # at once: a thread that starts now may take the place of one that is gone
    _complete = _complete and not _missed
    pending = not _complete
    _release()


def _renew_workers() -> None:
    """End this thread's workers and start new ones, which wait busily for a while. Of workers that wait so, and are not in
    this process, glibc knows that they ended; on those that sleep TVM would wait for ever."""
    library = _runtime()
    if library is not None:
        library[_RESET]()


def _runtime() -> ctypes.CDLL | None:
    """TVM's runtime, where this process has loaded it: modules that are gone, and the compiler, have left workers too."""
    from tk.runtime import ffi

    return ffi.runtime_library() if ffi.runtime.cache_info().currsize or "tvm" in sys.modules else None


if sys.platform != "win32":
    os.register_at_fork(before=_before, after_in_parent=_release, after_in_child=_in_child)
