"""Problems for the skinny matmul: one row to 64, both weight orders, ragged sizes, batches, epilogues of every kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tk.schedule.case import Case
from tk.schedules.case_functions import exact_silu
from tk.schedules.case_functions import relax_op as op
from tk.schedules.cuda.matmul.sm90.cases import TOLERANCE

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.aliases import Array

__all__ = ["CASES"]

Inputs = tuple[tuple[str, tuple[Any, ...]], ...]


def _matmul(x: Expr, w: Expr, order: str) -> Expr:
    axes = list(range(w.ty.ndim))
    return op().matmul(x, w if order == "nn" else op().permute_dims(w, [*axes[:-2], axes[-1], axes[-2]]))


def _case(
    name: str,
    dtype: str,
    order: str,
    sizes: tuple[int, int, int],
    others: Inputs = (),
    build: Callable[..., Expr] | None = None,
    exact: Callable[..., Array] | None = None,
) -> Case:
    """x[m, k] times w ([k, n] for "nn", [n, k] for "nt"), and an epilogue over `others`."""
    m, n, k = sizes
    inputs = (("x", (m, k)), ("w", (k, n) if order == "nn" else (n, k)), *others)

    def compute(x: Expr, w: Expr, *rest: Expr) -> Expr:
        matmul = _matmul(x, w, order)
        return build(matmul, *rest) if build else matmul

    def reference(x: Array, w: Array, *rest: Array) -> Array:
        matmul = x @ (w if order == "nn" else w.T)
        return exact(matmul, *rest) if exact else matmul

    return Case(f"{name}_{dtype}", tuple((n, s, dtype) for n, s in inputs), compute, reference, tolerance=TOLERANCE[dtype])


def _batched(name: str, dtype: str, x: tuple[int, ...], w: tuple[int, ...], order: str) -> Case:
    return Case(
        f"{name}_{dtype}",
        (("x", x, dtype), ("w", w, dtype)),
        lambda x, w: _matmul(x, w, order),
        lambda x, w: x @ (w if order == "nn" else w.swapaxes(-1, -2)),
        tolerance=TOLERANCE[dtype],
    )


def _swiglu(name: str, dtype: str, order: str, sizes: tuple[int, int, int]) -> Case:
    """silu(x @ gate) * (x @ up), both weights in one kernel."""
    m, n, k = sizes
    weight = (k, n) if order == "nn" else (n, k)

    def exact(x: Array, gate: Array, up: Array) -> Array:
        gated: Array = exact_silu(x @ (gate if order == "nn" else gate.T)) * (x @ (up if order == "nn" else up.T))
        return gated

    return Case(
        f"{name}_{dtype}",
        (("x", (m, k), dtype), ("gate", weight, dtype), ("up", weight, dtype)),
        lambda x, gate, up: op().multiply(op().nn.silu(_matmul(x, gate, order)), _matmul(x, up, order)),
        exact,
        tolerance=TOLERANCE[dtype],
    )


CASES = (
    _case("one_row", "bfloat16", "nn", (1, 512, 1024)),
    _case("one_row_nt", "float16", "nt", (1, 512, 1024)),
    _case("sixteen", "bfloat16", "nn", (16, 6144, 4096)),
    _case("sixteen_nt", "float16", "nt", (16, 4096, 4096)),
    _case("deep", "bfloat16", "nt", (8, 256, 8192)),
    _case("wide", "bfloat16", "nn", (64, 16384, 512)),
    _case("ragged", "bfloat16", "nn", (13, 1000, 776)),
    _case("ragged_nt", "float16", "nt", (33, 1003, 1032)),
    _case("odd_columns", "bfloat16", "nt", (5, 777, 264)),
    _case("short", "bfloat16", "nn", (64, 328, 40)),
    _case("bias", "bfloat16", "nn", (24, 648, 1000), (("b", (648,)),), lambda y, b: op().add(y, b), lambda y, b: y + b),
    _case("silu", "float16", "nt", (7, 648, 1000), (), lambda y: op().nn.silu(y), exact_silu),
    _case("residual", "bfloat16", "nn", (40, 648, 1000), (("r", (40, 648)),), lambda y, r: op().add(y, r), lambda y, r: y + r),
    _case(
        "gate", "bfloat16", "nn", (16, 648, 1000), (("g", (16, 648)),),
        lambda y, g: op().multiply(op().nn.silu(g), y), lambda y, g: exact_silu(g) * y,
    ),
    _case(
        "row_scale", "float16", "nn", (50, 648, 1000), (("s", (50, 1)),),
        lambda y, s: op().multiply(y, s), lambda y, s: y * s,
    ),
    _case("scalar", "float16", "nt", (3, 648, 1000), (("s", ()),), lambda y, s: op().multiply(y, s), lambda y, s: y * s),
    _case("float32_out", "bfloat16", "nn", (9, 648, 1000), (), lambda y: op().astype(y, "float32"), lambda y: y),
    _swiglu("swiglu", "bfloat16", "nn", (16, 1000, 776)),
    _swiglu("swiglu_nt", "float16", "nt", (3, 2048, 4096)),
    _batched("batched_nn", "bfloat16", (3, 4, 5, 200), (3, 4, 200, 264), "nn"),
    _batched("batched_nt", "float16", (6, 17, 128), (6, 500, 128), "nt"),
    _batched("leading", "bfloat16", (2, 5, 512), (264, 512), "nt"),
)  # fmt: skip
