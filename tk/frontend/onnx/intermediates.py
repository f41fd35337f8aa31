"""An ONNX model with its intermediate tensors as outputs, to see which node is the first that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

import onnx
import tvm
from onnx import ModelProto, NodeProto, helper
from tvm import relax

from tk.package.weights import numpy_dtype

__all__ = ["exposing", "origins"]


def exposing(model: ModelProto, made: Mapping[str, relax.Expr]) -> ModelProto:
    """A copy of `model` whose outputs are what its nodes compute, in their order, as far as `made` holds it by name."""
    exposed = ModelProto()
    exposed.CopyFrom(model)
    given = {value.name: value for value in model.graph.output}
    del exposed.graph.output[:]
    for node in model.graph.node:
        for name in node.output:
            if name in made:
                exposed.graph.output.append(given.get(name) or _value(name, made[name]))
    return exposed


def _value(name: str, tensor: relax.Expr) -> onnx.ValueInfoProto:
    dtype = helper.np_dtype_to_tensor_dtype(numpy_dtype(str(tensor.ty.dtype.dtype)))
    shape = tensor.ty.shape
    dims = [dim.value if isinstance(dim, tvm.tirx.IntImm) else None for dim in shape.values] if shape is not None else None
    return helper.make_tensor_value_info(name, dtype, dims)


def origins(model: ModelProto) -> dict[str, str]:
    """What each tensor comes from: "OPERATOR at NODE", the node by its name, or by its first output where it has none."""
    return {name: f"{node.op_type} at {_label(node)}" for node in model.graph.node for name in node.output if name}


def _label(node: NodeProto) -> str:
    return str(node.name or next(name for name in node.output if name))
