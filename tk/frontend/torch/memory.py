"""What torch would hold at most while it runs a model eagerly: counted from its operators, without computing anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.multiprocessing.reductions import StorageWeakRef
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from tk.frontend.torch.export import quiet
from tk.frontend.torch.kept import Kept

__all__ = ["eager_peak"]

RECURRENT = (torch.gru, torch.rnn_tanh, torch.rnn_relu)  # torch.lstm is an operator a layer as it is


class _WholeLayers(TorchFunctionMode):  # type: ignore[misc]
    """Recurrent layers as one operator each, as cuDNN has them: those of all steps, one by one, take minutes to count."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        return _layers(args) if func in RECURRENT else func(*args, **(kwargs or {}))


def _layers(args: tuple[Any, ...]) -> tuple[torch.Tensor, torch.Tensor]:
    """The last layer's outputs and the states behind the last step, of no values; a layer's input is there beside its output.
    args: the input, of packed sequences how many there are a step, the first states, the weights, whether there are biases, how
    many layers, dropout, whether it trains, and whether it goes both ways."""
    weights = next(n for n, each in enumerate(args) if isinstance(each, list | tuple))
    y, states, layers, both_ways = args[0], args[weights - 1], args[weights + 2], args[weights + 5]
    for _ in range(layers):
        y = y.new_empty((*y.shape[:-1], states.shape[-1] * (2 if both_ways else 1)))
    return y, torch.empty_like(states)


class _LiveStorages(TorchDispatchMode):  # type: ignore[misc]
    """Adds up the storages that operators make, as long as anything refers to them."""

    def __init__(self, known: Sequence[torch.Tensor]) -> None:
        super().__init__()
        self.known = {tensor.untyped_storage()._cdata for tensor in known}
        self.live: dict[int, tuple[StorageWeakRef, int]] = {}
        self.total: int = 0  # of `live`, among which are some that are not any more
        self.peak: int = 0

    def __torch_dispatch__(
        self,
        func: torch._ops.OpOverload,
        types: Any,
        args: tuple[torch.Tensor | float | list[torch.Tensor | int], ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> torch.Tensor | torch.device | Sequence[torch.Tensor]:
        result = func(*args, **(kwargs or {}))
        for leaf in pytree.tree_leaves(result):
            if isinstance(leaf, torch.Tensor):
                storage = leaf.untyped_storage()
                if storage._cdata not in self.known:
                    self.total += storage.nbytes() - self.live.get(storage._cdata, (None, 0))[1]
                    self.live[storage._cdata] = (StorageWeakRef(storage), storage.nbytes())
        if self.total > self.peak:  # by those that nothing refers to any more, too
            self.live = {key: storages for key, storages in self.live.items() if not storages[0].expired()}
            self.total = sum(size for _, size in self.live.values())
            self.peak = max(self.peak, self.total)
        return result


def eager_peak(
    module: torch.nn.Module,
    args: Sequence[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor]],
    kwargs: Mapping[str, torch.Tensor | float],
) -> int | None:
    """Bytes beside weights and inputs that a call holds at most, results included; None where it depends on values.

    Operators' own temporaries are not seen, nor what an allocator rounds up.
    """
    fake = FakeTensorMode(allow_non_fake_inputs=True)
    kept = Kept(module)
    try:
        args, kwargs = pytree.tree_map(lambda x: fake.from_tensor(x) if isinstance(x, torch.Tensor) else x, (args, kwargs))
        given = [leaf for leaf in pytree.tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
        with quiet(), torch.no_grad(), fake, _WholeLayers():
            fakes = {id(x): fake.from_tensor(x) for x in (*module.parameters(), *module.buffers())}
            state = {name: fakes[id(x)] for name, x in _slots(module)}
            with _LiveStorages([*given, *state.values()]) as storages:
                # Told of ties, torch puts a module's tensors back wrongly where it has the module under two names.
                torch.func.functional_call(module, state, tuple(args), dict(kwargs), tie_weights=False)
    except Exception:  # sizes that values decide, operators without shapes, modules that look at their data: of any type
        return None
    finally:
        kept.restore()
    return int(storages.peak)


def _slots(module: torch.nn.Module) -> Iterator[tuple[str, torch.Tensor]]:
    """Each place where the module keeps a parameter or a buffer, once, by one name: a tensor that two modules share has two
    places, a module that is reached by two names has one for each of its tensors."""
    for prefix, each in module.named_modules():
        for name, tensor in (*each._parameters.items(), *each._buffers.items()):
            if tensor is not None:
                yield f"{prefix}.{name}" if prefix else name, tensor
