"""Weights that are only moved, written in one pass from where they lie to where kernels read them.

    w: [n, k], as frameworks store it      →      [k, n];   q, k and v turned and side by side      →      [k, 3n]

Of a language model these are gigabytes in a map of a file, which begin at any address: a kernel of TVM's would have each
copied to one that is a multiple of 64 first, NumPy reads a turned tensor element by element. Here one kernel an element's
size turns tiles of a cache line's width, and parts of a concatenation are written where the whole lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array
from tk.graph.weights.host_tensors import new_array
from tk.package.views import matrix_over

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.tirx import PrimFunc

__all__ = ["LARGE", "Turner", "moved"]

LARGE = 1 << 20  # bytes of a result from which on it is worth while to compile a kernel for moving it
LINE = 64  # bytes: the width of tiles, so that each line of memory is read once and written once
BLOCK = 256  # rows and columns that a thread turns at a time, among whose pages it stays

Parts = list[tuple[tuple[slice, ...], Array]]


class Turner:
    """Writes turned matrices, with a kernel for each size of an element that `machine` compiles when it is first needed."""

    def __init__(self, machine: Callable[[tvm.IRModule], Any]) -> None:
        self._machine = machine
        self._machines: dict[int, Any] = {}

    def turning(self, source: Array, result: Array) -> Callable[[], object]:
        """What writes result[j, i] = source[i, j], of matrices whose rows are contiguous; its kernel is compiled here."""
        size = source.itemsize
        if size not in self._machines:
            import tvm

            kernel = _kernel(size).with_attr("global_symbol", "turn")
            self._machines[size] = self._machine(tvm.IRModule({tvm.ir.GlobalVar("turn"): kernel}))
        return partial(self._machines[size].module.get_function("turn", True), matrix_over(source), matrix_over(result))


def moved(
    function: relax.Function, arguments: Sequence[Array], turner: Turner, do: Callable[[Callable[[], object]], object]
) -> Array | None:
    """What a Relax function makes of `arguments`, where it moves them and does nothing else, and each part of its result lies
    in order there or is the transpose of a matrix; else None. `do` gets what writes each part, to be called now or later."""
    planned = _planned(function, arguments)
    if planned is None or any(not _in_order(part) and _matrix(part) is None for _, part in planned[1]):
        return None
    shape, parts = planned
    result = new_array(shape, arguments[0].dtype)
    for where, part in parts:
        do(_writing(part, result[where], turner))
    return result


def _planned(function: relax.Function, arguments: Sequence[Array]) -> tuple[tuple[int, ...], Parts] | None:
    """The result's shape, and which view of an argument each part of it is."""
    values: dict[Any, Array] = dict(zip(function.params, arguments, strict=True))
    bindings = [binding for block in function.body.blocks for binding in block.bindings]
    for number, binding in enumerate(bindings):
        if _name(binding.value) == "relax.concat" and number == len(bindings) - 1 and binding.var.same_as(function.body.body):
            return _concatenated(binding.value, values)
        view = _view(binding.value, values)
        if view is None:
            return None
        values[binding.var] = view
    whole = values.get(function.body.body)
    return None if whole is None else (whole.shape, [((slice(None),) * whole.ndim, whole)])


def _concatenated(call: relax.Call, values: dict[Any, Array]) -> tuple[tuple[int, ...], Parts] | None:
    views = [values.get(field) for field in getattr(call.args[0], "fields", ())]
    if not views or any(view is None for view in views) or call.attrs.axis is None:
        return None
    shape = tuple(int(extent) for extent in call.ty.shape)
    axis, at, parts = int(call.attrs.axis) % len(shape), 0, []
    for view in views:
        assert view is not None
        part = [slice(None)] * len(shape)
        part[axis] = slice(at, at := at + view.shape[axis])
        parts.append((tuple(part), view))
    return shape, parts


def _name(call: Any) -> str:
    return str(getattr(getattr(call, "op", None), "name", ""))


def _view(call: Any, values: dict[Any, Array]) -> Array | None:
    """The view of a value's memory that a call gives, or None where it gives none."""
    name = _name(call)
    first = values.get(call.args[0]) if name.startswith("relax.") and call.args else None
    if first is None:
        return None
    if name == "relax.permute_dims":
        return first.transpose(None if call.attrs.axes is None else [int(axis) for axis in call.attrs.axes])
    if name not in ("relax.expand_dims", "relax.reshape", "relax.squeeze"):
        return None
    shaped = first.reshape([int(extent) for extent in call.ty.shape])
    return shaped if np.may_share_memory(shaped, first) else None


def _in_order(array: Array) -> bool:
    """Whether runs of an array's elements lie in memory as they follow each other."""
    axes = _axes(array)
    return not axes or axes[-1][1] == array.itemsize


def _matrix(array: Array) -> Array | None:
    """The matrix with contiguous rows of which an array is the transpose, if it is one."""
    axes = _axes(array)
    if len(axes) != 2 or axes[0][1] != array.itemsize or axes[1][1] < axes[0][0] * array.itemsize:
        return None
    return array.reshape([extent for extent, _ in axes]).T


def _axes(array: Array) -> list[tuple[int, int]]:
    """Axes as (extent, bytes from one to the next), neighbours that lie in order as one and those of one element left out."""
    axes: list[tuple[int, int]] = []
    for extent, stride in zip(array.shape, array.strides, strict=True):
        if extent == 1:
            continue
        if axes and axes[-1][1] == extent * stride:
            axes[-1] = axes[-1][0] * extent, stride
        else:
            axes.append((extent, stride))
    return axes


def _writing(part: Array, result: Array, turner: Turner) -> Callable[[], object]:
    """What writes `part` into `result`, a slice of a contiguous tensor."""
    matrix = None if part.nbytes < LARGE or _in_order(part) else _matrix(part)
    into = None if matrix is None else result.reshape(matrix.shape[::-1])
    if matrix is None or into is None or not np.may_share_memory(into, result):
        return partial(np.copyto, result, part)
    return turner.turning(matrix, into)


def _kernel(size: int) -> PrimFunc:
    """A PrimFunc(source[n, k], result[k, n]) on elements of `size` bytes, with rows at any distance and at any address."""
    from tvm.script import tirx as T

    dtype, tile = f"uint{8 * size}", LINE // size
    across = BLOCK // tile

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def turn(source_handle: T.handle, result_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})
        n, k, source_stride, result_stride = T.int64(), T.int64(), T.int64(), T.int64()
        source = T.match_buffer(source_handle, [n, k], dtype=dtype, strides=[source_stride, T.int64(1)], align=1)
        result = T.match_buffer(result_handle, [k, n], dtype=dtype, strides=[result_stride, T.int64(1)], align=1)
        blocks = T.meta_var((k + BLOCK - 1) // BLOCK)
        for block in T.parallel((n + BLOCK - 1) // BLOCK * blocks):
            for step in T.serial(across * across):
                with T.sblock("tile"):
                    b = T.axis.spatial((n + BLOCK - 1) // BLOCK * blocks, block)
                    s = T.axis.spatial(across * across, step)
                    T.reads(source[0:n, 0:k])
                    T.writes(result[0:k, 0:n])
                    registers = T.sblock_alloc_buffer((tile, tile), dtype, scope="local")
                    row = T.meta_var(b // blocks * BLOCK + s // across * tile)
                    column = T.meta_var(b % blocks * BLOCK + s % across * tile)
                    if row + tile <= n and column + tile <= k:
                        for i in T.unroll(tile):
                            for j in T.vectorized(tile):
                                registers[i, j] = source[row + i, column + j]
                        for j in T.serial(tile):
                            for i in T.vectorized(tile):
                                result[column + j, row + i] = registers[i, j]
                    else:
                        for j in T.serial(tile):
                            for i in T.serial(tile):
                                if row + i < n and column + j < k:
                                    result[column + j, row + i] = source[row + i, column + j]

    return turn
