"""Models of one operator of com.microsoft each, drawn at random over its attributes, optional inputs and sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.frontend.onnx.contrib.case import Case, Rng, chosen, floats, shape_of
from tk.aliases import Array

__all__ = ["CASES", "Case"]


def activation(rng: Rng) -> Case:
    name = chosen(rng, "Gelu", "FastGelu", "BiasGelu", "QuickGelu", "FastGelu bias", "ScaledSiLU")
    shape = shape_of(rng, 2)
    operator = name.split()[0]
    inputs: list[Any] = [floats(rng, *shape, scale=2)]
    if "ias" in name:
        inputs.append(floats(rng, shape[-1]))
    attributes = {"alpha": float(rng.uniform(0.5, 2))} if operator == "QuickGelu" and rng.random() < 0.7 else {}
    return Case(operator, inputs, ["FLOAT"], attributes)


def norm(rng: Rng) -> Case:
    batch, length, width = int(rng.integers(1, 4)), int(rng.integers(1, 6)), int(rng.integers(2, 40))
    x, gamma = floats(rng, batch, length, width), floats(rng, width)
    kind = chosen(rng, "SimplifiedLayerNormalization", "SkipLayerNormalization", "SkipSimplifiedLayerNormalization")
    epsilon = {"epsilon": float(10 ** rng.uniform(-12, -3))}
    if kind == "SimplifiedLayerNormalization":
        return Case(kind, [x, gamma], ["FLOAT"], {**epsilon, "axis": -1}, domain="")
    skip_shape = chosen(rng, (batch, length, width), (1, length, width), (length, width))
    inputs: list[Any] = [x, floats(rng, *skip_shape), gamma]
    if kind == "SkipLayerNormalization":
        inputs.append(chosen(rng, floats(rng, width), None))
    inputs.append(chosen(rng, floats(rng, width), None))
    outputs = ["FLOAT", "", "", "FLOAT"] if rng.random() < 0.6 else ["FLOAT"]
    return Case(kind, inputs, outputs, epsilon)


def embed_norm(rng: Rng) -> Case:
    batch, length, width = int(rng.integers(1, 4)), int(rng.integers(2, 7)), int(rng.integers(2, 20))
    ids = rng.integers(0, 11, (batch, length)).astype(np.int32)
    segments = chosen(rng, rng.integers(0, 2, (batch, length)).astype(np.int32), None)
    mask = np.arange(length)[None, :] < rng.integers(1, length + 1, (batch, 1))
    coordinates = chosen(rng, None, rng.integers(0, 9, (batch, length)).astype(np.int32))
    inputs = [
        ids, segments, floats(rng, 11, width), floats(rng, 9, width), None if segments is None else floats(rng, 2, width),
        floats(rng, width), floats(rng, width), chosen(rng, mask.astype(np.int32), None), coordinates,
    ]  # fmt: skip
    outputs = ["FLOAT", "INT32", "FLOAT"] if rng.random() < 0.6 else ["FLOAT", "INT32"]
    return Case("EmbedLayerNormalization", inputs, outputs, {"epsilon": 1e-6})


def fused_matmul(rng: Rng) -> Case:
    m, n, k = (int(rng.integers(1, 9)) for _ in range(3))
    outer = shape_of(rng, 0, 2)
    trans_a, trans_b = (bool(rng.integers(2)) for _ in range(2))
    batch_a, batch_b = (bool(rng.integers(2)) and len(outer) == 1 for _ in range(2))
    a, b = floats(rng, *outer, m, k), floats(rng, *outer, k, n)
    a, b = (np.swapaxes(x, -1, -2) if t else x for x, t in ((a, trans_a), (b, trans_b)))
    if batch_a:  # the batch lies before the last axis
        a = np.moveaxis(a, 0, -2)
    if batch_b:
        b = np.moveaxis(b, 0, -2)
    attributes = {"alpha": float(rng.uniform(-2, 2)), "transA": int(trans_a), "transB": int(trans_b)}
    attributes |= {"transBatchA": int(batch_a), "transBatchB": int(batch_b)} if batch_a or batch_b else {}
    return Case("FusedMatMul", [np.ascontiguousarray(a), np.ascontiguousarray(b)], ["FLOAT"], attributes)


def fused_gemm(rng: Rng) -> Case:
    m, n, k = (int(rng.integers(1, 9)) for _ in range(3))
    trans_a, trans_b = (int(rng.integers(2)) for _ in range(2))
    a, b = floats(rng, *((k, m) if trans_a else (m, k))), floats(rng, *((n, k) if trans_b else (k, n)))
    name = chosen(rng, "Relu", "Tanh", "Sigmoid", "LeakyRelu", "HardSigmoid")
    attributes: dict[str, Any] = {"transA": trans_a, "transB": trans_b, "alpha": 0.7, "beta": 1.3, "activation": name}
    if name == "LeakyRelu":
        attributes["activation_alpha"] = 0.3
    if name == "HardSigmoid":
        attributes |= {"activation_alpha": 0.3, "activation_beta": 0.4}
    return Case("FusedGemm", [a, b, chosen(rng, floats(rng, n), floats(rng, m, n), None)], ["FLOAT"], attributes)


def fused_conv(rng: Rng) -> Case:
    group = chosen(rng, 1, 1, 2)
    c, o, size, kernel = 2 * int(rng.integers(1, 4)), 2 * int(rng.integers(1, 4)), int(rng.integers(4, 9)), chosen(rng, 1, 3)
    x, w = floats(rng, 2, c, size, size), floats(rng, o, c // group, kernel, kernel)
    name, parameters = chosen(
        rng,
        ("Relu", None),
        ("Tanh", None),
        ("Sigmoid", None),
        ("LeakyRelu", [0.2]),
        ("Clip", [-0.5, 0.7]),
        ("HardSigmoid", [0.3, 0.4]),
    )
    attributes: dict[str, Any] = {"kernel_shape": [kernel] * 2, "group": group, "activation": name, "pads": [kernel // 2] * 4}
    if parameters:
        attributes["activation_params"] = parameters
    z = floats(rng, 2, o, size, size) if rng.random() < 0.3 and name == "Relu" else None
    return Case("FusedConv", [x, w, chosen(rng, floats(rng, o), None), z], ["FLOAT"], attributes)


def matmul_nbits(rng: Rng) -> Case:
    bits, block = chosen(rng, 4, 4, 8, 2), chosen(rng, 16, 32, 64)
    n, k = int(rng.integers(1, 20)), chosen(rng, block, 3 * block, 2 * block + 16)
    blocks = -(-k // block)
    codes = rng.integers(0, 256, (n, blocks, block * bits // 8)).astype(np.uint8)
    scales = floats(rng, n, blocks, scale=0.1)
    zeros = chosen(rng, None, rng.integers(0, 256, (n, -(-blocks * bits // 8))).astype(np.uint8))
    x = floats(rng, *shape_of(rng, 1, 2), k)
    bias = chosen(rng, None, floats(rng, n))
    attributes = {"K": k, "N": n, "bits": bits, "block_size": block}
    return Case("MatMulNBits", [x, codes, scales, zeros, None, bias], ["FLOAT"], attributes, (1, 2, 3), tolerance=1e-4)


def matmul_bnb4(rng: Rng) -> Case:
    block, n, k = 16, int(rng.integers(1, 9)), 16 * int(rng.integers(1, 4))
    codes = rng.integers(0, 256, (n * k + 1) // 2).astype(np.uint8)
    scales = rng.uniform(0.1, 1, -(-n * k // block)).astype(np.float32)
    attributes = {"K": k, "N": n, "block_size": block, "quant_type": int(rng.integers(2))}
    x = floats(rng, *shape_of(rng, 1, 2), k)
    return Case("MatMulBnb4", [x, codes, scales], ["FLOAT"], attributes, (1, 2), tolerance=1e-4)


def routing(rng: Rng, experts: int) -> dict[str, Any]:
    """The attributes of MoE and QMoE that both have."""
    kind = chosen(rng, "relu", "gelu", "silu", "identity", "swiglu")
    attributes: dict[str, Any] = {"activation_type": kind, "k": int(rng.integers(1, experts + 1))}
    attributes["normalize_routing_weights"] = int(rng.integers(2))
    if kind == "swiglu":
        attributes |= {"swiglu_fusion": 1, "activation_alpha": 1.5, "activation_beta": 0.5, "swiglu_limit": 2.0}
    return attributes


def experts(rng: Rng) -> Case:
    rows, hidden, inner, count = (int(rng.integers(1, most)) for most in (8, 12, 12, 5))
    attributes = routing(rng, count)
    wide = inner * (2 if attributes["activation_type"] == "swiglu" else 1)
    x = floats(rng, *chosen(rng, (rows,), (1, rows)), hidden)
    first = floats(rng, count, wide, hidden), chosen(rng, None, floats(rng, count, wide))
    second = floats(rng, count, hidden, inner), chosen(rng, None, floats(rng, count, hidden))
    given = [x, floats(rng, rows, count, scale=2.0), *first, *second]
    return Case("MoE", given, ["FLOAT"], attributes, (2, 3, 4, 5), tolerance=1e-4)


def quantized_experts(rng: Rng) -> Case:
    """Of 4 bits: ONNX Runtime rounds activations to 8 bits beside weights of 8. On a CPU it makes shares sum to 1 whatever
    normalize_routing_weights says."""
    rows, count, block = int(rng.integers(1, 8)), int(rng.integers(1, 5)), 16
    hidden, inner = block * int(rng.integers(1, 4)), block * int(rng.integers(1, 4))
    attributes = {**routing(rng, count), "expert_weight_bits": 4, "block_size": block, "normalize_routing_weights": 1}
    wide = inner * (2 if attributes["activation_type"] == "swiglu" else 1)
    given: list[Array | None] = [floats(rng, rows, hidden, scale=0.3), floats(rng, rows, count, scale=2.0)]
    for n, k in ((wide, hidden), (hidden, inner)):
        codes = rng.integers(0, 256, (count, n, k // 2)).astype(np.uint8)
        scales = rng.uniform(0.01, 0.05, (count, n, k // block)).astype(np.float32)
        given += [codes, scales, chosen(rng, None, floats(rng, count, n))]
    return Case("QMoE", given, ["FLOAT"], attributes, tuple(range(2, 8)), tolerance=2e-3)


def gather_block(rng: Rng) -> Case:
    block, rows = 16, int(rng.integers(3, 9))
    bits = chosen(rng, 4, 8)
    k = block * int(rng.integers(1, 4))
    codes = rng.integers(0, 256, (rows, k * bits // 8)).astype(np.uint8)
    scales = floats(rng, rows, k // block)
    zeros = chosen(rng, None, rng.integers(0, 256, (rows, -(-k // block * bits // 8))).astype(np.uint8))
    indices = rng.integers(-rows, rows, shape_of(rng, 1, 2)).astype(chosen(rng, np.int64, np.int32))
    attributes = {"bits": bits, "block_size": block, "gather_axis": 0, "quantize_axis": 1}
    return Case("GatherBlockQuantized", [codes, indices, scales, zeros], ["FLOAT"], attributes, (0, 2, 3))


def rotary(rng: Rng) -> Case:
    batch, length, heads, size = int(rng.integers(1, 3)), int(rng.integers(1, 6)), int(rng.integers(1, 4)), chosen(rng, 8, 16)
    most = length + 9
    part = chosen(rng, 0, 8) if size == 16 else 0
    cos, sin = floats(rng, most, (part or size) // 2), floats(rng, most, (part or size) // 2)
    four = bool(rng.integers(2))
    x = floats(rng, batch, heads, length, size) if four else floats(rng, batch, length, heads * size)
    positions = chosen(rng, rng.integers(0, most, (batch, length)), rng.integers(0, most - length, (1,))).astype(np.int64)
    attributes: dict[str, Any] = {"interleaved": int(rng.integers(2))}
    if part:
        attributes |= {"rotary_embedding_dim": part, "num_heads": heads}
    return Case("RotaryEmbedding", [x, positions, cos, sin], ["FLOAT"], attributes)


def attention(rng: Rng) -> Case:
    batch, length, heads, size, past = (int(rng.integers(1, hi)) for hi in (4, 6, 4, 3, 5))
    size *= 4
    width = heads * size
    has_past, wide = bool(rng.integers(2)), int(rng.integers(2, 20))
    total = length + (past if has_past else 0)
    masks = [None, (rng.random((batch, total)) < 0.7).astype(np.int32), rng.integers(1, total + 1, (batch,)).astype(np.int32)]
    masks += [(rng.random((batch, length, total)) < 0.7).astype(np.int32)]
    mask = chosen(rng, *masks)
    if mask is not None and mask.ndim == 2:
        mask[:, 0] = 1
    inputs = [
        floats(rng, batch, length, wide), floats(rng, wide, 3 * width, scale=0.3), floats(rng, 3 * width), mask,
        floats(rng, 2, batch, heads, past, size) if has_past else None,
        None if has_past or rng.random() < 0.6 else floats(rng, chosen(rng, 1, batch), chosen(rng, 1, heads), length, total),
    ]  # fmt: skip
    attributes: dict[str, Any] = {"num_heads": heads, "unidirectional": int(rng.integers(2))}
    if rng.random() < 0.3:
        attributes["scale"] = 0.3
    return Case("Attention", inputs, ["FLOAT", "FLOAT"] if has_past else ["FLOAT"], attributes)


def multi_head(rng: Rng) -> Case:
    batch, rows, columns, heads, size = (int(rng.integers(1, hi)) for hi in (4, 6, 6, 4, 3))
    size *= 4
    form = chosen(rng, "plain", "plain", "past", "cross")
    columns = rows if form == "past" else columns
    past = int(rng.integers(1, 5)) if form == "past" else 0
    value = size * chosen(rng, 1, 2) if form == "plain" else size
    total = columns + past
    if form == "cross":
        k, v = floats(rng, batch, heads, columns, size), floats(rng, batch, heads, columns, size)
    else:
        k, v = floats(rng, batch, columns, heads * size), floats(rng, batch, columns, heads * value)
    bias = chosen(rng, None, floats(rng, heads * (2 * size + value)))
    mask = chosen(
        rng, None, (rng.random((batch, total)) < 0.7).astype(np.int32), rng.integers(1, total + 1, (batch,)).astype(np.int32)
    )
    if mask is not None and (form == "past" or mask.ndim == 1):
        mask = (rng.random((batch, total)) < 0.7).astype(np.int32)
    added = floats(rng, chosen(rng, 1, batch), chosen(rng, 1, heads), rows, total) if rng.random() < 0.4 else None
    inputs = [floats(rng, batch, rows, heads * size), k, v, None if form == "cross" else bias, mask, added]
    if form == "past":
        inputs += [floats(rng, batch, heads, past, size), floats(rng, batch, heads, past, size)]
    outputs = ["FLOAT"] * (3 if form == "past" else 1)
    attributes = {"num_heads": heads, "unidirectional": int(rng.integers(2)) if form == "past" or rows == columns else 0}
    return Case("MultiHeadAttention", inputs, outputs, attributes)


def group_query(rng: Rng) -> Case:
    fewer, groups, size = int(rng.integers(1, 3)), int(rng.integers(1, 4)), chosen(rng, 8, 16)
    heads, form = fewer * groups, chosen(rng, "prompt", "step", "chunk", "first")
    batch = 1 if form == "chunk" else int(rng.integers(1, 4))
    rows = 1 if form == "step" else int(rng.integers(2, 6))
    rotary_ = bool(rng.integers(2)) and size == 16
    if form in ("prompt", "first"):
        total, past = rows, 0 if form == "first" else rows + int(rng.integers(0, 5))
        lengths = rng.integers(0, rows, batch)
        lengths[0] = rows - 1
    else:
        before = int(rng.integers(1, 7))
        total = before + rows
        past = chosen(rng, before, total + int(rng.integers(0, 4)))
        lengths = np.full(batch, total - 1) if form == "chunk" else rng.integers(0, total, batch)
        lengths[0] = total - 1
    packed = bool(rng.integers(2))
    widths = [heads * size, fewer * size, fewer * size]
    parts = [floats(rng, batch, rows, width) for width in widths]
    given: list[Any] = [np.concatenate(parts, 2), None, None] if packed else list(parts)
    given += [floats(rng, batch, fewer, past, size) if past else None for _ in range(2)]
    given += [lengths.astype(np.int32), np.array(total, np.int32)]
    part = 16 if batch > 1 else chosen(rng, 8, 16)
    given += [floats(rng, total + 5, part // 2) if rotary_ else None for _ in range(2)]
    bias = floats(rng, 1, chosen(rng, 1, heads), rows, total) if rng.random() < 0.2 else None
    sink = floats(rng, heads) if rng.random() < 0.2 else None
    given += [None, bias, sink]
    attributes: dict[str, Any] = {"num_heads": heads, "kv_num_heads": fewer, "do_rotary": int(rotary_)}
    if rotary_:
        attributes["rotary_interleaved"] = int(rng.integers(2))
    for name, value in (
        ("local_window_size", int(rng.integers(1, 6))),
        ("softcap", 3.0),
        ("scale", 0.4),
        ("smooth_softmax", 1),
    ):
        if rng.random() < 0.3 and not (name == "smooth_softmax" and sink is not None):
            attributes[name] = value

    def valid(results: list[Array]) -> list[Array]:
        out, k, v = results
        seen = [out[b, : lengths[b] + 1] if form in ("prompt", "first") else out[b] for b in range(batch)]
        kept = [x[b, :, : lengths[b] + 1] for x in (k, v) for b in range(batch)]
        return [*seen, *kept, np.array(k.shape)]

    return Case("GroupQueryAttention", given, ["FLOAT"] * 3, attributes, (6,), valid=valid)


def bytes_of(rng: Rng, *shape: int, signed: bool | None = None) -> Array:
    signed = bool(rng.integers(2)) if signed is None else signed
    return rng.integers(-128, 128, shape).astype(np.int8) if signed else rng.integers(0, 256, shape).astype(np.uint8)


def scale_of(rng: Rng) -> Array:
    return np.array(rng.uniform(0.005, 0.05), np.float32)


def zero_of(rng: Rng, signed: bool) -> Array:
    return np.array(rng.integers(-20, 20) + (0 if signed else 128), np.int8 if signed else np.uint8)


def quantized(rng: Rng, *shape: int, signed: bool) -> list[Any]:
    return [bytes_of(rng, *shape, signed=signed), scale_of(rng), zero_of(rng, signed)]


def qlinear(rng: Rng) -> Case:
    signed = bool(rng.integers(2))
    dtype, shape = "INT8" if signed else "UINT8", shape_of(rng, 2)
    name = chosen(rng, "Add", "Mul", "LeakyRelu", "Sigmoid", "Softmax", "Concat", "AveragePool", "GlobalAveragePool", "Where")
    y = [scale_of(rng), zero_of(rng, signed)]
    attributes: dict[str, Any] = {}
    inputs = [*quantized(rng, *shape, signed=signed), *y]
    if name in ("Add", "Mul"):
        other = [size if rng.random() < 0.7 else 1 for size in shape]
        inputs = [*quantized(rng, *shape, signed=signed), *quantized(rng, *other, signed=signed), *y]
    elif name == "Softmax":
        inputs[3] = np.array(1 / 256, np.float32)
        attributes = {"opset": chosen(rng, 11, 13), "axis": int(rng.integers(-len(shape), len(shape)))}
    elif name == "LeakyRelu":
        attributes = {"alpha": 0.2}
    elif name == "Concat":
        inputs = [*y, *quantized(rng, *shape, signed=signed), *quantized(rng, *shape, signed=signed)]
        attributes = {"axis": int(rng.integers(len(shape)))}
    elif name.endswith("Pool"):
        last = int(rng.integers(2))
        attributes = {"channels_last": last}
        if name == "AveragePool":
            attributes |= {
                "kernel_shape": [3, 2],
                "strides": [2, 1],
                "pads": [1, 0, 1, 1],
                "count_include_pad": int(rng.integers(2)),
            }
        inputs = [*quantized(rng, 2, 7, 8, 5, signed=signed), *y]
    elif name == "Where":
        condition = rng.random(shape) < 0.5
        inputs = [condition, *quantized(rng, *shape, signed=signed), *quantized(rng, *shape, signed=signed), *y]
    return Case(f"QLinear{name}", inputs, [dtype], attributes, tuple(range(2)) if name == "Concat" else ())


def qlinear_conv(rng: Rng) -> Case:
    last, c, o = int(rng.integers(2)), int(rng.integers(1, 6)), int(rng.integers(1, 6))
    x = quantized(rng, *((2, 6, 7, c) if last else (2, c, 6, 7)), signed=False)
    w = [bytes_of(rng, o, c, 3, 3, signed=True), np.full(o, 0.02, np.float32), np.zeros(o, np.int8)]
    bias = chosen(rng, None, rng.integers(-999, 999, o).astype(np.int32))
    inputs = [*x, *w, np.array(0.3, np.float32), zero_of(rng, False), bias]
    attributes = {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1], "strides": [chosen(rng, 1, 2)] * 2, "channels_last": last}
    return Case("QLinearConv", inputs, ["UINT8"], attributes, (1, 2, 3, 4, 5, 6, 7, 8))


def integer_matmul(rng: Rng) -> Case:
    m, n, k = (int(rng.integers(1, 9)) for _ in range(3))
    outer = shape_of(rng, 0, 1)
    name = chosen(rng, "DynamicQuantizeMatMul", "MatMulIntegerToFloat", "QGemm", "QAttention", "MatMulInteger16")
    if name == "MatMulInteger16":
        operands = [rng.integers(-999, 999, shape).astype(np.int16) for shape in ((m, k), (k, n))]
        return Case(name, operands, ["INT32"], quanta=0)
    signed = bool(rng.integers(2))
    per = chosen(rng, 1, n)
    b = bytes_of(rng, k, n, signed=signed)
    b_scale = rng.uniform(0.01, 0.1, per).astype(np.float32)
    b_zero = chosen(rng, None, np.full(per, zero_of(rng, signed)))
    bias = chosen(rng, None, floats(rng, n))
    if name == "DynamicQuantizeMatMul":
        return Case(name, [floats(rng, *outer, m, k), b, b_scale, b_zero, bias], ["FLOAT"], weights=(1, 2, 3), tolerance=3e-3)
    if name == "MatMulIntegerToFloat":
        a = quantized(rng, *outer, m, k, signed=False)
        return Case(name, [a[0], b, a[1], b_scale, chosen(rng, a[2], None), b_zero, bias], ["FLOAT"], weights=(1, 3, 5))
    if name == "QGemm":
        trans_a, trans_b = (int(rng.integers(2)) for _ in range(2))
        a = quantized(rng, *((k, m) if trans_a else (m, k)), signed=False)
        b_zero = np.full(per, zero_of(rng, signed)) if b_zero is None else b_zero
        c = chosen(rng, None, rng.integers(-999, 999, n).astype(np.int32))
        y = chosen(rng, [], [np.array(0.5, np.float32), zero_of(rng, False)])
        inputs = [*a, b.T.copy() if trans_b else b, b_scale, b_zero, c, *y]
        attributes = {"transA": trans_a, "transB": trans_b, "alpha": 0.9}
        return Case(name, inputs, ["UINT8" if y else "FLOAT"], attributes, (3, 4, 5))
    heads, size, length, batch = 2, 4, int(rng.integers(1, 5)), 2
    width = heads * size
    x, w = quantized(rng, batch, length, k, signed=False), bytes_of(rng, k, 3 * width, signed=True)
    w_scale = np.array(0.02, np.float32)
    mask = chosen(rng, None, np.ones((batch, length), np.int32), rng.integers(1, length + 1, batch).astype(np.int32))
    inputs = [x[0], w, floats(rng, 3 * width), x[1], w_scale, mask, x[2], np.array(0, np.int8)]
    return Case(name, inputs, ["FLOAT"], {"num_heads": heads, "unidirectional": int(rng.integers(2))}, (1, 2))


def linear_codes(rng: Rng) -> Case:
    dtype = chosen(rng, np.int8, np.uint8, np.int16, np.uint16)
    shape, axis = shape_of(rng, 2), 1
    per = bool(rng.integers(2))
    scale = rng.uniform(0.01, 0.1, (shape[axis],) if per else ()).astype(np.float32)
    zero = np.full_like(scale, 5, dtype=dtype)
    name = {np.int8: "INT8", np.uint8: "UINT8", np.int16: "INT16", np.uint16: "UINT16"}[dtype]
    if rng.integers(2):
        return Case("QuantizeLinear", [floats(rng, *shape, scale=3), scale, zero], [name], {"axis": axis})
    info = np.iinfo(dtype)
    x = rng.integers(info.min, info.max + 1, shape).astype(dtype)
    return Case("DequantizeLinear", [x, scale, zero], ["FLOAT"], {"axis": axis})


def other(rng: Rng) -> Case:
    name = chosen(rng, "Inverse", "Trilu", "ExpandDims", "Pad", "Range", "GatherND", "GridSample", "UnfoldTensor", "CDist")
    if name == "Inverse":
        size = int(rng.integers(1, 6))
        x = floats(rng, *shape_of(rng, 0, 2), size, size) + 3 * np.eye(size, dtype=np.float32)
        return Case(name, [x], ["FLOAT"], tolerance=2e-4)
    if name == "Trilu":
        inputs = [floats(rng, *shape_of(rng, 2)), chosen(rng, None, np.array(int(rng.integers(-2, 3)), np.int64))]
        return Case(name, inputs, ["FLOAT"], {"upper": int(rng.integers(2))}, (1,))
    if name == "ExpandDims":
        x = floats(rng, *shape_of(rng))
        return Case(name, [x, np.array(int(rng.integers(-x.ndim - 1, x.ndim + 1)), np.int32)], ["FLOAT"], {}, (1,))
    if name == "Pad":
        x = floats(rng, 3, 4)
        mode = chosen(rng, "constant", "edge", "reflect")
        pads = rng.integers(0, 3, 4).astype(np.int64)
        return Case(name, [x, pads, np.array(0.5, np.float32) if mode == "constant" else None], ["FLOAT"], {"mode": mode}, (1,))
    if name == "Range":
        values = [np.array(v, np.float32) for v in (1.0, 7.5, 0.8)]
        return Case(name, values, ["FLOAT"], {}, (0, 1, 2))
    if name == "GatherND":
        return Case(name, [floats(rng, 4, 5, 3), rng.integers(0, 4, (2, 2)).astype(np.int64)], ["FLOAT"])
    if name == "GridSample":
        modes = {
            "mode": chosen(rng, "bilinear", "nearest", "bicubic"),
            "padding_mode": chosen(rng, "zeros", "border", "reflection"),
        }
        grid = rng.uniform(-1.3, 1.3, (2, 4, 3, 2)).astype(np.float32)
        return Case(
            name, [floats(rng, 2, 3, 5, 6), grid], ["FLOAT"], {**modes, "align_corners": int(rng.integers(2))}, tolerance=1e-4
        )
    if name == "UnfoldTensor":
        return Case(
            name,
            [floats(rng, 3, 9, 2)],
            ["FLOAT"],
            {"dim": 1, "size": int(rng.integers(1, 4)), "step": int(rng.integers(1, 4))},
        )
    return Case(
        name,
        [floats(rng, 4, 6), floats(rng, 5, 6)],
        ["FLOAT"],
        {"metric": chosen(rng, "euclidean", "sqeuclidean")},
        tolerance=1e-3,
    )


CASES: dict[str, Callable[[Rng], Case]] = {
    function.__name__: function
    for function in (
        activation, norm, embed_norm, fused_matmul, fused_gemm, fused_conv, matmul_nbits, gather_block, rotary, attention,
        matmul_bnb4, experts, quantized_experts, multi_head, group_query, qlinear, qlinear_conv,
        integer_matmul, linear_codes, other,
    )
}  # fmt: skip
