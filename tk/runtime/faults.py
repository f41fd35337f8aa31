"""A GPU whose context a fault has ended: what is said, and how the process lives on.

A kernel that faults leaves CUDA an error that stays: every later call in the process fails with it, those that give memory back
too. TVM gives memory and graphs back in C++ destructors, and an exception that leaves one ends the process. So when a device is
found lost, everything that TVM would give back to it is kept for as long as the process lives, also while Python ends; every
later call says at once what happened.
"""

from __future__ import annotations

import atexit
import ctypes
import re
import weakref
from collections.abc import Callable, Iterable
from sys import is_finalizing
from typing import Any, NoReturn, Protocol

from tk.errors import DeviceLost, InputTypeError, InputValueError, message
from tk.runtime.gpu import CUDA, Gpu

__all__ = ["STICKY", "Owner", "Watch", "keep_for_ever"]

STICKY = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719})
"""The driver's errors, of which HIP's have the same numbers, after which a context is of no use: uncorrectable memory, faults
of kernels, time limits, asserts."""


class Owner(Protocol):
    """Something that owns memory of a device."""

    def owned(self) -> Iterable[Any]:
        """The objects of TVM's that it holds."""


def keep_for_ever(objects: Iterable[object]) -> None:
    """Have Python never give these objects up, not even when it ends."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(tuple(objects)))


class Watch:
    """Whether a device of this process still works, and who owns its memory. `status` waits for the device, and gives the
    driver's error, 0 for none, and its name."""

    def __init__(self, index: int, status: Callable[[], tuple[int, str]] | None = None, gpu: Gpu = CUDA) -> None:
        self.index, self.lost, self.gpu = index, "", gpu
        self._status = status or gpu.status(index)
        self._owners: weakref.WeakSet[Any] = weakref.WeakSet()
        atexit.register(self.check)  # before Python gives its objects up

    def admit(self, owner: Owner) -> None:
        """Remember an owner. Raises DeviceLost."""
        self.refuse()
        self._owners.add(owner)

    def refuse(self) -> None:
        """Raise DeviceLost if the device is known to be lost."""
        if self.lost:
            raise DeviceLost(
                message(
                    f"{self.gpu.kind}:{self.index} cannot be used any more: a kernel faulted earlier in this process",
                    have=self.lost,
                    do="start a new process",
                )
            )

    def check(self) -> bool:
        """Wait for the device; whether it works. When it is found lost, what its owners own is kept. While Python ends it is
        what the last check, before that, has found."""
        if not self.lost and not is_finalizing():
            code, name = self._status()
            if code in STICKY:
                self.lost = f"{name} ({self.gpu.title} error {code})"
                for owner in list(self._owners):
                    keep_for_ever(owner.owned())
        return not self.lost

    def release(self, owner: Owner) -> bool:
        """Keep what `owner`, which is about to let go, owns of a lost device. Whether the device works."""
        works = self.check()
        if not works:
            keep_for_ever(owner.owned())  # the set of owners has forgotten what Python is giving up
        return works

    def failed(self, name: str, error: Exception) -> NoReturn:
        """Raise `error`, met in a call of `name`, or DeviceLost in its place if it comes of a fault."""
        if isinstance(error, InputTypeError | InputValueError | DeviceLost) or self.check():
            raise error
        keep_for_ever([error])  # its frames hold tensors
        kernel = re.search(r"func_name=(\w+)", f"{error} {error.__cause__}")
        where = f", noticed when {kernel[1]} was launched" if kernel else ""
        raise DeviceLost(
            message(
                f"a kernel faulted on {self.gpu.kind}:{self.index} while {name} ran",
                have=f"{self.lost}{where}",
                do=self.gpu.advice,
            )
        ) from error
