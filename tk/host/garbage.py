"""When Python looks for cycles of objects: seldom, while tk compiles.

By default it looks through all objects whenever a quarter more are there, eight times while torch and TVM are imported and a
graph is built, of which nothing is free: a third of the CPU time of a small model's compile.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

__all__ = ["SELDOM", "seldom"]

SELDOM = (250_000, 20, 20)  # gc.set_threshold's: objects, and how many looks at younger ones go before one at older ones
_lock, _inside, _before = Lock(), 0, SELDOM


@contextmanager
def seldom() -> Iterator[None]:
    """Within it, in any number of threads, Python looks less often. What it did before comes back with the last to leave."""
    global _inside, _before
    with _lock:
        if _inside == 0:
            _before = gc.get_threshold()
            if _before[0] > 0:  # else it never looks
                gc.set_threshold(*(max(pair) for pair in zip(_before, SELDOM, strict=True)))
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if _inside == 0:
                gc.set_threshold(*_before)
