"""Types that annotations of the ONNX importer and its converters name; nothing here is needed at run time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from onnx import NodeProto
    from tvm import relax

    from tk.frontend.onnx.importer import Importer

__all__ = ["Attributes", "Converter", "Converters"]

Attributes: TypeAlias = dict[str, Any]
"""A node's attributes by name, as onnx.helper.get_attribute_value has them: int, float, bytes, tensors, graphs or lists."""

Converter: TypeAlias = "Callable[[NodeProto, Importer, Attributes], list[relax.Expr]]"
"""Makes a node's outputs, one each, in their order."""

Converters: TypeAlias = dict[str, Converter]
"""By the operator's name."""
