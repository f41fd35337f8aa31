"""Problems for matmuls on MFMA, small enough for an emulator: operand orders, ragged sizes, batches, epilogues, pairs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
from tvm.relax import op

from tk.schedule.case import Case

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.aliases import Array

__all__ = ["CASES", "TOLERANCE"]

TOLERANCE = {"bfloat16": 3e-3, "float16": 4e-4, "float32": 2e-6, "int32": 0.0}
FLOAT8 = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
Step = tuple[Callable[..., Any], Callable[..., Any]]  # of an epilogue, in Relax and in NumPy


def _turned(x: Expr) -> Expr:
    axes = list(range(x.ty.ndim))
    return op.permute_dims(x, [*axes[:-2], axes[-1], axes[-2]])


def _op() -> Any:
    return op


def _erf(x: Array) -> Any:
    return np.vectorize(math.erf)(x)


def _gelu_exactly(x: Array) -> Any:
    return x * 0.5 * (1 + _erf(x / 2**0.5))


def _silu_exactly(x: Array) -> Any:
    return x / (1 + np.exp(-x))


ADD: Step = (lambda y, b: _op().add(y, b), lambda y, b: y + b)
SCALE: Step = (lambda y, s: _op().multiply(y, s), lambda y, s: y * s)
GATE: Step = (lambda y, g: _op().multiply(_op().nn.silu(g), y), lambda y, g: _silu_exactly(g) * y)
RELU: Step = (lambda y: _op().nn.relu(y), lambda y: y.clip(0))
GELU: Step = (lambda y: _op().nn.gelu(y), _gelu_exactly)
SILU: Step = (lambda y: _op().nn.silu(y), _silu_exactly)
ERF: Step = (lambda y: _op().erf(y), _erf)
SINGLE: Step = (lambda y: _op().astype(y, "float32"), lambda y: y)


def _case(
    name: str,
    dtype: str,
    sizes: tuple[int | tuple[str, int], int, int],
    order: str = "nt",
    batch: tuple[int | tuple[str, int], ...] = (),
    shared: str = "",
    steps: tuple[tuple[Step, tuple[int | tuple[str, int], ...] | None], ...] = (),
    batch_of_w: tuple[int | tuple[str, int], ...] | None = None,
) -> Case:
    """x · w of (m, n, k), each stored as `order` says: n as it is, t with its last axes swapped. The operand `shared` has no
    batch, and w another one than x where it is given. Each of `steps` has the shape of its second operand, or None."""
    m, n, k = sizes
    first, second = (each == "t" for each in order)
    x = (*(() if shared == "x" else batch), *((k, m) if first else (m, k)))
    w = (*(() if shared == "w" else batch_of_w or batch), *((n, k) if second else (k, n)))
    others = [(f"s{i}", shape, dtype) for i, (_, shape) in enumerate(steps) if shape is not None]

    def follow(y: Expr | Array, side: int, rest: tuple[Expr, ...]) -> Expr | Array:
        operands = iter(rest)
        for step, shape in steps:
            y = step[side](y) if shape is None else step[side](y, next(operands))
        return y

    def build(x: Expr, w: Expr, *rest: Expr) -> Expr:
        return follow(_op().matmul(_turned(x) if first else x, _turned(w) if second else w), 0, rest)

    def reference(x: Array, w: Array, *rest: Any) -> Array:
        left, right = x.swapaxes(-1, -2) if first else x, w.swapaxes(-1, -2) if second else w
        return follow(left @ right, 1, rest)

    return Case(f"{name}_{dtype}", (("x", x, dtype), ("w", w, dtype), *others), build, reference, tolerance=TOLERANCE[dtype])


def _pair(name: str, dtype: str, sizes: tuple[int | tuple[str, int], int, int], order: str = "nn") -> Case:
    """silu(x · w) * (x · v) as the graph phase has it, sums in float32; sizes are (m, n, k)."""
    m, n, k = sizes
    weight = (n, k) if order == "nt" else (k, n)

    def matmul(x: Expr, w: Expr) -> Expr:
        y = _op().matmul(x, _op().permute_dims(w) if order == "nt" else w, out_dtype="float32")
        return _op().astype(y, dtype)

    def reference(x: Array, w: Array, v: Array) -> Any:
        y, z = (x @ (each.T if order == "nt" else each) for each in (w, v))
        return _silu_exactly(y) * z

    inputs = (("x", (m, k), dtype), ("w", weight, dtype), ("v", weight, dtype))
    return Case(
        f"{name}_{dtype}",
        inputs,
        lambda x, w, v: _op().multiply(_op().nn.silu(matmul(x, w)), matmul(x, v)),
        reference,
        tolerance=TOLERANCE[dtype],
    )


def _bytes(
    name: str,
    dtype: str,
    sizes: tuple[int | tuple[str, int], int, int],
    order: str = "nt",
    batch: tuple[int, ...] = (),
    scaled: str = "",
) -> Case:
    """x · w of operands of 8 bits, summed in int32 or float32 and stored so; where `scaled`, times a scale for each row and
    one for each column, with a bias, stored as `scaled`. The values take all of int8's range, and float8's usual one."""
    m, n, k = sizes
    sums = "int32" if dtype == "int8" else "float32"
    first, second = (each == "t" for each in order)
    x, w = (*batch, *((k, m) if first else (m, k))), (*batch, *((n, k) if second else (k, n)))
    others = (("p", (m, 1), "float32"), ("q", (n,), "float32"), ("b", (n,), "float32")) if scaled else ()

    def build(x: Expr, w: Expr, *rest: Expr) -> Expr:
        y = _op().matmul(_turned(x) if first else x, _turned(w) if second else w, out_dtype=sums)
        if not scaled:
            return y
        rows, columns, bias = rest
        y = _op().multiply(_op().multiply(_op().astype(y, "float32"), rows), columns)
        return _op().astype(_op().add(y, bias), scaled)

    def reference(x: Array, w: Array, *rest: Any) -> Any:
        left, right = x.swapaxes(-1, -2) if first else x, w.swapaxes(-1, -2) if second else w
        y = left.astype("float64") @ right.astype("float64")  # in int8 NumPy would wrap around
        return y * rest[0] * rest[1] + rest[2] if scaled else y

    def sample(generator: np.random.Generator, shape: tuple[int, ...], kind: str, name: str) -> Array:
        if kind == "int8":
            return generator.integers(-128, 128, shape).astype("int8")

        values = generator.standard_normal(shape) * (0.01 if name == "p" else 1)
        return values.astype(np.dtype(getattr(ml_dtypes, kind, kind)))

    inputs = (("x", x, dtype), ("w", w, dtype), *others)
    name = f"{name}_{dtype}" + (f"_{scaled}" if scaled else "")
    return Case(name, inputs, build, reference, tolerance=TOLERANCE[scaled or sums], sample=sample)


CASES = (
    *(_case(order, "bfloat16", (64, 96, 128), order) for order in ("nn", "nt", "tn", "tt")),
    *(_case(f"ragged_{order}", "float16", (77, 45, 51), order) for order in ("nn", "nt", "tn", "tt")),
    _case("long_k", "float16", (33, 40, 600), "nt"),
    _case("short_k", "bfloat16", (48, 64, 8), "nn"),
    _case("one_row", "bfloat16", (1, 136, 264), "nt"),
    _case("one_column", "bfloat16", (40, 1, 72), "nn"),
    _case("bias_relu", "bfloat16", (72, 104, 136), "nt", steps=((ADD, (104,)), (RELU, None))),
    _case("bias_gelu", "float16", (72, 104, 136), "nn", steps=((ADD, (104,)), (GELU, None))),
    _case("residual", "bfloat16", (72, 104, 136), "nt", steps=((ADD, (72, 104)),)),
    _case("row_scale", "float16", (50, 37, 40), "nn", steps=((SCALE, (50, 1)),)),
    _case("gate", "bfloat16", (50, 72, 40), "nt", steps=((GATE, (50, 72)),)),
    _case("silu_float32", "bfloat16", (50, 72, 40), "nt", steps=((SILU, None), (SINGLE, None))),
    _case("erf", "float16", (50, 39, 40), "nt", steps=((ERF, None),)),
    _case("batched_nn", "float16", (40, 56, 72), "nn", (2, 3)),
    _case("batched_tn", "bfloat16", (40, 56, 72), "tn", (3,)),
    _case("batched_one_x", "float16", (40, 56, 72), "nn", (2, 3), "x"),
    _case("batched_partly_w", "float16", (40, 56, 72), "nn", (2, 3), batch_of_w=(1, 3), steps=((ADD, (2, 3, 40, 56)),)),
    _case("batched_partly_both", "bfloat16", (40, 56, 72), "nt", (2, 1, 3), batch_of_w=(1, 2, 3)),
    _case("batched_partly_symbolic", "float16", (24, 40, 16), "tn", (("z", 3), 2), batch_of_w=(1, 2)),
    _case("leading", "bfloat16", (30, 72, 64), "nt", (3,), "w"),
    _case("symbolic", "bfloat16", (("m", 77), 104, 72), "nt", steps=((ADD, (104,)), (RELU, None), (ADD, (("m", 77), 104)))),
    _case("batched_symbolic", "bfloat16", (16, 8, 64), "nn", (("z", 12),)),
    _pair("swiglu", "bfloat16", (72, 96, 64)),
    _pair("swiglu_nt_symbolic", "float16", (("m", 45), 104, 72), "nt"),
    *(_case(order, "float32", (64, 96, 128), order) for order in ("nn", "nt", "tn", "tt")),
    _case("ragged_nn", "float32", (77, 45, 51), "nn"),
    _case("bias_gelu", "float32", (72, 104, 136), "nt", steps=((ADD, (104,)), (GELU, None))),
    _case("batched_residual", "float32", (40, 56, 72), "nn", (2, 3), steps=((ADD, (2, 3, 40, 56)),)),
    _case("one_row", "float32", (1, 136, 264), "nt"),
    _case("symbolic", "float32", (("m", 77), 104, 72), "nt", steps=((ADD, (104,)), (RELU, None))),
    _pair("swiglu", "float32", (72, 96, 64)),
    *(_bytes(order, "int8", (64, 96, 128), order) for order in ("nn", "nt", "tn", "tt")),
    _bytes("ragged_nt", "int8", (77, 45, 51)),
    _bytes("ragged_nn", "int8", (33, 50, 300), "nn", (2,)),
    _bytes("scaled", "int8", (72, 104, 136), scaled="bfloat16"),
    _bytes("scaled_symbolic", "int8", (("m", 37), 104, 144), scaled="float16"),
    *(_bytes("nt", dtype, (64, 96, 128)) for dtype in FLOAT8),
    *(_bytes("ragged_nn", dtype, (47, 51, 150), "nn") for dtype in FLOAT8),
    *(_bytes("scaled", dtype, (72, 104, 136), scaled="bfloat16") for dtype in FLOAT8),
)
