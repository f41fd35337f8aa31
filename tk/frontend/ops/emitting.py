"""The block of a function that is being built."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tvm import relax

__all__ = ["dataflow"]


@contextmanager
def dataflow(builder: relax.BlockBuilder) -> Iterator[None]:
    """A dataflow block in the function that `builder` builds. After an error nothing of the function is left open, of which TVM
    warns when the builder goes."""
    try:
        with builder.dataflow():
            yield
    except BaseException:
        builder._end_block()
        raise
