"""What an ONNX model computes: in onnxruntime, or ONNX's reference evaluator, as it is and in float64."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import AttributeProto, GraphProto, ModelProto, TensorProto, numpy_helper
from onnx.external_data_helper import load_external_data_for_model
from onnx.reference import ReferenceEvaluator

__all__ = ["reference", "reference_float64", "widened"]

Flat = Callable[[list[Any]], list[Any]]

_NARROW = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16)


def reference(model: ModelProto, path: Path | None) -> Flat:
    """A function from the flat inputs to the flat outputs, run by onnxruntime where that is installed and takes the
    model, else by the reference evaluator."""
    made: list[Flat] = []

    def run(inputs: list[Any]) -> list[Any]:
        if not made:
            made.append(_session(path or model) or _evaluator(_whole(model, path)))
        return made[0](inputs)

    return run


def reference_float64(model: ModelProto, path: Path | None) -> Flat:
    """The same with everything floating in float64."""
    made: list[Flat] = []

    def run(inputs: list[Any]) -> list[Any]:
        if not made:
            made.append(_double(widened(_whole(model, path))))
        return made[0]([_widen(array) for array in inputs])

    return run


def _double(wide: ModelProto) -> Flat:
    """onnxruntime has float64 kernels for part of its operators only; the reference evaluator has them all, slowly."""
    return _session(wide) or _evaluator(wide)


def _widen(array: Any) -> Any:
    array = np.asarray(array)
    return array.astype(np.float64) if _is_narrow(array.dtype) else array


def _is_narrow(dtype: Any) -> bool:
    return str(dtype) in ("float32", "float16", "bfloat16")


def _whole(model: ModelProto, path: Path | None) -> ModelProto:
    """A copy with external data read in."""
    whole = ModelProto()
    whole.CopyFrom(model)
    if path is not None:
        load_external_data_for_model(whole, str(path.parent))
    return whole


def _session(model: ModelProto | Path) -> Flat | None:
    if importlib.util.find_spec("onnxruntime") is None:
        return None
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = 2
    try:
        given = str(model) if isinstance(model, Path) else model.SerializeToString()
        session = onnxruntime.InferenceSession(given, options, providers=["CPUExecutionProvider"])
    except Exception:  # no kernel for some operator, or a newer opset: the evaluator takes over
        return None
    names = [value.name for value in session.get_inputs()]
    return lambda inputs: list(session.run(None, dict(zip(names, inputs, strict=True))))


def _evaluator(model: ModelProto) -> Flat:
    evaluator = ReferenceEvaluator(model)
    given = {tensor.name for tensor in model.graph.initializer}
    names = [value.name for value in model.graph.input if value.name not in given]
    return lambda inputs: [np.asarray(out) for out in evaluator.run(None, dict(zip(names, inputs, strict=True)))]


def widened(model: ModelProto) -> ModelProto:
    """`model` with every float32, float16 and bfloat16 tensor, type and cast in float64."""
    wide = ModelProto()
    wide.CopyFrom(model)
    _widen_graph(wide.graph)
    for function in wide.functions:
        for node in function.node:
            _widen_attributes(node)
    return wide


def _widen_graph(graph: GraphProto) -> None:
    for value in [*graph.input, *graph.output, *graph.value_info]:
        if value.type.tensor_type.elem_type in _NARROW:
            value.type.tensor_type.elem_type = TensorProto.DOUBLE
    for tensor in graph.initializer:
        _widen_tensor(tensor)
    for node in graph.node:
        _widen_attributes(node)


def _widen_tensor(tensor: TensorProto) -> None:
    if tensor.data_type in _NARROW:
        array = numpy_helper.to_array(tensor).astype(np.float64)
        tensor.CopyFrom(numpy_helper.from_array(array, tensor.name))


def _widen_attributes(node: onnx.NodeProto) -> None:
    if node.op_type == "Constant":
        _widen_constant(node)
    for attribute in node.attribute:
        if attribute.type == AttributeProto.GRAPH:
            _widen_graph(attribute.g)
        elif attribute.type == AttributeProto.TENSOR:
            _widen_tensor(attribute.t)
        elif attribute.name in ("to", "dtype") and attribute.i in _NARROW:
            attribute.i = TensorProto.DOUBLE
    if node.op_type in ("ConstantOfShape",) and not node.attribute:
        zero = numpy_helper.from_array(np.zeros(1, np.float64))
        node.attribute.append(onnx.helper.make_attribute("value", zero))


def _widen_constant(node: onnx.NodeProto) -> None:
    for attribute in node.attribute:
        if attribute.name in ("value_float", "value_floats"):
            values = np.array(onnx.helper.get_attribute_value(attribute), dtype=np.float64)
            attribute.CopyFrom(onnx.helper.make_attribute("value", numpy_helper.from_array(values)))
