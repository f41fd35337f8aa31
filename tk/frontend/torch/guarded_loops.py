"""A while_loop in a branch of torch.cond, both of whose branches are computed: it takes steps only where its branch is taken.

while_loop(c, f, carried, given)      →      while_loop(c', f', carried, (*given, taken)),   c' = c and taken
"""

from __future__ import annotations

from typing import Any

import torch
from torch import fx

from tk.errors import ImportModelError, message
from tk.frontend.torch.chosen_updates import recorded
from tk.frontend.torch.program_copies import copied

__all__ = ["WHILE", "added", "guard", "refuse_numbers"]

WHILE = "while_loop"
_ATEN = torch.ops.aten


def refuse_numbers(loop: fx.Node) -> None:
    """Raise ImportModelError for a loop that carries what is no tensor, which torch exports and cannot decompose."""
    values = [each.meta.get("val") if isinstance(each, fx.Node) else each for each in loop.args[2]]
    if other := [each for each in values if not isinstance(each, torch.Tensor)]:
        raise ImportModelError(
            message(
                "a while_loop carries what is no tensor",
                need="tensors: torch.zeros((), dtype=torch.int64) for a counter",
                have=f"a {type(other[0]).__name__}",
                do="carry a tensor in its place",
            )
        )


def guard(module: fx.GraphModule, loop: fx.Node, taken: fx.Node) -> None:
    """Have `loop`, a node of `module`, take no step where `taken`, one boolean, does not hold. Its functions may be another
    loop's too, and are copied."""
    condition, body, carried, given = loop.args
    graphs = [_with_input(module, part, taken) for part in (condition, body)]
    condition_graph, placeholder = graphs[0]
    (output,) = condition_graph.graph.find_nodes(op="output")
    holds = output.args[0][0] if isinstance(output.args[0], tuple | list) else output.args[0]
    with condition_graph.graph.inserting_before(output):
        flat = [
            recorded(condition_graph.graph.call_function(_ATEN.reshape.default, (each, []))) for each in (holds, placeholder)
        ]
        both = recorded(condition_graph.graph.call_function(_ATEN.logical_and.default, tuple(flat)))
    output.args = ((both,),) if isinstance(output.args[0], tuple | list) else (both,)
    condition_graph.recompile()
    with module.graph.inserting_before(loop):
        named = [
            module.graph.get_attr(added(module, f"{part.target}_taken", graph))
            for part, (graph, _) in zip((condition, body), graphs, strict=True)
        ]
    loop.args = (*named, carried, (*given, taken))


def _with_input(module: fx.GraphModule, part: Any, taken: fx.Node) -> tuple[fx.GraphModule, fx.Node]:
    """A copy of the graph that `part` names with one input more, and that."""
    graph = copied(module.get_submodule(str(part.target)))
    before = graph.graph.find_nodes(op="placeholder")
    with graph.graph.inserting_after(before[-1]):
        placeholder = graph.graph.placeholder(f"taken_{len(before)}")  # a loop may be in several branches
    placeholder.meta = {key: value for key, value in taken.meta.items() if key in ("val", "tensor_meta")}
    graph.recompile()
    return graph, placeholder


def added(module: fx.GraphModule, name: str, part: fx.GraphModule) -> str:
    """The name under which `part` has become one of `module`: `name`, or that and a number where there is such a one."""
    count, free = 0, name
    while hasattr(module, free):
        count += 1
        free = f"{name}_{count}"
    setattr(module, free, part)
    return free
