"""GroupQueryAttention of com.microsoft: a cache of keys and values that is right-padded, its length a value for each sequence.

    before[b] = seqlens_k[b] + 1 − S, or 0 in a prompt;  present[b, :, before[b] + s] = key[b, s];  row s sees j ≤ before[b] + s

Where past has present's length, which is how ONNX Runtime is told that both are one buffer, the new rows are scattered into
it: with state={past: present} that is in place.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import tvm
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.contrib.attend import attend, columns, heads_of, merged
from tk.frontend.onnx.contrib.common import binary, optional, with_shape
from tk.frontend.onnx.contrib.norms import rms_norm
from tk.frontend.onnx.contrib.rotary import rotated

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

QK_EPSILON = 1e-6


def _refuse(node: NodeProto, importer: Importer, attributes: Attributes) -> None:
    for name, plain in (("k_quant_type", b"NONE"), ("v_quant_type", b"NONE"), ("sliding_window_cache", 0)):
        if attributes.get(name, plain) != plain:
            raise importer.failure(node, f"its {name} is {attributes[name]}")
    if len(node.output) > 3 and node.output[3]:
        raise importer.failure(node, "it gives its scores")


def _group_query(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    _refuse(node, importer, attributes)
    heads, fewer = attributes["num_heads"], attributes["kv_num_heads"]
    q, k, v = _projections(node, importer, heads, fewer)
    _, _, rows, size = importer.shape_of(node, q)
    past_k, past_v = optional(node, importer, 3), optional(node, importer, 4)
    before, length = _lengths(node, importer, rows, past_k)
    at = _positions(importer, before, rows)
    if (weight := optional(node, importer, 14)) is not None:
        epsilon = attributes.get("qk_norm_epsilon", QK_EPSILON)
        q, k = rms_norm(importer, q, weight, epsilon), rms_norm(importer, k, importer.tensor(node.input[15]), epsilon)
    if attributes.get("do_rotary"):
        tables = [importer.tensor(node.input[i]) for i in (7, 8)]
        positions = optional(node, importer, 9)
        positions = at if positions is None else positions
        interleaved = bool(attributes.get("rotary_interleaved"))
        q, k = (
            rotated(importer, x, positions, *tables, interleaved=interleaved, heads_first=True)
            for x in (q, k)
        )  # fmt: skip
    k, v = (_cached(importer, past, new, before, length) for past, new in ((past_k, k), (past_v, v)))
    seen = _visible(importer, attributes, at, length)
    bias, sink = optional(node, importer, 10), optional(node, importer, 11)
    if sink is None and attributes.get("smooth_softmax"):
        sink = relax.const(np.zeros(heads, "float32"))
    scale = attributes.get("scale", 0.0) or 1 / math.sqrt(int(size))
    out, _ = attend(
        importer, q, k, v, scale=scale, visible=seen, softcap=attributes.get("softcap", 0.0), sink=sink,
        added=[] if bias is None else [_as_long(importer, bias, length)],
    )  # fmt: skip
    return [merged(importer, out), k, v][: len(node.output)]


def _projections(node: NodeProto, importer: Importer, heads: int, fewer: int) -> list[relax.Expr]:
    """q [B, N, S, H], k and v [B, n, S, H], of three inputs or of one that holds them one behind the other."""
    query, key = importer.tensor(node.input[0]), optional(node, importer, 1)
    if key is not None:
        return [heads_of(importer, x, n) for x, n in ((query, heads), (key, fewer), (importer.tensor(node.input[2]), fewer))]
    size = importer.shape_of(node, query)[2] // (heads + 2 * fewer)
    parts = importer.bb.emit(relax.op.split(query, [heads * size, (heads + fewer) * size], axis=2))
    each = [importer.bb.emit(relax.TupleGetItem(parts, i)) for i in range(3)]
    return [heads_of(importer, x, n) for x, n in zip(each, (heads, fewer, fewer), strict=True)]


def _lengths(node: NodeProto, importer: Importer, rows: relax.Expr, past: relax.Expr | None) -> tuple[relax.Expr, relax.Expr]:
    """(before [B], int32; the length of present)."""
    whole = importer.sizes(node.input[6])
    if whole is None:
        whole = [int(importer.value(node, 6).ravel()[0])]  # raises, with the inputs to bind
    total, lengths = whole[0], importer.tensor(node.input[5])
    prove = tvm.sym.Analyzer().can_prove_equal
    batch = importer.shape_of(node, importer.tensor(node.input[0]))[0]
    lengths = importer.bb.emit(relax.op.reshape(lengths, [batch]))
    length = _length(node, importer, total, past)
    if past is None or prove(rows, total):
        return importer.bb.emit(relax.op.zeros(relax.ShapeExpr([batch]), "int32")), length
    ends = binary(importer, "add", lengths, 1)
    return _started(importer, ends, rows, total), length


def _int64(size: relax.Expr | int) -> relax.Expr:
    return tirx.const(size, "int64") if isinstance(size, int) else size


def _length(node: NodeProto, importer: Importer, total: relax.Expr | int, past: relax.Expr | None) -> relax.Expr | int:
    """How long present is: as `total`, or as past where that is longer; but where the file says that it is `total`, that."""
    if past is None:
        return total
    before = importer.shape_of(node, past)[2]
    present = importer.inferred.get(node.output[1]) if len(node.output) > 1 else None
    dims = present.type.tensor_type.shape.dim if present is not None else []
    if len(dims) == 4 and not isinstance(before, int):
        said = importer.size_said(dims[2])
        if said is not None and tvm.sym.Analyzer().can_prove_equal(said, total):
            return total
    return _larger(total, before)


def _larger(a: relax.Expr, b: relax.Expr) -> relax.Expr:
    if isinstance(a, int) and isinstance(b, int):
        return max(a, b)
    return tvm.sym.Analyzer().simplify(tirx.max(_int64(a), _int64(b)))


def _started(importer: Importer, ends: relax.Expr, rows: relax.Expr, total: relax.Expr) -> relax.Expr:
    """ends − rows, or 0 where all of `total` tokens are new: what is there is a prompt, though it may be shorter than that."""
    emit = importer.bb.emit
    sizes = emit(relax.op.shape_to_tensor(relax.ShapeExpr([_int64(rows), _int64(total)])))

    def compute(x: te.Tensor, size: te.Tensor) -> te.Tensor:
        def element(b: tirx.Expr) -> tirx.Expr:
            past = tirx.max(x(b) - size(0).astype("int32"), tirx.const(0, "int32"))
            return tirx.Select(tirx.EQ(size(0), size(1)), tirx.const(0, "int32"), past)

        return te.compute(x.shape, element, name="before")

    return importer.bb.emit_te(compute, ends, sizes, primfunc_name_hint="before")


def _positions(importer: Importer, before: relax.Expr, rows: relax.Expr) -> relax.Expr:
    """before[b] + s, [B, S]."""
    emit = importer.bb.emit
    steps = emit(relax.op.expand_dims(emit(relax.op.arange(0, rows, 1, "int32")), 0))
    return emit(relax.op.add(emit(relax.op.expand_dims(before, 1)), steps))


def _cached(importer: Importer, past: relax.Expr | None, new: relax.Expr, before: relax.Expr, length: relax.Expr) -> relax.Expr:
    """present [B, n, length, H]: `new` behind what `past` holds of each sequence."""
    prove = tvm.sym.Analyzer().can_prove_equal
    if past is None:
        return (
            new
            if prove(new.ty.shape.values[2], length)
            else importer.bb.emit_te(_padded(length), new, primfunc_name_hint="padded")
        )
    batch, heads, rows, size = new.ty.shape.values
    past = with_shape(importer, past, [batch, heads, past.ty.shape.values[2], size])
    if prove(past.ty.shape.values[2], length):
        at = importer.bb.emit_te(_cache_rows(heads, rows), before, primfunc_name_hint="indices")
        return importer.bb.emit(relax.op.scatter_nd(past, at, new))
    return importer.bb.emit_te(_appended(length), past, new, before, primfunc_name_hint="appended")


def _cache_rows(heads: relax.Expr, rows: relax.Expr) -> Callable[[te.Tensor], te.Tensor]:
    """[B, n, S, 3]: (b, n, before[b] + s)."""

    def compute(before: te.Tensor) -> te.Tensor:
        def element(b: tirx.Expr, n: tirx.Expr, s: tirx.Expr, which: tirx.Expr) -> tirx.Expr:
            row = before(b).astype("int64") + s.astype("int64")
            return tirx.Select(which == 0, b.astype("int64"), tirx.Select(which == 1, n.astype("int64"), row))

        return te.compute([before.shape[0], heads, rows, _int64(3)], element, name="indices")

    return compute


def _as_long(importer: Importer, bias: relax.Expr, length: relax.Expr) -> relax.Expr:
    """bias [B or 1, N or 1, S, total] over `length` columns: what is behind the last token is hidden anyway."""
    if tvm.sym.Analyzer().can_prove_equal(bias.ty.shape.values[3], length):
        return bias

    def compute(x: te.Tensor) -> te.Tensor:
        def element(b: tirx.Expr, n: tirx.Expr, s: tirx.Expr, j: tirx.Expr) -> tirx.Expr:
            return tirx.if_then_else(j < x.shape[3], x(b, n, s, j), tirx.const(0, x.dtype))

        return te.compute([*x.shape[:3], _int64(length)], element, name="as_long")

    return importer.bb.emit_te(compute, bias, primfunc_name_hint="as_long")


def _padded(length: relax.Expr) -> Callable[[te.Tensor], te.Tensor]:
    def compute(new: te.Tensor) -> te.Tensor:
        def element(b: tirx.Expr, n: tirx.Expr, t: tirx.Expr, d: tirx.Expr) -> tirx.Expr:
            return tirx.if_then_else(t < new.shape[2], new(b, n, t, d), tirx.const(0, new.dtype))

        return te.compute([*new.shape[:2], _int64(length), new.shape[3]], element, name="padded")

    return compute


def _appended(length: relax.Expr) -> Callable[[te.Tensor, te.Tensor, te.Tensor], te.Tensor]:
    def compute(past: te.Tensor, new: te.Tensor, before: te.Tensor) -> te.Tensor:
        def element(b: tirx.Expr, n: tirx.Expr, t: tirx.Expr, d: tirx.Expr) -> tirx.Expr:
            start = before(b).astype("int64")
            fresh = tirx.all(t >= start, t < start + new.shape[2])
            old = tirx.if_then_else(tirx.all(t < start, t < past.shape[2]), past(b, n, t, d), tirx.const(0, past.dtype))
            row = tirx.min(tirx.max(t - start, _int64(0)), new.shape[2] - 1)
            return tirx.if_then_else(fresh, new(b, n, row, d), old)

        return te.compute([*past.shape[:2], _int64(length), past.shape[3]], element, name="appended")

    return compute


def _visible(importer: Importer, attributes: Attributes, at: relax.Expr, length: relax.Expr) -> relax.Expr:
    """visible[b, 0, s, j]: j ≤ at[b, s], the last local_window_size of those."""
    emit = importer.bb.emit
    batch, rows = at.ty.shape.values
    row = emit(relax.op.reshape(at, [batch, 1, rows, 1]))
    column, window = columns(importer, length), attributes.get("local_window_size", -1)
    if not attributes.get("causal", 1):
        last = emit(relax.op.reshape(emit(relax.op.max(at, axis=[1])), [batch, 1, 1, 1]))
        return emit(relax.op.less_equal(column, last))
    seen = emit(relax.op.less_equal(column, row))
    if window < 0:
        return seen
    after = emit(relax.op.greater(column, binary(importer, "subtract", row, window)))
    return emit(relax.op.logical_and(seen, after))


CONVERTERS: Converters = {"GroupQueryAttention": _group_query}
