"""Functions that run one element after another and count what they find: the indices of what is not zero, and groups of equal
rows. How many there are becomes a symbolic dim when a model runs (`tk.graph.dataflow_blocks`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.reduction import integer_keys, order_keys
from tk.frontend.ops.sequential_loops import copied, local, serial

if TYPE_CHECKING:
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer

__all__ = ["by_first", "coordinates", "groups", "ranked", "sort_keys", "true_indices"]


def true_indices(x: te.Tensor) -> list[te.Tensor]:
    """Where the vector x [n], of any type, is not zero, in order: int64 [n], of which a number of elements [1] count."""

    def body(flag: Buffer, indices: Buffer, count: Buffer) -> None:
        count[0] = T.int64(0)
        with T.serial(0, x.shape[0]) as i, T.If(flag[i] != tirx.const(0, "int8")), T.Then():
            indices[count[0]] = tirx.Cast("int64", i)
            count[0] = count[0] + T.int64(1)

    return list(serial([[x.shape[0]], [1]], [_is_not_zero(x)], body, ["int64", "int64"], "indices"))


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
    """As int8; NaN is not zero, for which TVM's ≠ does not hold."""
    dtype, yes, no = str(x.dtype), tirx.const(1, "int8"), tirx.const(0, "int8")
    if dtype == "bool":
        return te.compute(x.shape, lambda i: x(i).astype("int8"), name="is_not_zero")
    return te.compute(x.shape, lambda i: tirx.Select(x(i) == tirx.const(0, dtype), no, yes), name="is_not_zero")


def sort_keys(x: te.Tensor) -> te.Tensor:
    """int64 in the order of `x`; all NaN last, and one."""
    return integer_keys(order_keys(x) if "float" in str(x.dtype) else x)


def ranked(keys: te.Tensor) -> te.Tensor:
    """The order of the rows of keys [n, m], compared as words are: a row's index is the number of those before it."""
    n, m = keys.shape

    def body(key: Buffer, order: Buffer) -> None:
        rank, differs = local("int64"), local("int64")
        with T.serial(0, n) as i:
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


def groups(keys: te.Tensor, order: te.Tensor, alone: int | None = None) -> list[te.Tensor]:
    """Rows of keys [n, m] that are the same and next to each other in `order`: each group's first row, how many they are, each
    row's group, and the number of groups. A key `alone` equals none, not even itself."""
    n, m = keys.shape

    def equal(one: TensorLoad, other: TensorLoad) -> Expr:
        return one == other if alone is None else tirx.all(one == other, one != tirx.const(alone, "int64"))

    def body(key: Buffer, index: Buffer, first: Buffer, size: Buffer, group: Buffer, count: Buffer) -> None:
        same = local("bool")
        count[0] = T.int64(0)
        with T.serial(0, n) as i:
            same[0] = i > 0
            with T.If(i > 0), T.Then(), T.serial(0, m) as k:
                same[0] = tirx.all(same[0], equal(key[index[i], k], key[index[i - 1], k]))
            with T.If(tirx.Not(same[0])), T.Then():
                first[count[0]], size[count[0]] = index[i], T.int64(0)
                count[0] = count[0] + T.int64(1)
            last = count[0] - T.int64(1)
            size[last] = size[last] + T.int64(1)
            first[last] = tirx.min(first[last], index[i])
            group[index[i]] = last

    return serial([[n], [n], [n], [1]], [keys, copied(order)], body, ["int64"] * 4, "groups")


def by_first(first: te.Tensor, size: te.Tensor, group: te.Tensor) -> list[te.Tensor]:
    """The same groups in the order of their first rows."""
    n = first.shape[0]

    def body(
        given_first: Buffer,
        given_size: Buffer,
        given_group: Buffer,
        number: Buffer,
        new_first: Buffer,
        new_size: Buffer,
        new_group: Buffer,
    ) -> None:
        done = local("int64")
        done[0] = T.int64(0)
        with T.serial(0, n) as i:
            old = given_group[i]
            with T.If(given_first[old] == tirx.Cast("int64", i)), T.Then():
                number[old], new_first[done[0]], new_size[done[0]] = done[0], tirx.Cast("int64", i), given_size[old]
                done[0] = done[0] + T.int64(1)
            new_group[i] = number[old]  # its group's first row has been passed

    return serial([[n]] * 4, [copied(first), size, group], body, ["int64"] * 4, "by_first")
