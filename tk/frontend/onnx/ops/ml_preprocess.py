"""Operators of ai.onnx.ml on numbers: what prepares features, and linear models."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto, numpy_helper
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.sizes import clamped_inside, product

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "labelled", "refuse_transform", "transformed"]

LEAST = 1e-30  # of what Normalizer divides by
LISTS = {"keys": ("keys_tensor", "keys_int64s", "keys_floats"), "values": ("values_tensor", "values_int64s", "values_floats")}


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _cast(importer: Importer, x: relax.Expr, dtype: str) -> relax.Expr:
    return x if _dtype(x) == dtype else importer.bb.emit(relax.op.astype(x, dtype))


def transformed(node: NodeProto, importer: Importer, scores: relax.Expr, how: str) -> relax.Expr:
    """Scores [b, n] by a `post_transform`."""
    emit = importer.bb.emit
    if how == "NONE":
        return scores
    if how == "LOGISTIC":
        return emit(relax.op.sigmoid(scores))
    if how == "SOFTMAX":
        return emit(relax.op.nn.softmax(scores, 1))
    raise importer.failure(node, f"its post_transform is {how}")


def refuse_transform(node: NodeProto, importer: Importer, attributes: Attributes) -> None:
    """Raises where a regressor has a `post_transform`: ONNX Runtime and ONNX's evaluator think apart of it."""
    if (after := attributes.get("post_transform", b"NONE")) != b"NONE":
        raise importer.failure(node, f"its post_transform is {after.decode()}")


def labelled(importer: Importer, scores: relax.Expr, labels: list[int]) -> relax.Expr:
    """The label of the greatest of each row's scores, the first of several: int64 [b]."""
    emit = importer.bb.emit
    best = emit(relax.op.argmax(scores, 1, False))
    return emit(relax.op.take(relax.const(np.array(labels, np.int64), "int64"), best, 0))


def _binarizer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """1 where x is over the threshold, a float32, and 0 elsewhere and where it is NaN."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    dtype, threshold = _dtype(x), np.float32(attributes.get("threshold", 0.0))
    if "int" in dtype:  # whole numbers are over it if they are over what lies under it
        info = np.iinfo(dtype)
        low = np.floor(threshold) if np.isfinite(threshold) else threshold
        if not info.min <= low <= info.max:
            raise importer.failure(node, f"its threshold {threshold} is none of {dtype}")
        return [_cast(importer, emit(relax.op.greater(x, relax.const(int(low), dtype))), dtype)]
    return [_cast(importer, emit(relax.op.greater(x, relax.const(float(threshold), dtype))), dtype)]


def _array_feature_extractor(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The elements along the last axis that the indices, flat, say; of a vector as one row."""
    x, indices, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    shape = importer.shape_of(node, x)
    number = product(importer.shape_of(node, indices))
    flat = clamped_inside(importer, emit(relax.op.reshape(indices, [number])), shape[-1])
    taken = emit(relax.op.take(x, flat, len(shape) - 1))
    return [taken if len(shape) > 1 else emit(relax.op.reshape(taken, [1, number]))]


def _label_encoder(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Numbers by numbers: the value behind the first key that x is, or the default. From version 4 on NaN is the key NaN."""
    x = importer.tensor(node.input[0])
    found = {}
    for kind, names in LISTS.items():
        name = next((name for name in names if name in attributes), None)
        if name is None:
            raise importer.failure(node, f"its {kind} are strings")
        array = numpy_helper.to_array(attributes[name]) if name.endswith("tensor") else np.array(attributes[name])
        array = array.astype(np.float32) if name.endswith("floats") else array
        if array.dtype.kind not in "iuf":
            raise importer.failure(node, f"its {kind} are strings")
        found[kind] = array.ravel()
    keys, values = found["keys"].astype(_dtype(x)), found["values"]
    default = attributes.get("default_tensor")
    if default is not None:
        other = numpy_helper.to_array(default).ravel()[0]
    else:
        other = attributes.get("default_float", -0.0) if values.dtype.kind == "f" else attributes.get("default_int64", -1)

    finds_nan = keys.dtype.kind == "f" and importer.opsets.get("ai.onnx.ml", 1) >= 4

    def first(data: te.Tensor, key: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, len(keys)), "k")

        def index(*at: relax.Expr) -> relax.Expr:
            same = data(*at) == key(k.var)
            if finds_nan:
                same = tirx.any(same, tirx.all(tirx.isnan(data(*at)), tirx.isnan(key(k.var))))
            return te.min(tirx.Select(same, k.var.astype("int32"), tirx.const(len(keys), "int32")), axis=k)

        return te.compute(data.shape, index, name="index")

    emit, table = importer.bb.emit, np.append(values, np.array([other], values.dtype)).astype(values.dtype)
    indices = importer.bb.emit_te(first, x, relax.const(keys, str(keys.dtype)), primfunc_name_hint="first_key")
    return [emit(relax.op.take(relax.const(table, str(table.dtype)), indices, 0))]


def _one_hot_encoder(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """1 where x, cut to a whole number, is a category, along a last axis of all of them; float32. A value that is none has
    zeros whatever `zeros` says: where it is 0, ONNX Runtime ends the call."""
    categories = attributes.get("cats_int64s")
    if not categories:
        raise importer.failure(node, "its categories are strings")
    if len(set(categories)) < len(categories):
        raise importer.failure(node, "it has a category twice")
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    whole = emit(relax.op.expand_dims(_cast(importer, x, "int64"), x.ty.ndim))
    return [_cast(importer, emit(relax.op.equal(whole, relax.const(np.array(categories, np.int64), "int64"))), "float32")]


def _feature_vectorizer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The columns of all inputs side by side, float32; a vector is one row."""
    emit, columns = importer.bb.emit, []
    widths = attributes.get("inputdimensions", [None] * len(node.input))
    for name, width in zip(node.input, widths, strict=True):
        x = _cast(importer, importer.tensor(name), "float32")
        x = emit(relax.op.expand_dims(x, 0)) if x.ty.ndim == 1 else x
        have = importer.shape_of(node, x)[-1]
        if width not in (None, have):
            raise importer.failure(node, f"{name} has {have} columns, not the {width} of inputdimensions")
        columns.append(x)
    return [emit(relax.op.concat(columns, 1))]


def _scaler(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(x − offset) · scale, float32."""
    x, emit = _cast(importer, importer.tensor(node.input[0]), "float32"), importer.bb.emit
    for name, combine in (("offset", relax.op.subtract), ("scale", relax.op.multiply)):
        if name in attributes:
            x = emit(combine(x, relax.const(np.array(attributes[name], np.float32), "float32")))
    return [x]


def _normalizer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Rows over the greatest of their magnitudes, their sum, or the root of the sum of their squares; float32."""
    x, emit = _cast(importer, importer.tensor(node.input[0]), "float32"), importer.bb.emit
    axis, norm = x.ty.ndim - 1, attributes.get("norm", b"MAX").decode()
    if norm == "L2":
        size = emit(relax.op.sqrt(emit(relax.op.sum(emit(relax.op.multiply(x, x)), axis, True))))
    else:
        size = emit((relax.op.max if norm == "MAX" else relax.op.sum)(emit(relax.op.abs(x)), axis, True))
    return [emit(relax.op.divide(x, emit(relax.op.maximum(size, relax.const(LEAST, "float32")))))]


def _imputer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x with other values, one for all columns or one each, where it is a certain one, or NaN."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    dtype = _dtype(x)
    kind = "float" if "float" in dtype else "int64"
    values = np.array(attributes[f"imputed_value_{kind}s"]).astype(dtype)
    replaced = attributes.get(f"replaced_value_{kind}", 0)
    found = relax.op.isnan(x) if replaced != replaced else relax.op.equal(x, relax.const(replaced, dtype))
    return [emit(relax.op.where(emit(found), relax.const(values, dtype), x))]


def _linear(node: NodeProto, importer: Importer, attributes: Attributes, rows: int) -> relax.Expr:
    """x [b, f] · coefficients [rows, f]ᵀ + intercepts, float32."""
    x, emit = _cast(importer, importer.tensor(node.input[0]), "float32"), importer.bb.emit
    weights = np.array(attributes["coefficients"], np.float32).reshape(rows, -1).T
    y = emit(relax.op.matmul(x, relax.const(np.ascontiguousarray(weights), "float32")))
    given = attributes.get("intercepts")
    return emit(relax.op.add(y, relax.const(np.array(given, np.float32), "float32"))) if given else y


def _linear_regressor(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    refuse_transform(node, importer, attributes)
    return [_linear(node, importer, attributes, attributes.get("targets", 1))]


def _linear_classifier(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The label of each row's greatest score, and the scores. One score for two classes stands for the second one, and its
    opposite for the first; as LOGISTIC has it: of others ONNX Runtime and ONNX's evaluator think apart."""
    labels, emit = attributes.get("classlabels_ints"), importer.bb.emit
    how = attributes.get("post_transform", b"NONE").decode()
    if not labels:
        raise importer.failure(node, "its labels are strings")
    width = importer.shape_of(node, importer.tensor(node.input[0]))[-1]
    if not isinstance(width, int):
        raise importer.dynamic(node, "the number of features must be known")
    rows = len(attributes["coefficients"]) // width
    y = _linear(node, importer, attributes, rows)
    if rows == 1 and len(labels) == 2 and how == "LOGISTIC":
        y = emit(relax.op.concat([emit(relax.op.negative(y)), y], 1))
    elif rows != len(labels):
        raise importer.failure(node, f"it has {rows} scores for {len(labels)} labels, with post_transform {how}")
    y = transformed(node, importer, y, how)
    return [labelled(importer, y, labels), y]


CONVERTERS: Converters = {
    "ArrayFeatureExtractor": _array_feature_extractor,
    "Binarizer": _binarizer,
    "FeatureVectorizer": _feature_vectorizer,
    "Imputer": _imputer,
    "LabelEncoder": _label_encoder,
    "LinearClassifier": _linear_classifier,
    "LinearRegressor": _linear_regressor,
    "Normalizer": _normalizer,
    "OneHotEncoder": _one_hot_encoder,
    "Scaler": _scaler,
}
"""Operator of ai.onnx.ml → converter(node, importer, attributes), giving one Relax expression an output."""
