"""How much an ONNX file may make of itself: nodes, bytes of constants, and work, each refused by name before it is done.

A file of 1 KB can hold functions that expand to millions of nodes, loops of 2^40 trips and constants of terabytes. What a
file unfolds to is bounded by fixed budgets, or by its own size where that is larger, so that no model that is written out
is refused.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import onnx
from onnx import FunctionProto, GraphProto, ModelProto, NodeProto

from tk.errors import ImportModelError, message

__all__ = ["MOST_NODES", "Budget", "check_attributes", "check_functions", "check_opsets", "check_size"]

MOST_NODES = 20_000  # that functions and unrolled loops may add to those that the file holds
OWN_FACTOR = 16  # … or so many times those, where that is more
CONSTANT_BYTES = 256 << 20  # of constants that are computed; WEIGHTS_FACTOR times the file's own where that is more
WEIGHTS_FACTOR = 8
FOLDED_ELEMENTS = 1 << 27  # read and written by operators that are computed at import
MOST_ELEMENTS = 1 << 40  # of one tensor: more than the memory of any device


class Budget:
    """What one import may still unfold. Each method raises ImportModelError, naming `what`, where that is too much."""

    def __init__(self, model: ModelProto) -> None:
        self.nodes = MOST_NODES
        self.bytes = max(CONSTANT_BYTES, WEIGHTS_FACTOR * _weight_bytes(model.graph))
        self._all = self.bytes
        self.elements = FOLDED_ELEMENTS + 4 * _weight_bytes(model.graph)

    def unfold(self, what: str, nodes: int) -> None:
        """`nodes` more nodes: a trip of a loop, a step of a scan."""
        self.nodes -= max(0, nodes)
        if self.nodes < 0:
            raise ImportModelError(
                message(
                    f"{what} unfolds to too many nodes",
                    need=f"at most {MOST_NODES} more than the file holds",
                    have="more",
                    do="export it with fewer steps, or with a Loop whose trips an input tells",
                )
            )

    def charge(self, what: str, size: int) -> None:
        """`size` bytes of a constant that is computed from nothing but constants."""
        self.bytes -= size
        if self.bytes < 0:
            raise ImportModelError(
                message(
                    f"{what} makes constants that are too large",
                    need=f"at most {self._all >> 20} MiB of computed constants",
                    have=f"{size} bytes here, {self._all - self.bytes - size} before",
                    do="let what makes them depend on an input, or store them as initializers",
                )
            )

    def work(self, elements: int) -> bool:
        """Whether `elements` may still be computed with at import."""
        self.elements -= elements
        return self.elements >= 0


def check_size(what: str, dims: Iterable[int | None]) -> None:
    """Refuses a tensor larger than any memory; None is a dim that is not known."""
    known = [dim for dim in dims if dim]  # beside a 0 the others may not overflow either
    if math.prod(known) > MOST_ELEMENTS:
        raise ImportModelError(
            message(
                f"{what} is too large",
                need=f"at most {MOST_ELEMENTS} elements",
                have="×".join(map(str, known)),
                do="compile for smaller sizes, or let the model's input give the tensor",
            )
        )


def check_opsets(model: ModelProto) -> None:
    """Refuses opsets that the installed onnx does not know: their operators may mean something else."""
    newest = onnx.defs.onnx_opset_version()
    for entry in model.opset_import:
        if entry.domain in ("", "ai.onnx") and not 1 <= entry.version <= newest:
            raise ImportModelError(
                message(
                    f"the model is of opset {entry.version}",
                    need=f"1 to {newest}, which the installed onnx {onnx.__version__} knows",
                    have=f"{entry.version}",
                    do="pip install --upgrade onnx, or export the model for an older opset",
                )
            )


def check_functions(model: ModelProto) -> None:
    """Refuses local functions that call themselves, or that expand to too many nodes."""
    functions = {(each.domain, each.name, each.overload): each for each in model.functions}
    sizes: dict[tuple[str, str, str], int] = {}
    own = _count(model.graph.node) + sum(_count(each.node) for each in model.functions)
    for key in functions:
        _size_of(key, functions, sizes)
    whole = sum(_calls(model.graph.node, functions, sizes))
    if whole > max(own + MOST_NODES, OWN_FACTOR * own):
        largest = max(sizes, key=lambda key: sizes[key])
        raise ImportModelError(
            message(
                f"the function {'.'.join(filter(None, largest))!r} expands to {sizes[largest]} nodes",
                need=f"at most {max(own + MOST_NODES, OWN_FACTOR * own)}: the file holds {own}",
                have=f"{whole} in the whole model",
                do="export the model without functions that multiply, or with fewer levels of them",
            )
        )


def _size_of(
    key: tuple[str, str, str], functions: Mapping[tuple[str, str, str], FunctionProto], sizes: dict[tuple[str, str, str], int]
) -> None:
    """Fills in `sizes` for a function and those that it calls, those that are called first; no recursion: chains are long."""
    path = [key]
    open_ = {key}
    while path:
        here = path[-1]
        called = {each for each in _called(functions[here].node) if each in functions and each not in sizes}
        if again := called & open_:
            name = ".".join(filter(None, next(iter(again))))
            raise ImportModelError(
                message(
                    f"the function {name!r} calls itself",
                    need="functions that can be expanded",
                    do="export it with a Loop in place of the call",
                )
            )
        if called:
            following = min(called)
            path.append(following)
            open_.add(following)
            continue
        sizes[here] = sum(_calls(functions[here].node, functions, sizes))
        open_.discard(path.pop())


def _calls(nodes: Iterable[NodeProto], functions: Any, sizes: Mapping[tuple[str, str, str], int]) -> list[int]:
    """What each of `nodes`, and of those in their subgraphs, expands to."""
    return [sizes.get(key, 1) if key in functions else 1 for key in _called(nodes)]


def _called(nodes: Iterable[NodeProto]) -> list[tuple[str, str, str]]:
    found = []
    for node in nodes:
        found.append((node.domain, node.op_type, node.overload))
        for graph in _subgraphs(node):
            found += _called(graph.node)
    return found


def _count(nodes: Iterable[NodeProto]) -> int:
    return len(_called(nodes))


def _subgraphs(node: NodeProto) -> list[GraphProto]:
    return [each.g for each in node.attribute if each.type == onnx.AttributeProto.GRAPH]


def _weight_bytes(graph: GraphProto) -> int:
    """About how much the weights take; external ones by their shapes."""
    total = 0
    for tensor in graph.initializer:
        external = tensor.data_location == onnx.TensorProto.EXTERNAL
        total += 4 * math.prod(max(0, dim) for dim in tensor.dims) if external else tensor.ByteSize()
    return min(total, 1 << 40)


# What must be positive: a step of none never ends, a window of none holds nothing.
_POSITIVE = {"kernel_shape", "strides", "dilations", "group", "blocksize", "num_outputs", "hidden_size"}
_PADDED = {"AveragePool", "Conv", "ConvInteger", "LpPool", "MaxPool", "QLinearConv"}


def check_attributes(node: NodeProto) -> str | None:
    """What is wrong with the sizes among a node's attributes, or its equation; None where they can be."""
    if node.domain not in ("", "ai.onnx"):
        return None
    for attribute in node.attribute:
        if attribute.name in _POSITIVE:
            values = [attribute.i] if attribute.type == onnx.AttributeProto.INT else list(attribute.ints)
            if any(value < 1 for value in values):
                return f"its {attribute.name} must be positive, and is {values}"
        if attribute.name == "pads" and node.op_type in _PADDED and any(value < 0 for value in attribute.ints):
            return f"its pads must not be negative, and are {list(attribute.ints)}"
        if attribute.name == "equation" and node.op_type == "Einsum":
            terms, arrow, result = attribute.s.decode().partition("->")
            if arrow and "..." in terms and "..." not in result:  # NumPy, whose einsum ONNX means, has no sum over them
                return f"its equation {attribute.s.decode()!r} must say where the dims of '...' are in the result"
        if attribute.name == "size" and node.op_type == "LRN" and attribute.i < 1:
            return f"its size must be positive, and is {attribute.i}"
    return None
