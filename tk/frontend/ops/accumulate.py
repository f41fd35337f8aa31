"""In which dtype products and sums of a dtype add up."""

from __future__ import annotations

__all__ = ["accumulator"]


def accumulator(dtype: str) -> str:
    """The dtype in which a matmul of `dtype` sums: float32 for what is narrower and floating, else itself."""
    name = str(dtype)  # a te tensor's is an object of TVM's
    return "float32" if name in ("float16", "bfloat16") or name.startswith("float8") else name
