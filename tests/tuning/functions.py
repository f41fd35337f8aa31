"""Small functions that the tests tune."""

from __future__ import annotations

from typing import Any

from tvm import te, tirx


def matmul_relu(m: int = 32, n: int = 32, k: int = 32, dtype: str = "float32") -> Any:
    """relu(A[m, k] @ B[k, n])."""
    A, B = te.placeholder((m, k), dtype, name="A"), te.placeholder((k, n), dtype, name="B")
    r = te.reduce_axis((0, k), "k")
    C = te.compute((m, n), lambda i, j: te.sum(A[i, r] * B[r, j], axis=r), name="C")
    D = te.compute((m, n), lambda i, j: tirx.max(C[i, j], tirx.const(0, dtype)), name="D")
    return te.create_prim_func([A, B, D])


def add(n: int = 64, dtype: str = "float32") -> Any:
    """A[n] + B[n]."""
    A, B = te.placeholder((n,), dtype, name="A"), te.placeholder((n,), dtype, name="B")
    return te.create_prim_func([A, B, te.compute((n,), lambda i: A[i] + B[i], name="C")])
