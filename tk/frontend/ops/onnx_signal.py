"""ONNX's signal operators: DFT and STFT as products with matrices of cosines and sines, and the mel weights.

X[k] = Σ_n x[n] · exp(∓2πi·n·k / N), the sign positive and the sum divided by N in the inverse. A complex one of N = A·B is
one of A and one of B elements: with w = exp(∓2πi / N), n = B·n₁ + n₂ and k = k₁ + A·k₂,

    X[k] = Σ_n₂ w^(A·n₂·k₂) · (w^(n₂·k₁) · Σ_n₁ w^(B·n₁·k₁) · x[n])
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx_narrow import dtype_name

__all__ = ["CONVERTERS"]


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _number(node: NodeProto, importer: Any, index: int) -> int:
    return int(np.ravel(importer.value(node, index))[0])


def _waves(length: int, bins: int, inverse: bool, scaled: bool = True) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """cos and ∓sin of 2π·n·k / N, [length, bins], for a transform of N = length; divided by N in the inverse if `scaled`."""
    angle = 2 * np.pi * ((np.arange(length)[:, None] * np.arange(bins)[None]) % length) / length
    scale = 1 / length if inverse and scaled else 1.0
    return np.cos(angle) * scale, (np.sin(angle) if inverse else -np.sin(angle)) * scale


def _dft(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """x [..., n, ..., 1 or 2] along an axis, its end cut off or filled with zeros to the length asked for."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    rank, dtype = x.ty.ndim, str(x.ty.dtype.dtype)
    axis = attributes.get("axis", 1) if importer.opset < 20 else _number(node, importer, 2) if _given(node, 2) else -2
    axis %= rank
    shape = importer.shape_of(node, x)
    size = shape[axis]
    if not isinstance(size, int):
        raise importer.dynamic(node, "it transforms a dynamic dim")
    inverse, onesided = bool(attributes.get("inverse", 0)), bool(attributes.get("onesided", 0))
    whole = 2 * (size - 1) if inverse and onesided else size
    length = _number(node, importer, 1) if _given(node, 1) else whole
    if inverse and onesided:
        return [_real_inverse(node, importer, x, axis, length)]
    used = min(size, length)
    if used < size:
        x = emit(relax.op.strided_slice(x, [axis], [0], [used], assume_inbound=True))
    order = [*(i for i in range(rank - 1) if i != axis), axis]
    back = [int(i) for i in np.argsort(order)]
    parts = [_component(emit, x, part, order) for part in range(shape[-1])]
    first = _factor(length)
    if onesided or first == 1 or len(parts) == 1:  # a real signal has half the products
        cosine, sine = (wave[:used] for wave in _waves(length, length // 2 + 1 if onesided else length, inverse))
        parts = _products(emit, parts, cosine, sine)
    else:
        filled = [_filled(emit, part, length) for part in parts]
        parts = _in_two(emit, filled, first, length // first, inverse)
        if inverse:
            parts = [emit(relax.op.multiply(part, relax.const(1 / length, dtype))) for part in parts]
    moved = [emit(relax.op.permute_dims(part, back)) for part in parts]
    wide = [emit(relax.op.expand_dims(part, [rank - 1])) for part in moved]
    return [emit(relax.op.concat(wide, rank - 1))]


def _factor(length: int) -> int:
    """The greatest factor that is no greater than the root."""
    return next(f for f in range(math.isqrt(max(length, 1)), 0, -1) if length % f == 0)


def _filled(emit: Any, x: relax.Expr, length: int) -> relax.Expr:
    """`x` with zeros behind it up to `length`."""
    short = length - int(x.ty.shape.values[-1])
    return emit(relax.op.nn.pad(x, [0] * (2 * x.ty.ndim - 1) + [short])) if short else x


def _in_two(emit: Any, parts: list[relax.Expr], a: int, b: int, inverse: bool) -> list[relax.Expr]:
    """The transform of the last axis, of a·b elements, by its factors; not divided by their product."""
    head, rank = list(parts[0].ty.shape.values)[:-1], parts[0].ty.ndim
    swapped = [*range(rank - 1), rank, rank - 1]

    def swap(x: relax.Expr) -> relax.Expr:
        return emit(relax.op.permute_dims(x, swapped))

    def turned(x: relax.Expr, y: relax.Expr, times: Any) -> relax.Expr:
        dtype = str(x.ty.dtype.dtype)
        by = [relax.const(wave.astype(dtype), dtype) for wave in turns]
        return emit(times(emit(relax.op.multiply(x, by[0])), emit(relax.op.multiply(y, by[1]))))

    turns = [wave[:b, :a] for wave in _waves(a * b, a, inverse, scaled=False)]
    columns = [swap(emit(relax.op.reshape(part, [*head, a, b]))) for part in parts]
    real, imaginary = _products(emit, columns, *_waves(a, a, inverse, scaled=False))
    rows = [turned(real, imaginary, relax.op.subtract), turned(imaginary, real, relax.op.add)]
    both = _products(emit, [swap(row) for row in rows], *_waves(b, b, inverse, scaled=False))
    return [emit(relax.op.reshape(swap(part), [*head, a * b])) for part in both]


def _real_inverse(node: NodeProto, importer: Any, x: relax.Expr, axis: int, length: int) -> relax.Expr:
    """The real signal whose first bins are `x`: those that have a mirror image, all but 0 and N / 2, count twice."""
    emit, rank = importer.bb.emit, x.ty.ndim
    used = min(importer.shape_of(node, x)[axis], length // 2 + 1)
    twice = np.where((np.arange(used) == 0) | (2 * np.arange(used) == length), 1.0, 2.0)[:, None]
    cosine, sine = (wave[:used] * twice for wave in _waves(length, length, True))
    x = emit(relax.op.strided_slice(x, [axis], [0], [used], assume_inbound=True))
    order = [*(i for i in range(rank - 1) if i != axis), axis]
    parts = [_component(emit, x, part, order) for part in (0, 1)]
    real, _ = _products(emit, parts, cosine, sine)
    return emit(relax.op.expand_dims(emit(relax.op.permute_dims(real, [int(i) for i in np.argsort(order)])), [rank - 1]))


def _component(emit: Any, x: relax.Expr, part: int, order: list[int]) -> relax.Expr:
    """The real or imaginary part of `x`, its transformed axis last."""
    last = x.ty.ndim - 1
    one = emit(relax.op.squeeze(emit(relax.op.strided_slice(x, [last], [part], [part + 1], assume_inbound=True)), [last]))
    return emit(relax.op.permute_dims(one, order))


def _products(emit: Any, parts: list[relax.Expr], cosine: Any, sine: Any) -> list[relax.Expr]:
    """(a + ib)(c + is) summed: a·c − b·s and a·s + b·c."""
    dtype = str(parts[0].ty.dtype.dtype)
    c, s = relax.const(cosine.astype(dtype), dtype), relax.const(sine.astype(dtype), dtype)
    real, imaginary = emit(relax.op.matmul(parts[0], c)), emit(relax.op.matmul(parts[0], s))
    if len(parts) == 2:
        real = emit(relax.op.subtract(real, emit(relax.op.matmul(parts[1], s))))
        imaginary = emit(relax.op.add(imaginary, emit(relax.op.matmul(parts[1], c))))
    return [real, imaginary]


def _stft(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """signal [batch, n, 1 or 2] in frames of a window's length, a step apart → [batch, frames, bins, 2]."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    step = _number(node, importer, 1)
    batch, size, parts = importer.shape_of(node, x)
    window = importer.tensor(node.input[2]) if _given(node, 2) else None
    if _given(node, 3):
        length = _number(node, importer, 3)
    else:
        length = importer.shape_of(node, window)[0] if window is not None else size
    if not isinstance(size, int):
        raise importer.dynamic(node, "its signal's length is a dynamic dim")
    bins = length // 2 + 1 if attributes.get("onesided", 1) else length
    frames = (size - length) // step + 1
    places = np.arange(frames)[:, None] * step + np.arange(length)[None]
    cosine, sine = _waves(length, bins, False)
    components = []
    for part in range(parts):
        one = emit(relax.op.strided_slice(x, [2], [part], [part + 1], assume_inbound=True))
        framed = emit(relax.op.take(emit(relax.op.squeeze(one, [2])), relax.const(places.ravel(), "int64"), 1))
        framed = emit(relax.op.reshape(framed, [batch, frames, length]))
        components.append(framed if window is None else emit(relax.op.multiply(framed, window)))
    both = _products(emit, components, cosine, sine)
    return [emit(relax.op.concat([emit(relax.op.expand_dims(each, [3])) for each in both], 3))]


def _mel(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    """Triangles on the mel scale, 2595 · log10(1 + f / 700), as ONNX's reference builds them; all its inputs are known."""
    mels, length, rate = (_number(node, importer, i) for i in range(3))
    low, high = (float(np.ravel(importer.value(node, i))[0]) for i in (3, 4))
    bins = length // 2 + 1
    edges = [2595 * np.log10(1 + f / 700) for f in (low, high)]
    step = (edges[1] - edges[0]) / (mels + 2)
    frequency = 700 * (10 ** ((np.arange(mels + 2) * step + edges[0]) / 2595) - 1)
    places = ((length + 1) * frequency // rate).astype(np.int64)
    weights = np.zeros([bins, mels])
    for i in range(mels):
        left, centre, right = places[i : i + 3]
        if centre == left:
            weights[centre, i] = 1
        else:
            weights[left : centre + 1, i] = np.arange(centre - left + 1) / (centre - left)
        if right > centre:
            weights[centre:right, i] = (right - np.arange(centre, right)) / (right - centre)
    dtype = dtype_name(attributes.get("output_datatype", 1))
    return [relax.const(weights.astype(dtype), dtype)]


CONVERTERS: dict[str, Callable[[Any, Any, dict[str, Any]], list[Any]]] = {"DFT": _dft, "MelWeightMatrix": _mel, "STFT": _stft}
