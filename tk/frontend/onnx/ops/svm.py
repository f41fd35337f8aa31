"""Support vector machines in ai.onnx.ml: SVMRegressor, also of one class, and SVMClassifier."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.onnx.ops.ml_preprocess import labelled, refuse_transform, transformed
from tk.graph.sequential_loops import copied, each, local, serial

if TYPE_CHECKING:
    from tvm.tirx import Buffer

    from tk.aliases import Array
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

LEAST_PROBABILITY = 1e-7
"""How near to 0 and 1 the probability of a pair's first class may be."""


def _floats(values: object) -> relax.Constant:
    return relax.const(np.array(values, np.float32), "float32")


def _squared_distances(x: te.Tensor, vectors: te.Tensor) -> te.Tensor:
    """‖x[i] − vectors[j]‖², by differences: the difference of two squared norms would cancel where a row is near a vector."""
    k = te.reduce_axis((0, vectors.shape[1]), "k")

    def element(i: relax.Expr, j: relax.Expr) -> te.Tensor:
        difference = x(i, k.var) - vectors(j, k.var)
        return te.sum(difference * difference, axis=k)

    return te.compute((x.shape[0], vectors.shape[0]), element, name="squared_distances")


def _kernel(node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, vectors: Array) -> relax.Expr:
    """k(x[i], vectors[j]) for all rows x [b, f] and vectors [v, f]."""
    kind, emit = attributes.get("kernel_type", b"LINEAR").decode(), importer.bb.emit
    gamma, offset, degree = (attributes.get("kernel_params") or [0.0, 0.0, 0.0])[:3]
    if kind == "RBF":
        distances = importer.bb.emit_te(_squared_distances, x, _floats(vectors), primfunc_name_hint="squared_distances")
        return emit(relax.op.exp(emit(relax.op.multiply(distances, _floats(-gamma)))))
    products = emit(relax.op.matmul(x, _floats(np.ascontiguousarray(vectors.T))))
    if kind == "LINEAR":
        return products
    if kind not in ("POLY", "SIGMOID"):
        raise importer.failure(node, f"its kernel_type is {kind}")
    scaled = emit(relax.op.add(emit(relax.op.multiply(products, _floats(gamma))), _floats(offset)))
    if kind == "SIGMOID":
        return emit(relax.op.tanh(scaled))
    if degree != int(degree) or degree < 0:  # ONNX Runtime and ONNX's evaluator round it differently
        raise importer.failure(node, f"the degree of its polynomial is {degree}")
    return _power(importer, scaled, int(degree))


def _power(importer: Importer, x: relax.Expr, degree: int) -> relax.Expr:
    """x to a whole degree by products: x may be negative."""
    emit = importer.bb.emit
    result = emit(relax.op.ones_like(x))
    while degree:
        result = emit(relax.op.multiply(result, x)) if degree % 2 else result
        x, degree = emit(relax.op.multiply(x, x)) if degree > 1 else x, degree // 2
    return result


def _regressor(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Σ coefficient · k(x, vector) + rho; of one class 1 where that is over 0, and -1 elsewhere. Without vectors the
    coefficients are those of a linear function, whatever kernel_type says."""
    refuse_transform(node, importer, attributes)
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    x = x if str(x.ty.dtype.dtype) == "float32" else emit(relax.op.astype(x, "float32"))
    coefficients, count = np.array(attributes["coefficients"], np.float32), attributes.get("n_supports", 0)
    if count:
        vectors = np.array(attributes["support_vectors"], np.float32).reshape(count, -1)
        x = _kernel(node, importer, attributes, x, vectors)
    y = emit(relax.op.matmul(x, _floats(coefficients.reshape(-1, 1))))
    y = emit(relax.op.add(y, _floats(attributes["rho"][0])))
    if attributes.get("one_class", 0):
        y = emit(relax.op.where(emit(relax.op.greater(y, _floats(0.0))), _floats(1.0), _floats(-1.0)))
    return [y]


def _deciding(attributes: Attributes, counts: list[int], pairs: list[tuple[int, int]]) -> Array:
    """[vectors, pairs]: what each vector's kernel counts for in the decision between two classes. A class's vectors have a
    row of coefficients for each other class, those after its own one earlier."""
    total, starts = sum(counts), np.cumsum([0, *counts])
    coefficients = np.array(attributes["coefficients"], np.float32).reshape(-1, total)
    table = np.zeros((total, len(pairs)), np.float32)
    for column, (i, j) in enumerate(pairs):
        first, second = slice(starts[i], starts[i + 1]), slice(starts[j], starts[j + 1])
        table[first, column], table[second, column] = coefficients[j - 1, first], coefficients[i, second]
    return table


def _pair_probabilities(importer: Importer, attributes: Attributes, scores: relax.Expr, classes: int) -> relax.Expr:
    """[b, i, j]: how probable class i is where it is i or j, by a sigmoid of the pair's score; 0 on the diagonal."""
    emit, one = importer.bb.emit, _floats(1.0)
    logits = emit(relax.op.add(emit(relax.op.multiply(scores, _floats(attributes["prob_a"]))), _floats(attributes["prob_b"])))
    first = emit(relax.op.subtract(one, emit(relax.op.sigmoid(logits))))
    first = emit(relax.op.clip(first, LEAST_PROBABILITY, 1 - LEAST_PROBABILITY))
    columns = emit(relax.op.concat([first, emit(relax.op.subtract(one, first))], 1))
    table, pairs = np.zeros((classes, classes), np.int64), list(itertools.combinations(range(classes), 2))
    for column, (i, j) in enumerate(pairs):
        table[i, j], table[j, i] = column, len(pairs) + column
    chosen = emit(relax.op.take(columns, relax.const(table.ravel(), "int64"), 1))
    chosen = emit(relax.op.reshape(chosen, [scores.ty.shape.values[0], classes, classes]))
    return emit(relax.op.multiply(chosen, _floats(1 - np.eye(classes))))


def _coupled(pairs: te.Tensor) -> list[te.Tensor]:
    """The classes' probabilities p [b, k] that agree best with those of pairs, by the iteration of libsvm, which ends early:
    its result is what it has by then, not the limit. Beside it Q · p, where Q[i, i] = Σ r[j, i]² and
    Q[i, j] = −r[j, i] · r[i, j]."""
    rows, classes = pairs.shape[0], int(pairs.shape[1])

    def body(r: Buffer, p: Buffer, qp: Buffer) -> None:
        total, worst, change, scale, running = (local("float32") for _ in range(5))
        diagonal, entry = local("float32"), local("float32")

        def load_entry(b: relax.Expr, i: relax.Expr, j: relax.Expr) -> None:
            """Sets `entry` to Q[i, j]."""
            entry[0] = tirx.Select(i == j, diagonal[0], -r[b, j, i] * r[b, i, j])

        def load_diagonal(b: relax.Expr, i: relax.Expr) -> None:
            """Sets `diagonal` to Q[i, i]."""
            diagonal[0] = T.float32(0)
            with T.serial(0, classes) as j:
                diagonal[0] = diagonal[0] + r[b, j, i] * r[b, j, i]

        with each(rows) as b:
            running[0] = T.float32(1)
            with T.serial(0, classes) as i:
                p[b, i] = T.float32(1 / classes)
            with T.serial(0, max(100, classes)), T.If(running[0] > T.float32(0)), T.Then():
                total[0] = T.float32(0)
                with T.serial(0, classes) as i:
                    load_diagonal(b, i)
                    qp[b, i] = T.float32(0)
                    with T.serial(0, classes) as j:
                        load_entry(b, i, j)
                        qp[b, i] = qp[b, i] + entry[0] * p[b, j]
                    total[0] = total[0] + p[b, i] * qp[b, i]
                worst[0] = T.float32(0)
                with T.serial(0, classes) as i:
                    worst[0] = tirx.max(worst[0], tirx.abs(qp[b, i] - total[0]))
                running[0] = tirx.Select(worst[0] < T.float32(0.005 / classes), T.float32(0), T.float32(1))
                with T.If(running[0] > T.float32(0)), T.Then(), T.serial(0, classes) as i:
                    load_diagonal(b, i)
                    change[0] = (total[0] - qp[b, i]) / diagonal[0]
                    scale[0] = T.float32(1) + change[0]
                    p[b, i] = p[b, i] + change[0]
                    total[0] = total[0] + change[0] * (change[0] * diagonal[0] + T.float32(2) * qp[b, i])
                    total[0] = total[0] / (scale[0] * scale[0])
                    with T.serial(0, classes) as j:
                        load_entry(b, i, j)
                        p[b, j] = p[b, j] / scale[0]
                        qp[b, j] = (qp[b, j] + change[0] * entry[0]) / scale[0]

    return serial([[rows, classes]] * 2, [copied(pairs)], body, ["float32"] * 2, "coupled")


def _classifier(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The label with the most votes of all pairs of classes, and the classes' probabilities or, without `prob_a`, the pairs'
    scores; of two classes the score's opposite too."""
    labels, counts, emit = attributes.get("classlabels_ints"), attributes.get("vectors_per_class"), importer.bb.emit
    how, coefficients = attributes.get("post_transform", b"NONE").decode(), attributes["coefficients"]
    likely = bool(attributes.get("prob_a"))
    if not labels:
        raise importer.failure(node, "its labels are strings")
    if not counts:
        raise importer.failure(node, "it has no support vectors; LinearClassifier is what says a linear one")
    if len(labels) < 2 or len(labels) != len(counts):
        raise importer.failure(node, f"it has {len(labels)} labels and vectors of {len(counts)} classes")
    if len(labels) == 2 and not likely:  # where ONNX Runtime and ONNX's evaluator think apart
        if how not in ("NONE", "LOGISTIC"):
            raise importer.failure(node, f"its post_transform is {how}, of two classes")
        if min(coefficients) >= 0:
            raise importer.failure(node, "none of its coefficients is negative, of two classes")
    x = importer.tensor(node.input[0])
    x = x if str(x.ty.dtype.dtype) == "float32" else emit(relax.op.astype(x, "float32"))
    pairs = list(itertools.combinations(range(len(labels)), 2))
    vectors = np.array(attributes["support_vectors"], np.float32).reshape(sum(counts), -1)
    kernels = _kernel(node, importer, attributes, x, vectors)
    scores = emit(relax.op.matmul(kernels, _floats(_deciding(attributes, counts, pairs))))
    scores = emit(relax.op.add(scores, _floats(attributes["rho"])))
    first = emit(relax.op.astype(emit(relax.op.greater(scores, _floats(0.0))), "float32"))
    winning = np.array([[float(n == i) - float(n == j) for n in range(len(labels))] for i, j in pairs], np.float32)
    lost = np.array([sum(n == j for _, j in pairs) for n in range(len(labels))], np.float32)
    votes = emit(relax.op.add(emit(relax.op.matmul(first, _floats(winning))), _floats(lost)))
    label = labelled(importer, votes, labels)
    if likely:
        probable = _pair_probabilities(importer, attributes, scores, len(labels))
        both = importer.bb.emit_te(_coupled, probable, primfunc_name_hint="coupled")
        scores = emit(relax.TupleGetItem(both, 0))
    elif len(pairs) == 1:
        scores = emit(relax.op.concat([emit(relax.op.negative(scores)), scores], 1))
    return [label, transformed(node, importer, scores, how)]


CONVERTERS: Converters = {"SVMClassifier": _classifier, "SVMRegressor": _regressor}
"""Operator of ai.onnx.ml → converter(node, importer, attributes), giving one Relax expression an output."""
