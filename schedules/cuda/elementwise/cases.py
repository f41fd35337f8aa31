"""The cases of elementwise chains and of transposes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, case_of, exact_silu

__all__ = ["ELEMENTWISE", "TRANSPOSE"]


def _table(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
    """A table of 9 rows, and indices into it."""
    return generator.integers(0, 9, shape).astype(dtype)


def _rotated(x: Any, cos: Any, sin: Any) -> Any:
    """Rotary positions of the first 4 of 12 heads of 64 that lie in rows of one matmul, heads before rows."""
    heads = op.strided_slice(x, (2,), (0,), (4 * 64,), assume_inbound=True)
    heads = op.permute_dims(op.reshape(heads, [x.ty.shape[0], x.ty.shape[1], 4, 64]), [0, 2, 1, 3])
    low, high = (op.strided_slice(heads, (3,), (n,), (n + 32,), assume_inbound=True) for n in (0, 32))
    halves = op.concat([op.negative(high), low], -1)
    heads, cos, halves, sin = (op.astype(each, "float32") for each in (heads, cos, halves, sin))
    return op.astype(op.add(op.multiply(heads, cos), op.multiply(halves, sin)), "bfloat16")


def _exactly_rotated(x: Array, cos: Array, sin: Array) -> Array:
    heads = x[..., : 4 * 64].reshape(*x.shape[:2], 4, 64).swapaxes(1, 2)
    rotated: Array = heads * cos + np.concatenate([-heads[..., 32:], heads[..., :32]], -1) * sin
    return rotated


def _permuted(shape: Shape, axes: Sequence[int], dtype: str) -> Case:
    """The axes of one tensor in another order."""
    sizes = "x".join(str(dim if isinstance(dim, int) else dim[1]) for dim in shape)
    name = f"{sizes}_{''.join(map(str, axes))}_{dtype}"
    return case_of(name, lambda x: op.permute_dims(x, list(axes)), lambda x: x.transpose(axes), 1e-9, (shape, dtype))


def _turned_exactly(x: Array, y: Array) -> Array:
    half = x.shape[-1] // 2
    turned = np.concatenate([-x[..., half:], x[..., :half]], -1)
    return (turned * y[:, None]).transpose(1, 2, 0)


def _turned(x: Expr, y: Expr) -> Expr:
    """Rotary embedding's other half, by heads, each head's columns for rows: guarded reads, and a vector along j."""
    low, high = op.strided_slice(x, [2], [0], [64]), op.strided_slice(x, [2], [64], [128])
    turned = op.concat([op.negative(high), low], -1)
    return op.permute_dims(op.multiply(turned, op.expand_dims(y, 1)), [1, 2, 0])


ROTARY = tuple(
    Case(f"rotary-{name}", (("x", (*rows, 768), "bfloat16"), *((n, (1, 1, rows[1], 64), "bfloat16") for n in ("cos", "sin"))),
         _rotated, _exactly_rotated, tolerance=3e-3)
    for name, rows in (("rows", (1, ("n", 77))), ("batch", (("b", 3), ("n", 50))), ("static", (2, 40)))
)  # fmt: skip
ELEMENTWISE = (
    *ROTARY,
    case_of("symbolic-heads", lambda x: op.permute_dims(op.reshape(x, (x.ty.shape[0], 6, 20)), [1, 0, 2]),
            lambda x: x.reshape(-1, 6, 20).swapaxes(0, 1), 1e-6, ((("n", 65), 120), "float16")),
    case_of("add", lambda x, y: op.add(x, y), lambda x, y: x + y, 3e-3,
          ((300, 4096), "bfloat16"), ((300, 4096), "bfloat16")),
    case_of("gate", lambda x, y: op.multiply(op.nn.silu(x), y), lambda x, y: exact_silu(x) * y, 1e-5,
          ((256, 1536), "float32"), ((256, 1536), "float32")),
    case_of("bias", lambda x, y: op.add(x, y), lambda x, y: x + y, 1e-6, ((200, 3, 512), "float32"), ((512,), "float32")),
    case_of("odd", lambda x: op.nn.relu(x), lambda x: x.clip(0), 1e-6, ((77, 51), "float32")),
    case_of("symbolic", lambda x: op.negative(x), lambda x: -x, 1e-6, ((("n", 3000), 256), "float16")),
    case_of("transpose", lambda x: op.permute_dims(x, [1, 0]), lambda x: x.T, 1e-6, ((512, 1024), "float16")),
    case_of("reshape", lambda x: op.reshape(op.nn.relu(x), (64, 1536)), lambda x: x.clip(0).reshape(64, 1536), 1e-6,
          ((512, 192), "float16")),
    case_of("heads", lambda x: op.permute_dims(op.reshape(x, (64, 6, 128)), [1, 0, 2]),
          lambda x: x.reshape(64, 6, 128).swapaxes(0, 1), 1e-6, ((64, 768), "float16")),
    Case("gather", (("x", (9, 4096), "float16"), ("y", (700,), "int32")), lambda x, y: op.take(x, y, axis=0),
         lambda x, y: x[y], tolerance=1e-6, sample=_table),
    Case("gather-chain", (("x", (9, 4096), "float16"), ("y", (700,), "int32")),
         lambda x, y: op.negative(op.take(op.nn.relu(x), y, axis=0)), lambda x, y: -x.clip(0)[y], tolerance=1e-6,
         sample=_table),
    Case("gather-columns", (("x", (300, 9), "float32"), ("y", (700,), "int32")),
         lambda x, y: op.add(op.take(x, y, axis=1), op.take(x, y, axis=1)), lambda x, y: 2 * x[:, y], tolerance=1e-6,
         sample=_table),
    case_of("pad", lambda x: op.nn.pad(x, [1, 1, 8, 8]), lambda x: np.pad(x, ((1, 1), (8, 8))), 1e-6, ((1000, 512), "float16")),
    case_of("concat", lambda x, y: op.concat([x, y], 1), lambda x, y: np.concatenate([x, y], 1), 1e-6,
          ((999, 384), "float16"), ((999, 128), "float16")),
    case_of("compare", lambda x, y: op.astype(op.greater(x, y), "int32"), lambda x, y: x > y, 0.0,
          ((512, 512), "float32"), ((512, 512), "float32")),
    case_of("odd-vectors", lambda x, y: op.add(x, y), lambda x, y: x + y, 3e-3,
          ((1237, 3001), "bfloat16"), ((3001,), "bfloat16")),
    case_of("bool", lambda x, y: op.greater(x, y), lambda x, y: x > y, 0.0,
          ((1237, 3001), "float16"), ((1237, 3001), "float16")),
    case_of("alternating", lambda x: op.multiply(op.strided_slice(x, [1], [0], [3000], [2]),
                                                 op.sigmoid(op.strided_slice(x, [1], [1], [3000], [2]))),
            lambda x: x[:, ::2] / (1 + np.exp(-x[:, 1::2])), 3e-3, ((300, 3000), "bfloat16")),
    case_of("odd-pad", lambda x: op.nn.pad(x, [0, 1, 1, 2]), lambda x: np.pad(x, ((0, 1), (1, 2))), 1e-6,
          ((1000, 2048), "float16")),
)  # fmt: skip
TRANSPOSE = (
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
    case_of("rotated", _turned, _turned_exactly, 1e-3, ((96, 4, 128), "float16"), ((96, 128), "float16")),
)  # fmt: skip
