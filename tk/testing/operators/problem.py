"""What a row of the suite of operators is: a torch function at a size, in a dtype, on random inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import torch

__all__ = [
    "FLOATS",
    "INTEGERS",
    "NUMBERS",
    "SIZES",
    "Built",
    "Function",
    "Input",
    "Operator",
    "Problem",
    "Size",
    "boolean",
    "index",
    "number",
    "order",
]

FLOATS = ("float32", "bfloat16", "float16")
INTEGERS = ("int64",)
NUMBERS = FLOATS + INTEGERS


@dataclass(frozen=True)
class Size:
    """How large the tensors of a row are. `rows` × `cols` of a matrix; `image` as [n, c, h, w], `conv` the same of a
    convolution; `matmul` as (m, n, k); `heads` as [batch, heads, length, width]."""

    name: str
    rows: int
    cols: int
    image: tuple[int, int, int, int]
    conv: tuple[int, int, int, int]
    matmul: tuple[int, int, int]
    heads: tuple[int, int, int, int]

    @property
    def elements(self) -> int:
        return self.rows * self.cols


SIZES: Mapping[str, Mapping[str, Size]] = {
    "cpu": {
        size.name: size
        for size in (
            Size("small", 16, 1024, (1, 16, 32, 32), (1, 8, 16, 16), (32, 128, 128), (1, 4, 32, 64)),
            Size("medium", 256, 1024, (2, 32, 64, 64), (1, 32, 32, 32), (128, 512, 512), (1, 8, 128, 64)),
            Size("large", 2048, 2048, (4, 64, 128, 128), (1, 64, 56, 56), (512, 1024, 1024), (1, 8, 512, 128)),
            Size("odd", 311, 997, (1, 37, 61, 67), (1, 19, 29, 31), (131, 257, 389), (1, 3, 187, 72)),
        )
    },
    "cuda": {
        size.name: size
        for size in (
            Size("small", 64, 1024, (1, 16, 64, 64), (1, 32, 28, 28), (64, 512, 512), (1, 8, 128, 64)),
            Size("medium", 1024, 4096, (8, 64, 96, 96), (8, 64, 56, 56), (1024, 2048, 2048), (1, 16, 1024, 64)),
            Size("large", 8192, 8192, (16, 256, 128, 128), (32, 256, 56, 56), (4096, 4096, 4096), (1, 32, 8192, 128)),
            Size("odd", 1237, 3001, (3, 37, 113, 131), (5, 37, 61, 67), (1237, 1001, 777), (1, 7, 1037, 72)),
        )
    },
}
"""By the kind of a target."""


@dataclass(frozen=True)
class Input:
    """One random tensor. `kind`: "number" (uniform in [low, high), of the row's dtype), "index" (whole numbers of int64 there),
    "order" (permutations along the last axis), "bool", or a dtype's name for numbers of that dtype."""

    shape: tuple[int, ...]
    kind: str = "number"
    low: float = -2.0
    high: float = 2.0

    def draw(self, dtype: str, generator: torch.Generator) -> torch.Tensor:
        """Fresh values on the generator's device. Numbers of an integer dtype are spread over ±100, or 1 to 100 where `low`
        is not negative."""
        device: Any = {"device": generator.device, "generator": generator}
        if self.kind == "bool":
            return torch.rand(self.shape, **device) < 0.5
        if self.kind == "order":
            return torch.rand(self.shape, **device).argsort(-1)
        if self.kind == "index":
            return torch.randint(int(self.low), int(self.high), self.shape, **device)
        kind = getattr(torch, self.dtype(dtype))
        if not kind.is_floating_point:
            return torch.randint(-100 if self.low < 0 else 1, 101, self.shape, **device).to(kind)
        return (torch.rand(self.shape, **device) * (self.high - self.low) + self.low).to(kind)

    def empty(self, dtype: str, device: str) -> torch.Tensor:
        """A tensor of the same shape, dtype and device, of any values."""
        return torch.empty(self.shape, dtype=getattr(torch, self.dtype(dtype)), device=device)

    def dtype(self, dtype: str) -> str:
        """The dtype that it has in a row of `dtype`."""
        return {"number": dtype, "index": "int64", "order": "int64"}.get(self.kind, self.kind)


def number(*shape: int, low: float = -2.0, high: float = 2.0) -> Input:
    return Input(shape, "number", low, high)


def index(*shape: int, high: int) -> Input:
    return Input(shape, "index", 0, high)


def order(*shape: int) -> Input:
    return Input(shape, "order")


def boolean(*shape: int) -> Input:
    return Input(shape, "bool")


Function: TypeAlias = Callable[..., torch.Tensor | Sequence[torch.Tensor]]
"""Of tensors, to one or several."""
Built: TypeAlias = tuple[Sequence[Input], Function]
"""An operator at a size: what is drawn for it, and itself as a function of that."""


@dataclass(frozen=True)
class Operator:
    """A torch function. `build` maps a size to its inputs and to itself as a function of tensors; it is timed in `dtypes` at
    `sizes`. `indices`: the outputs that hold indices along a dim of the first input, -1 or None for all of its elements; among
    equal elements any index is right. `alone`: which outputs are compared; none is all."""

    build: Callable[[Size], Built]
    dtypes: tuple[str, ...] = FLOATS
    sizes: tuple[str, ...] = ("small", "medium", "large", "odd")
    indices: Mapping[int, int | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Problem:
    """A row: an operator of a family at a size in a dtype. `size` is none of `SIZES` where it was drawn at random."""

    family: str
    name: str
    operator: Operator
    size: Size
    dtype: str

    @property
    def key(self) -> str:
        """What names the row in every run; "softmax large bfloat16"."""
        return f"{self.name} {self.size.name} {self.dtype}"

    def built(self) -> Built:
        """The inputs of the row, and the torch function of them."""
        return self.operator.build(self.size)
