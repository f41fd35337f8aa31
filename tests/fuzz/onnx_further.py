"""Drawn ONNX operators and forms that the other files leave out: attributes in place of inputs, as before opset 18, attention
and its rotation, what regions and classes choose, signals, optionals, and the operators of ai.onnx.ml and com.microsoft that
are tables or quantized numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from onnx import TensorProto

from tests.fuzz.builder import Skip
from tests.fuzz.onnx_builder import CONTRIB, LEARNED, OnnxBuilder, floating

__all__ = ["OPERATORS"]


def by_attributes(b: OnnxBuilder) -> None:
    """Axes, bounds, pads and counts as attributes: of opsets up to 17 reductions, up to 12 the moves, up to 10 the rest."""
    x = b.float(1)
    t = b[x]
    axis = b.integer(0, t.ndim - 1)
    if not t.size:
        raise Skip
    if b.opset < 18 and not b.integer(0, 2):
        op = b.choice(
            ("ReduceMean", "ReduceMax", "ReduceMin", "ReduceL1", "ReduceL2", "ReduceLogSumExp", "ReduceProd", "ReduceSum")
        )
        axes = sorted({axis, b.integer(0, t.ndim - 1)})
        axes = [each - t.ndim for each in axes] if b.opset > 10 and b.flag() else axes
        given = {"axes": axes} if b.flag() else {}
        b.add(op, [x], keepdims=b.integer(0, 1), exact=op in ("ReduceMax", "ReduceMin"), terms=t.size, **given)
        return
    op = b.choice(
        ("Squeeze", "Unsqueeze", "Split", "Softmax", "LogSoftmax", "Hardmax", "Clip", "Pad", "TopK", "Slice", "Dropout")
    )
    if b.opset > 12:
        raise Skip
    if op == "Squeeze":
        b.add(op, [x], axes=[n for n, size in enumerate(t.shape) if size == 1], exact=True)
    elif op == "Unsqueeze":
        b.add(op, [x], axes=sorted({b.integer(0, t.ndim), t.ndim + 1}), exact=True)
    elif op == "Split":
        first = b.integer(1, max(1, t.shape[axis] - 1))
        parts = {"split": [first, t.shape[axis] - first]} if b.flag() else {}
        b.add(op, [x], 2, axis=axis, exact=True, **parts)
    elif op in ("Softmax", "LogSoftmax", "Hardmax"):
        b.add(op, [x], terms=t.size, **({"axis": axis} if b.flag() else {}))
    elif op == "Dropout":
        b.add(op, [x], exact=True, ratio=0.3)
    elif b.opset > 10:
        raise Skip
    elif op == "Clip":
        bounds = {"min": -0.5, "max": 0.75}
        b.add(op, [x], exact=True, **{name: value for name, value in bounds.items() if b.flag()})
    elif op == "Pad":
        mode = b.choice(("constant", "reflect", "edge"))
        most = min([*t.shape, 4]) - (mode == "reflect")
        value = {"value": 1.5} if mode == "constant" and b.flag() else {}
        b.add(op, [x], mode=mode, pads=[b.integer(0, max(most, 0)) for _ in range(2 * t.ndim)], exact=True, **value)
    elif op == "Slice" and b.opset < 10:
        start = b.integer(-t.shape[axis], t.shape[axis] - 1)
        more = {"axes": [axis]} if b.flag() else {}
        b.add(op, [x], starts=[start], ends=[b.choice((1 << 30, -1, 2))], exact=True, **more)
    elif op == "TopK" and b.opset < 10:
        b.add(op, [x], 2, k=b.integer(1, min(4, t.shape[axis])), axis=axis, exact=True)


def without_options(b: OnnxBuilder) -> None:
    """What the other draws always give is left out: one bound, biases, axes, names of outputs."""
    x = b.float(2)
    t = b[x]
    kind = b.choice(("Clip", "Layer", "LayerOutputs", "Axes", "Gather", "Slice", "ArgMax", "Cast", "Reshape", "Concat"))
    bound = b.constant(np.asarray(0.25).astype(t.dtype))
    if not t.size:
        raise Skip
    if kind == "Clip" and b.opset > 10:
        b.add(kind, b.choice(([x, "", bound], [x, bound], [x])), exact=True)
    elif kind.startswith("Layer") and b.opset > 16:
        axis = b.integer(-t.ndim, t.ndim - 1)
        shape = b.choice((t.shape[axis % t.ndim :], t.shape[-1:], (1,)))
        weights = [b.new(shape, str(t.dtype), weight=True) for _ in range(b.integer(1, 2))]
        count = 3 if kind == "LayerOutputs" else 1
        b.add("LayerNormalization", [x, *weights], count, axis=axis, epsilon=1e-3, terms=t.size)
    elif kind == "Axes" and b.opset > 17:
        op = b.choice(("ReduceSum", "ReduceMax", "ReduceMean"))
        empty = b.constant(np.zeros(0, np.int64))
        b.add(op, [x, empty] if b.flag() else [x], noop_with_empty_axes=b.integer(0, 1), keepdims=b.integer(0, 1), terms=t.size)
    elif kind == "Gather":
        at = b.constant(np.asarray(b.integer(-t.shape[0], t.shape[0] - 1), np.int32))
        b.add(kind, [x, at], exact=True)
    elif kind == "Slice" and b.opset > 9:
        b.add(kind, [x, b.whole(b.integer(0, 2)), b.whole(b.choice((-1, 5)))], exact=True)
    elif kind == "ArgMax":
        b.add(b.choice(("ArgMax", "ArgMin")), [x], exact=True)
    elif kind == "Cast" and b.opset > 18:
        b.add(kind, [x], to=TensorProto.FLOAT16, saturate=b.integer(0, 1))
    elif kind == "Reshape" and b.opset > 13:
        b.add(kind, [x, b.whole(b.choice((0, -1)), b.choice((-1, t.shape[-1])))], allowzero=b.integer(0, 1), exact=True)
    elif kind == "Concat":
        b.add(kind, [x], axis=b.integer(-t.ndim, t.ndim - 1), exact=True)


def attention(b: OnnxBuilder) -> None:
    """ONNX's own attention: heads apart or side by side, that share keys, masks of numbers and of bools, causal; rotations."""
    if b.opset < 23:
        raise Skip
    batch, heads, width = b.dynamic or b.integer(1, 2), b.choice((1, 2, 4)), b.choice((4, 8, 6))
    rows, keys, dtype = b.integer(1, 9), b.integer(1, 9), b.choice(("float32", "float16", "float32"))
    shared = b.choice([n for n in (heads, 1, 2) if heads % n == 0])
    if not b.integer(0, 3):
        x = b.new((batch, heads, rows, width), dtype, weight=False)
        tables = [b.new((batch, rows, width // 2), dtype, weight=False) for _ in range(2)]
        b.add("RotaryEmbedding", [x, *tables], interleaved=b.integer(0, 1))
        return
    if apart := b.flag():
        sizes = (batch, heads, rows, width), (batch, shared, keys, width), (batch, shared, keys, width)
    else:
        sizes = (batch, rows, heads * width), (batch, keys, shared * width), (batch, keys, shared * width)
    given = [b.new(size, dtype, weight=False) for size in sizes]
    kind = b.integer(0, 3)
    if kind == 1:
        given.append(b.new(b.choice(((rows, keys), (batch, 1, rows, keys))), dtype, weight=False))
    elif kind == 2:
        given.append(b.constant(np.arange(rows * keys).reshape(rows, keys) % 3 < 2))
    more: dict[str, Any] = {} if apart else {"q_num_heads": heads, "kv_num_heads": shared}
    more |= {"scale": 0.3} if b.flag() else {}
    more |= {"softcap": 2.0} if not b.integer(0, 3) else {}
    b.add("Attention", given, is_causal=b.integer(0, 1) if kind == 0 else 0, terms=keys * width, **more)


def signals(b: OnnxBuilder) -> None:
    kind = b.choice(
        ("STFT", "MelWeightMatrix", "Window", "Det", "AffineGrid", "GlobalLpPool", "CumProd", "Swish", "TensorScatter")
    )
    if kind == "STFT" and b.opset > 16:
        n = b.integer(8, 40)
        x = b.new((b.integer(1, 2), n, 1), "float32")
        frame, step = b.choice((4, 8, 5)), b.constant(np.asarray(b.integer(1, 4), np.int64))
        window = b.constant(np.hanning(frame).astype(np.float32))
        b.add(kind, [x, step, window, b.constant(np.asarray(frame, np.int64))], onesided=b.integer(0, 1), terms=frame)
    elif kind == "MelWeightMatrix" and b.opset > 16:
        numbers = [b.constant(np.asarray(n, np.int64)) for n in (b.integer(2, 8), 16, 8000)]
        edges = [b.constant(np.float32(n)) for n in (20.0, 3800.0)]
        b.add(kind, [*numbers, *edges])
    elif kind == "Window" and b.opset > 16:
        op = b.choice(("HannWindow", "HammingWindow", "BlackmanWindow"))
        b.add(op, [b.constant(np.asarray(b.integer(1, 17), np.int64))], periodic=b.integer(0, 1))
    elif kind == "Det":
        n = b.integer(1, 5)
        base = np.random.default_rng(b.integer(0, 99)).uniform(-1, 1, (b.integer(1, 3), n, n)) + 3 * np.eye(n)
        b.add(kind, [b.add("Add", [b.constant(base.astype(np.float32)), b.new((1,), "float32", weight=False)])], terms=n)
    elif kind == "AffineGrid" and b.opset > 19:
        flat = b.flag()
        theta = b.new((2, 2, 3) if flat else (2, 3, 4), "float32", weight=False)
        size = b.whole(2, 3, *([4, 5] if flat else [2, 3, 4]))
        b.add(kind, [theta, size], align_corners=b.integer(0, 1), terms=4)
    elif kind == "GlobalLpPool":
        x = b.new((2, 3, b.integer(1, 6), b.integer(1, 6)), "float32")
        b.add(kind, [x], p=b.integer(1, 3), terms=36)
    elif kind == "CumProd" and b.opset > 25:
        x = b.add("Sigmoid", [b.float(1)])
        b.add(
            kind, [x, b.constant(np.asarray(0, np.int64))], exclusive=b.integer(0, 1), reverse=b.integer(0, 1), terms=b[x].size
        )
    elif kind == "Swish" and b.opset > 23:
        b.add(kind, [b.float()], alpha=b.choice((1.0, 0.5)))
    elif kind == "TensorScatter" and b.opset > 23:
        cache = b.new((2, 3, 8, 4), "float32", weight=False)
        update = b.new((2, 3, b.integer(1, 3), 4), "float32", weight=False)
        b.add(kind, [cache, update, b.whole(b.integer(0, 5), 1)], mode=b.choice(("linear", "circular")), exact=True)


def regions(b: OnnxBuilder) -> None:
    """Windows that are named, boxes that are kept, samples at offsets, enlarged images."""
    kind = b.choice(("MaxRoiPool", "NonMaxSuppression", "DeformConv", "Upsample", "Scatter", "RoiAlign", "Dropout"))
    x = b.new((b.integer(1, 2), b.integer(1, 4), b.integer(3, 9), b.integer(3, 9)), "float32", weight=False)
    t = b[x]
    if kind == "MaxRoiPool":
        boxes = b.constant(np.asarray([[0, 0, 0, 2, 2], [t.shape[0] - 1, 1, 1, 5, 4]], np.float32))
        b.add(kind, [x, boxes], pooled_shape=[b.integer(1, 3), 2], spatial_scale=b.choice((1.0, 0.5)), exact=True)
    elif kind == "NonMaxSuppression" and b.opset > 10:
        count = b.integer(1, 9)
        corners = np.random.default_rng(b.integer(0, 99)).uniform(0, 1, (1, count, 4)).astype(np.float32)
        scores = b.new((1, b.integer(1, 2), count), "float32", weight=False)
        given = [b.constant(corners), scores, b.constant(np.asarray(b.integer(1, 4), np.int64)), b.constant(np.float32(0.4))]
        given += [b.constant(np.float32(0.1))] if b.flag() else []
        b.add(kind, given, center_point_box=b.integer(0, 1), exact=True)
        b.counted = True
    elif kind == "DeformConv" and b.opset > 18:
        n, c, h, w = t.shape
        offset = b.new((n, 8, h - 1, w - 1), "float32", weight=False)
        weight = b.new((b.integer(1, 3), c, 2, 2), "float32", weight=True)
        b.add(kind, [x, weight, offset], kernel_shape=[2, 2], pads=[0, 0, 0, 0], terms=4 * c)
    elif kind == "Upsample" and b.opset < 10:
        scales = b.constant(np.asarray([1, 1, b.choice((1, 2, 3)), 2], np.float32))
        b.add(kind, [x, scales], mode=b.choice(("nearest", "linear")))
    elif kind == "Scatter" and b.opset < 11:
        index = b.new((1, 1, 2, 3), "int64", 0, 3)
        b.add(kind, [x, index, b.new((1, 1, 2, 3), "float32")], axis=2)
    elif kind == "Dropout" and b.opset > 11:
        b.add(kind, [x], b.integer(1, 2), exact=True)


def optionals(b: OnnxBuilder) -> None:
    x = b.any(1)
    if b.opset < 18 or str(b[x].dtype) == "bfloat16":
        raise Skip
    if b.flag():
        b.add("OptionalGetElement", [x], exact=True)
    else:
        b.add("OptionalHasElement", [x] if b.flag() else [], exact=True)


def learned(b: OnnxBuilder) -> None:
    """Tables, classes and scales that were learned, of the domain ai.onnx.ml."""
    rows, width = b.integer(1, 7), b.integer(1, 5)
    op = b.choice(("Scaler", "Normalizer", "Binarizer", "LinearRegressor", "LinearClassifier", "Imputer", "LabelEncoder",
                   "ArrayFeatureExtractor", "FeatureVectorizer", "OneHotEncoder", "TreeEnsembleRegressor",
                   "SVMRegressor"))  # fmt: skip
    rng = np.random.default_rng(b.integer(0, 99))
    x = b.new((rows, width), "float32", weight=False)
    numbers = lambda *shape: rng.uniform(-1, 1, shape).astype(np.float32).ravel().tolist()  # noqa: E731
    add = lambda name, given, count=1, **more: b.add(name, given, count, domain=LEARNED, **more)  # noqa: E731
    if op == "Scaler":
        add(op, [x], offset=numbers(width), scale=numbers(b.choice((width, 1))))
    elif op == "Normalizer":
        add(op, [x], norm=b.choice(("MAX", "L1", "L2")))
    elif op == "Binarizer":
        add(op, [x], threshold=0.25, exact=True)
    elif op == "LinearRegressor":
        targets = b.integer(1, 3)
        add(op, [x], coefficients=numbers(targets, width), intercepts=numbers(targets), targets=targets, terms=width)
    elif op == "LinearClassifier":
        classes = b.integer(2, 4)
        how = b.choice(("NONE", "SOFTMAX", "LOGISTIC"))
        add(op, [x], 2, coefficients=numbers(classes, width), intercepts=numbers(classes), terms=width,
            classlabels_ints=list(range(classes)), post_transform=how)  # fmt: skip
    elif op == "Imputer":
        add(op, [x], imputed_value_floats=numbers(b.choice((width, 1))), replaced_value_float=float("nan"), exact=True)
    elif op == "ArrayFeatureExtractor":
        add(op, [x, b.whole(*(b.integer(0, width - 1) for _ in range(b.integer(1, 3))))], exact=True)
    elif op == "LabelEncoder":
        whole = b.new((rows,), "int64", 0, 5)
        add(op, [whole], keys_int64s=[0, 1, 2, 3], values_floats=numbers(4), default_float=-1.0, exact=True)
    elif op == "FeatureVectorizer":
        other = b.new((rows, 2), "float32")
        add(op, [x, other], inputdimensions=[width, 2], exact=True)
    elif op == "OneHotEncoder":
        add(op, [b.new((rows,), "int64", 0, 4)], cats_int64s=[0, 1, 2], zeros=1, exact=True)
    elif op == "SVMRegressor":
        add(op, [x], coefficients=numbers(3), support_vectors=numbers(3, width), rho=numbers(1), n_supports=3,
            kernel_type=b.choice(("LINEAR", "RBF", "POLY", "SIGMOID")), kernel_params=[0.4, 0.5, 2.0], terms=width)  # fmt: skip
    else:
        more = {"nodes_treeids": [0] * 3, "nodes_nodeids": [0, 1, 2], "nodes_featureids": [width - 1, 0, 0]}
        mode = b.choice(("BRANCH_LEQ", "BRANCH_LT", "BRANCH_GT", "BRANCH_GTE"))
        more |= {"nodes_modes": [mode, "LEAF", "LEAF"], "nodes_values": [0.2, 0.0, 0.0]}
        more |= {"nodes_truenodeids": [1, 0, 0], "nodes_falsenodeids": [2, 0, 0], "n_targets": 1, "target_treeids": [0, 0]}
        more |= {"target_nodeids": [1, 2], "target_ids": [0, 0], "target_weights": numbers(2)}
        add(op, [x], aggregate_function=b.choice(("SUM", "AVERAGE", "MIN", "MAX")), **more)


def of_runtime(b: OnnxBuilder) -> None:
    """Quantized numbers and fused layers of onnxruntime's own domain."""
    op = b.choice(("QLinearConcat", "QLinearWhere", "QLinearSoftmax", "QLinearLeakyRelu", "QLinearAveragePool", "QGemm",
                   "QLinearGlobalAveragePool", "FusedConv", "Attention", "SimplifiedLayerNormalization",
                   "EmbedLayerNormalization", "BiasGelu", "QAttention", "UnfoldTensor"))  # fmt: skip
    kind = b.choice(("uint8", "int8"))
    scale = [b.constant(np.float32(s)) for s in (0.043, 0.021, 0.08)]
    zeros = [b.constant(np.asarray(z, kind)) for z in (3, 1, 10)]
    whole = lambda *shape: b.new(shape, kind, 0, 99)  # noqa: E731
    real = lambda *shape: b.new(shape, "float32")  # noqa: E731
    m, k, n = b.integer(1, 7), b.integer(1, 17), b.integer(1, 9)
    add = lambda name, given, **more: b.add(name, given, domain=CONTRIB, **more)  # noqa: E731
    if op == "QLinearConcat":
        add(op, [scale[2], zeros[2], whole(m, k), scale[0], zeros[0], whole(m, n), scale[1], zeros[1]], axis=1)
    elif op == "QLinearWhere":
        flags = b.new((m, 1), "bool")
        add(op, [flags, whole(m, k), scale[0], zeros[0], whole(1, k), scale[1], zeros[1], scale[2], zeros[2]])
    elif op == "QLinearSoftmax":
        add(op, [whole(m, k), scale[0], zeros[0], b.constant(np.float32(1 / 256)), zeros[2]], axis=-1, opset=13, terms=k)
    elif op == "QLinearLeakyRelu":
        add(op, [whole(m, k), scale[0], zeros[0], scale[1], zeros[1]], alpha=0.1)
    elif op == "QLinearAveragePool":
        image = b.new((1, 3, b.integer(3, 8), b.integer(3, 8)), "uint8", 0, 99)
        eight = [b.constant(np.uint8(z)) for z in (3, 10)]
        add(op, [image, scale[0], eight[0], scale[2], eight[1]], kernel_shape=[2, 3], strides=[b.integer(1, 2), 1],
            count_include_pad=b.integer(0, 1), pads=[b.integer(0, 1) for _ in range(4)], terms=6)  # fmt: skip
    elif op == "QLinearGlobalAveragePool":
        add(op, [whole(2, 3, m, n), scale[0], zeros[0], scale[1], zeros[1]], channels_last=0, terms=m * n)
    elif op == "QGemm":
        eight = [b.constant(np.uint8(z)) for z in (3, 10)]
        add(op, [b.new((m, k), "uint8", 0, 99), scale[0], eight[0], whole(k, n), scale[1], zeros[1], "", scale[2], eight[1]],
            alpha=1.0, transA=0, transB=0, terms=k)  # fmt: skip
    elif op == "FusedConv":
        add(op, [real(1, 3, 7, 6), real(4, 3, 3, 2), real(4)], activation=b.choice(("Relu", "Tanh", "Sigmoid")),
            pads=[b.integer(0, 1) for _ in range(4)], kernel_shape=[3, 2], terms=18)  # fmt: skip
    elif op == "Attention":
        heads, width = b.choice((1, 2)), 4
        hidden = heads * width
        add(op, [real(2, m, k), real(k, 3 * hidden), real(3 * hidden)], num_heads=heads, unidirectional=b.integer(0, 1),
            terms=k * width)  # fmt: skip
    elif op == "QAttention":
        bias, eight = real(24), b.constant(np.uint8(3))
        add(op, [b.new((1, m, k), "uint8", 0, 99), whole(k, 24), bias, scale[0], scale[1], "", eight, zeros[1]], num_heads=2,
            unidirectional=b.integer(0, 1), terms=k)  # fmt: skip
    elif op == "SimplifiedLayerNormalization":
        b.add(op, [real(m, k), real(k)], axis=-1, epsilon=1e-3, terms=k)
    elif op == "EmbedLayerNormalization":
        words = [b.new((2, m), "int32", 0, 5), "" if b.flag() else b.new((2, m), "int32", 0, 2)]
        tables = [real(5, 8), real(m, 8), real(2, 8) if words[1] else ""]
        b.add(op, [*words, *tables, real(8), real(8)], 2, domain=CONTRIB, epsilon=1e-3, terms=8)
    elif op == "BiasGelu":
        add(op, [real(m, k), real(k)])
    elif op == "UnfoldTensor":
        add(op, [real(m, k)], dim=-1, size=b.integer(1, k), step=b.integer(1, 3), exact=True)


def widths(b: OnnxBuilder) -> None:
    """Whole numbers of other widths: computed with, compared, divided, converted."""
    kind = b.choice(("int16", "uint16", "uint32", "uint64", "int64", "int32", "uint8"))
    shape = b.shape()
    x, y = b.new(shape, kind, 0, 90), b.new(shape, kind, 1, 9)
    op = b.choice(("Add", "Sub", "Mul", "Div", "Mod", "Min", "Max", "Less", "Equal", "Cast", "Where", "BitwiseXor", "BitShift",
                   "Sign", "Pow", "ReduceMax", "ReduceSum", "Gather", "Clip"))  # fmt: skip
    if op == "Cast":
        b.cast(x, b.choice(("float32", "float16", "int8", "uint8", "bool", "int64")))
    elif op == "Where":
        b.add(op, [b.new(shape, "bool"), x, y], exact=True)
    elif op == "BitShift":
        b.add(op, [x, y], direction=b.choice(("LEFT", "RIGHT")), exact=True)
    elif op == "Mod":
        b.add(op, [x, y], fmod=b.integer(0, 1), exact=True)
    elif op == "Sign" or op.startswith("Reduce"):
        b.add(op, [x], exact=True)
    elif op == "Gather":
        if not b[x].shape[0]:
            raise Skip
        b.add(op, [x, b.whole(0, -1)], exact=True)
    elif op == "Clip":
        b.add(op, [x, b.constant(np.asarray(2, kind)), b.constant(np.asarray(40, kind))], exact=True)
    elif op == "Pow":
        b.add(op, [y, b.constant(np.asarray(2, kind))], exact=True)
    else:
        b.add(op, [x, y], exact=True)


def computed(b: OnnxBuilder) -> None:
    """Shapes, bounds, pads, repeats, parts and counts that are inputs: what they say is known when the model runs."""
    x = b.any(1)
    t = b[x]
    op = b.choice(("Reshape", "Expand", "Slice", "Tile", "Pad", "Split", "TopK", "OneHot", "Range", "ConstantOfShape", "Trilu",
                   "Gather"))  # fmt: skip
    given = lambda count, low, high: b.new((count,), "int64", low, high + 1, weight=False)  # noqa: E731
    size = lambda low, high: b.new((), "int64", low, high + 1, weight=False)  # noqa: E731
    if not t.size or t.size > 1 << 12 or b.dynamic or b.opset < 13:
        raise Skip
    axis = b.integer(0, t.ndim - 1)
    if op == "Reshape":
        b.add(op, [x, b.add("Concat", [given(1, 1, 1), b.whole(-1)], axis=0, exact=True)], exact=True)
    elif op == "Expand":
        ones = b.add("Unsqueeze", [x, b.whole(0)], exact=True)
        b.add(op, [ones, b.add("Concat", [given(1, 1, 3), b.whole(*t.shape)], axis=0, exact=True)], exact=True)
    elif op == "Slice":
        b.add(op, [x, given(1, -3, 2), given(1, 0, 9), b.whole(axis), b.whole(b.choice((1, 2)))], exact=True)
    elif op == "Tile":
        b.add(op, [x, given(t.ndim, 1, 3)], exact=True)
    elif op == "Pad" and t.dtype != bool:
        mode = b.choice(("constant", "edge", "reflect"))
        b.add(op, [x, given(2 * t.ndim, 0, min(2, min(t.shape) - 1))], mode=mode, exact=True)
    elif op == "Split":
        first = size(0, t.shape[axis])
        rest = b.add("Sub", [b.constant(np.asarray(t.shape[axis])), first], exact=True)
        parts = [b.add("Unsqueeze", [each, b.whole(0)], exact=True) for each in (first, rest)]
        b.add(op, [x, b.add("Concat", parts, axis=0, exact=True)], 2, axis=axis, exact=True)
    elif op == "TopK" and floating(t):
        b.add(op, [x, given(1, 1, t.shape[axis])], 2, axis=axis, largest=b.integer(0, 1), exact=True)
    elif op == "OneHot":
        values = b.constant(np.asarray([0, 2], np.float32))
        b.add(op, [b.new((3,), "int64", -4, 5), size(1, 6), values], axis=b.integer(-2, 1), exact=True)
    elif op == "Range":
        b.add(op, [size(0, 2), size(0, 9), b.constant(np.asarray(b.integer(1, 3), np.int64))], exact=True)
    elif op == "ConstantOfShape":
        b.add(op, [given(2, 0, 4)], exact=True)
    elif op == "Trilu" and t.ndim > 1 and b.opset > 13:
        b.add(op, [x, size(-2, 2)], upper=b.integer(0, 1), exact=True)
    elif op == "Gather":
        b.add(op, [x, size(-1, 0)], axis=axis, exact=True)
    else:
        raise Skip
    b.counted = True


def enlarged(b: OnnxBuilder) -> None:
    """Resize by its other coordinates, along some axes, and of one ratio; windows whose padding follows from sizes."""
    x = b.new((b.dynamic or 1, 2, b.integer(2, 9), b.integer(2, 9)), "float32", weight=False)
    kind = b.choice(("Coordinates", "Axes", "Ratio", "Crop", "Transposed", "LpPool"))
    if b.opset < 18:
        raise Skip
    mode = b.choice(("nearest", "linear", "cubic"))
    if kind == "Coordinates":
        way = b.choice(("half_pixel_symmetric", "half_pixel", "asymmetric", "align_corners", "tf_half_pixel_for_nn"))
        scales = b.constant(np.asarray([1, 1, b.choice((0.6, 1.5, 2)), b.choice((1, 2.5, 0.4))], np.float32))
        b.add("Resize", [x, "", scales], mode=mode, coordinate_transformation_mode=way)
    elif kind == "Axes":
        axes = b.choice(([2, 3], [3], [-1, -2]))
        b.add("Resize", [x, "", "", b.whole(*(b.integer(1, 9) for _ in axes))], mode=mode, axes=axes)
    elif kind == "Ratio":
        policy = b.choice(("not_larger", "not_smaller"))
        b.add("Resize", [x, "", "", b.whole(b.integer(2, 9), 6)], mode=mode, axes=[2, 3], keep_aspect_ratio_policy=policy)
    elif kind == "Crop" and mode != "cubic":
        region = b.constant(np.asarray([0, 0, 0.1, 0.2, 1, 1, 0.8, 1.1], np.float32))
        more = {"coordinate_transformation_mode": "tf_crop_and_resize", "extrapolation_value": 0.5}
        b.add("Resize", [x, region, "", b.whole(*b[x].shape[:2], b.integer(2, 7), 5)], mode=mode, **more)
    elif kind == "Transposed":
        weight = b.new((2, b.integer(1, 3), 3, 2), "float32")
        way = {"auto_pad": b.choice(("SAME_UPPER", "SAME_LOWER", "VALID"))}
        b.add("ConvTranspose", [x, weight], strides=[b.integer(1, 3), 2], kernel_shape=[3, 2], terms=12, **way)
    elif kind == "LpPool":
        way = {"auto_pad": b.choice(("SAME_UPPER", "SAME_LOWER", "VALID"))}
        b.add("LpPool", [x], kernel_shape=[2, 2], strides=[b.integer(1, 2), 2], p=b.integer(1, 3), terms=4, **way)


OPERATORS: tuple[tuple[int, Callable[[OnnxBuilder], None]], ...] = (
    (6, by_attributes),
    (5, without_options),
    (3, attention),
    (3, signals),
    (3, regions),
    (1, optionals),
    (4, learned),
    (4, of_runtime),
    (4, widths),
    (5, computed),
    (3, enlarged),
)
