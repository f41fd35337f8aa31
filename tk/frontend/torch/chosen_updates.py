"""x[mask] = f(x[mask]) as where(mask, f(x), x), for masks that depend on inputs.

torch.export takes how many elements a mask picks for a size that only a call tells. Where what is picked is computed with
element by element, and then written or summed under the same mask, the number does not matter: f is computed everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols

__all__ = ["recorded", "with_choices"]

_ATEN = torch.ops.aten
_CHECKS = (
    _ATEN._assert_scalar.default,
    _ATEN.sym_constrain_range.default,
    _ATEN.sym_constrain_range_for_size.default,
)
_PICKS = (_ATEN.index.Tensor, _ATEN.masked_select.default)
_COPIES = (_ATEN.clone.default, _ATEN._to_copy.default, _ATEN.detach.default, _ATEN.alias.default)


def with_choices(program: ExportedProgram) -> ExportedProgram:
    """`program`, whose graph mutates nothing, with choices in place of such updates; changed where it lies."""
    graph = program.graph_module.graph
    changed = False
    for node in list(graph.nodes):
        if node.target is _ATEN.index_put.default and _is_update(node):
            changed |= _chosen(graph, node)
    if changed | _dropped_idle_checks(graph):
        graph.eliminate_dead_code()
        program.graph_module.recompile()
    return program


def _dropped_idle_checks(graph: fx.Graph) -> bool:
    """Take away the checks of sizes that a tensor's values give, where nothing else is computed from these sizes, and those of
    what is true of all, as that the number of a truth is 0 or more; whether there were any."""
    always = [node for node in graph.nodes if _is_check(node) and _is_true(_checked(node))]
    for node in always:
        graph.erase_node(node)
    checks = [node for node in graph.nodes if _is_check(node) and free_unbacked_symbols(_checked(node))]
    live: set[fx.Node] = set()
    found = [node for node in graph.nodes if node.is_impure() and not _is_check(node)]
    while found:
        node = found.pop()
        if node not in live:
            live.add(node)
            found += node.all_input_nodes
    known = set[Any]().union(*(free_unbacked_symbols(node.meta.get("val")) for node in live if checks))
    idle = [node for node in checks if not free_unbacked_symbols(_checked(node)) <= known]
    for node in idle:
        graph.erase_node(node)
    return bool(idle or always)


def _is_true(value: Any) -> bool:
    return value is True or (isinstance(value, torch.SymBool) and bool(value.node.expr == True))  # noqa: E712


def _is_check(node: fx.Node) -> bool:
    return node.target in _CHECKS


def _checked(node: fx.Node) -> Any:
    return node.args[0].meta.get("val") if isinstance(node.args[0], fx.Node) else None


def _is_update(node: fx.Node) -> bool:
    """Whether one mask alone says where `node` writes, and each index gets its own element."""
    _, indices, values, *accumulate = node.args
    mask = indices[0] if len(indices) == 1 else None
    return isinstance(mask, fx.Node) and _is_mask(mask) and not any(accumulate) and isinstance(values, fx.Node)


def _is_mask(node: fx.Node) -> bool:
    return isinstance(node.meta.get("val"), torch.Tensor) and node.meta["val"].dtype is torch.bool


def _chosen(graph: fx.Graph, node: fx.Node) -> bool:
    """Put a choice in the place of the update `node`, if its values are computed from what its mask picks; whether it did."""
    x, (mask,), values = node.args[:3]
    if not free_unbacked_symbols(values.meta["val"]) or tuple(x.meta["val"].shape) != _whole_shape(values, mask, x):
        return False
    spread: dict[fx.Node, fx.Node] = {}
    if not _all_elementwise(values, mask, x, spread):
        return False
    with graph.inserting_before(node):
        full = _everywhere(graph, values, spread)
        extra = x.meta["val"].dim() - mask.meta["val"].dim()
        condition = mask
        for _ in range(extra):
            condition = _call(graph, _ATEN.unsqueeze.default, condition, -1)
        choice = _call(graph, _ATEN.where.self, condition, full, x)
    node.replace_all_uses_with(choice)
    graph.erase_node(node)
    return True


def _whole_shape(values: fx.Node, mask: fx.Node, x: fx.Node) -> tuple[Any, ...]:
    """The shape of what `mask` picks, with the mask's own dims in place of their number."""
    return (*mask.meta["val"].shape, *values.meta["val"].shape[1:])


def _all_elementwise(node: fx.Node, mask: fx.Node, x: fx.Node, found: dict[fx.Node, fx.Node]) -> bool:
    """Whether `node` is what `mask` picks, or computed from such and from numbers, element by element. `found` gets the tensors
    picked from, by node that picks."""
    shape = x.meta["val"].shape
    if node.target in _PICKS:
        indices = node.args[1] if node.target is _ATEN.index.Tensor else [node.args[1]]
        if len(indices) != 1 or not _is_same(indices[0], mask) or tuple(node.args[0].meta["val"].shape) != tuple(shape):
            return False
        found[node] = node.args[0]
        return True
    pointwise = isinstance(node.target, torch._ops.OpOverload) and torch.Tag.pointwise in node.target.tags
    if not pointwise and node.target not in _COPIES:
        return False
    picked = [each for each in node.all_input_nodes if _is_picked(each)]
    others = [each for each in node.all_input_nodes if not _is_picked(each)]
    numbers = all(isinstance(each.meta.get("val"), torch.Tensor) and each.meta["val"].dim() == 0 for each in others)
    return bool(picked) and numbers and all(_all_elementwise(each, mask, x, found) for each in picked)


def _is_same(a: Any, b: Any) -> bool:
    """Whether two nodes of a graph without mutation are one, or computed alike: x[x > 1] = f(x[x > 1]) compares twice."""
    if a is b or not (isinstance(a, fx.Node) and isinstance(b, fx.Node)):
        return a is b or (not isinstance(a, fx.Node) and a == b)
    tags = getattr(a.target, "tags", ())
    same = a.op == b.op == "call_function" and a.target is b.target and a.kwargs == b.kwargs and len(a.args) == len(b.args)
    return same and torch.Tag.pointwise in tags and all(map(_is_same, a.args, b.args))


def _is_picked(node: fx.Node) -> bool:
    value = node.meta.get("val")
    return isinstance(value, torch.Tensor) and bool(free_unbacked_symbols(value))


def _everywhere(graph: fx.Graph, node: fx.Node, whole: dict[fx.Node, fx.Node]) -> fx.Node:
    """`node` computed on all elements; `whole` has what stands for each node on all elements."""
    if node not in whole:
        replaced: Callable[[fx.Node], fx.Node] = lambda each: _everywhere(graph, each, whole) if _is_picked(each) else each  # noqa: E731
        args, kwargs = fx.map_arg((node.args, dict(node.kwargs)), replaced)
        whole[node] = _call(graph, node.target, *args, **kwargs)
        whole[node].meta["stack_trace"] = node.meta.get("stack_trace")
    return whole[node]


def recorded(node: fx.Node) -> fx.Node:
    """`node`, a call of an operator, with torch's record of its result."""
    values, named = fx.map_arg((node.args, dict(node.kwargs)), lambda each: each.meta["val"])
    mode = next(each.meta["val"].fake_mode for each in node.all_input_nodes if hasattr(each.meta.get("val"), "fake_mode"))
    with mode:
        node.meta["val"] = node.target(*values, **named)
    return node


def _call(graph: fx.Graph, target: Any, *args: Any, **kwargs: Any) -> fx.Node:
    return recorded(graph.call_function(target, args, kwargs))
