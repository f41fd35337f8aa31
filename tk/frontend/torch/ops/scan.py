"""ATen's running maxima, minima and logarithms of sums of exponentials along a dim.

Maxima are scans (tk/graph/scan.py). For the logarithms a dim of n is cut into blocks of about √n: what an element is combined
with is what stands before it in its block, and the whole blocks before that, so that each takes 2·√n steps, all at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import dtype_of, is_float, ordered, restored
from tk.graph.scan import ScanProblem, definition

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "as_rows", "running"]

Convert = Callable[[fx.Node, Any], Any]
BLOCK = 64  # where n is known only when the model runs


def _cumulative_extreme(greatest: bool) -> Convert:
    """The greatest (or least) so far along a dim, and where it stands: the last of several, and of NaN from the first on."""

    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr]:
        x, dim = importer.retrieve_args(node)[:2]
        if x.ty.ndim == 0:
            return [x, relax.const(0, "int64")]
        dtype, nan = dtype_of(x), "greatest" if greatest else "least"
        rows = as_rows(importer, x if is_float(dtype) else ordered(importer, x), dim)
        best = running(importer, rows, "max" if greatest else "min")
        keys = [ordered(importer, each, nan=nan) for each in (rows, best)]
        indices = running(importer, importer.block_builder.emit_te(_reached, *keys, primfunc_name_hint="running_place"), "max")
        best = best if is_float(dtype) else restored(importer, best, dtype)
        return [_unrows(importer, best, x), _unrows(importer, indices, x)]

    return convert


def as_rows(importer: Importer, x: relax.Expr, dim: int) -> relax.Expr:
    """[before, n, behind] with n the size of `dim`."""
    dims = list(x.ty.shape.values)
    axis = dim % len(dims)
    shape = [math.prod(dims[:axis], start=1), dims[axis], math.prod(dims[axis + 1 :], start=1)]
    return importer.block_builder.emit(relax.op.reshape(x, relax.ShapeExpr(shape)))


def _unrows(importer: Importer, rows: relax.Expr, like: relax.Expr) -> relax.Expr:
    return importer.block_builder.emit(relax.op.reshape(rows, like.ty.shape))


def _reached(keys: te.Tensor, best: te.Tensor) -> te.Tensor:
    """The index of each element that is the greatest so far, −1 for others."""

    def index(o: relax.Expr, n: relax.Expr, i: relax.Expr) -> relax.Expr:
        return tirx.Select(keys(o, n, i) == best(o, n, i), n.astype("int64"), tirx.const(-1, "int64"))

    return te.compute(keys.shape, index, name="reached")


def _block(n: relax.Expr) -> int:
    return math.isqrt(max(int(n) - 1, 0)) + 1 if isinstance(n, tirx.IntImm) else BLOCK


def running(importer: Importer, x: relax.Expr, combine: str) -> relax.Expr:
    """out[o, n, i] = the greatest ("max") or the least ("min") of x[o, : n + 1, i], NaN where one of them is."""
    dtype = dtype_of(x)
    func = importer.block_builder.add_func(
        definition(ScanProblem(dtype, dtype, combine, exclusive=False)), f"running_{combine}"
    )
    return importer.block_builder.emit(relax.call_tir(func, x, x.ty))


def _log_sum(node: fx.Node, importer: Importer) -> relax.Expr:
    """log Σ exp(x[: n + 1]) along a dim, each sum over exp(its greatest so far), so that none overflows."""
    x, dim = importer.retrieve_args(node)[:2]
    if x.ty.ndim == 0:
        return x
    rows = as_rows(importer, x, dim)
    best = running(importer, rows, "max")
    made = importer.block_builder.emit_te(_log_sums, rows, best, primfunc_name_hint="log_sums")
    return _unrows(importer, made, x)


def _log_sums(x: te.Tensor, best: te.Tensor) -> te.Tensor:
    """log Σ exp(x[o, : n + 1, i]), best[o, n, i] the greatest of them. Σ exp(x − best) is made of what stands before n in
    its block, and of the sums of the blocks before, each over exp(its own greatest)."""
    outer, length, inner = x.shape
    size, dtype = _block(length), str(x.dtype)
    zero, limit = tirx.const(0, dtype), tirx.max_value(dtype)
    blocks = tirx.floordiv(length + size - 1, size)
    j, b = te.reduce_axis((0, size), "j"), te.reduce_axis((0, blocks), "b")

    def base(value: Any) -> Any:
        """What exponents are taken from: not an infinity, which subtracted from itself is NaN."""
        return tirx.Select(tirx.abs(value) <= limit, value, zero)

    def scale(one: relax.Expr, later: relax.Expr) -> relax.Expr:
        """exp(one − later), at most 1: of sums before an ∞, which may be 0, what is greater would make NaN."""
        return tirx.exp(tirx.min(base(one) - base(later), zero))

    def greatest(o: relax.Expr, block: Any, n: relax.Expr, i: relax.Expr) -> Any:
        return best(o, tirx.max(tirx.min(block * size + n, length - 1), 0), i)

    def in_block(o: relax.Expr, block: Any, n: relax.Expr, i: relax.Expr) -> Any:
        included = tirx.all(j.var <= n, block * size + j.var < length)
        part = tirx.exp(x(o, block * size + j.var, i) - base(greatest(o, block, n, i)))
        return te.sum(tirx.if_then_else(included, part, zero), axis=j)

    within = te.compute([outer, blocks, size, inner], in_block, name="within")

    def earlier(o: relax.Expr, block: Any, i: relax.Expr) -> Any:
        last = greatest(o, b.var, size - 1, i)
        part = within(o, b.var, size - 1, i) * scale(last, greatest(o, block - 1, size - 1, i))
        included = tirx.all(b.var < block, last >= -limit)  # of nothing but −∞ there is nothing to scale
        return te.sum(tirx.if_then_else(included, part, zero), axis=b)

    before = te.compute([outer, blocks, inner], earlier, name="before")

    def both(o: relax.Expr, n: relax.Expr, i: relax.Expr) -> Any:
        block = tirx.floordiv(n, size)
        top = base(best(o, n, i))
        some = tirx.all(block > 0, greatest(o, block - 1, size - 1, i) >= -limit)
        rescaled = before(o, block, i) * scale(greatest(o, block - 1, size - 1, i), best(o, n, i))
        earlier_sum = tirx.if_then_else(some, rescaled, zero)
        total = top + tirx.log(within(o, block, tirx.floormod(n, size), i) + earlier_sum)
        return tirx.Select(tirx.isnan(best(o, n, i)), best(o, n, i), total)

    return te.compute(x.shape, both, name="log_sums")


CONVERTERS: dict[str, Convert] = {
    "cummax.default": _cumulative_extreme(True),
    "cummin.default": _cumulative_extreme(False),
    "logcumsumexp.default": _log_sum,
}
