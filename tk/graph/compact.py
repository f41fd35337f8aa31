"""Where a vector of flags is set, in order, and how often: what `nonzero`, masks as indices and `unique` are made of.

    flags[n] → indices[n], of which the first count[1] are written as meant: those i with flags[i], from the least on

How many there are becomes a symbolic dim when a model runs; what lies behind them is never read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tvm import relax
from tvm.script import tirx as T

from tk.graph.dataflow import static_size
from tk.graph.defined import Statements, defined_as, defining, function_of, sized

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["CompactProblem", "compact_problem", "compacted", "definition"]

NAME = "compact"


@dataclass(frozen=True)
class CompactProblem:
    """The indices of the flags that are set among `n`; None where that is known at a call alone."""

    n: int | None


def compacted(builder: relax.BlockBuilder, flags: Expr) -> tuple[Expr, Expr]:
    """The indices at which `flags`, a vector of bool, is set, int64 [n], and how many they are, int64 [1]."""
    (size,) = flags.ty.shape.values
    var = builder.add_func(definition(CompactProblem(static_size(size))), NAME)
    both = builder.emit(relax.call_tir(var, [flags], [relax.TensorType([size], "int64"), relax.TensorType([1], "int64")]))
    return builder.emit(relax.TupleGetItem(both, 0)), builder.emit(relax.TupleGetItem(both, 1))


def launched(problem: CompactProblem, statements: Statements) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro of that name writes, given its tensors."""
    n, one = sized(problem.n, "n"), sized(1, "")
    return function_of({"flags": ((n,), "bool"), "indices": ((n,), "int64"), "count": ((one,), "int64")}, statements)


def definition(problem: CompactProblem) -> PrimFunc:
    """A PrimFunc(flags[n], indices[n], count[1]) that goes through the flags one after another."""

    @T.macro  # type: ignore[untyped-decorator]
    def compact(flags: Buffer, indices: Buffer, count: Buffer) -> None:
        size = T.meta_var(flags.shape[0])
        for _ in T.serial(1):  # a block inside of the root, which schedules look for
            with T.sblock("compact"):
                T.reads(flags[0:size])
                T.writes(indices[0:size], count[0])
                found = T.sblock_alloc_buffer((1,), "int64", scope="local")
                found[0] = T.int64(0)
                for i in T.serial(size):
                    if flags[i]:
                        indices[found[0]] = i
                        found[0] = found[0] + T.int64(1)
                count[0] = found[0]

    return defining(launched(problem, compact), NAME)


def compact_problem(func: PrimFunc) -> CompactProblem | None:
    """What `func` compacts; None where it does no such thing."""
    if defined_as(func, NAME) is None:
        return None
    return CompactProblem(static_size(func.params[0].shape[0]))
