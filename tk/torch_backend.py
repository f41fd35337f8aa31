"""`torch.compile(model, backend="tk")`: what TorchDynamo captures, compiled by tk for the device that its tensors are on.

TorchDynamo cuts a model into graphs and runs Python where it cannot capture. Each graph is compiled at its first call;
torch's guards decide when another one is due. A dim that torch takes as dynamic is dynamic here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tk.errors import UsageError, message

if TYPE_CHECKING:
    import torch
    from torch import fx

    from tk.runtime.module import Module

__all__ = ["OPTIONS", "backend"]

OPTIONS = ("target", "database", "verify")


def backend(
    graph: fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Callable[..., Any]:
    """The TorchDynamo backend "tk": torch.compile(model, backend="tk", options={"target": …, "database": …}).

    `options`: `target`, `database` and `verify` (False unless given), as `tk.compile` takes them; by default the target is
    the device of the tensors. Inference only. Weights are taken as they are at the first call; when one is changed since,
    the graph is compiled anew. Raises UsageError for an unknown option or a mode. A call raises UsageError where torch is
    to compute gradients, and what `tk.compile` raises, such as ImportModelError where the graph changes its inputs.
    """
    chosen = dict(options or {})
    if mode is not None:
        raise UsageError(message("the backend tk has no modes", have=f"mode={mode!r}", need=f"options: {', '.join(OPTIONS)}"))
    if unknown := sorted(set(chosen) - set(OPTIONS)):
        raise UsageError(message(f"the backend tk has no option {unknown[0]!r}", need=", ".join(OPTIONS)))
    return _Compiled(graph, chosen)


class _Compiled:
    """One captured graph, called with what TorchDynamo passes: tensors, weights among them, and the values of its sizes."""

    def __init__(self, graph: fx.GraphModule, options: dict[str, Any]) -> None:
        self.graph, self.options = graph, options
        self.inputs = [node.meta.get("example_value") for node in graph.graph.nodes if node.op == "placeholder"]
        outputs = graph.graph.output_node().args[0]
        self.outputs = [node.meta["example_value"] if hasattr(node, "meta") else node for node in outputs]
        self.module: Module | None = None
        self.weights: dict[int, tuple[int, int]] = {}

    def __call__(self, *args: Any) -> Any:
        import torch

        _refuse_training([*self.graph.parameters(), *args])
        with torch.no_grad():
            given = [arg.detach() for i, arg in enumerate(args) if isinstance(arg, torch.Tensor) and not _is_weight(arg)]
            if not given or not any(isinstance(value, torch.Tensor) for value in self.outputs):
                return self.graph(*args)  # sizes alone, or weights alone: nothing to make kernels for
            weights = {i: (arg.data_ptr(), arg._version) for i, arg in enumerate(args) if _is_weight(arg)}
            if self.module is None or weights != self.weights:
                self.module, self.weights = self.compile(args, given), weights
            results = iter(self.module(*given))
            sizes = self.sizes(args)
            return tuple(next(results) if isinstance(value, torch.Tensor) else _size(value, sizes) for value in self.outputs)

    def compile(self, args: Sequence[Any], given: list[torch.Tensor]) -> Module:
        import tk

        device = given[0].device
        package = tk.compile(
            _module(self, args).eval(),
            tuple(given),
            target=self.options.get("target") or ("cpu" if device.type == "cpu" else "auto"),
            dynamic_shapes=(tuple(_dynamic(self.inputs[i]) for i, arg in enumerate(args) if _is_input(arg)),),
            database=self.options.get("database"),
            verify=bool(self.options.get("verify", False)),
        )
        return tk.load(package, device=str(device))

    def sizes(self, args: Sequence[Any]) -> dict[Any, int]:
        """The value of each of torch's symbols in a call."""
        return {
            value.node.expr: int(arg)
            for value, arg in zip(self.inputs, args, strict=True)
            if not _is_tensor(value) and hasattr(value, "node")
        }


def _module(compiled: _Compiled, args: Sequence[Any]) -> torch.nn.Module:
    """The graph as a module of its tensor inputs alone: weights are its buffers, sizes the sizes of its inputs."""
    import torch

    places = [i for i, arg in enumerate(args) if _is_input(arg)]
    dims = {
        size.node.expr: (i, axis)
        for i in reversed(places)
        for axis, size in enumerate(compiled.inputs[i].shape)
        if isinstance(size, torch.SymInt) and size.node.expr.is_Symbol
    }

    class Captured(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.graph = compiled.graph
            for i, arg in enumerate(args):
                if _is_weight(arg):
                    self.register_buffer(f"weight_{i}", arg.detach())

        def forward(self, *tensors: torch.Tensor) -> Any:
            at = dict(zip(places, tensors, strict=True))
            results = self.graph(*(self.argument(i, at) for i in range(len(args))))
            return tuple(
                result for result, value in zip(results, compiled.outputs, strict=True) if isinstance(value, torch.Tensor)
            )

        def argument(self, i: int, at: dict[int, torch.Tensor]) -> Any:
            if i in at:
                return at[i]
            if _is_weight(args[i]):
                return getattr(self, f"weight_{i}")
            place = dims.get(getattr(getattr(compiled.inputs[i], "node", None), "expr", None))
            if place is None:
                raise UsageError(message("a size is not that of any input tensor", have=compiled.inputs[i]))
            return at[place[0]].shape[place[1]]

    return Captured()


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


def _size(value: Any, sizes: Mapping[Any, int]) -> Any:
    """An output that is no tensor: a size computed from others, or a constant."""
    return int(value.node.expr.subs(sizes)) if hasattr(value, "node") else value
