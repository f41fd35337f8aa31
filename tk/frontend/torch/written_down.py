"""Tensors that a model writes down from nothing, part by part, as the regions of Swin's shifted windows are:

    mask = zeros(56, 56);  mask[:49, :49] = 1;  mask[:49, 49:53] = 2;  …

Each write is a tensor of its own in a functional program. They are carried out when the model is imported, and the last one
is a constant: a kernel would ask each element for all of them in each call. What only fills, counts or compares stays computed.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind
from torch.utils import _pytree as pytree

__all__ = ["written_down"]

LARGEST = 1 << 22  # bytes of a tensor that becomes a constant
_ATEN = torch.ops.aten
_WRITES = (
    _ATEN.slice_scatter.default, _ATEN.select_scatter.default, _ATEN.index_put.default, _ATEN.scatter.src,
    _ATEN.scatter.value, _ATEN.diagonal_scatter.default,
)  # fmt: skip


def written_down(program: ExportedProgram) -> dict[fx.Node, torch.Tensor]:
    """The values of those nodes of a functional `program` that a chain of writes ends in, which no input and no weight
    concerns: numbers that it writes are constants of the program."""
    graph = program.graph
    if not any(node.target in _WRITES for node in graph.nodes):
        return {}
    lifted = {
        spec.arg.name: program.constants[spec.target]
        for spec in program.graph_signature.input_specs
        if spec.kind is InputKind.CONSTANT_TENSOR and spec.target in program.constants
    }
    written = {spec.target for spec in program.graph_signature.output_specs if spec.target is not None}
    constants = {node: lifted[node.name] for node in graph.nodes if node.name in lifted and node.target not in written}
    known = set(constants)
    for node in graph.nodes:
        if _computable(node, known):
            known.add(node)
    ends = [
        node for node in known if node.target in _WRITES and node.meta["val"].numel() > 0 and not _is_written_on(node, known)
    ]
    needed, waiting = set(ends), list(ends)
    while waiting:
        new = [each for each in waiting.pop().all_input_nodes if each not in needed]
        needed.update(new)
        waiting += new
    values = {node: constants[node] for node in needed if node in constants}
    with torch.no_grad():
        for node in (each for each in graph.nodes if each in needed and each not in constants):
            args, kwargs = pytree.tree_map_only(fx.Node, values.__getitem__, (node.args, node.kwargs))
            values[node] = node.target(*args, **kwargs)
    return {node: values[node] for node in ends}


def _is_written_on(node: fx.Node, known: set[fx.Node]) -> bool:
    """Whether nothing but further writes reads a write."""
    return all(user in known and user.target in _WRITES for user in node.users)


def _computable(node: fx.Node, known: set[fx.Node]) -> bool:
    """Whether a node makes one real tensor of known size of such tensors alone, and draws no random numbers."""
    made: Any = node.meta.get("val")
    return (
        node.op == "call_function"
        and isinstance(node.target, torch._ops.OpOverload)
        and torch.Tag.nondeterministic_seeded not in node.target.tags
        and isinstance(made, torch.Tensor)
        and not made.is_complex()
        and all(isinstance(size, int) for size in made.shape)
        and made.numel() * made.element_size() <= LARGEST
        and all(each in known for each in node.all_input_nodes)
    )
