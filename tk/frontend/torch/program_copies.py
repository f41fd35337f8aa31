"""Programs of torch.export over a changed copy of their graph."""

from __future__ import annotations

import copy
from typing import Any, TypeVar

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.export.graph_signature import ExportGraphSignature

__all__ = ["copied", "with_graph"]

Copied = TypeVar("Copied", fx.Graph, fx.GraphModule)


def copied(own: Copied) -> Copied:
    """A copy of a graph, or of a module with one, whose nodes keep their names: torch gives a copy of one that is called like
    a function of Python's, as an input "input" is, another name, and a program's signature names its inputs."""
    made = copy.deepcopy(own)
    graphs = [each.graph if isinstance(each, fx.GraphModule) else each for each in (own, made)]
    for node, same in zip(graphs[0].nodes, graphs[1].nodes, strict=True):
        same.name = node.name
    return made


def with_graph(
    program: ExportedProgram,
    graph: fx.Graph,
    root: torch.nn.Module | None = None,
    signature: ExportGraphSignature | None = None,
    constants: dict[str, Any] | None = None,
) -> ExportedProgram:
    """`program` over `graph`; with the parts of another module, another signature or other constants, where they are given."""
    return ExportedProgram(
        root=program.graph_module if root is None else root,
        graph=graph,
        graph_signature=copy.copy(program.graph_signature) if signature is None else signature,
        state_dict=program.state_dict,
        range_constraints=dict(program.range_constraints),
        module_call_graph=program.module_call_graph,
        example_inputs=program.example_inputs,
        constants=program.constants if constants is None else constants,
        verifiers=program.verifiers,
    )
