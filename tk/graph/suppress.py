"""Boxes of which the best are kept, and those left out that share too much with one that is (non-maximum suppression).

    boxes[b, n, 4], best[b, c, n] (the boxes' numbers, best first), alive[b, c, n] (which of them may be kept at all),
    most[1] (how many of a row may be kept), overlap[1]
        → kept[b, c, n]: of each of `best` whether it is

A box is kept if it is alive, fewer than `most` of its row are kept before it, and it shares no more than `overlap`, of what
both cover together, with any of these. What boxes mean, and when two overlap, is said by `form`:

    corners   left, top, right, bottom; NaN overlaps none, what is empty has what it shares (torchvision)
    sorted    two corners, in any order; what is empty overlaps none (ONNX)
    centred   middle, width and height; likewise (ONNX's center_point_box)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import relax, tirx
from tvm.script import tirx as T

from tk.graph.dataflow import static_size
from tk.graph.defined import INDEPENDENT, Statements, defined_as, defining, function_of, sized

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["SuppressProblem", "definition", "overlapping", "suppress_problem", "suppressed"]

NAME = "suppress"


@dataclass(frozen=True)
class SuppressProblem:
    """The dtype of boxes, what they mean, and the sizes b, c and n that are known."""

    dtype: str
    form: str
    batches: int | None = None
    classes: int | None = None
    n: int | None = None


def suppressed(builder: relax.BlockBuilder, boxes: Expr, best: Expr, alive: Expr, most: Expr, overlap: Expr, form: str) -> Expr:
    """Which of `best` are kept, bool [b, c, n]."""
    shape = list(best.ty.shape.values)
    problem = SuppressProblem(str(boxes.ty.dtype.dtype), form, *map(static_size, shape))
    var = builder.add_func(definition(problem), NAME)
    return builder.emit(relax.call_tir(var, [boxes, best, alive, most, overlap], relax.TensorType(shape, "bool")))


def overlapping(form: str, one: Sequence[Any], other: Sequence[Any], overlap: Any) -> Expr:
    """Whether two boxes, four numbers each, share more than `overlap`. Not "not at most": NaN is neither."""
    dtype = str(one[0].ty.dtype)
    zero = tirx.const(0, dtype)
    spans = [[_span(form, box[low], box[low + 2]) for low in (0, 1)] for box in (one, other)]
    common = [tirx.min(a[1], b[1]) - tirx.max(a[0], b[0]) for a, b in zip(*spans, strict=True)]
    if form == "corners":
        common = [tirx.max(zero, side) for side in common]
    areas = [(rows[1] - rows[0]) * (columns[1] - columns[0]) for rows, columns in spans]
    shared = common[0] * common[1]
    together = areas[0] + areas[1] - shared
    if form == "corners":
        return shared / together > overlap
    real = [value > zero for value in (*common, shared, *areas, together)]
    return tirx.all(*real, shared / together > overlap)


def _span(form: str, here: Any, there: Any) -> tuple[Any, Any]:
    """Where a box begins and ends along an axis."""
    if form == "corners":
        return here, there
    if form == "sorted":
        return tirx.min(here, there), tirx.max(here, there)
    half = there / tirx.const(2, str(there.ty.dtype))
    return here - half, here + half


def launched(problem: SuppressProblem, statements: Statements) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro of that name writes, given its tensors."""
    b, c, n = sized(problem.batches, "batches"), sized(problem.classes, "classes"), sized(problem.n, "n")
    one, of_rows, dtype = (sized(1, ""),), (b, c, n), problem.dtype
    given = {"boxes": ((b, n, sized(4, "")), dtype), "best": (of_rows, "int64"), "alive": (of_rows, "bool")}
    limits = {"most": (one, "int64"), "overlap": (one, dtype)}
    return function_of({**given, **limits, "kept": (of_rows, "bool")}, statements)


def definition(problem: SuppressProblem) -> PrimFunc:
    """A PrimFunc(boxes, best, alive, most, overlap, kept) that goes through each row's boxes from the best on."""
    form = problem.form

    @T.macro  # type: ignore[untyped-decorator]
    def suppress(boxes: Buffer, best: Buffer, alive: Buffer, most: Buffer, overlap: Buffer, kept: Buffer) -> None:
        batches, classes, n = T.meta_var(tuple(best.shape))
        found = T.sblock_alloc_buffer([batches, classes, n], "int64")  # the numbers of those that are kept
        with T.sblock("suppress"):
            T.reads(
                boxes[0:batches, 0:n, 0:4],
                best[0:batches, 0:classes, 0:n],
                alive[0:batches, 0:classes, 0:n],
                most[0],
                overlap[0],
            )
            T.writes(kept[0:batches, 0:classes, 0:n])
            for row in T.serial(batches * classes, annotations={INDEPENDENT: True}):
                i = T.meta_var(row // classes)
                j = T.meta_var(row % classes)
                count = T.sblock_alloc_buffer((1,), "int64", scope="local")
                free = T.sblock_alloc_buffer((1,), "bool", scope="local")
                count[0] = T.int64(0)
                for k in T.serial(n):
                    this = T.meta_var(best[i, j, k])
                    free[0] = T.And(alive[i, j, k], count[0] < most[0])
                    if free[0]:
                        for f in T.serial(count[0]):
                            other = T.meta_var(found[i, j, f])
                            if overlapping(
                                form,
                                [boxes[i, other, s] for s in range(4)],
                                [boxes[i, this, s] for s in range(4)],
                                overlap[0],
                            ):
                                free[0] = False
                    kept[i, j, k] = free[0]
                    if free[0]:
                        found[i, j, count[0]] = this
                        count[0] = count[0] + T.int64(1)

    return defining(launched(problem, suppress), NAME, form=form)


def suppress_problem(func: PrimFunc) -> SuppressProblem | None:
    """What `func` leaves out; None where it does no such thing."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    boxes, best = func.params[:2]
    return SuppressProblem(str(boxes.dtype), str(facts["form"]), *map(static_size, best.shape))
