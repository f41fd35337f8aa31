"""Problems for matmuls with symbolic rows; tests/gpu/test_matmul_dynamic.py runs one function at the ends of its ranges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm.relax import op

from tk.schedule.case import Case
from tk.schedules.cuda.matmul.sm90.cases import TOLERANCE

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["CASES"]


def _rows(m: int, dtype: str) -> Case:
    """relu(x @ w + b) + r with m rows known only when it runs, of 640 columns."""

    def build(x: Expr, w: Expr, b: Expr, r: Expr) -> Expr:
        return op.add(op.nn.relu(op.add(op.matmul(x, w), b)), r)

    return Case(
        f"rows_{m}_{dtype}",
        (
            ("x", (("m", m), 520), dtype),
            ("w", (520, 640), dtype),
            ("b", (640,), dtype),
            ("r", (("m", m), 640), dtype),
        ),
        build,
        lambda x, w, b, r: (x @ w + b).clip(0) + r,
        tolerance=TOLERANCE[dtype],
    )


def _leading(m: int) -> Case:
    def build(x: Expr, w: Expr) -> Expr:
        return op.matmul(x, op.permute_dims(w))

    inputs = (("x", (2, ("m", m), 256), "float16"), ("w", (264, 256), "float16"))
    return Case(f"leading_{m}_float16", inputs, build, lambda x, w: x @ w.T, tolerance=TOLERANCE["float16"])


CASES = (_rows(17, "bfloat16"), _rows(500, "float16"), _leading(24))
