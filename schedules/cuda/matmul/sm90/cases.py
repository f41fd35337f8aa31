"""Problems for the Hopper matmul: operand orders, ragged tiles, batches, symbolic rows, epilogues of every kind."""

from __future__ import annotations

from tvm.ir import Expr
from tvm.relax import op

from tk.schedule.case import Case
from tk.schedules.case_functions import Shape
from tk.schedules.cuda.matmul import cases as steps
from tk.schedules.cuda.matmul.cases import TOLERANCE, Others, Step, gated_case, matmul_case

__all__ = ["CASES"]


def _plain(name: str, dtype: str, x: Shape, w: Shape, order: str = "nt") -> Case:
    return matmul_case(f"{name}_{dtype}", dtype, order, (x, w))


def _fused(name: str, dtype: str, step: Step, others: Others, m: int | tuple[str, int] = 200) -> Case:
    """A matmul of (m, 264) and (328, 264) with a step over `others`."""
    return matmul_case(f"{name}_{dtype}", dtype, "nt", ((m, 264), (328, 264)), others, step)


def _order(order: str, dtype: str, batch: tuple[int, ...] = (), shared: str = "") -> Case:
    """x · w of 136 rows, 264 columns and 200 of k, each stored as `order` says: n as it is, t with its last axes swapped. The
    operand `shared` has no batch: a stride of 0."""

    def shape(name: str, turned: bool, rows: int, columns: int) -> tuple[int, ...]:
        return (*(() if name == shared else batch), *((columns, rows) if turned else (rows, columns)))

    name = f"{'batched_' if batch else ''}order_{order}{f'_one_{shared}' if shared else ''}_{dtype}"
    operands = shape("x", order[0] == "t", 136, 200), shape("w", order[1] == "t", 200, 264)
    return matmul_case(name, dtype, order, operands)


def _scaled(dtype: str, batch: tuple[int, ...]) -> Case:
    """(x · w) * rows * columns, as a matmul of quantised operands is scaled: in float32, rounded once to `dtype`."""

    def build(x: Expr, w: Expr, rows: Expr, columns: Expr) -> Expr:
        y = op.matmul(x, w, out_dtype="float32")
        return op.astype(op.multiply(op.multiply(y, rows), columns), dtype)

    inputs = (
        ("x", (*batch, 136, 200), dtype), ("w", (*batch, 200, 264), dtype),
        ("rows", (*batch, 136, 1), "float32"), ("columns", (264,), "float32"),
    )  # fmt: skip
    name = f"{'batched_' if batch else ''}scaled_{dtype}"
    return Case(name, inputs, build, lambda x, w, rows, columns: x @ w * rows * columns, tolerance=TOLERANCE[dtype])


CASES = (
    _plain("nt", "bfloat16", (256, 192), (320, 192)),
    _plain("nn", "float16", (256, 192), (192, 320), "nn"),
    _plain("ragged_nt", "bfloat16", (77, 136), (1000, 136)),
    _plain("ragged_nn", "bfloat16", (130, 200), (200, 264), "nn"),
    _plain("odd_columns", "float16", (65, 64), (777, 64)),
    _plain("large", "bfloat16", (1024, 512), (1536, 512)),
    _plain("few_rows", "bfloat16", (3, 2048), (512, 2048)),
    _plain("split_k", "bfloat16", (20, 4096), (256, 4096)),
    _plain("few_columns", "bfloat16", (200, 4096), (96, 4096)),
    *(_order(order, dtype) for order in ("nn", "nt", "tn", "tt") for dtype in ("bfloat16", "float16")),
    *(_order(order, "bfloat16", (2, 3)) for order in ("tn", "tt")),
    _order("nn", "float16", (2, 3), "x"),
    _order("tn", "float16", (2, 3), "w"),
    *(_scaled(dtype, batch) for dtype in ("bfloat16", "float16") for batch in ((), (2, 3))),
    _plain("batched_nt", "bfloat16", (2, 3, 100, 64), (2, 3, 136, 64)),
    _plain("batched_nn", "float16", (6, 300, 72), (6, 72, 640), "nn"),
    _plain("batched_symbolic", "bfloat16", (("z", 12), 16, 64), (("z", 12), 64, 8), "nn"),
    _plain("leading", "bfloat16", (3, 50, 128), (264, 128)),
    _fused("bias", "bfloat16", steps.ADD, (("b", (328,)),)),
    _fused("silu", "float16", steps.SILU, ()),
    _fused("bias_gelu", "float16", steps.BIAS_GELU, (("b", (328,)),)),
    _fused("residual", "bfloat16", steps.ADD, (("r", (200, 328)),)),
    _fused("gate", "bfloat16", steps.GATE, (("g", (200, 328)),)),
    _fused("row_scale", "float16", steps.SCALE, (("s", (200, 1)),)),
    _fused("float32_out", "bfloat16", steps.WIDE, ()),
    _fused("symbolic", "bfloat16", steps.RELU_RESIDUAL, (("b", (328,)), ("r", (("m", 77), 328))), ("m", 77)),
    gated_case("swiglu", "bfloat16", "nn", (256, 384, 192)),
    gated_case("swiglu_nt", "float16", "nt", (200, 264, 136)),
    gated_case("swiglu_symbolic", "bfloat16", "nn", (("m", 77), 1000, 200)),
    gated_case("swiglu_few_rows", "bfloat16", "nn", (5, 512, 2048)),
    gated_case("geglu_bias", "float16", "nn", (300, 640, 72), biased=True),
)
