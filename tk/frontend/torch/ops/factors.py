"""ATen's factors of small matrices: QR, LU, eigenvalues of symmetric ones, singular values; and matrix_exp.

Eigenvectors and singular vectors are torch's but for their signs, or a rotation among those of equal values, which torch
does not say either.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import dtype_of
from tk.frontend.torch.ops.matrices import as_matrices, of_nothing, several, shaped, turned
from tk.frontend.torch.ops.shape import holds_nothing
from tk.graph.matrices.blocked import substituted
from tk.graph.matrices.factors import exchanged, lower_upper, matrix_exp, permutation, reflected, reflections
from tk.graph.matrices.rotations import eigenvalues, singular_values

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _eye(importer: Importer, batch: Any, rows: Any, columns: Any, dtype: str) -> relax.Expr:
    """Ones on the diagonal, [batch, rows, columns]."""
    emit = importer.block_builder.emit
    one = emit(relax.op.expand_dims(emit(relax.op.eye(rows, columns, 0, dtype)), 0))
    return emit(relax.op.broadcast_to(one, relax.ShapeExpr([batch, rows, columns])))


def _eyes(importer: Importer, dtype: str, values: Any) -> list[Any]:
    """The factors of a matrix without elements: ones on the diagonal of what has elements."""
    made = []
    for like in values:
        if 0 in tuple(like.shape):
            made.append(importer.empty(like))
            continue
        sizes = [importer.size(size) for size in like.shape]
        eye = _eye(importer, 1, sizes[-2], sizes[-1], dtype)
        made.append(importer.block_builder.emit(relax.op.broadcast_to(eye, relax.ShapeExpr(sizes))))
    return made


def _upper(x: te.Tensor, rows: Any, columns: Any) -> te.Tensor:
    zero = tirx.const(0, x.dtype)
    return te.compute(
        [x.shape[0], rows, columns], lambda n, i, j: tirx.if_then_else(i <= j, x(n, i, j), zero), name="upper_triangle"
    )


def _unit_lower(x: te.Tensor, rows: Any, columns: Any) -> te.Tensor:
    zero, one = tirx.const(0, x.dtype), tirx.const(1, x.dtype)

    def element(n: Any, i: Any, j: Any) -> Any:
        return tirx.if_then_else(i > j, x(n, i, j), tirx.Select(i == j, one, zero))

    return te.compute([x.shape[0], rows, columns], element, name="lower_triangle")


def _vectors(importer: Importer, tau: relax.Expr) -> relax.Expr:
    """[*, k] as [b, k]."""
    column = importer.block_builder.emit(relax.op.expand_dims(tau, [-1]))
    return importer.block_builder.emit(relax.op.squeeze(as_matrices(importer, column), [-1]))


def _reflected(
    importer: Importer, x: relax.Expr, tau: relax.Expr, right: relax.Expr, *, turned_round: bool = False
) -> relax.Expr:
    compute = partial(reflected, turned=turned_round)
    return importer.block_builder.emit_te(compute, x, tau, right, primfunc_name_hint="reflected")


def _qr(node: fx.Node, importer: Importer) -> list[Any]:
    """Q and R of torch's mode: "reduced", "complete", or "r", which has no Q."""
    x, *rest = importer.retrieve_args(node)
    mode, (q_like, r_like) = str(rest[0] if rest else node.kwargs.get("mode", "reduced")), node.meta["val"]
    if holds_nothing(x):
        return _eyes(importer, dtype_of(x), node.meta["val"])
    flat = as_matrices(importer, x)
    reflectors, tau = several(importer, reflections, flat, count=2)
    rows, columns = (importer.size(size) for size in r_like.shape[-2:])
    r = importer.block_builder.emit_te(_upper, reflectors, rows, columns, primfunc_name_hint="upper_triangle")
    r = shaped(importer, r, r_like)
    if mode == "r":
        return [importer.empty(q_like), r]
    batch, m, _ = flat.ty.shape.values
    right = _eye(importer, batch, m, importer.size(q_like.shape[-1]), dtype_of(x))
    return [shaped(importer, _reflected(importer, reflectors, tau, right), q_like), r]


def _geqrf(node: fx.Node, importer: Importer) -> list[Any]:
    x, values = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (0, 0))) is not None:
        return nothing
    made = several(importer, reflections, as_matrices(importer, x), count=2)
    return [shaped(importer, each, like) for each, like in zip(made, values, strict=True)]


def _householder_product(node: fx.Node, importer: Importer) -> relax.Expr:
    x, tau = importer.retrieve_args(node)[:2]
    value = node.meta["val"]
    if (nothing := of_nothing(importer, x, [value], (0,))) is not None:
        return nothing[0]
    flat = as_matrices(importer, x)
    batch, rows, columns = flat.ty.shape.values
    right = _eye(importer, batch, rows, columns, dtype_of(x))
    if holds_nothing(tau):
        return shaped(importer, right, value)
    return shaped(importer, _reflected(importer, flat, _vectors(importer, tau), right), value)


def _ormqr(node: fx.Node, importer: Importer) -> relax.Expr:
    """Q @ C, C @ Q, or the same with Qᵀ; Q is the product of all reflections, a square matrix."""
    x, tau, other, *rest = importer.retrieve_args(node)
    given = dict(zip(("left", "transpose"), rest, strict=False)) | dict(node.kwargs)
    left, turned_round = bool(given.get("left", True)), bool(given.get("transpose", False))
    if holds_nothing(tau) or holds_nothing(other):
        return other
    right = as_matrices(importer, other if left else turned(importer, other))
    made = _reflected(importer, as_matrices(importer, x), _vectors(importer, tau), right, turned_round=turned_round == left)
    made = made if left else turned(importer, made)
    return shaped(importer, made, node.meta["val"])


def _lu_factor(node: fx.Node, importer: Importer) -> list[Any]:
    x, values = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (0, 0, 0))) is not None:
        return nothing
    made = several(importer, lower_upper, as_matrices(importer, x), count=3)
    return [shaped(importer, each, like) for each, like in zip(made, values, strict=True)]


def _parts(importer: Importer, lu: relax.Expr, pivots: relax.Expr | None, values: Any, dtype: str) -> list[Any]:
    """P, L and U in the shapes of `values`, of LU [b, m, n] and pivots [b, k]; what has no elements there is not made."""
    emit_te, made = importer.block_builder.emit_te, list[Any]()
    for number, like in enumerate(values):
        if 0 in tuple(like.shape) or (number == 0 and pivots is None):
            made.append(importer.empty(like))
            continue
        rows, columns = (importer.size(size) for size in like.shape[-2:])
        if number == 0:
            part = emit_te(permutation, pivots, rows, dtype, primfunc_name_hint="permutation")
        else:
            part = emit_te(_unit_lower if number == 1 else _upper, lu, rows, columns, primfunc_name_hint="triangle")
        made.append(shaped(importer, part, like))
    return made


def _lu(node: fx.Node, importer: Importer) -> list[Any]:
    x, values = importer.env[node.args[0]], node.meta["val"]
    if holds_nothing(x):
        return _eyes(importer, dtype_of(x), values)
    lu, pivots, _ = several(importer, lower_upper, as_matrices(importer, x), count=3)
    return _parts(importer, lu, pivots, values, dtype_of(x))


def _lu_unpack(node: fx.Node, importer: Importer) -> list[Any]:
    lu, pivots = importer.retrieve_args(node)[:2]
    values = node.meta["val"]
    if holds_nothing(lu):
        return _eyes(importer, dtype_of(lu), values)
    return _parts(importer, as_matrices(importer, lu), _vectors(importer, pivots), values, dtype_of(lu))


def _lu_solve(node: fx.Node, importer: Importer) -> relax.Expr:
    """X of A X = B, A = P L U; `adjoint`: of Aᵀ X = B; without `left`, of X A = B or X Aᵀ = B."""
    lu, pivots, right = importer.retrieve_args(node)[:3]
    left, adjoint, value = bool(node.kwargs.get("left", True)), bool(node.kwargs.get("adjoint", False)), node.meta["val"]
    if (nothing := of_nothing(importer, right, [value], (0,))) is not None:
        return nothing[0]
    right = right if left else turned(importer, right)
    batch = [importer.size(size) for size in value.shape[:-2]]
    column = importer.block_builder.emit(relax.op.expand_dims(pivots, [-1]))
    lu, right, column = (as_matrices(importer, each, batch) for each in (lu, right, column))
    flat = importer.block_builder.emit(relax.op.squeeze(column, [-1]))
    turned_round = adjoint == left
    exchange = partial(exchanged, back=turned_round)
    emit_te = importer.block_builder.emit_te
    if turned_round:  # Uᵀ Lᵀ Pᵀ X = B
        across = turned(importer, lu)
        made = substituted(importer.block_builder, across, right, upper=False, unit=False)
        made = substituted(importer.block_builder, across, made, upper=True, unit=True)
        made = emit_te(exchange, flat, made, primfunc_name_hint="exchanged")
    else:
        made = emit_te(exchange, flat, right, primfunc_name_hint="exchanged")
        made = substituted(importer.block_builder, lu, made, upper=False, unit=True)
        made = substituted(importer.block_builder, lu, made, upper=True, unit=False)
    return shaped(importer, made if left else turned(importer, made), value)


def _cholesky_inverse(node: fx.Node, importer: Importer) -> relax.Expr:
    """The inverse of L Lᵀ, or of Uᵀ U."""
    x, *rest = importer.retrieve_args(node)
    upper, value = bool(rest[0] if rest else node.kwargs.get("upper", False)), node.meta["val"]
    if (nothing := of_nothing(importer, x, [value], (0,))) is not None:
        return nothing[0]
    lower = as_matrices(importer, turned(importer, x) if upper else x)
    batch, rows, columns = lower.ty.shape.values
    made = _eye(importer, batch, rows, columns, dtype_of(x))
    made = substituted(importer.block_builder, lower, made, upper=False, unit=False)
    return shaped(importer, substituted(importer.block_builder, turned(importer, lower), made, upper=True, unit=False), value)


def _matrix_exp(node: fx.Node, importer: Importer) -> relax.Expr:
    x, value = importer.env[node.args[0]], node.meta["val"]
    if (nothing := of_nothing(importer, x, [value], (0,))) is not None:
        return nothing[0]
    return shaped(importer, several(importer, matrix_exp, as_matrices(importer, x), count=3)[0], value)


def _eigenvalues(node: fx.Node, importer: Importer) -> list[Any]:
    x, *rest = importer.retrieve_args(node)
    given = dict(zip(("UPLO", "compute_v"), rest, strict=False)) | dict(node.kwargs)
    values = node.meta["val"]
    if (nothing := of_nothing(importer, x, values, (0, 0))) is not None:
        return nothing
    compute = partial(eigenvalues, upper=str(given.get("UPLO", "L")).upper() == "U")
    compute.__name__ = "eigenvalues"  # type: ignore[attr-defined]
    found, vectors, _ = several(importer, compute, as_matrices(importer, x), count=3)
    parts = zip((found, vectors), values, strict=True)
    return [importer.empty(like) if 0 in tuple(like.shape) else shaped(importer, part, like) for part, like in parts]


def _known(node: fx.Node, x: relax.Expr) -> list[int]:
    """The rows and columns of x [b, m, n]."""
    sizes = x.ty.shape.values[1:]
    if any(not isinstance(size, tirx.IntImm) for size in sizes):
        raise ImportModelError(
            message(
                f"{node.target} of matrices of dynamic size",
                need="rows and columns that are known",
                do="fix these sizes (--shape); the batch may stay dynamic",
            )
        )
    return [int(size) for size in sizes]


def _singular_values(node: fx.Node, importer: Importer) -> list[Any]:
    """U, the singular values and Vᴴ; of more columns than rows, by the turned matrix."""
    x, *rest = importer.retrieve_args(node)
    given = dict(zip(("full_matrices", "compute_uv"), rest, strict=False)) | dict(node.kwargs)
    values, full = node.meta["val"], bool(given.get("full_matrices", False))
    if holds_nothing(x):
        return _eyes(importer, dtype_of(x), values)
    flat = as_matrices(importer, x)
    m, n = _known(node, flat)
    wide = m < n
    flat = turned(importer, flat) if wide else flat
    compute = partial(singular_values, columns=max(m, n) if full else min(m, n))
    compute.__name__ = "singular_values"  # type: ignore[attr-defined]
    left, found, right = several(importer, compute, flat, count=3)
    if not given.get("compute_uv", True):
        return [importer.empty(values[0]), shaped(importer, found, values[1]), importer.empty(values[2])]
    u, vh = (right, turned(importer, left)) if wide else (left, turned(importer, right))
    return [shaped(importer, part, like) for part, like in zip((u, found, vh), values, strict=True)]


def _pinv(node: fx.Node, importer: Importer) -> relax.Expr:
    """V diag(1 / s) Uᵀ, of singular values above max(atol, rtol · the greatest): those of a symmetric matrix too."""
    x, value, emit = importer.env[node.args[0]], node.meta["val"], importer.block_builder.emit
    if (nothing := of_nothing(importer, x, [value], (0,))) is not None:
        return nothing[0]
    dtype, flat = dtype_of(x), as_matrices(importer, x)
    m, n = _known(node, flat)
    given = {name: importer._retrieve_args(node.kwargs.get(name)) for name in ("atol", "rtol")}
    rtol: Any = float(np.finfo(dtype).eps) * max(m, n) if given["atol"] is None else 0.0
    atol, rtol = (_limit(importer, known, other, dtype) for known, other in ((given["atol"], 0.0), (given["rtol"], rtol)))
    if node.kwargs.get("hermitian"):
        flat = _symmetric(importer, flat)
    compute = partial(singular_values, columns=min(m, n))
    compute.__name__ = "singular_values"  # type: ignore[attr-defined]
    left, found, right = several(importer, compute, turned(importer, flat) if m < n else flat, count=3)
    u, v = (right, left) if m < n else (left, right)

    def inverses(s: te.Tensor, least: te.Tensor, relative: te.Tensor) -> te.Tensor:
        def element(b: Any, k: Any) -> Any:
            limit = tirx.max(least(b % least.shape[0]), relative(b % relative.shape[0]) * s(b, 0))
            return tirx.if_then_else(s(b, k) > limit, tirx.const(1, dtype) / s(b, k), tirx.const(0, dtype))

        return te.compute(s.shape, element, name="inverses")

    by = importer.block_builder.emit_te(inverses, found, atol, rtol, primfunc_name_hint="inverses")
    scaled = emit(relax.op.multiply(v, emit(relax.op.expand_dims(by, 1))))
    return shaped(importer, emit(relax.op.matmul(scaled, turned(importer, u))), value)


def _limit(importer: Importer, known: Any, other: float, dtype: str) -> relax.Expr:
    """A number, or one a matrix, as a vector."""
    if known is None or isinstance(known, int | float):
        return relax.const([other if known is None else float(known)], dtype)
    emit = importer.block_builder.emit
    known = known if dtype_of(known) == dtype else emit(relax.op.astype(known, dtype))
    return emit(relax.op.reshape(known, [-1]))


def _symmetric(importer: Importer, x: relax.Expr) -> relax.Expr:
    """x [b, n, n] by its lower triangle."""

    def compute(x: te.Tensor) -> te.Tensor:
        return te.compute(x.shape, lambda b, i, j: x(b, tirx.max(i, j), tirx.min(i, j)), name="symmetric")

    return importer.block_builder.emit_te(compute, x, primfunc_name_hint="symmetric")


CONVERTERS: dict[str, Convert] = {
    "_linalg_eigh.default": _eigenvalues,
    "_linalg_svd.default": _singular_values,
    "cholesky_inverse.default": _cholesky_inverse,
    "geqrf.default": _geqrf,
    "linalg_householder_product.default": _householder_product,
    "linalg_lu.default": _lu,
    "linalg_lu_factor_ex.default": _lu_factor,
    "linalg_lu_solve.default": _lu_solve,
    "linalg_matrix_exp.default": _matrix_exp,
    "linalg_pinv.atol_rtol_tensor": _pinv,
    "linalg_qr.default": _qr,
    "lu_unpack.default": _lu_unpack,
    "ormqr.default": _ormqr,
}
