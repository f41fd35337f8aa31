"""Scans and maps of a number of steps that only a call tells, or of too many to be written out, as while_loops.

    scan(f, init, xs, more)    while_loop(lambda n, …: n < steps, body, (0, *init, *zeros), (steps, *xs, *more))

The body reads element n of each of xs, and writes what f gives for it as element n of what is stacked, zeros at first.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx

from tk.frontend.torch.chosen_updates import recorded
from tk.frontend.torch.guarded_loops import added
from tk.frontend.torch.program_copies import copied

__all__ = ["as_while_loop"]

_ATEN = torch.ops.aten
_WHILE = torch.ops.higher_order.while_loop


def as_while_loop(
    module: fx.GraphModule, called: fx.Node, init: Sequence[Any], xs: Sequence[fx.Node], more: Sequence[Any], like: list[Any]
) -> list[fx.Node]:
    """The last carry and what is stacked, of nodes that are inserted where `module`'s graph inserts. `like` are what the graph
    that `called` names gives for the first elements, of which only the shapes are read."""
    graph = module.graph
    length = recorded(graph.call_function(_ATEN.sym_size.int, (xs[0], 0)))
    steps, number = (_scalar(graph, each, xs[0]) for each in (length, 0))
    stacked = [_zeros(graph, each, length) for each in like[len(init) :]]
    carried, given = [number, *(_plain(graph, each) for each in [*init, *stacked])], [steps, *xs, *more]
    inner = module.get_submodule(str(called.target))
    parts = [
        _graph(inner, [*carried, *given], lambda own, values: [_call(own, _ATEN.lt.Tensor, values[0], values[len(carried)])]),
        _graph(
            inner, [*carried, *given], lambda own, values: _step(own, inner.graph, values, len(init), len(stacked), len(xs))
        ),
    ]
    named = [graph.get_attr(added(module, f"{called.target}_{role}", part)) for role, part in zip("cb", parts, strict=True)]
    loop = graph.call_function(_WHILE, (*named, tuple(carried), tuple(given)))
    loop.meta["val"] = tuple(each.meta["val"] for each in carried)
    results = [graph.call_function(operator.getitem, (loop, i)) for i in range(1, len(carried))]
    for result, value in zip(results, carried[1:], strict=True):
        result.meta["val"] = value.meta["val"]
    return results


def _call(graph: fx.Graph, target: Any, *args: Any, **kwargs: Any) -> fx.Node:
    return recorded(graph.call_function(target, args, kwargs))


def _plain(graph: fx.Graph, value: fx.Node) -> fx.Node:
    """A tensor in row-major order: torch asks that what a loop carries lies as before after each step."""
    return _call(graph, _ATEN.clone.default, value, memory_format=torch.contiguous_format)


def _scalar(graph: fx.Graph, value: Any, beside: fx.Node) -> fx.Node:
    """A whole number as a tensor without dims."""
    made = graph.call_function(_ATEN.scalar_tensor.default, (value,), {"dtype": torch.int64})
    with beside.meta["val"].fake_mode:
        now = value.meta["val"] if isinstance(value, fx.Node) else value
        made.meta["val"] = _ATEN.scalar_tensor.default(now, dtype=torch.int64)
    return made


def _zeros(graph: fx.Graph, row: fx.Node, length: fx.Node) -> fx.Node:
    """[length, *row.shape]."""
    one = _call(graph, _ATEN.unsqueeze.default, _call(graph, _ATEN.full_like.default, row, 0), 0)
    return _call(graph, _ATEN.expand.default, one, [length, *[-1] * row.meta["val"].ndim])


def _graph(inner: fx.GraphModule, takes: Sequence[Any], build: Callable[[fx.Graph, list[Any]], list[Any]]) -> fx.GraphModule:
    """A graph with what `inner` has, which takes values like `takes`."""
    own = fx.Graph()
    values = []
    for i, value in enumerate(takes):
        placeholder = own.placeholder(f"value_{i}")
        placeholder.meta["val"] = value.meta["val"] if isinstance(value, fx.Node) else value
        values.append(placeholder)
    own.output(tuple(build(own, values)))
    return fx.GraphModule(copied(inner), own)


def _step(own: fx.Graph, body: fx.Graph, values: list[Any], carry: int, stacked: int, scanned: int) -> list[Any]:
    """What a loop carries after a step of `body`."""
    number, state, whole = values[0], values[1 : 1 + carry], values[1 + carry : 1 + carry + stacked]
    xs = values[2 + carry + stacked : 2 + carry + stacked + scanned]
    at = _call(own, _ATEN.reshape.default, number, [1])
    rows = [_call(own, _ATEN.squeeze.dims, _call(own, _ATEN.index_select.default, x, 0, at), [0]) for x in xs]
    more = values[2 + carry + stacked + scanned :]
    known = dict(zip(body.find_nodes(op="placeholder"), [*state, *rows, *more], strict=True))
    results: list[Any] = []
    for node in body.nodes:
        if node.op == "output":
            returned = fx.map_arg(node.args[0], lambda each: known[each])
            results = list(returned) if isinstance(returned, tuple | list) else [returned]
        elif node.op != "placeholder":
            known[node] = own.node_copy(node, lambda each: known[each])
    pairs = zip(whole, results[carry:], strict=True)
    gathered = [
        _call(own, _ATEN.index_put.default, all_, [at], _call(own, _ATEN.unsqueeze.default, row, 0)) for all_, row in pairs
    ]
    return [_call(own, _ATEN.add.Tensor, number, 1), *(_plain(own, each) for each in [*results[:carry], *gathered])]
