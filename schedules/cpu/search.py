"""Where values belong in sorted rows, on a CPU: sixteen values at once go down a level each, by as many cores as there are.

for part in parallel(⌈rows · m / 4096⌉): for 16 values:  first = 0, length = n
                                                         for each level: a step of the definition (tk/graph/search.py)
"""

from __future__ import annotations

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.search import SearchProblem, is_below, key_dtype, key_of, launched, search_problem
from tk.schedule.rule import NoKnobs, reading
from tk.schedules.sort_scan_cases import SEARCHES
from tk.target import Target

NAME = "cpu.search"
VERSION = 1
CASES = SEARCHES

EACH = 16  # values on their way at once: a step of one waits for memory
TURNS = 256  # of so many values each, by one core at a time


match = reading(search_problem)


def lower(func: PrimFunc, found: SearchProblem, config: NoKnobs, target: Target) -> PrimFunc:
    return replaced(func, kernel(found))


def kernel(found: SearchProblem) -> PrimFunc:
    """The kernel, with the parameters of the definition (tk/graph/search.py)."""
    dtype, out, right, index = found.dtype, found.out, found.right, found.index

    @T.macro  # type: ignore[untyped-decorator]
    def search(numbers: Buffer, values: Buffer, reached: Buffer) -> None:
        height, size, width = T.meta_var((*numbers.shape, values.shape[1]))
        parts = T.meta_var((height * width + (EACH * TURNS - 1)) // (EACH * TURNS))
        for part in T.parallel(parts):
            with T.sblock("search"):
                T.reads(numbers[0:height, 0:size], values[0:height, 0:width])
                T.writes(reached[0:height, 0:width])
                value = T.sblock_alloc_buffer((EACH,), key_dtype(dtype), scope="local")
                number = T.sblock_alloc_buffer((EACH,), key_dtype(dtype), scope="local")
                row = T.sblock_alloc_buffer((EACH,), "int64", scope="local")
                first = T.sblock_alloc_buffer((EACH,), index, scope="local")
                length = T.sblock_alloc_buffer((EACH,), index, scope="local")
                ahead = T.sblock_alloc_buffer((1,), "int64", scope="local")
                for turn in T.serial(T.int64(TURNS)):
                    start = T.meta_var((part * TURNS + turn) * EACH)
                    if start < height * width:
                        for v in T.serial(T.int64(EACH)):
                            at = T.meta_var(T.min(start + v, height * width - 1))
                            row[v] = at // width
                            value[v] = key_of(values[at // width, at % width], number=False)
                            first[v] = T.Cast(index, 0)
                            length[v] = T.Cast(index, size)
                        ahead[0] = size
                        while ahead[0] > 0:
                            for v in T.unroll(T.int64(EACH)):
                                at = T.meta_var(T.min(T.Cast("int64", first[v] + length[v] // 2), size - 1))
                                number[v] = key_of(numbers[row[v], at], number=True)
                            for v in T.vectorized(T.int64(EACH)):
                                below = T.meta_var(T.And(length[v] > 0, is_below(number[v], value[v], right)))
                                half = T.meta_var(length[v] // 2)
                                first[v] = T.Select(below, first[v] + half + 1, first[v])
                                length[v] = T.Select(below, length[v] - half - 1, half)
                            ahead[0] = ahead[0] // 2
                        for v in T.serial(T.int64(EACH)):
                            if start + v < height * width:
                                reached[(start + v) // width, (start + v) % width] = T.Cast(out, first[v])

    return launched(found, search)
