"""Problems for the skinny matmul: one row to 64, both weight orders, ragged sizes, batches, epilogues of every kind."""

from __future__ import annotations

from tk.schedule.case import Case
from tk.schedules.cuda.matmul import cases as steps
from tk.schedules.cuda.matmul.cases import Others, Step, gated_case, matmul_case

__all__ = ["CASES"]


def _case(
    name: str, dtype: str, order: str, sizes: tuple[int, int, int], others: Others = (), step: Step = steps.PLAIN
) -> Case:
    """x[m, k] times w ([k, n] for "nn", [n, k] for "nt"), and a step over `others`."""
    m, n, k = sizes
    return matmul_case(f"{name}_{dtype}", dtype, order, ((m, k), (k, n) if order == "nn" else (n, k)), others, step)


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
    _case("bias", "bfloat16", "nn", (24, 648, 1000), (("b", (648,)),), steps.ADD),
    _case("silu", "float16", "nt", (7, 648, 1000), (), steps.SILU),
    _case("residual", "bfloat16", "nn", (40, 648, 1000), (("r", (40, 648)),), steps.ADD),
    _case("gate", "bfloat16", "nn", (16, 648, 1000), (("g", (16, 648)),), steps.GATE),
    _case("row_scale", "float16", "nn", (50, 648, 1000), (("s", (50, 1)),), steps.SCALE),
    _case("scalar", "float16", "nt", (3, 648, 1000), (("s", ()),), steps.SCALE),
    _case("float32_out", "bfloat16", "nn", (9, 648, 1000), (), steps.WIDE),
    gated_case("swiglu", "bfloat16", "nn", (16, 1000, 776), ("gate", "up")),
    gated_case("swiglu_nt", "float16", "nt", (3, 2048, 4096), ("gate", "up")),
    matmul_case("batched_nn_bfloat16", "bfloat16", "nn", ((3, 4, 5, 200), (3, 4, 200, 264))),
    matmul_case("batched_nt_float16", "float16", "nt", ((6, 17, 128), (6, 500, 128))),
    matmul_case("leading_bfloat16", "bfloat16", "nt", ((2, 5, 512), (264, 512))),
)
