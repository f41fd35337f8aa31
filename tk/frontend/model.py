"""A model as every later stage sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tk.package.signature import Signature

if TYPE_CHECKING:
    import tvm

    from tk.aliases import Array

__all__ = ["Loop", "Model"]


@dataclass
class Loop:
    """A loop of as many steps as tensors' values tell (tk/graph/while_loops.py), as models of its condition, of its body and of
    its result. All take the tensors that are carried from step to step, so many, then what every step is given; nothing of that
    is a weight. The condition gives one boolean, the body what is carried next, the result copies of what is carried."""

    condition: Model
    body: Model
    result: Model
    carried: int

    def parts(self) -> dict[str, Model]:
        return {"condition": self.condition, "body": self.body, "result": self.result}


@dataclass
class Model:
    """An imported model.

    `mod` has one Relax function "main": the inputs first, in the signature's order (attribute num_input counts
    them), then the parameters, in `params`' order, each Relax variable called as its tensor is. "main" returns the
    signature's outputs as a flat tuple, also when there is only one, those that are `aliases` left out; and then, for each
    input that the signature calls `mutated`, the value that is written into it (tk/graph/memory/state.py).

    `params` maps names (the source's own: a torch parameter's path, an ONNX initializer's name) to arrays; bfloat16
    and float8 arrays have ml_dtypes' dtypes. An array may be a read-only map of a file.

    `reference`, where the source can still be run, computes the signature's `results` from the flat inputs (NumPy arrays
    both) in the source's own framework; `reference_float64` does so with everything floating in float64, and
    `reference_disturbed`, which takes a seed too, in the source's dtypes with roundings drawn anew.
    `source` says where the model came from: {"kind": "torch" | "onnx" | "zoo" | …, …}, JSON-able.
    `example_inputs` are the flat NumPy inputs that it was given, if any.
    `tensors` tells, of buffers by name, which are the same tensor in another model; `with_state` gives the model in which
    buffers are inputs that are kept from call to call, under other names.
    `loops` are the loops that "main", or a part of one of them, calls, by name.
    `eager_peak`, where it can be counted, gives the bytes that the source's framework holds at most in an eager call on
    such inputs, beside weights and inputs; or None.
    """

    name: str
    mod: tvm.IRModule
    params: Mapping[str, Array]
    signature: Signature
    source: dict[str, Any] = field(default_factory=dict)
    example_inputs: list[Array] | None = None
    reference: Callable[[list[Any]], list[Any]] | None = None
    reference_float64: Callable[[list[Any]], list[Any]] | None = None
    reference_disturbed: Callable[[list[Any], int], list[Any]] | None = None
    every: Callable[[], Model] | None = None
    tensors: dict[str, Any] = field(default_factory=dict)
    with_state: Callable[[Mapping[str, str]], Model] | None = None
    eager_peak: Callable[[], int | None] | None = None
    loops: dict[str, Loop] = field(default_factory=dict)
