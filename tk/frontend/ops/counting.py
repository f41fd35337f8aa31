"""What counts what it finds: the indices of what is not zero, and groups of equal rows. How many there are becomes a symbolic
dim when a model runs (`tk.graph.dataflow_blocks`).

All of it is made of operators that run side by side: flags, where they are set (`tk.graph.compact`), sums of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.reduction import integer_keys, order_keys
from tk.graph.compact import compacted
from tk.graph.sequential_loops import copied, each, local, serial

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["by_first", "coordinates", "first_and_size", "groups", "ranked", "sort_keys", "true_indices"]


def true_indices(builder: relax.BlockBuilder, x: Expr) -> tuple[Expr, Expr]:
    """Where the vector x [n], of any type, is not zero, in order: int64 [n], of which a number of elements [1] count."""
    if str(x.ty.dtype.dtype) != "bool":
        x = builder.emit_te(_is_not_zero, x, primfunc_name_hint="is_not_zero")
    return compacted(builder, x)


def coordinates(index: Expr, shape: Sequence[Expr]) -> list[Expr]:
    """The index along each dim of the element that is number `index` of a tensor of `shape`, in order."""
    found = []
    for axis in range(len(shape)):
        behind = index
        for size in reversed(shape[axis + 1 :]):
            behind = behind // size
        found.append(behind % shape[axis] if axis else behind)
    return found


def _is_not_zero(x: te.Tensor) -> te.Tensor:
    """NaN is not zero, for which TVM's ≠ does not hold."""
    yes, no = tirx.const(True, "bool"), tirx.const(False, "bool")
    return te.compute(x.shape, lambda i: tirx.Select(x(i) == tirx.const(0, str(x.dtype)), no, yes), name="is_not_zero")


def sort_keys(x: te.Tensor) -> te.Tensor:
    """int64 in the order of `x`; all NaN last, and one."""
    return integer_keys(order_keys(x) if "float" in str(x.dtype) else x)


def ranked(keys: te.Tensor) -> te.Tensor:
    """The order of the rows of keys [n, m], compared as words are: a row's index is the number of those before it."""
    n, m = keys.shape

    def body(key: Buffer, order: Buffer) -> None:
        rank, differs = local("int64"), local("int64")
        with each(n) as i:
            rank[0] = T.int64(0)
            with T.serial(0, n) as j:
                differs[0] = T.int64(0)
                with T.serial(0, m) as k, T.If(differs[0] == 0), T.Then():
                    less, more = key[j, k] < key[i, k], key[j, k] > key[i, k]
                    differs[0] = tirx.Select(less, T.int64(-1), tirx.Select(more, T.int64(1), T.int64(0)))
                with T.If(tirx.any(differs[0] < 0, tirx.all(differs[0] == 0, j < i))), T.Then():
                    rank[0] = rank[0] + T.int64(1)
            order[rank[0]] = tirx.Cast("int64", i)

    return serial([[n]], [copied(keys)], body, ["int64"], "ranked")


def groups(builder: relax.BlockBuilder, keys: Expr, order: Expr | None, alone: int | None = None) -> tuple[Expr, Expr, Expr]:
    """Rows of keys [n, m] that are the same and next to each other in `order` (None: as they come): where in it each group
    begins, int64 [n], of which a number of elements count; each row's group; and the number of groups, int64 [1]. A key
    `alone` equals none, not even itself."""
    emit = builder.emit
    given = [keys] if order is None else [keys, order]
    begins = builder.emit_te(_begins, *given, alone=alone, primfunc_name_hint="begins")
    starts, count = compacted(builder, begins)
    group = emit(relax.op.subtract(emit(relax.op.cumsum(begins, 0, "int64")), relax.const(1, "int64")))
    if order is not None:
        rows = emit(relax.op.expand_dims(order, 1))
        zeros = emit(relax.op.zeros(order.ty.shape, "int64"))
        group = emit(relax.op.scatter_nd(zeros, rows, group, "update"))
    return starts, group, count


def _begins(keys: te.Tensor, order: te.Tensor | None = None, alone: int | None = None) -> te.Tensor:
    """Whether a row differs from the one before it in `order`; the first one does."""
    n, m = keys.shape

    def at(i: Expr) -> Expr:
        return i if order is None else order(i)

    def differs(i: Expr, k: Any) -> Expr:
        one, other = keys(at(i), k), keys(at(tirx.max(i - 1, tirx.const(0, "int64"))), k)
        return one != other if alone is None else tirx.any(one != other, one == tirx.const(alone, "int64"))

    if isinstance(m, tirx.IntImm) and int(m) == 1:
        return te.compute([n], lambda i: tirx.any(i == 0, differs(i, 0)), name="begins")
    k = te.reduce_axis((0, m), "k")
    different = te.compute([n], lambda i: te.sum(differs(i, k).astype("int32"), k), name="differing")
    return te.compute([n], lambda i: tirx.any(i == 0, different(i) > 0), name="begins")


def first_and_size(builder: relax.BlockBuilder, starts: Expr, group: Expr, order: Expr | None) -> tuple[Expr, Expr]:
    """Of groups that begin at `starts` in an order that keeps equal rows as they come: each one's first row, and how many
    they are."""

    def sizes(start: te.Tensor, like: te.Tensor) -> te.Tensor:
        count, n = start.shape[0], like.shape[0].astype("int64")

        def element(i: Expr) -> Expr:
            return tirx.if_then_else(i + 1 < count, start(tirx.min(i + 1, count - 1)), n) - start(i)

        return te.compute([count], element, name="sizes")

    size = builder.emit_te(sizes, starts, group, primfunc_name_hint="sizes")
    return starts if order is None else builder.emit(relax.op.take(order, starts, axis=0)), size


def by_first(builder: relax.BlockBuilder, first: Expr, size: Expr, group: Expr, count: Expr) -> tuple[Expr, Expr, Expr]:
    """The same `count` groups in the order of their first rows: these, how many rows each has, and each row's group."""
    emit = builder.emit

    def leading(at: te.Tensor, of: te.Tensor) -> te.Tensor:
        return te.compute(of.shape, lambda i: at(of(i)) == i.astype("int64"), name="leading")

    flags = builder.emit_te(leading, first, group, primfunc_name_hint="leading")
    rows = emit(relax.op.strided_slice(compacted(builder, flags)[0], [0], [0], [count], assume_inbound=True))
    rank = emit(relax.op.subtract(emit(relax.op.cumsum(flags, 0, "int64")), relax.const(1, "int64")))
    number = emit(relax.op.take(rank, first, axis=0))
    sizes = emit(relax.op.take(size, emit(relax.op.take(group, rows, axis=0)), axis=0))
    return rows, sizes, emit(relax.op.take(number, group, axis=0))
