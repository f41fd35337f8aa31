"""aten.scaled_dot_product_attention as two products around a softmax in float32."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.matmul import matmul
from tk.frontend.torch.ops.real_numbers import number

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

_NAMES = ("query", "key", "value", "attn_mask", "dropout_p", "is_causal")


def _attention(node: fx.Node, importer: Importer) -> relax.Expr:
    """softmax(q kᵀ · scale + mask) v, with q [*, H, L, E], k [*, H or fewer, S, E], v [*, as k, S, Ev].

    Where there are fewer heads of k and v (grouped queries), the queries of one group become rows of one matmul. A row
    that sees nothing, or whose scores are all -inf by its operands, gives 0, as in torch since 2.5.
    """
    args = dict(zip(_NAMES, importer.retrieve_args(node), strict=False)) | {
        k: importer._retrieve_args(v) for k, v in node.kwargs.items()
    }
    q, k, v = args["query"], args["key"], args["value"]
    if args.get("dropout_p"):
        raise ImportModelError(
            message("attention drops out at random", need="dropout 0", have=args["dropout_p"], do="call .eval()")
        )
    emit = importer.block_builder.emit
    q = _as_long_as(emit, q, [k, v, args.get("attn_mask")])
    heads, length = _dims(q)[:-1], _dims(k)[-2]
    k = _of_sizes(importer, k, [*heads[:-2], *_dims(k)[-3:-1], _dims(q)[-1]])
    v = _of_sizes(importer, v, [*_dims(k)[:-1], _dims(v)[-1]])
    scores = matmul(importer, _grouped(emit, q, k), emit(relax.op.permute_dims(k, _swapped(k.ty.ndim))))
    scores = (
        emit(relax.op.astype(emit(relax.op.reshape(scores, [*heads, length])), "float32"))
        if _half(q)
        else emit(relax.op.reshape(scores, [*heads, length]))
    )
    dtype = str(scores.ty.dtype.dtype)
    given = node.kwargs.get("scale")
    scale = 1 / torch.sym_sqrt(node.args[0].meta["val"].shape[-1]) if given is None else given
    scores = emit(relax.op.multiply(scores, number(importer, scale, dtype)))
    mask = _causal(emit, heads[-1], length) if args.get("is_causal") else args.get("attn_mask")
    if mask is not None and mask.ty.ndim <= len(heads) + 1:
        mask = _of_sizes(importer, mask, [*heads, length][len(heads) + 1 - mask.ty.ndim :])
    if mask is not None:
        scores = _masked(emit, scores, mask)
    weights = _zero_where_hidden(emit, emit(relax.op.nn.softmax(scores, -1)), scores)
    weights = emit(relax.op.astype(weights, str(v.ty.dtype.dtype)))
    out = matmul(importer, _grouped(emit, weights, v), v)
    return emit(relax.op.reshape(out, [*heads, _dims(v)[-1]]))


def _dims(x: relax.Expr) -> list[relax.Expr]:
    return list(x.ty.shape.values)


def _as_long_as(emit: Callable[[relax.Expr], relax.Expr], q: relax.Expr, others: list[relax.Expr | None]) -> relax.Expr:
    """q, repeated along the dims before its rows where it has one element and another operand has more, or has none: what is
    made of it has the dims of all."""
    lead = _dims(q)[:-2]
    for other in others:
        dims = [] if other is None else _dims(other)[:-2]
        lead = [tvm.tirx.IntImm("int64", 1)] * (len(dims) - len(lead)) + lead
        for n, dim in enumerate(reversed(dims), 1):
            if isinstance(lead[-n], tvm.tirx.IntImm) and int(lead[-n]) == 1:
                lead[-n] = dim
    wanted = [*lead, *_dims(q)[-2:]]
    same = len(wanted) == q.ty.ndim and all(a is b for a, b in zip(wanted, _dims(q), strict=True))
    return q if same else emit(relax.op.broadcast_to(q, relax.ShapeExpr(wanted)))


def _of_sizes(importer: Importer, x: relax.Expr, need: list[relax.Expr]) -> relax.Expr:
    """`x`, of which each call checks that its dynamic sizes are `need`, where no proof says so: torch looks at no sizes of this
    operator's when it exports, and what they are held to be is read."""
    prove, dims = tvm.sym.Analyzer().can_prove_equal, _dims(x)
    if x.ty.ndim != len(need) or all(isinstance(d, tvm.tirx.IntImm) or prove(d, n) for d, n in zip(dims, need, strict=True)):
        return x
    sizes = [d if isinstance(d, tvm.tirx.IntImm) else n for d, n in zip(dims, need, strict=True)]
    return importer.block_builder.match_cast(x, relax.TensorType(sizes, str(x.ty.dtype.dtype)))


def _half(x: relax.Expr) -> bool:
    return str(x.ty.dtype.dtype) in ("float16", "bfloat16")


def _swapped(rank: int) -> list[int]:
    return [*range(rank - 2), rank - 1, rank - 2]


def _grouped(emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, other: relax.Expr) -> relax.Expr:
    """x [*, H, L, K] as [*, h, H/h · L, K], where `other` has h heads."""
    dims, heads = _dims(x), _dims(other)[-3:-2]
    if x.ty.ndim < 3 or tvm.sym.Analyzer().can_prove_equal(dims[-3], heads[0]):
        return x
    return emit(relax.op.reshape(x, [*dims[:-3], heads[0], dims[-3] // heads[0] * dims[-2], dims[-1]]))


def _causal(emit: Callable[[relax.Expr], relax.Expr], rows: relax.Expr, columns: relax.Expr) -> relax.Expr:
    """mask[i, j] = j ≤ i."""
    i = emit(relax.op.expand_dims(emit(relax.op.arange(rows, dtype="int64")), 1))
    j = emit(relax.op.expand_dims(emit(relax.op.arange(columns, dtype="int64")), 0))
    return emit(relax.op.less_equal(j, i))


def _masked(emit: Callable[[relax.Expr], relax.Expr], scores: relax.Expr, mask: relax.Expr) -> relax.Expr:
    dtype = str(scores.ty.dtype.dtype)
    if str(mask.ty.dtype.dtype) == "bool":
        return emit(relax.op.where(mask, scores, relax.const(-math.inf, dtype)))
    return emit(relax.op.add(scores, emit(relax.op.astype(mask, dtype)) if str(mask.ty.dtype.dtype) != dtype else mask))


def _zero_where_hidden(emit: Callable[[relax.Expr], relax.Expr], weights: relax.Expr, scores: relax.Expr) -> relax.Expr:
    """0 where a score is -inf: it is 0 there already, but in rows of nothing else, for which softmax gives NaN. Rows with a
    NaN stay NaN."""
    dtype = str(scores.ty.dtype.dtype)
    hidden = emit(relax.op.equal(scores, relax.const(-math.inf, dtype)))  # not_equal: NaN is no other number for LLVM
    return emit(relax.op.where(hidden, relax.const(0, dtype), weights))


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {"scaled_dot_product_attention.default": _attention}
