"""torch.cond, scan and map written out: both branches and a choice between their results, and a step after another, or a
while_loop where there are many steps, or as many as a call tells (tk/frontend/torch/counted_scans.py).

Kernels are called in one order, whatever tensors hold, but for those of a while_loop, which stays. What a branch computes is
pure, so that computing both is right; the results have one shape. A while_loop of the branch that is not taken takes no step:
there is nothing to say that it would end. Each step of a scan is a copy of its function's operators. A condition of sizes, of
which torch has a number, is made a tensor.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram

from tk.errors import ImportModelError, message
from tk.frontend.torch.chosen_updates import recorded
from tk.frontend.torch.counted_scans import as_while_loop
from tk.frontend.torch.guarded_loops import WHILE, guard, refuse_numbers
from tk.frontend.torch.program_copies import copied, with_graph

__all__ = ["written_out"]

MOST_STEPS = 1024
_ATEN = torch.ops.aten


def written_out(program: ExportedProgram) -> ExportedProgram:
    """`program` without torch.cond, scan and map, also in what its while_loops hold: itself where it has none of all these.
    Raises ImportModelError for a while_loop that carries what is no tensor."""
    if not _found(program.graph, (*_WRITTEN, WHILE)):
        return program
    module = copied(program.graph_module)
    _write_out(module)
    return with_graph(program, module.graph, module)


def _write_out(module: fx.GraphModule) -> None:
    """Change `module`, and what it holds: inside first, where a while_loop has to know of each branch that it is in."""
    for node in _found(module.graph, (*_WRITTEN, WHILE)):
        for called in (arg for arg in node.args if isinstance(arg, fx.Node) and arg.op == "get_attr"):
            if isinstance(part := module.get_submodule(str(called.target)), fx.GraphModule):
                _write_out(part)
        if str(node.target) == WHILE:
            refuse_numbers(node)
        else:
            _replace(module.graph, node, _WRITTEN[str(node.target)](module, node))
    module.graph.lint()
    module.recompile()


def _found(graph: fx.Graph, names: Sequence[str]) -> list[fx.Node]:
    return [
        node
        for node in graph.nodes
        if node.op == "call_function"
        and str(node.target) in names
        and all(user.target is operator.getitem for user in node.users)
    ]


def _inlined(module: fx.GraphModule, called: fx.Node, given: Sequence[Any], taken: fx.Node | None = None) -> list[Any]:
    """What the graph that `called` names returns for `given`, its operators copied in front of where nodes are inserted. Where
    that is a branch, `taken` says whether it is the one."""
    inner = module.get_submodule(str(called.target)).graph
    known = dict(zip(inner.find_nodes(op="placeholder"), given, strict=True))
    for node in inner.nodes:
        if node.op == "output":
            returned = fx.map_arg(node.args[0], lambda each: known[each])
            return list(returned) if isinstance(returned, tuple | list) else [returned]
        if node.op == "get_attr" and node not in known:
            known[node] = _attribute(module, called, node)
        elif node.op != "placeholder":
            known[node] = module.graph.node_copy(node, lambda each: known[each])
            if taken is not None and str(node.target) == WHILE:
                guard(module, known[node], taken)
    raise AssertionError("a graph returns")


def _attribute(module: fx.GraphModule, called: fx.Node, node: fx.Node) -> fx.Node:
    """A graph or a tensor that the graph `called` has of its own, under another name as one of `module`."""
    attribute: Any = module.get_submodule(str(called.target))
    for part in str(node.target).split("."):
        attribute = getattr(attribute, part)
    name = f"{called.target}_{node.target}".replace(".", "_")
    if not hasattr(module, name):
        setattr(module, name, attribute)
    made = module.graph.get_attr(name)
    made.meta = dict(node.meta)
    return made


def _cond(module: fx.GraphModule, node: fx.Node) -> list[Any]:
    """cond(pred, true, false, operands): where(pred, true(*operands), false(*operands)), result by result."""
    pred, true, false, operands = node.args
    with module.graph.inserting_before(node):
        pred = _tensor(module.graph, pred)
        other = recorded(module.graph.call_function(_ATEN.logical_not.default, (pred,)))
        pairs = zip(_inlined(module, true, operands, pred), _inlined(module, false, operands, other), strict=True)
        return [_choice(module.graph, pred, *pair) for pair in pairs]


def _tensor(graph: fx.Graph, value: Any) -> fx.Node:
    """A condition as a tensor: itself, or one of sizes and what it is made of, computed as tensors."""
    if isinstance(value, fx.Node) and isinstance(value.meta.get("val"), torch.Tensor):
        return value
    if isinstance(value, fx.Node) and value.target in _ASKED:
        return recorded(graph.call_function(_ASKED[value.target], tuple(_tensor(graph, each) for each in value.args)))
    now = value.meta["val"] if isinstance(value, fx.Node) else value
    kind = next((dtype for types, dtype in _NUMBERS if isinstance(now, types)), None)
    if kind is None:
        raise ImportModelError(
            message(
                "the condition of a torch.cond is of sizes in a way that tk does not know",
                need=f"a tensor, or sizes and {', '.join(sorted(each.__name__ for each in _ASKED))}",
                have=value.format_node() if isinstance(value, fx.Node) else value,
                do="make it a tensor: torch.full((), x.shape[0]) > 7",
            )
        )
    made = graph.call_function(_ATEN.scalar_tensor.default, (value,), {"dtype": kind})
    mode = next(node.meta["val"].fake_mode for node in graph.nodes if hasattr(node.meta.get("val"), "fake_mode"))
    with mode:
        made.meta["val"] = _ATEN.scalar_tensor.default(now, dtype=kind)
    return made


def _choice(graph: fx.Graph, pred: Any, first: Any, second: Any) -> Any:
    if first is second or not isinstance(first, fx.Node):
        return first
    return recorded(graph.call_function(_ATEN.where.self, (pred, first, second)))


def _scan(module: fx.GraphModule, node: fx.Node) -> list[Any]:
    """scan(f, init, xs, more): f(carry, xs[t], more) gives the next carry and what is stacked, for all t in order."""
    called, init, xs, more = node.args
    return _stepped(module, node, called, init, xs, more)


def _map(module: fx.GraphModule, node: fx.Node) -> list[Any]:
    """map(f, xs, more): what f(xs[t], more) gives for all t, stacked."""
    called, xs, more = node.args
    return _stepped(module, node, called, (), xs, more)


def _stepped(
    module: fx.GraphModule, node: fx.Node, called: fx.Node, init: Sequence[Any], xs: Sequence[fx.Node], more: Sequence[Any]
) -> list[Any]:
    """The last carry and what is stacked, a step after another where they are few and known, else a while_loop."""
    graph, carry, stacked = module.graph, list(init), []
    steps = xs[0].meta["val"].shape[0]
    with graph.inserting_before(node):

        def after(step: int, carry: Sequence[Any]) -> list[Any]:
            rows = [recorded(graph.call_function(_ATEN.select.int, (x, 0, step))) for x in xs]
            return _inlined(module, called, [*carry, *rows, *more])

        if not isinstance(steps, int) or steps > MOST_STEPS:
            return as_while_loop(module, called, init, xs, more, after(0, init))
        for step in range(steps):
            results = after(step, carry)
            carry, given = results[: len(carry)], results[len(carry) :]
            stacked.append(given)
        columns = zip(*stacked, strict=True)
        return [*carry, *(recorded(graph.call_function(_ATEN.stack.default, (list(each),))) for each in columns)]


def _replace(graph: fx.Graph, node: fx.Node, results: list[Any]) -> None:
    """Put `results` in the place of those of `node`, under the names that the program's signature may know."""
    for user in list(node.users):
        result, name = results[user.args[1]], user.name
        if any(reader.op == "output" for reader in user.users):  # two outputs may be one result
            with graph.inserting_before(node):
                result = recorded(graph.call_function(_ATEN.clone.default, (result,)))
        user.replace_all_uses_with(result)
        graph.erase_node(user)
        if isinstance(result, fx.Node) and result.target is _ATEN.clone.default:
            result.name = name
    graph.erase_node(node)


_ASKED = {
    operator.lt: _ATEN.lt.Tensor,
    operator.le: _ATEN.le.Tensor,
    operator.gt: _ATEN.gt.Tensor,
    operator.ge: _ATEN.ge.Tensor,
    operator.eq: _ATEN.eq.Tensor,
    operator.ne: _ATEN.ne.Tensor,
    operator.and_: _ATEN.logical_and.default,
    operator.or_: _ATEN.logical_or.default,
    torch.sym_not: _ATEN.logical_not.default,
}
_NUMBERS = ((bool, torch.bool), ((int, torch.SymInt), torch.int64), ((float, torch.SymFloat), torch.float64))
_WRITTEN = {"cond": _cond, "map_impl": _map, "scan": _scan}
