"""Paddings that repeat what is there: each one function, where torch's decompositions gather along one axis after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import sizes_of

__all__ = ["CONVERTERS", "KEPT_WHOLE"]

Index = Callable[[Any, Any, tuple[int, int]], Any]
"""The index along an axis of n elements of what stands at index i, which may lie outside of it, padded so far before and
behind."""


def _reflected(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element as far on the other side of the edge, which is not repeated."""
    last = n - 1
    return last - tirx.abs(last - tirx.abs(i))


def _replicated(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element at the edge."""
    return i


def _circular(i: Any, n: Any, sides: tuple[int, int]) -> Any:
    """The element at the other end of what negative padding leaves."""
    first, end = max(-sides[0], 0), n - max(-sides[1], 0)
    size = end - first
    return tirx.Select(i < first, i + size, tirx.Select(i >= end, i - size, i))


def _padding(index: Index, name: str) -> Callable[[fx.Node, Any], relax.Expr]:
    """The converter of padding(x, [before the last axis, behind it, before the one in front of it, …])."""

    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        x, padding = importer.retrieve_args(node)[:2]
        shape, rank = sizes_of(node, importer), int(x.ty.ndim)
        sides = list(zip(padding[::2], padding[1::2], strict=True))[::-1]
        sides = [(0, 0)] * (rank - len(sides)) + sides

        def compute(data: te.Tensor) -> te.Tensor:
            def element(*at: Any) -> Any:
                axes = zip(at, sides, data.shape, strict=True)
                moved = ((i.astype("int64") - side[0], n, side) if any(side) else (i, n, None) for i, side, n in axes)
                return data(*(i if side is None else _inside(index(i, n, side), n) for i, n, side in moved))

            return te.compute(shape, element, name=name)

        return importer.block_builder.emit_te(compute, x, primfunc_name_hint=name)

    return convert


def _inside(i: Any, n: Any) -> Any:
    """`i`, which is in range where torch takes the padding, in a form that is seen to be."""
    return tirx.max(tirx.min(i, n - 1), tirx.const(0, "int64"))


_MODES = {"reflection": _padding(_reflected, "reflection_pad"), "replication": _padding(_replicated, "replication_pad")}
CONVERTERS = {
    **{f"{mode}_pad{rank}d.default": converter for mode, converter in _MODES.items() for rank in (1, 2, 3)},
    "_pad_circular.default": _padding(_circular, "circular_pad"),
}
KEPT_WHOLE = tuple(CONVERTERS)
