"""An ONNX model made ready: checked, shapes set, functions inlined, operators without a converter replaced by their bodies."""

from __future__ import annotations

import copy
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import onnx
import onnx.helper
import onnx.inliner
import onnx.shape_inference
from onnx import GraphProto, ModelProto, NodeProto, TensorProto, ValueInfoProto

from tk.errors import ImportModelError, UnsupportedOperatorError, UsageError, meant, message
from tk.frontend.converters import Converter, converter_of
from tk.frontend.onnx.contrib import onnx_domain
from tk.frontend.onnx.contrib.stand_ins import infer
from tk.frontend.onnx.function_bodies import name_bodies, with_defaults
from tk.frontend.onnx.limits import check_functions, check_opsets
from tk.frontend.onnx.weights import is_external

if TYPE_CHECKING:
    from onnx import Dimension, Tensor

    from tk.aliases import Array

__all__ = ["bind", "forget_unknown_dims", "graph_inputs", "name_of", "own_converter", "prepare", "read", "set_shapes"]

FLOATING = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.DOUBLE)
SEPARATE_INITIALIZERS = 4  # the first IR version whose initializers need be no inputs; older files in use break that rule too
LONGEST = 2000  # characters of what ONNX says: names may be of any length
LARGEST_PROTO = 2**31 - 1  # protobuf cannot serialise more, which ONNX's own passes need


def read(path: Path) -> ModelProto:
    """The file's model, checked, external data left where they are."""
    onnx_domain.make_known()
    try:
        model = onnx.load(str(path), load_external_data=False)
        if model.ir_version < SEPARATE_INITIALIZERS:
            model.ir_version = SEPARATE_INITIALIZERS
            _check_shaped(model)
        elif _shapeless(model) and not any(is_external(tensor) for tensor in model.graph.initializer):
            _check_shaped(model)
        else:
            onnx.checker.check_model(str(path))
    except Exception as error:  # protobuf's and onnx's errors have no common base
        raise ImportModelError(
            message(
                f"{path} is no valid ONNX model",
                have=_said(error),
                do="export it again, and check it with onnx.checker.check_model",
            )
        ) from error
    return model


def _said(error: Exception) -> str:
    """What ONNX's checker says, and of which node, in one line."""
    return " ".join(str(error).replace("==> Context:", "–").split())[:LONGEST]


def check(model: ModelProto) -> None:
    """Raises ImportModelError unless ONNX's checker accepts `model`."""
    if model.ByteSize() > LARGEST_PROTO or any(is_external(tensor) for tensor in model.graph.initializer):
        return
    onnx_domain.make_known()
    try:
        _check_shaped(model)
    except Exception as error:
        raise ImportModelError(
            message(
                "this is no valid ONNX model",
                have=_said(error),
                do="export it again, and check it with onnx.checker.check_model",
            )
        ) from error


def _shapeless(model: ModelProto) -> list[Tensor]:
    """The types of the inputs and outputs that are declared without a shape. ONNX's checker wants one, the runtimes do not."""
    values = [
        value.type.tensor_type for value in (*model.graph.input, *model.graph.output) if value.type.HasField("tensor_type")
    ]
    return [tensor for tensor in values if not tensor.HasField("shape")]


def _check_shaped(model: ModelProto) -> None:
    """ONNX's check of `model`, in which what is declared without a shape has one for the time being: no check reads it."""
    shapeless = _shapeless(model)
    for tensor in shapeless:
        tensor.shape.SetInParent()
    try:
        onnx.checker.check_model(model)
    finally:
        for tensor in shapeless:
            tensor.ClearField("shape")


def graph_inputs(graph: GraphProto) -> list[ValueInfoProto]:
    """The inputs that a caller passes: those that no initializer gives."""
    given = {tensor.name for tensor in graph.initializer}
    return [value for value in graph.input if value.name not in given]


def bind(model: ModelProto, constants: Mapping[str, int | list[float]]) -> dict[str, Array]:
    """Turns the inputs in `constants` into initializers; their values, as arrays of the inputs' dtypes.

    Raises UsageError for a name that is no input's, or a value that is not of the input's dtype and shape.
    """
    inputs = {value.name: value for value in graph_inputs(model.graph)}
    bound = {}
    for name, value in constants.items():
        if name not in inputs or not inputs[name].type.HasField("tensor_type"):
            raise UsageError(
                message(
                    f"there is no tensor input {name!r} to bind",
                    need=", ".join(inputs),
                    have=name,
                    do=meant(name, inputs, "name one of these"),
                )
            )
        array = _bindable(name, inputs[name].type.tensor_type, value)
        bound[name] = array
        model.graph.initializer.append(onnx.numpy_helper.from_array(array, name))  # the input stays, with this as default
    if bound:
        model.ir_version = max(model.ir_version, SEPARATE_INITIALIZERS)
    return bound


def _bindable(name: str, tensor: Tensor, value: int | list[float]) -> Array:
    dtype = np.dtype(onnx.helper.tensor_dtype_to_np_dtype(tensor.elem_type))
    given = np.asarray(value)
    try:
        array = given if given.dtype == dtype else given.astype(dtype)
        exact = given.dtype == dtype or np.array_equal(array.astype(given.dtype), given)
    except (TypeError, ValueError):
        exact = False
    if not exact:
        raise UsageError(
            message(
                f"the value of {name!r} does not fit its dtype",
                need=dtype,
                have=value,
                do="give a value that this dtype can hold",
            )
        )
    dims = [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
    if tensor.HasField("shape"):
        fits = len(dims) == array.ndim and all(n in (None, have) for n, have in zip(dims, array.shape, strict=True))
        if not fits:
            raise UsageError(
                message(
                    f"the value of {name!r} has another shape",
                    need=dims,
                    have=list(array.shape),
                    do="give a value of this shape",
                )
            )
    return np.ascontiguousarray(array).reshape(array.shape)


UNNAMED = {"", "?", "-1", "None", "unk", "unknown"}  # what exporters write for a dim that they know nothing of


def forget_unknown_dims(model: ModelProto) -> None:
    """Clears dims that say nothing, −1 and "?" say, so that two of them are not taken for one."""
    graph = model.graph
    for value in [*graph.input, *graph.output, *graph.value_info]:
        for dim in value.type.tensor_type.shape.dim:
            if dim.dim_value < 0 or (dim.HasField("dim_param") and dim.dim_param.strip() in UNNAMED):
                dim.Clear()


def set_shapes(
    model: ModelProto, shapes: Mapping[str, tuple[int | str | tuple[int, int], ...]]
) -> dict[str, tuple[int, int | None]]:
    """Writes the shapes asked for into the inputs; bounds of dims, by dim name.

    A size given for a symbolic dim binds that dim wherever it stands; a name renames it; a range bounds it. Raises
    UsageError where a shape contradicts the file.
    """
    inputs = {value.name: value for value in graph_inputs(model.graph)}
    if unknown := sorted(set(shapes) - set(inputs)):
        raise UsageError(
            message(
                f"there is no input {unknown[0]!r} to give a shape",
                need=", ".join(inputs),
                have=", ".join(shapes),
                do=meant(unknown[0], inputs, "name one of these"),
            )
        )
    bound: dict[str, int | str] = {}
    bounds: dict[str, tuple[int, int | None]] = {}
    for name, asked in shapes.items():
        tensor = inputs[name].type.tensor_type
        if not tensor.HasField("shape"):
            tensor.shape.dim.extend(onnx.TensorShapeProto.Dimension() for _ in asked)
        if len(asked) != len(tensor.shape.dim):
            raise UsageError(
                message(
                    f"the shape given for {name!r} has another rank",
                    need=f"{len(tensor.shape.dim)} dims",
                    have=f"{len(asked)} dims",
                    do="give a size, a range or a name for each dim",
                )
            )
        for axis, (dim, want) in enumerate(zip(tensor.shape.dim, asked, strict=True)):
            _set_dim(f"{name}_dim{axis}", dim, want, bound, bounds)
    for value in [*inputs.values(), *model.graph.output, *model.graph.value_info]:
        for dim in value.type.tensor_type.shape.dim:
            if dim.dim_param in bound:
                _write(dim, bound[dim.dim_param])
    return bounds


def _set_dim(
    default: str,
    dim: Dimension,
    want: int | str | tuple[int, int],
    bound: dict[str, int | str],
    bounds: dict[str, tuple[int, int | None]],
) -> None:
    if dim.HasField("dim_value"):
        inside = want == dim.dim_value or (isinstance(want, tuple) and want[0] <= dim.dim_value <= (want[1] or dim.dim_value))
        if not inside:
            raise UsageError(
                message(
                    f"the file fixes {default}",
                    need=dim.dim_value,
                    have=want,
                    do="leave this dim as the file has it, or export the model with a dynamic one",
                )
            )
        return
    label = dim.dim_param or default
    if isinstance(want, tuple):
        bounds[name_of(label)] = want
        dim.dim_param = label
    elif bound.setdefault(label, want) != want:
        raise UsageError(
            message(
                f"the dim {label!r} is given two values", need=bound[label], have=want, do="give one size wherever this dim is"
            )
        )
    else:
        _write(dim, want)


def _write(dim: Dimension, want: int | str) -> None:
    if isinstance(want, int):
        dim.dim_value = want
    else:
        dim.dim_param = want


def name_of(label: str) -> str:
    """A dim_param as an identifier: those of exporters hold dots, spaces and signs."""
    return re.sub(r"\W", "_", label.strip()) if not label[:1].isdigit() else f"dim_{re.sub(r'[^0-9A-Za-z_]', '_', label)}"


def prepare(model: ModelProto, converters: Collection[str]) -> ModelProto:
    """`model` with local functions, and standard operators that are not in `converters` but have a body, inlined, and
    with inferred shapes. Raises UnsupportedOperatorError, with all of them, for what remains."""
    check_opsets(model)
    check_functions(model)
    model = with_defaults(model)
    if own := [(each.domain, each.name) for each in model.functions if own_converter(each.domain, each.name)]:
        model = onnx.inliner.inline_selected_functions(model, own, exclude=True)
    elif model.functions:
        model = onnx.inliner.inline_local_functions(model)
    else:
        model = copy.deepcopy(model)
    onnx_domain.rename(model)
    for _ in range(4):  # a body may hold another function operator; the deepest chain in ONNX has three
        missing = _missing(model.graph, converters)
        if not missing or model.ByteSize() > LARGEST_PROTO or not name_bodies(model, missing):
            break
        model = onnx.inliner.inline_local_functions(model)
    if missing := _missing(model.graph, converters):
        _refuse(missing)
    _name_weights(model)
    _write_defaults(model.graph)
    if model.ByteSize() > LARGEST_PROTO:
        return model
    try:  # without data_prop, which writes out every element of a vector, and may step past 2^63 and never end
        return onnx_domain.with_head_sizes(infer(model))
    except Exception as error:
        raise ImportModelError(
            message(
                "the model's shapes contradict each other",
                have=_said(error),
                do="mend the sizes in the file, or give the inputs shapes that fit: --shape NAME=DIMxDIM",
            )
        ) from error


def _write_defaults(graph: GraphProto) -> None:
    """Writes down that an STFT is one-sided where it says nothing: ONNX's inference of shapes takes it to be two-sided then."""
    for node in graph.node:
        if node.op_type == "STFT" and all(attribute.name != "onesided" for attribute in node.attribute):
            node.attribute.append(onnx.helper.make_attribute("onesided", 1))
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.GRAPH:
                _write_defaults(attribute.g)


def _name_weights(model: ModelProto) -> None:
    """Makes initializers of floating tensors that Constant nodes hold: they are weights, which some exporters write so."""
    if model.ir_version < SEPARATE_INITIALIZERS:
        return
    kept = []
    for node in model.graph.node:
        tensor = node.attribute[0].t if node.op_type == "Constant" and node.attribute[0].name == "value" else None
        if tensor is None or tensor.data_type not in FLOATING or is_external(tensor):
            kept.append(node)
            continue
        model.graph.initializer.append(tensor)
        model.graph.initializer[-1].name = node.output[0]
    if len(kept) < len(model.graph.node):
        nodes = [copy.deepcopy(node) for node in kept]
        del model.graph.node[:]
        model.graph.node.extend(nodes)


def _missing(graph: GraphProto, converters: Collection[str]) -> list[NodeProto]:
    missing = []
    for node in graph.node:
        if own_converter(node.domain, node.op_type):
            continue
        own = node.domain in ("", "ai.onnx")
        known = (node.op_type if own else f"{node.domain}.{node.op_type}") in converters
        if not known or (own and prefers_body(node)):
            missing.append(node)
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.GRAPH:
                missing += _missing(attribute.g, converters)
    return missing


def own_converter(domain: str, operator: str) -> Converter | None:
    """The user's converter of an ONNX operator."""
    return converter_of("onnx", f"{domain or 'ai.onnx'}::{operator}")


def prefers_body(node: NodeProto) -> bool:
    """Whether ONNX's own definition serves better than TVM's converter, which lacks outputs or attributes."""
    outputs = sum(bool(name) for name in node.output)
    return node.op_type in ("Attention", "RMSNormalization") or (node.op_type == "LayerNormalization" and outputs > 1)


def _refuse(nodes: list[NodeProto]) -> None:
    found: dict[str, list[str]] = {}
    for node in nodes:
        operator = f"{node.domain}.{node.op_type}" if node.domain else node.op_type
        found.setdefault(operator[:100], []).append((node.name or ", ".join(node.output))[:100])
    lines = [f"{operator} ({len(at)}×), first at {at[0]!r}" for operator, at in sorted(found.items())]
    raise UnsupportedOperatorError(
        message(
            f"the model uses {len(found)} operators that tk cannot convert:\n    " + "\n    ".join(lines),
            do="export it without them, or register converters: tk.register_converter",
        ),
        tuple(sorted(found)),
    )
