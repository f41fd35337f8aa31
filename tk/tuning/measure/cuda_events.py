"""Time on a GPU's stream, by CUDA events."""

from __future__ import annotations

from math import ceil
from typing import Any

from tk.errors import TuneError, message

__all__ = ["Events"]

SCRATCH = 256 << 20  # bytes
FASTEST_FILL = 5e12  # bytes a second: more than memory takes


class Events:
    """A pair of events on the default stream, which TVM launches on. `start()`, work, `stop()` gives seconds."""

    scratch: Any = None

    def __init__(self) -> None:
        try:
            from cuda.bindings import runtime
        except ImportError as error:
            raise TuneError(message("cannot time a GPU", need="cuda-bindings", do="pip install 'tk-compiler[cuda]'")) from error
        self.runtime = runtime
        self.before, self.after = (_checked(runtime.cudaEventCreate()) for _ in range(2))

    def reset(self) -> None:
        """Let go of what a kernel asked L2 to keep."""
        _checked(self.runtime.cudaDeviceSynchronize())
        _checked(self.runtime.cudaCtxResetPersistingL2Cache())

    def start(self, ahead: float = 0.0) -> None:
        """Mark the beginning; what was launched before has ended by then. The device is kept busy for at least `ahead` seconds
        before: what the host launches meanwhile then follows the mark without gaps."""
        _checked(self.runtime.cudaDeviceSynchronize())
        if ahead and self.scratch is None:
            self.scratch = _checked(self.runtime.cudaMalloc(SCRATCH))
        for _ in range(ceil(ahead * FASTEST_FILL / SCRATCH)):
            _checked(self.runtime.cudaMemsetAsync(self.scratch, 1, SCRATCH, 0))
        _checked(self.runtime.cudaEventRecord(self.before, 0))

    def stop(self) -> float:
        """Seconds on the device since `start`."""
        _checked(self.runtime.cudaEventRecord(self.after, 0))
        _checked(self.runtime.cudaEventSynchronize(self.after))
        return float(_checked(self.runtime.cudaEventElapsedTime(self.before, self.after))) / 1e3


def _checked(result: Any) -> Any:
    error, *values = result
    if int(error) != 0:
        raise TuneError(message(f"the GPU reports {error!r}", do="the measuring process is replaced"))
    return values[0] if values else None
