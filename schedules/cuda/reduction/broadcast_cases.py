"""The cases of `broadcast`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm import relax, te, tirx, topi
from tvm.ir import Expr

from tk.aliases import Array
from tk.schedule.case import Case, CaseDim

__all__ = ["COLUMN_CASES", "ROW_CASES"]


def _emitted(compute: Any, *inputs: Expr) -> Any:
    return relax.BlockBuilder.current().emit_te(compute, *inputs)


def outer_case(rows: CaseDim, columns: CaseDim, dtype: str) -> Case:
    """log Σ_j exp(aᵢ + bⱼ), its maximum first, as torch.logsumexp of an outer sum is."""

    def build(a: Expr, b: Expr) -> Expr:
        def compute(a: te.Tensor, b: te.Tensor) -> te.Tensor:
            n, m = a.shape[0], b.shape[0]
            pairs = te.compute((n, m), lambda i, j: a(i).astype("float32") + b(j).astype("float32"), name="pairs")
            most = topi.max(pairs, 1)
            powers = te.compute((n, m), lambda i, j: tirx.exp(pairs(i, j) - most(i)), name="powers")
            total = topi.sum(powers, 1)
            return te.compute((n,), lambda i: tirx.log(total(i)) + most(i), name="result")

        return _emitted(compute, a, b)

    def reference(a: Array, b: Array) -> Array:
        found: Array = np.logaddexp.reduce(a[:, None] + b, 1)
        return found

    sizes = [size if isinstance(size, int) else size[1] for size in (rows, columns)]
    name = f"outer_{sizes[0]}x{sizes[1]}_{dtype}"
    return Case(name, (("a", (rows,), dtype), ("b", (columns,), dtype)), build, reference, tolerance=1e-5)


def pairs_case(rows: CaseDim, columns: CaseDim) -> Case:
    """Σ_j exp(mᵢ − dᵢⱼ) of the distances of points to others, m the least of each: a soft count of neighbours."""

    def build(a: Expr, b: Expr) -> Expr:
        def compute(a: te.Tensor, b: te.Tensor) -> te.Tensor:
            def distance(i: Expr, j: Expr) -> Expr:
                parts = [a(i, c) - b(j, c) for c in range(3)]
                return parts[0] * parts[0] + parts[1] * parts[1] + parts[2] * parts[2]

            shape = (a.shape[0], b.shape[0])
            far = te.compute(shape, distance, name="distances")
            least = topi.min(far, 1)
            return topi.sum(te.compute(shape, lambda i, j: tirx.exp(least(i) - far(i, j)), name="near"), 1)

        return _emitted(compute, a, b)

    def reference(a: Array, b: Array) -> Array:
        far = ((a[:, None] - b) ** 2).sum(-1)
        found: Array = np.exp(far.min(1)[:, None] - far).sum(1)
        return found

    name = "neighbours" if isinstance(rows, int) else "neighbours_any"
    return Case(name, (("a", (rows, 3), "float32"), ("b", (columns, 3), "float32")), build, reference, tolerance=1e-5)


def counted_case(columns: int) -> Case:
    """x / Σ_j [3·j ≠ 27]: what is reduced reads nothing."""

    def build(x: Expr) -> Expr:
        def compute(x: te.Tensor) -> te.Tensor:
            ones = te.compute((columns,), lambda j: tirx.Cast("float32", tirx.NE(j * 3, 27)), name="ones")
            count = topi.sum(ones, 0)
            return te.compute((), lambda: x() / count(), name="result")

        return _emitted(compute, x)

    return Case("counted", (("x", (), "float32"),), build, lambda x: x / (columns - 1), tolerance=1e-6)


def forward_case(batch: CaseDim, states: int, dtype: str) -> Case:
    """Σ_i exp(a[b, i] + t[i, j] − m[b, j]): a step of a hidden Markov model's forward pass."""

    def build(a: Expr, t: Expr) -> Expr:
        def compute(a: te.Tensor, t: te.Tensor) -> te.Tensor:
            shape: Sequence[Expr] = (a.shape[0], states, states)
            pairs = te.compute(shape, lambda b, i, j: a(b, i).astype("float32") + t(i, j).astype("float32"), name="pairs")
            most = topi.max(pairs, 1)
            powers = te.compute(shape, lambda b, i, j: tirx.exp(pairs(b, i, j) - most(b, j)), name="powers")
            total = topi.sum(powers, 1)
            return te.compute((a.shape[0], states), lambda b, j: tirx.log(total(b, j)) + most(b, j), name="result")

        return _emitted(compute, a, t)

    def reference(a: Array, t: Array) -> Array:
        found: Array = np.logaddexp.reduce(a[:, :, None] + t, 1)
        return found

    size = batch if isinstance(batch, int) else f"any{batch[1]}"
    given = (("a", (batch, states), dtype), ("t", (states, states), dtype))
    return Case(f"forward_{size}x{states}_{dtype}", given, build, reference, tolerance=1e-5)


ROW_CASES = (
    outer_case(300, 1000, "float32"),
    outer_case(41, 4096, "bfloat16"),
    outer_case(("n", 33), ("m", 515), "float32"),
    pairs_case(130, 257),
    pairs_case(("n", 33), ("m", 515)),
    counted_case(4096),
)
COLUMN_CASES = (
    forward_case(3, 96, "float32"),
    forward_case(5, 512, "bfloat16"),
    forward_case(("n", 3), 96, "float32"),
)
