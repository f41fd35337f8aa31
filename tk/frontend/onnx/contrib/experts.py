"""MoE and QMoE of com.microsoft: each row goes through the k experts that its router prefers.

All experts are computed for every row, and those that a row has not chosen count 0: how many rows an expert has is data.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.contrib.block_weights import dequantized, unpacked
from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, matmul, number, optional, wide

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

Layer = tuple[relax.Expr, relax.Expr | None]
"""Weights [experts, outputs, inputs] and biases [experts, outputs]."""


def _moe(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    layers: list[Layer | None] = []
    for at in (2, 4, 6):
        weights = optional(node, importer, at)
        layers.append(None if weights is None else (weights, optional(node, importer, at + 1)))
    return _experts(node, importer, attributes, layers, None)


def _quantized_moe(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Weights of 2, 4 or 8 bits, a scale a row or a block of it."""
    kind = attributes.get("quant_type", b"int")
    if kind != b"int" or attributes.get("weights_prepacked", -1) == 1:
        raise importer.failure(node, f"its weights are of {kind.decode()}, or packed for one device")
    layers: list[Layer | None] = []
    for part, at in enumerate((2, 5, 8)):
        codes = optional(node, importer, at)
        if codes is None:
            layers.append(None)
            continue
        bits = int(attributes.get(f"fc{part + 1}_expert_weight_bits") or attributes.get("expert_weight_bits", 4))
        scales, zeros = importer.tensor(node.input[at + 1]), optional(node, importer, 11 + part)
        weights = _weights(node, importer, attributes, codes, scales, zeros, bits)
        layers.append((weights, optional(node, importer, at + 2)))
    mixing = optional(node, importer, 14)
    return _experts(node, importer, attributes, layers, mixing)


def _weights(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    codes: relax.Expr,
    scales: relax.Expr,
    zeros: relax.Expr | None,
    bits: int,
) -> relax.Expr:
    """[experts, outputs, inputs] of codes [experts, outputs, inputs · bits / 8]."""
    if bits not in (2, 4, 8):
        raise importer.failure(node, f"its weights have {bits} bits, not 2, 4 or 8")
    emit = importer.bb.emit
    experts, rows, packed = (int(size) for size in codes.ty.shape.values)
    depth = packed * 8 // bits
    block = int(attributes.get("block_size", 0)) or depth
    if zeros is not None and zeros.ty.ndim == 2:  # a number a row, packed along the rows
        zeros = importer.bb.emit_te(_row_zeros, zeros, rows, bits, str(dtype_of(scales)), primfunc_name_hint="zeros")
    flat = [None if x is None else emit(relax.op.reshape(x, [experts * rows, -1])) for x in (codes, scales, zeros)]
    made = dequantized(importer, *flat, bits=bits, block=block, shape=[experts * rows, depth])
    return emit(relax.op.reshape(made, [experts, rows, depth]))


def _row_zeros(zeros: te.Tensor, rows: int, bits: int, dtype: str) -> te.Tensor:
    return te.compute([zeros.shape[0], rows], lambda e, n: unpacked(zeros, bits, e, n).astype(dtype), name="zeros")


def _experts(
    node: NodeProto, importer: Importer, attributes: Attributes, layers: list[Layer | None], mixing: relax.Expr | None
) -> list[relax.Expr]:
    """Σ over the chosen experts e of share[e] · (f(x W1ᵀ + b1) W2ᵀ + b2), for x [*, hidden]."""
    if attributes.get("use_sparse_mixer"):
        raise importer.failure(node, "its use_sparse_mixer is 1")
    first, second, third = layers
    assert first is not None  # ONNX's checker has seen that they are there
    assert second is not None
    emit, given = importer.bb.emit, importer.tensor(node.input[0])
    shape = given.ty.shape
    x = emit(relax.op.reshape(given, [1, -1, shape.values[-1]]))
    inner = _layer(importer, x, first)
    gate = None if third is None else _layer(importer, x, third)
    hidden = cast(importer, _activated(node, importer, attributes, inner, gate), dtype_of(given))
    out = _layer(importer, hidden, second)
    share = _shares(importer, importer.tensor(node.input[1]), mixing, attributes)
    share = emit(relax.op.expand_dims(emit(relax.op.permute_dims(share, [1, 0])), 2))
    total = emit(relax.op.sum(binary(importer, "multiply", out, share), axis=[0]))
    return [emit(relax.op.reshape(cast(importer, total, dtype_of(given)), shape))]


def _layer(importer: Importer, x: relax.Expr, layer: Layer) -> relax.Expr:
    """x [1 or experts, rows, inputs] → [experts, rows, outputs] in float32."""
    weights, bias = layer
    turned = importer.bb.emit(relax.op.permute_dims(cast(importer, weights, dtype_of(x)), [0, 2, 1]))
    y = matmul(importer, x, turned)
    if bias is None:
        return y
    return binary(importer, "add", y, importer.bb.emit(relax.op.expand_dims(wide(importer, bias), 1)))


def _activated(
    node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, gate: relax.Expr | None
) -> relax.Expr:
    kind, emit = attributes.get("activation_type", b"relu").decode(), importer.bb.emit
    if kind == "swiglu":
        return _swiglu(node, importer, attributes, x, gate)
    functions = {"relu": relax.op.nn.relu, "gelu": relax.op.nn.gelu_tanh, "silu": relax.op.nn.silu, "identity": lambda y: y}
    if kind not in functions:
        raise importer.failure(node, f"its activation_type is {kind}")
    y = emit(functions[kind](x)) if kind != "identity" else x
    return y if gate is None else binary(importer, "multiply", y, gate)


def _swiglu(node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, gate: relax.Expr | None) -> relax.Expr:
    """g · sigmoid(α g) · (l + β), g and l clamped; both of x, in turns or one behind the other, or l the `gate`."""
    emit, fusion = importer.bb.emit, int(attributes.get("swiglu_fusion", 0))
    experts, rows, both = x.ty.shape.values
    if fusion == 0 and gate is None:
        raise importer.failure(node, "it has no fc3 for swiglu_fusion 0")
    if fusion == 0:
        g, linear = x, gate
    else:
        shape = [experts, rows, both // 2, 2] if fusion == 1 else [experts, rows, 2, both // 2]
        axis = 3 if fusion == 1 else 2
        halves = emit(relax.op.split(emit(relax.op.reshape(x, shape)), 2, axis=axis))
        g, linear = (emit(relax.op.squeeze(emit(relax.TupleGetItem(halves, i)), [axis])) for i in (0, 1))
    limit = float(attributes.get("swiglu_limit", math.inf))
    if math.isfinite(limit):
        g = emit(relax.op.minimum(g, number(g, limit)))
        linear = emit(relax.op.clip(linear, -limit, limit))
    power = emit(relax.op.sigmoid(binary(importer, "multiply", g, float(attributes.get("activation_alpha", 1.0)))))
    shifted = binary(importer, "add", linear, float(attributes.get("activation_beta", 0.0)))
    return binary(importer, "multiply", binary(importer, "multiply", g, power), shifted)


def _shares(importer: Importer, router: relax.Expr, mixing: relax.Expr | None, attributes: Attributes) -> relax.Expr:
    """[rows, experts]: what each expert counts, 0 where it is none of the row's k; `mixing` are shares by name, else they are
    the softmax of what the router says."""
    emit, k = importer.bb.emit, int(attributes.get("k", 1))
    logits = wide(importer, router)
    chosen = emit(relax.op.topk(logits, k=k, axis=-1, largest=True, ret_type="indices", dtype="int64"))
    shares = emit(relax.op.nn.softmax(logits, -1)) if mixing is None else wide(importer, mixing)

    def compute(share: te.Tensor, index: te.Tensor) -> te.Tensor:
        def element(row: tirx.Expr, expert: tirx.Expr) -> tirx.Expr:
            among = tirx.any(*(index(row, j) == expert.astype("int64") for j in range(k)))
            return tirx.if_then_else(among, share(row, expert), tirx.const(0, share.dtype))

        return te.compute(share.shape, element, name="shares")

    kept = importer.bb.emit_te(compute, shares, chosen, primfunc_name_hint="shares")
    if not attributes.get("normalize_routing_weights"):
        return kept
    return binary(importer, "divide", kept, emit(relax.op.sum(kept, axis=[1], keepdims=True)))


CONVERTERS: Converters = {"MoE": _moe, "QMoE": _quantized_moe}
