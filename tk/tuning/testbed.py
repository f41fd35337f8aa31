"""The buffers and references of one task on one device: where its candidates run."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.tuning.arguments import Argument, Guarded, is_float
from tk.tuning.gate import Expected, Finding, Kit, tolerance_for

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["Kernel", "Spec", "Testbed"]

LARGE = 64 * 2**20  # bytes of arguments above which one set of random inputs is checked, not two
MOST_SETS = 64
MOST_BYTES = 16 * 2**30


@dataclass(frozen=True)
class Spec:
    """What measuring needs of a task. `reference` is a library and its label; `kits` are the gate's libraries by name;
    `limit` is the least time in seconds that physics allows."""

    key: str
    arguments: tuple[Argument, ...]
    reference: tuple[str, str]
    kits: Mapping[str, str]
    limit: float
    seed: int


class Kernel:
    """A library's function, and its weights' packing where it has one (see `packing.py`)."""

    def __init__(self, library: str) -> None:
        import tvm

        self.function = tvm.runtime.load_module(library)["main"]
        facts = Path(library).with_suffix(".json")
        self.packing = json.loads(facts.read_text()) if facts.exists() else None
        pack = Path(library).with_suffix(".pack.so")
        self.pack = tvm.runtime.load_module(str(pack))["main"] if self.packing else None

    def bind(self, tensors: list[Any], device: Any) -> list[Any]:
        """The arguments that the function takes, from those of the unscheduled one: weights are packed now."""
        if self.packing is None or self.pack is None:
            return tensors
        import tvm

        packed = {position: tvm.runtime.empty(shape, dtype, device) for position, shape, dtype in self.packing["packed"]}
        self.pack(*[tensors[position] for position in self.packing["sources"]], *packed.values())
        return [packed.get(position, tensor) for position, tensor in enumerate(tensors)]


@dataclass(frozen=True)
class _Trial:
    """One set of random inputs (an output's place holds None), and what each output must be."""

    inputs: list[Guarded | None]
    expected: list[Expected]


class Testbed:
    """Makes inputs and references once; `check` then runs a candidate on them, and `bound` gives it what it is timed on."""

    def __init__(self, spec: Spec, target: Target, device: Any) -> None:
        self.spec, self.device = spec, device
        self.kit = Kit(dict(spec.kits), device)
        total = sum(argument.nbytes for argument in spec.arguments)
        self.dtype = tolerance_for(spec.arguments) or "float32"
        self.trials = self._trials(1 if total > LARGE else 2)
        self.buffers = self._allocate()
        copies = 1
        if target.is_gpu:  # twice L2, so that what was written last time is gone
            copies = max(1, min(MOST_SETS, -(-2 * target.l2 // max(1, total)) + 1, MOST_BYTES // max(1, total)))
        self.rotation = [self._allocate() for _ in range(copies)]
        for buffers in self.rotation:
            self._fill(buffers, self.trials[0])
        wide = sum(8 * argument.size for argument in spec.arguments if argument.output)
        self.nbytes = total * (len(self.trials) + 1 + copies) + wide * len(self.trials)

    def _allocate(self) -> list[Guarded]:
        return [Guarded(argument, self.device) for argument in self.spec.arguments]

    def _fill(self, buffers: Sequence[Guarded], trial: _Trial) -> None:
        for buffer, value in zip(buffers, trial.inputs, strict=True):
            if value is None:
                self.kit.poison(buffer)
            else:
                buffer.copy_from(value)

    def _trials(self, count: int) -> list[_Trial]:
        """Positive inputs where normal ones give values that are not finite (logarithms, roots)."""
        reference = Kernel(self.spec.reference[0])
        trials = [self._trial(reference, number, False) for number in range(count)]
        if any(each.odd for trial in trials for each in trial.expected):
            trials = [self._trial(reference, number, True) for number in range(count)]
        return trials

    def _trial(self, reference: Kernel, number: int, positive: bool) -> _Trial:
        arguments = self.spec.arguments
        # an index must fit the smallest dim that it may index
        dims = [dim for argument in arguments if is_float(argument.dtype) and not argument.output for dim in argument.shape]
        highest = min((dim for dim in dims if dim > 1), default=2)
        inputs: list[Guarded | None] = []
        for position, argument in enumerate(arguments):
            inputs.append(None if argument.output else Guarded(argument, self.device))
            if (buffer := inputs[-1]) is not None:
                self.kit.draw(buffer, self.spec.seed + 64 * number + position, positive, highest)
        return _Trial(inputs, self._run_reference(reference, inputs))

    def _run_reference(self, kernel: Kernel, inputs: Sequence[Guarded | None]) -> list[Expected]:
        import tvm

        wide = self.spec.reference[1] == "float64"
        buffers: list[Guarded] = []
        for argument, value in zip(self.spec.arguments, inputs, strict=True):
            widened = wide and is_float(argument.dtype)
            buffer = value
            if buffer is None or widened:
                buffer = Guarded(replace(argument, dtype="float64") if widened else argument, self.device)
            if value is None:
                self.kit.poison(buffer)
            elif widened:
                self.kit.widen(value, buffer.flat)
            buffers.append(buffer)
        kernel.function(*kernel.bind([buffer.tensor for buffer in buffers], self.device))
        self.device.sync()
        expected = []
        for argument, buffer in zip(self.spec.arguments, buffers, strict=True):
            if not argument.output:
                continue
            values = buffer.flat if is_float(argument.dtype) else buffer.bits
            if is_float(argument.dtype) and not wide:
                values = tvm.runtime.empty((argument.size,), "float64", self.device)
                self.kit.widen(buffer, values)
            expected.append(self.kit.expect(values, is_float(argument.dtype)))
        return expected

    def bound(self, kernel: Kernel) -> list[list[Any]]:
        """The argument lists of the rotation, as this kernel takes them; the results that `check_timed` reads are poisoned."""
        for buffer in self.rotation[-1]:
            if buffer.argument.output:
                self.kit.poison(buffer)
        return [kernel.bind([buffer.tensor for buffer in buffers], self.device) for buffers in self.rotation]

    def check(self, kernel: Kernel) -> Finding:
        """Run a candidate once on each set of inputs and compare; the worst finding."""
        worst = Finding(0.0, 0.0)
        for trial in self.trials:
            self._fill(self.buffers, trial)
            kernel.function(*kernel.bind([buffer.tensor for buffer in self.buffers], self.device))
            self.device.sync()
            worst = _worse(worst, self._judge(self.buffers, trial))
        return worst

    def check_timed(self) -> Finding:
        """Compare what the timed runs left in the last set of buffers."""
        self.device.sync()
        return self._judge(self.rotation[-1], self.trials[0])

    def _judge(self, buffers: Sequence[Guarded], trial: _Trial) -> Finding:
        worst = Finding(0.0, 0.0)
        expected = iter(trial.expected)
        for position, (buffer, value) in enumerate(zip(buffers, trial.inputs, strict=True)):
            if not buffer.intact():
                return Finding(float("inf"), 0.0, f"argument {position}: written outside its bounds", True)
            if value is None:
                worst = _worse(worst, self.kit.compare(buffer, next(expected), self.dtype))
            elif not self.kit.same(buffer, value):
                return Finding(float("inf"), 0.0, f"argument {position}: an input was changed", True)
        return worst


def _worse(left: Finding, right: Finding) -> Finding:
    if left.reason or right.reason:
        return left if left.reason else right
    return right if right.error >= left.error else left
