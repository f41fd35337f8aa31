"""What loading a package costs, and a call of a small one beside its work: medians, to be run in turns with another checkout.

python tests/load_cost.py LARGE.tk SMALL.tk        # milliseconds a load; microseconds a call with torch and with NumPy
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
import torch

import tk


def median(work: Callable[[], object], rounds: int, calls: int) -> float:
    """Seconds of a call, by this thread's own clock, which other processes do not move."""
    times = []
    for _ in range(rounds):
        started = time.thread_time()
        for _ in range(calls):
            work()
        times.append((time.thread_time() - started) / calls)
    return statistics.median(times)


def main() -> None:
    large, small = sys.argv[1:]
    tk.load(large)
    started = []
    for _ in range(15):
        before = time.process_time()  # sums are computed in threads
        tk.load(large)
        started.append(time.process_time() - before)
    module = tk.load(small)
    inputs = [np.zeros([dim if isinstance(dim, int) else 1 for dim in spec.shape], spec.dtype) for spec in module.inputs]
    tensors = [torch.from_numpy(array).clone() for array in inputs]
    for _ in range(2000):
        module(*tensors)
    figures = {
        "load ms": statistics.median(started) * 1e3,
        "call torch µs": median(lambda: module(*tensors), 21, 500) * 1e6,
        "call numpy µs": median(lambda: module(*inputs), 21, 500) * 1e6,
    }
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
