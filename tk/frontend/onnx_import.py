"""An ONNX graph as a Relax function: TVM's converters, with what is known at import time computed and every result checked."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import tvm
import tvm_ffi
from onnx import GraphProto, ModelProto, NodeProto, ValueInfoProto
from tvm import relax
from tvm.relax.frontend.onnx.onnx_frontend import ONNXGraphImporter, _get_convert_map, onnx_input

from tk.errors import ImportModelError, TkError, message
from tk.frontend.converters import Converter, results_of
from tk.frontend.onnx_prepare import graph_inputs, name_of, own_converter
from tk.frontend.onnx_values import Array, evaluate, is_symbolic
from tk.frontend.onnx_weights import to_array
from tk.frontend.ops.onnx_table import AS_IS, CONVERTERS, REFUSED

__all__ = ["Imported", "Importer", "supported"]

INLINE_ELEMENTS = 16  # initializers up to this size, and shapes and indices up to the next, become part of the code
INLINE_INTEGERS = 4096

NOT_WHOLE = {"Attention", "RotaryEmbedding"}  # TVM's are other operators of the same name, or take part of the attributes


def supported() -> set[str]:
    """The operators that have a converter."""
    return {*_get_convert_map(), *CONVERTERS, "Constant", "Shape", "Size", "If"} - NOT_WHOLE


@dataclass
class Imported:
    """`mod`, with the inputs and parameters of "main" in order, and the types of its outputs."""

    mod: tvm.IRModule
    inputs: list[relax.Var]
    params: dict[str, Array]
    outputs: list[relax.Expr] = field(default_factory=list)


class Importer(ONNXGraphImporter):  # type: ignore[misc]
    """One import. Values are Relax expressions in `_nodes`, or known ones (see onnx_values) in `known`."""

    def __init__(self, model: ModelProto, folder: Path | None) -> None:
        super().__init__({}, {}, keep_params_in_input=True, sanitize=False)
        self.folder = folder
        self.model = model
        self.opsets = {entry.domain: entry.version for entry in model.opset_import}
        self.opset = next((v for domain, v in self.opsets.items() if domain in ("", "ai.onnx")), 1)
        self.known: dict[str, Array] = {}
        self.variables: dict[str, tvm.tirx.Var] = {}
        self.inferred: dict[str, ValueInfoProto] = {}

    def run(self) -> Imported:
        graph = self.model.graph
        self.infer_from(graph)
        for value in graph.output:
            if not value.type.HasField("tensor_type"):
                kind = value.type.WhichOneof("value")
                raise ImportModelError(message(f"the output {value.name!r} is no tensor", need="a tensor", have=kind))
        inputs = [self.take_input(value) for value in graph_inputs(graph)]
        self.take_initializers(graph)
        weights = {name: (variable, array) for name, (variable, array) in self._params.items()}
        variables = [*inputs, *[variable for variable, _ in weights.values()]]
        with self.bb.function("main", params=variables, attrs={"num_input": len(inputs)}):
            with self.bb.dataflow():
                self.convert_nodes(graph)
                outputs = [self.output(value.name) for value in graph.output]
                result = self.bb.emit_output(relax.Tuple(outputs))
            self.bb.emit_func_output(result)
        mod, kept = _without_unused(self.bb.get(), inputs, weights)
        return Imported(mod, inputs, kept, outputs)

    def infer_from(self, graph: GraphProto) -> None:
        self.inferred |= {value.name: value for value in [*graph.value_info, *graph.output, *graph.input]}

    def take_input(self, value: ValueInfoProto) -> relax.Var:
        if not value.type.HasField("tensor_type"):
            raise ImportModelError(
                message(f"the input {value.name!r} is no tensor", need="a tensor", have=value.type.WhichOneof("value"))
            )
        tensor = value.type.tensor_type
        if tensor.elem_type == onnx.TensorProto.STRING:
            raise ImportModelError(message(f"the input {value.name!r} holds strings", need="numbers or booleans"))
        if not tensor.HasField("shape"):
            raise ImportModelError(
                message(f"the file gives the input {value.name!r} no shape", do=f"give one: --shape {value.name}=…")
            )
        shape = [self.dim(f"{value.name}_dim{axis}", dim) for axis, dim in enumerate(tensor.shape.dim)]
        if reason := _unrepresented(_dtype_name(tensor.elem_type)):
            raise ImportModelError(message(f"cannot take the input {value.name!r}", have=reason))
        variable = relax.Var(value.name, relax.TensorType(shape, _dtype_name(tensor.elem_type)))
        self._nodes[value.name] = variable
        return variable

    def dim(self, default: str, dim: Any) -> Any:
        if dim.HasField("dim_value"):
            return dim.dim_value
        return self.variables.setdefault(name := name_of(dim.dim_param or default), tvm.tirx.Var(name, "int64"))

    def take_initializers(self, graph: GraphProto) -> None:
        if graph.sparse_initializer:
            raise ImportModelError(message("the model has sparse initializers", need="dense ones"))
        for tensor in graph.initializer:
            array = to_array(tensor, self.folder)
            if reason := _unrepresented(str(array.dtype)):
                raise ImportModelError(message(f"cannot take the initializer {tensor.name!r}", have=reason))
            whole = array.dtype.kind in "iub" and array.size <= INLINE_INTEGERS and array.ndim <= 1
            if array.size <= INLINE_ELEMENTS or whole:
                self.known[tensor.name] = array
            else:
                variable = relax.Var(tensor.name, relax.TensorType(array.shape, str(array.dtype)))
                self._nodes[tensor.name] = variable
                self._params[tensor.name] = (variable, array)

    def convert_nodes(self, graph: GraphProto) -> None:
        for node in graph.node:
            if own := own_converter(node.domain, node.op_type):
                self.assign(node, self.converted_by(own, node))
                continue
            if node.op_type == "If":
                self.choose_branch(node)
                continue
            known = self.compute(node)
            if known is not None:
                for name, array in zip(node.output, known, strict=False):
                    self.known[name] = array
            else:
                self.emit_node(node)

    def compute(self, node: NodeProto) -> list[Array] | None:
        """The outputs of a node that can be known now."""
        if node.op_type in ("Shape", "Size"):
            return self.measure(node)
        if not all(name in self.known for name in node.input if name):
            return None
        try:
            return evaluate(node, [self.known[name] if name else None for name in node.input], self.opsets)
        except Exception as error:  # the reference evaluator raises what NumPy raises
            raise self.failure(node, error) from error

    def measure(self, node: NodeProto) -> list[Array]:
        name = node.input[0]
        dims: list[Any] = list(self.known[name].shape) if name in self.known else self.shape_of(node, self._nodes[name])
        attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
        if node.op_type == "Size":
            total: Any = 1
            for dim in dims:
                total = dim * total
            return [_sizes([total]).reshape(())]
        return [_sizes(dims[attributes.get("start", 0) : attributes.get("end", len(dims))])]

    def shape_of(self, node: NodeProto, data: relax.Expr) -> list[Any]:
        """The dims of `data`, ints where they are fixed."""
        shape = data.ty.shape
        if not isinstance(shape, relax.ShapeExpr):
            raise self.failure(node, "the shape of its input depends on the values of a tensor")
        return [dim.value if isinstance(dim, tvm.tirx.IntImm) else dim for dim in shape.values]

    def choose_branch(self, node: NodeProto) -> None:
        """An If whose condition is known is the branch taken. Else both are computed, and one is selected."""
        branches = {a.name: a.g for a in node.attribute}
        condition = self.known.get(node.input[0])
        if condition is not None:
            self.enter(branches["then_branch" if bool(np.ravel(condition)[0]) else "else_branch"], list(node.output))
            return
        names = {side: [f"{name}:{side}" for name in node.output] for side in ("then", "else")}
        for side, outputs in names.items():
            self.enter(branches[f"{side}_branch"], outputs)
        for i, name in enumerate(node.output):
            a, b = self.tensor(names["then"][i]), self.tensor(names["else"][i])
            if not isinstance(a.ty, relax.TensorType):
                raise self.failure(node, "its branches give sequences or optionals")
            if not tvm_ffi.structural_equal(a.ty, b.ty):
                raise self.failure(node, f"its branches give {name!r} different types: {a.ty} and {b.ty}")
            taken = self.bb.emit(relax.op.reshape(self.tensor(node.input[0]), ()))
            self._nodes[name] = self.bb.emit(relax.op.where(taken, a, b))

    def enter(self, graph: GraphProto, outputs: list[str]) -> None:
        """A subgraph, inlined. Its names are its own, but ONNX forbids that they shadow outer ones."""
        self.infer_from(graph)
        for tensor in graph.initializer:
            self.known[tensor.name] = to_array(tensor, self.folder)
        self.convert_nodes(graph)
        for name, value in zip(outputs, graph.output, strict=True):
            if value.name in self.known:
                self.known[name] = self.known[value.name]
            else:
                self._nodes[name] = self._nodes[value.name]

    def emit_node(self, node: NodeProto) -> None:
        if node.op_type in REFUSED and (reason := REFUSED[node.op_type](node, self)):
            raise self.failure(node, reason)
        try:
            results = self.converted(node)
        except TkError:
            raise
        except Exception as error:  # whatever TVM's converters raise
            raise self.failure(node, error) from error
        self.assign(node, results)

    def assign(self, node: NodeProto, results: list[relax.Expr]) -> None:
        """Gives the outputs of `node` their names, each held against what ONNX infers for it."""
        if len(results) < sum(bool(name) for name in node.output):
            raise self.failure(node, f"its converter gives {len(results)} outputs")
        for name, result in zip(node.output, results, strict=False):
            if name:
                self._nodes[name] = self.agree(node, name, result)

    def converted_by(self, own: Converter, node: NodeProto) -> list[relax.Expr]:
        """The outputs of `node` by a user's converter."""
        attributes = {a.name: _plain(onnx.helper.get_attribute_value(a)) for a in node.attribute}
        args = [self.tensor(name) if name else None for name in node.input]
        return results_of(own, self.label(node), self.bb, args, attributes)

    def converted(self, node: NodeProto) -> list[relax.Expr]:
        """The outputs of `node` by our converter or TVM's, computed in float32 where that is wanted and rounded."""
        attributes = self._parse_attr(node.attribute)
        attributes["tvm_custom"] = {"name": node.name, "num_outputs": len(node.output)}
        kept = self.widen(node)
        results = self.convert(node, attributes)
        if kept:
            self._nodes.update(kept)
            results = [self.rounded(result, name) for result, name in zip(results, node.output, strict=False)]
        return results

    def widen(self, node: NodeProto) -> dict[str, relax.Expr]:
        """Casts the inputs of reduced precision to float32; what they were, by name."""
        if node.op_type in AS_IS:
            return {}
        kept = {}
        for name in {name for name in node.input if name}:
            tensor = self.tensor(name)
            if isinstance(tensor.ty, relax.TensorType) and str(tensor.ty.dtype.dtype) in ("float16", "bfloat16"):
                kept[name] = tensor
                self._nodes[name] = self.bb.emit(relax.op.astype(tensor, "float32"))
        return kept

    def rounded(self, result: relax.Expr, name: str) -> relax.Expr:
        result = self.bb.normalize(result)
        need = self.inferred[name].type.tensor_type.elem_type if name in self.inferred else 0
        narrow = need and _dtype_name(need) in ("float16", "bfloat16")
        return self.bb.emit(relax.op.astype(result, _dtype_name(need))) if narrow else result

    def convert(self, node: NodeProto, attributes: dict[str, Any]) -> list[relax.Expr]:
        if node.op_type in CONVERTERS and node.domain != "com.microsoft":
            return CONVERTERS[node.op_type](node, self, attributes)
        inputs = onnx_input([self.tensor(name) if name else None for name in node.input])
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            converter = _get_convert_map()[node.op_type].get_converter(self.opset)
            result = self.bb.normalize(converter(self.bb, inputs, attributes, [self._nodes, self._params]))
        if isinstance(result, relax.Tuple):
            return list(result.fields)
        if isinstance(result.ty, relax.TupleType):
            return [self.bb.emit(relax.TupleGetItem(result, i)) for i in range(len(result.ty.fields))]
        return [result]

    def tensor(self, name: str) -> relax.Expr:
        """The value called `name` as a tensor."""
        if name in self._nodes:
            return self._nodes[name]
        array = self.known[name]
        if not is_symbolic(array):
            return relax.const(np.ascontiguousarray(array) if array.ndim else array, str(array.dtype))
        sizes = self.bb.emit(relax.op.shape_to_tensor(relax.ShapeExpr(list(array.ravel()))))
        return sizes if array.ndim == 1 else self.bb.emit(relax.op.reshape(sizes, array.shape))

    def sizes(self, name: str) -> list[Any] | None:
        """The value called `name` as sizes (ints and TIR expressions), if it is known."""
        array = self.known.get(name)
        return None if array is None else [v if is_symbolic(array) else int(v) for v in array.ravel()]

    def agree(self, node: NodeProto, name: str, result: relax.Expr) -> relax.Expr:
        """`result`, held against the dtype and shape that ONNX infers for it."""
        result = self.bb.normalize(result)
        if isinstance(result.ty, relax.ShapeType):
            result = self.bb.normalize(relax.op.shape_to_tensor(result))
        if not isinstance(result.ty, relax.TensorType):
            return result
        if not isinstance(result, tvm.ir.Var | tvm.ir.GenericConst):
            result = self.bb.emit(result)
        have = str(result.ty.dtype.dtype)
        if reason := _unrepresented(have):
            raise self.failure(node, reason)
        tensor = self.inferred[name].type.tensor_type if name in self.inferred else None
        if tensor is None:
            return result
        if tensor.elem_type and have != _dtype_name(tensor.elem_type):
            raise self.failure(node, f"its converter gives {have}, not {_dtype_name(tensor.elem_type)}")
        return self.with_shape(node, result, tensor) if tensor.HasField("shape") else result

    def with_shape(self, node: NodeProto, result: relax.Expr, tensor: Any) -> relax.Expr:
        need = [dim.dim_value if dim.HasField("dim_value") else None for dim in tensor.shape.dim]
        shape = result.ty.shape
        if isinstance(shape, relax.ShapeExpr):
            have = [getattr(dim, "value", None) for dim in shape.values]
            if len(have) != len(need) or any(None not in (h, n) and h != n for h, n in zip(have, need, strict=True)):
                raise self.failure(node, f"its converter gives the shape {list(shape.values)}, not {need}")
            return result
        if None in need:
            return result
        return self.bb.match_cast(result, relax.TensorType(need, result.ty.dtype))

    def output(self, name: str) -> relax.Expr:
        result = self.bb.normalize(self.tensor(name))
        shape = result.ty.shape if isinstance(result.ty, relax.TensorType) else None
        found = {variable.name for variable in relax.analysis.tir_vars_in_type(result.ty)}
        if not isinstance(shape, relax.ShapeExpr) or not found <= set(self.variables):
            raise ImportModelError(
                message(
                    f"the shape of the output {name!r} depends on the values of a tensor",
                    need="shapes that follow from the inputs' shapes",
                )
            )
        return result

    def failure(self, node: NodeProto, why: object) -> ImportModelError:
        attributes = {a.name: _shown(a) for a in node.attribute}
        if isinstance(why, Exception):
            lines = str(why).strip().splitlines() or [""]
            why = f"{type(why).__name__}: {lines[-1]}"
        label = self.label(node)
        return ImportModelError(message(f"cannot import the {label} (opset {self.opset}, attributes {attributes})", have=why))

    def label(self, node: NodeProto) -> str:
        return f"{node.op_type} node {node.name!r}" if node.name else f"{node.op_type} node that makes {node.output[0]!r}"


def _plain(value: Any) -> Any:
    """An attribute's value with strings as str."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value.decode() if isinstance(value, bytes) else value


def _sizes(dims: list[Any]) -> Array:
    plain = [getattr(dim, "value", dim) if not isinstance(dim, int) else dim for dim in dims]
    if all(isinstance(dim, int) for dim in plain):
        return np.array(plain, dtype=np.int64)
    array = np.empty(len(plain), dtype=object)
    array[:] = [dim if isinstance(dim, int) else original for dim, original in zip(plain, dims, strict=True)]
    return array


def _dtype_name(elem_type: int) -> str:
    return str(np.dtype(onnx.helper.tensor_dtype_to_np_dtype(elem_type)))


def _unrepresented(dtype: str) -> str | None:
    """Why tk has no tensors of `dtype`: TVM packs what is under 8 bits otherwise, and casts float8 without saturation."""
    narrow = dtype.startswith(("float8_", "float6_", "float4_", "int4", "uint4", "int2", "uint2"))
    return f"a tensor of {dtype}, which tk computes with in no model yet" if narrow else None


def _shown(attribute: onnx.AttributeProto) -> object:
    if attribute.type in (onnx.AttributeProto.GRAPH, onnx.AttributeProto.TENSOR):
        return onnx.AttributeProto.AttributeType.Name(attribute.type).lower()
    return onnx.helper.get_attribute_value(attribute)


def _without_unused(
    mod: tvm.IRModule, inputs: list[relax.Var], weights: Mapping[str, Any]
) -> tuple[tvm.IRModule, dict[str, Array]]:
    """`mod` without the parameters that became constants or that nothing reads."""
    main = mod["main"]
    used = {variable.name for variable in relax.analysis.free_vars(main.body)}
    kept = {name: array for name, (_, array) in weights.items() if name in used}
    params = [variable for variable in main.params if variable.name in kept or any(variable.same_as(i) for i in inputs)]
    mod["main"] = relax.Function(params, main.body, main.ret_ty, main.is_pure, main.attrs)
    return mod, kept
