"""Functions that run one element after another: what cannot be said by element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm import te
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

__all__ = ["copied", "local", "serial"]

Body = Callable[..., None]


def serial(shapes: list[list[Any]], inputs: list[Any], body: Body, dtypes: list[str], name: str) -> Any:
    """The tensors that `body`, statements on the buffers of `inputs` and of the results, writes. Of the inputs one at least
    must be computed in the same function: schedules look for blocks inside a root."""

    def build(given: Any, made: Any) -> Any:
        with IRBuilder() as builder:
            with T.serial(0, 1):  # one statement
                body(*[T.buffer_proxy(buffer) for buffer in [*given, *made]])
            return builder.get()

    return te.extern(shapes, inputs, build, dtype=dtypes, name=name)


def copied(x: Any) -> Any:
    return te.compute(x.shape, lambda *at: x(*at), name="copied")


def local(dtype: str) -> Any:
    """A variable, as element 0."""
    return T.buffer_proxy(T.decl_buffer([1], dtype, scope="local"))
