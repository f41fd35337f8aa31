"""Problems for standalone reductions: of whole tensors, columns and long rows, by element first, and windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape

__all__ = ["CASES"]


def _case(name: str, shape: Shape, dtype: str, build: Callable[..., object], reference: Any, tolerance: float) -> Case:
    return Case(f"{name}_{dtype}", (("x", shape, dtype),), build, reference, tolerance=tolerance)


def _summed(*axes: int) -> Callable[..., Any]:
    return lambda x: op.sum(op.astype(x, "float32"), axis=list(axes) or None)


def _pooled(x: Array) -> Any:
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=-np.inf)
    rows, columns = x.shape[1] // 2, x.shape[2] // 2
    taken = [padded[:, r : r + 2 * rows : 2, s : s + 2 * columns : 2] for r in range(3) for s in range(3)]
    return np.max(taken, axis=0)


def _averaged(x: Array) -> Any:
    return x.reshape(x.shape[0], x.shape[1], x.shape[2] // 2, 2, x.shape[3] // 2, 2).mean((3, 5))


def _powers(x: Any) -> Any:
    """Σ e² + e of e = exp(−|x|), which is read twice and computed once."""
    power = op.exp(op.negative(op.abs(x)))
    return op.sum(op.add(op.multiply(power, power), power))


def _powers_reference(x: Array) -> Any:
    power = np.exp(-abs(x))
    return (power * power + power).sum()


CASES = (
    _case("all", (700, 1234), "float32", _summed(), lambda x: x.sum(), 2e-5),
    _case("all", (1 << 21,), "bfloat16", _summed(), lambda x: x.sum(), 2e-5),
    _case("columns", (3000, 512), "bfloat16", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("columns", (1500, 77), "float32", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("columns", (("n", 333), 96), "float16", _summed(0), lambda x: x.sum(0), 1e-5),
    _case("batch", (("n", 3), 80, 1031), "float32", _summed(), lambda x: x.sum(), 2e-5),
    _case("counted", (("n", 70001),), "float32", lambda x: op.max(x), lambda x: x.max(), 1e-9),
    _case("images", (("n", 3), 150000), "float32", _summed(1), lambda x: x.sum(1), 1e-4),
    _case("moments", (("n", 3), 5, 48, 56), "float32", lambda x: op.variance(x, [0, 2, 3]), lambda x: x.var((0, 2, 3)), 1e-4),
    _case("steps", (("n", 2), 5000, 24), "float32", lambda x: op.argmax(x, axis=1), lambda x: x.argmax(1), 1e-9),
    _case("steps", (("n", 2), ("m", 517), 72), "bfloat16", _summed(1), lambda x: x.sum(1), 1e-4),
    _case("middle", (5, 2000, 160), "float32", lambda x: op.max(x, axis=[1]), lambda x: x.max(1), 1e-9),
    _case("mean", (2, 7, 7, 256), "float32", lambda x: op.astype(op.mean(x, axis=[1, 2]), "float16"),
          lambda x: x.mean((1, 2)), 1e-3),
    _case("long", (3, 100000), "float32", lambda x: op.max(x, axis=[-1]), lambda x: x.max(-1), 1e-9),
    _case("planes", (5, 3, 113, 131), "float32", lambda x: op.mean(x, axis=[0, 2, 3]), lambda x: x.mean((0, 2, 3)), 1e-4),
    _case("planes", (8, 16, 96, 96), "bfloat16", _summed(0, 2, 3), lambda x: x.sum((0, 2, 3)), 1e-4),
    _case("repeated", (700, 1234), "float32", _powers, _powers_reference, 2e-5),
    _case("argmax", (2, 50000), "float32", lambda x: op.argmax(x, axis=-1), lambda x: x.argmax(-1), 1e-9),
    _case("argmin", (4000, 600), "float32", lambda x: op.argmin(x, axis=0), lambda x: x.argmin(0), 1e-9),
    _case("maximum", (2, 28, 28, 64), "float16",
          lambda x: op.nn.max_pool2d(x, [3, 3], [2, 2], [1, 1], layout="NHWC"), _pooled, 1e-9),
    _case("average", (2, 5, 16, 12), "float32", lambda x: op.nn.avg_pool2d(x, [2, 2], [2, 2]), _averaged, 1e-6),
)  # fmt: skip
