"""ONNX's signal operators: DFT, STFT, and the mel weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.narrow_types import dtype_name
from tk.graph.fourier_products import matmuls, signal, spectrum, table_bytes, waves

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _number(node: NodeProto, importer: Importer, index: int) -> int:
    return int(np.ravel(importer.value(node, index))[0])


def _dft(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [..., n, ..., 1 or 2] along an axis, its end cut off or filled with zeros to the length asked for."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    rank = x.ty.ndim
    axis = attributes.get("axis", 1) if importer.opset < 20 else _number(node, importer, 2) if _given(node, 2) else -2
    axis %= rank
    shape = importer.shape_of(node, x)
    size = shape[axis]
    if not isinstance(size, int):
        raise importer.dynamic(node, "it transforms a dynamic dim")
    inverse, onesided = bool(attributes.get("inverse", 0)), bool(attributes.get("onesided", 0))
    whole = 2 * (size - 1) if inverse and onesided else size
    length = _number(node, importer, 1) if _given(node, 1) else whole
    if length < 1:
        raise importer.failure(node, f"a transform of {length} elements")
    bins = length // 2 + 1 if onesided else length
    real = onesided or shape[-1] == 1
    importer.budget.charge(f"the {importer.label(node)}", table_bytes(length, bins, real))
    if inverse and onesided:
        return [_real_inverse(node, importer, x, axis, length)]
    used = min(size, length)
    if used < size:
        x = emit(relax.op.strided_slice(x, [axis], [0], [used], assume_inbound=True))
    order = [*(i for i in range(rank - 1) if i != axis), axis]
    back = [int(i) for i in np.argsort(order)]
    parts = [_component(emit, x, part, order) for part in range(shape[-1])]
    both = spectrum(emit, parts, length, inverse=inverse, onesided=onesided, scale=1 / length if inverse else 1.0)
    moved = [emit(relax.op.permute_dims(part, back)) for part in both]
    wide = [emit(relax.op.expand_dims(part, [rank - 1])) for part in moved]
    return [emit(relax.op.concat(wide, rank - 1))]


def _real_inverse(node: NodeProto, importer: Importer, x: relax.Expr, axis: int, length: int) -> relax.Expr:
    """The real signal whose first bins are `x`."""
    emit, rank = importer.bb.emit, x.ty.ndim
    used = min(importer.shape_of(node, x)[axis], length // 2 + 1)
    x = emit(relax.op.strided_slice(x, [axis], [0], [used], assume_inbound=True))
    order = [*(i for i in range(rank - 1) if i != axis), axis]
    real = signal(emit, [_component(emit, x, part, order) for part in (0, 1)], length, 1 / length)
    return emit(relax.op.expand_dims(emit(relax.op.permute_dims(real, [int(i) for i in np.argsort(order)])), [rank - 1]))


def _component(emit: Any, x: relax.Expr, part: int, order: list[int]) -> relax.Expr:
    """The real or imaginary part of `x`, its transformed axis last."""
    last = x.ty.ndim - 1
    one = emit(relax.op.squeeze(emit(relax.op.strided_slice(x, [last], [part], [part + 1], assume_inbound=True)), [last]))
    return emit(relax.op.permute_dims(one, order))


def _stft(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """signal [batch, n, 1 or 2] in frames of a window's length, a step apart → [batch, frames, bins, 2]."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    step = _number(node, importer, 1)
    batch, size, parts = importer.shape_of(node, x)
    window = importer.tensor(node.input[2]) if _given(node, 2) else None
    if _given(node, 3):
        length = _number(node, importer, 3)
    else:
        length = importer.shape_of(node, window)[0] if window is not None else size
    if not isinstance(length, int):
        raise importer.dynamic(node, "its frames are as long as a dynamic dim")
    bins = length // 2 + 1 if attributes.get("onesided", 1) else length
    known = isinstance(size, int)
    if step < 1 or length < 1 or (known and size < length):
        raise importer.failure(node, f"a signal of {size} in frames of {length}, {step} apart")
    frames = (size - length) // step + 1
    importer.budget.charge(f"the {importer.label(node)}", 8 * (frames if known else 1) * length + 32 * length * bins)
    indices = _indices(importer, frames, length, step)
    cosine, sine = waves(length, bins, False)
    components = []
    for part in range(parts):
        one = emit(relax.op.strided_slice(x, [2], [part], [part + 1], assume_inbound=True))
        framed = emit(relax.op.take(emit(relax.op.squeeze(one, [2])), indices, 1))
        framed = emit(relax.op.reshape(framed, [batch, frames, length]))
        components.append(framed if window is None else emit(relax.op.multiply(framed, window)))
    both = matmuls(emit, components, cosine, sine)
    return [emit(relax.op.concat([emit(relax.op.expand_dims(each, [3])) for each in both], 3))]


def _indices(importer: Importer, frames: Any, length: int, step: int) -> relax.Expr:
    """Where the elements of all frames lie, one frame after the other."""
    within = np.arange(length)[None]
    if isinstance(frames, int):
        return relax.const((np.arange(frames)[:, None] * step + within).ravel(), "int64")
    emit = importer.bb.emit
    starts = emit(relax.op.multiply(emit(relax.op.arange(frames, dtype="int64")), relax.const(step, "int64")))
    each = emit(relax.op.add(emit(relax.op.expand_dims(starts, [1])), relax.const(within, "int64")))
    return emit(relax.op.reshape(each, [frames * length]))


def _mel(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Triangles on the mel scale, 2595 · log10(1 + f / 700), as ONNX's reference builds them; all its inputs are known."""
    mels, length, rate = (_number(node, importer, i) for i in range(3))
    low, high = (float(np.ravel(importer.value(node, i))[0]) for i in (3, 4))
    bins = length // 2 + 1
    if mels < 1 or length < 1 or rate < 1:
        raise importer.failure(node, f"{mels} mels of {length} at {rate} Hz")
    importer.budget.charge(f"the {importer.label(node)}", 16 * bins * mels)
    edges = [2595 * np.log10(1 + f / 700) for f in (low, high)]
    step = (edges[1] - edges[0]) / (mels + 2)
    frequency = 700 * (10 ** ((np.arange(mels + 2) * step + edges[0]) / 2595) - 1)
    indices = ((length + 1) * frequency // rate).astype(np.int64)
    weights = np.zeros([bins, mels])
    for i in range(mels):
        left, centre, right = indices[i : i + 3]
        if centre == left:
            weights[centre, i] = 1
        else:
            weights[left : centre + 1, i] = np.arange(centre - left + 1) / (centre - left)
        if right > centre:
            weights[centre:right, i] = (right - np.arange(centre, right)) / (right - centre)
    dtype = dtype_name(attributes.get("output_datatype", 1))
    return [relax.const(weights.astype(dtype), dtype)]


CONVERTERS: Converters = {"DFT": _dft, "MelWeightMatrix": _mel, "STFT": _stft}
