"""Random element-wise functions and moves whose sizes and shifts are seldom multiples of a vector."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from tvm.relax import op

__all__ = ["KINDS", "drawn", "problem"]

DTYPES = ("float16", "float32", "int64", "int8", "bool")
KINDS = ("and", "not equal", "row", "outer", "where", "roll", "slice", "flip", "pad", "step")


def drawn(generator: Any, shape: tuple[int, ...], dtype: str) -> Any:
    """Small whole numbers: equal ones are many, and every dtype has them."""
    return generator.integers(0, 2 if dtype == "bool" else 9, shape).astype(dtype)


def problem(seed: int, chooser: random.Random) -> tuple[str, str, Any, Any, tuple[tuple[int, ...], ...]]:
    """Of number `seed` and what `chooser` draws: a name, the dtype, what the kernel computes, the same in numpy, and the shapes
    of the inputs."""
    kind = KINDS[seed % len(KINDS)]
    dtype = "bool" if kind == "and" else chooser.choice(DTYPES if kind in ("roll", "slice", "flip") else DTYPES[:-1])
    rows, columns = chooser.randint(1, 40), chooser.choice((8, 16, 31, 64, chooser.randint(7, 300)))
    build, reference, shapes = _expressions(kind, rows, columns, chooser.randint(1, 5))
    return f"{kind} {dtype} {rows}×{columns}", dtype, build, reference, shapes


def _expressions(kind: str, rows: int, columns: int, k: int) -> tuple[Any, Any, tuple[tuple[int, ...], ...]]:
    matrix, row, column = (rows, columns), (columns,), (rows, 1)

    def roll(x: Any) -> Any:
        return op.concat([op.strided_slice(x, [1], [k], [columns]), op.strided_slice(x, [1], [0], [k])], 1)

    def apart(x: Any) -> Any:
        return op.add(*(op.strided_slice(x, [1], [n], [columns * k], [k]) for n in (0, k - 1)))

    return {
        "step": (apart, lambda x: x[:, ::k] + x[:, k - 1 :: k], ((rows, columns * k),)),
        "and": (lambda x, y: op.logical_and(x, y), np.logical_and, (matrix, row)),
        "not equal": (lambda x, y: op.not_equal(x, y), lambda x, y: x != y, (matrix, matrix)),
        "row": (lambda x, y: op.equal(x, y), lambda x, y: x == y, (matrix, row)),
        "outer": (lambda x, y: op.maximum(x, y), np.maximum, (column, row)),
        "where": (lambda x, y: op.where(op.equal(x, y), x, y), lambda x, y: np.where(x == y, x, y), (matrix, matrix)),
        "roll": (roll, lambda x: np.roll(x, -k, 1), (matrix,)),
        "slice": (lambda x: op.strided_slice(x, [1], [k], [columns]), lambda x: x[:, k:], (matrix,)),
        "flip": (lambda x: op.flip(x, 1), lambda x: x[:, ::-1], (matrix,)),
        "pad": (
            lambda x: op.nn.pad(x, [0, 1, k, k + 1], pad_value=0),
            lambda x: np.pad(x, ((0, 1), (k, k + 1))),
            (matrix,),
        ),
    }[kind]
