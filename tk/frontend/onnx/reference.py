"""What an ONNX model computes: in onnxruntime, or ONNX's evaluator: as it is, in float64, and with numbers disturbed."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import onnx
import onnx.version_converter
from onnx import AttributeProto, GraphProto, ModelProto, TensorProto, numpy_helper
from onnx.external_data_helper import load_external_data_for_model
from onnx.reference import ReferenceEvaluator

from tk.errors import UsageError, message

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["moved_by", "reference", "reference_disturbed", "reference_float64", "runs_elsewhere", "widened", "with_data"]

Flat = Callable[[list[Any]], list[Any]]

_NARROW = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16)

_KNOWN_DOMAINS = ("", "ai.onnx", "ai.onnx.ml", "com.microsoft")

# The evaluator has one Softmax, LogSoftmax and Hardmax, that of opset 13: before, they flattened what follows their axis. Its
# BatchNormalization of opsets 9 to 13 takes the statistics of the batch, as in training.
EVALUATED_OPSET = 15

# How far the float64 reference may be from the model as it is. Rounding, even amplified, stays below; another definition
# of some operator does not.
APART = {"float16": 0.1, "bfloat16": 0.1}
APART_OTHERWISE = 0.01


def runs_elsewhere(model: ModelProto) -> bool:
    """Whether every operator is one that onnxruntime or the evaluator may know: no domain of the user's own."""
    functions = {(function.domain, function.name) for function in model.functions}
    nodes = [*model.graph.node, *(node for function in model.functions for node in function.node)]
    return all(node.domain in _KNOWN_DOMAINS or (node.domain, node.op_type) in functions for node in nodes)


def reference(model: ModelProto, path: Path | None, bound: Mapping[str, Array] | None = None) -> Flat:
    """A function from the flat inputs to the flat outputs, run by onnxruntime where that is installed and takes the
    model, else by the reference evaluator. `bound`: inputs that `model` has values for, and the file at `path` has not."""
    made: list[Flat] = []

    def run(inputs: list[Array]) -> list[Array]:
        if not made:
            made.append(_session(path or model, bound) or _evaluator(_modern(with_data(model, path))))
        return made[0](inputs)

    return run


def reference_disturbed(model: ModelProto, path: Path | None) -> Callable[[list[Any], int], list[Any]]:
    """As `reference`, with each floating input, and weight of two or more axes, moved by up to one unit in its last place, by
    a seed. The evaluator runs a model beyond the 2 GB that a message may have."""

    def run(inputs: list[Array], seed: int) -> list[Array]:
        rng = np.random.default_rng(seed)

        def moved(array: Array) -> Array:
            return moved_by(array, np.asarray(rng.uniform(-1, 1, array.shape))) if _is_narrow(array.dtype) else array

        other = with_data(model, path)
        for tensor in other.graph.initializer:
            if tensor.data_type in _NARROW and len(tensor.dims) >= 2:
                tensor.CopyFrom(numpy_helper.from_array(moved(numpy_helper.to_array(tensor)), tensor.name))
        session = _session(other) or _evaluator(_modern(other))
        return session([moved(np.asarray(array)) for array in inputs])

    return run


def moved_by(array: Array, steps: Array, unit: float = 0.0) -> Array:
    """`array` with each number moved by `steps` times a unit in its last place, or by so many times `unit` of it."""
    by = steps * (unit or float(ml_dtypes.finfo(array.dtype).eps))
    return np.asarray(array.astype(np.float64) * (1 + by)).astype(array.dtype)


def reference_float64(model: ModelProto, path: Path | None, bound: Mapping[str, Array] | None = None) -> Flat:
    """The same with everything floating in float64.

    Its first result is compared with onnxruntime's own, in the model's dtypes: one that is further off than rounding
    explains raises UsageError and is never used. So does a model that neither can run as it was meant.
    """
    made: list[Flat] = []

    def run(inputs: list[Array]) -> list[Array]:
        wide = [_widen(array) for array in inputs]
        if made:
            return made[0](wide)
        double = _double(model, path)
        results = double(wide)
        if own := _session(path or model, bound):
            _check_against(results, own(inputs), [value.name for value in model.graph.output])
        made.append(double)
        return results

    return run


def _double(model: ModelProto, path: Path | None) -> Flat:
    """onnxruntime has float64 kernels for part of its operators only; the reference evaluator has them all, slowly."""
    whole = with_data(model, path)
    return _session(widened(whole)) or _evaluator(widened(_modern(whole)))


def _check_against(results: list[Array], own: list[Array], names: list[str]) -> None:
    """Raises UsageError where a float64 result is not what onnxruntime computes, rounding aside."""
    for name, result, other in zip(names, results, own, strict=True):
        bound = APART.get(str(np.asarray(other).dtype), APART_OTHERWISE)
        if not (apart := _apart(result, other)) <= bound:
            raise UsageError(
                message(
                    f"the float64 reference is not this model: its output {name!r} differs from onnxruntime's",
                    need=f"a relative difference of at most {bound}",
                    have=f"{apart:.2g}",
                    do="compare with onnxruntime: --ref onnxruntime",
                )
            )


def _apart(result: Array, other: Array) -> float:
    """‖result − other‖ / ‖other‖ over what is finite in both; for whole numbers and booleans, the share that differs."""
    result, other = np.asarray(result), np.asarray(other)
    if result.shape != other.shape:
        return float("inf")
    if result.dtype != np.float64 or not result.size:
        return float(np.mean(result != other)) if result.size else 0.0
    other = other.astype(np.float64)
    finite = np.isfinite(result) & np.isfinite(other)
    size = np.linalg.norm(other[finite])
    return float(np.linalg.norm(result[finite] - other[finite]) / size) if size else float(np.linalg.norm(result[finite]))


def _modern(model: ModelProto) -> ModelProto:
    """`model` in an opset whose operators the evaluator implements. Raises UsageError where it cannot be converted."""
    version = next((entry.version for entry in model.opset_import if entry.domain in ("", "ai.onnx")), EVALUATED_OPSET)
    if version >= EVALUATED_OPSET:
        return model
    separate = ModelProto()
    separate.CopyFrom(model)
    separate.ir_version = max(separate.ir_version, 4)  # since 4, an initializer need not be an input
    try:
        return onnx.version_converter.convert_version(separate, EVALUATED_OPSET)
    except Exception as error:  # the converter's assertions have no common type
        raise UsageError(
            message(
                f"ONNX's reference evaluator has the operators of opset {EVALUATED_OPSET} and later",
                need=f"a model that can be converted from opset {version}",
                have=str(error).strip().splitlines()[0],
                do="compare with onnxruntime: --ref onnxruntime",
            )
        ) from error


def _widen(array: Array) -> Array:
    array = np.asarray(array)
    return array.astype(np.float64) if _is_narrow(array.dtype) else array


def _is_narrow(dtype: Any) -> bool:
    return str(dtype) in ("float32", "float16", "bfloat16")


def with_data(model: ModelProto, path: Path | None) -> ModelProto:
    """A copy with external data read in."""
    whole = ModelProto()
    whole.CopyFrom(model)
    if path is not None:
        load_external_data_for_model(whole, str(path.parent))
    return whole


def _session(model: ModelProto | Path, bound: Mapping[str, Array] | None = None) -> Flat | None:
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
    known = {} if isinstance(model, ModelProto) else dict(bound or {})
    names = [value.name for value in session.get_inputs() if value.name not in known]
    return lambda inputs: list(session.run(None, known | dict(zip(names, inputs, strict=True))))


def _evaluator(model: ModelProto) -> Flat:
    try:
        evaluator = ReferenceEvaluator(model)
    except Exception as error:  # NotImplementedError, TypeError and others, by operator
        raise UsageError(
            message(
                "neither onnxruntime nor ONNX's reference evaluator can run the model",
                have=str(error).strip().splitlines()[0],
                do="compile with --no-verify",
            )
        ) from error
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
