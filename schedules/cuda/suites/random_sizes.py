"""Sizes of the matmuls that suites draw at random."""

from __future__ import annotations

import random

__all__ = ["random_sizes"]

MOST = 16384  # rows, columns and inner elements
MACS = 1 << 40  # a millisecond or three of an H200


def random_sizes(seed: str) -> tuple[int, int, int, random.Random]:
    """(m, n, k), each log-uniform from 1 or 8 to `MOST`, n and k multiples of 8, in at most `MACS` multiply-adds; and the
    generator, to draw further from. Matrices whose rows are no multiples of 16 bytes are padded in the graph phase, which a
    suite of kernels does not run: tests/gpu/odd_matmuls.py times those."""
    draw = random.Random(f"matmul {seed}")
    while True:
        m = round(MOST ** draw.random())
        n, k = (8 * round((MOST // 8) ** draw.random()) for _ in "nk")
        if m * n * k <= MACS:
            return m, n, k, draw
