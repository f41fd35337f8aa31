"""Programs that need no decomposition: torch would trace each of their operators twice again to find that out."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any

import torch
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind

if TYPE_CHECKING:
    from torch.fx import Node

__all__ = ["INPUTS", "is_decomposed", "is_kept"]

INPUTS = (InputKind.USER_INPUT, InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR)


def is_decomposed(program: ExportedProgram, table: Container[Any]) -> bool:
    """Whether `run_decompositions(table)` would leave each operator of `program` as it is: none is in the table, writes into an
    argument, returns nothing, or is made of others by torch itself (CompositeImplicitAutograd)."""
    signature = program.graph_signature
    if any(spec.kind not in INPUTS for spec in signature.input_specs):
        return False
    if any(spec.kind is not OutputKind.USER_OUTPUT for spec in signature.output_specs):
        return False
    return all(_is_left(node, table) for node in program.graph.nodes if node.op not in ("placeholder", "output"))


def _is_left(node: Node, table: Container[Any]) -> bool:
    if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload) or not node.users:
        return False
    schema = node.target._schema
    return bool(schema.returns) and not schema.is_mutable and is_kept(node.target, table)


def is_kept(target: torch._ops.OpOverload, table: Container[Any]) -> bool:
    """Whether an operator is not in the table, nor made of others by torch itself."""
    if target in table:
        return False
    return not torch._C._dispatch_has_kernel_for_dispatch_key(target.name(), "CompositeImplicitAutograd")
