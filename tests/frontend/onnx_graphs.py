"""Small ONNX models for the importer's tests, and what ONNX's reference evaluator says of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tk.aliases import Array

__all__ = ["evaluated", "model_of", "onnxruntime_s"]


def model_of(
    nodes: list[Any], inputs: Mapping[str, Array], outputs: list[str], weights: Mapping[str, Any] | None = None, opset: int = 20
) -> onnx.ModelProto:
    """A model of `nodes` that takes arrays like `inputs`; the types of its outputs are inferred."""
    takes = [
        helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)
        for name, array in inputs.items()
    ]
    initializers = [numpy_helper.from_array(np.asarray(array), name) for name, array in (weights or {}).items()]
    gives = [onnx.ValueInfoProto(name=name) for name in outputs]
    graph = helper.make_graph(nodes, "g", takes, gives, initializers)
    domains = [helper.make_opsetid("", opset), helper.make_opsetid("ai.onnx.ml", 4)]
    model = helper.make_model(graph, opset_imports=domains, ir_version=10)
    return onnx.shape_inference.infer_shapes(model, data_prop=True)


def evaluated(model: onnx.ModelProto, inputs: Mapping[str, Array]) -> list[Any]:
    """The outputs by ONNX's reference evaluator."""
    return list(ReferenceEvaluator(model).run(None, dict(inputs)))


def onnxruntime_s(model: onnx.ModelProto, inputs: Mapping[str, Array]) -> list[Any]:
    """The outputs by ONNX Runtime."""
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return list(session.run(None, dict(inputs)))
