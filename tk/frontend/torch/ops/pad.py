"""Paddings that repeat what is there: each one function, where torch's decompositions gather along one axis after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import sizes_of

__all__ = ["CONVERTERS", "KEPT_WHOLE"]

OUT_ELEMENTWISE_FUSABLE = 4  # TVM's kind of operator with which what follows is fused, and nothing before
FEWEST_ALONE = 3  # so many padded axes read memory where parts are before them: fused, each part has all choices as indices
PARTS = ("convolution", "cat", "reflection_pad3d", "replication_pad3d", "_pad_circular", "constant_pad_nd")
MOVES = ("view", "permute", "clone", "_to_copy", "slice", "expand", "unsqueeze")

Index = Callable[[Any, Any, tuple[int, int]], Any]
"""The index along an axis of n elements of what stands at index i, which may lie outside of it, padded so far before and
behind."""


def _reflected(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element as far on the other side of the edge, which is not repeated: −i in front, 2 · (n − 1) − i behind. Less than
    a whole axis is padded, so that of an element's three distances the middle one is it, which takes two instructions."""
    return tirx.max(tirx.min(i, 2 * (n - 1) - i), -i)


def _replicated(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element at the edge."""
    return i


def _circular(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element at the other end of what negative padding leaves."""
    first, end = _least(-sides[0]), n - _least(-sides[1])
    size = end - first
    return tirx.Select(i < first, i + size, tirx.Select(i >= end, i - size, i))


def _padding(index: Index, name: str) -> Callable[[fx.Node, Any], relax.Expr]:
    """The converter of padding(x, [before the last axis, behind it, before the one in front of it, …])."""

    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        x, padding = importer.retrieve_args(node)[:2]
        shape, rank = sizes_of(node, importer), int(x.ty.ndim)
        given = _sides(padding, rank)

        def compute(data: te.Tensor, shape: list[Any], sides: list[tuple[Any, Any]]) -> te.Tensor:
            def element(*at: Any) -> Any:
                axes = zip(at, sides, data.shape, strict=True)
                moved = ((i.astype("int64") - side[0], n, side) if _pads(side) else (i, n, None) for i, side, n in axes)
                return data(*(i if side is None else _inside(index(i, n, side), n) for i, n, side in moved))

            return te.compute(shape, element, name=name)

        hint: dict[str, Any] = {"primfunc_name_hint": name}
        if sum(map(_pads, given)) >= FEWEST_ALONE and _in_parts(node.args[0]):
            hint["primfunc_attrs"] = {"op_pattern": OUT_ELEMENTWISE_FUSABLE}
        return importer.block_builder.emit_te(compute, x, shape, given, **hint)

    return convert


def _in_parts(node: fx.Node) -> bool:
    """Whether what a node gives is put together of parts, as a transposed convolution is, and only moved or computed with by
    element since."""
    todo, seen = [node], {node}
    while todo:
        each = todo.pop()
        name = str(getattr(each.target, "__name__", "")).partition(".")[0]
        if name in PARTS:
            return True
        if name in MOVES or torch.Tag.pointwise in getattr(each.target, "tags", ()):
            todo += [other for other in each.all_input_nodes if other not in seen]
            seen |= set(each.all_input_nodes)
    return False


def _constant(node: fx.Node, importer: Any) -> relax.Expr:
    """constant_pad_nd(x, padding, value): TVM's own converter takes amounts that are known, this one also sizes."""
    if all(isinstance(amount, int) for amount in node.args[1]):
        return importer.convert_map["constant_pad_nd.default"](node)
    x, padding = importer.retrieve_args(node)[:2]
    value = node.args[2] if len(node.args) > 2 else 0

    def compute(data: te.Tensor, shape: list[Any], sides: list[tuple[Any, Any]]) -> te.Tensor:
        def element(*at: Any) -> Any:
            moved = [i - side[0] if _pads(side) else i for i, side in zip(at, sides, strict=True)]
            padded = [(i, n) for i, n, side in zip(moved, data.shape, sides, strict=True) if _pads(side)]
            there = [_inside(i, n) if _pads(side) else i for i, n, side in zip(moved, data.shape, sides, strict=True)]
            within = tirx.all(*(each for i, n in padded for each in (i >= 0, i < n)))
            return tirx.if_then_else(within, data(*there), tirx.const(value, str(data.dtype)))

        return te.compute(shape, element, name="pad")

    given = sizes_of(node, importer), _sides(padding, int(x.ty.ndim))
    return importer.block_builder.emit_te(compute, x, *given, primfunc_name_hint="pad")


def _sides(padding: Any, rank: int) -> list[tuple[Any, Any]]:
    """What is padded before and behind each axis, of amounts from the last one on."""
    sides = list(zip(padding[::2], padding[1::2], strict=True))[::-1]
    return [(0, 0)] * (rank - len(sides)) + sides


def _pads(side: tuple[Any, Any]) -> bool:
    return any(not isinstance(amount, int) or amount for amount in side)


def _least(amount: Any) -> Any:
    return max(amount, 0) if isinstance(amount, int) else tirx.max(amount, tirx.const(0, "int64"))


def _inside(i: Any, n: Any) -> Any:
    """`i`, which is in range where torch takes the padding, in a form that is seen to be."""
    return tirx.max(tirx.min(i, n - 1), tirx.const(0, "int64"))


_MODES = {"reflection": _padding(_reflected, "reflection_pad"), "replication": _padding(_replicated, "replication_pad")}
CONVERTERS = {
    **{f"{mode}_pad{rank}d.default": converter for mode, converter in _MODES.items() for rank in (1, 2, 3)},
    "_pad_circular.default": _padding(_circular, "circular_pad"),
}
KEPT_WHOLE = tuple(CONVERTERS)
CONVERTERS["constant_pad_nd.default"] = _constant
