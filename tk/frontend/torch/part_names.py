"""Parts of a model that are called as what torch's own GraphModule has for itself: `graph`, `code`, `meta`, `recompile`.

torch.export takes such a model, but what it makes a module of again, to decompose it or to call it, cannot hold them: a
parameter of that name is refused, and a layer of that name lost. For that time they have other names here.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.export.graph_signature import ExportGraphSignature

__all__ = ["renamed_parts", "with_renamed_parts"]


@cache
def _taken() -> frozenset[str]:
    """What a GraphModule has beside a module's own attributes, under which no module can have parts anyway."""
    return frozenset(dir(fx.GraphModule(torch.nn.Module(), fx.Graph()))) - frozenset(dir(torch.nn.Module()))


def with_renamed_parts(program: ExportedProgram, work: Callable[[ExportedProgram], ExportedProgram]) -> ExportedProgram:
    """What `work` makes of `program`, its parts called something else meanwhile where that is needed."""
    names = _others(program)
    if not names:
        return work(program)
    back = {other: name for name, other in names.items()}
    return _renamed(work(_renamed(program, names)), back)


def renamed_parts(program: ExportedProgram) -> ExportedProgram:
    """`program`, of which torch can make a module."""
    names = _others(program)
    return _renamed(program, names) if names else program


def _others(program: ExportedProgram) -> dict[str, str]:
    """Another name for each part at the top whose own is taken."""
    signature = program.graph_signature
    targets = [each.target for each in (*signature.input_specs, *signature.output_specs) if each.target is not None]
    used = {target.split(".")[0] for target in (*targets, *program.state_dict, *program.constants)}
    names: dict[str, str] = {}
    for name in sorted(used & _taken()):
        other = f"{name}_"
        while other in used:
            other += "_"
        names[name] = other
        used.add(other)
    return names


def _renamed(program: ExportedProgram, names: dict[str, str]) -> ExportedProgram:
    def renamed(target: str) -> str:
        first, dot, rest = target.partition(".")
        return names.get(first, first) + dot + rest

    def specs(given: Any) -> list[Any]:
        return [each if each.target is None else dataclasses.replace(each, target=renamed(each.target)) for each in given]

    signature = program.graph_signature
    return ExportedProgram(
        root=program.graph_module,
        graph=program.graph,
        graph_signature=ExportGraphSignature(specs(signature.input_specs), specs(signature.output_specs)),
        state_dict={renamed(name): value for name, value in program.state_dict.items()},
        range_constraints=dict(program.range_constraints),
        module_call_graph=program.module_call_graph,
        example_inputs=program.example_inputs,
        constants={renamed(name): value for name, value in program.constants.items()},
        verifiers=program.verifiers,
    )
