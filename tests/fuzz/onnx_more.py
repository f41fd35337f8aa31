"""Further drawn ONNX operators, and attributes that the plain draws leave at their defaults: recurrent layers, integers that
are quantized numbers, regions, sequences, sizes computed from shapes, spectra, losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.fuzz.builder import Skip
from tests.fuzz.onnx_builder import DTYPES, INTEGERS, OnnxBuilder

__all__ = ["OPERATORS"]

BOUNDED = {"Acos": "Tanh", "Asin": "Tanh", "Atanh": "Softsign", "Cosh": "Tanh", "Sinh": "Tanh", "Tan": "Tanh"}
"""Operator → what brings its operand into its range. Behind them a product with 0.9."""


def bounded(b: OnnxBuilder) -> None:
    op = b.choice((*BOUNDED, "Acosh", "Pow"))
    x = b.float()
    kind = b[x].dtype
    if op == "Acosh":
        b.add(op, [b.add("Add", [b.add("Abs", [x], exact=True), b.constant(np.asarray(1.25).astype(kind))])])
    elif op == "Pow":
        other = b.constant(np.asarray(b.choice((2, 3, 0.5, -1))).astype(kind if b.flag() else "float32"))
        b.add(op, [b.add("Add", [b.add("Abs", [x], exact=True), b.constant(np.asarray(0.25).astype(kind))]), other])
    else:
        small = b.add("Mul", [b.add(BOUNDED[op], [x]), b.constant(np.asarray(0.9).astype(kind))])
        b.add(op, [small])


def with_attributes(b: OnnxBuilder) -> None:
    """Activations whose attributes are not the defaults; tests of values."""
    op = b.choice(("LeakyRelu", "Elu", "Selu", "Celu", "HardSigmoid", "ThresholdedRelu", "Shrink", "IsNaN", "IsInf", "Gelu"))
    more: dict[str, Any] = {
        "LeakyRelu": {"alpha": 0.3},
        "Elu": {"alpha": 0.7},
        "Selu": {"alpha": 1.2, "gamma": 0.8},
        "Celu": {"alpha": 1.7},
        "HardSigmoid": {"alpha": 0.3, "beta": 0.4},
        "ThresholdedRelu": {"alpha": 0.2},
        "Shrink": {"bias": 0.2, "lambd": 0.6},
        "IsInf": {"detect_negative": b.integer(0, 1)},
        "Gelu": {"approximate": "tanh"},
    }
    if op == "Gelu" and b.opset < 20:
        raise Skip
    b.add(op, [b.float()], exact=op.startswith("Is"), **more.get(op, {}))


def whole(b: OnnxBuilder) -> None:
    """Whole numbers: reduced, ordered, shifted, scanned."""
    x = b.pick(lambda t: str(t.dtype) in INTEGERS and t.ndim > 0, lambda: b.new(b.shape(), b.choice(INTEGERS)))
    t = b[x]
    axis = b.axis(t)
    op = b.choice(("ReduceSum", "ReduceMax", "ReduceMin", "ReduceProd", "ArgMax", "TopK", "CumSum", "BitShift", "BitwiseNot"))
    kept = b.integer(0, 1)
    if not t.size:
        raise Skip
    if op.startswith("Reduce"):
        narrow = str(t.dtype) in ("int8", "uint8")
        if (narrow and op in ("ReduceSum", "ReduceProd")) or (op != "ReduceSum" and b.opset < 18):
            raise Skip
        b.add(op, [x, b.whole(axis)] if b.flag() else [x], keepdims=kept, exact=True)
    elif op == "ArgMax":
        b.add(op, [x], axis=axis, keepdims=kept, select_last_index=b.integer(0, 1), exact=True)
    elif op == "TopK" and str(t.dtype) != "int8":
        b.add(op, [x, b.whole(b.integer(1, min(5, t.shape[axis])))], 2, axis=axis, largest=kept, exact=True)
    elif op == "CumSum" and t.dtype.itemsize > 2:
        where = b.constant(np.asarray(axis, np.int64))
        b.add(op, [x, where], exclusive=kept, reverse=b.integer(0, 1), exact=True)
    elif op == "BitShift":
        small = b.new(t.shape, "uint8")
        by = b.constant(np.asarray(b.integer(0, 7), np.uint8))
        b.add(op, [small, by], direction=b.choice(("LEFT", "RIGHT")), exact=True)
    elif op == "BitwiseNot":
        b.add(op, [x], exact=True)


def padded(b: OnnxBuilder) -> None:
    """Pads of some axes, with a value."""
    x = b.any(1)
    t = b[x]
    if b.opset < 18 or t.dtype == bool or min(t.shape) < 3:
        raise Skip
    axes = sorted({b.integer(0, t.ndim - 1) for _ in range(2)})
    amounts = [b.integer(0, 3) for _ in range(2 * len(axes))]
    value = b.constant(np.asarray(b.choice((0, 2, 3))).astype(t.dtype))
    b.add("Pad", [x, b.whole(*amounts), value, b.whole(*axes)], exact=True)


def sliced(b: OnnxBuilder) -> None:
    """Slices along several axes, splits in equal parts, joints of different sizes, crops."""
    x = b.any(2)
    t = b[x]
    kind = b.integer(0, 3)
    if kind == 0:
        axes = [0, t.ndim - 1]
        steps = [b.choice((1, 2, -1)) for _ in axes]
        starts = [b.integer(0, 3) if step > 0 else -1 for step in steps]
        ends = [1 << 40 if step > 0 else -(1 << 40) for step in steps]
        b.add("Slice", [x, *(b.whole(*each) for each in (starts, ends, axes, steps))], exact=True)
    elif kind == 1 and b.opset >= 18:
        axis = b.integer(0, t.ndim - 1)
        if t.shape[axis] < 3:
            raise Skip
        b.add("Split", [x], 3, axis=axis, num_outputs=3, exact=True)
    elif kind == 2:
        axis = b.integer(0, t.ndim - 1)
        others = [(*t.shape[:axis], b.integer(0, 5), *t.shape[axis + 1 :]) for _ in range(2)]
        b.add("Concat", [x, *(b.new(shape, str(t.dtype)) for shape in others)], axis=axis, exact=True)
    elif b.opset >= 18:
        b.add("CenterCropPad", [x, b.whole(*(b.integer(1, 9) for _ in range(2)))], axes=[0, t.ndim - 1], exact=True)


def of_sizes(b: OnnxBuilder) -> None:
    """Shapes that the graph computes: Shape, Gather, Concat, Reshape; ConstantOfShape, Range, EyeLike, Size."""
    x = b.float(2)
    t = b[x]
    kind = b.integer(0, 4)
    if kind == 0:
        shape = b.add("Shape", [x], exact=True)
        first = b.add("Gather", [shape, b.whole(0)], exact=True)
        b.add("Reshape", [x, b.add("Concat", [first, b.whole(-1)], axis=0, exact=True)], exact=True)
    elif kind == 1:
        shape = b.add("Shape", [x], exact=True, start=b.integer(0, 1))
        b.add("Expand", [b.new((1,), str(t.dtype)), shape], exact=True)
    elif kind == 2:
        zeros = b.add("ConstantOfShape", [b.add("Shape", [x], exact=True)], exact=True)
        b.add("Add", [b.add("CastLike", [zeros, x], exact=True), x])
    elif kind == 3:
        size = b.add("Size", [x], exact=True)
        scalar = [b.constant(np.asarray(n, np.int64)) for n in (0, 2)]
        if t.size > 4000:
            raise Skip
        b.add("Range", [scalar[0], size, scalar[1]], exact=True)
    elif t.ndim == 2:
        b.add("Add", [b.add("EyeLike", [x], exact=True, k=b.integer(-1, 1)), x])


def einsum(b: OnnxBuilder) -> None:
    x = b.float(2, 3)
    t = b[x]
    letters = "abc"[: t.ndim]
    y = b.new((t.shape[-1], b.integer(1, 9)), str(t.dtype))
    last = letters[-1]
    equations = f"{letters},{last}z->z{letters[:-1]}", f"...{last},{last}z->...z", f"{letters}->{letters[::-1]}"
    at = b.integer(0, 2)
    b.add("Einsum", [x, y] if at < 2 else [x], equation=equations[at], exact=at == 2, terms=max(1, t.shape[-1]))


def recurrent(b: OnnxBuilder) -> None:
    """LSTM, GRU and RNN: one or two directions, lengths, first states."""
    kind = b.choice(("LSTM", "GRU", "RNN"))
    steps, batch, width, hidden = b.integer(1, 5), b.integer(1, 3), b.integer(1, 7), b.integer(1, 8)
    direction = b.choice(("forward", "reverse", "bidirectional"))
    count, gates = 2 if direction == "bidirectional" else 1, {"LSTM": 4, "GRU": 3, "RNN": 1}[kind]
    x = b.new((steps, batch, width), "float32", weight=False)
    w, r = (b.new((count, gates * hidden, n), "float32") for n in (width, hidden))
    given = [x, w, r]
    if b.flag():
        given += [b.new((count, 2 * gates * hidden), "float32")]
    if len(given) == 4 and b.flag():
        given += ["", b.new((count, batch, hidden), "float32")]
    more = {"linear_before_reset": b.integer(0, 1)} if kind == "GRU" else {}
    outputs = 3 if kind == "LSTM" else 2
    b.add(kind, given, outputs, hidden_size=hidden, direction=direction, terms=2 * (width + hidden), **more)


def quantized(b: OnnxBuilder) -> None:
    """Products of integers, and numbers that stand for others: a scale a tensor or an axis."""
    kind = b.choice(("MatMulInteger", "QLinearMatMul", "ConvInteger", "QLinearConv", "Axis", "Dynamic"))
    m, k, n = b.integer(1, 9), b.integer(1, 33), b.integer(1, 9)
    scale = [b.constant(np.float32(s)) for s in (0.043, 0.021, 0.6)]
    signed = b.choice(("int8", "uint8"))
    zeros = [b.constant(np.asarray(z, each)) for z, each in ((3, "uint8"), (1, signed), (100, "uint8"))]
    if kind == "MatMulInteger":
        b.add(kind, [b.new((m, k), "uint8", 0, 99), b.new((k, n), signed, 0, 99), *zeros[:2]], exact=True)
    elif kind == "QLinearMatMul":
        a, c = b.new((m, k), "uint8", 0, 99), b.new((k, n), signed, 0, 99)
        b.add(kind, [a, scale[0], zeros[0], c, scale[1], zeros[1], scale[2], zeros[2]])
    elif kind.endswith("Conv") or kind == "ConvInteger":
        size = b.integer(3, 9)
        image, weight = b.new((1, 3, size, size), "uint8", 0, 99), b.new((4, 3, 3, 3), signed, 0, 99)
        pads = [b.integer(0, 1) for _ in range(4)]
        if kind == "ConvInteger":
            b.add(kind, [image, weight, zeros[0]], pads=pads, exact=True)
        else:
            b.add(kind, [image, scale[0], zeros[0], weight, scale[1], zeros[1], scale[2], zeros[2]], pads=pads)
    elif kind == "Axis":
        x = b.new((m, k), "float32")
        scales = b.constant(np.linspace(0.01, 0.1, k).astype(np.float32))
        made = b.add("QuantizeLinear", [x, scales, b.constant(np.full(k, 2, signed))], axis=1)
        b.add("DequantizeLinear", [made, scales, b.constant(np.full(k, 2, signed))], axis=1)
    else:
        b.add("DynamicQuantizeLinear", [b.new((m, k), "float32")], 3)


def losses(b: OnnxBuilder) -> None:
    rows, classes = b.integer(1, 7), b.integer(1, 9)
    x = b.new((rows, classes, *([b.integer(1, 4)] if b.flag() else [])), "float32")
    labels = b.new((rows, *b[x].shape[2:]), "int64", 0, classes)
    weight = [b.new((classes,), "float32")] if b.flag() else []
    if weight:
        weight = [b.add("Abs", weight, exact=True)]
    how = {"reduction": b.choice(("mean", "sum", "none")), **({"ignore_index": 0} if b.flag() else {})}
    if b.flag():
        b.add("SoftmaxCrossEntropyLoss", [x, labels, *weight], terms=b[x].size, **how)
    else:
        b.add("NegativeLogLikelihoodLoss", [b.add("LogSoftmax", [x], axis=1), labels, *weight], terms=b[x].size, **how)


def images(b: OnnxBuilder) -> None:
    """Regions, grids, windows put together, places of maxima and their way back; resizing with its other attributes."""
    kind = b.choice(("RoiAlign", "GridSample", "Col2Im", "MaxUnpool", "Resize", "DilatedPool", "AutoPad"))
    size = b.integer(2, 9)
    x = b.new((b.integer(1, 2), b.integer(1, 4), size, b.integer(2, 9)), "float32")
    t = b[x]
    if kind == "RoiAlign":
        corners = np.sort(np.random.default_rng(b.integer(0, 9)).uniform(0, 9, (3, 2, 2)), 1).reshape(3, 4).astype(np.float32)
        given = [x, b.constant(corners), b.new((3,), "int64", 0, t.shape[0])]
        way = {"coordinate_transformation_mode": b.choice(("half_pixel", "output_half_pixel"))}
        b.add(kind, given, output_height=2, output_width=3, sampling_ratio=b.integer(0, 2), spatial_scale=0.5, **way)
    elif kind == "GridSample" and b.opset >= 20:
        grid = b.add("Tanh", [b.new((t.shape[0], 3, 4, 2), "float32")])
        how = {"mode": b.choice(("linear", "nearest")), "padding_mode": b.choice(("zeros", "border", "reflection"))}
        b.add(kind, [x, grid], align_corners=b.integer(0, 1), **how)
    elif kind == "Col2Im" and b.opset >= 18:
        b.add(kind, [b.new((1, 8, 9), "float32"), b.whole(4, 4), b.whole(2, 2)], terms=4)
    elif kind == "Resize":
        mode, more = b.choice(("nearest", "linear", "cubic")), dict[str, Any]()
        scales = b.constant(np.asarray([1, 1, b.choice((0.5, 1.5, 2)), b.choice((0.7, 1, 3))], np.float32))
        more = {"nearest_mode": b.choice(("floor", "ceil", "round_prefer_ceil"))} if mode == "nearest" else more
        more = {"cubic_coeff_a": -0.5, "exclude_outside": b.integer(0, 1)} if mode == "cubic" else more
        if mode != "nearest" and b.opset >= 18:
            more["antialias"] = b.integer(0, 1)
        b.add(kind, [x, "", scales], mode=mode, exact=mode == "nearest", **more)
    elif kind == "DilatedPool":
        more = {"dilations": [b.integer(1, 2) for _ in range(2)], "strides": [b.integer(1, 2) for _ in range(2)]}
        op = b.choice(("MaxPool", "AveragePool")) if b.opset >= 19 else "MaxPool"
        b.add(op, [x], kernel_shape=[2, 2], ceil_mode=b.integer(0, 1), exact=op == "MaxPool", **more)
    elif kind == "AutoPad":  # onnx's evaluator puts the odd one of a MaxPool's SAME_LOWER behind the image
        op = b.choice(("MaxPool", "AveragePool"))
        pads = ("SAME_UPPER", "VALID") if op == "MaxPool" else ("SAME_UPPER", "SAME_LOWER", "VALID")
        how = {"auto_pad": b.choice(pads), "strides": [b.integer(1, 3) for _ in range(2)]}
        b.add(op, [x], kernel_shape=[2, min(3, t.shape[3])], exact=op == "MaxPool", **how)


def spectrum(b: OnnxBuilder) -> None:
    if b.opset < 20:
        raise Skip
    n = b.integer(2, 24)
    x = b.new((b.integer(1, 2), n, b.choice((1, 2))), "float32")
    more = {"inverse": b.integer(0, 1)} if b[x].shape[-1] == 2 else {"onesided": b.integer(0, 1)}
    b.add("DFT", [x, "", b.constant(np.asarray(1, np.int64))], terms=n, **more)


def reversed_parts(b: OnnxBuilder) -> None:
    x = b.float(2)
    t = b[x]
    kind = b.integer(0, 2)
    if not t.size:
        raise Skip
    if kind == 0:
        lengths = b.new((t.shape[1],), "int64", 1, t.shape[0] + 1)
        b.add("ReverseSequence", [x, lengths], time_axis=0, batch_axis=1, exact=True)
    elif kind == 1:
        keep = np.arange(t.shape[0]) % 2 == 0
        b.add("Compress", [x, b.constant(keep)], axis=0, exact=True)
    else:
        index = b.new((t.shape[0], 2, 1), "int64", 0, t.shape[1])
        b.add("GatherND", [x, index], batch_dims=1, exact=True)


def scattered(b: OnnxBuilder) -> None:
    x = b.float(1)
    t = b[x]
    if not t.size:
        raise Skip
    how = b.choice(("none", "mul", "max", "min"))
    if how in ("max", "min") and b.opset < 18:
        raise Skip
    rows = 1 if how == "none" else 3
    given = [x, b.new((rows, 1), "int64", 0, t.shape[0]), b.new((rows, *t.shape[1:]), str(t.dtype))]
    b.add("ScatterND", given, reduction=how, exact=how != "mul", terms=4)


def normal(b: OnnxBuilder) -> None:
    kind = b.choice(("GroupNormalization", "MeanVarianceNormalization", "ReduceLogSum", "CastLike"))
    x = b.new((b.integer(1, 2), 4, *(b.integer(1, 6) for _ in range(2))), b.choice(("float32", "float16")))
    t = b[x]
    if kind == "GroupNormalization" and b.opset >= 21:
        weights = [b.new((4,), str(t.dtype), weight=True) for _ in range(2)]
        b.add(kind, [x, *weights], num_groups=b.choice((1, 2, 4)), epsilon=1e-3, terms=t[0].size)
    elif kind == "MeanVarianceNormalization":
        b.add(kind, [b.add("Cast", [x], to=DTYPES["float32"])], axes=[0, 2, 3], terms=t.size)
    elif kind == "ReduceLogSum" and b.opset >= 18:
        positive = b.add("Add", [b.add("Abs", [x], exact=True), b.constant(np.asarray(0.5).astype(t.dtype))])
        b.add(kind, [positive, b.whole(1)], keepdims=0, terms=4)
    elif kind == "CastLike":
        b.add(kind, [x, b.constant(np.zeros(1, np.float64))])


OPERATORS: tuple[tuple[int, Callable[[OnnxBuilder], None]], ...] = (
    (3, bounded),
    (4, with_attributes),
    (3, whole),
    (3, padded),
    (3, sliced),
    (4, of_sizes),
    (2, einsum),
    (2, recurrent),
    (3, quantized),
    (1, losses),
    (4, images),
    (1, spectrum),
    (2, reversed_parts),
    (2, scattered),
    (2, normal),
)
