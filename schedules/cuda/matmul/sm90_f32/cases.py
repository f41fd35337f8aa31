"""Problems for the float32 product on Hopper: operand orders, ragged tiles, batches, symbolic rows, split k, epilogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvm.relax import op

from tk.schedule.case import Case
from tk.schedules.case_functions import relax_op

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["CASES"]

TOLERANCE = 4e-7
Build = Callable[..., Any]


def _turned(x: Expr) -> Expr:
    axes = list(range(x.ty.ndim))
    return op.permute_dims(x, [*axes[:-2], axes[-1], axes[-2]])


def _order(order: str, x: tuple[int | tuple[str, int], ...], w: tuple[int | tuple[str, int], ...], name: str = "") -> Case:
    """x · w, each stored as `order` says: n as it is, t with its last axes swapped."""
    first, second = (each == "t" for each in order)
    return Case(
        name or f"order_{order}",
        (("x", x, "float32"), ("w", w, "float32")),
        lambda x, w: op.matmul(_turned(x) if first else x, _turned(w) if second else w),
        lambda x, w: (x.swapaxes(-1, -2) if first else x) @ (w.swapaxes(-1, -2) if second else w),
        tolerance=TOLERANCE,
    )


def _fused(
    name: str,
    others: tuple[tuple[str, tuple[int | tuple[str, int], ...]], ...],
    build: Build,
    reference: Build,
    m: int | tuple[str, int] = 200,
) -> Case:
    """A product of (m, 264) and (264, 328) with an epilogue over `others`."""
    inputs = (("x", (m, 264), "float32"), ("w", (264, 328), "float32"), *((each, shape, "float32") for each, shape in others))
    return Case(
        name,
        inputs,
        lambda x, w, *rest: build(op.matmul(x, w), *rest),
        lambda x, w, *rest: reference(x @ w, *rest),
        tolerance=TOLERANCE,
    )


def _epilogues() -> tuple[Case, ...]:
    op = relax_op
    return (
        _fused("bias_relu", (("b", (328,)),), lambda y, b: op().nn.relu(op().add(y, b)), lambda y, b: (y + b).clip(0)),
        _fused("residual", (("r", (200, 328)),), lambda y, r: op().add(y, r), lambda y, r: y + r),
        _fused("row_scale", (("s", (200, 1)),), lambda y, s: op().multiply(y, s), lambda y, s: y * s),
        _fused(
            "symbolic", (("b", (328,)), ("r", (("m", 77), 328))),
            lambda y, b, r: op().add(op().nn.relu(op().add(y, b)), r), lambda y, b, r: (y + b).clip(0) + r, ("m", 77),
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
