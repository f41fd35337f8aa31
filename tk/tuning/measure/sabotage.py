"""What right numbers do not show: a kernel that writes to its inputs for a while, to what an earlier call was given, or that is
fast for inputs alone which it has seen. Finalists are looked at for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from tk.tuning.check.gate import Finding
from tk.tuning.measure.arguments import Guarded
from tk.tuning.measure.bench import slower
from tk.tuning.measure.private_pages import PrivatePages

if TYPE_CHECKING:
    from tk.tuning.measure.bench import Timer
    from tk.tuning.measure.kernel import Kernel
    from tk.tuning.measure.testbed import Testbed

__all__ = ["faster_when_seen", "writes_elsewhere"]

PAIRS = 12  # calls with inputs that were seen, and as many with new ones
FAMILIAR = 1.25  # times faster, beyond which it is no chance
COLD = 20.0  # µs more for new inputs that an honest kernel was seen to take: its caches hold the values of before
MISPREDICTED = 0.005  # µs of a branch that a CPU foresees for inputs that it has seen alone: some 20 cycles
FORESEEN = 1 << 14  # of such branches, about as many as a predictor remembers
ROUNDS = 3  # in which it must be so: on a busy machine one may be chance all the same
UNCLEAR = 1  # rounds more whose medians say so, but not beyond doubt: there, too, other work disturbs a call or two
MOST = 1 << 28  # bytes of arguments above which drawing them so often takes too long


def writes_elsewhere(bed: Testbed, kernel: Kernel) -> Finding:
    """Run a kernel on other buffers than before: neither the earlier ones nor its inputs' pages may be written."""
    trial = bed.trials[0]
    bed.run(kernel, bed.buffers, trial)
    bed.fill(bed.buffers, trial)
    host = bed.device.dlpack_device_type() == 1 and PrivatePages.available()
    pages = {
        position: PrivatePages(value.flat)
        for position, value in enumerate(trial.inputs)
        if host and value is not None and value.argument.size
    }
    bed.fill(bed.elsewhere, trial)
    tensors = [
        pages[position].view(buffer.argument.shape, buffer.argument.dtype) if position in pages else buffer.tensor
        for position, buffer in enumerate(bed.elsewhere)
    ]
    kernel.bind(tensors, bed.device).call()
    bed.device.sync()
    for position, page in pages.items():
        if page.written():
            return Finding(float("inf"), 0.0, f"argument {position}: an input was written, though its values are back", True)
    return _touched(bed, trial.inputs)


def _touched(bed: Testbed, inputs: Sequence[Guarded | None]) -> Finding:
    """What a call on other buffers did to those of the call before."""
    for position, (buffer, value) in enumerate(zip(bed.buffers, inputs, strict=True)):
        before = value
        if before is None:
            before = Guarded(buffer.argument, bed.device)
            bed.kit.poison(before)
        changed = bed.kit.differ(buffer, before)
        bed.kit.collect()
        if changed.count():
            return Finding(float("inf"), 0.0, f"argument {position} of an earlier call was written", True)
    return Finding(0.0, 0.0)


def faster_when_seen(bed: Testbed, timer: Timer) -> str:
    """Why a kernel seems to remember results: its calls are faster for inputs that it was given before; "" if not. Both kinds
    of inputs are drawn right before their call, so that caches are the same."""
    if bed.total > MOST:
        return ""
    honest, clear, unclear = _cold(bed), 0, 0
    while clear < ROUNDS:
        times: dict[bool, list[float]] = {True: [], False: []}  # by whether inputs are new
        for turn in range(PAIRS):
            timer.alone_with(partial(bed.redraw, 0))  # both follow a call with the inputs that were seen
            for new in (False, True):
                number = 1 + (clear + unclear) * PAIRS + turn if new else 0
                times[new].append(timer.alone_with(partial(bed.redraw, number)))
        seen, fresh = (median(times[new]) * 1e6 for new in (False, True))
        if fresh - seen < honest or fresh < FAMILIAR * seen:
            return ""
        if slower(times[False], times[True], FAMILIAR, 0.999):
            clear += 1
        elif (unclear := unclear + 1) > UNCLEAR:
            return ""
    return f"it takes {seen:.1f} µs for inputs that it was given before, {fresh:.1f} µs for others"


def _cold(bed: Testbed) -> float:
    """The µs more that new inputs may take an honest kernel: on a CPU one that branches by the sign of each element, as a ReLU
    may, was seen to take 8 µs for 5,988 elements that it had been given before, and 33 for others."""
    host = bed.device.dlpack_device_type() == 1
    elements = max((argument.size for argument in bed.spec.arguments), default=0)
    return COLD + (MISPREDICTED * min(elements, FORESEEN) if host else 0.0)
