"""Converters of ours for ONNX operators, and what is refused because TVM's converter would be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.frontend.ops import onnx_shape

__all__ = ["CONVERTERS", "REFUSED"]

CONVERTERS: dict[str, Callable[[Any, Any, dict[str, Any]], list[Any]]] = {**onnx_shape.CONVERTERS}
"""ONNX operator → converter(node, importer, attributes), giving one Relax expression an output. They go before TVM's."""

REFUSED: dict[str, Callable[[Any, Any], str | None]] = {}
"""ONNX operator → why this node is refused, or None."""
