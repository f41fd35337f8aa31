"""Problems for matmuls with symbolic rows; tests/gpu/test_matmul_dynamic.py runs one function at the ends of its ranges."""

from __future__ import annotations

from tk.schedule.case import Case
from tk.schedules.cuda.matmul.cases import biased_relu_residual, matmul_case

__all__ = ["CASES"]


def _rows(m: int, dtype: str) -> Case:
    """relu(x @ w + b) + r with m rows known only when it runs, of 640 columns."""
    operands, others = ((("m", m), 520), (520, 640)), (("b", (640,)), ("r", (("m", m), 640)))
    return matmul_case(
        f"rows_{m}_{dtype}", dtype, "nn", operands, others, biased_relu_residual, lambda y, b, r: (y + b).clip(0) + r
    )


CASES = (
    _rows(17, "bfloat16"),
    _rows(500, "float16"),
    matmul_case("leading_24_float16", "float16", "nt", ((2, ("m", 24), 256), (264, 256))),
)
