"""A model of one operator of com.microsoft, and what several kinds of them are drawn with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tk.aliases import Array

__all__ = ["DOMAIN", "Case", "Rng", "chosen", "floats", "shape_of"]

Rng = np.random.Generator
DOMAIN = "com.microsoft"


@dataclass
class Case:
    """A node, what it takes, and how many outputs it has; `quanta`: how far integers may be apart."""

    operator: str
    inputs: list[Array | None]
    outputs: list[str]  # dtypes; "" for one that is left out
    attributes: dict[str, Any] = field(default_factory=dict)
    weights: tuple[int, ...] = ()  # inputs that are initializers
    domain: str = DOMAIN
    quanta: int = 1
    tolerance: float = 2e-5
    valid: Callable[[list[Array]], list[Array]] | None = None  # what of the results is defined

    def model(self, results: list[Array] | None = None) -> onnx.ModelProto:
        """The model; its outputs have the shapes of `results`, which ONNX's checker wants, or none."""
        names = ["" if x is None else f"x{i}" for i, x in enumerate(self.inputs)]
        gives = [f"y{i}" if dtype else "" for i, dtype in enumerate(self.outputs)]
        node = helper.make_node(self.operator, names, gives, domain=self.domain, **self.attributes)
        takes = [
            helper.make_tensor_value_info(f"x{i}", helper.np_dtype_to_tensor_dtype(x.dtype), x.shape)
            for i, x in enumerate(self.inputs)
            if x is not None and i not in self.weights
        ]
        shapes = iter([None] * len(gives) if results is None else [x.shape for x in results])
        outputs = [
            helper.make_tensor_value_info(name, getattr(TensorProto, dtype), next(shapes))
            for name, dtype in zip(gives, self.outputs, strict=True)
            if name
        ]
        initializers = [
            numpy_helper.from_array(x, f"x{i}") for i, x in enumerate(self.inputs) if i in self.weights and x is not None
        ]
        graph = helper.make_graph([node], "g", takes, outputs, initializers)
        opsets = [helper.make_opsetid("", 21), helper.make_opsetid(DOMAIN, 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=10)

    def feeds(self) -> dict[str, Array]:
        return {f"x{i}": x for i, x in enumerate(self.inputs) if x is not None and i not in self.weights}


def floats(rng: Rng, *shape: int, scale: float = 1.0) -> Array:
    return (rng.standard_normal(shape) * scale).astype(np.float32)


def chosen(rng: Rng, *options: Any) -> Any:
    return options[int(rng.integers(len(options)))]


def shape_of(rng: Rng, least: int = 1, most: int = 4) -> list[int]:
    return [int(rng.integers(1, 7)) for _ in range(int(rng.integers(least, most + 1)))]
