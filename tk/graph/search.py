"""Where values belong in sorted rows: what `searchsorted` and `bucketize` are made of, torch's own binary search.

reached[r, j] = where the search in numbers[r, :] for values[r, j] ends

    first, length = 0, n;  while length > 0:   half = length // 2;  what is below goes on behind numbers[r, first + half],
                                               with length − half − 1 numbers, what is not in the half before it

In a row that is not sorted the search ends where it does in torch, which compares the same numbers. Numbers are compared as
integers of the same order, among which a NaN number is less than everything and a NaN value greater: torch goes on behind both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tvm import relax, tirx
from tvm.script import tirx as T

from tk.graph.dataflow import static_size
from tk.graph.defined import Statements, defined_as, defining, function_of, sized
from tk.graph.ordered_bits import nan_key, ordered_bits, widened

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["SearchProblem", "definition", "is_below", "key_dtype", "key_of", "search_problem", "searched"]

NAME = "search"


@dataclass(frozen=True)
class SearchProblem:
    """The dtype of numbers and values, that of the result, whether equal numbers are passed by, and how many rows, numbers
    and values of a row there are; None where that is known at a call alone."""

    dtype: str
    out: str
    right: bool
    rows: int | None
    n: int | None
    m: int | None

    @property
    def index(self) -> str:
        """The dtype that positions in a row fit."""
        return "int32" if self.n is not None and self.n < 1 << 30 else "int64"


def searched(builder: relax.BlockBuilder, numbers: Expr, values: Expr, *, right: bool, dtype: str) -> Expr:
    """Where each of values[rows, m] belongs in numbers[rows, n], in `dtype`."""
    rows, m = values.ty.shape.values
    sizes = (static_size(size) for size in (rows, numbers.ty.shape.values[1], m))
    problem = SearchProblem(str(numbers.ty.dtype.dtype), dtype, right, *sizes)
    var = builder.add_func(definition(problem), NAME)
    return builder.emit(relax.call_tir(var, [numbers, values], relax.TensorType([rows, m], dtype)))


def key_dtype(dtype: str) -> str:
    """The integers that numbers of `dtype` are compared as."""
    wide = widened(dtype) == "float64" if "float" in dtype else dtype in ("int64", "uint32", "uint64")
    return "int64" if wide else "int32"


def key_of(x: Expr, *, number: bool) -> Expr:
    """The integer that `x` is compared as, a `number` of a row or a value that is looked for."""
    dtype = str(x.ty.dtype)
    key = key_dtype(dtype)
    if "float" not in dtype:
        return x if dtype == key else tirx.Cast(key, x)
    x = x if dtype == widened(dtype) else tirx.Cast(widened(dtype), x)
    return ordered_bits(x, nan=nan_key(key, least=number))


def is_below(number: Expr, value: Expr, right: bool) -> Expr:
    """Whether the search for the key `value` goes on behind the key `number`."""
    return number <= value if right else number < value


def launched(problem: SearchProblem, statements: Statements) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro of that name writes, given its tensors."""
    rows, n, m = sized(problem.rows, "rows"), sized(problem.n, "n"), sized(problem.m, "m")
    numbers, values = ((rows, n), problem.dtype), ((rows, m), problem.dtype)
    return function_of({"numbers": numbers, "values": values, "reached": ((rows, m), problem.out)}, statements)


def definition(problem: SearchProblem) -> PrimFunc:
    """A PrimFunc(numbers[rows, n], values[rows, m], reached[rows, m]) that looks for one value after another."""
    dtype, out, right = problem.dtype, problem.out, problem.right

    @T.macro  # type: ignore[untyped-decorator]
    def search(numbers: Buffer, values: Buffer, reached: Buffer) -> None:
        height, size, width = T.meta_var((*numbers.shape, values.shape[1]))
        for _ in T.serial(1):  # a block inside of the root, which schedules look for
            with T.sblock("search"):
                T.reads(numbers[0:height, 0:size], values[0:height, 0:width])
                T.writes(reached[0:height, 0:width])
                value = T.sblock_alloc_buffer((1,), key_dtype(dtype), scope="local")
                first = T.sblock_alloc_buffer((1,), "int64", scope="local")
                length = T.sblock_alloc_buffer((1,), "int64", scope="local")
                for row in T.serial(height):
                    for j in T.serial(width):
                        value[0] = key_of(values[row, j], number=False)
                        first[0] = T.int64(0)
                        length[0] = size
                        while length[0] > 0:
                            half = T.meta_var(length[0] // 2)
                            if is_below(key_of(numbers[row, first[0] + half], number=True), value[0], right):
                                first[0] = first[0] + half + 1
                                length[0] = length[0] - half - 1
                            else:
                                length[0] = half
                        reached[row, j] = T.Cast(out, first[0])

    return defining(launched(problem, search), NAME, right=int(right))


def search_problem(func: PrimFunc) -> SearchProblem | None:
    """What `func` looks for; None where it does no such thing."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    numbers, values, reached = func.params
    sizes = (static_size(size) for size in (values.shape[0], numbers.shape[1], values.shape[1]))
    return SearchProblem(str(numbers.dtype), str(reached.dtype), bool(facts["right"]), *sizes)
