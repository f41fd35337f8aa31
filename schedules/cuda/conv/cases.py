"""Problems for the convolution on Hopper: ranks, strides, dilations, paddings, groups, few channels, epilogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
from numpy.random import Generator
from tvm.ir import Expr
from tvm.relax import BlockBuilder, op
from tvm.tirx import IntImm

from tk.aliases import Array
from tk.graph.combined_groups import combined_convolution, zeros_of
from tk.graph.transposed_convolutions import transposed_convolution
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape

__all__ = ["CASES", "OUT_ELEMENTWISE_FUSABLE", "conv_case", "convolve", "transposed_case"]

OUT_ELEMENTWISE_FUSABLE = 4  # TVM's OpPatternKind: what follows by element is fused behind it
TOLERANCE = {"bfloat16": 3e-3, "float16": 4e-4, "float32": 4e-7}
EPILOGUES = ("none", "bias_relu", "residual", "float32")


def convolve(x: Array, w: Array, strides: Sequence[int], pads: Sequence[int], dilations: Sequence[int], groups: int) -> Any:
    """The convolution of x [n, …, c] and w [t…, c, o], in float64; `pads` are those before each axis, then those behind."""
    rank, w = len(strides), w.astype(np.float64)  # products of int8 would be of 8 bits, too
    padded = np.pad(x.astype(np.float64), [(0, 0), *zip(pads[:rank], pads[rank:], strict=True), (0, 0)])
    outs = [
        (padded.shape[i + 1] - dilations[i] * (w.shape[i] - 1) - 1) // strides[i] + 1 for i in range(rank)
    ]  # fmt: skip
    own, columns = w.shape[-2], w.shape[-1] // groups
    result = np.zeros((x.shape[0], *outs, w.shape[-1]))
    for tap in np.ndindex(*w.shape[:rank]):
        indices = tuple(
            slice(t * d, t * d + (out - 1) * s + 1, s) for t, d, out, s in zip(tap, dilations, outs, strides, strict=True)
        )
        seen = padded[(slice(None), *indices)]
        for g in range(groups):
            o = slice(g * columns, (g + 1) * columns)
            result[..., o] += seen[..., g * own : (g + 1) * own] @ w[(*tap, slice(None), o)]
    return result


def _convolution(
    x: Expr, w: Expr, window: list[list[int]], groups: int, outputs_first: bool, sums: str, combined: tuple[int, int] | None
) -> Expr:
    """The operator, or, where groups were `combined`, the call of a function that says where weights are zero."""
    rank, builder = len(window[0]), BlockBuilder.current()
    if combined is not None:
        hint = {"primfunc_name_hint": f"conv{rank}d", "primfunc_attrs": {"op_pattern": OUT_ELEMENTWISE_FUSABLE}}
        more = {"dtype": sums, "outputs_first": outputs_first}
        return builder.emit(builder.call_te(combined_convolution, x, w, window, groups, combined, **more, **hint))
    conv = {1: op.nn.conv1d, 2: op.nn.conv2d, 3: op.nn.conv3d}[rank]
    axes = "DHW"[3 - rank :]
    return conv(x, w, *window, groups, f"N{axes}C", f"O{axes}I" if outputs_first else f"{axes}IO", out_dtype=sums)


def conv_case(
    name: str,
    x: Shape,
    w: tuple[int, ...],
    dtype: str = "bfloat16",
    strides: Sequence[int] = (),
    pads: Sequence[int] = (),
    dilations: Sequence[int] = (),
    groups: int = 1,
    epilogue: str = "none",
    outputs_first: bool = False,
    combined: tuple[int, int] | None = None,
) -> Case:
    """x [n, …, c] of one to three axes and w [t…, c, o], given as [o, t…, c] with `outputs_first`; `epilogue` is one of
    EPILOGUES; `combined` are the channels, in and out, of a group as it was, of such as have zeros between them. Of 8 bits sums
    are stored as they are, int32 of int8 and float32 of float8, or, "scaled", times a scale for each output channel, with a
    bias, as bfloat16."""
    rank = len(x) - 2
    strides, dilations, pads = strides or (1,) * rank, dilations or (1,) * rank, pads or (0,) * (2 * rank)

    def output(shape: tuple[Any, ...]) -> tuple[Any, ...]:
        more = [pads[i] + pads[rank + i] - dilations[i] * (w[i] - 1) for i in range(rank)]
        outs = [  # of a symbolic size the residual's is the image's
            shape[i + 1] if isinstance(shape[i + 1], tuple) else (shape[i + 1] + more[i] - 1) // strides[i] + 1
            for i in range(rank)
        ]
        return (shape[0], *outs, w[-1])

    inputs = [("x", x, dtype), ("w", (w[-1], *w[:-1]) if outputs_first else w, dtype)]
    inputs += [("b", (w[-1],), dtype)] if epilogue == "bias_relu" else []
    inputs += [("r", output(x), dtype)] if epilogue == "residual" else []
    inputs += [("s", (w[-1],), "float32"), ("b", (w[-1],), "float32")] if epilogue == "scaled" else []
    narrow, sums = dtype not in TOLERANCE, "int32" if dtype == "int8" else "float32"

    def build(x: Expr, w: Expr, *more: Expr) -> Expr:
        window = [list(each) for each in (strides, pads, dilations)]
        y = _convolution(x, w, window, groups, outputs_first, sums, combined)
        if epilogue == "scaled":
            return op.astype(op.add(op.multiply(op.astype(y, "float32"), more[0]), more[1]), "bfloat16")
        if epilogue == "float32" or narrow:
            return y
        y = y if dtype == "float32" else op.astype(y, dtype)
        if epilogue == "bias_relu":
            return op.nn.relu(op.add(y, more[0]))
        return op.add(y, more[0]) if epilogue == "residual" else y

    def reference(x: Array, w: Array, *more: Any) -> Any:
        y = convolve(x, np.moveaxis(w, 0, -1) if outputs_first else w, strides, pads, dilations, groups)
        if epilogue == "scaled":
            return y * more[0] + more[1]
        y = y + more[0] if more else y
        return np.maximum(y, 0) if epilogue == "bias_relu" else y

    def whole(generator: Generator, shape: tuple[int, ...], kind: str, name: str) -> Array:
        if kind == "int8":
            return generator.integers(-128, 128, shape).astype("int8")
        return generator.standard_normal(shape).astype("float32")

    stored = "bfloat16" if epilogue == "scaled" else dtype
    tolerance = TOLERANCE.get(stored, 0.0 if dtype == "int8" else 2e-6)
    sample: dict[str, Any] = {"sample": whole} if dtype == "int8" else {}
    return Case(f"{name}_{dtype}", tuple(inputs), build, reference, tolerance=tolerance, **sample)


def transposed_case(
    name: str,
    x: tuple[Any, ...],
    w: tuple[int, ...],
    strides: Sequence[int],
    pads: Sequence[int],
    more: Sequence[int],
    dtype: str = "bfloat16",
    biased: bool = True,
    outputs_first: bool = False,
    kernel: Sequence[int] = (),
    groups: int = 1,
) -> Case:
    """x [n, …, c] and w [t…, c, s…, o], or [s…, o, t…, c], as the graph phase sorts weights by phase, of which c of a group;
    `pads` cut both ends of each axis, `more` is the output padding; a bias and a ReLU follow where `biased`. Of a `kernel` that
    the strides do not divide the taps beyond it are zeros."""
    rank = len(strides)
    taps = w[rank + 1 : -1] if outputs_first else w[:rank]
    columns = w[rank] if outputs_first else w[-1]
    zeros, kernel = bool(kernel), list(kernel) or [t * s for t, s in zip(taps, strides, strict=True)]

    def sizes_of(shape: Any) -> list[Any]:
        given = enumerate(zip(strides, pads, kernel, more, strict=True))
        return [(shape[i + 1] - 1) * s - 2 * p + k + m for i, (s, p, k, m) in given]

    def build(x: Expr, w: Expr, *b: Expr) -> Expr:
        builder = BlockBuilder.current()
        sizes = [size if known is None else known for size, known in ((s, _known(s)) for s in sizes_of(x.ty.shape))]
        hint = {
            "outputs_first": outputs_first,
            "primfunc_name_hint": "conv_transpose",
            "primfunc_attrs": {"op_pattern": OUT_ELEMENTWISE_FUSABLE},
            **({"groups": groups} if groups > 1 else {}),
            **({"zeros": zeros_of(None, list(zip(kernel, strides, strict=True)))} if zeros else {}),
        }
        y = builder.emit(builder.call_te(transposed_convolution, x, w, list(strides), list(pads), sizes, **hint))
        y = y if dtype == "float32" else op.astype(y, dtype)
        return op.nn.relu(op.add(y, b[0])) if b else y

    def reference(x: Array, w: Array, *b: Any) -> Any:
        y = _transposed(x, _outputs_last(w, rank) if outputs_first else w, strides, pads, sizes_of(x.shape), kernel, groups)
        return np.maximum(y + b[0], 0) if b else y

    def beyond(generator: Generator, shape: tuple[int, ...], kind: str, name: str) -> Array:
        values = generator.standard_normal(shape)
        if name == "w":
            _clear_beyond(_outputs_last(values, rank) if outputs_first else values, strides, kernel)
        return values.astype(np.dtype(getattr(ml_dtypes, kind, kind)))  # bfloat16 is none of NumPy's

    inputs = (("x", x, dtype), ("w", w, dtype), *((("b", (columns,), dtype),) if biased else ()))
    sample: dict[str, Any] = {"sample": beyond} if zeros else {}
    return Case(f"{name}_{dtype}", inputs, build, reference, tolerance=TOLERANCE[dtype], **sample)


def _outputs_last(w: Array, rank: int) -> Array:
    """A view of weights [s…, o, t…, c] as [t…, c, s…, o]."""
    return w.transpose(*range(rank + 1, 2 * rank + 2), *range(rank + 1))


def _transposed(
    x: Array,
    w: Array,
    strides: Sequence[int],
    pads: Sequence[int],
    sizes: Sequence[int],
    kernel: Sequence[int],
    groups: int,
) -> Array:
    """The transposed convolution of x [n, …, c] and w [t…, c, s…, o], of `sizes`: each tap and phase added where it reaches."""
    rank, columns = len(strides), w.shape[-1]
    y = np.zeros((x.shape[0], *(size + 2 * p + s for size, p, s in zip(sizes, pads, strides, strict=True)), columns))
    inputs, own = x.shape[-1] // groups, columns // groups
    for tap in np.ndindex(*w.shape[:rank]):
        for phase in np.ndindex(*strides):
            first = [(w.shape[i] - 1 - tap[i]) * strides[i] + phase[i] for i in range(rank)]
            if any(f >= k for f, k in zip(first, kernel, strict=True)):
                continue
            indices = (slice(f, f + (n - 1) * s + 1, s) for f, n, s in zip(first, x.shape[1:-1], strides, strict=True))
            seen = y[(slice(None), *indices)]
            for g in range(groups):
                o = slice(g * own, (g + 1) * own)
                seen[..., o] += x[..., g * inputs : (g + 1) * inputs] @ w[(*tap, slice(None), *phase)][..., o]
    return y[(slice(None), *(slice(p, p + size) for p, size in zip(pads, sizes, strict=True)))]


def _clear_beyond(w: Array, strides: Sequence[int], kernel: Sequence[int]) -> None:
    """The taps of w [t…, c, s…, o] that are none of the kernel's become zeros."""
    rank = len(strides)
    for index in np.ndindex(*w.shape[:rank], *strides):
        tap, phase = index[:rank], index[rank:]
        reached = [(n - 1 - t) * s + p for n, t, s, p in zip(w.shape, tap, strides, phase, strict=False)]
        if any(k <= at for k, at in zip(kernel, reached, strict=True)):
            w[(*tap, slice(None), *phase)] = 0


def _known(size: Any) -> int | None:
    return int(size) if isinstance(size, int | IntImm) else None


_H, _W, _N = ("height", 14), ("width", 20), ("n", 3)  # symbolic sizes of an image, and of a batch

CASES = (
    conv_case("3x3", (2, 20, 28, 64), (3, 3, 64, 128), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("3x3", (3, 14, 14, 128), (3, 3, 128, 96), "float16", pads=(1, 1, 1, 1), epilogue="residual"),
    conv_case("3x3_stride", (2, 29, 31, 64), (3, 3, 64, 64), strides=(2, 2), pads=(1, 1, 1, 1)),
    conv_case("5x3_dilated", (1, 23, 40, 72), (5, 3, 72, 40), "float16", (1, 2), (4, 1, 3, 0), (2, 1), epilogue="float32"),
    conv_case("1x1", (5, 7, 7, 200), (1, 1, 200, 264), epilogue="residual"),
    conv_case("1x1_stride", (2, 28, 30, 64), (1, 1, 64, 136), "float16", (2, 2), epilogue="bias_relu"),
    conv_case("7x7_maps", (6, 7, 7, 512), (3, 3, 512, 64), pads=(1, 1, 1, 1)),
    conv_case("32_channels", (2, 16, 24, 32), (3, 3, 32, 48), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("16_channels", (2, 16, 24, 16), (3, 3, 16, 24), "float16", pads=(1, 1, 1, 1)),
    conv_case("40_channels", (2, 12, 24, 40), (5, 5, 40, 80), pads=(2, 2, 2, 2)),
    conv_case("stem", (2, 36, 38, 4), (7, 7, 4, 64), "float16", (2, 2), (3, 0, 3, 0), epilogue="bias_relu"),
    conv_case("patches", (2, 64, 64, 8), (16, 16, 8, 96), strides=(16, 16), epilogue="bias_relu"),
    conv_case("groups", (2, 14, 18, 128), (3, 3, 32, 128), pads=(1, 1, 1, 1), groups=4, epilogue="bias_relu"),
    conv_case("groups_3d", (1, 5, 9, 10, 64), (3, 3, 3, 32, 64), "float16", pads=(1,) * 6, groups=2, epilogue="bias_relu"),
    conv_case("groups_ragged", (2, 9, 18, 72), (3, 3, 24, 96), "float16", (2, 1), (1, 1, 1, 1), groups=3),
    conv_case("5_columns", (2, 20, 28, 48), (3, 3, 48, 5), pads=(1, 1, 1, 1), epilogue="bias_relu", outputs_first=True),
    conv_case("100_columns", (2, 9, 28, 72), (3, 3, 72, 100), "float16", (2, 1), (1, 1, 1, 1), outputs_first=True),
    transposed_case("transposed", (2, 9, 12, 64), (2, 2, 64, 2, 2, 72), (2, 2), (1, 1), (0, 1)),
    transposed_case("transposed_uneven", (2, 7, 8, 40), (2, 1, 40, 3, 2, 24), (3, 2), (2, 0), (1, 0), "float16"),
    transposed_case("transposed_1d", (3, 50, 128), (2, 128, 8, 64), (8,), (4,), (0,)),
    transposed_case("transposed_70_columns", (2, 9, 12, 48), (2, 2, 70, 2, 1, 48), (2, 2), (0, 1), (0, 1), outputs_first=True),
    transposed_case("transposed_3d", (1, 4, 5, 6, 32), (2, 1, 2, 32, 2, 1, 2, 48), (2, 1, 2), (1, 0, 0), (1, 0, 0)),
    conv_case("symbolic", (("n", 5), 14, 20, 64), (3, 3, 64, 72), pads=(1, 1, 1, 1), epilogue="residual"),
    conv_case("symbolic_image", (_N, _H, _W, 64), (3, 3, 64, 72), pads=(1, 1, 1, 1), epilogue="residual"),
    conv_case("symbolic_stride", (2, _H, _W, 40), (3, 3, 40, 64), "float16", (2, 2), (1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("symbolic_dilated", (1, _H, 30, 64), (3, 5, 64, 40), "float16", (1, 3), (4, 1, 4, 0), (4, 1)),
    conv_case("symbolic_width", (_N, 9, _W, 64), (3, 3, 32, 64), pads=(1, 0, 1, 2), groups=2, epilogue="bias_relu"),
    conv_case("symbolic_1x1", (_N, _H, _W, 72), (1, 1, 72, 136), epilogue="residual"),
    conv_case("symbolic_1x1_stride", (_N, _H, _W, 72), (1, 1, 72, 64), "float16", (2, 2), epilogue="bias_relu"),
    conv_case("symbolic_1d", (2, ("width", 300), 80), (5, 80, 96), pads=(2, 2), epilogue="bias_relu"),
    conv_case(
        "symbolic_3d",
        (_N, ("depth", 5), _H, _W, 16),
        (3, 3, 3, 16, 32),
        pads=(1,) * 6,
        epilogue="residual",
    ),
    transposed_case("symbolic_transposed", (_N, _H, _W, 64), (2, 2, 64, 2, 2, 72), (2, 2), (1, 1), (0, 1)),
    transposed_case("symbolic_transposed_uneven", (2, 7, _W, 40), (2, 1, 40, 3, 2, 24), (3, 2), (2, 0), (1, 0), "float16"),
    conv_case("1d", (3, 300, 80), (5, 80, 96), pads=(2, 2), epilogue="bias_relu"),
    conv_case("1d_dilated", (2, 515, 64), (11, 64, 64), "float16", (1,), (25, 25), (5,), epilogue="residual"),
    conv_case("3d", (2, 6, 14, 14, 64), (3, 3, 3, 64, 64), pads=(1, 1, 1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("3d_stride", (1, 9, 15, 17, 32), (3, 1, 3, 32, 80), "float16", (2, 1, 2), (1, 0, 1, 1, 0, 1)),
)
