"""Problems for the float32 product on Hopper: operand orders, ragged tiles, batches, symbolic rows, split k, epilogues."""

from __future__ import annotations

from tk.schedule.case import Case
from tk.schedules.case_functions import Shape
from tk.schedules.cuda.matmul import cases as steps
from tk.schedules.cuda.matmul.cases import Others, Step, matmul_case

__all__ = ["CASES"]


def _order(order: str, x: Shape, w: Shape, name: str = "") -> Case:
    return matmul_case(name or f"order_{order}", "float32", order, (x, w))


def _fused(name: str, step: Step, others: Others, m: int | tuple[str, int] = 200) -> Case:
    """A product of (m, 264) and (264, 328) with a step over `others`."""
    return matmul_case(name, "float32", "nn", ((m, 264), (264, 328)), others, step)


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
    _fused("bias_relu", steps.BIAS_RELU, (("b", (328,)),)),
    _fused("residual", steps.ADD, (("r", (200, 328)),)),
    _fused("row_scale", steps.SCALE, (("s", (200, 1)),)),
    _fused("symbolic", steps.RELU_RESIDUAL, (("b", (328,)), ("r", (("m", 77), 328))), ("m", 77)),
)
