"""ONNX operators that move elements: Pad, Split, Squeeze and Unsqueeze, OneHot, Trilu, EyeLike, sequences reversed, caches
written, and running sums and products. Axes must be known; pads and sizes may be computed while the model runs."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm_ffi
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.onnx.narrow_types import dtype_name
from tk.frontend.onnx.ops.sizes import dims_tensor, given_sizes, known, known_sizes, vector

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _ints(node: NodeProto, importer: Importer, index: int) -> list[int]:
    return [int(v) for v in np.ravel(importer.value(node, index))]


def _pad(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Element i of an axis of n elements, padded by `before`, is element i − before of the input, if it has that one. Else
    it is the value; the nearest (edge); that of the mirror image with period 2(n − 1) (reflect); or that of repeats (wrap).
    Negative pads cut."""
    x = importer.tensor(node.input[0])
    shape, rank = importer.shape_of(node, x), x.ty.ndim
    mode = attributes.get("mode", b"constant").decode()
    axes = [axis % rank for axis in _ints(node, importer, 3)] if _given(node, 3) else list(range(rank))
    value = importer.tensor(node.input[2]) if _given(node, 2) else relax.const(attributes.get("value", 0), _dtype(x))
    value = importer.bb.emit(relax.op.reshape(value, []))
    if importer.opset >= 11 and not known(node, importer, 1):
        return [_padded_by(node, importer, mode, axes, x, value)]
    if importer.opset < 11:
        pads = list(attributes["pads"] if "pads" in attributes else attributes["paddings"])
    else:
        pads = known_sizes(node, importer, 1)
    before: list[int] = [0] * rank
    out = list(shape)
    for position, axis in enumerate(axes):
        before[axis] = pads[position]
        out[axis] = pads[position] + shape[axis] + pads[position + len(axes)]
    moved = [a for a in axes if not _zero(before[a]) or not _zero(pads[axes.index(a) + len(axes)])]

    if not moved:
        return [x]
    for axis in moved if mode != "constant" else ():  # where there is nothing, nothing is next to it
        importer.hold(shape[axis] >= 1)

    def compute(a: te.Tensor, fill: te.Tensor | None) -> te.Tensor:
        return te.compute(out, _padded(mode, a, fill, {axis: before[axis] for axis in moved}, shape), name="pad")

    return [importer.bb.emit_te(compute, x, value if mode == "constant" else None, primfunc_name_hint="pad")]


def _padded_by(node: NodeProto, importer: Importer, mode: str, axes: list[int], x: relax.Expr, value: relax.Expr) -> relax.Expr:
    """The same by pads that are computed while the model runs."""
    emit, pads, shape = importer.bb.emit, vector(node, importer, 1), importer.shape_of(node, x)
    half = len(axes)
    begin, end = (emit(relax.op.strided_slice(pads, [0], [at], [at + half])) for at in (0, half))
    sizes = emit(relax.op.add(emit(relax.op.add(begin, end)), dims_tensor(importer, [shape[axis] for axis in axes])))
    counts = importer.counted(emit(relax.op.maximum(sizes, relax.const(0, "int64"))))
    for axis, count in zip(axes, counts, strict=True) if mode != "constant" else ():
        importer.hold(tirx.any(shape[axis] >= 1, count < 1))

    def compute(a: te.Tensor, first: te.Tensor, fill: te.Tensor | None, *out: relax.Expr) -> te.Tensor:
        position = {axis: i for i, axis in enumerate(axes)}
        dims = [out[position[axis]] if axis in position else size for axis, size in enumerate(a.shape)]
        before = {axis: first(i) for axis, i in position.items()}
        return te.compute(dims, _padded(mode, a, fill, before, a.shape), name="pad")

    filled = value if mode == "constant" else None
    return importer.bb.emit_te(compute, x, begin, filled, *counts, primfunc_name_hint="pad")


def _padded(
    mode: str, x: te.Tensor, fill: te.Tensor | None, before: dict[int, relax.Expr | int], shape: list[relax.Expr | int]
) -> Callable[..., Any]:
    """The element of x [shape], with `before` elements in front by axis, at an index; `fill` is what mode "constant" has."""

    def element(*index: relax.Expr) -> relax.Expr:
        coordinates = [i - before[axis] if axis in before else i for axis, i in enumerate(index)]
        if mode == "constant":
            tests = [test for a in before for test in (coordinates[a] >= 0, coordinates[a] < shape[a])]
            return (
                tirx.if_then_else(tirx.all(*tests), x(*coordinates), fill()) if fill is not None and tests else x(*coordinates)
            )
        for axis in before:
            coordinates[axis] = _OUTSIDE[mode](coordinates[axis], shape[axis])
        return x(*coordinates)

    return element


def _zero(size: int) -> bool:
    return isinstance(size, int) and size == 0


def _mirrored(position: relax.Expr, size: relax.Expr | int) -> relax.Expr:
    last = size - 1
    period = max(2 * last, 1) if isinstance(size, int) else tirx.max(2 * last, 1)  # a mirror image of one element is itself
    return last - tirx.abs(tirx.floormod(position, period) - last)


_OUTSIDE: dict[str, Callable[[Any, Any], Any]] = {
    "edge": lambda position, size: tirx.max(tirx.min(position, size - 1), 0),
    "reflect": _mirrored,
    "wrap": lambda position, size: tirx.floormod(position, size if isinstance(size, int) else tirx.max(size, 1)),
}


def _split(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Parts of given sizes, or of one size, the last one smaller if need be."""
    x, axis = importer.tensor(node.input[0]), attributes.get("axis", 0)
    shape = importer.shape_of(node, x)
    axis, size = axis % len(shape), shape[axis % len(shape)]
    if _given(node, 1) and not known(node, importer, 1):
        return _split_by(node, importer, x, axis)
    if _given(node, 1) or "split" in attributes:
        ends = [0, *map(int, np.cumsum(_ints(node, importer, 1) if _given(node, 1) else attributes["split"]))]
        importer.hold(size >= ends[-1])
    else:
        count = attributes.get("num_outputs", len(node.output))
        each = -(-size // count) if isinstance(size, int) else tirx.floordiv(size + count - 1, count)
        ends = [min(at * each, size) if isinstance(size, int) else tirx.min(at * each, size) for at in range(count)] + [size]
    return [
        importer.bb.emit(relax.op.strided_slice(x, [axis], [begin], [end], assume_inbound=True))
        for begin, end in itertools.pairwise(ends)
    ]


def _split_by(node: NodeProto, importer: Importer, x: relax.Expr, axis: int) -> list[relax.Expr]:
    """Parts of sizes that are computed while the model runs."""
    parts, begin = [], tirx.const(0, "int64")

    def part(a: te.Tensor, start: relax.Expr, size: relax.Expr) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            position = tirx.min(start + at[axis], a.shape[axis] - 1)  # sizes may say more than there is
            return a(*at[:axis], position, *at[axis + 1 :])

        return te.compute([*a.shape[:axis], size, *a.shape[axis + 1 :]], element, name="split")

    for size in given_sizes(node, importer, 1):
        parts.append(importer.bb.emit_te(part, x, begin, size, primfunc_name_hint="split"))
        begin = begin + size
    return parts


def _axes(node: NodeProto, importer: Importer, attributes: Attributes) -> list[int] | None:
    if _given(node, 1):
        return _ints(node, importer, 1)
    return list(attributes["axes"]) if "axes" in attributes else None


def _squeeze(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Axes count from either end; without them all of size 1 go."""
    x, axes = importer.tensor(node.input[0]), _axes(node, importer, attributes)
    if axes is None:
        shape = importer.shape_of(node, x)
        if not all(isinstance(size, int) for size in shape):
            have = "sizes " + ", ".join(map(str, shape))
            error = message(
                f"the {importer.label(node)} has no axes, and drops whatever has size 1 when the model runs",
                need="axes, or fixed sizes",
                have=have,
                do="give the node its axes, or compile for fixed sizes",
            )
            raise ImportModelError(error)
        axes = [axis for axis, size in enumerate(shape) if size == 1]
    return [importer.bb.emit(relax.op.squeeze(x, [axis % x.ty.ndim for axis in axes]))] if axes else [x]


def _unsqueeze(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Axes count in the result; in any order."""
    x, axes = importer.tensor(node.input[0]), _axes(node, importer, attributes) or []
    rank = x.ty.ndim + len(axes)
    return [importer.bb.emit(relax.op.expand_dims(x, sorted(axis % rank for axis in axes)))]


def _concat(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """What has no elements adds nothing."""
    tensors = [importer.tensor(name) for name in node.input]
    axis = attributes["axis"] % tensors[0].ty.ndim
    some = [x for x in tensors if not _zero(importer.shape_of(node, x)[axis])] or tensors[:1]
    return [some[0] if len(some) == 1 else importer.bb.emit(relax.op.concat(_aligned(node, importer, some, axis), axis))]


def _aligned(node: NodeProto, importer: Importer, tensors: list[relax.Expr], axis: int) -> list[relax.Expr]:
    """`tensors` with one size in every dim but `axis`, fixed ones before symbolic ones; checked when the model runs."""
    shapes = [importer.shape_of(node, x) for x in tensors]
    common = [next((s for s in sizes if isinstance(s, int)), sizes[0]) for sizes in zip(*shapes, strict=True)]
    aligned = []
    for x, shape in zip(tensors, shapes, strict=True):
        want = [size if at == axis else one for at, (size, one) in enumerate(zip(shape, common, strict=True))]
        same = all(have is one or (isinstance(have, int) and have == one) for have, one in zip(shape, want, strict=True))
        same = same or tvm_ffi.structural_equal(relax.ShapeExpr(shape), relax.ShapeExpr(want))
        aligned.append(x if same else importer.bb.match_cast(x, relax.TensorType(want, _dtype(x))))
    return aligned


def _one_hot(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """on where the position along the new axis is the index, or the index + depth; off elsewhere."""
    indices, values = importer.tensor(node.input[0]), importer.tensor(node.input[2])
    (depth,) = given_sizes(node, importer, 1)
    shape = importer.shape_of(node, indices)
    axis = attributes.get("axis", -1) % (len(shape) + 1)

    def compute(index: te.Tensor, pair: te.Tensor, depth: relax.Expr) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            asked = index(*at[:axis], *at[axis + 1 :]).astype("int64")
            position = at[axis].astype("int64")
            return tirx.if_then_else(tirx.any(asked == position, asked + depth == position), pair(1), pair(0))

        return te.compute([*index.shape[:axis], depth, *index.shape[axis:]], element, name="one_hot")

    return [importer.bb.emit_te(compute, indices, values, depth, primfunc_name_hint="one_hot")]


def _trilu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Element (…, i, j) where j − i ≥ k (upper), or ≤ k; k may be computed when the model runs."""
    x, upper = importer.tensor(node.input[0]), bool(attributes.get("upper", 1))
    shift = importer.tensor(node.input[1]) if _given(node, 1) else relax.const(0, "int64")
    shift = importer.bb.emit(relax.op.reshape(shift, []))

    def compute(a: te.Tensor, k: Any) -> Any:
        def element(*at: Any) -> Any:
            diagonal = at[-1].astype("int64") - at[-2].astype("int64")
            kept = diagonal >= k() if upper else diagonal <= k()
            return tirx.if_then_else(kept, a(*at), tirx.const(0, a.dtype))

        return te.compute(a.shape, element, name="trilu")

    return [importer.bb.emit_te(compute, x, shift, primfunc_name_hint="trilu")]


def _eye_like(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, shift = importer.tensor(node.input[0]), attributes.get("k", 0)
    dtype = dtype_name(attributes["dtype"]) if "dtype" in attributes else _dtype(x)
    shape = importer.shape_of(node, x)

    def compute() -> Any:
        one, zero = tirx.const(1, dtype), tirx.const(0, dtype)
        return te.compute(shape, lambda i, j: tirx.if_then_else(j - i == shift, one, zero), name="eye")

    return [importer.bb.emit_te(compute, primfunc_name_hint="eye")]


def _space_to_depth(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C, H·b, W·b] → [N, b·b·C, H, W], blocks before channels (DCR) or after (CRD)."""
    x, block, emit = importer.tensor(node.input[0]), attributes["blocksize"], importer.bb.emit
    n, c, h, w = importer.shape_of(node, x)
    split = emit(relax.op.reshape(x, [n, c, h // block, block, w // block, block]))
    order = [0, 1, 3, 5, 2, 4] if attributes.get("mode", b"DCR") == b"CRD" else [0, 3, 5, 1, 2, 4]
    moved = emit(relax.op.permute_dims(split, order))
    return [emit(relax.op.reshape(moved, [n, c * block * block, h // block, w // block]))]


def _reverse_sequence(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The first length[b] elements of each sequence backwards, the others as they are."""
    x, lengths = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    batch, time = attributes.get("batch_axis", 1), attributes.get("time_axis", 0)

    def compute(a: te.Tensor, length: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            count, step = tirx.min(length(at[batch]).astype("int64"), a.shape[time]), at[time].astype("int64")
            coordinates = list(at)
            coordinates[time] = tirx.if_then_else(step < count, count - 1 - step, step)
            return a(*coordinates)

        return te.compute(a.shape, element, name="reverse_sequence")

    return [importer.bb.emit_te(compute, x, lengths, primfunc_name_hint="reverse_sequence")]


def _tensor_scatter(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """A cache [B, …] with an update written into its axis from write_indices[b] on, around its end in circular mode."""
    past, update = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    shape, axis = importer.shape_of(node, past), attributes.get("axis", -2) % past.ty.ndim
    length, circular = importer.shape_of(node, update)[axis], attributes.get("mode", b"linear") == b"circular"
    given = _given(node, 2)
    starts = importer.tensor(node.input[2]) if given else relax.const(np.zeros(1), "int64")

    def compute(old: te.Tensor, new: te.Tensor, start: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            position = at[axis].astype("int64") - start(at[0] if given else 0).astype("int64")
            position = tirx.floormod(position, shape[axis]) if circular else position
            inside = tirx.all(position >= 0, position < length)
            return tirx.if_then_else(inside, new(*at[:axis], position, *at[axis + 1 :]), old(*at))

        return te.compute(shape, element, name="tensor_scatter")

    return [importer.bb.emit_te(compute, past, update, starts, primfunc_name_hint="tensor_scatter")]


def _running(scan: Callable[..., relax.Expr]) -> Any:
    """A converter of CumSum or CumProd."""

    def convert(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
        x, emit = importer.tensor(node.input[0]), importer.bb.emit
        axis = _ints(node, importer, 1)[0] % x.ty.ndim
        backwards = bool(attributes.get("reverse", 0))
        given = emit(relax.op.flip(x, axis)) if backwards else x
        result = emit(scan(given, axis, _dtype(x), bool(attributes.get("exclusive", 0))))
        return [emit(relax.op.flip(result, axis)) if backwards else result]

    return convert


CONVERTERS: Converters = {
    "Concat": _concat,
    "CumProd": _running(relax.op.cumprod),
    "CumSum": _running(relax.op.cumsum),
    "EyeLike": _eye_like,
    "OneHot": _one_hot,
    "Pad": _pad,
    "ReverseSequence": _reverse_sequence,
    "SpaceToDepth": _space_to_depth,
    "Split": _split,
    "Squeeze": _squeeze,
    "TensorScatter": _tensor_scatter,
    "Trilu": _trilu,
    "Unsqueeze": _unsqueeze,
}
