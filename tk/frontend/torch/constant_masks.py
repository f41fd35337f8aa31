"""Masks of bools that are known when a program is compiled: x[mask] of a buffer or of a tensor that forward writes down.

torch.export takes how many elements such a mask picks for something that only a call tells, since it looks at no values. Here
the mask becomes the indices where it is set, constants of whole numbers, and shapes are static again once the program is
decomposed. Masks that depend on inputs stay.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.export.graph_signature import ExportGraphSignature, InputKind, InputSpec, TensorArgument
from torch.fx.experimental.symbolic_shapes import statically_known_true

from tk.frontend.torch.program_copies import copied, with_graph

__all__ = ["read_buffers", "with_constant_indices"]

LARGEST = 1 << 20  # elements of a tensor that is evaluated
_CONSTANT = (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR)
_ATEN = torch.ops.aten
_USERS = (_ATEN.index.Tensor, _ATEN.index_put.default, _ATEN.index_put_.default, _ATEN.masked_select.default)
_WITHOUT_EFFECT = (_ATEN.detach_.default,)  # writes, by its name, but changes no value


def with_constant_indices(program: ExportedProgram) -> ExportedProgram:
    """`program` with the indices that its constant masks set in their stead: itself where it has none."""
    if not any(node.target in _USERS for node in program.graph.nodes):
        return program
    known = _Known(program)
    found = {
        node.name: constant_indices
        for node in program.graph.nodes
        if node.target in _USERS and (constant_indices := known.constant_indices(node)) is not None
    }
    return _replaced(program, found) if found else program


class _Known:
    """The values of nodes that no input and no write concerns."""

    def __init__(self, program: ExportedProgram) -> None:
        signature = program.graph_signature
        written = {spec.target for spec in signature.output_specs if spec.target is not None}
        self.values: dict[fx.Node, torch.Tensor | None] = {}
        sources = {
            spec.arg.name: str(spec.target)
            for spec in signature.input_specs
            if spec.kind in _CONSTANT and spec.target not in written
        }
        for node in program.graph.nodes:
            if node.op == "placeholder":
                target = sources.get(node.name)
                tensor = None if target is None else program.state_dict.get(target, program.constants.get(target))
                self.values[node] = tensor if isinstance(tensor, torch.Tensor) and not _is_written(node) else None

    def of(self, node: Any) -> torch.Tensor | None:
        """The value of a node that is a tensor of bools or whole numbers, computed from constants alone; else None."""
        if not isinstance(node, fx.Node):
            return None
        if node not in self.values:
            self.values[node] = self._computed(node)
        return self.values[node]

    def _computed(self, node: fx.Node) -> torch.Tensor | None:
        value = node.meta.get("val")
        sizes = value.shape if isinstance(value, torch.Tensor) else ()
        small = isinstance(value, torch.Tensor) and all(isinstance(size, int) for size in sizes) and value.numel() <= LARGEST
        schema = getattr(node.target, "_schema", None)
        if node.op != "call_function" or not small or schema is None or _is_written(node):
            return None
        if torch.Tag.nondeterministic_seeded in node.target.tags or (schema.is_mutable and node.target not in _WITHOUT_EFFECT):
            return None
        arguments = {}
        for each in node.all_input_nodes:
            tensor = self.of(each)
            if tensor is None or tensor.numel() > LARGEST:
                return None
            arguments[each] = tensor.detach().clone()
        args, kwargs = fx.map_arg((node.args, dict(node.kwargs)), lambda each: arguments[each])
        with torch.no_grad():
            made = node.target(*args, **kwargs)
        return made if isinstance(made, torch.Tensor) else None

    def constant_indices(self, node: fx.Node) -> list[torch.Tensor | fx.Node | None] | None:
        """What indexes instead of the masks among the indices of `node`; None where it has none that is known."""
        picks = node.target is _ATEN.masked_select.default
        indices = [node.args[1]] if picks else node.args[1]
        if not picks and node.target is not _ATEN.index.Tensor and len(indices) == 1 and _is_one(node.args[2]):
            return None  # a choice between two, whatever the mask is
        if picks and tuple(node.args[0].meta["val"].shape) != tuple(node.args[1].meta["val"].shape):
            return None
        found: list[torch.Tensor | fx.Node | None] = []
        for index in indices:
            mask = isinstance(index, fx.Node) and index.meta["val"].dtype in (torch.bool, torch.uint8)
            value = self.of(index) if mask else None
            if mask and value is None:
                return None
            found += [index] if value is None else list(value.nonzero(as_tuple=True))
        return found if any(isinstance(each, torch.Tensor) for each in found) else None


def _is_one(value: fx.Node) -> bool:
    return bool(statically_known_true(value.meta["val"].numel() == 1))  # as many as a mask sets may be any number


def read_buffers(program: ExportedProgram) -> set[str]:
    """The buffers whose values `with_constant_indices` takes for constants of `program`."""
    known = _Known(program)
    sources = {spec.arg.name: str(spec.target) for spec in program.graph_signature.input_specs if spec.kind is InputKind.BUFFER}
    found: set[str] = set()
    for node in program.graph.nodes:
        if node.target in _USERS and known.constant_indices(node) is not None:
            todo = [*node.all_input_nodes[1:]]
            while todo:
                each = todo.pop()
                found |= {sources[each.name]} if each.name in sources else set()
                todo += each.all_input_nodes
    return found


def _is_written(node: fx.Node) -> bool:
    """Whether some reader of a node may write into it."""
    for user in node.users:
        schema = getattr(user.target, "_schema", None)
        if (
            schema is not None
            and user.target not in _WITHOUT_EFFECT
            and any(argument.is_write and (value is node) for argument, value in zip(schema.arguments, user.args, strict=False))
        ):
            return True
    return False


def _replaced(program: ExportedProgram, found: dict[str, list[Any]]) -> ExportedProgram:
    """A copy of `program` whose nodes of the names in `found` index with these indices, constants of it."""
    graph, constants = copied(program.graph), dict(program.constants)
    nodes = {node.name: node for node in graph.nodes}
    mode = next(node.meta["val"].fake_mode for node in nodes.values() if hasattr(node.meta.get("val"), "fake_mode"))
    first = next(iter(graph.nodes))
    specs: list[InputSpec] = []

    def constant(constant_indices: torch.Tensor) -> fx.Node:
        name = f"mask_places_{len(specs)}"
        while name in nodes or name in constants:
            name += "_"
        with graph.inserting_before(first):
            node = graph.placeholder(name)
        node.meta["val"] = mode.from_tensor(constant_indices, static_shapes=True)
        constants[name] = constant_indices
        specs.append(InputSpec(InputKind.CONSTANT_TENSOR, TensorArgument(node.name), name))
        return node

    for name, indices in found.items():
        node = nodes[name]
        made = [
            constant(each) if isinstance(each, torch.Tensor) else nodes[each.name] if isinstance(each, fx.Node) else None
            for each in indices
        ]
        if node.target is _ATEN.masked_select.default:
            node.target = _ATEN.index.Tensor
        node.args = (node.args[0], made, *node.args[2:])
    graph.lint()
    signature = program.graph_signature
    inputs = ExportGraphSignature([*specs, *signature.input_specs], list(signature.output_specs))
    return with_graph(program, graph, signature=inputs, constants=constants)
