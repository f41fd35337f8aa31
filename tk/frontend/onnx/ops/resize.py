"""ONNX's Resize and Upsample in all modes.

Element i of an axis resized from n to m = ⌊n · scale⌋ reads taps of the input: out[i] = Σ_t weight[i, t] · x[index[i, t]], the
weights of indices outside being 0 where they are excluded, and those indices clamped to the ends. The tables are computed here,
by ONNX's formulas, and are constants of the model. Where a size or a scale is known only when the model runs, indices and
weights are computed then, but of crops, and of antialiased ones by such a scale.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.aliases import Array
from tk.frontend.onnx.ops.sizes import dims_tensor, given_sizes, known
from tk.graph.resized import WRITTEN_OUT, Table, resized

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

SIMPLE = "simple"  # of opset 10, which names no nearest_mode: ONNX Runtime takes floor where an axis grows, else ceil
LARGEST_RATIO = 64  # the denominator of a scale that a dynamic dim has, at most


@dataclass(frozen=True)
class Axis:
    """One axis to be resized: `size` elements to `out`, by `scale`, TIR expressions where dims are dynamic; `roi` is the part
    to crop, as fractions of size − 1. A scale that is computed while the model runs is a tensor of one element."""

    axis: int
    size: Any
    out: Any
    scale: Any
    roi: tuple[float, float] = (0.0, 1.0)


def _origin(axis: Axis, mode: str, out_position: Array) -> Any:
    """Where in the input the output's positions lie."""
    size, scale = axis.size, axis.scale
    out = float(np.float32(size) * np.float32(scale))  # need not be whole; 10 · 0.6 is 6, though a file holds 0.60000002
    start, end = axis.roi
    if mode == "align_corners":
        return out_position * (size - 1) / (out - 1) if out > 1 else np.zeros_like(out_position)
    if mode == "asymmetric":
        return out_position / scale
    if mode == "tf_crop_and_resize":
        if out > 1:
            return start * (size - 1) + out_position * (end - start) * (size - 1) / (out - 1)
        return np.full_like(out_position, 0.5 * (start + end) * (size - 1))
    if mode == "pytorch_half_pixel" and axis.out == 1:
        return np.zeros_like(out_position)
    if mode == "half_pixel_symmetric":
        adjusted = axis.out / out
        return size / 2 * (1 - adjusted) + (out_position + 0.5) / scale - 0.5
    if mode in ("half_pixel", "pytorch_half_pixel"):
        return (out_position + 0.5) / scale - 0.5
    if mode == "tf_half_pixel_for_nn":
        return (out_position + 0.5) / scale
    raise ValueError(f"no coordinate_transformation_mode {mode!r}")


def _nearest(position: Array, mode: str, scale: float) -> Array:
    exact: Array = position.astype(np.float64)  # 0.49999997 + 0.5 is 1 in float32
    if mode == SIMPLE:
        mode = "ceil" if scale < 1 else "floor"
    if mode == "round_prefer_floor":
        return np.ceil(exact - 0.5)
    if mode == "round_prefer_ceil":
        return np.floor(exact + 0.5)
    return np.floor(exact) if mode == "floor" else np.ceil(exact)


def _kernel(mode: str, cubic: float) -> tuple[Callable[[Array], Array], int]:
    """The weight at a distance, and how far it reaches."""
    if mode == "linear":
        return lambda d: np.maximum(1 - np.abs(d), 0), 1

    def weight(distance: Array) -> Array:
        d = np.abs(distance)
        near, far = _cubic(d, cubic)
        return np.where(d <= 1, near, np.where(d < 2, far, 0.0))

    return weight, 2


def _cubic(d: Any, a: float) -> tuple[Any, Any]:
    """The weights at distances d, NumPy's or TIR's, up to 1 and from there to 2."""
    return ((a + 2) * d - (a + 3)) * d * d + 1, ((a * d - 5 * a) * d + 8 * a) * d - 4 * a


def _tables(axis: Axis, attributes: Attributes) -> tuple[Array, Array, Array]:
    """Indices [out, taps], weights [out, taps], and whether each output lies outside the input [out].

    A file's scales are float32, so that 3 / 0.6 lies just below 5 in exact arithmetic. What is nearest is found by positions
    rounded to float32, as ONNX Runtime's are, where it is 5; weights are no steps, and keep all digits.
    """
    transform = attributes.get("coordinate_transformation_mode", b"half_pixel").decode()
    mode = attributes.get("mode", b"nearest").decode()
    precise = np.float32 if mode == "nearest" else np.float64
    position = _origin(axis, transform, np.arange(axis.out, dtype=precise))
    outside = (position < 0) | (position > axis.size - 1) if transform == "tf_crop_and_resize" else np.zeros(axis.out, bool)
    if mode == "nearest":
        indices = _nearest(position, attributes.get("nearest_mode", b"round_prefer_floor").decode(), axis.scale)[:, None]
        return np.clip(indices, 0, axis.size - 1).astype(np.int64), np.ones_like(indices), outside
    weight, reach = _kernel(mode, attributes.get("cubic_coeff_a", -0.75))
    stretch = min(axis.scale, 1.0) if attributes.get("antialias", 0) else 1.0
    support = reach / stretch
    taps = 2 * math.ceil(support)
    first = np.floor(position) - math.ceil(support) + 1
    indices = first[:, None] + np.arange(taps)
    weights = weight((indices - position[:, None]) * stretch)
    if attributes.get("exclude_outside", 0):
        weights = np.where((indices < 0) | (indices > axis.size - 1), 0, weights)
    total = weights.sum(1, keepdims=True)
    return np.clip(indices, 0, axis.size - 1).astype(np.int64), weights / np.where(total == 0, 1, total), outside


def _axis_resized(importer: Importer, x: relax.Expr, axis: Axis, attributes: Attributes, value: float | None) -> relax.Expr:
    """`x` with one axis resized; `value` for what lies outside, if that counts."""
    indices, weights, outside = _tables(axis, attributes)
    if indices.shape[1] == 1 and not outside.any():
        return importer.bb.emit(relax.op.take(x, relax.const(indices[:, 0], "int64"), axis.axis))
    dtype, taps = str(x.ty.dtype.dtype), indices.shape[1]

    def compute(a: te.Tensor, index: Any, weight: Any, beyond: Any) -> Any:
        def element(*at: Any) -> Any:
            i = at[axis.axis]
            total = sum(
                (weight(i, t) * a(*at[: axis.axis], index(i, t), *at[axis.axis + 1 :]) for t in range(1, taps)),
                weight(i, 0) * a(*at[: axis.axis], index(i, 0), *at[axis.axis + 1 :]),
            )
            return total if value is None else tirx.if_then_else(beyond(i) > 0, tirx.const(value, dtype), total)

        shape = list(a.shape)
        shape[axis.axis] = axis.out
        return te.compute(shape, element, name="resize")

    tables = [relax.const(indices, "int64"), relax.const(weights.astype(dtype)), relax.const(outside.astype(np.int32))]
    return importer.bb.emit_te(compute, x, *tables, primfunc_name_hint="resize")


def _computes_positions(attributes: Attributes) -> bool:
    """Whether `_axis_dynamic` has the mode where scales are computed, too; antialiased, they say how many taps there are."""
    return attributes.get("coordinate_transformation_mode") != b"tf_crop_and_resize" and not attributes.get("antialias", 0)


def _axis_dynamic(node: NodeProto, importer: Importer, x: relax.Expr, axis: Axis, attributes: Attributes) -> relax.Expr:
    """`x` with an axis of dynamic size resized, positions computed in float32 when the model runs."""
    transform = attributes.get("coordinate_transformation_mode", b"half_pixel").decode()
    mode = attributes.get("mode", b"nearest").decode()
    if transform == "tf_crop_and_resize":
        raise importer.dynamic(node, f"it crops a dynamic dim, {transform!r}")
    if mode != "nearest" and attributes.get("antialias", 0) and not isinstance(axis.scale, float):
        raise importer.dynamic(node, "it resizes, antialiased, by a scale that is known only when it runs")
    written_out = mode == "cubic" or attributes.get("exclude_outside", 0) or attributes.get("antialias", 0)
    nearest_mode = attributes.get("nearest_mode", b"round_prefer_floor").decode()
    divides = transform == "asymmetric" and nearest_mode in ("floor", SIMPLE) and _is_integer(axis.scale)
    dtype, half = str(x.ty.dtype.dtype), tirx.const(0.5, "float32")

    def compute(a: te.Tensor, size: int, out: relax.Expr, scale: relax.Expr) -> te.Tensor:
        plan = Axis(axis.axis, size, out, scale(0) if isinstance(scale, te.Tensor) else _float(scale))

        def element(*at: relax.Expr) -> relax.Expr:
            def read(index: relax.Expr) -> relax.Expr:
                clamped = tirx.max(tirx.min(index.astype("int64"), size - 1), 0)
                return a(*at[: axis.axis], clamped, *at[axis.axis + 1 :])

            if mode == "nearest" and divides:
                return read(tirx.floordiv(at[axis.axis], int(axis.scale)))
            where = _position(plan, transform, at[axis.axis].astype("float32"))
            if mode == "nearest":
                rounded = {
                    "round_prefer_floor": lambda p: tirx.ceil(p - half),
                    "round_prefer_ceil": lambda p: tirx.floor(p + half),
                    "floor": tirx.floor,
                    "ceil": tirx.ceil,
                    SIMPLE: lambda p: tirx.Select(plan.scale < tirx.const(1.0, "float32"), tirx.ceil(p), tirx.floor(p)),
                }[nearest_mode](where)
                return read(rounded)
            if written_out:
                return _weighed(axis, attributes, where, read, size)
            low = tirx.floor(where)
            part = (where - low).astype(dtype)
            return read(low) * (tirx.const(1, dtype) - part) + read(low + 1) * part

        shape = list(a.shape)
        shape[axis.axis] = out
        return te.compute(shape, element, name="resize")

    return importer.bb.emit_te(compute, x, axis.size, axis.out, axis.scale, primfunc_name_hint="resize")


def _weighed(
    axis: Axis, attributes: Attributes, where: relax.Expr, read: Callable[[relax.Expr], relax.Expr], size: relax.Expr
) -> relax.Expr:
    """The sum of the taps around the position `where`, of an axis with `size` elements: `_tables` while the model runs."""
    reach = 2 if attributes.get("mode", b"nearest") == b"cubic" else 1
    stretch = min(axis.scale, 1.0) if attributes.get("antialias", 0) else 1.0
    half = math.ceil(reach / stretch)
    first = tirx.floor(where) - _float(half - 1)
    weights, values = [], []
    for tap in range(2 * half):
        index = first + _float(tap)
        weight = _kernel_at(tirx.abs(index - where) * _float(stretch), reach, attributes.get("cubic_coeff_a", -0.75))
        if attributes.get("exclude_outside", 0):
            inside = tirx.And(index >= _float(0), index < _float(size))
            weight = tirx.Select(inside, weight, _float(0))
        weights.append(weight)
        values.append(read(index))
    total = sum(weights[1:], weights[0])
    scale = tirx.Select(total == _float(0), _float(1), _float(1) / total)
    terms = [(weight * scale).astype(str(value.ty.dtype)) * value for weight, value in zip(weights, values, strict=True)]
    return sum(terms[1:], terms[0])


def _kernel_at(distance: relax.Expr, reach: int, cubic: float) -> relax.Expr:
    """`_kernel`'s weight at a distance, while the model runs."""
    if reach == 1:
        return tirx.max(_float(1) - distance, _float(0))
    near, far = _cubic(distance, cubic)
    return tirx.Select(distance <= _float(1), near, tirx.Select(distance < _float(2), far, _float(0)))


def _position(axis: Axis, transform: str, at: relax.Expr) -> relax.Expr:
    """Where in the input the output's position `at` lies, all in float32: `_origin` while the model runs."""
    half, one = tirx.const(0.5, "float32"), tirx.const(1.0, "float32")
    if transform == "asymmetric":
        return at / axis.scale
    if transform == "align_corners":
        size = _float(axis.size)
        out = size * axis.scale  # need not be whole
        return tirx.Select(out > one, at * (size - one) / (out - one), tirx.const(0.0, "float32"))
    if transform == "tf_half_pixel_for_nn":
        return (at + half) / axis.scale
    centre = (at + half) / axis.scale - half
    if transform == "half_pixel_symmetric":  # a tie is one in float64 alone
        size, out = (_float(size).astype("float64") for size in (axis.size, axis.out))
        need = (_float(axis.size) * axis.scale).astype("float64")
        shift = size * tirx.const(0.5, "float64") * (tirx.const(1.0, "float64") - out / need)
        return shift.astype("float32") + (at + half) / axis.scale - half
    single = tirx.const(0.0, "float32") if transform == "pytorch_half_pixel" else centre
    return tirx.Select(_float(axis.out) == one, single, centre)


def _is_integer(scale: relax.Expr) -> bool:
    return isinstance(scale, float) and scale == int(scale)


def _given(node: NodeProto, importer: Importer, index: int) -> Array | None:
    if index >= len(node.input) or not node.input[index]:
        return None
    value: Array = importer.value(node, index)
    return value if value.size else None


def _resize(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x = importer.tensor(node.input[0])
    shape = importer.shape_of(node, x)
    axes = [axis % len(shape) for axis in attributes.get("axes", range(len(shape)))]
    old = importer.opset < 11  # only the data and the scales
    if old:
        attributes = {**attributes, "coordinate_transformation_mode": b"asymmetric", "nearest_mode": SIMPLE.encode()}
    stretches = attributes.get("keep_aspect_ratio_policy", b"stretch") == b"stretch"
    if stretches and _computes_positions(attributes) and not known(node, importer, *([1] if old else [2, 3])):
        return [_resized(node, importer, attributes, x, _computed_plans(node, importer, attributes, shape, axes))]
    scales = _given(node, importer, 1 if old else 2)
    sizes = None if old else _given(node, importer, 3)
    roi = None if old else _given(node, importer, 1)
    return [_resized(node, importer, attributes, x, _plans(node, importer, attributes, shape, axes, scales, sizes, roi))]


def _computed_plans(
    node: NodeProto, importer: Importer, attributes: Attributes, shape: list[int], axes: list[int]
) -> list[Axis]:
    """What is done with each axis where sizes or scales are computed while the model runs."""
    emit, at = importer.bb.emit, 1 if importer.opset < 11 else 2
    if not known(node, importer, 3):
        outs = given_sizes(node, importer, 3)
        return [Axis(axis, shape[axis], out, _ratio(out, shape[axis])) for axis, out in zip(axes, outs, strict=True)]
    importer.counting |= importer.sources.get(node.input[at], frozenset())
    scales = emit(relax.op.astype(importer.tensor(node.input[at]), "float32"))
    sizes = emit(relax.op.astype(dims_tensor(importer, [shape[axis] for axis in axes]), "float32"))
    wanted = emit(relax.op.astype(emit(relax.op.floor(emit(relax.op.multiply(sizes, scales)))), "int64"))
    outs = importer.counted(emit(relax.op.maximum(wanted, relax.const(0, "int64"))))
    parts = [emit(relax.op.strided_slice(scales, [0], [i], [i + 1])) for i in range(len(axes))]
    return [Axis(axis, shape[axis], out, part) for axis, out, part in zip(axes, outs, parts, strict=True)]


def _plans(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    shape: list[Any],
    axes: list[int],
    scales: Array | None,
    sizes: Array | None,
    roi: Array | None,
) -> list[Axis]:
    """What is done with each axis that changes."""
    dims = [shape[axis] for axis in axes]
    by_size = scales is None
    if by_size:
        if sizes is None:
            raise importer.failure(node, "it has neither scales nor sizes")
        wanted = _kept_ratio(
            node, importer, attributes, dims, [v if isinstance(v, relax.Expr) else int(v) for v in sizes.ravel()]
        )
    crops = attributes.get("coordinate_transformation_mode", b"") == b"tf_crop_and_resize"
    plans = []
    for index, (axis, size) in enumerate(zip(axes, dims, strict=True)):
        scale, out = (wanted[index][1], wanted[index][0]) if by_size else (float(scales[index]), None)  # type: ignore[index]
        if out is None:
            out = _scaled(node, importer, size, scale)
        part = (float(roi[index]), float(roi[index + len(axes)])) if crops and roi is not None else (0.0, 1.0)
        if crops or not _same(out, size) or not _same(scale, 1):
            plans.append(Axis(axis, size, out, scale, part))
    return plans


def _same(a: te.Tensor, b: Any) -> bool:
    return a is b or (isinstance(a, int | float) and isinstance(b, int | float) and a == b)


def _scaled(node: NodeProto, importer: Importer, size: Any, scale: float) -> Any:
    """⌊size · scale⌋, the product rounded to float32; of a dynamic dim for scales that are ratios of small numbers."""
    if isinstance(size, int):
        return math.floor(np.float32(size) * np.float32(scale))
    ratio = Fraction(float(scale)).limit_denominator(LARGEST_RATIO)  # a third too, which a file holds as 0.33333334
    few = np.arange(1, 1 << 14)
    if np.array_equal(few * ratio.numerator // ratio.denominator, np.floor(few.astype(np.float32) * np.float32(scale))):
        return size if ratio == 1 else tirx.floordiv(size * ratio.numerator, ratio.denominator)
    raise importer.dynamic(node, f"it resizes a dynamic dim by {scale}")


def _kept_ratio(
    node: NodeProto, importer: Importer, attributes: Attributes, dims: list[Any], sizes: list[Any]
) -> list[tuple[Any, Any]]:
    """Size and scale by axis, by keep_aspect_ratio_policy."""
    policy = attributes.get("keep_aspect_ratio_policy", b"stretch")
    if policy == b"stretch":
        return [(out, _ratio(out, size)) for size, out in zip(dims, sizes, strict=True)]
    if not all(isinstance(each, int) for each in (*dims, *sizes)):
        raise importer.dynamic(node, "it keeps the ratio of a dynamic dim")
    ratios = [out / size for size, out in zip(dims, sizes, strict=True)]
    scale = min(ratios) if policy == b"not_larger" else max(ratios)
    return [(math.floor(scale * size + 0.5), scale) for size in dims]


def _ratio(out: relax.Expr, size: int) -> relax.Expr:
    if isinstance(out, int) and isinstance(size, int):
        return out / size
    if out is size:
        return 1.0
    return _float(out) / _float(size)


def _float(value: relax.Expr | int) -> relax.Expr:
    return value.astype("float32") if isinstance(value, relax.Expr) else tirx.const(float(value), "float32")


def _resized(node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, plans: list[Axis]) -> relax.Expr:
    emit, dtype = importer.bb.emit, str(x.ty.dtype.dtype)
    if any(isinstance(plan.out, int) and plan.out == 0 for plan in plans):  # kernels over it would divide by its sizes
        outs = {plan.axis: plan.out for plan in plans}
        shape = [outs.get(axis, size) for axis, size in enumerate(importer.shape_of(node, x))]
        return emit(relax.op.zeros(relax.ShapeExpr(shape), dtype))
    mode = attributes.get("mode", b"nearest")
    crops = attributes.get("coordinate_transformation_mode", b"") == b"tf_crop_and_resize"
    value = attributes.get("extrapolation_value", 0.0) if crops else None
    inner = dtype if "float" in dtype or (mode == b"nearest" and not crops) else "float32"
    y = x if inner == dtype else emit(relax.op.astype(x, inner))
    tables: list[Table] = []
    for plan in plans:
        if not isinstance(plan.size, int) or not isinstance(plan.out, int):
            y = _axis_dynamic(node, importer, y, plan, attributes)
            continue
        importer.budget.charge(f"the {importer.label(node)}", 128 * int(plan.out))
        indices, weights, _ = _tables(plan, attributes)
        if value is None and indices.shape[1] <= WRITTEN_OUT:
            tables.append(Table(plan.axis, plan.size, indices, None if mode == b"nearest" else weights))
        else:
            y = _axis_resized(importer, y, plan, attributes, value)
    y = resized(importer.bb, y, tables) if tables else y
    if inner == dtype:
        return y
    info = np.iinfo(dtype)
    return emit(relax.op.astype(emit(relax.op.clip(emit(relax.op.trunc(y)), int(info.min), int(info.max))), dtype))


def _upsample(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Resize as it was: scales, floor, and no shift."""
    x = importer.tensor(node.input[0])
    shape = importer.shape_of(node, x)
    attributes = {**attributes, "coordinate_transformation_mode": b"asymmetric", "nearest_mode": b"floor"}
    axes = list(range(len(shape)))
    if not known(node, importer, 1):
        return [_resized(node, importer, attributes, x, _computed_plans(node, importer, attributes, shape, axes))]
    scales = importer.value(node, 1) if len(node.input) > 1 else np.array(attributes["scales"], np.float32)
    plans = _plans(node, importer, attributes, shape, axes, scales, None, None)
    return [_resized(node, importer, attributes, x, plans)]


CONVERTERS: Converters = {"Resize": _resize, "Upsample": _upsample}
