"""ONNX's Det."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.ops.sizes import product
from tk.graph.matrices.blocked import factored
from tk.graph.matrices.elimination import eliminated

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _det(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    *outer, rows, columns = importer.shape_of(node, x)
    if not tvm.sym.Analyzer().can_prove_equal(rows, columns):
        raise importer.failure(node, f"its matrices are {rows}×{columns}")
    flat = emit(relax.op.reshape(x, [product(outer), rows, columns]))
    made = factored(importer.bb, eliminated, flat, hint="determinants")
    return [emit(relax.op.reshape(emit(relax.TupleGetItem(made, 0)), outer))]


CONVERTERS: Converters = {"Det": _det}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
