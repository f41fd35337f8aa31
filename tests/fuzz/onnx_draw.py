"""ONNX graphs for Hypothesis: one to fourteen nodes of the operators that tk converts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import strategies as st

from tests.fuzz import onnx_contrib, onnx_control, onnx_counted, onnx_further, onnx_more
from tests.fuzz.builder import Skip, words
from tests.fuzz.onnx_builder import FLOATS, INTEGERS, OnnxBuilder, floating
from tests.fuzz.program import Program

__all__ = ["onnx_programs"]

UNARY = words(
    """Relu Tanh Sigmoid Abs Neg Floor Ceil Round Sign Sin Cos Erf Exp Softplus Softsign Elu Selu Celu LeakyRelu
    HardSigmoid HardSwish Mish ThresholdedRelu Shrink Identity Atan Asinh Gelu"""
)
POSITIVE = words("""Sqrt Log Reciprocal""")
EXACT = words("""Relu Abs Neg Floor Ceil Round Sign Identity""")


def unary(b: OnnxBuilder) -> None:
    if not b.integer(0, 5):
        x = b.add("Abs", [b.float()], exact=True)
        if b[x].size and np.abs(b[x].astype(np.float64)).min() < 1e-2:
            raise Skip
        b.add(b.choice(POSITIVE), [x])
        return
    op = b.choice(UNARY)
    if op == "Gelu" and b.opset < 20:
        raise Skip
    b.add(op, [b.float()], exact=op in EXACT)


def binary(b: OnnxBuilder) -> None:
    x = b.float()
    op = b.choice(("Add", "Mul", "Sub", "Max", "Min", "Mean", "Sum", "PRelu", "Div", "Mod"))
    y = b.beside(x)
    if op in ("Div", "Mod"):
        y = b.add("Add", [b.add("Abs", [y], exact=True), b.constant(np.asarray(0.5).astype(b[x].dtype))])
    b.add(op, [x, y], exact=op in ("Max", "Min"), **({"fmod": 1} if op == "Mod" else {}))


def whole(b: OnnxBuilder) -> None:
    x = b.pick(lambda t: str(t.dtype) in INTEGERS, lambda: b.new(b.shape(), b.choice(INTEGERS)))
    op = b.choice(("Add", "Mul", "Sub", "Max", "Min", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Abs"))
    b.add(op, [x] if op == "Abs" else [x, b.beside(x)], exact=True)


def compare(b: OnnxBuilder) -> None:
    x = b.pick(lambda t: floating(t) or str(t.dtype) in INTEGERS, lambda: b.new(b.shape()))
    b.add(b.choice(("Greater", "Less", "GreaterOrEqual", "LessOrEqual", "Equal")), [x, b.beside(x)], exact=True)


def logical(b: OnnxBuilder) -> None:
    x = b.pick(lambda t: t.dtype == bool, lambda: b.new(b.shape(), "bool"))
    op = b.choice(("And", "Or", "Xor", "Not"))
    b.add(op, [x] if op == "Not" else [x, b.beside(x)], exact=True)


def where(b: OnnxBuilder) -> None:
    x = b.any()
    b.add("Where", [b.beside(x, "bool"), x, b.beside(x)], exact=True)


def cast(b: OnnxBuilder) -> None:
    x = b.any()
    to = b.choice((*FLOATS, *INTEGERS, "bool", "float8_e4m3fn", "float8_e5m2"))
    if to.startswith("float8"):
        if str(b[x].dtype) == "float32":  # others would be rounded twice, and are refused
            b.cast(b.cast(x, to), "float32")
        return
    if floating(b[x]) and to in INTEGERS and b[x].size and (np.abs(b[x].astype(np.float64)).max() > 100 or to == "uint8"):
        raise Skip
    b.cast(x, to)


def clip(b: OnnxBuilder) -> None:
    x = b.float()
    low, high = (b.constant(np.asarray(n).astype(b[x].dtype)) for n in (-0.5, b.choice((0.5, 2.0))))
    b.add("Clip", [x, low, high], exact=True)


def reduce(b: OnnxBuilder) -> None:
    x = b.float(1)
    op = b.choice(
        [
            "ReduceSum",
            "ReduceMean",
            "ReduceMax",
            "ReduceMin",
            "ReduceL1",
            "ReduceL2",
            "ReduceLogSumExp",
            "ReduceSumSquare",
            "ReduceProd",
        ]
    )
    axes = sorted({b.integer(0, b[x].ndim - 1) for _ in range(b.integer(1, 2))})
    count = int(np.prod([b[x].shape[n] for n in axes]))
    if not count:
        raise Skip
    given = [x, b.whole(*axes)] if b.flag() else [x]
    b.add(
        op,
        given,
        keepdims=b.integer(0, 1),
        exact=op in ("ReduceMax", "ReduceMin"),
        terms=count if len(given) > 1 else b[x].size,
    )


def best(b: OnnxBuilder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    if not b[x].shape[axis]:
        raise Skip
    if b.flag():
        b.add(
            b.choice(("ArgMax", "ArgMin")),
            [x],
            axis=axis,
            keepdims=b.integer(0, 1),
            select_last_index=b.integer(0, 1),
            exact=True,
        )
    else:
        k = b.integer(1, min(9, b[x].shape[axis]))
        b.add("TopK", [x, b.whole(k)], 2, axis=axis, largest=b.integer(0, 1), exact=True)


def softmax(b: OnnxBuilder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    b.add(b.choice(("Softmax", "LogSoftmax", "Hardmax")), [x], axis=axis, terms=max(1, b[x].shape[axis]))


def norm(b: OnnxBuilder) -> None:
    x = b.float(2)
    t = b[x]
    if not t.size:
        raise Skip
    kind = b.choice(
        ("LayerNormalization", "InstanceNormalization", "BatchNormalization", "LpNormalization", "RMSNormalization", "LRN")
    )
    weight = lambda n: b.new((n,), str(t.dtype), weight=True)  # noqa: E731
    if kind == "LayerNormalization" or (kind == "RMSNormalization" and b.opset >= 23):
        b.add(kind, [x, weight(t.shape[-1])], axis=-1, epsilon=1e-3, terms=t.shape[-1])
    elif kind == "InstanceNormalization" and t.ndim > 2:
        b.add(kind, [x, weight(t.shape[1]), weight(t.shape[1])], epsilon=1e-3, terms=t[0, 0].size)
    elif kind == "BatchNormalization":
        variance = b.constant((np.abs(b[weight(t.shape[1])].astype(np.float64)) + 0.5).astype(t.dtype))
        b.add(kind, [x, *(weight(t.shape[1]) for _ in range(3)), variance], epsilon=1e-3)
    elif kind == "LpNormalization":
        b.add(kind, [x], axis=b.axis(t), p=2, terms=max(t.shape))
    elif kind == "LRN" and t.ndim == 4:
        b.add(kind, [x], size=b.choice((1, 3)))


def scan(b: OnnxBuilder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    b.add(
        "CumSum",
        [x, b.constant(np.asarray(axis, np.int64))],
        exclusive=b.integer(0, 1),
        reverse=b.integer(0, 1),
        terms=max(1, b[x].shape[axis]),
    )


def matmul(b: OnnxBuilder) -> None:
    x = b.float(1)
    t = b[x]
    k = t.shape[-1]
    outer = t.shape[:-2] if b.flag() else ()
    y = b.pick(
        lambda v: v.dtype == t.dtype and v.ndim > 1 and v.shape[-2] == k, lambda: b.new((*outer, k, b.size()), str(t.dtype))
    )
    b.add("MatMul", [x, y], terms=max(k, 1))


def gemm(b: OnnxBuilder) -> None:
    x = b.pick(lambda t: floating(t) and t.ndim == 2, lambda: b.new(b.shape(2, 2)))
    t = b[x]
    turned, other = b.integer(0, 1), b.integer(0, 1)
    m, k = (t.shape[1], t.shape[0]) if turned else t.shape
    n = b.size()
    y = b.new((n, k) if other else (k, n), str(t.dtype))
    c = [b.new(b.choice(((n,), (m, n), (1, n), (m, 1))), str(t.dtype))] if b.flag() else []
    b.add(
        "Gemm", [x, y, *c], transA=turned, transB=other, alpha=b.choice((1.0, 0.5)), beta=b.choice((1.0, 2.0)), terms=max(k, 1)
    )


def _image(b: OnnxBuilder, rank: int) -> str:
    def new() -> str:
        most = {1: 30, 2: 14, 3: 6}[rank]
        return b.new((b.integer(1, 2), b.choice((1, 2, 3, 4, 6, 8)), *(b.integer(1, most) for _ in range(rank))))

    return b.pick(lambda t: floating(t) and t.ndim == rank + 2 and t.size and t.shape[1] <= 32, new)


def conv(b: OnnxBuilder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    t = b[x]
    groups = b.choice([g for g in (1, 1, 2, 3, t.shape[1]) if t.shape[1] % g == 0])
    kernel = [b.integer(1, 4) for _ in range(rank)]
    weight = b.new((groups * b.integer(1, 6), t.shape[1] // groups, *kernel), str(t.dtype))
    bias = [b.new((b[weight].shape[0],), str(t.dtype), weight=True)] if b.flag() else []
    more: dict[str, Any] = {"pads": [b.integer(0, 2) for _ in range(2 * rank)]}
    if not b.integer(0, 4):
        more = {"auto_pad": b.choice(("SAME_UPPER", "SAME_LOWER", "VALID"))}
    b.add(
        "Conv",
        [x, weight, *bias],
        kernel_shape=kernel,
        strides=[b.integer(1, 2) for _ in range(rank)],
        dilations=[b.integer(1, 2) if "pads" in more else 1 for _ in range(rank)],
        group=groups,
        **more,
        terms=int(np.prod(b[weight].shape[1:])),
    )


def conv_transpose(b: OnnxBuilder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    t = b[x]
    groups = b.choice([g for g in (1, 1, 2) if t.shape[1] % g == 0])
    kernel, strides = [b.integer(1, 4) for _ in range(rank)], [b.integer(1, 3) for _ in range(rank)]
    weight = b.new((t.shape[1], b.integer(1, 5), *kernel), str(t.dtype))
    pads = [b.integer(0, min(1, kernel[n % rank] - 1)) for n in range(2 * rank)]
    b.add(
        "ConvTranspose",
        [x, weight],
        kernel_shape=kernel,
        strides=strides,
        pads=pads,
        group=groups,
        output_padding=[b.integer(0, s - 1) for s in strides],
        terms=int(np.prod(b[weight].shape)),
    )


def pool(b: OnnxBuilder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    op = b.choice(("MaxPool", "AveragePool", "GlobalAveragePool", "GlobalMaxPool", "LpPool"))
    if op.startswith("Global"):
        b.add(op, [x], exact="Max" in op, terms=b[x][0, 0].size)
        return
    kernel = [b.integer(1, 4) for _ in range(rank)]
    more: dict[str, Any] = {
        "pads": [b.integer(0, kernel[n % rank] // 2) for n in range(2 * rank)],
        "strides": [b.integer(1, 3) for _ in kernel],
    }
    if op != "LpPool" or b.opset >= 18:
        more["ceil_mode"] = b.integer(0, 1)
    if op == "AveragePool":
        more["count_include_pad"] = b.integer(0, 1)
    b.add(op, [x], kernel_shape=kernel, **more, exact=op == "MaxPool", terms=64)


def moves(b: OnnxBuilder) -> None:
    x = b.any(1)
    t = b[x]
    op = b.choice(
        (
            "Transpose",
            "Reshape",
            "Flatten",
            "Squeeze",
            "Unsqueeze",
            "Expand",
            "Slice",
            "Concat",
            "Split",
            "Tile",
            "Pad",
            "Trilu",
        )
    )
    if op == "Transpose":
        b.add(op, [x], perm=b.permutation(t.ndim), exact=True)
    elif op == "Reshape":
        b.add(op, [x, b.whole(*b.choice(((-1,), (*t.shape[1:], t.shape[0]), (0, -1), (1, -1, 1))))], exact=True)
    elif op == "Flatten":
        b.add(op, [x], axis=b.integer(0, t.ndim), exact=True)
    elif op == "Squeeze":
        b.add(op, [x, b.whole(*[n for n, size in enumerate(t.shape) if size == 1][:1])] if 1 in t.shape else [x], exact=True)
    elif op == "Unsqueeze":
        b.add(op, [x, b.whole(b.integer(-t.ndim - 1, t.ndim))], exact=True)
    elif op == "Expand":
        b.add(
            op,
            [x, b.whole(*([b.integer(1, 3)] if b.flag() else []), *(n if n != 1 else b.choice((1, 4)) for n in t.shape))],
            exact=True,
        )
    elif op == "Slice":
        axis, step = b.integer(0, t.ndim - 1), b.choice((1, 2, -1, -2, 3))
        bounds = (b.integer(-9, 3), b.choice((9, 1 << 40, -1))) if step > 0 else (b.choice((-1, 9)), b.choice((-(1 << 40), 0)))
        b.add(op, [x, *(b.whole(n) for n in (*bounds, axis, step))], exact=True)
    elif op == "Concat":
        b.add(op, [x, x if b.flag() else b.new(t.shape, str(t.dtype))], axis=b.axis(t), exact=True)
    elif op == "Split":
        axis = b.integer(0, t.ndim - 1)
        first = b.integer(1, max(1, t.shape[axis] - 1))
        b.add(op, [x, b.whole(first, t.shape[axis] - first)], 2, axis=axis, exact=True)
    elif op == "Tile":
        b.add(op, [x, b.whole(*(b.integer(1, 3) for _ in t.shape))], exact=True)
    elif op == "Trilu":
        b.add(op, [x, b.constant(np.asarray(b.integer(-2, 2), np.int64))], upper=b.integer(0, 1), exact=True)
    else:
        mode = b.choice(("constant", "reflect", "edge", "wrap"))
        most = min([*t.shape, 4]) - (mode == "reflect")
        if most < 0 or (mode == "wrap" and b.opset < 19) or t.dtype == bool:
            raise Skip
        b.add(op, [x, b.whole(*(b.integer(0, most) for _ in range(2 * t.ndim)))], mode=mode, exact=True)


def index(b: OnnxBuilder) -> None:
    x = b.any(1)
    t = b[x]
    axis = b.integer(0, t.ndim - 1)
    size = t.shape[axis]
    if not size or not t.size:
        raise Skip
    op = b.choice(("Gather", "GatherElements", "GatherND", "ScatterElements", "ScatterND", "OneHot"))
    if op == "Gather":
        b.add(op, [x, b.new(b.choice(((3,), (2, 2), ())), "int64", -size, size)], axis=axis, exact=True)
    elif op in ("GatherElements", "ScatterElements"):
        shape = [min(n, b.integer(1, 5)) for n in t.shape]
        if op == "GatherElements":
            b.add(op, [x, b.new(shape, "int64", 0, size)], axis=axis, exact=True)
            return
        kind = b.choice(("add", "max", "min", "mul")) if floating(t) else "add"
        if t.dtype == bool:
            raise Skip
        found = b.new(shape, "int64", 0, size)
        b.add(op, [x, found, b.new(shape, str(t.dtype))], axis=axis, reduction=kind, terms=8)
    elif op == "GatherND":
        b.add(op, [x, b.new((b.integer(1, 4), 1), "int64", 0, t.shape[0])], exact=True)
    elif op == "ScatterND" and floating(t):
        rows = b.integer(1, 3)
        b.add(
            op,
            [x, b.new((rows, 1), "int64", 0, t.shape[0]), b.new((rows, *t.shape[1:]), str(t.dtype))],
            reduction="add",
            terms=4,
        )
    elif op == "OneHot":
        b.add(op, [b.new((4,), "int64", 0, 5), b.whole(5), b.constant(np.asarray([0, 1], np.float32))], axis=-1, exact=True)


def resize(b: OnnxBuilder) -> None:
    x = _image(b, 2)
    mode = b.choice(("nearest", "linear", "cubic"))
    image = b.integer(1, 12), b.integer(1, 12)
    sizes = b.whole(*b[x].shape[:2], *image)
    way = b.choice(("half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"))
    if way == "pytorch_half_pixel" and 1 in image:  # of one pixel onnx's evaluator begins at -0.5, where ONNX says 0
        way = "half_pixel"
    b.add("Resize", [x, "", "", sizes], mode=mode, coordinate_transformation_mode=way, exact=mode == "nearest")


def blocks(b: OnnxBuilder) -> None:
    x = b.new((1, 4 * b.integer(1, 3), 2 * b.integer(1, 4), 2 * b.integer(1, 4)))
    if b.flag():
        b.add("DepthToSpace", [x], blocksize=2, mode=b.choice(("DCR", "CRD")), exact=True)
    else:
        b.add("SpaceToDepth", [x], blocksize=2, exact=True)


def quantize(b: OnnxBuilder) -> None:
    x = b.pick(lambda t: str(t.dtype) == "float32", lambda: b.new(b.shape(), "float32"))
    kind = b.choice(("int8", "uint8"))
    scale, zero = b.constant(np.float32(0.043)), b.constant(np.asarray(3, kind))
    b.add("DequantizeLinear", [b.add("QuantizeLinear", [x, scale, zero]), scale, zero])


OPERATORS = [
    operator
    for weight, operator in (
        (10, unary),
        (8, binary),
        (2, whole),
        (3, compare),
        (2, logical),
        (4, where),
        (4, cast),
        (2, clip),
        (6, reduce),
        (3, best),
        (3, softmax),
        (3, norm),
        (2, scan),
        (6, matmul),
        (3, gemm),
        (5, conv),
        (4, conv_transpose),
        (4, pool),
        (16, moves),
        (6, index),
        (3, resize),
        (1, blocks),
        (1, quantize),
        *onnx_more.OPERATORS,
        *onnx_control.OPERATORS,
        *onnx_contrib.OPERATORS,
        *onnx_counted.OPERATORS,
        *onnx_further.OPERATORS,
    )
    for _ in range(weight)
]


@st.composite
def onnx_programs(draw: Callable[..., Any], most: int = 14) -> Program:
    """A graph of at most `most` nodes drawn."""
    b = OnnxBuilder(draw)
    b.new(b.shape(), weight=False)
    count = b.integer(1, most)
    for _ in range(count):
        try:
            b.choice(OPERATORS)(b)
        except Skip:
            continue
    if not b.nodes:
        b.add("Identity", ["x0"], exact=True)
    return b.program()
