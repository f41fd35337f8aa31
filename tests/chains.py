"""Random chains of operators, fused as a model's are: each said twice, in Relax and in NumPy.

A chain of seed n is always the same. Sizes are ragged, parts are sliced with strides, axes permuted, halves joined, rows
reduced; float64 NumPy is the reference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tk.aliases import Array

__all__ = ["Chain", "chain"]

SIZES = (1, 2, 3, 7, 8, 16, 24, 33, 40, 64, 100, 128, 257, 384)
DTYPES = ("float32", "float16", "bfloat16")
LARGEST = 1 << 18  # elements


@dataclass(frozen=True)
class Chain:
    """`build` maps Relax variables of `inputs` (shape, dtype) to an expression, `reference` float64 arrays to its value."""

    name: str
    inputs: tuple[tuple[tuple[int, ...], str], ...]
    build: Callable[..., Any]
    reference: Callable[..., Array]
    tolerance: float


@dataclass
class _Value:
    """Both sides of a value, as functions of the inputs, and its shape."""

    relax: Callable[[list[Any]], Any]
    numpy: Callable[[list[Array]], Array]
    shape: tuple[int, ...]


def _op() -> Any:
    from tvm.relax import op

    return op


def _silu(y: Array) -> Array:
    return y / (1 + np.exp(-y))


UNARY: dict[str, tuple[Callable[[Any], Any], Callable[[Array], Array]]] = {
    "relu": (lambda x: _op().nn.relu(x), lambda y: np.maximum(y, 0)),
    "tanh": (lambda x: _op().tanh(x), np.tanh),
    "sigmoid": (lambda x: _op().sigmoid(x), lambda y: 1 / (1 + np.exp(-y))),
    "silu": (lambda x: _op().nn.silu(x), _silu),
    "negative": (lambda x: _op().negative(x), np.negative),
    "abs": (lambda x: _op().abs(x), np.abs),
    "exp": (lambda x: _op().exp(_op().tanh(x)), lambda y: np.exp(np.tanh(y))),
}
BINARY: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Array, Array], Array]]] = {
    "add": (lambda x, y: _op().add(x, y), np.add),
    "multiply": (lambda x, y: _op().multiply(x, y), np.multiply),
    "maximum": (lambda x, y: _op().maximum(x, y), np.maximum),
    "subtract": (lambda x, y: _op().subtract(x, y), np.subtract),
}


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.dtype = str(self.random.choice(DTYPES))
        self.inputs: list[tuple[tuple[int, ...], str]] = []
        rank = int(self.random.integers(2, 5))
        shape = [int(self.random.choice(SIZES)) for _ in range(rank)]
        while np.prod(shape) > LARGEST:
            shape[int(np.argmax(shape))] //= 2
        self.value = self._input(tuple(shape))
        self.said: list[str] = ["x".join(map(str, shape)), self.dtype]

    def _input(self, shape: tuple[int, ...]) -> _Value:
        index = len(self.inputs)
        self.inputs.append((shape, self.dtype))
        return _Value(lambda values: values[index], lambda values: values[index], shape)

    def _then(self, shape: tuple[int, ...], relax: Callable[[Any], Any], numpy: Callable[[Array], Array]) -> None:
        before = self.value
        self.value = _Value(lambda v: relax(before.relax(v)), lambda v: numpy(before.numpy(v)), shape)

    def unary(self) -> str:
        name = str(self.random.choice(list(UNARY)))
        self._then(self.value.shape, *UNARY[name])
        return name

    def binary(self) -> str:
        """With another input: of the same shape, of the last axis, or one a row."""
        name, shape = str(self.random.choice(list(BINARY))), self.value.shape
        other = self._input([shape, shape[-1:], (*shape[:-1], 1)][int(self.random.integers(3))])
        before, (relax, numpy) = self.value, BINARY[name]
        self.value = _Value(
            lambda v: relax(before.relax(v), other.relax(v)), lambda v: numpy(before.numpy(v), other.numpy(v)), shape
        )
        return name

    def permute(self) -> str:
        axes = [int(axis) for axis in self.random.permutation(len(self.value.shape))]
        shape = tuple(self.value.shape[axis] for axis in axes)
        self._then(shape, lambda x: _op().permute_dims(x, axes), lambda y: y.transpose(axes))
        return "permute" + "".join(map(str, axes))

    def merge(self) -> str:
        shape = self.value.shape
        if len(shape) < 3:
            return self.unary()
        axis = int(self.random.integers(len(shape) - 1))
        new = (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :])
        self._then(new, lambda x: _op().reshape(x, new), lambda y: y.reshape(new))
        return f"merge{axis}"

    def split(self) -> str:
        shape = self.value.shape
        even = [axis for axis, size in enumerate(shape) if size % 2 == 0]
        if not even or len(shape) > 3:
            return self.unary()
        axis = int(self.random.choice(even))
        new = (*shape[:axis], 2, shape[axis] // 2, *shape[axis + 1 :])
        self._then(new, lambda x: _op().reshape(x, new), lambda y: y.reshape(new))
        return f"split{axis}"

    def slice(self) -> str:
        shape = self.value.shape
        axis = int(self.random.integers(len(shape)))
        size, step = shape[axis], int(self.random.integers(1, 3))
        if size < 4:
            return self.unary()
        start, end = int(self.random.integers(0, 3)), size - int(self.random.integers(0, 2))
        length = -(-(end - start) // step)
        cut = tuple(slice(start, end, step) if n == axis else slice(None) for n in range(len(shape)))
        new = (*shape[:axis], length, *shape[axis + 1 :])
        self._then(new, lambda x: _op().strided_slice(x, [axis], [start], [end], [step]), lambda y: y[cut])
        return f"slice{axis}:{start}:{end}:{step}"

    def join(self) -> str:
        """With another input along an axis."""
        shape = self.value.shape
        axis = int(self.random.integers(len(shape)))
        if 2 * np.prod(shape) > LARGEST:
            return self.unary()
        other, before = self._input(shape), self.value
        self.value = _Value(
            lambda v: _op().concat([before.relax(v), other.relax(v)], axis),
            lambda v: np.concatenate([before.numpy(v), other.numpy(v)], axis),
            (*shape[:axis], 2 * shape[axis], *shape[axis + 1 :]),
        )
        return f"join{axis}"

    def softmax(self) -> str:
        def exact(y: Array) -> Array:
            powers = np.exp(y - y.max(-1, keepdims=True))
            return powers / powers.sum(-1, keepdims=True)

        def wide(x: Any) -> Any:
            return _op().astype(_op().nn.softmax(_op().astype(x, "float32"), axis=-1), self.dtype)

        self._then(self.value.shape, wide, exact)
        return "softmax"

    def centre(self) -> str:
        def wide(x: Any) -> Any:
            single = _op().astype(x, "float32")
            return _op().astype(_op().subtract(single, _op().mean(single, axis=[-1], keepdims=True)), self.dtype)

        self._then(self.value.shape, wide, lambda y: y - y.mean(-1, keepdims=True))
        return "centre"

    def reduce(self) -> str:
        axis, largest = int(self.random.integers(len(self.value.shape))), bool(self.random.integers(2))
        new = tuple(1 if n == axis else size for n, size in enumerate(self.value.shape))

        def wide(x: Any) -> Any:
            found = (_op().max if largest else _op().mean)(_op().astype(x, "float32"), axis=[axis], keepdims=True)
            return _op().astype(found, self.dtype)

        self._then(new, wide, lambda y: (y.max if largest else y.mean)(axis, keepdims=True))
        return f"{'max' if largest else 'mean'}{axis}"


STEPS = ("unary", "unary", "binary", "binary", "permute", "merge", "split", "slice", "join", "softmax", "centre", "reduce")
TOLERANCES = {"float32": 2e-5, "float16": 1e-2, "bfloat16": 6e-2}


def chain(seed: int) -> Chain:
    """Three to seven random steps."""
    maker = _Maker(seed)
    for _ in range(int(maker.random.integers(3, 8))):
        maker.said.append(getattr(maker, str(maker.random.choice(STEPS)))())
    value = maker.value
    return Chain(
        "-".join(maker.said),
        tuple(maker.inputs),
        lambda *variables: value.relax(list(variables)),
        lambda *arrays: value.numpy(list(arrays)),
        TOLERANCES[maker.dtype],
    )
