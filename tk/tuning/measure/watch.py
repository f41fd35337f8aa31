"""Timed calls that are watched: a kernel must compute each time what it computes when it is checked.

Before a call that will be judged, its copy of the arguments gets other values, or its outputs are poisoned, or both; which
calls these are is drawn at random, and nothing else tells them from the others:

    a few elements of the outputs        who remembers that this is done already, or looks at some of it, leaves poison
    poisoned, the same inputs            behind
    other inputs, outputs as they were   who looks whether its outputs are still there leaves the old ones behind
    other inputs, outputs poisoned       who knows its inputs by their address, or by their first and last values, is wrong

Finalists get inputs that differ in a few elements of one of them as well: who does not look at these is wrong.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.tuning.check.gate import Finding
from tk.tuning.measure.arguments import GUARD

if TYPE_CHECKING:
    from tk.tuning.measure.arguments import Guarded
    from tk.tuning.measure.kernel import Kernel
    from tk.tuning.measure.testbed import Testbed, Trial

__all__ = ["Watch"]

SHARE = 8  # one of so many timed calls is judged
PART = 0.15  # of the time that calls take, that judging may take
WAYS = ((True, "all"), (True, "none"), (False, "some"))  # (other inputs, how much of the outputs is poisoned)
FEWEST = 3  # calls that are judged however long it takes


class Watch:
    """The arguments of one kernel's timed calls, `sets`, and what its judged ones were found to be: `finding`, the first with
    a reason. `thorough`: with inputs that differ in a few elements as well."""

    def __init__(self, bed: Testbed, kernel: Kernel, thorough: bool = False) -> None:
        self.bed, self.kernel = bed, kernel
        self.variants: list[Trial] = [*bed.variants, *(bed.altered if thorough else ())]
        self.random = random.Random()
        self.inputs_of = bed.inputs_of  # shared: in a duel several kernels are watched
        for number, buffers in enumerate(bed.rotation):
            self.inputs_of[number] = bed.variants[number % len(bed.variants)]
            for buffer, value in zip(buffers, self.inputs_of[number].inputs, strict=True):
                bed.kit.poison(buffer)
                if value is not None:
                    buffer.copy_from(value)
        self.bound = [kernel.bind([buffer.tensor for buffer in buffers], bed.device) for buffers in bed.rotation]
        self.sets: list[list[Any]] = [bound.taken for bound in self.bound]
        self.finding = Finding(0.0, 0.0)
        self.judged, self.cost, self.timed = 0, 0.0, 0.0
        self.until = self._gap(1.0)  # calls before the next one that is judged
        self.must = False
        self.ways: list[tuple[bool, str]] = []  # those of WAYS that are still to come, so that each has its turn
        self.others: list[Trial] = []  # those of `variants` that are still to come, as well
        self._began = 0.0

    # -- which calls --------------------------------------------------------------------------------------------------

    def _chance(self) -> float:
        """How likely a call is judged: so that judging keeps to its part of the time."""
        if self.must or self.judged < FEWEST:
            return 1.0 / SHARE
        return 1.0 / SHARE if self.cost < PART * self.timed else 0.0

    def _gap(self, chance: float) -> int:
        return int(self.random.expovariate(1.0) / chance) if chance < 1 else 0

    def wait(self, seconds: float) -> None:
        """Draw how many calls of `seconds` go by before the next one that is judged."""
        each = self.cost / max(1, self.judged)
        chance = min(1.0 / SHARE, PART * seconds / max(each, 1e-9))
        self.until = self._gap(max(chance, 1e-6))

    def chosen(self, slots: Sequence[int]) -> list[int]:
        """Which of a row's copies are judged."""
        chance = self._chance()
        found = [slot for slot in slots if self.random.random() < chance]
        if self.must and slots[-1] not in found:
            found.append(slots[-1])
        self.must = False
        return found

    def spent(self, seconds: float) -> None:
        """Calls took so long."""
        self.timed += seconds

    # -- judging ------------------------------------------------------------------------------------------------------

    def prepare(self, slot: int, call: Callable[..., object] | None = None) -> None:
        """Make a copy ready for a call that is judged. With `call` one that is not judged comes right before it, where nothing
        but a part of the outputs is poisoned in between: who knows from the clock which calls are judged is wrong."""
        self._began = time.perf_counter()
        bed, buffers = self.bed, self.bed.rotation[slot]
        if not self.ways:
            self.ways = self.random.sample(WAYS, len(WAYS))
        change, poison = self.ways.pop()
        if change:
            self.inputs_of[slot] = self._other_than(self.inputs_of[slot])
            for buffer, value in zip(buffers, self.inputs_of[slot].inputs, strict=True):
                if value is not None:
                    buffer.copy_from(value)
        self.bound[slot].pack()  # another kernel of a duel may have changed them as well
        runs = []
        for buffer in buffers:
            if buffer.argument.output and poison == "all":
                bed.kit.poison(buffer)
            elif buffer.argument.output and poison == "some" and buffer.argument.size:
                runs.append(self._some(buffer))
        bed.kit.dirty()
        bed.device.sync()
        if runs and call is not None:
            call(*self.sets[slot])
        for poisons in runs:
            poisons()
        self.cost += time.perf_counter() - self._began

    def _some(self, buffer: Guarded) -> Callable[[], object]:
        """What poisons a run of an output, the more likely the shorter it is, half of it at most."""
        size = buffer.argument.size
        longest = max(1, min(size // 2, GUARD * 8 // buffer.argument.width))
        count = round(longest ** self.random.random())
        return buffer.poisons_run(self.random.randint(0, size - count), count)

    def _other_than(self, trial: Trial) -> Trial:
        """The next values of a copy that holds those of `trial`: each of the others is followed and preceded by the first, with
        which it shares one input, so that who knows its inputs by one of them is wrong once in three judged calls."""
        first, *others = self.variants
        if trial is not first:
            return first
        if not self.others:
            self.others = self.random.sample(others, len(others))
        return self.others.pop()

    def judge(self, slot: int) -> None:
        """Compare what a call left behind."""
        began = time.perf_counter()
        self.bed.device.sync()
        found = self.bed.judge(self.bed.rotation[slot], self.inputs_of[slot])
        if found.reason and not self.finding.reason:
            self.finding = found
        self.judged += 1
        self.cost += time.perf_counter() - began
