"""ONNX's sequences and optionals: Python lists and None while a model is imported, so that nothing of them is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.control_flow import stacked

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.aliases import Array
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["SEQUENCES"]


def _list(node: NodeProto, importer: Importer, index: int = 0) -> list[Expr]:
    value = importer.get(node.input[index])
    if not isinstance(value, list):
        raise importer.failure(node, f"{node.input[index]!r} is no sequence")
    return value


def _position(node: NodeProto, importer: Importer, index: int, default: int) -> int:
    if len(node.input) <= index or not node.input[index]:
        return default
    return int(np.ravel(importer.value(node, index))[0])


def _at(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    items, position = _list(node, importer), _position(node, importer, 1, 0)
    if not -len(items) <= position < len(items):
        raise importer.failure(node, f"position {position} of a sequence of {len(items)}")
    return [items[position]]


def _insert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[list[Expr]]:
    items = list(_list(node, importer))
    position = _position(node, importer, 2, len(items))
    if not -len(items) <= position <= len(items):
        raise importer.failure(node, f"position {position} of a sequence of {len(items)}")
    items.insert(position, importer.get(node.input[1]))
    return [items]


def _erase(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    items = list(_list(node, importer))
    position = _position(node, importer, 1, len(items) - 1)
    if not -len(items) <= position < len(items):
        raise importer.failure(node, f"position {position} of a sequence of {len(items)}")
    del items[position]
    return [items]


def _concat(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    items, axis = _list(node, importer), attributes["axis"]
    tensors = [importer.as_tensor(item) for item in items]
    if attributes.get("new_axis", 0):
        return [stacked(importer.bb, tensors, axis)]
    return [tensors[0] if len(tensors) == 1 else importer.bb.emit(relax.op.concat(tensors, axis))]


def _split(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    """Parts of one size, or of given sizes; without sizes, single elements, whose axis goes unless keepdims."""
    x, axis = importer.tensor(node.input[0]), attributes.get("axis", 0)
    shape = importer.shape_of(node, x)
    axis, size = axis % len(shape), shape[axis % len(shape)]
    if not isinstance(size, int):
        raise importer.dynamic(node, "it splits a dynamic dim")
    given = importer.value(node, 1) if len(node.input) > 1 and node.input[1] else None
    if given is None or given.ndim == 0:
        each = 1 if given is None else int(given)
        if each < 1:
            raise importer.failure(node, f"parts of {each}")
        importer.budget.unfold(f"the {importer.label(node)}", size // each)
        ends = [*range(each, size, each), size]
    else:
        ends = [int(end) for end in np.cumsum(given)]
    parts = [
        x if len(ends) == 1 else importer.bb.emit(relax.op.strided_slice(x, [axis], [start], [end], assume_inbound=True))
        for start, end in zip([0, *ends], ends, strict=False)
    ]
    if given is None and not attributes.get("keepdims", 1):
        parts = [importer.bb.emit(relax.op.squeeze(part, [axis])) for part in parts]
    return [parts]


def _length(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Array]:
    return [np.array(len(_list(node, importer)), np.int64)]


def _identity(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Expr | Array]:
    return [importer.get(node.input[0])]


def _optional(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    return [importer.get(node.input[0]) if node.input and node.input[0] else None]


def _has_element(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    given = bool(node.input and node.input[0]) and importer.get(node.input[0]) is not None
    return [np.array(given)]


def _element(node: NodeProto, importer: Importer, attributes: Attributes) -> list[Any]:
    value = importer.get(node.input[0])
    if value is None:
        raise importer.failure(node, "the optional has no value")
    return [value]


SEQUENCES: Converters = {
    "ConcatFromSequence": _concat,
    "Identity": _identity,
    "Optional": _optional,
    "OptionalGetElement": _element,
    "OptionalHasElement": _has_element,
    "SequenceAt": _at,
    "SequenceConstruct": lambda node, importer, attributes: [[importer.get(name) for name in node.input]],
    "SequenceEmpty": lambda node, importer, attributes: [[]],
    "SequenceErase": _erase,
    "SequenceInsert": _insert,
    "SequenceLength": _length,
    "SplitToSequence": _split,
}
"""Operator → function(node, importer, attributes), giving one value (see onnx_import.Value) an output."""
