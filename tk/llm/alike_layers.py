"""Layers that are alike are traced once: what torch.export would find in each again is copied from one of them.

    layer 0    traced                            what layers share, as masks and angles, may be made in it
    layer 1    traced, its operators noted
    layer 2    traced, and compared with layer 1
    layer 3 …  layer 1's operators, with the layer's own weights and caches

Alike are layers of one class whose modules, shapes of weights and attributes are equal but for their number. Where layers 1
and 2 are not the same operators, as where one is computed from its number, all are traced. Layers that hand each other more
than their arguments and caches, beside the graph, are not for this: only models that the tests compare with others take it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
from torch import fx
from torch.fx.experimental.proxy_tensor import (
    disable_proxy_modes_tracing,
    get_proxy_mode,
    get_proxy_slot,
    track_tensor_tree,
)
from torch.utils import _pytree as pytree

from tk.llm.cache import PositionedCache

__all__ = ["kinds_of", "repeated"]

NUMBER = "layer_idx"  # the attribute by which transformers' modules know their layer
LEAST = 4  # layers of a kind from which on any is copied


def kinds_of(net: torch.nn.Module, count: int) -> list[list[tuple[int, torch.nn.Module]]]:
    """The `count` layers of a model with their numbers, those that are alike together; none where it has no list of so many."""
    lists = [each for each in net.modules() if isinstance(each, torch.nn.ModuleList) and len(each) == count]
    if len(lists) != 1:
        return []
    kinds: dict[Any, list[tuple[int, torch.nn.Module]]] = {}
    for number, layer in enumerate(lists[0]):
        kinds.setdefault(_description(layer, number), []).append((number, layer))
    return [kind for kind in kinds.values() if len(kind) >= LEAST]


def _description(layer: torch.nn.Module, number: int) -> Any:
    """Equal for layers that are alike."""
    return tuple(
        (
            name,
            type(module),
            tuple((key, _shape(value)) for key, value in (*module._parameters.items(), *module._buffers.items())),
            tuple(
                (key, "its own" if key == NUMBER and value == number else _value(value))
                for key, value in sorted(vars(module).items())
                if key not in ("_parameters", "_buffers", "_modules")
            ),
        )
        for name, module in layer.named_modules(remove_duplicate=False)
    )


def _shape(tensor: torch.Tensor | None) -> Any:
    return None if tensor is None else (tuple(tensor.shape), tensor.stride(), tensor.dtype, tensor.requires_grad)


def _value(value: Any) -> Any:
    """Equal for attributes of which a forward makes the same: of objects, for one and the same."""
    if value is None or isinstance(value, bool | int | float | str | torch.dtype | torch.device | type):
        return type(value), value
    if isinstance(value, tuple | list | torch.Size):
        return type(value), tuple(map(_value, value))
    if isinstance(value, partial):  # an activation function's
        return partial, value.func, _value(value.args), tuple((key, _value(each)) for key, each in value.keywords.items())
    if isinstance(value, Mapping | set):
        return type(value), len(value) and id(value)  # as those of hooks, which are empty
    return id(value)


@contextmanager
def repeated(kinds: Sequence[Sequence[tuple[int, torch.nn.Module]]], cache: PositionedCache) -> Iterator[None]:
    """In here, where a program is traced, layers of a kind are traced three times at most."""
    mode = get_proxy_mode()
    chosen = kinds if mode is not None else []
    for kind in chosen:
        record = _Kind(mode.tracer, cache)
        for order, (number, layer) in enumerate(kind):
            layer.forward = partial(record.called, order, number, layer, layer.forward)
    try:
        yield
    finally:
        for kind in chosen:
            for _, layer in kind:
                del layer.forward


@dataclass
class _Segment:
    """What one call of a layer left in the graph. `tensors` are its arguments', its weights and its caches, in an order that
    layers of a kind have in common, `inputs` the nodes that stand for them, and `given` all else of the arguments. `nodes` are
    what it `added` and needs, but sizes, of which later layers take those that are there; `results` its results, nodes among
    them, as `tree` has them."""

    tensors: list[torch.Tensor]
    inputs: list[fx.Node]
    given: Any
    added: set[fx.Node] = field(default_factory=set)
    nodes: list[fx.Node] = field(default_factory=list)
    results: list[fx.Node] = field(default_factory=list)
    tree: Any = None

    def takes_the_like(self, of: _Segment) -> bool:
        """Whether its arguments are what those of another call are. Dynamic sizes that tracing that call has found to be
        one are so here too: each cache comes with sizes of its own, and is written at the places that all have in common."""
        if self.given != of.given:
            return False
        with disable_proxy_modes_tracing():
            for one, other in zip(self.tensors, of.tensors, strict=True):
                pairs = zip(one.shape, other.shape, strict=False)
                if not all(str(a) == str(b) or (_is_number(a) and _is_number(b) and bool(a == b)) for a, b in pairs):
                    return False
        return list(map(_known, self.tensors)) == list(map(_known, of.tensors))

    def canonical(self) -> Any:
        """Equal for segments that are one but for their inputs; None for one that hands nodes on beside its results."""
        names: dict[fx.Node, Any] = {node: ("input", at) for at, node in reversed(list(enumerate(self.inputs)))}
        names |= {node: ("node", at) for at, node in enumerate(self.nodes)}

        def named(node: fx.Node) -> _Named:
            return _Named(("size", str(node.meta["val"])) if _is_number(node.meta.get("val")) else names.get(node, node))

        inner = (node for node in self.nodes if node not in self.results)
        if any(user not in self.added and not _is_number(user.meta.get("val")) for node in inner for user in node.users):
            return None
        return [(node.op, node.target, fx.node.map_arg((node.args, dict(node.kwargs)), named)) for node in self.nodes], [
            names.get(node, node) for node in self.results
        ]


@dataclass(frozen=True)
class _Named:
    """Stands for a node among an operator's arguments."""

    name: Any


class _Kind:
    """Layers that are alike, as a program is traced."""

    def __init__(self, tracer: Any, cache: PositionedCache) -> None:
        self.tracer, self.cache = tracer, cache
        self.first: _Segment | None = None
        self.copied = False

    def called(
        self, order: int, number: int, layer: torch.nn.Module, forward: Callable[..., Any], *args: Any, **kwargs: Any
    ) -> Any:
        """What the layer at `order` of the kind makes."""
        segment = self._begun(number, layer, (args, kwargs)) if order else None
        if segment is None:
            return forward(*args, **kwargs)
        if order > 2 and self.copied and self.first is not None and segment.takes_the_like(self.first):
            return self._copy(self.first, segment)
        last = self.tracer.graph._root.prev
        out = forward(*args, **kwargs)
        if order <= 2 and self._ended(segment, last, out):
            if order == 1:
                self.first = segment
            elif self.first is not None:
                own = self.first.canonical()
                known = [list(map(_known, each.tensors)) for each in (self.first, segment)]
                alike = segment.given == self.first.given and known[0] == known[1]
                self.copied = alike and own is not None and own == segment.canonical()
        return out

    def _begun(self, number: int, layer: torch.nn.Module, given: Any) -> _Segment | None:
        """A call's segment before it is traced; None where not all of its inputs are tensors of the graph."""
        leaves, tree = pytree.tree_flatten(given)
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        tensors += [*layer.parameters(), *layer.buffers()]
        tensors += [kept[number] for kept in (self.cache.keys, self.cache.values) if number < len(kept)]
        nodes = [self._node(tensor) for tensor in tensors]
        if any(node is None for node in nodes):
            return None
        alike = [nodes.index(node) for node in nodes]  # tensors that are one
        others = [_other(leaf) for leaf in leaves]
        return _Segment(tensors, [node for node in nodes if node is not None], (str(tree), others, alike))

    def _node(self, tensor: torch.Tensor) -> fx.Node | None:
        slot = get_proxy_slot(tensor, self.tracer, None)
        return None if slot is None else slot.proxy.node

    def _ended(self, segment: _Segment, last: fx.Node, out: Any) -> bool:
        """Notes what a call has added to the graph behind `last`; whether its results are nodes of it."""
        leaves, segment.tree = pytree.tree_flatten(out)
        results = [self._node(leaf) if isinstance(leaf, torch.Tensor) else None for leaf in leaves]
        segment.results = [node for node in results if node is not None]
        needed, node = set(segment.results), self.tracer.graph._root.prev
        while node is not last:
            segment.added.add(node)
            if (node in needed or node.is_impure()) and not _is_number(node.meta.get("val")):
                segment.nodes.append(node)
                needed.update(node.all_input_nodes)
            node = node.prev
        segment.nodes.reverse()
        return len(segment.results) == len(leaves) and set(segment.results) <= set(segment.nodes)

    def _copy(self, first: _Segment, segment: _Segment) -> Any:
        """The results of the operators of `first` with the inputs of `segment`, written into the graph."""
        values = dict(zip(reversed(first.inputs), reversed(segment.inputs), strict=True))
        graph = self.tracer.graph
        for node in first.nodes:
            made = graph.create_node(
                node.op,
                node.target,
                *fx.node.map_arg((node.args, dict(node.kwargs)), lambda each: values.get(each, each)),
                type_expr=node.type,
            )
            made.meta = dict(node.meta)
            values[node] = made
        return pytree.tree_unflatten([self._tensor(values[node]) for node in first.results], first.tree)

    def _tensor(self, node: fx.Node) -> torch.Tensor:
        """A tensor for which a node of the graph stands."""
        like = node.meta["val"]
        with disable_proxy_modes_tracing(), like.fake_mode:
            made = torch.empty_strided(like.shape, like.stride(), dtype=like.dtype, device=like.device)
        return track_tensor_tree(made, fx.Proxy(node, self.tracer), constant=None, tracer=self.tracer)


def _other(leaf: Any) -> Any:
    """What an argument is, beside tensors: a number, or one and the same object."""
    if isinstance(leaf, torch.Tensor):
        return "tensor"
    return str(leaf) if _is_number(leaf) else _value(leaf)


def _is_number(value: Any) -> bool:
    """Whether a value is a size, or computed with sizes."""
    return isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool)


def _known(tensor: torch.Tensor) -> Any:
    """All that tracing knows of a tensor."""
    sizes = str(tuple(tensor.shape)), str(tuple(tensor.stride())), str(tensor.storage_offset())
    return tensor.dtype, str(tensor.device), *sizes, tensor.requires_grad
