"""Functions that run one element after another: what cannot be said by element."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tvm import te
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

from tk.graph.defined import COMBINE, INDEPENDENT, SHARED_BY

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, For

__all__ = ["copied", "each", "lanes", "local", "serial", "steps", "threads", "warps"]

Body = Callable[..., None]


def serial(
    shapes: list[list[Expr | int]], inputs: list[te.Tensor], body: Body, dtypes: list[str], name: str
) -> te.Tensor | list[te.Tensor]:
    """The tensors that `body`, statements on the buffers of `inputs` and of the results, writes. Of the inputs one at least
    must be computed in the same function: schedules look for blocks inside a root."""

    def build(given: list[Buffer], made: list[Buffer]) -> For:
        with IRBuilder() as builder:
            with T.serial(0, 1):  # one statement
                body(*[T.buffer_proxy(buffer) for buffer in [*given, *made]])
            return builder.get()

    return te.extern(shapes, inputs, build, dtype=dtypes, name=name)


def copied(x: te.Tensor) -> te.Tensor:
    return te.compute(x.shape, lambda *at: x(*at), name="copied")


def each(count: Expr | int) -> Any:
    """A loop whose steps have nothing to do with each other but for variables that each of them sets before it reads them: it
    goes over matrices, or numbers, of which a GPU gives each a thread."""
    return T.serial(0, count, annotations={INDEPENDENT: True})


def threads(begin: Expr | int, end: Expr | int, combine: str = "") -> Any:
    """A loop in `each`, one after another here, whose steps the threads of a GPU's block take side by side: none writes what
    another touches, and what they set of variables from outside is combined ("sum", "max", or "first" of a value, the
    greatest, and where it stands). Outside of such loops all threads do the same, and one stores it."""
    return _shared("threads", begin, end, combine)


def warps(begin: Expr | int, end: Expr | int) -> Any:
    """Likewise, but a warp takes a step, and its lanes share loops in it. A step may not read what it has stored before."""
    return _shared("warps", begin, end, "")


def lanes(begin: Expr | int, end: Expr | int, combine: str = "") -> Any:
    """A loop in `warps` that a warp's lanes share."""
    return _shared("lanes", begin, end, combine)


@contextmanager
def steps(begin: Expr | int, end: Expr | int, **annotations: str) -> Iterator[Expr]:
    """A loop from `begin` on, which runs from 0 on: some that begin elsewhere, inside of others, took other steps on a CPU."""
    with T.serial(0, end - begin, annotations=annotations) as step:
        yield begin + step


def _shared(by: str, begin: Expr | int, end: Expr | int, combine: str) -> Any:
    return steps(begin, end, **{SHARED_BY: by, **({COMBINE: combine} if combine else {})})


def local(dtype: str) -> Buffer:
    """A variable, as element 0."""
    return T.buffer_proxy(T.decl_buffer([1], dtype, scope="local"))
