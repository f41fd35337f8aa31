"""ONNX's Det."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tvm
from onnx import NodeProto
from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.onnx_sizes import product
from tk.frontend.ops.serial import copied, local, serial

__all__ = ["CONVERTERS", "determinants"]


def determinants(x: te.Tensor) -> list[te.Tensor]:
    """The determinants [b] of x [b, m, m], and what is left of x: Gauss's elimination, by the greatest of each column."""
    b, m, _ = x.shape
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)

    def body(given: Any, det: Any, rest: Any) -> None:
        best, held = local("int64"), local(dtype)
        with T.serial(0, b) as n:
            det[n] = one
            with T.serial(0, m) as i, T.serial(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            with T.serial(0, m) as k:
                best[0] = tirx.Cast("int64", k)
                with (
                    T.serial(0, m) as i,
                    T.If(tirx.all(i > k, tirx.abs(rest[n, i, k]) > tirx.abs(rest[n, best[0], k]))),
                    T.Then(),
                ):
                    best[0] = tirx.Cast("int64", i)
                with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
                    det[n] = -det[n]
                    with T.serial(0, m) as j:
                        held[0] = rest[n, k, j]
                        rest[n, k, j] = rest[n, best[0], j]
                        rest[n, best[0], j] = held[0]
                det[n] = det[n] * rest[n, k, k]
                with T.serial(0, m) as i, T.If(tirx.all(i > k, tirx.Not(rest[n, k, k] == zero))), T.Then():
                    held[0] = rest[n, i, k] / rest[n, k, k]
                    with T.serial(0, m) as j, T.If(j > k), T.Then():
                        rest[n, i, j] = rest[n, i, j] - held[0] * rest[n, k, j]

    return list(serial([[b], [b, m, m]], [copied(x)], body, [dtype, dtype], "determinants"))


def _det(node: NodeProto, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    *outer, rows, columns = importer.shape_of(node, x)
    if not tvm.sym.Analyzer().can_prove_equal(rows, columns):
        raise importer.failure(node, f"its matrices are {rows}×{columns}")
    flat = emit(relax.op.reshape(x, [product(outer), rows, columns]))
    made = importer.bb.emit_te(determinants, flat, primfunc_name_hint="determinants")
    return [emit(relax.op.reshape(emit(relax.TupleGetItem(made, 0)), outer))]


CONVERTERS: dict[str, Callable[[Any, Any, dict[str, Any]], list[Any]]] = {"Det": _det}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
