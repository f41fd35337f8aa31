"""fork() in a process that has loaded packages: on the CPU modules work in both processes afterwards.

A fork waits until calls in other threads have ended, so that none of TVM's locks is taken for ever in the child; no other
begins meanwhile. The child has none of its parent's other threads: those that wait in TVM's pool of the forking thread, which
the child keeps a copy of, cannot be ended or waited for there. So the child forgets that pool, and its first call makes one of
its own (`tk.runtime.pools`). The parent's pools are not touched.

Where a call does not end within PATIENCE, where the pool is not found, and for modules on a GPU, whose driver does not outlive
a fork, the child gets RuntimeFailure at once, at every load and call.
"""

from __future__ import annotations

import os
import threading
import time
from typing import Protocol
from weakref import WeakSet

from tk.errors import RuntimeFailure, message
from tk.runtime import pools

__all__ = ["Lockable", "check_gpu", "lock_at_forks", "pending", "settle"]

PATIENCE = 5.0  # seconds that a fork waits for calls that run in other threads


class Lockable(Protocol):
    """What holds `lock` while TVM works."""

    lock: threading.RLock


pending = False  # whether `settle` has work to do before the next call

_lockables: WeakSet[Lockable] = WeakSet()
_gate = threading.RLock()  # held while the set changes, and while the process forks
_acquired: list[threading.RLock] = []
_gpu_process: int | None = None  # the first process that loaded a package for a GPU, of this one and its parents
_missed = False  # whether the fork under way gives a child that cannot run packages
_complete = True  # whether packages can run in this process
_poolless: int | None = None  # the thread that has forgotten its pool


def lock_at_forks(lockable: Lockable) -> None:
    """Have forks wait until `lockable.lock` is free."""
    with _gate:
        _lockables.add(lockable)


def settle() -> None:
    """Make this thread able to call kernels, where `pending`. Raises RuntimeFailure in a child that cannot."""
    global pending, _poolless
    if not _complete:
        raise RuntimeFailure(
            message(
                "this process was forked while another thread ran a package",
                need=f"no call that takes over {PATIENCE:.0f} seconds at a fork, and the TVM that tk is made for",
                do="fork before the first call, or start processes by spawn",
            )
        )
    with _gate:  # a fork is under way
        if _poolless == threading.get_ident():
            pools.renew()
            _poolless = None
        pending = _poolless is not None


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
    """Wait for calls that run; those that have not begun wait in `settle` or for the locks."""
    global pending, _missed
    _gate.acquire()
    pending = True
    deadline = time.monotonic() + PATIENCE
    _missed = not pools.known()
    for lockable in list(_lockables):
        if lockable.lock.acquire(timeout=max(0.0, deadline - time.monotonic())):
            _acquired.append(lockable.lock)
        else:
            _missed = True
    pending = _poolless is not None or not _complete


def _release() -> None:
    for lock in _acquired:
        lock.release()
    _acquired.clear()
    _gate.release()


def _in_child() -> None:
    global pending, _complete, _poolless
    if pools.forget_in_child():  # even where packages cannot run: the end of the process would wait for the pool
        _poolless = threading.get_ident()
    _complete = _complete and not _missed
    pending = _poolless is not None or not _complete
    _release()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(before=_before, after_in_parent=_release, after_in_child=_in_child)
