"""Drawn operators of onnxruntime's own domain, com.microsoft, as its CPU kernels compute them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.fuzz.builder import Skip
from tests.fuzz.onnx_builder import CONTRIB, OnnxBuilder

__all__ = ["OPERATORS"]


def _float32(b: OnnxBuilder, low: int = 1, high: int = 3) -> str:
    return b.pick(
        lambda t: str(t.dtype) == "float32" and low <= t.ndim <= high and t.size > 0,
        lambda: b.new(tuple(max(1, n) for n in b.shape(low, high)), "float32"),
    )


def _row(b: OnnxBuilder, count: int) -> str:
    return b.new((count,), "float32")


def _add(b: OnnxBuilder, op: str, given: list[str], count: int = 1, **more: Any) -> str:
    return b.add(op, given, count, domain=CONTRIB, **more)


def activations(b: OnnxBuilder) -> None:
    x = _float32(b, 1, 4)
    op = b.choice(("FastGelu", "QuickGelu", "Gelu", "BiasGelu", "BiasedFastGelu"))
    if op == "QuickGelu":
        _add(b, op, [x], alpha=b.choice((1.702, 1.0, 0.5)))
    elif op.startswith("Bias"):
        _add(b, op.replace("BiasedFastGelu", "FastGelu"), [x, _row(b, b[x].shape[-1])])
    else:
        _add(b, op, [x])


def products(b: OnnxBuilder) -> None:
    op = b.choice(("FusedMatMul", "TransposeMatMul", "FusedGemm", "CDist"))
    m, k, n = b.integer(1, 9), b.integer(1, 33), b.integer(1, 17)
    turned, other = b.integer(0, 1), b.integer(0, 1)
    if op == "CDist":
        _add(
            b, op, [b.new((m, k), "float32"), b.new((n, k), "float32")], metric=b.choice(("euclidean", "sqeuclidean")), terms=k
        )
        return
    outer = (b.integer(1, 3),) if op != "FusedGemm" and b.flag() else ()
    x = b.new((*outer, k, m) if turned else (*outer, m, k), "float32")
    y = b.new((*outer, n, k) if other else (*outer, k, n), "float32")
    more: dict[str, Any] = {"transA": turned, "transB": other, "alpha": b.choice((1.0, 0.5)), "terms": k}
    if op == "FusedGemm":
        more["activation"] = b.choice(("Relu", "Tanh", "Sigmoid", "LeakyRelu"))
        more |= {"activation_alpha": 0.1} if more["activation"] == "LeakyRelu" else {}
        _add(b, op, [x, y, _row(b, n)], **more)
    else:
        _add(b, op, [x, y], **more)


def norms(b: OnnxBuilder) -> None:
    x = _float32(b, 3, 3)
    t = b[x]
    op = b.choice(("SkipLayerNormalization", "SkipSimplifiedLayerNormalization"))
    skip = b.beside(x, "float32")
    if b[skip].shape != t.shape:
        raise Skip
    given = [x, skip, _row(b, t.shape[-1])]
    if op == "SkipLayerNormalization":
        given += [_row(b, t.shape[-1])] if b.flag() else [""]
    given += [_row(b, t.shape[-1])] if b.flag() else []
    while not given[-1]:
        given.pop()
    _add(b, op, given, epsilon=b.choice((1e-5, 1e-3)), terms=t.shape[-1])


def attention(b: OnnxBuilder) -> None:
    """MultiHeadAttention with and without masks and biases; heads that share keys; rotations."""
    batch, heads, width = b.integer(1, 2), b.choice((1, 2, 4)), b.choice((4, 8, 16))
    rows, keys = b.integer(1, 7), b.integer(1, 9)
    hidden = heads * width
    op = b.choice(("MultiHeadAttention", "GroupQueryAttention", "RotaryEmbedding"))
    if op == "MultiHeadAttention":
        given = [b.new((batch, n, hidden), "float32") for n in (rows, keys, keys)]
        given += [_row(b, 3 * hidden)] if b.flag() else [""]
        given += [b.new((batch, keys), "int32", 0, 2)] if not b.integer(0, 2) else [""]
        given += [b.new((b.choice((1, batch)), heads, rows, keys), "float32")] if b.flag() else []
        while not given[-1]:
            given.pop()
        _add(b, op, given, num_heads=heads, terms=keys * width, **({"scale": 0.3} if b.flag() else {}))
    elif op == "GroupQueryAttention":
        groups = b.choice([n for n in (1, 2, 4) if heads % n == 0])
        given = [b.new((batch, rows, n * width), "float32", weight=False) for n in (heads, groups, groups)]
        lengths = b.constant(np.full(batch, rows - 1, np.int32))
        _add(b, op, [*given, "", "", lengths, b.constant(np.asarray(rows, np.int32))], 3, num_heads=heads, kv_num_heads=groups,
             terms=rows * width)  # fmt: skip
    else:
        x = b.new((batch, rows, hidden), "float32", weight=False)
        indices = b.new((batch, rows), "int64", 0, 12)
        tables = [b.new((12, width // 2), "float32") for _ in range(2)]
        _add(b, op, [x, indices, *tables], num_heads=heads, interleaved=b.integer(0, 1))


def quantized(b: OnnxBuilder) -> None:
    """Sums and products of numbers that stand for others; weights in blocks of 4 bits; rows quantized as they come."""
    op = b.choice(
        ("QLinearAdd", "QLinearMul", "QLinearSigmoid", "MatMulIntegerToFloat", "DynamicQuantizeMatMul", "MatMulNBits")
    )
    kind = b.choice(("uint8", "int8"))
    m, k, n = b.integer(1, 9), b.integer(1, 33), b.integer(1, 9)
    scale = [b.constant(np.float32(s)) for s in (0.043, 0.021, 0.08)]
    zeros = [b.constant(np.asarray(z, kind)) for z in (3, 1, 10)]
    whole = lambda *shape: b.new(shape, kind, 0, 99)  # noqa: E731
    if op in ("QLinearAdd", "QLinearMul"):
        _add(b, op, [whole(m, k), scale[0], zeros[0], whole(m, k), scale[1], zeros[1], scale[2], zeros[2]])
    elif op == "QLinearSigmoid":
        _add(b, op, [whole(m, k), scale[0], zeros[0], b.constant(np.float32(1 / 256)), zeros[2]])
    elif op == "MatMulIntegerToFloat":
        signed = b.choice(("uint8", "int8"))
        second = b.constant(np.asarray(2, signed))
        _add(b, op, [b.new((m, k), "uint8", 0, 99), b.new((k, n), signed, 0, 99), *scale[:2], b.constant(np.uint8(3)), second],
             terms=k)  # fmt: skip
    elif op == "DynamicQuantizeMatMul":
        _add(b, op, [b.new((m, k), "float32", weight=False), whole(k, n), scale[0], zeros[0]], terms=k)
    else:
        block = b.choice((16, 32, 64))
        parts = -(-k // block)
        rng = np.random.default_rng(b.integer(0, 99))
        packed = b.constant(rng.integers(0, 256, (n, parts, block // 2)).astype(np.uint8))
        scales = b.constant(rng.uniform(0.01, 0.1, n * parts).astype(np.float32))
        points = [b.constant(rng.integers(0, 256, n * -(-parts // 2)).astype(np.uint8))] if b.flag() else []
        x = b.new((m, k), "float32", weight=False)
        _add(b, op, [x, packed, scales, *points], K=k, N=n, bits=4, block_size=block, terms=k)


def moves(b: OnnxBuilder) -> None:
    op = b.choice(("ExpandDims", "Trilu", "GatherND", "Inverse"))
    if op == "Inverse":
        n = b.integer(1, 6)
        base = np.random.default_rng(b.integer(0, 99)).uniform(-1, 1, (b.integer(1, 3), n, n)) + 3 * np.eye(n)
        _add(b, op, [b.add("Add", [b.constant(base.astype(np.float32)), b.constant(np.float32(0.01))])], terms=n)
        return
    x = _float32(b, 2, 3)
    t = b[x]
    if op == "ExpandDims":
        _add(b, op, [x, b.constant(np.asarray(b.integer(-t.ndim - 1, t.ndim), np.int32))], exact=True)
    elif op == "Trilu":
        _add(b, op, [x, b.constant(np.asarray(b.integer(-2, 2), np.int64))], upper=b.integer(0, 1), exact=True)
    elif op == "GatherND":
        _add(b, op, [x, b.new((b.integer(1, 4), 1), "int64", 0, t.shape[0])], exact=True)


OPERATORS: tuple[tuple[int, Callable[[OnnxBuilder], None]], ...] = (
    (2, activations),
    (2, products),
    (2, norms),
    (2, attention),
    (3, quantized),
    (1, moves),
)
