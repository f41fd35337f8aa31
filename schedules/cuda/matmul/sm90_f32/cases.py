"""Problems for the float32 product on Hopper: operand orders, ragged tiles, batches, symbolic rows, split k, epilogues."""

from __future__ import annotations

from typing import Any

from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, relax_op
from tk.schedules.cuda.matmul.cases import Others, biased_relu_residual, matmul_case

__all__ = ["CASES"]


def _order(order: str, x: Shape, w: Shape, name: str = "") -> Case:
    return matmul_case(name or f"order_{order}", "float32", order, (x, w))


def _fused(name: str, others: Others, build: Any, exact: Any, m: int | tuple[str, int] = 200) -> Case:
    """A product of (m, 264) and (264, 328) with an epilogue over `others`."""
    return matmul_case(name, "float32", "nn", ((m, 264), (264, 328)), others, build, exact)


def _epilogues() -> tuple[Case, ...]:
    op = relax_op
    return (
        _fused("bias_relu", (("b", (328,)),), lambda y, b: op().nn.relu(op().add(y, b)), lambda y, b: (y + b).clip(0)),
        _fused("residual", (("r", (200, 328)),), lambda y, r: op().add(y, r), lambda y, r: y + r),
        _fused("row_scale", (("s", (200, 1)),), lambda y, s: op().multiply(y, s), lambda y, s: y * s),
        _fused(
            "symbolic", (("b", (328,)), ("r", (("m", 77), 328))),
            biased_relu_residual, lambda y, b, r: (y + b).clip(0) + r, ("m", 77),
        ),
    )  # fmt: skip


CASES = (
    _order("nt", (256, 192), (320, 192)),
    _order("nn", (256, 192), (192, 320)),
    _order("tt", (192, 256), (320, 192)),
    _order("nt", (77, 132), (1001, 132), "ragged_nt"),
    _order("nn", (131, 196), (196, 268), "ragged_nn"),
    _order("nt", (1024, 512), (1536, 512), "large"),
    _order("nn", (3, 2048), (2048, 512), "few_rows"),
    _order("nt", (256, 8192), (256, 8192), "split_k"),
    _order("nn", (300, 20), (20, 500), "short_k"),
    _order("nt", (2, 3, 100, 64), (2, 3, 136, 64), "batched_nt"),
    _order("nn", (6, 300, 72), (6, 72, 640), "batched_nn"),
    _order("nn", (("z", 12), 16, 64), (("z", 12), 64, 8), "batched_symbolic"),
    *_epilogues(),
)
