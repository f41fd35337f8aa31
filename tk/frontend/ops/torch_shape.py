"""ATen operators that give a tensor another shape. torch has computed it, symbolic dims and all: it is taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import fx
from tvm import relax

__all__ = ["CONVERTERS"]


def _sizes(node: fx.Node, importer: Any) -> list[Any]:
    return [importer.size(size) for size in node.meta["val"].shape]


def _view(node: fx.Node, importer: Any) -> relax.Expr:
    return importer._emit_torch_reshape(importer.env[node.args[0]], _sizes(node, importer))


def _expand(node: fx.Node, importer: Any) -> relax.Expr:
    return importer.block_builder.emit(
        relax.op.broadcast_to(importer.env[node.args[0]], relax.ShapeExpr(_sizes(node, importer)))
    )


def _filled(value: float | None) -> Callable[[fx.Node, Any], relax.Expr]:
    """A converter to a constant tensor: of `value`, or of 0 where the model does not care (aten.empty and its kin), so
    that no result depends on chance."""

    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        dtype = importer._convert_data_type(node.meta["val"].dtype)
        return importer.block_builder.emit(
            relax.op.full(relax.ShapeExpr(_sizes(node, importer)), relax.const(value or 0, dtype), dtype)
        )

    return convert


_ZEROS, _ONES = _filled(0), _filled(1)

CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_unsafe_view.default": _view,
    "empty.memory_format": _ZEROS,
    "empty_like.default": _ZEROS,
    "empty_permuted.default": _ZEROS,
    "expand.default": _expand,
    "new_empty.default": _ZEROS,
    "new_ones.default": _ONES,
    "new_zeros.default": _ZEROS,
    "ones.default": _ONES,
    "ones_like.default": _ONES,
    "reshape.default": _view,
    "view.default": _view,
    "zeros.default": _ZEROS,
    "zeros_like.default": _ZEROS,
}
