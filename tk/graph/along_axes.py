"""Operators along axes, computed of tensors whose axes lie in another order.

A tensor x has its axes in an order of its own, `axes`, where x = permute_dims(lying, axes). An operator along x's axis a is the
same one of `lying` along axes[a], and what it gives has its axes in an order too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import relax, tirx
from tvm.ir import TensorLoad
from tvm.relax import op
from tvm.s_tir import Schedule
from tvm.tirx import IterVar

from tk.graph.dataflow import name_of, same_shape, shape_of, static_size

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, GlobalVar
    from tvm.tirx import PrimFunc

__all__ = ["ALONG_AXES", "Groups", "Relaying", "inverse", "of_reshape", "regrouped"]

Made = tuple["Expr", list[int]]
"""(what is computed of tensors as they lie, the order of the result's axes in it)."""
Pair = tuple[tuple[int, ...], tuple[int, ...]]


def inverse(axes: Sequence[int]) -> list[int]:
    """The axes by which permute_dims undoes that by `axes`."""
    return [list(axes).index(axis) for axis in range(len(axes))]


# --- operators -------------------------------------------------------------------------------------------------------


def _pad(call: Call, lying: Expr, axes: list[int]) -> Made:
    widths = [int(width) for width in call.attrs.pad_width]
    moved = [width for axis in inverse(axes) for width in widths[2 * axis : 2 * axis + 2]]
    return op.nn.pad(lying, moved, call.attrs.pad_mode, call.attrs.pad_value), axes


def _flip(call: Call, lying: Expr, axes: list[int]) -> Made:
    return op.flip(lying, axes[int(call.attrs.axis)]), axes


def _slice(call: Call, lying: Expr, axes: list[int]) -> Made | None:
    if not all(isinstance(getattr(each, "value", None), int | tirx.IntImm) for each in call.args[1].fields):
        return None
    along = relax.Tuple([relax.prim_value(axes[int(each.value)]) for each in call.args[1].fields])
    return relax.Call(call.op, [lying, along, *call.args[2:]], call.attrs, call.ty_args), axes


def _softmax(call: Call, lying: Expr, axes: list[int]) -> Made:
    make = {"nn.softmax": op.nn.softmax, "nn.log_softmax": op.nn.log_softmax}[name_of(call)]
    return make(lying, axes[int(call.attrs.axis)]), axes


def _broadcast(call: Call, lying: Expr, axes: list[int]) -> Made | None:
    shape = shape_of(call)
    if shape is None or len(shape) != len(axes):
        return None
    return op.broadcast_to(lying, [shape[axis] for axis in inverse(axes)]), axes


def _reduced(call: Call, lying: Expr, axes: list[int]) -> Made:
    rank = len(axes)
    given = call.attrs.axis
    over = list(range(rank)) if given is None else [int(axis) % rank for axis in ([given] if _is_one(given) else given)]
    keep = bool(call.attrs.keepdims)
    along = axes[over[0]] if given is not None and _is_one(given) else sorted(axes[axis] for axis in over)
    made = getattr(op, name_of(call))(lying, along, keep)
    return made, axes if keep else _left(axes, over)


def _is_one(axis: object) -> bool:
    return isinstance(axis, int | tirx.IntImm)


def _left(axes: Sequence[int], without: Sequence[int]) -> list[int]:
    """The order of what is left of `axes`, counted without those in `without`."""
    left = [lies for axis, lies in enumerate(axes) if axis not in without]
    return [sorted(left).index(lies) for lies in left]


def _group_norm(call: Call, lying: Expr, axes: list[int]) -> Made:
    attrs, rank = call.attrs, len(axes)
    over = sorted(axes[int(axis) % rank] for axis in attrs.axes)
    channels = axes[int(attrs.channel_axis) % rank]
    flags = bool(attrs.center), bool(attrs.scale)
    given = int(attrs.num_groups), channels, over, float(attrs.epsilon)
    return op.nn.group_norm(lying, *call.args[1:3], *given, *flags), axes


def _pool(call: Call, lying: Expr, axes: list[int]) -> Made | None:
    """A pooling, whose layout says where the axes are; in the image's axes it has sizes in their order."""
    attrs, layout = call.attrs, str(call.attrs.layout)
    if str(attrs.out_layout) not in ("", layout) or not layout.isupper() or len(layout) != len(axes):
        return None
    moved = "".join(layout[axis] for axis in inverse(axes))
    image = [letter for letter in moved if letter in "DHW"]
    if image != sorted(image) or moved not in ("NWC", "NHWC", "NDHWC"):
        return None
    make = getattr(op.nn, name_of(call).removeprefix("nn."))
    if "adaptive" in name_of(call):
        sizes = attrs.output_size
        return make(lying, None if sizes is None else [int(size) for size in sizes], moved), axes
    given = ([int(each) for each in of] for of in (attrs.pool_size, attrs.strides, attrs.padding, attrs.dilation))
    return make(lying, *given, bool(attrs.ceil_mode), bool(attrs.count_include_pad), moved), axes


def _scanned(call: Call, lying: Expr, axes: list[int]) -> Made | None:
    attrs = call.attrs
    if attrs.axis is None:
        return None
    made = getattr(op, name_of(call))(lying, axes[int(attrs.axis)], attrs.dtype or None, bool(attrs.exclusive))
    return made, axes


def _taken(call: Call, lying: Expr, axes: list[int]) -> Made | None:
    axis, rank = call.attrs.axis, len(shape_of(call.args[1]) or [None, None])
    if axis is None or rank > 1:
        return None
    axis = int(axis) % len(axes)
    made = op.take(lying, call.args[1], axes[axis], mode=str(call.attrs.mode))
    return made, axes if rank == 1 else _left(axes, [axis])


ALONG_AXES: dict[str, Callable[[Call, Expr, list[int]], Made | None]] = {
    "broadcast_to": _broadcast,
    "cumprod": _scanned,
    "cumsum": _scanned,
    "flip": _flip,
    "nn.group_norm": _group_norm,
    "nn.log_softmax": _softmax,
    "nn.pad": _pad,
    "nn.softmax": _softmax,
    "strided_slice": _slice,
    "take": _taken,
    **dict.fromkeys(("argmax", "argmin", "max", "mean", "min", "prod", "sum", "variance"), _reduced),
    **dict.fromkeys((f"nn.{kind}_pool{rank}d" for kind in ("max", "avg") for rank in (1, 2, 3)), _pool),
    **dict.fromkeys((f"nn.adaptive_avg_pool{rank}d" for rank in (1, 2, 3)), _pool),
}
"""Of operators of one tensor: (call, what its operand is a transpose of, the axes) → the same of that, or None."""


# --- reshapes --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Groups:
    """What a reshape does: `pairs` of neighbouring axes of its operand, and of those of the result that have their elements."""

    pairs: tuple[Pair, ...]
    given: tuple[Expr, ...]
    made: tuple[Expr, ...]


def of_reshape(given: Sequence[Expr], made: Sequence[Expr]) -> Groups | None:
    """The least groups of axes between which elements stay; dims that are symbolic may be groups with their neighbours."""
    if any(static_size(size) == 0 for size in [*given, *made]):
        return None
    front = 0
    while front < min(len(given), len(made)) and same_shape([given[front]], [made[front]]):
        front += 1
    back = 0
    while back < min(len(given), len(made)) - front and same_shape([given[-1 - back]], [made[-1 - back]]):
        back += 1
    pairs: list[Pair] = [((axis,), (axis,)) for axis in range(front)]
    middle = _between(given, made, (front, len(given) - back), (front, len(made) - back))
    pairs += middle
    pairs += [((len(given) - each,), (len(made) - each,)) for each in range(back, 0, -1)]
    return Groups(tuple(pairs), tuple(given), tuple(made))


def _between(given: Sequence[Expr], made: Sequence[Expr], first: tuple[int, int], second: tuple[int, int]) -> list[Pair]:
    """The groups of axes [first) of `given` and [second) of `made`, which have as many elements."""
    (i, to), (j, until) = first, second
    if i == to and j == until:
        return []
    if any(static_size(size) is None for size in [*given[i:to], *made[j:until]]):
        return [(tuple(range(i, to)), tuple(range(j, until)))]
    pairs: list[Pair] = []
    while i < to or j < until:
        start = i, j
        one, two = (int(given[i]), int(made[j])) if i < to and j < until else (1, 1)
        if i < to and (j == until or int(given[i]) == 1 != two):
            pairs.append(((i,), ()))
            i += 1
            continue
        if j < until and (i == to or int(made[j]) == 1 != one):
            pairs.append(((), (j,)))
            j += 1
            continue
        i, j = i + 1, j + 1
        while one != two:
            if one < two:
                one, i = one * int(given[i]), i + 1
            else:
                two, j = two * int(made[j]), j + 1
        pairs.append((tuple(range(start[0], i)), tuple(range(start[1], j))))
    return pairs


def regrouped(groups: Groups, axes: Sequence[int]) -> tuple[list[int], list[Expr], list[int]]:
    """Of a reshape of permute_dims(lying, axes): the operand's axes in an order in which each group's stand side by side,
    groups as their first axes lie; what the operand is reshaped to then, and the order of the result's axes in that.

    An axis of one element that the reshape makes goes with the axes behind it, and with those in front where there are none.
    """
    units: list[int] = []
    parts: list[tuple[list[int], list[int]]] = []
    for old, new in groups.pairs:
        if not [axis for axis in old if static_size(groups.given[axis]) != 1] and _is_unit(groups.made, new):
            units += new
            continue
        parts.append((list(old), [*units, *new]))
        units = []
    if units and parts:
        parts[-1][1].extend(units)
    single = [axis for axis in range(len(axes)) if not any(axis in old for old, _ in parts)]
    parts.sort(key=lambda part: min((axes[axis] for axis in part[0][:1]), default=-1))
    order = [*(axis for old, _ in parts for axis in old), *single]
    into = [axis for _, made in parts for axis in made] or list(units)
    return order, [groups.made[axis] for axis in into], [into.index(axis) for axis in range(len(groups.made))]


def _is_unit(sizes: Sequence[Expr], axes: Sequence[int]) -> bool:
    known = [static_size(sizes[axis]) for axis in axes]
    return None not in known and prod(size for size in known if size is not None) == 1


# --- functions that importers wrote ----------------------------------------------------------------------------------


class Relaying:
    """Calls of functions of one block, such as a resize: each is made anew, by `builder`, for tensors in another order."""

    def __init__(self, builder: relax.BlockBuilder) -> None:
        self.builder = builder
        self.functions: dict[tuple[GlobalVar, tuple[int, ...], tuple[bool, ...]], GlobalVar | None] = {}

    def call(self, call: Call, args: Sequence[Expr], turned: Sequence[bool], axes: Sequence[int]) -> Call | None:
        """What `call` computes, with its axes in the order `axes`, of `args`; those that are `turned` have it too. None where
        the function takes no axis of theirs for its own of the same number, or is not one of a block."""
        shape = shape_of(call)
        if len(call.args) != 2 or shape is None or len(shape) != len(axes):
            return None
        own, key = call.args[0], (call.args[0], tuple(axes), tuple(turned))
        if key not in self.functions:
            made = _relaid(self.builder.get()[own], turned, axes)
            self.functions[key] = None if made is None else self.builder.add_func(made, own.name_hint)
        func = self.functions[key]
        if func is None:
            return None
        return relax.call_tir(func, list(args), out_ty=relax.TensorType([shape[axis] for axis in inverse(axes)], call.ty.dtype))


def _relaid(func: PrimFunc, turned: Sequence[bool], axes: Sequence[int]) -> PrimFunc | None:
    sch = Schedule(func.with_attr("global_symbol", "main"))
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    order = inverse(axes)
    moving = [param for param, turns in zip(func.params, turned, strict=False) if turns]
    moving += [buffer for block in blocks for buffer in (write.source for write in sch.get(block).writes)]
    if not all(_keeps_axes(sch.get(block), moving, len(axes)) for block in blocks):
        return None

    def moved(*index: Expr) -> list[Expr]:
        return [*(index[axis] for axis in order), *index[len(order) :]]

    done: list[tirx.Buffer] = []
    for block in blocks:
        found = sch.get(block)
        for kind, regions in (("read", found.reads), ("write", found.writes)):
            for number, region in enumerate(regions):
                if any(region.source.same_as(each) for each in moving) and str(region.source.name) not in done:
                    done.append(str(region.source.name))
                    sch.transform_layout(block, (kind, number), tirx.IndexMap.from_func(moved, ndim=len(axes)))
        sch.transform_block_layout(block, tirx.IndexMap.from_func(moved, ndim=len(found.iter_vars)))
    return sch.mod["main"].without_attr("global_symbol")


def _keeps_axes(block: tirx.SBlock, moving: Sequence[tirx.Buffer], rank: int) -> bool:
    """Whether the block stores one tensor at its axes in order, of which it has `rank` in front of those that it sums over, and
    reads `moving` at indices that follow no other axis than their own."""
    spatial = [axis.var for axis in block.iter_vars[:rank]]
    kinds = [axis.iter_type for axis in block.iter_vars]
    if len(kinds) < rank or kinds[:rank] != [IterVar.DataPar] * rank or IterVar.DataPar in kinds[rank:]:
        return False
    stores: list[tirx.BufferStore] = []
    loads: list[TensorLoad] = []
    tvm_ffi.structural_walk(block.body, [(tirx.BufferStore, stores.append), (TensorLoad, loads.append)], order="post")
    if len(stores) != 1 or len(block.writes) != 1 or not _same(stores[0].indices, spatial):
        return False
    return all(_follow(load.indices, spatial) for load in loads if any(load.source.same_as(each) for each in moving))


def _same(some: Sequence[Expr], others: Sequence[Expr]) -> bool:
    return len(some) == len(others) and all(a.same_as(b) for a, b in zip(some, others, strict=True))


def _follow(indices: Sequence[Expr], spatial: Sequence[Expr]) -> bool:
    """Whether each index depends on no axis but that of its own number."""
    if len(indices) != len(spatial):
        return False
    for number, index in enumerate(indices):
        used: list[Expr] = []
        tvm_ffi.structural_walk(index, (tirx.Var, used.append))
        if any(var.same_as(axis) for var in used for other, axis in enumerate(spatial) if other != number):
            return False
    return True
