"""What is written between the calls of a row on a CPU, so that a judged one is no other to the clock.

A kernel that computes after a pause alone is found out by a call that follows another at once, while what it was given has
changed in between. Copying a run of bytes takes a tenth of a microsecond, but a clock shows that too: so each call of a row
comes after such a copy. Those before calls that are not judged write what is there already.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tk.tuning.measure.arguments import GUARD

if TYPE_CHECKING:
    from random import Random

    from tk.tuning.measure.arguments import Argument, Guarded

__all__ = ["Write", "changes", "poisons", "quiet", "run_of"]


class Write(NamedTuple):
    """A copy of `what` to the bytes at `where` of `memory`."""

    memory: memoryview
    where: slice
    what: bytes


def _memory(buffer: Guarded) -> memoryview:
    """All bytes of a buffer on a CPU, guards included; as long as the buffer lives."""
    size = int(buffer.whole.shape[0])
    return np.ctypeslib.as_array((ctypes.c_ubyte * size).from_address(buffer.whole.data_ptr())).data


def run_of(random: Random, argument: Argument) -> tuple[int, int]:
    """Where a run of an argument's elements begins and how many they are: the more likely the shorter it is, half of them at
    most, and no more than a guard holds."""
    longest = max(1, min(argument.size // 2, GUARD * 8 // argument.width))
    count = round(longest ** random.random())
    return random.randint(0, max(0, argument.size - count)), count


def poisons(buffer: Guarded, start: int, count: int) -> Write:
    """What poisons `count` elements of a buffer from `start` on."""
    size = buffer.argument.width // 8
    begin, what = buffer.begin + start * size, bytes([buffer.poison]) * (count * size)
    return Write(_memory(buffer), slice(begin, begin + len(what)), what)


def quiet(buffer: Guarded, count: int) -> Write:
    """A write as long as `count` elements, to a guard of a buffer whose guards are poisoned: it changes nothing."""
    what = bytes([buffer.poison]) * (count * buffer.argument.width // 8)
    return Write(_memory(buffer), slice(0, len(what)), what)


def changes(buffer: Guarded, before: Guarded, after: Guarded) -> tuple[Write, Write] | None:
    """What makes an input's values those of `after`, and as long a write of those of `before`, which are there. None where
    they differ in more bytes than a guard has, or in none."""
    nbytes = buffer.argument.nbytes
    old, new = (np.frombuffer(_memory(each), np.uint8)[each.begin : each.begin + nbytes] for each in (before, after))
    differ = np.flatnonzero(old != new)
    if not differ.size or differ[-1] - differ[0] >= GUARD:
        return None
    first, end = int(differ[0]), int(differ[-1]) + 1
    memory, where = _memory(buffer), slice(buffer.begin + first, buffer.begin + end)
    return Write(memory, where, new[first:end].tobytes()), Write(memory, where, old[first:end].tobytes())
