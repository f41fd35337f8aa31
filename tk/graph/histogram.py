"""How often each of 0, 1, … is among integers: what `bincount` and `histc` are made of.

counts[bins] = of each bin, how many of index[n] are it; what is no bin is counted nowhere
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tvm import relax, tirx
from tvm.script import tirx as T

from tk.graph.dataflow import static_size
from tk.graph.defined import Statements, defined_as, defining, function_of, sized

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["HistogramProblem", "counted", "definition", "histogram_problem"]

NAME = "histogram"


@dataclass(frozen=True)
class HistogramProblem:
    """The dtype of what is counted, how many there are, and how many bins; None where that is known at a call alone."""

    dtype: str
    n: int | None
    bins: int | None


def counted(builder: relax.BlockBuilder, index: Expr, bins: Expr | int) -> Expr:
    """How often each of `bins` is in the vector `index`, int64 [bins]."""
    (size,) = index.ty.shape.values
    problem = HistogramProblem(str(index.ty.dtype.dtype), static_size(size), static_size(bins))
    var = builder.add_func(definition(problem), NAME)
    return builder.emit(relax.call_tir(var, [index], relax.TensorType([bins], "int64")))


def launched(problem: HistogramProblem, statements: Statements) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro of that name writes, given its tensors."""
    n, bins = sized(problem.n, "n"), sized(problem.bins, "number")
    return function_of({"index": ((n,), problem.dtype), "counts": ((bins,), "int64")}, statements)


def definition(problem: HistogramProblem) -> PrimFunc:
    """A PrimFunc(index[n], counts[bins]) that counts one after another."""

    @T.macro  # type: ignore[untyped-decorator]
    def histogram(index: Buffer, counts: Buffer) -> None:
        size, number = T.meta_var((index.shape[0], counts.shape[0]))
        for _ in T.serial(1):  # a block inside of the root, which schedules look for
            with T.sblock("histogram"):
                T.reads(index[0:size])
                T.writes(counts[0:number])
                for i in T.serial(number):
                    counts[i] = T.int64(0)
                for i in T.serial(size):
                    at = T.meta_var(T.Cast("int64", index[i]))
                    if tirx.all(at >= 0, at < number):
                        counts[at] = counts[at] + T.int64(1)

    return defining(launched(problem, histogram), NAME)


def histogram_problem(func: PrimFunc) -> HistogramProblem | None:
    """What `func` counts; None where it does no such thing."""
    if defined_as(func, NAME) is None:
        return None
    index, counts = func.params
    return HistogramProblem(str(index.dtype), static_size(index.shape[0]), static_size(counts.shape[0]))
