"""Whether two programs that torch.export traced of one module compute the same in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind

from tk.frontend.torch.arrays import to_numpy

__all__ = ["lines_of"]

# Operators that give back their first argument where what they write into it, the tensors at these indices, is nothing.
_WRITES = {
    "copy": (1,), "index_add": (2, 3), "index_copy": (2, 3), "index_put": (1, 2), "index_reduce": (2, 3),
    "masked_scatter": (2,), "scatter": (2,), "scatter_add": (2,), "scatter_reduce": (2,),
}  # fmt: skip

_CONSTANTS = (InputKind.CONSTANT_TENSOR,)
_SAYS_NOTHING = ("aten._assert_tensor_metadata", "aten.detach_")  # dtypes that are known, and what autograd does with a tensor
_OF_TORCH = "Runtime assertion failed for expression"


def lines_of(program: ExportedProgram, nothing: frozenset[str] = frozenset()) -> tuple[object, ...]:
    """All that says what `program` computes, equal for two that compute the same in the same way; without what it does with
    tensors that have no elements where the sizes called `nothing` are 0."""
    specs = [(spec.kind, spec.target) for spec in program.graph_signature.input_specs if spec.kind not in _CONSTANTS]
    constants = {
        spec.arg.name: _values(program.constants[spec.target])
        for spec in program.graph_signature.input_specs
        if spec.kind in _CONSTANTS and spec.target in program.constants
    }
    return _lines(program.graph_module, nothing, constants), tuple(specs)


def _lines(module: fx.GraphModule, nothing: frozenset[str], constants: Mapping[str, object]) -> tuple[object, ...]:
    """What each node of a graph is that results or effects need, with those of the graphs that it calls; constants, by the name
    of their node, are what they hold."""
    graph = module.graph
    same: dict[fx.Node, fx.Node] = {}
    for node in graph.nodes:
        if _is_idle(node, nothing):
            same[node] = same.get(node.args[0], node.args[0])
    needed: set[fx.Node] = set()
    for node in reversed(graph.nodes):
        always = node.op == "output" or (node.op == "placeholder" and node.name not in constants)
        if node not in same and (node in needed or always or _has_effects(node, nothing)):
            needed |= {node, *(same.get(each, each) for each in node.all_input_nodes)}
    numbers = {node: i for i, node in enumerate(each for each in graph.nodes if each in needed)}
    lines: list[object] = []
    for node in numbers:
        called = getattr(module, str(node.target)) if node.op == "get_attr" and "." not in str(node.target) else None
        if isinstance(called, fx.GraphModule):
            lines.append(_lines(called, nothing, {}))
        elif node.name in constants:
            lines.append((node.op, constants[node.name]))
        elif node.op != "placeholder":
            arguments = fx.map_arg((_arguments(node), node.kwargs), lambda each: f"%{numbers[same.get(each, each)]}")
            lines.append((node.op, str(node.target), str(arguments)))
    return tuple(lines)


def _arguments(node: fx.Node) -> tuple[Any, ...]:
    """Those of `node`, without what torch itself says of an assertion: the names that sizes have in one trace."""
    if str(node.target).startswith("aten._assert_scalar") and str(node.args[1]).startswith(_OF_TORCH):
        return (node.args[0],)
    return tuple(node.args)


def _is_idle(node: fx.Node, nothing: frozenset[str]) -> bool:
    """Whether `node` gives back its first argument as it is."""
    if not nothing or node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload):
        return False
    name = node.target._schema.name.removeprefix("aten::").removesuffix("_")
    written = [node.args[index] for index in _WRITES.get(name, ()) if index < len(node.args)]
    return any(_is_nothing(each, nothing) for each in _flat(written))


def _flat(value: object) -> list[object]:
    return [each for part in value for each in _flat(part)] if isinstance(value, list | tuple) else [value]


def _is_nothing(node: object, nothing: frozenset[str]) -> bool:
    """Whether the tensor that `node` makes has no elements where the sizes called `nothing` are 0."""
    value = node.meta.get("val") if isinstance(node, fx.Node) else None
    sizes = value.shape if isinstance(value, torch.Tensor) else ()
    expressions = [size.node.expr for size in sizes if isinstance(size, torch.SymInt)]
    return any(
        each.xreplace({symbol: symbol * 0 for symbol in each.free_symbols if str(symbol) in nothing}) == 0
        for each in expressions
    )


def _holds(node: object, nothing: frozenset[str]) -> bool:
    """Whether what `node` says is true where the sizes called `nothing` are 0, whatever others are."""
    value = node.meta.get("val") if isinstance(node, fx.Node) else None
    if not nothing or not isinstance(value, torch.SymBool):
        return False
    expression = value.node.expr
    return bool(
        expression.xreplace({symbol: symbol * 0 for symbol in expression.free_symbols if str(symbol) in nothing}) == True  # noqa: E712 - sympy's
    )


def _has_effects(node: fx.Node, nothing: frozenset[str]) -> bool:
    schema = getattr(node.target, "_schema", None)
    if node.op != "call_function":
        return False
    if str(node.target).startswith(_SAYS_NOTHING) or (
        str(node.target).startswith("aten._assert_scalar") and _holds(node.args[0], nothing)
    ):
        return False
    if isinstance(node.target, torch._ops.HigherOrderOperator) or str(node.target).startswith("aten._assert"):
        return True
    return schema is not None and schema.is_mutable and not _is_nothing(node.args[0], nothing)


def _values(value: object) -> object:
    return (value.dtype, value.shape, to_numpy(value).tobytes()) if isinstance(value, torch.Tensor) else str(value)
