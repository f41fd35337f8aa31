"""`torch.compile(model, backend="tk")`: what TorchDynamo captures, compiled by tk for the device that its tensors are on.

TorchDynamo cuts a model into graphs and runs Python where it cannot capture. Each graph is compiled at its first call;
torch's guards decide when another one is due. A dim that torch takes as dynamic is dynamic here.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from tk.errors import TkError, UsageError, meant, message

if TYPE_CHECKING:
    import torch
    from torch import fx

    from tk.runtime.module import Module

__all__ = ["OPTIONS", "backend"]

OPTIONS = ("target", "database", "verify")
LEAST, MOST = 2, 1 << 20  # counts that may be sizes: torch takes 0 and 1 for constants
WEIGHT = "weight_"  # what a weight, numbered as the graph's argument, is called


def backend(
    graph: fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Callable[..., Any]:
    """The TorchDynamo backend "tk": torch.compile(model, backend="tk", options={"target": …, "database": …}).

    `options`: `target`, `database` and `verify` (False unless given), as `tk.compile` takes them; by default the target is
    the device of the tensors. A `mode`, of another backend's, is left alone with a warning: calls replay CUDA graphs anyway.
    Inference only. Weights are taken as they are at the first call; when one is changed since, the graph is compiled anew, as
    it is for a number that is no tensor's size and that has to be known. What the graph writes into, an input or a static
    cache, it writes into in place.
    Raises UsageError for an unknown option. A call raises UsageError where torch is to compute gradients, and what
    `tk.compile` raises.
    """
    chosen = dict(options or {})
    if mode not in (None, "default"):
        warnings.warn(f"the backend tk has no modes: mode={mode!r} changes nothing", stacklevel=2)
    if unknown := sorted(set(chosen) - set(OPTIONS)):
        raise UsageError(
            message(
                f"the backend tk has no option {unknown[0]!r}",
                need=", ".join(OPTIONS),
                do=meant(unknown[0], OPTIONS, "leave it out"),
            )
        )
    return _Compiled(graph, chosen)


class _Compiled:
    """One captured graph, called with what TorchDynamo passes: tensors, weights among them, and the values of its sizes."""

    def __init__(self, graph: fx.GraphModule, options: dict[str, Any]) -> None:
        self.graph, self.options = graph, options
        self.inputs = [node.meta.get("example_value") for node in graph.graph.nodes if node.op == "placeholder"]
        outputs = graph.graph.output_node().args[0]
        self.outputs = [node.meta["example_value"] if hasattr(node, "meta") else node for node in outputs]
        self.views = _views(self.inputs, self.outputs)
        tensors = [i for i, value in enumerate(self.outputs) if _is_tensor(value)]
        # the outputs that the compiled graph has: no views of inputs, unless all tensors are such
        self.computed = [i for i in tensors if i not in self.views] or tensors
        self.numbers = _numbers(graph)
        self.counted = True  # whether counts are inputs, until the graph cannot be compiled so
        self.known: dict[tuple[float, ...], _Built] = {}  # by the numbers that are compiled in

    def __call__(self, *args: Any) -> Any:
        import torch

        _refuse_training([*self.graph.parameters(), *args])
        with torch.no_grad():
            given = [args[i].detach() for i in self.positions(args)]
            if not given or not self.computed:
                return self.graph(*args)  # sizes alone, or weights alone: nothing to make kernels for
            built = self.known.get(self.values(args))
            if built is None or built.weights != _weights(args, built.kept):
                module = self.built(args, given)
                kept = {int(name.removeprefix(WEIGHT)): name for name in module.signature.state if name.startswith(WEIGHT)}
                built = self.known[self.values(args)] = _Built(module, kept, _weights(args, kept))
            results = built.module(
                *given, *_counts(args, self.counts(args)), **{name: args[i].detach() for i, name in built.kept.items()}
            )
            made, sizes = dict(zip(self.computed, results, strict=True)), self.sizes(args)
            return tuple(self.output(i, args, sizes, made.get(i)) for i in range(len(self.outputs)))

    def output(self, i: int, args: Sequence[Any], sizes: Mapping[Any, int], made: torch.Tensor | None) -> Any:
        """What the graph gives in a call of such `sizes`: what tk `made`, a part of an input's own memory, or a size."""
        value = self.outputs[i]
        if i not in self.views:
            return made if _is_tensor(value) else _size(value, sizes)
        base = args[self.views[i]]
        shape, strides = ([_size(each, sizes) for each in found] for found in (value.shape, value.stride()))
        first = base.storage_offset() + _size(value.storage_offset(), sizes)
        first -= _size(self.inputs[self.views[i]].storage_offset(), sizes)
        if (shape, strides, first) == (list(base.shape), list(base.stride()), base.storage_offset()):
            return base
        return base.as_strided(shape, strides, first)

    def built(self, args: Sequence[Any], given: list[torch.Tensor]) -> Module:
        """The graph compiled for any value of its counts, or, where that cannot be, for these."""
        if counts := self.counts(args):
            try:
                module = self.compile(args, given)
            except TkError:  # said again below where the counts are not the reason
                module = None
            if module is not None and all(isinstance(each.shape[0], str) for each in _of_counts(module, given, counts)):
                return module
            self.counted = False
        return self.compile(args, given)

    def compile(self, args: Sequence[Any], given: list[torch.Tensor]) -> Module:
        from torch.export import Dim

        import tk

        device, counts = given[0].device, self.counts(args)
        package = tk.compile(
            _module(self, args).eval(),
            (*given, *_counts(args, self.counts(args))),
            target=self.options.get("target") or ("cpu" if device.type == "cpu" else "auto"),
            dynamic_shapes=((*(_dynamic(self.inputs[i]) for i in self.positions(args)), *({0: Dim.AUTO} for _ in counts)),),
            database=self.options.get("database"),
            verify=bool(self.options.get("verify", False)),
        )
        return tk.load(package, device=str(device))

    def fixed(self, args: Sequence[Any]) -> list[int]:
        """The arguments that are numbers and no dim of an input: compiled in, by value."""
        dims, counts = _dims(self.inputs, self.positions(args)), self.counts(args)
        sizes = [i for i, arg in enumerate(args) if not _is_tensor(arg) and i not in counts]
        return [*self.numbers, *(i for i in sizes if _expression(self.inputs[i]) not in dims)]

    def values(self, args: Sequence[Any]) -> tuple[float, ...]:
        """What is compiled in."""
        return tuple(args[i].item() if _is_tensor(args[i]) else int(args[i]) for i in self.fixed(args))

    def counts(self, args: Sequence[Any]) -> list[int]:
        """The arguments that are numbers which torch takes as dynamic, as how many tokens a cache has had: they are not
        compiled in, but sizes of inputs that hold nothing."""
        if not self.counted:
            return []
        dims = _dims(self.inputs, self.positions(args))
        known = [(i, _expression(value)) for i, value in enumerate(self.inputs) if not _is_tensor(value)]
        symbols = [i for i, expr in known if getattr(expr, "is_Symbol", False) and expr not in dims]
        return [i for i in symbols if LEAST <= int(args[i]) <= MOST]

    def positions(self, args: Sequence[Any]) -> list[int]:
        """The arguments that are inputs of the compiled graph."""
        return [i for i, arg in enumerate(args) if _is_input(arg) and i not in self.numbers]

    def sizes(self, args: Sequence[Any]) -> dict[Any, int]:
        """The value of each of torch's symbols in a call."""
        return {
            value.node.expr: int(arg)
            for value, arg in zip(self.inputs, args, strict=True)
            if not _is_tensor(value) and hasattr(value, "node")
        }


def _views(inputs: Sequence[Any], outputs: Sequence[Any]) -> dict[int, int]:
    """By output that lies in an input's memory: that input. Whoever writes into one of them changes the other, as the next
    graph may do where TorchDynamo has cut a program."""

    def memory(value: torch.Tensor) -> tuple[int, torch.dtype]:
        return value.untyped_storage()._cdata, value.dtype

    known = {_expression(value) for value in inputs} - {None}

    def expressible(value: torch.Tensor) -> bool:
        sizes = [*value.shape, *value.stride(), value.storage_offset()]
        symbols = {symbol for each in sizes for symbol in getattr(_expression(each), "free_symbols", ())}
        return symbols <= known and not (value.is_conj() or value.is_neg())

    at = {memory(value): i for i, value in reversed(list(enumerate(inputs))) if _is_tensor(value) and expressible(value)}
    given = [(i, value) for i, value in enumerate(outputs) if _is_tensor(value) and expressible(value)]
    return {i: at[memory(value)] for i, value in given if memory(value) in at}


def _module(compiled: _Compiled, args: Sequence[Any]) -> torch.nn.Module:
    """The graph as a module of its tensor inputs alone: weights are its buffers, sizes the sizes of its inputs."""
    import torch

    positions = [*compiled.positions(args), *(counts := compiled.counts(args))]
    dims = _dims(compiled.inputs, positions[: len(positions) - len(counts)])
    graph = _with_numbers(compiled.graph, {i: args[i].item() for i in compiled.numbers})

    class Captured(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.graph = graph
            for i, arg in enumerate(args):
                if _is_weight(arg):
                    self.register_buffer(f"{WEIGHT}{i}", arg.detach())

        def forward(self, *tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
            at = dict(zip(positions, tensors, strict=True))
            results = self.graph(*(self.argument(i, at) for i in range(len(args))))
            return tuple(results[i] for i in compiled.computed)

        def argument(self, i: int, at: dict[int, torch.Tensor]) -> Any:
            if i in at:
                return at[i].shape[0] if i in counts else at[i]
            if _is_weight(args[i]):
                return getattr(self, f"{WEIGHT}{i}")
            dim = dims.get(_expression(compiled.inputs[i]))
            return args[i] if dim is None else at[dim[0]].shape[dim[1]]

    return Captured()


def _numbers(graph: fx.GraphModule) -> list[int]:
    """The arguments that stand for Python's floats: TorchDynamo passes these as tensors, from which it takes the number."""
    found = []
    for i, node in enumerate(node for node in graph.graph.nodes if node.op == "placeholder"):
        taken = [user.op == "call_method" and user.target == "item" for user in node.users]
        if taken and all(taken):
            found.append(i)
    return found


def _with_numbers(graph: fx.GraphModule, numbers: Mapping[int, float]) -> fx.GraphModule:
    """The graph with these arguments' numbers in it."""
    import copy

    from torch import fx

    if not numbers:
        return graph
    graph = copy.copy(graph)
    graph.graph = copy.deepcopy(graph.graph)
    placeholders = [node for node in graph.graph.nodes if node.op == "placeholder"]
    for i, number in numbers.items():
        for item in list(placeholders[i].users):
            for user in list(item.users):
                replaced = partial(_instead_of, item, number)
                user.args, user.kwargs = fx.map_arg((user.args, user.kwargs), replaced)
            graph.graph.erase_node(item)
    graph.recompile()
    return graph


def _instead_of(node: fx.Node, number: float, other: fx.Node) -> Any:
    return number if other is node else other


@dataclass(frozen=True)
class _Built:
    """A compiled graph: the weights that it writes into, by argument; what the others were."""

    module: Module
    kept: dict[int, str]
    weights: dict[int, tuple[int, int]]


def _weights(args: Sequence[Any], kept: Mapping[int, str]) -> dict[int, tuple[int, int]]:
    """What tells whether a weight is what it was; those that are `kept` from call to call are arguments of each."""
    return {i: (arg.data_ptr(), arg._version) for i, arg in enumerate(args) if i not in kept and _is_weight(arg)}


def _dims(inputs: Sequence[Any], positions: Sequence[int]) -> dict[Any, tuple[int, int]]:
    """By torch's symbol: the input, and its axis, that has this size."""
    import torch

    return {
        size.node.expr: (i, axis)
        for i in reversed(positions)
        for axis, size in enumerate(inputs[i].shape)
        if isinstance(size, torch.SymInt) and size.node.expr.is_Symbol
    }


def _of_counts(module: Module, given: Sequence[Any], counts: Sequence[int]) -> Sequence[Any]:
    return module.signature.inputs[len(given) : len(given) + len(counts)]


def _counts(args: Sequence[Any], positions: Sequence[int]) -> list[torch.Tensor]:
    """Tensors as long as these arguments say, which hold nothing that is read."""
    import torch

    device = next(arg.device for arg in args if _is_tensor(arg))
    return [torch.empty(int(args[i]), dtype=torch.uint8, device=device) for i in positions]


def _expression(value: Any) -> Any:
    return getattr(getattr(value, "node", None), "expr", None)


def _dynamic(value: torch.Tensor) -> dict[int, Any] | None:
    """torch.export's entry for an input: the dims that TorchDynamo takes as dynamic."""
    import torch
    from torch.export import Dim

    return {axis: Dim.AUTO for axis, size in enumerate(value.shape) if isinstance(size, torch.SymInt)} or None


def _refuse_training(values: Sequence[Any]) -> None:
    import torch

    if torch.is_grad_enabled() and any(isinstance(each, torch.Tensor) and each.requires_grad for each in values):
        raise UsageError(
            message(
                "torch asks for gradients, and tk computes none",
                need="inference",
                have="parameters or inputs that require gradients",
                do="call the model inside `with torch.no_grad():`",
            )
        )


def _is_tensor(value: Any) -> bool:
    import torch

    return isinstance(value, torch.Tensor)


def _is_weight(value: Any) -> bool:
    """Whether a tensor is a module's parameter or buffer, whose changes torch counts (inference tensors are not counted)."""
    import torch

    static = isinstance(value, torch.nn.Parameter) or hasattr(value, "_dynamo_static_input_type")
    return isinstance(value, torch.Tensor) and static and not value.is_inference()


def _is_input(value: Any) -> bool:
    return _is_tensor(value) and not _is_weight(value)


def _size(value: torch.SymInt, sizes: Mapping[Any, int]) -> int:
    """An output that is no tensor: a size computed from others, or a constant."""
    return int(value.node.expr.subs(sizes)) if hasattr(value, "node") else value
