"""What of com.microsoft is an operator of ONNX's under another name or with other attributes, and small ones beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import tvm
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.contrib.common import binary, by_standard, cast, dtype_of, optional, wide
from tk.frontend.onnx.ops.sizes import product
from tk.graph.matrices.elimination import solved

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _same(operator: str) -> Callable[[NodeProto, Importer, Attributes], list[relax.Expr]]:
    """A converter of what is ONNX's `operator`."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        inputs = [importer.get(name) if name else None for name in node.input]
        return by_standard(importer, operator, inputs, attributes, len(node.output))

    return convert


def _expand_dims(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, axis = importer.tensor(node.input[0]), int(importer.value(node, 1).ravel()[0])
    return [importer.bb.emit(relax.op.expand_dims(x, axis))]


def _inverse(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The inverses of x [*, m, m]."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    *outer, rows, columns = importer.shape_of(node, x)
    if not tvm.sym.Analyzer().can_prove_equal(rows, columns):
        raise importer.failure(node, f"its matrices are {rows}×{columns}")
    flat = emit(relax.op.reshape(wide(importer, x), [product(outer), rows, columns]))
    made = importer.bb.emit_te(_solved, flat, primfunc_name_hint="inverses")
    return [cast(importer, emit(relax.op.reshape(emit(relax.TupleGetItem(made, 0)), [*outer, rows, columns])), dtype_of(x))]


def _solved(x: te.Tensor) -> list[te.Tensor]:
    def one(b: tirx.Expr, i: tirx.Expr, j: tirx.Expr) -> tirx.Expr:
        return tirx.Select(tirx.EQ(i, j), tirx.const(1, x.dtype), tirx.const(0, x.dtype))

    return solved(x, te.compute(x.shape, one, name="identity"))


def _grid_sample(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """GridSample of ONNX, whose bicubic weights and borders are the same."""
    inputs = [importer.get(name) for name in node.input]
    return by_standard(importer, "GridSample", inputs, {"mode": b"bilinear", **attributes})


def _unfold(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Windows of `size` along axis `dim`, `step` apart, as a new last axis."""
    x = importer.tensor(node.input[0])
    rank, size, step = x.ty.ndim, attributes["size"], attributes.get("step", 1)
    axis = attributes.get("dim", -1) % rank
    count = (importer.shape_of(node, x)[axis] - size) // step + 1

    def compute(data: te.Tensor) -> te.Tensor:
        shape = [*data.shape[:axis], count, *data.shape[axis + 1 :], size]
        return te.compute(
            shape, lambda *at: data(*at[:axis], at[axis] * step + at[rank], *at[axis + 1 : rank]), name="unfolded"
        )

    return [importer.bb.emit_te(compute, x, primfunc_name_hint="unfolded")]


def _distances(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The distances of each row of A [m, k] to each of B [n, k], or their squares."""
    a, b = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    metric = attributes.get("metric", b"sqeuclidean").decode()
    if metric not in ("euclidean", "sqeuclidean"):
        raise importer.failure(node, f"its metric is {metric}")

    def compute(x: te.Tensor, y: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, x.shape[1]), "k")

        def element(i: te.Expr, j: te.Expr) -> te.Expr:
            apart = x(i, k) - y(j, k)
            return te.sum(apart * apart, axis=k)

        return te.compute([x.shape[0], y.shape[0]], element, name="distances")

    squares = importer.bb.emit_te(compute, a, b, primfunc_name_hint="distances")
    return [importer.bb.emit(relax.op.sqrt(squares)) if metric == "euclidean" else squares]


def _scaled_silu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x · sigmoid(alpha · x) · scale."""
    x, scale = importer.tensor(node.input[0]), optional(node, importer, 1)
    wide_x = wide(importer, x)
    alpha = attributes.get("alpha", 1.0)
    gate = importer.bb.emit(relax.op.sigmoid(binary(importer, "multiply", wide_x, alpha)))
    y = binary(importer, "multiply", wide_x, gate)
    y = y if scale is None else binary(importer, "multiply", y, wide(importer, scale))
    return [cast(importer, y, dtype_of(x))]


def _bias_softmax(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """softmax(x + bias) over all dims from `axis` on."""
    x, bias, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    total = binary(importer, "add", wide(importer, x), wide(importer, bias))
    axis, shape = attributes.get("axis", 1) % x.ty.ndim, importer.shape_of(node, total)
    flat = emit(relax.op.reshape(total, [*shape[:axis], product(shape[axis:])]))
    return [cast(importer, emit(relax.op.reshape(emit(relax.op.nn.softmax(flat, -1)), shape)), dtype_of(x))]


def _is_all_finite(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Whether all numbers of all inputs are finite; with `isinf_only`, or `isnan_only`, none is infinite, or NaN."""
    emit, found = importer.bb.emit, list[relax.Expr]()
    for name in node.input:
        x = importer.tensor(name)
        kinds = [("isinf", "isnan_only"), ("isnan", "isinf_only")]
        bad = [emit(getattr(relax.op, kind)(x)) for kind, other in kinds if not attributes.get(other)]
        either = bad[0] if len(bad) == 1 else emit(relax.op.logical_or(*bad))
        found.append(emit(relax.op.max(emit(relax.op.astype(either, "int32")))))
    total = found[0]
    for each in found[1:]:
        total = emit(relax.op.maximum(total, each))
    return [emit(relax.op.equal(total, relax.const(0, "int32")))]


CONVERTERS: Converters = {
    "BiasSoftmax": _bias_softmax,
    "CDist": _distances,
    "ExpandDims": _expand_dims,
    "GatherND": _same("GatherND"),
    "GridSample": _grid_sample,
    "Inverse": _inverse,
    "IsAllFinite": _is_all_finite,
    "Pad": _same("Pad"),
    "Range": _same("Range"),
    "ScaledSiLU": _scaled_silu,
    "Trilu": _same("Trilu"),
    "UnfoldTensor": _unfold,
}
