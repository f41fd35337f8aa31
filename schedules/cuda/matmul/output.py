"""A matmul's output: where an element of it lies in memory, and the fused function there.

A position is (row, column, batch), whatever the output's rank: leading axes are batches, the last one columns, those between
them rows. Buffers are seen through one-dimensional views: a parameter's own shape is S-TIR's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer, Var
from tvm_ffi import structural_equal

from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.codegen.tir_values import is_one, static
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.cuda.matmul.problem import Matmul

__all__ = [
    "PACKED",
    "axes_at",
    "element",
    "flat",
    "let",
    "load_along",
    "move",
    "same",
    "scope",
    "store_values",
    "value_at",
    "view",
]

PACKED = "uint32"  # two 16-bit elements; vectors of four move 16 bytes


def same(a: Expr, b: Expr) -> bool:
    """Whether two expressions are structurally equal."""
    return bool(structural_equal(a, b))


@contextmanager
def scope() -> Iterator[None]:
    """What is declared within ends with it: declarations nest, and those of a large tile would pass Python's depth."""
    with T.If(T.bool(True)), T.Then():
        yield


def let(name: str, value: Expr) -> Expr:
    """`value` in a variable of the kernel."""
    var = Var(name, str(value.ty.dtype))
    T.Bind(value, var=var)
    return var


def axes_at(matmul: Matmul, row: Expr, column: Expr, batch: Expr) -> Callable[[Expr], Expr]:
    """The values of the output's axes at a position; any other variable stays as it is."""
    row, column, batch = (T.Cast("int64", value) for value in (row, column, batch))
    shape = [int(dim) if isinstance(dim, int | tirx.IntImm) else dim for dim in matmul.out.shape]
    outer = list(range(len(matmul.axes) - 1))
    values: dict[int, Expr] = {len(outer): column}
    for group, index in ((outer[matmul.depth :], row), (outer[: matmul.depth], batch)):
        for position in reversed(group):
            first = all(is_one(shape[earlier]) for earlier in group if earlier < position)
            if is_one(shape[position]):
                values[position] = T.int64(0)
            elif first:
                values[position] = index
            else:
                values[position], index = index % shape[position], index // shape[position]
    return lambda var: next((values[i] for i, axis in enumerate(matmul.axes) if var.same_as(axis)), var)


def flat(matmul: Matmul, row: Expr, column: Expr, batch: Expr) -> Expr:
    """The index of a position in the output's contiguous memory, in elements."""
    n = matmul.facts.n
    index = T.Cast("int64", row) * n + T.Cast("int64", column)
    if matmul.facts.batch == 1:
        return index
    return index + T.Cast("int64", batch) * (T.Cast("int64", matmul.rows) * n)


def view(param: Expr, matmul: Matmul, dtype: str = "") -> Expr:
    """`param`, of the output's shape, as a one-dimensional buffer of its own dtype or, for vectors, of WORDs."""
    size = T.Cast("int64", matmul.rows) * T.Cast("int64", matmul.batch) * matmul.facts.n
    return T.decl_buffer((size // 2 if dtype == PACKED else size,), dtype or str(param.dtype), data=param.data)


def _index(source: Expr, indices: list[Expr]) -> tuple[Expr, Expr]:
    """How many elements a contiguous tensor has, and which of them is at `indices`."""
    size: Expr = T.int64(1)
    index: Expr = T.int64(0)
    for dim, each in zip(source.shape, indices, strict=True):
        index, size = index * dim + T.Cast("int64", each), size * dim
    return size, index


def _word(source: Expr, indices: list[Expr]) -> Expr:
    """The two 16-bit elements from `source[indices]` on, whose position is even, as one word."""
    size, index = _index(source, indices)
    return T.decl_buffer((size // 2,), PACKED, data=source.data)[index // 2]


def element(source: Expr, indices: list[Expr], offset: int | Expr = 0, dtype: str = "") -> Expr:
    """The element `offset` behind `source[indices]`, of its own dtype or, for vectors, as it is in memory."""
    size, index = _index(source, indices)
    return T.decl_buffer((size,), dtype or str(source.dtype), data=source.data)[index + offset]


def move(to: Buffer, at: Expr | int, of: Buffer, start: Expr | int, width: int) -> None:
    """to[at : at + width] = of[start : start + width], one vector."""
    with T.vectorized(T.int64(width)) as v:
        T.buffer_store(to, of[start + v], [at + v])


def value_at(
    matmul: Matmul, axes: Callable[[Expr], Expr], accs: Sequence[Expr], known: Sequence[tuple[TensorLoad, Expr]] = ()
) -> Expr:
    """The fused function where the axes have these values: `accs` are the matmuls' there, `known` (load, value) of what has
    been loaded; other loads are done in place."""

    def load(item: Expr) -> Expr:
        for acc, value in zip(matmul.accs, accs, strict=True):
            if item.source.same_as(acc):
                return value
        for each, value in known:
            if same(item, each):
                return value
        return element(item.source, [rebuild(index, axes, load) for index in item.indices])

    return rebuild(matmul.value, axes, load, short=matmul.facts.out_dtype in FLOATS16)


def load_along(
    matmul: Matmul, others: Sequence[TensorLoad], at: tuple[Expr, ...], width: int, even: bool = False
) -> list[tuple[TensorLoad, Buffer]]:
    """Those of the epilogue's loads that read along the columns, with the vectors that they bring for `width` neighbours from
    position `at` on; `even`: its column is an even one, which a vector of two cannot see behind a minimum."""
    here, found, column = axes_at(matmul, *at), [], matmul.axes[-1]
    for item in others:
        *outer, last = item.indices or [None]  # a scalar has none
        if last is None or not last.same_as(column) or any(index.same_as(column) for index in outer):
            continue
        dtype = in_memory(item.source.dtype)
        before = [rebuild(index, here, lambda load: load) for index in outer]
        if width == 2 and dtype in FLOATS16 and even and static(item.source.shape[-1]) == matmul.facts.n:
            word = T.alloc_local((1,), PACKED)
            vector = T.decl_buffer((2,), dtype, data=word.data, scope="local")
            T.buffer_store(word, _word(item.source, [*before, at[1]]), [0])
        else:
            vector = T.alloc_local((width,), dtype)
            with T.vectorized(T.int64(width)) as v:
                T.buffer_store(vector, element(item.source, [*before, at[1]], v, dtype), [v])
        found.append((item, vector))
    return found


def store_values(
    matmul: Matmul, result: Buffer, at: tuple[Expr, ...], accs: Sequence[Any], loaded: Sequence[tuple[TensorLoad, Buffer]]
) -> None:
    """The fused function at position `at` and the next columns, to the registers `result`: `accs` have each matmul's sums
    there, `loaded` what has been loaded."""
    row, column, batch = at
    for v in range(int(result.shape[0])):
        known = [(item, T.Cast(str(item.source.dtype), vector[v])) for item, vector in loaded]
        value = value_at(matmul, axes_at(matmul, row, column + v, batch), [each[v] for each in accs], known)
        T.buffer_store(result, T.Cast(str(result.dtype), T.Cast(matmul.facts.out_dtype, value)), [v])
