"""Buffers that a model has under several names, as those of a layer that two attributes hold.

torch.export reads and writes one of them, and leaves the others as inputs that nothing reads. Where forward writes into such
a buffer, torch's decomposition finds inputs that are one memory, and gives up on the program. What nothing reads is left out.
"""

from __future__ import annotations

import copy

from torch.export import ExportedProgram
from torch.export.graph_signature import ExportGraphSignature, InputKind

from tk.frontend.torch.program_copies import copied, with_graph

__all__ = ["without_second_names"]


def without_second_names(program: ExportedProgram) -> ExportedProgram:
    """`program` without the inputs that nothing reads of buffers that it reads under other names."""
    signature = program.graph_signature
    read = {node.name for node in program.graph.nodes if node.op == "placeholder" and node.users}
    buffers = [each for each in signature.input_specs if each.kind is InputKind.BUFFER and each.target in program.state_dict]
    live = {id(program.state_dict[each.target]) for each in buffers if each.arg.name in read}
    idle = {each.arg.name for each in buffers if each.arg.name not in read and id(program.state_dict[each.target]) in live}
    if not idle:
        return program
    graph = copied(program.graph)
    for node in [node for node in graph.nodes if node.op == "placeholder" and node.name in idle]:
        graph.erase_node(node)
    specs = [each for each in signature.input_specs if each.arg.name not in idle]
    return with_graph(program, graph, signature=ExportGraphSignature(specs, copy.copy(signature.output_specs)))
