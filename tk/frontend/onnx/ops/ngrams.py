"""ONNX's TfIdfVectorizer of whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.aliases import Array

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _pool(attributes: Attributes) -> dict[tuple[int, ...], int]:
    """Each n-gram that counts → its column. They stand one length after another, from `ngram_counts` on; of one that is
    there twice, the last counts."""
    pool, begins = [int(v) for v in attributes["pool_int64s"]], list(attributes["ngram_counts"])
    columns = iter(attributes["ngram_indexes"])
    found = {}
    for size, (begin, end) in enumerate(zip(begins, [*begins[1:], len(pool)], strict=True), start=1):
        for at in range(begin, end - size + 1, size):
            column = int(next(columns))
            if attributes["min_gram_length"] <= size <= attributes["max_gram_length"]:
                found[tuple(pool[at : at + size])] = column
    return found


def _tables(ngrams: dict[tuple[int, ...], int], columns: int) -> tuple[Array, Array]:
    """By column and number: the n-gram's items [columns, most, longest], and its length [columns, most], 0 for none."""
    by_column: list[list[tuple[int, ...]]] = [[] for _ in range(columns)]
    for ngram, column in ngrams.items():
        by_column[column].append(ngram)
    most = max(map(len, by_column), default=0)
    items = np.zeros((columns, max(most, 1), max(map(len, ngrams), default=1)), np.int64)
    lengths = np.zeros(items.shape[:2], np.int64)
    for column, several in enumerate(by_column):
        for number, ngram in enumerate(several):
            items[column, number, : len(ngram)], lengths[column, number] = ngram, len(ngram)
    return items, lengths


def _counted(x: te.Tensor, items: te.Tensor, lengths: te.Tensor, skips: int) -> te.Tensor:
    """How often the n-grams of each column stand in the rows of x [b, n], float32 [b, columns]: with up to `skips` items
    left out between any two, the same number between all; those of one item once."""
    rows, length = x.shape
    columns, most, longest = (int(size) for size in items.shape)

    def element(row: relax.Expr, column: relax.Expr) -> relax.Expr:
        number, step = te.reduce_axis((0, most), "number"), te.reduce_axis((0, skips + 1), "skip")
        first = te.reduce_axis((0, length), "first")
        size, stride = lengths(column, number), step.var.astype("int64") + 1
        tests = [size > 0, tirx.any(step.var == 0, size > 1), first.var.astype("int64") + (size - 1) * stride < length]
        for k in range(longest):
            at = tirx.min(first.var.astype("int64") + k * stride, length - 1)
            tests.append(tirx.any(size <= k, x(row, at).astype("int64") == items(column, number, k)))
        found = tirx.Select(tirx.all(*tests), tirx.const(1, "float32"), tirx.const(0, "float32"))
        return te.sum(found, axis=[number, step, first])

    return te.compute([rows, columns], element, name="counted")


def _tf_idf(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [n] or [b, n] → how often each column's n-grams stand in a row (TF), its weight if they do (IDF), or both's product.
    The i-th weight is that of the i-th n-gram, as the operator's text and ONNX Runtime say; ONNX's evaluator takes columns."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    if "pool_int64s" not in attributes:
        raise importer.failure(node, "its n-grams are strings")
    shape = importer.shape_of(node, x)
    columns = max(attributes["ngram_indexes"]) + 1
    items, lengths = _tables(_pool(attributes), columns)
    *outer, length = shape or [1]
    rows = emit(relax.op.reshape(x, [*(outer or [1]), length]))
    given = (relax.const(items, "int64"), relax.const(lengths, "int64"))
    skips = attributes["max_skip_count"]
    y = importer.bb.emit_te(lambda *t: _counted(t[0], t[1], t[2], skips), rows, *given, primfunc_name_hint="count_ngrams")
    mode, weights = attributes["mode"].decode(), np.ones(columns, np.float32)
    if attributes.get("weights") and mode != "TF":
        if len(set(attributes["ngram_indexes"])) < len(attributes["ngram_indexes"]):
            raise importer.failure(node, "n-grams of one column have weights of their own")
        weights[list(attributes["ngram_indexes"])] = attributes["weights"]
    if mode == "IDF":
        y = emit(relax.op.astype(emit(relax.op.greater(y, relax.const(0, "float32"))), "float32"))
    if mode != "TF":
        y = emit(relax.op.multiply(y, relax.const(weights, "float32")))
    return [y if outer else emit(relax.op.reshape(y, [columns]))]


CONVERTERS: Converters = {"TfIdfVectorizer": _tf_idf}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
