"""What a compiled model takes and gives: names, shapes, dtypes and structure. Plain data, no TVM and no torch.

A `Tree` is a JSON description of a nested structure whose leaves are tensors, in order:

    "leaf"                                          a tensor
    null                                            Python's None
    {"kind": "tuple" | "list", "items": [Tree, …]}
    {"kind": "dict", "keys": [str, …], "items": [Tree, …]}
    {"kind": "namedtuple", "name": str, "keys": [str, …], "items": [Tree, …]}
    {"kind": "record", "name": str, "keys": [str, …], "items": [Tree, …]}    a mapping that also has attributes
    {"kind": "const", "value": int | float | bool | str}                     baked in when the model was compiled
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Tree: TypeAlias = Any
Dim: TypeAlias = int | str

__all__ = ["Dim", "Signature", "TensorSpec", "Tree"]


@dataclass(frozen=True)
class TensorSpec:
    """One tensor at the boundary. `shape` holds an int for a static dim, and a str for a symbolic one: a name
    ("batch"), or, in outputs only, an expression of input dims ("2*batch + 1")."""

    name: str
    shape: tuple[Dim, ...]
    dtype: str

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype}[{', '.join(map(str, self.shape))}]"

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "shape": list(self.shape), "dtype": self.dtype}

    @staticmethod
    def from_json(data: dict[str, Any]) -> TensorSpec:
        return TensorSpec(data["name"], tuple(data["shape"]), data["dtype"])


@dataclass(frozen=True)
class Signature:
    """The I/O contract of a model.

    `inputs` and `outputs` are the tensors in order. `in_tree` describes the call, as
    {"kind": "tuple", "items": [args, kwargs]} (args a tuple, kwargs a dict); None means the inputs are taken flat,
    by position or by name. `out_tree` describes the result; None means the flat outputs (one bare, several a tuple).
    `dims` gives each symbolic dim's least and greatest value (None: no bound).
    """

    inputs: tuple[TensorSpec, ...]
    outputs: tuple[TensorSpec, ...]
    dims: dict[str, tuple[int, int | None]] = field(default_factory=dict)
    in_tree: Tree = None
    out_tree: Tree = None

    def to_json(self) -> dict[str, Any]:
        return {
            "inputs": [spec.to_json() for spec in self.inputs],
            "outputs": [spec.to_json() for spec in self.outputs],
            "dims": {name: list(bounds) for name, bounds in self.dims.items()},
            "in_tree": self.in_tree,
            "out_tree": self.out_tree,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Signature:
        return Signature(
            inputs=tuple(TensorSpec.from_json(spec) for spec in data["inputs"]),
            outputs=tuple(TensorSpec.from_json(spec) for spec in data["outputs"]),
            dims={name: (bounds[0], bounds[1]) for name, bounds in data["dims"].items()},
            in_tree=data["in_tree"],
            out_tree=data["out_tree"],
        )
