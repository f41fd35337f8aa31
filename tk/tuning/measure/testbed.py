"""The buffers and references of one task on one device: where its candidates run.

What an output must be lies in memory under random bits, which the gate's kernels take off in registers: no kernel can read it,
and nothing that an earlier kernel got right is left where a later one could find it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.check.algebra import Law, broken, kept
from tk.tuning.check.gate import Band, Finding, Kit, Reading, Sealed, analytic, band_for, exactly, judge, tolerance_for
from tk.tuning.check.kernels import OTHER_POISON, POISON
from tk.tuning.check.reference import SEEN
from tk.tuning.measure.arguments import Argument, Guarded, is_float
from tk.tuning.measure.kernel import Kernel
from tk.verify.families import SPIKE, Operand, Plan, Traits, Values, families_for, positive
from tk.verify.tolerance import unit_roundoff

if TYPE_CHECKING:
    from tvm.runtime import Device

    from tk.aliases import Array
    from tk.target import Target

__all__ = ["Spec", "Testbed", "Trial"]

LARGE = 64 * 2**20  # bytes of arguments above which a timed copy's values are one of two, not of four
SMALL = 2**20  # bytes of arguments up to which there are more of
MANY_ALTERED, FEW_ALTERED = 24, 4  # sets of inputs that differ in a run of elements alone: each takes a reference
MOST_SETS = 64
MOST_BYTES = 16 * 2**30
ALIKE = ("ties", "equal", "zeros", "repeated")  # families of few different values
LOST = {"shifted": SPIKE, "ascending": 2.0, "descending": 2.0, "equal": SPIKE}  # of a mean, times the deviation
CANCELLED = 1.0  # relative error of the default kernel from which on all that is left of a result is rounding
OWN_SEEDS, CHOICES = 0x5EED0000, 0xC401CE00  # apart from those of trials
CORNER = 256  # bytes at both ends of an input that all normal values share: who knows them by their ends is wrong
RUNS = ("last", "single", "first", "anywhere", "single", "single", "anywhere", "single")  # of a run, by turns
PHASE, PHASES = {"cpu": 64, "gpu": 128}, 8  # bytes: what TVM's allocators promise, and how many multiples of it are used


@dataclass(frozen=True)
class Spec:
    """What measuring needs of a task. `reference` is a library and its label; `kits` are the gate's libraries by name;
    `limit` is the least time in seconds that physics allows; `traits` say which families of inputs it gets; `default` is the
    default kernel's library, or "" where it has none."""

    key: str
    arguments: tuple[Argument, ...]
    reference: tuple[str, str]
    kits: Mapping[str, str]
    limit: float
    seed: int
    traits: Traits
    default: str = ""


@dataclass(frozen=True)
class Trial:
    """One set of inputs (an output's position holds None), what each output must be, and how nearly. An element that is finite
    in `expected` and not in one of an output's `alternatives`, or the reverse, or another infinity, may be as it is in any of
    them: without what has no weight, and as the default has it."""

    plan: Plan
    inputs: list[Guarded | None]
    expected: list[Sealed]
    alternatives: list[list[Sealed]]
    bands: list[Band]


class Testbed:
    """Makes inputs and references once; `check` then runs a candidate on them, and a `Watch` (watch.py) times it on
    `rotation`."""

    def __init__(self, spec: Spec, target: Target, device: Device) -> None:
        self.spec, self.device = spec, device
        self.kit = Kit(dict(spec.kits), device)
        self.dtype = tolerance_for(spec.arguments) or "float32"
        self.reference = Kernel(spec.reference[0])
        self.seen = Kernel(spec.reference[0], SEEN) if self.reference.has(SEEN) else None
        self.default = Kernel(spec.default) if spec.default else None
        self.phase = PHASE["gpu" if target.is_gpu else "cpu"]
        self.buffers, self.elsewhere = self._allocate(0), self._allocate(3, OTHER_POISON)
        self.plans = [plan for plan in families_for(spec.traits, spec.seed) if self._judgeable(plan)]
        self.total = sum(argument.nbytes for argument in spec.arguments)
        self._seed, self._choices = spec.seed, CHOICES
        self.positive = False
        first = self._trial(self.plans[0])
        if any(each.odd for each in first.expected):  # logarithms, roots
            self.positive, first = True, self._trial(positive(self.plans[0]))
        self.trials = [first, *(self._made(plan) for plan in self.plans[1:] if plan.cheap)]
        self._finals: list[Trial] | None = None
        self._laws: list[Law] | None = None
        self._altered: list[Trial] | None = None
        self.rotation, self.variants = self._rotation(target)
        self.inputs_of: list[Trial] = [self.trials[0]] * len(self.rotation)  # what each copy's inputs are
        sets = len(self.rotation) + len(self.trials) + len(self.variants) + 2
        wide = sum(8 * argument.size for argument in spec.arguments if argument.output)
        self.nbytes = self.total * sets + wide * (len(self.trials) + len(self.variants))

    def _judgeable(self, plan: Plan) -> bool:
        """Integers have no NaN or infinity to convert to; and where no default says what overflows or cancels, only values
        that do neither are judged."""
        integers = any(each.output and not is_float(each.dtype) and each.dtype != "bool" for each in self.spec.arguments)
        return not (plan.special and integers) and (self.default is not None or plan.name in ("normal", "exact", "ends"))

    def _allocate(self, phase: int, poison: int = POISON) -> list[Guarded]:
        """Buffers for all arguments, each at a phase of its own."""
        made = [
            Guarded(argument, self.device, self.phase * ((phase * (1 + position)) % PHASES), poison)
            for position, argument in enumerate(self.spec.arguments)
        ]
        for buffer in made:
            self.kit.poison(buffer)
        return made

    def _rotation(self, target: Target) -> tuple[list[list[Guarded]], list[Trial]]:
        """The copies that timed calls take in turn, and the normal values that they hold, no two the same. On a GPU twice L2,
        so that what was written last time is gone."""
        copies = 1
        if target.is_gpu:
            most = max(1, MOST_BYTES // max(1, self.total))
            copies = max(1, min(MOST_SETS, max(8, -(-2 * target.l2 // max(1, self.total)) + 1), most))
        rotation = [self._allocate(number + 1) for number in range(copies)]
        given = [position for position, argument in enumerate(self.spec.arguments) if not argument.output]
        most = 2 if self.total > LARGE else 4 if copies > 2 else max(2, min(4, len(given) + 1))
        variants = [self.trials[0]]
        while len(variants) < most:  # who knows its inputs by one of them, however small, is wrong
            kept = given[(len(variants) - 1) % len(given)] if len(given) > 1 else -1
            variants.append(self._trial(self.trials[0].plan, like=self.trials[0], kept=kept))
        return rotation, variants

    @property
    def altered(self) -> list[Trial]:
        """Normal values that differ from the first ones in a run of one input's elements alone, at its end, at its beginning or
        anywhere, which no other part of the inputs tells: for timed calls of finalists."""
        if self._altered is None:
            given = [each for each, argument in enumerate(self.spec.arguments) if not argument.output and argument.size]
            signs = (1, -1) if self.spec.traits.picks else (0,)  # of a maximum only what is larger shows
            most = 2 if self.total > LARGE else FEW_ALTERED if self.total > SMALL else MANY_ALTERED
            given = [given[each] for each in np.random.default_rng(self._seed).permutation(len(given))]
            runs = [(position, kind, sign) for kind in RUNS for sign in signs for position in given]
            self._altered = [self._alter(*run) for run in runs[:most]]
        return self._altered

    @property
    def finals(self) -> list[Trial]:
        """All trials: those of every candidate, and those of finalists, which are made when they are first asked for."""
        if self._finals is None:
            self._finals = [made for plan in self.plans if not plan.cheap if (made := self._made(plan)) is not None]
        return [*self.trials, *self._finals]

    def redraw(self, seed: int) -> None:
        """Draw normal inputs of a seed of its own kind into the first timed copy; but for what may decide how much there is to
        do, lengths, positions and masks, which are the same for each seed where there are other inputs."""
        given = [buffer.argument for buffer in self.rotation[0] if not buffer.argument.output]
        some = any("float" in argument.dtype for argument in given)
        operands = iter(zip(self.trials[0].plan.values, self.spec.traits.operands, strict=True))
        for position, buffer in enumerate(self.rotation[0]):
            if not buffer.argument.output:
                values, operand = next(operands)
                own = seed if "float" in buffer.argument.dtype or not some else 0
                self.kit.draw(buffer, (own << 8 | position) ^ OWN_SEEDS, values, _in_range(operand, buffer.argument))

    # -- trials -------------------------------------------------------------------------------------------------------

    def _made(self, plan: Plan) -> Trial:
        return self._trial(positive(plan) if self.positive and not plan.exact else plan)

    def _trial(self, plan: Plan, like: Trial | None = None, kept: int = -1) -> Trial:
        """A trial of a family, drawn anew; with `like`, one that no end of an input tells from that one, nor the argument at
        `kept`, which is the same."""
        operands = iter(zip(plan.values, self.spec.traits.operands, strict=True))
        inputs: list[Guarded | None] = []
        for argument in self.spec.arguments:
            inputs.append(None if argument.output else Guarded(argument, self.device))
            if (buffer := inputs[-1]) is not None:
                self._seed += 1
                values, operand = next(operands)
                self.kit.draw(buffer, self._seed, values, _in_range(operand, buffer.argument))
        for position, (mine, theirs) in enumerate(zip(inputs, like.inputs if like else (), strict=bool(like))):
            if position == kept and mine is not None and theirs is not None:
                mine.copy_from(theirs)
            elif mine is not None and theirs is not None and is_float(mine.argument.dtype):
                mine.corner(theirs, CORNER)
        expected = self._run_reference(inputs)
        trial = Trial(plan, inputs, expected, [[] for _ in expected], [])
        return self._with_bands(trial)

    def _alter(self, position: int, kind: str, sign: int) -> Trial:
        """The first normal values with others in a run of the input at `position`, far above or below them: `sign`, or by
        chance."""
        first, argument = self.trials[0], self.spec.arguments[position]
        given = [each for each, value in enumerate(first.inputs) if value is not None]
        operand = _in_range(self.spec.traits.operands[given.index(position)], argument)
        drawn, altered = Guarded(argument, self.device), Guarded(argument, self.device)
        self._seed += 1
        values = first.plan.values[given.index(position)]
        if is_float(argument.dtype):
            values = _moved(values, sign or (-1) ** self._seed)
        self.kit.draw(drawn, self._seed, values, operand)
        inputs = list(first.inputs)
        source = inputs[position]
        assert source is not None
        self.kit.poison(altered)
        altered.copy_from(source)
        altered.copy_run(drawn, *_run(kind, argument, np.random.default_rng(self._seed)))
        inputs[position] = altered
        expected = self._run_reference(inputs)
        plan = replace(first.plan, name="altered")
        return self._with_bands(Trial(plan, inputs, expected, [[] for _ in expected], []))

    def _run_reference(self, inputs: Sequence[Guarded | None], kernel: Kernel | None = None) -> list[Sealed]:
        found = self._reference_values(inputs, kernel=kernel)
        return [self._seal(values, is_float(argument.dtype)) for argument, values in found]

    def _reference_values(
        self, inputs: Sequence[Guarded | None], kernel: Kernel | None = None, moved: Callable[[int], Array] | None = None
    ) -> list[tuple[Argument, Any]]:
        """Each output's argument and what it must be, flat, in plain sight, by the reference or another `kernel` of its
        library. A float64 reference gets floating inputs times what `moved` gives, flat, for an argument's position."""
        import tvm

        wide = self.spec.reference[1] == "float64"
        buffers: list[Guarded] = []
        for position, (argument, value) in enumerate(zip(self.spec.arguments, inputs, strict=True)):
            widened = wide and is_float(argument.dtype)
            buffer = value
            if buffer is None or widened:
                buffer = Guarded(_widened(argument) if widened else argument, self.device)
                self.kit.poison(buffer)
            if value is not None and widened and argument.size:
                self.kit.widen(value, buffer.flat)
                if moved is not None:
                    buffer.flat.copyfrom(buffer.flat.numpy() * moved(position))
            buffers.append(buffer)
        (kernel or self.reference).bind([buffer.tensor for buffer in buffers], self.device).call()
        self.device.sync()
        found = []
        for argument, buffer in zip(self.spec.arguments, buffers, strict=True):
            if not argument.output:
                continue
            values = buffer.flat if is_float(argument.dtype) else buffer.bits
            if is_float(argument.dtype) and not wide:
                values = tvm.runtime.empty((argument.size,), "float64", self.device)
                self.kit.widen(buffer, values)
            found.append((argument, values))
        return found

    def _steepness(self, trial: Trial, cancels: bool = False) -> list[tuple[float, float]]:
        """By how many times its usual error each output may be off in any order of summation, and its worst element: half of
        the unit roundoffs by which it moves where each input moves by one (of normal values about two): each element up or
        down for itself, or all of a sum's together, as sums of one sign are off; the largest of a few draws. Of what is no
        exponent this is looked at where all of it `cancels` in the default kernel: equal values less their mean, of a norm. It
        is four times as much there: whole roundoffs, and half the terms of them, which equal terms' worst order is off by."""
        usual = trial.plan.name == "normal" or trial.plan.special or trial.plan.exact
        if usual or not (self.spec.traits.steep or cancels) or self.spec.reference[1] != "float64":
            return [(1.0, 1.0)] * len(trial.expected)
        draws = [False, True] + [True] * (2 if self.total <= SMALL else 0)  # what few rows move by varies from draw to draw
        found = zip(*(self._moves(trial, together, number) for number, together in enumerate(draws)), strict=True)
        times = 4 if cancels else 1
        return [(times * max(all_of for all_of, _ in each), times * max(worst for _, worst in each)) for each in found]

    def _moves(self, trial: Trial, together: bool, number: int) -> list[tuple[float, float]]:
        """The same for draw `number`, of elements that move each for itself, or `together` with those of their row."""
        import tvm

        unit, rng = unit_roundoff(self.spec.traits.accumulator), np.random.default_rng((self._seed, number))
        found: list[tuple[float, float]] = []
        given = [position for position, argument in enumerate(self.spec.arguments) if not argument.output]

        def moved(position: int) -> Array:
            operand = self.spec.traits.operands[given.index(position)]
            rows, linear = operand.size, np.arange(operand.size)
            if together:
                rows, linear = operand.size // operand.length, operand.rows(linear)
            return np.asarray(1 + unit * (2 * rng.integers(0, 2, rows) - 1)[linear])

        values = self._reference_values(trial.inputs, moved=moved)
        for (argument, there), expected in zip(values, trial.expected, strict=True):
            found.append((1.0, 1.0))
            if not is_float(argument.dtype) or not argument.size:
                continue
            plain = tvm.runtime.empty((argument.size,), "float64", self.device)
            self.kit.settle(there, expected, plain)
            before, after = plain.numpy(), there.numpy()
            finite = np.isfinite(before) & np.isfinite(after)
            size, off = np.abs(before[finite]), np.abs(after - before)[finite]
            if rms := float(np.sqrt(np.mean(size**2))) if size.size else 0.0:
                error, element = float(np.sqrt(np.mean(off**2))) / rms, float((off / (size + rms)).max())
                found[-1] = (max(1.0, error / unit / 2), max(1.0, element / unit / 2))
            for each in (plain, there):  # no candidate may find them in memory that was given back
                self._seal(each, True)
        return found

    def _seal(self, values: Any, floating: bool) -> Sealed:
        self._seed += 1
        return self.kit.seal(values, floating, self._seed * 0x9E3779B1)

    def _with_bands(self, trial: Trial) -> Trial:
        """How far off each output may be, from how far off the default is on the same inputs."""
        import tvm

        outputs = [(i, each) for i, each in enumerate(self.spec.arguments) if each.output]
        usual = trial.plan.name == "normal"
        terms, kept_in = self.spec.traits.terms, self.spec.traits.accumulator
        bounds = [analytic(self.dtype, terms, _alone_sums(each), kept_in) if usual else None for _, each in outputs]
        if self.default is None:
            return replace(trial, bands=[_alone(trial.plan, each.dtype, self.dtype, terms, kept_in) for _, each in outputs])
        self.fill(self.buffers, trial)
        self.default.bind([buffer.tensor for buffer in self.buffers], self.device).call()
        self.device.sync()
        bands, steepness = [], self._steepness(trial)
        cancelled = steepness if self.spec.traits.steep else None  # what it is of results that cancel, once one does
        alternatives: list[list[Sealed]] = [[] for _ in outputs]
        if self.seen is not None and trial.plan.special:
            seen = zip(outputs, self._run_reference(trial.inputs, self.seen), strict=True)
            alternatives = [[sealed] if is_float(each.dtype) else [] for (_, each), sealed in seen]
        for number, (position, argument) in enumerate(outputs):
            buffer = self.buffers[position]
            expected = self._chosen(buffer, trial.expected[number], alternatives[number])
            if is_float(argument.dtype) and not usual and not trial.plan.exact:
                mine, settled = (tvm.runtime.empty((argument.size,), "float64", self.device) for _ in range(2))
                self.kit.widen(buffer, mine)
                if self.kit.settle(mine, expected, settled):
                    alternatives[number].append(expected := self._seal(settled, True))
            reading = self.kit.read(buffer, expected)
            honest = Reading(reading.error, reading.element, 0)
            exact = trial.plan.exact and is_float(argument.dtype)
            alike = trial.plan.name in ALIKE
            of_all, of_worst = steepness[number]
            if honest.error > CANCELLED:
                cancelled = cancelled or self._steepness(trial, cancels=True)
                of_all, of_worst = cancelled[number]
            lost = max(LOST.get(trial.plan.name, 1.0), of_all) * _alone_sums(argument)
            bands.append(
                exactly(argument.dtype) if exact else band_for(
                    argument.dtype, terms, honest, bounds[number], alike, lost, kept_in, of_worst)
                if is_float(argument.dtype) else Band(0.0, 0.0)
            )  # fmt: skip
            self.kit.poison(buffer)
        return replace(trial, alternatives=alternatives, bands=bands)

    def _chosen(self, buffer: Guarded, expected: Sealed, alternatives: Sequence[Sealed]) -> Sealed:
        """What an output must be, with those of `alternatives` that it is like where they differ from `expected` in what is
        finite."""
        import tvm

        if not alternatives:
            return expected
        mine = tvm.runtime.empty((buffer.argument.size,), "float64", self.device)
        self.kit.widen(buffer, mine)
        for each in alternatives:
            chosen = tvm.runtime.empty((buffer.argument.size,), "float64", self.device)
            self.kit.choose(mine, expected, each, chosen)
            self._choices += 1  # apart from what draws inputs
            expected = self.kit.seal(chosen, True, self._choices * 0x9E3779B1)
        return expected

    # -- candidates ---------------------------------------------------------------------------------------------------

    def fill(self, buffers: Sequence[Guarded], trial: Trial) -> None:
        """Give buffers a trial's inputs; outputs are poisoned."""
        for buffer, value in zip(buffers, trial.inputs, strict=True):
            if value is None:
                self.kit.poison(buffer)
            else:
                buffer.copy_from(value)

    def check(self, kernel: Kernel, thorough: bool = False, repeats: bool = True) -> Finding:
        """Run a candidate on each set of inputs, the first one twice, and compare: the first finding that has a reason, else
        that of normal values. `thorough`: on all families; `repeats`: it must give the same bits twice, wherever its buffers
        lie."""
        found = None
        for trial in self.finals if thorough else self.trials:
            self.run(kernel, self.buffers, trial)
            finding = self.judge(self.buffers, trial)
            if finding.reason:
                return finding
            if found is None:
                found = finding
                self.run(kernel, self.elsewhere, trial)
                again = self.judge(self.elsewhere, trial)
                if again.reason:
                    return replace(again, reason=f"run again: {again.reason}")
                if repeats and not self._same_outputs():
                    return replace(again, reason="it gives other bits each time")
        if thorough and self.total <= LARGE and (why := broken(self, kernel, self.laws)):
            return Finding(float("inf"), 0.0, f"by algebra: {why}")
        return found or Finding(0.0, 0.0)

    @property
    def laws(self) -> list[Law]:
        """The laws that finalists must keep."""
        if self._laws is None:
            self._laws = kept(self)
        return self._laws

    def run(self, kernel: Kernel, buffers: Sequence[Guarded], trial: Trial) -> None:
        """Run a kernel on a trial's inputs, in `buffers`, with rubbish in scratch memory."""
        self.fill(buffers, trial)
        bound = kernel.bind([buffer.tensor for buffer in buffers], self.device)
        self.kit.dirty()
        bound.call()
        self.device.sync()

    def _same_outputs(self) -> bool:
        pairs = zip(self.buffers, self.elsewhere, strict=True)
        found = [self.kit.differ(left, right) for left, right in pairs if left.argument.output]
        self.kit.collect()
        return not any(each.count() for each in found)

    def judge(self, buffers: Sequence[Guarded], trial: Trial) -> Finding:
        """Compare what a run left in `buffers`: guards, inputs, outputs. The worst finding."""
        spoilt = [self.kit.spoilt(buffer) for buffer in buffers]
        pairs = list(zip(buffers, trial.inputs, strict=True))
        changed = [self.kit.differ(buffer, value) if value is not None else None for buffer, value in pairs]
        outputs = [buffer for buffer, value in pairs if value is None]
        expected = list(zip(outputs, trial.expected, trial.bands, strict=True))
        readings = [self.kit.compare(buffer, sealed, band.exact) for buffer, sealed, band in expected]
        self.kit.collect()
        for position, (guards, inputs) in enumerate(zip(spoilt, changed, strict=True)):
            if guards.count():
                return Finding(float("inf"), 0.0, f"{trial.plan.name}: argument {position}: written outside its bounds", True)
            if inputs is not None and inputs.count():
                return Finding(float("inf"), 0.0, f"{trial.plan.name}: argument {position}: an input was changed", True)
        worst = Finding(0.0, 0.0)
        for (buffer, sealed, band), others, reading in zip(expected, trial.alternatives, readings, strict=True):
            found = judge(reading(), band, buffer.argument)
            if found.reason and others:  # it overflows where the default does, or skips what has no weight
                found = judge(self.kit.read(buffer, self._chosen(buffer, sealed, others), band.exact), band, buffer.argument)
            worst = _worse(worst, replace(found, reason=f"{trial.plan.name}: {found.reason}") if found.reason else found)
        return worst


def _alone(plan: Plan, dtype: str, narrowest: str, terms: int, accumulator: str) -> Band:
    """The band where no default kernel says what an honest one reaches."""
    if not is_float(dtype):
        return Band(0.0, 0.0)
    return exactly(dtype) if plan.exact else analytic(narrowest, terms, accumulator=accumulator)


def _moved(values: Values, sign: int) -> Values:
    """Floating `values` so far up or down that none of them is likely to be what it was."""
    if values.positive:
        return replace(values, shift=SPIKE) if sign > 0 else replace(values, positive=values.positive / 16)
    return replace(values, shift=sign * SPIKE)


def _run(kind: str, argument: Argument, rng: np.random.Generator) -> tuple[int, int]:
    """Where a run of an argument's elements starts, and how many they are: one to a quarter of them, each evenly by its
    logarithm, of integers eight at least, since two of them may be alike by chance."""
    size = argument.size
    longest = 1 if kind == "single" else max(1, size // 4)
    count = round(longest ** rng.random())
    if not is_float(argument.dtype):
        count = min(size, max(8, count))
    starts = {"last": size - count, "first": 0}
    return starts.get(kind, int(rng.integers(0, size - count + 1))), count


def _alone_sums(argument: Argument) -> float:
    """How many times smaller than usual a result may be by chance: a sum of both signs that stands almost alone may be
    nearly zero, which many level out."""
    return max(1.0, 32 / max(1, argument.size))


def _in_range(operand: Operand, argument: Argument) -> Operand:
    """An operand whose integers fit their width."""
    most = 2 if argument.dtype == "bool" else 2 ** min(31, argument.width - (0 if argument.dtype.startswith("u") else 1))
    return operand if operand.signed or operand.highest <= most else replace(operand, highest=most)


def _widened(argument: Argument) -> Argument:
    """The argument as the reference has it."""
    return replace(argument, dtype="float64") if is_float(argument.dtype) else argument


def _worse(left: Finding, right: Finding) -> Finding:
    if left.reason or right.reason:
        return left if left.reason else right
    return right if right.error >= left.error else left
