"""Timed calls that are watched: a kernel must compute each time what it computes when it is checked.

Before a call that will be judged, its copy of the arguments gets other values, or its outputs are poisoned, or both; which
calls these are is drawn at random, and nothing else tells them from the others:

    OUTPUTS   a few elements of an output are poisoned, the inputs are the same: who remembers that this is done already, or
              looks at some of it, leaves poison behind
    INPUTS    other inputs, outputs as they were: who looks whether its outputs are still there leaves the old ones behind
    BOTH      other inputs, outputs poisoned: who knows its inputs by their address, or by their first and last values, is
              wrong
    RUN       a few elements of an input are others: who computes after a pause alone, and else copies its last result, is
              wrong

Finalists alone meet RUN, and get inputs that differ in a few elements before other calls as well: who does not look at these
is wrong. On a CPU a clock tells a call before which much was copied. OUTPUTS and RUN are written between the calls of a row
(between_calls.py) there, a finalist's so long after its beginning that who computes for some time after a pause is wrong.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from tk.tuning.check.gate import Finding
from tk.tuning.measure.between_calls import Write, changes, poisons, quiet, run_of

if TYPE_CHECKING:
    from tk.tuning.measure.kernel import Kernel
    from tk.tuning.measure.testbed import Testbed, Trial

__all__ = ["Watch"]

SHARE = 8  # one of so many timed calls is judged
PART = 0.15  # of the time that calls take, that judging may take
OUTPUTS, INPUTS, BOTH, RUN = "outputs", "inputs", "both", "run"  # what is changed before a call that is judged
FEWEST = 3  # calls that are judged however long it takes
LEAD = 4e-3  # seconds that a finalist's calls take at most before a judged one of the same row


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
        self.ways: list[str] = []  # those of `kinds` that are still to come, so that each has its turn
        self.others: list[Trial] = []  # those of `variants` that are still to come, as well
        self.each = 0.0  # seconds of a call, once one was judged
        self._began, self._thorough = 0.0, thorough
        self._outputs = [number for number, buffer in enumerate(bed.buffers) if buffer.argument.output and buffer.argument.size]
        self._runs = self._short_runs() if thorough and bed.device.dlpack_device_type() == 1 else []
        self._to_come: list[tuple[Trial, Write, Write]] = []  # those of `_runs` that are still to come

    def _short_runs(self) -> list[tuple[Trial, Write, Write]]:
        """Of the values that differ in a run those that a row's calls can be given, with what gives them and what keeps the
        first ones. Weights that were packed before the row are not looked at in it."""
        first, buffers = self.variants[0], self.bed.rotation[0]
        packed = self.kernel.packing["sources"] if self.kernel.packing else ()
        found = []
        for trial in self.bed.altered:
            for position, (before, after) in enumerate(zip(first.inputs, trial.inputs, strict=True)):
                if before is None or after is None or after is before or position in packed:
                    continue
                if (pair := changes(buffers[position], before, after)) is not None:
                    found.append((trial, *pair))
        return found

    @property
    def kinds(self) -> list[str]:
        """What is changed before calls that are judged, by turns in any order: two thirds of them have all of their inputs
        copied."""
        within = [*([OUTPUTS] if self._outputs else ()), *([RUN] if self._runs else ())]
        return [kind for each in within for kind in (BOTH, INPUTS, each)] or [BOTH, INPUTS]

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
        self.each = seconds
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

    # -- preparing ----------------------------------------------------------------------------------------------------

    def way(self) -> str:
        """What is changed before the next call that is judged."""
        if not self.ways:
            kinds = self.kinds
            self.ways = self.random.sample(kinds, len(kinds))
        return self.ways.pop()

    def prepare(self, slot: int, way: str) -> None:
        """Make a copy ready for a call that is judged."""
        self._began = time.perf_counter()
        bed, buffers = self.bed, self.bed.rotation[slot]
        if way != OUTPUTS:
            self._give(slot, self._other_than(self.inputs_of[slot]))
        self.bound[slot].pack()  # another kernel of a duel may have changed them as well
        for buffer in buffers:
            if buffer.argument.output and way == BOTH:
                bed.kit.poison(buffer)
            elif buffer.argument.output and way == OUTPUTS and buffer.argument.size:
                buffer.poison_run(*run_of(self.random, buffer.argument))
        bed.kit.dirty()
        bed.device.sync()
        self.cost += time.perf_counter() - self._began

    def _give(self, slot: int, trial: Trial) -> None:
        """Copy a trial's inputs into a copy of the arguments."""
        self.inputs_of[slot] = trial
        for buffer, value in zip(self.bed.rotation[slot], trial.inputs, strict=True):
            if value is not None:
                buffer.copy_from(value)

    # -- rows on a CPU ------------------------------------------------------------------------------------------------

    def in_row(self, way: str) -> bool:
        """Whether on a CPU this is changed between the calls of a row."""
        return way in (OUTPUTS, RUN)

    def quiet(self) -> Write:
        """What is written before a call that is not judged: as much as may be poisoned before one that is."""
        buffers = self.bed.rotation[0]
        number = self.random.choice(self._outputs) if self._outputs else 0
        return quiet(buffers[number], run_of(self.random, buffers[number].argument)[1])

    def prepare_row(self, way: str) -> tuple[Write, Write]:
        """Make the first copy ready for a row of calls, of which the last is judged: what is written before that one, and
        before each of the others."""
        self._began = time.perf_counter()
        bed, first = self.bed, self.variants[0]
        if way == RUN:
            if self.inputs_of[0] is not first:
                self._give(0, first)
            if not self._to_come:
                self._to_come = self.random.sample(self._runs, len(self._runs))
            self.inputs_of[0], last, others = self._to_come.pop()
        else:
            buffer = bed.rotation[0][self.random.choice(self._outputs)]
            start, count = run_of(self.random, buffer.argument)
            last, others = poisons(buffer, start, count), quiet(buffer, count)
        self.bound[0].pack()
        bed.kit.dirty()
        bed.device.sync()
        self.cost += time.perf_counter() - self._began
        return last, others

    def lead(self) -> int:
        """How many calls at least come before the judged one of a row, which is to follow another at once; of finalists more,
        to find out who computes for some time after a pause."""
        most = max(2.0, LEAD / self.each) if self._thorough and self.each else 2.0
        return round(float(most ** sqrt(self.random.random())))

    # -- judging ------------------------------------------------------------------------------------------------------

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
