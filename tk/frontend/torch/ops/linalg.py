"""ATen's linear algebra of small square matrices: determinants, inverses, systems of equations, Cholesky's factors.

torch raises an error where a matrix has no inverse or no factor; generated code raises none, and gives infinities or NaN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import dtype_of
from tk.frontend.torch.ops.matrices import as_matrices, of_nothing, several, shaped, turned
from tk.graph.matrices.blocked import substituted
from tk.graph.matrices.elimination import cholesky, eliminated, solved

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _det(node: fx.Node, importer: Importer) -> list[Any]:
    x, values = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (1,))) is not None:
        return nothing
    det, *_ = several(importer, eliminated, as_matrices(importer, x), count=3)
    return [shaped(importer, det, values[0]), None, None]


def _log_det(node: fx.Node, importer: Importer) -> list[Any]:
    """The sign of the determinant, and the logarithm of its size: 0 and −∞ for a singular matrix."""
    x, values = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (1, 0))) is not None:
        return nothing
    _, sign, rest = several(importer, eliminated, as_matrices(importer, x), count=3)

    def signs(sign: te.Tensor, rest: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, rest.shape[1]), "k")
        zero, one = tirx.const(0, rest.dtype), tirx.const(1, rest.dtype)
        product = te.comm_reducer(lambda a, b: a * b, lambda dtype: tirx.const(1, dtype), name="product")

        def of(value: Any) -> Any:
            return tirx.Select(value > zero, one, tirx.Select(value < zero, -one, value))

        made = te.compute(sign.shape, lambda n: product(of(rest(n, k.var, k.var)), axis=k), name="signs")
        return te.compute(sign.shape, lambda n: made(n) * sign(n), name="sign")

    def logarithms(rest: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, rest.shape[1]), "k")
        return te.compute([rest.shape[0]], lambda n: te.sum(tirx.log(tirx.abs(rest(n, k.var, k.var))), axis=k), name="log_det")

    emit_te = importer.block_builder.emit_te
    made = emit_te(signs, sign, rest, primfunc_name_hint="sign"), emit_te(logarithms, rest, primfunc_name_hint="log_det")
    return [*(shaped(importer, each, like) for each, like in zip(made, values[:2], strict=True)), None, None]


def _inverse(node: fx.Node, importer: Importer) -> list[Any]:
    x, values = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (0, 0))) is not None:
        return nothing
    flat = as_matrices(importer, x)
    b, m, _ = flat.ty.shape.values
    emit, dtype = importer.block_builder.emit, dtype_of(x)
    one = emit(relax.op.eye(m, m, 0, dtype))
    one = emit(relax.op.broadcast_to(emit(relax.op.expand_dims(one, 0)), relax.ShapeExpr([b, m, m])))
    made, _, rest = several(importer, solved, flat, one, count=3)
    return [shaped(importer, made, values[0]), _without_pivot(importer, rest, values[1])]


def _without_pivot(importer: Importer, rest: relax.Expr, like: Any) -> relax.Expr:
    """The first column, from 1, that has no pivot in what elimination left of a matrix, 0 if all have: torch's `info`."""

    def first(rest: te.Tensor) -> te.Tensor:
        m = tirx.Cast("int32", rest.shape[1])
        k = te.reduce_axis((0, rest.shape[1]), "k")

        def column(n: relax.Expr) -> Any:
            none = rest(n, k.var, k.var) == tirx.const(0, rest.dtype)
            return te.min(tirx.Select(none, tirx.Cast("int32", k.var), m), axis=k)

        found = te.compute([rest.shape[0]], column, name="column")
        return te.compute([rest.shape[0]], lambda n: tirx.Select(found(n) == m, 0, found(n) + 1), name="info")

    return shaped(importer, importer.block_builder.emit_te(first, rest, primfunc_name_hint="info"), like)


def _solve(node: fx.Node, importer: Importer) -> list[Any]:
    """X of A X = B, or of X A = B without `left`. B is a matrix, or a vector where it has a dim less than A or is as long as
    A has rows: what torch takes for one."""
    a, b = importer.retrieve_args(node)[:2]
    left, values, emit = bool(node.kwargs.get("left", True)), node.meta["val"], importer.block_builder.emit
    operands = node.args[0].meta["val"], node.args[1].meta["val"]
    if (nothing := of_nothing(importer, a, values, (0, 0, 0, 0))) is not None:
        return nothing
    vector = operands[1].ndim == 1 or (
        operands[0].ndim - 1 == operands[1].ndim and tuple(operands[1].shape) == tuple(operands[0].shape[:-1])
    )
    if vector:
        b = emit(relax.op.expand_dims(b, [-1]))
    shape = values[0].shape if not vector else (*values[0].shape, 1)
    if not left:
        a, b = turned(importer, a), b if vector else turned(importer, b)
    batch = [importer.size(size) for size in shape[:-2]]
    made, _, rest = several(importer, solved, as_matrices(importer, a, batch), as_matrices(importer, b, batch), count=3)
    made = made if left or vector else turned(importer, made)
    if tuple(values[3].shape) != tuple(shape[:-2]):  # b repeats a
        *_, rest = several(importer, eliminated, as_matrices(importer, a), count=3)
    return [shaped(importer, made, values[0]), None, None, _without_pivot(importer, rest, values[3])]


def _solve_triangular(node: fx.Node, importer: Importer) -> relax.Expr:
    a, b = importer.retrieve_args(node)[:2]
    given, value = node.kwargs, node.meta["val"]
    upper, left, unit = bool(given["upper"]), bool(given.get("left", True)), bool(given.get("unitriangular", False))
    if not left:
        a, b, upper = turned(importer, a), turned(importer, b), not upper
    batch = [importer.size(size) for size in value.shape[:-2]]
    flat = [as_matrices(importer, each, batch) for each in (a, b)]
    made = substituted(importer.block_builder, *flat, upper=upper, unit=unit)
    return shaped(importer, made if left else turned(importer, made), value)


def _cholesky(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    x, *rest = importer.retrieve_args(node)
    upper = bool(rest[0] if rest else node.kwargs.get("upper", False))
    values = node.meta["val"] if isinstance(node.meta["val"], tuple | list) else [node.meta["val"]]
    if (nothing := of_nothing(importer, x, values, (0, 0))) is not None:
        return nothing
    x = turned(importer, x) if upper else x
    made, info = several(importer, cholesky, as_matrices(importer, x), count=2)
    made = turned(importer, made) if upper else made
    return [shaped(importer, each, like) for each, like in zip((made, info), values, strict=False)]


CONVERTERS: dict[str, Convert] = {
    "_linalg_det.default": _det,
    "_linalg_slogdet.default": _log_det,
    "_linalg_solve_ex.default": _solve,
    "cholesky.default": lambda node, importer: _cholesky(node, importer)[0],
    "linalg_cholesky_ex.default": _cholesky,
    "linalg_inv_ex.default": _inverse,
    "linalg_solve_triangular.default": _solve_triangular,
}
