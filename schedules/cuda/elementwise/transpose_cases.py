"""The cases of `transpose`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, case_of

__all__ = ["CASES"]


def _permuted(shape: Shape, axes: Sequence[int], dtype: str) -> Case:
    """The axes of one tensor in another order."""
    sizes = "x".join(str(dim if isinstance(dim, int) else dim[1]) for dim in shape)
    name = f"{sizes}_{''.join(map(str, axes))}_{dtype}"
    return case_of(name, lambda x: op.permute_dims(x, list(axes)), lambda x: x.transpose(axes), 1e-9, (shape, dtype))


def _rotated(x: Array, y: Array) -> Array:
    half = x.shape[-1] // 2
    turned = np.concatenate([-x[..., half:], x[..., :half]], -1)
    return (turned * y[:, None]).transpose(1, 2, 0)


def _rotate(x: Expr, y: Expr) -> Expr:
    """Rotary embedding's other half, by heads, each head's columns for rows: guarded reads, and a vector along j."""
    low, high = op.strided_slice(x, [2], [0], [64]), op.strided_slice(x, [2], [64], [128])
    turned = op.concat([op.negative(high), low], -1)
    return op.permute_dims(op.multiply(turned, op.expand_dims(y, 1)), [1, 2, 0])


CASES = (
    _permuted((1024, 512), (1, 0), "bfloat16"),
    _permuted((512, 1000), (1, 0), "float32"),
    _permuted((77, 51), (1, 0), "float16"),
    _permuted((3, 200, 264), (0, 2, 1), "int8"),
    _permuted((2, 40, 24, 136), (0, 2, 3, 1), "float16"),
    _permuted((24, 3, 5, 40), (3, 1, 2, 0), "int64"),
    _permuted((("n", 90), 128), (1, 0), "float16"),
    _permuted((4, ("n", 77), 64), (2, 0, 1), "float32"),
    case_of("added", lambda x, y: op.add(op.permute_dims(x), y), lambda x, y: x.T + y, 1e-3,
          ((300, 520), "float16"), ((520, 300), "float16")),
    case_of("both", lambda x, y: op.nn.relu(op.permute_dims(op.multiply(x, y))), lambda x, y: (x * y).T.clip(0), 1e-6,
          ((256, 320), "float32"), ((320,), "float32")),
    case_of("halved", lambda x: op.astype(op.permute_dims(x), "bfloat16"), lambda x: x.T, 4e-3, ((640, 200), "float32")),
    case_of("heads", lambda x: op.permute_dims(op.reshape(x, (64, 6, 128)), [1, 2, 0]),
          lambda x: x.reshape(64, 6, 128).transpose(1, 2, 0), 1e-9, ((64, 768), "float16")),
    case_of("rotated", _rotate, _rotated, 1e-3, ((96, 4, 128), "float16"), ((96, 128), "float16")),
)  # fmt: skip
